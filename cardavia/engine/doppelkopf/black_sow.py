"""Black sow (Schwarze Sau): a refused poverty is played for the second queen of spades (``rules.md`` D27)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.cards import Card, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.play import begin_play
from cardavia.engine.state import State

SOW = Card(Suit.SPADES, Rank.QUEEN)
"""The queen of spades; whoever wins the trick with the second one plays alone."""

_CONTRACT = Contract(Kind.BLACK_SOW)
_BOTH = 2


def begin_black_sow(state: State, options: DoppelkopfOptions) -> State:
    """Return the play that follows a poverty nobody took; the first seat leads (``rulings.md`` 19)."""
    order = order_of(_CONTRACT, options)
    state = replace(state, contract=_CONTRACT, declarer=None, side=None, order=order)
    return begin_play(state, state.deal.first)


def sow_settled(state: State) -> int | None:
    """Return the number of the trick that held the second queen of spades, None before it is won."""
    seen = 0
    for number, trick in enumerate(state.tricks, start=1):
        seen += trick.cards.count(SOW)
        if seen == _BOTH:
            return number
    return None


def find_soloist(state: State) -> State:
    """Return the state after a full trick, with its winner alone if it held the second queen of spades."""
    if state.side is not None or sow_settled(state) != len(state.tricks):
        return state
    winner = state.tricks[-1].winner
    return replace(state, declarer=winner, side=None if winner is None else (winner,))
