"""The side panel's page about the cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QSlider
from pytestqt.qtbot import QtBot

from cardavia.art.deck import Pack
from cardavia.art.look import PRESETS
from cardavia.storage.settings import CardLook
from cardavia.ui.card_look import CardLookPanel
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_facts import SHIPPED
from cardavia.ui.deck_list import DeckList
from cardavia.ui.deck_previews import DeckPreviews
from cardavia.ui.side_panel import LEAST_WIDTH
from tests.ui.deck_parts import broken_deck, folders, own_deck
from tests.ui.typing_and_clicking import click, press


class Panel:
    """The panel, and what it has asked for."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        source = folders(folder)
        self.pictures = CardPictures(source=source, prepares=False)
        self.pictures.show("clear", Pack.FRENCH, (59, 91))
        self.list = DeckList(source)
        self.previews = DeckPreviews(self.list, source)
        self.widget = CardLookPanel(self.list, self.previews, self.pictures)
        qtbot.addWidget(self.widget)
        self.looks: list[CardLook] = []
        self.decks: list[str] = []
        self.widget.look_changed.connect(self.looks.append)
        self.widget.deck_chosen.connect(self.decks.append)
        self.widget.show_look("clear", CardLook())
        self.widget.resize(LEAST_WIDTH, 500)
        self.widget.show()
        with qtbot.waitSignal(self.list.changed):
            self.list.look_closely()

    def close(self) -> None:
        self.list.stop()
        self.previews.stop()
        self.pictures.stop()


@pytest.fixture
def panel(qtbot: QtBot, tmp_path: Path) -> Iterator[Panel]:
    own_deck(tmp_path / "decks", "mine")
    broken_deck(tmp_path / "decks", "poor")
    panel = Panel(qtbot, tmp_path)
    yield panel
    panel.close()


def test_each_slider_changes_its_own_part_of_the_look(panel: Panel) -> None:
    widget = panel.widget
    for slider in (widget.contrast, widget.grain, widget.temperature):
        press(slider.slider, Qt.Key.Key_Right)
    assert panel.looks == [CardLook(contrast=51), CardLook(51, 51), CardLook(51, 51, 51)]


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_is_one_click_and_leaves_back_and_index(panel: Panel, key: str) -> None:
    panel.widget.show_look("clear", CardLook(1, 2, 3, "2", True, True))
    click(panel.widget.presets[key])
    wanted = PRESETS[key]
    assert panel.looks == [CardLook(wanted.contrast, wanted.grain, wanted.temperature, "2", True, True)]
    assert [name for name, button in panel.widget.presets.items() if button.isChecked()] == [key]


def test_no_preset_is_marked_once_a_slider_has_moved(panel: Panel) -> None:
    assert panel.widget.presets["neutral"].isChecked()
    press(panel.widget.grain.slider, Qt.Key.Key_End)
    assert not any(button.isChecked() for button in panel.widget.presets.values())


def test_reset_takes_everything_back(panel: Panel) -> None:
    panel.widget.show_look("clear", CardLook(1, 2, 3, "2", True, True))
    click(panel.widget.reset)
    assert panel.looks == [CardLook()]
    assert (panel.widget.contrast.value, panel.widget.normal_index.isChecked()) == (50, True)


def test_the_index_is_large_or_normal_and_may_have_the_other_letters(panel: Panel) -> None:
    press(panel.widget.large_index, Qt.Key.Key_Space)
    press(panel.widget.learner_index, Qt.Key.Key_Space)
    press(panel.widget.normal_index, Qt.Key.Key_Space)
    assert panel.looks == [
        CardLook(large_index=True),
        CardLook(large_index=True, learner_index=True),
        CardLook(learner_index=True),
    ]


def test_the_backs_are_those_of_the_deck(panel: Panel) -> None:
    assert list(panel.widget.backs) == ["1", "2"]
    assert panel.widget.backs["1"].isChecked()
    press(panel.widget.backs["2"], Qt.Key.Key_Space)
    assert panel.looks == [CardLook(back="2")]
    assert [button.isChecked() for button in panel.widget.backs.values()] == [False, True]
    assert panel.widget.backs["2"].accessibleName() == "Back 2"


def test_every_deck_has_a_row_and_the_broken_one_cannot_be_chosen(panel: Panel) -> None:
    rows = panel.widget.rows
    texts = [rows.item(row).text() for row in range(rows.count())]
    assert [text.splitlines()[0] for text in texts[-3:]] == ["Clear, German suits", "The mine", "The poor"]
    assert texts[-1].splitlines()[1] == "cannot be used"
    assert len(texts) == len(SHIPPED) + 2
    for _ in range(4):
        press(rows, Qt.Key.Key_Down)
    assert panel.decks == ["clear-german", "mine"]


def test_rows_get_their_pictures_when_they_are_drawn(panel: Panel, qtbot: QtBot) -> None:
    entry = SHIPPED["clear"]
    qtbot.waitUntil(lambda: panel.previews.of(entry).idle, timeout=20_000)
    row = list(SHIPPED).index("clear")
    shown = panel.widget.rows.item(row).icon().pixmap(panel.widget.rows.iconSize()).toImage()
    colours = {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}
    assert len(colours) > 20


def test_nothing_is_cut_in_the_narrowest_panel(panel: Panel, qtbot: QtBot) -> None:
    holder = panel.widget.widget()
    assert holder is not None
    assert holder.minimumSizeHint().width() <= panel.widget.viewport().width()
    for part in (*holder.findChildren(QLabel), *holder.findChildren(QAbstractButton), *holder.findChildren(QSlider)):
        if part.isVisible():
            assert part.mapTo(holder, part.rect().topRight()).x() < panel.widget.viewport().width()
            assert part.width() >= part.minimumSizeHint().width()


def test_everything_has_a_name_and_is_reached_with_the_keyboard(panel: Panel) -> None:
    widget = panel.widget
    parts = [*widget.findChildren(QSlider), *widget.findChildren(QAbstractButton), widget.rows]
    for part in parts:
        assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text())
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus
