"""The end of a session over the table: the ranking, the graph of the totals, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.table.step import SheetRow
from cardavia.table.summary import Placing, summary
from cardavia.ui.cloth import paint_shaded_cloth
from cardavia.ui.page_focus import is_free
from cardavia.ui.result_table import NumberGrid
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.texts_base import player_names
from cardavia.ui.texts_final import deals_sentence, story, swing_sentence, winner_sentence
from cardavia.ui.theme import RING, space
from cardavia.ui.totals_graph import TotalsGraph, signed

_WIDEST: Final = 1120
_SIDE_BY_SIDE: Final = 760
"""From this width on the graph stands beside the ranking."""
_GRAPH_HEIGHT: Final = 260
_LOW_GRAPH: Final = 180
"""Height of the graph below the ranking."""
_LEAST_GRAPH: Final = 124
"""Height to which the graph shrinks where the window is too low for everything."""


class FinalPage(QWidget):
    """Covers its parent; *New session* plays on under the same rules."""

    new_session = Signal()
    back = Signal()
    """The page was put away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = QFrame(self)
        self._outer = QVBoxLayout(self._panel)
        self._heading = labelled(QLabel(), lambda: self.tr("What decided it"))
        self._title = QLabel()
        self._subtitle = QLabel()
        self._ranking = QVBoxLayout()
        self._grid: NumberGrid | None = None
        self.graph = TotalsGraph()
        self._story = QVBoxLayout()
        self._sentences: list[QLabel] = []
        self._shown: tuple[Sequence[SheetRow], Sequence[str], Pack, bool] | None = None
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._content = QWidget()
        self._scroll = QScrollArea()
        self.new_button = labelled(QPushButton(), lambda: self.tr("&New session"))
        self.back_button = labelled(QPushButton(), lambda: self.tr("&Back"))
        self._set_up()
        self._lay_out()
        translated(self, self._say_all)
        translated(self, lambda: self._scroll.setAccessibleName(self.tr("Standings of the session")))
        self.hide()

    @property
    def title(self) -> str:
        """Who has won."""
        return self._title.text()

    @property
    def ranking(self) -> tuple[str, ...]:
        """Everything that is written in the ranking, row by row."""
        return () if self._grid is None else self._grid.texts

    @property
    def story(self) -> tuple[str, ...]:
        """The sentences about what decided the session."""
        return tuple(label.text() for label in self._sentences)

    @property
    def fits(self) -> bool:
        """Whether everything is in sight without scrolling."""
        return self._scroll.verticalScrollBar().maximum() == 0

    def show_session(self, rows: Sequence[SheetRow], players: Sequence[str], pack: Pack, over: bool = True) -> None:
        """Show the session of these rows, given oldest first; ``over`` tells that no deal comes after them."""
        self._shown = rows, players, pack, over
        self._say_all()
        self.graph.set_rows(rows, players)
        self.new_button.setVisible(over)
        opens = self.isHidden()
        self.show()
        # Only what is shown knows how much room its new sentences take.
        self._arrange()
        self._scroll.verticalScrollBar().setValue(0)
        self.raise_()
        if opens and is_free(self):
            self.take_focus()

    def _say_all(self) -> None:
        if self._shown is None:
            return
        rows, seated, pack, over = self._shown
        players = player_names(seated)
        found = summary(rows, len(players))
        self._title.setText(winner_sentence(found.ranking, players, over))
        self._subtitle.setText(deals_sentence(rows))
        self._show_ranking(found.ranking, players)
        told = [*story(found, rows, players), *(swing_sentence(row, players, pack) for row in found.swings)]
        self._tell(told)
        if self.isVisible():
            self._arrange()

    def take_focus(self) -> None:
        """Give the keyboard to the button that goes on."""
        button = self.back_button if self.new_button.isHidden() else self.new_button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, area: QRect) -> None:
        """Cover the area."""
        self.setGeometry(area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.new_button).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_shaded_cloth(painter, self.size(), event.rect())
        painter.end()

    def _show_ranking(self, ranking: Sequence[Placing], players: Sequence[str]) -> None:
        if self._grid is not None:
            self._ranking.removeWidget(self._grid)
            self._grid.setParent(None)
            self._grid.deleteLater()
        self._grid = NumberGrid()
        heads = (self.tr("Player"), self.tr("Place"), self.tr("Total"), self.tr("Deals won"), self.tr("Solos"))
        self._grid.add(*heads, soft=True)
        for placing in ranking:
            numbers = (str(placing.place), signed(placing.total), str(placing.won), str(placing.solos))
            self._grid.add(players[placing.seat], *numbers, bold=placing.place == 1)
        self._ranking.insertWidget(0, self._grid)

    def _tell(self, sentences: Sequence[str]) -> None:
        for label in self._sentences:
            self._story.removeWidget(label)
            label.setParent(None)
            label.deleteLater()
        self._sentences = [QLabel(sentence) for sentence in sentences]
        self._heading.setVisible(bool(sentences))
        for label in self._sentences:
            label.setWordWrap(True)
            self._story.addWidget(label)
            # Qt would show it a moment later, and what is hidden takes no room.
            label.show()

    def _set_up(self) -> None:
        translated(self, lambda: self.setAccessibleName(self.tr("Final result of the session")))
        self._panel.setProperty("panel", "paper")
        self._title.setProperty("scale", "title")
        self._title.setWordWrap(True)
        self._subtitle.setProperty("tone", "soft")
        self._subtitle.setWordWrap(True)
        self.new_button.setProperty("role", "primary")
        self.new_button.clicked.connect(self.new_session)
        self.back_button.clicked.connect(self.back)
        self._scroll.setProperty("ringed", "true")
        self._scroll.setViewportMargins(space(1), 0, space(1), 0)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        self._ranking.addStretch(1)
        self._body.setSpacing(space(6))
        self._body.addLayout(self._ranking, 1)
        self._body.addWidget(self.graph, 1)
        self._heading.setProperty("weight", "bold")
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(3))
        column.addLayout(self._body)
        column.addWidget(self._heading)
        self._story.setSpacing(space(1))
        column.addLayout(self._story)
        column.addStretch(1)
        self._scroll.setWidget(self._content)
        layout = self._outer
        layout.setContentsMargins(space(5), space(4), space(5), space(4))
        layout.setSpacing(space(3))
        for part in (self._title, self._subtitle):
            layout.addWidget(part)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(space(2))
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.new_button)
        return row

    def _arrange(self) -> None:
        margin = space(3)
        width, room = min(_WIDEST, self.width() - 2 * margin), self.height() - 2 * margin
        beside = width >= _SIDE_BY_SIDE
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        usual = _GRAPH_HEIGHT if beside else _LOW_GRAPH
        too_much = max(0, self._wanted(width, usual) - room)
        wanted = self._wanted(width, max(_LEAST_GRAPH, usual - too_much))
        # A scroll bar that stands there takes room, and would stay for the lines that need it only beside itself.
        bars = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if wanted > room else bars.ScrollBarAlwaysOff)
        height = min(room, wanted)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _wanted(self, width: int, graph: int) -> int:
        """Give the graph a height, and return the one in which the whole panel is in sight."""
        self.graph.setFixedHeight(graph)
        self._panel.resize(width, self.height())
        self._story.activate()
        content = self._content.heightForWidth(width - space(14))
        around = self._outer.totalHeightForWidth(width) - self._scroll.sizeHint().height()
        return around + content + 2 * RING
