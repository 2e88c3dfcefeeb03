"""``cardavia score``: a deal's score from facts alone, for a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardavia.commands.files import read_input
from cardavia.commands.output import Output
from cardavia.commands.replay import PACKS
from cardavia.commands.result_text import bill_lines
from cardavia.engine.facts import facts_value, score_value
from cardavia.engine.report import result_report
from cardavia.engine.result import Result
from cardavia.ui import texts
from cardavia.ui.bill_steps import contract_told, runners_told
from cardavia.ui.texts_base import translate

_REPORTED = ("winner", "lines", "factors", "scores")


def run(path: Path) -> Output:
    """Return the score of the facts in the file; InputProblem says what is wrong with them."""
    value = facts_value(read_input(path))
    result = score_value(value)
    report = result_report(result)
    return Output({"ok": True, **{key: report[key] for key in _REPORTED}}, lambda: _text(result, value))


def _text(result: Result, facts: Mapping[str, Any]) -> Iterator[str]:
    if result.winner is None:
        yield translate("Results", "Nobody wins")
    else:
        yield translate("Score", "Winner: {side}").format(side=texts.party_name(result.winner))
    seats = [translate("Score", "Seat {number}").format(number=seat) for seat in range(len(result.scores or ()))]
    pack = PACKS[facts["game"]]
    yield from bill_lines(result, seats, pack, contract_told(facts), runners_told(facts))
