"""What to bid in Schafkopf: the contract the hand is most likely to make, if it is likely enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.strength import Strength, promise, strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.schafkopf.orders import order_of

_PASS: Final = Call(Verb.PASS)

# Fitted to deals played out by easy players: a constant, the numbers of `Strength`, and the called suit's length
# or whether the seat leads.
_WEIGHTS: Final[Mapping[Kind, Sequence[float]]] = {
    Kind.RUFER: (-0.19, 0.28, 0.36, -0.02, -0.26, -0.01, 0.38, -0.22),
    Kind.WENZ: (-0.17, 0.88, 0.23, -0.07, -0.81, -0.02, 0.05, -0.46),
    Kind.SOLO: (-5.11, 0.50, 0.85, -0.02, -0.62, -0.03, 0.62, -0.18),
}
_NEEDED: Final = {Kind.RUFER: 0.52, Kind.WENZ: 0.55, Kind.SOLO: 0.55}
"""Chance to win from which the contract is bid."""
_FEWEST_TRUMPS: Final = {Kind.RUFER: 4, Kind.WENZ: 2, Kind.SOLO: 5, Kind.WENZ_TOUT: 3, Kind.SOLO_TOUT: 6}
"""Trumps without which the club shakes its head, whatever else the hand holds."""
_STAKES: Final = {Kind.RUFER: 1.0, Kind.WENZ: 10.0, Kind.SOLO: 10.0}
"""What the contracts are worth against one another; a tenfold Rufer stands for three opponents' solo."""
_TOUT_PREFERENCE = 100.0


def bid(observation: Observation) -> Action:
    """Return the best contract the hand holds, or a pass."""
    bids = [action for action in observation.duties if isinstance(action, Bid)]
    worth = {action: _worth(observation, action.contract) for action in bids}
    best = max(bids, key=worth.__getitem__, default=None)
    return best if best is not None and worth[best] > 0 else _PASS


def _worth(observation: Observation, contract: Contract) -> float:
    """Return how much the contract promises; nothing above 0 when it is too risky."""
    kind = contract.kind
    if kind is Kind.SIE:
        return 2 * _TOUT_PREFERENCE
    if kind not in _FEWEST_TRUMPS or _strength(observation, contract).trumps < _FEWEST_TRUMPS[kind]:
        return 0.0
    if contract.is_tout:
        return _TOUT_PREFERENCE if _is_sure(observation, contract) else 0.0
    chance = chance_of(observation, contract)
    return _STAKES[kind] * (2 * chance - 0.9) if chance >= _NEEDED[kind] else 0.0


def chance_of(observation: Observation, contract: Contract) -> float:
    """Return the estimated chance, 0 to 1, to win the contract with the hand."""
    more = _called_length(observation, contract) if contract.kind is Kind.RUFER else _leads(observation)
    return promise(_WEIGHTS[contract.kind], _strength(observation, contract), more)


def _strength(observation: Observation, contract: Contract) -> Strength:
    pack = pack_of(observation.game, observation.options)
    return strength_of(order_of(contract), observation.hand, pack)


def _called_length(observation: Observation, contract: Contract) -> float:
    order = order_of(contract)
    return float(sum(order.group(card) is contract.suit for card in observation.hand))


def _leads(observation: Observation) -> float:
    return float(observation.seat == observation.players[0])


def _is_sure(observation: Observation, contract: Contract) -> bool:
    """Say whether only the worst of luck can cost a trick: no loser, and the highest trumps outlast the others'."""
    order = order_of(contract)
    strength = _strength(observation, contract)
    unbroken = _runners(order.trumps, observation.hand)
    theirs = len(order.trumps) - strength.trumps
    return not strength.losers and unbroken * 2 > theirs


def _runners(trumps: Hand, hand: Hand) -> int:
    """Return how many trumps from the top the hand holds unbroken (Laufende)."""
    return next((number for number, card in enumerate(trumps) if card not in hand), len(trumps))
