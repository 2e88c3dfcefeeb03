"""Which cards to hand over are worth simulating: a few different ideas of what should go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.actions import Action, Exchange, Transfer
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation

_MOST = 5
"""Ways of handing cards over that are simulated."""

Rank = Callable[[Observation, Card], tuple[int, ...]]


def candidates(observation: Observation) -> tuple[Action, ...]:
    """Return the duties worth a simulation: refusing to help first, or the cards the easy player hands over."""
    duties = observation.duties
    if not isinstance(duties[0], Exchange):
        return tuple(reversed(duties))
    easy = EasyPlayer().choose(observation)
    if not isinstance(easy, Exchange):
        raise ValueError("cards are to be handed over")
    if len(easy.cards) == 1:
        return (easy, *(action for action in duties if action != easy))[:_MOST]
    ideas = (_picked(observation, easy, rank) for rank in _RANKS)
    allowed = dict.fromkeys((easy, *(idea for idea in ideas if idea in duties)))
    return tuple(allowed)[:_MOST]


def _picked(observation: Observation, easy: Exchange, rank: Rank) -> Exchange:
    """Return the cards that come first by a rank; the trumps of a poor player go anyhow."""
    poor = easy.transfer is Transfer.PASS
    must = observation.order.trumps_in(observation.hand) if poor else ()
    free = sorted((card for card in observation.hand if card not in must), key=lambda card: rank(observation, card))
    return Exchange(easy.transfer, (*must, *free)[: len(easy.cards)])


def _shortest_first(observation: Observation, card: Card) -> tuple[int, ...]:
    """Prefer to be empty of a suit, aces kept."""
    return int(_trump(observation, card)), int(_ace(observation, card)), _mates(observation, card), -card.points


def _void_first(observation: Observation, card: Card) -> tuple[int, ...]:
    """Prefer to be empty of a suit, whatever the cards are."""
    return int(_trump(observation, card)), _mates(observation, card), -card.points


def _fat_first(observation: Observation, card: Card) -> tuple[int, ...]:
    """Prefer to hand over many card points, aces kept."""
    return int(_trump(observation, card)), int(_ace(observation, card)), -card.points


def _lean_first(observation: Observation, card: Card) -> tuple[int, ...]:
    """Prefer to hand over few card points."""
    return int(_trump(observation, card)), card.points, _mates(observation, card)


def _aces_first(observation: Observation, card: Card) -> tuple[int, ...]:
    """Prefer to hand over the cards that win tricks."""
    return int(_trump(observation, card)), -int(_ace(observation, card)), -card.points


_RANKS: Final[tuple[Rank, ...]] = (_shortest_first, _void_first, _fat_first, _aces_first, _lean_first)


def _trump(observation: Observation, card: Card) -> bool:
    return observation.order.is_trump(card)


def _ace(observation: Observation, card: Card) -> bool:
    return card.rank is observation.order.plain[0]


def _mates(observation: Observation, card: Card) -> int:
    """Return how many cards of its group the hand holds."""
    group = observation.order.group(card)
    return sum(observation.order.group(other) is group for other in observation.hand)
