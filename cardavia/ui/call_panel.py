"""The panel above the hand with one button for every call that is legal, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QPushButton, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Bid
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Contract, Kind
from cardavia.ui import theme
from cardavia.ui.compact import set_compact
from cardavia.ui.texts_calls import bid_label

_PAD = 8
_GAP = 5
_WITH_CALLS = frozenset({Kind.WEDDING, Kind.POVERTY, Kind.BLACK_SOW})


def call_groups(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Return the actions in groups that belong on a row: words, then each kind of contract that takes a suit."""
    groups: dict[object, list[Action]] = {}
    for action in actions:
        groups.setdefault(_group(action), []).append(action)
    return tuple(tuple(group) for group in groups.values())


def _group(action: Action) -> object:
    if not isinstance(action, Bid) or action.contract.kind in _WITH_CALLS:
        return "words"
    contract: Contract = action.contract
    return contract.kind if contract.suit is not None else "plain"


def flow(groups: Sequence[Sequence[QSize]], width: int, gap: int) -> tuple[tuple[QRect, ...], int]:
    """Return the places of the groups' buttons in centred rows of that width, and the height of all rows.

    A group starts on a row of its own unless it fits whole on the one before; one wider than a row is wrapped.
    """
    rows: list[list[QSize]] = [[]]
    for group in groups:
        if rows[-1] and _across([*rows[-1], *group], gap) > width:
            rows.append([])
        for size in group:
            if rows[-1] and _across([*rows[-1], size], gap) > width:
                rows.append([])
            rows[-1].append(size)
    places, top = [], 0
    for row in rows:
        left = (width - _across(row, gap)) // 2
        for size in row:
            places.append(QRect(QPoint(left, top), size))
            left += size.width() + gap
        top += max((size.height() for size in row), default=0) + gap
    return tuple(places), top - gap


def _across(row: Sequence[QSize], gap: int) -> int:
    return sum(size.width() for size in row) + gap * (len(row) - 1)


class CallPanel(QFrame):
    """Asks for a call: a sentence and the buttons. ``chosen`` carries the action of the button pressed."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "paper")
        self._prompt = QLabel(self)
        self._prompt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._prompt.setWordWrap(True)
        # Arrow keys go from button to button of a group, up and down too.
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._buttons: list[QPushButton] = []
        self._actions: tuple[Action, ...] = ()
        self._sizes: list[int] = []
        self._hand: Hand = ()
        self._pack = Pack.FRENCH
        self.hide()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons in the order of their rows."""
        return tuple(self._buttons)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the buttons stand for, in the same order."""
        return self._actions

    @property
    def prompt(self) -> str:
        """The sentence above the buttons."""
        return self._prompt.text()

    def ask(self, actions: Sequence[Action], prompt: str, pack: Pack, players: Sequence[str], hand: Hand = ()) -> None:
        """Show these actions of the holder of the hand; none hides the panel.

        The same ones again leave every button as it is.
        """
        groups = call_groups(actions)
        ordered = tuple(action for group in groups for action in group)
        if (ordered, pack, hand) != (self._actions, self._pack, self._hand):
            self._actions, self._pack, self._hand = ordered, pack, hand
            self._sizes = [len(group) for group in groups]
            self._replace_buttons(players)
        self.say(prompt)
        self.setVisible(bool(actions))

    def say(self, prompt: str) -> None:
        """Put another sentence above the buttons."""
        self._prompt.setText(prompt)
        self.setAccessibleName(prompt)

    def translate_again(self, players: Sequence[str]) -> None:
        """Write the buttons in the language of now."""
        for button, action in zip(self._buttons, self._actions, strict=True):
            button.setText(bid_label(action, self._pack, players, self._hand))

    def take_focus(self) -> None:
        """Give the keyboard focus to the first button."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, area: QRect, scale: float) -> None:
        """Stand on the lower edge of the area, as high as the buttons need; small text if they need more."""
        for size in (theme.BODY, theme.SMALL):
            height = self._lay(area.width(), round(size * scale))
            if height <= area.height():
                break
        height = min(height, area.bottom() + 1)
        self.setGeometry(QRect(area.x(), area.bottom() + 1 - height, area.width(), height))

    def _replace_buttons(self, players: Sequence[str]) -> None:
        for button in self._buttons:
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self._buttons = [self._make(action, players) for action in self._actions]

    def _make(self, action: Action, players: Sequence[str]) -> QPushButton:
        button = QPushButton(self)
        button.setText(bid_label(action, self._pack, players, self._hand))
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.chosen.emit(action))
        self._group.addButton(button)
        button.show()
        return button

    def _lay(self, width: int, pixels: int) -> int:
        """Place everything in text of that size and return the height of the panel."""
        inner = width - 2 * _PAD
        set_compact(self, pixels)
        metrics = QFontMetrics(theme.font(pixels))
        lines = metrics.boundingRect(QRect(0, 0, inner, 1000), int(Qt.TextFlag.TextWordWrap), self.prompt)
        self._prompt.setGeometry(_PAD, _PAD - 2, inner, lines.height() + 2)
        top = self._prompt.geometry().bottom() + _GAP
        hints = [
            QSize(metrics.horizontalAdvance(button.text()) + 20, metrics.height() + 12) for button in self._buttons
        ]
        groups, start = [], 0
        for size in self._sizes:
            groups.append(hints[start : start + size])
            start += size
        places, height = flow(groups, inner, _GAP)
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place.translated(_PAD, top))
        return top + height + _PAD
