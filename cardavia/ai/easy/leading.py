"""The first card of a trick."""

from __future__ import annotations

from typing import Final

from cardavia.ai.easy.judging import judge
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.worth import average, kept
from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.result import Party

_PULLS = 0.55
"""What it is worth to the declarer's side to pull trumps, in average tricks."""
_PULLS_ALONE = 0.7
"""The same for one who plays alone."""
_SPARES = 0.35
"""What it is worth to the other side not to lead trumps."""
_SEARCHES = 0.6
"""What it is worth to a defender to search the called suit for the first time."""
_FAT = 0.25
"""Share of its card points that a beatable card costs when it is led: others decide where they go."""
_HURRY = 0.9
"""Share of what an ace would earn later that is lost by waiting: suits are trumped sooner or later."""
_SPENT = 0.7
"""Share of a trump's later earnings that leading it costs: led, it draws the trumps of the others."""

_CALLED: Final = frozenset({Kind.RUFER, Kind.MUSS})
"""Contracts in which an ace was called."""


def lead(known: Knowledge) -> Card:
    """Return the card to lead."""
    return max(known.observation.playable, key=lambda card: _value(known, card))


def _value(known: Knowledge, card: Card) -> tuple[float, int, int]:
    plan = _trump_plan(known, card) if known.order.is_trump(card) else _suit_plan(known, card)
    fat = _FAT * card.points if known.higher(card) else 0.0
    return judge(known, card) + plan * average(known) - fat, -known.order.strength(card), -card.index


def _trump_plan(known: Knowledge, card: Card) -> float:
    return _pulling(known) + (1 - _SPENT) * kept(known, card) / average(known)


def _pulling(known: Knowledge) -> float:
    """Return what leading trumps is worth as such: the stronger side pulls them, the weaker keeps them to ruff."""
    if not known.enemies_hold(None):
        return -_SPARES
    if known.alone:
        return _PULLS_ALONE
    if _declares(known):
        return _PULLS
    return -_SPARES if _against_declarer(known) else 0.0


def _declares(known: Knowledge) -> bool:
    return known.observation.parties.get(known.observation.seat) is Party.DECLARER


def _against_declarer(known: Knowledge) -> bool:
    """Say whether the seat is one of those against a declarer or soloist."""
    declarer = known.observation.declarer
    return declarer is not None and known.friends[declarer] == 0


def _suit_plan(known: Knowledge, card: Card) -> float:
    """Return what leading the suit is worth as such: masters hurry but for those who pull trumps first."""
    pulls = _declares(known) and known.enemies_hold(None)
    hurry = 0.0 if pulls or known.higher(card) else _HURRY * kept(known, card) / average(known)
    return max(hurry, 0.0) + _search(known, card)


def _search(known: Knowledge, card: Card) -> float:
    """Return what it is worth to lead the called suit, where the ace must fall and may be trumped (F9)."""
    contract = known.observation.contract
    if contract is None or contract.kind not in _CALLED or _declares(known):
        return 0.0
    led = any(known.order.group(trick.cards[0]) is contract.suit for trick in known.observation.tricks)
    return _SEARCHES if card.suit is contract.suit and not led else 0.0
