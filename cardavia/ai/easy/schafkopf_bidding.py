"""What to bid in Schafkopf: the contract the hand is most likely to make, if it is likely enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardavia.ai.easy.bettel import gaps, gaps_in
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.schafkopf_weights import BETTEL, WEIGHTS
from cardavia.ai.easy.strength import Strength, logistic, promise, strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.cards import SUITS, Hand, without
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.order import Order
from cardavia.engine.schafkopf.options import options_of
from cardavia.engine.schafkopf.orders import order_under

_PASS: Final = Call(Verb.PASS)

_NEEDED, _NEEDED_ALONE, _NEEDED_BETTEL = 0.52, 0.55, 0.65
"""Chance to win from which a Rufer is bid, a contract that is played alone, and a Bettel: others may defend better."""
FEWEST_TRUMPS: Final = {
    Kind.RUFER: 4,
    Kind.WENZ: 2,
    Kind.GEIER: 2,
    Kind.FARBWENZ: 4,
    Kind.FARBGEIER: 4,
    Kind.SOLO: 5,
    Kind.WENZ_TOUT: 3,
    Kind.GEIER_TOUT: 3,
    Kind.FARBWENZ_TOUT: 5,
    Kind.FARBGEIER_TOUT: 5,
    Kind.SOLO_TOUT: 6,
}
"""Trumps without which the club shakes its head, whatever else the hand holds."""
_FEWER_IN_SHORT_DECK = 1
_STAKES: Final = {Kind.RUFER: 1.0, Kind.BETTEL: 6.0}
"""What the contracts are worth against one another; a tenfold Rufer stands for three opponents' solo."""
_SOLO_STAKE, _TOURNAMENT_STAKE = 10.0, 4.0
_TOUT_PREFERENCE = 100.0
_USUAL_SOLO = 7
"""What a good solo brings with Schneider and Schwarz: a Tout that is worth no more is not bid."""
_BAD_PASS: Final = {"ramsch": 0.04, "stock": 0.03, "muss": 0.02}
"""How much less chance is enough where four passes are worse than a new deal (``all_pass``)."""

_EDGE = 0.05
"""What a contract just good enough is ahead of a pass, as a chance."""

_LEAST = 0.35
"""Chance below which no stock tempts."""

_OFFERING = 0.1
"""What it promises to offer a Hochzeit: whoever takes the trump is strong, and nothing is lost if nobody does."""


def bid(observation: Observation) -> Action:
    """Return the best contract the hand holds, or a pass; one who must call takes the best call there is."""
    bids = [action for action in observation.duties if isinstance(action, Bid)]
    worth = {action: _worth(observation, action.contract) for action in bids}
    best = max(bids, key=worth.__getitem__, default=None)
    if best is not None and _PASS not in observation.duties:
        return max(bids, key=lambda action: chance_of(observation, action.contract))
    return best if best is not None and worth[best] > 0 else _PASS


def _worth(observation: Observation, contract: Contract) -> float:
    """Return how much the contract promises; nothing above 0 when it is too risky."""
    kind = contract.kind
    if kind is Kind.SIE:
        return 2 * _TOUT_PREFERENCE
    if kind is Kind.HOCHZEIT:
        return _OFFERING
    if kind in FEWEST_TRUMPS and _trumps(observation, contract) < fewest_trumps(observation, kind):
        return 0.0
    if contract.is_tout:
        return _TOUT_PREFERENCE if _pays_tout(observation) and _is_sure(observation, contract) else 0.0
    chance = chance_of(observation, contract)
    needed = needed_chance(observation, contract)
    return stake_of(observation, kind) * (chance - needed + _EDGE) if chance >= needed else 0.0


def _trumps(observation: Observation, contract: Contract) -> float:
    return len(_order(observation, contract).trumps_in(observation.hand))


def fewest_trumps(observation: Observation, kind: Kind) -> int:
    """Return the number of trumps without which the kind of contract is not bid."""
    four = kind in (Kind.WENZ, Kind.GEIER, Kind.WENZ_TOUT, Kind.GEIER_TOUT)
    short = options_of(observation.options).short_deck and not four
    return FEWEST_TRUMPS[kind] - (_FEWER_IN_SHORT_DECK if short else 0)


def needed_chance(observation: Observation, contract: Contract) -> float:
    """Return the chance, 0 to 1, from which the contract is bid."""
    bad_pass = _BAD_PASS.get(options_of(observation.options).all_pass, 0.0)
    if contract.kind is Kind.RUFER:
        return _needed_for_rufer(observation) - bad_pass
    return (_NEEDED_BETTEL if contract.kind is Kind.BETTEL else _NEEDED_ALONE) - bad_pass


def _needed_for_rufer(observation: Observation) -> float:
    """Return the chance for a Rufer; the fuller the stock, the less is enough.

    With s in it each winner takes s/2; a loser pays as much, but what he pays stays to be won: a quarter is his.
    """
    stock = observation.standing.stock
    even = (1 + stock / 8) / (2 + stock / 2)
    return max(_LEAST, _NEEDED - 0.5 + even)


def stake_of(observation: Observation, kind: Kind) -> float:
    """Return what a contract of this kind is worth against others; a Rufer is 1."""
    tournament = options_of(observation.options).tariff == "tournament"
    return _STAKES.get(kind, _TOURNAMENT_STAKE if tournament else _SOLO_STAKE)


def chance_of(observation: Observation, contract: Contract) -> float:
    """Return the estimated chance, 0 to 1, to win the contract with the hand."""
    kind = contract.kind
    short = options_of(observation.options).short_deck
    if kind is Kind.BETTEL:
        return logistic(BETTEL[short], bettel_numbers(observation))
    more = _called_length(observation, contract) if kind is Kind.RUFER else _leads(observation)
    return promise(WEIGHTS[short][kind], _strength(observation, contract), more)


def bettel_numbers(observation: Observation) -> tuple[float, ...]:
    """Return the numbers a Bettel's chance rests on: gaps, those of the worst suit, empty suits, who leads."""
    order = _order(observation, Contract(Kind.BETTEL))
    pack = pack_of(observation.game, observation.options)
    rest = without(pack, observation.hand)
    suits = [tuple(card for card in observation.hand if card.suit is suit) for suit in SUITS]
    worst = max(gaps_in(order, mine, rest_of) for mine, rest_of in _by_suit(suits, rest))
    return gaps(order, observation.hand, rest), worst, float(sum(not mine for mine in suits)), _leads(observation)


def _by_suit(suits: Sequence[Hand], rest: Hand) -> Iterator[tuple[Hand, Hand]]:
    for suit, mine in zip(SUITS, suits, strict=True):
        yield mine, tuple(card for card in rest if card.suit is suit)


def _order(observation: Observation, contract: Contract) -> Order:
    return order_under(contract, options_of(observation.options))


def _strength(observation: Observation, contract: Contract) -> Strength:
    pack = pack_of(observation.game, observation.options)
    return strength_of(_order(observation, contract), observation.hand, pack)


def _called_length(observation: Observation, contract: Contract) -> float:
    order = _order(observation, contract)
    return float(sum(order.group(card) is contract.suit for card in observation.hand))


def _leads(observation: Observation) -> float:
    return float(observation.seat == observation.players[0])


def _pays_tout(observation: Observation) -> bool:
    """Say whether a Tout is worth more than the same solo (``tout_value``)."""
    options = options_of(observation.options)
    return options.tariff == "tournament" or options.tout_value > _USUAL_SOLO


def _is_sure(observation: Observation, contract: Contract) -> bool:
    """Say whether only the worst of luck can cost a trick: no loser, and the highest trumps outlast the others'."""
    order = _order(observation, contract)
    strength = _strength(observation, contract)
    unbroken = _runners(order.trumps, observation.hand)
    theirs = len(order.trumps) - strength.trumps
    return not strength.losers and unbroken * 2 > theirs


def _runners(trumps: Hand, hand: Hand) -> int:
    """Return how many trumps from the top the hand holds unbroken (Laufende)."""
    return next((number for number, card in enumerate(trumps) if card not in hand), len(trumps))
