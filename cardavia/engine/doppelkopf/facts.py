"""A Doppelkopf deal's score from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardavia.engine.actions import Saying
from cardavia.engine.checked_facts import contract_of, needed, seats_of, shares_of, strings_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import scoring
from cardavia.engine.doppelkopf.announcing import ABSAGEN, ANSAGE, LEVELS
from cardavia.engine.doppelkopf.options import FIVE_SEATS, DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import pack
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.play import spread
from cardavia.engine.result import Line, Party, Result
from cardavia.engine.seats import PLAYERS, Seat

_KEYS = ("game", "rules", "contract", "re", "said", "points", "trick_counts", "extras", "factors", "resting")
_PAIRS = frozenset({Kind.NORMAL, Kind.POVERTY})
_OPTIONAL_EXTRAS = ("charlie_caught", "heart_trick", "dulle_caught")
"""Extras that score only under the option of the same name."""
_MOST = {"charlie": 1, "charlie_caught": 2, "forty": 6, "heart_trick": 1, "dulle_caught": 2}
"""How often an extra can occur in a deal."""
_FOXES = 2
_UNSAID = -1


def score_facts(facts: Checked, options: DoppelkopfOptions) -> Result:
    """Return the result of the facts; InputProblem names what is missing, unknown or contradictory."""
    facts.only(*_KEYS)
    contract = known_contract(facts, options)
    re = seats_of(facts, "re", options.seats, side_sizes(contract))
    known = scoring_facts(facts, options)
    lines = scoring.lines(known, options)
    scores = spread(scoring.value(known, options), re, _players(facts, re, options), options.seats)
    return Result(scoring.winner(known), lines, scoring.factors(known, options), scores)


def scoring_facts(facts: Checked, options: DoppelkopfOptions) -> scoring.Facts:
    """Return what the score depends on; InputProblem names what is wrong with it."""
    re = seats_of(facts, "re", options.seats, side_sizes(known_contract(facts, options)))
    points = needed(shares_of(facts, "points", scoring.SIDES, scoring.PACK_POINTS), "points")
    tricks = shares_of(facts, "trick_counts", scoring.SIDES, len(pack(options)) // PLAYERS)
    said = Checked(facts.get("said", dict, {}))
    said.only(*(party.value for party in scoring.SIDES))
    return scoring.Facts(
        alone=len(re) == 1,
        points=points,
        tricks=tricks_for(points, tricks),
        said={party: _level(said, party) for party in scoring.SIDES},
        extras=_extras(facts, options),
        bock=_is_bock(facts, options),
    )


def known_contract(facts: Checked, options: DoppelkopfOptions) -> Contract:
    """Return the contract; InputProblem names one that is none, or the option that does not allow it."""
    contract = contract_of(facts)
    solo = contract.spoken.removeprefix("solo ")
    closed = {
        "rules.solos": contract.is_doppelkopf_solo and solo not in options.solos,
        "rules.poverty": contract.kind in (Kind.POVERTY, Kind.BLACK_SOW) and not options.poverty,
        "rules.poverty_refused": contract.kind is Kind.BLACK_SOW and options.poverty_refused != "black-sow",
    }
    for option, clashes in closed.items():
        if clashes:
            raise InputProblem(Flaw.CONTRADICTION, ("contract", option))
    side_sizes(contract)
    return contract


def side_sizes(contract: Contract) -> tuple[int, ...]:
    """Return how many players Re may have in the contract; a wedding may have found no partner."""
    if contract.kind in _PAIRS:
        return (2,)
    if contract.kind is Kind.WEDDING:
        return 1, 2
    if contract.kind in (Kind.SILENT_WEDDING, Kind.BLACK_SOW) or contract.is_doppelkopf_solo:
        return (1,)
    raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(str(contract))))


def extra_keys(options: DoppelkopfOptions) -> tuple[str, ...]:
    """Return the special points that these options know."""
    return tuple(key for key in scoring.EXTRA_KEYS if key not in _OPTIONAL_EXTRAS or getattr(options, key))


def _players(facts: Checked, re: tuple[Seat, ...], options: DoppelkopfOptions) -> tuple[Seat, ...]:
    """Return who played; with five at the table the facts must tell who rested."""
    if options.seats != FIVE_SEATS:
        if "resting" in facts.value:
            raise InputProblem(Flaw.CONTRADICTION, ("resting", "rules.seats"))
        return tuple(range(options.seats))
    resting = facts.get("resting", int)
    if not 0 <= resting < options.seats:
        raise InputProblem(Flaw.BAD_VALUE, ("resting", str(resting)))
    if resting in re:
        raise InputProblem(Flaw.CONTRADICTION, ("re", "resting"))
    return tuple(seat for seat in range(options.seats) if seat != resting)


def _level(said: Checked, party: Party) -> int:
    words = (ANSAGE[party].value, *(absage.value for absage in ABSAGEN))
    spoken = strings_of(said.get(party.value, list, []), f"said.{party.value}", words)
    return max((LEVELS[Saying(word)] for word in spoken), default=_UNSAID)


def _is_bock(facts: Checked, options: DoppelkopfOptions) -> bool:
    """Say whether the deal belongs to a Bock round; the word may stand there once."""
    words = strings_of(facts.get("factors", list, []), "factors", ("bock",))
    if words and not options.bock:
        raise InputProblem(Flaw.CONTRADICTION, ("factors.bock", "rules.bock"))
    if len(words) > 1:
        raise InputProblem(Flaw.CONTRADICTION, ("factors.bock", "factors.bock"))
    return bool(words)


def _extras(facts: Checked, options: DoppelkopfOptions) -> tuple[Line, ...]:
    extras = tuple(_extra(extra, options) for extra in facts.get("extras", list, []))
    # Two foxes of two points each may be written down as four of one.
    foxes = _FOXES * max(options.fox_first_trick, options.fox_last_trick)
    for key, count in Counter(_by_key(extras)).items():
        if count > {**_MOST, "fox": foxes}[key]:
            raise InputProblem(Flaw.BAD_VALUE, (f"extras.{key}", str(count)))
    return extras


def _by_key(extras: tuple[Line, ...]) -> Iterator[str]:
    for extra in extras:
        yield from (extra.key,) * extra.value


def _extra(value: Any, options: DoppelkopfOptions) -> Line:
    extra = Checked(value, "extras")
    extra.only("key", "party", "trick")
    (key,) = strings_of([extra.get("key", str)], "extras.key", scoring.EXTRA_KEYS)
    (party,) = strings_of([extra.get("party", str)], "extras.party", tuple(side.value for side in scoring.SIDES))
    if key not in extra_keys(options):
        raise InputProblem(Flaw.CONTRADICTION, (f"extras.{key}", f"rules.{key}"))
    return Line(key, Party(party), _worth(extra, key, options))


def _worth(extra: Checked, key: str, options: DoppelkopfOptions) -> int:
    """Return what an extra is worth: of a fox it may be said that it fell in the first or the last trick (D18)."""
    if "trick" not in extra.value:
        return 1
    (trick,) = strings_of([extra.get("trick", str)], "extras.trick", ("first", "last"))
    if key != "fox":
        raise InputProblem(Flaw.CONTRADICTION, (f"extras.{key}", "extras.trick"))
    return options.fox_first_trick if trick == "first" else options.fox_last_trick
