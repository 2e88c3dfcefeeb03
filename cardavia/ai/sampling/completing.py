"""From cards drawn for each place to a whole deal: who was dealt what, and what was handed over unseen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations

from cardavia.ai.sampling.counting import ASIDE, Place
from cardavia.ai.sampling.handing import Stage
from cardavia.ai.sampling.view import View, less
from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.exchange import HANDED
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.doppelkopf.reservations import counted_trumps, is_poor
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.schafkopf.bidding import can_call
from cardavia.engine.seats import Seat

Piles = Mapping[Place, Sequence[Card]]
"""The cards of each hidden place, those known to lie there included."""


def handed_over(view: View, piles: Piles, source: random.Random) -> tuple[Hand, ...]:
    """Return the cards of each exchange: those seen, and of those unseen a choice that the hands allow."""
    handing = view.handing
    if handing.giver is None:
        return ()
    known = tuple(cards for cards in (handing.offered, handing.returned) if cards is not None)
    if len(known) == (2 if handing.stage is Stage.RETURNED else 1):
        return known
    if view.observation.game == "schafkopf":
        return _hochzeit(view, handing.giver, piles, source)
    return _poverty(view, handing.giver, piles, source)


def _whole(view: View, seat: Seat, piles: Piles) -> Hand:
    """Return what the seat holds and has played."""
    return (*piles[seat], *view.played[seat])


def _picked(cards: Iterable[Card], count: int, source: random.Random) -> Hand:
    return tuple(source.sample(tuple(cards), count))


def _poverty(view: View, giver: Seat, piles: Piles, source: random.Random) -> tuple[Hand, ...]:
    """Return the three cards of a poverty, and the three returned."""
    options = options_of(view.observation.options)
    if view.handing.taker is None:
        return (_refused(view, giver, piles, options, source),)
    whole = _whole(view, view.handing.taker, piles)
    if view.handing.stage is Stage.TAKEN:
        return (_passed(view, view.handing.taker, whole, options, source),)
    returned = _returned(view, _whole(view, giver, piles), options, source)
    return _passed(view, view.handing.taker, whole + returned, options, source), returned


def _refused(view: View, giver: Seat, piles: Piles, options: DoppelkopfOptions, source: random.Random) -> Hand:
    """Return what lies between the players, or what went back to the giver: his counted trumps and any cards more."""
    if ASIDE in piles:
        return tuple(piles[ASIDE])
    whole = _whole(view, giver, piles)
    trumps = counted_trumps(whole, options)
    return trumps + _picked(less(whole, trumps), HANDED - len(trumps), source)


def _returned(view: View, whole: Hand, options: DoppelkopfOptions, source: random.Random) -> Hand:
    """Return three cards of the giver that came back: all his trumps that count, and as many trumps as was told."""
    order, told = order_of(None, options), view.handing.trumps
    counted = counted_trumps(whole, options)
    foxes = less(order.trumps_in(whole), counted)
    plain = tuple(card for card in whole if not order.is_trump(card))
    return counted + _picked(foxes, told - len(counted), source) + _picked(plain, HANDED - told, source)


def _passed(view: View, taker: Seat, whole: Hand, options: DoppelkopfOptions, source: random.Random) -> Hand:
    """Return three of the taker's fifteen cards that he may have got."""
    reserved = _reserved(view, taker)
    if reserved is Kind.WEDDING:
        return _picked((card for card in whole if card is not sides_queen(options)), HANDED, source)
    if reserved is Kind.POVERTY:
        choices = [cards for cards in combinations(whole, HANDED) if is_poor(less(whole, cards), options)]
        return source.choice(choices)
    return _picked(whole, HANDED, source)


def _reserved(view: View, seat: Seat) -> Kind | None:
    return next((contract.kind for where, contract in view.bids if where == seat), None)


def _hochzeit(view: View, giver: Seat, piles: Piles, source: random.Random) -> tuple[Hand, ...]:
    """Return the trump of a Hochzeit, and the plain card given for it."""
    taker, order = view.handing.taker, view.observation.order
    if taker is None:
        return (tuple(piles[ASIDE]),)
    whole = _whole(view, taker, piles)
    laid = _picked(order.trumps_in(whole), 1, source)
    if view.handing.stage is Stage.TAKEN:
        return (laid,)
    called = [contract.suit for seat, contract in view.bids if seat == taker]
    plain = [card for card in _whole(view, giver, piles) if not order.is_trump(card)]
    gifts = [card for card in plain if all(suit is None or can_call(suit, (*whole, card)) for suit in called)]
    return laid, _picked(gifts, 1, source)


def dealt_hands(view: View, piles: Piles, handed: tuple[Hand, ...]) -> dict[Seat, Hand]:
    """Return the cards that each hidden player was dealt."""
    dealt = {seat: _whole(view, seat, piles) for seat in view.hidden}
    giver, taker, stage = view.handing.giver, view.handing.taker, view.handing.stage
    for seat in (seat for seat in (giver, taker) if seat in dealt and stage is not Stage.NONE):
        gave, got = (handed[:1], handed[1:]) if seat == giver else (handed[1:], handed[:1])
        # What came may have gone back, so what was given is added first.
        dealt[seat] = less((*dealt[seat], *chain(*gave)), chain(*got))
    return dealt
