"""Schafkopf as a game: the rules of this folder behind the engine's protocol."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.actions import Action, Exchange, Move, Play, Say, Transfer
from cardavia.engine.cards import Card, Hand
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.errors import Reason
from cardavia.engine.game import Parties, follow_refusal
from cardavia.engine.play import finish, lay
from cardavia.engine.result import Party, Redeal, Result
from cardavia.engine.schafkopf import (
    all_pass,
    bidding,
    called_ace,
    deal_result,
    doubling,
    hochzeit,
    orders,
    ramsch,
    scoring,
    sides,
    stock,
)
from cardavia.engine.schafkopf.options import CATALOGUE, SchafkopfOptions, options_of
from cardavia.engine.seats import Seat, after
from cardavia.engine.state import Deal, Phase, Standing, State


class Schafkopf:
    """The game of ``rules.md`` F and G; see `cardavia.engine.game.Game` for what each method means."""

    key = "schafkopf"
    catalogue = CATALOGUE
    pack_points = scoring.PACK_POINTS

    def pack(self, options: SchafkopfOptions) -> Hand:
        """Return all cards that are dealt under these options."""
        return orders.pack(options)

    def begin(self, options: SchafkopfOptions, deal: Deal, standing: Standing) -> State:
        """Return the state in which the first player bids, or is asked for an early doubling."""
        order = orders.order_under(None, options)
        return State(options, deal, standing, order, doubling.first_phase(options), deal.hands, deal.first)

    def auction(self, state: State) -> tuple[Action, ...]:
        """Return the calls that are open."""
        if state.phase is Phase.BIDDING:
            return bidding.legal_bids(state, options_of(state.options))
        if state.phase is Phase.EXCHANGE:
            return hochzeit.legal_exchange(state)
        return doubling.legal_early(state) if state.phase is Phase.DOUBLE else ()

    def playable(self, state: State) -> Hand:
        """Return the cards the seat whose turn it is may play (``rules.md`` F8, F9)."""
        return called_ace.playable(state)

    def announceable(self, state: State, seat: Seat) -> tuple[Say, ...]:
        """Return the doublings the seat may say."""
        return doubling.announceable(state, seat, options_of(state.options))

    def chances(self, state: State) -> tuple[Chance, ...]:
        """Return what each side can still announce."""
        return doubling.chances(state, options_of(state.options))

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a legal move."""
        action = move.action
        if isinstance(action, Play):
            return _after_card(lay(state, move, action.card))
        if isinstance(action, Say):
            return doubling.say(state, move, action)
        if isinstance(action, Exchange):
            hand_over = hochzeit.lay if action.transfer is Transfer.LAY else hochzeit.give
            return hand_over(state, move, action.cards[0])
        return _after_call(state, move)

    def parties(self, state: State) -> Parties | None:
        """Return the true sides, None while they are not settled."""
        return sides.parties(state)

    def known_parties(self, state: State, seat: Seat | None) -> Mapping[Seat, Party]:
        """Return the sides the seat can be certain of."""
        return sides.known_parties(state, seat)

    def known_contract(self, state: State, seat: Seat | None) -> tuple[Contract | None, Seat | None]:
        """Return contract and declarer, which everybody knows."""
        return state.contract, state.declarer

    def called(self, state: State) -> Card | None:
        """Return the called ace, or the ten of a Muss."""
        return called_ace.called_ace(state)

    def seen(self, state: State, seat: Seat) -> Hand:
        """Return those of its own cards that the seat has looked at."""
        return doubling.seen_cards(state, seat)

    def score(self, state: State) -> Result:
        """Return the result of a finished deal (``rules.md`` F10 to F12, G)."""
        return deal_result.score(state, options_of(state.options)) if state.done else Result()

    def next_dealer(self, options: SchafkopfOptions, finished: tuple[State, ...]) -> Seat:
        """Return who deals after the finished deals, of which there is at least one."""
        state = finished[-1]
        same = state.redeal is Redeal.SAME_DEALER
        return state.deal.dealer if same else after(state.deal.dealer, state.deal.seats)

    def standing(self, options: SchafkopfOptions, finished: tuple[State, ...], dealer: Seat) -> Standing:
        """Return what the finished deals bring into the next one: the stock."""
        if not finished or not all_pass.fills_stock(options):
            return Standing()
        return Standing(stock=stock.after(finished[-1], self.score(finished[-1]).scores))

    def refusal(self, state: State, move: Move) -> Reason:
        """Return the rule that forbids a move which is not legal."""
        if isinstance(move.action, Say):
            return doubling.say_refusal(state, move)
        if isinstance(move.action, Play):
            return _card_refusal(state, move.action.card)
        if state.phase is Phase.EXCHANGE:
            return Reason.HOCHZEIT
        return bidding.bid_refusal(state, move, options_of(state.options))


def _after_call(state: State, move: Move) -> State:
    """Return the state after a bid, an early doubling, or an answer to a Hochzeit."""
    if state.phase is Phase.DOUBLE:
        return doubling.double_early(state, move)
    if state.phase is Phase.EXCHANGE:
        return hochzeit.answer(state, move)
    return bidding.bid(state, move, options_of(state.options))


def _after_card(state: State) -> State:
    """Return the state with the deal ended by its last card, or by the trick that decides a Tout or Bettel."""
    full = state.trick is not None and not state.trick.cards
    if not full or state.contract is None:
        return state
    if not _is_decided(state, state.contract) and len(state.tricks) < state.hand_size:
        return state
    return ramsch.end(state) if state.contract.kind is Kind.RAMSCH else finish(state)


def _is_decided(state: State, contract: Contract) -> bool:
    """Say whether the last trick has lost a Tout, or a Bettel (``rulings.md`` 30)."""
    won = state.tricks[-1].winner == state.declarer
    return (contract.is_tout and not won) or (contract.kind is Kind.BETTEL and won)


def _card_refusal(state: State, card: Card) -> Reason:
    trick, seat = state.trick, state.turn
    if trick is None or seat is None:
        return Reason.PHASE
    if trick.cards and state.order.group(card) is not state.order.group(trick.cards[0]):
        following = follow_refusal(state.order, trick.cards[0], state.hands[seat])
        if following is not None:
            return following
    return called_ace.refusal(state, card)


SCHAFKOPF = Schafkopf()
