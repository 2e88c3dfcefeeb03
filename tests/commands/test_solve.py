"""``cardavia solve``: values as a document and for people, and points at which there is nothing to solve."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.playing import play_deal
from cardavia.cli import main
from cardavia.engine.actions import Move
from cardavia.engine.record import format_record, record_of
from tests.engine.helpers import Rules, fill, match_of, state_of

OPEN_DEAL = str(Path(__file__).parents[2] / "docs" / "examples" / "open-deal.cardavia")
NAMES = ("A", "B", "C", "D")


def document(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["solve", *words, "--json"]) == code
    captured = capsys.readouterr()
    assert captured.err == ""
    found: dict[str, Any] = json.loads(captured.out)
    return found


@pytest.fixture
def evening(tmp_path: Path) -> str:
    """Return a record of two finished deals of Schafkopf."""
    source, match = random.Random(2), match_of(("schafkopf", "schaf", {}))
    for _ in range(2):
        match = play_deal(match, [EasyPlayer()] * 4, source)
    assert [len(state.tricks) for state in match.deals] == [8, 8]
    path = tmp_path / "evening.cardavia"
    path.write_text(format_record(record_of(match, "schaf", NAMES)))
    return str(path)


def played(path: str, deal: int) -> list[Move]:
    return [Move.parse(text) for text in json.loads(Path(path).read_text())["deals"][deal]["actions"]]


def test_the_document_says_what_was_computed(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, OPEN_DEAL, "--nodes", "100000")
    assert (found["deal"], found["at"], found["seat"]) == (0, 9, 0)
    assert (found["counts"], found["basis"], found["wants"], found["taken"]) == ("points", "sides", "high", 25)
    assert found["side"] == {"party": "re", "seats": [0, 2]}
    assert {card["kind"] for card in found["cards"]} <= {"exact", "interval", "estimate"}
    assert len(found["cards"]) == 11
    assert found["cards"][0]["card"] in found["best"]
    for card in found["cards"]:
        assert 25 <= card["low"] <= card["high"] <= 240


def test_the_last_trick_but_one_is_exact(capsys: pytest.CaptureFixture[str], evening: str) -> None:
    at = len(played(evening, 0)) - 8
    found = document(capsys, evening, "--deal", "1", "--at", str(at))
    assert found["seat"] == played(evening, 0)[at].seat
    assert {card["kind"] for card in found["cards"]} == {"exact"}
    assert [card["value"] for card in found["cards"]] == [card["low"] for card in found["cards"]]


def test_the_text_names_side_cards_and_effort(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", OPEN_DEAL, "--nodes", "100000"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Deal 1, after 9 actions: Normal game, seat 0 plays a card."
    assert lines[1] == "Card points at the end of the deal. Re (Seat 0, Seat 2):"
    assert lines[2].endswith(", best")
    assert len(lines) == 2 + 11 + 2
    assert lines[-2] == "Seat 0 wants much."


def test_bounds_without_a_guess_are_told_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", OPEN_DEAL, "--nodes", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all("between 25 and 240" in line for line in lines[2:13])


def saved(tmp_path: Path, rules: Rules, hands: dict[int, str], actions: str) -> str:
    match = match_of(rules)
    state = state_of(rules, 3, fill(rules[0], match.options, hands), actions)
    path = tmp_path / "deal.cardavia"
    begun = match.start(state.deal)
    for move in state.moves:
        begun = begun.play(move)
    path.write_text(format_record(record_of(begun, rules[1], NAMES)))
    return str(path)


def test_an_open_wedding_and_a_ramsch_say_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    actions = "0:healthy, 1:wedding, 2:healthy, 3:healthy"
    wedding = saved(tmp_path, ("doppelkopf", "ddv", {}), {1: "CQ CQ"}, actions)
    assert document(capsys, wedding, "--nodes", "1000")["basis"] == "open-wedding"
    main(["solve", wedding, "--nodes", "1000"])
    assert "no partner yet" in capsys.readouterr().out
    passes = "0:pass, 1:pass, 2:pass, 3:pass"
    ramsch = saved(tmp_path, ("schafkopf", "schaf", {"all_pass": "ramsch"}), {}, passes)
    found = document(capsys, ramsch, "--nodes", "1000")
    assert (found["basis"], found["wants"], found["side"]) == ("alone", "low", {"party": None, "seats": [0]})
    main(["solve", ramsch, "--nodes", "1000"])
    assert "three others play against one" in capsys.readouterr().out


@pytest.mark.skipif(not kernel.AVAILABLE, reason="whole hands need the compiled kernel")
def test_a_tout_is_told_in_tricks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    hands = {0: "CQ SQ HQ DQ CJ SJ HJ H9"}
    tout = saved(tmp_path, ("schafkopf", "schaf", {}), hands, "0:solo-tout H, 1:pass, 2:pass, 3:pass")
    found = document(capsys, tout)
    assert found["counts"] == "tricks"
    assert found["cards"][0]["value"] == 8
    assert found["cards"][-1]["card"] == "H9"
    main(["solve", tout])
    assert "Tricks if all are played. Declarer’s side (" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--deal", "3"), "no-such-point"),
        (("--deal", "1", "--at", "4000"), "no-such-point"),
        (("--at", "1"), "no-card-to-play"),
        ((), "no-card-to-play"),
        (("--deal", "0"), "bad-command"),
        (("--at", "-1"), "bad-command"),
        (("--nodes", "0"), "bad-command"),
    ],
)
def test_points_at_which_nothing_can_be_solved_are_refused(
    capsys: pytest.CaptureFixture[str], evening: str, words: tuple[str, ...], reason: str
) -> None:
    assert document(capsys, evening, *words, code=2)["error"]["reason"] == reason


def test_a_record_without_deals_and_a_broken_one_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    empty = tmp_path / "empty.cardavia"
    empty.write_text(format_record(record_of(match_of(("schafkopf", "schaf", {})), "schaf", NAMES)))
    assert document(capsys, str(empty), code=2)["error"]["reason"] == "no-such-point"
    illegal = str(Path(OPEN_DEAL).with_name("illegal.cardavia"))
    assert document(capsys, illegal, code=2)["error"]["reason"] == "play#follow-suit"


def test_what_comes_after_the_point_does_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    illegal = str(Path(OPEN_DEAL).with_name("illegal.cardavia"))
    assert document(capsys, illegal, "--at", "8", "--nodes", "100")["at"] == 8
