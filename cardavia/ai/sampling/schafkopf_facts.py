"""What a seat can conclude in Schafkopf: bids, the called ace, Muss, the exchange of a Hochzeit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cardavia.ai.easy.tricks import lying
from cardavia.ai.sampling.counting import ASIDE, Bound, Case
from cardavia.ai.sampling.handing import Stage
from cardavia.ai.sampling.view import View
from cardavia.engine.actions import Call, Verb
from cardavia.engine.cards import PACK, Card, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.observation import SeenMove
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.all_pass import OLD_ONE
from cardavia.engine.schafkopf.bidding import CALLABLE, sie_cards
from cardavia.engine.schafkopf.called_ace import RUNAWAY_CARDS
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.schafkopf.orders import order_under, trump_courts
from cardavia.engine.seats import Seat

_PASS = Call(Verb.PASS)
_COURTS = (Rank.QUEEN, Rank.JACK)
_SUITED = frozenset({Kind.SOLO, Kind.SOLO_TOUT, Kind.FARBWENZ, Kind.FARBWENZ_TOUT, Kind.FARBGEIER, Kind.FARBGEIER_TOUT})


def facts(view: View) -> Iterator[tuple[Case, ...]]:
    """Yield what is known, each fact as the cases in which it is true; no two cases of a fact can hold together."""
    options = options_of(view.observation.options)
    yield (view.voids(),)
    yield (tuple(_told_by_bids(view, options)),)
    yield from _forced_call(view)
    if view.observation.called is not None:
        yield tuple(_called(view, view.observation.called))
    yield from _exchange(view, options)


def plain_cards(suit: Suit) -> frozenset[Card]:
    """Return the cards of the suit that are neither Ober nor Unter."""
    return frozenset(card for card in PACK if card.suit is suit and card.rank not in _COURTS)


def ace_of(suit: Suit) -> Card:
    """Return the ace of the suit."""
    return Card(suit, Rank.ACE)


def free_bids(view: View) -> tuple[tuple[Seat, Contract], ...]:
    """Return what was bid of one's own will, in order; the call of a Muss is none."""
    return () if _passes(view.observation.moves) == len(view.observation.players) else view.bids


def _passes(moves: tuple[SeenMove, ...]) -> int:
    return sum(move.action == _PASS for move in moves)


def _told_by_bids(view: View, options: SchafkopfOptions) -> Iterator[Bound]:
    """Yield what bids tell of the cards dealt (``rules.md`` F5 to F7, G); hidden exchanges are told of elsewhere."""
    for seat, contract in free_bids(view):
        if not _is_in_exchange(view, seat):
            yield from _told_by_bid(view, seat, contract, options)


def _is_in_exchange(view: View, seat: Seat) -> bool:
    """Say whether the seat has given a trump away, or has got one that is not known."""
    handing = view.handing
    gave = seat == handing.giver and handing.stage is not Stage.NONE
    return gave or (seat == handing.taker and handing.is_hidden)


def _told_by_bid(view: View, seat: Seat, contract: Contract, options: SchafkopfOptions) -> Iterator[Bound]:
    kind, suit = contract.kind, contract.suit
    if kind is Kind.RUFER and suit is not None:
        yield from view.dealt(seat, plain_cards(suit), least=1)
        yield from view.dealt(seat, (ace_of(suit),), most=0)
    elif kind in _SUITED and not options.solo_any_suit:
        courts = trump_courts(contract)
        yield from view.dealt(seat, (c for c in PACK if c.suit is suit and c.rank not in courts), least=1)
    elif kind is Kind.SIE:
        highest = sie_cards(options)
        yield from view.dealt(seat, highest, least=len(highest))
    elif kind is Kind.HOCHZEIT:
        yield from view.dealt(seat, order_under(None, options).trumps, least=1, most=1)


def _forced_call(view: View) -> Iterator[tuple[Case, ...]]:
    """Yield what a Muss tells of its declarer (``rulings.md`` 36)."""
    observation = view.observation
    if observation.contract is not None and observation.contract.kind is Kind.MUSS and observation.declarer is not None:
        yield (view.dealt(observation.declarer, (OLD_ONE,), least=1),)
        yield tuple(_muss_cases(view, observation.declarer, observation.contract.suit))
    elif _was_asked(view):
        yield tuple(_asked_cases(view))


def _was_asked(view: View) -> bool:
    """Say whether all have passed and the holder of the Ober of acorns was to call."""
    passed = _passes(view.observation.moves) == len(view.observation.players)
    return passed and options_of(view.observation.options).all_pass == "muss"


def _asked_cases(view: View) -> Iterator[Case]:
    """Yield who has the Ober of acorns: the one who must call now, or one who had nothing to call at all."""
    old_one, nothing_to_call = (OLD_ONE,), {OLD_ONE, *(Card(s, r) for s in CALLABLE for r in (Rank.ACE, Rank.TEN))}
    observation, all_of_them = view.observation, len(nothing_to_call)
    if observation.turn is not None:
        most = view.dealt(observation.turn, nothing_to_call, most=all_of_them - 1)
        yield view.dealt(observation.turn, old_one, least=1) + most
    elif OLD_ONE in observation.dealt:
        yield ()
    else:
        yield from (view.dealt(seat, nothing_to_call, least=all_of_them) for seat in view.hidden)


def _muss_cases(view: View, declarer: Seat, suit: Suit | None) -> Iterator[Case]:
    """Yield the hands that may call so: with a card of the suit, else one that can call no ace in the usual way."""
    called = view.observation.called
    if suit is None or called is None:
        return
    missing = view.dealt(declarer, (called,), most=0)
    if called is not ace_of(suit):
        yield missing + tuple(b for other in CALLABLE for b in view.dealt(declarer, (ace_of(other),), least=1))
        return
    yield missing + view.dealt(declarer, plain_cards(suit), least=1)
    without = view.dealt(declarer, plain_cards(suit), most=0)
    choices = [_uncallable(view, declarer, other) for other in CALLABLE if other is not suit]
    for chosen in product(*choices) if without else ():
        yield without + tuple(bound for case in chosen for bound in case)


def _uncallable(view: View, declarer: Seat, suit: Suit) -> tuple[Case, Case]:
    """Return the cases in which the suit's ace cannot be called in the usual way: held, or without a card of it."""
    return view.dealt(declarer, (ace_of(suit),), least=1), view.dealt(declarer, plain_cards(suit), most=0)


def _called(view: View, card: Card) -> Iterator[Case]:
    """Yield the cases of who was dealt the called card, with what his play tells then (``rules.md`` F9)."""
    played = [seat for seat, hand in view.played.items() if card in hand]
    if card in view.observation.dealt:
        yield ()
        return
    for seat in played or _possible_holders(view):
        yield view.dealt(seat, (card,), least=1) + _ran_away(view, seat, card)


def _possible_holders(view: View) -> list[Seat]:
    """Return who may hold the called card, which nobody has seen."""
    observation = view.observation
    sides = {said.seat: said.party for said in observation.said}
    seats = [seat for seat in view.hidden if seat != observation.declarer]
    spoken = [seat for seat in seats if sides.get(seat) is Party.DECLARER]
    return spoken or [seat for seat in seats if sides.get(seat) is None and not _has_denied(view, seat)]


def _has_denied(view: View, seat: Seat) -> bool:
    """Say whether the seat has followed the first lead of the called suit without the called card."""
    called = view.observation.called
    for trick in lying(view.observation):
        if called is not None and view.observation.order.group(trick.cards[0]) is called.suit:
            return seat in trick.seats[1 : len(trick.cards)]
    return False


def _ran_away(view: View, seat: Seat, card: Card) -> Case:
    """Return how many cards of the called suit its holder must have had to lead it with another card."""
    groups = view.observation.order.groups
    suit = frozenset(other for other in PACK if groups[other] is card.suit)
    before = 0
    for trick in lying(view.observation):
        if trick.cards[0] in suit:
            ran = trick.leader == seat and trick.cards[0] is not card
            return view.held(seat, suit, least=RUNAWAY_CARDS + before) if ran else ()
        before += sum(laid in suit for where, laid in zip(trick.seats, trick.cards, strict=False) if where == seat)
    return ()


def _exchange(view: View, options: SchafkopfOptions) -> Iterator[tuple[Case, ...]]:
    """Yield what the steps of a Hochzeit tell (``rules.md`` G, ``rulings.md`` 33)."""
    handing, trumps = view.handing, frozenset(order_under(None, options).trumps)
    giver, taker = handing.giver, handing.taker
    if giver is None:
        return
    if giver in view.hidden:
        yield ((Bound(giver, trumps, most=0),),)
    if taker is None:
        plain = frozenset(view.unplaced) - trumps
        yield ((Bound(ASIDE, plain, most=0),) if handing.offered is None else (),)
    elif handing.is_hidden:
        yield (view.held(taker, trumps, least=1),)
        yield from (tuple(_taker_called(view, giver, taker, bid)) for seat, bid in free_bids(view) if seat == taker)
    if taker is not None and handing.stage is Stage.TAKEN:
        yield (view.held(taker, frozenset(PACK) - trumps, least=1),)


def _taker_called(view: View, giver: Seat, taker: Seat, bid: Contract) -> Iterator[Case]:
    """Yield what a Rufer that the taker bid before tells of his cards: one of them may be the giver's now."""
    if bid.suit is None:
        return
    plain, ace = plain_cards(bid.suit), (ace_of(bid.suit),)
    missing = view.held(taker, ace, most=0)
    yield missing + view.held(taker, plain, least=1)
    if view.handing.stage is Stage.RETURNED:
        yield missing + view.held(taker, plain, most=0) + view.held(giver, plain - set(ace), least=1)
