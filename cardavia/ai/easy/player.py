"""The easy player itself: one set of rules of thumb for each phase of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardavia.ai.budget import Budget
from cardavia.ai.easy import announcing, doubling, hochzeit
from cardavia.ai.easy.bettel import play_bettel
from cardavia.ai.easy.doppelkopf_reservations import reserve
from cardavia.ai.easy.exchange import exchange
from cardavia.ai.easy.following import follow
from cardavia.ai.easy.knowledge import Knowledge, know
from cardavia.ai.easy.leading import lead
from cardavia.ai.easy.ramsch import play_ramsch
from cardavia.ai.easy.schafkopf_bidding import bid
from cardavia.ai.easy.solo_auction import auction
from cardavia.engine.actions import PLAYS, Action, Say
from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.observation import Observation
from cardavia.engine.state import Phase


class EasyPlayer:
    """Plays as a club beginner does: quickly, by rules of thumb, and always the same in the same position."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        """Return the duty that the rules of thumb prefer."""
        if len(observation.duties) == 1:
            return observation.duties[0]
        return _CHOICES[observation.phase](observation)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        """Return what a strong hand says, or None."""
        if not observation.sayings:
            return None
        return announcing.announce(observation) if _is_doppelkopf(observation) else doubling.announce(observation)


def _is_doppelkopf(observation: Observation) -> bool:
    return observation.game == DOPPELKOPF.key


def _exchange(observation: Observation) -> Action:
    return exchange(observation) if _is_doppelkopf(observation) else hochzeit.exchange(observation)


def _play(observation: Observation) -> Action:
    if not observation.playable:
        return announcing.announce_by_force(observation)
    known = know(observation)
    return PLAYS[_PLAYED.get(known.kind, _for_points)(known)]


def _for_points(known: Knowledge) -> Card:
    return follow(known) if known.trick.cards else lead(known)


_PLAYED: Final[Mapping[Kind, Callable[[Knowledge], Card]]] = {
    Kind.BETTEL: play_bettel,
    Kind.RAMSCH: play_ramsch,
}
"""Contracts in which card points are not what one plays for."""
_CHOICES: Final[Mapping[Phase, Callable[[Observation], Action]]] = {
    Phase.DOUBLE: doubling.double_early,
    Phase.BIDDING: bid,
    Phase.RESERVATIONS: reserve,
    Phase.AUCTION: auction,
    Phase.EXCHANGE: _exchange,
    Phase.PLAY: _play,
}
