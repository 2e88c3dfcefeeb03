"""Which card to play: the one with the best expected score over likely deals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import situation_of
from cardavia.ai.search.deals import likely_deals
from cardavia.ai.search.level import Level, Method
from cardavia.ai.search.open_hands import open_scores
from cardavia.engine.cards import PACK, Card
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Stop

THREADS = 2
"""Threads of one search; its result does not depend on them."""


def choose_card(observation: Observation, source: random.Random, level: Level, stop: Stop) -> Card:
    """Return the card to play; once stopped, the best by what has been found, or any where nothing was."""
    if len(observation.playable) == 1:
        return observation.playable[0]
    scores = score_cards(observation, source, level, stop)
    return max(scores, key=scores.__getitem__, default=observation.playable[0])


def score_cards(observation: Observation, source: random.Random, level: Level, stop: Stop) -> Mapping[Card, float]:
    """Return what each card that can be recommended is expected to score, for the own seat."""
    deals = likely_deals(observation, source, level.deals, level.pool)
    seed = source.getrandbits(62)
    situation, payoff = situation_of(observation), priced(payoff_of(observation))
    if level.method is Method.OPEN or len(observation.hand) <= level.open_from:
        scores = open_scores(observation, deals, level, stop)
        if scores:
            return scores
    search = kernel.native.search_flat if level.method is Method.FLAT else kernel.native.search_tree
    found = search(situation, payoff, deals, level.playouts, seed=seed, threads=THREADS, stop=stop)
    return {PACK[move.card]: move.mean for move in found if move.visits >= found[0].visits}
