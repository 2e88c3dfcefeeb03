"""The second to fourth card of a trick."""

from __future__ import annotations

from cardavia.ai.easy.judging import judge
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.worth import average
from cardavia.engine.cards import Card

_EMPTIES_SUIT = 0.12
"""What it is worth to get rid of the last card of a plain suit while one holds trumps, in average tricks."""


def follow(known: Knowledge) -> Card:
    """Return the card to add to the trick."""
    return max(known.observation.playable, key=lambda card: _value(known, card))


def _value(known: Knowledge, card: Card) -> tuple[float, int, int]:
    """Return the measure of the card; of equal ones the weaker is played, and the later in the pack."""
    return judge(known, card) + _emptying(known, card), -known.order.strength(card), card.index


def _emptying(known: Knowledge, card: Card) -> float:
    group = known.order.group(card)
    if group is None or not known.order.trumps_in(known.hand):
        return 0.0
    mates = sum(known.order.group(other) is group for other in known.hand)
    return _EMPTIES_SUIT * average(known) if mates == 1 and known.of_group(group) else 0.0
