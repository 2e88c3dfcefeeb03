"""Exact counting held against listing every way, on small heaps of cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations

import pytest

from cardavia.ai.sampling.counting import Bound, Case, Distribution
from cardavia.engine.cards import PACK, Card, Hand, parse_cards

Way = tuple[tuple[int, tuple[str, ...]], ...]


def ways(cards: Hand, room: Mapping[int, int], case: Case) -> Counter[Way]:
    """Return every way to distribute the cards that keeps the bounds, with how often it comes when copies differ."""
    places = [place for place, count in room.items() for _ in range(count)]
    found = {tuple(zip(order, places, strict=True)) for order in permutations(range(len(cards)))}
    sets = {frozenset(pairs) for pairs in found}
    return Counter(_way(cards, pairs, room) for pairs in sets if _keeps(cards, pairs, case))


def _way(cards: Hand, pairs: frozenset[tuple[int, int]], room: Mapping[int, int]) -> Way:
    return tuple((place, tuple(sorted(cards[number].code for number, at in pairs if at == place))) for place in room)


def _keeps(cards: Hand, pairs: frozenset[tuple[int, int]], case: Case) -> bool:
    return all(b.least <= sum(cards[n] in b.cards for n, at in pairs if at == b.place) <= b.most for b in case)


def cases(cards: Hand, places: list[int]) -> Iterator[Case]:
    """Yield random bounds, most of which can be kept."""
    source = random.Random(4)
    for _ in range(60):
        yield tuple(_bound(cards, source.choice(places), source) for _ in range(source.randint(1, 3)))


def _bound(cards: Hand, place: int, source: random.Random) -> Bound:
    named = frozenset(source.sample(PACK, 6)) | set(source.sample(cards, 2))
    least = source.choice((0, 0, 1, 2))
    return Bound(place, named, least, source.choice((0, least, least + 1, 9)))


def test_the_number_of_ways_is_exact() -> None:
    cards, room = parse_cards("CQ CQ HT HA SA DA D9"), {0: 3, 1: 2, 3: 2}
    possible = 0
    for case in cases(cards, list(room)):
        total = sum(ways(cards, room, case).values())
        assert Distribution(cards, room, case).total == total
        possible += total > 0
    assert possible > 20


def test_every_way_comes_equally_often() -> None:
    cards, room = parse_cards("CQ CQ HT HA SA DA"), {0: 2, 1: 2, 3: 2}
    queens, aces = frozenset(parse_cards("CQ HT")), frozenset(parse_cards("HA SA"))
    case = (Bound(0, queens, least=1), Bound(1, aces, most=1), Bound(3, frozenset(parse_cards("DA")), most=0))
    expected, distribution, source = ways(cards, room, case), Distribution(cards, room, case), random.Random(2)
    drawn = Counter(_drawn(distribution.draw(source)) for _ in range(200 * len(expected)))
    assert set(drawn) == set(expected)
    share = sum(drawn.values()) / sum(expected.values())
    assert sum((drawn[way] - share * n) ** 2 / (share * n) for way, n in expected.items()) < 2 * len(expected)


def _drawn(piles: Mapping[int, list[Card]]) -> Way:
    return tuple((place, tuple(sorted(card.code for card in cards))) for place, cards in piles.items())


def test_where_there_is_no_way_none_is_drawn() -> None:
    impossible = Distribution(parse_cards("CA CT"), {0: 1, 1: 1}, (Bound(0, frozenset(parse_cards("SA")), least=1),))
    assert impossible.total == 0
    with pytest.raises(ValueError, match="no way"):
        impossible.draw(random.Random(1))


def test_nothing_hidden_is_one_way() -> None:
    assert Distribution((), {0: 0}, ()).draw(random.Random(1)) == {0: []}
