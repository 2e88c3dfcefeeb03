"""A player who calls and announces as the easy one does, and lays cards by the kernel's policy alone."""

from __future__ import annotations

from typing import Any

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import bytes_of, mask_of
from cardavia.ai.bridge.situation import situation_of
from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.actions import PLAYS, Action, Say
from cardavia.engine.cards import PACK
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party

COUNTING = (Party.RE, Party.DECLARER)


class PolicyPlayer:
    """Takes the card of the highest value."""

    def __init__(self, policy: Any = None) -> None:
        self._calls, self._policy = EasyPlayer(), policy

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        if not observation.playable:
            return self._calls.choose(observation)
        return PLAYS[PACK[max(values(observation, self._policy), key=lambda found: found[1])[0]]]

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        return self._calls.announce(observation)


def values(observation: Observation, policy: Any = None) -> list[tuple[int, float, float]]:
    """Return kind, value and chance of each card the seat of the observation may play, by the policy."""
    playable = {card.index for card in observation.playable}
    counting = [seat for seat, party in observation.parties.items() if party in COUNTING]
    found = kernel.native.policy_values(
        situation_of(observation), bytes_of(observation.hand), mask_of(observation.players, counting), policy
    )
    return [each for each in found if each[0] in playable]
