"""The score pad: a window that serves a real table, where people play with real cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.errors import InputProblem
from cardavia.engine.evening import Evening, Row
from cardavia.storage.games import SavedGame
from cardavia.storage.score_pads import score_pad_path, unused_score_pad_name
from cardavia.table.score_pad import ScorePad
from cardavia.table.score_pad_draft import draft_of, entry_of, missing, row_of
from cardavia.table.score_pad_rules import rules_of
from cardavia.ui.column_scroll import ColumnScroll
from cardavia.ui.messages import MessageStrip
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.score_pad_bill import ScorePadBill
from cardavia.ui.score_pad_export import ask_where_to_export
from cardavia.ui.score_pad_fields import ChoiceField
from cardavia.ui.score_pad_files import ScorePadFiles
from cardavia.ui.score_pad_form import ScorePadForm
from cardavia.ui.score_pad_new import NewEvening, Offer
from cardavia.ui.score_pad_sheet import ScorePadSheet
from cardavia.ui.texts import problem_sentence
from cardavia.ui.texts_score_pad import missing_sentence
from cardavia.ui.theme import space

PackOf = Callable[[str], Pack]
TablesOf = Callable[[str], Sequence[Offer]]
_FORM_WIDTH: Final = 372
_LEAST: Final = (780, 560)
_USUAL: Final = (1100, 740)


class ScorePadWindow(QDialog):
    """Writes deals down and keeps them; ``pack_of`` tells by which pack cards are named in a game.

    ``tables_of`` returns the named house rules of a game, which stand before the presets.
    """

    def __init__(self, folder: Path, pack_of: PackOf, tables_of: TablesOf, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._pack_of, self._tables_of = pack_of, tables_of
        self.files = ScorePadFiles(folder, self)
        self._pad: ScorePad | None = None
        self._path: Path | None = None
        self._correcting: int | None = None
        self._begun = False
        self.messages = MessageStrip()
        self.evenings = ChoiceField(lambda: self.tr("Evening"))
        self.new_button = labelled(QPushButton(), lambda: self.tr("&New evening…"))
        self.undo_button = labelled(QPushButton(), lambda: self.tr("&Undo"))
        self.redo_button = labelled(QPushButton(), lambda: self.tr("&Redo"))
        self.export_button = labelled(QPushButton(), lambda: self.tr("E&xport"))
        self.form = ScorePadForm()
        self.bill = ScorePadBill()
        self.sheet = ScorePadSheet()
        self.heading = QLabel()
        self.hint = QLabel()
        self.add_button = QPushButton()
        self.cancel_button = labelled(QPushButton(), lambda: self.tr("Leave it as it &was"))
        self._body = QSplitter(Qt.Orientation.Horizontal)
        self._set_up()
        self._lay_out()
        self._connect()
        self._show_evening()
        translated(self, self._refresh)

    # What is on the pad

    @property
    def evening(self) -> Evening | None:
        """The evening on the pad, None before there is one."""
        return None if self._pad is None else self._pad.evening

    def open_pad(self) -> None:
        """Show the window; the first time with the evening that was written last."""
        self.show()
        self.raise_()
        self.activateWindow()
        if not self._begun:
            self._begun = True
            self.files.open_newest()

    def begin(self, name: str, evening: Evening) -> None:
        """Begin an evening under a name that is not taken yet."""
        try:
            path = score_pad_path(self.files.folder, name)
        except ValueError:
            self.messages.show_message(lambda: self.tr("“{name}” cannot name an evening.").format(name=name))
            return
        if path.exists():
            self.messages.show_message(
                lambda: self.tr("There is an evening called “{name}” already.").format(name=name)
            )
            return
        self._take(path, evening)
        self._keep(evening)
        self.files.list()

    def ask_for_evening(self) -> None:
        """Ask what is played on a new evening."""
        dialog = NewEvening(unused_score_pad_name(self.files.folder), self._tables_of, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.begun.connect(self.begin)
        dialog.setModal(True)
        dialog.show()

    def close_files(self) -> None:
        """Wait until everything is on the disk."""
        self.files.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.files.close()
        super().closeEvent(event)

    # What happens to it

    def add(self) -> None:
        """Write the deal down, or put the corrected one in its place."""
        pad, evening = self._pad, self.evening
        if pad is None or evening is None or not self.add_button.isEnabled():
            return
        entry = entry_of(self.form.draft, rules_of(evening))
        try:
            if self._correcting is None:
                pad.add(entry)
            else:
                pad.correct(self._correcting, entry)
        except InputProblem as problem:
            self.messages.show_message(partial(problem_sentence, problem))
            return
        self._go_on()
        self.form.focus_first()

    def correct(self, number: int) -> None:
        """Show the deal of that index in the form, to be put right."""
        evening = self.evening
        if evening is None:
            return
        self._correcting = number
        self.form.set_evening(evening.before(number), self._pack)
        self.form.set_draft(draft_of(evening.entries[number], rules_of(evening)))
        self._refresh()
        self.form.focus_first()

    def remove(self, number: int) -> None:
        """Take the deal of that index off the sheet; Undo brings it back."""
        self._try(lambda pad: pad.remove(number))

    def undo(self) -> None:
        """Take back the last change."""
        self._try(ScorePad.undo)

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self._try(ScorePad.redo)

    def _try(self, change: Callable[[ScorePad], None]) -> None:
        if self._pad is None:
            return
        try:
            change(self._pad)
        except InputProblem as problem:
            self.messages.show_message(partial(problem_sentence, problem))
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show the sheet after a change and an empty form for the next deal."""
        self._correcting = None
        self._show_evening()

    def _keep(self, evening: Evening) -> None:
        if self._path is not None:
            self.files.save(self._path, evening)

    def _take(self, path: Path, evening: Evening) -> None:
        self._path, self._correcting = path, None
        self._pad = ScorePad(evening, self._keep)
        self._show_evening()
        self.form.focus_first()

    def _show_evening(self) -> None:
        evening = self.evening
        self._body.setVisible(evening is not None)
        self._empty.setVisible(evening is None)
        if evening is not None:
            self.form.set_evening(evening, self._pack)
            self.sheet.show_evening(evening, self._pack)
        self._refresh()

    # What can be seen

    @property
    def _pack(self) -> Pack:
        return self._pack_of(self.evening.game if self.evening is not None else "doppelkopf")

    def _refresh(self) -> None:
        """Show the bill of what is entered, and whether it can be written down."""
        pad, evening = self._pad, self.evening
        self.undo_button.setEnabled(pad is not None and pad.can_undo)
        self.redo_button.setEnabled(pad is not None and pad.can_redo)
        self.export_button.setEnabled(evening is not None)
        if evening is None:
            return
        number = len(evening.entries) if self._correcting is None else self._correcting
        row, hint = self._judge(evening.before(number))
        self.bill.show_row(row or self._row_to_look_at(evening), evening.players, self._pack)
        self.hint.setText(hint)
        self.add_button.setEnabled(row is not None)
        self._name(number + 1)

    def _row_to_look_at(self, evening: Evening) -> Row | None:
        """Return the chosen deal, or else the last one, while nothing is being entered."""
        if self.form.draft.contract or not evening.rows:
            return None
        chosen = self.sheet.chosen
        # The form is told of a change before the sheet, on which a deal may be chosen that is gone.
        return evening.rows[-1 if chosen is None or chosen >= len(evening.rows) else chosen]

    def _judge(self, before: Evening) -> tuple[Row | None, str]:
        """Return the row of what is entered, or what is missing or wrong."""
        draft = self.form.draft
        lacking = missing(draft, rules_of(before))
        if lacking is not None:
            return None, missing_sentence(lacking)
        try:
            return row_of(draft, before), ""
        except InputProblem as problem:
            return None, problem_sentence(problem)

    def _name(self, number: int) -> None:
        correcting = self._correcting is not None
        heading = self.tr("Correct deal {number}") if correcting else self.tr("Deal {number}")
        self.heading.setText(heading.format(number=number))
        self.add_button.setText(self.tr("Put deal {number} right") if correcting else self.tr("&Add deal {number}"))
        self.add_button.setText(self.add_button.text().format(number=number))
        self.cancel_button.setVisible(correcting)

    def _list(self, saved: Sequence[SavedGame]) -> None:
        """Offer the evenings there are; the one on the pad may not be written yet."""
        known = {game.path: game.name for game in saved}
        if self._path is not None and self._path not in known:
            known = {self._path: self._path.stem} | known
        blocked = self.evenings.blockSignals(True)
        self.evenings.clear()
        for path, name in known.items():
            self.evenings.addItem(name, str(path))
        self.evenings.choose(str(self._path))
        self.evenings.blockSignals(blocked)
        self.evenings.setEnabled(bool(known))

    def _open_chosen(self) -> None:
        path = Path(self.evenings.currentData())
        if path != self._path:
            self.files.open(path)

    def _opened(self, path: Path, evening: Evening) -> None:
        self._take(path, evening)
        blocked = self.evenings.blockSignals(True)
        self.evenings.choose(str(path))
        self.evenings.blockSignals(blocked)

    def _export(self, kind: str) -> None:
        if self.evening is not None and self._path is not None:
            ask_where_to_export(kind, self.evening, self.evenings.currentText(), self._pack, self.files, self)

    # Parts

    def _set_up(self) -> None:
        translated(self, lambda: self.setWindowTitle(self.tr("Score pad")))
        self.setMinimumSize(*_LEAST)
        self.resize(*_USUAL)
        self.heading.setProperty("scale", "large")
        self.heading.setProperty("weight", "bold")
        self.hint.setWordWrap(True)
        self.hint.setProperty("tone", "soft")
        self.add_button.setProperty("role", "primary")
        self.evenings.setMinimumContentsLength(14)
        menu = QMenu(self)
        table = menu.addAction("", lambda: self._export("csv"))
        page = menu.addAction("", lambda: self._export("pdf"))
        translated(menu, lambda: table.setText(self.tr("As a &table (CSV)…")))
        translated(menu, lambda: page.setText(self.tr("As a &page (PDF)…")))
        self.export_button.setMenu(menu)

    def _connect(self) -> None:
        self.form.changed.connect(self._refresh)
        self.add_button.clicked.connect(self.add)
        self.cancel_button.clicked.connect(self._go_on)
        self.new_button.clicked.connect(self.ask_for_evening)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.sheet.correct.connect(self.correct)
        self.sheet.remove.connect(self.remove)
        self.sheet.chosen_changed.connect(self._refresh)
        self.evenings.currentIndexChanged.connect(self._open_chosen)
        self.files.opened.connect(self._opened)
        self.files.listed.connect(self._list)
        self.files.failed.connect(self.messages.show_message)
        self.files.written.connect(self._tell_written)
        # Fields have an undo of their own; on the pad the keys always mean deals.
        for keys, act in (("Ctrl+Z", self.undo), ("Ctrl+Shift+Z", self.redo), ("Ctrl+Return", self.add)):
            QShortcut(QKeySequence(keys), self, act)

    def _tell_written(self, path: Path) -> None:
        self.hint.setText(self.tr("Written: {file}").format(file=path))

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(space(2))
        bar.addWidget(self.evenings, 1)
        for button in (self.new_button, self.undo_button, self.redo_button, self.export_button):
            bar.addWidget(button)
        self._empty = labelled(
            QLabel(), lambda: self.tr("Begin a new evening, and write down what is played at your table.")
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setProperty("tone", "soft")
        self._body.addWidget(self._entry_side())
        self._body.addWidget(self._paper_side())
        self._body.setStretchFactor(0, 0)
        self._body.setStretchFactor(1, 1)
        self._body.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(3), space(3), space(3), space(3))
        layout.setSpacing(space(2))
        layout.addWidget(self.messages)
        layout.addLayout(bar)
        layout.addWidget(self._body, 1)
        layout.addWidget(self._empty, 1)
        # Only a button that is in the dialog can be what Enter means.
        self.add_button.setDefault(True)

    def _entry_side(self) -> QWidget:
        side = QFrame()
        side.setProperty("panel", "paper")
        foot = QHBoxLayout()
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.add_button, 1)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(space(2), space(2), space(2), space(2))
        layout.setSpacing(space(2))
        layout.addWidget(self.heading)
        layout.addWidget(_scrolled(self.form, _FORM_WIDTH), 1)
        layout.addWidget(self.hint)
        layout.addLayout(foot)
        return side

    def _paper_side(self) -> QWidget:
        side = QSplitter(Qt.Orientation.Vertical)
        side.setChildrenCollapsible(False)
        side.addWidget(_scrolled(self.bill))
        side.addWidget(self.sheet)
        side.setSizes([300, 300])
        return side


def _scrolled(content: QWidget, least: int = 0) -> QScrollArea:
    scroll = ColumnScroll(least)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(content)
    return scroll
