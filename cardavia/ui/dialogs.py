"""The list of keys and *About*: windows beside the table that never hold it up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.ui.sign import Sign
from cardavia.ui.theme import space

_ABOUT_WIDTH = 480


class KeysDialog(QDialog):
    """Lists every key: those of the hand, then those of the menus."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        rows = [*self._hand_keys(), *(_key_row(action) for action in actions)]
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(_key_table(rows))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(4), space(4), space(4))
        layout.addWidget(scroll)
        layout.addLayout(_close_row(self, self.tr("&Close")))
        self.resize(480, 520)

    @property
    def labels(self) -> list[QLabel]:
        """Keys and their meanings, row by row."""
        return self.findChildren(QLabel)

    def _hand_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Left, Right, Home, End"), self.tr("Go through the hand")),
            (self.tr("Enter, Space"), self.tr("Play the card, or press the button")),
            (self.tr("1 … 9, 0"), self.tr("Go to a card by its place")),
            (self.tr("C, S, H, D or A, L, H, B"), self.tr("Go to the next card of a suit")),
            (self.tr("Tab"), self.tr("Go to the buttons and back")),
            (self.tr("Esc"), self.tr("Leave full screen, or put a page away")),
        ]


class AboutDialog(QDialog):
    """What the program is, and whose."""

    def __init__(self, version: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Cardavia"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(6), space(6), space(6), space(4))
        layout.setSpacing(space(3))
        layout.addLayout(self._head(version))
        layout.addWidget(_paragraph(self.tr("Schafkopf and Doppelkopf against the computer, without a network.")))
        layout.addWidget(
            _paragraph(
                self.tr(
                    "Free software under the GNU General Public License, version 3 or later. It comes without any "
                    "warranty. Cards and sign were drawn for this project. The window is made with Qt, which is used "
                    "under the GNU Lesser General Public License, version 3."
                )
            )
        )
        layout.addLayout(_close_row(self, self.tr("&Close")))
        self.ensurePolished()
        self.setFixedSize(_ABOUT_WIDTH, layout.totalHeightForWidth(_ABOUT_WIDTH))

    def _head(self, version: str) -> QHBoxLayout:
        title = QLabel(self.tr("Cardavia {version}").format(version=version))
        title.setProperty("scale", "title")
        row = QHBoxLayout()
        row.setSpacing(space(4))
        row.addWidget(Sign(64))
        row.addWidget(title, 1)
        return row


def _key_row(action: QAction) -> tuple[str, str]:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.toolTip()


def _key_table(rows: Sequence[tuple[str, str]]) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setHorizontalSpacing(space(6))
    grid.setVerticalSpacing(space(1))
    grid.setColumnStretch(1, 1)
    for number, (keys, meaning) in enumerate(rows):
        label = QLabel(keys)
        label.setProperty("weight", "bold")
        text = QLabel(meaning)
        text.setWordWrap(True)
        # One stop for each row: a screen reader gets key and meaning together.
        label.setAccessibleName(keys)
        label.setAccessibleDescription(meaning)
        grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, number, 1, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(len(rows), 1)
    return table


def _paragraph(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    return label


def _close_row(dialog: QDialog, text: str) -> QHBoxLayout:
    button = QPushButton(text)
    button.setDefault(True)
    button.clicked.connect(dialog.close)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row
