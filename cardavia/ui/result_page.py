"""The result of a deal, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.ui.button_rows import ButtonRows
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.cloth import paint_shaded_cloth
from cardavia.ui.page_focus import is_free
from cardavia.ui.played_hands import PlayedHands
from cardavia.ui.result_table import ResultTable, sides_of
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.texts import contract_name, own_score_sentence, party_name, result_sentence
from cardavia.ui.texts_base import player_names
from cardavia.ui.theme import space

_WIDEST: Final = 1480
_SIDE_BY_SIDE: Final = 900
"""From this width on the score stands beside the hands."""
_SCORE_WIDTH: Final = 360
_APART: Final = space(6)
_AROUND: Final = space(14)
"""What the panel's margins and the scroll bar take of its width."""
_BEFORE_BAR: Final = space(2)
"""Room between what is shown and the scroll bar."""
_MARGIN: Final = space(5)
"""Room of the panel beside what it shows."""
_SIDE: Final = _MARGIN + 1
"""That room with the panel's hairline."""
_EDGE: Final = space(3)
"""Room of the panel above and below what it shows."""


class ResultPage(QWidget):
    """Covers its parent; put away it is a bar at the parent's lower edge, which leads back and on."""

    next_deal = Signal()
    same_cards = Signal()
    opened = Signal()
    """The page lies open over the table."""
    closed = Signal()
    """The page was put away to look at the table."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._folded = False
        self._shown: tuple[Observation, Sequence[str], Pack, bool] | None = None
        self._panel = QFrame(self)
        self._title = _heading("title")
        self._subtitle = _heading("")
        self.table = ResultTable()
        self.hands = PlayedHands(pictures)
        self._hands_title = labelled(
            QLabel(), lambda: self.tr("The hands in the order they were played; a gold edge took the trick")
        )
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._content = QWidget()
        self._scroll = QScrollArea()
        self.next_button = QPushButton()
        self.same_button = labelled(QPushButton(), lambda: self.tr("Play the &same cards again"))
        self.look_button = QPushButton()
        self._buttons = ButtonRows((self.look_button, self.same_button, self.next_button))
        self._set_up()
        self._lay_out()
        translated(self, self._say_all)
        translated(self, lambda: self._scroll.setAccessibleName(self.tr("Result of the deal")))
        self.hide()

    @property
    def folded(self) -> bool:
        """Whether the page is only a bar now."""
        return self._folded

    def show_result(
        self,
        observation: Observation,
        players: Sequence[str],
        totals: Sequence[int],
        pack: Pack,
        last_of_session: bool = False,
    ) -> None:
        """Show the result of a finished deal and, as `unfold`, give the keyboard to *Next deal*."""
        self._shown = observation, players, pack, last_of_session
        self._say_all()
        self._subtitle.setVisible(bool(self._subtitle.text()))
        self.table.show_result(observation, players, totals, pack)
        self.hands.show_hands(observation, players, pack)
        revealed = observation.revealed is not None
        self.hands.setVisible(revealed)
        self._hands_title.setVisible(revealed)
        self._scroll.verticalScrollBar().setValue(0)
        self.unfold()

    def unfold(self) -> None:
        """Show the page again over the table, and give it the keyboard unless that is put to use elsewhere."""
        opens = self._folded or self.isHidden()
        self._fold(False)
        self.show()
        self.raise_()
        self.opened.emit()
        if opens and is_free(self):
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fold(self) -> None:
        """Put the page away, so that the table can be seen."""
        self._fold(True)
        self.closed.emit()

    def place(self, area: QRect) -> None:
        """Cover the area, or stand at its lower edge."""
        if self._folded:
            height = self._buttons.fit(area.width() - 2 * _SIDE) + 2 * _EDGE
            area = QRect(area.left(), area.bottom() - height + 1, area.width(), height)
        self.setGeometry(area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.next_button).click()
        elif event.key() == Qt.Key.Key_Escape and not self._folded:
            self.fold()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Put away it is a bar that leaves nothing around itself.
        if not self._folded:
            painter = QPainter(self)
            paint_shaded_cloth(painter, self.size(), event.rect())
            painter.end()

    def _summary(self, observation: Observation, pack: Pack) -> str:
        if observation.result is None or observation.result.scores is None or observation.contract is None:
            return ""
        one, other = sides_of(observation)
        points = dict.fromkeys((one, other), 0)
        for trick in observation.tricks:
            if trick.winner is not None and (side := observation.parties.get(trick.winner)) is not None:
                points[side] += trick.points
        text = self.tr("{contract}. Card points. {one}: {first}. {other}: {second}. {score}.")
        return text.format(
            contract=contract_name(observation.contract, pack),
            one=party_name(one),
            first=points[one],
            other=party_name(other),
            second=points[other],
            score=own_score_sentence(observation),
        )

    def _say_all(self) -> None:
        self._name_look_button()
        if self._shown is None:
            return
        observation, seated, pack, last_of_session = self._shown
        players = player_names(seated)
        self._title.setText(result_sentence(observation, players))
        self._subtitle.setText(self._summary(observation, pack))
        self.next_button.setText(self.tr("&Final result") if last_of_session else self.tr("&Next deal"))

    def _name_look_button(self) -> None:
        folded = self._folded
        self.look_button.setText(self.tr("&Look at the result") if folded else self.tr("&Look at the table"))

    def _toggle(self) -> None:
        if self._folded:
            self.unfold()
        else:
            self.fold()

    def _fold(self, folded: bool) -> None:
        self._folded = folded
        for part in (self._title, self._subtitle, self._scroll):
            part.setVisible(not folded and (part is not self._subtitle or bool(self._subtitle.text())))
        self._name_look_button()
        parent = self.parentWidget()
        if parent is not None:
            self.place(parent.rect())
        self._arrange()

    def _set_up(self) -> None:
        translated(self, lambda: self.setAccessibleName(self.tr("Result of the deal")))
        self._panel.setProperty("panel", "paper")
        self.next_button.setProperty("role", "primary")
        self._hands_title.setProperty("tone", "soft")
        self._hands_title.setWordWrap(True)
        self._subtitle.setProperty("tone", "soft")
        self.next_button.clicked.connect(self.next_deal)
        self.same_button.clicked.connect(self.same_cards)
        self.look_button.clicked.connect(self._toggle)
        self._scroll.setProperty("ringed", "true")
        self._scroll.setViewportMargins(space(1), 0, space(1), 0)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _lay_out(self) -> None:
        hands = QVBoxLayout()
        hands.setSpacing(space(2))
        hands.addWidget(self._hands_title)
        hands.addWidget(self.hands)
        hands.addStretch(1)
        scores = QVBoxLayout()
        scores.addWidget(self.table)
        scores.addStretch(1)
        self._body.setContentsMargins(0, 0, _BEFORE_BAR, 0)
        self._body.setSpacing(_APART)
        self._body.addLayout(scores, 0)
        self._body.addLayout(hands, 1)
        self._content.setLayout(self._body)
        self._scroll.setWidget(self._content)
        layout = QVBoxLayout(self._panel)
        layout.setContentsMargins(_MARGIN, _EDGE, _MARGIN, _EDGE)
        layout.setSpacing(space(2))
        layout.addWidget(self._title)
        layout.addWidget(self._subtitle)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._buttons)

    def _arrange(self) -> None:
        margin = 0 if self._folded else space(3)
        width = min(_WIDEST, self.width() - 2 * margin)
        room = self.height() - 2 * margin
        self._buttons.fit(width - 2 * _SIDE)
        height = room if self._folded else self._fit_body(width - _AROUND - _BEFORE_BAR, room)
        left = (self.width() - width) // 2
        self._panel.setGeometry(left, margin + (room - height) // 2, width, height)

    def _fit_body(self, width: int, room: int) -> int:
        """Fit the body in this width and, where that is possible, this height; return the panel's height."""
        beside = width >= _SIDE_BY_SIDE
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.table.set_wide(not beside)
        if not beside and self.table.least_width > width:
            self.table.set_wide(False)
        self.table.setFixedWidth(_SCORE_WIDTH if beside else width)
        heads = [part for part in (self._title, self._subtitle) if part.text()]
        around = sum(part.heightForWidth(width) + space(2) for part in heads) + self._buttons.height() + _AROUND
        left = room - around - self._hands_title.sizeHint().height() - space(2)
        if beside:
            self.hands.set_room(width - _SCORE_WIDTH - _APART, left)
        else:
            self.hands.set_room(width, left - self.table.sizeHint().height() - _APART)
        self._content.adjustSize()
        return min(room, self._content.sizeHint().height() + around)


def _heading(scale: str) -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    if scale:
        label.setProperty("scale", scale)
    return label
