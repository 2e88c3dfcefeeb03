"""Samples of the hidden cards: every way that agrees with what a seat knows has the same chance, weighed or not."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, product
from typing import Final

from cardavia.ai.sampling import doppelkopf_facts, doppelkopf_judgements, schafkopf_facts, schafkopf_judgements
from cardavia.ai.sampling.completing import Piles, dealt_hands, handed_over
from cardavia.ai.sampling.counting import Distribution
from cardavia.ai.sampling.judging import Judge
from cardavia.ai.sampling.picking import effective, picked
from cardavia.ai.sampling.sample import Sample
from cardavia.ai.sampling.settling import side_of
from cardavia.ai.sampling.view import View, less, view_of
from cardavia.engine.cards import Hand
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat

_POOL = 4
"""How many samples are drawn for each that is kept, where the weights differ much."""
_EVEN: Final = 0.9
"""Share of the samples that their weights make count, from which they are taken as they come."""


class Sampler:
    """Draws the hidden cards of one observation; all that does not depend on chance is done once.

    It knows nothing but the observation: with the same source of chance the same samples come.
    """

    def __init__(self, observation: Observation) -> None:
        """Count the ways in which the cards can lie."""
        self.observation = observation
        self._view = view_of(observation)
        self._ways = _ways(self._view)
        self._upto = tuple(accumulate(way.total for way in self._ways))
        self._side = side_of(observation)
        self._keeps_order = bool(getattr(observation.options, "klopfen", False))
        self._judge: Judge | None = None

    def draw(self, source: random.Random) -> Sample:
        """Return one of the ways to distribute the hidden cards, each with the same chance and the weight 1.

        The two copies of a card count as two cards. A scored deal lies open: then there is but one way.
        """
        if self.observation.revealed is not None:
            return self._shown(self.observation.revealed)
        return self._completed(self._piles(source), source)

    def weigh(self, sample: Sample) -> float:
        """Return how likely the others would have spoken as they did with the cards of the sample.

        It is above 0 and at most 1; only the ratio of two weights of the same observation means something.
        """
        return self._judging().weigh(sample)

    def draw_weighed(self, source: random.Random, count: int) -> tuple[Sample, ...]:
        """Return so many samples, their weights such that on average they count 1.

        Where the weights differ much, the samples are chosen by them out of more and then count alike.
        """
        pool = self._drawn(source, count)
        if not self._judging().has_heard or self.observation.revealed is not None or not pool:
            return pool
        weights = self._weights(pool)
        if effective(weights) >= _EVEN * count:
            mean = sum(weights) / count
            return tuple(replace(sample, weight=w / mean) for sample, w in zip(pool, weights, strict=True))
        return picked(lambda size: self._drawn(source, size), self._weights, source, count, _POOL * count)

    def _drawn(self, source: random.Random, count: int) -> tuple[Sample, ...]:
        return tuple(self.draw(source) for _ in range(count))

    def _weights(self, samples: Sequence[Sample]) -> list[float]:
        return [self.weigh(sample) for sample in samples]

    def _judging(self) -> Judge:
        if self._judge is None:
            game = doppelkopf_judgements if self.observation.game == "doppelkopf" else schafkopf_judgements
            self._judge = Judge(game.judgements(self._view), self._view.played)
        return self._judge

    def _shown(self, dealt: tuple[Hand, ...]) -> Sample:
        """Return the cards of a scored deal, which lie on the table."""
        played, counts = self._view.played, self.observation.counts
        hands = tuple(less(hand, played.get(seat, ())) if counts[seat] else () for seat, hand in enumerate(dealt))
        return Sample(dealt, hands, self._side(dealt))

    def _piles(self, source: random.Random) -> Piles:
        way = self._ways[bisect_right(self._upto, source.random() * self._upto[-1]) if len(self._upto) > 1 else 0]
        piles = way.draw(source)
        for place, known in self._view.located.items():
            piles[place] = [*known, *piles.get(place, ())]
        return piles

    def _completed(self, piles: Piles, source: random.Random) -> Sample:
        observation, view = self.observation, self._view
        handed = handed_over(view, piles, source) if view.handing.giver is not None else ()
        dealt = dealt_hands(view, piles, handed)
        if self._keeps_order:
            dealt = {seat: tuple(source.sample(hand, len(hand))) for seat, hand in dealt.items()}
        hands: dict[Seat, Hand] = {seat: tuple(piles[seat]) for seat in view.hidden}
        own = observation.seat
        rest = tuple(piles.get(own, ()))
        dealt[own], hands[own] = observation.dealt + rest, observation.hand + rest
        seats = range(len(observation.counts))
        whole = tuple(dealt.get(seat, ()) for seat in seats)
        return Sample(whole, tuple(hands.get(seat, ()) for seat in seats), self._side(whole), handed)


def _ways(view: View) -> tuple[Distribution, ...]:
    """Return the cases that are possible; where nothing is, those that at least respect what was not followed."""
    game = doppelkopf_facts if view.observation.game == "doppelkopf" else schafkopf_facts
    for facts in (tuple(game.facts(view)), ((view.voids(),),), (((),),)):
        cases = (tuple(bound for case in chosen for bound in case) for chosen in product(*facts))
        ways = tuple(way for case in cases if (way := Distribution(view.unplaced, view.room, case)).total)
        if ways:
            return ways
    raise ValueError("the cards do not fit into the hands")


def draw(observation: Observation, source: random.Random, count: int) -> tuple[Sample, ...]:
    """Return so many samples of what the observation hides, as likely as what the others said makes them.

    Each counts with its weight, 1 on average. The result depends on nothing but the observation and the source.
    """
    return Sampler(observation).draw_weighed(source, count)


def weigh(observation: Observation, sample: Sample) -> float:
    """Return how likely the others would have spoken as they did with the cards of the sample (`Sampler.weigh`)."""
    return Sampler(observation).weigh(sample)
