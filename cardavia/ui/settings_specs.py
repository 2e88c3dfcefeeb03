"""Every setting of the settings window as data: where it stands, what it is, and how it is read and written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

from cardavia.storage.settings import FASTEST_ANIMATION, LEVELS, MOST, SORT_ORDERS, SOUNDS, SPEECH, THEMES, Settings
from cardavia.ui.actions import PAUSES

SOUND: Final = "sound_"
"""What the key of an event's sound begins with; the event's name follows."""
DECK: Final = "deck_"
"""What the key of a game's deck begins with; the game's name follows."""


class Page(Enum):
    """The pages, in the order they are listed in."""

    GAME = "game"
    TABLE = "table"
    CARDS = "cards"
    SOUND = "sound"
    ACCESSIBILITY = "accessibility"
    KEYS = "keys"
    LANGUAGE = "language"


class Kind(Enum):
    """What a setting is, which decides about its control."""

    SWITCH = auto()
    CHOICE = auto()
    SLIDER = auto()
    NAME = auto()
    DECK = auto()
    LANGUAGE = auto()
    KEYS = auto()
    ACTION = auto()
    """Nothing that is kept: a button for the entry of the menus that the key names."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of a page. ``read`` takes its value from the settings, ``write`` returns them with another value.

    ``values`` are those of a choice, or the steps of a slider. A setting that stands on two pages has one key.
    """

    page: Page
    key: str
    kind: Kind
    read: Callable[[Settings], object]
    write: Callable[[Settings, Any], Settings]
    values: Sequence[object] = ()

    @property
    def is_kept(self) -> bool:
        """Whether there is something to reset."""
        return self.kind is not Kind.ACTION


def reset(settings: Settings, page: Page, usual: Settings) -> Settings:
    """Return the settings with those of a page as in ``usual``."""
    for setting in SETTINGS:
        if setting.page is page and setting.is_kept:
            settings = setting.write(settings, setting.read(usual))
    return settings


def _field(page: Page, name: str, kind: Kind, values: Sequence[object] = ()) -> Setting:
    return Setting(
        page,
        name,
        kind,
        lambda settings: getattr(settings, name),
        lambda settings, value: replace(settings, **{name: value}),
        values,
    )


def _sound(event: str) -> Setting:
    return Setting(
        Page.SOUND,
        f"{SOUND}{event}",
        Kind.SWITCH,
        lambda settings: settings.sounds[event],
        lambda settings, on: replace(settings, sounds={**settings.sounds, event: on}),
    )


def _deck(game: str) -> Setting:
    """Return the deck of a game; its value is the deck's id with the pack its cards are named by."""
    return Setting(
        Page.CARDS,
        f"{DECK}{game}",
        Kind.DECK,
        lambda settings: (settings.deck[game], settings.pack[game]),
        lambda settings, value: settings.with_deck(game, *value),
    )


def _action(page: Page, name: str) -> Setting:
    return Setting(page, name, Kind.ACTION, lambda _: None, lambda settings, _: settings)


def _with_high_contrast(settings: Settings, on: bool) -> Settings:
    if on:
        return replace(settings, theme="contrast")
    return replace(settings, theme="system") if settings.theme == "contrast" else settings


def _with_large_index(settings: Settings, large: bool) -> Settings:
    for deck in settings.deck.values():
        settings = settings.with_look(deck, settings.look_of(deck)._replace(large_index=large))
    return settings


_HIGH_CONTRAST: Final = Setting(
    Page.ACCESSIBILITY,
    "high_contrast",
    Kind.SWITCH,
    lambda settings: settings.theme == "contrast",
    _with_high_contrast,
)
_LARGE_INDEX: Final = Setting(
    Page.ACCESSIBILITY,
    "large_index",
    Kind.SWITCH,
    lambda settings: all(settings.look_of(deck).large_index for deck in settings.deck.values()),
    _with_large_index,
)

SETTINGS: Final = (
    _field(Page.GAME, "player_name", Kind.NAME),
    _field(Page.GAME, "level", Kind.CHOICE, LEVELS),
    _field(Page.GAME, "sort_order", Kind.CHOICE, SORT_ORDERS),
    _field(Page.GAME, "play_forced", Kind.SWITCH),
    _field(Page.GAME, "confirm_play", Kind.SWITCH),
    _field(Page.GAME, "show_points", Kind.SWITCH),
    _field(Page.TABLE, "theme", Kind.CHOICE, THEMES),
    _field(Page.TABLE, "trick_pause_ms", Kind.CHOICE, PAUSES),
    _field(Page.TABLE, "animation", Kind.SLIDER, range(0, FASTEST_ANIMATION + 1, 10)),
    _field(Page.TABLE, "reduce_motion", Kind.SWITCH),
    _field(Page.TABLE, "sheet_visible", Kind.SWITCH),
    _field(Page.TABLE, "tools_visible", Kind.SWITCH),
    _action(Page.TABLE, "full_screen"),
    _deck("schafkopf"),
    _deck("doppelkopf"),
    _action(Page.CARDS, "card_look"),
    _action(Page.CARDS, "deck_page"),
    _field(Page.SOUND, "volume", Kind.SLIDER, range(0, MOST + 1, 5)),
    *(_sound(event) for event in SOUNDS),
    _field(Page.ACCESSIBILITY, "speech", Kind.CHOICE, SPEECH),
    _field(Page.ACCESSIBILITY, "reduce_motion", Kind.SWITCH),
    _HIGH_CONTRAST,
    _LARGE_INDEX,
    _field(Page.KEYS, "keys", Kind.KEYS),
    _field(Page.LANGUAGE, "language", Kind.LANGUAGE),
)
"""The rows of all pages in their order."""
