"""A slider of the card look: 0 to 100, with a middle that it snaps to and goes back to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QWidget

from cardavia.storage.settings import MIDDLE, MOST
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.theme import color, palette, space

SNAP: Final = 3
"""A mouse that comes so near to the middle is at the middle."""
_PAGE: Final = 10
_MARK: Final = 4


class MiddleSlider(QSlider):
    """The slider alone; Ctrl+0 and a double click take it to the middle."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, MOST)
        self.setPageStep(_PAGE)
        self.setValue(MIDDLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sliderMoved.connect(self._snap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_0 and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.setValue(MIDDLE)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setValue(MIDDLE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(color(palette().field_edge), 2))
        middle = QPointF(self.rect().center()).x() + 1
        painter.drawLine(QPointF(middle, 0), QPointF(middle, _MARK))
        painter.drawLine(QPointF(middle, self.height() - _MARK), QPointF(middle, self.height()))
        painter.end()
        super().paintEvent(event)

    def _snap(self, value: int) -> None:
        if value != MIDDLE and abs(value - MIDDLE) <= SNAP:
            self.setSliderPosition(MIDDLE)


class LookSlider(QWidget):
    """A slider with its name, its value, and what its ends mean."""

    changed = Signal(int)

    def __init__(
        self, name: Callable[[], str], low: Callable[[], str], high: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.slider = MiddleSlider()
        self.number = QLabel()
        label = labelled(QLabel(), name)
        label.setBuddy(self.slider)
        translated(self.slider, lambda: self.slider.setAccessibleName(name().replace("&", "")))
        translated(self.slider, lambda: self.slider.setToolTip(self.tr("Double click or Ctrl+0: back to the middle")))
        self._low, self._high = low, high
        self._lay_out(label)
        self.slider.valueChanged.connect(self._tell)
        translated(self, lambda: self._describe(self.slider.value()))

    @property
    def value(self) -> int:
        """Where the slider stands."""
        return self.slider.value()

    def show_value(self, value: int) -> None:
        """Put the slider somewhere without telling so."""
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self._describe(value)

    def _tell(self, value: int) -> None:
        self._describe(value)
        self.changed.emit(value)

    def _describe(self, value: int) -> None:
        self.number.setText(str(value))
        towards = self.tr("{value} of 100, towards: {end}")
        neutral = self.tr("{value} of 100, as it was drawn")
        text = neutral if value == MIDDLE else towards
        end = self._low if value < MIDDLE else self._high
        self.slider.setAccessibleDescription(text.format(value=value, end=end()))

    def _lay_out(self, label: QLabel) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(space(2))
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.number, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.slider, 1, 0, 1, 2)
        grid.addWidget(_end(self._low), 2, 0)
        grid.addWidget(_end(self._high), 2, 1, Qt.AlignmentFlag.AlignRight)


def _end(text: Callable[[], str]) -> QLabel:
    label = labelled(QLabel(), text)
    label.setProperty("tone", "soft")
    label.setProperty("scale", "small")
    return label
