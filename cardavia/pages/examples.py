"""Worked examples: facts beside the pages, scored by the engine when a page shows them (``record.md`` section 7)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from cardavia.engine.checking import Checked
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.errors import InputProblem
from cardavia.engine.facts import score_under, score_value
from cardavia.engine.options import Options
from cardavia.engine.result import Party, Result
from cardavia.engine.seats import PLAYERS
from cardavia.pages.context import Context
from cardavia.pages.errors import PageError
from cardavia.pages.placeholders import signed
from cardavia.pages.sentences import capital
from cardavia.pages.tables import table
from cardavia.pages.tree import Block, Content, Paragraph, Text
from cardavia.resources import resource

_SIDES = {"doppelkopf": ("re", Party.RE), "schafkopf": ("declarer", Party.DECLARER)}
"""The key of the facts that holds the seats of a side, and that side."""


@cache
def example_facts(name: str) -> dict[str, Any]:
    """Return the facts of an example as they stand in its file; PageError when there is no such file."""
    path = resource("i18n", "rules", "examples", f"{name}.json")
    try:
        facts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise PageError(f"cannot be read: {problem}", f"examples/{name}.json") from None
    return facts


def result_under(facts: dict[str, Any], options: Options) -> Result | None:
    """Return the result of an example under these options, None where they exclude it; it has four players."""
    if isinstance(options, DoppelkopfOptions):
        options = replace(options, seats=PLAYERS)
    try:
        return score_under(Checked(facts), options)
    except InputProblem:
        return None


def example(name: str, context: Context) -> Iterator[Block]:
    """Yield the lines, factors and scores of an example, under its own rule set where the page's exclude it."""
    facts = example_facts(name)
    options = context.game_scope(facts["game"]).options
    result = result_under(facts, options)
    if result is None:
        result = score_value(facts)
        sentence = context.words.text("words", "example-elsewhere")
        preset = context.words.text("presets", facts["rules"]["preset"])
        yield Paragraph((Text(sentence.format(preset=preset)),))
    yield table(context, ("line", "side", "value"), _rows(facts, result, context))


def _rows(facts: dict[str, Any], result: Result, context: Context) -> Iterator[tuple[Content, ...]]:
    words = context.words
    for line in result.lines:
        yield _row(capital(words.text("lines", line.key)), words.text("parties", line.party.value), str(line.value))
    for factor in result.factors:
        yield _row(
            capital(words.text("factors", factor.key)), "", words.text("words", "times").format(number=factor.value)
        )
    if result.winner is None:
        yield _row(words.text("words", "nobody-wins"), "", "")
    yield from _scores(facts, result, context)


def _scores(facts: dict[str, Any], result: Result, context: Context) -> Iterator[tuple[Content, ...]]:
    """Yield what each player of either side gets."""
    key, party = _SIDES[facts["game"]]
    scores = result.scores or ()
    for side in (party, party.opponent):
        seat = next(seat for seat in range(len(scores)) if (seat in facts[key]) is (side is party))
        score = f"+{scores[seat]}" if scores[seat] > 0 else signed(scores[seat])
        yield _row(context.words.text("words", "each-player"), context.words.text("parties", side.value), score)


def _row(*texts: str) -> tuple[Content, ...]:
    return tuple((Text(text),) if text else () for text in texts)
