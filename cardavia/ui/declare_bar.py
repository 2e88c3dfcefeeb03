"""What is declared rather than announced: piglets, hyperpiglets, and Genscher with the choice of a partner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import Say, Saying
from cardavia.engine.observation import Observation
from cardavia.ui import theme
from cardavia.ui.call_panel import flow
from cardavia.ui.compact import set_compact
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_calls import bid_label

DECLARED: Final = frozenset({Saying.PIGLETS, Saying.HYPERPIGLETS, Saying.GENSCHER})
"""Sayings that stand in this bar, not among the announcements."""
_PAD: Final = 6
_GAP: Final = 5


def split_sayings(observation: Observation) -> tuple[tuple[Say, ...], tuple[Say, ...]]:
    """Return the announcements and the declarations that are free to be made; what is a duty is neither."""
    free = [say for say in observation.sayings if say not in observation.duties]
    spoken = tuple(say for say in free if say.saying not in DECLARED)
    return spoken, tuple(say for say in free if say.saying in DECLARED)


class DeclareBar(QFrame):
    """One button for each legal declaration, over the own empty place on the table; ``chosen`` carries the one pressed.

    Nothing has to be declared: the bar takes neither the keyboard from the hand nor the table's time.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "paper")
        translated(self, lambda: self.setAccessibleName(self.tr("Declarations")))
        self._buttons: dict[Say, QPushButton] = {}
        self.hide()

    @property
    def buttons(self) -> dict[Say, QPushButton]:
        """The buttons shown now, by what they declare."""
        return dict(self._buttons)

    def offer(self, sayings: Sequence[Say], pack: Pack, players: Sequence[str]) -> None:
        """Show exactly these declarations; none hides the bar."""
        if tuple(sayings) != tuple(self._buttons):
            self._replace(sayings)
        for say, button in self._buttons.items():
            button.setText(bid_label(say, pack, players))
        self.setVisible(bool(sayings))

    def arrange(self, area: QRect, scale: float) -> None:
        """Stand in the middle of the lower edge of the area, as large as the buttons need."""
        pixels = round(theme.BODY * scale)
        set_compact(self, pixels)
        metrics = QFontMetrics(theme.font(pixels))
        hints = [QSize(metrics.horizontalAdvance(button.text()) + 24, metrics.height() + 12) for button in self._all]
        needed = sum(hint.width() + _GAP for hint in hints) - _GAP
        inner = max(1, min(needed, area.width() - 2 * _PAD))
        places, height = flow([hints], inner, _GAP)
        for button, place in zip(self._all, places, strict=True):
            button.setGeometry(place.translated(_PAD, _PAD))
        size = QSize(inner + 2 * _PAD, height + 2 * _PAD)
        left = area.center().x() - size.width() // 2
        self.setGeometry(QRect(left, area.bottom() + 1 - size.height(), size.width(), size.height()))

    @property
    def _all(self) -> list[QPushButton]:
        return list(self._buttons.values())

    def _replace(self, sayings: Sequence[Say]) -> None:
        for button in self._all:
            button.setParent(None)
            button.deleteLater()
        self._buttons = {say: self._make(say) for say in sayings}

    def _make(self, say: Say) -> QPushButton:
        button = QPushButton(self)
        # A click must leave the keyboard with the hand.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chosen.emit(say))
        button.show()
        return button
