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
_JACKS: Final = (-0.08, 1.42, 0.66, -0.45, -1.90, 0.01, 0.36, 0.42)
_WEIGHTS: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.SOLO: (-0.44, -0.60, 2.20, -1.89, -2.83, -0.05, 0.65, 0.80),
    Kind.SOLO_QUEENS: (-0.07, 1.12, 0.99, -0.45, -1.50, -0.03, 0.19, 0.04),
    Kind.SOLO_JACKS: _JACKS,
    Kind.SOLO_KINGS: _JACKS,
    Kind.SOLO_NONE: (-0.03, 0.0, 0.0, 0.31, -0.62, -0.03, -2.21, -0.39),
}
_NEEDED = 1.0
"""Score to expect from which a solo is played of one's own will."""
_NEEDED_OWING = -1.5
"""The same while the compulsory solo is owed: a better hand may not come."""
_SILENT = 2.0
"""Score to expect alone from which both queens of clubs stay silent."""
_SURPRISE = 1.0
"""What it is worth that nobody knows of the silent wedding."""
_UNKNOWN = -100.0


def reserve(observation: Observation) -> Action:
    """Return the reservation, or the health, that suits the hand; a forced soloist names his best solo."""
    solos = [action for action in observation.duties if isinstance(action, Bid) and action.contract.is_doppelkopf_solo]
    best = max(solos, key=lambda action: score_of(observation, action.contract), default=None)
    if _stays_silent(observation, best):
        return _HEALTHY
    if best is not None and score_of(observation, best.contract) >= _needed(observation):
        return best
    if _has(observation, Kind.WEDDING):
        return Bid(Contract(Kind.WEDDING))
    return Bid(Contract(Kind.POVERTY)) if _has(observation, Kind.POVERTY) else _HEALTHY


def _needed(observation: Observation) -> float:
    """Return the score that a solo must promise."""
    if observation.standing.forced == observation.seat:
        return _UNKNOWN
    return _NEEDED_OWING if observation.seat in observation.standing.debtors else _NEEDED


def _has(observation: Observation, kind: Kind) -> bool:
    return Bid(Contract(kind)) in observation.duties


def _stays_silent(observation: Observation, best: Bid | None) -> bool:
    """Say whether a silent wedding (stille Hochzeit, ``rules.md`` B3) is the best the hand can do."""
    if not _has(observation, Kind.WEDDING) or observation.seat in observation.standing.debtors:
        return False
    alone = score_of(observation, Contract(Kind.SILENT_WEDDING))
    return alone >= _SILENT and (best is None or alone >= score_of(observation, best.contract) - _SURPRISE)


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
