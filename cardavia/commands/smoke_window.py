"""The process of ``cardavia smoke``: the real window plays, and what it took is printed as JSON."""

from __future__ import annotations

import gc
import json
import sys
from typing import Any

from cardavia.commands.memory import resident_megabytes
from cardavia.commands.mishaps import mishaps
from cardavia.commands.startup import when_painted
from cardavia.engine.games import GAMES


def main() -> int:
    """Play and print; the platform and the user's folders come from the environment."""
    # As `cardavia.cli` does.
    gc.disable()
    with mishaps() as found:
        measured = _played()
    print(json.dumps(measured | {"problems": found}))
    return 0


def _played() -> dict[str, Any]:
    from cardavia.app import Program
    from cardavia.ui.frame_meter import FrameMeter, figures, run_until
    from cardavia.ui.self_play import SelfPlay

    program = Program()
    painted: list[float] = []
    table = program.window.area.table
    watcher = when_painted(table, lambda: program.controller.observation is not None, painted.append)
    program.start()
    run_until(lambda: bool(painted))
    table.removeEventFilter(watcher)
    turns: list[float] = []
    play = SelfPlay(program)
    with FrameMeter(turns.append):
        for game in GAMES.values():
            play.play(game, deals=1)
    megabytes = resident_megabytes()
    program.window.close()
    program.close()
    return {"painted": painted[0], "deals": list(GAMES), "frames": figures(turns), "megabytes": megabytes}


if __name__ == "__main__":
    sys.exit(main())
