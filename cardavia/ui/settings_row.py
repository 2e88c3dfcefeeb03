"""One setting in the settings window: its name, its control, and one sentence what it does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.storage.settings import Settings
from cardavia.ui.settings_controls import Control, Switch
from cardavia.ui.settings_specs import Kind, Setting
from cardavia.ui.texts_settings import setting_sentence, setting_title, setting_value
from cardavia.ui.theme import STEP, color, palette, space

GUTTER: Final = 28
"""Left of names and sentences, in pixels: the room of a check box."""
CONTROL_WIDTH: Final = 256
"""What a control has, in pixels; an editor has the whole width."""


class SettingRow(QFrame):
    """Shows a setting and tells what a person wants of it.

    ``extra`` is a button that stands beside the control.
    """

    edited = Signal(object, object)
    """The `Setting` and its new value."""

    def __init__(self, setting: Setting, control: Control, extra: QPushButton | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.control = control
        self.extra = extra
        self._marked = False
        self._title = None if isinstance(control, Switch) else QLabel()
        self._sentence = QLabel()
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        control.edited.connect(lambda value: self.edited.emit(setting, value))
        self._lay_out()
        self.retranslate()

    @property
    def is_marked(self) -> bool:
        """Whether this is the first setting that was found."""
        return self._marked

    def mark(self, marked: bool) -> None:
        """Mark the row as the first that was found, or not."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def show_settings(self, settings: Settings) -> None:
        """Show the value that the settings hold."""
        self.control.show_value(self.setting.read(settings))

    def has(self, words: list[str]) -> bool:
        """Say whether each of the words stands in the name, the sentence or a value."""
        setting = self.setting
        values = setting.values if setting.kind is Kind.CHOICE else ()
        texts = [setting_title(setting.key), setting_sentence(setting.key)]
        texts += [setting_value(setting.key, value) for value in values]
        everything = "\n".join(texts).casefold()
        return all(word in everything for word in words)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the control beside the words, or below them."""
        if self.setting.kind not in (Kind.SWITCH, Kind.KEYS):
            directions = QBoxLayout.Direction
            self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def retranslate(self) -> None:
        """Show everything in the current language."""
        title, sentence = setting_title(self.setting.key), setting_sentence(self.setting.key)
        if self._title is not None:
            self._title.setText(title)
        self._sentence.setText(sentence)
        self.control.retranslate()
        if self.setting.kind is not Kind.KEYS:
            target = self.control.focusProxy() or self.control
            target.setAccessibleName(title)
            target.setAccessibleDescription(sentence)
        if self.extra is not None:
            self.extra.setText(self.tr("Listen"))
            self.extra.setAccessibleName(self.tr("Listen: {sound}").format(sound=title))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._marked:
            painter = QPainter(self)
            painter.fillRect(0, space(2), STEP, self.height() - space(4), color(palette().gold))
            painter.end()

    def _lay_out(self) -> None:
        self._sentence.setProperty("tone", "soft")
        self._sentence.setWordWrap(True)
        self._body.setContentsMargins(space(2), space(2), space(2), space(2))
        self._body.setSpacing(space(2))
        self._body.addLayout(self._words(), 1)
        if isinstance(self.control, Switch):
            self._body.setDirection(QBoxLayout.Direction.LeftToRight)
            self._add(self.extra)
        else:
            self._add(self.control)
        self.setLayout(self._body)

    def _words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        if self._title is None:
            column.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._title.setProperty("weight", "bold")
            self._title.setWordWrap(True)
            self._title.setBuddy(self.control)
            column.addLayout(_indented(self._title))
        column.addLayout(_indented(self._sentence))
        column.addStretch(1)
        return column

    def _add(self, widget: QWidget | None) -> None:
        if widget is None:
            return
        if self.setting.kind is not Kind.KEYS and widget is not self.extra:
            widget.setFixedWidth(CONTROL_WIDTH)
        self._body.addLayout(_indented(widget))


def _indented(widget: QWidget) -> QVBoxLayout:
    # A margin of the widget itself would be lost whenever its style changes.
    column = QVBoxLayout()
    column.setContentsMargins(GUTTER, 0, 0, 0)
    column.addWidget(widget)
    column.addStretch(1)
    return column
