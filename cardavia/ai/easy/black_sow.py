"""Black sow (Schwarze Sau, ``rules.md`` D27): whoever wins the trick with the second queen of spades plays alone."""

from __future__ import annotations

from cardavia.ai.easy.chances import chance_beats
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.tricks import black_sow_is_open, played
from cardavia.engine.cards import Card
from cardavia.engine.doppelkopf.black_sow import SOW

_BOTH = 2
_KEPT = 0.4
"""Share of the outlook that a second queen of spades in the hand stands for: it falls into somebody's trick."""
_FIRST = 5.0
"""What it is worth to be rid of a queen of spades while it is harmless, in card points."""
_STILL_COMES = 0.3
"""Chance that a player behind adds the second queen of spades to the trick."""
_CAUTION = 20.0
"""Card points by which the outlook alone must be better than even: three others pay or are paid."""
_TAKES = 0.5
"""Chance that a player behind takes the trick if he can."""


def sow_value(known: Knowledge, card: Card, outlook: float) -> float:
    """Return what the card means for being the soloist.

    ``outlook`` is by how many card points the hand alone is likely to win, or with a minus to lose.
    """
    if not black_sow_is_open(known.observation):
        return 0.0
    lie = sum(fallen is SOW for _, fallen in played(known.observation)) + (card is SOW)
    settles = _settles(known, lie)
    own = _chance_own(known, card) if settles else 0.0
    careful = outlook - _CAUTION
    return own * settles * careful + _riddance(known, card, lie, careful)


def _settles(known: Knowledge, lie: int) -> float:
    """Return the chance that the trick holds the second queen of spades, so many having fallen with this card."""
    if lie == _BOTH:
        return 1.0
    behind = len(known.trick.seats) - len(known.trick.cards) - 1
    in_hand = known.hand.count(SOW)
    return min(1.0, _STILL_COMES * behind) if lie == 1 and not in_hand else 0.0


def _chance_own(known: Knowledge, card: Card) -> float:
    """Return the chance that the seat itself wins the trick: nobody is a friend yet."""
    cards = (*known.trick.cards, card)
    if known.order.winner(cards, known.last_trick) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for seat in known.trick.seats[len(cards) :]:
        chance *= 1 - _TAKES * chance_beats(known, seat, cards[0], card)
    return chance


def _riddance(known: Knowledge, card: Card, lie: int, outlook: float) -> float:
    """Return what it is worth not to hold the queen any longer, for a hand that does not want to play alone."""
    if card is not SOW or outlook > 0:
        return 0.0
    return _KEPT * -outlook if lie == _BOTH else _FIRST
