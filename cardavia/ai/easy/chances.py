"""How likely a trick stays with the own side, from the cards that are out and the places they can lie in."""

from __future__ import annotations

from cardavia.ai.easy.knowledge import Knowledge
from cardavia.engine.cards import Card, Hand
from cardavia.engine.order import Group, Order
from cardavia.engine.seats import Seat

_EAGER = 0.95
"""Chance that a player who can take a trick from the other side does so."""
_AGAIN = 0.5
"""Chance that one who could beat the card that lies now also beats the card that beats it."""


def chance_ours(known: Knowledge, cards: Hand) -> float:
    """Return the chance that the trick goes to the own side, these cards of it lying now."""
    trick, order = known.trick, known.order
    place = order.winner(cards, known.last_trick)
    ours, won_back = known.friends[trick.seats[place]], 0.0
    theirs, taken = 1 - ours, 0.0
    for seat in trick.seats[len(cards) :]:
        beats = chance_beats(known, seat, cards[0], cards[place]) * _EAGER
        friend, enemy = known.friends[seat] * beats, (1 - known.friends[seat]) * beats
        gain, loss = friend * theirs, enemy * ours
        again, lost_again = friend * _AGAIN * taken, enemy * _AGAIN * won_back
        ours, theirs = ours - loss, theirs - gain
        won_back, taken = won_back + gain + again - lost_again, taken + loss + lost_again - again
    return ours + won_back


def chance_beats(known: Knowledge, seat: Seat, lead: Card, best: Card) -> float:
    """Return the chance that the seat holds a card it may play and that beats the best card of the trick."""
    group = known.order.group(lead)
    within = _holds(known, seat, group, best)
    if group is None:
        return within
    empty = 1.0 - _holds(known, seat, group, None)
    followed = within if known.order.group(best) is group else 0.0
    return min(1.0, followed + empty * _holds(known, seat, None, best))


def _holds(known: Knowledge, seat: Seat, group: Group, best: Card | None) -> float:
    """Return the chance that the seat holds a card of the group, one that beats the best card if there is one."""
    if group in known.voids[seat]:
        return 0.0
    last = known.last_trick
    if any(_counts(known.order, card, group, best, last) for card in known.located[seat]):
        return 1.0
    wanted = sum(_counts(known.order, card, group, best, last) for card in known.out.get(group, ()))
    return 1.0 - absent(wanted, known.free[seat], known.room.get(group, 0))


def _counts(order: Order, card: Card, group: Group, best: Card | None, last_trick: bool) -> bool:
    if order.group(card) is not group:
        return False
    return best is None or order.winner((best, card), last_trick) == 1


def absent(cards: int, places: int, room: int) -> float:
    """Return the chance that none of so many cards lies in the given places of all the room there is."""
    chance = 1.0
    for taken in range(cards):
        if room - places - taken <= 0:
            return 0.0 if room > 0 else 1.0
        chance *= (room - places - taken) / (room - taken)
    return chance
