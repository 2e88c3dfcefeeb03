"""The settings window: pages at the left, a field that finds a setting, and changes that hold at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.storage.settings import Settings
from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import translated
from cardavia.ui.settings_row import GUTTER, SettingRow
from cardavia.ui.settings_rows import SettingParts, setting_pages
from cardavia.ui.settings_specs import Page
from cardavia.ui.texts_settings import page_name
from cardavia.ui.theme import space

_SIZE: Final = QSize(780, 560)
_LEAST: Final = QSize(560, 400)
_SIDE_BY_SIDE: Final = 520
"""From this width of a page on, in pixels, a control stands beside its words."""
_LIST_ROOM: Final = 32
"""Pixels of a page's row that its name does not need."""


class SettingsDialog(QDialog):
    """Shows what holds and changes it; it never holds up the table."""

    def __init__(self, parts: SettingParts, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = parts.preferences
        self.search = QLineEdit()
        self.list = QListWidget()
        self.pages = setting_pages(parts)
        self.nothing = QLabel()
        self.close_button = QPushButton()
        self._scroll = QScrollArea()
        self._aim: QWidget | None = None
        # Rows that were shown or hidden find their places in several rounds.
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._settle)
        self._set_up()
        self._lay_out()
        self.show_settings(self._preferences.settings)
        self.show_page(Page.GAME)
        translated(self, self.retranslate)

    @property
    def page(self) -> Page:
        """The page that is chosen in the list."""
        return list(self.pages)[max(self.list.currentRow(), 0)]

    @property
    def found(self) -> list[SettingRow]:
        """The rows that are shown."""
        return [row for page in self.pages.values() if not page.isHidden() for row in page.rows if not row.isHidden()]

    def row(self, key: str, page: Page | None = None) -> SettingRow:
        """Return the row of a setting, on the page or the first; KeyError when there is none."""
        rows = [row for each in self.pages.values() if page in (None, each.page) for row in each.rows]
        found = next((row for row in rows if row.setting.key == key), None)
        if found is None:
            raise KeyError(key)
        return found

    def show_page(self, page: Page) -> None:
        """Show a page from its beginning."""
        with QSignalBlocker(self.search):
            self.search.clear()
        self._select(page)
        self.nothing.hide()
        for each in self.pages.values():
            each.show_all()
            each.setVisible(each.page is page)
            each.foot.setVisible(each.page is page)
        self._scroll.verticalScrollBar().setValue(0)

    def show_settings(self, settings: Settings) -> None:
        """Show what holds now, wherever it was changed."""
        for page in self.pages.values():
            page.show_settings(settings)

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.setWindowTitle(self.tr("Settings"))
        self.search.setPlaceholderText(self.tr("Find a setting"))
        self.search.setAccessibleName(self.tr("Find a setting"))
        self.search.setAccessibleDescription(self.tr("Down leads to the first setting that was found."))
        self.list.setAccessibleName(self.tr("Pages"))
        self.close_button.setText(self.tr("&Close"))
        for place, page in enumerate(self.pages.values()):
            self.list.item(place).setText(page_name(page.page))
            page.retranslate()
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + _LIST_ROOM)
        if self.search.text().strip():
            # The words may stand in other settings now.
            self._find()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._search_key(event.key())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            # No button is the default one, which Return in a field would press.
            focused.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        # A window that is minimised is not closed.
        if not event.spontaneous():
            for page in self.pages.values():
                page.forget_reset()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() - self.list.width() >= _SIDE_BY_SIDE
        for page in self.pages.values():
            page.set_side_by_side(wide)

    # Finding

    def _search_key(self, key: int) -> bool:
        """Let a key leave the field for what was found, or empty it."""
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            for row in self.found[:1]:
                row.control.setFocus(Qt.FocusReason.TabFocusReason)
                self._bring_into_sight(row)
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    def _find(self) -> None:
        words = self.search.text().casefold().split()
        if not words:
            self.show_page(self.page)
            return
        found: list[SettingRow] = []
        for page in self.pages.values():
            found += page.show_found(words, {row.setting.key for row in found})
            page.foot.hide()
        for row in found[:1]:
            row.mark(True)
            self._select(row.setting.page)
        self._scroll.verticalScrollBar().setValue(0)
        self._tell_found(len(found))

    def _tell_found(self, count: int) -> None:
        text = self.tr("No setting has “{words}” in its name, its sentence or its values.")
        self.nothing.setText(text.format(words=self.search.text().strip()))
        self.nothing.setVisible(count == 0)
        announce(self, self.tr("%n settings found", "", count) if count else self.nothing.text())

    def _select(self, page: Page) -> None:
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(list(self.pages).index(page))

    def _bring_into_sight(self, part: QWidget) -> None:
        self._aim = part
        self._settling.start()

    def _settle(self) -> None:
        if self._aim is not None:
            self._scroll.ensureWidgetVisible(self._aim, 0, space(4))
            self._aim = None

    # Parts

    def _set_up(self) -> None:
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._find)
        self.list.addItems([""] * len(self.pages))
        self.list.setProperty("rail", "true")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(lambda place: self.show_page(list(self.pages)[place]))
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("tone", "soft")
        self._preferences.changed.connect(lambda _, after: self.show_settings(after))

    def _lay_out(self) -> None:
        beside = QHBoxLayout()
        beside.setSpacing(space(3))
        beside.addWidget(self.list)
        beside.addWidget(self._scrolled(), 1)
        foot = QHBoxLayout()
        for page in self.pages.values():
            foot.addWidget(page.foot)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(4), space(4), space(4))
        column.setSpacing(space(3))
        column.addWidget(self.search)
        column.addLayout(beside, 1)
        column.addLayout(foot)
        self.setMinimumSize(_LEAST)
        self.resize(_SIZE)

    def _scrolled(self) -> QScrollArea:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, space(2), 0)
        column.setSpacing(space(2))
        for page in self.pages.values():
            column.addWidget(page)
        nothing = QVBoxLayout()
        nothing.setContentsMargins(GUTTER, 0, 0, 0)
        nothing.addWidget(self.nothing)
        column.addLayout(nothing)
        column.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        return self._scroll
