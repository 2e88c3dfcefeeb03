"""Whether a seat has anything to decide."""

from __future__ import annotations

from cardavia.engine.actions import Play
from cardavia.engine.cards import Card
from cardavia.engine.observation import Observation


def forced_card(observation: Observation) -> Card | None:
    """Return the card that the seat must play now; None while it could do anything else, such as announce."""
    if not observation.my_turn or len(observation.legal) != 1:
        return None
    action = observation.legal[0]
    return action.card if isinstance(action, Play) else None
