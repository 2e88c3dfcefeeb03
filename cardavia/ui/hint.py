"""Shows hints: marks what is advised, says why, and forgets it with the next move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Exchange, Play, Say
from cardavia.engine.cards import Hand
from cardavia.table.advice import Adviser
from cardavia.ui import texts_hints
from cardavia.ui.hint_mark import HintMarks
from cardavia.ui.retranslate import joined_sentences
from cardavia.ui.speech import StatusStrip
from cardavia.ui.table_view import TableView

if TYPE_CHECKING:
    from cardavia.ai.hinting import Hint


@dataclass(frozen=True, slots=True)
class Names:
    """How cards and players are called at the table now, and the person's hand.

    ``game`` is the one in whose rules reasons are explained, empty where there is no rule book.
    """

    pack: Pack
    players: Sequence[str]
    hand: Hand
    game: str = ""


class HintDesk(QObject):
    """Asks the adviser and shows its answers; `names` tells how cards and players are called."""

    def __init__(self, adviser: Adviser, table: TableView, strip: StatusStrip, names: Callable[[], Names]) -> None:
        super().__init__(adviser)
        self._adviser = adviser
        self._table = table
        self._strip = strip
        self._names = names
        self._hint: Hint | None = None
        self.marks = HintMarks(table)
        adviser.thinking.connect(self._show_thinking)
        adviser.hinted.connect(self._show)
        adviser.cleared.connect(self._clear)
        table.installEventFilter(self)

    def ask(self) -> None:
        """Give the hint for the position, once more if it stands there already."""
        if self._adviser.can_advise:
            self._adviser.ask()
        else:
            self._strip.say(texts_hints.no_hint_sentence, urgent=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.rename()
        return False

    def rename(self) -> None:
        """Put the hint that stands there in the words of now."""
        if self._hint is not None:
            self._table.advise(partial(self._sentence, self._hint), self._rule(self._hint))
            self._mark(self._hint)

    def _show_thinking(self, thinking: bool) -> None:
        if thinking:
            self._table.advise(texts_hints.thinking_sentence)
            self._strip.say(texts_hints.thinking_sentence, shown=False)
        else:
            self._table.advise("")

    def _show(self, hint: Hint, helped: bool) -> None:
        self._hint = hint
        sentence = partial(self._sentence, hint)
        self._table.advise(sentence, self._rule(hint))
        self._mark(hint)
        self._tell(sentence, helped)

    def _tell(self, sentence: Callable[[], str], helped: bool) -> None:
        """Speak the hint; in the strip it stands where a panel hides the table's own line."""
        assisted = texts_hints.assisted_sentence
        hidden = self._table.exchange.isVisibleTo(self._table)
        if helped and not hidden:
            self._strip.say(assisted, aloud=False)
        both = partial(joined_sentences, sentence, assisted)
        self._strip.say(both if helped else sentence, urgent=True, shown=hidden)

    def _sentence(self, hint: Hint) -> str:
        names = self._names()
        return texts_hints.hint_sentence(hint, names.pack, names.players, names.hand)

    def _rule(self, hint: Hint) -> str:
        # Imported here: the table is painted before anybody asks for a hint.
        from cardavia.ui.book_here import hint_page

        return hint_page(hint.grounds.reason, self._names().game)

    def _clear(self) -> None:
        self._hint = None
        self.marks.clear()
        self._table.advise("")

    def _mark(self, hint: Hint) -> None:
        actions = (action for action in (hint.action, hint.say) if action is not None)
        self.marks.put(target for action in actions for target in targets_of(self._table, action))


def targets_of(table: TableView, action: Action) -> Iterator[QAbstractButton]:
    """Yield the cards or buttons with which the person does this."""
    if isinstance(action, Play):
        yield from _cards(table, (action.card,))
    elif isinstance(action, Exchange):
        yield from _cards(table, action.cards)
    elif action in table.calls.choices:
        yield table.calls.buttons[table.calls.choices.index(action)]
    elif isinstance(action, Say):
        buttons = table.sayings.buttons | table.declare.buttons
        yield from (button for say, button in buttons.items() if say == action)


def _cards(table: TableView, cards: Hand) -> Iterator[QAbstractButton]:
    wanted = list(cards)
    for button in table.hand.buttons:
        if button.card in wanted:
            wanted.remove(button.card)
            yield button
