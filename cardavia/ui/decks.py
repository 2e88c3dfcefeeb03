"""The deck on the table and its look: as the settings say, and as a person changes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from cardavia.art.deck import Ace, Pack
from cardavia.engine.errors import InputProblem
from cardavia.storage.settings import CardLook, Settings
from cardavia.ui.card_source import CardSource
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.deck_facts import known_ace
from cardavia.ui.deck_list import DeckList

if TYPE_CHECKING:
    from cardavia.ui.actions import Actions
    from cardavia.ui.card_look import CardLookPanel
    from cardavia.ui.deck_page import DeckPage
    from cardavia.ui.deck_previews import DeckPreviews
    from cardavia.ui.side_panel import SidePanel

_KEPT_AFTER_MS: Final = 500
"""A slider that moves is not written down at every step."""


class Decks(QObject):
    """Chooses the pictures' deck and look for the game on the table, and the menu's, side panel's and own page's part.

    What a person chooses goes into the settings through ``keep``: the deck at once, a look shortly afterwards.
    """

    changed = Signal()
    """Cards are called otherwise, or have another shape."""
    ace_changed = Signal(object)
    """The ace is called otherwise: what it is called now, an `Ace`."""
    failed = Signal(object)
    """A sentence for the message strip."""
    page_changed = Signal()
    """The deck page is shown, or the page it was opened from again."""

    def __init__(
        self,
        pictures: CardPictures,
        settings: Callable[[], Settings],
        keep: Callable[[Settings], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._settings = settings
        self._keep = keep
        self._game = settings().game
        self._pending: CardLook | None = None
        self._shown = ("", CardLook())
        self._ace = known_ace(settings())
        self._spoken_of: str | None = None
        self._came_from = 0
        self._pages: QStackedWidget | None = None
        self._panel: SidePanel | None = None
        self._actions: Actions | None = None
        self.list = DeckList(pictures.source, self)
        self._keeping = QTimer(self, singleShot=True, interval=_KEPT_AFTER_MS)
        self._keeping.timeout.connect(self.flush)
        pictures.reshaped.connect(self._take_shape)
        pictures.failed.connect(self._tell_problem)

    def connect_window(self, actions: Actions, panel: SidePanel, pages: QStackedWidget) -> None:
        """Answer the menu and the side panel, and show the deck page among the window's pages."""
        from cardavia.ui.actions import connect_choice

        self._actions, self._panel, self._pages = actions, panel, pages
        connect_choice(actions.decks, self.choose)
        actions.deck_page.triggered.connect(self.show_page)
        actions.card_look.triggered.connect(self.show_look)
        panel.look_wanted.connect(lambda: self.look_panel)
        self._tick(self.deck)

    # What is shown

    @property
    def pack(self) -> Pack:
        """What the cards are called."""
        return self._pictures.pack

    def pack_of(self, game: str) -> Pack:
        """Return what the cards are called in a game, which need not be the one on the table."""
        settings = self._settings()
        return self.list.pack(settings.deck[game], Pack(settings.pack[game]))

    @property
    def source(self) -> CardSource:
        """Where the cards come from."""
        return self._pictures.source

    def ace_of(self, deck: str) -> Ace:
        """Return what a deck calls its ace, as far as that is known."""
        entry = self.list.entry(deck)
        if entry is None:
            return self._pictures.ace if deck == self._pictures.deck else Ace.USUAL
        return entry.ace

    @property
    def deck(self) -> str:
        """The deck of the game on the table."""
        return self._settings().deck[self._game]

    @property
    def look(self) -> CardLook:
        """The look of that deck."""
        return self._pending or self._settings().look_of(self.deck)

    def speak_of(self, game: str | None) -> None:
        """Call the ace as the deck of another game does, such as that of a lesson; None is the game on the table."""
        self._spoken_of = game
        self._tell_ace()

    def show(self, game: str) -> None:
        """Show the cards as they were last chosen for the game."""
        self.flush()
        self._game = game
        deck = self.deck
        entry = self.list.entry(deck)
        self._pictures.show(deck, self.pack_of(game), None if entry is None else entry.size, self.ace_of(deck))
        self._tell_ace()
        self._pictures.set_look(self.look)
        self._shown = (deck, self.look)
        self._tick(deck)
        self._refresh_panel()

    # What a person chooses

    def choose(self, deck: str) -> None:
        """Play with a deck from now on."""
        self.flush()
        settings = self._settings()
        pack = self.list.pack(deck, Pack(settings.pack[self._game]))
        self._keep(settings.with_deck(self._game, deck, pack.value))
        self.follow()

    def follow(self) -> None:
        """Show the deck and the look that the settings name now, wherever they were chosen."""
        deck = self._shown[0]
        if self._shown != (self.deck, self.look):
            self.show(self._game)
            if deck != self.deck:
                self.changed.emit()
        self._tell_ace()

    def set_look(self, look: CardLook) -> None:
        """Show the cards of the deck this way from now on."""
        self._pending = look
        self._shown = (self.deck, look)
        self._pictures.set_look(look)
        self._refresh_panel()
        self._keeping.start()

    def flush(self) -> None:
        """Write down a look that is not yet in the settings."""
        self._keeping.stop()
        if self._pending is not None:
            look, self._pending = self._pending, None
            self._keep(self._settings().with_look(self.deck, look))

    def stop(self) -> None:
        """End all reading and drawing but that of the table's cards."""
        self.list.stop()
        if "previews" in self.__dict__:
            self.previews.stop()

    # Side panel and page

    @cached_property
    def previews(self) -> DeckPreviews:
        """Small pictures of every deck."""
        from cardavia.ui.deck_previews import DeckPreviews

        self.list.look_closely()
        return DeckPreviews(self.list, self._pictures.source, self)

    @cached_property
    def look_panel(self) -> CardLookPanel:
        """The page of the side panel, made when it is first shown."""
        from cardavia.ui.card_look import CardLookPanel

        panel = CardLookPanel(self.list, self.previews, self._pictures)
        panel.deck_chosen.connect(self.choose)
        panel.look_changed.connect(self.set_look)
        if self._panel is not None:
            self._panel.look_page.column.addWidget(panel)
        panel.show_look(self.deck, self.look)
        return panel

    def show_look(self) -> None:
        """Open the side panel at its page about the cards."""
        if self._actions is not None and self._panel is not None:
            if not self._actions.side_panel.isChecked():
                self._actions.side_panel.trigger()
            self._panel.show_look()

    @cached_property
    def page(self) -> DeckPage:
        """The deck page, made when it is first shown."""
        from cardavia.ui.deck_page import DeckPage

        page = DeckPage(self.list, self.previews)
        page.back.connect(self._leave)
        page.play.connect(self._play_with)
        if self._pages is not None:
            self._pages.addWidget(page)
        return page

    def show_page(self) -> None:
        """Show the deck page in the table's place, with the deck of the table."""
        pages = self._pages
        if pages is not None and pages.currentWidget() is not self.page:
            self._came_from = pages.currentIndex()
            self.page.show_deck(self.deck)
            pages.setCurrentWidget(self.page)
            self.page_changed.emit()
        self.page.focus_first()

    def _leave(self) -> None:
        if self._pages is not None:
            self._pages.setCurrentIndex(self._came_from)
            self.page_changed.emit()

    def _play_with(self, deck: str) -> None:
        self.choose(deck)
        self._leave()

    def _refresh_panel(self) -> None:
        if "look_panel" in self.__dict__:
            self.look_panel.show_look(self.deck, self.look)

    def _tick(self, deck: str) -> None:
        if self._actions is not None:
            self._actions.tick_deck(deck)

    # What the pictures tell

    def _take_shape(self) -> None:
        settings, pack = self._settings(), self._pictures.pack
        if settings.pack[self._game] != pack.value:
            self._keep(settings.with_deck(self._game, self.deck, pack.value))
        self._tell_ace()
        self.changed.emit()

    def _tell_ace(self) -> None:
        game = self._spoken_of
        ace = self._pictures.ace if game is None else self.ace_of(self._settings().deck[game])
        if ace is not self._ace:
            self._ace = ace
            self.ace_changed.emit(ace)

    def _tell_problem(self, problem: InputProblem) -> None:
        self.failed.emit(partial(self._problem_sentence, self.deck, problem))

    def _problem_sentence(self, deck: str, problem: InputProblem) -> str:
        from cardavia.ui.texts_problems import problem_sentence

        text = self.tr("The deck {deck} cannot be used, plain cards stand in for it: {problem}")
        return text.format(deck=self.list.name(deck), problem=problem_sentence(problem))
