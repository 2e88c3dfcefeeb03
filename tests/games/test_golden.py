"""Golden records: what ``replay --json`` prints of each must stay as it is (``record.md`` section 6).

``cases`` holds sample records of every preset, which nobody rewrites. ``golden`` holds our own instructive deals;
``pytest tests/games --rewrite-golden`` writes their expected output anew, and a person reads the diff.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.record import cut, format_record, parse_record, replay
from cardavia.engine.report import match_report
from tests.engine.helpers import reference_of

HERE = Path(__file__).parent
CASES = sorted((HERE / "cases").glob("*.cardavia"))
GOLDEN = sorted((HERE / "golden").glob("*.cardavia"))


def name_of(path: Path) -> str:
    return path.stem


def report_of(path: Path) -> dict[str, Any]:
    record = parse_record(path.read_bytes())
    document: dict[str, Any] = json.loads(json.dumps(match_report(replay(record), record)))
    return document


def expected_path(path: Path) -> Path:
    return path.with_suffix(".expected.json")


def comparable(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with what has no order sorted, lines added up, and empty lists of legal actions left out."""
    deals = []
    for deal in document["deals"]:
        lines: Counter[tuple[str, str]] = Counter()
        for line in deal["lines"]:
            lines[line["key"], line["party"]] += line["value"]
        legal = {seat: sorted(texts) for seat, texts in deal["legal"].items() if texts}
        deals.append({**deal, "lines": sorted(lines.items()), "legal": legal})
    return {**document, "deals": deals}


def test_there_are_cases_and_golden_records() -> None:
    assert len(CASES) == 24
    assert len(GOLDEN) >= 12


@pytest.mark.parametrize("path", CASES, ids=name_of)
def test_a_sample_record_replays_as_expected(path: Path) -> None:
    expected = json.loads(expected_path(path).read_text(encoding="utf-8"))
    assert comparable(report_of(path)) == comparable(expected)


@pytest.mark.parametrize("path", GOLDEN, ids=name_of)
def test_a_golden_record_replays_as_before(path: Path, rewrite_golden: bool) -> None:
    report = report_of(path)
    if rewrite_golden:
        expected_path(path).write_text(pretty(report), encoding="utf-8")
    # Everything but the order of lists without one must be the same to the letter.
    assert pretty(report) == expected_path(path).read_text(encoding="utf-8")


def pretty(document: dict[str, Any]) -> str:
    """Return the document with one line for each value of a deal, so that a diff can be read."""
    head = {key: value for key, value in document.items() if key != "deals"}
    deals = [
        "{\n" + ",\n".join(f"  {json.dumps(key)}: {values(value)}" for key, value in deal.items()) + "\n }"
        for deal in document["deals"]
    ]
    rest = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    return "{\n" + rest + ',\n "deals": [' + ", ".join(deals) + "]\n}\n"


def values(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {json.dumps(item)}" for item in value) + "\n  ]"
    return json.dumps(value)


@pytest.mark.parametrize("path", CASES + GOLDEN, ids=name_of)
def test_a_plain_reading_of_the_rules_scores_the_record_alike(path: Path) -> None:
    record = parse_record(path.read_bytes())
    match = replay(record)
    for state in match.deals:
        reference = reference_of(record.game, match.options, state.deal, state.standing)
        for move in state.moves:
            assert str(move.action) in reference.legal(move.seat)
            reference.do(move.seat, str(move.action))
        scores = match.game.score(state).scores
        assert (None if scores is None else list(scores)) == reference.scores()


@pytest.mark.parametrize("path", CASES + GOLDEN, ids=name_of)
def test_a_record_is_read_and_written_without_loss(path: Path) -> None:
    record = parse_record(path.read_bytes())
    assert parse_record(format_record(record).encode("utf-8")) == record


@pytest.mark.parametrize("path", CASES + GOLDEN, ids=name_of)
def test_every_point_of_a_record_can_be_replayed(path: Path) -> None:
    record = parse_record(path.read_bytes())
    number = len(record.deals) - 1
    moves = record.deals[number].moves
    for count in range(0, len(moves) + 1, 7):
        state = replay(cut(record, number, count)).deals[number]
        assert state.moves == moves[:count]
