"""What the languages are called, each by those who speak it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

_NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "cs": "Čeština",
    "ru": "Русский",
    "uk": "Українська",
    "fil": "Filipino",
}
"""A language by itself; Qt names some together with a country."""


def language_name(code: str) -> str:
    """Return what the speakers of a language call it; the code itself where Qt does not know it either."""
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName() or code
    return name[:1].upper() + name[1:]
