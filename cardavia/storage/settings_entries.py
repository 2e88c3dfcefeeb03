"""Settings as the entries of a file and back: a wrong entry costs only itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeGuard

from cardavia.engine.record import is_name
from cardavia.storage.lenient import CATALOGUES, choice, flag, mapping, matching, number, playable
from cardavia.storage.settings import (
    FASTEST_ANIMATION,
    LEAST_ZOOM,
    LEVELS,
    LONGEST_NAME,
    LONGEST_PAUSE,
    MIDDLE,
    MOST,
    MOST_ZOOM,
    PACK_DECK,
    PACKS,
    SORT_ORDERS,
    SOUNDS,
    SPEECH,
    THEMES,
    UNTIL_CLICK,
    USUAL_PACK,
    USUAL_PRESET,
    CardLook,
    Settings,
    WindowPlace,
)

_DECK_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
_BACK: Final = re.compile(r"[A-Za-z0-9]{1,8}|")
_KEY_NAME: Final = re.compile(r"[a-z][a-z_]{0,31}")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*|")
_MOST_LOOKS: Final = 500
_MOST_KEYS: Final = 50
_MOST_LESSONS: Final = 50
_FARTHEST: Final = 100_000


def settings_of(entries: Mapping[str, object]) -> Settings:
    """Return the settings of a file's entries; each that is missing, unknown or wrong has its default."""
    default, entry = Settings(), entries.get
    games = {game: mapping(mapping(entry("games")).get(game)) for game in CATALOGUES}
    preset = {game: _preset(game, given.get("preset")) for game, given in games.items()}
    return Settings(
        game=choice(entry("game"), CATALOGUES, default.game),
        preset=preset,
        options={game: playable(game, preset[game], mapping(given.get("options"))) for game, given in games.items()},
        pack={game: choice(given.get("pack"), PACKS, USUAL_PACK[game]) for game, given in games.items()},
        level=choice(entry("level"), LEVELS, default.level),
        theme=choice(entry("theme"), THEMES, default.theme),
        trick_pause_ms=number(entry("trick_pause_ms"), UNTIL_CLICK, LONGEST_PAUSE, default.trick_pause_ms),
        animation=number(entry("animation"), 0, FASTEST_ANIMATION, default.animation),
        player_name=_name(entry("player_name")),
        welcome_done=flag(entry("welcome_done"), default.welcome_done),
        window=_window(entry("window")),
        sheet_visible=flag(entry("sheet_visible"), default.sheet_visible),
        tools_visible=flag(entry("tools_visible"), default.tools_visible),
        language=matching(_LANGUAGE, entry("language"), default.language),
        looks=_looks(entry("looks")),
        sort_order=choice(entry("sort_order"), SORT_ORDERS, default.sort_order),
        speech=choice(entry("speech"), SPEECH, default.speech),
        reduce_motion=flag(entry("reduce_motion"), default.reduce_motion),
        play_forced=flag(entry("play_forced"), default.play_forced),
        confirm_play=flag(entry("confirm_play"), default.confirm_play),
        show_points=flag(entry("show_points"), default.show_points),
        sounds={sound: flag(mapping(entry("sounds")).get(sound), False) for sound in SOUNDS},
        volume=number(entry("volume"), 0, MOST, default.volume),
        keys=_keys(entry("keys")),
        lessons=_names(entry("lessons")),
        rules_window=_window(entry("rules_window")),
        rules_zoom=number(entry("rules_zoom"), LEAST_ZOOM, MOST_ZOOM, default.rules_zoom),
        deck={game: _deck(game, given) for game, given in games.items()},
        origin=entries,
    )


def _name(value: object) -> str:
    # What cannot be printed, half a surrogate pair for one, could not be written to a record either.
    if isinstance(value, str) and is_name(value) and len(value) <= LONGEST_NAME:
        return value.strip()
    return ""


def _keys(value: object) -> Mapping[str, str]:
    """Return the letters of a file, without those that two entries claim: nobody could tell which is meant."""
    given = list(mapping(value).items())[:_MOST_KEYS]
    kept: dict[str, str] = {}
    for name, letter in given:
        if not isinstance(letter, str) or len(letter) != 1 or not letter.isalpha():
            continue
        if _KEY_NAME.fullmatch(name) and letter.upper() not in kept.values():
            kept[name] = letter.upper()
    return kept


def _names(value: object) -> tuple[str, ...]:
    given = value if isinstance(value, list) else []
    return tuple(name for name in given[:_MOST_LESSONS] if isinstance(name, str) and _DECK_ID.fullmatch(name))


def _deck(game: str, given: Mapping[str, object]) -> str:
    """Return the deck of a game's entries, the usual one of its pack where none is named."""
    return matching(_DECK_ID, given.get("deck"), PACK_DECK[choice(given.get("pack"), PACKS, USUAL_PACK[game])])


def _looks(value: object) -> Mapping[str, CardLook]:
    given = list(mapping(value).items())[:_MOST_LOOKS]
    return {deck: _look(mapping(look)) for deck, look in given if _DECK_ID.fullmatch(deck) and isinstance(look, dict)}


def _look(given: Mapping[str, object]) -> CardLook:
    contrast, grain, temperature = (
        number(given.get(name), 0, MOST, MIDDLE) for name in ("contrast", "grain", "temperature")
    )
    return CardLook(
        contrast,
        grain,
        temperature,
        back=matching(_BACK, given.get("back"), ""),
        large_index=flag(given.get("large_index"), False),
        learner_index=flag(given.get("learner_index"), False),
    )


def _preset(game: str, value: object) -> str:
    usual = USUAL_PRESET[game]
    return usual if value == usual else choice(value, CATALOGUES[game].presets, usual)


def _window(value: object) -> WindowPlace | None:
    given = mapping(value)
    x, y, width, height = (given.get(name) for name in ("x", "y", "width", "height"))
    if not (_is_place(x) and _is_place(y) and _is_size(width) and _is_size(height)):
        return None
    return WindowPlace(x, y, width, height, flag(given.get("maximised"), False))


def _is_place(value: object) -> TypeGuard[int]:
    return type(value) is int and -_FARTHEST <= value <= _FARTHEST


def _is_size(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 < value <= _FARTHEST


def entries_of(settings: Settings) -> dict[str, object]:
    """Return the entries of a file that holds the settings, and nothing that only a newer version knows."""
    return {
        "game": settings.game,
        "games": {game: _game_entries(settings, game) for game in CATALOGUES},
        "level": settings.level,
        "theme": settings.theme,
        "trick_pause_ms": settings.trick_pause_ms,
        "animation": settings.animation,
        "player_name": settings.player_name,
        "welcome_done": settings.welcome_done,
        "window": _window_entries(settings.window),
        "sheet_visible": settings.sheet_visible,
        "tools_visible": settings.tools_visible,
        "language": settings.language,
        "sort_order": settings.sort_order,
        "speech": settings.speech,
        "reduce_motion": settings.reduce_motion,
        "play_forced": settings.play_forced,
        "confirm_play": settings.confirm_play,
        "show_points": settings.show_points,
        "sounds": dict(settings.sounds),
        "volume": settings.volume,
        "keys": dict(settings.keys),
        "lessons": list(settings.lessons),
        "rules_window": _window_entries(settings.rules_window),
        "rules_zoom": settings.rules_zoom,
        "looks": {deck: look._asdict() for deck, look in settings.looks.items()},
    }


def _window_entries(place: WindowPlace | None) -> dict[str, object] | None:
    return None if place is None else place._asdict()


def _game_entries(settings: Settings, game: str) -> dict[str, object]:
    return {
        "preset": settings.preset[game],
        "options": dict(settings.options[game]),
        "deck": settings.deck[game],
        "pack": settings.pack[game],
    }
