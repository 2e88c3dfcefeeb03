"""What is played: the contract (Spielart) of a deal, and its text in records and calls."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardavia.engine.cards import Suit


class Kind(Enum):
    """The kinds of contract of both games; a suit completes some of them (``record.md`` section 6)."""

    NORMAL = "normal"
    WEDDING = "wedding"
    SILENT_WEDDING = "silent-wedding"
    POVERTY = "poverty"
    BLACK_SOW = "black-sow"
    SOLO_QUEENS = "solo-queens"
    SOLO_JACKS = "solo-jacks"
    SOLO_KINGS = "solo-kings"
    SOLO_NONE = "solo-none"
    SOLO = "solo"
    RUFER = "rufer"
    HOCHZEIT = "hochzeit"
    BETTEL = "bettel"
    FARBGEIER = "farbgeier"
    FARBWENZ = "farbwenz"
    GEIER = "geier"
    WENZ = "wenz"
    FARBGEIER_TOUT = "farbgeier-tout"
    FARBWENZ_TOUT = "farbwenz-tout"
    GEIER_TOUT = "geier-tout"
    WENZ_TOUT = "wenz-tout"
    SOLO_TOUT = "solo-tout"
    SIE = "sie"
    RAMSCH = "ramsch"
    MUSS = "muss"


_WITH_SUIT = frozenset(
    {
        Kind.SOLO,
        Kind.RUFER,
        Kind.FARBGEIER,
        Kind.FARBWENZ,
        Kind.FARBGEIER_TOUT,
        Kind.FARBWENZ_TOUT,
        Kind.SOLO_TOUT,
        Kind.MUSS,
    }
)
PARTNERED = frozenset({Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT})
"""Contracts of Schafkopf in which the declarer has a partner."""
_SPOKEN = {
    Kind.SOLO_QUEENS: "solo queens",
    Kind.SOLO_JACKS: "solo jacks",
    Kind.SOLO_KINGS: "solo kings",
    Kind.SOLO_NONE: "solo none",
}
_DOPPELKOPF_SOLOS = frozenset({Kind.SOLO, *_SPOKEN})
_TOUTS = frozenset({Kind.FARBGEIER_TOUT, Kind.FARBWENZ_TOUT, Kind.GEIER_TOUT, Kind.WENZ_TOUT, Kind.SOLO_TOUT})


@dataclass(frozen=True, slots=True)
class Contract:
    """A kind of contract and, where it has one, its suit: the trump suit, or the suit of the called ace."""

    kind: Kind
    suit: Suit | None = None

    def __str__(self) -> str:
        return self.kind.value if self.suit is None else f"{self.kind.value}-{self.suit}"

    @property
    def spoken(self) -> str:
        """The text of the bid or reservation that names this contract, such as ``solo C``."""
        text = _SPOKEN.get(self.kind, self.kind.value)
        return text if self.suit is None else f"{text} {self.suit}"

    @property
    def is_doppelkopf_solo(self) -> bool:
        """Whether this is a solo that a Doppelkopf player reserves (``rules.md`` B4)."""
        return self.kind in _DOPPELKOPF_SOLOS

    @property
    def is_tout(self) -> bool:
        """Whether all tricks are promised (Tout, ``rules.md`` F7)."""
        return self.kind in _TOUTS

    @staticmethod
    def parse(text: str) -> Contract:
        """Return the contract of a text such as ``solo-C``; ValueError names anything else."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a contract") from None

    @staticmethod
    def parse_spoken(text: str) -> Contract:
        """Return the contract of a bid such as ``solo C``; ValueError names anything else."""
        try:
            return _BY_SPOKEN[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a bid") from None


def _all_contracts() -> list[Contract]:
    plain = [Contract(kind) for kind in Kind if kind not in _WITH_SUIT]
    return plain + [Contract(kind, suit) for kind in Kind if kind in _WITH_SUIT for suit in Suit]


CONTRACTS = tuple(_all_contracts())
_BY_TEXT = {str(contract): contract for contract in CONTRACTS}
_BY_SPOKEN = {contract.spoken: contract for contract in CONTRACTS}
