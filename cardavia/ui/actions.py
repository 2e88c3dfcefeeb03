"""Everything the menus and the keyboard can ask of the window, each with its shortcut."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from cardavia.storage.settings import LEVELS, THEMES, UNTIL_CLICK, Settings
from cardavia.ui.deck_facts import SHIPPED

K = TypeVar("K")

PAUSES: Final = (0, 1000, 1500, 2000, 3000, 5000, UNTIL_CLICK)
"""Trick pauses on offer, in milliseconds."""
_DECK_KEYS: Final = {
    "bavarian": "Ctrl+G",
    "tell": "Ctrl+T",
    "salzburg": "Ctrl+Shift+S",
    "french": "Ctrl+F",
    "tournament": "Ctrl+Shift+F",
    "clear": "Ctrl+L",
    "clear-german": "Ctrl+Shift+L",
}


class Actions(QObject):
    """The window's actions; whoever makes this connects them."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._make_game()
        self._make_table()
        self._make_asking()
        self._make_help()
        self.pauses = self._choice(self._pause_texts(), "Alt+{number}")
        self.themes = self._choice(self._theme_texts(), "Ctrl+{number}", first=1)
        self.levels = self._choice(self._level_texts(), "Ctrl+Alt+{number}", first=1)
        self._explain()
        self._make_cards()
        self._fill_menus()

    @property
    def all(self) -> list[QAction]:
        """Every action of the window."""
        return [action for action in self._window.actions() if action.parent() is self]

    @property
    def at_table(self) -> list[QAction]:
        """Those that make sense only while there is a game on the table."""
        return [
            self.last_trick,
            self.whose_turn,
            self.review_trick,
            self.points,
            self.announcements,
            self.repeat,
            self.side_panel,
            self.card_look,
        ]

    def tick(self, settings: Settings) -> None:
        """Tick what is set; the deck, which depends on the game, is ticked by whoever knows the game."""
        if settings.trick_pause_ms in self.pauses:
            self.pauses[settings.trick_pause_ms].setChecked(True)
        self.themes[settings.theme].setChecked(True)
        self.levels[settings.level].setChecked(True)

    def _make_game(self) -> None:
        self.new_game = self._make(self.tr("&New game…"), "Ctrl+N")
        self.rules = self._make(self.tr("&Rules…"), "Ctrl+R")
        self.next_deal = self._make(self.tr("Next &deal"), "Ctrl+D")
        self.same_cards = self._make(self.tr("&Same cards again"), "Ctrl+Shift+D")
        self.undo = self._make(self.tr("&Undo"), "Ctrl+Z")
        self.redo = self._make(self.tr("&Redo"), "Ctrl+Shift+Z")
        self.open = self._make(self.tr("&Open record…"), "Ctrl+O")
        self.save = self._make(self.tr("Save record &as…"), "Ctrl+S")
        self.score_pad = self._make(self.tr("Score &pad…"), "Ctrl+P")
        self.quit = self._make(self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_table(self) -> None:
        self.last_trick = self._make(self.tr("&Last trick"), "Shift+R")
        self.result = self._make(self.tr("R&esult of the deal"), "Ctrl+E")
        self.session = self._make(self.tr("Sta&ndings of the session"), "Ctrl+Shift+E")
        self.full_screen = self._make(self.tr("&Full screen"), "F11", checkable=True)
        self.side_panel = self._make(self.tr("&Side panel"), "F9", checkable=True)

    def _make_asking(self) -> None:
        self.whose_turn = self._make(self.tr("Whose &turn"), "T")
        self.review_trick = self._make(self.tr("The t&rick on the table"), "R")
        self.points = self._make(self.tr("Card &points won"), "P")
        self.announcements = self._make(self.tr("&Announcements"), "V")
        self.repeat = self._make(self.tr("Rep&eat the last sentence"), "U")

    def _make_help(self) -> None:
        self.keys = self._make(self.tr("&Keys"), "?")
        self.about = self._make(self.tr("&About Cardavia"), "Ctrl+I")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_cards(self) -> None:
        texts = self._deck_texts()
        self.decks = {deck: self._make(texts[deck], _DECK_KEYS[deck], checkable=True) for deck in SHIPPED}
        self._exclude(list(self.decks.values()))
        for action in self.decks.values():
            action.setToolTip(self.tr("Deck: {deck}").format(deck=action.toolTip()))
        self.card_look = self._make(self.tr("Card loo&k"), "Ctrl+K")
        self.deck_page = self._make(self.tr("Deck &page…"), "Ctrl+Shift+K")

    def tick_deck(self, deck: str) -> None:
        """Tick a deck; one of a person's own has no entry."""
        if deck in self.decks:
            self.decks[deck].setChecked(True)
            return
        for action in self.decks.values():
            group = action.actionGroup()
            group.setExclusive(False)
            action.setChecked(False)
            group.setExclusive(True)

    def _deck_texts(self) -> dict[str, str]:
        return {
            "bavarian": self.tr("&Bavarian"),
            "tell": self.tr("&William Tell"),
            "salzburg": self.tr("&Salzburg"),
            "french": self.tr("&French"),
            "tournament": self.tr("&Tournament"),
            "clear": self.tr("&Clear"),
            "clear-german": self.tr("Clear, &German suits"),
        }

    def _explain(self) -> None:
        """Give actions whose text says little outside their menu a fuller one, for the list of keys."""
        for action in self.pauses.values():
            action.setToolTip(self.tr("Trick pause: {pause}").format(pause=action.toolTip()))
        for action in self.themes.values():
            action.setToolTip(self.tr("Theme: {theme}").format(theme=action.toolTip()))
        for action in self.levels.values():
            action.setToolTip(self.tr("Opponents: {level}").format(level=action.toolTip()))

    def _pause_texts(self) -> dict[int, str]:
        until_click = self.tr("Until a &click")
        none = self.tr("N&one")
        seconds = self.tr("{seconds} s")
        return {
            pause: until_click
            if pause == UNTIL_CLICK
            else seconds.format(seconds=f"{pause / 1000:g}")
            if pause
            else none
            for pause in PAUSES
        }

    def _theme_texts(self) -> dict[str, str]:
        texts = {
            "system": self.tr("Like the s&ystem"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("&High contrast"),
        }
        return {name: texts[name] for name in THEMES}

    def _level_texts(self) -> dict[str, str]:
        texts = {"easy": self.tr("&Easy"), "medium": self.tr("&Medium"), "strong": self.tr("&Strong")}
        return {name: texts[name] for name in LEVELS}

    def _make(self, text: str, shortcut: str, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(shortcut))
        action.setCheckable(checkable)
        # In full screen the menu bar is hidden; the window itself keeps the shortcut alive.
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action

    def _choice(self, texts: Mapping[K, str], shortcut: str, first: int = 0) -> dict[K, QAction]:
        """Return an action for each value, one of which is ticked at a time."""
        made = {
            key: self._make(text, shortcut.format(number=number), checkable=True)
            for number, (key, text) in enumerate(texts.items(), start=first)
        }
        self._exclude(list(made.values()))
        return made

    def _exclude(self, actions: list[QAction]) -> None:
        group = QActionGroup(self)
        for action in actions:
            group.addAction(action)

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        game.addActions([self.new_game, self.rules, self.next_deal, self.same_cards])
        game.addSeparator()
        game.addActions([self.undo, self.redo])
        game.addSeparator()
        game.addActions([self.open, self.save])
        game.addSeparator()
        game.addAction(self.score_pad)
        game.addSeparator()
        game.addAction(self.quit)
        self._fill_table(bar.addMenu(self.tr("&Table")))
        cards = bar.addMenu(self.tr("&Cards"))
        cards.addActions(list(self.decks.values()))
        cards.addSeparator()
        cards.addActions([self.card_look, self.deck_page])
        bar.addMenu(self.tr("&Help")).addActions([self.keys, self.about])

    def _fill_table(self, table: QMenu) -> None:
        table.addActions([self.last_trick, self.result, self.session])
        asking = [self.whose_turn, self.review_trick, self.points, self.announcements, self.repeat]
        table.addMenu(self.tr("&Say")).addActions(asking)
        table.addSeparator()
        table.addMenu(self.tr("&Opponents")).addActions(list(self.levels.values()))
        table.addMenu(self.tr("Trick &pause")).addActions(list(self.pauses.values()))
        table.addMenu(self.tr("&Theme")).addActions(list(self.themes.values()))
        table.addSeparator()
        table.addActions([self.side_panel, self.full_screen])


def connect_choice(actions: Mapping[K, QAction], chosen: Callable[[K], None]) -> None:
    """Call the function with the value of the action that a person chooses."""
    for key, action in actions.items():
        action.triggered.connect(lambda _=False, key=key: chosen(key))
