"""``cardavia arena``, and programs as players on the command line."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardavia.ai.arena.bout import Bout, Duel, play_bout
from cardavia.ai.cast import Cast
from cardavia.ai.player import NAMES
from cardavia.cli import main
from cardavia.commands import arena
from cardavia.engine.record import LONGEST_NAME

DOCS = Path(__file__).parents[2] / "docs"
BOT = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(DOCS / 'examples' / 'bot.py'))}"
IN_TIME = 60.0
"""Seconds in which processes end on any machine."""
SCHAF = ("arena", "--game", "schafkopf", "--deals", "6", "--seed", "4", "--processes", "1")


def document(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main([*words, "--json"]) == code
    captured = capsys.readouterr()
    assert captured.err == ""
    found: dict[str, Any] = json.loads(captured.out)
    return found


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_the_arena_prints_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, *SCHAF, "--a", "easy", "--b", "random")
    assert found["players"] == {"a": "easy", "b": "random"}
    assert found["rules"] == {"preset": "schaf", "options": {}}
    assert (found["deals"], found["plays"], found["interrupted"], found["seed"]) == (6, 12, False, 4)
    low, high = found["difference"]["interval"]
    assert low < found["difference"]["mean"] < high
    assert found["redeals"] + sum(row["plays"] for row in found["contracts"].values()) == 12
    assert found["seconds"]["a"]["move"]["p95"] > 0
    assert found["forfeits"] == []


def test_options_hold_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "--game", "schafkopf", "--deals", "2", "--set", "all_pass=ramsch", "--set", "geier=true")
    found = document(capsys, *words, "--a", "easy", "--b", "easy")
    assert found["rules"]["options"] == {"all_pass": "ramsch", "geier": True}


def test_the_same_arguments_give_the_same_figures_on_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = document(capsys, *SCHAF, "--a", "easy", "--b", "random")
    together = document(capsys, *SCHAF, "--a", "easy", "--b", "random", "--processes", "2")
    assert untimed(alone) == untimed(together)


def test_the_arena_for_people_tells_difference_contracts_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SCHAF, "--a", "easy", "--b", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Schafkopf, rules: Classic rules", "A: easy, B: random, 6 deals, each played twice"]
    assert re.fullmatch(r"A scores \S+ a deal more than B, 95% interval \S+ to \S+", lines[2])
    assert len({len(line) for line in lines if line.startswith(("Contract", "solo"))}) == 1
    assert any(line.startswith("A: ") and "ms a move" in line for line in lines)
    assert any(line.startswith("B: ") and "ms a move" in line for line in lines)


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "--game", "doppelkopf", "--deals", "1", "--a", "random", "--b", "easy")
    assert document(capsys, *words)["difference"]["interval"] is None
    assert main(list(words)) == 0
    assert "interval" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--a", "easy", "--b", "genius"), "genius"),
        (("--a", "cmd:no-such-program-anywhere", "--b", "easy"), "no-such-program-anywhere"),
        (("--a", "easy"), "--b"),
        (("--a", "easy", "--b", "easy", "--preset", "pagat"), "pagat"),
        (("--a", "easy", "--b", "easy", "--set", "dulle=first"), "dulle"),
        (("--a", "easy", "--b", "easy", "--processes", "0"), "0"),
        (("--a", "easy", "--b", "easy", "--seconds", "0"), "0"),
        (("--a", "easy", "--b", "easy", "--seconds", "nan"), "nan"),
    ],
)
def test_wrong_arguments_are_named(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str) -> None:
    assert main(["arena", "--game", "schafkopf", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert named in captured.err


def test_every_player_is_named_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    printed = capsys.readouterr().out
    assert [name for name in (*NAMES, "cmd:PROGRAM") if name not in printed] == []


def test_an_interrupt_ends_with_what_was_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(duel: Duel, deals: int, processes: int) -> Iterator[Bout]:
        with Cast(duel.game) as cast:
            yield play_bout(duel, 0, cast)
            yield play_bout(duel, 1, cast)
            raise KeyboardInterrupt

    monkeypatch.setattr(arena, "bouts", interrupted)
    found = document(capsys, *SCHAF, "--a", "easy", "--b", "random")
    assert (found["deals"], found["interrupted"]) == (2, True)


@pytest.mark.skipif(sys.platform == "win32", reason="an interrupt is sent as a signal")
@pytest.mark.parametrize("word", ["SIGINT", "SIGKILL"])
def test_an_ended_arena_leaves_no_process(tmp_path: Path, word: str) -> None:
    """As a terminal does, an interrupt goes to the command and whatever it has started; a kill to the command alone."""
    process = endless_arena(tmp_path)
    send = os.killpg if word == "SIGINT" else os.kill
    send(process.pid, signal.Signals[word])
    out, err = process.communicate(timeout=IN_TIME)
    if word == "SIGINT":
        assert (process.returncode, err) == (0, "")
        assert json.loads(out)["interrupted"] is True
    end = time.monotonic() + IN_TIME
    while any(map(is_running, programs(tmp_path))) and time.monotonic() < end:
        time.sleep(0.01)
    assert [number for number in programs(tmp_path) if is_running(number)] == []


def endless_arena(folder: Path) -> subprocess.Popen[str]:
    """Start an arena whose programs leave their numbers as files, and do not end with their input."""
    script = folder / "bot.py"
    leave = f"import os, pathlib, time\npathlib.Path({str(folder)!r}, str(os.getpid())).touch()\n"
    script.write_text(f"{leave}{bot()}\nwhile True:\n    time.sleep(60)\n")
    words = [sys.executable, "-m", "cardavia", "arena", "--game", "doppelkopf", "--deals", "1000000", "--json"]
    words += ["--a", "easy", "--b", f"cmd:{shlex.join([sys.executable, str(script)])}", "--processes", "2"]
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that run in the background of a shell would hand on that interrupts are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not programs(folder):
        assert process.poll() is None
        time.sleep(0.01)
    return process


def programs(folder: Path) -> list[int]:
    return [int(path.name) for path in folder.iterdir() if path.name.isdigit()]


def is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def bot() -> str:
    return (DOCS / "examples" / "bot.py").read_text(encoding="utf-8")


def test_the_bot_of_the_documentation_is_the_example() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL) == [bot()]


@pytest.mark.parametrize(("game", "preset"), [("schafkopf", "schaf"), ("doppelkopf", "ddv"), ("doppelkopf", "pagat")])
def test_the_bot_of_the_documentation_plays_without_a_fault(
    capsys: pytest.CaptureFixture[str], game: str, preset: str
) -> None:
    words = ("play", "--game", game, "--preset", preset, "--deals", "3", "--players", f"{BOT},easy,{BOT},random")
    found = document(capsys, *words)
    assert found["forfeits"] == []
    assert found == document(capsys, *words)


def test_the_bot_of_the_documentation_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, *SCHAF, "--a", BOT, "--b", "random", "--processes", "2")
    assert found["forfeits"] == []
    assert untimed(found) == untimed(document(capsys, *SCHAF, "--a", BOT, "--b", "random"))


def test_the_result_tells_who_has_failed_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    fails = "cmd:" + shlex.join([sys.executable, "-c", "print(1)"])
    words = ("play", "--game", "schafkopf", "--deals", "2", "--players", f"easy,{fails},easy,easy")
    found = document(capsys, *words)
    assert found["forfeits"] == [{"deal": 0, "seat": 1, "reason": "garbage"}]
    assert main(list(words)) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("Deal 1: the program of seat 1 forfeits")


def test_every_deal_of_the_arena_tells_who_has_failed(capsys: pytest.CaptureFixture[str]) -> None:
    fails = "cmd:" + shlex.join([sys.executable, "-c", ""])
    words = ("arena", "--game", "schafkopf", "--deals", "1", "--a", "easy", "--b", fails)
    found = document(capsys, *words)
    assert [forfeit["seat"] for forfeit in found["forfeits"]] == [0, 1, 2, 3]
    assert {forfeit["reason"] for forfeit in found["forfeits"]} == {"died"}
    assert found["difference"]["mean"] == 0
    assert main(list(words)) == 0
    assert capsys.readouterr().out.count("forfeits") == 4


def test_a_program_with_a_long_name_leaves_a_record_that_can_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "bots.cardavia"
    name = f"{BOT} {'x' * LONGEST_NAME}"
    played = document(capsys, "play", "--game", "schafkopf", "--players", name, "--out", str(out))
    assert played.pop("forfeits") == []
    assert document(capsys, "replay", str(out)) == played
