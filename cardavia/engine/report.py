"""What ``replay --json`` prints of a match (``record.md`` section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from cardavia.engine.actions import Say
from cardavia.engine.contract import Contract
from cardavia.engine.game import Game, Parties, legal
from cardavia.engine.match import Match
from cardavia.engine.observation import HiddenExchange, Observation, SeenMove
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.record import Record, record_to_json
from cardavia.engine.result import Party, Result
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
        "contract": _contract_text(state.contract),
        "declarer": state.declarer,
        "parties": parties and _parties_report(parties),
        "announcements": [_said_report(said) for said in state.said],
        "tricks": _tricks_report(lying_tricks(state)),
        "points": parties and {party.value: points_of(state, seats) for party, seats in parties.items()},
        "trick_counts": parties and {party.value: tricks_of(state, seats) for party, seats in parties.items()},
        "to_act": [] if state.turn is None else [state.turn],
        "legal": {str(seat): _legal_texts(game, state, seat) for seat in range(state.deal.seats)},
        **result_report(game.score(state)),
        **_stock_report(game, state),
    }


def observation_report(seen: Observation) -> dict[str, Any]:
    """Return what one seat may know of a deal as JSON values (``record.md`` section 8).

    The keys of `deal_report` hold what is public, and points by party only where all sides are. The others are the
    seat's own: its cards, and what it has heard.
    """
    parties = _public_parties(seen)
    open_sides = len(seen.public_parties) == len(seen.players)
    return {
        "game": seen.game,
        "options": asdict(seen.options),
        "standing": seen.standing._asdict(),
        "seat": seen.seat,
        "players": list(seen.players),
        "hand": [card.code for card in seen.hand],
        "dealt": [card.code for card in seen.dealt],
        "counts": list(seen.counts),
        "called": None if seen.called is None else seen.called.code,
        "moves": [f"{move.seat}:{_seen_text(move)}" for move in seen.moves],
        "dealer": seen.dealer,
        "phase": seen.phase.value,
        "contract": _contract_text(seen.contract),
        "declarer": seen.declarer,
        "parties": _parties_report(parties) if seen.public_parties else None,
        "announcements": [_said_report(said) for said in seen.said],
        "tricks": _tricks_report(lying_tricks(seen)),
        "points": {side.value: points_of(seen, seats) for side, seats in parties.items()} if open_sides else None,
        "trick_counts": {side.value: tricks_of(seen, seats) for side, seats in parties.items()} if open_sides else None,
        "to_act": [] if seen.turn is None else [seen.turn],
        "legal": {str(seen.seat): [str(action) for action in seen.legal]},
        **result_report(seen.result or Result()),
    }


def _public_parties(seen: Observation) -> Parties:
    """Return the seats of each side that everybody can name."""
    return {party: _seats_of(seen, party) for shown in seen.public_parties.values() for party in _both_sides(shown)}


def _both_sides(party: Party) -> tuple[Party, Party]:
    first = party in (Party.RE, Party.DECLARER)
    return (party, party.opponent) if first else (party.opponent, party)


def _seats_of(seen: Observation, party: Party) -> tuple[int, ...]:
    return tuple(sorted(seat for seat, side in seen.public_parties.items() if side is party))


def _seen_text(move: SeenMove) -> str:
    """Return the action; a card that is handed over face down is the word ``card``, ``trump`` or ``plain``."""
    action = move.action
    if not isinstance(action, HiddenExchange):
        return str(action)
    if action.trumps is None:
        words = ["card"] * action.count
    else:
        words = ["trump"] * action.trumps + ["plain"] * (action.count - action.trumps)
    return " ".join([action.transfer.value, *words])


def _contract_text(contract: Contract | None) -> str | None:
    return None if contract is None else str(contract)


def _parties_report(parties: Parties) -> dict[str, list[int]]:
    return {party.value: list(seats) for party, seats in parties.items()}


def _tricks_report(tricks: Iterable[Trick]) -> list[dict[str, Any]]:
    return [_trick_report(trick) for trick in tricks]


def _stock_report(game: Game, state: State) -> dict[str, int]:
    """Return what lies in the stock after the deal, at a table that has one (``rulings.md`` 37)."""
    options = state.options
    if not isinstance(options, SchafkopfOptions) or not all_pass.fills_stock(options):
        return {}
    return {"stock": stock.after(state, game.score(state).scores)}


def lying_tricks(state: State | Observation) -> tuple[Trick, ...]:
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
