"""What to reserve in Doppelkopf: a strong solo, a wedding, a poverty, nothing, or the hand is thrown in."""

from __future__ import annotations

from typing import Final

from cardavia.ai.easy.doppelkopf_weights import SCORES, SOLO_POINTS
from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.strength import Strength, estimate, strength_of
from cardavia.engine.actions import Action, Bid, Call, Verb
from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.doppelkopf.piglets import hyperpiglet, piglet
from cardavia.engine.observation import Observation

_HEALTHY: Final = Call(Verb.HEALTHY)
_THROW: Final = Call(Verb.THROW)

_NEEDED = 1.0
"""Score to expect from which a solo is played of one's own will."""
# Reckoned backwards from what forced solos brought: -6.9 on average. A hand is played when the deals to come are not
# likely to bring a better one.
_NEEDED_OWING: Final = (-5.9, -5.2, -4.7, -4.2, -3.9, -3.6, -3.3, -3.1, -2.9, -2.7, -2.5, -2.4, -2.2, -2.1, -2.0, -1.9)
"""The same while the compulsory solo is owed, by the deals left before it is forced on somebody, from one."""
_NO_HURRY = -1.5
"""The same when there are more of them."""
_DEAR = 0.5
"""Score to expect beyond that where the deal counts double."""
_SILENT = 2.0
"""Score to expect alone from which both queens of clubs stay silent."""
_SURPRISE = 1.0
"""What it is worth that nobody knows of the silent wedding."""
_UNKNOWN = -100.0
_BOTH = 2
_THROWN_TRUMPS = 7
"""Trumps with which even a hand of five nines or kings is played."""


def reserve(observation: Observation) -> Action:
    """Return the reservation, or the health, that suits the hand; a forced soloist names his best solo."""
    solos = [action for action in observation.duties if isinstance(action, Bid) and action.contract.is_doppelkopf_solo]
    best = max(solos, key=lambda action: score_of(observation, action.contract), default=None)
    if _stays_silent(observation, best):
        return _HEALTHY
    if best is not None and score_of(observation, best.contract) >= needed_score(observation):
        return best
    return without_solo(observation)


def without_solo(observation: Observation) -> Action:
    """Return what suits a hand that plays no solo; health where a wedding, a poverty or throwing in do not."""
    if _THROW in observation.duties and _is_bad(observation):
        return _THROW
    if _has(observation, Kind.WEDDING):
        return Bid(Contract(Kind.WEDDING))
    return Bid(Contract(Kind.POVERTY)) if _has(observation, Kind.POVERTY) else _HEALTHY


def _is_bad(observation: Observation) -> bool:
    """Say whether a hand that may be thrown in has too few trumps to be kept (``rules.md`` D5)."""
    return len(observation.order.trumps_in(observation.hand)) < _THROWN_TRUMPS


def needed_score(observation: Observation) -> float:
    """Return the score that a solo must promise: less and less as the deals run out in which it must be played."""
    standing = observation.standing
    if standing.forced == observation.seat:
        return _UNKNOWN
    if observation.seat not in standing.debtors:
        return _NEEDED + _DEAR * standing.bock
    if standing.deals_left is None:
        return _NO_HURRY
    spare = max(standing.deals_left - len(standing.debtors), 1)
    return _NEEDED_OWING[spare - 1] if spare <= len(_NEEDED_OWING) else _NO_HURRY


def _has(observation: Observation, kind: Kind) -> bool:
    return Bid(Contract(kind)) in observation.duties


def _stays_silent(observation: Observation, best: Bid | None) -> bool:
    """Say whether a silent wedding (stille Hochzeit, ``rules.md`` B3) is the best the hand can do."""
    if not _has(observation, Kind.WEDDING) or observation.seat in observation.standing.debtors:
        return False
    alone = score_of(observation, Contract(Kind.SILENT_WEDDING))
    return alone >= _SILENT and (best is None or alone >= score_of(observation, best.contract) - _SURPRISE)


def score_of(observation: Observation, contract: Contract) -> float:
    """Return the soloist's score to expect with the hand."""
    kind = Kind.SOLO if contract.kind is Kind.SILENT_WEDDING else contract.kind
    nines = options_of(observation.options).nines
    return estimate(SCORES[nines][kind], _strength(observation, contract), float(_leads(observation, contract)))


def points_of_solo(observation: Observation, contract: Contract) -> float:
    """Return the card points (Augen) to expect alone with the hand."""
    nines = options_of(observation.options).nines
    weights = SOLO_POINTS[nines][contract.kind]
    return estimate(weights, _strength(observation, contract), float(_leads(observation, contract)))


def _strength(observation: Observation, contract: Contract) -> Strength:
    options = options_of(observation.options)
    order = order_of(contract, options, _declared(observation.hand, contract, options))
    return strength_of(order, observation.hand, pack_of(observation.game, observation.options))


def _declared(hand: Hand, contract: Contract, options: DoppelkopfOptions) -> Hand:
    """Return the piglets and hyperpiglets that the hand would declare, lowest first (``rules.md`` B15, D13)."""
    cards = (piglet(contract, options), hyperpiglet(contract, options))
    held: tuple[Card, ...] = ()
    for card in cards:
        if card is None or hand.count(card) < _BOTH:
            break
        held = (*held, card)
    return held


def _leads(observation: Observation, contract: Contract) -> bool:
    """Say whether the seat would lead to the first trick of its solo (``rules.md`` B5)."""
    rule = options_of(observation.options).solo_lead
    owes = rule == "compulsory-soloist" and observation.seat in observation.standing.debtors
    invited = contract.is_doppelkopf_solo and (rule == "soloist" or owes)
    return invited or observation.seat == observation.players[0]
