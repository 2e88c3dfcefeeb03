"""Scores from facts alone, for a real table (``record.md`` section 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardavia.engine.checking import Checked, read_json
from cardavia.engine.doppelkopf import facts as doppelkopf
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import game_of
from cardavia.engine.options import Options
from cardavia.engine.record import LARGEST_FILE, parse_rules
from cardavia.engine.result import Result
from cardavia.engine.schafkopf import facts as schafkopf

_SCORERS: Mapping[str, Callable[[Checked, Any], Result]] = {
    "doppelkopf": doppelkopf.score_facts,
    "schafkopf": schafkopf.score_facts,
}


def score_facts(data: bytes) -> Result:
    """Return the result of the facts in a file's bytes; InputProblem says what is wrong with them."""
    return score_value(facts_value(data))


def facts_value(data: bytes) -> Any:
    """Return the JSON value of a file's bytes, unchecked; InputProblem when it is none."""
    return read_json(data, LARGEST_FILE)


def score_value(value: Any) -> Result:
    """Return the result of facts as JSON values; InputProblem says what is wrong with them."""
    if not isinstance(value, dict):
        raise InputProblem(Flaw.NOT_FACTS)
    facts = Checked(value)
    game = game_of(facts.get("game", str))
    _, _, options = parse_rules(game, facts.get("rules", dict))
    return score_under(facts, options)


def score_under(facts: Checked, options: Options) -> Result:
    """Return the result of facts under these options, whatever rules they name; InputProblem says what is wrong."""
    return _SCORERS[facts.get("game", str)](facts, options)
