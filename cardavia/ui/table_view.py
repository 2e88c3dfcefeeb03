"""The table: shows one observation after the other, and says what the person chose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import PLAYS, Action, Exchange, Play, Say
from cardavia.engine.cards import Card
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, Trick
from cardavia.table.step import Step
from cardavia.ui import seat_facts
from cardavia.ui.card_button import PRESS_KEYS
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.declare_bar import split_sayings
from cardavia.ui.motion import Kind
from cardavia.ui.motion_course import Course, is_dealt
from cardavia.ui.motion_steps import StepShow
from cardavia.ui.pace import LONGEST_PAUSE, Pace
from cardavia.ui.retranslate import Sentence, translated, words
from cardavia.ui.table_focus import TableFocus
from cardavia.ui.table_ground import TableGround
from cardavia.ui.texts_base import player_names
from cardavia.ui.texts_deadlines import with_last_chance
from cardavia.ui.texts_moves import trick_sentence, turn_sentence
from cardavia.ui.texts_prompts import phase_prompt
from cardavia.ui.texts_refusals import exchange_refusal, refusal_sentence
from cardavia.ui.texts_session import resting_sentence, rests


class TableView(TableGround):
    """The table of one deal, seen from the human's seat.

    ``chosen`` carries the action the person chose, legal or not. ``settled`` tells that the last step has been
    shown, once for each that was not replaced by a newer one before.
    """

    chosen = Signal(object)
    settled = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self._pack = Pack.FRENCH
        self._seated: tuple[str, ...] = ()
        self._observation: Observation | None = None
        self._held: Trick | None = None
        self._thinking: Seat | None = None
        self._refusal: Reason | None = None
        self._advice: Sentence = ""
        self._advice_rule = ""
        self._pace = Pace(self)
        self._course = Course(self, self.layer)
        self._steps = StepShow(self._course, self._pace, self)
        self._steps.over.connect(self._settle)
        self._focus = TableFocus(self)
        translated(self, lambda: self.setAccessibleName(self.tr("Table")))
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.hand.chosen.connect(self._play)
        self.hand.picked.connect(self._pick)
        self.hand.touched.connect(lambda: self._course.land(Kind.DEAL))
        self.hand.reordered.connect(self._refresh)
        self.hand.interrupted.connect(self._steps.end)
        self.calls.chosen.connect(self._choose)
        self.exchange.chosen.connect(self._choose)
        self.sayings.chosen.connect(self.chosen)
        self.declare.chosen.connect(self.chosen)
        self.pile.clicked.connect(self.last_trick)
        self.last.closed.connect(self._focus.take)

    @property
    def _players(self) -> tuple[str, ...]:
        return player_names(self._seated)

    @property
    def refusal(self) -> Reason | None:
        """Why the last action was refused, until the next step."""
        return self._refusal

    @property
    def advice_rule(self) -> str:
        """The paragraph that explains what is advised, empty where there is none."""
        return self._advice_rule

    @property
    def waiting(self) -> bool:
        """Whether the last step is still being shown."""
        return self._steps.waiting

    def show_position(self, observation: Observation, players: Sequence[str]) -> None:
        """Show this position at once; whatever step was being shown is forgotten. A new deal is seen to be dealt."""
        dealt = is_dealt(self._observation, observation)
        self._steps.cancel()
        self._seated = tuple(players)
        self._ring.set_count(len(players))
        self._take(observation, None)
        self.hand.drop_picks()
        self._refresh()
        if dealt:
            self._course.deal(observation)

    def show_step(self, step: Step) -> None:
        """Show one move, and emit ``settled`` when a person has had the time to see it."""
        held = seat_facts.held_trick(step.before, step.after)
        says_in_pause = isinstance(step.move.action, Say) and self._held is not None and self.waiting
        if step.after.phase is Phase.PLAY:
            # From now on cards are raised, or held in another order.
            self._course.land(Kind.DEAL)
        origin = self._course.origin(step)
        self._take(step.after, self._held if says_in_pause else held)
        self._refresh()
        if not says_in_pause:
            self._steps.begin(step, held, origin)

    def show_finished(self, observation: Observation) -> None:
        """Show the end of a deal: the last trick lies no more, nothing is asked."""
        self._steps.cancel()
        self._take(observation, None)
        self._refresh()

    def set_pack(self, pack: Pack) -> None:
        """Name the cards by this pack, and show those of the deck that the pictures are of now."""
        self._pack = pack
        self.last.name_cards(pack)
        self._layout = None
        self._refresh()
        self._repaint_cards()

    @property
    def trick_pause(self) -> int | None:
        """How long a full trick stays, in milliseconds; None until a click or key."""
        return self._pace.trick_pause

    def set_trick_pause(self, milliseconds: int | None) -> None:
        """Set how long a full trick stays, 0 to 5000 ms; None keeps it until a click or key."""
        self._pace.trick_pause = None if milliseconds is None else min(max(milliseconds, 0), LONGEST_PAUSE)

    def set_pace(self, percent: int) -> None:
        """Set the speed in per cent: 100 is usual, 200 twice as fast; at 0 each step is shown at once."""
        self._pace.speed = self._course.speed = max(percent, 0)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Say whether nothing may move; the pauses stay, so that a person can follow."""
        self._course.reduced = reduced
        if reduced:
            self._course.land()

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is waited for; None leaves it to the position."""
        self._thinking = seat
        self._refresh_seats()
        self._refresh_note()

    def show_refusal(self, reason: Reason) -> None:
        """Say why an action was refused, until the next step."""
        self._refusal = reason
        self._refresh_note()

    def advise(self, sentence: Sentence, rule: str = "") -> None:
        """Show a sentence in the place of the prompt until the next step; an empty one takes it away.

        ``rule`` is the paragraph of the rule book that explains it, where there is one.
        """
        self._advice, self._advice_rule = sentence, rule
        self._refresh_note()

    def take_focus(self) -> None:
        """Give the keyboard to what can be done now: the first call, or the hand."""
        self._focus.take()

    def last_trick(self) -> None:
        """Show the last full trick as it lay, or put it away; nothing happens before there is one."""
        observation = self._observation
        if observation is None or not observation.tricks:
            return
        if self.last.isVisible():
            self.last.close_view()
        else:
            self.last.open(observation.tricks[-1], self._seated, observation.seat, self._pack)

    def go_on(self) -> None:
        """Go on at once: cards that move arrive, and a pause ends."""
        self._steps.hurry()

    def _take(self, observation: Observation, held: Trick | None) -> None:
        self._observation = observation
        self._held = held
        self._thinking = None
        self._refusal = None
        self._advice = self._advice_rule = ""
        self.last.hide()

    def _settle(self) -> None:
        self._held = None
        self._refresh()
        self.settled.emit()

    def _play(self, card: Card) -> None:
        self._choose(PLAYS[card])

    def _choose(self, action: Action) -> None:
        # What the person does ends the step; it is passed on only after the table has heard of that.
        paused = self._held is not None
        self._steps.end()
        observation = self._observation
        if not paused or (observation is not None and observation.my_turn):
            self.chosen.emit(action)

    def _pick(self) -> None:
        self.exchange.show_picks(self.hand.picks)
        self._arrange_panels()

    # What is shown

    def _refresh(self) -> None:
        observation = self._observation
        if observation is None:
            return
        focused = self._focus.is_here()
        self.top_line.show_contract(
            seat_facts.contract_words(observation, self._players, self._pack), observation.order.trumps, self._pack
        )
        self.top_line.show_standing(observation.standing)
        self.top_line.show_points(observation)
        self._refresh_hand(observation)
        self._refresh_trick(observation)
        self._refresh_panels(observation)
        self._lay_out()
        self._refresh_seats()
        self._refresh_note()
        self._focus.order()
        if focused:
            self._focus.take()

    def _refresh_hand(self, observation: Observation) -> None:
        cards = tuple(card for group in self.hand.order.groups(observation) for card in group)
        picking = any(isinstance(action, Exchange) for action in observation.duties)
        playable = () if self._held is not None else observation.playable
        self.hand.waiting = self._held is not None
        self.hand.show_cards(cards, playable, picking, self._pack)
        self.rest_note.say(resting_sentence() if rests(observation) else "")

    def _refresh_trick(self, observation: Observation) -> None:
        trick = self._held or observation.trick
        self.trick.show_trick(trick, self._players, observation.seat, self._pack)
        self.trick.setVisible(trick is not None)
        self.pile.show_count(len(observation.tricks) - (self._held is not None))

    def _refresh_panels(self, observation: Observation) -> None:
        duties = () if self._held is not None else observation.duties
        prompt = phase_prompt(observation, self._pack)
        exchanges = [action for action in duties if isinstance(action, Exchange)]
        calls = [action for action in duties if not isinstance(action, Exchange | Play)]
        self.calls.ask(calls, prompt, self._pack, self._players, observation.hand)
        self.exchange.ask(exchanges, prompt, self._refuse_picks)
        self.exchange.show_picks(self.hand.picks)
        spoken, declared = split_sayings(observation)
        self.sayings.offer(spoken, self._pack, self._players)
        self.sayings.show_deadlines(observation, self._players)
        self.declare.offer(declared if self._held is None else (), self._pack, self._players)

    def _refuse_picks(self) -> str:
        return "" if self._observation is None else exchange_refusal(self._observation, self._pack)

    def _refresh_seats(self) -> None:
        observation = self._observation
        if observation is None:
            return
        turn = observation.turn if self._thinking is None else self._thinking
        held = self._held is not None
        self._ring.show(observation, self._players, self._pack, turn=turn, held=held, asked=self._asked)

    def _refresh_note(self) -> None:
        self._place_note()
        observation = self._observation
        if observation is None:
            return
        self.why.setVisible(self._refusal is not None or bool(self._advice_rule))
        if self._refusal is not None:
            self._say_aside(refusal_sentence(self._refusal, observation, self._pack), refusal=True)
        elif self._advice:
            self._say_aside(words(self._advice), refusal=False)
        elif self._held is not None:
            self.note.say(trick_sentence(self._held, self._players))
        elif observation.my_turn:
            # A panel says it itself.
            prompt = phase_prompt(observation, self._pack)
            self.note.say("" if self._asked else with_last_chance(prompt, observation))
        else:
            self.note.say(turn_sentence(observation, self._players))

    def _say_aside(self, sentence: str, refusal: bool) -> None:
        if self.calls.isVisibleTo(self):
            self.calls.say(sentence)
            self._arrange_panels()
        else:
            self.note.say(sentence, refusal, raised=True)
        self._place_why()

    def _place_why(self) -> None:
        if self._layout is not None and not self.why.isHidden():
            sentence = (self.calls if self.calls.isVisibleTo(self) else self.note).geometry()
            self.why.stand_by(sentence, self._layout.hand.right(), self._layout.scale)

    def _lay_out(self) -> None:
        observation = self._observation
        groups = self.hand.order.groups(observation) if observation is not None else ()
        self._arrange([len(group) for group in groups])
        self._place_why()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._course.land()
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._course.land()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.last.isVisible():
            self.last.close_view()
        elif event.key() in PRESS_KEYS and self.waiting:
            self.go_on()
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._observation is not None:
            self.calls.translate_again(self._players)
            self._refresh()
