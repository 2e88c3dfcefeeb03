"""What to reserve in Doppelkopf: a solo that is strong enough, a wedding, a poverty, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.strength import estimate, strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.observation import Observation

_HEALTHY: Final = Call(Verb.HEALTHY)

# Fitted to deals played out by easy players: a constant, the numbers of `Strength`, and whether the soloist leads.
# They give the soloist's score to expect.
_WEIGHTS: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.SOLO: (-0.27, -0.72, 1.39, -1.06, -1.52, -0.02, 1.65, 0.62),
    Kind.SOLO_QUEENS: (-0.10, 0.50, 1.07, -0.49, -1.25, 0.01, 0.43, 0.24),
    Kind.SOLO_JACKS: (-0.08, 0.72, 0.54, -0.43, -1.29, 0.01, 0.25, 0.42),
    Kind.SOLO_NONE: (-0.03, 0.0, 0.0, 0.51, -0.88, 0.01, -1.32, -1.39),
}
_NEEDED = 0.8
"""Score to expect from which a solo is played of one's own will."""
_NEEDED_OWING = -2.0
"""The same while the compulsory solo is owed: a better hand may not come."""
_SILENT = 2.0
"""Score to expect alone from which both queens of clubs stay silent."""
_UNKNOWN = -100.0


def reserve(observation: Observation) -> Action:
    """Return the reservation, or the health, that suits the hand; a forced soloist names his best solo."""
    solos = [action for action in observation.duties if isinstance(action, Bid) and action.contract.is_doppelkopf_solo]
    best = max(solos, key=lambda action: score_of(observation, action.contract), default=None)
    if best is not None and score_of(observation, best.contract) >= _needed(observation):
        return best
    if _has(observation, Kind.WEDDING) and not _goes_alone(observation):
        return Bid(Contract(Kind.WEDDING))
    return Bid(Contract(Kind.POVERTY)) if _has(observation, Kind.POVERTY) else _HEALTHY


def _needed(observation: Observation) -> float:
    """Return the score that a solo must promise."""
    if observation.standing.forced == observation.seat:
        return _UNKNOWN
    return _NEEDED_OWING if observation.seat in observation.standing.debtors else _NEEDED


def _has(observation: Observation, kind: Kind) -> bool:
    return Bid(Contract(kind)) in observation.duties


def _goes_alone(observation: Observation) -> bool:
    """Say whether the hand wins a silent wedding (stille Hochzeit, ``rules.md`` B3)."""
    return score_of(observation, Contract(Kind.SILENT_WEDDING)) >= _SILENT


def score_of(observation: Observation, contract: Contract) -> float:
    """Return the score to expect alone with the hand; hopeless for a solo this player does not know."""
    kind = Kind.SOLO if contract.kind is Kind.SILENT_WEDDING else contract.kind
    if kind not in _WEIGHTS:
        return _UNKNOWN
    order = order_of(contract, options_of(observation.options))
    strength = strength_of(order, observation.hand, pack_of(observation.game, observation.options))
    return estimate(_WEIGHTS[kind], strength, float(_leads(observation, contract)))


def _leads(observation: Observation, contract: Contract) -> bool:
    """Say whether the seat would lead to the first trick of its solo (``rules.md`` B5)."""
    rule = options_of(observation.options).solo_lead
    owes = rule == "compulsory-soloist" and observation.seat in observation.standing.debtors
    invited = contract.is_doppelkopf_solo and (rule == "soloist" or owes)
    return invited or observation.seat == observation.players[0]
