"""Who wins a deal of Schafkopf, and what it is worth (``rules.md`` F10 to F12, G, ``rulings.md`` 36, 39)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from math import prod

from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import PARTNERED, Contract, Kind
from cardavia.engine.result import Factor, Line, Party
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.state import State

SIDES = (Party.DECLARER, Party.DEFENDERS)
PACK_POINTS = 120
"""Card points (Augen) in the pack."""
LONE_FACTOR = 3
"""How often a lone declarer wins or loses the value (F12)."""

_TO_WIN = {Party.DECLARER: 61, Party.DEFENDERS: 60}
_SCHNEIDER = {Party.DECLARER: 91, Party.DEFENDERS: 90}
_MUSS_EASE = 1
"""Card points fewer that one who must play needs, to win and to be out of Schneider (``rulings.md`` 36)."""
_COURTS_ALONE = 4
_RUNNERS_FROM = 3
_RUNNERS_FROM_OF_FOUR = 2
_CALLED_BASE, _SOLO_BASE, _BETTEL_BASE = 1, 5, 3
_TOURNAMENT_SOLO, _TOURNAMENT_TOUT, _TOURNAMENT_SIE = 2, 6, 8
_TOUT_RUNNER, _SIE_RUNNER = 2, 4


@dataclass(frozen=True, slots=True)
class Facts:
    """What the score of a deal depends on.

    ``points`` are card points, ``tricks`` the number of tricks by side, ``runners`` the trumps from the top in
    one side's unbroken hands, ``trumps`` how many trumps the contract has.
    """

    contract: Contract
    alone: bool
    points: Mapping[Party, int]
    tricks: Mapping[Party, int]
    runners: int
    trumps: int


def count_runners(state: State) -> int:
    """Return how many trumps from the top one side was dealt in unbroken sequence (Laufende, F11)."""
    held = {card for seat in state.side or () for card in state.deal.hands[seat]}
    return runners_with(state.order.trumps, held)


def runners_with(trumps: Hand, held: Collection[Card]) -> int:
    """Return how many trumps from the top are all among the cards held by one side, or all outside them."""
    if not trumps:
        return 0
    ours = trumps[0] in held
    return next((number for number, card in enumerate(trumps) if (card in held) is not ours), len(trumps))


def winner(facts: Facts) -> Party:
    """Return the side that has won (F10, F7)."""
    if facts.contract.kind is Kind.SIE:
        return Party.DECLARER
    if facts.contract.is_tout:
        return Party.DEFENDERS if facts.tricks[Party.DEFENDERS] else Party.DECLARER
    if facts.contract.kind is Kind.BETTEL:
        return Party.DEFENDERS if facts.tricks[Party.DECLARER] else Party.DECLARER
    won = facts.points[Party.DECLARER] >= _TO_WIN[Party.DECLARER] - _ease(facts)
    return Party.DECLARER if won else Party.DEFENDERS


def _ease(facts: Facts) -> int:
    return _MUSS_EASE if facts.contract.kind is Kind.MUSS else 0


def lines(facts: Facts, options: SchafkopfOptions) -> tuple[Line, ...]:
    """Return the scoring lines, all of them the winner's (F11)."""
    won = winner(facts)
    earned = {
        "game": _base(facts.contract, options),
        "schneider": _schneider(facts, won),
        "schwarz": _schwarz(facts, won),
        "runners": _runners(facts, options),
    }
    return tuple(Line(key, won, value) for key, value in earned.items() if value)


def _base(contract: Contract, options: SchafkopfOptions) -> int:
    if contract.kind in PARTNERED:
        return _CALLED_BASE
    if contract.kind is Kind.BETTEL:
        return _BETTEL_BASE
    if options.tariff == "tournament":
        return _tournament_base(contract)
    if contract.is_tout:
        return options.tout_value
    return options.sie_value if contract.kind is Kind.SIE else _SOLO_BASE


def _tournament_base(contract: Contract) -> int:
    """Return the value of a solo in the tournament's table (``rulings.md`` 39, 43)."""
    if contract.is_tout:
        return _TOURNAMENT_TOUT
    return _TOURNAMENT_SIE if contract.kind is Kind.SIE else _TOURNAMENT_SOLO


def _counts_levels(facts: Facts) -> bool:
    """Say whether Schneider and Schwarz are counted: not where tricks alone decide."""
    return not facts.contract.is_tout and facts.contract.kind not in (Kind.SIE, Kind.BETTEL)


def _schneider(facts: Facts, won: Party) -> int:
    ease = _ease(facts) if won is Party.DEFENDERS else 0
    reached = facts.points[won] >= _SCHNEIDER[won] + ease
    return 1 if reached and _counts_levels(facts) and not _schwarz(facts, won) else 0


def _schwarz(facts: Facts, won: Party) -> int:
    """Return 2 when the winners took every trick; tricks count, not points."""
    return 2 if facts.tricks[won.opponent] == 0 and _counts_levels(facts) else 0


def _runners(facts: Facts, options: SchafkopfOptions) -> int:
    """Return what the runners add: from three, or from two where there are but four trumps (F11)."""
    four = facts.trumps == _COURTS_ALONE
    needed = _RUNNERS_FROM_OF_FOUR if four else _RUNNERS_FROM
    if options.tariff == "tournament" or facts.runners < needed or facts.contract.kind is Kind.BETTEL:
        return 0
    if facts.contract.kind is Kind.SIE:
        return facts.runners * _SIE_RUNNER
    return facts.runners * (_TOUT_RUNNER if facts.contract.is_tout else 1)


def lone_factor(facts: Facts) -> tuple[Factor, ...]:
    """Return the lone declarer's factor, last of all (``rulings.md`` 4)."""
    return (Factor("solo", LONE_FACTOR),) if facts.alone else ()


def times(doublings: Iterable[Factor]) -> int:
    """Return the product of the doublings."""
    return prod(factor.value for factor in doublings)


def value(facts: Facts, scored: tuple[Line, ...]) -> int:
    """Return what each declarer gets before doublings and the lone declarer's factor; negative when lost (F12)."""
    worth = sum(line.value for line in scored)
    return worth if winner(facts) is Party.DECLARER else -worth
