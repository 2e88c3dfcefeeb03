"""Trumps and plain ranks of every Schafkopf contract (``rules.md`` F4, G)."""

from __future__ import annotations

from functools import cache

from cardavia.engine.cards import PACK, SUITS, Card, Hand, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.order import Order
from cardavia.engine.schafkopf.options import SchafkopfOptions

_OBER, _UNTER = Rank.QUEEN, Rank.JACK
_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, _OBER, _UNTER, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_BETTEL_RANKS = (Rank.ACE, Rank.KING, _OBER, _UNTER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_SHORT = frozenset({Rank.EIGHT, Rank.SEVEN})
"""Ranks that the short deck leaves out."""

_COURTS: dict[Kind, tuple[Rank, ...]] = {
    Kind.WENZ: (_UNTER,),
    Kind.WENZ_TOUT: (_UNTER,),
    Kind.FARBWENZ: (_UNTER,),
    Kind.FARBWENZ_TOUT: (_UNTER,),
    Kind.GEIER: (_OBER,),
    Kind.GEIER_TOUT: (_OBER,),
    Kind.FARBGEIER: (_OBER,),
    Kind.FARBGEIER_TOUT: (_OBER,),
    Kind.BETTEL: (),
}
"""Courts that are trumps; in every other contract the Obers and the Unters are."""
_NO_SUIT = frozenset({Kind.WENZ, Kind.WENZ_TOUT, Kind.GEIER, Kind.GEIER_TOUT, Kind.BETTEL})
_HEARTS = frozenset({Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT, Kind.RAMSCH, Kind.SIE})
_BOTH = (_OBER, _UNTER)


def pack(options: SchafkopfOptions) -> Hand:
    """Return the 32 cards, or the 24 of the short deck (``rules.md`` F1, G)."""
    return tuple(card for card in PACK if not (options.short_deck and card.rank in _SHORT))


def trump_suit(contract: Contract | None) -> Suit | None:
    """Return the suit whose plain ranks are trumps: hearts unless the contract says otherwise."""
    if contract is None or contract.kind in _HEARTS:
        return Suit.HEARTS
    return None if contract.kind in _NO_SUIT else contract.suit


def trump_courts(contract: Contract | None) -> tuple[Rank, ...]:
    """Return the ranks whose four cards are trumps, high to low."""
    return _BOTH if contract is None else _COURTS.get(contract.kind, _BOTH)


def order_under(contract: Contract | None, options: SchafkopfOptions) -> Order:
    """Return the card order of a contract with the deck of these options (``short_deck``)."""
    return order_of(contract, options.short_deck)


@cache
def order_of(contract: Contract | None, short_deck: bool = False) -> Order:
    """Return the card order of a contract; before it is settled, that of the Rufer."""
    courts = trump_courts(contract)
    ranks = _BETTEL_RANKS if contract is not None and contract.kind is Kind.BETTEL else _RANKS
    plain = tuple(rank for rank in ranks if rank not in courts and not (short_deck and rank in _SHORT))
    high = tuple(Card(suit, rank) for rank in courts for suit in SUITS)
    suit = trump_suit(contract)
    return Order(high + (() if suit is None else tuple(Card(suit, rank) for rank in plain)), plain)
