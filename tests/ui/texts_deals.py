"""Real deals for the tests of texts, and observations of every kind of moment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardavia.engine.actions import Action, Bid, Call, Exchange, Move, Play, Say, Saying, Transfer, Verb
from cardavia.engine.cards import Card, parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.engine.game import apply, refusal
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, SeenMove, observe
from cardavia.engine.result import Party, Redeal, Result
from cardavia.engine.state import Deal, Phase, Standing, State, Trick

PLAYERS = ("Me", "Anna", "Bohdan", "Clara")
CALLER = "CQ SQ CJ HA HT DA S7 S8"
HOLDER = "SA S9 C9 C8 HK H9 DT D9"
THIRD = "HQ DQ SJ H8 CA CT DK D8"
FOURTH = "HJ DJ H7 CK C7 ST SK D7"


def schafkopf(hands: Sequence[str], dealer: int, *actions: str) -> State:
    """Return the state of a deal of Schafkopf after the actions."""
    game = game_of("schafkopf")
    deal = Deal(dealer, tuple(parse_cards(hand) for hand in hands))
    state = game.begin(game.catalogue.preset("schaf"), deal, Standing())
    for action in actions:
        state = apply(game, state, Move.parse(action))
    return state


def view(state: State) -> Observation:
    """Return what the person at seat 0 sees of a deal of Schafkopf."""
    return observe(game_of("schafkopf"), state, 0)


def why_not(state: State, action: str) -> Reason:
    """Return why the engine refuses the action of a deal of Schafkopf."""
    return refusal(game_of("schafkopf"), state, Move.parse(action))


def led_to() -> Observation:
    """Return a moment of a Rufer: a trump was led and it is the person's turn."""
    hands = (CALLER, HOLDER, THIRD, FOURTH)
    return view(schafkopf(hands, 2, "3:pass", "0:rufer S", "1:pass", "2:pass", "3:HJ"))


def under(seen: Observation, game: str, preset: str | None = None, **chosen: Any) -> Observation:
    """Return the moment under the rules of a game, by default those of its first rule set."""
    catalogue = game_of(game).catalogue
    return replace(seen, game=game, options=catalogue.build(preset or next(iter(catalogue.presets)), chosen))


def asked(phase: Phase, *legal: Action) -> Observation:
    """Return a moment at which the person must choose from the actions."""
    return replace(led_to(), phase=phase, turn=0, trick=None, legal=legal, contract=None)


def waiting(phase: Phase) -> Observation:
    """Return a moment at which another player must act."""
    return replace(led_to(), phase=phase, turn=None if phase is Phase.DONE else 1, legal=())


def announcing(*sayings: Saying) -> Observation:
    """Return a moment at which the person may announce and another player must act."""
    return replace(waiting(Phase.PLAY), legal=tuple(map(Say, sayings)))


def finished(contract: str | None, won: Party | None, re: Sequence[int] = (0,), points: int = 0) -> Observation:
    """Return a finished deal: the winning side has taken one trick of that many tens and nines."""
    sides = (Party.RE, Party.KONTRA) if won in (Party.RE, Party.KONTRA) else (Party.DECLARER, Party.DEFENDERS)
    parties = {seat: sides[0] if seat in re else sides[1] for seat in range(4)}
    winner = next((seat for seat, party in parties.items() if party is won), None)
    cards = (Card.parse("HT"),) * (points // 10)
    return replace(
        waiting(Phase.DONE),
        contract=Contract.parse(contract) if contract else None,
        declarer=re[0] if contract else None,
        parties=parties,
        public_parties=parties,
        tricks=(Trick((0, 1, 2, 3), cards, winner),),
        trick=None,
        result=Result(winner=won, scores=(0, 0, 0, 0)),
    )


def redealt(redeal: Redeal, contract: str | None, last: Action) -> Observation:
    """Return a deal that ended without a score after the last action."""
    done = finished(contract, None)
    return replace(done, moves=(SeenMove(1, last),), result=Result(redeal=redeal))


PASS = Call(Verb.PASS)
CHOICES: tuple[Observation, ...] = (
    asked(Phase.DOUBLE, Call(Verb.DOUBLE), Call(Verb.NO_DOUBLE)),
    asked(Phase.RESERVATIONS, Call(Verb.HEALTHY)),
    replace(asked(Phase.RESERVATIONS, Bid(Contract.parse("solo-C"))), standing=Standing((0,), 0)),
    asked(Phase.BIDDING, PASS, Bid(Contract.parse("wenz"))),
    asked(Phase.BIDDING, Bid(Contract.parse("rufer-C"))),
    asked(Phase.AUCTION, Call(Verb.HOLD), Call(Verb.YIELD)),
    asked(Phase.AUCTION, Call(Verb.YIELD)),
    asked(Phase.EXCHANGE, Exchange(Transfer.PASS, parse_cards("CA CA CA"))),
    asked(Phase.EXCHANGE, Exchange(Transfer.RETURN, parse_cards("CA CA CA"))),
    asked(Phase.EXCHANGE, Exchange(Transfer.LAY, parse_cards("HA"))),
    asked(Phase.EXCHANGE, Exchange(Transfer.GIVE, parse_cards("CA"))),
    replace(asked(Phase.EXCHANGE, Call(Verb.ACCEPT)), contract=Contract.parse("poverty")),
    replace(asked(Phase.EXCHANGE, Call(Verb.ACCEPT)), contract=Contract.parse("hochzeit")),
    asked(Phase.PLAY, Say(Saying.RE)),
    asked(Phase.PLAY, Play(Card.parse("CA"))),
    led_to(),
)
"""A moment of every kind at which the person has to do something."""
