"""Connects the table and every other page with the rule book, which is loaded when it is first opened."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from cardavia.art.deck import Pack
from cardavia.table.controller import Controller

if TYPE_CHECKING:
    from cardavia.pages.view import View
    from cardavia.ui.book_window import BookWindow, Rules
    from cardavia.ui.window import MainWindow

_AT_REST_MS: Final = 3000
"""So long after the start nobody waits for a table any more."""
_RULE: Final = "rule"
"""The property of a widget that a paragraph explains."""


class BookDesk(QObject):
    """Opens the one rule book of a window where it is asked for, and keeps it in line with the table."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        window.menu_actions.rules_here.triggered.connect(self.open_here)
        window.menu_actions.rule_book.triggered.connect(lambda: self.book.open_book())
        controller.position.connect(self._refresh)
        window.decks.changed.connect(self._refresh)
        window.preferences.changed.connect(self._refresh)
        QTimer.singleShot(_AT_REST_MS, self, self._prepare)

    @cached_property
    def book(self) -> BookWindow:
        """The rule book."""
        from cardavia.ui.book_pictures import BookPictures
        from cardavia.ui.book_window import BookWindow

        window, decks = self._window, self._window.decks
        pictures = BookPictures(
            decks.list,
            decks.source,
            lambda: decks.deck,
            lambda deck: decks.look if deck == decks.deck else window.preferences.settings.look_of(deck),
            self,
        )
        book = BookWindow(window.preferences, pictures, self._rules, window)
        book.left.connect(self._return)
        book.setting_wanted.connect(self._show_setting)
        return book

    def open(self, target: str, game: str = "") -> None:
        """Open the book at a page, such as ``play#turn``, of a game, by default the one on the table."""
        self.book.open_at(target, game or self._game)

    def open_here(self) -> None:
        """Open the book at what has the keyboard, if a rule explains it, or else at what is played.

        That is the rule that has just refused something, how to bid, or the contract.
        """
        from cardavia.ui.book_here import page_here

        observation = self._controller.observation
        rule = _rule_of(self._window.focusWidget())
        if rule is not None:
            self.open(*rule)
        elif observation is None or not self._window.at_table:
            self.open("overview")
        else:
            table = self._window.area.table
            self.open(page_here(observation, table.refusal, table.advice_rule))

    def close(self) -> None:
        """Put the book away, and end what is being read, drawn or written; to be called before the window goes."""
        if "book" in self.__dict__:
            self.book.end()

    @property
    def _game(self) -> str:
        observation = self._controller.observation
        return self._window.preferences.settings.game if observation is None else observation.game

    def _rules(self) -> Rules:
        from cardavia.pages.languages import page_language
        from cardavia.ui.book_rules import views_in_force
        from cardavia.ui.book_window import Rules
        from cardavia.ui.language import language_for

        window, observation = self._window, self._controller.observation
        settings = window.preferences.settings
        _, preset = self._controller.rules_name or ("", "")
        language = page_language(language_for(settings.language))
        return Rules(
            views_in_force(settings, language, observation, preset, window.decks.ace_of), observation is not None
        )

    def _prepare(self) -> None:
        """Load in a thread what fills pages, so that the first one, and the first refusal, come as fast as others."""
        from cardavia.ui.table_rules import view_at_table, view_to_come

        settings, observation = self._window.preferences.settings, self._controller.observation
        pack = Pack(settings.pack[self._game])
        view = view_to_come(self._game, pack) if observation is None else view_at_table(observation, pack)
        Thread(target=_load, args=(view,), daemon=True).start()

    def _refresh(self) -> None:
        if "book" in self.__dict__:
            self.book.refresh()

    def _return(self) -> None:
        self._window.raise_()
        self._window.activateWindow()

    def _show_setting(self, game: str, option: str) -> None:
        self._window.rules.show_option(game, option, self._controller.observation is not None)
        self._return()


def _load(view: View) -> None:
    from cardavia.ui.table_rules import fill_rules

    for module in ("markdown_it.tree", "cardavia.pages.html", "cardavia.pages.search"):
        import_module(module)
    fill_rules(view)


def connect_book(window: MainWindow, controller: Controller) -> BookDesk:
    """Let everything in the window lead to the rule book."""
    desk = BookDesk(window, controller)
    window.area.table.why.clicked.connect(desk.open_here)
    return desk


def set_rule(widget: QWidget, target: str, game: str) -> None:
    """Let F1 lead from the widget, and from what is in it, to a page and paragraph of a game."""
    widget.setProperty(_RULE, (target, game))


def ask_rule(widget: QWidget, target: str, game: str = "") -> None:
    """Open the rule book of the window to which a widget belongs, or of the one beside which that was opened."""
    window: QWidget | None = widget.window()
    while window is not None:
        desk = window.findChild(BookDesk, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if desk is not None:
            desk.open(target, game)
            return
        parent = window.parentWidget()
        window = None if parent is None else parent.window()


def _rule_of(widget: QWidget | None) -> tuple[str, str] | None:
    """Return the page that explains a widget, or the nearest one around it, and its game."""
    while widget is not None:
        rule = widget.property(_RULE)
        if rule is not None:
            target, game = rule
            return target, game
        widget = widget.parentWidget()
    return None
