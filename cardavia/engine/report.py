"""What ``replay --json`` prints of a match (``record.md`` section 6)."""

from __future__ import annotations

from typing import Any

from cardavia.engine.actions import Say
from cardavia.engine.game import Game, legal
from cardavia.engine.match import Match
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.record import Record, record_to_json
from cardavia.engine.result import Result
from cardavia.engine.schafkopf import all_pass, stock
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.state import Said, State, Trick


def match_report(match: Match, record: Record) -> dict[str, Any]:
    """Return the whole document."""
    return {
        "ok": True,
        "game": match.game.key,
        "rules": record_to_json(record)["rules"],
        "deals": [deal_report(match.game, state) for state in match.deals],
        "totals": list(match.totals),
    }


def deal_report(game: Game, state: State) -> dict[str, Any]:
    """Return the truth of one deal as JSON values."""
    parties = game.parties(state)
    return {
        "dealer": state.deal.dealer,
        "phase": state.phase.value,
        "contract": None if state.contract is None else str(state.contract),
        "declarer": state.declarer,
        "parties": parties and {party.value: list(seats) for party, seats in parties.items()},
        "announcements": [_said_report(said) for said in state.said],
        "tricks": [_trick_report(trick) for trick in lying_tricks(state)],
        "points": parties and {party.value: points_of(state, seats) for party, seats in parties.items()},
        "trick_counts": parties and {party.value: tricks_of(state, seats) for party, seats in parties.items()},
        "to_act": [] if state.turn is None else [state.turn],
        "legal": {str(seat): _legal_texts(game, state, seat) for seat in range(state.deal.seats)},
        **result_report(game.score(state)),
        **_stock_report(game, state),
    }


def _stock_report(game: Game, state: State) -> dict[str, int]:
    """Return what lies in the stock after the deal, at a table that has one (``rulings.md`` 37)."""
    options = state.options
    if not isinstance(options, SchafkopfOptions) or not all_pass.fills_stock(options):
        return {}
    return {"stock": stock.after(state, game.score(state).scores)}


def lying_tricks(state: State) -> tuple[Trick, ...]:
    """Return the full tricks, and the current one where a card lies."""
    current = state.trick
    return state.tricks if current is None or not current.cards else (*state.tricks, current)


def _legal_texts(game: Game, state: State, seat: int) -> list[str]:
    return [str(action) for action in legal(game, state, seat)]


def _said_report(said: Said) -> dict[str, Any]:
    return {"seat": said.seat, "what": Say(said.saying, said.partner).text, "cards": said.cards}


def _trick_report(trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "cards": [card.code for card in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
    }


def result_report(result: Result) -> dict[str, Any]:
    """Return a result as JSON values."""
    return {
        "winner": None if result.winner is None else result.winner.value,
        "lines": [{"key": line.key, "party": line.party.value, "value": line.value} for line in result.lines],
        "factors": [{"key": factor.key, "value": factor.value} for factor in result.factors],
        "scores": None if result.scores is None else list(result.scores),
        "redeal": None if result.redeal is None else result.redeal.value,
    }
