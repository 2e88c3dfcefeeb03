"""Named tables in a worker thread."""

import json
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage.files import StorageError
from cardavia.storage.rule_sets import RuleSet, RuleSets, load, save
from cardavia.ui.rules_store import RuleSetStore

THURSDAY = RuleSet("Thursday", "doppelkopf", "ddv", {"nines": False})
FRIDAY = RuleSet("Friday", "doppelkopf", "ddv", {})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house-rules.json"


@pytest.fixture
def store(qtbot: QtBot, path: Path) -> RuleSetStore:
    return RuleSetStore(path)


def test_a_change_is_on_the_disk_when_it_is_told(qtbot: QtBot, store: RuleSetStore, path: Path) -> None:
    with qtbot.waitSignal(store.changed):
        store.change(lambda tables: tables.put(THURSDAY))
    assert store.tables.sets == (THURSDAY,)
    assert load(path).sets == (THURSDAY,)


def test_the_window_does_not_wait_for_a_change(qtbot: QtBot, store: RuleSetStore) -> None:
    may_go_on = threading.Event()

    def slow(tables: RuleSets) -> RuleSets:
        assert may_go_on.wait(10)
        return tables.put(THURSDAY)

    store.change(slow)
    assert not store.tables.sets
    with qtbot.waitSignal(store.changed):
        may_go_on.set()
    assert store.tables.sets == (THURSDAY,)


def test_changes_come_one_after_the_other_and_closing_waits(store: RuleSetStore, path: Path) -> None:
    store.change(lambda tables: tables.put(THURSDAY))
    store.change(lambda tables: tables.put(FRIDAY))
    store.change(lambda tables: tables.rename("doppelkopf", "Friday", "Sunday"))
    store.close()
    assert {table.name for table in load(path).sets} == {"Thursday", "Sunday"}


def test_another_windows_tables_are_not_lost(qtbot: QtBot, store: RuleSetStore, path: Path) -> None:
    assert store.tables == RuleSets()
    save(RuleSets().put(FRIDAY), path)
    with qtbot.waitSignal(store.changed):
        store.change(lambda tables: tables.put(THURSDAY))
    assert [table.name for table in store.tables.of("doppelkopf")] == ["Friday", "Thursday"]


def test_what_another_window_has_removed_cannot_be_renamed(qtbot: QtBot, store: RuleSetStore, path: Path) -> None:
    with qtbot.waitSignal(store.changed):
        store.change(lambda tables: tables.rename("doppelkopf", "Thursday", "Friday"))
    assert store.tables == RuleSets()
    assert not path.exists()


def test_a_disk_that_refuses_is_told_and_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = RuleSetStore(tmp_path / "file" / "house-rules.json")
    assert store.tables == RuleSets()
    with qtbot.waitSignal(store.failed) as signal:
        store.change(lambda tables: tables.put(THURSDAY))
    assert signal.args is not None
    assert isinstance(signal.args[0], StorageError)
    assert store.tables == RuleSets()


def test_a_file_that_cannot_be_read_is_never_overwritten(qtbot: QtBot, path: Path) -> None:
    path.mkdir()
    store = RuleSetStore(path)
    with qtbot.waitSignal(store.failed):
        assert store.tables == RuleSets()
    with qtbot.waitSignal(store.failed):
        store.change(lambda tables: tables.put(THURSDAY))
    assert path.is_dir()


def test_a_damaged_file_is_told(qtbot: QtBot, store: RuleSetStore, path: Path) -> None:
    path.write_text("{", encoding="utf-8")
    with qtbot.waitSignal(store.damaged):
        assert store.tables == RuleSets()
    with qtbot.waitSignal(store.changed):
        store.change(lambda tables: tables.put(THURSDAY))
    assert json.loads(path.read_bytes())["tables"][0]["name"] == "Thursday"
