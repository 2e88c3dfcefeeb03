"""Letters that lead to more than one thing in a window, for the tests of languages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenuBar, QTabBar, QWidget

from cardavia.ui.tables_save import SaveStrip

MNEMONIC = re.compile(r"&(\S)")


def letter_of(text: str) -> str:
    """Return the letter after the mark in a text, in small; empty where it has none."""
    found = MNEMONIC.search(text.replace("&&", ""))
    return found[1].casefold() if found else ""


def shared_letters() -> set[str]:
    """Return the letters of the windows on the screen that stand for several things, with their texts.

    The strip that asks for the name of a table may stand over every page, so it has letters of those.
    """
    return {clash for window in QApplication.topLevelWidgets() if window.isVisible() for clash in _shared(window)}


def _shared(window: QWidget) -> Iterator[str]:
    texts: defaultdict[str, set[str]] = defaultdict(set)
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is window and not isinstance(widget.parentWidget(), SaveStrip):
            for text in _texts(widget):
                texts[letter_of(text)].add(text)
    return (f"{letter}: {sorted(found)}" for letter, found in texts.items() if letter and len(found) > 1)


def _texts(widget: QWidget) -> list[str]:
    if isinstance(widget, QTabBar):
        return [widget.tabText(place) for place in range(widget.count())]
    if isinstance(widget, QMenuBar):
        return [action.text() for action in widget.actions()]
    if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
        return [widget.text()]
    return []
