"""A Doppelkopf deal's score from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

from typing import Any

from cardavia.engine.actions import Saying
from cardavia.engine.checked_facts import contract_of, needed, seats_of, shares_of, strings_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import scoring
from cardavia.engine.doppelkopf.announcing import ABSAGEN, ANSAGE, LEVELS
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import pack
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.play import spread
from cardavia.engine.result import Line, Party, Result
from cardavia.engine.seats import PLAYERS

_PAIRS = frozenset({Kind.NORMAL, Kind.POVERTY})
_EXTRA_KEYS = ("fox", "charlie", "charlie_caught", "forty")
_UNSAID = -1


def score_facts(facts: Checked, options: DoppelkopfOptions) -> Result:
    """Return the result of the facts; InputProblem names what is missing, unknown or contradictory."""
    facts.only("game", "rules", "contract", "re", "said", "points", "trick_counts", "extras")
    re = seats_of(facts, "re", options.seats, _side_sizes(contract_of(facts)))
    points = needed(shares_of(facts, "points", scoring.SIDES, scoring.PACK_POINTS), "points")
    tricks = shares_of(facts, "trick_counts", scoring.SIDES, len(pack(options)) // PLAYERS)
    said = Checked(facts.get("said", dict, {}))
    said.only(*(party.value for party in scoring.SIDES))
    known = scoring.Facts(
        alone=len(re) == 1,
        points=points,
        tricks=tricks_for(points, tricks),
        said={party: _level(said, party) for party in scoring.SIDES},
        extras=tuple(_extra(extra, options) for extra in facts.get("extras", list, [])),
    )
    lines = scoring.lines(known, options)
    scores = spread(scoring.value(lines), re, tuple(range(options.seats)), options.seats)
    return Result(scoring.winner(known), lines, scoring.factors(known), scores)


def _side_sizes(contract: Contract) -> tuple[int, ...]:
    """Return how many players Re may have in the contract; a wedding may have found no partner."""
    if contract.kind in _PAIRS:
        return (2,)
    if contract.kind is Kind.WEDDING:
        return 1, 2
    if contract.kind is Kind.SILENT_WEDDING or contract.is_doppelkopf_solo:
        return (1,)
    raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(str(contract))))


def _level(said: Checked, party: Party) -> int:
    words = (ANSAGE[party].value, *(absage.value for absage in ABSAGEN))
    spoken = strings_of(said.get(party.value, list, []), f"said.{party.value}", words)
    return max((LEVELS[Saying(word)] for word in spoken), default=_UNSAID)


def _extra(value: Any, options: DoppelkopfOptions) -> Line:
    extra = Checked(value, "extras")
    extra.only("key", "party")
    (key,) = strings_of([extra.get("key", str)], "extras.key", _EXTRA_KEYS)
    (party,) = strings_of([extra.get("party", str)], "extras.party", tuple(side.value for side in scoring.SIDES))
    if key == "charlie_caught" and not options.charlie_caught:
        raise InputProblem(Flaw.CONTRADICTION, ("extras.charlie_caught", "rules.charlie_caught"))
    return Line(key, Party(party), 1)
