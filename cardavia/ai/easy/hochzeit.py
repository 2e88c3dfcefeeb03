"""Hochzeit in Schafkopf (``rules.md`` G): whether to take the other's only trump, and what to give for it."""

from __future__ import annotations

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.schafkopf_weights import HOCHZEIT
from cardavia.ai.easy.strength import promise, strength_of
from cardavia.engine.actions import Action, Call, Exchange, Verb
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation
from cardavia.engine.schafkopf.options import options_of

_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)
NEEDED = 0.52
"""Chance to win from which the trump is taken."""


def exchange(observation: Observation) -> Action:
    """Return the next step of a Hochzeit."""
    gifts = [action for action in observation.duties if isinstance(action, Exchange)]
    if gifts:
        return max(gifts, key=lambda action: _gives(observation, action.cards[0]))
    willing = _ACCEPT in observation.duties and chance_of(observation) >= NEEDED
    return _ACCEPT if willing else _DECLINE


def chance_of(observation: Observation) -> float:
    """Return the estimated chance, 0 to 1, to win with the one who offers his only trump."""
    short = options_of(observation.options).short_deck
    pack = pack_of(observation.game, observation.options)
    return promise(HOCHZEIT[short], strength_of(observation.order, observation.hand, pack))


def _gives(observation: Observation, card: Card) -> tuple[bool, int, int]:
    """Rank what goes to the other: no ace, the shortest suit to be empty of it, and its points with it."""
    order = observation.order
    mates = sum(order.group(other) is order.group(card) for other in observation.hand)
    return card.rank is not order.plain[0], -mates, card.points
