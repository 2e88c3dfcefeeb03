"""Sides: the declarer with his secret partner, and who can know him (``rules.md`` F5, F9)."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.called_ace import called_ace, shown_partner
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State

PAIR = 2
"""Players on each side where a partner was called."""


def party_of(state: State, seat: Seat) -> Party:
    """Return the true side of a seat, once the contract is settled."""
    return Party.DECLARER if seat in (state.side or ()) else Party.DEFENDERS


def parties(state: State) -> Mapping[Party, tuple[Seat, ...]] | None:
    """Return the true sides, None before the contract and its partner are settled (``rulings.md`` 3)."""
    if state.side is None or state.phase is Phase.EXCHANGE:
        return None
    return {Party.DECLARER: tuple(sorted(state.side)), Party.DEFENDERS: opposite(state.side, state.players)}


def known_parties(state: State, seat: Seat | None) -> Mapping[Seat, Party]:
    """Return the sides the seat can be certain of; None asks for what everybody knows."""
    if state.side is None or state.declarer is None:
        return {}
    if state.done or _is_open(state) or (seat in state.side and seat != state.declarer):
        return {player: party_of(state, player) for player in state.players}
    # A doubling shows on which side its speaker is.
    speakers = {state.declarer, *(said.seat for said in state.said), *(() if seat is None else (seat,))}
    return _concluded(state, {player: party_of(state, player) for player in speakers})


def _is_open(state: State) -> bool:
    """Say whether everybody knows the sides: no ace was called, or its holder has shown himself."""
    return called_ace(state) is None or shown_partner(state) is not None


def _concluded(state: State, known: dict[Seat, Party]) -> Mapping[Seat, Party]:
    """Return the known sides with what follows from them: two on each."""
    for party in (Party.DECLARER, Party.DEFENDERS):
        if sum(side is party for side in known.values()) == PAIR:
            return {player: known.get(player, party.opponent) for player in state.players}
    return known
