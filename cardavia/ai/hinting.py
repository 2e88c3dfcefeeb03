"""Hints for a person: what a strong player would do with the same observation, and why, in facts."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.hinting_calls import grounds_of_call
from cardavia.ai.hinting_cards import grounds_of_card
from cardavia.ai.hinting_figures import Figures, figures_of
from cardavia.ai.hinting_reasons import Grounds, HintReason
from cardavia.ai.player import Player, make_player
from cardavia.engine.actions import Action, Play, Say
from cardavia.engine.observation import Observation

LEVEL = "strong"
"""The player who gives hints."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do now, and why.

    ``action`` is one of the observation's duties, None while it is another's turn. ``figures`` are None where
    nothing was imagined. ``say`` is what may be announced and should be; ``may_say`` tells whether there was
    anything to announce.
    """

    action: Action | None
    grounds: Grounds
    figures: Figures | None
    say: Say | None
    may_say: bool


def hint_for(
    observation: Observation, budget: Budget | None = None, player: Player | None = None, seed: int = 0
) -> Hint:
    """Return the hint for the seat of the observation, from nothing but the observation.

    ``player`` is asked what to do, else the strong one; ``seed`` is the chance of both the player and the figures.
    ValueError when the seat can neither act nor announce.
    """
    if not observation.legal:
        raise ValueError("there is nothing to advise")
    limit = budget or Budget()
    adviser = player or make_player(LEVEL, observation.game, random.Random(seed))
    say = _advised_saying(observation, adviser, limit)
    if not observation.my_turn:
        return Hint(None, Grounds(HintReason.OUT_OF_TURN), None, say, True)
    action = adviser.choose(observation, limit)
    compared = player is None and kernel.AVAILABLE and not _is_out(limit)
    figures = figures_of(observation, action, random.Random(seed), limit)
    return Hint(action, grounds_of(observation, action, compared), figures, say, _may_say(observation))


def grounds_of(observation: Observation, action: Action, compared: bool) -> Grounds:
    """Return the first reason for the action that holds of the observation.

    ``compared`` tells whether the choices were compared in deals imagined, which is then a reason as well.
    """
    if isinstance(action, Play):
        found = grounds_of_card(observation, action.card)
    else:
        found = grounds_of_call(observation, action)
    return found or Grounds(HintReason.IMAGINED if compared else HintReason.NO_SIMPLE_REASON)


def _is_out(budget: Budget) -> bool:
    return budget.cancelled or budget.seconds_left == 0.0


def _may_say(observation: Observation) -> bool:
    """Say whether something may be announced besides what must be done."""
    return any(say not in observation.duties for say in observation.sayings)


def _advised_saying(observation: Observation, adviser: Player, budget: Budget) -> Say | None:
    return adviser.announce(observation, budget) if _may_say(observation) else None
