"""How busy the thread of the interface is while the real window deals, plays, sweeps and is resized."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from PySide6.QtCore import QSize

from cardavia.engine.seats import Seat
from cardavia.table.controller import Controller
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.frame_meter import FrameMeter, run_until
from cardavia.ui.motion import Kind
from cardavia.ui.window import MainWindow

NAMES: Final = {Kind.DEAL: "dealing", Kind.PLAY: "playing", Kind.SWEEP: "sweeping"}
RESIZING: Final = "resizing"
THINKING: Final = "thinking"
_TRICKS: Final = 3
_PAUSE_MS: Final = 50
_PLAYERS: Final = ("Me", "Anna", "Bohdan", "Clara")
_SMALL: Final = 0.7
_STEPS: Final = 40


class Program(Protocol):
    """What is measured: the running program, of which the interface knows these parts."""

    controller: Controller
    pictures: CardPictures
    window: MainWindow


def measure_table(program: Program) -> dict[str, list[float]]:
    """Deal, play three tricks and resize the window that is shown; return the milliseconds of work of each turn.

    The keys are ``dealing``, ``playing``, ``sweeping`` and ``resizing``. Begins a session of its own, which the program
    keeps as any other. Needs an application and takes some seconds.
    """
    times: dict[str, list[float]] = {name: [] for name in (*NAMES.values(), RESIZING)}
    _Play(program, times).run()
    _resize(program, times[RESIZING])
    return times


def measure_thinking(program: Program) -> list[float]:
    """Let strong players think about the first cards of a deal; return the milliseconds of work of each turn.

    The turns are those while one of them is waited for. Begins a session of its own, as `measure_table` does.
    """
    preferences = program.window.preferences
    level = preferences.settings.level
    preferences.change(level="strong")
    times: dict[str, list[float]] = {THINKING: []}
    _Play(program, times).run_thinking()
    preferences.change(level=level)
    return times[THINKING]


class _Play:
    """Plays for the person, and notes each turn by what moves in it."""

    def __init__(self, program: Program, times: dict[str, list[float]]) -> None:
        self._controller = program.controller
        self._table = program.window.area.table
        self._pictures = program.pictures
        self._times = times
        self._moved: set[Kind] = set()
        self._awaited: Seat | None = None

    def run(self) -> None:
        pause = self._table.trick_pause
        self._table.set_trick_pause(_PAUSE_MS)
        self._begin()
        # The pictures are drawn in other threads; then the table is dealt anew, as with every deal but the first.
        run_until(lambda: self._pictures.idle)
        with FrameMeter(self._note):
            self._begin()
            run_until(lambda: self._is_played(_TRICKS))
        self._table.set_trick_pause(pause)

    def run_thinking(self) -> None:
        """Play the first trick, and note the turns in which a computer player is waited for."""
        self._controller.thinking.connect(self._wait_for)
        with FrameMeter(self._note_thinking):
            self._begin()
            run_until(lambda: self._is_played(1))
        self._controller.thinking.disconnect(self._wait_for)

    def _begin(self) -> None:
        self._controller.new_session("doppelkopf", "ddv", {}, _PLAYERS)

    def _is_played(self, tricks: int) -> bool:
        seen = self._controller.observation
        if seen is None or seen.done or len(seen.tricks) >= tricks:
            return not self._table.waiting
        if seen.my_turn and not self._table.waiting and not self._table.layer.motions:
            self._controller.submit(seen.duties[0])
        return False

    def _wait_for(self, seat: Seat | None) -> None:
        self._awaited = seat

    def _note_thinking(self, work: float) -> None:
        if self._awaited is not None:
            self._times[THINKING].append(work)

    def _note(self, work: float) -> None:
        # The turn in which a motion ends belongs to it too: then the table is painted without it.
        moving = set(self._table.layer.motions)
        for kind in moving | self._moved:
            self._times[NAMES[kind]].append(work)
        self._moved = moving


def _resize(program: Program, times: list[float]) -> None:
    window = program.window
    sizes = _sizes(window.size(), window.minimumSizeHint())

    def step() -> bool:
        size = next(sizes, None)
        if size is not None:
            window.resize(size)
        return size is None

    with FrameMeter(times.append):
        run_until(step)


def _sizes(size: QSize, least: QSize) -> Iterator[QSize]:
    """Return the sizes of a window that is drawn smaller by its corner, and then larger again."""
    for step in (*range(_STEPS), *range(_STEPS, -1, -1)):
        part = 1 - (1 - _SMALL) * step / _STEPS
        yield (size * part).expandedTo(least)
