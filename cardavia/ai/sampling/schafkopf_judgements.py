"""What bids, passes and doublings in Schafkopf tell of the hands, by the easy player's own measures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from cardavia.ai.easy import hochzeit
from cardavia.ai.easy.doubling import NEEDED, RESPECT, STRONG, early_count, family_of
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.schafkopf_bidding import FEWEST_TRUMPS, fewest_trumps, needed_chance, stake_of
from cardavia.ai.easy.schafkopf_weights import DOUBLING, HOCHZEIT, WEIGHTS
from cardavia.ai.sampling.judging import BID_FLOOR, Chance, Judgement, Moment
from cardavia.ai.sampling.schafkopf_facts import ace_of, plain_cards
from cardavia.ai.sampling.valuing import DIGITS, Valuation, count, logit, mask_of, sigmoid, valuation
from cardavia.ai.sampling.view import View
from cardavia.engine.actions import Bid, Call, Verb
from cardavia.engine.cards import SUITS
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.bidding import CALLABLE, RISING, played_kinds
from cardavia.engine.schafkopf.doubling import LADDER, TWICE
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.schafkopf.orders import order_under
from cardavia.engine.seats import Seat

_PASS, _DOUBLE, _NO_DOUBLE = Call(Verb.PASS), Call(Verb.DOUBLE), Call(Verb.NO_DOUBLE)
_ACCEPT, _DECLINE = Call(Verb.ACCEPT), Call(Verb.DECLINE)
_SPREAD: Final = 0.4
"""How far, as odds, people differ from one another in what is good enough for a bid or for taking a trump."""
_SPREAD_ALONE: Final = 0.25
"""The same for a contract played alone, where more is at stake."""
_SPREAD_EARLY, _SPREAD_DOUBLING = 0.8, 0.7
"""The same for what four cards count, and for the odds of a doubling."""
_OFFERS = 0.7
"""Chance that a hand with one trump offers a Hochzeit where it may."""
_TOUT = 3.0
"""Odds by which a solo must be better than needed to be promised to the last trick."""
_SUITED = frozenset({Kind.SOLO, Kind.FARBWENZ, Kind.FARBGEIER})
_TOUT_OF: Final = {
    Kind.WENZ_TOUT: Kind.WENZ,
    Kind.GEIER_TOUT: Kind.GEIER,
    Kind.FARBWENZ_TOUT: Kind.FARBWENZ,
    Kind.FARBGEIER_TOUT: Kind.FARBGEIER,
    Kind.SOLO_TOUT: Kind.SOLO,
}
_TELLING_NOTHING = frozenset({Kind.SIE, Kind.HOCHZEIT, Kind.BETTEL})
"""Bids that follow from the cards alone, or for which no measure of the whole hand is fitted to that purpose."""
_LEAST = 1e-9
"""The wish to play at all, that of a hand which can play nothing."""
_HOPELESS = -20.0
"""Odds of a contract that the hand cannot play."""
_BOTH_LIE = 2


@dataclass(frozen=True, slots=True)
class _Choice:
    """A contract a player might bid, and how he judges his hand for it."""

    contract: Contract
    valuation: Valuation
    fewest: int
    needed: float
    stake: float
    leads: float
    per_card: float

    def odds(self, number: int) -> float:
        """Return by how much the hand is better than needed, as odds."""
        if self.valuation.trumps(number) < self.fewest:
            return _HOPELESS
        more = self.leads
        if self.contract.kind is Kind.RUFER and self.contract.suit is not None:
            if number & DIGITS[ace_of(self.contract.suit)] or not number & _PLAIN[self.contract.suit]:
                return _HOPELESS
            more = self.per_card * count(number & _PLAIN[self.contract.suit])
        spread = _SPREAD if self.contract.kind is Kind.RUFER else _SPREAD_ALONE
        return (self.valuation.value(number) + more - self.needed) / spread


_PLAIN: Final = {suit: mask_of(plain_cards(suit)) for suit in SUITS}


def judgements(view: View) -> Iterator[Judgement]:
    """Yield a judgement for each decision of another player that his hand explains."""
    options = options_of(view.observation.options)
    yield from _early(view, options)
    yield from _bids(view, options)
    yield from _answers(view, options)
    yield from _doublings(view, options)


def _early(view: View, options: SchafkopfOptions) -> Iterator[Judgement]:
    """Yield the early doublings, which rest on four cards."""
    order = order_under(None, options)
    counts = {digit: early_count(order, (card,)) for card, digit in DIGITS.items()}

    def odds(number: int) -> float:
        total = sum(worth for digit, worth in counts.items() if number & digit)
        return (total - STRONG + 0.5) / _SPREAD_EARLY

    for move in view.observation.moves:
        if move.seat in view.hidden and move.action in (_DOUBLE, _NO_DOUBLE):
            yield Judgement(move.seat, Moment.FOUR, _taken(odds, move.action == _DOUBLE))


def _taken(odds: Callable[[int], float], taken: bool) -> Chance:
    """Return the chance of taking what has these odds, or of leaving it."""
    if taken:
        return lambda number: sigmoid(odds(number))
    return lambda number: sigmoid(-odds(number))


def _bids(view: View, options: SchafkopfOptions) -> Iterator[Judgement]:
    """Yield the bids and passes; a pass is judged by all that could have been bid instead."""
    observation, highest = view.observation, -1
    spoken = [move for move in observation.moves if move.action == _PASS or isinstance(move.action, Bid)]
    for move in spoken[: len(observation.players)]:
        bid = move.action.contract if isinstance(move.action, Bid) else None
        if move.seat in view.hidden:
            kinds = tuple(kind for kind in played_kinds(options) if RISING.index(kind) > highest)
            bidding = _Bidding(observation, options, kinds, move.seat == observation.players[0])
            if bid is None:
                yield Judgement(move.seat, Moment.DEALT, bidding.passing)
            else:
                yield Judgement(move.seat, Moment.DEALT, bidding.bidding(bid), BID_FLOOR)
        highest = highest if bid is None else RISING.index(bid.kind)


class _Bidding:
    """How one who may bid some kinds of contract decides."""

    def __init__(self, observation: Observation, options: SchafkopfOptions, kinds: Sequence[Kind], leads: bool) -> None:
        """Take the kinds that were open, and whether the player leads to the first trick."""
        self._observation, self._options, self._leads = observation, options, leads
        self._choices = [_choice(observation, options, contract, leads) for contract in _open_contracts(kinds)]
        self._trumps = mask_of(order_under(None, options).trumps)
        self._offers = _OFFERS if Kind.HOCHZEIT in kinds else 0.0

    def passing(self, number: int) -> float:
        """Return the chance that the hand is passed: nothing it could play is good enough."""
        best: dict[Kind, float] = {}
        for choice in self._choices:
            best[choice.contract.kind] = max(best.get(choice.contract.kind, _HOPELESS), choice.odds(number))
        offers = self._offers if self._offers and count(number & self._trumps) == 1 else 0.0
        return (1.0 - offers) * prod(sigmoid(-odds) for odds in best.values())

    def bidding(self, bid: Contract) -> Chance:
        """Return the chance of the bid: that the hand is good enough, and that this is what it is best for."""
        if bid.kind in _TELLING_NOTHING:
            return lambda number: 1.0
        if bid.kind in _TOUT_OF:
            meant = _choice(self._observation, self._options, Contract(_TOUT_OF[bid.kind], bid.suit), self._leads)
            return lambda number: sigmoid(meant.odds(number) - _TOUT / _SPREAD)
        mine = next(place for place, choice in enumerate(self._choices) if choice.contract == bid)
        return lambda number: (1.0 - self.passing(number)) * self._share(number, mine)

    def _share(self, number: int, mine: int) -> float:
        """Return how much of the wish to play is for one of the choices."""
        wishes = [sigmoid(choice.odds(number)) * choice.stake for choice in self._choices]
        return wishes[mine] / max(sum(wishes), _LEAST)


def _open_contracts(kinds: Sequence[Kind]) -> Iterator[Contract]:
    """Yield the contracts whose chance is estimated, by their kind."""
    for kind in kinds:
        if kind is Kind.RUFER:
            yield from (Contract(kind, suit) for suit in CALLABLE)
        elif kind in _SUITED:
            yield from (Contract(kind, suit) for suit in SUITS)
        elif kind in FEWEST_TRUMPS and kind not in _TOUT_OF:
            yield Contract(kind)


def _choice(observation: Observation, options: SchafkopfOptions, contract: Contract, leads: bool) -> _Choice:
    weights = WEIGHTS[options.short_deck][contract.kind]
    order = order_under(contract, options)
    return _Choice(
        contract=contract,
        valuation=valuation(order, pack_of(observation.game, observation.options), tuple(weights)),
        fewest=fewest_trumps(observation, contract.kind),
        needed=logit(needed_chance(observation, contract)),
        stake=stake_of(observation, contract.kind),
        leads=0.0 if contract.kind is Kind.RUFER or not leads else weights[-1],
        per_card=weights[-1] if contract.kind is Kind.RUFER else 0.0,
    )


def _answers(view: View, options: SchafkopfOptions) -> Iterator[Judgement]:
    """Yield who took the trump of a Hochzeit and who did not."""
    order, pack = order_under(None, options), pack_of(view.observation.game, view.observation.options)
    measured = valuation(order, pack, tuple(HOCHZEIT[options.short_deck]))
    needed = logit(hochzeit.NEEDED)

    def odds(number: int) -> float:
        return (measured.value(number) - needed) / _SPREAD

    for move in view.observation.moves:
        if move.seat in view.hidden and move.action in (_ACCEPT, _DECLINE):
            yield Judgement(move.seat, Moment.DEALT, _taken(odds, move.action == _ACCEPT))


def _doublings(view: View, options: SchafkopfOptions) -> Iterator[Judgement]:
    """Yield who said Kontra and what followed, and who kept silent when it was his side's turn."""
    observation = view.observation
    contract = observation.contract
    if contract is None or not options.kontra or contract.kind in (Kind.BETTEL, Kind.RAMSCH) or contract.is_tout:
        return
    for step, said in enumerate(observation.said):
        if said.seat in view.hidden:
            yield Judgement(said.seat, Moment.BEGUN, _taken(_odds(view, contract, said.seat, step), True))
    step = len(observation.said)
    if step < min(options.kontra, len(LADDER)) and _is_late(observation, step):
        party = Party.DECLARER if step % TWICE else Party.DEFENDERS
        for seat in view.hidden:
            yield Judgement(seat, Moment.BEGUN, _silent(view, contract, seat, step, party))


def _is_late(observation: Observation, step: int) -> bool:
    """Say whether the next doubling is no longer possible."""
    lie = 0 if observation.trick is None else len(observation.trick.cards)
    return bool(observation.tricks) or (step == 0 and lie >= _BOTH_LIE)


def _role(view: View, seat: Seat, number: int) -> str:
    """Return the part of a seat with these cards."""
    observation = view.observation
    if seat == observation.declarer:
        return "declarer"
    if observation.called is not None:
        return "partner" if number & DIGITS[observation.called] else "defender"
    return "defender" if observation.parties.get(seat) is Party.DEFENDERS else "partner"


def _odds(view: View, contract: Contract, seat: Seat, step: int) -> Callable[[int], float]:
    """Return the odds that the seat's side wins, beyond what is needed to double at this step."""
    observation, family = view.observation, family_of(contract)
    pack = pack_of(observation.game, observation.options)
    roles = [role for sort, role in DOUBLING if sort == family]
    measured = {role: valuation(observation.order, pack, tuple(DOUBLING[family, role])) for role in roles}

    def odds(number: int) -> float:
        value = measured[_role(view, seat, number)].value(number)
        return (value - NEEDED - RESPECT * step) / _SPREAD_DOUBLING

    return odds


def _silent(view: View, contract: Contract, seat: Seat, step: int, party: Party) -> Chance:
    """Return the chance that the seat keeps silent if it belongs to the side whose turn it is."""
    odds = _odds(view, contract, seat, step)

    def chance(number: int) -> float:
        mine = Party.DEFENDERS if _role(view, seat, number) == "defender" else Party.DECLARER
        return sigmoid(-odds(number)) if mine is party else 1.0

    return chance
