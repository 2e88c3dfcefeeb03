"""How the score of a deal came about, step by step in the order of the arithmetic (``rulings.md`` 25, 37, 38).

Nothing here needs a display; `cardavia.ui.texts_bill` puts the steps into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.scoring import EXTRA_KEYS
from cardavia.engine.observation import Observation
from cardavia.engine.result import Factor, Line, Party, Result, total

_ADDED_FIRST = frozenset({"announced"})
"""Factors that leave the special points alone."""
_PAIR = 2


class StepKind(Enum):
    """What a step of the bill does."""

    LINE = auto()
    """A scoring line is added, or taken off when it is the other side's."""
    FACTOR = auto()
    """The value so far is multiplied."""
    PAYMENT = auto()
    """The loser of a Ramsch pays everybody, or everybody pays the one who marched."""
    STOCK = auto()
    """Each declarer takes from the stock, or pays into it when ``amount`` is negative."""
    POOL = auto()
    """Everybody has passed and pays into the stock."""


@dataclass(frozen=True, slots=True)
class Runners:
    """Trumps from the top in unbroken sequence (Laufende), and the side they were dealt to."""

    count: int
    party: Party


@dataclass(frozen=True, slots=True)
class BillStep:
    """One step of the arithmetic.

    ``amount`` is what is added, taken off, or multiplied by; ``value`` what stands there afterwards, from the point
    of view of the side that gains. ``key`` and ``party`` are those of the line, ``terms`` the single payments.
    """

    kind: StepKind
    amount: int
    value: int
    key: str = ""
    party: Party | None = None
    terms: tuple[int, ...] = ()
    runners: Runners | None = None


def bill_steps(
    result: Result, contract: Contract | None = None, runners: Runners | None = None
) -> tuple[BillStep, ...]:
    """Return every step from the lines to what one player wins or loses; none for a deal without a score.

    The last step's value is the largest score of the deal. ``contract`` is that of the deal, None when everybody has
    passed; ``runners`` tells with whom they lay, where that is known.
    """
    if result.scores is None:
        return ()
    if not result.lines and any(result.scores):
        return (BillStep(StepKind.POOL, min(result.scores), min(result.scores)),)
    steps = tuple(_seen_from(side_of(result), result, runners))
    return (*steps, *_settled(result, contract))


def side_of(result: Result) -> Party:
    """Return the side that gains, from whose point of view the bill is drawn up; the winners' when nobody does."""
    side = result.winner or Party.RE
    values = [step.value for step in _seen_from(side, result, None)]
    return side.opponent if values and values[-1] < 0 else side


def runners_of(observation: Observation) -> Runners | None:
    """Return the runners of a scored deal of Schafkopf, None where there are none to count (``rules.md`` F11)."""
    trumps, hands = observation.order.trumps, observation.revealed
    if hands is None or not trumps or Party.DECLARER not in observation.parties.values():
        return None
    holders = [next(party for seat, party in observation.parties.items() if card in hands[seat]) for card in trumps]
    count = next((place for place, party in enumerate(holders) if party is not holders[0]), len(holders))
    return Runners(count, holders[0])


def contract_told(facts: Mapping[str, Any]) -> Contract | None:
    """Return the contract of facts that have been scored, None where all passed."""
    text = facts["contract"]
    return None if text is None else Contract.parse(text)


def runners_told(facts: Mapping[str, Any]) -> Runners | None:
    """Return the runners of facts that have been scored, None where they tell of none."""
    told = facts.get("runners")
    return None if told is None else Runners(told["count"], Party(told["party"]))


def _seen_from(side: Party, result: Result, runners: Runners | None) -> Iterator[BillStep]:
    """Yield lines and factors; extras come after the doublings that leave them alone."""
    early = [factor for factor in result.factors if factor.key in _ADDED_FIRST]
    late = [factor for factor in result.factors if factor.key not in _ADDED_FIRST]
    extras = [line for line in result.lines if early and line.key in EXTRA_KEYS]
    first = [line for line in result.lines if line not in extras]
    parts: tuple[Line | Factor, ...] = (*first, *early, *extras, *late)
    value = 0
    for part in parts:
        step = _step(part, side, value)
        value = step.value
        yield replace(step, runners=runners) if step.key == "runners" else step


def _step(part: Line | Factor, side: Party, value: int) -> BillStep:
    if isinstance(part, Factor):
        return BillStep(StepKind.FACTOR, part.value, value * part.value, part.key)
    amount = total((part,), side)
    return BillStep(StepKind.LINE, amount, value + amount, part.key, part.party)


def _settled(result: Result, contract: Contract | None) -> Iterator[BillStep]:
    """Yield what follows the lines and factors: the payments of a Ramsch, the share of the stock."""
    scores = result.scores or ()
    if contract is not None and contract.kind is Kind.RAMSCH:
        alone = max(scores, key=abs)
        paid = [abs(score) for score in scores if score * alone < 0]
        yield BillStep(StepKind.PAYMENT, sum(paid), sum(paid), terms=tuple(paid))
    elif sum(scores):
        share = sum(scores) // _PAIR
        score = max(scores) if share > 0 else min(scores)
        yield BillStep(StepKind.STOCK, share, score)
