"""How likely what was said is, with the cards of a sample: the product of a chance for each decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from cardavia.ai.sampling.sample import Sample
from cardavia.ai.sampling.valuing import number_of
from cardavia.engine.cards import Hand
from cardavia.engine.seats import Seat

FLOOR = 0.02
"""The least chance of most decisions: people do strange things."""
BID_FLOOR = 0.001
"""The least chance of a bid that was made: few hands are good enough for it, and nobody bids on any of the others."""
FOUR = 4
"""Cards that are seen before the early doublings."""
_ENOUGH = 50_000
"""Hands remembered before all are forgotten."""

Chance = Callable[[int], float]
"""The chance, 0 to 1, that a player with this hand (see `cardavia.ai.sampling.valuing`) decides as he did."""


class Moment(Enum):
    """The cards on which a decision rests: the first four, all as dealt, or all with which the play begins."""

    FOUR = "four"
    DEALT = "dealt"
    BEGUN = "begun"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat decided, as the chance of it by the seat's cards."""

    seat: Seat
    moment: Moment
    chance: Chance
    floor: float = FLOOR


class Judge:
    """Weighs samples by all that one seat has heard of the others."""

    def __init__(self, judgements: Iterable[Judgement], played: Mapping[Seat, Hand]) -> None:
        """Take the judgements of one observation; ``played`` is what each player has laid."""
        grouped: dict[tuple[Seat, Moment], list[Judgement]] = {}
        for judgement in judgements:
            grouped.setdefault((judgement.seat, judgement.moment), []).append(judgement)
        self._groups = [
            (seat, moment, number_of(played[seat]), tuple(judged), dict[int, float]())
            for (seat, moment), judged in grouped.items()
        ]

    @property
    def has_heard(self) -> bool:
        """Whether anything has been said that tells hands apart."""
        return bool(self._groups)

    def weigh(self, sample: Sample) -> float:
        """Return how likely the others would have spoken as they did; never 0."""
        weight = 1.0
        for seat, moment, played, judged, known in self._groups:
            number = _number(sample, seat, moment, played)
            chance = known.get(number)
            weight *= _together(number, judged, known) if chance is None else chance
        return weight


def _number(sample: Sample, seat: Seat, moment: Moment, played: int) -> int:
    if moment is Moment.BEGUN:
        return number_of(sample.hands[seat]) + played
    dealt = sample.dealt[seat]
    return number_of(dealt[:FOUR] if moment is Moment.FOUR else dealt)


def _together(number: int, judged: tuple[Judgement, ...], known: dict[int, float]) -> float:
    if len(known) >= _ENOUGH:
        known.clear()
    product = 1.0
    for judgement in judged:
        product *= max(judgement.chance(number), judgement.floor)
    known[number] = product
    return product
