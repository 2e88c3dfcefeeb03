"""The payoff of a deal of Schafkopf, from the engine's own scoring (``rules.md`` F10 to F12, G)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardavia.ai.bridge.payoff import NOTHING, OURS_ALL, OURS_NONE, Payoff, Ramsch, Table, table_of
from cardavia.engine.contract import PARTNERED, Contract, Kind
from cardavia.engine.play import spread
from cardavia.engine.result import Party
from cardavia.engine.schafkopf import scoring, stock
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_under
from cardavia.engine.seats import PLAYERS
from cardavia.engine.state import Standing

_STEPS: Final = (0, 30, 31, 60, 61, 91)
"""Card points of the declarer's side from which winning and Schneider change, the ease of a Muss included."""
_PLACES: Final = tuple(range(PLAYERS))


def payoff(options: SchafkopfOptions, standing: Standing, contract: Contract, doublings: int) -> Payoff:
    """Return the payoff of a contract; ``doublings`` counts Klopfen and Kontra on.

    There is a table for each number of runners where those count.
    """
    return _payoff(options, standing.stock, contract, doublings)


@lru_cache(maxsize=64)
def _payoff(options: SchafkopfOptions, lying: int, contract: Contract, doublings: int) -> Payoff:
    times = 2**doublings
    if contract.kind is Kind.RAMSCH:
        ramsch = Ramsch(options.ramsch_jungfrau, options.ramsch_durchmarsch, times)
        return Payoff(scoring.PACK_POINTS, NOTHING, NOTHING, ramsch=ramsch)
    trumps = len(order_under(contract, options).trumps)
    tables = tuple(_table(options, lying, contract, times, number) for number in range(trumps + 1))
    tables = tables[:1] if len(set(tables)) == 1 else tables
    pair = contract.kind in PARTNERED
    return Payoff(scoring.PACK_POINTS, tables if pair else NOTHING, NOTHING if pair else tables)


def _table(options: SchafkopfOptions, lying: int, contract: Contract, times: int, runners: int) -> Table:
    trumps = len(order_under(contract, options).trumps)
    declarers = _PLACES[:2] if contract.kind in PARTNERED else _PLACES[:1]

    def value(split: int, points: int) -> tuple[float, float]:
        facts = _facts(contract, split, points, runners, trumps)
        worth = scoring.value(facts, scoring.lines(facts, options)) * times
        scores = spread(worth, declarers, _PLACES, PLAYERS)
        return scores[0] + stock.share(contract, lying, scoring.winner(facts)), scores[-1]

    return table_of(scoring.PACK_POINTS, _STEPS, value)


def _facts(contract: Contract, split: int, points: int, runners: int, trumps: int) -> scoring.Facts:
    return scoring.Facts(
        contract=contract,
        alone=contract.kind not in PARTNERED,
        points={Party.DECLARER: points, Party.DEFENDERS: scoring.PACK_POINTS - points},
        tricks={Party.DECLARER: int(split != OURS_NONE), Party.DEFENDERS: int(split != OURS_ALL)},
        runners=runners,
        trumps=trumps,
    )
