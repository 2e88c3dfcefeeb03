"""The result of a deal, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.played_hands import PlayedHands
from cardavia.ui.result_table import ResultTable, sides_of
from cardavia.ui.texts import contract_name, own_score_sentence, party_name, result_sentence
from cardavia.ui.theme import color, palette, space

_WIDEST: Final = 1480
_SIDE_BY_SIDE: Final = 900
"""From this width on the score stands beside the hands."""
_SCORE_WIDTH: Final = 360
_APART: Final = space(6)
_AROUND: Final = space(14)
"""What the panel's margins and the scroll bar take of its width."""
_SCRIM: Final = 0.6
_BAR_HEIGHT: Final = space(16)


class ResultPage(QWidget):
    """Covers its parent; put away it is a bar at the parent's lower edge, which leads back and on."""

    next_deal = Signal()
    same_cards = Signal()
    closed = Signal()
    """The page was put away to look at the table."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._folded = False
        self._panel = QFrame(self)
        self._title = _heading("title")
        self._subtitle = _heading("")
        self.table = ResultTable()
        self.hands = PlayedHands(pictures)
        self._hands_title = QLabel(self.tr("The hands in the order they were played; a gold edge took the trick"))
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._content = QWidget()
        self._scroll = QScrollArea()
        self.next_button = QPushButton(self.tr("&Next deal"))
        self.same_button = QPushButton(self.tr("Play the &same cards again"))
        self.look_button = QPushButton(self.tr("&Look at the table"))
        self._set_up()
        self._lay_out()
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
        """Show the result of a finished deal and give the keyboard to *Next deal*."""
        self._title.setText(result_sentence(observation, players))
        self._subtitle.setText(self._summary(observation, pack))
        self._subtitle.setVisible(bool(self._subtitle.text()))
        self.table.show_result(observation, players, totals, pack)
        self.hands.show_hands(observation, players, pack)
        revealed = observation.revealed is not None
        self.hands.setVisible(revealed)
        self._hands_title.setVisible(revealed)
        self.next_button.setText(self.tr("&Final result") if last_of_session else self.tr("&Next deal"))
        self._scroll.verticalScrollBar().setValue(0)
        self.unfold()

    def unfold(self) -> None:
        """Show the page again over the table."""
        self._fold(False)
        self.show()
        self.raise_()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fold(self) -> None:
        """Put the page away, so that the table can be seen."""
        self._fold(True)
        self.closed.emit()

    def place(self, area: QRect) -> None:
        """Cover the area, or stand at its lower edge."""
        if self._folded:
            area = QRect(area.left(), area.bottom() - _BAR_HEIGHT, area.width(), _BAR_HEIGHT)
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
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().shadow, _SCRIM))
        painter.end()

    def _summary(self, observation: Observation, pack: Pack) -> str:
        if observation.result is None or observation.result.scores is None or observation.contract is None:
            return ""
        one, other = sides_of(observation)
        points = dict.fromkeys((one, other), 0)
        for trick in observation.tricks:
            if trick.winner is not None and (side := observation.parties.get(trick.winner)) is not None:
                points[side] += trick.points
        text = self.tr("{contract}. Card points: {one} {first}, {other} {second}. {score}.")
        return text.format(
            contract=contract_name(observation.contract, pack),
            one=party_name(one),
            first=points[one],
            other=party_name(other),
            second=points[other],
            score=own_score_sentence(observation),
        )

    def _toggle(self) -> None:
        if self._folded:
            self.unfold()
        else:
            self.fold()

    def _fold(self, folded: bool) -> None:
        self._folded = folded
        for part in (self._title, self._subtitle, self._scroll):
            part.setVisible(not folded and (part is not self._subtitle or bool(self._subtitle.text())))
        self.look_button.setText(self.tr("&Look at the result") if folded else self.tr("&Look at the table"))
        parent = self.parentWidget()
        if parent is not None:
            self.place(parent.rect())
        self._arrange()

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Result of the deal"))
        self._panel.setProperty("panel", "paper")
        self.next_button.setProperty("role", "primary")
        self._hands_title.setProperty("tone", "soft")
        self._hands_title.setWordWrap(True)
        self._subtitle.setProperty("tone", "soft")
        self.next_button.clicked.connect(self.next_deal)
        self.same_button.clicked.connect(self.same_cards)
        self.look_button.clicked.connect(self._toggle)
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
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(_APART)
        self._body.addLayout(scores, 0)
        self._body.addLayout(hands, 1)
        self._content.setLayout(self._body)
        self._scroll.setWidget(self._content)
        layout = QVBoxLayout(self._panel)
        layout.setContentsMargins(space(5), space(3), space(5), space(3))
        layout.setSpacing(space(2))
        layout.addWidget(self._title)
        layout.addWidget(self._subtitle)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(space(2))
        row.addWidget(self.look_button)
        row.addStretch(1)
        row.addWidget(self.same_button)
        row.addWidget(self.next_button)
        return row

    def _arrange(self) -> None:
        margin = 0 if self._folded else space(3)
        width = min(_WIDEST, self.width() - 2 * margin)
        room = self.height() - 2 * margin
        height = room if self._folded else self._fit_body(width - _AROUND, room)
        left = (self.width() - width) // 2
        self._panel.setGeometry(left, margin + (room - height) // 2, width, height)

    def _fit_body(self, width: int, room: int) -> int:
        """Fit the body in this width and, where that is possible, this height; return the panel's height."""
        beside = width >= _SIDE_BY_SIDE
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.table.set_wide(not beside)
        self.table.setFixedWidth(_SCORE_WIDTH if beside else width)
        heads = [part for part in (self._title, self._subtitle) if part.text()]
        around = sum(part.heightForWidth(width) + space(2) for part in heads) + _BAR_HEIGHT + space(6)
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
