"""The page in the table's place where a game begins: game, rules, cards, name, and *Deal*."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.art.deck import Pack
from cardavia.engine.options import Catalogue
from cardavia.engine.record import is_name
from cardavia.storage.rule_sets import RuleSet
from cardavia.storage.settings import Settings
from cardavia.ui.choice import Choice as GameChoice
from cardavia.ui.choice_button import ChoiceButton
from cardavia.ui.deck_box import DeckBox
from cardavia.ui.deck_list import DeckList
from cardavia.ui.language import languages
from cardavia.ui.preferences import Preferences
from cardavia.ui.retranslate import labelled, translated
from cardavia.ui.rules_choice import RulesChoice
from cardavia.ui.rules_draft import rules_of
from cardavia.ui.settings_controls import Choice
from cardavia.ui.sign import Sign
from cardavia.ui.texts import game_name
from cardavia.ui.texts_session import length_sentence
from cardavia.ui.theme import BODY, TITLE, color, palette, space

NAME_LENGTH: Final = 64
"""Most characters of a name (``record.md`` section 2)."""
_PANEL_WIDTH = 640


class WelcomePage(QWidget):
    """Asks what to play.

    While a game is on the table the page says that it is kept and leads back to it: no key loses anything.
    """

    deal = Signal(object)
    """The `cardavia.ui.choice.Choice` to deal."""
    back = Signal()
    """Return to the running game."""
    lesson_wanted = Signal(str)
    """Learn this game before it is played."""

    def __init__(
        self,
        catalogues: Mapping[str, Catalogue[Any]],
        tables: Callable[[str], Sequence[RuleSet]],
        decks: DeckList,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogues = catalogues
        self._settings = Settings()
        self._running = False
        self.games = {key: self._game_button(key) for key in catalogues}
        self.language = Choice("language", ("", *languages()))
        self.rules = RulesChoice(tables)
        self.length = QLabel()
        self.decks = DeckBox(decks)
        self.name = QLineEdit()
        self.deal_button = labelled(QPushButton(), lambda: self.tr("&Deal"))
        self.back_button = labelled(QPushButton(), lambda: self.tr("&Back to the game"))
        self.lesson_button = labelled(QPushButton(), lambda: self.tr("Learn the game &first"))
        self._kept = labelled(QLabel(), lambda: self.tr("The game on the table is kept as it stands."))
        self._set_up()
        self._lay_out()
        translated(self.length, self._show_length)
        self.set_running(False)

    @property
    def choice(self) -> GameChoice:
        """What the page now says."""
        rules = self.rules.rules
        return GameChoice(self.game, rules.preset, rules.options, self.decks.deck, self._printable_name)

    def show_settings(self, settings: Settings) -> None:
        """Show what was chosen last, and from now on for each game what was chosen for that."""
        self._settings = settings
        self.games[settings.game].setChecked(True)
        self.name.setText(settings.player_name)
        self._show_game(settings.game)

    def show_rules(self, settings: Settings, game: str) -> None:
        """Show rules that were chosen elsewhere meanwhile; name and cards stay as they were typed and chosen."""
        deck = self.decks.deck if game == self.game else settings.deck[game]
        self._settings = settings
        self.games[game].setChecked(True)
        self._show_game(game)
        self.decks.choose(deck)

    def set_running(self, running: bool) -> None:
        """Say that a game is on the table and offer the way back, or not."""
        self._running = running
        self._kept.setVisible(running)
        self.back_button.setVisible(running)

    def focus_first(self) -> None:
        """Give the focus to where a person begins: the game."""
        self.games[self.game].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape and self._running:
            self.back.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(palette().cloth))
        painter.end()

    @property
    def game(self) -> str:
        """The game chosen now."""
        return next(key for key, button in self.games.items() if button.isChecked())

    @property
    def _printable_name(self) -> str:
        # A record holds no other signs.
        return "".join(sign for sign in self.name.text() if is_name(sign)).strip()

    def _enter(self) -> None:
        """Press the focused button; elsewhere Enter deals, unless that would leave a running game."""
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()
        elif not self._running:
            self.deal_button.click()

    def _game_button(self, key: str) -> ChoiceButton:
        button = ChoiceButton(TITLE, BODY)
        translated(button, lambda: button.set_texts(game_name(key), self._detail(key)))
        return button

    def _detail(self, key: str) -> str:
        return {
            "schafkopf": self.tr("Call an ace, find your partner"),
            "doppelkopf": self.tr("Every card twice, secret partners"),
        }[key]

    def _set_up(self) -> None:
        _exclusive(self, list(self.games.values()))
        for key, button in self.games.items():
            button.clicked.connect(lambda _=False, key=key: self._show_game(key))
        self.length.setWordWrap(True)
        self.rules.box.currentIndexChanged.connect(self._show_length)
        self.decks.currentIndexChanged.connect(lambda: self.rules.set_pack(self.decks.pack))
        translated(self.language, self._name_language)
        self.name.setMaxLength(NAME_LENGTH)
        translated(self.name, lambda: self.name.setAccessibleName(self.tr("Your name")))
        translated(self.name, lambda: self.name.setPlaceholderText(self.tr("What the table calls you")))
        self.deal_button.setProperty("role", "primary")
        self.deal_button.setProperty("big", "true")
        self.back_button.setProperty("big", "true")
        self.deal_button.clicked.connect(lambda: self.deal.emit(self.choice))
        self.back_button.clicked.connect(self.back)
        self.lesson_button.clicked.connect(lambda: self.lesson_wanted.emit(self.game))
        self.show_settings(self._settings)

    def _name_language(self) -> None:
        self.language.retranslate()
        self.language.setAccessibleName(self.tr("Language"))

    def _show_game(self, game: str) -> None:
        """Show rules and cards as they were last chosen for the game."""
        pack = Pack(self._settings.pack[game])
        presets = list(self._catalogues[game].presets)
        self.rules.show_rules(rules_of(self._settings, game), presets, pack)
        self.decks.choose(self._settings.deck[game])

    def _lay_out(self) -> None:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()
        centred = QGridLayout(holder)
        centred.setContentsMargins(space(4), space(4), space(4), space(4))
        centred.addWidget(self._panel(), 0, 0, Qt.AlignmentFlag.AlignCenter)
        scroll.setWidget(holder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll)

    def _panel(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("panel", "paper")
        panel.setMinimumWidth(_PANEL_WIDTH)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(space(8), space(6), space(8), space(6))
        layout.setSpacing(space(5))
        layout.addLayout(self._header())
        layout.addLayout(_row(list(self.games.values())))
        layout.addLayout(self._form(panel))
        layout.addWidget(self._kept)
        layout.addLayout(self._buttons())
        return panel

    def _show_length(self) -> None:
        if self.rules.box.currentIndex() >= 0:
            rules = self.rules.rules
            self.length.setText(length_sentence(self._catalogues[rules.game].build(rules.preset, rules.options)))

    def _header(self) -> QHBoxLayout:
        title = labelled(QLabel(), lambda: self.tr("Cardavia"))
        title.setProperty("scale", "display")
        row = QHBoxLayout()
        row.setSpacing(space(4))
        row.addWidget(Sign(44))
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.lesson_button)
        return row

    def _form(self, panel: QWidget) -> QGridLayout:
        form = QGridLayout()
        form.setHorizontalSpacing(space(2))
        form.setVerticalSpacing(space(3))
        form.setColumnStretch(1, 1)
        rules = _label(lambda: self.tr("&Rules"), self.rules.box)
        form.addWidget(rules, 0, 0, Qt.AlignmentFlag.AlignTop)
        rules.setContentsMargins(0, space(2), 0, 0)
        form.addWidget(self.rules, 0, 1)
        form.addWidget(labelled(QLabel(), lambda: self.tr("Session")), 1, 0, Qt.AlignmentFlag.AlignTop)
        form.addWidget(self.length, 1, 1)
        form.addWidget(_label(lambda: self.tr("&Cards"), self.decks), 2, 0)
        form.addWidget(self.decks, 2, 1)
        form.addWidget(_label(lambda: self.tr("Your &name"), self.name), 3, 0)
        form.addWidget(self.name, 3, 1)
        form.addWidget(_label(lambda: self.tr("&Language"), self.language), 4, 0)
        form.addWidget(self.language, 4, 1)
        return form

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(space(3))
        row.addWidget(self.back_button)
        row.addWidget(self.deal_button, 1)
        return row


def connect_language(page: WelcomePage, preferences: Preferences) -> None:
    """Let the language be chosen on the page, and show there which one is, wherever it was chosen."""
    page.language.show_value(preferences.settings.language)
    page.language.edited.connect(lambda language: preferences.change(language=language))
    preferences.changed.connect(lambda _, after: page.language.show_value(after.language))


def _label(text: Callable[[], str], buddy: QWidget) -> QLabel:
    label = labelled(QLabel(), text)
    label.setBuddy(buddy)
    return label


def _exclusive(parent: QWidget, buttons: list[ChoiceButton]) -> None:
    """Let one button of the group be chosen at a time, the first one now."""
    group = QButtonGroup(parent)
    for button in buttons:
        group.addButton(button)
    buttons[0].setChecked(True)


def _row(buttons: list[ChoiceButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(space(3))
    for button in buttons:
        row.addWidget(button, 1)
    return row
