"""What special points (Sonderpunkte) of Doppelkopf mean for a card or a trick, by the options of the table."""

from __future__ import annotations

from cardavia.ai.easy.knowledge import Knowledge
from cardavia.engine.actions import Saying
from cardavia.engine.cards import Card, Hand, Suit, points_of
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.extras import FORTY
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import CHARLIE, DULLE, FOX
from cardavia.engine.order import Tie

EXTRA = 14.0
"""What a special point is worth in card points."""
_ALMOST = 8
"""Card points a player must add to make a trick a Doppelkopf that is feared or hoped for."""
_LIKELY = 0.7
"""Chance that players who can still follow with a plain heart make it a heart trick."""
_CAUGHT = 0.35
"""Chance that a ten of hearts which can be beaten is caught if it is kept."""
_NEAR_END = 4
"""Cards in the hand from which the last trick is near."""

_WITH_EXTRAS = frozenset({Kind.NORMAL, Kind.WEDDING, Kind.POVERTY})


def has_extras(known: Knowledge) -> bool:
    """Say whether special points count, as far as the seat can know (``rules.md`` B8.6, C8)."""
    return known.kind in _WITH_EXTRAS


def special_points(known: Knowledge, cards: Hand) -> float:
    """Return what special points add to the trick: half of each, as it is won here or lost there."""
    options = known.observation.options
    if not isinstance(options, DoppelkopfOptions) or not has_extras(known):
        return 0.0
    foxes = sum(is_fox(known, card) for card in cards) * _fox_value(known, options)
    dulles = cards.count(DULLE) * _dulle_is_at_risk(known)
    forty = _is_forty(known, cards, options)
    hearts = _LIKELY if options.heart_trick and _is_heart_trick(known, cards) else 0.0
    return EXTRA / 2 * (foxes + dulles + forty + hearts)


def is_fox(known: Knowledge, card: Card) -> bool:
    """Say whether the card is a fox (Fuchs) that can be caught: not where two of them are piglets."""
    piglets = any(said.saying is Saying.PIGLETS for said in known.observation.said)
    return card is FOX and has_extras(known) and not piglets


def _fox_value(known: Knowledge, options: DoppelkopfOptions) -> int:
    """Return what a fox scores in this trick; ``fox_first_trick`` and ``fox_last_trick`` (D18)."""
    if known.last_trick:
        return options.fox_last_trick
    return 1 if known.observation.tricks else options.fox_first_trick


def _dulle_is_at_risk(known: Knowledge) -> bool:
    """Say whether ``dulle_caught`` is played and a ten of hearts can be beaten now (D10)."""
    options, order = known.observation.options, known.order
    if not isinstance(options, DoppelkopfOptions) or not options.dulle_caught or not has_extras(known):
        return False
    higher = any(order.is_trump(card) and order.strength(card) > order.strength(DULLE) for card in known.unseen)
    second = order.ties.get(DULLE, Tie.FIRST).second_wins(known.last_trick)
    return higher or (second and DULLE in known.unseen)


def _is_forty(known: Knowledge, cards: Hand, options: DoppelkopfOptions) -> bool:
    """Say whether the trick may become a Doppelkopf: rich enough, and of two pairs where the table wants those."""
    missing = len(known.trick.seats) - len(cards)
    rich = points_of(cards) + _ALMOST * missing >= FORTY
    single = sum(cards.count(card) == 1 for card in cards)
    return rich and (options.doppelkopf_trick == "forty" or single <= missing)


def _is_heart_trick(known: Knowledge, cards: Hand) -> bool:
    """Say whether only plain hearts lie and everybody behind may still hold one (D11)."""
    behind = known.trick.seats[len(cards) :]
    if any(known.order.group(card) is not Suit.HEARTS for card in cards):
        return False
    out = sum(known.order.group(card) is Suit.HEARTS for card in known.unseen)
    return out >= len(behind) and all(Suit.HEARTS not in known.voids[seat] for seat in behind)


def kept_for_points(known: Knowledge, card: Card, power: float) -> float:
    """Return what special points a trump is likely to earn, or with a minus to lose, if it is kept.

    ``power`` is the share of the unseen trumps that it beats.
    """
    if not has_extras(known):
        return 0.0
    value = 0.0
    if card is CHARLIE:
        value += EXTRA if power == 1.0 else -_charlie_risk(known, power)
    if card is DULLE and _dulle_is_at_risk(known):
        value -= _CAUGHT * EXTRA
    return value - (1 - power) * is_fox(known, card) * _fox_risk(known) * EXTRA / 2


def _charlie_risk(known: Knowledge, power: float) -> float:
    """Return what ``charlie_caught`` makes of a jack of clubs that waits for the last trick."""
    options = known.observation.options
    caught = isinstance(options, DoppelkopfOptions) and options.charlie_caught
    near = max(0, _NEAR_END - len(known.hand)) / _NEAR_END
    return EXTRA / 2 * (1 - power) * near if caught else 0.0


def _fox_risk(known: Knowledge) -> float:
    """Return by how much a fox that waits for the last trick is dearer (D18)."""
    options = known.observation.options
    dear = isinstance(options, DoppelkopfOptions) and options.fox_last_trick > 1 and len(known.hand) < _NEAR_END
    return 2.0 if dear else 1.0
