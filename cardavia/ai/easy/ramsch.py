"""Ramsch (``rules.md`` G): everybody for himself, and the one with most card points loses."""

from __future__ import annotations

from cardavia.ai.easy.chances import absent
from cardavia.ai.easy.knowledge import Knowledge
from cardavia.ai.easy.worth import average
from cardavia.engine.cards import Card, Hand, points_of
from cardavia.engine.games import game_of
from cardavia.engine.order import Group
from cardavia.engine.schafkopf.options import SchafkopfOptions
from cardavia.engine.seats import Seat

_CHOOSES = 0.3
"""Chance that one who could go higher or stay low goes higher."""
_TRUMPS_IN = 0.3
"""Chance that one who is free to trump does so."""
_DUMPED = 1.4
"""What the others add to somebody else's trick, in average cards."""
_PASSED_ON = 0.25
"""What it is worth that a card point goes to another player."""
_LATER = 0.55
"""Share of an average trick that a card costs which is sure to win one later."""
_UNTOUCHED = 4.0
"""What it is worth to have no trick where that is paid (Jungfrau), in card points."""
_MARCH_FROM = 5
"""Eighths of the tricks from which one who has won them all is taken for marching (Durchmarsch)."""
_STOPS = 60.0
"""What it is worth to win a trick from one who marches, or to win one more when marching oneself."""
_BOLD = 0.8
"""Power that every card must have for a march of one's own."""


def play_ramsch(known: Knowledge) -> Card:
    """Return the card that is likely to cost the fewest card points."""
    return max(known.observation.playable, key=lambda card: _value(known, card))


def _value(known: Knowledge, card: Card) -> tuple[float, int]:
    mine = _chance_mine(known, card)
    marcher = _marcher(known)
    if marcher is not None and (marcher != known.observation.seat or _is_bold(known)):
        return _STOPS * mine - _danger(known, card), -card.index
    taken = points_of((*known.trick.cards, card)) + _to_come(known) + _first_trick(known)
    left = tuple(other for other in known.hand if other is not card)
    later = sum(_danger(known, other) for other in left)
    return (1 - mine) * _PASSED_ON * card.points - mine * taken - later, -card.index


def _to_come(known: Knowledge) -> float:
    """Return the card points the seats behind are likely to add."""
    unseen = known.unseen
    usual = points_of(unseen) / len(unseen) if unseen else 0.0
    return _DUMPED * usual * (len(known.trick.seats) - len(known.trick.cards) - 1)


def _first_trick(known: Knowledge) -> float:
    options, seat = known.observation.options, known.observation.seat
    untouched = all(trick.winner != seat for trick in known.observation.tricks)
    favoured = isinstance(options, SchafkopfOptions) and options.ramsch_jungfrau
    return _UNTOUCHED if favoured and untouched else 0.0


def _danger(known: Knowledge, card: Card) -> float:
    """Return what the card is likely to cost if it is kept."""
    return _power(known, card) * (_LATER * average(known) + card.points / 2)


def _power(known: Knowledge, card: Card) -> float:
    """Return how likely the card wins the trick it falls in later: the share of its suit that lies below it."""
    group = known.order.group(card)
    out = known.of_group(group)
    if not out:
        return 1.0 if group is None else 0.3
    return (out - known.higher(card)) / out


def _chance_mine(known: Knowledge, card: Card) -> float:
    """Return the chance that the card wins the trick."""
    cards = (*known.trick.cards, card)
    if known.order.winner(cards) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for seat in known.trick.seats[len(cards) :]:
        chance *= 1 - _goes_higher(known, seat, cards[0], card)
    return chance


def _goes_higher(known: Knowledge, seat: Seat, lead: Card, best: Card) -> float:
    """Return the chance that the seat beats the card: it must, or it does so to be rid of a high one."""
    group = known.order.group(lead)
    empty = _lacks(known, seat, group, known.out.get(group, ()))
    within = (1 - empty) * _beats_within(known, seat, group, best)
    if group is None:
        return within
    return within + empty * _TRUMPS_IN * (1 - _lacks(known, seat, None, known.out.get(None, ())))


def _beats_within(known: Knowledge, seat: Seat, group: Group, best: Card) -> float:
    """Return the chance that a seat with cards of the led group plays one that beats the best card."""
    if known.order.group(best) is not group:
        return 0.0
    out, strength = known.out.get(group, ()), known.order.strength
    lower = tuple(card for card in out if strength(card) < strength(best))
    higher = tuple(card for card in out if strength(card) > strength(best))
    no_lower = _lacks(known, seat, group, lower)
    return (1 - _lacks(known, seat, group, higher)) * (no_lower + (1 - no_lower) * _CHOOSES)


def _lacks(known: Knowledge, seat: Seat, group: Group, cards: Hand) -> float:
    """Return the chance that the seat holds none of the cards, all of one group."""
    if group in known.voids[seat]:
        return 1.0
    return absent(len(cards), known.free[seat], known.room.get(group, 0))


def _marcher(known: Knowledge) -> Seat | None:
    """Return who has won every trick so far, once there are enough of them and a march pays."""
    options, tricks = known.observation.options, known.observation.tricks
    if not isinstance(options, SchafkopfOptions) or not options.ramsch_durchmarsch or not tricks:
        return None
    winners = {trick.winner for trick in tricks}
    points = points_of(card for trick in tricks for card in trick.cards)
    half = game_of(known.observation.game).pack_points / 2
    far = len(tricks) * 8 >= _MARCH_FROM * len(known.observation.dealt) or points > half
    return tricks[0].winner if len(winners) == 1 and far else None


def _is_bold(known: Knowledge) -> bool:
    """Say whether the rest of the hand is good enough to win every trick that is left."""
    return all(_power(known, card) >= _BOLD for card in known.hand)
