"""A poverty (Armut): what to pass, whether to help, what to return."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.strength import promise, strength_of
from cardavia.engine.actions import Action, Call, Exchange, Transfer, Verb
from cardavia.engine.cards import Card
from cardavia.engine.doppelkopf.exchange import HANDED
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.observation import Observation

_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)
WEIGHTS: Final[Sequence[float]] = (-3.7, 0.48, 0.82, -0.36, -0.50, -0.02, -0.02)
"""Fitted to deals played out by easy players: a constant and the numbers of `Strength` before the exchange."""
_NEEDED = 0.5
"""Chance to win from which the poor player is helped."""
_RATHER = 0.04
"""How much less is enough where a refused poverty is a black sow."""


def exchange(observation: Observation) -> Action:
    """Return the next step of the exchange."""
    offered = next((action for action in observation.duties if isinstance(action, Exchange)), None)
    if offered is None:
        return _ACCEPT if chance_of(observation) >= needed_chance(observation) else _DECLINE
    rank = _passed_first if offered.transfer is Transfer.PASS else _returned_first
    cards = sorted(observation.hand, key=lambda card: rank(observation, card))
    return Exchange(offered.transfer, tuple(cards[:HANDED]))


def needed_chance(observation: Observation) -> float:
    """Return the chance that helping asks for: less where somebody plays alone if nobody helps (D27)."""
    return _NEEDED - (_RATHER if options_of(observation.options).poverty_refused == "black-sow" else 0.0)


def chance_of(observation: Observation) -> float:
    """Return the estimated chance, 0 to 1, to win the poor player's game with him."""
    pack = pack_of(observation.game, observation.options)
    return promise(WEIGHTS, strength_of(observation.order, observation.hand, pack))


def _passed_first(observation: Observation, card: Card) -> tuple[int, int, int]:
    """Rank what the poor player gives: his trumps, which must go, then the shortest suits, high cards first."""
    order = observation.order
    if order.is_trump(card):
        return 0, 0, -order.strength(card)
    return 1, _mates(observation, card), -card.points


def _returned_first(observation: Observation, card: Card) -> tuple[int, int, int]:
    """Rank what the helper returns: his shortest plain suits with their points, then aces, and trumps last of all."""
    order = observation.order
    if order.is_trump(card):
        return 2, order.strength(card), 0
    ace = card.rank is order.plain[0]
    return int(ace), _mates(observation, card), -card.points


def _mates(observation: Observation, card: Card) -> int:
    """Return how many cards of its suit the hand holds."""
    order = observation.order
    return sum(order.group(other) is order.group(card) for other in observation.hand)
