"""The part of ``cardavia bench`` about memory: what the window takes after more and more deals."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from cardavia.commands.memory import resident_megabytes
from cardavia.commands.window_process import window_output
from cardavia.engine.games import GAMES
from cardavia.ui.texts_base import translate

if TYPE_CHECKING:
    from cardavia.ui.self_play import Program

SESSION: Final = 5
"""Deals of a session; then the other game is played."""
DEALS: Final = (10, 50, 200)
"""After how many deals the memory is looked at: whole sessions."""


def figures() -> dict[str, Any]:
    """Return the megabytes after each of `DEALS`, and how much they have grown from the first to the last."""
    megabytes: dict[str, float] = json.loads(window_output(__name__))
    first, *_, last = megabytes.values()
    return {"megabytes": megabytes, "growth": last - first}


def lines(measured: Mapping[str, Any]) -> Iterator[str]:
    """Return the figures for people."""
    pattern = translate("Bench", "Memory of the window after {deals} deals: {megabytes} MB")
    for deals, megabytes in measured["megabytes"].items():
        yield pattern.format(deals=deals, megabytes=f"{megabytes:.0f}")
    yield translate("Bench", "Memory that was added: {growth} MB").format(growth=f"{measured['growth']:.0f}")


def measure(program: Program) -> dict[str, float]:
    """Let a program play both games in turn, and return the megabytes of this process after each of `DEALS`."""
    # Most commands need no window, and load this module all the same.
    from cardavia.ui.self_play import SelfPlay

    play, games = SelfPlay(program), cycle(GAMES.values())
    found: dict[str, float] = {}
    for played in range(SESSION, DEALS[-1] + 1, SESSION):
        play.play(next(games), SESSION)
        if played in DEALS:
            found[str(played)] = resident_megabytes()
    return found


def main() -> int:
    """Play in the real window, and print the figures as JSON."""
    # Imported here: the other process needs no window.
    from cardavia.app import Program

    program = Program()
    program.start()
    found = measure(program)
    program.window.close()
    program.close()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
