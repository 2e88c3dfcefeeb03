"""What a person has chosen, kept as JSON: a damaged entry costs itself, an unknown one survives."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeGuard

from cardavia.engine.doppelkopf.options import CATALOGUE as DOPPELKOPF
from cardavia.engine.errors import InputProblem
from cardavia.engine.options import Catalogue, Value
from cardavia.engine.record import is_name
from cardavia.engine.schafkopf.options import CATALOGUE as SCHAFKOPF
from cardavia.storage.files import StorageError, move_aside, read_bytes, write_atomically

THEMES: Final = ("system", "light", "dark")
PACKS: Final = ("german", "french")
LEVELS: Final = ("easy", "medium", "strong")
"""The computer players at the table, from weak to strong."""
UNTIL_CLICK: Final = -1
"""The trick pause that only a click ends."""
LONGEST_PAUSE: Final = 5000
FASTEST_ANIMATION: Final = 200
LONGEST_NAME: Final = 64
MIDDLE: Final = 50
"""Where the sliders of the card look stand at first."""
MOST: Final = 100
"""The upper end of these sliders; the lower one is 0."""

_CATALOGUES: Final[Mapping[str, Catalogue[Any]]] = {"schafkopf": SCHAFKOPF, "doppelkopf": DOPPELKOPF}
_PRESET: Final = MappingProxyType({"schafkopf": "schaf", "doppelkopf": "ddv"})
_OPTIONS: Final = MappingProxyType({game: MappingProxyType[str, Value]({}) for game in _CATALOGUES})
_PACK: Final = MappingProxyType({"schafkopf": "german", "doppelkopf": "french"})
_DECK: Final = MappingProxyType({"german": "bavarian", "french": "french"})
"""The deck that stands for a pack where none is named."""
_USUAL_DECK: Final = MappingProxyType({game: _DECK[pack] for game, pack in _PACK.items()})
_DECK_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
_BACK: Final = re.compile(r"[A-Za-z0-9]{1,8}|")
_MOST_LOOKS: Final = 500
_LARGEST_FILE: Final = 1 << 20
_FARTHEST: Final = 100_000
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*|")
_MERGE_DEPTH: Final = 3
"""Objects are merged down to the entries of a game or a look; a game's options are replaced whole."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was, in pixels of the desktop that do not depend on the screen's scale."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


@dataclass(frozen=True, slots=True)
class CardLook:
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
    game, ``looks`` by deck. ``trick_pause_ms`` is
    0..5000 or `UNTIL_CLICK`, ``animation`` 0..200 per cent, 0 being none. An empty ``player_name`` or
    ``language`` leaves the choice to the program. ``origin`` is the file's own content, kept for the entries
    that only a newer version knows.
    """

    game: str = "schafkopf"
    preset: Mapping[str, str] = field(default_factory=lambda: _PRESET)
    options: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: _OPTIONS)
    deck: Mapping[str, str] = field(default_factory=lambda: _USUAL_DECK)
    pack: Mapping[str, str] = field(default_factory=lambda: _PACK)
    level: str = "strong"
    theme: str = "system"
    trick_pause_ms: int = 1500
    animation: int = 100
    player_name: str = ""
    welcome_done: bool = False
    window: WindowPlace | None = None
    sheet_visible: bool = True
    language: str = ""
    looks: Mapping[str, CardLook] = field(default_factory=dict)
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


def load(path: Path, on_damaged: Callable[[Path], None] | None = None) -> Settings:
    """Return the settings of a file; each entry that is missing, unknown or wrong has its default.

    A file that is no JSON object at all is moved aside, and ``on_damaged`` is told its new path. A file that
    is missing or cannot be read gives the defaults.
    """
    try:
        data = read_bytes(path, _LARGEST_FILE + 1)
    except StorageError:
        return Settings()
    entries = _entries(data)
    if entries is None:
        _set_aside(path, on_damaged)
        return Settings()
    return _settings(entries)


def save(settings: Settings, path: Path) -> None:
    """Write the settings, with the unknown entries of the file they came from; or StorageError."""
    write_atomically(path, _encode(settings))


def _set_aside(path: Path, on_damaged: Callable[[Path], None] | None) -> None:
    try:
        aside = move_aside(path)
    except StorageError:
        # In a read-only folder the damaged file stays where it is, which harms nobody.
        return
    if on_damaged is not None:
        on_damaged(aside)


def _entries(data: bytes) -> dict[str, object] | None:
    if len(data) > _LARGEST_FILE:
        return None
    try:
        # An editor may have put a byte order mark in front.
        entries = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return entries if isinstance(entries, dict) else None


def _settings(entries: dict[str, object]) -> Settings:
    default, entry = Settings(), entries.get
    games = {game: _object(_object(entry("games")).get(game)) for game in _CATALOGUES}
    preset = {game: _preset(game, given.get("preset")) for game, given in games.items()}
    return Settings(
        game=_choice(entry("game"), _CATALOGUES, default.game),
        preset=preset,
        options={game: _options(game, preset[game], given.get("options")) for game, given in games.items()},
        pack={game: _choice(given.get("pack"), PACKS, _PACK[game]) for game, given in games.items()},
        level=_choice(entry("level"), LEVELS, default.level),
        theme=_choice(entry("theme"), THEMES, default.theme),
        trick_pause_ms=_number(entry("trick_pause_ms"), UNTIL_CLICK, LONGEST_PAUSE, default.trick_pause_ms),
        animation=_number(entry("animation"), 0, FASTEST_ANIMATION, default.animation),
        player_name=_name(entry("player_name")),
        welcome_done=_flag(entry("welcome_done"), default.welcome_done),
        window=_window(entry("window")),
        sheet_visible=_flag(entry("sheet_visible"), default.sheet_visible),
        language=_matching(_LANGUAGE, entry("language"), default.language),
        looks=_looks(entry("looks")),
        deck={game: _deck(game, given) for game, given in games.items()},
        origin=entries,
    )


def _object(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _choice(value: object, allowed: Collection[str], default: str) -> str:
    return value if isinstance(value, str) and value in allowed else default


def _number(value: object, low: int, high: int, default: int) -> int:
    # A bool is an int for isinstance.
    return value if type(value) is int and low <= value <= high else default


def _flag(value: object, default: bool) -> bool:
    return value if isinstance(value, bool) else default


def _name(value: object) -> str:
    # What cannot be printed, half a surrogate pair for one, could not be written to a record either.
    if isinstance(value, str) and is_name(value) and len(value) <= LONGEST_NAME:
        return value.strip()
    return ""


def _matching(pattern: re.Pattern[str], value: object, default: str) -> str:
    return value if isinstance(value, str) and pattern.fullmatch(value) else default


def _deck(game: str, given: Mapping[str, object]) -> str:
    """Return the deck of a game's entries, the usual one of its pack where none is named."""
    return _matching(_DECK_ID, given.get("deck"), _DECK[_choice(given.get("pack"), PACKS, _PACK[game])])


def _looks(value: object) -> Mapping[str, CardLook]:
    given = list(_object(value).items())[:_MOST_LOOKS]
    return {deck: _look(_object(look)) for deck, look in given if _DECK_ID.fullmatch(deck) and isinstance(look, dict)}


def _look(given: Mapping[str, object]) -> CardLook:
    contrast, grain, temperature = (
        _number(given.get(name), 0, MOST, MIDDLE) for name in ("contrast", "grain", "temperature")
    )
    return CardLook(
        contrast,
        grain,
        temperature,
        back=_matching(_BACK, given.get("back"), ""),
        large_index=_flag(given.get("large_index"), False),
        learner_index=_flag(given.get("learner_index"), False),
    )


def _preset(game: str, value: object) -> str:
    return _choice(value, _CATALOGUES[game].presets, _PRESET[game])


def _options(game: str, preset: str, value: object) -> Mapping[str, Value]:
    """Return the given options that exist and can be played together, as far as possible all of them."""
    given = _object(value)
    if _can_be_played(game, preset, given):
        return _checked(game, given)
    kept: dict[str, object] = {}
    for name, option in given.items():
        if _can_be_played(game, preset, {**kept, name: option}):
            kept[name] = option
    return _checked(game, kept)


def _can_be_played(game: str, preset: str, options: Mapping[str, object]) -> bool:
    try:
        _CATALOGUES[game].build(preset, options)
    except InputProblem:
        return False
    return True


def _checked(game: str, options: Mapping[str, object]) -> Mapping[str, Value]:
    return {name: _CATALOGUES[game].option(name).check(value) for name, value in options.items()}


def _window(value: object) -> WindowPlace | None:
    given = _object(value)
    x, y, width, height = (given.get(name) for name in ("x", "y", "width", "height"))
    if not (_is_place(x) and _is_place(y) and _is_size(width) and _is_size(height)):
        return None
    return WindowPlace(x, y, width, height, _flag(given.get("maximised"), False))


def _is_place(value: object) -> TypeGuard[int]:
    return type(value) is int and -_FARTHEST <= value <= _FARTHEST


def _is_size(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 < value <= _FARTHEST


def _encode(settings: Settings) -> bytes:
    known = _known_entries(settings)
    # Unknown entries that nest almost too deeply to be read may be too deep or too large to be written.
    with contextlib.suppress(RecursionError):
        data = _json(_merged(settings.origin, known, _MERGE_DEPTH))
        if len(data) <= _LARGEST_FILE:
            return data
    return _json(known)


def _json(entries: object) -> bytes:
    return f"{json.dumps(entries, indent=2)}\n".encode("ascii")


def _known_entries(settings: Settings) -> dict[str, object]:
    window = settings.window
    return {
        "game": settings.game,
        "games": {game: _game_entries(settings, game) for game in _CATALOGUES},
        "level": settings.level,
        "theme": settings.theme,
        "trick_pause_ms": settings.trick_pause_ms,
        "animation": settings.animation,
        "player_name": settings.player_name,
        "welcome_done": settings.welcome_done,
        "window": None if window is None else asdict(window),
        "sheet_visible": settings.sheet_visible,
        "language": settings.language,
        "looks": {deck: asdict(look) for deck, look in settings.looks.items()},
    }


def _game_entries(settings: Settings, game: str) -> dict[str, object]:
    return {
        "preset": settings.preset[game],
        "options": dict(settings.options[game]),
        "deck": settings.deck[game],
        "pack": settings.pack[game],
    }


def _merged(old: object, new: object, depth: int) -> object:
    """Return the new entries together with those old ones that have no new one in their place."""
    if depth == 0 or not isinstance(old, Mapping) or not isinstance(new, Mapping):
        return new
    both = {name: _merged(old.get(name), entry, depth - 1) for name, entry in new.items()}
    return {**old, **both}
