"""A list to choose from that a scrolling page passes over."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from cardavia.ui.theme import space


class CalmChoice(QComboBox):
    """As wide as ``letters`` ask for; a longer entry ends in dots, and is whole in the opened list."""

    def __init__(self, letters: int) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802
        """Describe the box for the style, with as much of the entry as there is room for."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        elided = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room.width())
        option.currentText = elided

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page; on its way it must not change anything.
        event.ignore()

    def showPopup(self) -> None:  # noqa: N802
        """Open the list wide enough for its longest entry."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + space(6)))
        super().showPopup()
