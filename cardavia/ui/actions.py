"""Everything the menus and the keyboard can ask of the window, each with its shortcut."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from cardavia.storage.settings import LEVELS, SORT_ORDERS, SOUNDS, THEMES, UNTIL_CLICK, Settings
from cardavia.ui.deck_facts import SHIPPED
from cardavia.ui.keys import LETTERS
from cardavia.ui.retranslate import translated
from cardavia.ui.texts_base import decimal

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
        self.pauses = self._choice(self._pause_texts, "Alt+{number}")
        self.themes = self._choice(self._theme_texts, "Ctrl+{number}", first=1)
        self.levels = self._choice(self._level_texts, "Ctrl+Alt+{number}", first=1)
        self.sorts = self._choice(self._sort_texts, "F{number}", first=5)
        self.sounds = self._make_sounds()
        translated(window, self._explain)
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
            self.hint,
            self.claim,
            self.last_trick,
            self.whose_turn,
            self.review_trick,
            self.points,
            self.announcements,
            self.repeat,
            self.side_panel,
            self.score_sheet,
            self.card_look,
        ]

    def tick(self, settings: Settings) -> None:
        """Tick what is set; the deck, which depends on the game, is ticked by whoever knows the game."""
        if settings.trick_pause_ms in self.pauses:
            self.pauses[settings.trick_pause_ms].setChecked(True)
        self.themes[settings.theme].setChecked(True)
        self.levels[settings.level].setChecked(True)
        self.sorts[settings.sort_order].setChecked(True)

    def _make_game(self) -> None:
        self.new_game = self._make(lambda: self.tr("&New game…"), "Ctrl+N")
        self.rules = self._make(lambda: self.tr("&Rules…"), "Ctrl+R")
        self.next_deal = self._make(lambda: self.tr("Next &deal"), "Ctrl+D")
        self.same_cards = self._make(lambda: self.tr("&Same cards again"), "Ctrl+Shift+D")
        self.undo = self._make(lambda: self.tr("&Undo"), "Ctrl+Z")
        self.redo = self._make(lambda: self.tr("Red&o"), "Ctrl+Shift+Z")
        self.hint = self._make(lambda: self.tr("&Hint"), LETTERS["hint"])
        self.claim = self._make(lambda: self.tr("&Claim the rest"), "Ctrl+Shift+R")
        self.save_table = self._make(lambda: self.tr("Sa&ve table…"), "Ctrl+S")
        self.tables = self._make(lambda: self.tr("Ta&bles…"), "Ctrl+Shift+O")
        self.import_record = self._make(lambda: self.tr("&Import record…"), "Ctrl+O")
        self.export_record = self._make(lambda: self.tr("&Export record…"), "Ctrl+Shift+X")
        self.score_pad = self._make(lambda: self.tr("Score &pad…"), "Ctrl+P")
        self.settings = self._make(lambda: self.tr("Se&ttings…"), "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._make(lambda: self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_table(self) -> None:
        self.last_trick = self._make(lambda: self.tr("&Last trick"), "Shift+R")
        self.result = self._make(lambda: self.tr("R&esult of the deal"), "Ctrl+E")
        self.session = self._make(lambda: self.tr("Sta&ndings of the session"), "Ctrl+Shift+E")
        self.full_screen = self._make(lambda: self.tr("&Full screen"), "F11", checkable=True)
        self.side_panel = self._make(lambda: self.tr("S&ide panel"), "F9", checkable=True)
        self.score_sheet = self._make(lambda: self.tr("S&core sheet"), "Ctrl+F9")
        self.tools = self._make(lambda: self.tr("Tool ro&w"), "Shift+F9", checkable=True)

    def _make_asking(self) -> None:
        self.whose_turn = self._make(lambda: self.tr("Whose &turn"), LETTERS["whose_turn"])
        self.review_trick = self._make(lambda: self.tr("The t&rick on the table"), LETTERS["review_trick"])
        self.points = self._make(lambda: self.tr("Card &points won"), LETTERS["points"])
        self.announcements = self._make(lambda: self.tr("&Announcements"), LETTERS["announcements"])
        self.repeat = self._make(lambda: self.tr("Rep&eat the last sentence"), LETTERS["repeat"])
        self.speech = self._make(lambda: self.tr("Next speech &level"), "Ctrl+Shift+V")

    def _make_help(self) -> None:
        self.rules_here = self._make(lambda: self.tr("Rules of this &contract"), "F1")
        self.rule_book = self._make(lambda: self.tr("Rule &book…"), "Shift+F1")
        self.lessons = {
            "schafkopf": self._make(lambda: self.tr("Lesson: &Schafkopf"), "Ctrl+F1"),
            "doppelkopf": self._make(lambda: self.tr("Lesson: &Doppelkopf"), "Ctrl+F2"),
        }
        self.keys = self._make(lambda: self.tr("&Keys"), "?")
        self.about = self._make(lambda: self.tr("&About Cardavia"), "Ctrl+I")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_cards(self) -> None:
        self.decks = {deck: self._make_deck(deck) for deck in SHIPPED}
        self._exclude(list(self.decks.values()))
        translated(self._window, self._explain_decks)
        self.card_look = self._make(lambda: self.tr("Card loo&k"), "Ctrl+K")
        self.deck_page = self._make(lambda: self.tr("Deck &page…"), "Ctrl+Shift+K")

    def _make_deck(self, deck: str) -> QAction:
        return self._make(lambda: self._deck_texts()[deck], _DECK_KEYS[deck], checkable=True)

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
            action.setToolTip(self.tr("Trick pause: {pause}").format(pause=action.iconText()))
        for action in self.themes.values():
            action.setToolTip(self.tr("Theme: {theme}").format(theme=action.iconText()))
        for action in self.levels.values():
            action.setToolTip(self.tr("Opponents: {level}").format(level=action.iconText()))
        for action in self.sounds.values():
            action.setToolTip(self.tr("Sound: {event}").format(event=action.iconText()))
        for action in self.sorts.values():
            action.setToolTip(self.tr("Sort the hand: {order}").format(order=action.iconText()))

    def _explain_decks(self) -> None:
        for action in self.decks.values():
            action.setToolTip(self.tr("Deck: {deck}").format(deck=action.iconText()))

    def _pause_texts(self) -> dict[int, str]:
        until_click = self.tr("Until a &click")
        none = self.tr("N&one")
        seconds = self.tr("{seconds} s")
        return {
            pause: until_click
            if pause == UNTIL_CLICK
            else seconds.format(seconds=decimal(pause / 1000))
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

    def _sort_texts(self) -> dict[str, str]:
        texts = {"trump": self.tr("&Trumps first"), "suit": self.tr("By &suits"), "manual": self.tr("As &laid")}
        return {name: texts[name] for name in SORT_ORDERS}

    def _sound_texts(self) -> dict[str, str]:
        return {
            "deal": self.tr("&Dealing"),
            "card": self.tr("A &card is played"),
            "trick": self.tr("A &trick is taken"),
            "call": self.tr("&Bids and announcements"),
            "turn": self.tr("&Your turn"),
            "end": self.tr("&End of the deal"),
        }

    def _make_sounds(self) -> dict[str, QAction]:
        return {sound: self._make_sound(place, sound) for place, sound in enumerate(SOUNDS, start=1)}

    def _make_sound(self, place: int, sound: str) -> QAction:
        return self._make(lambda: self._sound_texts()[sound], f"Alt+Shift+{place}", checkable=True)

    def _make(self, text: Callable[[], str], shortcut: str, checkable: bool = False) -> QAction:
        action = QAction(self)
        translated(self._window, lambda: action.setText(text()))
        action.setShortcut(QKeySequence(shortcut))
        action.setCheckable(checkable)
        # In full screen the menu bar is hidden; the window itself keeps the shortcut alive.
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action

    def _choice(self, texts: Callable[[], Mapping[K, str]], shortcut: str, first: int = 0) -> dict[K, QAction]:
        """Return an action for each value, one of which is ticked at a time."""
        made = {
            key: self._make(partial(_text_of, texts, key), shortcut.format(number=number), checkable=True)
            for number, key in enumerate(texts(), start=first)
        }
        self._exclude(list(made.values()))
        return made

    def _exclude(self, actions: list[QAction]) -> None:
        group = QActionGroup(self)
        for action in actions:
            group.addAction(action)

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        game = _menu(bar, lambda: self.tr("&Game"))
        game.addActions([self.new_game, self.rules, self.next_deal, self.same_cards])
        game.addSeparator()
        game.addActions([self.undo, self.redo, self.hint, self.claim])
        game.addSeparator()
        game.addActions([self.save_table, self.tables, self.import_record, self.export_record])
        game.addSeparator()
        game.addAction(self.score_pad)
        game.addSeparator()
        game.addActions([self.settings, self.quit])
        self._fill_table(_menu(bar, lambda: self.tr("&Table")))
        cards = _menu(bar, lambda: self.tr("&Cards"))
        cards.addActions(list(self.decks.values()))
        cards.addSeparator()
        cards.addActions([self.card_look, self.deck_page])
        self._fill_help(_menu(bar, lambda: self.tr("&Help")))

    def _fill_help(self, menu: QMenu) -> None:
        menu.addActions([self.rules_here, self.rule_book])
        menu.addSeparator()
        menu.addActions(list(self.lessons.values()))
        menu.addSeparator()
        menu.addActions([self.keys, self.about])

    def _fill_table(self, table: QMenu) -> None:
        table.addActions([self.last_trick, self.result, self.session])
        asking = [self.whose_turn, self.review_trick, self.points, self.announcements, self.repeat, self.speech]
        _menu(table, lambda: self.tr("&Say")).addActions(asking)
        table.addSeparator()
        _menu(table, lambda: self.tr("Sort the &hand")).addActions(list(self.sorts.values()))
        _menu(table, lambda: self.tr("&Opponents")).addActions(list(self.levels.values()))
        _menu(table, lambda: self.tr("Trick &pause")).addActions(list(self.pauses.values()))
        _menu(table, lambda: self.tr("So&unds")).addActions(list(self.sounds.values()))
        _menu(table, lambda: self.tr("&Theme")).addActions(list(self.themes.values()))
        table.addSeparator()
        table.addActions([self.score_sheet, self.side_panel, self.tools, self.full_screen])


def _text_of(texts: Callable[[], Mapping[K, str]], key: K) -> str:
    return texts()[key]


def _menu(parent: QMenuBar | QMenu, title: Callable[[], str]) -> QMenu:
    menu = QMenu(parent)
    parent.addMenu(menu)
    translated(menu, lambda: menu.setTitle(title()))
    return menu


def connect_choice(actions: Mapping[K, QAction], chosen: Callable[[K], None]) -> None:
    """Call the function with the value of the action that a person chooses."""
    for key, action in actions.items():
        action.triggered.connect(lambda _=False, key=key: chosen(key))
