"""The list of keys and *About*: windows beside the table that never hold it up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
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

from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.sign import Sign
from cardavia.ui.texts_base import joined
from cardavia.ui.theme import space

_ABOUT_WIDTH = 480
_KEYS_SIZE = QSize(560, 520)
_KEY_SHARES = 2, 5
"""How keys and their meanings share the width."""


class KeysDialog(QDialog):
    """Lists every key: those of the hand, with the letters and names of the suits, then those of the menus."""

    def __init__(self, actions: Sequence[QAction], suits: Callable[[], Mapping[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, lambda: self.setWindowTitle(self.tr("Keys")))
        hand = range(len(self._hand_keys(suits())))
        rows = [partial(self._hand_key, suits, place) for place in hand]
        scroll = QScrollArea()
        translated(scroll, lambda: scroll.setAccessibleName(self.tr("Keys")))
        scroll.setProperty("ringed", "true")
        scroll.setWidgetResizable(True)
        scroll.setWidget(_key_table([*rows, *(partial(_key_row, action) for action in actions)]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(4), space(4), space(4))
        layout.addWidget(scroll)
        layout.addLayout(_close_row(self, lambda: self.tr("&Close")))
        self.resize(_KEYS_SIZE)

    @property
    def labels(self) -> list[QLabel]:
        """Keys and their meanings, row by row."""
        return self.findChildren(QLabel)

    def _hand_key(self, suits: Callable[[], Mapping[str, str]], place: int) -> tuple[str, str]:
        return self._hand_keys(suits())[place]

    def _hand_keys(self, suits: Mapping[str, str]) -> list[tuple[str, str]]:
        to_suit = self.tr("Go to the next card of this suit: {suits}").format(suits=joined(suits.values()))
        return [
            (self.tr("Left, Right, Home, End"), self.tr("Go through the hand")),
            (self.tr("Enter, Space"), self.tr("Play the card, or press the button")),
            (self.tr("1 … 9, 0"), self.tr("Go to a card by its place, 0 to the tenth")),
            (joined(suits), to_suit),
            (self.tr("Ctrl+Left, Ctrl+Right"), self.tr("Move the card in the hand, as the mouse does by dragging")),
            (self.tr("Tab"), self.tr("Go to the buttons and back")),
            (self.tr("Esc"), self.tr("Leave full screen, put a page away, or drop the mark of a card")),
        ]


class AboutDialog(QDialog):
    """What the program is, and whose."""

    def __init__(self, version: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, lambda: self.setWindowTitle(self.tr("About Cardavia")))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(6), space(6), space(6), space(4))
        layout.setSpacing(space(3))
        layout.addLayout(self._head(version))
        layout.addWidget(
            _paragraph(lambda: self.tr("Schafkopf and Doppelkopf against the computer, without a network."))
        )
        layout.addWidget(_paragraph(self._licence))
        layout.addLayout(_close_row(self, lambda: self.tr("&Close")))
        self.ensurePolished()
        translated(self, lambda: self.setFixedSize(_ABOUT_WIDTH, layout.totalHeightForWidth(_ABOUT_WIDTH)))

    def _licence(self) -> str:
        return self.tr(
            "Free software under the GNU General Public License, version 3 or later. It comes without any "
            "warranty. Cards and icon were drawn for this project. The window is made with Qt, which is used "
            "under the GNU Lesser General Public License, version 3."
        )

    def _head(self, version: str) -> QHBoxLayout:
        title = labelled(QLabel(), lambda: self.tr("Cardavia {version}").format(version=version))
        title.setProperty("scale", "title")
        row = QHBoxLayout()
        row.setSpacing(space(4))
        row.addWidget(Sign(64))
        row.addWidget(title, 1)
        return row


def _key_row(action: QAction) -> tuple[str, str]:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.toolTip()


def _key_table(rows: Sequence[Callable[[], tuple[str, str]]]) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setHorizontalSpacing(space(6))
    grid.setVerticalSpacing(space(1))
    for column, share in enumerate(_KEY_SHARES):
        grid.setColumnStretch(column, share)
    for number, row in enumerate(rows):
        label, text = QLabel(), QLabel()
        label.setProperty("weight", "bold")
        label.setWordWrap(True)
        text.setWordWrap(True)
        translated(label, partial(_say_key, row, label, text))
        grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, number, 1, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(len(rows), 1)
    return table


def _say_key(row: Callable[[], tuple[str, str]], label: QLabel, text: QLabel) -> None:
    keys, meaning = row()
    label.setText(keys)
    text.setText(meaning)
    # One stop for each row: a screen reader gets key and meaning together.
    label.setAccessibleName(keys)
    label.setAccessibleDescription(meaning)


def _paragraph(text: Callable[[], str]) -> QLabel:
    label = labelled(QLabel(), text)
    label.setWordWrap(True)
    return label


def _close_row(dialog: QDialog, text: Callable[[], str]) -> QHBoxLayout:
    button = labelled(QPushButton(), text)
    button.setDefault(True)
    button.clicked.connect(dialog.close)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row
