"""The page where a table's rules are chosen: real clicks and keys, the real store."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.engine import passport
from cardavia.engine.games import GAMES
from cardavia.engine.options import Value
from cardavia.engine.passport import HouseRules, read_passport
from cardavia.storage.rule_sets import RuleSet, RuleSets, load, save
from cardavia.storage.settings import Settings
from cardavia.ui import texts
from cardavia.ui.rules_controls import CheckList, Choice, Number, Switch
from cardavia.ui.rules_draft import code_of, values, with_value
from cardavia.ui.rules_page import RulesPage
from cardavia.ui.rules_row import RuleRow
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.texts_rule_groups import MEMBERS, Group
from tests.ui.typing_and_clicking import click, press

SETTINGS = Settings().with_rules("doppelkopf", "ddv", {})
SIZES = [(800, 560), (1280, 760), (2560, 1400)]


class Table:
    """A page with everything it has told."""

    def __init__(self, qtbot: QtBot, folder: Path, settings: Settings = SETTINGS) -> None:
        self.path = folder / "house-rules.json"
        self.store = RuleSetStore(self.path)
        self.page = RulesPage(self.store)
        self.told: list[HouseRules] = []
        self._qtbot = qtbot
        qtbot.addWidget(self.page, before_close_func=lambda _: self.store.close())
        self.page.changed.connect(self.told.append)
        self.page.resize(800, 560)
        self.page.show_settings(settings, settings.game, running=False)
        self.page.show()
        self.page.focus_first()
        qtbot.waitExposed(self.page)

    @property
    def options(self) -> dict[str, Value]:
        return dict(self.page.rules.options)

    def row(self, name: str) -> RuleRow:
        return self.page.list.rows[name]

    def toggle(self, name: str) -> None:
        """Press the space bar on a check box."""
        self.row(name).control.setFocus()
        press(self.row(name).control, Qt.Key.Key_Space)

    def shown(self) -> list[str]:
        return [row.option.name for row in self.page.list.rows_in_order if not row.isHidden()]

    def search(self, words: str) -> None:
        self.page.list.search.setFocus()
        self.page.list.search.clear()
        QTest.keyClicks(self.page.list.search, words)

    def paste(self, code: str) -> None:
        self.page.code.pasted.setText(code)
        press(self.page.code.pasted, Qt.Key.Key_Return)

    def keep(self, name: str) -> None:
        self.page.keep.name.setText(name)
        with self._qtbot.waitSignal(self.store.changed):
            click(self.page.keep.keep_button)

    def choose(self, name: str) -> None:
        """Choose a preset or table by its name, as a person does in the opened list."""
        box = self.page.start.choice
        row = box.findText(name)
        assert row >= 0, name
        box.setCurrentIndex(row)
        box.activated.emit(row)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, tmp_path)


# --- what is shown -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_there_with_its_value_in_a_fitting_control(table: Table, game: str) -> None:
    click(table.page.start.games[game])
    for option in GAMES[game].catalogue.options:
        control = table.row(option.name).control
        assert control.isEnabled()
        assert isinstance(control, CheckList) == option.listed
        assert isinstance(control, Number) == (not option.values)
        assert isinstance(control, Switch) == (set(map(type, option.values)) == {bool})
        assert isinstance(control, Choice) == (not isinstance(control, Switch | Number | CheckList))
    names = [option.name for option in GAMES[game].catalogue.options]
    assert table.shown() == [name for group in Group for name in names if name in MEMBERS[group]]


def test_a_value_is_shown_in_words(table: Table) -> None:
    dulle, deals = table.row("dulle").control, table.row("deals").control
    assert isinstance(dulle, QComboBox)
    assert dulle.currentText() == "the first one"
    assert isinstance(deals, QSpinBox)
    assert deals.text() == "open end"


def test_cards_are_named_by_the_pack(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, SETTINGS.with_deck("doppelkopf", "bavarian", "german"))
    assert table.row("diamond_kings_top").control.accessibleName() == "Kings of bells on top"
    table.page.show_settings(SETTINGS, "doppelkopf", running=False)
    assert table.row("diamond_kings_top").control.accessibleName() == "Kings of diamonds on top"


def test_the_page_says_when_the_rules_hold(table: Table) -> None:
    before = table.page.when.text()
    table.page.show_settings(SETTINGS, "doppelkopf", running=True)
    assert "running game keeps its rules" in table.page.when.text()
    assert table.page.when.text() != before


# --- changing ----------------------------------------------------------------------------------------


def test_each_kind_of_control_changes_its_option_by_keys(table: Table) -> None:
    table.toggle("bock")
    table.row("dulle").control.setFocus()
    press(table.row("dulle").control, Qt.Key.Key_Down)
    deals = table.row("deals").control
    deals.setFocus()
    assert isinstance(deals, QSpinBox)
    deals.selectAll()
    QTest.keyClicks(deals, "12")
    assert "deals" not in table.options
    press(deals, Qt.Key.Key_Return)
    solos = table.row("solos").control
    assert isinstance(solos, CheckList)
    solos.boxes["C"].setFocus()
    press(solos.boxes["C"], Qt.Key.Key_Space)
    wanted: dict[str, Value] = {
        "deals": 12,
        "dulle": "second",
        "solos": ("D", "S", "H", "queens", "jacks", "none"),
        "bock": True,
    }
    assert table.options == wanted
    assert table.told[-1] == HouseRules("doppelkopf", "ddv", wanted)


@pytest.mark.parametrize("game", GAMES)
def test_every_single_value_can_be_chosen_and_taken_back(table: Table, game: str) -> None:
    click(table.page.start.games[game])
    for option in GAMES[game].catalogue.options:
        row = table.row(option.name)
        for value in option.values if not option.listed else [()]:
            shown = table.options
            row.edited.emit(option.name, value)
            if row.is_refused:
                assert table.options == shown
            elif row.is_changed:
                assert row.mark is not None
                click(row.mark.button)
            assert table.options == {}


def test_what_differs_is_marked_in_words_and_can_be_reset(table: Table) -> None:
    table.toggle("nines")
    row = table.row("nines")
    assert row.mark is not None
    assert row.mark.text.text() == "Changed. DDV rules: on"
    assert "Changed" in row.control.accessibleDescription()
    assert "1" in table.page.start.differences.text()
    row.mark.button.setFocus()
    press(row.mark.button, Qt.Key.Key_Return)
    assert table.options == {}
    assert not row.is_changed
    assert "Changed" not in row.control.accessibleDescription()
    assert row.control.hasFocus()


def test_reset_all_can_be_undone(table: Table) -> None:
    table.toggle("nines")
    table.toggle("bock")
    click(table.page.start.reset_button)
    assert table.options == {}
    assert not table.page.start.reset_button.isEnabled()
    click(table.page.notice.undo_button)
    assert table.options == {"nines": False, "bock": True}
    assert table.told[-1].options == table.options


def test_defaults_that_depend_on_others_follow_them(table: Table) -> None:
    table.choose("DDV tournament")
    deals = table.row("deals")
    assert isinstance(deals.control, QSpinBox)
    assert deals.control.value() == 24
    table.row("seats").edited.emit("seats", 5)
    assert deals.control.value() == 30
    assert not deals.is_changed
    assert table.options == {"seats": 5}
    table.row("deals").edited.emit("deals", 24)
    assert table.options == {"seats": 5, "deals": 24}
    table.row("seats").edited.emit("seats", 4)
    assert table.options == {}


def test_the_wheel_scrolls_and_changes_nothing(table: Table) -> None:
    for name in ("dulle", "deals"):
        control = table.row(name).control
        control.setFocus()
        place = QPointF(control.rect().center())
        wheel = QWheelEvent(
            place,
            QPointF(control.mapToGlobal(control.rect().center())),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(control, wheel)
    assert table.options == {}
    assert table.told == []


@pytest.mark.parametrize("typed", ["1001", "99999999999999999999", "1 2", "-5"])
def test_a_number_the_rules_do_not_have_cannot_be_typed(table: Table, typed: str) -> None:
    deals = table.row("deals").control
    assert isinstance(deals, QSpinBox)
    deals.setFocus()
    deals.selectAll()
    QTest.keyClicks(deals, typed)
    press(deals, Qt.Key.Key_Return)
    assert 0 <= deals.value() <= 1000
    assert table.options.get("deals", 0) == deals.value()


# --- contradictions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "preset", "before", "name", "value", "pair"),
    [
        ("doppelkopf", "ddv", {}, "heart_trick", True, ("Heart trick: on", "Nines: on")),
        ("doppelkopf", "ddv", {"nines": False, "heart_trick": True}, "nines", True, ("Heart trick: on", "Nines: on")),
        ("doppelkopf", "ddv", {}, "dulle_caught", True, ("Dulle caught: on", "Two Dulles in one trick: the first one")),
        ("doppelkopf", "ddv", {}, "hyperpiglets", True, ("Hyperpiglets: on", "Piglets: off")),
        ("doppelkopf", "ddv", {}, "compulsory_solos", True, ("Compulsory solos: on", "Number of deals: open end")),
        ("doppelkopf", "ddv-tournament", {}, "solos", (), ("Compulsory solos: on", "Solos: none")),
        (
            "schafkopf",
            "schaf",
            {},
            "ramsch_jungfrau",
            True,
            ("Jungfrau in Ramsch: on", "When everybody passes: the next dealer deals"),
        ),
    ],
)
def test_a_contradiction_is_refused_on_the_spot_and_names_the_pair(
    qtbot: QtBot,
    tmp_path: Path,
    game: str,
    preset: str,
    before: dict[str, Value],
    name: str,
    value: Value,
    pair: tuple[str, str],
) -> None:
    table = Table(qtbot, tmp_path, Settings().with_rules(game, preset, before))
    row = table.row(name)
    row.control.show_value(value)
    row.edited.emit(name, value)
    assert table.options == before
    assert table.told == []
    assert row.is_refused
    assert row.refusal is not None
    assert row.refusal.text.text() == texts.conflict_sentence(*pair)
    assert shown_value(row) == values(table.page.rules)[name]


def shown_value(row: RuleRow) -> Value:
    control = row.control
    if isinstance(control, Switch):
        return control.isChecked()
    if isinstance(control, Number):
        return control.value()
    if isinstance(control, CheckList):
        return tuple(item for item, box in control.boxes.items() if box.isChecked())
    return row.option.values[control.currentIndex()]


def test_the_box_snaps_back_under_a_real_key(table: Table) -> None:
    table.toggle("heart_trick")
    box = table.row("heart_trick").control
    assert isinstance(box, Switch)
    assert not box.isChecked()
    assert table.row("heart_trick").is_refused


def test_a_refusal_leads_to_the_other_option_and_goes_away(table: Table) -> None:
    table.search("heart trick")
    table.toggle("heart_trick")
    row = table.row("heart_trick")
    assert row.refusal is not None
    assert row.refusal.button.text() == "Go to “Nines”"
    row.refusal.button.setFocus()
    press(row.refusal.button, Qt.Key.Key_Return)
    assert table.row("nines").control.hasFocus()
    press(table.row("nines").control, Qt.Key.Key_Space)
    assert not row.is_refused
    table.toggle("heart_trick")
    assert table.options == {"nines": False, "heart_trick": True}


def test_a_reset_that_would_contradict_is_refused_too(table: Table) -> None:
    table.toggle("nines")
    table.toggle("heart_trick")
    mark = table.row("nines").mark
    assert mark is not None
    click(mark.button)
    assert table.options == {"nines": False, "heart_trick": True}
    assert table.row("nines").is_refused


# --- finding -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("genscher", {"genscher"}),
        ("GENscher", {"genscher"}),
        ("piglets", {"piglets", "hyperpiglets"}),
        ("black sow", {"poverty_refused"}),
        ("kings solo", {"solos"}),
        ("scores point fox", {"fox_last_trick", "fox_first_trick"}),
        ("session", {"seats", "deals", "compulsory_solos", "solo_keeps_deal"}),
        ("nothing like this", set()),
    ],
)
def test_the_field_finds_by_name_sentence_value_and_group(table: Table, words: str, found: set[str]) -> None:
    table.search(words)
    assert found <= set(table.shown())
    assert len(table.shown()) <= len(found) + 2
    assert table.page.list.nothing.isVisible() == (not found)


def test_headings_and_tabs_without_a_rule_go_away(table: Table) -> None:
    table.search("genscher")
    visible = [group for group, part in table.page.list.groups.items() if not part.isHidden()]
    assert visible == [Group.CONTRACTS]
    tabs = table.page.list.tabs
    assert [tabs.tabText(place) for place in range(tabs.count()) if tabs.isTabVisible(place)] == ["Contracts"]
    press(table.page.list.search, Qt.Key.Key_Escape)
    assert len(table.shown()) == len(table.page.list.rows)


def test_down_leads_from_the_field_to_what_was_found(table: Table) -> None:
    table.search("genscher")
    press(table.page.list.search, Qt.Key.Key_Down)
    assert table.row("genscher").control.hasFocus()
    press(table.row("genscher").control, Qt.Key.Key_Space)
    assert table.options == {"genscher": True}
    press(table.row("genscher").control, Qt.Key.Key_F3)
    assert table.page.list.search.hasFocus()


def test_a_late_answer_for_the_other_game_changes_nothing(table: Table) -> None:
    table.page.start.games["schafkopf"].click()
    schafkopf = table.page.list
    table.page.start.games["doppelkopf"].click()
    told = len(table.told)
    schafkopf.edited.emit("kontra", "4")
    schafkopf.reset.emit("kontra")
    assert len(table.told) == told
    assert "kontra" not in table.options


def test_only_changed_rules(table: Table) -> None:
    table.toggle("bock")
    click(table.page.list.only_changed, QPoint(10, table.page.list.only_changed.height() // 2))
    assert table.shown() == ["bock"]
    table.toggle("bock")
    assert table.shown() == []
    assert table.page.list.nothing.text() == "No rule differs from the preset."


def test_the_keyboard_leaves_a_rule_that_is_hidden_by_its_reset(table: Table) -> None:
    table.toggle("bock")
    click(table.page.list.only_changed, QPoint(10, table.page.list.only_changed.height() // 2))
    mark = table.row("bock").mark
    assert mark is not None
    click(mark.button)
    assert table.shown() == []
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.isVisible()


def test_tabs_lead_to_their_group_and_follow_the_page(qtbot: QtBot, table: Table) -> None:
    tabs, bar = table.page.list.tabs, table.page.list._scroll.verticalScrollBar()
    tabs.setFocus()
    press(tabs, Qt.Key.Key_Right)
    part = table.page.list.groups[Group.CONTRACTS]
    assert bar.value() == part.y()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    assert tabs.currentIndex() == tabs.count() - 1
    bar.setValue(0)
    assert tabs.currentIndex() == 0


# --- presets and named tables ------------------------------------------------------------------------


def test_another_preset_takes_the_place_of_all_rules_and_can_be_undone(table: Table) -> None:
    table.toggle("bock")
    table.choose("Pagat rules")
    assert table.page.rules == HouseRules("doppelkopf", "pagat", {})
    assert table.page.start.about.text() == texts.preset_description("pagat")
    click(table.page.notice.undo_button)
    assert table.page.rules == HouseRules("doppelkopf", "ddv", {"bock": True})
    assert table.page.start.choice.currentText() == "DDV rules"


def test_each_game_keeps_its_rules(table: Table) -> None:
    table.toggle("bock")
    click(table.page.start.games["schafkopf"])
    assert table.page.rules == HouseRules("schafkopf", "schaf", {})
    table.toggle("geier")
    click(table.page.start.games["doppelkopf"])
    assert table.options == {"bock": True}
    assert [rules.game for rules in table.told] == ["doppelkopf", "schafkopf"]


def test_a_table_is_kept_chosen_renamed_and_deleted(qtbot: QtBot, table: Table) -> None:
    page = table.page
    table.toggle("bock")
    table.keep("  Thursday ")
    assert load(table.path).sets == (RuleSet("Thursday", "doppelkopf", "ddv", {"bock": True}),)
    assert page.start.choice.currentText() == "Thursday"
    table.choose("DDV rules")
    assert page.keep.name.text() == ""
    assert not page.keep.delete_button.isEnabled()
    table.choose("Thursday")
    assert table.options == {"bock": True}
    page.keep.name.setText("Friday")
    with qtbot.waitSignal(table.store.changed):
        click(page.keep.rename_button)
    assert [kept.name for kept in load(table.path).sets] == ["Friday"]
    assert page.start.choice.currentText() == "Friday"
    with qtbot.waitSignal(table.store.changed):
        click(page.keep.delete_button)
    assert load(table.path).sets == ()
    assert table.options == {"bock": True}
    with qtbot.waitSignal(table.store.changed):
        click(page.notice.undo_button)
    assert [kept.name for kept in load(table.path).sets] == ["Friday"]
    assert page.start.choice.currentText() == "Friday"


def test_a_kept_table_can_be_changed_under_its_name(table: Table) -> None:
    table.keep("Thursday")
    assert not table.page.keep.keep_button.isEnabled()
    table.toggle("bock")
    assert table.page.start.choice.currentText() == "Thursday"
    assert table.page.keep.keep_button.isEnabled()
    table.keep("Thursday")
    assert load(table.path).sets == (RuleSet("Thursday", "doppelkopf", "ddv", {"bock": True}),)


def test_no_table_is_overwritten_by_mistake(table: Table) -> None:
    table.keep("Thursday")
    table.choose("Pagat rules")
    table.page.keep.name.setText("THURSDAY")
    click(table.page.keep.keep_button)
    assert "Thursday" in table.page.notice.sentence
    table.store.close()
    assert load(table.path).sets == (RuleSet("Thursday", "doppelkopf", "ddv", {}),)


def test_no_table_takes_the_name_of_another(table: Table) -> None:
    table.keep("Thursday")
    table.choose("Pagat rules")
    table.keep("Friday")
    table.page.keep.name.setText("thursday")
    click(table.page.keep.rename_button)
    assert "Thursday" in table.page.notice.sentence
    table.store.close()
    assert [kept.name for kept in load(table.path).of("doppelkopf")] == ["Friday", "Thursday"]


def test_the_table_is_known_again_by_its_rules(qtbot: QtBot, tmp_path: Path) -> None:
    save(RuleSets().put(RuleSet("Thursday", "doppelkopf", "ddv", {"bock": True})), tmp_path / "house-rules.json")
    table = Table(qtbot, tmp_path, Settings().with_rules("doppelkopf", "ddv", {"bock": True}))
    assert table.page.start.choice.currentText() == "Thursday"
    assert table.page.keep.name.text() == "Thursday"


def test_what_a_newer_version_kept_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    options = {"bock": True, "future_rule": 3}
    entry = {"name": "Thursday", "game": "doppelkopf", "preset": "ddv", "options": options}
    save(RuleSets(strange=(entry,)), tmp_path / "house-rules.json")
    table = Table(qtbot, tmp_path)
    table.choose("Thursday")
    assert table.options == {"bock": True}
    assert "left out" in table.page.notice.sentence


def test_a_disk_that_refuses_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    table = Table(qtbot, tmp_path / "file")
    table.page.keep.name.setText("Thursday")
    click(table.page.keep.keep_button)
    qtbot.waitUntil(lambda: "cannot be kept" in table.page.notice.sentence)
    assert table.page.start.choice.currentText() == "DDV rules"


# --- codes -------------------------------------------------------------------------------------------


def test_the_code_is_copied(table: Table) -> None:
    table.toggle("bock")
    click(table.page.code.copy_button)
    assert read_passport(QGuiApplication.clipboard().text()) == table.page.rules
    assert table.page.code.code.text() == code_of(table.page.rules)


def test_a_good_code_is_taken_with_its_differences_in_words(table: Table) -> None:
    wanted = with_value(HouseRules("doppelkopf", "pagat", {"bock": True}), "dulle", "second")
    table.toggle("genscher")
    table.paste(code_of(wanted).lower())
    assert table.page.rules == wanted
    assert table.told[-1] == wanted
    assert table.page.code.pasted.text() == ""
    for words in ("Pagat rules", "Two Dulles in one trick: the second one", "Bock rounds: on"):
        assert words in table.page.notice.sentence
    click(table.page.notice.undo_button)
    assert table.options == {"genscher": True}


def test_a_code_of_the_other_game_leads_there(table: Table) -> None:
    table.paste("S1-1KKK")
    assert table.page.rules == HouseRules("schafkopf", "schafkopfschule", {})
    assert table.page.start.games["schafkopf"].isChecked()
    assert "without any change" in table.page.notice.sentence
    click(table.page.notice.undo_button)
    assert table.page.rules.game == "doppelkopf"
    click(table.page.start.games["schafkopf"])
    assert table.page.rules == HouseRules("schafkopf", "schaf", {})


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("D1-0JRH", "a character in it is wrong"),
        ("hello", "not a code of house rules"),
        ("D2-0JRG", "newer version"),
        ("D1-" + "0" * 500, "not a code"),
    ],
)
def test_a_bad_code_gets_a_sentence_and_changes_nothing(table: Table, code: str, words: str) -> None:
    table.toggle("bock")
    before = table.page.rules
    told = len(table.told)
    table.paste(code)
    assert words in table.page.notice.sentence
    assert table.page.rules == before
    assert len(table.told) == told
    assert table.page.code.pasted.text()


def test_a_contradictory_code_names_the_pair(table: Table) -> None:
    digits = "".join(map(passport._written, [0, 31, 0]))
    table.paste("D1" + digits + passport._checksum("D1" + digits))
    assert "Heart trick, Nines" in table.page.notice.sentence
    assert table.options == {}


# --- leaving and dealing -----------------------------------------------------------------------------


def test_deal_tells_the_rules_shown(qtbot: QtBot, table: Table) -> None:
    table.toggle("bock")
    with qtbot.waitSignal(table.page.deal) as signal:
        table.page.deal_button.setFocus()
        press(table.page.deal_button, Qt.Key.Key_Return)
    assert signal.args == [HouseRules("doppelkopf", "ddv", {"bock": True})]


def test_enter_and_escape_elsewhere_deal_nothing(qtbot: QtBot, table: Table) -> None:
    with qtbot.assertNotEmitted(table.page.deal):
        press(table.page.list.search, Qt.Key.Key_Return)
        press(table.row("bock").control, Qt.Key.Key_Return)
    with qtbot.waitSignal(table.page.back):
        press(table.row("bock").control, Qt.Key.Key_Escape)


# --- keyboard, screen reader, room -------------------------------------------------------------------


def controls(page: RulesPage) -> list[QWidget]:
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSpinBox)
    parts = [part for kind in kinds for part in page.findChildren(kind) if part.isVisibleTo(page)]
    return [part for part in parts if not part.objectName().startswith("qt_") and part.focusPolicy()]


def test_every_control_has_a_name_and_can_be_reached_by_tab(qtbot: QtBot, table: Table) -> None:
    for part in controls(table.page):
        assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()), part
    reached: set[QWidget] = set()
    for _ in range(400):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in reached and focused is table.page.list.search:
            break
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {row.control.focusProxy() or row.control for row in table.page.list.rows.values()}
    assert wanted <= reached
    for part in (table.page.deal_button, table.page.back_button, table.page.code.pasted, table.page.keep.name):
        assert part in reached


def test_no_two_parts_share_a_letter(table: Table) -> None:
    texts_shown = [part.text() for part in table.page.findChildren(QAbstractButton)]
    letters = [text[text.index("&") + 1].casefold() for text in texts_shown if "&" in text]
    labels = ["s", "n", "f"]
    menus = ["g", "t", "c", "h"]
    everything = [*letters, *labels, *menus]
    assert len(set(everything)) == len(everything), sorted(everything)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], game: str) -> None:
    table = Table(qtbot, tmp_path, Settings().with_rules(game, next(iter(GAMES[game].catalogue.presets)), {}))
    page = table.page
    page.resize(*size)
    for _ in range(10):
        QApplication.processEvents()
    for part in (page.deal_button, page.back_button, page.code.copy_button, page.print_button, page.start.choice):
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
        assert part.width() >= part.minimumSizeHint().width()
    for row in page.list.rows.values():
        right = row.control.mapTo(row, row.control.rect().topRight()).x()
        assert right <= row.width()
        if isinstance(row.control, QComboBox):
            longest = max(row.control.itemText(place) for place in range(row.control.count()))
            assert row.control.fontMetrics().horizontalAdvance(longest) <= row.control.width() - 40
    tabs = page.list.tabs
    assert tabs.tabRect(tabs.count() - 1).right() <= tabs.width()


def test_the_focused_option_is_in_sight(qtbot: QtBot, table: Table) -> None:
    table.page.list.go_to("solo_keeps_deal")
    control = table.row("solo_keeps_deal").control
    view = table.page.list._scroll.viewport()
    qtbot.waitUntil(lambda: view.rect().contains(control.mapTo(view, control.rect().center())))
    table.page.resize(1280, 700)
    qtbot.waitUntil(lambda: view.rect().contains(control.mapTo(view, control.rect().center())))


def test_each_game_has_its_own_pack(table: Table) -> None:
    assert table.page.list is table.page.lists[("doppelkopf", Pack.FRENCH)]
    click(table.page.start.games["schafkopf"])
    assert table.page.list is table.page.lists[("schafkopf", Pack.GERMAN)]
