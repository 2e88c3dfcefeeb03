"""Sides: the declarer with his secret partner, and who can know him (``rules.md`` F5, F9)."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.called_ace import shown_partner
from cardavia.engine.seats import Seat
from cardavia.engine.state import State


def party_of(state: State, seat: Seat) -> Party:
    """Return the true side of a seat, once the contract is settled."""
    return Party.DECLARER if seat in (state.side or ()) else Party.DEFENDERS


def parties(state: State) -> Mapping[Party, tuple[Seat, ...]] | None:
    """Return the true sides, None before the contract is settled."""
    if state.side is None:
        return None
    return {Party.DECLARER: tuple(sorted(state.side)), Party.DEFENDERS: opposite(state.side, state.players)}


def known_parties(state: State, seat: Seat | None) -> Mapping[Seat, Party]:
    """Return the sides the seat can be certain of; None asks for what everybody knows."""
    if state.side is None or state.declarer is None:
        return {}
    partner_shown = len(state.side) == 1 or state.done or shown_partner(state) is not None
    if partner_shown or (seat in state.side and seat != state.declarer):
        return {player: party_of(state, player) for player in state.players}
    known = {state.declarer: Party.DECLARER}
    return known if seat is None else known | {seat: party_of(state, seat)}
