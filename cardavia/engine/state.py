"""The state of a deal: the facts, from which games derive sides, points and scores."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cardavia.engine.actions import Move, Saying
from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import Contract
from cardavia.engine.options import Options
from cardavia.engine.order import Order
from cardavia.engine.result import Party, Redeal
from cardavia.engine.seats import Seat, active


class Phase(Enum):
    """Where a deal stands (``record.md`` section 6)."""

    DOUBLE = "double"
    RESERVATIONS = "reservations"
    BIDDING = "bidding"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    PLAY = "play"
    DONE = "done"


class Deal(NamedTuple):
    """Who deals, and the cards as dealt by seat; with five at the table the dealer's hand is empty."""

    dealer: Seat
    hands: tuple[Hand, ...]

    @property
    def seats(self) -> int:
        """Seats at the table, 4 or 5."""
        return len(self.hands)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play, from the dealer's left."""
        return active(self.dealer, len(self.hands))

    @property
    def first(self) -> Seat:
        """The seat left of the dealer (Vorhand), who speaks first."""
        return self.players[0]


class Standing(NamedTuple):
    """What the session brings into a deal.

    ``debtors`` still owe their compulsory solo (Pflichtsolo); ``forced`` is the one who must play it now
    (``rules.md`` B12). ``bock`` tells that the deal counts double, ``bock_left`` how many deals do from this one on,
    ``stock`` what lies in the pool. ``deals_left`` counts the deals of the session from this one on, None with an
    open end.
    """

    debtors: tuple[Seat, ...] = ()
    forced: Seat | None = None
    bock: bool = False
    stock: int = 0
    bock_left: int = 0
    deals_left: int | None = None


class Said(NamedTuple):
    """An announcement with the number of cards its speaker held.

    ``party`` is the side that is bound by it, None where none is: it stays bound when Genscher changes who belongs
    to it (``rules.md`` D14).
    """

    seat: Seat
    saying: Saying
    cards: int
    partner: Seat | None = None
    party: Party | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick (Stich): the seats in order of play, the cards that lie, and the winner once it is full."""

    seats: tuple[Seat, ...]
    cards: Hand = ()
    winner: Seat | None = None

    @property
    def leader(self) -> Seat:
        """The seat that leads the trick."""
        return self.seats[0]

    @property
    def points(self) -> int:
        """Card points (Augen) that lie in the trick."""
        return sum(card.points for card in self.cards)

    @property
    def winning_card(self) -> Card:
        """The card that won a full trick."""
        if self.winner is None:
            raise ValueError("the trick is not full")
        return self.cards[self.seats.index(self.winner)]


@dataclass(frozen=True, slots=True)
class State:
    """One deal after some moves; a new state follows from every move.

    ``hands`` are the cards now held. ``side`` are the seats of Re or of the declarer as far as the auction, the
    exchange or a trick has settled them, None before. ``tricks`` are full, ``trick`` is the one being played.
    ``turn`` is the seat that must act, None when nobody must. ``redeal`` is set when the deal ended unscored.
    """

    options: Options
    deal: Deal
    standing: Standing
    order: Order
    phase: Phase
    hands: tuple[Hand, ...]
    turn: Seat | None
    moves: tuple[Move, ...] = ()
    said: tuple[Said, ...] = ()
    contract: Contract | None = None
    declarer: Seat | None = None
    side: tuple[Seat, ...] | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    redeal: Redeal | None = None

    @property
    def done(self) -> bool:
        """Whether the deal has ended."""
        return self.phase is Phase.DONE

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play, from the dealer's left."""
        return active(self.deal.dealer, len(self.deal.hands))

    @property
    def hand_size(self) -> int:
        """Cards each player was dealt."""
        return len(self.deal.hands[self.players[0]])

    @property
    def is_last_trick(self) -> bool:
        """Whether the trick now played is the last one of the deal."""
        return len(self.tricks) == self.hand_size - 1

    def said_by(self, seats: tuple[Seat, ...]) -> frozenset[Saying]:
        """Return what any of the seats has announced."""
        return frozenset(said.saying for said in self.said if said.seat in seats)
