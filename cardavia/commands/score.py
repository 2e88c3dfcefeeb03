"""``cardavia score``: a deal's score from facts alone, for a real table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardavia.art.deck import Pack
from cardavia.commands.files import read_input
from cardavia.commands.output import Output
from cardavia.commands.result_text import bill_lines
from cardavia.engine.facts import score_facts
from cardavia.engine.report import result_report
from cardavia.engine.result import Party, Result
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

_REPORTED = ("winner", "lines", "factors", "scores")


def run(path: Path) -> Output:
    """Return the score of the facts in the file; InputProblem says what is wrong with them."""
    result = score_facts(read_input(path))
    report = result_report(result)
    return Output({"ok": True, **{key: report[key] for key in _REPORTED}}, lambda: _text(result))


def _text(result: Result) -> Iterator[str]:
    if result.winner is None:
        yield translate("Results", "Nobody wins")
    else:
        yield translate("Score", "Winner: {side}").format(side=texts.party_name(result.winner))
    seats = [translate("Score", "Seat {number}").format(number=seat) for seat in range(len(result.scores or ()))]
    schafkopf = any(line.party in (Party.DECLARER, Party.DEFENDERS) for line in result.lines)
    yield from bill_lines(result, seats, Pack.GERMAN if schafkopf else Pack.FRENCH)
