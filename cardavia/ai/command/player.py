"""The player behind ``cmd:PROGRAM``: questions and answers as JSON, and what happens when an answer is no good."""

from __future__ import annotations

import json
import shlex
import shutil
from dataclasses import dataclass

from cardavia.ai.budget import Budget
from cardavia.ai.command.program import Fault, Program, ProgramFault
from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.actions import Action, Say, parse_action
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.observation import Observation
from cardavia.engine.report import observation_report

PREFIX = "cmd:"
SECONDS = 10.0
"""Time for an answer where none was agreed."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The end of a program's part: why `easy` plays on in its seat."""

    seat: int
    fault: Fault


def is_command(name: str) -> bool:
    """Say whether the name of a player is that of a program."""
    return name.startswith(PREFIX)


def command_words(name: str) -> tuple[str, ...]:
    """Return program and arguments of a name such as ``cmd:python3 bot.py``; InputProblem when there is no such one."""
    line = name.removeprefix(PREFIX)
    try:
        words = tuple(shlex.split(line))
    except ValueError as error:
        raise InputProblem(Flaw.NO_PROGRAM, (line, str(error))) from None
    if not words or shutil.which(words[0]) is None:
        raise InputProblem(Flaw.NO_PROGRAM, (line, words[0] if words else ""))
    return words


class CommandPlayer:
    """Asks a program, started once, for everything one seat must do.

    Announcements stand among the ``legal`` actions of each question: a program that answers with one has announced
    and is asked again. After its first fault the program is ended and `easy` plays on.
    """

    def __init__(self, name: str, seat: int, seconds: float = SECONDS) -> None:
        """Start the program; InputProblem when the name is no command line of one."""
        self._seat = seat
        self._seconds = seconds
        self._easy = EasyPlayer()
        self._program: Program | None = None
        self.forfeit: Forfeit | None = None
        words = command_words(name)
        try:
            self._program = Program(words)
        except ProgramFault as failed:
            self._give_up(failed.fault)

    def choose(self, observation: Observation, budget: Budget) -> Action:
        """Return what the program answers, an announcement too; what `easy` does once the program has failed."""
        if self._program is not None:
            try:
                return self._answer(self._program, observation)
            except ProgramFault as failed:
                self._give_up(failed.fault)
        return self._easy.choose(observation, budget)

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        """Return None, as the program announces in turn; what `easy` says once it has failed."""
        return None if self.forfeit is None else self._easy.announce(observation, budget)

    def strike(self) -> None:
        """End the program without waiting for it, as the handler of a signal may."""
        program = self._program
        if program is not None:
            program.strike()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _answer(self, program: Program, observation: Observation) -> Action:
        line = program.ask(_question(observation, self._seconds), self._seconds)
        action = _action(line)
        if action not in observation.legal:
            raise ProgramFault(Fault.ILLEGAL)
        return action

    def _give_up(self, fault: Fault) -> None:
        self.forfeit = Forfeit(self._seat, fault)
        if self._program is not None:
            self._program.kill()
        self.close()


def _question(observation: Observation, seconds: float) -> bytes:
    question = {
        "ask": "act",
        "seat": observation.seat,
        "observation": observation_report(observation),
        "legal": [str(action) for action in observation.legal],
        "seconds": seconds,
    }
    return json.dumps(question).encode()


def _action(line: bytes) -> Action:
    try:
        return parse_action(json.loads(line.decode())["act"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ProgramFault(Fault.GARBAGE) from None
