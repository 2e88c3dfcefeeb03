"""A deal of each game by Tab, arrows and Enter alone, with everything a screen reader speaks.

In the golden files ``>`` is what Enter was pressed on, and ``!`` a sentence that interrupts the reader.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import SPEECH
from tests.ui.blind_player import BlindPlayer

GOLDEN = Path(__file__).parent / "golden"
CALLS = {"schafkopf": ("Pass",), "doppelkopf": ("Healthy (no reservation)",)}
DEALS = {"schafkopf": 2, "doppelkopf": 1}
"""Everybody passes in the first deal of Schafkopf."""


def heard_in(player: BlindPlayer, game: str) -> str:
    """Play from the welcome page to the beginning of the deal after the last one, and return what was heard."""
    player.begin(game)
    for _ in range(DEALS[game]):
        player.play_deal(CALLS[game])
        player.next_deal()
    return "\n".join(player.heard) + "\n"


@pytest.mark.parametrize("game", CALLS)
def test_a_deal_is_played_by_keyboard_and_heard(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, rewrite_spoken: bool
) -> None:
    """After a change that is meant, read ``tests/ui/golden`` as somebody who sees nothing, and write it anew."""
    heard = heard_in(BlindPlayer(qtbot, tmp_path, monkeypatch), game)
    path = GOLDEN / f"spoken_{game}.txt"
    if rewrite_spoken:
        path.write_text(heard, encoding="utf-8")
    assert heard == path.read_text(encoding="utf-8")
    sentences = heard.splitlines()
    assert not [sentence for sentence, following in pairwise(sentences) if sentence == following]


@pytest.mark.parametrize("level", SPEECH[:-1])
def test_each_level_speaks_of_the_same_deal_what_belongs_to_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, rewrite_spoken: bool
) -> None:
    heard = heard_in(BlindPlayer(qtbot, tmp_path, monkeypatch, level), "doppelkopf")
    path = GOLDEN / f"spoken_doppelkopf_{level}.txt"
    if rewrite_spoken:
        path.write_text(heard, encoding="utf-8")
    assert heard == path.read_text(encoding="utf-8")
