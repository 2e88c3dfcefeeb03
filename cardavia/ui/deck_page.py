"""The page about the decks: every one with its cards, where it comes from, and *Play with it*."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardavia.art.deck_model import RANKS, SUITS
from cardavia.ui import texts_traditions
from cardavia.ui.card_large import CardLarge
from cardavia.ui.card_sheet import CardSheet
from cardavia.ui.deck_facts import DeckEntry
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews
from cardavia.ui.deck_rows import DeckRows
from cardavia.ui.picture_work import BACK
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.texts import problem_sentence
from cardavia.ui.texts_decks import deck_name
from cardavia.ui.theme import color, palette, space

_LIST_WIDTH: Final = 232
_MOST_PROBLEMS: Final = 20


class DeckPage(QWidget):
    """Shows one deck at a time; a click on a card shows it large."""

    back = Signal()
    play = Signal(str)
    """Play with this deck."""

    def __init__(self, decks: DeckList, previews: DeckPreviews) -> None:
        super().__init__()
        self._decks, self.previews = decks, previews
        self._deck = ""
        self._rows: list[list[tuple[str, str]]] = []
        self.rows = DeckRows(decks, previews, broken=True)
        self.sheet = CardSheet()
        self.large = CardLarge(self)
        self.back_button = labelled(QPushButton(), lambda: self.tr("&Back"))
        self.play_button = labelled(QPushButton(), lambda: self.tr("&Play with it"))
        self.title = QLabel()
        self.facts = QLabel()
        self.story = QLabel()
        self.maker = QLabel()
        self.problems = QLabel()
        self._own = QLabel()
        self._connect()
        self._lay_out()
        translated(self, self._name_cards)

    @property
    def deck(self) -> str:
        """The deck that is shown."""
        return self._deck

    def show_deck(self, deck: str) -> None:
        """Show a deck, and read all of them anew: a person may be drawing one."""
        self._decks.look_closely()
        self.rows.show_deck(deck)
        self._show(deck)

    def focus_first(self) -> None:
        """Give the focus to where a person begins: the list of decks."""
        self.rows.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.large.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().paper))
        painter.end()

    def _connect(self) -> None:
        self.rows.chosen.connect(self._show)
        self.back_button.clicked.connect(self.back)
        self.play_button.clicked.connect(lambda: self.play.emit(self._deck))
        self.sheet.enlarged.connect(self._enlarge)
        self.large.closed.connect(self.sheet.focus)
        self._decks.changed.connect(self._refresh)
        self.previews.ready.connect(self._repaint)

    def _show(self, deck: str) -> None:
        self._deck = deck
        self.previews.look_at(deck)
        self._refresh()

    def _refresh(self) -> None:
        entry = self._decks.entry(self._deck)
        if entry is None:
            return
        self.title.setText(deck_name(entry.id, entry.name))
        self.story.setText(texts_traditions.history_text(entry))
        self.story.setVisible(bool(self.story.text()))
        self.play_button.setEnabled(not entry.problems)
        self._show_facts(entry)
        self._show_problems(entry)
        self._show_cards(entry)

    def _show_facts(self, entry: DeckEntry) -> None:
        place = texts_traditions.place_text(entry)
        known = entry.cards and [texts_traditions.count_text(entry), texts_traditions.games_text(entry)]
        self.facts.setText("\n".join(text for text in (place, *known) if text))
        self.maker.setText(texts_traditions.maker_text(entry) if entry.licence else "")

    def _show_problems(self, entry: DeckEntry) -> None:
        lines = [self.tr("This deck cannot be used:")] if entry.problems else []
        lines += [problem_sentence(problem) for problem in entry.problems[:_MOST_PROBLEMS]]
        self.problems.setText("\n".join(lines))
        self.problems.setVisible(bool(lines))

    def _show_cards(self, entry: DeckEntry) -> None:
        rows = [] if entry.problems else _rows(entry, self.tr("Back {number}"))
        if rows != self._rows or self.sheet.aspect != entry.size[1] / entry.size[0]:
            self._rows = rows
            self.sheet.show_cards(rows, entry.size[1] / entry.size[0], self._picture)
            # The deck that is shown now need not have the card.
            self.large.close_view()
        self.sheet.repaint_cards()

    def _name_cards(self) -> None:
        """Say everything about the deck anew, and leave its pictures where they are."""
        entry = self._decks.entry(self._deck)
        if entry is not None and not entry.problems:
            self._rows = _rows(entry, self.tr("Back {number}"))
            cards = [card for row in self._rows for card in row]
            self.sheet.name_cards(dict(cards))
            self.large.name_cards(cards)
        self._refresh()

    def _picture(self, name: str, width: float, dpr: float, height: float) -> QPixmap:
        entry = self._decks.entry(self._deck)
        return QPixmap() if entry is None else self.previews.of(entry).picture(name, width, dpr, height)

    def _repaint(self, deck: str) -> None:
        if deck == self._deck:
            self.sheet.repaint_cards()
            self.large.update()

    def _enlarge(self, name: str) -> None:
        cards = [card for row in self._rows for card in row]
        self.large.open(cards, name, self.sheet.aspect, self._picture)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(space(4), space(4), 0, 0)
        row.setSpacing(space(4))
        row.addWidget(self._side())
        row.addWidget(self._scroll(), 1)
        self.title.setProperty("scale", "title")
        self.problems.setProperty("tone", "trouble")
        self.play_button.setProperty("role", "primary")
        self.maker.setProperty("tone", "soft")
        self._own.setProperty("tone", "soft")
        self._own.setProperty("scale", "small")
        for label in (self.facts, self.story, self.maker, self.problems, self._own):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if self._decks.own is not None:
            labelled(self._own, partial(self._own_text, self._decks.own))

    def _own_text(self, folder: Path) -> str:
        return self.tr("Decks of your own: {folder}").format(folder=_folder_text(folder))

    def _side(self) -> QWidget:
        side = QWidget()
        side.setFixedWidth(_LIST_WIDTH)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, space(3))
        column.setSpacing(space(3))
        column.addWidget(_scrolled(self.rows), 1)
        column.addWidget(self._own)
        column.addWidget(self.back_button)
        return side

    def _scroll(self) -> QScrollArea:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, space(4), space(4))
        column.setSpacing(space(3))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.play_button)
        column.addLayout(head)
        for widget in (self.facts, self.story, self.problems, self.sheet, self.maker):
            column.addWidget(widget)
        column.addStretch(1)
        scroll = _scrolled(holder)
        # The height of the cards follows from the width: a bar that comes and goes would change both without end.
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        return scroll


def _folder_text(folder: Path) -> str:
    """Return a folder as people write it, the home folder in short."""
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else str(folder)


def _scrolled(widget: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(widget)
    return scroll


def _rows(entry: DeckEntry, back: str) -> list[list[tuple[str, str]]]:
    """Return names of pictures, each with what the card is called: a row for each suit, then the backs."""
    ordered = sorted(entry.cards, key=lambda code: (SUITS.index(code[0]), RANKS.index(code[1])))
    suits = [list(codes) for _, codes in groupby(ordered, lambda code: code[0])]
    named = [[(code, texts_traditions.any_card_name(code, entry.suits)) for code in codes] for codes in suits]
    backs = [(f"{BACK} {design}", back.format(number=place)) for place, design in enumerate(entry.backs, start=1)]
    return [*named, backs] if backs else named
