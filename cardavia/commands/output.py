"""What a command has to say: one JSON document, or lines of text for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.ui.texts import problem_sentence


@dataclass(frozen=True, slots=True)
class Output:
    """A command's result; the text is only made when it is asked for, as a document may be long.

    ``refused`` tells that it says what is wrong with the input, ``failed`` that something else did not go well.
    """

    document: dict[str, Any]
    lines: Callable[[], Iterable[str]]
    refused: bool = False
    failed: bool = False

    def text(self, as_json: bool) -> str:
        """Return the document as JSON, or the lines."""
        return json.dumps(self.document) if as_json else "\n".join(self.lines())


def problem_output(problem: InputProblem) -> Output:
    """Return the error document of ``rulings.md`` 10, and its sentence."""
    message = problem_sentence(problem)
    error = {
        "deal": problem.deal,
        "index": problem.index,
        "text": problem.text,
        "reason": problem.flaw.value,
        "message": message,
    }
    return Output({"ok": False, "error": error}, lambda: [message])


def usage_problem(message: str) -> InputProblem:
    """Return the problem of a command line that cannot be understood."""
    return InputProblem(Flaw.BAD_COMMAND, (message,))
