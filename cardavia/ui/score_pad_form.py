"""The form in which a deal is written down: it asks for what the contract and the rules need, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.evening import Evening
from cardavia.engine.result import Party
from cardavia.table.score_pad_draft import Draft
from cardavia.table.score_pad_rules import PASSED, rules_of
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.score_pad_extras import ExtrasField
from cardavia.ui.score_pad_fields import AnswerField, ChoiceField, CounterField, NumberField, PlayerTicks, label_for
from cardavia.ui.texts import party_name
from cardavia.ui.texts_score_pad import contract_choice, ladder_name, level_name
from cardavia.ui.theme import space

_LEVELS: Final = 4
_MOST_DOUBLES: Final = 4
_MOST_RUNNERS: Final = 14


class ScorePadForm(QWidget):
    """Everything about one deal; `draft` is what has been entered."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._evening = Evening("doppelkopf", "ddv", {}, ("", "", "", ""))
        self._rules = rules_of(self._evening)
        self._pack = Pack.FRENCH
        self._grid = QGridLayout(self)
        self._labels: dict[QWidget, QLabel] = {}
        self._make_fields()
        self._lay_out()
        self._connect()
        self.set_evening(self._evening, self._pack)
        translated(self, self._name_all)

    # What was entered

    @property
    def draft(self) -> Draft:
        """What has been entered."""
        dealer = self.dealer.currentData()
        return Draft(
            dealer=0 if dealer is None else dealer,
            contract=self.contract.currentData() or "",
            side=self.side.seats,
            points=self.points[0].number,
            no_trick=self.tricks.answer,
            said={party: field.currentIndex() - 1 for party, field in self.said.items()},
            extras=self.extras.counts,
            runners=self.runners.value(),
            runners_party=self.runners_with.currentData() or Party.DECLARER,
            doubles=self.doubles.value(),
            ladder=max(self.ladder.currentIndex(), 0),
            virgins=self.virgins.seats,
            bock=self._bock,
            heart_trick=self.heart_trick.isChecked(),
        )

    @property
    def _bock(self) -> bool | None:
        """What was said by hand; None where the tick is as the deals before want it."""
        ticked = self.bock.isChecked()
        dealer = self.dealer.currentData()
        wanted = self._evening.standing(0 if dealer is None else dealer).bock
        return None if ticked is wanted else ticked

    def set_evening(self, evening: Evening, pack: Pack) -> None:
        """Begin the next deal of the evening."""
        self._evening, self._rules, self._pack = evening, rules_of(evening), pack
        self.set_draft(Draft(evening.next_dealer))

    def set_draft(self, draft: Draft) -> None:
        """Show what was entered, to be changed."""
        fields = [*self.findChildren(QWidget)]
        blockers = [QSignalBlocker(field) for field in fields]
        self._fill(draft)
        for blocker in blockers:
            blocker.unblock()
        self._adapt()
        self.changed.emit()

    def _name_all(self) -> None:
        """Say everything anew; what was entered stays."""
        self.contract.name(lambda text: contract_choice(text, self._pack) if text else self.tr("Choose…"))
        self.runners_with.name(party_name)
        for party, field in self.said.items():
            field.name(partial(level_name, party))
        self.ladder.name(ladder_name)
        self._name(self.draft.contract)

    def focus_first(self) -> None:
        """Give the keyboard to what is entered first."""
        self.contract.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, draft: Draft) -> None:
        players = self._evening.players
        self._fill_dealer(draft.dealer)
        self._fill_lists()
        self.contract.choose(draft.contract)
        playing = self._rules.players(draft.dealer)
        for ticks, seats in ((self.side, draft.side), (self.virgins, draft.virgins)):
            ticks.set_players(players, playing)
            ticks.set_most(len(playing))
            ticks.set_seats(sorted(seats))
        for field in self.points:
            field.setMaximum(self._rules.pack_points)
        self._show_points(draft.points)
        self.tricks.set_answer(draft.no_trick)
        for party, levels in self.said.items():
            levels.setCurrentIndex(draft.said.get(party, -1) + 1)
        self.extras.show_counts(draft.extras)
        self.runners.setValue(draft.runners)
        self.runners_with.choose(draft.runners_party)
        self.doubles.setValue(draft.doubles)
        self.ladder.setCurrentIndex(draft.ladder)
        wanted = self._evening.standing(draft.dealer).bock
        self.bock.setChecked(wanted if draft.bock is None else draft.bock)
        self.heart_trick.setChecked(draft.heart_trick)

    def _fill_dealer(self, dealer: int) -> None:
        self.dealer.clear()
        for seat, name in enumerate(self._evening.players):
            self.dealer.addItem(name, seat)
        self.dealer.choose(dealer)

    def _fill_lists(self) -> None:
        self.contract.clear()
        for text in ("", *self._rules.contracts):
            self.contract.addItem("", text)
        self.contract.setMaxVisibleItems(16)
        self.runners_with.clear()
        for party in (Party.DECLARER, Party.DEFENDERS):
            self.runners_with.addItem("", party)
        self.extras.set_keys(self._rules.extra_keys, self._rules.fox_tricks, self._pack)
        for field in self.said.values():
            field.clear()
            for level in range(-1, _LEVELS + 1):
                field.addItem("", level)
        self._name_all()

    # What is asked for

    def _adapt(self) -> None:
        """Show the fields that the contract needs, named as it needs them."""
        draft, rules = self.draft, self._rules
        contract = draft.contract
        played = bool(contract) and contract != PASSED
        sizes = rules.side_sizes(contract) if contract else (0,)
        self.side.set_most(max(sizes))
        self._fill_ladder(draft)
        pair = max(sizes) > 1 and len(draft.side) != 1
        shown = {
            self.side: played,
            self._said_row: played and rules.is_doppelkopf,
            self._points_row: rules.needs_points(contract),
            self.tricks: rules.trickless(contract, draft.points) is not None,
            self._runners_row: rules.asks_runners(contract),
            self.doubles: "double" in rules.doublings(contract),
            self.ladder: self.ladder.count() > 1,
            self.virgins: rules.asks_virgins(contract),
            self.extras: played and rules.is_doppelkopf and (pair or contract in ("normal", "poverty")),
            self.bock: played and rules.has_bock,
            self.heart_trick: played and rules.asks_heart_trick and pair,
        }
        for field, visible in shown.items():
            field.setVisible(visible)
            if field in self._labels:
                self._labels[field].setVisible(visible)
        self._name(contract)

    def _fill_ladder(self, draft: Draft) -> None:
        steps = [word for word in self._rules.doublings(draft.contract) if word != "double"]
        if self.ladder.count() == len(steps) + 1:
            return
        with QSignalBlocker(self.ladder):
            self.ladder.clear()
            for count in range(len(steps) + 1):
                self.ladder.addItem(ladder_name(count), count)
            self.ladder.setCurrentIndex(min(draft.ladder, len(steps)))

    def _name(self, contract: str) -> None:
        self._labels[self.side].setText(self._side_name(contract))
        first, second = self._rules.sides
        for field, label, party in zip(self.points, self._points_names, (first, second), strict=True):
            label.setText(party_name(party))
            field.setAccessibleName(self.tr("Card points: {side}").format(side=party_name(party)))
        self._name_tricks(contract)

    def _side_name(self, contract: str) -> str:
        if not contract or contract == PASSED:
            return ""
        kind = Contract.parse(contract).kind
        if kind is Kind.RAMSCH:
            return self.tr("Lost, or marched")
        if self._rules.is_doppelkopf:
            return self.tr("Re")
        return self.tr("Declarers") if max(self._rules.side_sizes(contract)) > 1 else self.tr("Declarer")

    def _name_tricks(self, contract: str) -> None:
        if not contract or contract == PASSED:
            return
        parsed = Contract.parse(contract)
        if parsed.is_tout:
            answers = self.tr("All tricks won"), self.tr("A trick lost")
        elif parsed.kind is Kind.BETTEL:
            answers = self.tr("No trick taken"), self.tr("A trick taken")
        else:
            answers = self.tr("No trick at all (schwarz)"), self.tr("A trick without card points")
        self.tricks.yes.setText(answers[0])
        self.tricks.no.setText(answers[1])

    # Changes

    def _change(self) -> None:
        self._adapt()
        self.changed.emit()

    def _change_contract(self) -> None:
        with QSignalBlocker(self.tricks):
            self.tricks.set_answer(None)
        self._change()

    def _change_dealer(self) -> None:
        """Let another player rest where five sit at the table."""
        draft = replace(self.draft, dealer=self.dealer.currentData(), bock=None)
        playing = self._rules.players(draft.dealer)
        for ticks, seats in ((self.side, draft.side), (self.virgins, draft.virgins)):
            ticks.set_players(self._evening.players, playing)
            ticks.set_seats(sorted(seats))
        with QSignalBlocker(self.bock):
            self.bock.setChecked(self._evening.standing(draft.dealer).bock)
        self._change()

    def _change_points(self, place: int) -> None:
        number = self.points[place].number
        whole = self._rules.pack_points
        self._show_points(number if number is None or place == 0 else whole - number)
        self._change()

    def _show_points(self, first: int | None) -> None:
        rest = None if first is None else self._rules.pack_points - first
        for field, number in zip(self.points, (first, rest), strict=True):
            with QSignalBlocker(field):
                if field.number != number:
                    field.set_number(number)

    # Parts

    def _make_fields(self) -> None:
        self.dealer = ChoiceField(lambda: self.tr("Dealer"))
        self.contract = ChoiceField(lambda: self.tr("Contract"))
        self.side = PlayerTicks()
        self.said = {party: ChoiceField(partial(self._said_name, party)) for party in (Party.RE, Party.KONTRA)}
        self.points = (NumberField(lambda: self.tr("Card points")), NumberField(lambda: self.tr("Card points")))
        self._points_names = (QLabel(), QLabel())
        self.tricks = AnswerField()
        self.runners = CounterField(lambda: self.tr("Runners"), _MOST_RUNNERS)
        self.runners_with = ChoiceField(lambda: self.tr("Runners with"))
        self.doubles = CounterField(lambda: self.tr("Klopfen"), _MOST_DOUBLES)
        self.ladder = ChoiceField(lambda: self.tr("Kontra"))
        self.virgins = PlayerTicks()
        self.virgins.set_most(3)
        self.extras = ExtrasField()
        self.bock = labelled(QCheckBox(), lambda: self.tr("Counts double (Bock)"))
        self.heart_trick = labelled(QCheckBox(), lambda: self.tr("There was a heart trick"))
        said_names = [labelled(QLabel(), partial(party_name, party)) for party in self.said]
        self._said_row = _named(said_names, list(self.said.values()), wide=True)
        self._points_row = _named(self._points_names, self.points)
        self._runners_row = _column([self.runners, self.runners_with])

    def _said_name(self, party: Party) -> str:
        return self.tr("Announced: {side}").format(side=party_name(party))

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(space(2), space(2), space(2), space(2))
        self._grid.setHorizontalSpacing(space(3))
        self._grid.setVerticalSpacing(space(2))
        self._grid.setColumnStretch(1, 1)
        self._add(lambda: self.tr("&Dealer"), self.dealer)
        self._add(lambda: self.tr("&Contract"), self.contract)
        self._add(None, self.side)
        self._add(lambda: self.tr("Announced"), self._said_row)
        self._add(lambda: self.tr("Card &points"), self._points_row, self.points[0])
        self._add(lambda: self.tr("Tricks"), self.tricks)
        self._add(lambda: self.tr("Runner&s"), self._runners_row, self.runners)
        self._add(lambda: self.tr("&Klopfen"), self.doubles)
        self._add(lambda: self.tr("K&ontra"), self.ladder)
        self._add(lambda: self.tr("Without a trick"), self.virgins)
        self._grid.addWidget(self.extras, self._grid.rowCount(), 0, 1, 2)
        self._add(None, self.bock)
        self._add(None, self.heart_trick)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _add(self, text: Callable[[], str] | None, field: QWidget, buddy: QWidget | None = None) -> None:
        label = label_for(field, text or str, buddy)
        label.setProperty("tone", "soft")
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(field, row, 1)
        self._labels[field] = label

    def _connect(self) -> None:
        self.dealer.currentIndexChanged.connect(self._change_dealer)
        self.contract.currentIndexChanged.connect(self._change_contract)
        for place, field in enumerate(self.points):
            field.valueChanged.connect(lambda _, place=place: self._change_points(place))
        for choice in (*self.said.values(), self.runners_with, self.ladder):
            choice.currentIndexChanged.connect(self._change)
        for counter in (self.runners, self.doubles):
            counter.valueChanged.connect(self._change)
        for part in (self.side, self.virgins, self.tricks, self.extras):
            part.changed.connect(self._change)
        for box in (self.bock, self.heart_trick):
            box.toggled.connect(self._change)


def _named(names: Sequence[QLabel], fields: Sequence[QWidget], *, wide: bool = False) -> QWidget:
    """Return fields one below the other, each with its name behind it; ``wide`` ones take the room that is left."""
    holder = QWidget()
    layout = QGridLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setHorizontalSpacing(space(2))
    layout.setVerticalSpacing(space(1))
    for row, (name, field) in enumerate(zip(names, fields, strict=True)):
        layout.addWidget(field, row, 0)
        layout.addWidget(name, row, 1)
    layout.setColumnStretch(0 if wide else 1, 1)
    return holder


def _column(parts: Sequence[QWidget]) -> QWidget:
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(space(1))
    for part in parts:
        layout.addWidget(part)
    return holder
