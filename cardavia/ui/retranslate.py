"""Texts that follow the language: shown at once, and again whenever another language is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from cardavia.ui.texts_base import sentences

Sentence = str | Callable[[], str]
"""A text as it is, or what says it in the language of the moment."""
Labelled = TypeVar("Labelled", bound=QLabel | QAbstractButton)
_held: Final[list[list[QObject]]] = []


def words(sentence: Sentence) -> str:
    """Return the text as it is to be read now."""
    return sentence if isinstance(sentence, str) else sentence()


def joined_sentences(first: Sentence, second: Sentence) -> str:
    """Return two whole sentences one after the other, as they are to be read now."""
    return sentences(words(first), words(second))


def labelled(widget: Labelled, text: Callable[[], str]) -> Labelled:
    """Return the widget, which from now on shows the text in the language of the moment."""
    translated(widget, lambda: widget.setText(text()))
    return widget


def translated(owner: QWidget, show: Callable[[], object]) -> None:
    """Call the function now and after every change of language, as long as the owner lives.

    ``show`` sets texts in the language of the moment and changes nothing else.
    """
    show()
    _Follower(owner, show)


class _Follower(QObject):
    """Hears of a new language as a child of the widget: Qt sends the event to all children, widgets or not."""

    def __init__(self, owner: QWidget, show: Callable[[], object]) -> None:
        super().__init__(owner)
        self._show = show

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            _hold(self.parent())
            self._show()
        return super().event(event)


def _hold(owner: QObject | None) -> None:
    """Keep all children alive until the event is over: Qt is going through them, and ``show`` may put one away."""
    if not _held:
        QTimer.singleShot(0, _held.clear)
    _held.append(owner.children() if owner is not None else [])
