"""Sides (Parteien): who is Re, from when it is settled, and who can know it (``rules.md`` A5, B2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.actions import Saying
from cardavia.engine.cards import Card
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.play import opposite
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import Phase, State, Trick

WEDDING_TRICKS = 3
"""Tricks in which a wedding may find its partner (``rules.md`` B2)."""

_HIDDEN_SIDES = frozenset({Kind.NORMAL, Kind.SILENT_WEDDING})
_SIDE_SAYINGS = frozenset({Saying.RE, Saying.KONTRA, Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ})


def sides_queen(options: DoppelkopfOptions) -> Card:
    """Return the queen whose two copies fix the sides."""
    return Card.parse(options.parties_by)


def queen_holders(state: State, options: DoppelkopfOptions) -> tuple[Seat, ...]:
    """Return the seats that were dealt a queen that makes Re, by number."""
    queen = sides_queen(options)
    return tuple(seat for seat, hand in enumerate(state.deal.hands) if queen in hand)


def party_of(state: State, seat: Seat) -> Party:
    """Return the true side of a seat, once sides are settled."""
    return Party.RE if seat in (state.side or ()) else Party.KONTRA


def parties(state: State) -> Mapping[Party, tuple[Seat, ...]] | None:
    """Return the true sides, None while they are not settled; a bride without partner is alone."""
    if state.side is None or state.phase is Phase.EXCHANGE:
        return None
    return {Party.RE: tuple(sorted(state.side)), Party.KONTRA: opposite(state.side, state.players)}


def settles_wedding(state: State, trick: Trick) -> bool:
    """Say whether another player than the bride has won the trick and so becomes her partner (``rules.md`` B2).

    With ``wedding_trick: plain`` it must have been led with a plain card (D7).
    """
    plain_needed = options_of(state.options).wedding_trick == "plain"
    return trick.winner != state.declarer and not (plain_needed and state.order.is_trump(trick.cards[0]))


def wedding_settled(state: State) -> int | None:
    """Return the number of the settling trick (Klärungsstich) of a wedding, None while it is open."""
    for number, trick in enumerate(state.tricks[:WEDDING_TRICKS], start=1):
        if settles_wedding(state, trick):
            return number
    return WEDDING_TRICKS if len(state.tricks) >= WEDDING_TRICKS else None


def find_partner(state: State) -> State:
    """Return the state after a full trick of a wedding, with the partner if this trick has found one."""
    trick = state.tricks[-1]
    open_wedding = state.side == (state.declarer,) and len(state.tricks) <= WEDDING_TRICKS
    if open_wedding and trick.winner is not None and settles_wedding(state, trick):
        return replace(state, side=(*state.side, trick.winner) if state.side else None)
    return state


def is_against_three(state: State) -> bool:
    """Say whether one plays alone for good: a solo, a silent wedding, or a wedding that found no partner (B10)."""
    if state.side is None or len(state.side) != 1:
        return False
    return state.contract != Contract(Kind.WEDDING) or wedding_settled(state) is not None


def is_reserved_solo(state: State) -> bool:
    """Say whether a solo that its player reserved is played."""
    return state.contract is not None and state.contract.is_doppelkopf_solo


def known_contract(state: State, seat: Seat | None) -> tuple[Contract | None, Seat | None]:
    """Return contract and declarer as the seat knows them: a silent wedding passes for a normal game (B3)."""
    hidden = state.contract is not None and state.contract.kind is Kind.SILENT_WEDDING
    if not hidden or state.done or seat == state.declarer or 2 in _shown_queens(state).values():
        return state.contract, state.declarer
    return Contract(Kind.NORMAL), None


def known_parties(state: State, seat: Seat | None) -> Mapping[Seat, Party]:
    """Return the sides the seat can be certain of; None asks for what everybody knows."""
    if state.side is None or state.contract is None or state.phase is Phase.EXCHANGE:
        return {}
    if state.contract.kind is Kind.WEDDING and wedding_settled(state) is None:
        return {state.side[0]: Party.RE}
    if state.contract.kind not in _HIDDEN_SIDES or state.done or _genscher_called(state):
        return {player: party_of(state, player) for player in state.players}
    playing = seat if seat in state.players else None  # a dealer who rests is on no side
    return _concluded(state, playing, _shown(state, playing))


def _genscher_called(state: State) -> bool:
    """Say whether sides were changed in the open: with the call everybody learns who belongs to whom (D14)."""
    return any(said.saying is Saying.GENSCHER for said in state.said)


def _shown(state: State, seat: Seat | None) -> dict[Seat, Party]:
    """Return the sides that cards and words have shown, and the seat's own."""
    shown = dict.fromkeys(_shown_queens(state), Party.RE)
    shown |= {said.seat: party_of(state, said.seat) for said in state.said if said.saying in _SIDE_SAYINGS}
    return shown if seat is None else shown | {seat: party_of(state, seat)}


def _concluded(state: State, seat: Seat | None, shown: dict[Seat, Party]) -> Mapping[Seat, Party]:
    """Return the shown sides with what follows from them for certain."""
    re = [player for player, party in shown.items() if party is Party.RE]
    alone = 2 in _shown_queens(state).values() or (seat is not None and _holds_both(state, seat))
    if len(re) == 2 or alone:
        return {player: shown.get(player, Party.KONTRA) for player in state.players}
    kontra = [player for player, party in shown.items() if party is Party.KONTRA]
    holds_one = seat is not None and shown.get(seat) is Party.RE
    if len(kontra) == PLAYERS - 1 or (holds_one and len(kontra) == PLAYERS - 2):
        return {player: shown.get(player, Party.RE) for player in state.players}
    return shown


def _holds_both(state: State, seat: Seat) -> bool:
    return state.side == (seat,)


def _shown_queens(state: State) -> dict[Seat, int]:
    """Return how many queens that make Re each seat has played."""
    queen = sides_queen(options_of(state.options))
    shown: dict[Seat, int] = {}
    for trick in (*state.tricks, *((state.trick,) if state.trick else ())):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if card is queen:
                shown[seat] = shown.get(seat, 0) + 1
    return shown
