"""Doppelkopf as a game: the rules of this folder behind the engine's protocol."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.actions import Action, Bid, Exchange, Move, Play, Say, Transfer
from cardavia.engine.cards import Card, Hand
from cardavia.engine.chance import Chance
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import (
    announcing,
    auction,
    black_sow,
    exchange,
    genscher,
    orders,
    reservations,
    scoring,
    session,
    sides,
)
from cardavia.engine.doppelkopf.deal_facts import facts_of
from cardavia.engine.doppelkopf.options import CATALOGUE, DoppelkopfOptions, options_of
from cardavia.engine.errors import Reason
from cardavia.engine.game import Parties, follow_refusal
from cardavia.engine.play import finish, follow, lay, spread
from cardavia.engine.result import Party, Result
from cardavia.engine.seats import Seat
from cardavia.engine.state import Deal, Phase, Standing, State


class Doppelkopf:
    """The game of ``rules.md`` A to D; see `cardavia.engine.game.Game` for what each method means."""

    key = "doppelkopf"
    catalogue = CATALOGUE
    pack_points = scoring.PACK_POINTS

    def pack(self, options: DoppelkopfOptions) -> Hand:
        """Return all cards that are dealt under these options."""
        return orders.pack(options)

    def begin(self, options: DoppelkopfOptions, deal: Deal, standing: Standing) -> State:
        """Return the state in which the first player, or the one forced to play a solo, speaks."""
        first = deal.first if standing.forced is None else standing.forced
        order = orders.order_of(None, options)
        return State(options, deal, standing, order, Phase.RESERVATIONS, deal.hands, first)

    def auction(self, state: State) -> tuple[Action, ...]:
        """Return the reservations, or the steps of the exchange, that are open."""
        options = options_of(state.options)
        if state.phase is Phase.RESERVATIONS:
            return reservations.legal_reservations(state, options)
        if state.phase is Phase.AUCTION:
            return auction.legal_raises(state, reservations.rival_soloists(state, options))
        return exchange.legal_exchange(state, options) if state.phase is Phase.EXCHANGE else ()

    def playable(self, state: State) -> Hand:
        """Return the cards the seat whose turn it is may play (``rules.md`` A3), none while it must announce (D26)."""
        options = options_of(state.options)
        if announcing.must_announce(state, options):
            return ()
        return genscher.bound_cards(state, follow(state))

    def announceable(self, state: State, seat: Seat) -> tuple[Say, ...]:
        """Return what the seat may announce now (``rules.md`` B6)."""
        return announcing.announceable(state, seat, options_of(state.options))

    def chances(self, state: State) -> tuple[Chance, ...]:
        """Return what each side can still announce."""
        return announcing.chances(state, options_of(state.options))

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a legal move."""
        action, options = move.action, options_of(state.options)
        if isinstance(action, Play):
            return _after_card(lay(state, move, action.card))
        if isinstance(action, Say):
            return announcing.say(state, move, action, options)
        if isinstance(action, Exchange):
            hand_over = exchange.offer if action.transfer is Transfer.PASS else exchange.give_back
            return hand_over(state, move, action)
        if state.phase is Phase.EXCHANGE:
            return exchange.answer(state, move, options)
        if state.phase is Phase.AUCTION:
            return reservations.bid_in_auction(state, move, options)
        if action == reservations.THROW:
            return reservations.throw(state, move)
        return reservations.reserve(state, move, options)

    def parties(self, state: State) -> Parties | None:
        """Return the true sides, None while they are not settled."""
        return sides.parties(state)

    def known_parties(self, state: State, seat: Seat | None) -> Mapping[Seat, Party]:
        """Return the sides the seat can be certain of."""
        return sides.known_parties(state, seat)

    def known_contract(self, state: State, seat: Seat | None) -> tuple[Contract | None, Seat | None]:
        """Return contract and declarer as the seat knows them."""
        return sides.known_contract(state, seat)

    def called(self, state: State) -> Card | None:
        """Return no card: partners are not called."""
        return None

    def seen(self, state: State, seat: Seat) -> Hand:
        """Return the seat's own cards."""
        return state.hands[seat]

    def score(self, state: State) -> Result:
        """Return the result of a finished deal (``rules.md`` B7 to B10)."""
        if not state.done or state.redeal is not None or state.side is None:
            return Result(redeal=state.redeal)
        options = options_of(state.options)
        facts = facts_of(state, options)
        lines = scoring.lines(facts, options)
        scores = spread(scoring.value(facts, options), state.side, state.players, state.deal.seats)
        return Result(scoring.winner(facts), lines, scoring.factors(facts, options), scores)

    def next_dealer(self, options: DoppelkopfOptions, finished: tuple[State, ...]) -> Seat:
        """Return who deals after the finished deals, of which there is at least one."""
        return session.next_dealer(options, finished)

    def standing(self, options: DoppelkopfOptions, finished: tuple[State, ...], dealer: Seat) -> Standing:
        """Return what the finished deals bring into the next one."""
        return session.standing(options, finished, dealer)

    def refusal(self, state: State, move: Move) -> Reason:
        """Return the rule that forbids a move which is not legal."""
        action = move.action
        if isinstance(action, Say):
            return announcing.say_refusal(state, move, options_of(state.options))
        if isinstance(action, Play):
            return _card_refusal(state, action.card)
        if isinstance(action, Exchange):
            return Reason.POVERTY_THREE_CARDS if state.phase is Phase.EXCHANGE else Reason.PHASE
        return _reservation_refusal(state, action)


def _after_card(state: State) -> State:
    """Return the state with what a full trick brings: a wedding's partner, the end of the deal."""
    full = state.trick is not None and not state.trick.cards
    if not full:
        return state
    kind = None if state.contract is None else state.contract.kind
    if kind is Kind.WEDDING:
        state = sides.find_partner(state)
    elif kind is Kind.BLACK_SOW:
        state = black_sow.find_soloist(state)
    return finish(state) if len(state.tricks) == state.hand_size else state


def _card_refusal(state: State, card: Card) -> Reason:
    if announcing.must_announce(state, options_of(state.options)):
        return Reason.SAY_FORCED
    if state.trick is None or state.turn is None or not state.trick.cards:
        return Reason.PHASE
    return follow_refusal(state.order, state.trick.cards[0], state.hands[state.turn]) or Reason.PHASE


def _reservation_refusal(state: State, action: Action) -> Reason:
    if state.phase is not Phase.RESERVATIONS:
        return Reason.PHASE
    if state.standing.forced is not None:
        return Reason.SOLOS_COMPULSORY
    if action == reservations.THROW:
        return Reason.THROW_IN
    if not isinstance(action, Bid):
        return Reason.PHASE
    kind = action.contract.kind
    named = {Kind.WEDDING: Reason.WEDDING_CONDITION, Kind.POVERTY: Reason.POVERTY_CONDITION}
    return named.get(kind, Reason.SOLOS_ALLOWED if action.contract.is_doppelkopf_solo else Reason.CONTRACT_NOT_PLAYED)


DOPPELKOPF = Doppelkopf()
