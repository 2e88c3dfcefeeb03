"""Options and presets of Doppelkopf (``record.md`` section 4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardavia.engine.options import Catalogue, Option, Options

_ALL_SOLOS = ("D", "C", "S", "H", "queens", "jacks", "kings", "none")
_NO_KINGS = ("D", "C", "S", "H", "queens", "jacks", "none")
_SWITCH = (True, False)


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
    Option("seats", (4, 5), unplayed=(5,)),
    Option("deals"),
    Option("compulsory_solos", _SWITCH),
    Option("nines", _SWITCH),
    Option("dulle", ("first", "second", "second-except-last", "second-only-last", "plain"), unplayed=("plain",)),
    Option("piglets", ("off", "diamonds", "trump-suit"), unplayed=("trump-suit",)),
    Option("hyperpiglets", _SWITCH, unplayed=(True,)),
    Option("poverty", _SWITCH),
    Option("poverty_counts_foxes", _SWITCH, unplayed=(False,)),
    Option("poverty_returns_trumps", _SWITCH, unplayed=(False,)),
    Option("poverty_refused", ("redeal", "black-sow"), unplayed=("black-sow",)),
    Option("throw_in", _SWITCH, unplayed=(True,)),
    Option("wedding_trick", ("any", "plain"), unplayed=("plain",)),
    Option("solos", _ALL_SOLOS, listed=True),
    Option("solo_lead", ("first-seat", "compulsory-soloist", "soloist")),
    Option("solo_priority", ("first", "last", "auction"), unplayed=("last", "auction")),
    Option("solo_keeps_deal", _SWITCH, unplayed=(True,)),
    Option("solo_factor", (1, 2), unplayed=(2,)),
    Option("announce_cards", (11, 12), unplayed=(12,)),
    Option("announce_own_turn", _SWITCH, unplayed=(True,)),
    Option("announcements_double", _SWITCH, unplayed=(True,)),
    Option("forced_announcement", _SWITCH, unplayed=(True,)),
    Option("parties_by", ("CQ", "DQ"), unplayed=("DQ",)),
    Option("diamond_kings_top", _SWITCH, unplayed=(True,)),
    Option("genscher", _SWITCH, unplayed=(True,)),
    Option("scoring", ("ddv", "pagat")),
    Option("kontra_point_in_solo", _SWITCH),
    Option("charlie_caught", _SWITCH),
    Option("fox_last_trick", (1, 2), unplayed=(2,)),
    Option("fox_first_trick", (1, 2), unplayed=(2,)),
    Option("dulle_caught", _SWITCH, unplayed=(True,)),
    Option("heart_trick", _SWITCH, unplayed=(True,)),
    Option("doppelkopf_trick", ("forty", "pairs"), unplayed=("pairs",)),
    Option("bock", _SWITCH, unplayed=(True,)),
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


CATALOGUE = Catalogue(_OPTIONS, _PRESETS, _conflict)
