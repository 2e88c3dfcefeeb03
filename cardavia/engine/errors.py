"""What can be wrong with an action or with input, as keys: the sentences are made where people read them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reason(Enum):
    """Why an action is refused; the value is the anchor of the rule's paragraph in the rule pages."""

    TURN = "play#turn"
    PHASE = "play#phase"
    NOT_HELD = "play#not-held"
    FOLLOW_TRUMP = "play#follow-trump"
    FOLLOW_SUIT = "play#follow-suit"
    CALLED_ACE_MUST_PLAY = "called-ace#must-play"
    CALLED_ACE_MUST_LEAD = "called-ace#must-lead"
    CALLED_ACE_NO_DISCARD = "called-ace#no-discard"
    CALLED_ACE_CONDITIONS = "called-ace#conditions"
    SAY_TOO_EARLY = "announcements#too-early"
    SAY_DEADLINE = "announcements#deadline"
    SAY_NEEDS_RE = "announcements#needs-re"
    SAY_SAID = "announcements#said"
    SAY_OTHER_SIDE = "announcements#other-side"
    SAY_OWN_TURN = "announcements#own-turn"
    SAY_FORCED = "announcements#forced"
    BID_TOO_LOW = "bidding#too-low"
    BID_PLAIN_CARD = "contracts#plain-card"
    BID_SIE = "contracts#sie"
    CONTRACT_NOT_PLAYED = "contracts#not-played"
    DOUBLING_DEADLINE = "doubling#deadline"
    WEDDING_CONDITION = "wedding#condition"
    POVERTY_CONDITION = "poverty#condition"
    POVERTY_THREE_CARDS = "poverty#three-cards"
    SOLOS_ALLOWED = "solos#allowed"
    SOLOS_COMPULSORY = "solos#compulsory"
    THROW_IN = "deal#throw-in"
    PIGLETS = "house-rules#piglets"
    GENSCHER = "house-rules#genscher"
    HOCHZEIT = "contracts#hochzeit"


class Flaw(Enum):
    """What is wrong with a file, an option or a fact that was handed in."""

    UNREADABLE = "unreadable"
    UNWRITABLE = "unwritable"
    BAD_COMMAND = "bad-command"
    NO_SCREEN = "no-screen"
    MISSING_LIBRARY = "missing-library"
    TOO_LARGE = "too-large"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"
    NOT_FACTS = "not-facts"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    BAD_VALUE = "bad-value"
    UNKNOWN_VERSION = "unknown-version"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_OPTION = "unknown-option"
    BAD_OPTION = "bad-option"
    OPTION_CONFLICT = "option-conflict"
    TOO_MANY_DEALS = "too-many-deals"
    TOO_MANY_ACTIONS = "too-many-actions"
    NAME_TOO_LONG = "name-too-long"
    WRONG_PLAYER_COUNT = "wrong-player-count"
    BAD_DEALER = "bad-dealer"
    NOT_A_CARD = "not-a-card"
    WRONG_HAND_SIZE = "wrong-hand-size"
    REPEATED_CARD = "repeated-card"
    CARD_NOT_IN_PACK = "card-not-in-pack"
    DEAL_AFTER_UNFINISHED = "deal-after-unfinished"
    NOT_AN_ACTION = "not-an-action"
    NO_SUCH_SEAT = "no-such-seat"
    CONTRADICTION = "contradiction"
    UNKNOWN_PLAYER = "unknown-player"
    NO_PROGRAM = "no-program"
    NO_SUCH_POINT = "no-such-point"
    NO_CARD_TO_PLAY = "no-card-to-play"
    BAD_PASSPORT = "bad-passport"
    NEWER_PASSPORT = "newer-passport"
    UNKNOWN_LANGUAGE = "unknown-language"
    UNKNOWN_DECK = "unknown-deck"
    DECK_TWICE = "deck-twice"
    NOT_TOML = "not-toml"
    MISSING_DRAWING = "missing-drawing"
    STRAY_DRAWING = "stray-drawing"
    UNDRAWN_CARD = "undrawn-card"
    LONG_DRAWING = "long-drawing"
    NOT_SVG = "not-svg"
    FORBIDDEN_IN_DRAWING = "forbidden-in-drawing"
    BAD_DRAWING_VALUE = "bad-drawing-value"
    WRONG_DRAWING_SIZE = "wrong-drawing-size"
    TOO_MANY_COLOURS = "too-many-colours"
    PALE_INDEX = "pale-index"
    BAD_LOOK = "bad-look"


class IllegalAction(ValueError):
    """An action the rules do not allow now; ``reason`` says which rule."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(f"{text}: {reason.value}")
        self.reason = reason
        self.text = text


@dataclass
class InputProblem(ValueError):
    """Input that cannot be used: what is wrong, the name concerned, and the place in the record.

    ``deal`` and ``index`` count from 0 and are None where they mean nothing; ``names`` are the words that belong
    into the sentence, such as the option and its value.
    """

    flaw: Flaw | Reason
    names: tuple[str, ...] = ()
    deal: int | None = None
    index: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        place = "" if self.deal is None else f" (deal {self.deal}, index {self.index}, {self.text!r})"
        return f"{self.flaw.value}: {', '.join(self.names)}{place}"

    def at(self, deal: int, index: int | None = None, text: str | None = None) -> InputProblem:
        """Return the same problem with its place in the record."""
        return InputProblem(self.flaw, self.names, deal, index, text)
