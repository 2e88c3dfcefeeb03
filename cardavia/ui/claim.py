"""Claiming the rest at the window: the button beside the hand, the answer in a sentence, the quick play-out."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton

from cardavia.ai.claiming_rules import Verdict
from cardavia.engine.observation import Observation
from cardavia.table.advice_claim import Claimer
from cardavia.ui import theme
from cardavia.ui.compact import set_compact
from cardavia.ui.pace_settings import apply_pace
from cardavia.ui.preferences import Preferences
from cardavia.ui.retranslate import joined_sentences, translated
from cardavia.ui.speech import StatusStrip
from cardavia.ui.table_view import TableView
from cardavia.ui.texts_hints import assisted_sentence
from cardavia.ui.texts_hints_claim import (
    checking_sentence,
    claim_description,
    claim_label,
    no_claim_sentence,
    ruling_sentence,
)

OFFERED_FROM: Final = 6
"""Cards in the hand from which the button is shown; the key claims earlier too."""
_QUICK: Final = 200
"""Speed of the play-out in per cent."""
_QUICK_PAUSE: Final = 400
"""Longest trick pause of the play-out in milliseconds."""


class ClaimButton(QPushButton):
    """Stands at the right end of the announcements' place, which is free by the time it is shown."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        # A click must leave the keyboard with the hand.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place = table.sayings
        self._place.installEventFilter(self)
        translated(self, self._name)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._arrange()
        return False

    def _name(self) -> None:
        self.setText(claim_label())
        self.setAccessibleDescription(claim_description())
        self.setToolTip(claim_description())
        self._arrange()

    def _arrange(self) -> None:
        area: QRect = self._place.geometry()
        pixels = round(theme.BODY * self._place.scale)
        set_compact(self, pixels)
        width = QFontMetrics(theme.font(pixels)).horizontalAdvance(self.text()) + theme.space(8)
        self.setGeometry(area.right() + 1 - width, area.y(), width, area.height())


class ClaimDesk(QObject):
    """Puts a person's claim to the claimer and shows what becomes of it."""

    def __init__(self, claimer: Claimer, table: TableView, strip: StatusStrip, preferences: Preferences) -> None:
        super().__init__(claimer)
        self.claimer = claimer
        self._table = table
        self._strip = strip
        self._preferences = preferences
        self.button = ClaimButton(table)
        self.button.clicked.connect(self.claim)
        claimer.checking.connect(self._show_checking)
        claimer.ruled.connect(self._show_ruling)
        claimer.running.connect(self._hurry)
        table.settled.connect(claimer.go_on)

    def claim(self) -> None:
        """Claim the rest, or say when that can be done."""
        if self.claimer.can_claim:
            self.claimer.claim()
        elif not self.claimer.runs:
            self._strip.say(no_claim_sentence, urgent=True)

    def offer(self, observation: Observation | None) -> None:
        """Show the button when the person leads with few cards left and has nothing to announce."""
        trick = observation.trick if observation is not None else None
        few = observation is not None and len(observation.hand) <= OFFERED_FROM and not observation.sayings
        self.button.setVisible(few and trick is not None and not trick.cards and self.claimer.can_claim)

    def _show_checking(self, checking: bool) -> None:
        self._table.advise(checking_sentence if checking else "")

    def _show_ruling(self, verdict: Verdict, helped: bool) -> None:
        sentence = partial(ruling_sentence, verdict)
        self._table.advise(sentence)
        both = partial(joined_sentences, sentence, assisted_sentence)
        self._strip.say(both if helped else sentence, urgent=True)

    def _hurry(self, running: bool) -> None:
        """Show the play-out quickly, and afterwards everything at the person's own pace again."""
        settings = self._preferences.settings
        apply_pace(self._table, settings)
        if running:
            self.button.hide()
            self._table.set_trick_pause(_QUICK_PAUSE)
            if settings.animation:
                self._table.set_pace(max(settings.animation, _QUICK))
