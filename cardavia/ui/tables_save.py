"""The strip that asks for the name of a table to be saved, below the table and in nobody's way."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from cardavia.storage.rule_sets import LONGEST_NAME, clean_name
from cardavia.ui.announcing import announce
from cardavia.ui.retranslate import translated
from cardavia.ui.theme import space


class SaveStrip(QFrame):
    """Asks for a name; one that another table has needs a second button.

    It lies on the lower edge of its parent: nothing on the table moves.
    """

    save = Signal(str)
    """Save the table under this name."""
    closed = Signal()
    """The strip is away; the keyboard may go back to the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "band")
        self._room = parent
        parent.installEventFilter(self)
        self._taken: dict[str, str] | None = None
        self._own = ""
        self._label = QLabel()
        self._row = QHBoxLayout(self)
        self.name = QLineEdit()
        self.save_button, self.replace_button, self.cancel_button = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        translated(self, self._retranslate)
        self.hide()

    @property
    def note(self) -> str:
        """What is said about the name; empty when there is nothing to say."""
        return self._label.text() if self._other else ""

    def ask(self, name: str) -> None:
        """Show the strip with this name to begin with; it is that of the table, if it has one.

        Nothing can be saved before `set_taken`, or another table could be replaced unasked.
        """
        self._own, self._taken = name, None
        self._refresh()
        self.name.setText(name)
        self._place()
        self.show()
        self.raise_()
        self.name.selectAll()
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_taken(self, names: Collection[str]) -> None:
        """Take the names of the tables that there are."""
        self._taken = {name.casefold(): name for name in names}
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def put_away(self) -> None:
        """Hide the strip; nothing is saved."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _connect(self) -> None:
        self.name.textChanged.connect(self._refresh)
        self.name.returnPressed.connect(self.save_button.click)
        self.save_button.clicked.connect(lambda: self._give(clean_name(self.name.text())))
        self.replace_button.clicked.connect(lambda: self._give(self._other))
        self.cancel_button.clicked.connect(self.put_away)

    def _give(self, name: str) -> None:
        self.put_away()
        self.save.emit(name)

    @property
    def _other(self) -> str:
        """The other table that has the name now, as it writes it; empty when there is none."""
        name = clean_name(self.name.text())
        return "" if name == self._own else (self._taken or {}).get(name.casefold(), "")

    def _refresh(self) -> None:
        name, other = clean_name(self.name.text()), self._other
        self.save_button.setEnabled(bool(name) and not other and self._taken is not None)
        self.replace_button.setVisible(bool(other))
        taken = self.tr("There is already a table called “{name}”.").format(name=other)
        text = taken if other else self.tr("&Name of the table")
        if text != self._label.text():
            self._label.setText(text)
            self._row.setStretchFactor(self._label, 1 if other else 0)
            self._place()
            if other:
                announce(self, text)

    def _place(self) -> None:
        room = self._room.rect()
        height = self.heightForWidth(room.width()) if self.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry(0, room.height() - height, room.width(), height)

    def _retranslate(self) -> None:
        self.name.setAccessibleName(self.tr("Name of the table"))
        self.name.setAccessibleDescription(self.tr("Enter saves the table under this name, Escape does not."))
        self.save_button.setText(self.tr("Sa&ve"))
        self.replace_button.setText(self.tr("Re&place it"))
        self.cancel_button.setText(self.tr("Cance&l"))
        self._refresh()

    def _lay_out(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.save_button.setProperty("role", "primary")
        self._label.setBuddy(self.name)
        self._label.setWordWrap(True)
        row = self._row
        row.setContentsMargins(space(4), space(2), space(4), space(2))
        row.setSpacing(space(2))
        row.addWidget(self._label)
        row.addWidget(self.name, 1)
        for button in (self.save_button, self.replace_button, self.cancel_button):
            row.addWidget(button)
