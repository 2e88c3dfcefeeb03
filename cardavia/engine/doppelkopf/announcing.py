"""Announcements: who may say what until when (``rules.md`` B6, B15; ``rulings.md`` 17, 23)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cardavia.engine.actions import Move, Say, Saying
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.orders import order_of, piglet
from cardavia.engine.doppelkopf.sides import party_of, wedding_settled
from cardavia.engine.errors import Reason
from cardavia.engine.play import announce
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State

ABSAGEN = (Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ)
"""The promises (Absagen) in rising order; their levels count from 1, level 0 being Re or Kontra."""
LEVELS = {Saying.RE: 0, Saying.KONTRA: 0} | {saying: level for level, saying in enumerate(ABSAGEN, start=1)}
"""The level of each announcement that binds a side."""
ANSAGE = {Party.RE: Saying.RE, Party.KONTRA: Saying.KONTRA}
"""The word by which each side announces itself (Ansage)."""

FULL_HAND = 12
"""Cards in a hand with nines, from which the deadlines are counted."""
_SILENT = -1
_SAYS = {party: (Say(ansage), *(Say(absage) for absage in ABSAGEN)) for party, ansage in ANSAGE.items()}
_PIGLETS = (Say(Saying.PIGLETS),)


def announceable(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    """Return what the seat may announce now, whether or not it is its turn."""
    if state.phase is not Phase.PLAY or seat not in state.players:
        return ()
    return _levels_open(state, seat, options) + _piglets_open(state, seat, options)


def _levels_open(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    shift = _shift(state)
    cards = len(state.hands[seat])
    if shift is None or not cards:
        return ()
    needed = requirements(state.hand_size, options.announce_cards, shift)
    if cards < needed[-1] - 1:
        return ()
    party = party_of(state, seat)
    level = level_said(state, party)
    if level == len(ABSAGEN) or (level != _SILENT and _replied_late(state, party, needed)):
        return ()
    if cards >= needed[level + 1]:
        return _SAYS[party][level + 1 :]
    return _reply(state, party, cards, needed) if level == _SILENT else ()


def _reply(state: State, party: Party, cards: int, needed: tuple[int, ...]) -> tuple[Say, ...]:
    """Return the bare Re or Kontra that answers the other side with one card fewer than it needed (B6)."""
    answered = level_said(state, party.opponent)
    in_time = answered != _SILENT and cards >= needed[answered] - 1
    return _SAYS[party][:1] if in_time else ()


def _replied_late(state: State, party: Party, needed: tuple[int, ...]) -> bool:
    """Say whether the side's Ansage was only in time as a reply: then it makes no promises (``rulings.md`` 23)."""
    first = next(said for said in state.said if said.saying in LEVELS and party_of(state, said.seat) is party)
    return first.cards < needed[0]


@cache
def requirements(hand_size: int, announce_cards: int, shift: int) -> tuple[int, ...]:
    """Return how many cards the speaker must hold for Re or Kontra, no 90, no 60, no 30, schwarz (B6).

    ``hand_size`` is the number of cards dealt, ``announce_cards`` what Re needs of twelve, ``shift`` how many cards
    the deadlines fall after a wedding.
    """
    first = hand_size - FULL_HAND + announce_cards - shift
    return tuple(first - level for level in range(len(ABSAGEN) + 1))


def _shift(state: State) -> int | None:
    """Return by how many cards the deadlines fall, None while nothing may be said yet (B6)."""
    if state.contract is None or state.contract.kind is not Kind.WEDDING:
        return 0
    settled = wedding_settled(state)
    return None if settled is None else settled - 1


def level_said(state: State, party: Party) -> int:
    """Return the highest level the side has announced: -1 nothing, 0 Re or Kontra, 1 no 90 ... 4 schwarz."""
    highest = _SILENT
    for said in state.said:
        level = LEVELS.get(said.saying, _SILENT)
        if level > highest and party_of(state, said.seat) is party:
            highest = level
    return highest


def _piglets_open(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    """Return the declaration of piglets (Schweinchen) where it is possible: before the first card (B15)."""
    ace = piglet(state.contract, options)
    if ace is None or not before_first_card(state) or state.hands[seat].count(ace) != 2:
        return ()
    return () if piglets_declared(state) else _PIGLETS


def before_first_card(state: State) -> bool:
    """Say whether no card lies yet."""
    return not state.tricks and state.trick is not None and not state.trick.cards


def piglets_declared(state: State) -> bool:
    """Say whether the two aces have been declared the highest trumps."""
    return any(said.saying is Saying.PIGLETS for said in state.said)


def say(state: State, move: Move, action: Say) -> State:
    """Return the state after an announcement."""
    state = announce(state, move, action)
    if action.saying is Saying.PIGLETS:
        return replace(state, order=order_of(state.contract, options_of(state.options), piglets=True))
    return state


def say_refusal(state: State, move: Move, options: DoppelkopfOptions) -> Reason:
    """Return why the seat may not announce this now."""
    action = move.action
    if not isinstance(action, Say) or action.saying not in LEVELS:
        return Reason.PIGLETS
    shift = _shift(state)
    if state.phase is not Phase.PLAY or shift is None:
        return Reason.SAY_TOO_EARLY
    party = party_of(state, move.seat)
    if action.saying is ANSAGE[party.opponent]:
        return Reason.SAY_OTHER_SIDE
    level = level_said(state, party)
    if LEVELS[action.saying] <= level:
        return Reason.SAY_SAID
    needed = requirements(state.hand_size, options.announce_cards, shift)
    in_time = len(state.hands[move.seat]) >= needed[LEVELS[action.saying]]
    lacks_ansage = level == _SILENT or _replied_late(state, party, needed)
    return Reason.SAY_NEEDS_RE if in_time and lacks_ansage else Reason.SAY_DEADLINE
