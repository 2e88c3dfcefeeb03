"""``cardavia solve``: what each card is worth at one point of a record when all hands are open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.ai.solving import Asked, Basis, CardValue, Certainty, Goal, Solved, solve_state
from cardavia.commands.files import read_record
from cardavia.commands.output import Output
from cardavia.commands.replay import PACKS
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.match import Match
from cardavia.engine.record import Record, cut, replay
from cardavia.engine.state import Phase, State
from cardavia.ui import texts
from cardavia.ui.texts_base import Table, joined, translate

_COUNTED = Table(
    "Solve",
    {
        (Basis.SIDES, Goal.POINTS): QT_TRANSLATE_NOOP("Solve", "Card points at the end of the deal. {side} ({seats}):"),
        (Basis.SIDES, Goal.TRICKS): QT_TRANSLATE_NOOP("Solve", "Tricks if all are played. {side} ({seats}):"),
        (Basis.ALONE, Goal.POINTS): QT_TRANSLATE_NOOP(
            "Solve", "Nobody has a partner. Card points of {seats} at the end, if the three others play against one:"
        ),
        (Basis.ALONE, Goal.TRICKS): QT_TRANSLATE_NOOP(
            "Solve", "Nobody has a partner. Tricks of {seats} at the end, if the three others play against one:"
        ),
        (Basis.OPEN_WEDDING, Goal.POINTS): QT_TRANSLATE_NOOP(
            "Solve",
            "The bride has no partner yet. Her own card points ({seats}) at the end, if she stays alone against three:",
        ),
        (Basis.OPEN_WEDDING, Goal.TRICKS): QT_TRANSLATE_NOOP(
            "Solve", "The bride has no partner yet. Her own tricks ({seats}), if she stays alone against three:"
        ),
    },
)
_PATTERNS = Table(
    "Solve",
    {
        Certainty.EXACT: QT_TRANSLATE_NOOP("Solve", "{value}"),
        Certainty.INTERVAL: QT_TRANSLATE_NOOP("Solve", "between {low} and {high}"),
        Certainty.ESTIMATE: QT_TRANSLATE_NOOP("Solve", "about {value}, proven: between {low} and {high}"),
    },
)


def run(path: Path, deal: int | None, at: int | None, nodes: int) -> Output:
    """Return the value of every legal card after ``at`` actions of a deal, which counts from 1.

    Without a number the last deal and its last point are meant. InputProblem when the record has no such point or no
    card is to be played there.
    """
    record = read_record(path)
    number = _deal_index(record, deal)
    actions = len(record.deals[number].moves)
    if at is not None and at > actions:
        raise InputProblem(Flaw.NO_SUCH_POINT, ("--at", str(at)))
    at = actions if at is None else at
    match = replay(cut(record, number, at))
    return _output(match, match.deals[number], number, at, nodes)


def _deal_index(record: Record, deal: int | None) -> int:
    number = len(record.deals) if deal is None else deal
    if not 1 <= number <= len(record.deals):
        raise InputProblem(Flaw.NO_SUCH_POINT, ("--deal", str(number)))
    return number - 1


def _output(match: Match, state: State, number: int, at: int, nodes: int) -> Output:
    if state.phase is not Phase.PLAY or not match.game.playable(state):
        raise InputProblem(Flaw.NO_CARD_TO_PLAY, (str(number + 1), str(at)))
    solved = solve_state(match.game, state, nodes)
    return Output(_document(solved, number, at), lambda: _text(match, state, solved, number, at))


def _document(solved: Solved, number: int, at: int) -> dict[str, Any]:
    asked = solved.asked
    return {
        "ok": True,
        "deal": number,
        "at": at,
        "seat": asked.seat,
        "counts": asked.goal.value,
        "basis": asked.basis.value,
        "side": {"party": None if asked.party is None else asked.party.value, "seats": list(asked.side)},
        "wants": "high" if asked.high else "low",
        "taken": asked.taken,
        "cards": [_card_document(value) for value in solved.cards],
        "best": [card.code for card in solved.best],
        "nodes": solved.nodes,
    }


def _card_document(value: CardValue) -> dict[str, Any]:
    return {
        "card": value.card.code,
        "kind": value.certainty.value,
        "value": value.value,
        "low": value.low,
        "high": value.high,
    }


def _text(match: Match, state: State, solved: Solved, number: int, at: int) -> Iterator[str]:
    asked = solved.asked
    where = translate("Solve", "Deal {number}, after {at} actions: {contract}, seat {seat} plays a card.")
    name = "" if state.contract is None else texts.contract_name(state.contract, PACKS[match.game.key])
    yield where.format(number=number + 1, at=at, contract=name, seat=asked.seat)
    yield _counted_sentence(asked)
    for value in solved.cards:
        yield _card_line(value, value.card in solved.best)
    high, low = translate("Solve", "Seat {seat} wants much."), translate("Solve", "Seat {seat} wants little.")
    yield (high if asked.high else low).format(seat=asked.seat)
    yield translate("Solve", "Cards played in the search: {nodes}").format(nodes=solved.nodes)


def _counted_sentence(asked: Asked) -> str:
    seats = joined(translate("Score", "Seat {number}").format(number=seat) for seat in asked.side)
    side = "" if asked.party is None else texts.party_name(asked.party)
    return _COUNTED.text((asked.basis, asked.goal)).format(side=side, seats=seats)


def _card_line(value: CardValue, best: bool) -> str:
    number = _PATTERNS.text(value.certainty).format(value=value.value, low=value.low, high=value.high)
    pattern = translate("Solve", "{card}  {value}, best") if best else translate("Solve", "{card}  {value}")
    return pattern.format(card=value.card.code, value=number)
