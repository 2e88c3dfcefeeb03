"""What reservations, auctions and poverties in Doppelkopf tell of the hands, by the easy player's own measures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from cardavia.ai.easy import exchange
from cardavia.ai.easy.announcing import TARGETS
from cardavia.ai.easy.doppelkopf_reservations import needed_score
from cardavia.ai.easy.doppelkopf_weights import SCORES, SOLO_POINTS
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.sampling import announcing_judgements
from cardavia.ai.sampling.judging import BID_FLOOR, FLOOR, Chance, Judgement, Moment
from cardavia.ai.sampling.valuing import DIGITS, count, logit, mask_of, sigmoid, survey, valuation
from cardavia.ai.sampling.view import View
from cardavia.engine.actions import Bid, Call, Raise, Saying, Verb
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.auction import RAISES
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.doppelkopf.reservations import POVERTY_TRUMPS, THROW, counted_trumps
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.observation import Observation, SeenMove
from cardavia.engine.seats import Seat

_HEALTHY, _HOLD, _YIELD = Call(Verb.HEALTHY), Call(Verb.HOLD), Call(Verb.YIELD)
_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)
_SPREAD: Final = 1.0
"""How far, as a score, people differ from one another in what is good enough for a solo."""
_SPREAD_POINTS, _SPREAD_HELP = 12.0, 0.5
"""The same in card points (Augen) for the auction, and as odds for helping a poor player."""
_SILENT: Final = 2.0
"""Score to expect alone from which a wedding stays silent."""
_STAYS_POOR, _THROWS = 0.1, 0.6
"""Chance that a poverty is kept silent, and that a hand is thrown in that may be."""
_BELOW = 4.0
"""By how much a hand may miss what a solo needs before its value need not be exact."""


class _Solos:
    """The solos a player might reserve, and how he judges his hand for each."""

    def __init__(self, observation: Observation, options: DoppelkopfOptions, seat: Seat, names: Iterable[str]) -> None:
        """Take the solos by their names in the options."""
        self.contracts = [Contract.parse_spoken(f"solo {name}") for name in names]
        pack = pack_of(observation.game, observation.options)
        weights = [tuple(SCORES[options.nines][contract.kind]) for contract in self.contracts]
        orders = [order_of(contract, options) for contract in self.contracts]
        self._survey = survey(
            tuple(valuation(order, pack, fitted) for order, fitted in zip(orders, weights, strict=True))
        )
        owes = options.solo_lead == "compulsory-soloist" and seat in observation.standing.debtors
        leads = owes or options.solo_lead == "soloist" or seat == observation.players[0]
        self._lead = [fitted[-1] * leads for fitted in weights]

    def odds(self, number: int, needed: float) -> list[float]:
        """Return by how much each solo promises more than needed, as odds; where they are low, roughly."""
        floors = [needed - _BELOW - lead for lead in self._lead]
        scores = self._survey.values(number, floors)
        return [(score + lead - needed) / _SPREAD for score, lead in zip(scores, self._lead, strict=True)]


def judgements(view: View) -> Iterator[Judgement]:
    """Yield a judgement for each decision of another player that his hand explains."""
    options = options_of(view.observation.options)
    yield from _reservations(view, options)
    yield from _raises(view, options)
    yield from _answers(view, options)
    yield from announcing_judgements.judgements(view, options)


def _reservations(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield what everybody has reserved, or that he was healthy; a forced soloist had no choice."""
    if view.observation.standing.forced is not None:
        return
    for move in view.observation.moves[: len(view.observation.players)]:
        if move.seat in view.hidden:
            floor = BID_FLOOR if isinstance(move.action, Bid) else FLOOR
            yield Judgement(move.seat, Moment.DEALT, _reserving(view.observation, options, move), floor)


def _reserving(observation: Observation, options: DoppelkopfOptions, move: SeenMove) -> Chance:
    """Return the chance of a reservation, or of none, by the solos that might have been played instead."""
    others = _without_solo(observation, options, move)
    if not options.solos:
        return others
    solos = _Solos(observation, options, move.seat, options.solos)
    needed = needed_score(replace(observation, seat=move.seat))
    action = move.action
    if isinstance(action, Bid) and action.contract.is_doppelkopf_solo:
        mine = solos.contracts.index(action.contract)
        return lambda number: _share(solos.odds(number, needed), mine)
    return lambda number: sigmoid(-max(solos.odds(number, needed))) * others(number)


def _share(odds: Sequence[float], mine: int) -> float:
    """Return the chance that a solo is played and that it is this one."""
    wishes = [sigmoid(each) for each in odds]
    return max(wishes) * wishes[mine] / sum(wishes)


def _without_solo(observation: Observation, options: DoppelkopfOptions, move: SeenMove) -> Chance:
    """Return the chance of what was said by one who plays no solo: silence with a wedding or a poverty is rare."""
    queens = 2 * DIGITS[sides_queen(options)]
    both = 3 * DIGITS[sides_queen(options)]
    trumps = mask_of(counted_trumps(order_of(None, options).trumps, options))
    silent = _Solos(observation, options, move.seat, ("D",))
    if move.action == THROW:
        return lambda number: _THROWS
    if move.action != _HEALTHY:
        return _speaks_up(silent, queens, both)

    def healthy(number: int) -> float:
        if number & both == queens:
            return sigmoid(silent.odds(number, _SILENT)[0])
        return _STAYS_POOR if options.poverty and count(number & trumps) <= POVERTY_TRUMPS else 1.0

    return healthy


def _speaks_up(silent: _Solos, queens: int, both: int) -> Chance:
    """Return the chance that a wedding or a poverty is announced."""

    def chance(number: int) -> float:
        if number & both == queens:
            return sigmoid(-silent.odds(number, _SILENT)[0])
        return 1.0 - _STAYS_POOR

    return chance


def _raises(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield the steps of the auction between soloists (``rules.md`` D2): how far each solo carries."""
    level = -1
    for move in view.observation.moves[len(view.observation.players) :]:
        if isinstance(move.action, Raise):
            level = RAISES.index(move.action.level)
        elif move.action not in (_HOLD, _YIELD):
            return
        raised = level + (move.action == _YIELD and _challenges(view, move))
        if move.seat in view.hidden and raised < len(RAISES):
            odds = _carrying(view, options, move.seat, RAISES[raised])
            yield Judgement(move.seat, Moment.DEALT, _taken(odds, move.action != _YIELD))


def _challenges(view: View, move: SeenMove) -> bool:
    """Say whether the seat gave way without having been asked to hold: it would have had to go higher."""
    moves = view.observation.moves
    before = moves[moves.index(move) - 1].action
    return not isinstance(before, Raise)


def _carrying(view: View, options: DoppelkopfOptions, seat: Seat, level: Saying) -> Callable[[int], float]:
    """Return the odds that the seat's solo keeps the level."""
    contract = next(contract for where, contract in view.bids if where == seat)
    weights = SOLO_POINTS[options.nines][contract.kind]
    pack = pack_of(view.observation.game, view.observation.options)
    measured = valuation(order_of(contract, options), pack, tuple(weights))
    return lambda number: (measured.value(number) - TARGETS[level]) / _SPREAD_POINTS


def _taken(odds: Callable[[int], float], taken: bool) -> Chance:
    """Return the chance of taking what has these odds, or of leaving it."""
    if taken:
        return lambda number: sigmoid(odds(number))
    return lambda number: sigmoid(-odds(number))


def _answers(view: View, options: DoppelkopfOptions) -> Iterator[Judgement]:
    """Yield who helped the poor player and who did not."""
    pack = pack_of(view.observation.game, view.observation.options)
    measured = valuation(order_of(None, options), pack, tuple(exchange.WEIGHTS))
    needed = logit(exchange.needed_chance(view.observation))

    def odds(number: int) -> float:
        return (measured.value(number) - needed) / _SPREAD_HELP

    for move in view.observation.moves:
        if move.seat in view.hidden and move.action in (_ACCEPT, _DECLINE):
            yield Judgement(move.seat, Moment.DEALT, _taken(odds, move.action == _ACCEPT))
