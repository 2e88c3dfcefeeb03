"""The main window: connects the controller with everything that is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action
from cardavia.engine.errors import InputProblem
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation
from cardavia.storage.files import StorageError
from cardavia.storage.journal import Trouble
from cardavia.storage.settings import Settings
from cardavia.table.controller import Controller
from cardavia.table.step import SheetRow, Step
from cardavia.ui.cards_view import CardPictures
from cardavia.ui.counting import connect_counting
from cardavia.ui.decks import Decks
from cardavia.ui.messages import MessageStrip
from cardavia.ui.pace_settings import connect_pace
from cardavia.ui.preferences import Preferences
from cardavia.ui.record_files import RecordFiles, failure_sentence, unsaved_sentence
from cardavia.ui.retranslate import Sentence, translated
from cardavia.ui.rules_store import RuleSetStore
from cardavia.ui.session_end import SessionEnd
from cardavia.ui.side_panel import USUAL_WIDTH, SidePanel
from cardavia.ui.sounds_entry import connect_sounds
from cardavia.ui.speech import StatusStrip
from cardavia.ui.table_area import TableArea
from cardavia.ui.texts_base import DEFAULT_NAME
from cardavia.ui.texts_rules import game_name, preset_name
from cardavia.ui.theme import set_theme
from cardavia.ui.window_column import fill_column
from cardavia.ui.window_late import LateWindow
from cardavia.ui.window_place import place_of, restore

if TYPE_CHECKING:
    from cardavia.ui.choice import Choice
    from cardavia.ui.rules_visit import RulesVisit
    from cardavia.ui.welcome import WelcomePage
    from cardavia.ui.window_rest import WindowRest

OPPONENTS: Final = ("Anna", "Bohdan", "Clara", "Dorota")
"""Names of the computer players; a table of four does without the last."""
_ROOM_FOR_PANEL: Final = 1000
"""In a narrower window the side panel is shown on demand only."""
_AFTER_FIRST_PAINT_MS: Final = 50


class MainWindow(LateWindow):
    """The one window of the program.

    ``save_settings`` is called at once with the new `Settings` whenever a person has changed one.
    """

    def __init__(
        self,
        controller: Controller,
        pictures: CardPictures,
        settings: Settings,
        save_settings: Callable[[Settings], None],
        rule_sets: RuleSetStore,
    ) -> None:
        super().__init__(self._make_rest, self._connect_rest)
        self._controller = controller
        self.preferences = Preferences(settings, save_settings, self)
        self._change = self.preferences.put
        self._game = settings.game
        # From the outermost to the innermost: a widget that is put into another is styled anew with all that is in it.
        self._centre = QWidget(self)
        self._pages = QStackedWidget(self._centre)
        self.messages = MessageStrip(self._centre)
        self.area = TableArea(pictures, self._pages)
        self.strip = StatusStrip(self._centre)
        self.panel = SidePanel(self)
        self.record_files = RecordFiles(self)
        self.session_end = SessionEnd(controller, self.area, self)
        self.decks = Decks(pictures, lambda: self._settings, self._change, self)
        self._rule_sets = rule_sets
        self._panel_wanted = settings.sheet_visible
        self._lay_out()
        self.sounds = connect_sounds(self, controller)
        self._connect_table()
        self._apply_settings()
        self._show_first_page()

    @property
    def _settings(self) -> Settings:
        return self.preferences.settings

    def _make_rest(self) -> WindowRest:
        from cardavia.ui.window_rest import WindowRest

        self.menuBar().clear()
        return WindowRest(self, self._controller)

    def _connect_rest(self, rest: WindowRest) -> None:
        self._name_table()
        rest.connect()
        if (observation := self._controller.observation) is not None:
            rest.narrator.tell_position(observation)
        self._refresh()

    # What the program tells the window

    def show_message(self, message: Sentence) -> None:
        """Show a trouble in the strip at the top."""
        self.messages.show_message(message)

    def show_damaged_journal(self) -> None:
        """Tell that the journal of the last game could not be read to its end."""
        self.show_message(
            lambda: self.tr("The saved game was damaged. What could be read of it goes on; the damaged file is kept.")
        )

    def show_storage_problem(self, error: StorageError) -> None:
        """Tell that a file other than the running game cannot be kept."""
        self.show_message(partial(unsaved_sentence, error))

    def open_record(self, path: Path) -> None:
        """Read a record and go on with it; one that is no good is a message, and the running game stays."""
        # What the files answer is told by what is connected then.
        self.complete()
        self.record_files.open(path)

    # Pages

    @cached_property
    def welcome(self) -> WelcomePage:
        """The welcome page, made when it is first shown: who goes on with a game does not wait for it."""
        from cardavia.ui.welcome import WelcomePage, connect_language

        page = WelcomePage({key: game.catalogue for key, game in GAMES.items()}, self.rules.tables_of, self.decks.list)
        connect_language(page, self.preferences)
        page.deal.connect(self._deal)
        page.rules.page_wanted.connect(lambda: self.show_rules(page.game))
        self.rules.tables_changed.connect(lambda: page.show_rules(self._settings, page.game))
        page.back.connect(self.show_table)
        page.lesson_wanted.connect(lambda game: self.lessons.show(game))
        self._pages.addWidget(page)
        QTimer.singleShot(_AFTER_FIRST_PAINT_MS, self, self.decks.list.look)
        return page

    @cached_property
    def rules(self) -> RulesVisit:
        """The way to the rules page and back."""
        from cardavia.ui.rules_visit import RulesVisit

        rules = RulesVisit(self._rule_sets, self._pages, lambda: self._settings, self._change)
        rules.deal.connect(self._deal)
        rules.left.connect(self._leave_rules)
        rules.failed.connect(self.show_message)
        return rules

    @property
    def pages(self) -> QStackedWidget:
        """The table and the pages that take its place."""
        return self._pages

    @property
    def at_table(self) -> bool:
        """Whether the table is shown, and not the welcome page."""
        return self._pages.currentWidget() is self.area

    def show_welcome(self) -> None:
        """Show the choice of a game in the table's place; a running game stays as it is."""
        self.welcome.show_settings(self._settings)
        self._show_welcome()

    def _show_welcome(self) -> None:
        self.welcome.set_running(self._controller.observation is not None)
        self._pages.setCurrentWidget(self.welcome)
        self.welcome.focus_first()
        self._refresh()

    def show_rules(self, game: str) -> None:
        """Show the rules for the next session of a game; the running game keeps its own."""
        self.rules.show(game, self._controller.observation is not None)
        self._refresh()

    def show_rules_here(self) -> None:
        """Show the rules for the next session of the game that is on the table, or chosen on the welcome page."""
        self.show_rules(self._game if self.at_table else self.welcome.game)

    def _leave_rules(self, place: int, game: str) -> None:
        if self._pages.widget(place) is self.area and self._controller.observation is not None:
            self.show_table()
        else:
            self.welcome.show_rules(self._settings, game)
            self._show_welcome()

    def show_table(self) -> None:
        """Show the table with the game that is on it."""
        self._pages.setCurrentWidget(self.area)
        self._refresh()
        self.area.take_focus()

    def _show_first_page(self) -> None:
        observation = self._controller.observation
        if observation is not None:
            self._show_position(observation)
        elif not self._settings.welcome_done:
            self.show_welcome()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The last game is resumed after the first paint; only where there is none a person is asked what to play.
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, self._ask_for_game))

    def _ask_for_game(self) -> None:
        if self._controller.observation is None and self.at_table:
            self.show_welcome()

    # What the controller tells

    def _show_position(self, observation: Observation) -> None:
        self._take_game(observation.game)
        self._name_table()
        self.area.close_result()
        self.area.table.show_position(observation, self._controller.players)
        if self.rest is not None:
            self.rest.narrator.tell_position(observation)
        self._show_sheet(self._controller.sheet)
        self.show_table()

    def _show_step(self, step: Step) -> None:
        # Told first: a step that needs no time to be shown is settled, and followed by the next, within `show_step`.
        self.narrator.tell_step(step)
        self.area.table.show_step(step)
        self._refresh()

    def _show_finished(self, observation: Observation) -> None:
        self.area.table.show_finished(observation)
        self.narrator.tell_result(observation)
        self._show_sheet(self._controller.sheet)
        self._show_result(observation)
        self._refresh()

    def _show_result(self, observation: Observation) -> None:
        rows = self._controller.sheet
        totals = rows[-1].totals if rows else (0,) * len(self._controller.players)
        pack, over = self.decks.pack, self._controller.session_over
        self.area.result.show_result(observation, self._controller.players, totals, pack, over)

    def _show_sheet(self, rows: tuple[SheetRow, ...]) -> None:
        self.panel.show_rows(rows, self._controller.players, self._controller.progress)

    def _show_trouble(self, trouble: Trouble) -> None:
        self.show_message(partial(self._trouble_sentence, trouble))

    def _trouble_sentence(self, trouble: Trouble) -> str:
        text = self.tr("The game cannot be saved: {reason} You can go on playing.")
        return text.format(reason=failure_sentence(trouble.kind))

    # What a person does

    def _submit(self, action: Action) -> None:
        reason = self._controller.submit(action)
        observation = self._controller.observation
        if reason is not None and observation is not None:
            self.area.table.show_refusal(reason)
            self.narrator.tell_refusal(reason, observation)

    def _deal(self, choice: Choice) -> None:
        settings = self._settings.with_rules(choice.game, choice.preset, choice.options)
        pack = self.decks.list.pack(choice.deck, Pack(settings.pack[choice.game]))
        settings = settings.with_deck(choice.game, choice.deck, pack.value)
        self._change(replace(settings, player_name=choice.name, welcome_done=True))
        names = (choice.name or DEFAULT_NAME, *OPPONENTS)
        self._try(lambda: self._controller.new_session(choice.game, choice.preset, choice.options, names))

    def _try(self, begin: Callable[[], None]) -> None:
        try:
            begin()
        except InputProblem as problem:
            from cardavia.ui.texts_problems import problem_sentence

            self.show_message(partial(problem_sentence, problem))

    def _rename(self) -> None:
        self._name_table()
        observation = self._controller.observation
        if observation is not None:
            self.narrator.rename(observation)
            if self.area.shows_result:
                self._show_result(observation)

    def set_panel(self, shown: bool) -> None:
        """Show or hide the side panel from now on."""
        self._panel_wanted = shown
        self.preferences.change(sheet_visible=shown)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.menu_actions.full_screen.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.rest is not None:
            self.rest.close()
        self.decks.flush()
        self.preferences.change(window=place_of(self))
        super().closeEvent(event)

    # Parts

    def _take_game(self, game: str) -> None:
        self._game = game
        self.decks.show(game)
        self._name_window()

    def _name_window(self) -> None:
        rules, title = self._controller.rules_name, self.tr("{game}: {rules}")
        named = rules and title.format(game=game_name(self._game), rules=preset_name(rules[1]))
        self.setWindowTitle(named or self.tr("Cardavia"))

    def _name_table(self) -> None:
        """Name cards by the deck of the game, and players by their names."""
        pack = self.decks.pack
        self.area.table.set_pack(pack)
        self.panel.set_pack(pack)
        self.session_end.set_pack(pack)
        if self.rest is not None:
            self.rest.narrator.set_table(self._controller.players, pack)

    def _apply_settings(self) -> None:
        settings = self._settings
        connect_pace(self.preferences, self.area.table)
        connect_counting(self.area.table.top_line, self.preferences)
        self.area.table.hand.sort(settings.sort_order)
        self.decks.show(self._game)
        self._name_table()
        restore(self, settings.window)
        self._panel_wanted = settings.sheet_visible and self.width() >= _ROOM_FOR_PANEL

    def _apply_change(self, before: Settings, after: Settings) -> None:
        """Bring the window in line with what a person has just set, wherever that was done."""
        if after.theme != before.theme:
            set_theme(after.theme)
        self.decks.follow()
        if after.sheet_visible != before.sheet_visible:
            self._panel_wanted = after.sheet_visible
            self._refresh()
        if after.level != before.level:
            self._controller.change_players()

    def _refresh(self) -> None:
        """Bring menus, side panel and strips in line with the page and the game."""
        if self.rest is not None:
            self.rest.enable(self.at_table, self._panel_wanted)
        self._show_panel(self._panel_wanted and self.at_table)
        self.strip.setVisible(self.at_table)

    def _show_panel(self, shown: bool) -> None:
        opened = shown and self.panel.isHidden()
        self.panel.setVisible(shown)
        if opened:
            self.resizeDocks([self.panel], [USUAL_WIDTH], Qt.Orientation.Horizontal)

    def _lay_out(self) -> None:
        translated(self, self._name_window)
        # So that the bar is as high as it will be, and the table stays in its place.
        self.menuBar().addAction(" ")
        self._pages.addWidget(self.area)
        fill_column(self._centre, self.messages, self._pages, self.strip)
        self.setCentralWidget(self._centre)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)

    def _connect_table(self) -> None:
        controller, table = self._controller, self.area.table
        controller.position.connect(self._show_position)
        controller.stepped.connect(self._show_step)
        controller.finished.connect(self._show_finished)
        controller.sheet_changed.connect(self._show_sheet)
        controller.thinking.connect(table.set_thinking)
        controller.trouble.connect(self._show_trouble)
        table.chosen.connect(self._submit)
        table.settled.connect(controller.settled)
        self.area.same_cards.connect(controller.same_cards)
        self.preferences.changed.connect(self._apply_change)
        self._pages.currentChanged.connect(self._refresh)
        self.decks.changed.connect(self._rename)
        self.decks.failed.connect(self.show_message)
        self.decks.page_changed.connect(lambda: self.show_table() if self.at_table else self._refresh())
