"""Which reservations of Doppelkopf are worth simulating, and what a compulsory solo owed makes of a solo."""

from __future__ import annotations

from typing import Final

from cardavia.ai.easy.doppelkopf_reservations import needed_score, score_of, without_solo
from cardavia.engine.actions import Action, Bid
from cardavia.engine.observation import Observation

_BELOW: Final = 2.5
"""Score below what the easy player asks of a solo with which it is still looked at."""
_MOST = 3
"""Solos that are simulated."""


def candidates(observation: Observation) -> tuple[Action, ...]:
    """Return the reservations worth a simulation, first what the easy player would do without a solo."""
    solos = _solos(observation)
    if observation.standing.forced == observation.seat:
        return solos
    usual = without_solo(observation)
    return usual, *(action for action in observation.duties if action != usual and not _is_solo(action)), *solos


def _solos(observation: Observation) -> tuple[Bid, ...]:
    scores = {
        action: score_of(observation, action.contract)
        for action in observation.duties
        if isinstance(action, Bid) and action.contract.is_doppelkopf_solo
    }
    forced = observation.standing.forced == observation.seat
    floor = needed_score(observation) - _BELOW
    likely = [action for action, score in scores.items() if forced or score >= floor]
    return tuple(sorted(likely, key=lambda action: -scores[action])[:_MOST])


def _is_solo(action: Action) -> bool:
    return isinstance(action, Bid) and action.contract.is_doppelkopf_solo


def bonus(observation: Observation, action: Action) -> float:
    """Return what a reservation is worth besides its score: a solo owed is paid off (``rules.md`` B12)."""
    owes = observation.seat in observation.standing.debtors and observation.standing.forced is None
    return max(-needed_score(observation), 0.0) if owes and _is_solo(action) else 0.0
