"""How one move is shown: its card flies, the table rests, and a full trick slides to its winner."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, QRectF, Signal

from cardavia.engine.actions import Play
from cardavia.engine.observation import Observation
from cardavia.engine.state import Trick
from cardavia.table.step import Step
from cardavia.ui.motion import Kind
from cardavia.ui.motion_course import PLAY_MS, Course
from cardavia.ui.pace import CARD_BEAT, OWN_BEAT, Pace


class Stage(Enum):
    """What is being done about the last step."""

    IDLE = auto()
    ARRIVING = auto()
    RESTING = auto()
    LEAVING = auto()


class StepShow(QObject):
    """Shows one step after the other. ``over`` is emitted once for each that has been shown, never for a cancelled one.

    The stages follow one another in their order; `hurry` ends the one that runs, `end` ends them all.
    """

    over = Signal()

    def __init__(self, course: Course, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._course = course
        self._pace = pace
        self._stage = Stage.IDLE
        self._full: tuple[Observation, Trick] | None = None
        pace.over.connect(self._leave)

    @property
    def waiting(self) -> bool:
        """Whether a step is being shown."""
        return self._stage is not Stage.IDLE

    def begin(self, step: Step, full: Trick | None, origin: QRectF | None) -> None:
        """Show a step that the table has taken over: ``full`` is the trick it fills, ``origin`` where its card lay."""
        if self.waiting:
            self.cancel()
        self._full = None if full is None else (step.after, full)
        self._stage = Stage.ARRIVING
        moves = origin is not None and self._course.moves
        self._course.play(step, origin, lambda: self._rest(step, moves))

    def hurry(self) -> None:
        """End what is being done at once; a full trick that has just been filled stays to be read."""
        if self._stage is Stage.ARRIVING:
            self._course.land(Kind.PLAY)
            if self._full is None:
                self._pace.end()
        elif self._stage is Stage.RESTING:
            self._pace.end()
        else:
            self._course.land()

    def end(self) -> None:
        """Show the rest of the step at once; a full trick still slides away while the game goes on."""
        full, staged = self._full, self._stage
        if staged is Stage.IDLE:
            self._course.land()
            return
        self.cancel()
        if full is not None and staged is not Stage.LEAVING:
            self._course.sweep(*full, lambda: None)
            self._course.clear_trick()
        self.over.emit()

    def cancel(self) -> None:
        """Forget the step, with all that moves."""
        self._stage = Stage.IDLE
        self._full = None
        self._pace.cancel()
        self._course.cancel()

    def _rest(self, step: Step, flown: bool) -> None:
        self._stage = Stage.RESTING
        own = step.move.seat == step.after.seat
        if self._full is not None:
            self._pace.hold_trick()
        elif not isinstance(step.move.action, Play):
            self._pace.wait(0) if own else self._pace.wait_for_call()
        else:
            beat = OWN_BEAT if own else CARD_BEAT
            self._pace.wait(max(beat - PLAY_MS, 0) if flown else beat)

    def _leave(self) -> None:
        if self._full is None:
            self._settle()
        else:
            self._stage = Stage.LEAVING
            self._course.sweep(*self._full, self._settle)

    def _settle(self) -> None:
        self._stage = Stage.IDLE
        self._full = None
        self._course.clear_trick()
        self.over.emit()
