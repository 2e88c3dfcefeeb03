"""A running program that answers one line to each line it is sent, and is never waited for longer than agreed."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum

LONGEST_ANSWER = 65_536
"""Most bytes of an answer, the end of the line among them."""
_GRACE = 0.5
"""Seconds a program has to end by itself once nothing more is asked."""


class Fault(Enum):
    """How a program can fail as a player."""

    NOT_STARTED = "not-started"
    DIED = "died"
    LATE = "late"
    GARBAGE = "garbage"
    ILLEGAL = "illegal"


class ProgramFault(Exception):
    """A program has failed; ``fault`` says how."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Program:
    """A child process with a line of questions to it and a line of answers from it.

    A thread of its own writes and reads, so that neither a full pipe nor a silent program holds up the game. What the
    program writes to standard error goes where that of the game goes.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program; ProgramFault when the system refuses."""
        try:
            # Its own session: an interrupt from the keyboard is for the game, and whatever it starts ends with it.
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError):
            raise ProgramFault(Fault.NOT_STARTED) from None
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | Fault] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._talk, name="command player", daemon=True)
        self._thread.start()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the line that answers the question, without its end; ProgramFault when there is none in time."""
        self._questions.put(question + b"\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise ProgramFault(Fault.LATE) from None
        if isinstance(answer, Fault):
            raise ProgramFault(answer)
        return answer

    def close(self) -> None:
        """End the program: by the end of its input, or by force if it does not take that for an end."""
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self.kill()
        self._thread.join(_GRACE)
        for pipe in (self._process.stdin, self._process.stdout):
            # A pipe in which the thread still hangs belongs to somebody who left the session: it is let be.
            if pipe is not None and not self._thread.is_alive():
                pipe.close()

    def kill(self) -> None:
        """End the program and whatever it has started at once."""
        self.strike()
        self._process.kill()
        self._process.wait()

    def strike(self) -> None:
        """End them without waiting for it, which even the handler of a signal may do."""
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _talk(self) -> None:
        rest = b""
        while (question := self._questions.get()) is not None:
            try:
                self._write(question)
                answer, rest = self._read_line(rest)
            except (OSError, EOFError):
                self._answers.put(Fault.DIED)
                break
            except OverflowError:
                self._answers.put(Fault.GARBAGE)
                break
            self._answers.put(answer)
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _write(self, data: bytes) -> None:
        pipe = self._process.stdin
        while pipe is not None and data:
            data = data[pipe.write(data) :]

    def _read_line(self, begun: bytes) -> tuple[bytes, bytes]:
        """Return the next line and what was read beyond it; EOFError or OverflowError when there is none."""
        while b"\n" not in begun:
            if len(begun) >= LONGEST_ANSWER:
                raise OverflowError
            more = self._process.stdout.read(LONGEST_ANSWER) if self._process.stdout is not None else b""
            if not more:
                raise EOFError
            begun += more
        line, _, rest = begun.partition(b"\n")
        return line, rest
