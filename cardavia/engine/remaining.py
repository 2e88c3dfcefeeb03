"""What may still be announced at a table, and for how long, as one seat can know it (``rules.md`` B6, G)."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.actions import Say
from cardavia.engine.chance import Chance
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat


class Remaining(NamedTuple):
    """An announcement that the observing seat may still make as long as nobody announces anything more.

    ``left`` is how many cards may be played before it is too late; 0 is the last chance. They are cards of the seat
    itself, or with ``of_anybody`` all cards that come to the first trick.
    """

    say: Say
    left: int
    of_anybody: bool = False


class Pending(NamedTuple):
    """An announcement that others may still make, as far as everybody knows.

    ``seats`` are those whose side is public, and ``somebody`` tells that a player may make it whose side is not.
    """

    chance: Chance
    seats: tuple[Seat, ...]
    somebody: bool


def own_remaining(observation: Observation) -> tuple[Remaining, ...]:
    """Return what the observing seat may still announce, from low to high; a duty (D26) is the last chance."""
    if observation.duties and all(isinstance(action, Say) for action in observation.duties):
        return tuple(Remaining(action, 0) for action in observation.duties if isinstance(action, Say))
    party = observation.parties.get(observation.seat)
    found = ((chance, _left(observation, chance, observation.seat)) for chance in observation.chances)
    return tuple(
        Remaining(Say(chance.saying), left, chance.held is None)
        for chance, left in found
        if chance.party is party and left >= 0
    )


def others_pending(observation: Observation) -> tuple[Pending, ...]:
    """Return what the other seats may still announce, told from public facts alone (``rules.md`` B6)."""
    pending = (_pending(observation, chance) for chance in observation.chances)
    return tuple(one for one in pending if one.seats or one.somebody)


def _pending(observation: Observation, chance: Chance) -> Pending:
    in_time = [seat for seat in _others(observation) if _left(observation, chance, seat) >= 0]
    sides = {seat: _public_side(observation, seat) for seat in in_time}
    known = tuple(seat for seat, party in sides.items() if party is chance.party)
    return Pending(chance, known, None in sides.values())


def _others(observation: Observation) -> tuple[Seat, ...]:
    return tuple(seat for seat in observation.players if seat != observation.seat)


def _public_side(observation: Observation, seat: Seat) -> Party | None:
    return observation.public_parties.get(seat)


def _left(observation: Observation, chance: Chance, seat: Seat) -> int:
    lying = 0 if observation.trick is None else len(observation.trick.cards)
    return chance.left(observation.counts[seat], lying)
