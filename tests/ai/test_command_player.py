"""Programs as players: what they are told, what they answer, and what happens when they misbehave."""

from __future__ import annotations

import json
import os
import random
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.cast import Cast, check_name, forfeits_of
from cardavia.ai.command.player import CommandPlayer
from cardavia.ai.command.program import LONGEST_ANSWER, Fault
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player
from cardavia.ai.playing import play_deal
from cardavia.engine.actions import Say
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.observation import Observation, observe
from tests.engine.helpers import Rules, fill, match_of, state_of

DDV: Rules = ("doppelkopf", "ddv", {})
ANSWERS = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    print(json.dumps({"act": %s}), flush=True)
"""
"""A program that answers every question by an expression."""
SOON, IN_TIME = 0.3, 20.0


def command(source: str) -> str:
    """Return the name of the player that a Python program is."""
    return "cmd:" + shlex.join([sys.executable, "-c", source])


def first_card() -> Observation:
    """Return what seat 0 sees before it leads; it may say Re."""
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ CA", 2: "CQ"})
    state = state_of(DDV, 3, hands, "0:healthy, 1:healthy, 2:healthy, 3:healthy")
    return observe(match_of(DDV).game, state, 0)


@pytest.fixture
def players() -> Iterator[list[CommandPlayer]]:
    """Collect players whose programs are ended after the test."""
    made: list[CommandPlayer] = []
    yield made
    for player in made:
        player.close()


def play(players: list[CommandPlayer], source: str, seconds: float = IN_TIME) -> CommandPlayer:
    player = CommandPlayer(command(source), 0, seconds)
    players.append(player)
    return player


def test_a_program_answers_with_a_legal_action(players: list[CommandPlayer]) -> None:
    player = play(players, ANSWERS % "legal[2]")
    seen = first_card()
    assert player.choose(seen, Budget()) == seen.legal[2]
    assert player.forfeit is None


def test_the_question_is_one_line_with_all_that_was_promised(players: list[CommandPlayer], tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    source = f"import sys; line = sys.stdin.readline(); open({str(asked)!r}, 'w').write(line)"
    player = play(players, source)
    player.choose(first_card(), Budget())
    question: dict[str, Any] = json.loads(asked.read_text())
    assert sorted(question) == ["ask", "legal", "observation", "seat", "seconds"]
    assert (question["ask"], question["seat"], question["seconds"]) == ("act", 0, IN_TIME)
    assert question["legal"] == [str(action) for action in first_card().legal]
    assert question["observation"]["hand"] == [card.code for card in first_card().hand]


def test_an_announcement_is_an_answer_and_the_turn_is_asked_again(players: list[CommandPlayer]) -> None:
    source = ANSWERS % "'say re' if 'say re' in legal else legal[0]"
    talker = play(players, source)
    seated: list[Player] = [talker, *[EasyPlayer()] * 3]
    match = play_deal(match_of(DDV), seated, random.Random(4))
    said = [move for move in match.deals[0].moves if move.seat == 0 and isinstance(move.action, Say)]
    assert [str(move) for move in said] == ["0:say re"]
    assert talker.forfeit is None


def test_the_cards_of_an_exchange_may_come_in_any_order(players: list[CommandPlayer]) -> None:
    rules: Rules = ("doppelkopf", "pagat", {})
    options = match_of(rules).options
    hands = fill("doppelkopf", options, {0: "DQ DK CA CA SA SA HA HA CK SK CT ST"})
    state = state_of(rules, 3, hands, "0:poverty, 1:healthy, 2:healthy, 3:healthy")
    seen = observe(match_of(rules).game, state, 0)
    player = play(players, ANSWERS % "' '.join([legal[0].split()[0], *reversed(legal[0].split()[1:])])")
    assert player.choose(seen, Budget()) == seen.legal[0]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", Fault.DIED),
        ("import sys; sys.stdin.readline(); sys.exit(3)", Fault.DIED),
        ("import os, time; os.close(1); time.sleep(60)", Fault.DIED),
        ("import time; time.sleep(60)", Fault.LATE),
        ("import sys, time; sys.stdin.close(); time.sleep(60)", Fault.LATE),
        ("import sys, time; print('{\"act\"', end='', flush=True); time.sleep(60)", Fault.LATE),
        (ANSWERS % "'C7'", Fault.ILLEGAL),
        (ANSWERS % "'say kontra'", Fault.ILLEGAL),
        (ANSWERS % "'castle'", Fault.GARBAGE),
        (ANSWERS % "7", Fault.GARBAGE),
        (ANSWERS % "None", Fault.GARBAGE),
        ("import sys\nfor line in sys.stdin: print('CA', flush=True)", Fault.GARBAGE),
        ("import sys\nfor line in sys.stdin: print('{}', flush=True)", Fault.GARBAGE),
        ("import sys\nfor line in sys.stdin: print(flush=True)", Fault.GARBAGE),
        ("import sys\nfor line in sys.stdin: print('[' * 50000, flush=True)", Fault.GARBAGE),
        (
            "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
            Fault.GARBAGE,
        ),
        ("while True: print('0123456789' * 1000, end='')", Fault.GARBAGE),
        ("while True: print('0123456789')", Fault.GARBAGE),
    ],
)
def test_a_fault_is_a_forfeit_and_easy_plays_on(players: list[CommandPlayer], source: str, fault: Fault) -> None:
    seen = first_card()
    player = play(players, source, SOON if fault is Fault.LATE else IN_TIME)
    assert player.choose(seen, Budget()) == EasyPlayer().choose(seen)
    assert player.forfeit is not None
    assert (player.forfeit.seat, player.forfeit.fault) == (0, fault)
    assert player.announce(seen, Budget()) == EasyPlayer().announce(seen)
    assert player.choose(seen, Budget()) == EasyPlayer().choose(seen)


def test_an_answer_has_a_greatest_length(players: list[CommandPlayer]) -> None:
    fits = play(players, f'print(\'{{"act": "CA"}}\'.ljust({LONGEST_ANSWER - 1}), flush=True); input()')
    assert str(fits.choose(first_card(), Budget())) == "CA"


IGNORES = """
import os, pathlib, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
pathlib.Path(sys.argv[1]).write_text(f"{os.getpid()} {child.pid}")
while True:
    time.sleep(300)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by the signal 0")
def test_a_program_that_ignores_every_signal_is_ended_with_its_children(tmp_path: Path) -> None:
    told = tmp_path / "processes"
    player = CommandPlayer(f"{command(IGNORES)} {shlex.quote(str(told))}", 0, IN_TIME)
    while not told.exists() or not told.read_text():
        time.sleep(0.01)
    player.close()
    started = [int(word) for word in told.read_text().split()]
    end = time.monotonic() + IN_TIME
    while any(map(is_running, started)) and time.monotonic() < end:
        time.sleep(0.01)
    assert [number for number in started if is_running(number)] == []


def is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_each_seat_has_a_program_of_its_own_that_is_kept() -> None:
    name = command(ANSWERS % "legal[0]")
    with Cast("doppelkopf", IN_TIME) as cast:
        first, second = (cast.player(name, seat, random.Random(1)) for seat in (0, 1))
        assert first is not second
        assert cast.player(name, 0, random.Random(2)) is first


def test_a_program_that_has_failed_is_started_anew() -> None:
    name = command("")
    with Cast("doppelkopf", IN_TIME) as cast:
        player = cast.player(name, 0, random.Random(1))
        player.choose(first_card(), Budget())
        assert [forfeit.fault for forfeit in forfeits_of([player, EasyPlayer()])] == [Fault.DIED]
        assert forfeits_of([cast.player(name, 0, random.Random(1))]) == ()


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere", "cmd:'open quote", "wizard"])
def test_a_player_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(InputProblem) as caught:
        check_name(name)
    assert caught.value.flaw is (Flaw.NO_PROGRAM if name.startswith("cmd:") else Flaw.UNKNOWN_PLAYER)


def test_a_program_the_system_cannot_start_forfeits(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF not a program")
    broken.chmod(0o755)
    player = CommandPlayer(f"cmd:{shlex.quote(str(broken))}", 2)
    assert player.forfeit is not None
    assert player.forfeit.fault is Fault.NOT_STARTED
    seen = first_card()
    assert player.choose(seen, Budget()) == EasyPlayer().choose(seen)
