"""Schafkopf as a game: the rules of this folder behind the engine's protocol."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.actions import Action, Move, Play, Say
from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.engine.game import Parties, follow_refusal
from cardavia.engine.play import finish, lay, points_of, spread, tricks_of
from cardavia.engine.result import Party, Redeal, Result
from cardavia.engine.schafkopf import bidding, called_ace, orders, scoring, sides
from cardavia.engine.schafkopf.options import CATALOGUE, SchafkopfOptions, options_of
from cardavia.engine.seats import Seat, after
from cardavia.engine.state import Deal, Phase, Standing, State


class Schafkopf:
    """The game of ``rules.md`` F; see `cardavia.engine.game.Game` for what each method means."""

    key = "schafkopf"
    catalogue = CATALOGUE
    pack_points = scoring.PACK_POINTS

    def pack(self, options: SchafkopfOptions) -> Hand:
        """Return all cards that are dealt under these options."""
        return orders.pack()

    def begin(self, options: SchafkopfOptions, deal: Deal, standing: Standing) -> State:
        """Return the state in which the first player bids."""
        return State(options, deal, standing, orders.order_of(None), Phase.BIDDING, deal.hands, deal.first)

    def auction(self, state: State) -> tuple[Action, ...]:
        """Return the bids that are open."""
        return bidding.legal_bids(state, options_of(state.options)) if state.phase is Phase.BIDDING else ()

    def playable(self, state: State) -> Hand:
        """Return the cards the seat whose turn it is may play (``rules.md`` F8, F9)."""
        return called_ace.playable(state)

    def announceable(self, state: State, seat: Seat) -> tuple[Say, ...]:
        """Return what the seat may announce: nothing under these rules."""
        return ()

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a legal move."""
        if isinstance(move.action, Play):
            return _after_card(lay(state, move, move.action.card))
        return bidding.bid(state, move)

    def parties(self, state: State) -> Parties | None:
        """Return the true sides, None while they are not settled."""
        return sides.parties(state)

    def known_parties(self, state: State, seat: Seat | None) -> Mapping[Seat, Party]:
        """Return the sides the seat can be certain of."""
        return sides.known_parties(state, seat)

    def known_contract(self, state: State, seat: Seat | None) -> tuple[Contract | None, Seat | None]:
        """Return contract and declarer, which everybody knows."""
        return state.contract, state.declarer

    def seen(self, state: State, seat: Seat) -> Hand:
        """Return the seat's own cards."""
        return state.hands[seat]

    def score(self, state: State) -> Result:
        """Return the result of a finished deal (``rules.md`` F10 to F12)."""
        if not state.done or state.contract is None or state.side is None:
            return Result(redeal=state.redeal)
        facts = _facts(state, state.contract, state.side)
        lines = scoring.lines(facts, options_of(state.options))
        scores = spread(scoring.value(facts, lines), state.side, state.players, state.deal.seats)
        return Result(scoring.winner(facts), lines, scoring.factors(facts), scores)

    def next_dealer(self, state: State) -> Seat:
        """Return who deals after this finished deal."""
        same = state.redeal is Redeal.SAME_DEALER
        return state.deal.dealer if same else after(state.deal.dealer, state.deal.seats)

    def standing(self, options: SchafkopfOptions, seats: int, finished: tuple[State, ...], dealer: Seat) -> Standing:
        """Return what the finished deals bring into the next one: nothing under these rules."""
        return Standing()

    def refusal(self, state: State, move: Move) -> Reason:
        """Return the rule that forbids a move which is not legal."""
        if isinstance(move.action, Say):
            return Reason.DOUBLING_DEADLINE
        if isinstance(move.action, Play):
            return _card_refusal(state, move.action.card)
        return bidding.bid_refusal(state, move)


def _after_card(state: State) -> State:
    """Return the state with the deal ended by its last card, or by the first trick a Tout loses (F7)."""
    full = state.trick is not None and not state.trick.cards
    if not full or state.contract is None:
        return state
    missed = state.contract.is_tout and state.tricks[-1].winner != state.declarer
    return finish(state) if missed or len(state.tricks) == state.hand_size else state


def _facts(state: State, contract: Contract, side: tuple[Seat, ...]) -> scoring.Facts:
    parties = sides.parties(state) or {}
    return scoring.Facts(
        contract=contract,
        alone=len(side) == 1,
        points={party: points_of(state, seats) for party, seats in parties.items()},
        tricks={party: tricks_of(state, seats) for party, seats in parties.items()},
        runners=scoring.count_runners(state),
        trumps=len(state.order.trumps),
    )


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
