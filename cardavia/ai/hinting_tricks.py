"""What is certain about the trick being played, whatever the hidden cards are."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.ai.easy.knowledge import Knowledge
from cardavia.engine.cards import Card, Hand
from cardavia.engine.seats import Seat


def after(known: Knowledge, card: Card) -> Hand:
    """Return the cards that lie once the card is played."""
    return (*known.trick.cards, card)


def ahead(known: Knowledge, cards: Hand) -> Seat:
    """Return who is winning the trick when these cards lie."""
    return known.trick.seats[known.order.winner(cards, known.last_trick)]


def takes_lead(known: Knowledge, card: Card) -> bool:
    """Say whether the card gets ahead of those that lie."""
    return ahead(known, after(known, card)) == known.observation.seat


def is_led(known: Knowledge) -> bool:
    """Say whether a card lies already."""
    return bool(known.trick.cards)


def later(known: Knowledge) -> tuple[Seat, ...]:
    """Return who plays to the trick after the seat."""
    return known.trick.seats[len(known.trick.cards) + 1 :]


def is_partner(known: Knowledge, seat: Seat) -> bool:
    """Say whether another player is known to be on the own side."""
    parties, own = known.observation.parties, known.observation.seat
    return seat != own and own in parties and parties.get(seat) is parties[own]


def threats(known: Knowledge, card: Card, seats: Iterable[Seat]) -> Hand:
    """Return the unseen cards that one of these players may hold and that beat what lies after the card."""
    cards, players = after(known, card), tuple(seats)
    place = len(cards)
    return tuple(
        other
        for other in known.unseen
        if known.order.winner((*cards, other), known.last_trick) == place
        and any(_may_hold(known, seat, other) for seat in players)
    )


def is_certain(known: Knowledge, card: Card) -> bool:
    """Say whether after the card the trick goes to the own side, whoever of it takes it in the end."""
    winner = ahead(known, after(known, card))
    enemies = tuple(seat for seat in later(known) if not is_partner(known, seat))
    ours = winner == known.observation.seat or is_partner(known, winner)
    return ours and not threats(known, card, enemies)


def _may_hold(known: Knowledge, seat: Seat, card: Card) -> bool:
    group = known.order.group(card)
    if card in known.located[seat]:
        return True
    return known.free[seat] > 0 and group not in known.voids[seat] and card in known.out.get(group, ())
