import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import Settings
from cardavia.ui.actions import Actions
from cardavia.ui.keys import LETTERS, entry, letters_of
from cardavia.ui.keys_editor import KeysEditor
from cardavia.ui.preferences import Preferences
from tests.ui.typing_and_clicking import click, press


class Page:
    """The editor in a window whose entries have their usual letters."""

    def __init__(self, qtbot: QtBot) -> None:
        self.kept: list[Settings] = []
        self.window = QMainWindow()
        self.actions = Actions(self.window)
        self.preferences = Preferences(Settings(), self.kept.append, self.window)
        self.editor = KeysEditor(self.preferences, self.actions)
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.addWidget(self.editor)
        self.line = QLineEdit()
        layout.addWidget(self.line)
        self.window.setCentralWidget(middle)
        qtbot.addWidget(self.window)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        self.editor.table.setFocus()

    @property
    def letters(self) -> dict[str, str]:
        return letters_of(self.preferences.settings.keys)

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            press(self.editor.table, key)

    def click_row(self, row: int) -> None:
        table = self.editor.table
        click(table.viewport(), table.visualRect(self.editor.model.index(row, 0)).center())


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return Page(qtbot)


def test_enter_and_a_letter_change_an_entry_at_once(page: Page) -> None:
    page.type(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert "Whose turn" in page.editor.note
    page.type(Qt.Key.Key_X)
    assert page.letters == {**LETTERS, "whose_turn": "X"}
    assert page.kept[-1].keys == {"whose_turn": "X"}
    assert page.editor.note == "X is the letter for “Whose turn” now."
    assert page.editor.model.index(1, 1).data() == "X"


def test_a_click_asks_for_a_letter_too(page: Page) -> None:
    page.click_row(3)
    assert page.editor.model.index(3, 1).data() == "…"
    page.type(Qt.Key.Key_Q)
    assert page.letters["points"] == "Q"


def test_two_entries_never_share_a_letter(page: Page) -> None:
    page.type(Qt.Key.Key_Return, Qt.Key.Key_T)
    assert page.letters == LETTERS
    assert page.editor.note == "T belongs to “Whose turn”. Type another letter, or press Esc."
    page.type(Qt.Key.Key_X)
    assert page.letters["hint"] == "X"
    page.type(Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_H)
    assert page.letters["whose_turn"] == "H"


def test_the_letter_an_entry_has_may_be_typed_again(page: Page) -> None:
    page.type(Qt.Key.Key_Return, Qt.Key.Key_H)
    assert page.letters == LETTERS
    assert page.editor.model.asked is None


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Question])
def test_only_a_letter_is_taken(page: Page, key: Qt.Key) -> None:
    page.type(Qt.Key.Key_Return, key)
    assert page.letters == LETTERS
    assert page.editor.note.startswith("Only a letter")
    page.type(Qt.Key.Key_Shift, Qt.Key.Key_Escape)
    assert page.editor.note == "The letter stays as it was."
    assert page.editor.model.asked is None


def test_a_letter_that_is_asked_for_does_not_do_what_it_means(page: Page, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.actions.points.triggered):
        page.type(Qt.Key.Key_Return, Qt.Key.Key_P)


def test_leaving_the_table_gives_up(page: Page) -> None:
    page.type(Qt.Key.Key_Return)
    page.line.setFocus()
    assert page.editor.model.asked is None
    assert not page.editor.table.selectionModel().hasSelection()


def test_reset_brings_the_usual_letters_back(page: Page) -> None:
    assert not page.editor.reset_button.isEnabled()
    page.type(Qt.Key.Key_Return, Qt.Key.Key_X)
    click(page.editor.reset_button)
    assert page.letters == LETTERS
    assert page.kept[-1].keys == {}
    assert not page.editor.reset_button.isEnabled()


def test_a_change_made_elsewhere_is_shown(page: Page) -> None:
    page.preferences.change(keys={"hint": "Z"})
    assert page.editor.model.index(0, 1).data() == "Z"


def test_every_row_says_what_it_is_and_nothing_is_cut(page: Page) -> None:
    table, model = page.editor.table, page.editor.model
    for row, name in enumerate(LETTERS):
        spoken = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"{entry(page.actions, name).toolTip()}: {LETTERS[name]}"
        assert table.viewport().rect().contains(table.visualRect(model.index(row, 1)))
    QApplication.sendEvent(page.editor, QEvent(QEvent.Type.LanguageChange))
    assert table.accessibleName()
