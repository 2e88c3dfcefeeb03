"""The controls of the rules page: one for each kind of option, all with the same few methods.

Each emits ``edited`` with the new value when a person changes it, and never when `show_value` does.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.options import LARGEST_NUMBER, Option, Value
from cardavia.ui.calm_choice import CalmChoice
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.texts import option_description, option_name, option_value
from cardavia.ui.theme import space

_LIST_COLUMNS: Final = 2
_SHORT: Final = 14
"""Characters of a value below which a box can be narrower; a longer one is cut, and whole in the opened list."""


class Switch(QCheckBox):
    """An option that is on or off."""

    edited = Signal(object)

    def __init__(self, option: Option, pack: Pack) -> None:
        super().__init__()
        labelled(self, lambda: option_name(option.name, pack))
        self.setProperty("weight", "bold")
        self.clicked.connect(lambda checked: self.edited.emit(checked))

    def show_value(self, value: Value) -> None:
        """Show the value."""
        self.setChecked(value is True)


class Choice(CalmChoice):
    """An option with a few values."""

    edited = Signal(object)

    def __init__(self, option: Option, pack: Pack) -> None:
        super().__init__(_SHORT)
        self._values = option.values
        self.addItems([""] * len(option.values))
        translated(self, lambda: self._name_values(option, pack))
        self.activated.connect(lambda row: self.edited.emit(self._values[row]))

    def show_value(self, value: Value) -> None:
        """Show the value."""
        self.setCurrentIndex(self._values.index(value))
        self.setToolTip(self.currentText())

    def _name_values(self, option: Option, pack: Pack) -> None:
        for place, value in enumerate(option.values):
            self.setItemText(place, option_value(option.name, value, pack))
        self.setToolTip(self.currentText())


class Number(QSpinBox):
    """An option that is a whole number, with its unit in the language's own plural."""

    edited = Signal(object)

    def __init__(self, option: Option, pack: Pack) -> None:
        super().__init__()
        self._name, self._pack = option.name, pack
        self.setRange(0, LARGEST_NUMBER)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A number that is only half typed is no rule yet.
        self.setKeyboardTracking(False)
        self.lineEdit().setTextMargins(space(2), 0, 0, 0)
        self.valueChanged.connect(self.edited.emit)
        # An empty suffix again has the box write its value anew.
        translated(self, lambda: self.setSuffix(""))

    def show_value(self, value: Value) -> None:
        """Show the value."""
        with QSignalBlocker(self):
            self.setValue(int(str(value)))

    def textFromValue(self, value: int) -> str:  # noqa: N802
        """Return the value in words."""
        return option_value(self._name, value, self._pack)

    def valueFromText(self, text: str) -> int:  # noqa: N802
        """Return the number in the text, 0 when there is none."""
        digits = re.search(r"\d+", text)
        return int(digits[0]) if digits else 0

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept any text with at most one number of the range in it."""
        numbers = re.findall(r"\d+", text)
        good = len(numbers) <= 1 and all(len(number) <= len(str(LARGEST_NUMBER)) for number in numbers)
        in_range = good and all(int(number) <= LARGEST_NUMBER for number in numbers)
        return QValidator.State.Acceptable if in_range else QValidator.State.Invalid, text, position

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CheckList(QWidget):
    """An option that holds any number of values: a box for each."""

    edited = Signal(object)

    def __init__(self, option: Option, pack: Pack) -> None:
        super().__init__()
        self.boxes = {str(item): QCheckBox() for item in option.values}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(2))
        self._grid.setVerticalSpacing(0)
        for item, box in self.boxes.items():
            labelled(box, partial(option_value, option.name, (item,), pack))
            box.clicked.connect(self._tell)
        self.setFocusProxy(next(iter(self.boxes.values())))
        translated(self, lambda: self._describe(option_description(option.name, pack)))
        translated(self, self._arrange)

    def show_value(self, value: Value) -> None:
        """Show the value."""
        for item, box in self.boxes.items():
            box.setChecked(isinstance(value, tuple) and item in value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the boxes into two columns where their words leave room for that."""
        widest = max(box.sizeHint().width() for box in self.boxes.values())
        columns = _LIST_COLUMNS if 2 * widest + space(2) <= self.width() else 1
        for number, box in enumerate(self.boxes.values()):
            self._grid.addWidget(box, number // columns, number % columns)

    def _describe(self, sentence: str) -> None:
        for box in self.boxes.values():
            box.setAccessibleDescription(sentence)

    def _tell(self) -> None:
        self.edited.emit(tuple(item for item, box in self.boxes.items() if box.isChecked()))


Control = Switch | Choice | Number | CheckList


def control_of(option: Option, pack: Pack) -> Control:
    """Return a control for the option, named for a screen reader."""
    control = _kind(option)(option, pack)
    translated(control, lambda: control.setAccessibleName(option_name(option.name, pack)))
    translated(control, lambda: control.setAccessibleDescription(option_description(option.name, pack)))
    return control


def _kind(option: Option) -> type[Switch] | type[Choice] | type[Number] | type[CheckList]:
    if option.listed:
        return CheckList
    if not option.values:
        return Number
    return Switch if set(map(type, option.values)) == {bool} else Choice
