"""The way from the program to its score pad, which is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack

if TYPE_CHECKING:
    from cardavia.engine.passport import HouseRules
    from cardavia.storage.rule_sets import RuleSet
    from cardavia.ui.score_pad import ScorePadWindow


class ScorePadEntry(QObject):
    """Opens the one score pad of the program beside its window.

    ``pack_of`` tells by which pack cards are named in a game, ``tables_of`` the named house rules of a game.
    """

    def __init__(
        self,
        folder: Path,
        pack_of: Callable[[str], Pack],
        tables_of: Callable[[str], Sequence[RuleSet]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._folder, self._pack_of, self._tables_of = folder, pack_of, tables_of
        self._window = window
        self._pad: ScorePadWindow | None = None

    @property
    def pad(self) -> ScorePadWindow:
        """The score pad, made when it is first needed."""
        if self._pad is None:
            from cardavia.ui.score_pad import ScorePadWindow

            self._pad = ScorePadWindow(self._folder, self._pack_of, self._offers, self._window)
        return self._pad

    def open(self) -> None:
        """Show the score pad."""
        self.pad.open_pad()

    def close(self) -> None:
        """Wait until everything that was written down is on the disk."""
        if self._pad is not None:
            self._pad.close_files()

    def _offers(self, game: str) -> list[tuple[str, HouseRules]]:
        from cardavia.engine.passport import HouseRules

        tables = self._tables_of(game)
        return [(table.name, HouseRules(table.game, table.preset, table.options)) for table in tables]
