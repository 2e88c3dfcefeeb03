"""Small fields of the score pad's form: a number that may be missing, ticks for players, one of two answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardavia.engine.seats import Seat
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

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setRange(_UNKNOWN, 0)
        self.setSpecialValueText(self.tr("–"))
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

    def __init__(self, name: str, most: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setRange(0, most)


class ChoiceField(QComboBox):
    """A list to choose from that a scrolling page passes over."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_FEW_LETTERS)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def choose(self, value: object) -> None:
        """Choose the entry with that value; none where there is no such entry."""
        self.setCurrentIndex(self.findData(value))


def label_for(field: QWidget, text: str, buddy: QWidget | None = None) -> QLabel:
    """Return the label before a field, level with its first line."""
    label = QLabel(text)
    label.setBuddy(buddy or field)
    label.setMinimumHeight((buddy or field).sizeHint().height())
    return label


class PlayerTicks(QWidget):
    """A tick for each player; ticking one more than there may be takes the oldest tick away."""

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
        for box in self._boxes.values():
            self._grid.removeWidget(box)
            box.setParent(None)
            box.deleteLater()
        self._order = []
        self._boxes = {seat: self._box(seat, name) for seat, name in shown.items()}
        for place, box in enumerate(self._boxes.values()):
            self._grid.addWidget(box, place // _COLUMNS, place % _COLUMNS)

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

    def _box(self, seat: Seat, name: str) -> QCheckBox:
        box = QCheckBox(name.replace("&", "&&"))
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
