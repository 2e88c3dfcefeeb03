"""What everybody at the table knows while cards are played, as the kernel's situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import NOBODY, group_of, hands_of, mask_of
from cardavia.ai.bridge.payoff import OFF, PAIRS, Specials
from cardavia.ai.bridge.payoffs import payoff_of, variant_of
from cardavia.ai.bridge.rules import rules_of
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.tricks import lying, played
from cardavia.engine.actions import Saying
from cardavia.engine.cards import Card, Hand, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.black_sow import SOW
from cardavia.engine.doppelkopf.extras import FORTY
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.sides import WEDDING_TRICKS
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal, Extras, Goal, Situation

COUNTING: Final = (Party.RE, Party.DECLARER)
"""The sides whose tricks count in the kernel."""
_UNKNOWN, _OTHER, _OURS = -1, 0, 1
_BY_QUEENS: Final = frozenset({Kind.NORMAL, Kind.SILENT_WEDDING})


def situation_of(observation: Observation) -> Situation:
    """Return the situation of a deal whose cards are being played; ValueError before.

    Places count from the first of ``observation.players``; the own place is that of the observation's seat.
    """
    contract, trick = observation.contract, observation.trick
    if contract is None or trick is None:
        raise ValueError("no trick is being played")
    tricks = lying(observation)
    places = observation.players.index
    options = observation.options
    bride = observation.declarer if contract.kind is Kind.WEDDING else None
    return kernel.native.Situation.make(
        rules=rules_of(observation.order, pack_of(observation.game, options), observation.called),
        own=places(observation.seat),
        leader=places((tricks[0] if tricks else trick).leader),
        played=[(places(seat), card.index) for seat, card in played(observation)],
        known=[_side(observation.public_parties.get(seat)) for seat in observation.players],
        revealing=[card.index for card in _revealing(observation, contract)],
        bride=_place(observation, bride),
        bride_tricks=WEDDING_TRICKS,
        bride_plain=isinstance(options, DoppelkopfOptions) and options.wedding_trick == "plain",
        lone_kind=SOW.index if contract.kind is Kind.BLACK_SOW else NOBODY,
        extras=_extras(payoff_of(observation).specials),
        goal=_goal(contract),
        declarer=_place(observation, _attacker(observation, contract)),
    )


def _side(party: Party | None) -> int:
    return _UNKNOWN if party is None else _OURS if party in COUNTING else _OTHER


def _revealing(observation: Observation, contract: Contract) -> Iterator[Card]:
    """Yield the cards that show their player to be of the counting side: the called one, the queens of Re."""
    if observation.called is not None:
        yield observation.called
    regrouped = any(said.saying is Saying.GENSCHER for said in observation.said)
    if isinstance(observation.options, DoppelkopfOptions) and contract.kind in _BY_QUEENS and not regrouped:
        yield Card.parse(observation.options.parties_by)


@lru_cache(maxsize=16)
def _extras(specials: Specials) -> Extras:
    return kernel.native.Extras.make(
        fox=specials.fox,
        fox_values=specials.fox_values,
        charlie=specials.charlie,
        charlie_caught=specials.charlie_caught,
        forty=0 if specials.forty == OFF else FORTY,
        forty_pairs=specials.forty == PAIRS,
        full_group=group_of(Suit.HEARTS) if specials.heart_trick else NOBODY,
        dulle=specials.dulle,
    )


def _goal(contract: Contract) -> Goal:
    goals = kernel.native.Goal
    if contract.is_tout:
        return goals.ALL_TRICKS
    return {Kind.BETTEL: goals.NO_TRICK, Kind.RAMSCH: goals.MISERE}.get(contract.kind, goals.POINTS)


def _attacker(observation: Observation, contract: Contract) -> Seat | None:
    """Return who draws the trumps for the counting side, as everybody knows.

    That is who called or plays alone, in a poverty who helps, and nobody while a silent wedding is not known.
    """
    public = observation.public_parties
    if contract.kind is Kind.SILENT_WEDDING and len(public) < len(observation.players):
        return None
    if contract.kind is not Kind.POVERTY:
        return observation.declarer
    re = (seat for seat, party in public.items() if party is Party.RE)
    return next((seat for seat in re if seat != observation.declarer), None)


def _place(observation: Observation, seat: Seat | None) -> int:
    return NOBODY if seat is None else observation.players.index(seat)


def deal_of(
    view: Observation | State, hands: Sequence[Hand], dealt: Sequence[Hand], side: Iterable[Seat], weight: float = 1.0
) -> Deal:
    """Return one way the cards may lie, as the kernel's deal: cards now and as dealt by seat, the counting side."""
    counting = tuple(side)
    places = view.players
    return hands_of(places, hands), mask_of(places, counting), weight, variant_of(view, dealt, counting)
