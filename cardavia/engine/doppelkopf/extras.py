"""Special points (Sonderpunkte): what tricks earn besides winning (``rules.md`` B8.6, C8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardavia.engine.doppelkopf.announcing import piglets_declared
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import CHARLIE, FOX
from cardavia.engine.doppelkopf.sides import is_against_three, party_of
from cardavia.engine.result import Line, Party
from cardavia.engine.state import State, Trick

FORTY = 40
"""Card points (Augen) that make a trick a Doppelkopf."""

Extra = Callable[[State, DoppelkopfOptions], Iterator[Line]]


def extra_lines(state: State, options: DoppelkopfOptions) -> tuple[Line, ...]:
    """Return the special points of a finished deal; there are none where one plays against three (B10, C8)."""
    if is_against_three(state):
        return ()
    return tuple(line for extra in _EXTRAS for line in extra(state, options))


def _fox(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield a point for each fox (Fuchs) of the other side in one's trick; piglets are no foxes (B15)."""
    if piglets_declared(state):
        return
    for trick in state.tricks:
        taker = _taker(state, trick)
        for owner in _owners(state, trick, FOX):
            if owner is not taker:
                yield Line("fox", taker, 1)


def _charlie(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield the point for winning the last trick with the jack of clubs (Karlchen)."""
    last = state.tricks[-1]
    if last.winning_card is CHARLIE:
        yield Line("charlie", _taker(state, last), 1)


def _charlie_caught(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield the point for taking an opponent's Charlie in the last trick, under ``charlie_caught`` (C8)."""
    if not options.charlie_caught:
        return
    last = state.tricks[-1]
    taker = _taker(state, last)
    for owner in _owners(state, last, CHARLIE):
        if owner is not taker:
            yield Line("charlie_caught", taker, 1)


def _forty(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield a point for each trick of forty or more card points (Doppelkopf)."""
    for trick in state.tricks:
        if trick.points >= FORTY:
            yield Line("forty", _taker(state, trick), 1)


_EXTRAS: tuple[Extra, ...] = (_fox, _charlie, _charlie_caught, _forty)


def _taker(state: State, trick: Trick) -> Party:
    """Return the side that won the trick, by the final sides (B11)."""
    if trick.winner is None:
        raise ValueError("the trick is not full")
    return party_of(state, trick.winner)


def _owners(state: State, trick: Trick, wanted: object) -> Iterator[Party]:
    """Yield the side of everybody who played the wanted card to the trick."""
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if card is wanted:
            yield party_of(state, seat)
