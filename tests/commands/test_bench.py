"""``cardavia bench``: every figure is there, in the document and for people; how large they are is the machine's."""

from __future__ import annotations

import json
import statistics

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.player import NAMES
from cardavia.cli import main
from cardavia.commands import (
    bench,
    bench_engine,
    bench_frames,
    bench_memory,
    bench_pages,
    bench_players,
    bench_solver,
    bench_start,
)
from cardavia.commands.bench_solver import Board, comparison, kernel_value, plain_value, solver_lines, solver_speed
from cardavia.commands.startup import BARE, TABLE

needs_kernel = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is missing")
TURN = {"median": 1.0, "p95": 2.0, "most": 3.0}
SMALL = (Board("schafkopf", "schaf", True, 3, 4), Board("doppelkopf", "ddv", False, 4, 5))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing, and open no window."""
    monkeypatch.setattr(bench_engine, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "CALIBRATION_STEPS", 1000)
    monkeypatch.setattr(bench_start, "start_seconds", lambda: {BARE: 0.5, TABLE: 1.0})
    monkeypatch.setattr(bench_frames, "figures", lambda: {"dealing": TURN, "slider": TURN})
    monkeypatch.setattr(bench_memory, "figures", lambda: {"megabytes": {"10": 90.0, "200": 92.5}, "growth": 2.5})
    monkeypatch.setattr(bench_pages, "figures", lambda: {"median": 20.0, "p95": 40.0, "most": 50.0, "busy": 9.0})
    monkeypatch.setattr(bench_players, "SECONDS", 0.01)
    monkeypatch.setattr(bench_players, "NAMES", NAMES[:2])
    monkeypatch.setattr(bench_solver, "BOARDS", SMALL)
    monkeypatch.setattr(bench_solver, "PLAIN_BOARD", SMALL[0])


@needs_kernel
@pytest.mark.usefixtures("quick")
def test_the_document_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["engine"]) == {"schafkopf", "doppelkopf"}
    assert [(row["game"], row["sides"], row["cards"], row["deals"]) for row in found["solver"]] == [
        ("schafkopf", "1:3", 3, 4),
        ("doppelkopf", "2:2", 4, 5),
    ]
    assert found["plain_solver"]["deals"] == 4
    assert found["plain_solver"]["kernel_nodes_ratio"] > 0
    assert {row["game"] for row in found["playouts"]} == {"schafkopf", "doppelkopf"}
    assert {(row["player"], row["game"]) for row in found["levels"]} == {
        (name, game) for name in NAMES[:2] for game in found["engine"]
    }
    assert all(row["moves_per_second"] > 0 for row in found["levels"])
    assert found["start_ratio"] == 2
    assert found["frames"]["dealing"] == TURN
    assert found["memory"]["growth"] == 2.5
    assert found["pages"]["p95"] == 40


@needs_kernel
@pytest.mark.usefixtures("quick")
def test_the_text_has_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("Solver, ") for line in lines) == len(SMALL)
    assert sum(line.startswith("Plain solver") for line in lines) == 1
    assert sum(line.startswith("Playouts, ") for line in lines) == 2
    assert sum("moves a second" in line for line in lines) == 4
    assert "Frames, dealing: 1.0 ms of work, 95% of them below 2.0 ms, the longest 3.0 ms" in lines
    assert "Memory of the window after 200 deals: 92 MB" in lines
    assert "Opening a rule page: 20 ms, 95% of them below 40 ms; the interface is busy for 9 ms" in lines


@pytest.mark.usefixtures("quick")
def test_a_part_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "start", "memory", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"ok", "calibration_seconds", "start_seconds", "start_ratio", "memory"}


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "weather"]) == 2
    assert "weather" in capsys.readouterr().err


@needs_kernel
def test_the_solver_is_measured_on_the_same_deals_each_time() -> None:
    first, again = (solver_speed(SMALL[1], kernel_value()) for _ in range(2))
    assert first.nodes == again.nodes
    assert first.unsolved == 0
    assert first.report()["nodes_median"] == statistics.median_high(first.nodes)
    assert first.report()["nodes_p95"] == max(first.nodes)


def test_a_missing_kernel_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    assert bench_solver.solver_speeds() == ()
    assert comparison(()) is None
    assert bench_players.playout_speeds() == ()
    assert ["kernel is missing" in line for line in solver_lines((), None)] == [True]
    assert ["kernel is missing" in line for line in bench_players.player_lines((), ())] == [True]


def test_the_plain_solver_is_measured_on_the_same_deals() -> None:
    assert solver_speed(SMALL[0], plain_value).nodes == solver_speed(SMALL[0], plain_value).nodes
