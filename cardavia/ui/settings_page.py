"""One page of the settings window: its rows, and the way back to what was at first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from cardavia.storage.settings import Settings
from cardavia.ui.announcing import announce
from cardavia.ui.preferences import Preferences
from cardavia.ui.settings_row import GUTTER, SettingRow
from cardavia.ui.settings_specs import Page, Setting, reset
from cardavia.ui.texts_settings import page_name
from cardavia.ui.theme import space


class SettingsPage(QFrame):
    """The settings of a page; each change is made at once, and a reset can be undone until `forget_reset`."""

    def __init__(self, page: Page, rows: Iterable[SettingRow], preferences: Preferences) -> None:
        super().__init__()
        self.page = page
        self.rows = list(rows)
        self._preferences = preferences
        self._before: Settings | None = None
        self.heading = QLabel()
        self.reset_button = _button()
        self.undo_button = _button()
        self.undo_button.hide()
        self.foot = QFrame()
        """The buttons of the page; whoever shows the page gives them a place."""
        self.reset_button.clicked.connect(self._reset)
        self.undo_button.clicked.connect(self._undo)
        for row in self.rows:
            row.edited.connect(self._change)
        self._lay_out()
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show what holds now."""
        for row in self.rows:
            row.show_settings(settings)

    def show_all(self) -> None:
        """Let every row be shown."""
        for row in self.rows:
            row.setVisible(True)
            row.mark(False)

    def show_found(self, words: list[str], known: set[str]) -> list[SettingRow]:
        """Show the rows in which the words stand and return them; those whose keys are known stand elsewhere."""
        everything = all(word in page_name(self.page).casefold() for word in words)
        found = [row for row in self.rows if row.setting.key not in known and (everything or row.has(words))]
        for row in self.rows:
            row.setVisible(row in found)
            row.mark(False)
        self.setVisible(bool(found))
        return found

    def forget_reset(self) -> None:
        """Let a reset be final."""
        self._before = None
        self.undo_button.hide()

    def set_side_by_side(self, wide: bool) -> None:
        """Put controls beside the words, or below them."""
        for row in self.rows:
            row.set_side_by_side(wide)

    def retranslate(self) -> None:
        """Show everything in the current language."""
        name = page_name(self.page)
        self.heading.setText(name)
        self.reset_button.setText(self.tr("&Reset this page"))
        self.reset_button.setAccessibleDescription(
            self.tr("Everything on the page “{page}” as at the first start").format(page=name)
        )
        self.undo_button.setText(self.tr("&Undo the reset"))
        self.undo_button.setAccessibleDescription(
            self.tr("Everything on the page “{page}” as before the reset").format(page=name)
        )
        for row in self.rows:
            row.retranslate()

    def _change(self, setting: Setting, value: object) -> None:
        self._preferences.put(setting.write(self._preferences.settings, value))

    def _reset(self) -> None:
        before = self._preferences.settings
        self._preferences.put(reset(before, self.page, Settings()))
        if self._preferences.settings != before:
            self._before = before
            self.undo_button.show()
            announce(self, self.tr("The page is as at the first start; the reset can be undone."))

    def _undo(self) -> None:
        if self._before is not None:
            self._preferences.put(reset(self._preferences.settings, self.page, self._before))
            self.reset_button.setFocus()
            self.forget_reset()
            announce(self, self.tr("The reset is undone."))

    def _lay_out(self) -> None:
        self.heading.setProperty("scale", "title")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, space(2))
        column.setSpacing(0)
        above = QHBoxLayout()
        above.setContentsMargins(GUTTER + space(2), space(2), 0, space(2))
        above.addWidget(self.heading)
        column.addLayout(above)
        for row in self.rows:
            column.addWidget(row)
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(space(2))
        foot.addWidget(self.reset_button)
        foot.addWidget(self.undo_button)


def _button() -> QPushButton:
    button = QPushButton()
    # Return in a field must not press the button that happens to be near.
    button.setAutoDefault(False)
    return button
