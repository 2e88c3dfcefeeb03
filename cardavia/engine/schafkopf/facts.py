"""A Schafkopf deal's score from facts alone (``record.md`` section 7, ``rulings.md`` 13)."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.checked_facts import contract_of, needed, seats_of, shares_of, strings_of, tricks_for
from cardavia.engine.checking import Checked
from cardavia.engine.contract import PARTNERED, Contract, Kind
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.play import spread
from cardavia.engine.result import Factor, Party, Result
from cardavia.engine.schafkopf import all_pass, doubling, ramsch_facts, scoring, stock
from cardavia.engine.schafkopf.bidding import CALLABLE, played_kinds, sie_cards
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.schafkopf.orders import order_under, pack
from cardavia.engine.seats import PLAYERS

_KEYS = ("game", "rules", "contract", "declarer", "points", "trick_counts", "runners", "factors", "virgins", "stock")
_PASSED_KEYS = ("game", "rules", "contract", "factors", "stock")
_SEATS = tuple(range(PLAYERS))
_NO_POINTS = {Party.DECLARER: 0, Party.DEFENDERS: 0}
_UNPLAYED = frozenset({Kind.RAMSCH, Kind.SIE})
"""Contracts without a Kontra: in a Ramsch there are no sides, and a Sie is over before the first card."""
_LADDER = tuple(saying.value for saying in doubling.LADDER)


def score_facts(facts: Checked, options: SchafkopfOptions) -> Result:
    """Return the result of the facts; InputProblem names what is missing, unknown or contradictory."""
    if all_pass.fills_stock(options) and facts.value.get("contract", "") is None:
        return _passed(facts, options)
    facts.only(*_KEYS)
    contract = known_contract(facts, options)
    declarer = seats_of(facts, "declarer", PLAYERS, side_sizes(contract))
    doublings = _doublings(facts, contract, options)
    if contract.kind is Kind.RAMSCH:
        _check_ramsch(facts, contract, options)
        return ramsch_facts.score(facts, declarer[0], doublings, options)
    if "virgins" in facts.value:
        raise InputProblem(Flaw.CONTRADICTION, ("contract", "virgins"))
    lying = _stock(facts, options)
    known = _facts(facts, contract, len(declarer) == 1, options)
    lines, won = scoring.lines(known, options), scoring.winner(known)
    worth = scoring.value(known, lines) * scoring.times(doublings)
    taken = stock.share(contract, lying, won)
    scores = spread(worth, declarer, _SEATS, PLAYERS)
    scores = tuple(score + taken if seat in declarer else score for seat, score in enumerate(scores))
    return Result(won, lines, doublings + scoring.lone_factor(known), scores)


def _check_ramsch(facts: Checked, contract: Contract, options: SchafkopfOptions) -> None:
    """Check what stands in the facts of a Ramsch though it changes nothing."""
    _runners(facts, len(order_under(contract, options).trumps))
    _stock(facts, options)


def _passed(facts: Checked, options: SchafkopfOptions) -> Result:
    """Return the result of a deal that all four passed: everybody pays into the stock (``rulings.md`` 37, 44)."""
    facts.only(*_PASSED_KEYS)
    _doublings(facts, None, options)
    _stock(facts, options)
    return stock.paid_in(_SEATS)


def known_contract(facts: Checked, options: SchafkopfOptions) -> Contract:
    """Return the contract; InputProblem names one that these rules do not have."""
    contract = contract_of(facts)
    uncallable = contract.kind in (Kind.RUFER, Kind.MUSS) and contract.suit not in CALLABLE
    if uncallable or contract.kind not in contract_kinds(options):
        raise InputProblem(Flaw.BAD_VALUE, ("contract", repr(str(contract))))
    return contract


def contract_kinds(options: SchafkopfOptions) -> tuple[Kind, ...]:
    """Return the kinds of contract that can be played under these options, from low to high."""
    return played_kinds(options) + all_pass.forced_kinds(options)


def side_sizes(contract: Contract) -> tuple[int, ...]:
    """Return how many declarers the contract has; in a Ramsch that is who lost it, or who marched."""
    return (2,) if contract.kind in PARTNERED else (1,)


def doublings_of(contract: Contract | None, options: SchafkopfOptions) -> tuple[str, ...]:
    """Return the doublings that a deal can have: early ones as often as there are players, the others once."""
    early = ("double",) if options.klopfen else ()
    return early if contract is None or contract.kind in _UNPLAYED else early + _LADDER[: options.kontra]


def _doublings(facts: Checked, contract: Contract | None, options: SchafkopfOptions) -> tuple[Factor, ...]:
    """Return the doublings of the deal: early ones as often as said, Kontra and on each once and in order."""
    words = strings_of(facts.get("factors", list, []), "factors", ("double", *_LADDER))
    possible = doublings_of(contract, options)
    for word in words:
        if word not in possible:
            raise InputProblem(Flaw.CONTRADICTION, (f"factors.{word}", _forbidden_by(word, options)))
    early = words.count("double")
    spoken = sorted((word for word in words if word != "double"), key=_LADDER.index)
    if early > PLAYERS or spoken != list(_LADDER[: len(spoken)]):
        raise InputProblem(Flaw.BAD_VALUE, ("factors", ", ".join(words)))
    return tuple(Factor(word, doubling.TWICE) for word in ("double",) * early + _LADDER[: len(spoken)])


def _forbidden_by(word: str, options: SchafkopfOptions) -> str:
    """Return what a doubling contradicts: the option that has not got it, else the contract."""
    if word == "double":
        return "rules.klopfen"
    return "contract" if word in _LADDER[: options.kontra] else "rules.kontra"


def _stock(facts: Checked, options: SchafkopfOptions) -> int:
    """Return what lay in the stock before the deal; 0 where the facts do not tell."""
    if "stock" in facts.value and not all_pass.fills_stock(options):
        raise InputProblem(Flaw.CONTRADICTION, ("stock", "rules.all_pass"))
    lying = facts.get("stock", int, 0)
    if lying < 0:
        raise InputProblem(Flaw.BAD_VALUE, ("stock", str(lying)))
    return lying


def _facts(facts: Checked, contract: Contract, alone: bool, options: SchafkopfOptions) -> scoring.Facts:
    trumps = len(order_under(contract, options).trumps)
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
    tricks = shares_of(facts, "trick_counts", scoring.SIDES, len(pack(options)) // PLAYERS, played_out=not by_tricks)
    points = shares_of(facts, "points", scoring.SIDES, scoring.PACK_POINTS, played_out=not by_tricks)
    if points is None and by_tricks:
        return _NO_POINTS, needed(tricks, "trick_counts")
    points = needed(points, "points")
    return points, tricks_for(points, tricks)


def _runners(facts: Checked, trumps: int) -> int:
    """Return the number of runners; which side holds them does not change who is paid (``rules.md`` F11)."""
    runners = Checked(facts.get("runners", dict, {"count": 0, "party": Party.DECLARER.value}))
    runners.only("count", "party")
    strings_of([runners.get("party", str)], "runners.party", tuple(party.value for party in scoring.SIDES))
    count = runners.get("count", int)
    if not 0 <= count <= trumps:
        raise InputProblem(Flaw.BAD_VALUE, ("runners.count", str(count)))
    return count
