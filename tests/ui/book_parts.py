"""A rule book without a window beside it, for its tests."""

from dataclasses import replace

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardavia.engine.games import GAMES
from cardavia.pages.view import View
from cardavia.storage.settings import Settings
from cardavia.ui.book_pictures import BookPictures
from cardavia.ui.book_rules import views_in_force
from cardavia.ui.book_window import BookWindow, Rules
from cardavia.ui.card_source import PlainCards
from cardavia.ui.deck_list import DeckList
from cardavia.ui.preferences import Preferences


class Book:
    """An open rule book of a table that plays Doppelkopf; `rules` may be replaced and then refreshed."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None) -> None:
        self._qtbot = qtbot
        self._parts = QObject()
        self.preferences = Preferences(settings or replace(Settings(), game="doppelkopf"), lambda _: None, self._parts)
        self.rules = Rules(views_in_force(self.preferences.settings, "en", None, ""), running=True)
        source = PlainCards()
        look = self.preferences.settings.look_of
        pictures = BookPictures(DeckList(source, self._parts), source, lambda: "french", look, self._parts)
        self.window = BookWindow(self.preferences, pictures, lambda: self.rules)
        self.lefts: list[bool] = []
        self.window.left.connect(lambda: self.lefts.append(True))
        qtbot.addWidget(self.window, before_close_func=lambda _: self.close())

    @property
    def page(self) -> str:
        """The page that is shown now."""
        leaf = self.window.leaf
        return "" if leaf is None else leaf.page

    @property
    def view(self) -> View:
        """How that page is read."""
        leaf = self.window.leaf
        assert leaf is not None
        return leaf.view

    @property
    def text(self) -> str:
        """What stands on that page."""
        return self.window.browser.toPlainText()

    def open_at(self, target: str) -> None:
        """Open it from the table and wait for the page."""
        with self._qtbot.waitSignal(self.window.shown):
            self.window.open_at(target, "doppelkopf")

    def go(self, target: str) -> None:
        """Follow a link and wait for the page."""
        with self._qtbot.waitSignal(self.window.shown):
            self.window.go(target)

    def play_by(self, **options: object) -> None:
        """Let the table play Doppelkopf by these house rules."""
        view = self.rules.views["doppelkopf"]
        built = GAMES["doppelkopf"].catalogue.build(view.preset, options)
        self.rules = replace(self.rules, views={**self.rules.views, "doppelkopf": replace(view, options=built)})

    def close(self) -> None:
        """End its threads."""
        self.window.end()
