"""Seats 0..3 clockwise, 0..4 when five sit at the table and the dealer rests (``rules.md`` B13)."""

from __future__ import annotations

from functools import cache

Seat = int
PLAYERS = 4
"""How many play a deal, however many sit at the table."""


def after(seat: Seat, seats: int) -> Seat:
    """Return the next seat clockwise at a table of that many seats."""
    return (seat + 1) % seats


@cache
def active(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """Return the seats that play a deal, from the dealer's left (Vorhand); a fifth player deals and rests."""
    return tuple((dealer + step) % seats for step in range(1, PLAYERS + 1))


@cache
def rotation(players: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return the playing seats clockwise from the given one."""
    start = players.index(first)
    return players[start:] + players[:start]


@cache
def others(players: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return the other playing seats, clockwise from the given one's left."""
    return rotation(players, seat)[1:]
