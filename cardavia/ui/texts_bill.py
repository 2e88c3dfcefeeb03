"""The bill of a deal in words: every step by itself, and all of them one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.result import Factor, Line, Party
from cardavia.ui.bill_steps import BillStep, Runners, StepKind
from cardavia.ui.texts_base import Counted, Table, translate
from cardavia.ui.texts_results import factor_name, line_name

Bill = Counted("Bill")

_STEPS = Table(
    "Bill",
    {
        StepKind.PAYMENT: QT_TRANSLATE_NOOP("Bill", "All three together"),
        StepKind.STOCK: QT_TRANSLATE_NOOP("Bill", "Each declarer takes half of the stock"),
        StepKind.POOL: QT_TRANSLATE_NOOP("Bill", "Everybody pays into the stock"),
    },
)
_LOST_STOCK = QT_TRANSLATE_NOOP("Bill", "Each declarer pays half of the stock into it")
_POINTS_OF_VIEW = Table(
    "Bill",
    {
        Party.RE: QT_TRANSLATE_NOOP("Bill", "As Re counts it"),
        Party.KONTRA: QT_TRANSLATE_NOOP("Bill", "As Kontra counts it"),
        Party.DECLARER: QT_TRANSLATE_NOOP("Bill", "As the declarer’s side counts it"),
        Party.DEFENDERS: QT_TRANSLATE_NOOP("Bill", "As the defenders count it"),
    },
)


def point_of_view(party: Party) -> str:
    """Return from whose point of view a bill adds up."""
    return _POINTS_OF_VIEW.text(party)


def step_name(step: BillStep, pack: Pack) -> str:
    """Return what a step of the bill counts, such as "Schneider" or "Bock round"."""
    if step.kind is StepKind.FACTOR:
        return factor_name(Factor(step.key, step.amount))
    if step.kind is StepKind.LINE and step.party is not None:
        return _runners_name(step.runners) or line_name(Line(step.key, step.party, step.amount), pack)
    if step.kind is StepKind.STOCK and step.amount < 0:
        return translate("Bill", str(_LOST_STOCK))
    return _STEPS.text(step.kind)


def _runners_name(runners: Runners | None) -> str:
    """Return how many runners there are and with whom they lay; empty where that is not known."""
    if runners is None:
        return ""
    if runners.party is Party.DECLARER:
        return Bill.tr("%n runners with the declarer’s side", "", runners.count)
    return Bill.tr("%n runners with the defenders", "", runners.count)


def step_amount(step: BillStep) -> str:
    """Return what a step does to the value so far, such as "+ 1", "− 1" or "× 2"."""
    if step.kind is StepKind.FACTOR:
        return translate("Bill", "× {number}").format(number=step.amount)
    if step.kind is StepKind.PAYMENT:
        return _added(step.terms)
    return _signed(step.amount)


def step_value(step: BillStep) -> str:
    """Return what stands there after a step."""
    return _number(step.value)


def bill_sentence(steps: Sequence[BillStep]) -> str:
    """Return the whole arithmetic, such as "1 + 1 + 3 = 5. Kontra: 5 × 2 = 10. One against three: 10 × 3 = 30".

    Each step is a sentence, as its name begins with a capital letter; it is empty where there is no step. A first line
    alone is told by what is done with it.
    """
    first_alone = len(steps) > 1 and steps[0].kind is StepKind.LINE is not steps[1].kind
    return reduce(_followed, list(_pieces(steps))[first_alone:]) if steps else ""


def _followed(before: str, step: str) -> str:
    return translate("Bill", "{before}. {step}").format(before=before, step=step)


def _pieces(steps: Sequence[BillStep]) -> Iterator[str]:
    begun = False
    for kind, group in groupby(steps, key=lambda step: step.kind):
        run = tuple(group)
        if kind is StepKind.LINE:
            yield _line_piece(run, begun)
        elif kind is StepKind.FACTOR:
            yield from map(_factor_piece, run)
        else:
            yield from map(_other_piece, run)
        begun = True


def _line_piece(run: Sequence[BillStep], begun: bool) -> str:
    """Return a run of lines with their sum; a later one begins with what stood there before it."""
    before = (run[0].value - run[0].amount,) if begun else ()
    terms = (*before, *(step.amount for step in run))
    if len(terms) == 1:
        return _number(terms[0])
    return translate("Bill", "{terms} = {sum}").format(terms=_added(terms), sum=_number(run[-1].value))


def _factor_piece(step: BillStep) -> str:
    text = translate("Bill", "{factor}: {before} × {number} = {value}")
    name = factor_name(Factor(step.key, step.amount))
    before = _number(step.value // step.amount)
    return text.format(factor=name, before=before, number=step.amount, value=_number(step.value))


def _other_piece(step: BillStep) -> str:
    text = translate("Bill", "{name}: {terms} = {value}")
    if step.kind is StepKind.POOL:
        return translate("Bill", "{name}: {value}").format(name=_STEPS.text(StepKind.POOL), value=_number(-step.amount))
    name = step_name(step, Pack.FRENCH)
    terms = step.terms or (step.value - step.amount, step.amount)
    return text.format(name=name, terms=_added(terms), value=_number(step.value))


def _added(terms: Sequence[int]) -> str:
    """Return the terms as a sum in figures: "1 + 1 − 3"."""
    written = [_number(terms[0]), *map(_signed, terms[1:])]
    return " ".join(written)


def _signed(number: int) -> str:
    return f"+ {number}" if number >= 0 else f"− {-number}"


def _number(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
