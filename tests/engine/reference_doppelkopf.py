"""A second, plain reading of Doppelkopf (``rules.md`` A to C) in text alone; it imports nothing of the engine.

It is slow and simple on purpose: every question is answered anew from the deal and the list of moves.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.engine.reference_scoring import OTHER, Doppelkopf, Lines

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
QUEENS, JACKS = ["CQ", "SQ", "HQ", "DQ"], ["CJ", "SJ", "HJ", "DJ"]
COURTS = ["HT", *QUEENS, *JACKS]
TRUMPS = {
    "solo-C": [*COURTS, "CA", "CT", "CK", "C9"],
    "solo-S": [*COURTS, "SA", "ST", "SK", "S9"],
    "solo-H": [*COURTS, "HA", "HK", "H9"],
    "solo-queens": QUEENS,
    "solo-jacks": JACKS,
    "solo-kings": ["CK", "SK", "HK", "DK"],
    "solo-none": [],
}
DIAMONDS = [*COURTS, "DA", "DT", "DK", "D9"]
WEDDING_NEED = {1: [11, 10, 9, 8, 7], 2: [10, 9, 8, 7, 6], 3: [9, 8, 7, 6, 5]}
LEVEL = {"re": 0, "kontra": 0, "no90": 1, "no60": 2, "no30": 3, "schwarz": 4}
ABSAGEN = ["no90", "no60", "no30", "schwarz"]
SPOKEN = {
    "solo queens": "solo-queens",
    "solo jacks": "solo-jacks",
    "solo kings": "solo-kings",
    "solo none": "solo-none",
}


@dataclass
class Deal:
    """A deal under way; ``debtors`` owe a compulsory solo, ``forced`` must play it now (B12)."""

    options: dict[str, Any]
    dealer: int
    dealt: list[list[str]]
    debtors: set[int] = field(default_factory=set)
    forced: int | None = None
    moves: list[tuple[int, str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    phase: str = "reservations"
    contract: str | None = None
    declarer: int | None = None
    re: set[int] | None = None
    tricks: list[tuple[int, list[str], int | None]] = field(default_factory=list)
    said: list[tuple[int, str, int]] = field(default_factory=list)
    turn: int | None = None
    redeal: bool = False
    pigs: bool = False
    settled: int | None = None

    def __post_init__(self) -> None:
        """Sit down."""
        self.hands = [list(hand) for hand in self.dealt]
        self.turn = self.seats[0] if self.forced is None else self.forced

    @property
    def seats(self) -> list[int]:
        """The seats from the dealer's left."""
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    @property
    def size(self) -> int:
        """Cards dealt to each."""
        return len(self.dealt[0])

    # Order of the cards (A2, B15)

    def trumps(self) -> list[str]:
        """Return the trumps from high to low."""
        found = TRUMPS.get(self.contract or "", DIAMONDS)
        return ["DA", *(card for card in found if card != "DA")] if self.pigs else found

    def group(self, card: str) -> str:
        """Return the suit that must be followed, ``T`` for trumps."""
        return "T" if card in self.trumps() else card[0]

    def beats(self, card: str, best: str) -> bool:
        """Tell whether the later card beats the best one so far (A4, C11)."""
        trumps = self.trumps()
        if card == best == "HT" and "HT" in trumps:
            rule, last = self.options["dulle"], len(self.tricks) == self.size
            return {
                "first": False,
                "second": True,
                "second-except-last": not last,
                "second-only-last": last,
            }[rule]
        if card in trumps:
            return best not in trumps or trumps.index(card) < trumps.index(best)
        plain = "ATKQJ9"
        return best not in trumps and card[0] == best[0] and plain.index(card[1]) < plain.index(best[1])

    # What may be done

    def legal(self, seat: int) -> set[str]:
        """Return everything the seat may do now."""
        if self.phase == "done":
            return set()
        duties = getattr(self, f"_{self.phase}")(seat) if seat == self.turn else set()
        return duties | (self._sayings(seat) if self.phase == "play" else set())

    def _reservations(self, seat: int) -> set[str]:
        solos = {f"solo {name}" for name in self.options["solos"]}
        if self.forced is not None:
            return solos
        found = {"healthy", *solos}
        if self.hands[seat].count("CQ") == 2:
            found.add("wedding")
        if self.options["poverty"] and sum(card in DIAMONDS for card in self.hands[seat]) <= 3:
            found.add("poverty")
        return found

    def _exchange(self, seat: int) -> set[str]:
        if seat == self.declarer:
            picks = [pick for pick in self._threes(seat) if not self._keeps_trump(seat, pick)]
            return {"pass " + " ".join(pick) for pick in picks}
        if self.re is None:
            return {"accept", "decline"}
        return {"return " + " ".join(pick) for pick in self._threes(seat)}

    def _threes(self, seat: int) -> list[tuple[str, ...]]:
        cards = sorted(self.hands[seat], key=lambda card: ("CSHD".index(card[0]), "ATKQJ9".index(card[1])))
        return list(combinations(cards, 3))

    def _keeps_trump(self, seat: int, passed: tuple[str, ...]) -> bool:
        left = Counter(self.hands[seat]) - Counter(passed)
        return any(card in DIAMONDS for card in left)

    def _play(self, seat: int) -> set[str]:
        lying = self.tricks[-1][1] if self.tricks and self.tricks[-1][2] is None else []
        hand = self.hands[seat]
        following = [card for card in hand if lying and self.group(card) == self.group(lying[0])]
        return set(following or hand)

    def side(self, seat: int) -> str:
        """Return the side of a seat; before a wedding is settled the bride is alone in Re."""
        return "re" if seat in (self.re or set()) else "kontra"

    def level(self, side: str) -> int:
        """Return the highest level the side has announced."""
        return max(
            (LEVEL[what] for seat, what, _ in self.said if what in LEVEL and self.side(seat) == side), default=-1
        )

    def _need(self) -> list[int] | None:
        """Return the cards each level needs (table B6), None while nothing may be said."""
        row = 1
        if self.contract == "wedding":
            if self.settled is None:
                return None
            row = self.settled
        return [need - (12 - self.size) for need in WEDDING_NEED[row]]

    def _sayings(self, seat: int) -> set[str]:
        found = {f"say {what}" for what in (self.side(seat), *ABSAGEN) if self._may_say(seat, what)}
        diamonds = self.contract not in TRUMPS
        pigs = self.options["piglets"] == "diamonds" and diamonds and not self.tricks and not self.pigs
        return found | ({"say piglets"} if pigs and self.hands[seat].count("DA") == 2 else set())

    def _may_say(self, seat: int, what: str) -> bool:
        need, cards, side = self._need(), len(self.hands[seat]), self.side(seat)
        if need is None or cards == 0:
            return False
        said, wanted, other = self.level(side), LEVEL[what], self.level(OTHER[side])
        if wanted <= said:
            return False
        if said == -1 and wanted == 0 and other >= 0 and cards >= need[other] - 1:
            return True
        if said >= 0 and self._ansage_was_late(side, need[0]):
            return False
        return all(cards >= need[level] for level in range(said + 1, wanted + 1))

    def _ansage_was_late(self, side: str, need: int) -> bool:
        cards = [cards for seat, what, cards in self.said if what in LEVEL and self.side(seat) == side]
        return cards[0] < need

    # What happens

    def do(self, seat: int, text: str) -> None:
        """Make a move, which is taken to be legal."""
        self.moves.append((seat, text))
        if text.startswith("say "):
            self.said.append((seat, text[4:], len(self.hands[seat])))
            self.pigs = self.pigs or text == "say piglets"
        elif self.phase == "reservations":
            self._reserved()
        elif self.phase == "exchange":
            self._exchanged(seat, text)
        else:
            self._laid(seat, text)

    def _reserved(self) -> None:
        if self.forced is None and len(self.moves) < 4:
            self.turn = self.seats[len(self.moves)]
            return
        self.declarer = self._chosen()
        if self.declarer is None:
            self._normal()
            return
        text = dict(self.moves)[self.declarer]
        self.contract = SPOKEN.get(text, text.replace(" ", "-"))
        if self.contract == "poverty":
            self.phase, self.turn = "exchange", self.declarer
            return
        self.re = {self.declarer}
        self._start(self.declarer if self._soloist_leads() else self.seats[0])

    def _chosen(self) -> int | None:
        """Return whose reservation is played: B1, C2; of equal ones the earlier seat's."""
        for wanted in ("compulsory", "solo", "poverty", "wedding"):
            for seat, text in self.moves:
                if wanted == "compulsory" and text.startswith("solo") and seat in self.debtors:
                    return seat
                if text.startswith(wanted):
                    return seat
        return None

    def _normal(self) -> None:
        self.re = {seat for seat in range(4) if "CQ" in self.dealt[seat]}
        self.contract = "normal" if len(self.re) == 2 else "silent-wedding"
        self.declarer = None if len(self.re) == 2 else next(iter(self.re))
        self._start(self.seats[0])

    def _soloist_leads(self) -> bool:
        lead = self.options["solo_lead"]
        solo = (self.contract or "").startswith("solo")
        return solo and (lead == "soloist" or (lead == "compulsory-soloist" and self.declarer in self.debtors))

    def _start(self, leader: int) -> None:
        self.phase, self.turn = "play", leader

    def _exchanged(self, seat: int, text: str) -> None:
        assert self.declarer is not None
        asked = [(self.declarer + step) % 4 for step in (1, 2, 3)]
        word, *cards = text.split(" ")
        if word == "pass":
            self._give(seat, None, cards)
            self.turn = asked[0]
        elif word == "decline":
            self._declined(seat, asked)
        elif word == "accept":
            self.re = {self.declarer, seat}
            self._give(None, seat, self._passed())
            self.turn = seat
        else:
            self._give(seat, self.declarer, cards)
            self._start(self.seats[0])

    def _declined(self, seat: int, asked: list[int]) -> None:
        if seat != asked[-1]:
            self.turn = asked[asked.index(seat) + 1]
            return
        self._give(None, self.declarer, self._passed())
        self.phase, self.turn, self.redeal = "done", None, True

    def _passed(self) -> list[str]:
        return next(text.split(" ")[1:] for _, text in self.moves if text.startswith("pass "))

    def _give(self, giver: int | None, taker: int | None, cards: list[str]) -> None:
        for card in cards:
            if giver is not None:
                self.hands[giver].remove(card)
            if taker is not None:
                self.hands[taker].append(card)

    def _laid(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self.tricks or self.tricks[-1][2] is not None:
            self.tricks.append((seat, [], None))
        leader, cards, _ = self.tricks[-1]
        cards.append(card)
        self.turn = (seat + 1) % 4
        if len(cards) == 4:
            self._full(leader, cards)

    def _full(self, leader: int, cards: list[str]) -> None:
        best = 0
        for place in (1, 2, 3):
            best = place if self.beats(cards[place], cards[best]) else best
        winner = (leader + best) % 4
        self.tricks[-1] = (leader, cards, winner)
        self.turn = winner
        if self.contract == "wedding" and self.settled is None:
            self._look_for_partner(winner)
        if len(self.tricks) == self.size:
            self.phase, self.turn = "done", None

    def _look_for_partner(self, winner: int) -> None:
        """B2: the first other player to win one of tricks 1-3, or nobody."""
        assert self.re is not None
        if winner != self.declarer:
            self.re.add(winner)
        if winner != self.declarer or len(self.tricks) == 3:
            self.settled = len(self.tricks)

    # The result

    def alone(self) -> bool:
        """Tell whether Re is one player for good (B10)."""
        open_wedding = self.contract == "wedding" and self.settled is None
        return self.re is not None and len(self.re) == 1 and not open_wedding

    def count(self, side: str) -> int:
        """Return the card points in full tricks of the side."""
        taken = [cards for _, cards, winner in self.tricks if winner is not None and self.side(winner) == side]
        return sum(POINTS[card[1]] for cards in taken for card in cards)

    def tricks_of(self, side: str) -> int:
        """Return how many full tricks the side has."""
        return sum(winner is not None and self.side(winner) == side for _, _, winner in self.tricks)

    def facts(self) -> Doppelkopf:
        """Return what the score depends on."""
        sides = ("re", "kontra")
        return Doppelkopf(
            alone=self.alone(),
            points={side: self.count(side) for side in sides},
            tricks={side: self.tricks_of(side) for side in sides},
            said={side: self.level(side) for side in sides},
            scoring=self.options["scoring"],
            kontra_point_in_solo=self.options["kontra_point_in_solo"],
            extras=self._extras(),
        )

    def _extras(self) -> Lines:
        """B8.6 with B11, C8: by the final sides."""
        found: Lines = Counter()
        for number, (leader, cards, winner) in enumerate(self.tricks, start=1):
            assert winner is not None
            taker = self.side(winner)
            if sum(POINTS[card[1]] for card in cards) >= 40:
                found["forty", taker] += 1
            for place, card in enumerate(cards):
                theirs = self.side((leader + place) % 4) != taker
                if card == "DA" and theirs and not self.pigs:
                    found["fox", taker] += 1
                if card == "CJ" and theirs and number == self.size and self.options["charlie_caught"]:
                    found["charlie_caught", taker] += 1
                if card == "CJ" and number == self.size and (leader + place) % 4 == winner:
                    found["charlie", taker] += 1
        return found

    def scores(self) -> list[int] | None:
        """Return the scores by seat, None without any."""
        if self.phase != "done" or self.redeal:
            return None
        value = self.facts().value()
        lone = 3 if self.alone() else 1
        return [value * lone if self.side(seat) == "re" else -value for seat in range(4)]
