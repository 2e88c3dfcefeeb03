"""The command line: documents, sentences and exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.cli import main
from cardavia.engine.record import MOST_DEALS

CASES = Path(__file__).parents[1] / "games" / "cases"
RECORD = CASES / "doppelkopf-ddv-1.cardavia"


def _document(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(words) == code
    captured = capsys.readouterr()
    assert captured.err == ""
    document: dict[str, Any] = json.loads(captured.out)
    return document


def _complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the sentence of a command that must fail."""
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.strip()


def test_replay_prints_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    document = _document(capsys, "replay", str(RECORD), "--json")
    expected = json.loads(RECORD.with_suffix(".expected.json").read_text())
    assert document["ok"] is True
    assert document["totals"] == expected["totals"]


def test_replay_for_people_tells_the_course_and_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Doppelkopf, rules: DDV rules"
    assert "Deal 1" in lines
    assert any("takes the trick, " in line for line in lines)
    assert lines[-1].endswith(" in all")


@pytest.mark.parametrize("players", ["random", "easy", "random,easy,random,easy"])
@pytest.mark.parametrize(("game", "preset"), [("schafkopf", "schaf"), ("doppelkopf", "pagat")])
def test_play_is_the_same_for_the_same_seed(
    capsys: pytest.CaptureFixture[str], game: str, preset: str, players: str
) -> None:
    words = ("play", "--game", game, "--preset", preset, "--deals", "3", "--seed", "5", "--players", players, "--json")
    first = _document(capsys, *words)
    assert first == _document(capsys, *words)
    assert len(first["deals"]) == 3


def test_play_writes_a_record_that_replays_to_what_it_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "evening.cardavia"
    played = _document(
        capsys, "play", "--game", "doppelkopf", "--deals", "4", "--players", "random", "--out", str(out), "--json"
    )
    assert _document(capsys, "replay", str(out), "--json") == played


def test_options_are_set_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    document = _document(
        capsys, "play", "--game", "doppelkopf", "--set", "solos=D,queens", "--set", "nines=false", "--json"
    )
    assert document["rules"] == {"preset": "ddv", "options": {"solos": ["D", "queens"], "nines": False}}


def test_an_option_equal_to_its_preset_is_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    document = _document(capsys, "play", "--game", "doppelkopf", "--set", "nines=true", "--json")
    assert document["rules"]["options"] == {}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("replay", "/no/such/file"), "/no/such/file"),
        (("replay", "/"), "/"),
        (("play", "--game", "skat"), "skat"),
        (("play", "--game", "doppelkopf", "--preset", "schaf"), "schaf"),
        (("play", "--game", "doppelkopf", "--set", "piggies=true"), "piggies"),
        (("play", "--game", "doppelkopf", "--set", "nines=maybe"), "maybe"),
        (("play", "--game", "doppelkopf", "--set", "nines"), "nines"),
        (("play", "--game", "doppelkopf", "--set", "heart_trick=true"), "nines"),
        (("play", "--game", "schafkopf", "--players", "easy,genius,easy,easy"), "genius"),
        (("play", "--game", "schafkopf", "--players", "easy,easy"), "2"),
        (("play", "--game", "schafkopf", "--deals", "0"), "0"),
        (("play", "--game", "schafkopf", "--deals", "many"), "many"),
        (("play", "--game", "schafkopf", "--seed", "x"), "x"),
        (("play",), "--game"),
        (("replay", str(RECORD), "--loud"), "--loud"),
        (("solitaire",), "solitaire"),
        (("--bogus",), "command"),
    ],
)
def test_wrong_input_is_named_and_ends_with_two(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str
) -> None:
    assert named in _complaint(capsys, *words)


def test_wrong_input_as_a_document(capsys: pytest.CaptureFixture[str]) -> None:
    document = _document(capsys, "play", "--game", "skat", "--json", code=2)
    assert document["ok"] is False
    assert document["error"]["reason"] == "unknown-game"
    assert document["error"]["deal"] is None
    assert "skat" in document["error"]["message"]


def test_an_illegal_action_is_named_with_its_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    actions = record["deals"][1]["actions"]
    place = next(number for number, action in enumerate(actions) if len(action) == 4)
    actions[place] = f"{(int(actions[place][0]) + 1) % 4}{actions[place][1:]}"
    bad = tmp_path / "bad.cardavia"
    bad.write_text(json.dumps(record))
    error = _document(capsys, "replay", str(bad), "--json", code=2)["error"]
    assert (error["deal"], error["index"], error["text"]) == (1, place, actions[place])
    assert error["reason"] == "play#turn"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-json"),
        (b"\xff\xfe{}", "not-utf8"),
        (b"[1, 2]", "not-a-record"),
        (b"{}", "not-a-record"),
        (b"[" * 100_000, "not-json"),
        (b'{"format": "cardavia-record", "version": 2}', "unknown-version"),
        (b'{"format": "cardavia-record", "format": "x"}', "contradiction"),
    ],
)
def test_a_damaged_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "damaged.cardavia"
    path.write_bytes(content)
    assert _document(capsys, "replay", str(path), "--json", code=2)["error"]["reason"] == reason


def test_a_truncated_record_is_refused_at_every_length(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = RECORD.read_bytes().rstrip()
    path = tmp_path / "short.cardavia"
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        assert main(["replay", str(path), "--json"]) == 2
        assert json.loads(capsys.readouterr().out)["ok"] is False


def test_more_deals_than_a_record_holds_are_not_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "long.cardavia"
    words = ("play", "--game", "schafkopf", "--deals", str(MOST_DEALS + 1), "--out", str(out))
    assert str(MOST_DEALS) in _complaint(capsys, *words)
    assert not out.exists()


def test_a_record_that_cannot_be_written_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    assert str(blocker) in _complaint(capsys, "play", "--game", "schafkopf", "--out", str(blocker / "x.cardavia"))


def test_score_from_facts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    facts = tmp_path / "facts.json"
    facts.write_text(
        json.dumps(
            {
                "game": "schafkopf",
                "rules": {"preset": "schaf"},
                "contract": "solo-H",
                "declarer": [1],
                "points": {"declarer": 91},
                "trick_counts": {"declarer": 6},
                "runners": {"count": 3, "party": "defenders"},
            }
        )
    )
    # 5 for the solo, 1 for Schneider from 91 points, 3 runners: 9, three times for the soloist (rules.md F11, F12).
    document = _document(capsys, "score", str(facts), "--json")
    assert document["scores"] == [-9, 27, -9, -9]
    assert document["factors"] == [{"key": "solo", "value": 3}]
    assert main(["score", str(facts)]) == 0
    assert "Seat 1: +27" in capsys.readouterr().out


def test_the_reader_of_a_pipe_may_leave_early(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed:
        def write(self, text: str) -> int:
            raise BrokenPipeError

        def flush(self) -> None:
            raise BrokenPipeError

    monkeypatch.setattr("sys.stdout", Closed())
    assert main(["replay", str(RECORD), "--json"]) == 0


def test_help_and_version_end_well(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("--help", "--version"):
        with pytest.raises(SystemExit) as ended:
            main([word])
        assert ended.value.code in (0, None)
        assert "cardavia" in capsys.readouterr().out
