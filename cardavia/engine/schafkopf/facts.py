"""A Schafkopf deal's score from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

from cardavia.engine.checked_facts import contract_of, needed, seats_of, shares_of, strings_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.play import spread
from cardavia.engine.result import Party, Result
from cardavia.engine.schafkopf import scoring
from cardavia.engine.schafkopf.bidding import CALLABLE, RISING
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_of, pack
from cardavia.engine.seats import PLAYERS

_SIDES = (Party.DECLARER, Party.DEFENDERS)
_TRICKS = len(pack()) // PLAYERS
_NO_POINTS = {Party.DECLARER: 0, Party.DEFENDERS: 0}
_SIE_RUNNERS = 8


def score_facts(facts: Checked, options: SchafkopfOptions) -> Result:
    """Return the result of the facts; InputProblem names what is missing, unknown or contradictory."""
    facts.only("game", "rules", "contract", "declarer", "points", "trick_counts", "runners", "factors")
    contract = _known_contract(facts)
    declarer = seats_of(facts, "declarer", PLAYERS, (2,) if contract.kind is Kind.RUFER else (1,))
    if facts.get("factors", list, []):
        raise InputProblem(Flaw.CONTRADICTION, ("factors", "rules.kontra"))
    known = _facts(facts, contract, len(declarer) == 1)
    lines = scoring.lines(known, options)
    scores = spread(scoring.value(known, lines), declarer, tuple(range(PLAYERS)), PLAYERS)
    return Result(scoring.winner(known), lines, scoring.factors(known), scores)


def _known_contract(facts: Checked) -> Contract:
    contract = contract_of(facts)
    uncallable = contract.kind is Kind.RUFER and contract.suit not in CALLABLE
    if contract.kind not in RISING or uncallable:
        raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(str(contract))))
    return contract


def _facts(facts: Checked, contract: Contract, alone: bool) -> scoring.Facts:
    trumps = len(order_of(contract).trumps)
    played_out = not contract.is_tout and contract.kind is not Kind.SIE
    tricks = shares_of(facts, "trick_counts", _SIDES, _TRICKS, played_out)
    if contract.kind is Kind.SIE:
        return scoring.Facts(contract, alone, _NO_POINTS, _NO_POINTS, _SIE_RUNNERS, trumps)
    points = shares_of(facts, "points", _SIDES, scoring.PACK_POINTS, played_out)
    runners = _runners(facts, trumps)
    if contract.is_tout and points is None:
        return scoring.Facts(contract, alone, _NO_POINTS, needed(tricks, "trick_counts"), runners, trumps)
    points = needed(points, "points")
    return scoring.Facts(contract, alone, points, tricks_for(points, tricks), runners, trumps)


def _runners(facts: Checked, trumps: int) -> int:
    """Return the number of runners; which side holds them does not change who is paid (``rules.md`` F11)."""
    runners = Checked(facts.get("runners", dict, {"count": 0, "party": Party.DECLARER.value}))
    runners.only("count", "party")
    strings_of([runners.get("party", str)], "runners.party", tuple(party.value for party in _SIDES))
    count = runners.get("count", int)
    if not 0 <= count <= trumps:
        raise InputProblem(Flaw.BAD_VALUE, ("runners.count", str(count)))
    return count
