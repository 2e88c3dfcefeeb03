"""``cardavia smoke``: it is well only if the window played both games and nobody complained."""

from __future__ import annotations

import json
import logging
import subprocess
import threading
from typing import Any

import pytest
from PySide6.QtCore import QTimer, qWarning

from cardavia.cli import main
from cardavia.commands.mishaps import mishaps
from cardavia.ui.frame_meter import run_until

WELL = {
    "painted": 0.0,
    "deals": ["schafkopf", "doppelkopf"],
    "frames": {"median": 1.0, "p95": 2.0, "most": 3.0},
    "megabytes": 90.0,
    "problems": [],
}


def end_as(monkeypatch: pytest.MonkeyPatch, out: str = json.dumps(WELL), said: str = "", code: int = 0) -> None:
    """Let the window's process end so."""

    def run(*words: object, **options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], code, out, said)

    monkeypatch.setattr(subprocess, "run", run)


def test_a_window_without_complaints_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    end_as(monkeypatch)
    assert main(["smoke"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Deals played: Schafkopf, Doppelkopf" in lines
    assert "Memory: 90 MB" in lines
    assert lines[-1] == "All went well."


@pytest.mark.parametrize(
    ("ending", "problem"),
    [
        ({"out": json.dumps(WELL | {"problems": ["QPainter: painted twice"]})}, "QPainter: painted twice"),
        ({"said": "libEGL: no driver"}, "libEGL: no driver"),
        ({"out": "", "said": "Segmentation fault", "code": 139}, "Segmentation fault"),
    ],
)
def test_a_complaint_is_told_and_makes_the_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ending: dict[str, Any], problem: str
) -> None:
    end_as(monkeypatch, **ending)
    assert main(["smoke", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["ok"] is False
    assert problem in document["problems"]


def test_a_window_that_does_not_end_is_not_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: object, **options: object) -> None:
        raise subprocess.TimeoutExpired("cardavia", 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert main(["smoke"]) == 1
    assert capsys.readouterr().out.splitlines() == ["The window has not ended in time.", "Not all went well."]


def test_warnings_and_failures_are_noticed(qapp: object) -> None:
    def fail() -> None:
        raise LookupError("lost card")

    with mishaps() as found:
        qWarning("a warning of Qt")
        logging.getLogger("cardavia").error("a player failed")
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        QTimer.singleShot(0, fail)
        run_until(lambda: len(found) >= 4)
    assert {"a warning of Qt", "a player failed"} < set(found)
    assert found.count("LookupError('lost card')") == 2


@pytest.mark.slow
def test_the_real_window_plays_a_deal_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["smoke", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["deals"] == ["schafkopf", "doppelkopf"]
    assert document["problems"] == []
    assert document["megabytes"] > 0
    assert document["start_seconds"] > 0
