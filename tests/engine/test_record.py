"""Reading records: a mistake is an `InputProblem` that says where (``record.md`` section 2, ``rulings.md`` 2, 10)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.errors import Flaw, InputProblem, Reason
from cardavia.engine.record import (
    LARGEST_FILE,
    Record,
    cut,
    format_record,
    new_match,
    parse_record,
    record_of,
    replay,
)

CASES = sorted((Path(__file__).parent.parent / "games").glob("*/*.cardavia"))
DOPPELKOPF = next(path for path in CASES if path.name == "doppelkopf-pagat-1.cardavia")
SCHAFKOPF = next(path for path in CASES if path.name == "schafkopf-schaf-3.cardavia")


def document(path: Path = DOPPELKOPF) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return value


def problem(value: Any) -> InputProblem:
    """Return what is wrong with the document, which may already be bytes."""
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    with pytest.raises(InputProblem) as caught:
        replay(parse_record(data))
    assert str(caught.value)
    return caught.value


def with_value(path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """Return the sample with one value replaced."""
    changed = document()
    place: Any = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


Place = tuple[str | int, ...]
DEAL: Place = ("deals", 1)
WRONG: list[tuple[Place, Any, Flaw]] = [
    (("format",), "skat-record", Flaw.NOT_A_RECORD),
    (("format",), None, Flaw.NOT_A_RECORD),
    (("version",), 2, Flaw.UNKNOWN_VERSION),
    (("version",), 0, Flaw.UNKNOWN_VERSION),
    (("version",), True, Flaw.BAD_VALUE),
    (("version",), 1.0, Flaw.BAD_VALUE),
    (("version",), "1", Flaw.BAD_VALUE),
    (("game",), "skat", Flaw.UNKNOWN_GAME),
    (("game",), ["doppelkopf"], Flaw.BAD_VALUE),
    (("rules",), [], Flaw.BAD_VALUE),
    (("rules",), {}, Flaw.MISSING_KEY),
    (("rules",), {"preset": "pagat", "option": {}}, Flaw.UNKNOWN_KEY),
    (("rules", "preset"), "schaf", Flaw.UNKNOWN_PRESET),
    (("rules", "preset"), 5, Flaw.BAD_VALUE),
    (("rules", "options"), None, Flaw.BAD_VALUE),
    (("rules", "options"), {"x": 1}, Flaw.UNKNOWN_OPTION),
    (("rules", "options"), {"nines": "no"}, Flaw.BAD_OPTION),
    (("rules", "options"), {"compulsory_solos": True, "deals": 0}, Flaw.OPTION_CONFLICT),
    (("players",), ["A", "B", "C"], Flaw.WRONG_PLAYER_COUNT),
    (("players",), ["A", "B", "C", "D", "E"], Flaw.WRONG_PLAYER_COUNT),
    (("players",), "ABCD", Flaw.BAD_VALUE),
    (("players", 2), 7, Flaw.BAD_VALUE),
    (("players", 2), "x" * 65, Flaw.NAME_TOO_LONG),
    (("players", 2), "a\nb", Flaw.BAD_VALUE),
    (("players", 2), "\ud800", Flaw.BAD_VALUE),
    (("players", 2), "\u202egnp", Flaw.BAD_VALUE),  # turns the rest of a line round
    (("deals",), {}, Flaw.BAD_VALUE),
    (("deals",), None, Flaw.BAD_VALUE),
]
WRONG_IN_DEAL: list[tuple[Place, Any, Flaw]] = [
    (DEAL, 5, Flaw.BAD_VALUE),
    (DEAL, ["CA"], Flaw.BAD_VALUE),
    ((*DEAL, "dealer"), 4, Flaw.BAD_DEALER),
    ((*DEAL, "dealer"), -1, Flaw.BAD_DEALER),
    ((*DEAL, "dealer"), True, Flaw.BAD_VALUE),
    ((*DEAL, "dealer"), "0", Flaw.BAD_VALUE),
    ((*DEAL, "hands"), ["", "", ""], Flaw.WRONG_PLAYER_COUNT),
    ((*DEAL, "hands"), ["", "", "", ""], Flaw.WRONG_HAND_SIZE),
    ((*DEAL, "hands"), "CA", Flaw.BAD_VALUE),
    ((*DEAL, "hands", 0), None, Flaw.BAD_VALUE),
    ((*DEAL, "hands", 0), "CA XX", Flaw.NOT_A_CARD),
    ((*DEAL, "hands", 0), "CA  SA", Flaw.NOT_A_CARD),
    ((*DEAL, "hands", 0), "C7", Flaw.CARD_NOT_IN_PACK),
    ((*DEAL, "hands", 0), "CA CA CA", Flaw.REPEATED_CARD),
    ((*DEAL, "actions"), {}, Flaw.BAD_VALUE),
    ((*DEAL, "actions"), ["0:healthy"] * 401, Flaw.TOO_MANY_ACTIONS),
]


@pytest.mark.parametrize(("place", "value", "flaw"), WRONG)
def test_a_wrong_value_is_named(place: Place, value: Any, flaw: Flaw) -> None:
    found = problem(with_value(place, value))
    assert found.flaw is flaw
    assert (found.deal, found.index) == (None, None)


@pytest.mark.parametrize(("place", "value", "flaw"), WRONG_IN_DEAL)
def test_a_wrong_value_in_a_deal_names_the_deal(place: Place, value: Any, flaw: Flaw) -> None:
    found = problem(with_value(place, value))
    assert (found.flaw, found.deal) == (flaw, 1)


@pytest.mark.parametrize("value", [5, None, "0:", "CA", "0:CB", "7:CA", "4:CA", ["0:CA"], {}, True, "0:say genscher"])
def test_a_wrong_action_names_deal_index_and_text(value: Any) -> None:
    found = problem(with_value((*DEAL, "actions", 3), value))
    assert (found.deal, found.index, found.text) == (1, 3, str(value))
    assert found.flaw in (Flaw.NOT_AN_ACTION, Flaw.NO_SUCH_SEAT)
    # A seat that no table has is no action, one that this table has not is named as such.
    assert found.flaw is (Flaw.NO_SUCH_SEAT if value == "4:CA" else Flaw.NOT_AN_ACTION)


def test_the_first_illegal_action_names_deal_index_text_and_reason() -> None:
    changed = document()
    texts = changed["deals"][1]["actions"]
    texts[6], texts[7] = texts[7], texts[6]
    found = problem(changed)
    assert isinstance(found.flaw, Reason)
    assert (found.deal, found.text) == (1, texts[found.index or 0])


@pytest.mark.parametrize("key", ["format", "version", "game", "rules", "players", "deals"])
def test_a_missing_key_is_named(key: str) -> None:
    changed = document()
    del changed[key]
    found = problem(changed)
    assert found.flaw in (Flaw.MISSING_KEY, Flaw.NOT_A_RECORD)
    assert found.flaw is Flaw.NOT_A_RECORD or found.names == (key,)


@pytest.mark.parametrize("key", ["dealer", "hands", "actions"])
def test_a_missing_key_of_a_deal_is_named(key: str) -> None:
    changed = document()
    del changed["deals"][1][key]
    assert (problem(changed).flaw, problem(changed).names, problem(changed).deal) == (Flaw.MISSING_KEY, (key,), 1)


@pytest.mark.parametrize("place", [(), ("rules",), DEAL])
def test_an_unknown_key_is_named(place: Place) -> None:
    found = problem(with_value((*place, "totals"), 1))
    assert (found.flaw, found.names) == (Flaw.UNKNOWN_KEY, ("totals",))


def test_a_deal_may_follow_only_a_finished_one() -> None:
    changed = document()
    changed["deals"][0]["actions"].pop()
    found = problem(changed)
    assert (found.flaw, found.deal) == (Flaw.DEAL_AFTER_UNFINISHED, 1)


def test_r2_any_dealer_is_read() -> None:
    changed = document()
    changed["deals"] = [changed["deals"][0], changed["deals"][0]]
    assert len(replay(parse_record(json.dumps(changed).encode())).deals) == 2


# Bytes


def test_the_limits() -> None:
    assert problem(b" " * (LARGEST_FILE + 1)).flaw is Flaw.TOO_LARGE
    data = json.dumps(document()).encode()
    assert len(parse_record(data + b" " * (LARGEST_FILE - len(data))).deals) == 4
    found = with_value(("deals",), [document()["deals"][0]] * 1001)
    assert problem(found).flaw is Flaw.TOO_MANY_DEALS
    assert parse_record(json.dumps(with_value(("players", 1), "x" * 64)).encode()).players[1] == "x" * 64


def test_four_hundred_actions_are_read() -> None:
    changed = document(SCHAFKOPF)
    changed["deals"] = [changed["deals"][0]]
    changed["deals"][0]["actions"] = ["0:pass"] * 400
    assert len(parse_record(json.dumps(changed).encode()).deals[0].moves) == 400


TEXT = json.dumps(document())
BYTES: list[tuple[bytes, Flaw]] = [
    (b"", Flaw.NOT_JSON),
    (b"{", Flaw.NOT_JSON),
    (b"null", Flaw.NOT_A_RECORD),
    (b"[]", Flaw.NOT_A_RECORD),
    (b'"cardavia-record"', Flaw.NOT_A_RECORD),
    (b"\xff\xfe\x00", Flaw.NOT_UTF8),
    (TEXT.encode("utf-16"), Flaw.NOT_UTF8),
    (TEXT.encode()[:-1], Flaw.NOT_JSON),
    (TEXT.encode() + b"{}", Flaw.NOT_JSON),
    (b"[" * 100_000, Flaw.NOT_JSON),
    (b'{"a":' * 100_000, Flaw.NOT_JSON),
    (TEXT.replace('"version": 1', '"version": NaN').encode(), Flaw.BAD_VALUE),
    (TEXT.replace('"version": 1', '"version": Infinity').encode(), Flaw.BAD_VALUE),
    (TEXT.replace('"version": 1', '"version": 1e999').encode(), Flaw.BAD_VALUE),
    (TEXT.replace('"version": 1', f'"version": {"9" * 300}').encode(), Flaw.UNKNOWN_VERSION),
    (TEXT.replace('"version": 1', f'"version": {"9" * 5000}').encode(), Flaw.NOT_JSON),
    (TEXT.replace('"version": 1', '"version": 1, "version": 1').encode(), Flaw.CONTRADICTION),
    (TEXT.replace('"dealer":', '"dealer": 0, "dealer":').encode(), Flaw.CONTRADICTION),
]


@pytest.mark.parametrize(("data", "flaw"), BYTES, ids=range(len(BYTES)))
def test_bytes_that_are_no_record(data: bytes, flaw: Flaw) -> None:
    assert problem(data).flaw is flaw


def test_a_byte_order_mark_is_no_mistake() -> None:
    assert parse_record(b"\xef\xbb\xbf" + TEXT.encode()) == parse_record(TEXT.encode())


@pytest.mark.parametrize("depth", [50, 200, 400, 600, 800, 850, 900, 920, 940, 960, 980, 1000, 5000])
@pytest.mark.parametrize("place", [("version",), ("players", 0), ("rules", "options", "nines"), (*DEAL, "actions", 0)])
def test_deep_values_anywhere(place: Place, depth: int) -> None:
    text = (
        json.dumps(with_value(place, "@"), ensure_ascii=False)
        if place[-1] != "nines"
        else json.dumps(with_value(("rules", "options"), {"nines": "@"}))
    )
    problem(text.replace('"@"', "[" * depth + "]" * depth).encode())


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_record_cut_off_anywhere_is_refused(path: Path) -> None:
    data = path.read_bytes().rstrip()
    for end in range(0, len(data), max(1, len(data) // 40)):
        problem(data[:end])


# Writing


def test_a_written_record_holds_what_differs_from_the_preset_alone() -> None:
    changed = document()
    changed["rules"]["options"] = {"poverty": True, "deals": 9, "solos": ["none", "D"]}
    changed["deals"] = []
    record = parse_record(json.dumps(changed).encode())
    assert record.options == {"deals": 9, "solos": ("D", "none")}
    assert json.loads(format_record(record))["rules"] == {
        "preset": "pagat",
        "options": {"deals": 9, "solos": ["D", "none"]},
    }


def test_names_of_any_script_are_kept() -> None:
    names = ("Žofie", "Богдана", "José-María", "王 芳")
    record = Record("schafkopf", "schaf", {}, names)
    assert parse_record(format_record(record).encode("utf-8")).players == names


def test_a_match_and_its_record_tell_the_same() -> None:
    record = parse_record(DOPPELKOPF.read_bytes())
    match = replay(record)
    assert record_of(match, record.preset, record.players) == record
    assert new_match(record).deals == ()


def test_a_cut_record_drops_what_comes_after() -> None:
    record = parse_record(DOPPELKOPF.read_bytes())
    shorter = cut(record, 1, 5)
    assert len(shorter.deals) == 2
    assert shorter.deals[0] == record.deals[0]
    assert shorter.deals[1].moves == record.deals[1].moves[:5]
    assert replay(shorter).deals[1].moves == record.deals[1].moves[:5]
