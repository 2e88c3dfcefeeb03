"""What happens when all four pass: redeal, Ramsch, Muss or Stock (``rules.md`` F3, G; ``rulings.md`` 36 to 38)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.actions import Action, Bid, Move
from cardavia.engine.cards import Card, Rank, Suit
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.play import begin_play, finish
from cardavia.engine.result import Redeal
from cardavia.engine.schafkopf.options import SchafkopfOptions, options_of
from cardavia.engine.schafkopf.orders import order_under
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State

OLD_ONE = Card(Suit.CLUBS, Rank.QUEEN)
"""The Ober of acorns (der Alte), whose holder must play under ``all_pass: muss``."""

_CALLABLE = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
_COURTS = (Rank.QUEEN, Rank.JACK)


def settle(state: State, options: SchafkopfOptions) -> State:
    """Return the state after four passes, by the option ``all_pass``."""
    if options.all_pass == "ramsch":
        return _begin_ramsch(state, options)
    if options.all_pass == "muss":
        return _ask_old_one(state)
    if fills_stock(options):
        return finish(state)
    same = options.all_pass == "same-dealer"
    return finish(replace(state, redeal=Redeal.SAME_DEALER if same else Redeal.NEXT_DEALER))


def forced_kinds(options: SchafkopfOptions) -> tuple[Kind, ...]:
    """Return the contract that four passes lead to, if any."""
    forced = {"ramsch": (Kind.RAMSCH,), "muss": (Kind.MUSS,)}
    return forced.get(options.all_pass, ())


def fills_stock(options: SchafkopfOptions) -> bool:
    """Say whether four passes fill a pool (Stock, ``rulings.md`` 37)."""
    return options.all_pass == "stock"


def _begin_ramsch(state: State, options: SchafkopfOptions) -> State:
    contract = Contract(Kind.RAMSCH)
    return begin_play(replace(state, contract=contract, order=order_under(contract, options)), state.deal.first)


def _ask_old_one(state: State) -> State:
    """Return the state in which the holder of the Ober of acorns must call; the next dealer's turn if he cannot."""
    holder = next(seat for seat in state.players if OLD_ONE in state.hands[seat])
    asked = replace(state, turn=holder)
    return asked if muss_calls(asked) else finish(replace(state, redeal=Redeal.NEXT_DEALER))


def must_call(state: State) -> bool:
    """Say whether everybody has passed and the holder of the Ober of acorns must call now."""
    bid_now = state.phase is Phase.BIDDING and options_of(state.options).all_pass == "muss"
    if not bid_now or any(isinstance(move.action, Bid) for move in state.moves):
        return False
    passes = sum(str(move.action) == "pass" for move in state.moves)
    return passes == len(state.players)


def muss_calls(state: State) -> tuple[Action, ...]:
    """Return the calls open to the one who must: a usual one, else an ace without its suit, else a ten."""
    if state.turn is None:
        return ()
    suits = _suits_to_call(state, state.turn)
    return tuple(Bid(Contract(Kind.RUFER, suit)) for suit in suits)


def _suits_to_call(state: State, seat: Seat) -> tuple[Suit, ...]:
    hand = state.hands[seat]
    missing = tuple(suit for suit in _CALLABLE if Card(suit, Rank.ACE) not in hand)
    usual = tuple(suit for suit in missing if any(card.suit is suit and card.rank not in _COURTS for card in hand))
    tens = tuple(suit for suit in _CALLABLE if Card(suit, Rank.TEN) not in hand)
    return usual or missing or tens


def called_in_muss(state: State, declarer: Seat, suit: Suit) -> Card:
    """Return the card that is called: the ace, or the ten where the declarer holds all three aces."""
    ace = Card(suit, Rank.ACE)
    return Card(suit, Rank.TEN) if ace in state.deal.hands[declarer] else ace


def begin_muss(state: State, move: Move) -> State:
    """Return the play of a Rufer that its declarer was forced to."""
    if not isinstance(move.action, Bid) or move.action.contract.suit is None:
        raise ValueError(f"{move} calls nothing")
    contract = Contract(Kind.MUSS, move.action.contract.suit)
    called = called_in_muss(state, move.seat, move.action.contract.suit)
    partner = next(seat for seat in state.players if called in state.hands[seat])
    order = order_under(contract, options_of(state.options))
    state = replace(state, moves=(*state.moves, move), contract=contract, declarer=move.seat, order=order)
    return begin_play(replace(state, side=(move.seat, partner)), state.deal.first)
