"""The announcements that are legal now, each at a fixed place of its own beside the own plate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import Say, Saying
from cardavia.engine.observation import Observation
from cardavia.engine.remaining import own_remaining
from cardavia.ui import theme
from cardavia.ui.announce_button import CLOCK_ROOM, AnnounceButton
from cardavia.ui.compact import set_compact
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_calls import bid_label
from cardavia.ui.texts_deadlines import open_sentence

_PLACES: Final = {
    Saying.RE: 0,
    Saying.KONTRA: 0,
    Saying.NO_90: 1,
    Saying.SUB: 1,
    Saying.NO_60: 2,
    Saying.HIRSCH: 2,
    Saying.NO_30: 3,
    Saying.SCHWARZ: 4,
}
_COUNT: Final = 5
_WIDEST: Final = 112
_GAP: Final = 4


class AnnounceBar(QWidget):
    """One button for each legal announcement; ``chosen`` carries the one pressed.

    A button never takes the place of another: a second click on *Re* must not become *No 90*. Each shows how long it
    may still be pressed; the description of the bar tells what the others may still announce, as far as that is public.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[Say, AnnounceButton] = {}
        self._scale = 1.0
        translated(self, lambda: self.setAccessibleName(self.tr("Announcements")))

    @property
    def buttons(self) -> dict[Say, AnnounceButton]:
        """The buttons shown now, by what they announce."""
        return dict(self._buttons)

    def offer(self, sayings: Sequence[Say], pack: Pack, players: Sequence[str]) -> None:
        """Show exactly these announcements."""
        for say in [say for say in self._buttons if say not in sayings]:
            button = self._buttons.pop(say)
            button.setParent(None)
            button.deleteLater()
        for say in sayings:
            if say not in self._buttons:
                self._buttons[say] = self._make(say)
            self._buttons[say].setText(bid_label(say, pack, players))
        self._lay()

    def show_deadlines(self, observation: Observation, players: Sequence[str]) -> None:
        """Show until when each announcement may be made, and tell what else may still be announced."""
        remaining = {one.say: one for one in own_remaining(observation)}
        for say, button in self._buttons.items():
            button.show_remaining(remaining.get(say))
        sentence = open_sentence(observation, players)
        self.setAccessibleDescription(sentence)
        self.setToolTip(sentence)

    @property
    def scale(self) -> float:
        """What the size of the texts is multiplied by."""
        return self._scale

    def arrange(self, area: QRect, scale: float) -> None:
        """Fill the area, which is kept free of everything else."""
        self._scale = scale
        self.setGeometry(area)
        self._lay()

    def _make(self, say: Say) -> AnnounceButton:
        button = AnnounceButton(self)
        button.clicked.connect(lambda: self.chosen.emit(say))
        button.show()
        return button

    def _lay(self) -> None:
        if not self._buttons:
            return
        width = min(round(_WIDEST * self._scale), (self.width() - _GAP * (_COUNT - 1)) // _COUNT)
        set_compact(self, self._text_size(width), theme.STEP, below=round(CLOCK_ROOM * self._scale))
        left = self.width() - _COUNT * (width + _GAP) + _GAP
        for say, button in self._buttons.items():
            button.setGeometry(left + _PLACES[say.saying] * (width + _GAP), 0, width, self.height())
            button.set_scale(self._scale)

    def _text_size(self, width: int) -> int:
        body = round(theme.BODY * self._scale)
        metrics = QFontMetrics(theme.font(body))
        widest = max((metrics.horizontalAdvance(button.text()) for button in self._buttons.values()), default=0)
        return body if widest + 12 <= width else round(theme.SMALL * self._scale)
