"""Named tables of house rules on the disk."""

import json
from pathlib import Path

import pytest

from cardavia.storage.files import Failure, StorageError
from cardavia.storage.rule_sets import LONGEST_NAME, RuleSet, RuleSets, clean_name, load, save

THURSDAY = RuleSet("Thursday", "doppelkopf", "ddv", {"nines": False, "solos": ("D", "queens")})
CLUB = RuleSet("Club", "schafkopf", "schaf", {"kontra": 2})


def entry(name: str = "Thursday", **changes: object) -> dict[str, object]:
    return {"name": name, "game": "doppelkopf", "preset": "ddv", "options": {"nines": False}, **changes}


def written(path: Path, *tables: object, **more: object) -> Path:
    path.write_text(json.dumps({"version": 1, "tables": tables, **more}), encoding="utf-8")
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "house-rules.json"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house-rules.json"


def test_without_a_file_there_are_no_tables(path: Path) -> None:
    assert load(path) == RuleSets()
    assert not path.parent.exists()


def test_what_is_saved_is_read_again(path: Path) -> None:
    tables = RuleSets().put(THURSDAY).put(CLUB)
    save(tables, path)
    assert load(path) == tables
    assert load(path).of("doppelkopf") == (THURSDAY,)


def test_tables_stand_in_the_order_of_their_names() -> None:
    names = ["b", "A", "ä", "C"]
    tables = RuleSets()
    for name in names:
        tables = tables.put(RuleSet(name, "doppelkopf", "ddv", {}))
    assert [kept.name for kept in tables.of("doppelkopf")] == ["A", "b", "C", "ä"]


def test_a_name_stands_once_in_a_game_whatever_its_capitals() -> None:
    other = RuleSet("THURSDAY", "doppelkopf", "pagat", {})
    tables = RuleSets().put(THURSDAY).put(other).put(RuleSet("Thursday", "schafkopf", "schaf", {}))
    assert tables.of("doppelkopf") == (other,)
    assert len(tables.of("schafkopf")) == 1


def test_renaming_and_removing() -> None:
    tables = RuleSets().put(THURSDAY).put(CLUB)
    renamed = tables.rename("doppelkopf", "thursday", "Friday")
    assert [kept.name for kept in renamed.sets] == ["Friday", "Club"]
    assert renamed.remove("schafkopf", "CLUB").sets == renamed.of("doppelkopf")
    assert tables.rename("doppelkopf", "Thursday", "THURSDAY").of("doppelkopf")[0].name == "THURSDAY"


@pytest.mark.parametrize(("name", "new"), [("Friday", "Sunday"), ("Thursday", "monday")])
def test_a_renaming_loses_no_table(name: str, new: str) -> None:
    tables = RuleSets().put(THURSDAY).put(RuleSet("Monday", "doppelkopf", "ddv", {}))
    with pytest.raises(KeyError):
        tables.rename("doppelkopf", name, new)


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        5,
        [],
        {},
        entry(""),
        entry(" spaces "),
        entry("two\nlines"),
        entry("x" * (LONGEST_NAME + 1)),
        entry(game="skat"),
        entry(game=["doppelkopf"]),
        entry(preset="home"),
        entry(preset={}),
        entry(options=[1]),
        entry("GOOD"),
    ],
)
def test_a_damaged_entry_costs_only_itself_and_stays_in_the_file(file: Path, damaged: object) -> None:
    tables = load(written(file, entry("Good"), damaged, entry("Better")))
    assert [kept.name for kept in tables.of("doppelkopf")] == ["Better", "Good"]
    save(tables.remove("doppelkopf", "Better"), file)
    assert damaged in json.loads(file.read_bytes())["tables"]


@pytest.mark.parametrize("name", ["future_rule", "nines", "dulle"])
@pytest.mark.parametrize("value", ["quite new", 7, None, [], {"deep": True}])
def test_what_cannot_be_played_costs_only_itself(file: Path, name: str, value: object) -> None:
    options = {"bock": True, name: value, "genscher": True}
    table = load(written(file, entry(options=options))).of("doppelkopf")[0]
    assert table.options == {"bock": True, "genscher": True}
    assert table.left_out == (name,)


def test_of_a_contradiction_the_first_option_is_kept(file: Path) -> None:
    table = load(written(file, entry(options={"heart_trick": True, "hyperpiglets": True, "bock": True}))).sets[0]
    assert table.options == {"bock": True}
    assert set(table.left_out) == {"heart_trick", "hyperpiglets"}


def test_options_that_are_allowed_only_together_are_taken_together(file: Path) -> None:
    options = {"heart_trick": True, "nines": False}
    assert load(written(file, entry(options=options))).sets[0].options == options


def test_a_newer_version_finds_its_own_again(file: Path) -> None:
    newer = entry(options={"nines": False, "future_rule": 3}, colour="red")
    tables = load(written(file, newer, entry(game="skat"), folders=["a"]))
    save(tables.rename("doppelkopf", "Thursday", "Friday"), file)
    again = json.loads(file.read_bytes())
    assert again["folders"] == ["a"]
    assert again["tables"] == [{**newer, "name": "Friday"}, entry(game="skat")]


def test_new_rules_under_an_old_name_decide_what_is_known_here(file: Path) -> None:
    tables = load(written(file, entry(options={"dulle": "third", "future_rule": 3})))
    save(tables.put(RuleSet("Thursday", "doppelkopf", "pagat", {"bock": True})), file)
    kept = json.loads(file.read_bytes())["tables"][0]
    assert (kept["preset"], kept["options"]) == ("pagat", {"future_rule": 3, "bock": True})


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b" " * (1 << 20) + b"{}"])
def test_a_file_that_is_none_is_moved_aside(file: Path, damage: bytes) -> None:
    file.write_bytes(damage)
    told: list[Path] = []
    assert load(file, told.append) == RuleSets()
    assert not file.exists()
    assert [aside.read_bytes() for aside in told] == [damage]


def test_an_editors_mark_in_front_does_no_harm(file: Path) -> None:
    written(file, entry())
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert load(file).find("doppelkopf", "thursday") is not None


@pytest.mark.parametrize("tables", [None, 5, "x", {"a": 1}])
def test_tables_that_are_no_list(file: Path, tables: object) -> None:
    file.write_text(json.dumps({"tables": tables}), encoding="utf-8")
    assert load(file).sets == ()


def test_a_file_that_cannot_be_read_is_not_taken_for_an_empty_one(file: Path) -> None:
    file.mkdir()
    with pytest.raises(StorageError):
        load(file)


def test_more_than_can_be_read_again_is_not_written(file: Path) -> None:
    save(RuleSets().put(THURSDAY), file)
    before = file.read_bytes()
    many = RuleSets(tuple(RuleSet(f"{number:064}", "doppelkopf", "ddv", {}) for number in range(8000)))
    with pytest.raises(StorageError) as failure:
        save(many, file)
    assert failure.value.kind is Failure.FULL
    assert file.read_bytes() == before


def test_an_entry_too_deep_to_be_written_does_not_keep_the_others_from_it(file: Path) -> None:
    deep: object = 1
    for _ in range(5000):
        deep = [deep]
    save(RuleSets((THURSDAY,), (deep,)), file)
    assert load(file).sets == (THURSDAY,)


def test_names_as_they_can_be_kept() -> None:
    assert clean_name("  Thurs\u200bday\n ") == "Thursday"
    assert len(clean_name("x" * 80)) == LONGEST_NAME
    assert clean_name("x" * 63 + " y") == "x" * 63
    assert clean_name("\t") == ""
