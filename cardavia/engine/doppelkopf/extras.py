"""Special points (Sonderpunkte): what tricks earn besides winning (``rules.md`` B8.6, C8, D10, D11, D15, D18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardavia.engine.cards import Card, Suit
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import CHARLIE, DULLE, FOX
from cardavia.engine.doppelkopf.piglets import were_declared
from cardavia.engine.doppelkopf.sides import is_against_three, party_of
from cardavia.engine.result import Line, Party
from cardavia.engine.state import State, Trick

FORTY = 40
"""Card points (Augen) that make a trick a Doppelkopf."""
_PAIR = 2

Extra = Callable[[State, DoppelkopfOptions], Iterator[Line]]


def extra_lines(state: State, options: DoppelkopfOptions) -> tuple[Line, ...]:
    """Return the special points of a finished deal; there are none where one plays against three (B10, C8)."""
    if is_against_three(state):
        return ()
    return tuple(line for extra in _EXTRAS for line in extra(state, options))


def _fox(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield the points for each fox (Fuchs) of the other side in one's trick; piglets are no foxes (B15)."""
    if were_declared(state):
        return
    for number, trick in enumerate(state.tricks, start=1):
        taker = _taker(state, trick)
        for owner in _owners(state, trick, FOX):
            if owner is not taker:
                yield Line("fox", taker, _fox_value(state, number, options))


def _fox_value(state: State, number: int, options: DoppelkopfOptions) -> int:
    """Return what a fox is worth in the trick of that number; ``fox_first_trick`` and ``fox_last_trick`` (D18)."""
    if number == state.hand_size:
        return options.fox_last_trick
    return options.fox_first_trick if number == 1 else 1


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
        if trick.points >= FORTY and _counts_as_doppelkopf(trick, options):
            yield Line("forty", _taker(state, trick), 1)


def _counts_as_doppelkopf(trick: Trick, options: DoppelkopfOptions) -> bool:
    """Say whether a rich trick scores; ``doppelkopf_trick: pairs`` wants two pairs of identical cards (D15)."""
    return options.doppelkopf_trick == "forty" or all(trick.cards.count(card) == _PAIR for card in trick.cards)


def _heart_trick(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield a point for each trick of plain hearts only (Herzstich), under ``heart_trick`` (D11)."""
    if options.heart_trick:
        for trick in state.tricks:
            if is_heart_trick(state, trick):
                yield Line("heart_trick", _taker(state, trick), 1)


def is_heart_trick(state: State, trick: Trick) -> bool:
    """Say whether four plain hearts lie in the trick."""
    return all(state.order.group(card) is Suit.HEARTS for card in trick.cards)


def _dulle_caught(state: State, options: DoppelkopfOptions) -> Iterator[Line]:
    """Yield a point for each ten of hearts of the other side in one's trick, under ``dulle_caught`` (D10)."""
    if options.dulle_caught:
        for trick in state.tricks:
            taker = _taker(state, trick)
            for owner in _owners(state, trick, DULLE):
                if owner is not taker:
                    yield Line("dulle_caught", taker, 1)


_EXTRAS: tuple[Extra, ...] = (_fox, _charlie, _charlie_caught, _forty, _heart_trick, _dulle_caught)


def _taker(state: State, trick: Trick) -> Party:
    """Return the side that won the trick, by the final sides (B11)."""
    if trick.winner is None:
        raise ValueError("the trick is not full")
    return party_of(state, trick.winner)


def _owners(state: State, trick: Trick, wanted: Card) -> Iterator[Party]:
    """Yield the side of everybody who played the wanted card to the trick."""
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if card is wanted:
            yield party_of(state, seat)
