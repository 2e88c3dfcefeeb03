"""The table: shows one observation after the other, and says what the person chose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import PLAYS, Action, Exchange, Play, Say
from cardavia.engine.cards import Card
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Trick
from cardavia.table.step import Step
from cardavia.ui import seat_facts, texts, theme
from cardavia.ui.announce_bar import AnnounceBar
from cardavia.ui.call_panel import CallPanel
from cardavia.ui.card_button import PRESS_KEYS
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.cloth import cloth
from cardavia.ui.declare_bar import DeclareBar, split_sayings
from cardavia.ui.exchange_panel import ExchangePanel
from cardavia.ui.hand_view import HandView, hand_groups
from cardavia.ui.layout import LEAST_SIZE, Layout, lay_out
from cardavia.ui.note_strip import NoteStrip
from cardavia.ui.pace import CARD_BEAT, LONGEST_PAUSE, OWN_BEAT, Pace
from cardavia.ui.rest_note import RestNote
from cardavia.ui.seat_ring import SeatRing
from cardavia.ui.seat_view import Bubble, SeatPlate
from cardavia.ui.texts_refusals import exchange_refusal
from cardavia.ui.texts_session import resting_sentence, rests
from cardavia.ui.top_line import TopLine
from cardavia.ui.trick_view import LastTrickView, TrickView, WonPile


class TableView(QWidget):
    """The table of one deal, seen from the human's seat.

    ``chosen`` carries the action the person chose, legal or not. ``settled`` tells that the last step has been
    shown, once for each that was not replaced by a newer one before.
    """

    chosen = Signal(object)
    settled = Signal()

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._pack = Pack.FRENCH
        self._players: tuple[str, ...] = ()
        self._observation: Observation | None = None
        self._held: Trick | None = None
        self._thinking: Seat | None = None
        self._refusal: Reason | None = None
        self._layout: Layout | None = None
        self._pace = Pace(self)
        self._pace.over.connect(self._settle)
        self._make_parts()
        self._connect_parts()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumSize(LEAST_SIZE)

    def _make_parts(self) -> None:
        pictures = self._pictures
        self.top_line = TopLine(self)
        self.trick = TrickView(pictures, self)
        self._ring = SeatRing(pictures, self)
        self.pile = WonPile(pictures, self)
        self.hand = HandView(pictures, self)
        self.note = NoteStrip(self)
        self.sayings = AnnounceBar(self)
        self.declare = DeclareBar(self)
        self.rest_note = RestNote(self)
        self.calls = CallPanel(self)
        self.exchange = ExchangePanel(self)
        self.last = LastTrickView(pictures, self)

    def _connect_parts(self) -> None:
        self.hand.chosen.connect(self._play)
        self.hand.picked.connect(self._pick)
        self.calls.chosen.connect(self._choose)
        self.exchange.chosen.connect(self._choose)
        self.sayings.chosen.connect(self.chosen)
        self.declare.chosen.connect(self.chosen)
        self.pile.clicked.connect(self.last_trick)
        self.last.closed.connect(self._take_focus)
        self._pictures.ready.connect(self._repaint_cards)

    @property
    def plates(self) -> tuple[SeatPlate, ...]:
        """The name plates by place."""
        return self._ring.plates

    @property
    def bubbles(self) -> tuple[Bubble, ...]:
        """What the players said, by place."""
        return self._ring.bubbles

    @property
    def waiting(self) -> bool:
        """Whether the last step is still being shown."""
        return self._pace.waiting

    def show_position(self, observation: Observation, players: Sequence[str]) -> None:
        """Show this position at once; whatever step was being shown is forgotten."""
        self._pace.cancel()
        self._players = tuple(players)
        self._ring.set_count(len(players))
        self._take(observation, None)
        self.hand.drop_picks()
        self._refresh()

    def show_step(self, step: Step) -> None:
        """Show one move, and emit ``settled`` when a person has had the time to see it."""
        held = seat_facts.held_trick(step.before, step.after)
        says_in_pause = isinstance(step.move.action, Say) and self._held is not None and self._pace.waiting
        self._take(step.after, self._held if says_in_pause else held)
        if not says_in_pause:
            self._wait_for(step, held)
        self._refresh()

    def show_finished(self, observation: Observation) -> None:
        """Show the end of a deal: the last trick lies no more, nothing is asked."""
        self._pace.cancel()
        self._take(observation, None)
        self._refresh()

    def set_pack(self, pack: Pack) -> None:
        """Name the cards by this pack, and show those of the deck that the pictures are of now."""
        self._pack = pack
        self.last.name_cards(pack)
        self._layout = None
        self._refresh()
        self._repaint_cards()

    def set_trick_pause(self, milliseconds: int | None) -> None:
        """Set how long a full trick stays, 0 to 5000 ms; None keeps it until a click or key."""
        self._pace.trick_pause = None if milliseconds is None else min(max(milliseconds, 0), LONGEST_PAUSE)

    def set_pace(self, percent: int) -> None:
        """Set the share of every pause that is kept: 100 is usual, 0 shows each step without delay."""
        self._pace.percent = max(percent, 0)

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is waited for; None leaves it to the position."""
        self._thinking = seat
        self._refresh_seats()
        self._refresh_note()

    def show_refusal(self, reason: Reason) -> None:
        """Say why an action was refused, until the next step."""
        self._refusal = reason
        self._refresh_note()

    def last_trick(self) -> None:
        """Show the last full trick as it lay, or put it away; nothing happens before there is one."""
        observation = self._observation
        if observation is None or not observation.tricks:
            return
        if self.last.isVisible():
            self.last.close_view()
        else:
            self.last.open(observation.tricks[-1], self._players, observation.seat, self._pack)

    def go_on(self) -> None:
        """End the pause after the last step at once."""
        self._pace.end()

    def _take(self, observation: Observation, held: Trick | None) -> None:
        self._observation = observation
        self._held = held
        self._thinking = None
        self._refusal = None
        self.last.hide()

    def _wait_for(self, step: Step, held: Trick | None) -> None:
        own = step.move.seat == step.after.seat
        if held is not None:
            self._pace.hold_trick()
        elif not isinstance(step.move.action, Play):
            self._pace.wait(0) if own else self._pace.wait_for_call()
        else:
            self._pace.wait(OWN_BEAT if own else CARD_BEAT)

    def _settle(self) -> None:
        self._held = None
        self._refresh()
        self.settled.emit()

    def _play(self, card: Card) -> None:
        self._choose(PLAYS[card])

    def _choose(self, action: Action) -> None:
        # What the person does ends the pause; it is passed on only after the table has heard of that.
        paused = self._held is not None
        self.go_on()
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
        focused = self._holds_focus()
        self.top_line.show_contract(
            seat_facts.contract_words(observation, self._players, self._pack), observation.order.trumps, self._pack
        )
        self.top_line.show_standing(observation.standing)
        self._refresh_hand(observation)
        self._refresh_trick(observation)
        self._refresh_panels(observation)
        self._arrange()
        self._refresh_seats()
        self._refresh_note()
        if focused:
            self._take_focus()

    def _refresh_hand(self, observation: Observation) -> None:
        cards = tuple(card for group in hand_groups(observation.order, observation.hand) for card in group)
        picking = any(isinstance(action, Exchange) for action in observation.duties)
        playable = () if self._held is not None else observation.playable
        self.hand.waiting = self._held is not None
        self.hand.show_cards(cards, playable, picking, self._pack)
        self.rest_note.say(resting_sentence() if rests(observation) else "")

    def _refresh_trick(self, observation: Observation) -> None:
        trick = self._held or observation.trick
        self.trick.show_trick(trick, self._players, observation.seat, self._pack)
        self.trick.setVisible(trick is not None)
        scale = self._layout.scale if self._layout else 1.0
        self.pile.show_count(len(observation.tricks) - (self._held is not None), scale)

    def _refresh_panels(self, observation: Observation) -> None:
        duties = () if self._held is not None else observation.duties
        prompt = texts.phase_prompt(observation, self._pack)
        exchanges = [action for action in duties if isinstance(action, Exchange)]
        calls = [action for action in duties if not isinstance(action, Exchange | Play)]
        self.calls.ask(calls, prompt, self._pack, self._players, observation.hand)
        self.exchange.ask(exchanges, prompt, self._refuse_picks)
        self.exchange.show_picks(self.hand.picks)
        spoken, declared = split_sayings(observation)
        self.sayings.offer(spoken, self._pack, self._players)
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

    @property
    def _asked(self) -> bool:
        """Whether a panel asks the person for something."""
        return self.calls.isVisibleTo(self) or self.exchange.isVisibleTo(self)

    def _refresh_note(self) -> None:
        observation = self._observation
        if observation is None:
            return
        if self._refusal is not None:
            self._say_refusal(texts.refusal_sentence(self._refusal, observation, self._pack))
        elif self._held is not None:
            self.note.say(texts.trick_sentence(self._held, self._players))
        elif observation.my_turn:
            # A panel says it itself.
            self.note.say("" if self._asked else texts.phase_prompt(observation, self._pack))
        else:
            self.note.say(texts.turn_sentence(observation, self._players))

    def _say_refusal(self, sentence: str) -> None:
        if self.calls.isVisibleTo(self):
            self.calls.say(sentence)
            self._arrange_panels()
        else:
            self.note.say(sentence, refusal=True)

    # Where it is shown

    def _arrange(self) -> None:
        observation = self._observation
        groups = hand_groups(observation.order, observation.hand) if observation is not None else ()
        aspect = self._pictures.height(1000) / 1000
        layout = lay_out(self.size(), [len(group) for group in groups], aspect, len(self.plates))
        self.hand.setGeometry(layout.hand)
        self.hand.arrange(layout.cards, layout.lift)
        if self._layout != layout:
            self._layout = layout
            self._arrange_table(layout)
        self._arrange_panels()

    def _arrange_table(self, layout: Layout) -> None:
        scale = layout.scale
        self.top_line.setGeometry(layout.top_line)
        self.top_line.set_scale(scale)
        self.trick.setGeometry(self.rect())
        self.trick.place_slots(layout.slots)
        self.trick.lower()
        self._ring.arrange(layout)
        self.pile.setGeometry(layout.pile)
        self.rest_note.setGeometry(layout.hand)
        self.rest_note.set_scale(scale)
        self.note.arrange(layout.strip, scale)
        self.sayings.arrange(layout.sayings, scale)
        shown = layout.calls.united(layout.slots[2]).united(layout.strip)
        self.last.arrange(shown.adjusted(0, -5, 0, 0), layout.slots, scale)

    def _arrange_panels(self) -> None:
        if self._layout is not None:
            self.calls.arrange(self._beside_pile(self._layout), self._layout.scale)
            self.exchange.arrange(self._layout.calls, self._layout.scale)
            self.declare.arrange(self._layout.declare, self._layout.scale)

    def _beside_pile(self, layout: Layout) -> QRect:
        """Return the room of a panel, narrower while the pile of tricks lies beside it."""
        if not self.pile.isVisibleTo(self):
            return layout.calls
        over = max(0, layout.calls.right() + 4 - layout.pile.x())
        return layout.calls.adjusted(over, 0, -over, 0)

    def _repaint_cards(self) -> None:
        tricks = (*self.trick.slots, *self.last.trick_view.slots)
        for part in (*self.hand.buttons, *tricks, self.pile, *self.plates):
            part.update()

    # Focus and events

    def _holds_focus(self) -> bool:
        """Say whether the keyboard is at the table, or nowhere in particular."""
        focused = self._focused()
        return focused is None or focused is self.window() or focused is self or self.isAncestorOf(focused)

    def _take_focus(self) -> None:
        """Keep the keyboard where it is useful: the hand, or the first call when one is asked for."""
        focused = self._focused()
        if self.calls.isVisibleTo(self):
            if focused is None or not self.calls.isAncestorOf(focused):
                self.calls.take_focus()
        elif focused is None or not self._keeps(focused):
            self._focus_hand()

    def _focused(self) -> QWidget | None:
        """Return the widget of this window that has the keyboard, or had it when the window was last in use."""
        return self.window().focusWidget()

    def _keeps(self, focused: QWidget) -> bool:
        return focused is not self and self.isAncestorOf(focused) and focused.isVisible() and focused is not self.last

    def _focus_hand(self) -> None:
        if self.hand.buttons:
            self.hand.take_focus()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(1000, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.last.isVisible():
            self.last.close_view()
        elif event.key() in PRESS_KEYS and self._pace.waiting:
            self.go_on()
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._observation is not None:
            self.calls.translate_again(self._players)
            self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(event.rect(), cloth(self.width(), self.height(), theme.palette().name), event.rect())
        painter.end()
