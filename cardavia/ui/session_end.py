"""From one deal to the next, and from the last one to the final page and to a new session."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from cardavia.art.deck import Pack
from cardavia.table.controller import Controller
from cardavia.ui.table_area import TableArea


class SessionEnd(QObject):
    """Shows the final page between the last deal of a session and the first one of the next."""

    def __init__(self, controller: Controller, area: TableArea, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._area = area
        self._pack = Pack.FRENCH
        area.next_deal.connect(self.go_on)
        area.new_session.connect(controller.next_deal)

    def set_pack(self, pack: Pack) -> None:
        """Name contracts by this pack."""
        self._pack = pack
        if self._area.shows_final:
            self.show_session()

    @Slot()
    def go_on(self) -> None:
        """Deal the next cards; after the last deal show what the session came to, and then begin a new one."""
        observation = self._controller.observation
        if observation is not None and observation.done and self._ends_here:
            self.show_session()
        else:
            self._controller.next_deal()

    @Slot()
    def show_session(self) -> None:
        """Show the session as it stands, if a deal of it has been finished."""
        rows = self._controller.sheet
        if rows:
            over = self._controller.session_over
            self._area.show_final(rows, self._controller.players, self._pack, over)

    @property
    def _ends_here(self) -> bool:
        return self._controller.session_over and not self._area.shows_final
