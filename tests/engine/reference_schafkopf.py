"""A second, plain reading of Schafkopf (``rules.md`` F) in text alone; it imports nothing of the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.engine.reference_scoring import Schafkopf

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
OBERS, UNTERS = ["CQ", "SQ", "HQ", "DQ"], ["CJ", "SJ", "HJ", "DJ"]
TYPES = ["rufer", "wenz", "solo", "wenz-tout", "solo-tout", "sie"]


@dataclass
class Deal:
    """A deal under way."""

    options: dict[str, Any]
    dealer: int
    dealt: list[list[str]]
    moves: list[tuple[int, str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    phase: str = "bidding"
    bid: str | None = None
    declarer: int | None = None
    team: set[int] | None = None
    tricks: list[tuple[int, list[str], int | None]] = field(default_factory=list)
    turn: int | None = None
    redeal: bool = False

    def __post_init__(self) -> None:
        """Sit down."""
        self.hands = [list(hand) for hand in self.dealt]
        self.turn = self.seats[0]

    @property
    def seats(self) -> list[int]:
        """The seats from the dealer's left."""
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    @property
    def contract(self) -> str | None:
        """The contract once bidding is over."""
        return None if self.bid is None or self.phase == "bidding" else self.bid.replace(" ", "-")

    @property
    def kind(self) -> str:
        """Type of the highest bid."""
        return (self.bid or "").split(" ")[0]

    def trumps(self) -> list[str]:
        """Return the trumps from high to low (F4)."""
        if self.kind.startswith("wenz"):
            return UNTERS
        suit = (self.bid or "")[-1] if self.kind.startswith("solo") else "H"
        return [*OBERS, *UNTERS, *(suit + rank for rank in "ATK987")]

    def group(self, card: str) -> str:
        """Return the suit that must be followed, ``T`` for trumps."""
        return "T" if card in self.trumps() else card[0]

    def legal(self, seat: int) -> set[str]:
        """Return everything the seat may do now."""
        if seat != self.turn:
            return set()
        return self._bids(seat) if self.phase == "bidding" else self._cards(seat)

    def _bids(self, seat: int) -> set[str]:
        """F3, F5 to F7."""
        floor = TYPES.index(self.kind) if self.bid else -1
        hand = self.hands[seat]
        plain = {card[0] for card in hand if card[1] not in "QJ"}
        solos = set("CSHD") if self.options["solo_any_suit"] else plain
        wanted = ["wenz", "wenz-tout"]
        wanted += [f"rufer {suit}" for suit in "CSD" if suit in plain and f"{suit}A" not in hand]
        wanted += [f"{kind} {suit}" for kind in ("solo", "solo-tout") for suit in solos]
        wanted += ["sie"] if set(hand) == {*OBERS, *UNTERS} else []
        return {"pass", *(bid for bid in wanted if TYPES.index(bid.split(" ")[0]) > floor)}

    def _lying(self) -> list[str]:
        return self.tricks[-1][1] if self.tricks and self.tricks[-1][2] is None else []

    def _cards(self, seat: int) -> set[str]:
        hand, lying = self.hands[seat], self._lying()
        following = [card for card in hand if lying and self.group(card) == self.group(lying[0])]
        free = set(following or hand)
        if self.kind != "rufer":
            return free
        return self._with_called_ace(hand, lying, free)

    def _with_called_ace(self, hand: list[str], lying: list[str], free: set[str]) -> set[str]:
        """F9, sentence by sentence."""
        suit = (self.bid or "")[-1]
        ace = suit + "A"
        led_before = any(self.group(cards[0]) == suit for _, cards, winner in self.tricks if winner is not None)
        if ace not in hand or led_before:
            return free
        if lying and self.group(lying[0]) == suit:
            return {ace}
        if lying:
            return free if hand == [ace] else free - {ace}
        low = {card for card in hand if self.group(card) == suit and card != ace}
        return free if len(low) >= 3 else free - low

    def do(self, seat: int, text: str) -> None:
        """Make a move, which is taken to be legal."""
        self.moves.append((seat, text))
        if self.phase == "bidding":
            self._spoken(seat, text)
        else:
            self._laid(seat, text)

    def _spoken(self, seat: int, text: str) -> None:
        if text != "pass":
            self.bid, self.declarer = text, seat
        if text != "sie" and len(self.moves) < 4:
            self.turn = self.seats[len(self.moves)]
            return
        self.phase, self.turn = "play", self.seats[0]
        if self.declarer is not None:
            called = (self.bid or "")[-1] + "A" if self.kind == "rufer" else None
            self.team = {self.declarer, *(s for s in range(4) if called in self.dealt[s])}
        if text == "sie" or self.declarer is None:
            self.phase, self.turn, self.redeal = "done", None, self.declarer is None

    def _laid(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self._lying():
            self.tricks.append((seat, [], None))
        leader, cards, _ = self.tricks[-1]
        cards.append(card)
        self.turn = (seat + 1) % 4
        if len(cards) == 4:
            self.turn = self._winner(leader, cards)
            self.tricks[-1] = (leader, cards, self.turn)
            missed = self.kind.endswith("tout") and self.turn != self.declarer
            if missed or len(self.tricks) == 8:
                self.phase, self.turn = "done", None

    def _winner(self, leader: int, cards: list[str]) -> int:
        trumps = self.trumps()
        laid = [card for card in cards if card in trumps]
        if laid:
            best = min(laid, key=trumps.index)
        else:
            best = min((card for card in cards if card[0] == cards[0][0]), key=lambda card: "ATKQJ987".index(card[1]))
        return (leader + cards.index(best)) % 4

    def side(self, seat: int) -> str:
        """Return the side of a seat."""
        return "declarer" if seat in (self.team or set()) else "defenders"

    def count(self, side: str) -> int:
        """Return the card points in full tricks of the side."""
        taken = [cards for _, cards, winner in self.tricks if winner is not None and self.side(winner) == side]
        return sum(POINTS[card[1]] for cards in taken for card in cards)

    def tricks_of(self, side: str) -> int:
        """Return how many full tricks the side has."""
        return sum(winner is not None and self.side(winner) == side for _, _, winner in self.tricks)

    def runners(self) -> int:
        """F11: trumps from the top in the hands of the side with the highest one, as dealt."""
        holders = [next(self.side(s) for s in range(4) if card in self.dealt[s]) for card in self.trumps()]
        number = 0
        while number < len(holders) and holders[number] == holders[0]:
            number += 1
        return number

    def facts(self) -> Schafkopf:
        """Return what the score depends on."""
        return Schafkopf(
            kind=self.kind,
            points=self.count("declarer"),
            tricks=self.tricks_of("declarer"),
            runners=self.runners(),
            tournament=self.options["tariff"] == "tournament",
            lost_a_trick=self.tricks_of("defenders") > 0,
            tout=self.options["tout_value"],
            sie=self.options["sie_value"],
        )

    def scores(self) -> list[int] | None:
        """Return the scores by seat, None without any."""
        if self.phase != "done" or self.redeal:
            return None
        value = self.facts().value()
        lone = 3 if len(self.team or ()) == 1 else 1
        return [value * lone if self.side(seat) == "declarer" else -value for seat in range(4)]
