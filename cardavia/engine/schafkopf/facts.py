"""A Schafkopf deal's score from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.checked_facts import contract_of, needed, seats_of, shares_of, strings_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.play import spread
from cardavia.engine.result import Factor, Party, Result
from cardavia.engine.schafkopf import doubling, scoring
from cardavia.engine.schafkopf.bidding import CALLABLE, played_kinds, sie_cards
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_of, pack
from cardavia.engine.seats import PLAYERS

_SIDES = (Party.DECLARER, Party.DEFENDERS)
_NO_POINTS = {Party.DECLARER: 0, Party.DEFENDERS: 0}
_WITH_PARTNER = frozenset({Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT})


def score_facts(facts: Checked, options: SchafkopfOptions) -> Result:
    """Return the result of the facts; InputProblem names what is missing, unknown or contradictory."""
    facts.only("game", "rules", "contract", "declarer", "points", "trick_counts", "runners", "factors")
    contract = _known_contract(facts, options)
    declarer = seats_of(facts, "declarer", PLAYERS, (2,) if contract.kind in _WITH_PARTNER else (1,))
    doublings = _doublings(facts, options)
    known = _facts(facts, contract, len(declarer) == 1, options)
    lines = scoring.lines(known, options)
    worth = scoring.value(known, lines) * scoring.times(doublings)
    scores = spread(worth, declarer, tuple(range(PLAYERS)), PLAYERS)
    return Result(scoring.winner(known), lines, doublings + scoring.lone_factor(known), scores)


def _known_contract(facts: Checked, options: SchafkopfOptions) -> Contract:
    contract = contract_of(facts)
    muss = contract.kind is Kind.MUSS and options.all_pass == "muss"  # noqa: S105 - all four pass
    uncallable = contract.kind in (Kind.RUFER, Kind.MUSS) and contract.suit not in CALLABLE
    if uncallable or not (muss or contract.kind in played_kinds(options)):
        raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(str(contract))))
    return contract


def _doublings(facts: Checked, options: SchafkopfOptions) -> tuple[Factor, ...]:
    """Return the doublings of the deal: early ones as often as said, Kontra and on each once and in order."""
    ladder = tuple(saying.value for saying in doubling.LADDER[: options.kontra])
    allowed = (("double",) if options.klopfen else ()) + ladder
    words = strings_of(facts.get("factors", list, []), "factors", allowed)
    early = words.count("double")
    spoken = [word for word in words if word != "double"]
    if early > PLAYERS or sorted(spoken, key=ladder.index) != list(ladder[: len(spoken)]):
        raise InputProblem(Flaw.BAD_VALUE, ("factors", ", ".join(words)))
    return (Factor("double", doubling.TWICE),) * early + tuple(
        Factor(word, doubling.TWICE) for word in ladder[: len(spoken)]
    )


def _facts(facts: Checked, contract: Contract, alone: bool, options: SchafkopfOptions) -> scoring.Facts:
    trumps = len(order_of(contract, options.short_deck).trumps)
    points, tricks = _shares(facts, contract, options)
    runners = len(sie_cards(options)) if contract.kind is Kind.SIE else _runners(facts, trumps)
    return scoring.Facts(contract, alone, points, tricks, runners, trumps)


def _shares(
    facts: Checked, contract: Contract, options: SchafkopfOptions
) -> tuple[Mapping[Party, int], Mapping[Party, int]]:
    """Return points and tricks by side; a Sie needs neither, a Tout or Bettel only tricks."""
    if contract.kind is Kind.SIE:
        return _NO_POINTS, _NO_POINTS
    by_tricks = contract.is_tout or contract.kind is Kind.BETTEL
    tricks = shares_of(facts, "trick_counts", _SIDES, len(pack(options)) // PLAYERS, played_out=not by_tricks)
    points = shares_of(facts, "points", _SIDES, scoring.PACK_POINTS, played_out=not by_tricks)
    if points is None and by_tricks:
        return _NO_POINTS, needed(tricks, "trick_counts")
    points = needed(points, "points")
    return points, tricks_for(points, tricks)


def _runners(facts: Checked, trumps: int) -> int:
    """Return the number of runners; which side holds them does not change who is paid (``rules.md`` F11)."""
    runners = Checked(facts.get("runners", dict, {"count": 0, "party": Party.DECLARER.value}))
    runners.only("count", "party")
    strings_of([runners.get("party", str)], "runners.party", tuple(party.value for party in _SIDES))
    count = runners.get("count", int)
    if not 0 <= count <= trumps:
        raise InputProblem(Flaw.BAD_VALUE, ("runners.count", str(count)))
    return count
