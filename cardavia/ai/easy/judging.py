"""The one measure of every card: what its trick is likely to bring, less what the card would earn later."""

from __future__ import annotations

from cardavia.ai.easy.black_sow import sow_value
from cardavia.ai.easy.chances import chance_ours
from cardavia.ai.easy.friends import open_wedding
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.points import outlook_alone
from cardavia.ai.easy.tricks import black_sow_is_open
from cardavia.ai.easy.worth import average, kept, stakes
from cardavia.engine.cards import Card

_LAST_CHANCE = 3
"""The trick in which a bride must find her partner."""


def judge(known: Knowledge, card: Card) -> float:
    """Return how good the card is now, in card points (Augen) won rather than lost."""
    cards = (*known.trick.cards, card)
    ours = chance_ours(known, cards)
    won, lost = stakes(known, cards)
    return ours * won - (1 - ours) * lost - kept(known, card) + _special(known, card)


def _special(known: Knowledge, card: Card) -> float:
    """Return what the card means for sides that are still open: a wedding's, or a black sow's."""
    if black_sow_is_open(known.observation):
        return sow_value(known, card, outlook_alone(known))
    return _wedding(known, card)


def _wedding(known: Knowledge, card: Card) -> float:
    """Return what it means for an open wedding who takes the trick: the bride seeks help, the others her hand."""
    observation = known.observation
    if not open_wedding(observation):
        return 0.0
    cards = (*known.trick.cards, card)
    holder = known.trick.seats[known.order.winner(cards, known.last_trick)]
    if holder != observation.seat:
        return 0.0
    urgent = 3.0 if len(observation.tricks) == _LAST_CHANCE - 1 else 1.0
    return average(known) * (-urgent if known.is_declarer else 0.25)
