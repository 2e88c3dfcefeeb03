"""The payoff of the deal one looks at, as it stands and as it would be after an announcement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardavia.ai.bridge import doppelkopf, schafkopf
from cardavia.ai.bridge.payoff import Payoff
from cardavia.engine.actions import Call, Saying, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.doppelkopf.announcing import LEVELS
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.schafkopf.scoring import runners_with
from cardavia.engine.seats import Seat
from cardavia.engine.state import Said, State

_DOUBLE: Final = Call(Verb.DOUBLE)


def payoff_of(view: Observation | State, more: Iterable[Said] = ()) -> Payoff:
    """Return how the deal will score from where it stands, ``more`` having been announced besides.

    ValueError before a contract of Schafkopf is settled.
    """
    said = (*view.said, *more)
    if isinstance(view.options, DoppelkopfOptions):
        return doppelkopf.payoff(view.options, view.standing, said)
    if view.contract is None:
        raise ValueError("no contract has been settled")
    early = sum(move.action == _DOUBLE for move in view.moves)
    return schafkopf.payoff(options_of(view.options), view.standing, view.contract, early + len(said))


def payoff_if(view: Observation | State, party: Party, sayings: Iterable[Saying]) -> Payoff:
    """Return the payoff as it would be had a side announced this besides."""
    return payoff_of(view, (Said(0, saying, 0, party=party if saying in LEVELS else None) for saying in sayings))


def variant_of(view: Observation | State, dealt: Sequence[Hand], side: Iterable[Seat]) -> int:
    """Return which table of the payoff holds for these hands as dealt and this side: the number of runners."""
    if not isinstance(view.options, SchafkopfOptions):
        return 0
    return runners_with(view.order.trumps, {card for seat in side for card in dealt[seat]})
