"""What the plates, the bubbles and the top line say, read from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardavia.art.deck import Pack
from cardavia.engine.actions import Exchange, Play
from cardavia.engine.contract import Kind
from cardavia.engine.observation import HiddenExchange, Observation, SeenMove
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import Trick
from cardavia.ui.seat_view import SeatInfo
from cardavia.ui.texts_base import Counted
from cardavia.ui.texts_contracts import certain_cards, contract_name
from cardavia.ui.texts_prompts import phase_name
from cardavia.ui.texts_said import said_text
from cardavia.ui.texts_table import Role, public_role, role_name

translate = QCoreApplication.translate
Bubbles = Counted("Bubbles")
_SHARED = frozenset({Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT})
_NOBODY_PLAYS = frozenset({Kind.NORMAL, Kind.RAMSCH, Kind.BLACK_SOW})


def seat_info(observation: Observation, seat: Seat, players: Sequence[str], turn: Seat | None) -> SeatInfo:
    """Return what the plate of the seat shows; ``turn`` is the seat that is waited for."""
    own, rests = seat == observation.seat, seat not in observation.players
    return SeatInfo(
        name=players[seat],
        cards=None if own or rests else observation.counts[seat],
        role=role(observation, seat),
        # Where five sit only the dealer rests, and the own plate has no room to say it twice.
        dealer=seat == observation.dealer and not (own and rests),
        turn=seat == turn,
        resting=rests and not own,
    )


def role(observation: Observation, seat: Seat) -> str:
    """Return the role of the seat as far as everybody knows it, and of the own seat as far as it knows itself."""
    if seat not in observation.players:
        return role_name(Role.RESTING)
    seen = observation
    if seat == observation.seat:
        seen = replace(observation, public_parties=observation.parties)
    found = public_role(seen, seat)
    if found is None or (found is Role.DEFENDER and not _has_partner(observation)):
        return ""
    return role_name(found)


def _has_partner(observation: Observation) -> bool:
    """Say whether the declarer plays with another: only there it is worth telling who defends."""
    return observation.contract is not None and observation.contract.kind in _SHARED


def held_trick(before: Observation, after: Observation) -> Trick | None:
    """Return the trick that a move has filled, None when it has filled none."""
    return after.tricks[-1] if len(after.tricks) > len(before.tricks) else None


def latest_words(observation: Observation, held: bool) -> dict[Seat, SeenMove]:
    """Return the last call or announcement of each seat since the trick before began.

    Words before the first trick count for it too. While a full trick is ``held``, those of that trick still do.
    """
    over = max(0, len(observation.tricks) - held) * PLAYERS
    words: dict[Seat, SeenMove] = {}
    plays = 0
    for move in observation.moves:
        if isinstance(move.action, Play):
            plays += 1
        elif plays >= over:
            words[move.seat] = move
    return words


def bubble_text(move: SeenMove | None, observation: Observation, players: Sequence[str], pack: Pack) -> str:
    """Return what a bubble says about a move that is no card; empty for no move."""
    if move is None or isinstance(move.action, Play):
        return ""
    if isinstance(move.action, HiddenExchange | Exchange):
        count = move.action.count if isinstance(move.action, HiddenExchange) else len(move.action.cards)
        return Bubbles.tr("%n cards face down", "", count)
    return said_text(move.action, pack, players, certain_cards(observation, move.seat))


def contract_words(observation: Observation, players: Sequence[str], pack: Pack) -> str:
    """Return the contract and who plays it; before it is settled, what the table is doing."""
    contract, declarer = observation.contract, observation.declarer
    if contract is None:
        return phase_name(observation.phase)
    name = contract_name(contract, pack)
    if declarer is None or contract.kind in _NOBODY_PLAYS:
        return name
    if declarer == observation.seat:
        return translate("TopLine", "{contract} – played by you").format(contract=name)
    return translate("TopLine", "{contract} – played by {player}").format(contract=name, player=players[declarer])
