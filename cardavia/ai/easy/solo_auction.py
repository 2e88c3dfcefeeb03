"""The auction between soloists in Doppelkopf (``rules.md`` D2): as far as the own solo carries, and no further."""

from __future__ import annotations

from typing import Final

from cardavia.ai.easy.announcing import TARGETS
from cardavia.ai.easy.doppelkopf_reservations import points_of_solo
from cardavia.engine.actions import Action, Bid, Call, Raise, Saying, Verb
from cardavia.engine.observation import Observation

_HOLD, _YIELD = Call(Verb.HOLD), Call(Verb.YIELD)
_MARGIN: Final = 6.0
"""Card points by which the estimate must exceed what the level asks for."""


def auction(observation: Observation) -> Action:
    """Return the lowest raise, or the holding of the game, that the solo is good for; else give way."""
    raises = [action for action in observation.duties if isinstance(action, Raise)]
    if raises:
        return raises[0] if carries(observation, raises[0].level) else _YIELD
    asked = next(move.action.level for move in reversed(observation.moves) if isinstance(move.action, Raise))
    return _HOLD if carries(observation, asked) else _YIELD


def carries(observation: Observation, level: Saying) -> bool:
    """Say whether the seat's own solo is likely to keep the level."""
    own = next(
        move.action.contract
        for move in observation.moves
        if move.seat == observation.seat and isinstance(move.action, Bid)
    )
    return points_of_solo(observation, own) >= TARGETS[level] + _MARGIN
