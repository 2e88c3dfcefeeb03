"""What a person has chosen: values only; `cardavia.storage.settings_file` keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, NamedTuple

from cardavia.engine.options import Value

THEMES: Final = ("system", "light", "dark", "contrast")
PACKS: Final = ("german", "french")
LEVELS: Final = ("easy", "medium", "strong")
"""The computer players at the table, from weak to strong."""
SORT_ORDERS: Final = ("trump", "suit", "manual")
"""How the own hand is held: trumps first, by printed suits, or as the person has laid it."""
SPEECH: Final = ("off", "cards", "score", "all")
"""What a screen reader is told, from nothing to everything."""
SOUNDS: Final = ("deal", "card", "trick", "call", "turn", "end")
"""Events of the table that can be heard."""
UNTIL_CLICK: Final = -1
"""The trick pause that only a click ends."""
LONGEST_PAUSE: Final = 5000
FASTEST_ANIMATION: Final = 200
LONGEST_NAME: Final = 64
LEAST_ZOOM, USUAL_ZOOM, MOST_ZOOM = 60, 100, 240
"""How small and how large the letters of the rule book can be, in per cent."""
MIDDLE: Final = 50
"""Where the sliders of the card look stand at first."""
MOST: Final = 100
"""The upper end of these sliders; the lower one is 0."""

USUAL_PRESET: Final = MappingProxyType({"schafkopf": "schaf", "doppelkopf": "ddv"})
"""The rules of each game at the first start."""
USUAL_PACK: Final = MappingProxyType({"schafkopf": "german", "doppelkopf": "french"})
"""What each game's cards are called at the first start."""
PACK_DECK: Final = MappingProxyType({"german": "bavarian", "french": "french"})
"""The deck that stands for a pack where none is named."""

_OPTIONS: Final = MappingProxyType({game: MappingProxyType[str, Value]({}) for game in USUAL_PRESET})
_USUAL_DECK: Final = MappingProxyType({game: PACK_DECK[pack] for game, pack in USUAL_PACK.items()})
_SILENCE: Final = MappingProxyType(dict.fromkeys(SOUNDS, False))


class WindowPlace(NamedTuple):
    """Where the window was, in pixels of the desktop that do not depend on the screen's scale."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


class CardLook(NamedTuple):
    """How the cards of one deck are shown: three sliders 0..100, the design of the back, and the index.

    An empty ``back`` is the deck's usual one.
    """

    contrast: int = MIDDLE
    grain: int = MIDDLE
    temperature: int = MIDDLE
    back: str = ""
    large_index: bool = False
    learner_index: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a person has set; without arguments, what holds at the first start.

    ``preset``, ``options`` (what differs from the preset), ``deck`` and ``pack`` (what the deck calls its cards) are by
    game, ``looks`` by deck. ``trick_pause_ms`` is 0..5000 or `UNTIL_CLICK`, ``animation`` 0..200 per cent.
    An empty ``player_name`` or ``language`` leaves the choice to the program. ``reduce_motion`` stops all animation,
    ``show_points`` counts the card points at the table. ``sounds`` are by event and silent at first, ``volume`` is
    0..100. ``keys`` holds single letters that a person has given to entries of the menus, by name; ``lessons`` those
    that were finished. ``rules_window`` is where the rule book stands, ``rules_zoom`` its zoom in per cent.
    ``origin`` is the file's own content, kept for the entries that only a newer version knows.
    """

    game: str = "schafkopf"
    preset: Mapping[str, str] = field(default_factory=lambda: USUAL_PRESET)
    options: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: _OPTIONS)
    deck: Mapping[str, str] = field(default_factory=lambda: _USUAL_DECK)
    pack: Mapping[str, str] = field(default_factory=lambda: USUAL_PACK)
    level: str = "strong"
    theme: str = "system"
    trick_pause_ms: int = 1500
    animation: int = 100
    player_name: str = ""
    welcome_done: bool = False
    window: WindowPlace | None = None
    sheet_visible: bool = True
    tools_visible: bool = True
    language: str = ""
    looks: Mapping[str, CardLook] = field(default_factory=dict)
    sort_order: str = "trump"
    speech: str = "all"
    reduce_motion: bool = False
    play_forced: bool = False
    confirm_play: bool = False
    show_points: bool = False
    sounds: Mapping[str, bool] = field(default_factory=lambda: _SILENCE)
    volume: int = 60
    keys: Mapping[str, str] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    rules_window: WindowPlace | None = None
    rules_zoom: int = USUAL_ZOOM
    origin: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)

    def with_rules(self, game: str, preset: str, options: Mapping[str, Value]) -> Settings:
        """Return the settings with this game chosen and these rules for it."""
        presets, all_options = {**self.preset, game: preset}, {**self.options, game: options}
        return replace(self, game=game, preset=presets, options=all_options)

    def with_deck(self, game: str, deck: str, pack: str) -> Settings:
        """Return the settings with this deck for the game, and the pack that its cards are named by."""
        return replace(self, deck={**self.deck, game: deck}, pack={**self.pack, game: pack})

    def look_of(self, deck: str) -> CardLook:
        """Return how the cards of a deck are shown."""
        return self.looks.get(deck, CardLook())

    def with_look(self, deck: str, look: CardLook) -> Settings:
        """Return the settings with this look of the deck."""
        return replace(self, looks={**self.looks, deck: look})
