"""Trumps and plain ranks of every Schafkopf contract (``rules.md`` F4)."""

from __future__ import annotations

from functools import cache

from cardavia.engine.cards import PACK, SUITS, Card, Hand, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.order import Order

OBERS = tuple(Card(suit, Rank.QUEEN) for suit in SUITS)
"""The four Obers from acorns to bells."""
UNTERS = tuple(Card(suit, Rank.JACK) for suit in SUITS)
"""The four Unters from acorns to bells."""

_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_UNTERS_ALONE = frozenset({Kind.WENZ, Kind.WENZ_TOUT})
_SUIT_CONTRACTS = frozenset({Kind.SOLO, Kind.SOLO_TOUT})


def pack() -> Hand:
    """Return the 32 cards (``rules.md`` F1)."""
    return PACK


def trump_suit(contract: Contract | None) -> Suit | None:
    """Return the suit whose plain ranks are trumps: hearts but in solos and Wenz."""
    if contract is None:
        return Suit.HEARTS
    if contract.kind in _SUIT_CONTRACTS:
        return contract.suit
    return None if contract.kind in _UNTERS_ALONE else Suit.HEARTS


@cache
def order_of(contract: Contract | None) -> Order:
    """Return the card order of a contract; before it is settled, that of the Rufer."""
    courts = UNTERS if contract is not None and contract.kind in _UNTERS_ALONE else OBERS + UNTERS
    taken = {card.rank for card in courts}
    plain = tuple(rank for rank in _RANKS if rank not in taken)
    suit = trump_suit(contract)
    low = () if suit is None else tuple(Card(suit, rank) for rank in plain)
    return Order(courts + low, plain)
