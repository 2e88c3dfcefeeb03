"""Payoffs handed to the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.payoff import CLASSES, Payoff, Table

if TYPE_CHECKING:
    from cardavia.ai.kernel import native


_SIDES = 2


@lru_cache(maxsize=64)
def priced(payoff: Payoff) -> native.Payoff:
    """Return the kernel's payoff of these tables."""
    if payoff.ramsch is not None:
        ramsch = payoff.ramsch
        return kernel.native.Payoff.misere(ramsch.virgin, ramsch.march, ramsch.factor)
    pair, alone = (_flat(payoff, tables) for tables in (payoff.pair, payoff.alone))
    return kernel.native.Payoff.sides(pair, alone, payoff.total, payoff.specials.factor)


def _flat(payoff: Payoff, tables: Sequence[Table]) -> list[float]:
    """Return the values one after the other; sides of a size that does not occur score nothing."""
    if not tables:
        return [0.0] * (payoff.variants * _SIDES * len(CLASSES) * (payoff.total + 1))
    return list(chain.from_iterable(chain.from_iterable(map(_rows, tables))))


def _rows(table: Table) -> Iterator[Sequence[float]]:
    yield from table.ours
    yield from table.theirs
