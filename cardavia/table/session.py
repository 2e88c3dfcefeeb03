"""The session at the table as a value: the match, who plays, and the moments one can go back to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cardavia.engine.game import Parties
from cardavia.engine.match import Match
from cardavia.engine.options import Value
from cardavia.engine.play import points_of
from cardavia.engine.record import Record, new_match, record_of, replay
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import State
from cardavia.table.step import SheetRow

HUMAN: Seat = 0
"""The seat of the person at the window."""


@dataclass(frozen=True, slots=True)
class Session:
    """A match with the preset it was made from and the players' names by seat."""

    match: Match
    preset: str
    players: tuple[str, ...]

    @staticmethod
    def new(game: str, preset: str, options: Mapping[str, Value], players: Sequence[str]) -> Session:
        """Return a session without deals; names with no seat left are dropped. InputProblem when the rules are bad."""
        match = new_match(Record(game, preset, options, tuple(players)))
        return Session(match, preset, tuple(players)[: match.seats])

    @staticmethod
    def of(record: Record) -> Session:
        """Return the session a record tells; InputProblem names the first illegal move."""
        return Session(replay(record), record.preset, record.players)

    @property
    def record(self) -> Record:
        """The session as a record."""
        return record_of(self.match, self.preset, self.players)

    @property
    def sheet(self) -> tuple[SheetRow, ...]:
        """One row for each finished deal, oldest first."""
        totals = (0,) * self.match.seats
        rows = []
        for number, state in enumerate(self.match.deals, start=1):
            if state.done:
                rows.append(self._row(number, state, totals))
                totals = rows[-1].totals
        return tuple(rows)

    def _row(self, number: int, state: State, before: tuple[int, ...]) -> SheetRow:
        scores = self.match.game.score(state).scores
        totals = before if scores is None else tuple(map(sum, zip(before, scores, strict=True)))
        return SheetRow(
            number=number,
            dealer=state.deal.dealer,
            contract=None if state.contract is None else str(state.contract),
            declarer=state.declarer,
            points=_side_points(state, self.match.game.parties(state)),
            scores=scores,
            totals=totals,
            redeal=None if state.redeal is None else state.redeal.value,
            bock=state.standing.bock,
        )

    def last_decision(self) -> tuple[int, int] | None:
        """Return deal and number of moves before the human's last action, None when there is none."""
        for deal in reversed(range(len(self.match.deals))):
            moves = self.match.deals[deal].moves
            own = [number for number, move in enumerate(moves) if move.seat == HUMAN]
            if own:
                return deal, own[-1]
        return None

    def upto(self, deal: int, moves: int) -> Session:
        """Return the session as it was after so many moves of a deal; what came later is gone."""
        earlier = self.match.deals[: deal + 1]
        shortened = replace(self.match, deals=earlier[:-1]).start(earlier[-1].deal)
        for move in earlier[-1].moves[:moves]:
            shortened = shortened.play(move)
        return replace(self, match=shortened)


def _side_points(state: State, parties: Parties | None) -> int | None:
    """Return the card points of Re or of the declarer, None where there were no sides."""
    side = parties and (parties.get(Party.RE) or parties.get(Party.DECLARER))
    return points_of(state, side) if side else None
