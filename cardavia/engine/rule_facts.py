"""The numbers and cards of a game's rules, as a page about them needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cardavia.engine.cards import RANKS, SUITS, Card, Hand, Rank, Suit, points_of
from cardavia.engine.order import Order


@dataclass(frozen=True, slots=True)
class RuleFacts:
    """What holds under a table's options: whole numbers, and cards from high to low, each by a dotted key.

    A key exists for every set of options; ``i18n/rules/README.md`` section 5 lists them all. ``contracts`` are the
    contracts that can be played, from low to high, all solos of a kind as one, and ``lines`` the keys of the scoring
    lines that can occur.
    """

    numbers: Mapping[str, int]
    cards: Mapping[str, Hand]
    contracts: tuple[str, ...]
    lines: tuple[str, ...]


def point_numbers(pack: Hand) -> dict[str, int]:
    """Return the card points of each rank and of the whole pack."""
    single = {f"points.{rank}": Card(Suit.CLUBS, rank).points for rank in RANKS}
    return single | {"pack.points": points_of(pack)}


def order_numbers(name: str, order: Order, pack: Hand) -> dict[str, int]:
    """Return how many cards of the pack are trumps in the order of that name, how many plain, and of which suit."""
    trumps = len(order.trumps_in(pack))
    numbers = {f"trumps.{name}": trumps, f"plain.{name}": len(pack) - trumps}
    return numbers | {f"plain.{name}.{suit}": len(_plain(order, suit, pack)) for suit in SUITS}


def order_cards(name: str, order: Order, pack: Hand) -> dict[str, Hand]:
    """Return the trumps and the plain cards of each suit in the order of that name, high to low, equal ones once."""
    dealt = frozenset(pack)
    trumps = tuple(card for card in order.trumps if card in dealt)
    cards = {f"trumps.{name}": trumps}
    for suit in SUITS:
        plain = dict.fromkeys(_plain(order, suit, pack))
        cards[f"plain.{name}.{suit}"] = tuple(sorted(plain, key=lambda card: -order.strength(card)))
    return cards


def _plain(order: Order, suit: Suit, pack: Hand) -> Hand:
    return tuple(card for card in pack if order.group(card) is suit)


def least(candidates: Iterable[int], holds: Callable[[int], bool]) -> int:
    """Return the first of the numbers for which the rule holds; ValueError when it holds for none."""
    for number in candidates:
        if holds(number):
            return number
    raise ValueError("the rule holds for none of the numbers")


def courts(pack: Hand) -> int:
    """Return how many Obers and Unters, or queens and jacks, the pack has."""
    return sum(card.rank in (Rank.QUEEN, Rank.JACK) for card in pack)
