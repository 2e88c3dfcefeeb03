"""The deal at the end of a lesson: a table of its own, with a hint at every own turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action
from cardavia.engine.observation import Observation
from cardavia.storage.settings import Settings
from cardavia.table.advice import Adviser
from cardavia.table.lesson import Position
from cardavia.table.lesson_table import lesson_controller
from cardavia.table.step import Step
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.counting import connect_counting
from cardavia.ui.hint import HintDesk, Names
from cardavia.ui.log_view import LogView
from cardavia.ui.narrator import Narrator
from cardavia.ui.pace_settings import connect_pace
from cardavia.ui.preferences import Preferences
from cardavia.ui.speech import StatusStrip
from cardavia.ui.table_area import TableArea
from cardavia.ui.texts_base import player_names


class LessonTable(QWidget):
    """Plays one deal with the person; ``over`` tells that the result is shown, ``left`` that it has been read."""

    over = Signal()
    left = Signal()

    def __init__(self, pictures: CardPictures, preferences: Preferences, strip: StatusStrip) -> None:
        super().__init__()
        self._pack = Pack.FRENCH
        self._position: Position | None = None
        self.controller = lesson_controller(self)
        self.area = TableArea(pictures)
        # The log of a lesson is not shown: the strip alone says what happens.
        self._log = LogView(self)
        self._log.hide()
        self._narrator = Narrator(self._log, strip)
        self._adviser = Adviser(self.controller, self)
        self.hints = HintDesk(self._adviser, self.area.table, strip, self._names)
        self._follow(preferences)
        self.area.table.hand.told.connect(lambda sentence: strip.say(sentence, urgent=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area)
        self._connect()

    @property
    def done(self) -> bool:
        """Whether the deal has been played to its end."""
        observation = self.controller.observation
        return observation is not None and observation.done

    def start(self, position: Position, players: Sequence[str]) -> None:
        """Begin the deal of a position anew; one that is being played already goes on."""
        if position == self._position:
            return
        self._position = position
        self.controller.open_record(position.record(tuple(players)))

    def forget(self) -> None:
        """Let the next `start` begin anew."""
        self._position = None

    def set_pack(self, pack: Pack) -> None:
        """Name the cards by this pack, and everything else in the language of now."""
        self._pack = pack
        self.area.table.set_pack(pack)
        self._narrator.set_table(self.controller.players, pack)
        self.hints.rename()
        observation = self.controller.observation
        if observation is not None:
            self._narrator.rename(observation)
            if self.area.shows_result:
                self._show_result(observation)

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top."""
        self.area.take_focus()

    def close_table(self) -> None:
        """End the thinking."""
        self._adviser.close()
        self.controller.close()

    def _follow(self, preferences: Preferences) -> None:
        """Go by the settings, but for cards that play themselves: who learns chooses every card."""
        connect_pace(preferences, self.area.table)
        connect_counting(self.area.table.top_line, preferences)
        self._apply(preferences.settings)
        preferences.changed.connect(lambda _, settings: self._apply(settings))

    def _apply(self, settings: Settings) -> None:
        self._narrator.set_level(settings.speech)
        self.area.table.hand.confirm = settings.confirm_play
        self.area.table.hand.sort(settings.sort_order)

    def _connect(self) -> None:
        controller, table = self.controller, self.area.table
        controller.position.connect(self._show_position)
        controller.stepped.connect(self._show_step)
        controller.finished.connect(self._show_finished)
        controller.thinking.connect(table.set_thinking)
        table.chosen.connect(self._submit)
        table.settled.connect(controller.settled)
        table.settled.connect(self._advise_soon)
        self.area.same_cards.connect(controller.same_cards)
        self.area.next_deal.connect(self.left)

    def _names(self) -> Names:
        observation = self.controller.observation
        hand = () if observation is None else observation.hand
        game = "" if observation is None else observation.game
        return Names(self._pack, player_names(self.controller.players), hand, game)

    def _show_position(self, observation: Observation) -> None:
        self._narrator.set_table(self.controller.players, self._pack)
        self.area.close_result()
        self.area.table.show_position(observation, self.controller.players)
        self._narrator.tell_position(observation)
        # A lesson is played with help from the start: nobody has to be told with every hint.
        self.controller.note_help()
        self._advise_soon()

    def _show_step(self, step: Step) -> None:
        self._narrator.tell_step(step)
        self.area.table.show_step(step)

    def _show_finished(self, observation: Observation) -> None:
        self.area.table.show_finished(observation)
        self._narrator.tell_result(observation)
        self._show_result(observation)
        self.over.emit()

    def _show_result(self, observation: Observation) -> None:
        rows = self.controller.sheet
        totals = rows[-1].totals if rows else (0,) * len(self.controller.players)
        self.area.result.show_result(observation, self.controller.players, totals, self._pack)
        self.area.result.next_button.setText(self.tr("&Go on"))
        # The page arranges its buttons by their texts when it is unfolded.
        self.area.result.unfold()

    def _submit(self, action: Action) -> None:
        reason = self.controller.submit(action)
        observation = self.controller.observation
        if reason is not None and observation is not None:
            self.area.table.show_refusal(reason)
            self._narrator.tell_refusal(reason, observation)

    def _advise_soon(self) -> None:
        # Only when everybody has heard of the step is it settled whose turn it is.
        QTimer.singleShot(0, self, self._advise)

    def _advise(self) -> None:
        observation = self.controller.observation
        if observation is not None and observation.my_turn and not self.area.table.waiting:
            self.hints.ask()
