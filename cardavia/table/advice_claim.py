"""Claiming the rest at the table: checked in the background, then played out through the controller's one door."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from cardavia.ai.budget import Budget
from cardavia.ai.claiming_rules import SECONDS, Ruling, Verdict, is_claimable
from cardavia.engine.actions import PLAYS
from cardavia.engine.cards import Card
from cardavia.engine.game import Game
from cardavia.engine.state import State
from cardavia.table.advice_thread import NO_TICKET, AdviceThread
from cardavia.table.controller import Controller
from cardavia.table.session import HUMAN
from cardavia.table.step import Step


class Claimer(QObject):
    """Answers the person's claim of all tricks that are left.

    After a granted claim the person's cards follow a line that takes every trick, and the others go on as they
    choose; the view calls `go_on` whenever it has shown a step. An own action, undo or a new deal ends that.
    """

    ruled = Signal(object, bool)
    """The `Verdict`, and whether the deal counts as assisted from now on and did not before."""
    checking = Signal(bool)
    """Whether a claim is being checked."""
    running = Signal(bool)
    """Whether the rest is being played out."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        """Take claims at the controller's table."""
        super().__init__(parent)
        self._controller = controller
        self._ticket = NO_TICKET
        self._runs = False
        self._awaited = 0
        self._thread = AdviceThread(self)
        self._thread.answered.connect(self._take)
        controller.position.connect(self.give_up)
        controller.stepped.connect(self._follow)

    @property
    def can_claim(self) -> bool:
        """Whether the person may claim now, and has not done so already."""
        observation = self._controller.observation
        return observation is not None and not self._runs and is_claimable(observation)

    @property
    def runs(self) -> bool:
        """Whether the rest is being played out."""
        return self._runs

    def claim(self) -> None:
        """Have the claim checked; `ruled` tells the answer. Nothing happens where there is nothing to claim."""
        if self.can_claim and not self._is_checking:
            self._ask()
            self.checking.emit(True)

    @Slot()
    def go_on(self) -> None:
        """Play the person's next card of a granted claim, if it is the person's turn."""
        observation = self._controller.observation
        if not self._runs or self._is_checking or observation is None or not observation.my_turn:
            return
        if not observation.playable:
            self._end()
        elif len(observation.duties) == 1:
            self._play(observation.playable[0])
        else:
            self._ask()

    @Slot()
    def give_up(self) -> None:
        """Forget the claim; the person plays on."""
        if self._is_checking and not self._runs:
            self.checking.emit(False)
        self._thread.drop()
        self._end()

    def close(self) -> None:
        """End the checking."""
        self._thread.stop()

    @property
    def _is_checking(self) -> bool:
        return self._ticket != NO_TICKET and self._thread.is_current(self._ticket)

    def _ask(self) -> None:
        cards = self._controller.open_cards
        if cards is not None:
            self._ticket = self._thread.ask(partial(_judge, *cards), SECONDS)

    @Slot(int, object)
    def _take(self, ticket: int, verdict: Verdict | None) -> None:
        if not self._thread.is_current(ticket):
            return
        self._ticket = NO_TICKET
        found = verdict or Verdict(Ruling.UNDECIDED)
        if not self._runs:
            self._answer(found)
        if found.card is None:
            self._end()
        else:
            self._play(found.card)

    def _answer(self, verdict: Verdict) -> None:
        """Tell the answer; a refusal tells something of the others' cards and is a help."""
        self.checking.emit(False)
        helped = verdict.ruling is Ruling.REFUSED and self._controller.note_help()
        if verdict.ruling is Ruling.GRANTED:
            self._runs = True
            self.running.emit(True)
        self.ruled.emit(verdict, helped)

    def _play(self, card: Card) -> None:
        # Counted, as a view that needs no time has the next card played before this one is told here.
        self._awaited += 1
        self._controller.submit(PLAYS[card])

    @Slot(object)
    def _follow(self, step: Step) -> None:
        """End the play-out with the deal, or when the person acts himself; a change of position ends a check."""
        own = step.move.seat == HUMAN
        played = own and self._awaited > 0
        self._awaited -= played
        if not self._runs or (own and not played) or step.after.done:
            self.give_up()

    def _end(self) -> None:
        self._awaited = 0
        if self._runs:
            self._runs = False
            self.running.emit(False)


def _judge(game: Game, state: State, budget: Budget) -> Verdict:
    # Imported with the first claim: the table starts without its judge.
    from cardavia.ai.claiming import judge_claim

    return judge_claim(game, state, budget)
