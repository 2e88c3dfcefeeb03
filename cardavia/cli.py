"""The command line (``record.md`` section 5): ``cardavia`` alone, or with a file, opens the window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from cardavia.commands.screen import has_screen
from cardavia.engine.errors import Flaw, InputProblem

FAILED = 1
"""Exit code when the input is good and something else did not go well."""
BAD_INPUT = 2
"""Exit code when the input is wrong."""
COMMANDS = ("replay", "play", "score", "arena", "solve", "rules", "deck", "bench", "smoke")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command of the arguments and return the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words and (words[0] in COMMANDS or words[0].startswith("-")):
        return _command(words)
    return _window([Path(word) for word in words])


def _window(files: Sequence[Path]) -> int:
    """Open the window; a word that is no file is more likely a mistyped command, and some screens are not there."""
    for path in files:
        if not path.exists() and path.parent == Path():
            return _refuse(Flaw.BAD_COMMAND, f"{path}?")
    if not has_screen():
        return _refuse(Flaw.NO_SCREEN)
    # Collecting garbage among all that is loaded finds none and takes time; the program itself collects later.
    gc.disable()
    try:
        from cardavia.ui.qt_loading import load_qt

        load_qt()
        from cardavia.app import run_window
    except ImportError as missing:
        return _refuse(Flaw.MISSING_LIBRARY, str(missing))
    # What is loaded now stays to the end, and need not be looked through.
    gc.freeze()
    return run_window(files)


def _refuse(flaw: Flaw, *names: str) -> int:
    from cardavia.commands.output import problem_output
    from cardavia.ui.language import speaking

    with speaking("en"):
        return _fail(problem_output(InputProblem(flaw, names)).text(as_json=False), as_json=False)


def _command(words: Sequence[str]) -> int:
    # Imported here: the window starts without what only commands need.
    from cardavia.commands.output import problem_output
    from cardavia.commands.parser import parse, run
    from cardavia.ui.language import speaking

    as_json = "--json" in words
    with speaking("en"):
        try:
            output = run(parse(words))
        except InputProblem as problem:
            return _fail(problem_output(problem).text(as_json), as_json)
        text = output.text(as_json)
        if output.refused:
            return _fail(text, as_json)
        _print(text)
        return FAILED if output.failed else 0


def _fail(text: str, as_json: bool) -> int:
    """Say what is wrong: in the document on standard output, or as a sentence on standard error."""
    print(text, file=sys.stdout if as_json else sys.stderr)
    return BAD_INPUT


def _print(text: str) -> None:
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # Whoever read the beginning, such as `head`, has seen enough; nothing is left to flush at exit.
        sys.stdout = None
