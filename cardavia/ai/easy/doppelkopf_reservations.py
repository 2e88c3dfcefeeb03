"""What to reserve in Doppelkopf: a solo that is strong enough, a wedding, a poverty, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.strength import promise, strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.observation import Observation

_HEALTHY: Final = Call(Verb.HEALTHY)

# Fitted to deals played out by easy players: a constant, the numbers of `Strength`, and whether the soloist leads.
_WEIGHTS: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.SOLO: (-7.0, 0.28, 1.03, -0.19, -0.84, -0.08, 0.47, 0.24),
    Kind.SOLO_QUEENS: (-1.67, 0.52, 0.64, 0.01, -0.70, 0.0, 0.27, -0.32),
    Kind.SOLO_JACKS: (-1.30, 0.60, 0.24, 0.02, -0.75, 0.0, 0.53, -0.17),
    Kind.SOLO_NONE: (-1.07, 0.0, 0.0, 0.26, -0.40, 0.04, -0.47, -1.16),
}
_NEEDED = 0.62
"""Chance to win from which a solo is played of one's own will."""
_NEEDED_OWING = 0.45
"""The same while the compulsory solo is owed: a better hand may not come."""
_SILENT = 0.8
"""Chance to win alone from which both queens of clubs stay silent."""


def reserve(observation: Observation) -> Action:
    """Return the reservation, or the health, that suits the hand; a forced soloist names his best solo."""
    solos = [action for action in observation.duties if isinstance(action, Bid) and action.contract.is_doppelkopf_solo]
    best = max(solos, key=lambda action: chance_of(observation, action.contract), default=None)
    if best is not None and chance_of(observation, best.contract) >= _needed(observation):
        return best
    if _has(observation, Kind.WEDDING) and not _goes_alone(observation):
        return Bid(Contract(Kind.WEDDING))
    return Bid(Contract(Kind.POVERTY)) if _has(observation, Kind.POVERTY) else _HEALTHY


def _needed(observation: Observation) -> float:
    """Return the chance to win that a solo must have."""
    if observation.standing.forced == observation.seat:
        return 0.0
    return _NEEDED_OWING if observation.seat in observation.standing.debtors else _NEEDED


def _has(observation: Observation, kind: Kind) -> bool:
    return Bid(Contract(kind)) in observation.duties


def _goes_alone(observation: Observation) -> bool:
    """Say whether the hand wins a silent wedding (stille Hochzeit, ``rules.md`` B3)."""
    return chance_of(observation, Contract(Kind.SILENT_WEDDING)) >= _SILENT


def chance_of(observation: Observation, contract: Contract) -> float:
    """Return the estimated chance, 0 to 1, to win alone with the hand; 0 for a solo this player does not know."""
    kind = Kind.SOLO if contract.kind is Kind.SILENT_WEDDING else contract.kind
    if kind not in _WEIGHTS:
        return 0.0
    order = order_of(contract, options_of(observation.options))
    strength = strength_of(order, observation.hand, pack_of(observation.game, observation.options))
    return promise(_WEIGHTS[kind], strength, float(_leads(observation, contract)))


def _leads(observation: Observation, contract: Contract) -> bool:
    """Say whether the seat would lead to the first trick of its solo (``rules.md`` B5)."""
    rule = options_of(observation.options).solo_lead
    owes = rule == "compulsory-soloist" and observation.seat in observation.standing.debtors
    invited = contract.is_doppelkopf_solo and (rule == "soloist" or owes)
    return invited or observation.seat == observation.players[0]
