"""Takes the screenshots of the documents from the real window: ``python packaging/screens.py``."""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardavia.app import Program

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screens"
SEED = 11
"""Deals the cards of the pictures."""
SIZE = (1280, 800)
TRICKS, CARDS = 2, 3
"""How far the deal is played: full tricks, and cards on the table."""
NAMES = ("Me", "Anna", "Bohdan", "Clara")


def main() -> int:
    """Play into a deal and write what the window shows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        os.environ["CARDAVIA_HOME"] = os.path.join(home, "Cardavia")
        _take_pictures()
    return 0


def _take_pictures() -> None:
    from cardavia.app import Program

    program = Program(source=random.Random(SEED))
    program.start()
    program.window.resize(*SIZE)
    program.controller.new_session("doppelkopf", "ddv", {}, NAMES)
    _until(lambda: _is_in_the_middle(program))
    FOLDER.mkdir(parents=True, exist_ok=True)
    actions = program.window.menu_actions
    _save(program, "table")
    actions.decks["bavarian"].trigger()
    _save(program, "table-bavarian")
    actions.card_look.trigger()
    program.window.decks.look_panel.presets["antique"].click()
    _save(program, "card-look")
    actions.deck_page.trigger()
    _save(program, "deck-page")
    program.close()


def _save(program: Program, name: str) -> None:
    """Write what the window shows when every card is drawn, also those that are small."""
    decks = program.window.decks
    _until(lambda: program.pictures.prepared and (program.window.at_table or decks.previews.idle))
    program.window.grab().save(str(FOLDER / f"{name}.png"))


def _is_in_the_middle(program: Program) -> bool:
    """Play for the person, and say whether the moment of the picture has come and every card is drawn."""
    observation = program.controller.observation
    if observation is None:
        return False
    lying = len(observation.trick.cards) if observation.trick else 0
    if program.window.area.table.waiting:
        return False
    if len(observation.tricks) == TRICKS and lying == CARDS:
        return program.pictures.idle
    if observation.my_turn:
        program.controller.submit(observation.duties[0])
    return False


def _until(ready: Callable[[], bool]) -> None:
    """Run the event loop until it is so."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if ready() else None)
    timer.start(50)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
