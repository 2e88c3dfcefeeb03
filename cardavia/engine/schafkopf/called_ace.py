"""The called ace (Rufsau): when it must fall, must be led, may not be discarded (``rules.md`` F9)."""

from __future__ import annotations

from cardavia.engine.cards import Card, Hand, Rank, Suit
from cardavia.engine.contract import Kind
from cardavia.engine.errors import Reason
from cardavia.engine.play import follow
from cardavia.engine.schafkopf.all_pass import called_in_muss
from cardavia.engine.seats import Seat
from cardavia.engine.state import State, Trick

RUNAWAY_CARDS = 4
"""Plain cards of the called suit, the ace among them, from which its holder may run away (Davonlaufen)."""


def called_ace(state: State) -> Card | None:
    """Return the ace that was called, or the ten of a Muss (``rulings.md`` 36), or None where none was."""
    contract, declarer = state.contract, state.declarer
    if contract is None or contract.suit is None or declarer is None:
        return None
    if contract.kind is Kind.MUSS:
        return called_in_muss(state, declarer, contract.suit)
    return Card(contract.suit, Rank.ACE) if contract.kind is Kind.RUFER else None


def playable(state: State) -> Hand:
    """Return the cards the seat whose turn it is may play."""
    cards = follow(state)
    ace = called_ace(state)
    if ace is None or ace not in cards or suit_was_led(state):
        return cards
    if state.trick is not None and state.trick.cards:
        return _as_follower(state, state.trick, cards, ace)
    return _as_leader(state, cards, ace)


def _as_leader(state: State, cards: Hand, ace: Card) -> Hand:
    """Return what the holder of the ace may lead: of the called suit the ace alone, unless he can run away."""
    others = tuple(card for card in cards if card is not ace and state.order.group(card) is ace.suit)
    if len(others) + 1 >= RUNAWAY_CARDS:
        return cards
    return tuple(card for card in cards if card not in others)


def _as_follower(state: State, trick: Trick, cards: Hand, ace: Card) -> Hand:
    """Return what the holder of the ace may play to a trick: the ace to its suit, anything else to another."""
    if state.order.group(trick.cards[0]) is ace.suit:
        return (ace,)
    return tuple(card for card in cards if card is not ace) or cards


def suit_was_led(state: State) -> bool:
    """Say whether the called suit has been led in an earlier trick: its ace is then an ordinary card."""
    ace = called_ace(state)
    return ace is not None and any(_led(state, trick, ace.suit) for trick in state.tricks)


def _led(state: State, trick: Trick, suit: Suit) -> bool:
    return state.order.group(trick.cards[0]) is suit


def shown_partner(state: State) -> Seat | None:
    """Return the partner once everybody knows him: he played the ace, or led its suit and no ace came (F9)."""
    ace = called_ace(state)
    if ace is None:
        return None
    for trick in _lying(state):
        if ace in trick.cards:
            return trick.seats[trick.cards.index(ace)]
        if trick.winner is not None and _led(state, trick, ace.suit):
            return trick.leader
    return None


def _lying(state: State) -> tuple[Trick, ...]:
    return state.tricks if state.trick is None else (*state.tricks, state.trick)


def refusal(state: State, card: Card) -> Reason:
    """Return which duty of the called ace forbids a card that follows as it should."""
    ace = called_ace(state)
    if card is ace:
        return Reason.CALLED_ACE_NO_DISCARD
    leading = state.trick is not None and not state.trick.cards
    return Reason.CALLED_ACE_MUST_LEAD if leading else Reason.CALLED_ACE_MUST_PLAY
