"""The one door at the table: actions go in by `submit`, everything a view learns comes out by a signal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from cardavia.ai.player import Player
from cardavia.engine.actions import Action, Move
from cardavia.engine.errors import Reason
from cardavia.engine.game import Game, is_legal, refusal
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.options import Value
from cardavia.engine.record import MOST_DEALS, Record, RecordedDeal
from cardavia.engine.seats import Seat
from cardavia.engine.state import State
from cardavia.table.progress import Progress, progress_of
from cardavia.table.session import HUMAN, Session
from cardavia.table.sheet import Sheet
from cardavia.table.step import SheetRow, Step
from cardavia.table.worker import Question, Thinker

if TYPE_CHECKING:
    from cardavia.table.snapshot import Snapshot


class Keeper(Protocol):
    """Keeps the running session so that nothing is lost; `cardavia.storage.journal.Journal` is one."""

    def start(self, record: Record, assisted: Iterable[int] = ()) -> None:
        """Keep this session with its assisted deals from now on, in place of what was kept."""

    def deal(self, deal: RecordedDeal) -> None:
        """Add a deal, with the moves it has."""

    def move(self, move: Move) -> None:
        """Add a move to the last deal."""

    def cut(self, deal: int, moves: int) -> None:
        """Forget everything after so many moves of a deal."""

    def assisted(self, deal: int) -> None:
        """Note that the deal was played with help (undo)."""


class _Undone(NamedTuple):
    """A session that was undone to so many moves of a deal, and the deals that were assisted in it."""

    session: Session
    deal: int
    moves: int
    assisted: frozenset[int]


class Controller(QObject):
    """Runs the session: asks the computer players, checks and keeps every action, tells the view.

    The view answers each `stepped` with `settled`, when it has shown the step; until then no computer player's
    action is applied, so that the person keeps the time to announce.
    """

    position = Signal(object)
    """An `Observation` to be shown at once: a new deal, a resumed one, or one after undo and redo."""
    stepped = Signal(object)
    """A `Step`: one move has happened."""
    finished = Signal(object)
    """The `Observation` of a deal that is over, once its last step has been shown."""
    sheet_changed = Signal(object)
    """The rows of the score sheet, oldest first."""
    thinking = Signal(object)
    """The seat of the computer player that is waited for, None when there is none."""
    trouble = Signal(object)
    """What keeps the session from being kept; told once, the game goes on."""

    def __init__(
        self,
        keeper: Keeper,
        make_player: Callable[[str, Seat], Player],
        source: random.Random,
        archive: Callable[[Snapshot], None],
        parent: QObject | None = None,
    ) -> None:
        """Take what keeps the session, makes players for a game and seat, deals, and files a finished session."""
        super().__init__(parent)
        self._keeper = keeper
        self._make_player = make_player
        self._source = source
        self._archive = archive
        self._session: Session | None = None
        self._sheet = Sheet()
        self._undone: list[_Undone] = []
        self._assisted: set[int] = set()
        self._bots: dict[Seat, Player] = {}
        self._ticket = 0
        self._shown = True
        self._answer: Move | None = None
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take_answer)

    @property
    def observation(self) -> Observation | None:
        """What the human's seat may know now, None before the first deal."""
        state = self._state
        return None if state is None or self._session is None else observe(self._session.match.game, state, HUMAN)

    @property
    def open_cards(self) -> tuple[Game, State] | None:
        """The game and the true cards, for the check of a claim alone: no view may ask; None before the first deal."""
        state = self._state
        return None if state is None or self._session is None else (self._session.match.game, state)

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self._session.players if self._session else ()

    @property
    def sheet(self) -> tuple[SheetRow, ...]:
        """The score sheet, oldest deal first."""
        return self._sheet.rows(self._session) if self._session else ()

    @property
    def rules_name(self) -> tuple[str, str] | None:
        """Game and preset, None before the first session."""
        return (self._session.match.game.key, self._session.preset) if self._session else None

    @property
    def record(self) -> Record | None:
        """The session as a record, None before the first."""
        return self._session.record if self._session else None

    @property
    def snapshot(self) -> Snapshot | None:
        """The session with its assisted deals, to be put away, None before the first."""
        if self._session is None:
            return None
        # Imported here, as below: what is dealt or resumed needs none, and the table is painted sooner.
        from cardavia.table.snapshot import Snapshot

        return Snapshot(self._session, frozenset(self._assisted))

    @property
    def session_over(self) -> bool:
        """Whether all deals of the session have been played."""
        return self._session is not None and self._session.match.over

    @property
    def progress(self) -> Progress | None:
        """How far the session has come, None before the first."""
        return progress_of(self._session.match) if self._session else None

    @property
    def can_undo(self) -> bool:
        """Whether there is an own decision to go back to."""
        return self._session is not None and self._session.last_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether an undone decision can be brought back."""
        return bool(self._undone)

    @property
    def _state(self) -> State | None:
        return self._session.match.current if self._session else None

    def new_session(self, game: str, preset: str, options: Mapping[str, Value], names: Sequence[str]) -> None:
        """File the running session and deal the first cards of a new one; InputProblem when the rules are bad."""
        session = Session.new(game, preset, options, names)
        self._file()
        self._begin(session)
        self.next_deal()

    def open_record(self, record: Record) -> None:
        """File the running session and go on with a recorded one; InputProblem when it is not played by the rules."""
        from cardavia.table.snapshot import Snapshot

        self.open(Snapshot.of(record))

    def open(self, snapshot: Snapshot) -> None:
        """File the running session and go on with one that was put away; nothing is replayed."""
        self._file()
        self._begin(snapshot.session, snapshot.assisted)
        self._go_on()

    def _file(self) -> None:
        """Hand the running session over to be filed, if anything has been dealt in it."""
        snapshot = self.snapshot
        if snapshot is not None and snapshot.dealt:
            self._archive(snapshot)

    def resume(self, record: Record, assisted: Iterable[int] = ()) -> None:
        """Go on with the session that is being kept; InputProblem when it is not played by the rules."""
        self._seat(Session.of(record))
        self._assisted.update(assisted)
        self._go_on()

    def _begin(self, session: Session, assisted: Iterable[int] = ()) -> None:
        self._seat(session)
        self._assisted.update(assisted)
        self._keeper.start(session.record, assisted)

    def _seat(self, session: Session) -> None:
        self._undone.clear()
        self._assisted.clear()
        self._session = session
        self._seat_players(session)

    def change_players(self) -> None:
        """Let new computer players take the seats at once; one who is thinking leaves his answer to his successor."""
        if self._session is not None:
            self._renew_ticket()
            self._seat_players(self._session)
            self._ask()

    def _seat_players(self, session: Session) -> None:
        game = session.match.game.key
        self._bots = {seat: self._make_player(game, seat) for seat in range(session.match.seats) if seat != HUMAN}

    def _go_on(self) -> None:
        if self._state is None:
            self.next_deal()
        else:
            self._show_position()

    @Slot()
    def next_deal(self) -> None:
        """Deal the next cards, after a session's last deal those of a new one; not while a deal is being played."""
        session = self._session
        if session is None or (self._state is not None and not self._state.done):
            return
        if session.match.over or len(session.match.deals) >= MOST_DEALS:
            self._file()
            session = replace(session, match=replace(session.match, deals=()))
            self._begin(session)
        match = session.match
        deal = deal_cards(match.game, match.options, match.next_dealer, match.seats, self._source)
        self._undone.clear()
        self._session = replace(session, match=match.start(deal))
        self._keeper.deal(RecordedDeal(deal.dealer, deal.hands))
        self._show_position()

    @Slot()
    def same_cards(self) -> None:
        """Play the last deal again from its first card; its earlier course can be brought back by `redo`."""
        if self._session is not None and self._session.match.deals:
            self._go_back(len(self._session.match.deals) - 1, 0)

    @Slot()
    def undo(self) -> None:
        """Go back to the human's last decision."""
        decision = self._session.last_decision() if self._session else None
        if decision is not None:
            self._go_back(*decision)

    def _go_back(self, deal: int, moves: int) -> None:
        if self._session is None:
            return
        self._undone.append(_Undone(self._session, deal, moves, frozenset(self._assisted)))
        self._session = self._session.upto(deal, moves)
        self._assisted = {kept for kept in self._assisted if kept <= deal}
        self._keeper.cut(deal, moves)
        self._note_help(deal)
        self._show_position()

    @Slot()
    def redo(self) -> None:
        """Bring back what the last `undo` took away."""
        if self._undone:
            undone = self._undone.pop()
            self._session = undone.session
            self._keep_again(undone)
            self._show_position()

    def _keep_again(self, undone: _Undone) -> None:
        """Keep what the undoing had cut off; only this is written, however long the session is."""
        self._keeper.cut(undone.deal, undone.moves)
        record = undone.session.record
        for move in record.deals[undone.deal].moves[undone.moves :]:
            self._keeper.move(move)
        for deal in record.deals[undone.deal + 1 :]:
            self._keeper.deal(deal)
        for deal_number in sorted(undone.assisted | {len(record.deals) - 1}):
            self._note_help(deal_number)

    def note_help(self) -> bool:
        """Mark the last deal as played with help; say whether it was not marked before."""
        deal = len(self._session.match.deals) - 1 if self._session else -1
        fresh = deal >= 0 and deal not in self._assisted
        if fresh:
            self._note_help(deal)
        return fresh

    def _note_help(self, deal: int) -> None:
        self._assisted.add(deal)
        self._keeper.assisted(deal)

    def _show_position(self) -> None:
        self._shown = True
        self._renew_ticket()
        self.sheet_changed.emit(self.sheet)
        self.position.emit(self.observation)
        self._ask()
        self._advance()

    def submit(self, action: Action) -> Reason | None:
        """Let the human act; return the rule that forbids it, None when it is done."""
        session, state = self._session, self._state
        if session is None or state is None:
            return Reason.PHASE
        move = Move(HUMAN, action)
        if not is_legal(session.match.game, state, move):
            return refusal(session.match.game, state, move)
        self._undone.clear()
        self._apply(session, move)
        return None

    def _apply(self, session: Session, move: Move) -> None:
        """Play a legal move: it is kept before anybody sees it."""
        game, before = session.match.game, session.match.deals[-1]
        match = session.match.play(move)
        self._keeper.move(move)
        self._session = replace(session, match=match)
        self._renew_ticket()
        self._shown = False
        after = observe(game, match.deals[-1], HUMAN)
        self.stepped.emit(Step(after.moves[-1], observe(game, before, HUMAN), after))
        self._ask()

    @Slot()
    def settled(self) -> None:
        """Hear from the view that it has shown the last step."""
        if not self._shown:
            self._shown = True
            self._advance()

    def close(self) -> None:
        """End the thinking; whatever is still answered is dropped."""
        self._renew_ticket()
        self._thinker.stop()

    def _renew_ticket(self) -> None:
        """Make every question asked so far stale."""
        self._ticket += 1
        self._answer = None
        self._thinker.drop()

    def _ask(self) -> None:
        """Let the computer players think about the position at once, also while the view shows the last step."""
        session, state = self._session, self._state
        if session is None or state is None or state.done:
            self.thinking.emit(None)
            return
        game = session.match.game
        speakers = [seat for seat in state.players if seat in self._bots and game.announceable(state, seat)]
        may_announce = tuple(observe(game, state, seat) for seat in speakers)
        actor = state.turn if state.turn in self._bots else None
        self.thinking.emit(actor)
        if may_announce or actor is not None:
            duty = None if actor is None else observe(game, state, actor)
            self._thinker.ask(Question(self._ticket, may_announce, duty), self._bots)

    @Slot(int, object)
    def _take_answer(self, ticket: int, move: Move | None) -> None:
        if ticket == self._ticket:
            self._answer = move
            self._advance()

    def _advance(self) -> None:
        """Go on when the view is ready: apply the computer players' answer, or tell that the deal is over."""
        session, state = self._session, self._state
        if session is None or state is None or not self._shown:
            return
        if state.done:
            self.sheet_changed.emit(self.sheet)
            self.finished.emit(self.observation)
        elif self._answer is not None:
            self._apply(session, self._answer)
