"""Which card to play: the one with the best expected score over likely deals."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import bytes_of, mask_of
from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import COUNTING, situation_of
from cardavia.ai.search.deals import Stopped, likely_deals
from cardavia.ai.search.level import Level, Method
from cardavia.ai.search.open_hands import open_scores
from cardavia.engine.cards import PACK, Card
from cardavia.engine.observation import Observation

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal, Situation, Stop

THREADS = 2
"""Threads of one search; its result does not depend on them."""
_DOUBT = 0.4
"""Standard errors of the best card within which another is not known to be worse."""


def choose_card(observation: Observation, source: random.Random, level: Level, stop: Stop) -> Card:
    """Return the card to play; once stopped, the best by what has been found, or where nothing was by the policy."""
    if len(observation.playable) == 1:
        return observation.playable[0]
    try:
        deals = likely_deals(observation, source, level.deals, level.pool, stop)
    except Stopped:
        return _liked(observation)
    seed = source.getrandbits(62)
    if level.method is Method.OPEN or len(observation.hand) <= level.open_from:
        scores = open_scores(observation, deals, level, stop)
        if scores:
            return max(scores, key=scores.__getitem__)
    return _searched(observation, deals, level, seed, stop)


def _searched(observation: Observation, deals: Sequence[Deal], level: Level, seed: int, stop: Stop) -> Card:
    """Return the best card by playouts; among those that chance alone may have parted, the one the policy likes."""
    situation, payoff = situation_of(observation), priced(payoff_of(observation))
    search = kernel.native.search_flat if level.method is Method.FLAT else kernel.native.search_tree
    found = [
        move
        for move in search(situation, payoff, deals, level.playouts, seed=seed, threads=THREADS, stop=stop)
        if move.visits
    ]
    if not found:
        return _liked(observation)
    best = max((move for move in found if move.visits == found[0].visits), key=lambda move: move.mean)
    least = best.mean - _DOUBT * math.sqrt(best.variance / best.visits)
    likes = _likes(observation, situation)
    return PACK[max((move for move in found if move.mean >= least), key=lambda move: likes.get(move.card, 0.0)).card]


def _liked(observation: Observation) -> Card:
    """Return the card that the policy likes best."""
    likes = _likes(observation, situation_of(observation))
    return max(observation.playable, key=lambda card: likes.get(card.index, -math.inf))


def _likes(observation: Observation, situation: Situation) -> Mapping[int, float]:
    """Return what the policy thinks of each card the seat may play, in card points, from its own hand alone."""
    side = mask_of(observation.players, (seat for seat, party in observation.parties.items() if party in COUNTING))
    return {kind: value for kind, value, _ in kernel.native.policy_values(situation, bytes_of(observation.hand), side)}
