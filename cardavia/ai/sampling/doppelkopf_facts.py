"""What a seat can conclude in Doppelkopf: reservations, sides, piglets, Genscher, the exchange of a poverty."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.ai.sampling.counting import Bound, Case
from cardavia.ai.sampling.handing import Stage
from cardavia.ai.sampling.view import View
from cardavia.engine.actions import Play, Say, Saying
from cardavia.engine.cards import PACK, Card, Rank
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.announcing import FORCING_POINTS, LEVELS
from cardavia.engine.doppelkopf.genscher import KING
from cardavia.engine.doppelkopf.options import DoppelkopfOptions, options_of
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.doppelkopf.piglets import hyperpiglet, piglet
from cardavia.engine.doppelkopf.reservations import POVERTY_TRUMPS, THROW, THROWN_CARDS, counted_trumps
from cardavia.engine.doppelkopf.sides import sides_queen
from cardavia.engine.result import Party
from cardavia.engine.seats import PLAYERS, Seat

_BOTH = 2


def facts(view: View) -> Iterator[tuple[Case, ...]]:
    """Yield what is known, each fact as the cases in which it is true; no two cases of a fact can hold together."""
    options = options_of(view.observation.options)
    yield (view.voids(),)
    yield (tuple(_reserved(view, options)),)
    yield (tuple(_declared(view, options)),)
    yield tuple(_thrown(view, options))
    if _kind(view) is Kind.NORMAL:
        yield (tuple(_told_sides(view, options)),)
        yield tuple(_queens_apart(view, options))
    yield from _exchange(view, options)


def _kind(view: View) -> Kind | None:
    contract = view.observation.contract
    return None if contract is None else contract.kind


def _counted(options: DoppelkopfOptions) -> frozenset[Card]:
    """Return the trumps that count for a poverty."""
    return frozenset(counted_trumps(order_of(None, options).trumps, options))


def _reserved(view: View, options: DoppelkopfOptions) -> Iterator[Bound]:
    """Yield what reservations tell of the cards dealt (``rules.md`` B2, C4); hidden exchanges are told of elsewhere."""
    for seat, contract in view.bids:
        if _is_in_exchange(view, seat):
            continue
        if contract.kind is Kind.WEDDING:
            yield from view.dealt(seat, (sides_queen(options),), least=_BOTH)
        elif contract.kind is Kind.POVERTY:
            yield from view.dealt(seat, _counted(options), most=POVERTY_TRUMPS)


def _is_in_exchange(view: View, seat: Seat) -> bool:
    """Say whether the seat has given cards away, or has got some that are not known."""
    handing = view.handing
    gave = seat == handing.giver and handing.stage is not Stage.NONE
    return gave or (seat == handing.taker and handing.is_hidden)


def _thrown(view: View, options: DoppelkopfOptions) -> Iterator[Case]:
    """Yield the bad hands of one who has thrown his cards in: many nines, else many kings, else few trumps (D5)."""
    thrower = next((move.seat for move in view.observation.moves if move.action == THROW), None)
    if thrower not in view.hidden:
        yield ()
        return
    nines, kings = (frozenset(card for card in PACK if card.rank is rank) for rank in (Rank.NINE, Rank.KING))
    few_nines = view.dealt(thrower, nines, most=THROWN_CARDS - 1)
    few_kings = view.dealt(thrower, kings, most=THROWN_CARDS - 1)
    yield view.dealt(thrower, nines, least=THROWN_CARDS)
    yield few_nines + view.dealt(thrower, kings, least=THROWN_CARDS)
    if not options.poverty:
        yield few_nines + few_kings + view.dealt(thrower, order_of(None, options).trumps, most=POVERTY_TRUMPS)


def _declared(view: View, options: DoppelkopfOptions) -> Iterator[Bound]:
    """Yield who held both of a kind: piglets, hyperpiglets, the kings of Genscher (``rules.md`` D13, D14)."""
    contract = view.observation.contract
    cards = {
        Saying.PIGLETS: piglet(contract, options),
        Saying.HYPERPIGLETS: hyperpiglet(contract, options),
        Saying.GENSCHER: KING,
    }
    for said in view.observation.said:
        card = cards.get(said.saying)
        if card is not None:
            yield from view.held(said.seat, (card,), least=_BOTH)
    yield from _bound_to_king(view)


def _bound_to_king(view: View) -> Iterator[Bound]:
    """Yield that one who has just called Genscher may play the king, and so cannot follow another lead."""
    observation = view.observation
    last, trick, seat = observation.moves[-1:], observation.trick, observation.turn
    called = any(isinstance(move.action, Say) and move.action.saying is Saying.GENSCHER for move in last)
    if not called or trick is None or not trick.cards or seat not in view.hidden:
        return
    groups = observation.order.groups
    lead = groups[trick.cards[0]]
    if lead is not groups[KING]:
        yield Bound(seat, frozenset(card for card in view.unplaced if groups[card] is lead), most=0)


def _told_sides(view: View, options: DoppelkopfOptions) -> Iterator[Bound]:
    """Yield which seats hold a queen that makes Re, or none, by what they said (``rules.md`` B6)."""
    queen = (sides_queen(options),)
    for seat, party in _told_parties(view, options).items():
        if party is Party.RE:
            yield from view.dealt(seat, queen, least=1)
        else:
            yield from view.dealt(seat, queen, most=0)


def _told_parties(view: View, options: DoppelkopfOptions) -> dict[Seat, Party]:
    """Return the sides that words have told, as they were before anybody called Genscher."""
    told: dict[Seat, Party] = {}
    said, plays = iter(view.observation.said), 0
    for move in view.observation.moves:
        plays += isinstance(move.action, Play)
        word = next(said) if isinstance(move.action, Say) else None
        if word is not None and word.saying is Saying.GENSCHER:
            # The caller keeps his side, and from now on everybody knows all sides.
            return told | {word.seat: view.observation.parties[word.seat]}
        if word is not None and word.saying in LEVELS and word.party is not None:
            told[word.seat] = word.party
        elif word is None and plays == PLAYERS + 1 and move.seat not in told:
            told |= _silent_winner(view, options, move.seat, told)
    return told


def _silent_winner(view: View, options: DoppelkopfOptions, seat: Seat, told: dict[Seat, Party]) -> dict[Seat, Party]:
    """Return the side of the first trick's winner if he leads without the announcement that only it would spare him.

    That is the house rule of forced announcements (``rules.md`` D26).
    """
    sides = set(told.values())
    forced = options.forced_announcement and view.observation.tricks[0].points >= FORCING_POINTS
    return {seat: sides.pop()} if forced and len(sides) == 1 else {}


def _queens_apart(view: View, options: DoppelkopfOptions) -> Iterator[Case]:
    """Yield whether somebody may hold both queens: with Genscher it shows that a wedding is silent, or that none is."""
    queen = (sides_queen(options),)
    called = any(said.saying is Saying.GENSCHER for said in view.observation.said)
    if called or any(say.saying is Saying.GENSCHER for say in view.observation.sayings):
        yield tuple(bound for seat in view.hidden for bound in view.dealt(seat, queen, most=1))
    elif _misses_genscher(view, options):
        yield from (view.dealt(seat, queen, least=_BOTH) for seat in view.hidden)
    else:
        yield ()


def _misses_genscher(view: View, options: DoppelkopfOptions) -> bool:
    """Say whether the seat holds all that Genscher needs and still may not call it."""
    observation = view.observation
    if not options.genscher or not observation.my_turn or observation.hand.count(KING) != _BOTH:
        return False
    return KING in observation.playable


def _exchange(view: View, options: DoppelkopfOptions) -> Iterator[tuple[Case, ...]]:
    """Yield what the steps of a poverty tell (``rules.md`` C4, D6, ``rulings.md`` 16)."""
    handing, counted = view.handing, _counted(options)
    giver, taker = handing.giver, handing.taker
    if giver is None or handing.stage is Stage.NONE:
        return
    if handing.stage is not Stage.RETURNED or view.observation.seat == taker:
        yield (_none_of(view, giver, counted),)
    if taker is not None and handing.stage is Stage.TAKEN and handing.is_hidden:
        yield (tuple(_taker_before(view, taker, options)),)
    if taker is not None and handing.stage is Stage.RETURNED:
        yield (_returned_trumps(view, taker, options),)
        if handing.is_hidden:
            yield tuple(_after_hidden(view, giver, taker, options))


def _returned_trumps(view: View, taker: Seat, options: DoppelkopfOptions) -> Case:
    """Return the bound that who had to return trumps where that is not allowed has no plain card (D6b)."""
    if options.poverty_returns_trumps or not view.handing.trumps:
        return ()
    return _none_of(view, taker, frozenset(view.unplaced) - frozenset(view.observation.order.trumps))


def _none_of(view: View, seat: Seat, cards: frozenset[Card]) -> Case:
    """Return the bound that the seat holds none of the cards, but for those it was seen to get."""
    return (Bound(seat, cards, most=0),) if seat in view.hidden else ()


def _reserved_by(view: View, seat: Seat) -> Kind | None:
    """Return what the seat has reserved."""
    return next((contract.kind for where, contract in view.bids if where == seat), None)


def _taker_before(view: View, taker: Seat, options: DoppelkopfOptions, returned: int = 0) -> Iterator[Bound]:
    """Yield what his own reservation tells of the taker's cards together with the three that he got.

    ``returned`` is how many counted trumps of these are with the giver again. Three of all went to him.
    """
    kind = _reserved_by(view, taker)
    if kind is Kind.POVERTY:
        yield from view.held(taker, _counted(options), most=2 * POVERTY_TRUMPS - returned)
    elif kind is Kind.WEDDING and view.handing.stage is Stage.TAKEN:
        yield from view.held(taker, (sides_queen(options),), least=_BOTH)


def _after_hidden(view: View, giver: Seat, taker: Seat, options: DoppelkopfOptions) -> Iterator[Case]:
    """Yield what is known of two hands that have exchanged cards unseen.

    The giver kept no trump that counts, so all of his came back; of the returned cards ``trumps`` are trumps, and
    foxes that do not count may have stayed with him all the time.
    """
    told, trumps, counted = view.handing.trumps, view.observation.order.trumps, _counted(options)
    least = 0 if not options.poverty_counts_foxes else told
    for back in range(least, told + 1):
        bounds = [*view.held(giver, counted, back, back), *view.held(giver, trumps, least=told)]
        bounds += _taker_before(view, taker, options, back)
        if _reserved_by(view, taker) is Kind.WEDDING:
            queen = (sides_queen(options),)
            others = (seat for seat in view.hidden if seat not in (giver, taker))
            bounds += [bound for seat in others for bound in view.held(seat, queen, most=0)]
        yield tuple(bounds)
