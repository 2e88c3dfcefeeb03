"""Reasons for calls: what the hand counts under the order of the contract, or loses by an exchange."""

from __future__ import annotations

from typing import Final

from cardavia.ai.hinting_reasons import Grounds, HintReason, Holding
from cardavia.engine.actions import Action, Bid, Call, Exchange, Verb
from cardavia.engine.cards import Hand, Rank, without
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import orders as doppelkopf
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.observation import Observation
from cardavia.engine.order import Group, Order
from cardavia.engine.schafkopf import orders as schafkopf
from cardavia.engine.schafkopf.options import options_of

_PASSES: Final = frozenset({Verb.PASS, Verb.HEALTHY, Verb.NO_DOUBLE})
_FOR_OTHER_REASONS: Final = frozenset({Kind.BETTEL, Kind.SOLO_NONE, Kind.POVERTY, Kind.HOCHZEIT, Kind.WEDDING})
"""Contracts that are not bid for the sake of trumps and aces."""


def grounds_of_call(observation: Observation, action: Action) -> Grounds | None:
    """Return a reason for anything but a card that holds of the observation, None where none does."""
    if observation.duties == (action,):
        return Grounds(HintReason.ONLY_CHOICE)
    if isinstance(action, Exchange):
        return _of_exchange(observation, action)
    if isinstance(action, Bid):
        return _of_bid(observation, action.contract)
    if isinstance(action, Call) and action.verb in _PASSES:
        return Grounds(HintReason.PASSES, holding=holding(observation, observation.order))
    return None


def _of_bid(observation: Observation, contract: Contract) -> Grounds | None:
    if contract.kind in _FOR_OTHER_REASONS:
        return None
    return Grounds(HintReason.HOLDING, holding=holding(observation, order_of(observation, contract)))


def order_of(observation: Observation, contract: Contract) -> Order:
    """Return the card order that the contract would have at this table."""
    if isinstance(observation.options, DoppelkopfOptions):
        return doppelkopf.order_of(contract, observation.options)
    return schafkopf.order_under(contract, options_of(observation.options))


def holding(observation: Observation, order: Order) -> Holding:
    """Return what the hand counts under a card order."""
    trumps = order.trumps_in(observation.hand)
    queens = sum(card.rank is Rank.QUEEN for card in trumps)
    aces = sum(card.rank is Rank.ACE and not order.is_trump(card) for card in observation.hand)
    return Holding(len(trumps), queens, aces)


def _of_exchange(observation: Observation, action: Exchange) -> Grounds | None:
    """Return how many plain suits the hand is rid of by what it gives away, None where there is none."""
    before, left = _suits(observation, observation.hand), without(observation.hand, action.cards)
    emptied = before - _suits(observation, left)
    return Grounds(HintReason.EMPTIES, len(emptied)) if emptied else None


def _suits(observation: Observation, cards: Hand) -> set[Group]:
    """Return the plain suits among the cards."""
    return {observation.order.group(card) for card in cards} - {None}
