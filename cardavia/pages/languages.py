"""The languages of the pages, and how each counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.resources import resource

ENGLISH = "en"
"""The language of the pattern: every other one has the same pages, anchors and placeholders."""


def _one_or_many(number: int) -> int:
    return 0 if abs(number) == 1 else 1


def _czech(number: int) -> int:
    if abs(number) == 1:
        return 0
    return 1 if 2 <= abs(number) <= 4 else 2


def _east_slavic(number: int) -> int:
    last, tens = abs(number) % 10, abs(number) // 10 % 10
    if tens == 1:
        return 2
    if last == 1:
        return 0
    return 1 if 2 <= last <= 4 else 2


def _filipino(number: int) -> int:
    return 0 if abs(number) <= 1 else 1


_PLURALS: Mapping[str, Callable[[int], int]] = {
    ENGLISH: _one_or_many,
    "de": _one_or_many,
    "cs": _czech,
    "ru": _east_slavic,
    "uk": _east_slavic,
    "fil": _filipino,
}
"""The languages there can be, each with the place of the plural form for a number (``terms.md`` section 6)."""
LANGUAGES = tuple(_PLURALS)
"""The codes of all languages, the pattern first."""
PLURAL_FORMS: Mapping[str, int] = {ENGLISH: 2, "de": 2, "cs": 3, "ru": 3, "uk": 3, "fil": 2}
"""How many plural forms a language has."""


def plural_form(language: str, number: int) -> int:
    """Return the place, from 0, of the plural form that the language uses with the number."""
    return _PLURALS[language](number)


def languages_present() -> tuple[str, ...]:
    """Return the languages whose pages have come with the program."""
    return tuple(language for language in LANGUAGES if resource("i18n", "rules", language, "words.toml").is_file())


def page_language(language: str) -> str:
    """Return the language itself where it has pages, otherwise the pattern's."""
    return language if language in languages_present() else ENGLISH
