"""The score sheet of a session that grows: a deal that has been scored is not scored again."""

from __future__ import annotations

from cardavia.engine.state import State
from cardavia.table.session import Session
from cardavia.table.step import SheetRow


class Sheet:
    """Remembers the rows of the session it was last asked about, as far as the next one has the same deals."""

    def __init__(self) -> None:
        self._known: list[tuple[State, SheetRow]] = []

    def rows(self, session: Session) -> tuple[SheetRow, ...]:
        """Return one row for each finished deal, oldest first."""
        states = [state for state in session.match.deals if state.done]
        if len(states) != len(self._known) or any(
            state is not known for state, (known, _) in zip(states, self._known, strict=True)
        ):
            self._known = list(zip(states, session.sheet, strict=True))
        return tuple(row for _, row in self._known)
