"""What announcements and declarations in Doppelkopf tell of the hands, and what silence does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardavia.ai.easy.announcing import MARGINS, TARGETS
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.sampling.judging import Chance, Judgement, Moment
from cardavia.ai.sampling.outlook import RE_PARTS, Outlook, scene_of
from cardavia.ai.sampling.valuing import DIGITS, sigmoid
from cardavia.ai.sampling.view import View
from cardavia.engine.actions import Play, Say, Saying
from cardavia.engine.cards import Card
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.announcing import ANSAGE, LEVELS, requirements
from cardavia.engine.doppelkopf.genscher import KING
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.piglets import hyperpiglet, piglet
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat
from cardavia.engine.state import Said

_SPREAD: Final = 12.0
"""How far, in card points (Augen), people differ from one another in what is good enough to be announced."""
_SURE: Final = 30.0
"""Card points by which a promise must be surpassed that `cardavia.ai.easy.announcing` never makes."""
_HIDES = 0.1
"""Chance that piglets are not declared by one who holds them."""
_KEEPS = 0.7
"""Chance that Genscher is not called by one who may."""
_SAME = 0.3
"""Chance that Genscher chooses the partner one has, compared with another."""
_UNHEARD = frozenset({Kind.WEDDING, Kind.BLACK_SOW})
"""Contracts in which it depends on the tricks from when something may be said: silence is not judged there."""


@dataclass(frozen=True, slots=True)
class _Spoken:
    """An announcement of the play with the number of cards that had been laid before it."""

    said: Said
    plays: int


def judgements(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield a judgement for each announcement of another player, and for each that he let pass."""
    spoken = tuple(_spoken(view))
    for word in spoken:
        if word.said.seat in view.hidden and word.said.saying in LEVELS:
            yield Judgement(word.said.seat, Moment.BEGUN, _announcing(view, options, word))
    yield from _silences(view, options, spoken)
    yield from _undeclared(view, options)
    yield from _genscher(view, options)


def _spoken(view: View) -> Iterator[_Spoken]:
    """Yield what was said during the play; levels won in the auction between soloists come first and are left out."""
    moves, said = view.observation.moves, view.observation.said
    words, plays = iter(said[len(said) - sum(isinstance(move.action, Say) for move in moves) :]), 0
    for move in moves:
        plays += isinstance(move.action, Play)
        if isinstance(move.action, Say):
            yield _Spoken(next(words), plays)


def _needed(saying: Saying) -> float:
    """Return the card points from which something is announced."""
    return TARGETS[saying] + MARGINS.get(saying, _SURE)


def _announcing(view: View, options: DoppelkopfOptions, word: _Spoken) -> Chance:
    outlook = Outlook(view, options, word.said.seat, scene_of(view, word.plays))
    needed = _needed(word.said.saying)
    return lambda number: sigmoid((outlook.points(number) - needed) / _SPREAD)


def _silences(view: View, options: DoppelkopfOptions, spoken: tuple[_Spoken, ...]) -> Iterator[Judgement]:
    """Yield who said nothing when he last could have said Re or Kontra."""
    contract = view.observation.contract
    if contract is None or contract.kind in _UNHEARD:
        return
    spoke = {word.said.seat for word in spoken if word.said.saying in LEVELS}
    for seat in view.hidden:
        plays = _last_chance(view, options, seat)
        if seat not in spoke and plays is not None:
            before = {word.said.party for word in spoken if word.plays <= plays}
            yield Judgement(seat, Moment.BEGUN, _keeping_silent(view, options, seat, plays, before))


def _last_chance(view: View, options: DoppelkopfOptions, seat: Seat) -> int | None:
    """Return how many cards lay when the seat last played one with time to say Re or Kontra; None before that."""
    size = len(pack_of(view.observation.game, options)) // PLAYERS
    needed = requirements(size, options.announce_cards, 0)[0]
    order = [move.seat for move in view.observation.moves if isinstance(move.action, Play)]
    own = [number for number, player in enumerate(order) if player == seat]
    return own[min(len(own) - 1, size - needed)] if own else None


def _keeping_silent(
    view: View, options: DoppelkopfOptions, seat: Seat, plays: int, before: set[Party | None]
) -> Chance:
    """Return the chance of saying nothing; where the own side has spoken it is certain."""
    outlook = Outlook(view, options, seat, scene_of(view, plays))

    def chance(number: int) -> float:
        party = Party.RE if outlook.part(number) in RE_PARTS else Party.KONTRA
        if party in before:
            return 1.0
        needed = _needed(ANSAGE[party])
        return sigmoid((needed - outlook.points(number, needed - 2 * _SPREAD)) / _SPREAD)

    return chance


def _undeclared(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield who has declared no piglets or hyperpiglets before the first card, if that was still possible."""
    observation = view.observation
    if not any(view.played.values()):
        return
    said = [word.saying for word in observation.said]
    card = piglet(observation.contract, options)
    if Saying.PIGLETS in said:
        card = None if Saying.HYPERPIGLETS in said else hyperpiglet(observation.contract, options)
    if card is not None:
        hides = _with_both(card, _HIDES)
        yield from (Judgement(seat, Moment.BEGUN, hides) for seat in view.hidden)


def _with_both(card: Card, chance: float) -> Chance:
    """Return the chance for a hand with both copies of the card; it is 1 for any other hand."""
    mask, both = 3 * DIGITS[card], 2 * DIGITS[card]
    return lambda number: chance if number & mask == both else 1.0


def _genscher(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield who played a king of diamonds without a call, and whom the caller preferred to his partner."""
    observation = view.observation
    called = next((said for said in observation.said if said.saying is Saying.GENSCHER), None)
    if not options.genscher or observation.contract is None or observation.contract.kind is not Kind.NORMAL:
        return
    if called is None:
        keeps = _with_both(KING, _KEEPS)
        yield from (Judgement(seat, Moment.BEGUN, keeps) for seat in view.hidden if KING in view.played[seat])
    elif called.partner in view.hidden:
        has_queen = 3 * DIGITS[sides_queen(options)]
        re = observation.parties[called.seat] is Party.RE
        same = Judgement(called.partner, Moment.DEALT, lambda number: _SAME if bool(number & has_queen) is re else 1.0)
        yield same
