import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardavia.ui import theme

PACKAGE = Path(theme.__file__).parent.parent
PALETTES = [theme.LIGHT, theme.DARK, theme.CONTRAST]


@pytest.fixture(autouse=True)
def _light_again(qapp: QApplication) -> Iterator[None]:
    yield
    theme.set_theme("light")


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
@pytest.mark.parametrize(("text", "ground"), theme.TEXT_PAIRS)
def test_text_can_be_read(palette: theme.Palette, text: str, ground: str) -> None:
    assert theme.contrast(getattr(palette, text), getattr(palette, ground)) >= theme.TEXT_CONTRAST


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
@pytest.mark.parametrize(("mark", "ground"), theme.MARK_PAIRS)
def test_rings_and_edges_can_be_seen(palette: theme.Palette, mark: str, ground: str) -> None:
    assert theme.contrast(getattr(palette, mark), getattr(palette, ground)) >= theme.RING_CONTRAST


@pytest.mark.parametrize("palette", [theme.LIGHT, theme.DARK], ids=lambda palette: palette.name)
def test_empty_places_are_faint_but_can_be_seen(palette: theme.Palette) -> None:
    assert theme.contrast(palette.slot, palette.cloth) == pytest.approx(1.55, abs=0.05)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_the_lines_of_the_graph_can_be_read_as_text_on_paper(palette: theme.Palette) -> None:
    assert min(theme.contrast(line, palette.paper) for line in palette.seats) >= theme.TEXT_CONTRAST
    assert len(set(palette.seats)) == 5


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("#000000", "#ffffff", 21.0), ("#777777", "#777777", 1.0), ("#767676", "#ffffff", 4.54)],
)
def test_contrast_is_that_of_the_guidelines(one: str, other: str, expected: float) -> None:
    assert theme.contrast(one, other) == pytest.approx(expected, abs=0.005)
    assert theme.contrast(one, other) == theme.contrast(other, one)


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_a_theme_reaches_standard_widgets(qtbot: QtBot, name: str) -> None:
    theme.set_theme(name)
    assert theme.palette().name == name
    widget = QWidget()
    qtbot.addWidget(widget)
    assert widget.palette().color(QPalette.ColorRole.Window).name() == theme.palette().paper


def test_a_running_widget_hears_of_the_change(qtbot: QtBot) -> None:
    heard = []

    class Listener(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type())
            super().changeEvent(event)

    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    theme.set_theme("dark")
    qtbot.waitUntil(lambda: QEvent.Type.PaletteChange in heard)


def _panel() -> QWidget:
    """Return one of each common widget, none of which takes the focus."""
    panel = QWidget()
    column = QVBoxLayout(panel)
    parts = [QLabel("Label"), QPushButton("Button"), QCheckBox("Box"), QLineEdit("Line"), QComboBox(), QSlider()]
    for part in parts:
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(part)
    parts[0].setProperty("scale", "title")
    panel.show()
    return panel


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_widgets_look_after_a_change_as_if_they_had_been_made_after_it(qtbot: QtBot, name: str) -> None:
    theme.set_theme("light")
    old = _panel()
    qtbot.addWidget(old)
    light = old.grab().toImage()
    theme.set_theme(name)
    new = _panel()
    qtbot.addWidget(new)
    assert old.grab().toImage() == new.grab().toImage()
    assert old.grab().toImage() != light


def test_an_unknown_theme_is_named(qapp: QObject) -> None:
    with pytest.raises(KeyError, match="pink"):
        theme.set_theme("pink")


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox])
def test_focus_changes_the_size_of_no_widget(qtbot: QtBot, kind: type[QWidget]) -> None:
    theme.set_theme("light")
    widget = kind()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.sizeHint()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    assert widget.sizeHint() == before


def test_nothing_else_names_a_colour() -> None:
    colour = re.compile(
        r"""["']#[0-9a-fA-F]{3,8}["']|#[0-9a-fA-F]{6}\b|Qt\.GlobalColor\.(?!transparent)|Qt\.(?:black|white|red)\b"""
    )
    offenders = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for folder in ("ui", "table", "app.py", "cli.py")
        for path in sorted((PACKAGE / folder).rglob("*.py") if (PACKAGE / folder).is_dir() else [PACKAGE / folder])
        if path.is_file() and path.name != "theme.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if colour.search(line)
    ]
    assert offenders == []


def test_the_open_list_of_a_box_shows_every_entry_whole(qtbot: QtBot) -> None:
    theme.set_theme("light")
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["one", "two", "three"])
    box.show()
    box.setFocus()
    box.showPopup()
    view = box.view()
    last = view.visualRect(view.model().index(2, 0))
    assert view.viewport().rect().contains(last.adjusted(0, 0, view.viewport().width() - last.right() - 1, 0))
    box.hidePopup()
