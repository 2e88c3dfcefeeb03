"""Announcements: who may say what until when (``rules.md`` B6, B15, D8, D9, D26; ``rulings.md`` 18 to 23)."""

from __future__ import annotations

from functools import cache

from cardavia.engine.actions import Move, Say, Saying
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf import genscher, piglets
from cardavia.engine.doppelkopf.black_sow import sow_settled
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.sides import party_of, wedding_settled
from cardavia.engine.errors import Reason
from cardavia.engine.play import announce, is_play
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import Phase, Said, State

ABSAGEN = (Saying.NO_90, Saying.NO_60, Saying.NO_30, Saying.SCHWARZ)
"""The promises (Absagen) in rising order; their levels count from 1, level 0 being Re or Kontra."""
LEVELS = {Saying.RE: 0, Saying.KONTRA: 0} | {saying: level for level, saying in enumerate(ABSAGEN, start=1)}
"""The level of each announcement that binds a side."""
ANSAGE = {Party.RE: Saying.RE, Party.KONTRA: Saying.KONTRA}
"""The word by which each side announces itself (Ansage)."""
FULL_HAND = 12
"""Cards in a hand with nines, from which the deadlines are counted."""
REPLY_GRACE = 1
"""Cards that a bare reply needs fewer than what it answers (Erwiderung, B6)."""
FORCING_POINTS = 30
"""Card points in the first trick that force an announcement (Zwingen, D26)."""

_FORCING = frozenset({Kind.NORMAL, Kind.SILENT_WEDDING, Kind.POVERTY})
_SILENT = -1
_SAYS = {party: (Say(ansage), *(Say(absage) for absage in ABSAGEN)) for party, ansage in ANSAGE.items()}


def announceable(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    """Return what the seat may announce now, whether or not it is its turn."""
    if state.phase is not Phase.PLAY or seat not in state.players:
        return ()
    if genscher.was_just_called(state) and state.turn == seat:
        return ()
    levels = _levels_open(state, seat, options)
    if must_announce(state, options) and seat == state.turn:
        return levels
    return levels + piglets.declarable(state, seat, options) + genscher.callable_partners(state, seat, options)


def _levels_open(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    needed = deadlines(state, options)
    cards = len(state.hands[seat])
    if needed is None or not cards:
        return ()
    if not _may_speak_now(state, seat, options):
        return ()
    if seat == state.turn and must_announce(state, options):
        return _forced_levels(state, seat, needed)
    return _levels_in_time(state, party_of(state, seat), cards, needed, options)


def _may_speak_now(state: State, seat: Seat, options: DoppelkopfOptions) -> bool:
    """Say whether the seat need not wait for its turn (D9)."""
    return state.turn == seat or not options.announce_own_turn


def _levels_in_time(
    state: State, party: Party, cards: int, needed: tuple[int, ...], options: DoppelkopfOptions
) -> tuple[Say, ...]:
    if cards < needed[-1] - REPLY_GRACE:
        return ()
    return tuple(say for say, least in _open_levels(state, party, needed, options) if cards >= least)


def _open_levels(
    state: State, party: Party, needed: tuple[int, ...], options: DoppelkopfOptions
) -> tuple[tuple[Say, int], ...]:
    """Return what the side has not missed, each with the cards its speaker must hold: the next level's for all."""
    level = level_said(state, party)
    if level == len(ABSAGEN) or (level != _SILENT and _replied_late(state, party, needed, options)):
        return ()
    least = needed[level + 1]
    bare = min(least, _reply_needs(state, party, needed)) if level == _SILENT else least
    following, *higher = _SAYS[party][level + 1 :]
    return ((following, bare), *((say, least) for say in higher))


def _reply_needs(state: State, party: Party, needed: tuple[int, ...]) -> int:
    """Return the cards for a bare Re or Kontra that answers the other side: one fewer than that needed (B6)."""
    answered = level_said(state, party.opponent)
    return needed[0] if answered == _SILENT else needed[answered] - REPLY_GRACE


def chances(state: State, options: DoppelkopfOptions) -> tuple[Chance, ...]:
    """Return what each side can still announce and with how many cards; nothing in it is hidden from anybody."""
    needed = deadlines(state, options) if state.phase is Phase.PLAY else None
    if needed is None or max(map(len, state.hands)) < needed[-1] - REPLY_GRACE:
        return ()
    return tuple(
        Chance(party, say.saying, held=max(least, 1))
        for party in ANSAGE
        for say, least in _open_levels(state, party, needed, options)
    )


def _replied_late(state: State, party: Party, needed: tuple[int, ...], options: DoppelkopfOptions) -> bool:
    """Say whether the side's Ansage was only in time as a reply: then it makes no promises (``rulings.md`` 23)."""
    first = next(said for said in state.said if said.party is party)
    return first.cards < needed[0] and not _was_forced(state, first, options)


@cache
def requirements(hand_size: int, announce_cards: int, shift: int) -> tuple[int, ...]:
    """Return how many cards the speaker must hold for Re or Kontra, no 90, no 60, no 30, schwarz (B6, D8).

    ``hand_size`` is the number of cards dealt, ``announce_cards`` what Re needs of twelve, ``shift`` how many cards
    the deadlines fall after a wedding or a black sow.
    """
    first = hand_size - FULL_HAND + announce_cards - shift
    return tuple(first - level for level in range(len(ABSAGEN) + 1))


def deadlines(state: State, options: DoppelkopfOptions) -> tuple[int, ...] | None:
    """Return how many cards each level needs now (`requirements`), None while nothing may be said yet."""
    shift = _shift(state, options)
    return None if shift is None else requirements(state.hand_size, options.announce_cards, shift)


def _shift(state: State, options: DoppelkopfOptions) -> int | None:
    """Return by how many cards the deadlines fall, None while nothing may be said yet (B6, ``rulings.md`` 18, 19)."""
    kind = None if state.contract is None else state.contract.kind
    if kind is Kind.BLACK_SOW:
        return sow_settled(state)
    if kind is not Kind.WEDDING:
        return 0
    settled = wedding_settled(state)
    return None if settled is None else _wedding_shift(settled, options)


def _wedding_shift(settled: int, options: DoppelkopfOptions) -> int:
    # Re before the first card would be impossible after a wedding, so there the settling trick counts in full.
    return settled if options.announce_cards == FULL_HAND else settled - 1


def requirements_under(options: DoppelkopfOptions, hand_size: int, settled: int | None = None) -> tuple[int, ...]:
    """Return the `requirements` of a deal, after a wedding settled in the trick of that number where one is given."""
    shift = 0 if settled is None else _wedding_shift(settled, options)
    return requirements(hand_size, options.announce_cards, shift)


def level_said(state: State, party: Party) -> int:
    """Return the highest level the side has announced: -1 nothing, 0 Re or Kontra, 1 no 90 ... 4 schwarz."""
    return max((LEVELS[said.saying] for said in state.said if said.party is party), default=_SILENT)


def must_announce(state: State, options: DoppelkopfOptions) -> bool:
    """Say whether the winner of the first trick must speak before he leads (D26, ``rulings.md`` 22)."""
    if not options.forced_announcement or len(state.tricks) != 1 or state.turn is None:
        return False
    lies_nothing = state.trick is not None and not state.trick.cards
    return lies_nothing and _is_forcing(state) and level_said(state, party_of(state, state.turn)) == _SILENT


def _is_forcing(state: State) -> bool:
    """Say whether the first trick forces its winner to speak: not in a solo, nor where it leaves the sides open."""
    kind = None if state.contract is None else state.contract.kind
    settled = kind in _FORCING or (kind is Kind.WEDDING and wedding_settled(state) == 1)
    return settled and state.tricks[0].points >= FORCING_POINTS


def _forced_levels(state: State, seat: Seat, needed: tuple[int, ...]) -> tuple[Say, ...]:
    """Return Re or Kontra, which the duty keeps open, and the promises the hand is still in time for."""
    says = _SAYS[party_of(state, seat)]
    cards = len(state.hands[seat])
    return says[:1] + tuple(say for say, least in zip(says[1:], needed[1:], strict=True) if cards >= least)


def _was_forced(state: State, said: Said, options: DoppelkopfOptions) -> bool:
    """Say whether it was the duty of the first trick's winner, not a reply he gave while the trick still lay."""
    if not options.forced_announcement or not state.tricks or said.seat != state.tricks[0].winner:
        return False
    spoken = Move(said.seat, Say(said.saying))
    before = state.moves[: state.moves.index(spoken)] if spoken in state.moves else ()
    return sum(is_play(move) for move in before) == PLAYERS and _is_forcing(state)


def say(state: State, move: Move, action: Say, options: DoppelkopfOptions) -> State:
    """Return the state after an announcement."""
    party = party_of(state, move.seat) if action.saying in LEVELS else None
    state = announce(state, move, action, party)
    if action.saying is Saying.GENSCHER:
        return genscher.call(state, move, action)
    return state if party is not None else piglets.declare(state, options)


def say_refusal(state: State, move: Move, options: DoppelkopfOptions) -> Reason:
    """Return why the seat may not announce this now."""
    action = move.action
    if not isinstance(action, Say) or action.saying not in LEVELS:
        called = isinstance(action, Say) and action.saying is Saying.GENSCHER
        return Reason.GENSCHER if called else Reason.PIGLETS
    needed = deadlines(state, options)
    if state.phase is not Phase.PLAY or state.side is None or needed is None:
        return Reason.SAY_TOO_EARLY
    if not _may_speak_now(state, move.seat, options):
        return Reason.SAY_OWN_TURN
    return _level_refusal(state, move.seat, action.saying, needed, options)


def _level_refusal(
    state: State, seat: Seat, saying: Saying, needed: tuple[int, ...], options: DoppelkopfOptions
) -> Reason:
    party = party_of(state, seat)
    level = level_said(state, party)
    if saying is ANSAGE[party.opponent]:
        return Reason.SAY_OTHER_SIDE
    if LEVELS[saying] <= level:
        return Reason.SAY_SAID
    in_time = len(state.hands[seat]) >= needed[LEVELS[saying]]
    lacks_ansage = level == _SILENT or _replied_late(state, party, needed, options)
    return Reason.SAY_NEEDS_RE if in_time and lacks_ansage else Reason.SAY_DEADLINE
