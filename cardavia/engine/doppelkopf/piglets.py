"""Piglets and hyperpiglets (Schweinchen, Hyperschweinchen): declared before the first card (``rules.md`` B15, D13)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Say, Saying
from cardavia.engine.cards import Card, Rank, Suit
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.orders import order_of, trump_suit
from cardavia.engine.seats import Seat
from cardavia.engine.state import State

_PIGLETS, _HYPERPIGLETS = Say(Saying.PIGLETS), Say(Saying.HYPERPIGLETS)


def piglet(contract: Contract | None, options: DoppelkopfOptions) -> Card | None:
    """Return the ace whose two copies may become piglets (Schweinchen), if any (``rulings.md`` 17)."""
    suit = trump_suit(contract)
    if suit is None or options.piglets == "off":
        return None
    if options.piglets == "diamonds" and suit is not Suit.DIAMONDS:
        return None
    return Card(suit, Rank.ACE)


def hyperpiglet(contract: Contract | None, options: DoppelkopfOptions) -> Card | None:
    """Return the nine whose two copies may follow the piglets (Hyperschweinchen, ``rules.md`` D13), if any."""
    ace = piglet(contract, options)
    return Card(ace.suit, Rank.NINE) if ace is not None and options.hyperpiglets else None


def declarable(state: State, seat: Seat, options: DoppelkopfOptions) -> tuple[Say, ...]:
    """Return the declarations the seat's hand allows now, in turn or out of it (``rulings.md`` 17)."""
    if not before_first_card(state):
        return ()
    if not were_declared(state):
        return (_PIGLETS,) if _holds_both(state, seat, piglet(state.contract, options)) else ()
    hyper = hyperpiglet(state.contract, options)
    free = not _said(state, Saying.HYPERPIGLETS)
    return (_HYPERPIGLETS,) if free and _holds_both(state, seat, hyper) else ()


def before_first_card(state: State) -> bool:
    """Say whether no card lies yet."""
    return not state.tricks and state.trick is not None and not state.trick.cards


def were_declared(state: State) -> bool:
    """Say whether the two aces have been declared the highest trumps."""
    return _said(state, Saying.PIGLETS)


def declare(state: State, options: DoppelkopfOptions) -> State:
    """Return the state with the card order that the declarations make."""
    cards = {
        Saying.PIGLETS: piglet(state.contract, options),
        Saying.HYPERPIGLETS: hyperpiglet(state.contract, options),
    }
    declared = tuple(card for saying, card in cards.items() if card is not None and _said(state, saying))
    return replace(state, order=order_of(state.contract, options, declared))


def _holds_both(state: State, seat: Seat, card: Card | None) -> bool:
    return card is not None and state.hands[seat].count(card) == 2


def _said(state: State, saying: Saying) -> bool:
    return any(said.saying is saying for said in state.said)
