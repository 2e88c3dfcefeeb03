"""What a seat has seen, put so that bounds on the hidden cards follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardavia.ai.easy.knowledge import pack_of
from cardavia.ai.easy.tricks import lying, played, shown_voids
from cardavia.ai.sampling.counting import ANY, ASIDE, NEVER, Bound, Place
from cardavia.ai.sampling.handing import Handing, handing_of
from cardavia.engine.actions import Bid
from cardavia.engine.cards import Card, Hand, without
from cardavia.engine.contract import Contract
from cardavia.engine.observation import Observation
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase


@dataclass(frozen=True, slots=True)
class View:
    """An observation with the questions that sampling asks of it.

    ``hidden`` are the players whose cards the seat does not see, ``played`` the cards that every player has laid,
    ``handing`` the exchange. ``located`` are hidden cards whose place is certain because the seat gave them away,
    ``unplaced`` the others, sorted, and ``room`` is how many of these lie in each place.
    """

    observation: Observation
    hidden: tuple[Seat, ...]
    played: Mapping[Seat, Hand]
    handing: Handing
    located: Mapping[Place, Hand]
    unplaced: Hand
    room: Mapping[Place, int]

    @property
    def bids(self) -> tuple[tuple[Seat, Contract], ...]:
        """What was bid or reserved, in order."""
        moves = self.observation.moves
        return tuple((move.seat, move.action.contract) for move in moves if isinstance(move.action, Bid))

    def held(self, seat: Seat, cards: Iterable[Card], least: int = 0, most: int = ANY) -> tuple[Bound, ...]:
        """Return the bound that the seat held so many of the cards when the play began; none for a seat in sight."""
        if seat not in self.hidden:
            return ()
        named = frozenset(cards)
        seen = sum(card in named for card in (*self.played[seat], *self.located.get(seat, ())))
        if most < seen:
            return (NEVER,)
        return (Bound(seat, named, max(least - seen, 0), most - seen if most < ANY else ANY),)

    def dealt(self, seat: Seat, cards: Iterable[Card], least: int = 0, most: int = ANY) -> tuple[Bound, ...]:
        """Return the bound that the seat was dealt so many of the cards; none for a seat in sight.

        Only for a seat that took no part in an exchange, or whose exchange is known.
        """
        named = frozenset(cards)
        got = sum(card in named for card in self.handing.received(seat))
        gave = sum(card in named for card in self.handing.given(seat))
        return self.held(seat, named, least + got - gave, most + got - gave if most < ANY else ANY)

    def voids(self) -> tuple[Bound, ...]:
        """Return the bounds that follow from cards that did not follow suit."""
        order = self.observation.order
        return tuple(
            Bound(seat, frozenset(card for card in self.unplaced if order.group(card) in groups), most=0)
            for seat, groups in shown_voids(self.observation).items()
            if seat in self.hidden and groups
        )


def view_of(observation: Observation) -> View:
    """Return the view of an observation."""
    hidden = tuple(seat for seat in observation.players if seat != observation.seat)
    laid: dict[Seat, Hand] = dict.fromkeys(observation.players, ())
    for seat, card in played(observation):
        laid[seat] = (*laid[seat], card)
    handing = handing_of(observation)
    located = _located(handing, laid, hidden)
    seen = (*observation.hand, *(card for hand in (*laid.values(), *located.values()) for card in hand))
    unplaced = without(pack_of(observation.game, observation.options), seen)
    room = {place: count - len(located.get(place, ())) for place, count in _counts(observation, hidden).items()}
    return View(observation, hidden, laid, handing, located, tuple(sorted(unplaced, key=_index)), room)


def _counts(observation: Observation, hidden: tuple[Seat, ...]) -> dict[Place, int]:
    """Return how many cards lie in each place that the seat does not see.

    While early doublings are asked, the seat does not know the rest of its own hand either.
    """
    counts: dict[Place, int] = {seat: observation.counts[seat] for seat in hidden}
    if observation.phase is Phase.DOUBLE and observation.seat in observation.players:
        counts[observation.seat] = observation.counts[observation.seat] - len(observation.hand)
    pack = pack_of(observation.game, observation.options)
    aside = len(pack) - sum(observation.counts) - sum(len(trick.cards) for trick in lying(observation))
    return counts | ({ASIDE: aside} if aside else {})


def _located(handing: Handing, laid: Mapping[Seat, Hand], hidden: tuple[Seat, ...]) -> dict[Place, Hand]:
    """Return the cards that the seat has given away and that have not been seen since."""
    kept: dict[Place, Hand] = {ASIDE: handing.aside}
    giver, taker = handing.giver, handing.taker
    if taker in hidden:
        kept[taker] = less(less(handing.received(taker), handing.given(taker)), laid[taker])
    if giver in hidden:
        kept[giver] = less(handing.received(giver), laid[giver])
    return {place: cards for place, cards in kept.items() if cards}


def less(cards: Iterable[Card], gone: Iterable[Card]) -> Hand:
    """Return what is left of the cards; those gone that were not among them do not matter."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _index(card: Card) -> int:
    return card.index
