"""Which bids of Schafkopf are worth simulating, by the easy player's measure of the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.schafkopf_bidding import chance_of
from cardavia.ai.easy.strength import strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.schafkopf.options import options_of
from cardavia.engine.schafkopf.orders import order_under

PASS: Final = Call(Verb.PASS)

_LIKELY: Final = {Kind.RUFER: 0.36, Kind.BETTEL: 0.4}
"""Chance to win, by the easy player's estimate, from which a contract is looked at."""
_LIKELY_ALONE = 0.4
_STAKES: Final = {Kind.RUFER: 1.0, Kind.BETTEL: 6.0}
_SOLO_STAKE = 6.0
"""What the contracts are worth against one another when the most promising are picked."""
_EVEN = 0.5
_MOST_LOSERS = 1
"""Plain cards that may lose, by the easy player's count, with which a Tout is still looked at."""
_MOST = 4
"""Bids that are simulated."""


def candidates(observation: Observation) -> tuple[Action, ...]:
    """Return the duties worth a simulation, a pass first where it is possible, the most promising bid next."""
    bids = [action for action in observation.duties if isinstance(action, Bid)]
    if PASS not in observation.duties:
        return tuple(sorted(bids, key=lambda bid: -chance_of(observation, bid.contract)))
    worth = {bid: worth_of(observation, bid.contract) for bid in bids}
    likely = sorted((bid for bid in bids if worth[bid] is not None), key=lambda bid: -(worth[bid] or 0.0))
    return PASS, *_varied(likely)[:_MOST]


def worth_of(observation: Observation, contract: Contract) -> float | None:
    """Return a number that grows with what a contract promises, None when it is hopeless."""
    kind = contract.kind
    if kind is Kind.SIE:
        return 100.0
    if kind is Kind.HOCHZEIT:
        return 0.0
    if contract.is_tout:
        return _SOLO_STAKE if _may_take_all(observation, contract) else None
    chance = chance_of(observation, contract)
    if chance < _LIKELY.get(kind, _LIKELY_ALONE):
        return None
    return _STAKES.get(kind, _SOLO_STAKE) * (chance - _EVEN)


def _may_take_all(observation: Observation, contract: Contract) -> bool:
    order = order_under(contract, options_of(observation.options))
    strength = strength_of(order, observation.hand, pack_of(observation.game, observation.options))
    return strength.losers <= _MOST_LOSERS and order.trumps[0] in observation.hand


def _varied(bids: Iterable[Bid]) -> tuple[Bid, ...]:
    """Return the bids, best first, with no more than two of a kind: the third suit is seldom the best."""
    kept: list[Bid] = []
    for bid in bids:
        if sum(other.contract.kind is bid.contract.kind for other in kept) < 2:
            kept.append(bid)
    return tuple(kept)
