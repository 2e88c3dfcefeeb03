"""Exact counting of the ways to distribute hidden cards, and drawing one of them with equal chance.

Cards that may go to the same places under the same bounds are interchangeable. They form a lot; a way is first how
many cards of each lot go where, then which ones. The numbers are drawn by the ways that they leave, the cards by
shuffling.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import factorial, prod
from typing import Final

from cardavia.engine.cards import Card, Hand

Place = int
"""Where a hidden card can lie: the number of a seat, or `ASIDE`."""
ASIDE: Place = -1
"""The place of cards that were handed over and lie between two players."""
ANY = 1_000
"""A number of cards that no place can hold."""

Split = tuple[int, ...]
_Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """At least and at most so many of the cards drawn for a place are among the named ones."""

    place: Place
    cards: frozenset[Card]
    least: int = 0
    most: int = ANY


NEVER: Final = Bound(ASIDE, frozenset(), least=1)
"""A bound that nothing can keep."""

Case = tuple[Bound, ...]
"""Bounds that hold together."""


@dataclass(frozen=True, slots=True)
class _Lot:
    """Interchangeable cards, the places they may go to and the bounds they count for, as positions."""

    cards: Hand
    places: tuple[int, ...]
    bounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Node:
    """The splits of one lot that can be completed, with the ways up to each and what follows it."""

    total: int
    upto: Sequence[int]
    splits: Sequence[Split]
    following: Sequence[_Node | None]


class Distribution:
    """All ways to distribute cards to places under the bounds of one case.

    The two copies of a card count as two cards. ``total`` is the number of ways, 0 where there is none.
    """

    def __init__(self, cards: Hand, room: Mapping[Place, int], case: Case) -> None:
        """Count the ways; ``room`` holds the number of cards that each place gets."""
        self._places = tuple(sorted(room))
        counter = _Counter(cards, self._places, room, case)
        self._root = counter.count()
        self._lots = counter.lots
        self.total = 0 if self._root is None else self._root.total

    def draw(self, source: random.Random) -> dict[Place, list[Card]]:
        """Return one of the ways, each with the same chance; ValueError when there is none."""
        node, chance = self._root, source.random
        if node is None:
            raise ValueError("there is no way to distribute the cards")
        piles: list[list[Card]] = [[] for _ in self._places]
        for lot in self._lots:
            assert node is not None
            number = bisect_right(node.upto, chance() * node.total) if len(node.upto) > 1 else 0
            cards = lot.cards if len(lot.places) == 1 else sorted(lot.cards, key=lambda card: chance())
            start = 0
            for place, count in zip(lot.places, node.splits[number], strict=True):
                piles[place] += cards[start : start + count]
                start += count
            node = node.following[number]
        return dict(zip(self._places, piles, strict=True))


class _Counter:
    """Counts the ways, lot by lot; what is left to do depends only on the room and the bounds that are left."""

    def __init__(self, cards: Hand, places: tuple[Place, ...], room: Mapping[Place, int], case: Case) -> None:
        self._room = tuple(room[place] for place in places)
        self._places = places
        self._bounds = [bound for bound in case if not self._is_idle(bound, cards, room)]
        self.lots = self._sorted_lots(cards, case)
        self._later = self._room_in_later_lots()
        self._members = self._members_in_later_lots()
        self._known: dict[tuple[int, _Counts, _Counts], _Node | None] = {}

    @staticmethod
    def _is_idle(bound: Bound, cards: Hand, room: Mapping[Place, int]) -> bool:
        """Say whether the bound asks for nothing more than what may not lie in a place at all."""
        members = sum(card in bound.cards for card in cards)
        return bound.least <= 0 and (bound.most <= 0 or bound.most >= min(members, room[bound.place]))

    def _sorted_lots(self, cards: Hand, case: Case) -> tuple[_Lot, ...]:
        """Return the lots, those with many splits last: what the others leave settles theirs."""
        groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Card]] = {}
        banned = {(bound.place, card) for bound in case if bound.most <= 0 for card in bound.cards}
        for card in cards:
            places = tuple(n for n, place in enumerate(self._places) if (place, card) not in banned)
            bounds = tuple(n for n, bound in enumerate(self._bounds) if card in bound.cards)
            groups.setdefault((places, bounds), []).append(card)
        lots = [_Lot(tuple(found), places, bounds) for (places, bounds), found in groups.items()]
        return tuple(sorted(lots, key=lambda lot: (len(lot.places), len(lot.cards), lot.cards[0].index)))

    def _room_in_later_lots(self) -> list[_Counts]:
        """Return for each lot how many cards the lots after it can bring to each place."""
        later = [tuple(0 for _ in self._places)]
        for lot in reversed(self.lots):
            later.append(tuple(n + len(lot.cards) * (place in lot.places) for place, n in enumerate(later[-1])))
        return later[-2::-1]

    def _members_in_later_lots(self) -> list[_Counts]:
        """Return for each lot how many cards after it count for each bound."""
        later = [tuple(0 for _ in self._bounds)]
        for lot in reversed(self.lots):
            later.append(tuple(n + len(lot.cards) * (bound in lot.bounds) for bound, n in enumerate(later[-1])))
        return later[-2::-1]

    def count(self) -> _Node | None:
        """Return the first node, None when there is no way at all."""
        counted = {index for lot in self.lots for index in lot.bounds}
        if any(bound.least > 0 for index, bound in enumerate(self._bounds) if index not in counted):
            return None
        if not self.lots:
            return None if any(self._room) else _Node(1, (), (), ())
        return self._node(0, self._room, tuple(0 for _ in self._bounds))

    def _node(self, number: int, room: _Counts, sums: _Counts) -> _Node | None:
        key = number, room, sums
        if key not in self._known:
            self._known[key] = self._counted(number, room, sums)
        return self._known[key]

    def _counted(self, number: int, room: _Counts, sums: _Counts) -> _Node | None:
        lot, last = self.lots[number], number == len(self.lots) - 1
        ways: list[int] = []
        splits: list[Split] = []
        following: list[_Node | None] = []
        for split in self._possible(number, room):
            after = self._added(number, split, sums)
            if after is None:
                continue
            node = None if last else self._node(number + 1, _less(room, lot.places, split), after)
            if last or node is not None:
                ways.append(_arrangements(len(lot.cards), split) * (1 if node is None else node.total))
                splits.append(split)
                following.append(node)
        return _Node(sum(ways), tuple(accumulate(ways)), splits, following) if ways else None

    def _possible(self, number: int, room: _Counts) -> Iterator[Split]:
        """Yield the splits of a lot for which the later lots fit exactly into the room they leave."""
        lot, later = self.lots[number], self._later[number]
        if any(room[place] > later[place] for place in range(len(room)) if place not in lot.places):
            return
        ranges = [(max(0, room[place] - later[place]), room[place]) for place in lot.places]
        yield from _splits(len(lot.cards), ranges)

    def _added(self, number: int, split: Split, sums: _Counts) -> _Counts | None:
        """Return the bounds' sums after a split; None when one is broken. A bound that is done with counts no more."""
        lot = self.lots[number]
        if not lot.bounds:
            return sums
        after = list(sums)
        for index in lot.bounds:
            bound, left = self._bounds[index], self._members[number][index]
            place = self._places.index(bound.place)
            after[index] += split[lot.places.index(place)] if place in lot.places else 0
            if after[index] > bound.most or after[index] + left < bound.least:
                return None
            after[index] = min(after[index], bound.least) if bound.most >= ANY else after[index]
            after[index] = after[index] if left else 0
        return tuple(after)


def _less(room: _Counts, places: tuple[int, ...], split: Split) -> _Counts:
    left = list(room)
    for place, count in zip(places, split, strict=True):
        left[place] -= count
    return tuple(left)


def _splits(count: int, ranges: Sequence[tuple[int, int]]) -> Iterator[Split]:
    """Yield every way to write a number as a sum with one summand in each range."""
    if not ranges:
        if count == 0:
            yield ()
        return
    (least, most), rest = ranges[0], ranges[1:]
    fewest, highest = sum(low for low, _ in rest), sum(high for _, high in rest)
    for first in range(max(least, count - highest), min(most, count - fewest) + 1):
        for others in _splits(count - first, rest):
            yield first, *others


def _arrangements(cards: int, split: Split) -> int:
    return factorial(cards) // prod(map(factorial, split))
