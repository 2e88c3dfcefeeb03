"""Facts of both games that are checked alike: seats, card points and tricks by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat

Sides = tuple[Party, Party]


def contract_of(facts: Checked) -> Contract:
    """Return the contract named in the facts."""
    text = facts.get("contract", str)
    try:
        return Contract.parse(text)
    except ValueError:
        raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(text))) from None


def seats_of(facts: Checked, key: str, seats: int, possible: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats of a side; their number must be one that the contract allows."""
    listed = facts.get(key, list)
    in_range = all(type(seat) is int and 0 <= seat < seats for seat in listed)
    if not in_range or len(set(listed)) != len(listed):
        raise InputProblem(Flaw.BAD_VALUE, (key, repr(listed)))
    if len(listed) not in possible:
        raise InputProblem(Flaw.CONTRADICTION, ("contract", key))
    return tuple(sorted(listed))


def shares_of(
    facts: Checked, key: str, sides: Sides, whole: int, played_out: bool = True
) -> Mapping[Party, int] | None:
    """Return points or tricks by side, a missing side having the rest of the whole; None when the key is missing.

    In a deal that may have ended early the sides need not have the whole between them (``rulings.md`` 30).
    """
    if key not in facts.value:
        return None
    given = Checked(facts.get(key, dict))
    given.only(*(party.value for party in sides))
    known = {party: given.get(party.value, int) for party in sides if party.value in given.value}
    for party, share in known.items():
        if not 0 <= share <= whole:
            raise InputProblem(Flaw.BAD_VALUE, (f"{key}.{party.value}", str(share)))
    if not known:
        raise InputProblem(Flaw.MISSING_KEY, (f"{key}.{sides[0].value}",))
    shares = {party: known.get(party, whole - known.get(party.opponent, 0)) for party in sides}
    together = sum(shares.values())
    if together > whole or (played_out and together < whole):
        raise InputProblem(Flaw.CONTRADICTION, (f"{key}.{sides[0].value}", f"{key}.{sides[1].value}"))
    return shares


def needed(shares: Mapping[Party, int] | None, key: str) -> Mapping[Party, int]:
    """Return the shares; InputProblem when they were left out."""
    if shares is None:
        raise InputProblem(Flaw.MISSING_KEY, (key,))
    return shares


def tricks_for(points: Mapping[Party, int], tricks: Mapping[Party, int] | None) -> Mapping[Party, int]:
    """Return the tricks by side; left out, each side is known to have one where both have points."""
    if tricks is None:
        if 0 in points.values():
            raise InputProblem(Flaw.MISSING_KEY, ("trick_counts",))
        return dict.fromkeys(points, 1)
    for party, count in tricks.items():
        if count == 0 and points[party]:
            raise InputProblem(Flaw.CONTRADICTION, (f"points.{party.value}", f"trick_counts.{party.value}"))
    return tricks


def strings_of(value: Any, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Return a list of words; InputProblem names one that is not among the allowed."""
    if not isinstance(value, list):
        raise InputProblem(Flaw.BAD_VALUE, (key, repr(value)))
    for word in value:
        if word not in allowed:
            raise InputProblem(Flaw.BAD_VALUE, (key, repr(word)))
    return tuple(value)
