"""One option on the rules page: its name, what it does, its control, and how it differs from the preset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.options import Option, Value
from cardavia.pages.anchors import option_anchor
from cardavia.ui.announcing import announce
from cardavia.ui.book_desk import set_rule
from cardavia.ui.book_links import RuleLabel
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_controls import Control, Switch, control_of
from cardavia.ui.texts import option_description, option_name, option_value, preset_name
from cardavia.ui.theme import STEP, color, palette, space

GUTTER: Final = 28
"""Left of names and sentences, in pixels: the room of a check box."""
_ALL: Final = 1000
"""The share of a control in its line, as far as it may grow."""
CONTROL_WIDTH: Final = 396
"""Most that a control has, in pixels; the longest value fits into it."""


class RuleRow(QFrame):
    """Shows an option; a change is only asked for, and who knows the rules answers with `show_value` or `refuse`."""

    edited = Signal(str, object)
    """The option's name and the value a person wants."""
    reset = Signal(str)
    """The option's name: it is to be as in the preset."""
    wanted = Signal(str)
    """The name of another option that a person wants to go to."""

    def __init__(self, option: Option, pack: Pack, game: str) -> None:
        super().__init__()
        self.option = option
        self._game = game
        set_rule(self, option_anchor(option.name), game)
        self._pack = pack
        self._value: Value = False
        self._other = ""
        self._usual: tuple[str, Value] = ("", False)
        self._reason: Callable[[], str] = str
        self.control: Control = control_of(option, pack)
        self.control.edited.connect(lambda value: self.edited.emit(option.name, value))
        # Most options never need them, and the page opens sooner without.
        self.mark: Line | None = None
        self.refusal: Line | None = None
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lay_out()
        translated(self, self._describe)

    @property
    def search_text(self) -> str:
        """Everything a person may look for: name, sentence, and all values in words."""
        option, pack = self.option, self._pack
        parts: tuple[Value, ...] = tuple((str(item),) for item in option.values) if option.listed else option.values
        words = [option_value(option.name, value, pack) for value in parts if not isinstance(value, bool)]
        return "\n".join([option_name(option.name, pack), option_description(option.name, pack), *words]).casefold()

    @property
    def is_changed(self) -> bool:
        """Whether the option differs from the preset."""
        return self.mark is not None and not self.mark.isHidden()

    @property
    def is_refused(self) -> bool:
        """Whether the last change was refused."""
        return self.refusal is not None and not self.refusal.isHidden()

    def show_value(self, value: Value, usual: Value, preset: str) -> None:
        """Show the value, and mark it when it is not the usual one of the preset."""
        self._value = value
        self.control.show_value(value)
        self.clear_refusal()
        if value != usual:
            self._mark_changed(preset, usual)
        elif self.mark is not None:
            self.mark.hide()
        self._describe()
        self.update()

    def refuse(self, sentence: Callable[[], str], other: str) -> None:
        """Take the change back and say why; ``other`` is the option that stands in the way, or empty."""
        self.control.show_value(self._value)
        self._other, self._reason = other, sentence
        line = self._refusal_line()
        line.button.setVisible(bool(other))
        self._say_refusal()
        line.show()
        announce(self, sentence(), urgent=True)

    def clear_refusal(self) -> None:
        """Forget what was refused."""
        if self.refusal is not None:
            self.refusal.hide()

    def set_side_by_side(self, wide: bool) -> None:
        """Put the control beside the words, or below them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if not isinstance(self.control, Switch):
            self._body.setDirection(direction)
            # Below the words it may be narrower: in some languages the column beside the list is wide.
            self.control.setMinimumWidth(CONTROL_WIDTH if wide else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_changed:
            painter = QPainter(self)
            painter.fillRect(0, space(2), STEP, self.height() - space(4), color(palette().gold))
            painter.end()

    def _mark_changed(self, preset: str, usual: Value) -> None:
        self._usual = preset, usual
        if self.mark is None:
            self.mark = Line(self)
            self.mark.text.setProperty("weight", "bold")
            self.mark.button.clicked.connect(lambda: self.reset.emit(self.option.name))
            self._column.insertWidget(1, self.mark)
            translated(self.mark, self._say_mark)
        self._say_mark()
        self.mark.show()

    def _say_mark(self) -> None:
        if self.mark is None:
            return
        preset, usual = self._usual
        name = option_name(self.option.name, self._pack)
        self.mark.button.setText(self.tr("Reset"))
        self.mark.button.setAccessibleName(self.tr("Reset “{option}”").format(option=name))
        text = self.tr("Changed. {rules}: {value}")
        value = option_value(self.option.name, usual, self._pack)
        self.mark.text.setText(text.format(rules=preset_name(preset), value=value))
        self._describe()

    def _say_refusal(self) -> None:
        if self.refusal is not None:
            self.refusal.text.setText(self._reason())
            name = option_name(self._other, self._pack) if self._other else ""
            self.refusal.button.setText(self.tr("Go to “{option}”").format(option=name))

    def _refusal_line(self) -> Line:
        if self.refusal is None:
            self.refusal = Line(self)
            self.refusal.text.setProperty("tone", "trouble")
            self.refusal.button.clicked.connect(lambda: self.wanted.emit(self._other))
            self._column.addWidget(self.refusal)
            translated(self.refusal, self._say_refusal)
        return self.refusal

    def _describe(self) -> None:
        sentence = option_description(self.option.name, self._pack)
        if self.is_changed and self.mark is not None:
            sentence = self.tr("{sentence} {mark}").format(sentence=sentence, mark=self.mark.text.text())
        self.control.setAccessibleDescription(sentence)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(space(3), space(2), space(3), space(2))
        self._column.setSpacing(space(1))
        self._body.setSpacing(space(1))
        self._body.addLayout(self._words(), 1)
        if not isinstance(self.control, Switch):
            self._body.addLayout(self._indented())
        self._column.addLayout(self._body)

    def _indented(self) -> QHBoxLayout:
        self.control.setMaximumWidth(CONTROL_WIDTH)
        row = QHBoxLayout()
        row.setContentsMargins(GUTTER, 0, 0, 0)
        row.addWidget(self.control, _ALL, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        return row

    def _words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        if isinstance(self.control, Switch):
            column.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            name = labelled(QLabel(), lambda: option_name(self.option.name, self._pack))
            name.setProperty("weight", "bold")
            name.setContentsMargins(GUTTER, 0, 0, space(1))
            column.addWidget(name)
        about = RuleLabel("", option_anchor(self.option.name), self._game, stop=False)
        labelled(about, lambda: option_description(self.option.name, self._pack))
        about.setWordWrap(True)
        about.setProperty("tone", "soft")
        about.setContentsMargins(GUTTER, 0, 0, 0)
        column.addWidget(about)
        column.addStretch(1)
        return column


class Line(QWidget):
    """A sentence below an option with a button for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("small", "true")
        row = QHBoxLayout(self)
        row.setContentsMargins(GUTTER, 0, 0, 0)
        row.setSpacing(space(3))
        row.addWidget(self.text, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
