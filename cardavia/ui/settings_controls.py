"""The controls of the settings window: one for each kind of setting, all with the same few methods.

Each emits ``edited`` with the new value when a person changes it, and never when ``show_value`` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSlider, QWidget

from cardavia.engine.record import is_name
from cardavia.storage.settings import LONGEST_NAME
from cardavia.ui.actions import Actions
from cardavia.ui.announcing import announce
from cardavia.ui.calm_choice import CalmChoice
from cardavia.ui.deck_list import DeckList
from cardavia.ui.keys_editor import KeysEditor
from cardavia.ui.preferences import Preferences
from cardavia.ui.texts_settings import setting_title, setting_value
from cardavia.ui.theme import space

_LETTERS: Final = 18
"""Characters of a value that a list shows whole."""
_VALUE_WIDTH: Final = 108
"""Room for the value beside a slider, in pixels."""


class Switch(QCheckBox):
    """A setting that is on or off; its name stands beside its box."""

    edited = Signal(object)

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setProperty("weight", "bold")
        self.clicked.connect(lambda on: self.edited.emit(on))
        self.retranslate()

    def show_value(self, value: object) -> None:
        """Show the value without telling so."""
        self.setChecked(value is True)

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.setText(setting_title(self._key))


class Choice(CalmChoice):
    """A setting with a few values; one that is not on offer, from the file perhaps, is offered while it holds."""

    edited = Signal(object)

    def __init__(self, key: str, values: Sequence[object]) -> None:
        super().__init__(_LETTERS)
        self._key = key
        self._usual = tuple(values)
        self._values: tuple[object, ...] = self._usual
        self._value: object = self._usual[0]
        self.activated.connect(lambda row: self.edited.emit(self._values[row]))
        self._fill()

    def show_value(self, value: object) -> None:
        """Show the value without telling so."""
        self._value = value
        wanted = self._usual if value in self._usual else (*self._usual, value)
        if wanted != self._values:
            self._values = wanted
            self._fill()
        self.setCurrentIndex(self._values.index(value))

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self._fill()

    def offer(self, values: Sequence[object]) -> None:
        """Offer other values from now on."""
        self._usual, self._values = tuple(values), ()
        self.show_value(self._value)

    def text_of(self, value: object) -> str:
        """Return a value in words."""
        return setting_value(self._key, value)

    def _fill(self) -> None:
        self.clear()
        for value in self._values:
            self.addItem(self.text_of(value))
        if self._value in self._values:
            self.setCurrentIndex(self._values.index(self._value))


class DeckChoice(Choice):
    """The decks that can be used; a value is a deck's id with the pack its cards are named by."""

    def __init__(self, key: str, decks: DeckList) -> None:
        self._decks = decks
        super().__init__(key, self._offered())
        decks.changed.connect(lambda: self.offer(self._offered()))

    def text_of(self, value: object) -> str:
        """Return what the deck is called."""
        return self._decks.name(cast(tuple[str, str], value)[0])

    def _offered(self) -> tuple[tuple[str, str], ...]:
        return tuple((entry.id, entry.suits.value) for entry in self._decks.entries if not entry.problems)


class _QuietSlider(QSlider):
    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page; on its way it must not change anything.
        event.ignore()


class Slider(QWidget):
    """A setting that is a number, with its value in words, which is spoken as it changes."""

    edited = Signal(object)

    def __init__(self, key: str, values: Sequence[object]) -> None:
        super().__init__()
        self._key = key
        self._steps = cast(range, values)
        self.slider = _QuietSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(self._steps[0], self._steps[-1])
        self.slider.setSingleStep(self._steps.step)
        self.slider.setPageStep(5 * self._steps.step)
        self.value_label = QLabel()
        self.value_label.setFixedWidth(_VALUE_WIDTH)
        self.value_label.setWordWrap(True)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(space(2))
        row.addWidget(self.slider, 1)
        row.addWidget(self.value_label)

    def show_value(self, value: object) -> None:
        """Show the value without telling so."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(int(str(value)))
        self.retranslate()

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.value_label.setText(setting_value(self._key, self.slider.value()))

    def _tell(self, value: int) -> None:
        self.retranslate()
        announce(self.slider, self.value_label.text())
        self.edited.emit(value)


class NameField(QLineEdit):
    """A name; it is taken over letter by letter."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_NAME)
        self.textEdited.connect(lambda: self.edited.emit(self._name))
        self.retranslate()

    def show_value(self, value: object) -> None:
        """Show the value without telling so."""
        # A space at the end belongs to no name, but to one that is still being typed.
        if value != self._name:
            self.setText(str(value))

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.setPlaceholderText(self.tr("You"))

    @property
    def _name(self) -> str:
        return "".join(sign for sign in self.text() if is_name(sign)).strip()


class ActionButton(QPushButton):
    """Does what an entry of the menus does, and cannot be pressed when that makes no sense."""

    edited = Signal(object)

    def __init__(self, key: str, action: QAction) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self._key, self._action = key, action
        self.clicked.connect(lambda: action.trigger())
        action.enabledChanged.connect(self.setEnabled)
        self.setEnabled(action.isEnabled())
        self.retranslate()

    def show_value(self, value: object) -> None:
        """Show nothing: there is no value."""

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.setText(self._action.iconText())


class KeysControl(KeysEditor):
    """The editor of the single letters, which speaks to the preferences itself; the page resets it."""

    edited = Signal(object)

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__(preferences, actions)
        self.reset_button.setAutoDefault(False)
        self.reset_button.hide()
        self.setFocusProxy(self.table)

    def show_value(self, value: object) -> None:
        """Show nothing: the editor follows the preferences."""

    def retranslate(self) -> None:
        """Show nothing: the editor follows the language."""


Control = Switch | Choice | Slider | NameField | ActionButton | KeysControl
