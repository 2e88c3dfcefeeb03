"""Lets a person give the single letters of the menus to other keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QPushButton, QTableView, QVBoxLayout, QWidget

from cardavia.ui.actions import Actions
from cardavia.ui.announcing import announce
from cardavia.ui.card_button import PRESS_KEYS
from cardavia.ui.keys import LETTERS, is_letter, letters_of, with_letters
from cardavia.ui.keys_model import KeysModel
from cardavia.ui.preferences import Preferences
from cardavia.ui.retranslate import translated
from cardavia.ui.theme import space


class KeysTable(QTableView):
    """The letters as a table: a click or Enter asks for another letter, and the next key that is pressed is it."""

    wanted = Signal(str)
    """The name of the entry whose letter is to be changed."""
    typed = Signal(str)
    """What was typed when a letter was asked for; empty when the person gave it up."""

    def __init__(self, keys: KeysModel) -> None:
        super().__init__()
        self._keys = keys
        self.setModel(keys)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._size_rows()
        self.clicked.connect(self._ask)

    def _size_rows(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(space(8))
        columns.setHighlightSections(False)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setFixedHeight(columns.sizeHint().height() + space(8) * self._keys.rowCount() + space(1))

    def _ask(self, index: QModelIndex) -> None:
        self.wanted.emit(self._keys.names[index.row()])

    def event(self, event: QEvent) -> bool:
        # The letter that is asked for may be a shortcut of the window.
        if event.type() is QEvent.Type.ShortcutOverride and self._keys.asked is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.asked is not None:
            self._answer(event)
        elif event.key() in PRESS_KEYS and self.currentIndex().isValid():
            self._ask(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _answer(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.typed.emit("")
        elif event.text():
            self.typed.emit(event.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectRow(max(self.currentIndex().row(), 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # What is selected shows where the keyboard is.
        self.clearSelection()
        self.typed.emit("")


class KeysEditor(QWidget):
    """The page of the keys: a table of the letters, a sentence about what is going on, and *Reset*.

    What is changed applies at once and is kept by the preferences; two entries never have the same letter.
    """

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.model = KeysModel(actions, self)
        self.table = KeysTable(self.model)
        self.reset_button = QPushButton()
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._lay_out()
        translated(self, self._translate)
        self._connect()
        self._show()

    @property
    def note(self) -> str:
        """The sentence that is shown, which a screen reader is told too."""
        return self._note.text()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._note, 1)
        row.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(3))
        layout.addWidget(self.table)
        layout.addLayout(row)
        layout.addStretch(1)

    def _connect(self) -> None:
        self.table.wanted.connect(self._ask)
        self.table.typed.connect(self._take)
        self.reset_button.clicked.connect(self._reset)
        self._preferences.changed.connect(self._show)

    def _translate(self) -> None:
        self.table.setAccessibleName(self.tr("Letters of the menus"))
        self.table.setAccessibleDescription(self.tr("Press Enter, then the new letter."))
        self.reset_button.setText(self.tr("&Reset the letters"))
        self._note.setText(self.tr("Click an entry or press Enter, then type its new letter."))

    def _show(self) -> None:
        letters = letters_of(self._preferences.settings.keys)
        self.model.show_letters(letters)
        self.reset_button.setEnabled(letters != LETTERS)

    def _ask(self, name: str) -> None:
        self.model.show_letters(self.model.letters, name)
        self._say(self.tr("Type the new letter for “{entry}”, or press Esc.").format(entry=self.model.title(name)))

    def _take(self, text: str) -> None:
        name, letter = self.model.asked, text.upper()
        if name is None:
            return
        owner = next((other for other, known in self.model.letters.items() if known == letter and other != name), None)
        if not text:
            self._give_up()
        elif not is_letter(text):
            self._say(self.tr("Only a letter can be used. Type another key, or press Esc."))
        elif owner is not None:
            sentence = self.tr("{letter} belongs to “{entry}”. Type another letter, or press Esc.")
            self._say(sentence.format(letter=letter, entry=self.model.title(owner)))
        else:
            self._give(name, letter)

    def _give_up(self) -> None:
        self.model.show_letters(self.model.letters)
        self._say(self.tr("The letter stays as it was."))

    def _give(self, name: str, letter: str) -> None:
        self.model.show_letters({**self.model.letters, name: letter})
        self._keep()
        self._say(
            self.tr("{letter} is the letter for “{entry}” now.").format(letter=letter, entry=self.model.title(name))
        )

    def _reset(self) -> None:
        self.model.show_letters(LETTERS)
        self.table.setFocus()
        self._keep()
        self._say(self.tr("All letters are as they were at first."))

    def _keep(self) -> None:
        self._preferences.change(keys=with_letters(self._preferences.settings.keys, self.model.letters))

    def _say(self, sentence: str) -> None:
        self._note.setText(sentence)
        announce(self._note, sentence, urgent=True)
