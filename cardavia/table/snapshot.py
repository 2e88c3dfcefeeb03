"""The session at one moment, with the deals that were assisted: what is put away and taken up again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation, observe
from cardavia.engine.record import Record
from cardavia.table.session import HUMAN, Session

if TYPE_CHECKING:
    from cardavia.storage.table_notes import TableView


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A session and its assisted deals, from 0. Views hand it on and do not look into it."""

    session: Session = field(repr=False)
    assisted: frozenset[int] = frozenset()

    @staticmethod
    def of(record: Record, assisted: Iterable[int] = ()) -> Snapshot:
        """Replay a record; marks of deals it does not have are dropped. InputProblem names the first illegal move."""
        kept = frozenset(deal for deal in assisted if 0 <= deal < len(record.deals))
        return Snapshot(Session.of(record), kept)

    @property
    def record(self) -> Record:
        """The session as a record."""
        return self.session.record

    @property
    def dealt(self) -> bool:
        """Whether there is anything to be kept: a deal, begun or over."""
        return bool(self.session.match.deals)

    @property
    def view(self) -> TableView:
        """What the person's seat sees of the table; nothing that is hidden from it is in there."""
        from cardavia.storage.table_notes import TableView

        match, record = self.session.match, self.session.record
        state = match.current
        seen = None if state is None else observe(match.game, state, HUMAN)
        return TableView(
            game=match.game.key,
            preset=self.session.preset,
            changed=bool(record.options),
            deals=sum(deal.done for deal in match.deals),
            done=seen is not None and seen.done,
            contract=str(seen.contract) if seen and seen.contract else None,
            declarer=seen.declarer if seen else None,
            players=self.session.players,
            totals=match.totals,
            hand=seen.order.arranged(seen.hand) if seen else (),
            trick=_lying(seen) if seen else (),
        )


def _lying(seen: Observation) -> tuple[tuple[int, Card], ...]:
    """Return the cards on the table with their seats; of a deal that is over, those of its last trick."""
    over = seen.tricks[-1] if seen.done and seen.tricks else None
    trick = seen.trick or over
    return tuple(zip(trick.seats, trick.cards, strict=False)) if trick else ()
