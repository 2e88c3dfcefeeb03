"""The measurement of a dragged slider measures something."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.look_times import look_times
from tests.ui.deck_parts import folders


def test_a_dragged_slider_is_measured_to_its_end(qtbot: QtBot, tmp_path: Path) -> None:
    pictures = CardPictures(source=folders(tmp_path), prepares=False)
    pictures.show("clear", Pack.FRENCH, (59, 91))
    figures = look_times(pictures, 30)
    assert 0 <= figures["median"] <= figures["p95"] <= figures["most"]
    assert figures["most"] > 0
    assert figures["pictures"] > 0
    assert pictures.idle
    pictures.stop()
