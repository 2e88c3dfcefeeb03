"""The score pad's window, worked with clicks and keys as at a table."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.evening import Entry, Evening, format_evening
from cardavia.engine.passport import HouseRules, passport
from cardavia.engine.result import Party
from cardavia.storage.score_pads import load_score_pad, saved_score_pads, score_pad_path
from cardavia.ui.score_pad import ScorePadWindow
from cardavia.ui.score_pad_new import NewEvening
from cardavia.ui.theme import set_theme
from tests.ui.typing_and_clicking import click, press

FOUR = ("Anna", "Bohdan", "Clara", "Dorota")
FIVE = (*FOUR, "Emil")


def pack_of(game: str) -> Pack:
    return Pack.GERMAN if game == "schafkopf" else Pack.FRENCH


def tables_of(game: str) -> list[tuple[str, HouseRules]]:
    return [("The Ox", HouseRules(game, "pagat", {"bock": True}))] if game == "doppelkopf" else []


@pytest.fixture
def pad(qtbot: QtBot, tmp_path: Path) -> Iterator[ScorePadWindow]:
    set_theme("light")
    window = ScorePadWindow(tmp_path / "pads", pack_of, tables_of)
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close_files()


def doppelkopf(pad: ScorePadWindow, preset: str = "ddv", players: tuple[str, ...] = FOUR, **options: Any) -> None:
    pad.begin("Friday", Evening("doppelkopf", preset, options, players))


def schafkopf(pad: ScorePadWindow, **options: Any) -> None:
    pad.begin("Friday", Evening("schafkopf", "schaf", options, FOUR))


def choose(box: QComboBox, value: object) -> None:
    """Choose an entry with the arrow keys."""
    place = box.findData(value)
    assert place >= 0
    box.setFocus()
    while box.currentIndex() != place:
        press(box, Qt.Key.Key_Down if box.currentIndex() < place else Qt.Key.Key_Up)


def type_number(field: QSpinBox, number: int) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))


def tick(pad: ScorePadWindow, *seats: int) -> None:
    for seat in seats:
        box = pad.form.side.boxes[seat]
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, box.rect().center())


def enter_normal(pad: ScorePadWindow, re: int = 140) -> None:
    choose(pad.form.contract, "normal")
    tick(pad, 0, 2)
    type_number(pad.form.points[0], re)


def totals(pad: ScorePadWindow) -> tuple[int, ...]:
    assert pad.evening is not None
    return pad.evening.totals


# Writing down


def test_a_deal_is_written_down_and_scored_live(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    assert not pad.add_button.isEnabled()
    assert pad.hint.text() == "Choose what was played."
    choose(pad.form.contract, "normal")
    assert pad.hint.text() == "Tick the two who played together."
    tick(pad, 0)
    assert pad.hint.text() == "Tick the partner too."
    tick(pad, 2)
    assert pad.hint.text() == "Enter the card points of one side."
    type_number(pad.form.points[1], 100)
    # The other side has the rest: 140. won 1.
    assert pad.form.points[0].value() == 140
    assert pad.hint.text() == ""
    assert pad.add_button.isEnabled()
    assert pad.bill.scores == ("+1", "−1", "+1", "−1")
    click(pad.add_button)
    assert totals(pad) == (1, -1, 1, -1)
    assert pad.heading.text() == "Deal 2"
    assert pad.form.draft.contract == ""
    assert not pad.add_button.isEnabled()
    assert pad.form.dealer.currentData() == 0


def test_announcements_extras_and_bock_are_on_the_bill(pad: ScorePadWindow) -> None:
    doppelkopf(pad, bock=True, announcements_double=True)
    enter_normal(pad, 155)
    form = pad.form
    form.said[Party.RE].setFocus()
    press(form.said[Party.RE], Qt.Key.Key_Down)
    type_number(form.extras.counters["fox", Party.KONTRA, ""], 1)
    click(form.bock)
    # (won 1 + below 90 1) x 2 - fox 1 = 3, x 2 for Bock.
    assert pad.bill.scores == ("+6", "−6", "+6", "−6")
    assert pad.bill.bill.accessibleDescription() == (
        "1 + 1 = 2. Announcement doubles: 2 × 2 = 4. 4 − 1 = 3. Bock round: 3 × 2 = 6"
    )


def test_schafkopf_with_klopfen_kontra_and_runners(pad: ScorePadWindow) -> None:
    schafkopf(pad, klopfen=True, kontra=2)
    form = pad.form
    choose(form.contract, "wenz")
    tick(pad, 1)
    type_number(form.points[0], 95)
    type_number(form.runners, 2)
    type_number(form.doubles, 1)
    form.ladder.setFocus()
    press(form.ladder, Qt.Key.Key_Down)
    # Wenz 5 + Schneider 1 + 2 runners = 8, x 2 x 2 = 32, three times.
    assert pad.bill.scores == ("−32", "+96", "−32", "−32")
    assert "2 runners with the declarer’s side" in pad.bill.bill.texts


def test_only_what_counts_is_asked_for(pad: ScorePadWindow) -> None:
    schafkopf(pad, all_pass="ramsch", ramsch_jungfrau=True, bettel=True)
    form = pad.form

    def asked(*parts: QWidget) -> list[bool]:
        return [part.isVisible() for part in parts]

    parts = (form.side, form.points[0], form.tricks, form.runners, form.doubles, form.ladder, form.virgins)
    assert asked(*parts) == [False] * 7
    choose(form.contract, "rufer-C")
    assert asked(*parts) == [True, True, False, True, False, False, False]
    choose(form.contract, "bettel")
    assert asked(*parts) == [True, False, True, False, False, False, False]
    assert form.tricks.yes.text() == "No trick taken"
    choose(form.contract, "ramsch")
    assert asked(*parts) == [True, False, False, False, False, False, True]
    assert not asked(form.extras, form.bock, form.said[Party.RE])[0]


def test_schwarz_is_asked_only_where_points_leave_it_open(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    enter_normal(pad, 240)
    assert pad.form.tricks.isVisible()
    assert not pad.add_button.isEnabled()
    assert pad.hint.text() == "Tell whether the side without card points took a trick."
    click(pad.form.tricks.yes)
    # won 1 + below 90, 60, 30 3 + no trick 1 = 5.
    assert pad.bill.scores[0] == "+5"
    click(pad.form.tricks.no)
    assert pad.bill.scores[0] == "+4"
    type_number(pad.form.points[0], 140)
    assert not pad.form.tricks.isVisible()
    assert pad.bill.scores[0] == "+1"


def test_one_tick_too_many_takes_the_oldest_away(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    choose(pad.form.contract, "normal")
    tick(pad, 0, 1, 3)
    assert pad.form.side.seats == {1, 3}
    choose(pad.form.contract, "solo-D")
    assert pad.form.side.seats == {3}
    tick(pad, 2)
    assert pad.form.side.seats == {2}


def test_contradictions_are_told_in_a_sentence(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    for party in (Party.RE, Party.KONTRA):
        type_number(pad.form.extras.counters["fox", party, ""], 2)
    assert not pad.add_button.isEnabled()
    assert "extras.fox" in pad.hint.text()


def test_the_keyboard_is_enough(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    assert pad.form.contract.hasFocus()
    QTest.keyClicks(pad.form.contract, "Normal")
    for name in ("Anna", "Clara"):
        box = next(box for box in pad.form.side.boxes.values() if box.text() == name)
        box.setFocus()
        press(box, Qt.Key.Key_Space)
    type_number(pad.form.points[0], 140)
    press(pad.form.points[0], Qt.Key.Key_Return)
    assert totals(pad) == (1, -1, 1, -1)
    assert pad.form.contract.hasFocus()


def test_with_five_the_dealer_rests(pad: ScorePadWindow) -> None:
    doppelkopf(pad, players=FIVE, seats=5)
    assert list(pad.form.side.boxes) == [0, 1, 2, 3]
    choose(pad.form.dealer, 1)
    assert list(pad.form.side.boxes) == [0, 2, 3, 4]
    enter_normal(pad)
    assert pad.bill.scores == ("+1", "0", "+1", "−1", "−1")


def test_bock_follows_from_the_deals_before_and_may_be_changed(pad: ScorePadWindow) -> None:
    doppelkopf(pad, bock=True)
    enter_normal(pad, 120)
    assert not pad.form.bock.isChecked()
    click(pad.add_button)
    enter_normal(pad)
    assert pad.form.bock.isChecked()
    assert pad.bill.scores[0] == "+2"
    click(pad.form.bock)
    assert pad.bill.scores[0] == "+1"
    click(pad.add_button)
    # 120 to 120: Kontra won 1 and against Re 1.
    assert totals(pad) == (-1, 1, -1, 1)


# Putting right


def test_undo_and_redo_by_key(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    click(pad.add_button)
    QTest.keyClick(pad, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert totals(pad) == (0, 0, 0, 0)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(pad, Qt.Key.Key_Z, both)
    assert totals(pad) == (1, -1, 1, -1)
    # A field that has the keyboard does not keep the key for itself.
    choose(pad.form.contract, "normal")
    type_number(pad.form.points[0], 3)
    QTest.keyClick(pad.form.points[0], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert totals(pad) == (0, 0, 0, 0)


def choose_deal(pad: ScorePadWindow, row: int) -> None:
    table = pad.sheet.sheet.table
    place = table.visualRect(table.model().index(row, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def test_an_earlier_deal_is_corrected(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    for points in (140, 155):
        enter_normal(pad, points)
        click(pad.add_button)
    choose_deal(pad, 1)
    click(pad.sheet.correct_button)
    assert pad.heading.text() == "Correct deal 1"
    assert pad.form.draft.points == 140
    assert pad.form.draft.side == {0, 2}
    type_number(pad.form.points[0], 100)
    # Kontra won 1 + against Re 1.
    assert pad.bill.scores[0] == "−2"
    click(pad.add_button)
    assert totals(pad) == (0, 0, 0, 0)
    assert pad.heading.text() == "Deal 3"
    assert not pad.cancel_button.isVisible()


def test_a_correction_can_be_left(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    click(pad.add_button)
    assert not pad.sheet.correct_button.isEnabled()
    choose_deal(pad, 0)
    click(pad.sheet.correct_button)
    click(pad.cancel_button)
    assert pad.heading.text() == "Deal 2"
    assert totals(pad) == (1, -1, 1, -1)


def test_a_deal_is_taken_off(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    for points in (140, 155):
        enter_normal(pad, points)
        click(pad.add_button)
    choose_deal(pad, 0)
    click(pad.sheet.remove_button)
    assert totals(pad) == (1, -1, 1, -1)
    click(pad.undo_button)
    assert totals(pad) == (3, -3, 3, -3)


def test_a_chosen_deal_shows_its_bill_again(pad: ScorePadWindow) -> None:
    doppelkopf(pad)
    for points in (140, 155):
        enter_normal(pad, points)
        click(pad.add_button)
    assert pad.bill.heading.text() == "Deal 2: Normal game"
    choose_deal(pad, 1)
    assert pad.bill.heading.text() == "Deal 1: Normal game"
    assert pad.bill.scores == ("+1", "−1", "+1", "−1")
    choose(pad.form.contract, "normal")
    assert not pad.bill.scores


def test_open_compulsory_solos_and_bock_stand_on_the_sheet(pad: ScorePadWindow) -> None:
    doppelkopf(pad, preset="ddv-tournament", bock=True)
    choose(pad.form.contract, "solo-D")
    tick(pad, 1)
    type_number(pad.form.points[0], 120)
    click(pad.add_button)
    assert "Bohdan" not in pad.sheet.sheet.debts
    assert "Anna" in pad.sheet.sheet.debts
    assert "Bock" in pad.sheet.sheet.standing
    assert pad.form.bock.isChecked()
    # A compulsory solo leaves the deal with its dealer.
    assert pad.form.dealer.currentText() == "Dorota"


# Keeping


def test_every_deal_is_on_the_disk_at_once(pad: ScorePadWindow, tmp_path: Path, qtbot: QtBot) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    click(pad.add_button)
    pad.close_files()
    (saved,) = saved_score_pads(tmp_path / "pads")
    assert saved.name == "Friday"
    assert load_score_pad(saved.path) == pad.evening


def test_the_pad_opens_with_what_was_written_last(pad: ScorePadWindow, tmp_path: Path, qtbot: QtBot) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    click(pad.add_button)
    pad.close_files()
    again = ScorePadWindow(tmp_path / "pads", pack_of, tables_of)
    qtbot.addWidget(again)
    with qtbot.waitSignal(again.files.opened):
        again.open_pad()
    assert again.evening == pad.evening
    assert again.evenings.currentText() == "Friday"


def test_several_evenings_by_name(pad: ScorePadWindow, tmp_path: Path, qtbot: QtBot) -> None:
    doppelkopf(pad)
    enter_normal(pad)
    click(pad.add_button)
    pad.begin("Sunday", Evening("schafkopf", "schaf", {}, FOUR))
    qtbot.waitUntil(lambda: pad.evenings.count() == 2)
    assert totals(pad) == (0, 0, 0, 0)
    with qtbot.waitSignal(pad.files.opened):
        choose(pad.evenings, str(score_pad_path(tmp_path / "pads", "Friday")))
    assert totals(pad) == (1, -1, 1, -1)
    pad.begin("Sunday", Evening("doppelkopf", "ddv", {}, FOUR))
    assert "Sunday" in pad.messages.message
    assert totals(pad) == (1, -1, 1, -1)


def test_a_damaged_file_is_put_aside_and_the_next_one_opened(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "pads"
    folder.mkdir()
    evening = Evening(
        "doppelkopf", "ddv", {}, FOUR, (Entry(3, {"contract": "solo-D", "re": [1], "points": {"re": 130}}),)
    )
    score_pad_path(folder, "good").write_text(format_evening(evening), encoding="utf-8")
    damaged = score_pad_path(folder, "newest")
    damaged.write_text(format_evening(evening)[:-30], encoding="utf-8")
    os.utime(score_pad_path(folder, "good"), (1, 1))
    pad = ScorePadWindow(folder, pack_of, tables_of)
    qtbot.addWidget(pad)
    with qtbot.waitSignal(pad.files.opened):
        pad.open_pad()
    assert pad.evening == evening
    assert "newest.cardavia-score.damaged-1" in pad.messages.message
    assert not damaged.exists()
    pad.close_files()


def test_a_folder_that_cannot_be_written_is_told_and_the_pad_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "pads").write_text("a file stands here")
    pad = ScorePadWindow(tmp_path / "pads", pack_of, tables_of)
    qtbot.addWidget(pad)
    pad.show()
    with qtbot.waitSignal(pad.files.failed):
        doppelkopf(pad)
    assert pad.messages.message
    enter_normal(pad)
    click(pad.add_button)
    assert totals(pad) == (1, -1, 1, -1)
    pad.close_files()


# A new evening


def new_evening(pad: ScorePadWindow) -> NewEvening:
    click(pad.new_button)
    return pad.findChildren(NewEvening)[0]


def test_a_new_evening_is_asked_for(pad: ScorePadWindow) -> None:
    dialog = new_evening(pad)
    choose(dialog.game, "doppelkopf")
    assert dialog.rules.currentText() == "The Ox"
    for field, name in zip(dialog.names, FOUR, strict=False):
        QTest.keyClicks(field, name)
    dialog.title.selectAll()
    QTest.keyClicks(dialog.title, "At the Ox")
    click(dialog.begin_button)
    assert pad.evening == Evening("doppelkopf", "pagat", {"bock": True}, FOUR)
    assert pad.form.contract.hasFocus()


def test_a_code_brings_the_rules_and_a_bad_one_is_told(pad: ScorePadWindow) -> None:
    dialog = new_evening(pad)
    options = DOPPELKOPF.catalogue.build("ukr", {"seats": 5})
    code = passport(DOPPELKOPF, "ukr", options)
    QTest.keyClicks(dialog.code, code[:-1])
    assert not dialog.begin_button.isEnabled()
    assert dialog.trouble.isVisible()
    QTest.keyClicks(dialog.code, code[-1])
    assert dialog.begin_button.isEnabled()
    assert [field.isVisible() for field in dialog.names] == [True] * 5
    click(dialog.begin_button)
    assert pad.evening is not None
    assert pad.evening.preset == "ukr"
    assert pad.evening.players == tuple(f"Player {number}" for number in range(1, 6))


def test_an_evening_needs_a_name(pad: ScorePadWindow) -> None:
    dialog = new_evening(pad)
    dialog.title.clear()
    assert not dialog.begin_button.isEnabled()
    assert dialog.trouble.text() == "Give the evening a name."


# Shape


@pytest.mark.parametrize("game", ["doppelkopf", "schafkopf"])
def test_nothing_is_cut_off_at_800_by_600(pad: ScorePadWindow, game: str) -> None:
    if game == "doppelkopf":
        doppelkopf(pad, preset="ukr", bock=True, fox_last_trick=2)
        choose(pad.form.contract, "normal")
    else:
        schafkopf(pad, klopfen=True, kontra=4)
        choose(pad.form.contract, "rufer-C")
    QTest.qWait(0)
    port = pad.form.parentWidget()
    assert port is not None
    assert pad.form.width() <= port.width()
    assert pad.form.minimumSizeHint().width() <= port.width()
    assert pad.width() == 800


def test_every_field_has_a_name_that_is_read_out(pad: ScorePadWindow) -> None:
    doppelkopf(pad, bock=True)
    choose(pad.form.contract, "normal")
    fields = [*pad.form.findChildren(QComboBox), *pad.form.findChildren(QSpinBox), *pad.form.findChildren(QCheckBox)]
    shown = [field for field in fields if not field.isHidden()]
    assert shown
    assert all(field.accessibleName() or (isinstance(field, QCheckBox) and field.text()) for field in shown)
