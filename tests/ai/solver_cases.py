"""Random positions for the tests of the solver: real and arbitrary card orders, ties, called aces, masks and goals."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

KINDS = 32
TRUMPS = 4
NOT_DEALT = -1
NOBODY = -1
RUNAWAY = 4
POINTS = (11, 10, 4, 3, 2, 0, 0, 0)
QUEEN, JACK, ACE = 3, 4, 0
HEART_TEN = 17
DIAMOND_ACE = 24


@dataclass(frozen=True, slots=True)
class Order:
    """What ``native.Rules.make`` takes, as numbers by kind."""

    group: tuple[int, ...]
    strength: tuple[int, ...]
    points: tuple[int, ...]
    tie: tuple[int, ...]
    copies: int
    hand_size: int
    called: int = NOBODY

    def built(self, native: Any) -> Any:
        return native.Rules.make(
            self.group, self.strength, self.points, self.tie, self.copies, self.hand_size, self.called
        )


@dataclass(frozen=True, slots=True)
class Case:
    """A position and what is asked about it."""

    order: Order
    hands: tuple[bytes, ...]
    trick: bytes
    leader: int
    called_led: bool
    side: int
    maximizers: int
    tricks: bool

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    def ask(self, native: Any, solver: Any, **more: Any) -> Any:
        goal = "tricks" if self.tricks else "points"
        return solver.solve(
            self.order.built(native),
            self.hands,
            self.trick,
            self.leader,
            self.called_led,
            self.side,
            self.maximizers,
            goal,
            **more,
        )

    def line(self, claims: tuple[int, ...] = ()) -> str:
        """Return the position as ``oracle.cpp`` reads it; ``claims`` are values it need only verify."""
        order = self.order
        numbers = [*order.group, *order.strength, *order.points, *order.tie, order.called, RUNAWAY]
        numbers += [int(self.called_led), self.side, self.maximizers, int(self.tricks), self.leader]
        for cards in (self.trick, *self.hands):
            numbers += [len(cards), *cards]
        numbers += [len(claims), *claims]
        return " ".join(map(str, numbers))


def _listed(trumps: list[int], dealt: list[int], copies: int, tie: dict[int, int]) -> Order:
    group = [NOT_DEALT] * KINDS
    strength = [0] * KINDS
    for kind in dealt:
        group[kind], strength[kind] = kind // 8, 8 - kind % 8
    for place, kind in enumerate(trumps):
        group[kind], strength[kind] = TRUMPS, 100 - place
    points = tuple(POINTS[kind % 8] for kind in range(KINDS))
    ties = tuple(tie.get(kind, 0) for kind in range(KINDS))
    return Order(tuple(group), tuple(strength), points, ties, copies, len(dealt) * copies // 4)


def normal(doubled: bool) -> Order:
    """Return the normal game of Doppelkopf with nines, or the trumps of Rufspiel."""
    suit = 24 if doubled else 16
    trumps = [8 * colour + rank for rank in (QUEEN, JACK) for colour in range(4)]
    trumps += [kind for kind in range(suit, suit + 8) if kind not in trumps and (kind % 8 < 6 or not doubled)]
    if doubled:
        return _listed([HEART_TEN, *trumps], [kind for kind in range(KINDS) if kind % 8 < 6], 2, {})
    return _listed(trumps, list(range(KINDS)), 1, {})


def wenz() -> Order:
    """Return Wenz: the jacks are the only trumps."""
    return _listed([8 * colour + JACK for colour in range(4)], list(range(KINDS)), 1, {})


def dealt(made: Order, source: random.Random, size: int, alone: bool) -> Case:
    """Return random hands of so many cards, one against three or two against two."""
    pack = [kind for kind in range(KINDS) if made.group[kind] != NOT_DEALT] * made.copies
    source.shuffle(pack)
    hands = tuple(bytes(pack[seat * size : seat * size + size]) for seat in range(4))
    side = sum(1 << seat for seat in source.sample(range(4), 1 if alone else 2))
    return Case(made, hands, b"", source.randrange(4), False, side, side, False)


def schafkopf(source: random.Random) -> Order:
    """Return Rufspiel, a suit game, Wenz or Geier."""
    courts = {0: (QUEEN, JACK), 1: (QUEEN, JACK), 2: (JACK,), 3: (QUEEN,)}[source.randrange(4)]
    trumps = [suit * 8 + rank for rank in courts for suit in range(4)]
    if len(courts) == 2 or source.random() < 0.3:
        suit = source.randrange(4)
        trumps += [kind for kind in range(suit * 8, suit * 8 + 8) if kind not in trumps]
    return _listed(trumps, list(range(KINDS)), 1, {})


def doppelkopf(source: random.Random) -> Order:
    """Return the normal game with its house rules, or a solo."""
    dealt = [kind for kind in range(KINDS) if kind % 8 < 5 + source.randrange(2)]
    courts = source.choice(((QUEEN, JACK), (QUEEN, JACK), (QUEEN, JACK), (QUEEN,), (JACK,), ()))
    trumps = [suit * 8 + rank for rank in courts for suit in range(4)]
    if len(courts) == 2:
        suit = source.choice((3, 3, 3, 0, 1, 2))
        trumps += [kind for kind in dealt if kind // 8 == suit and kind not in trumps]
        if source.random() < 0.8:
            trumps = [HEART_TEN, *(kind for kind in trumps if kind != HEART_TEN)]
        if DIAMOND_ACE in trumps and source.random() < 0.2:
            trumps = [DIAMOND_ACE, *(kind for kind in trumps if kind != DIAMOND_ACE)]
    return _listed(trumps, dealt, 2, {HEART_TEN: source.randrange(4)})


def arbitrary(source: random.Random) -> Order:
    """Return any groups, strengths, points and ties."""
    group = tuple(source.choice((NOT_DEALT, 0, 1, 2, 3, 4, 4, 4)) for _ in range(KINDS))
    strength = tuple(source.sample(range(100), KINDS))
    values = source.choice((POINTS, (0, 0, 0, 1, 5, 2, 3, 30), (1, 0, 0, 0, 0, 0, 0, 0)))
    points = tuple(source.choice(values) for _ in range(KINDS))
    tie = tuple(source.choice((0, 0, 1, 2, 3)) for _ in range(KINDS))
    return Order(group, strength, points, tie, source.choice((1, 2, 2)), 12)


def order(source: random.Random) -> Order:
    """Return a random card order; the first of a suit is called now and then where every card is single."""
    made = source.choice((schafkopf, schafkopf, doppelkopf, doppelkopf, doppelkopf, arbitrary))(source)
    if made.copies == 2 or source.random() < 0.4:
        return made
    plain = [kind for kind in range(KINDS) if made.group[kind] in range(4)]
    callable_ = [kind for kind in plain if kind % 8 < 2]
    if not callable_:
        return made
    return Order(made.group, made.strength, made.points, made.tie, 1, made.hand_size, source.choice(callable_))


def _pack(made: Order, source: random.Random) -> list[int]:
    pack = [kind for kind in range(KINDS) if made.group[kind] != NOT_DEALT] * made.copies
    if source.random() < 0.4:
        # Few suits: long holdings, running away, many copies in play.
        groups = source.sample(range(5), 2) + ([made.group[made.called]] if made.called >= 0 else [])
        pack.sort(key=lambda kind: (made.group[kind] not in groups, source.random()))
    return pack


def case(source: random.Random, native: Any, size: int) -> Case:
    """Return a random position in which each hand had ``size`` cards before the trick."""
    made = order(source)
    pack = _pack(made, source)
    while len(pack) < 4 * size:
        made = order(source)
        pack = _pack(made, source)
    pack = pack[: 4 * size]
    source.shuffle(pack)
    hands = [sorted(pack[seat * size : seat * size + size]) for seat in range(4)]
    leader, led = source.randrange(4), source.random() < 0.2
    trick = _played(made, native, source, hands, leader, led)
    side = source.choice((1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, source.randrange(16)))
    maximizers = source.choice((side, side, side, 15 - side, source.randrange(16)))
    tricks = source.random() < 0.2
    return Case(made, tuple(map(bytes, hands)), trick, leader, led, side, maximizers, tricks)


def _played(made: Order, native: Any, source: random.Random, hands: list[list[int]], leader: int, led: bool) -> bytes:
    trick = b""
    rules = made.built(native)
    for place in range(source.choice((0, 0, 0, 1, 2, 3))):
        held = (bytes(hands[0]), bytes(hands[1]), bytes(hands[2]), bytes(hands[3]))
        card = source.choice(native.playable(rules, held, trick, leader, led))
        hands[(leader + place) % 4].remove(card)
        trick += bytes((card,))
    return trick
