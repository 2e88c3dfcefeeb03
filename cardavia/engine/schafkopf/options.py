"""Options and presets of Schafkopf (``record.md`` section 4)."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.engine.options import Catalogue, Option, Options

_SWITCH = (False, True)


@dataclass(frozen=True, slots=True)
class SchafkopfOptions:
    """One table's rules; the defaults are those of the preset ``schaf`` (``rules.md`` F)."""

    deals: int = 0
    solo_any_suit: bool = False
    geier: bool = False
    farbwenz: bool = False
    farbgeier: bool = False
    bettel: bool = False
    hochzeit: bool = False
    all_pass: str = "next-dealer"
    tariff: str = "units"
    ramsch_jungfrau: bool = False
    ramsch_durchmarsch: bool = False
    kontra: int = 0
    klopfen: bool = False
    short_deck: bool = False
    tout_value: int = 10
    sie_value: int = 20


def options_of(options: Options) -> SchafkopfOptions:
    """Return the options as this game's; TypeError when they belong to another game."""
    if not isinstance(options, SchafkopfOptions):
        raise TypeError(f"{options!r} are not the options of Schafkopf")
    return options


_OPTIONS = (
    Option("deals"),
    Option("solo_any_suit", _SWITCH),
    Option("geier", _SWITCH),
    Option("farbwenz", _SWITCH),
    Option("farbgeier", _SWITCH),
    Option("bettel", _SWITCH),
    Option("hochzeit", _SWITCH),
    Option(
        "all_pass",
        ("next-dealer", "same-dealer", "ramsch", "muss", "stock"),
    ),
    Option("tariff", ("units", "tournament")),
    Option("ramsch_jungfrau", _SWITCH),
    Option("ramsch_durchmarsch", _SWITCH),
    Option("kontra", (0, 1, 2, 3, 4)),
    Option("klopfen", _SWITCH),
    Option("short_deck", _SWITCH),
    Option("tout_value"),
    Option("sie_value"),
)

_PRESETS = {
    "schaf": SchafkopfOptions(),
    "schafkopfschule": SchafkopfOptions(
        deals=32,
        all_pass="same-dealer",
        tariff="tournament",
        solo_any_suit=True,
    ),
}


def _conflict(options: SchafkopfOptions) -> tuple[str, str] | None:
    """Return the contradicting pair of ``rulings.md`` 14, if there is one."""
    for name in ("ramsch_jungfrau", "ramsch_durchmarsch"):
        if getattr(options, name) and options.all_pass != "ramsch":
            return name, "all_pass"
    return None


CATALOGUE = Catalogue(_OPTIONS, _PRESETS, _conflict)
