"""What a trick is worth, and what a card is worth if it is kept; all in card points (Augen)."""

from __future__ import annotations

from cardavia.ai.easy.chances import absent
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.special_points import kept_for_points, special_points
from cardavia.engine.cards import Card, Hand, Suit
from cardavia.engine.games import game_of
from cardavia.engine.seats import Seat

ALL_TRICKS = 200.0
"""What every trick is worth where a single one decides."""

_GIVEN, _GRUDGED = 1.7, 0.6
"""What a friend of the winner, and an enemy, adds to a trick, in average cards of what was led."""
_LOWEST_TRUMP, _HIGHEST_TRUMP = 0.12, 0.62
"""What the lowest and the highest trump earn later besides themselves, as shares of an average trick."""
_MASTER = 0.3
"""The same for the highest card of a plain suit if nobody trumps it."""
_AT_RISK = 0.25
"""Share of its points that a beatable card is likely to lose later."""


def average(known: Knowledge) -> float:
    """Return the card points of an average trick."""
    observation = known.observation
    return game_of(observation.game).pack_points / len(observation.dealt)


def stakes(known: Knowledge, cards: Hand) -> tuple[float, float]:
    """Return what the trick brings if the own side wins it, and what it costs if it does not."""
    later = known.trick.seats[len(cards) :]
    base = float(sum(card.points for card in cards)) + special_points(known, cards)
    if known.all_tricks:
        base += ALL_TRICKS
    friends = sum(known.friends[seat] for seat in later)
    enemies = len(later) - friends
    usual = _usual_card(known, cards[0])
    won = base + usual * (friends * _GIVEN + enemies * _GRUDGED)
    lost = base + usual * (enemies * _GIVEN + friends * _GRUDGED)
    return won, lost


def _usual_card(known: Knowledge, lead: Card) -> float:
    """Return the card points that an unseen card of the led group has on average."""
    group = known.order.group(lead)
    points = [card.points for card in known.unseen if known.order.group(card) is group]
    return sum(points) / len(points) if points else average(known) / len(known.trick.seats)


def kept(known: Knowledge, card: Card) -> float:
    """Return what the card is likely to earn, or with a minus to lose, if another is played now."""
    if known.last_trick:
        return 0.0
    if known.order.is_trump(card):
        return _kept_trump(known, card)
    return _kept_plain(known, card)


def _kept_trump(known: Knowledge, card: Card) -> float:
    out = known.of_group(None)
    power = 1 - known.higher(card) / out if out else 1.0
    worth = average(known) * (_LOWEST_TRUMP + (_HIGHEST_TRUMP - _LOWEST_TRUMP) * power * power)
    if known.all_tricks and power == 1.0:
        worth += ALL_TRICKS / 2
    lost = (1 - power) * _AT_RISK * card.points
    return worth + power * power * card.points - lost + kept_for_points(known, card, power)


def _kept_plain(known: Knowledge, card: Card) -> float:
    if known.higher(card):
        return -_AT_RISK * card.points
    worth = _MASTER * average(known) + (ALL_TRICKS / 2 if known.all_tricks else 0.0)
    walks = chance_walks(known, card)
    return walks * (worth + card.points) - (1 - walks) * card.points


def chance_walks(known: Knowledge, card: Card) -> float:
    """Return the chance that no enemy can trump the card if it is led: that all of them still hold its suit."""
    group = known.order.group(card)
    if group is None:
        return 1.0
    chance = 1.0
    held = len(known.out.get(group, ()))
    room = known.room.get(group, 0)
    for seat in known.others:
        chance *= 1 - (1 - known.friends[seat]) * _can_trump(known, seat, group, held, room)
    return chance


def _can_trump(known: Knowledge, seat: Seat, group: Suit, held: int, room: int) -> float:
    """Return the chance that the seat is out of the suit, of which so many cards lie in so much room, and may trump."""
    if None in known.voids[seat] or not known.of_group(None):
        return 0.0
    if group in known.voids[seat]:
        return 1.0
    if any(known.order.group(card) is group for card in known.located[seat]):
        return 0.0
    return absent(held, known.free[seat], room)
