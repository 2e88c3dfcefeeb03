"""The easy player itself: one set of rules of thumb for each phase of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardavia.ai.easy.announcing import announce
from cardavia.ai.easy.doppelkopf_reservations import reserve
from cardavia.ai.easy.exchange import exchange
from cardavia.ai.easy.following import follow
from cardavia.ai.easy.knowledge import know
from cardavia.ai.easy.leading import lead
from cardavia.ai.easy.schafkopf_bidding import bid
from cardavia.engine.actions import PLAYS, Action, Say
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase


class EasyPlayer:
    """Plays as a club beginner does: quickly, by rules of thumb, and always the same in the same position."""

    def choose(self, observation: Observation) -> Action:
        """Return the duty that the rules of thumb prefer."""
        if len(observation.duties) == 1:
            return observation.duties[0]
        return _CHOICES[observation.phase](observation)

    def announce(self, observation: Observation) -> Say | None:
        """Return what a strong hand says, or None."""
        return announce(observation) if observation.sayings else None


def _play(observation: Observation) -> Action:
    known = know(observation)
    return PLAYS[follow(known) if known.trick.cards else lead(known)]


_CHOICES: Final[Mapping[Phase, Callable[[Observation], Action]]] = {
    Phase.BIDDING: bid,
    Phase.RESERVATIONS: reserve,
    Phase.EXCHANGE: exchange,
    Phase.PLAY: _play,
}
