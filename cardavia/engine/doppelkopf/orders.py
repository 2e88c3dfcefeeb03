"""Trumps and plain ranks of every Doppelkopf contract (``rules.md`` A2, B15, D1, D12, D13, D22, D25)."""

from __future__ import annotations

from functools import lru_cache

from cardavia.engine.cards import PACK, SUITS, Card, Hand, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.order import Order, Tie

DULLE = Card(Suit.HEARTS, Rank.TEN)
"""The ten of hearts (Dulle), highest trump of most contracts."""
FOX = Card(Suit.DIAMONDS, Rank.ACE)
"""The ace of diamonds (Fuchs)."""
CHARLIE = Card(Suit.CLUBS, Rank.JACK)
"""The jack of clubs (Karlchen)."""

_COURT_SOLOS = {Kind.SOLO_QUEENS: Rank.QUEEN, Kind.SOLO_JACKS: Rank.JACK, Kind.SOLO_KINGS: Rank.KING}
_COURTS = (Rank.QUEEN, Rank.JACK)
_DEALT_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)


def pack(options: DoppelkopfOptions) -> Hand:
    """Return the 48 cards, each twice, or the 40 without nines (``rules.md`` A1, B15)."""
    once = tuple(card for card in PACK if card.rank in _ranks(options))
    return once + once


def has_nines(options: DoppelkopfOptions) -> bool:
    """Say whether the nines are dealt (``nines``, D3)."""
    return options.nines


def _ranks(options: DoppelkopfOptions) -> tuple[Rank, ...]:
    return _DEALT_RANKS if has_nines(options) else _DEALT_RANKS[:-1]


def trump_suit(contract: Contract | None) -> Suit | None:
    """Return the suit whose cards are trumps besides the courts: diamonds outside solos, None in a court solo."""
    if contract is None or not contract.is_doppelkopf_solo:
        return Suit.DIAMONDS
    return contract.suit


def order_of(contract: Contract | None, options: DoppelkopfOptions, declared: Hand = ()) -> Order:
    """Return the card order of a contract; before it is settled, that of the normal game.

    ``declared`` are the piglets and hyperpiglets, lowest first: each ranks above all before it (D13). All contracts
    but solos share one object: a player could tell a silent wedding from a normal game by another.
    """
    solo = contract if contract is not None and contract.is_doppelkopf_solo else None
    return _order(solo, options, declared)


@lru_cache(maxsize=256)
def _order(contract: Contract | None, options: DoppelkopfOptions, declared: Hand) -> Order:
    ranks = _ranks(options)
    kind = Kind.NORMAL if contract is None else contract.kind
    court = _COURT_SOLOS.get(kind)
    if court is not None:
        return Order(_all_suits(court), tuple(rank for rank in ranks if rank is not court))
    suit = trump_suit(contract)
    if suit is None:
        return Order((), ranks)
    trumps = _diamond_kings_top(_trumps(suit, options, ranks), suit, options)
    for card in declared:
        trumps = _on_top(card, trumps)
    return Order(trumps, tuple(rank for rank in ranks if rank not in _COURTS), _dulle_ties(options))


def _all_suits(rank: Rank) -> Hand:
    return tuple(Card(suit, rank) for suit in SUITS)


def _trumps(suit: Suit, options: DoppelkopfOptions, ranks: tuple[Rank, ...]) -> Hand:
    dulle = _dulle(options)
    low = (Card(suit, rank) for rank in ranks if rank not in _COURTS)
    return dulle + _all_suits(Rank.QUEEN) + _all_suits(Rank.JACK) + tuple(card for card in low if card not in dulle)


def _dulle(options: DoppelkopfOptions) -> Hand:
    """Return the ten of hearts as the highest trump, or nothing where it is a plain heart (D25)."""
    return () if options.dulle == "plain" else (DULLE,)


def _dulle_ties(options: DoppelkopfOptions) -> dict[Card, Tie]:
    """Return which of two tens of hearts in a trick is higher (D1)."""
    return {} if options.dulle == "plain" else {DULLE: Tie(options.dulle)}


def _diamond_kings_top(trumps: Hand, suit: Suit, options: DoppelkopfOptions) -> Hand:
    """Return the trumps with the kings of diamonds above all and the tens above the aces (D22)."""
    if not options.diamond_kings_top or suit is not Suit.DIAMONDS:
        return trumps
    king, ten, ace = (Card(suit, rank) for rank in (Rank.KING, Rank.TEN, Rank.ACE))
    swapped = {ten: ace, ace: ten}
    return _on_top(king, tuple(swapped.get(card, card) for card in trumps))


def _on_top(card: Card, trumps: Hand) -> Hand:
    return (card, *(other for other in trumps if other is not card))
