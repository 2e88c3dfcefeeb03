"""Doublings: Klopfen before the bidding, Kontra to Hirsch in trick 1 (``rules.md`` G, ``rulings.md`` 32, 34)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Action, Call, Move, Say, Saying, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Kind
from cardavia.engine.errors import Reason
from cardavia.engine.play import announce
from cardavia.engine.result import Factor, Party
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.sides import party_of
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State

SEEN_CARDS = 4
"""Cards a player has seen when asked to double early; those listed first in a record were dealt first."""
LADDER = (Saying.KONTRA, Saying.RE, Saying.SUB, Saying.HIRSCH)
"""The doublings of the first trick in order; the sides take turns, the defenders begin."""
TWICE = 2
CARDS_BEFORE_KONTRA, CARDS_BEFORE_RE = 1, 3
"""Most cards that may lie in the first trick when Kontra, and when Re or more is said (``rulings.md`` 32)."""

_DOUBLE, _NO_DOUBLE = Call(Verb.DOUBLE), Call(Verb.NO_DOUBLE)


def first_phase(options: SchafkopfOptions) -> Phase:
    """Return the phase in which a deal begins: Klopfen, or bidding at once."""
    return Phase.DOUBLE if options.klopfen else Phase.BIDDING


def legal_early(state: State) -> tuple[Action, ...]:
    """Return the two answers of Klopfen."""
    return _DOUBLE, _NO_DOUBLE


def double_early(state: State, move: Move) -> State:
    """Return the state after a seat has doubled or not; the bidding begins after the fourth."""
    state = replace(state, moves=(*state.moves, move))
    asked = len(state.moves)
    if asked < len(state.players):
        return replace(state, turn=state.players[asked])
    return replace(state, phase=Phase.BIDDING, turn=state.deal.first)


def seen_cards(state: State, seat: Seat) -> Hand:
    """Return the cards the seat has looked at: the first four while early doublings are asked."""
    hand = state.hands[seat]
    return hand[:SEEN_CARDS] if state.phase is Phase.DOUBLE else hand


def announceable(state: State, seat: Seat, options: SchafkopfOptions) -> tuple[Say, ...]:
    """Return the next doubling if it is the seat's side's and there is still time."""
    return tuple(Say(chance.saying) for chance in chances(state, options) if party_of(state, seat) is chance.party)


def chances(state: State, options: SchafkopfOptions) -> tuple[Chance, ...]:
    """Return the next doubling, which one side can say while there is time; nothing in it is hidden from anybody."""
    if not options.kontra or state.phase is not Phase.PLAY or state.side is None or state.tricks:
        return ()
    step = len(state.said)
    if step >= options.kontra or state.trick is None:
        return ()
    latest = CARDS_BEFORE_KONTRA if step == 0 else CARDS_BEFORE_RE
    party = Party.DECLARER if step % TWICE else Party.DEFENDERS
    return (Chance(party, LADDER[step], lying=latest),) if len(state.trick.cards) <= latest else ()


def say(state: State, move: Move, action: Say) -> State:
    """Return the state after a doubling, which shows its speaker's side."""
    return announce(state, move, action, party_of(state, move.seat))


def say_refusal(state: State, move: Move) -> Reason:
    """Return why the doubling is not allowed now."""
    said = isinstance(move.action, Say) and any(said.saying is move.action.saying for said in state.said)
    return Reason.SAY_SAID if said else Reason.DOUBLING_DEADLINE


def factors(state: State) -> tuple[Factor, ...]:
    """Return a factor for each doubling of the deal, the early ones first; a pool payment has none."""
    if state.contract is None:
        return ()
    early = sum(move.action == _DOUBLE for move in state.moves)
    spoken = (said.saying.value for said in state.said if state.contract.kind is not Kind.RAMSCH)
    return (Factor("double", TWICE),) * early + tuple(Factor(key, TWICE) for key in spoken)
