"""Doublings in Schafkopf (``rules.md`` G): Klopfen on four cards, and Kontra to Hirsch in the first trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardavia.ai.easy.knowledge import Knowledge, know, pack_of
from cardavia.ai.easy.schafkopf_weights import DOUBLING
from cardavia.ai.easy.strength import estimate, strength_of
from cardavia.engine.actions import Action, Call, Say, Verb
from cardavia.engine.cards import Card, Hand, Rank
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import Observation
from cardavia.engine.order import Order

_DOUBLE, _NO_DOUBLE = Call(Verb.DOUBLE), Call(Verb.NO_DOUBLE)
_COUNTS: Final[Mapping[Rank, int]] = {Rank.QUEEN: 3, Rank.JACK: 2}
STRONG = 7
"""What four cards must count to double early: an Ober 3, an Unter 2, the highest Ober, any other trump and an ace 1."""

_CALLED: Final = frozenset({Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT})
NEEDED = 0.5
"""Odds, as a logarithm, from which a side doubles: 62 of 100."""
RESPECT = 2.0
"""What each doubling before takes from them: who says Kontra wins three times out of four."""
_SURE, _NEVER = 100.0, -100.0
_TOPS, _WITH_TOPS = 3, 1.7
"""Highest trumps of a solo in one defender's hand, and the odds to beat it that they make."""


def double_early(observation: Observation) -> Action:
    """Return whether to double before the second half of the cards is seen."""
    return _DOUBLE if early_count(observation.order, observation.hand) >= STRONG else _NO_DOUBLE


def early_count(order: Order, cards: Hand) -> int:
    """Return what the first four cards count for an early doubling."""
    return sum(_counted(order, card) for card in cards)


def _counted(order: Order, card: Card) -> int:
    plain = 1 if order.is_trump(card) or card.rank is Rank.ACE else 0
    return _COUNTS.get(card.rank, plain) + (card is order.trumps[0])


def announce(observation: Observation) -> Say | None:
    """Return the next doubling if the hand is clearly strong for its side, or None."""
    odds = odds_of(know(observation)) - RESPECT * len(observation.said)
    return observation.sayings[0] if odds >= NEEDED else None


def odds_of(known: Knowledge) -> float:
    """Return the estimated odds, as a logarithm, that the own side wins."""
    if known.kind is Kind.BETTEL:
        return _NEVER
    if known.all_tricks:
        return _SURE if not known.attacks and holds_a_trick(known) else _NEVER
    if not known.attacks and known.kind not in _CALLED and _holds_tops(known):
        return _WITH_TOPS
    weights = DOUBLING[family_of(known.contract), _role(known)]
    pack = pack_of(known.observation.game, known.observation.options)
    return estimate(weights, strength_of(known.order, known.observation.dealt, pack))


def holds_a_trick(known: Knowledge) -> bool:
    """Say whether the trumps of the hand win a trick whatever happens: one for each that is higher, and one more."""
    trumps = known.order.trumps_in(known.hand)
    highest = max(trumps, key=known.order.strength, default=None)
    return highest is not None and known.higher(highest) < len(trumps)


def _holds_tops(known: Knowledge) -> bool:
    return all(card in known.observation.dealt for card in known.order.trumps[:_TOPS])


def family_of(contract: Contract) -> str:
    """Return the sort of contract, by where its trumps and partners come from."""
    if contract.kind in _CALLED:
        return "called"
    return "courts" if contract.suit is None else "suit"


def _role(known: Knowledge) -> str:
    return "declarer" if known.is_declarer else "partner" if known.attacks else "defender"
