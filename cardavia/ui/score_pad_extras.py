"""Counters of the special points (Sonderpunkte) of both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.result import Party
from cardavia.table.score_pad_draft import Extra
from cardavia.ui.retranslate import labelled
from cardavia.ui.score_pad_fields import CounterField
from cardavia.ui.texts import party_name
from cardavia.ui.texts_score_pad import extra_name
from cardavia.ui.theme import space

_MOST = {"charlie": 1, "heart_trick": 1, "forty": 6}
_USUAL_MOST = 2
_SIDES = (Party.RE, Party.KONTRA)


class ExtrasField(QWidget):
    """A row for each special point, a counter for each side."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.counters: dict[Extra, CounterField] = {}
        self._shown: tuple[object, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(2))
        self._grid.setVerticalSpacing(space(1))
        self._grid.setColumnStretch(0, 1)

    @property
    def counts(self) -> Mapping[Extra, int]:
        """How often each special point fell to each side; those that did not are left out."""
        return {extra: counter.value() for extra, counter in self.counters.items() if counter.value()}

    def set_keys(self, keys: Sequence[str], fox_tricks: Sequence[str], pack: Pack) -> None:
        """Count these special points, foxes of the named tricks by themselves."""
        wanted = (tuple(keys), tuple(fox_tricks), pack)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._clear()
        self._grid.addWidget(_head(lambda: self.tr("Special points")), 0, 0)
        for column, party in enumerate(_SIDES, start=1):
            self._grid.addWidget(_head(partial(party_name, party)), 0, column, Qt.AlignmentFlag.AlignHCenter)
        for key in keys:
            self._add(key, "", pack)
            for trick in fox_tricks if key == "fox" else ():
                self._add(key, trick, pack)

    def show_counts(self, counts: Mapping[Extra, int]) -> None:
        """Show how often each fell."""
        for extra, counter in self.counters.items():
            with QSignalBlocker(counter):
                counter.setValue(counts.get(extra, 0))

    def _add(self, key: str, trick: str, pack: Pack) -> None:
        row = self._grid.rowCount()
        label = labelled(QLabel(), partial(extra_name, key, trick, pack))
        label.setWordWrap(True)
        self._grid.addWidget(label, row, 0)
        for column, party in enumerate(_SIDES, start=1):
            name = partial(self._counter_name, key, trick, pack, party)
            counter = CounterField(name, _MOST.get(key, _USUAL_MOST))
            counter.valueChanged.connect(self.changed)
            self.counters[key, party, trick] = counter
            self._grid.addWidget(counter, row, column)

    def _counter_name(self, key: str, trick: str, pack: Pack, party: Party) -> str:
        return self.tr("{extra}: {side}").format(extra=extra_name(key, trick, pack), side=party_name(party))

    def _clear(self) -> None:
        self.counters = {}
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()


def _head(text: Callable[[], str]) -> QLabel:
    label = labelled(QLabel(), text)
    label.setProperty("tone", "soft")
    return label
