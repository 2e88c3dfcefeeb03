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
_DEALT_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)


def pack(options: DoppelkopfOptions) -> Hand:
    """Return the 48 cards, each twice, or the 40 without nines (``rules.md`` A1, B15)."""
    once = tuple(card for card in PACK if card.rank in _ranks(options))
    return once + once


def _ranks(options: DoppelkopfOptions) -> tuple[Rank, ...]:
    return _DEALT_RANKS if options.nines else _DEALT_RANKS[:-1]


def trump_suit(contract: Contract | None) -> Suit | None:
    """Return the suit whose cards are trumps besides the courts: diamonds outside solos, None in a court solo."""
    if contract is None or not contract.is_doppelkopf_solo:
        return Suit.DIAMONDS
    return contract.suit


def piglet(contract: Contract | None, options: DoppelkopfOptions) -> Card | None:
    """Return the ace whose two copies may become piglets (Schweinchen), if any (``rulings.md`` 17)."""
    suit = trump_suit(contract)
    if suit is None or options.piglets == "off":
        return None
    if options.piglets == "diamonds" and suit is not Suit.DIAMONDS:
        return None
    return Card(suit, Rank.ACE)


def order_of(contract: Contract | None, options: DoppelkopfOptions, piglets: bool = False) -> Order:
    """Return the card order of a contract; before it is settled, that of the normal game.

    All contracts but solos share one object: a player could tell a silent wedding from a normal game by another.
    """
    solo = contract if contract is not None and contract.is_doppelkopf_solo else None
    return _order(solo, options, piglets)


@lru_cache(maxsize=256)
def _order(contract: Contract | None, options: DoppelkopfOptions, piglets: bool) -> Order:
    ranks = _ranks(options)
    kind = Kind.NORMAL if contract is None else contract.kind
    court = _COURT_SOLOS.get(kind)
    if court is not None:
        return Order(_all_suits(court), _plain(ranks, court))
    suit = trump_suit(contract)
    if suit is None:
        return Order((), ranks)
    trumps = _trumps(suit, options, ranks)
    declared = piglet(contract, options) if piglets else None
    if declared is not None:
        trumps = (declared, *(card for card in trumps if card is not declared))
    ties = {DULLE: Tie(options.dulle)} if options.dulle != "plain" else {}
    return Order(trumps, tuple(rank for rank in ranks if rank not in (Rank.QUEEN, Rank.JACK)), ties)


def _plain(ranks: tuple[Rank, ...], trump: Rank) -> tuple[Rank, ...]:
    return tuple(rank for rank in ranks if rank is not trump)


def _all_suits(rank: Rank) -> Hand:
    return tuple(Card(suit, rank) for suit in SUITS)


def _trumps(suit: Suit, options: DoppelkopfOptions, ranks: tuple[Rank, ...]) -> Hand:
    dulle = () if options.dulle == "plain" else (DULLE,)
    courts = _all_suits(Rank.QUEEN) + _all_suits(Rank.JACK)
    low = tuple(
        card
        for card in (Card(suit, rank) for rank in ranks if rank not in (Rank.QUEEN, Rank.JACK))
        if card not in dulle
    )
    return dulle + courts + low
