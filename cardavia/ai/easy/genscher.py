"""Genscher (``rules.md`` D14): whether another partner is worth more than the one the cards have given."""

from __future__ import annotations

from cardavia.ai.easy.judging import judge
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.engine.actions import Say, Saying
from cardavia.engine.cards import Card
from cardavia.engine.doppelkopf.announcing import LEVELS
from cardavia.engine.doppelkopf.genscher import KING
from cardavia.engine.seats import Seat

_NEEDED = 14.0
"""Card points in won tricks by which the new partner must be richer than the old one."""
_PROMISED = 20.0
"""What the confidence of one who has announced is worth, in card points."""


def genscher(known: Knowledge) -> Say | None:
    """Return the call of the richest partner if he is worth it and the king may fall now, or None."""
    calls = [say for say in known.observation.sayings if say.saying is Saying.GENSCHER]
    if not calls:
        return None
    worth = {say: _worth(known, say.partner) for say in calls}
    best = max(calls, key=worth.__getitem__)
    old = sum(known.friends[seat] * _worth(known, seat) for seat in known.others)
    return best if worth[best] - old - _price(known) >= _NEEDED else None


def _worth(known: Knowledge, seat: Seat | None) -> float:
    """Return what the player brings into a new side: his tricks, and the trust in his hand he has shown."""
    observation = known.observation
    won = sum(trick.points for trick in observation.tricks if trick.winner == seat)
    spoke = any(said.seat == seat and said.saying in LEVELS for said in observation.said)
    return won + _PROMISED * spoke


def _price(known: Knowledge) -> float:
    """Return what it costs to play a king of diamonds now instead of the best card."""
    values: dict[Card, float] = {card: judge(known, card) for card in known.observation.playable}
    return max(values.values()) - values.get(KING, 0.0)
