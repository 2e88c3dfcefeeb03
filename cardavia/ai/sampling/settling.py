"""The sides of a sampled deal."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.engine.actions import Saying
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.observation import Observation
from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat

Side = tuple[Seat, ...] | None
_HIDDEN_SIDES = frozenset({Kind.NORMAL, Kind.SILENT_WEDDING})


def side_of(observation: Observation) -> Callable[[tuple[Hand, ...]], Side]:
    """Return the function that tells the seats of Re or of the declarer from the hands as dealt."""
    kind = None if observation.contract is None else observation.contract.kind
    if observation.called is not None:
        return _with_called(observation)
    regrouped = next((said for said in observation.said if said.saying is Saying.GENSCHER), None)
    if kind in _HIDDEN_SIDES and regrouped is None and isinstance(observation.options, DoppelkopfOptions):
        return _by_queens(observation)
    side = _open_side(observation)
    return lambda dealt: side


def _with_called(observation: Observation) -> Callable[[tuple[Hand, ...]], Side]:
    declarer, called = observation.declarer, observation.called

    def side(dealt: tuple[Hand, ...]) -> Side:
        partner = next(seat for seat, hand in enumerate(dealt) if called in hand)
        return None if declarer is None else (declarer, partner)

    return side


def _by_queens(observation: Observation) -> Callable[[tuple[Hand, ...]], Side]:
    queen = sides_queen(options_of(observation.options))
    return lambda dealt: tuple(seat for seat, hand in enumerate(dealt) if queen in hand)


def _open_side(observation: Observation) -> Side:
    """Return the side where everybody knows it."""
    called = next((said for said in observation.said if said.saying is Saying.GENSCHER), None)
    if called is not None and called.partner is not None:
        pair = tuple(sorted((called.seat, called.partner)))
        return pair if observation.parties[called.seat] is Party.RE else opposite(pair, observation.players)
    declarer = observation.declarer
    if declarer is None:
        return None
    partners = _partners(observation, declarer)
    if partners is None:
        return None
    return (declarer, *partners)


def _partners(observation: Observation, declarer: Seat) -> tuple[Seat, ...] | None:
    """Return who is with the declarer, None while the side is not settled."""
    kind = None if observation.contract is None else observation.contract.kind
    taker = next((move.seat for move in observation.moves if str(move.action) == "accept"), None)
    if kind in (Kind.POVERTY, Kind.HOCHZEIT):
        return None if taker is None else (taker,)
    with_him = observation.public_parties.items()
    return tuple(seat for seat, party in with_him if party in (Party.RE, Party.DECLARER) and seat != declarer)
