"""Where the keyboard is while the table is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardavia.ui.tab_order import set_tab_order
from cardavia.ui.table_ground import TableGround


class TableFocus:
    """Keeps the keyboard of a table where it is useful, and takes it from nowhere else."""

    def __init__(self, table: TableGround) -> None:
        self._table = table
        self._ordered: frozenset[QWidget] = frozenset()

    def is_here(self) -> bool:
        """Say whether the table is what is seen, and the keyboard is there or nowhere in particular."""
        table, focused = self._table, self._focused()
        if not table.isVisibleTo(table.window()):
            return False
        return focused is None or focused in (table.window(), table) or table.isAncestorOf(focused)

    def take(self) -> None:
        """Give the keyboard to the hand, or to the first call when one is asked for, unless it is put to use."""
        calls, focused = self._table.calls, self._focused()
        if calls.isVisibleTo(self._table):
            if focused is None or not calls.isAncestorOf(focused):
                calls.take_focus()
        elif focused is None or not self._keeps(focused):
            self._take_to_hand()

    def order(self) -> None:
        """Let Tab go through the table as it is read: what is asked above the hand, the hand, what may be said."""
        table = self._table
        asked = (*table.calls.buttons, table.exchange.button, *table.declare.buttons.values())
        stops = (table.pile, *asked, *table.hand.buttons, *table.sayings.buttons.values())
        if not self._ordered.issuperset(stops):
            set_tab_order(stops)
            self._ordered = frozenset(stops)

    def _focused(self) -> QWidget | None:
        """Return the widget of this window that has the keyboard, or had it when the window was last in use."""
        return self._table.window().focusWidget()

    def _keeps(self, focused: QWidget) -> bool:
        table = self._table
        return focused not in (table, table.last) and table.isAncestorOf(focused) and focused.isVisible()

    def _take_to_hand(self) -> None:
        if self._table.hand.buttons:
            self._table.hand.take_focus()
        else:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
