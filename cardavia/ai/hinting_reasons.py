"""Why something is advised: facts that can be checked from the observation of the seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class HintReason(Enum):
    """A reason for an action; what ``Grounds.count`` counts stands beside each that has a number."""

    ONLY_CHOICE = "only-choice"
    """Nothing else is allowed."""
    TAKES_LAST = "takes-last"
    """The seat plays last and the card takes the trick; the trick's card points with it."""
    SURE_TRICK = "sure-trick"
    """Nobody who still plays to the trick can beat the card."""
    FOX_IS_SAFE = "fox-is-safe"
    """The ace of diamonds goes into a trick that is certain for the own side."""
    SMEAR_SURE = "smear-sure"
    """Schmieren: the trick is certain for the own side, a partner's now; the card's points."""
    SMEAR = "smear"
    """A partner is winning the trick so far; the card's points."""
    PARTNER_AHEAD = "partner-ahead"
    """A partner is winning the trick so far, and need not be beaten."""
    DRAW_TRUMPS = "draw-trumps"
    """The declarer's side leads a trump; trumps that the other players hold."""
    SEARCH = "search"
    """Suchen: a defender leads the called suit for the first time, its ace being out."""
    FIRST_ROUND = "first-round"
    """The highest card left of a suit that has not been led."""
    HIGHEST = "highest"
    """The highest card left of a suit that has been led before."""
    RUFF = "ruff"
    """The seat has none of the plain suit led and is ahead with a trump; card points that lay before."""
    AHEAD = "ahead"
    """The card is ahead in the trick; kept-back cards that could still beat it."""
    CANNOT_WIN = "cannot-win"
    """No card of the seat beats those that lie, and this one has the fewest points; these points."""
    KEEP_TRUMPS = "keep-trumps"
    """The seat has none of the plain suit led and lets its trumps be."""
    KEEP_HIGH = "keep-high"
    """The seat could get ahead of an enemy and does not, as little lies there; card points that lie."""
    LAST_OF_SUIT = "last-of-suit"
    """The only card of its plain suit, with trumps beside it."""
    LEADS_NOTHING = "leads-nothing"
    """A card without card points is led."""
    STAYS_UNDER = "stays-under"
    """Where tricks or points are bad: the card does not beat those that lie."""
    SHEDS = "sheds"
    """Where tricks or points are bad: the suit led is missing, and the card cannot take the trick."""
    LEADS_UNDER = "leads-under"
    """Where tricks or points are bad: the lowest of its suit in the hand; cards of the others above it."""
    HOLDING = "holding"
    """A contract is bid; ``Grounds.holding`` counts the hand under its order."""
    PASSES = "passes"
    """Nothing is bid; ``Grounds.holding`` counts the hand under the usual order."""
    EMPTIES = "empties"
    """Cards are handed over; plain suits that the hand has no more."""
    OUT_OF_TURN = "out-of-turn"
    """It is another's turn; only an announcement can be advised."""
    IMAGINED = "imagined"
    """It did best on average in the deals imagined."""
    NO_SIMPLE_REASON = "no-simple-reason"
    """Nothing that can be checked tells it from the other choices."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What a hand counts under a card order: its trumps, the Obers or queens among them, and its plain aces."""

    trumps: int
    queens: int
    aces: int


@dataclass(frozen=True, slots=True)
class Grounds:
    """A reason with what it counts."""

    reason: HintReason
    count: int = 0
    holding: Holding | None = None
