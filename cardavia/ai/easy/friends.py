"""Who is a friend: what is known of the sides, and a guess from the cards people have given one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardavia.ai.easy.tricks import black_sow_is_open, lying
from cardavia.engine.contract import Kind
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat, others
from cardavia.engine.state import Trick

_FAT = 10
"""Card points from which a card given to somebody's trick tells something."""
_GIVES = 2.5
"""How much likelier a fat card goes to a friend's trick than to an enemy's."""
_LEADS_TRUMP = 2.5
"""How much likelier the declarer's secret partner leads a trump than a defender."""
_SECOND_FRIEND = 0.05
"""Chance of a second friend: only a silent wedding has sides of one and three."""
_BRIDE = 0.5
"""Chance to be counted a friend of the bride while her partner is not found."""
_BLACK_SOW = 0.5
"""Chance to be counted a friend while a black sow looks for its soloist."""


def friends_of(observation: Observation) -> Mapping[Seat, float]:
    """Return the chance of every player, 0 to 1, to be on the seat's own side; itself 1."""
    rest = others(observation.players, observation.seat)
    mine = observation.parties.get(observation.seat)
    if open_wedding(observation):
        return {observation.seat: 1.0, **_in_open_wedding(observation, rest)}
    if black_sow_is_open(observation):
        return {observation.seat: 1.0, **dict.fromkeys(rest, _BLACK_SOW)}
    known = {seat: float(observation.parties[seat] is mine) for seat in rest if seat in observation.parties}
    unknown = tuple(seat for seat in rest if seat not in known)
    return {observation.seat: 1.0, **known, **_guessed(observation, known, unknown)}


def open_wedding(observation: Observation) -> bool:
    """Say whether a bride still looks for her partner."""
    contract = observation.contract
    wedding = contract is not None and contract.kind is Kind.WEDDING
    return wedding and len(observation.parties) < len(observation.players)


def _in_open_wedding(observation: Observation, rest: tuple[Seat, ...]) -> Mapping[Seat, float]:
    """Return who is a friend if he wins this trick: whoever takes it joins the bride (``rules.md`` B2)."""
    if observation.seat == observation.declarer:
        return dict.fromkeys(rest, 1.0)
    return {seat: _BRIDE if seat == observation.declarer else 0.0 for seat in rest}


def _guessed(observation: Observation, known: Mapping[Seat, float], unknown: tuple[Seat, ...]) -> Mapping[Seat, float]:
    """Return the chances of those whose side is open: one of them is the friend, unless he is known already."""
    if any(known.values()):
        return dict.fromkeys(unknown, _SECOND_FRIEND)
    odds = dict.fromkeys(unknown, 1.0)
    if len(unknown) > 1:
        for seat, friend, weight in _hints(observation, known):
            if seat in odds:
                odds[seat] *= weight if friend else 1 / weight
    total = sum(odds.values())
    return {seat: odd / total for seat, odd in odds.items()}


def _hints(observation: Observation, known: Mapping[Seat, float]) -> Iterator[tuple[Seat, bool, float]]:
    """Yield who showed himself a friend or an enemy, and how strong the hint is."""
    sides = {observation.seat: True} | {seat: chance == 1 for seat, chance in known.items()}
    for trick in lying(observation):
        yield from _gifts(observation, trick, sides)
        if _helps_declarer(observation, trick) and observation.declarer in sides:
            yield trick.leader, sides[observation.declarer], _LEADS_TRUMP


def _helps_declarer(observation: Observation, trick: Trick) -> bool:
    """Say whether the lead looks like one for the declarer of a Rufer: a trump."""
    declarer = observation.parties.get(observation.declarer) if observation.declarer is not None else None
    return declarer is Party.DECLARER and observation.order.is_trump(trick.cards[0])


def _gifts(observation: Observation, trick: Trick, sides: Mapping[Seat, bool]) -> Iterator[tuple[Seat, bool, float]]:
    for place in range(1, len(trick.cards)):
        before = trick.seats[observation.order.winner(trick.cards[:place])]
        after = trick.seats[observation.order.winner(trick.cards[: place + 1])]
        if trick.cards[place].points >= _FAT and before in sides and after == before:
            yield trick.seats[place], sides[before], _GIVES
