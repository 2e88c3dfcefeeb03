"""The figures about cards; how large they are is the machine's."""

from __future__ import annotations

import json

import pytest

from cardavia.art.look import Look
from cardavia.commands import bench_cards


def test_the_figures_are_a_document_and_lines_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_cards, "WIDTH", 20)
    monkeypatch.setattr(bench_cards, "_STEPS", [Look(), Look(60, 60, 60)])
    figures = bench_cards.figures()
    assert json.loads(json.dumps(figures)) == figures
    assert min(figures[name] for name in ("loading", "composing", "drawing", "writing", "reading", "deck_bytes")) > 0
    assert figures["picture_bytes"] % (4 * 20 * 32) == 0
    assert list(figures["slider"]) == ["1", "2"]
    assert all(0 < step["median"] <= step["p95"] for step in figures["slider"].values())
    assert len(list(bench_cards.lines(figures))) == 4
