"""The plain reading of Schafkopf with every house rule (``rules.md`` F, G; ``rulings.md`` 30 to 39, 43, 44).

Like the plain reading without them it imports nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import prod
from typing import Any

from tests.engine.reference_schafkopf import OBERS, POINTS, UNTERS, Deal
from tests.engine.reference_scoring import Lines

TYPES = ["rufer", "hochzeit", "bettel", "farbgeier", "farbwenz", "geier", "wenz", "solo"]
TYPES += ["farbgeier-tout", "farbwenz-tout", "geier-tout", "wenz-tout", "solo-tout", "sie"]
HOUSE = ("hochzeit", "bettel", "farbgeier", "farbwenz", "geier")
LADDER = ["kontra", "re", "sub", "hirsch"]
UNITS = {"rufer": 1, "muss": 1, "hochzeit": 1, "bettel": 3}
BEFORE_BIDDING = {"double", "no-double"}


@dataclass
class HouseScore:
    """The facts of a deal that was played by a declarer; a Ramsch has none."""

    kind: str
    options: dict[str, Any]
    points: int
    theirs: int
    tricks: int
    their_tricks: int
    runners: int

    @property
    def winner(self) -> str:
        """F7, F10; Bettel: no trick; Muss: 60 are enough."""
        won = self.points >= (60 if self.kind == "muss" else 61)
        if self.kind == "sie":
            won = True
        elif self.kind.endswith("tout"):
            won = self.their_tricks == 0
        elif self.kind == "bettel":
            won = self.tricks == 0
        return "declarer" if won else "defenders"

    def base(self) -> int:
        """F11, G, or the tournament's table (``rulings.md`` 39, 43)."""
        if self.kind in UNITS:
            return UNITS[self.kind]
        tout, sie = self.kind.endswith("tout"), self.kind == "sie"
        if self.options["tariff"] == "tournament":
            return 6 if tout else 8 if sie else 2
        return int(self.options["tout_value"] if tout else self.options["sie_value"] if sie else 5)

    def lines(self) -> Lines:
        """Return the winner's lines."""
        found: Lines = Counter()
        won = self.winner
        found["game", won] = self.base()
        declared = won == "declarer"
        if self.kind not in ("sie", "bettel") and not self.kind.endswith("tout"):
            free = 29 if self.kind == "muss" else 30
            if (self.their_tricks if declared else self.tricks) == 0:
                found["schwarz", won] = 2
            elif self.points >= 91 if declared else self.points <= free:
                found["schneider", won] = 1
        least = 2 if self.kind.removesuffix("-tout") in ("wenz", "geier") else 3
        if self.kind != "bettel" and self.options["tariff"] == "units" and self.runners >= least:
            times = 4 if self.kind == "sie" else 2 if self.kind.endswith("tout") else 1
            found["runners", won] = self.runners * times
        return found


@dataclass
class HouseDeal(Deal):
    """A deal under any options; ``stock`` is what lies in the pool before it."""

    stock: int = 0
    said: tuple[str, ...] = ()
    muss: bool = False
    asking: bool = False

    def __post_init__(self) -> None:
        """Sit down."""
        super().__post_init__()
        self.phase = "double" if self.options["klopfen"] else "bidding"

    @property
    def size(self) -> int:
        """Cards dealt to each."""
        return len(self.dealt[0])

    @property
    def contract(self) -> str | None:
        """The contract once bidding is over."""
        if self.phase in ("double", "bidding") or self.bid is None:
            return None
        return self.bid.replace(" ", "-")

    def trumps(self) -> list[str]:
        """F4, G."""
        ranks = list("ATKQJ9" if self.options["short_deck"] else "ATKQJ987")
        kind = self.kind.removesuffix("-tout")
        courts = {"wenz": UNTERS, "farbwenz": UNTERS, "geier": OBERS, "farbgeier": OBERS, "bettel": []}
        top = courts.get(kind, [*OBERS, *UNTERS])
        if kind in ("wenz", "geier", "bettel"):
            return list(top)
        suit = (self.bid or "")[-1] if kind in ("solo", "farbwenz", "farbgeier") else "H"
        return [*top, *(suit + rank for rank in ranks if suit + rank not in top and rank not in self._courts(top))]

    def _courts(self, top: list[str]) -> set[str]:
        return {card[1] for card in top}

    # What may be done

    def legal(self, seat: int) -> set[str]:
        """Return everything the seat may do now."""
        words = self._words(seat)
        if seat != self.turn:
            return words
        duties = {"double": lambda _: BEFORE_BIDDING, "bidding": self._bids, "exchange": self._hands_over}
        return words | duties.get(self.phase, self._cards)(seat)

    def _words(self, seat: int) -> set[str]:
        """``rulings.md`` 32: the sides take turns, the defenders first."""
        first = self.tricks[0] if self.tricks else None
        lying = 0 if first is None else len(first[1])
        if self.phase != "play" or self.team is None or len(self.tricks) > 1 or lying == 4:
            return set()
        step = len(self.said)
        late = step == 0 and lying > 1
        speaks = self.side(seat) == ("declarer" if step % 2 else "defenders")
        return {f"say {LADDER[step]}"} if step < self.options["kontra"] and speaks and not late else set()

    def _plain(self, hand: list[str]) -> set[str]:
        return {card[0] for card in hand if card[1] not in "QJ"}

    def _bids(self, seat: int) -> set[str]:
        hand, options = self.hands[seat], self.options
        if self.asking:
            return {f"rufer {suit}" for suit in self._muss_suits(hand)}
        floor = TYPES.index(self.kind) if self.bid else -1
        played = [kind for kind in TYPES if kind.removesuffix("-tout") not in HOUSE or options[kind[:9].split("-")[0]]]
        wanted = {"wenz", "wenz-tout", "geier", "geier-tout", "bettel"}
        wanted |= {f"rufer {suit}" for suit in "CSD" if suit in self._plain(hand) and f"{suit}A" not in hand}
        for kind, courts in (("solo", "QJ"), ("farbwenz", "J"), ("farbgeier", "Q")):
            suits = {card[0] for card in hand if card[1] not in courts} | set("CSHD" * options["solo_any_suit"])
            wanted |= {f"{kind}{tout} {suit}" for suit in suits for tout in ("", "-tout")}
        wanted |= {"hochzeit"} if len([card for card in hand if card[1] in "QJ" or card[0] == "H"]) == 1 else set()
        wanted |= {"sie"} if set(hand) == set([*OBERS, *UNTERS][: self.size]) else set()
        kinds = {bid: bid.split(" ")[0] for bid in wanted}
        return {"pass", *(bid for bid, kind in kinds.items() if kind in played and TYPES.index(kind) > floor)}

    def _muss_suits(self, hand: list[str]) -> list[str]:
        """``rulings.md`` 36."""
        missing = [suit for suit in "CSD" if suit + "A" not in hand]
        usual = [suit for suit in missing if suit in self._plain(hand)]
        return usual or missing or [suit for suit in "CSD" if suit + "T" not in hand]

    def _hands_over(self, seat: int) -> set[str]:
        """``rulings.md`` 33."""
        hand = self.hands[seat]
        plain = [card for card in hand if card not in self.trumps()]
        if seat == self.declarer:
            return {f"lay {card}" for card in hand if card not in plain}
        if self.team is None:
            return {"decline"} | ({"accept"} if plain else set())
        return {f"give {card}" for card in plain}

    def _called(self) -> str:
        assert self.bid is not None
        assert self.declarer is not None
        ace = self.bid[-1] + "A"
        return self.bid[-1] + "T" if self.muss and ace in self.dealt[self.declarer] else ace

    def _cards(self, seat: int) -> set[str]:
        hand, lying = self.hands[seat], self._lying()
        following = [card for card in hand if lying and self.group(card) == self.group(lying[0])]
        free = set(following or hand)
        if self.kind not in ("rufer", "muss"):
            return free
        # The reading of F9 speaks of an ace; in a Muss the ten may stand in for it.
        called = self._called()
        renamed = {called: called[0] + "A"} | ({called[0] + "A": called[0] + "T"} if called[1] == "T" else {})
        back = {new: old for old, new in renamed.items()}
        found = self._with_called_ace(
            [renamed.get(card, card) for card in hand],
            [renamed.get(card, card) for card in lying],
            {renamed.get(card, card) for card in free},
        )
        return {back.get(card, card) for card in found}

    # What happens

    def do(self, seat: int, text: str) -> None:
        """Make a move, which is taken to be legal."""
        self.moves.append((seat, text))
        if text.startswith("say "):
            self.said = (*self.said, text[4:])
        elif self.phase == "double":
            self._next_or("bidding", len(self.moves))
        elif self.phase == "bidding":
            self._spoken(seat, text)
        elif self.phase == "exchange":
            self._exchanged(seat, text)
        else:
            self._laid(seat, text)

    def _next_or(self, phase: str, asked: int) -> None:
        self.turn = self.seats[asked % 4]
        self.phase = phase if asked == 4 else self.phase

    def _spoken(self, seat: int, text: str) -> None:
        if text != "pass":
            self.bid, self.declarer = text, seat
        if self.asking:
            self.bid, self.muss = f"muss {text[-1]}", True
            self._begin()
            return
        asked = sum(text not in BEFORE_BIDDING for _, text in self.moves)
        if text != "sie" and asked < 4:
            self.turn = self.seats[asked]
        elif self.declarer is None:
            self._all_passed()
        else:
            self._begin()

    def _begin(self) -> None:
        self.phase, self.turn = "play", self.seats[0]
        assert self.declarer is not None
        self.team = {self.declarer}
        if self.kind == "hochzeit":
            self.phase, self.turn, self.team = "exchange", self.declarer, None
        elif self.kind in ("rufer", "muss"):
            self.team |= {seat for seat in range(4) if self._called() in self.dealt[seat]}
        elif self.kind == "sie":
            self.phase, self.turn = "done", None

    def _all_passed(self) -> None:
        rule = self.options["all_pass"]
        self.phase, self.turn = "done", None
        if rule == "ramsch":
            self.phase, self.turn, self.bid = "play", self.seats[0], "ramsch"
        elif rule == "muss":
            old_one = next(seat for seat in range(4) if "CQ" in self.dealt[seat])
            self.redeal = not self._muss_suits(self.dealt[old_one])
            if not self.redeal:
                self.phase, self.turn, self.asking = "bidding", old_one, True
        else:
            self.redeal = rule != "stock"

    def _exchanged(self, seat: int, text: str) -> None:
        assert self.declarer is not None
        word, _, card = text.partition(" ")
        asked = [(self.declarer + step) % 4 for step in (1, 2, 3)]
        if word == "lay":
            self.hands[seat].remove(card)
            self.turn = asked[0]
        elif word == "accept":
            self.team, self.turn = {self.declarer, seat}, seat
            laid = next(text for _, text in self.moves if text.startswith("lay"))
            self.hands[seat].append(laid[4:])
        elif word == "give":
            self.hands[seat].remove(card)
            self.hands[self.declarer].append(card)
            self.phase, self.turn = "play", self.seats[0]
        elif seat == asked[-1]:
            self.phase, self.turn, self.redeal = "done", None, True
        else:
            self.turn = asked[asked.index(seat) + 1]

    def _laid(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self._lying():
            self.tricks.append((seat, [], None))
        leader, cards, _ = self.tricks[-1]
        cards.append(card)
        self.turn = (seat + 1) % 4
        if len(cards) < 4:
            return
        self.turn = self._winner(leader, cards)
        self.tricks[-1] = (leader, cards, self.turn)
        missed = self.kind.endswith("tout") and self.turn != self.declarer
        caught = self.kind == "bettel" and self.turn == self.declarer
        if missed or caught or len(self.tricks) == self.size:
            self.phase, self.turn = "done", None
            if self.kind == "ramsch":
                self.declarer = self._alone_in_ramsch()
                self.team = {self.declarer}

    def _winner(self, leader: int, cards: list[str]) -> int:
        if self.kind != "bettel":
            return super()._winner(leader, cards)
        followed = [card for card in cards if card[0] == cards[0][0]]
        return (leader + cards.index(min(followed, key=lambda card: "AKQJT987".index(card[1])))) % 4

    # Ramsch (``rulings.md`` 38)

    def _of(self, seat: int) -> list[list[str]]:
        return [cards for _, cards, winner in self.tricks if winner == seat]

    def _points_of(self, seat: int) -> int:
        return sum(POINTS[card[1]] for cards in self._of(seat) for card in cards)

    def _marches(self, seat: int) -> bool:
        return self._points_of(seat) >= 91 or len(self._of(seat)) == self.size

    def _alone_in_ramsch(self) -> int:
        marching = [seat for seat in range(4) if self.options["ramsch_durchmarsch"] and self._marches(seat)]
        if marching:
            return marching[0]
        trumps = self.trumps()

        def weight(seat: int) -> tuple[int, int, int, int]:
            held = [trumps.index(card) for cards in self._of(seat) for card in cards if card in trumps]
            return self._points_of(seat), len(self._of(seat)), len(held), -min(held, default=99)

        return max(self.seats, key=weight)

    def _ramsch(self) -> list[int]:
        assert self.declarer is not None
        if self.options["ramsch_durchmarsch"] and self._marches(self.declarer):
            paid = [-7] * 4
        else:
            virgin = 4 if self.options["ramsch_jungfrau"] else 2
            paid = [2 if self._of(seat) else virgin for seat in range(4)]
        paid[self.declarer] = 0
        paid[self.declarer] = -sum(paid)
        return paid

    # The result

    def facts(self) -> HouseScore:  # type: ignore[override]
        """Return what the score depends on."""
        return HouseScore(
            kind=self.kind,
            options=self.options,
            points=self.count("declarer"),
            theirs=self.count("defenders"),
            tricks=self.tricks_of("declarer"),
            their_tricks=self.tricks_of("defenders"),
            runners=self.runners() if self.trumps() else 0,
        )

    def lines(self) -> Lines:
        """Return the lines of the finished deal."""
        if self.kind != "ramsch":
            return self.facts().lines() if self.declarer is not None else Counter()
        assert self.declarer is not None
        marched = self.options["ramsch_durchmarsch"] and self._marches(self.declarer)
        return Counter({("game", "declarer"): 7} if marched else {("game", "defenders"): 2})

    def doublings(self) -> list[str]:
        """Return what doubles, Klopfen first (``rulings.md`` 34)."""
        return ["double" for _, text in self.moves if text == "double"] + list(self.said)

    def scores(self) -> list[int] | None:
        """Return the scores by seat, None without any; the stock takes part (``rulings.md`` 37)."""
        if self.phase != "done" or self.redeal:
            return None
        if self.declarer is None:
            return [-1] * 4
        times = prod(2 for _ in self.doublings())
        if self.kind == "ramsch":
            return [score * times for score in self._ramsch()]
        facts = self.facts()
        won = facts.winner == "declarer"
        worth = sum(facts.lines().values()) * times * (1 if won else -1)
        lone = 3 if len(self.team or ()) == 1 else 1
        pool = (self.stock // 2 if won else -self.stock // 2) if self.kind == "rufer" else 0
        return [worth * lone + pool if self.side(seat) == "declarer" else -worth for seat in range(4)]
