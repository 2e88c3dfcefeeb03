"""Small fields of the score pad's form: a number that may be missing, ticks for players, one of two answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardavia.engine.seats import PLAYERS, Seat
from cardavia.ui.calm_choice import CalmChoice
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.theme import space

_UNKNOWN = -1
_COLUMNS = 2
_SPIN_WIDTH = 76
_FEW_LETTERS = 4


class _Spin(QSpinBox):
    """A spin box whose content is selected when it gets the keyboard, and that a scrolling page passes over.

    It leaves undo and redo to the pad.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(_SPIN_WIDTH)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self.selectAll)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class NumberField(_Spin):
    """A whole number, or nothing yet."""

    def __init__(self, name: Callable[[], str]) -> None:
        super().__init__()
        translated(self, lambda: self.setAccessibleName(name()))
        translated(self, lambda: self.setSpecialValueText(self.tr("–")))
        self.setRange(_UNKNOWN, 0)
        self.setValue(_UNKNOWN)

    @property
    def number(self) -> int | None:
        """The number, None while there is none."""
        return None if self.value() == _UNKNOWN else self.value()

    def set_number(self, number: int | None) -> None:
        """Show the number."""
        self.setValue(_UNKNOWN if number is None else number)


class CounterField(_Spin):
    """How often something happened."""

    def __init__(self, name: Callable[[], str], most: int) -> None:
        super().__init__()
        translated(self, lambda: self.setAccessibleName(name()))
        self.setRange(0, most)


class ChoiceField(CalmChoice):
    """A list to choose from, with a value behind each entry."""

    def __init__(self, name: Callable[[], str]) -> None:
        super().__init__(_FEW_LETTERS)
        translated(self, lambda: self.setAccessibleName(name()))

    def choose(self, value: object) -> None:
        """Choose the entry with that value; none where there is no such entry."""
        self.setCurrentIndex(self.findData(value))

    def name(self, name: Callable[[Any], str]) -> None:
        """Say every entry anew; ``name`` tells how its value is called."""
        for place in range(self.count()):
            self.setItemText(place, name(self.itemData(place)))


def label_for(field: QWidget, text: Callable[[], str], buddy: QWidget | None = None) -> QLabel:
    """Return the label before a field, level with its first line."""
    label = labelled(QLabel(), text)
    label.setBuddy(buddy or field)
    label.setMinimumHeight((buddy or field).sizeHint().height())
    return label


class PlayerTicks(QWidget):
    """A tick for each player; ticking one more than there may be takes the oldest tick away.

    The boxes stay for other players, so that Tab comes to them where they stand in the form.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._most = 1
        self._order: list[Seat] = []
        self._boxes: dict[Seat, QCheckBox] = {}
        self._shown: dict[Seat, str] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(2))
        self._grid.setVerticalSpacing(0)
        self._all = tuple(self._box(seat) for seat in range(PLAYERS + 1))

    @property
    def boxes(self) -> dict[Seat, QCheckBox]:
        """The ticks by seat."""
        return self._boxes

    @property
    def seats(self) -> frozenset[Seat]:
        """Who is ticked."""
        return frozenset(self._order)

    def set_players(self, players: Sequence[str], seats: Iterable[Seat]) -> None:
        """Show a tick for each of the seats, none of them set."""
        shown = {seat: players[seat] for seat in seats}
        if shown == self._shown:
            self.set_seats(())
            return
        self._shown = shown
        for seat, box in enumerate(self._all):
            self._grid.removeWidget(box)
            box.setVisible(seat in shown)
        self._boxes = {seat: self._all[seat] for seat in shown}
        for place, (seat, box) in enumerate(self._boxes.items()):
            box.setText(shown[seat].replace("&", "&&"))
            self._grid.addWidget(box, place // _COLUMNS, place % _COLUMNS)
        self.set_seats(())

    def set_most(self, most: int) -> None:
        """Let so many players be ticked."""
        self._most = most
        self.set_seats(self._order[-most:] if most else [])

    def set_seats(self, seats: Iterable[Seat]) -> None:
        """Tick exactly these players."""
        self._order = [seat for seat in seats if seat in self._boxes]
        for seat, box in self._boxes.items():
            blocked = box.blockSignals(True)
            box.setChecked(seat in self._order)
            box.blockSignals(blocked)

    def _box(self, seat: Seat) -> QCheckBox:
        box = QCheckBox(self)
        box.toggled.connect(lambda ticked: self._toggle(seat, ticked))
        return box

    def _toggle(self, seat: Seat, ticked: bool) -> None:
        order = [known for known in self._order if known != seat] + ([seat] if ticked else [])
        self.set_seats(order[-self._most :] if self._most else [])
        self.changed.emit()


class AnswerField(QWidget):
    """Two answers, neither of which is given at first."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.yes, self.no = QRadioButton(), QRadioButton()
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for button in (self.yes, self.no):
            self._group.addButton(button)
            layout.addWidget(button)
            button.clicked.connect(self.changed)

    @property
    def answer(self) -> bool | None:
        """The answer, None while there is none."""
        return self.yes.isChecked() if self._group.checkedButton() is not None else None

    def set_answer(self, answer: bool | None) -> None:
        """Show the answer."""
        self._group.setExclusive(False)
        self.yes.setChecked(answer is True)
        self.no.setChecked(answer is False)
        self._group.setExclusive(True)
