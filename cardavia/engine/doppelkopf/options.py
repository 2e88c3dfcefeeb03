"""Options and presets of Doppelkopf (``record.md`` section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardavia.engine.options import Catalogue, Option, Options

_ALL_SOLOS = ("D", "C", "S", "H", "queens", "jacks", "kings", "none")
_NO_KINGS = ("D", "C", "S", "H", "queens", "jacks", "none")
_SWITCH = (True, False)
_TOURNAMENT_OF_FIVE = 30
FIVE_SEATS = 5
"""Seats at a table where the dealer rests."""


@dataclass(frozen=True, slots=True)
class DoppelkopfOptions:
    """One table's rules; the defaults are those of the preset ``ddv`` (``rules.md`` B)."""

    seats: int = 4
    deals: int = 0
    compulsory_solos: bool = False
    nines: bool = True
    dulle: str = "first"
    piglets: str = "off"
    hyperpiglets: bool = False
    poverty: bool = False
    poverty_counts_foxes: bool = True
    poverty_returns_trumps: bool = True
    poverty_refused: str = "redeal"
    throw_in: bool = False
    wedding_trick: str = "any"
    solos: tuple[str, ...] = _NO_KINGS
    solo_lead: str = "compulsory-soloist"
    solo_priority: str = "first"
    solo_keeps_deal: bool = False
    solo_factor: int = 1
    announce_cards: int = 11
    announce_own_turn: bool = False
    announcements_double: bool = False
    forced_announcement: bool = False
    parties_by: str = "CQ"
    diamond_kings_top: bool = False
    genscher: bool = False
    scoring: str = "ddv"
    kontra_point_in_solo: bool = False
    charlie_caught: bool = False
    fox_last_trick: int = 1
    fox_first_trick: int = 1
    dulle_caught: bool = False
    heart_trick: bool = False
    doppelkopf_trick: str = "forty"
    bock: bool = False


def options_of(options: Options) -> DoppelkopfOptions:
    """Return the options as this game's; TypeError when they belong to another game."""
    if not isinstance(options, DoppelkopfOptions):
        raise TypeError(f"{options!r} are not the options of Doppelkopf")
    return options


_OPTIONS = (
    Option("seats", (4, 5)),
    Option("deals"),
    Option("compulsory_solos", _SWITCH),
    Option("nines", _SWITCH),
    Option("dulle", ("first", "second", "second-except-last", "second-only-last", "plain")),
    Option("piglets", ("off", "diamonds", "trump-suit")),
    Option("hyperpiglets", _SWITCH),
    Option("poverty", _SWITCH),
    Option("poverty_counts_foxes", _SWITCH),
    Option("poverty_returns_trumps", _SWITCH),
    Option("poverty_refused", ("redeal", "black-sow")),
    Option("throw_in", _SWITCH),
    Option("wedding_trick", ("any", "plain")),
    Option("solos", _ALL_SOLOS, listed=True),
    Option("solo_lead", ("first-seat", "compulsory-soloist", "soloist")),
    Option("solo_priority", ("first", "last", "auction")),
    Option("solo_keeps_deal", _SWITCH),
    Option("solo_factor", (1, 2)),
    Option("announce_cards", (11, 12)),
    Option("announce_own_turn", _SWITCH),
    Option("announcements_double", _SWITCH),
    Option("forced_announcement", _SWITCH),
    Option("parties_by", ("CQ", "DQ")),
    Option("diamond_kings_top", _SWITCH),
    Option("genscher", _SWITCH),
    Option("scoring", ("ddv", "pagat")),
    Option("kontra_point_in_solo", _SWITCH),
    Option("charlie_caught", _SWITCH),
    Option("fox_last_trick", (1, 2)),
    Option("fox_first_trick", (1, 2)),
    Option("dulle_caught", _SWITCH),
    Option("heart_trick", _SWITCH),
    Option("doppelkopf_trick", ("forty", "pairs")),
    Option("bock", _SWITCH),
)

_DDV = DoppelkopfOptions()
_PAGAT = DoppelkopfOptions(
    deals=8,
    poverty=True,
    solo_lead="first-seat",
    scoring="pagat",
    kontra_point_in_solo=True,
    charlie_caught=True,
)
_PRESETS = {
    "ddv": _DDV,
    "ddv-tournament": replace(_DDV, deals=24, compulsory_solos=True),
    "ddv-no-nines": replace(_DDV, nines=False),
    "ddv-piglets": replace(_DDV, piglets="diamonds"),
    "pagat": _PAGAT,
    "ukr": replace(_PAGAT, deals=0, solos=("D", "queens", "jacks", "none")),
}


def _conflict(options: DoppelkopfOptions) -> tuple[str, str] | None:
    """Return the contradicting pair of ``rulings.md`` 14 and 41, if there is one."""
    beats_dulle = options.dulle not in ("first", "plain") or options.piglets != "off" or options.diamond_kings_top
    pairs = {
        ("heart_trick", "nines"): options.heart_trick and options.nines,
        ("dulle_caught", "dulle"): options.dulle_caught and (options.dulle == "plain" or not beats_dulle),
        ("hyperpiglets", "piglets"): options.hyperpiglets and options.piglets == "off",
        ("hyperpiglets", "nines"): options.hyperpiglets and not options.nines,
        ("compulsory_solos", "deals"): options.compulsory_solos and options.deals == 0,
        ("compulsory_solos", "solos"): options.compulsory_solos and not options.solos,
    }
    return next((pair for pair, clash in pairs.items() if clash), None)


def _adapted(preset: DoppelkopfOptions, chosen: Mapping[str, object]) -> DoppelkopfOptions:
    """Return the preset for the number of seats: a tournament of five has 30 deals (``rules.md`` B13)."""
    five = chosen.get("seats") == FIVE_SEATS and preset.compulsory_solos
    return replace(preset, deals=_TOURNAMENT_OF_FIVE) if five else preset


CATALOGUE = Catalogue(_OPTIONS, _PRESETS, _conflict, _adapted)
