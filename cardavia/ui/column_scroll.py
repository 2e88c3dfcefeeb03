"""A column that is scrolled up and down, and never cut at its side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea


class ColumnScroll(QScrollArea):
    """Is never narrower than ``least`` pixels, nor than what it holds, however long the words of the language are."""

    def __init__(self, least: int = 0) -> None:
        super().__init__()
        self._least = least
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        least, content = super().minimumSizeHint(), self.widget()
        if content is None:
            return least
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(max(self._least, content.minimumSizeHint().width() + beside), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The scroll area itself watches its content, to follow its size.
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
