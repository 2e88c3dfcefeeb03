"""What the levels of speech are called."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.ui.texts_base import Table

_LEVELS = Table(
    "Speech",
    {
        "off": QT_TRANSLATE_NOOP("Speech", "Speech: only what you ask for"),
        "cards": QT_TRANSLATE_NOOP("Speech", "Speech: cards and your turn"),
        "score": QT_TRANSLATE_NOOP("Speech", "Speech: cards, your turn, tricks and results"),
        "all": QT_TRANSLATE_NOOP("Speech", "Speech: everything"),
    },
)


def speech_sentence(level: str) -> str:
    """Return what is spoken at a level of ``SPEECH``."""
    return _LEVELS.text(level)
