"""Everything a player can do, each with a text form (``record.md`` section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cardavia.engine.cards import PACK, Card, Hand, by_suit, format_cards, parse_cards
from cardavia.engine.contract import CONTRACTS, Contract
from cardavia.engine.seats import Seat


class Verb(Enum):
    """Calls of one word."""

    PASS = "pass"
    HEALTHY = "healthy"
    THROW = "throw"
    ACCEPT = "accept"
    DECLINE = "decline"
    HOLD = "hold"
    YIELD = "yield"
    DOUBLE = "double"
    NO_DOUBLE = "no-double"


class Transfer(Enum):
    """Ways of handing cards to another player."""

    PASS = "pass"
    RETURN = "return"
    LAY = "lay"
    GIVE = "give"


class Saying(Enum):
    """What can be announced; Re and Kontra are Ansagen, "no 90" and on are Absagen (``rules.md`` B6)."""

    RE = "re"
    KONTRA = "kontra"
    NO_90 = "no90"
    NO_60 = "no60"
    NO_30 = "no30"
    SCHWARZ = "schwarz"
    SUB = "sub"
    HIRSCH = "hirsch"
    PIGLETS = "piglets"
    HYPERPIGLETS = "hyperpiglets"
    GENSCHER = "genscher"


class Play(NamedTuple):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return self.card.code


class Call(NamedTuple):
    """Say one of the words of the bidding, the reservations or the exchange."""

    verb: Verb

    def __str__(self) -> str:
        return self.verb.value


class Bid(NamedTuple):
    """Bid or reserve a contract."""

    contract: Contract

    def __str__(self) -> str:
        return self.contract.spoken


class Raise(NamedTuple):
    """Commit to a higher level in the auction between soloists (``rules.md`` D2)."""

    level: Saying

    def __str__(self) -> str:
        return f"raise {self.level.value}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Hand over cards; they are kept sorted, so the same cards are the same action."""

    transfer: Transfer
    cards: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", by_suit(self.cards))

    def __str__(self) -> str:
        return f"{self.transfer.value} {format_cards(self.cards)}"


class Say(NamedTuple):
    """Announce something, in turn or out of it; ``partner`` belongs to Genscher alone."""

    saying: Saying
    partner: Seat | None = None

    def __str__(self) -> str:
        return f"say {self.text}"

    @property
    def text(self) -> str:
        """What is said, without the word ``say``."""
        return self.saying.value if self.partner is None else f"{self.saying.value} {self.partner}"


Action = Play | Call | Bid | Raise | Exchange | Say

_LEVELS = (Saying.RE, Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ)
PLAYS = {card: Play(card) for card in PACK}
"""The one `Play` of each card: making it anew at every question would cost more than the question."""


def _fixed_texts() -> dict[str, Action]:
    fixed: list[Action] = [*PLAYS.values(), *map(Call, Verb), *map(Bid, CONTRACTS), *map(Raise, _LEVELS)]
    fixed += [Say(saying) for saying in Saying if saying is not Saying.GENSCHER]
    fixed += [Say(Saying.GENSCHER, seat) for seat in range(5)]
    return {str(action): action for action in fixed}


_FIXED = _fixed_texts()


def parse_action(text: str) -> Action:
    """Return the action of a text; ValueError names the text when it is none."""
    fixed = _FIXED.get(text)
    if fixed is not None:
        return fixed
    word, _, rest = text.partition(" ")
    if not rest:
        raise ValueError(f"{text!r} is not an action")
    try:
        return Exchange(Transfer(word), parse_cards(rest))
    except ValueError:
        raise ValueError(f"{text!r} is not an action") from None


class Move(NamedTuple):
    """An action and the seat that takes it, written ``seat:action``."""

    seat: Seat
    action: Action

    def __str__(self) -> str:
        return f"{self.seat}:{self.action}"

    @staticmethod
    def parse(text: str) -> Move:
        """Return the move of a text such as ``0:CA``; ValueError names the text when it is none."""
        seat, colon, action = text.partition(":")
        if not colon or seat not in tuple("01234"):
            raise ValueError(f"{text!r} is not a move")
        return Move(int(seat), parse_action(action))


def plays(cards: Iterable[Card]) -> tuple[Play, ...]:
    """Return the plays of the cards, each card once."""
    return tuple(PLAYS[card] for card in dict.fromkeys(cards))
