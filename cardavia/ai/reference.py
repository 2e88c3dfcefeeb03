"""The perfect-information solver in plain Python: the core of the kernel's algorithm, to be read and compared with.

A position is asked whether its value is at least so many points (alpha-beta with zero windows); bisection finds the
value. Cards that are neighbours among all that are left count as one, and positions that look alike once the cards are
numbered anew share their answer. ``docs/kernel.md`` tells what the kernel does beyond this.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

SEATS: Final = 4
TRUMPS: Final = 4
"""Group of the trumps; 0 to 3 are the plain suits."""
NOBODY: Final = -1
_LATER_WINS: Final = (lambda last: False, lambda last: True, lambda last: not last, lambda last: last)
"""By tie rule (``rules.md`` D1): whether the later of two equal cards wins, in the last trick or before."""


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The card order of a contract by kind, with the numbers that ``native.Rules.make`` takes."""

    group: tuple[int, ...]
    strength: tuple[int, ...]
    points: tuple[int, ...]
    tie: tuple[int, ...]
    called: int = NOBODY
    runaway: int = 4


@dataclass(frozen=True, slots=True)
class Question:
    """A position, and what is counted in it: card points or tricks of the places of the mask ``side``.

    ``hands`` and ``trick`` are kinds; ``maximizers`` is the mask of the places that want the count high.
    """

    order: CardOrder
    hands: tuple[bytes, ...]
    trick: bytes
    leader: int
    called_led: bool
    side: int
    maximizers: int
    tricks: bool = False


@dataclass(frozen=True, slots=True)
class _Card:
    """A card in the search: ``place`` counts all cards of the deal, group by group from high to low."""

    place: int
    kind: int
    group: int
    points: int
    owner: int


_Hands = tuple[tuple[_Card, ...], ...]
_Trick = tuple[_Card, ...]


@dataclass(frozen=True, slots=True)
class _Node:
    """A position of the search; ``called`` tells whether the called ace still has its duties."""

    hands: _Hands
    trick: _Trick
    leader: int
    called: bool

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % SEATS

    @property
    def last_trick(self) -> bool:
        return len(self.hands[self.leader]) == (0 if self.trick else 1)


class Reference:
    """Solves one position; ``nodes`` counts the cards played in the search."""

    def __init__(self, question: Question) -> None:
        """Take the question."""
        self._question = question
        self._order = question.order
        self._known: dict[object, tuple[int, int]] = {}
        self._root = _root(question)
        self.nodes = 0

    def moves(self) -> dict[int, int]:
        """Return the value of every legal kind: what the side takes from the position on."""
        return {card.kind: self._exact(self._played(self._root, card)) for card in self._legal(self._root)}

    def value(self) -> int:
        """Return the value of the position."""
        return self._exact((0, self._root))

    def _exact(self, played: tuple[int, _Node]) -> int:
        won, node = played
        low, high = 0, self._total(node)
        while low < high:
            target = (low + high + 1) // 2
            low, high = (target, high) if self._reaches(node, target) else (low, target - 1)
        return won + low

    def _total(self, node: _Node) -> int:
        if self._question.tricks:
            return len(node.hands[node.turn])
        return sum(card.points for cards in (*node.hands, node.trick) for card in cards)

    def _reaches(self, node: _Node, target: int) -> bool:
        """Say whether the side takes at least ``target`` from here on."""
        if target <= 0 or not node.hands[node.turn]:
            return target <= 0
        if target > self._total(node):
            return False
        return self._search(node, target) if node.trick else self._remembered(node, target)

    def _remembered(self, node: _Node, target: int) -> bool:
        key = self._key(node)
        low, high = self._known.get(key, (0, self._total(node)))
        if not low < target <= high:
            return target <= low
        reached = self._search(node, target)
        self._known[key] = (target, high) if reached else (low, target - 1)
        return reached

    def _search(self, node: _Node, target: int) -> bool:
        wanted = bool(self._question.maximizers >> node.turn & 1)
        for card in self._ordered(node):
            won, after = self._played(node, card)
            if self._reaches(after, target - won) is wanted:
                return wanted
        return not wanted

    def _key(self, node: _Node) -> object:
        """Return what is left of the position when the cards are numbered anew."""
        called = self._order.called if node.called else NOBODY
        cards = sorted((card for hand in node.hands for card in hand), key=lambda card: card.place)
        rows = [(card.group, card.owner, card.points, card.kind == called) for card in cards]
        pairs = enumerate(pairwise(cards))
        ties = [(number, self._order.tie[one.kind]) for number, (one, other) in pairs if one.kind == other.kind]
        return node.leader, tuple(rows), tuple(ties)

    def _legal(self, node: _Node) -> list[_Card]:
        """Return the cards that may be played, each kind once (``rules.md`` A3, F8, F9)."""
        hand = node.hands[node.turn]
        cards = [card for card in hand if node.trick and card.group == node.trick[0].group] or list(hand)
        cards = list({card.kind: card for card in cards}.values())
        called = next((card for card in cards if node.called and card.kind == self._order.called), None)
        if called is None:
            return cards
        if node.trick:
            return [called] if called.group == node.trick[0].group else [c for c in cards if c != called] or cards
        suit = sum(card.group == called.group for card in hand)
        return [card for card in cards if suit >= self._order.runaway or card == called or card.group != called.group]

    def _distinct(self, node: _Node) -> Iterator[_Card]:
        """Yield the legal cards, of neighbours with the same points one."""
        best = [node.trick[self._winner(node.trick, node.last_trick)]] if node.trick else []
        others = [card for seat, hand in enumerate(node.hands) if seat != node.turn for card in hand] + best
        previous: list[_Card] = []
        for card in sorted(self._legal(node), key=lambda card: card.place):
            if not any(self._alike(other, card, others) for other in previous):
                yield card
            previous.append(card)

    def _alike(self, high: _Card, low: _Card, others: list[_Card]) -> bool:
        if high.group != low.group or high.points != low.points or self._order.called in (high.kind, low.kind):
            return False
        return not any(high.place < card.place < low.place or card.kind in (high.kind, low.kind) for card in others)

    def _ordered(self, node: _Node) -> list[_Card]:
        return sorted(self._distinct(node), key=lambda card: self._promise(node, card), reverse=True)

    def _promise(self, node: _Node, card: _Card) -> tuple[bool, int, int]:
        """Return what speaks for a card: the trick it wins, the points it brings home or saves, its low rank."""
        trick = (*node.trick, card)
        taker = (node.leader + self._winner(trick, node.last_trick)) % SEATS
        wanted = bool(self._question.maximizers >> node.turn & 1)
        good = bool(self._question.side >> taker & 1) is wanted
        return good, card.points if good else -card.points, card.place

    def _played(self, node: _Node, card: _Card) -> tuple[int, _Node]:
        """Return what the side gains at once by the card, and the position after it."""
        self.nodes += 1
        hands = tuple(
            tuple(held for held in hand if held != card) if seat == node.turn else hand
            for seat, hand in enumerate(node.hands)
        )
        trick = (*node.trick, card)
        if len(trick) < SEATS:
            return 0, _Node(hands, trick, node.leader, node.called)
        taker = (node.leader + self._winner(trick, not hands[0])) % SEATS
        called = node.called and trick[0].group != self._order.group[self._order.called]
        called = called and any(held.kind == self._order.called for hand in hands for held in hand)
        return self._gain(trick, taker), _Node(hands, (), taker, called)

    def _gain(self, trick: _Trick, taker: int) -> int:
        if not self._question.side >> taker & 1:
            return 0
        return 1 if self._question.tricks else sum(card.points for card in trick)

    def _winner(self, trick: _Trick, last: bool) -> int:
        best = 0
        for number, card in enumerate(trick):
            if number and self._beats(card, trick[best], last):
                best = number
        return best

    def _beats(self, card: _Card, best: _Card, last: bool) -> bool:
        if card.group != best.group:
            return card.group == TRUMPS
        return _LATER_WINS[self._order.tie[card.kind]](last) if card.kind == best.kind else card.place < best.place


def _root(question: Question) -> _Node:
    order = question.order
    lying = [(kind, (question.leader + number) % SEATS, True) for number, kind in enumerate(question.trick)]
    held = [(kind, seat, False) for seat, hand in enumerate(question.hands) for kind in hand]
    # Copies by seat, so that equal holdings look alike.
    rows = sorted(lying + held, key=lambda row: (order.group[row[0]], -order.strength[row[0]], *row))
    cards = [_Card(place, row[0], order.group[row[0]], order.points[row[0]], row[1]) for place, row in enumerate(rows)]
    pairs = list(zip(cards, rows, strict=True))
    hands = tuple(tuple(card for card, row in pairs if row[1:] == (seat, False)) for seat in range(SEATS))
    trick = tuple(cards[rows.index(row)] for row in lying)
    called = not question.called_led and any(card.kind == order.called for hand in hands for card in hand)
    return _Node(hands, trick, question.leader, called)
