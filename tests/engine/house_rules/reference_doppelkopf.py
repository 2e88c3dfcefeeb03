"""The plain reading of Doppelkopf with every house rule (``rules.md`` D, ``rulings.md`` 14 to 29, 40 to 44).

It builds on the plain reading of ``rules.md`` A to C and, like it, imports nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.engine.house_rules.reference_scores import HouseScore
from tests.engine.reference_doppelkopf import ABSAGEN, JACKS, LEVEL, POINTS, QUEENS, SPOKEN, Deal
from tests.engine.reference_scoring import OTHER, Lines

COURT_SOLOS = {"solo-queens": "Q", "solo-jacks": "J", "solo-kings": "K"}
RAISES = ["re", *ABSAGEN]


@dataclass
class HouseDeal(Deal):
    """A deal under any options; ``bound`` tells for each announcement which side it binds (D14)."""

    bock: bool = False
    hypers: bool = False
    bound: list[str | None] = field(default_factory=list)
    sow: int | None = None
    rivals: list[int] = field(default_factory=list)
    challenger: int | None = None
    bid: int = -1
    answering: bool = False
    called: bool = False
    forced_speaker: int | None = None

    @property
    def seats(self) -> list[int]:
        """The four that play, from the dealer's left (B13)."""
        table = self.options["seats"]
        return [(self.dealer + step) % table for step in (1, 2, 3, 4)]

    @property
    def size(self) -> int:
        """Cards dealt to each."""
        return len(self.dealt[self.seats[0]])

    # Cards

    def trumps(self) -> list[str]:
        """A2, with D12, D13, D22, D25."""
        contract = self.contract or ""
        if contract == "solo-none":
            return []
        if contract in COURT_SOLOS:
            return [suit + COURT_SOLOS[contract] for suit in "CSHD"]
        suit = contract[-1] if contract.startswith("solo-") else "D"
        plain_ten = self.options["dulle"] == "plain"
        top = ([] if plain_ten else ["HT"]) + QUEENS + JACKS
        low = [suit + rank for rank in "ATK9" if suit + rank != "HT" or plain_ten]
        if suit == "D" and self.options["diamond_kings_top"]:
            top, low = ["DK", *top], ["DT", "DA", "D9"]
        order = [*top, *low]
        for card, declared in ((suit + "A", self.pigs), (suit + "9", self.hypers)):
            if declared:
                order.remove(card)
                order.insert(0, card)
        return order

    def beats(self, card: str, best: str) -> bool:
        """D25: a plain ten of hearts is like any other card."""
        if self.options["dulle"] == "plain" and card == best:
            return False
        return super().beats(card, best)

    def _holds_trumps(self, hand: list[str]) -> list[str]:
        return [card for card in hand if card in self.trumps()]

    # What may be done

    def legal(self, seat: int) -> set[str]:
        """Return everything the seat may do now."""
        if self.phase == "done" or seat not in self.seats:
            return set()
        if self.phase != "play":
            return getattr(self, f"_{self.phase}")(seat) if seat == self.turn else set()
        if seat == self.turn and self._just_called():
            return {"DK"}
        if seat == self.turn and self._must_speak():
            return self._forced_words(seat)
        cards = self._play(seat) if seat == self.turn else set()
        return cards | self._sayings(seat) | self._declarations(seat) | self._calls(seat, cards)

    def _reservations(self, seat: int) -> set[str]:
        solos = {f"solo {name}" for name in self.options["solos"]}
        if self.forced is not None:
            return solos
        hand, options = self.hands[seat], self.options
        trumps = self._holds_trumps(hand)
        counted = [card for card in trumps if card != "DA" or options["poverty_counts_foxes"]]
        found = {"healthy", *solos}
        found |= {"wedding"} if hand.count(options["parties_by"]) == 2 else set()
        found |= {"poverty"} if options["poverty"] and len(counted) <= 3 else set()
        ranks = Counter(card[1] for card in hand)
        bad = ranks["9"] >= 5 or ranks["K"] >= 5 or (not options["poverty"] and len(trumps) <= 3)
        return found | ({"throw"} if options["throw_in"] and bad else set())

    def _exchange(self, seat: int) -> set[str]:
        threes = self._threes(seat)
        if seat == self.declarer:
            return {"pass " + " ".join(pick) for pick in threes if not self._keeps_trump(seat, pick)}
        if self.re is None:
            return {"accept", "decline"}
        if not self.options["poverty_returns_trumps"]:
            plain = len(self.hands[seat]) - len(self._holds_trumps(self.hands[seat]))
            # As few trumps as can be: none where there are three plain cards (``rulings.md`` 16).
            least = max(3 - plain, 0)
            threes = [pick for pick in threes if len(self._holds_trumps(list(pick))) == least]
        return {"return " + " ".join(pick) for pick in threes}

    def _keeps_trump(self, seat: int, passed: tuple[str, ...]) -> bool:
        left = self._holds_trumps(list((Counter(self.hands[seat]) - Counter(passed)).elements()))
        return any(card != "DA" or self.options["poverty_counts_foxes"] for card in left)

    def _auction(self, seat: int) -> set[str]:
        if self.answering:
            return {"hold", "yield"}
        return {"yield", *(f"raise {word}" for word in RAISES[self.bid + 1 :])}

    def level(self, side: str) -> int:
        """Return the highest level that binds the side."""
        words = [LEVEL[what] for (_, what, _), bound in zip(self.said, self.bound, strict=True) if bound == side]
        return max(words, default=-1)

    def _need(self) -> list[int] | None:
        first = self.size - 12 + self.options["announce_cards"]
        if self.contract == "black-sow":
            return None if self.sow is None else [first - self.sow - step for step in range(5)]
        if self.contract == "wedding":
            if self.settled is None:
                return None
            first -= self.settled - (0 if self.options["announce_cards"] == 12 else 1)
        return [first - step for step in range(5)]

    def _sayings(self, seat: int) -> set[str]:
        if self.options["announce_own_turn"] and seat != self.turn:
            return set()
        return {f"say {what}" for what in (self.side(seat), *ABSAGEN) if self._may_say(seat, what)}

    def _ansage_was_late(self, side: str, need: int) -> bool:
        place = self.bound.index(side)
        return self.said[place][2] < need and place != self.forced_speaker

    def _lies_nothing(self) -> bool:
        return not self.tricks or self.tricks[-1][2] is not None

    def _declarations(self, seat: int) -> set[str]:
        """``rulings.md`` 17."""
        wanted, contract = self.options["piglets"], self.contract or ""
        suit = contract[-1] if contract.startswith("solo-") and contract[-1] in "CSHD" else "D"
        fits = contract not in {*COURT_SOLOS, "solo-none"} and (suit == "D" or wanted == "trump-suit")
        if wanted == "off" or self.tricks or not fits:
            return set()
        hand = self.hands[seat]
        if not self.pigs:
            return {"say piglets"} if hand.count(suit + "A") == 2 else set()
        free = self.options["hyperpiglets"] and not self.hypers
        return {"say hyperpiglets"} if free and hand.count(suit + "9") == 2 else set()

    def _calls(self, seat: int, cards: set[str]) -> set[str]:
        """D14, ``rulings.md`` 21: before the first of both kings, where two play against two."""
        free = self.options["genscher"] and not self.called and self.contract in ("normal", "wedding")
        if not free or "DK" not in cards or self.hands[seat].count("DK") < 2 or len(self.re or ()) != 2:
            return set()
        return {f"say genscher {other}" for other in self.seats if other != seat}

    def _just_called(self) -> bool:
        acts = [text for _, text in self.moves if not text.startswith("say ") or text.startswith("say genscher")]
        return acts[-1].startswith("say genscher")

    def _must_speak(self) -> bool:
        """D26, ``rulings.md`` 22."""
        assert self.turn is not None
        if not self.options["forced_announcement"] or len(self.tricks) != 1 or self.tricks[0][2] is None:
            return False
        settled = self.contract in ("normal", "silent-wedding", "poverty") or self.settled == 1
        rich = sum(POINTS[card[1]] for card in self.tricks[0][1]) >= 30
        return settled and rich and self.level(self.side(self.turn)) == -1

    def _forced_words(self, seat: int) -> set[str]:
        need, cards = self._need(), len(self.hands[seat])
        assert need is not None
        promises = {f"say {word}" for word in ABSAGEN if cards >= need[LEVEL[word]]}
        return {f"say {self.side(seat)}", *promises}

    # What happens

    def do(self, seat: int, text: str) -> None:
        """Make a move, which is taken to be legal."""
        if text.startswith("say "):
            self._said(seat, text)
        elif text == "throw":
            self.moves.append((seat, text))
            self.phase, self.turn, self.redeal = "done", None, True
        elif self.phase == "auction":
            self.moves.append((seat, text))
            self._bid(text)
        else:
            super().do(seat, text)

    def _said(self, seat: int, text: str) -> None:
        word = text[4:]
        if word in LEVEL and seat == self.turn and self._must_speak():
            self.forced_speaker = len(self.said)
        self.moves.append((seat, text))
        self.said.append((seat, word, len(self.hands[seat])))
        self.bound.append(self.side(seat) if word in LEVEL else None)
        self.pigs = self.pigs or word == "piglets"
        self.hypers = self.hypers or word == "hyperpiglets"
        if word.startswith("genscher"):
            pair = {seat, int(word[-1])}
            self.called = True
            self.re = pair if self.side(seat) == "re" else set(self.seats) - pair

    def _chosen(self) -> int | None:
        moves = self.moves
        if self.options["solo_priority"] == "last":
            # The solos from the back, everything else as it came.
            moves = sorted(moves, key=lambda move: move[1].startswith("solo"))
            solos = [move for move in moves if move[1].startswith("solo")]
            moves = [*(move for move in moves if move not in solos), *reversed(solos)]
        kept, self.moves = self.moves, moves
        chosen = super()._chosen()
        self.moves = kept
        return chosen

    def _reserved(self) -> None:
        solos = [seat for seat, text in self.moves if text.startswith("solo")]
        compulsory = [seat for seat in solos if seat in self.debtors]
        self.rivals = compulsory or solos
        asked = self.forced is None and len(self.moves) < 4
        if not asked and self.options["solo_priority"] == "auction" and len(self.rivals) > 1:
            self.declarer, self.challenger = self.rivals[0], self.rivals[1]
            self.phase, self.turn = "auction", self.challenger
            return
        super()._reserved()

    def _bid(self, text: str) -> None:
        """``rulings.md`` 20; the holder is kept as declarer."""
        if text.startswith("raise"):
            self.bid, self.answering = RAISES.index(text[6:]), True
        elif text == "hold":
            self.answering = False
        else:
            place = self.rivals.index(self.challenger if self.challenger is not None else -1)
            if self.answering:
                self.declarer = self.challenger
            self.challenger = self.rivals[place + 1] if place + 1 < len(self.rivals) else None
            self.answering = False
        self.turn = self.declarer if self.answering else self.challenger
        if self.challenger is None:
            self._end_auction()

    def _end_auction(self) -> None:
        assert self.declarer is not None
        text = next(text for seat, text in self.moves if seat == self.declarer)
        self.contract = SPOKEN.get(text, text.replace(" ", "-"))
        self.re = {self.declarer}
        if self.bid >= 0:
            self.said.append((self.declarer, RAISES[self.bid], self.size))
            self.bound.append("re")
        self._start(self.declarer if self._soloist_leads() else self.seats[0])

    def _normal(self) -> None:
        queen = self.options["parties_by"]
        self.re = {seat for seat in self.seats if queen in self.dealt[seat]}
        self.contract = "normal" if len(self.re) == 2 else "silent-wedding"
        self.declarer = None if len(self.re) == 2 else next(iter(self.re))
        self._start(self.seats[0])

    def _asked(self) -> list[int]:
        assert self.declarer is not None
        place = self.seats.index(self.declarer)
        return [*self.seats[place + 1 :], *self.seats[:place]]

    def _exchanged(self, seat: int, text: str) -> None:
        word, *cards = text.split(" ")
        if word == "pass":
            self._give(seat, None, cards)
            self.turn = self._asked()[0]
        elif word == "decline":
            self._declined(seat, self._asked())
        else:
            super()._exchanged(seat, text)

    def _declined(self, seat: int, asked: list[int]) -> None:
        super()._declined(seat, asked)
        if self.redeal and self.options["poverty_refused"] == "black-sow":
            self.redeal, self.contract, self.declarer = False, "black-sow", None
            self._start(self.seats[0])

    def _laid(self, seat: int, card: str) -> None:
        super()._laid(seat, card)
        if self.turn is not None and self.tricks[-1][2] is None:
            self.turn = self.seats[(self.seats.index(seat) + 1) % 4]

    def _full(self, leader: int, cards: list[str]) -> None:
        best = 0
        for place in (1, 2, 3):
            best = place if self.beats(cards[place], cards[best]) else best
        winner = self.seats[(self.seats.index(leader) + best) % 4]
        self.tricks[-1] = (leader, cards, winner)
        self.turn = winner
        if self.contract == "wedding" and self.settled is None:
            self._look_for_partner(winner)
        sows = sum(lying.count("SQ") for _, lying, _ in self.tricks)
        if self.contract == "black-sow" and self.sow is None and sows == 2:
            self.sow, self.declarer, self.re = len(self.tricks), winner, {winner}
        if len(self.tricks) == self.size:
            self.phase, self.turn = "done", None

    def _look_for_partner(self, winner: int) -> None:
        """B2, D7: a trick led with a trump settles nothing."""
        trump_led = self.tricks[-1][1][0] in self.trumps()
        open_still = trump_led and self.options["wedding_trick"] == "plain"
        super()._look_for_partner(self.declarer if open_still and self.declarer is not None else winner)

    # The result

    def facts(self) -> HouseScore:
        """Return what the score depends on."""
        plain = super().facts()
        known = {name: getattr(plain, name) for name in plain.__dataclass_fields__}
        house = {name: self.options[name] for name in ("announcements_double", "solo_factor")}
        return HouseScore(**known, **house, bock=self.bock)

    def _seat_of(self, leader: int, place: int) -> int:
        return self.seats[(self.seats.index(leader) + place) % 4]

    def _extras(self) -> Lines:
        """B8.6 with D10, D11, D15, D18, by the final sides."""
        found: Lines = Counter()
        options = self.options
        for number, (leader, cards, winner) in enumerate(self.tricks, start=1):
            assert winner is not None
            taker = self.side(winner)
            pairs = len(set(cards)) == 2 and all(cards.count(card) == 2 for card in cards)
            if sum(POINTS[card[1]] for card in cards) >= 40 and (pairs or options["doppelkopf_trick"] == "forty"):
                found["forty", taker] += 1
            if options["heart_trick"] and all(self.group(card) == "H" for card in cards):
                found["heart_trick", taker] += 1
            for place, card in enumerate(cards):
                theirs = self.side(self._seat_of(leader, place)) == OTHER[taker]
                self._count_card(found, card, taker, theirs, number)
                if card == "CJ" and number == self.size and self._seat_of(leader, place) == winner:
                    found["charlie", taker] += 1
        return found

    def _count_card(self, found: Lines, card: str, taker: str, theirs: bool, number: int) -> None:
        options, last = self.options, number == self.size
        if theirs and card == "DA" and not self.pigs:
            value = options["fox_last_trick"] if last else options["fox_first_trick"] if number == 1 else 1
            found["fox", taker] += value
        if theirs and card == "CJ" and last and options["charlie_caught"]:
            found["charlie_caught", taker] += 1
        if theirs and card == "HT" and options["dulle_caught"]:
            found["dulle_caught", taker] += 1

    def heart_round(self) -> bool:
        """Tell whether a trick of plain hearts starts a Bock round (``rulings.md`` 27)."""
        plain = any(all(self.group(card) == "H" for card in cards) for _, cards, _ in self.tricks)
        return plain and not self.options["nines"] and not self.alone()

    def scores(self) -> list[int] | None:
        """Return the scores by seat, None without any; who rests has 0."""
        if self.phase != "done" or self.redeal:
            return None
        value = self.facts().value()
        lone = 3 if self.alone() else 1
        worth = {seat: value * lone if self.side(seat) == "re" else -value for seat in self.seats}
        return [worth.get(seat, 0) for seat in range(self.options["seats"])]
