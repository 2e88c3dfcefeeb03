"""Whatever a hint claims is true of the cards as they really lie, in thousands of positions of both games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

import pytest

from cardavia.ai.easy.knowledge import know
from cardavia.ai.hinting_calls import grounds_of_call
from cardavia.ai.hinting_cards import CHECKS
from cardavia.ai.hinting_reasons import HintReason
from cardavia.engine.actions import PLAYS, Bid, Exchange, Move
from cardavia.engine.cards import Card, Hand, Rank, Suit
from cardavia.engine.game import Game, legal
from cardavia.engine.observation import observe
from cardavia.engine.seats import Seat
from cardavia.engine.state import Phase, State, Trick
from tests.ai.played import RULES, Rules, positions


class Position:
    """The true state with a card that the seat in turn might play, read without the hints' own code."""

    def __init__(self, game: Game, state: State, card: Card) -> None:
        assert state.turn is not None
        assert state.trick is not None
        self.game, self.state, self.card, self.seat, self.trick = game, state, card, state.turn, state.trick
        self.hand = state.hands[self.seat]
        self.order = state.order
        self.others = [other for seat, hand in enumerate(state.hands) if seat != self.seat for other in hand]

    @property
    def endings(self) -> list[Trick]:
        """The trick as it may end, whatever those who still play choose."""
        return list(_endings(self.game, self.game.advance(self.state, Move(self.seat, PLAYS[self.card]))))

    @property
    def leading(self) -> bool:
        return not self.trick.cards

    def ahead(self, card: Card) -> Seat:
        cards = (*self.trick.cards, card)
        return self.trick.seats[self.order.winner(cards, self.state.is_last_trick)]

    def is_ours(self, seat: Seat | None) -> bool:
        """Say whether the seat is truly on the side of the one in turn."""
        parties = self.game.parties(self.state) or {}
        return any(seat in seats and self.seat in seats for seats in parties.values())

    @property
    def best_possible(self) -> bool:
        """Whether any allowed card gets ahead."""
        return any(self.ahead(card) == self.seat for card in self.game.playable(self.state))

    @property
    def cheapest(self) -> bool:
        return all(card.points >= self.card.points for card in self.game.playable(self.state))

    @property
    def void(self) -> bool:
        led = self.trick.cards[0]
        return not self.order.is_trump(led) and not any(self._same(card, led) for card in self.hand)

    @property
    def was_led(self) -> bool:
        return any(self._same(trick.cards[0], self.card) for trick in self.state.tricks)

    @property
    def mates(self) -> list[Card]:
        return [card for card in self.hand if self._same(card, self.card)]

    @property
    def above(self) -> list[Card]:
        """The others' cards of the same group that are higher."""
        higher = self.order.strength(self.card)
        return [card for card in self.others if self._same(card, self.card) and self.order.strength(card) > higher]

    def _same(self, one: Card, other: Card) -> bool:
        return self.order.group(one) is self.order.group(other)


def _endings(game: Game, state: State) -> Iterator[Trick]:
    if state.trick is None or not state.trick.cards:
        yield state.tricks[-1]
        return
    assert state.turn is not None
    for card in dict.fromkeys(game.playable(state)):
        yield from _endings(game, game.advance(state, Move(state.turn, PLAYS[card])))


Truth = Callable[[Position, int], bool]
TRUTHS: Mapping[HintReason, Truth] = {
    HintReason.ONLY_CHOICE: lambda at, _: set(at.game.playable(at.state)) == {at.card},
    HintReason.TAKES_LAST: lambda at, n: (
        len(at.endings) == 1 and at.endings[0].winner == at.seat and at.endings[0].points == n
    ),
    HintReason.SURE_TRICK: lambda at, _: all(trick.winner == at.seat for trick in at.endings),
    HintReason.FOX_IS_SAFE: lambda at, _: (
        at.card == Card(Suit.DIAMONDS, Rank.ACE) and all(at.is_ours(trick.winner) for trick in at.endings)
    ),
    HintReason.SMEAR_SURE: lambda at, n: (
        all(at.is_ours(trick.winner) for trick in at.endings) and n == at.card.points > 0
    ),
    HintReason.SMEAR: lambda at, n: (
        at.ahead(at.card) != at.seat and at.is_ours(at.ahead(at.card)) and n == at.card.points
    ),
    HintReason.PARTNER_AHEAD: lambda at, _: (
        at.ahead(at.card) != at.seat and at.is_ours(at.ahead(at.card)) and at.best_possible
    ),
    HintReason.DRAW_TRUMPS: lambda at, n: (
        at.leading and at.order.is_trump(at.card) and n == len(at.order.trumps_in(at.others)) > 0
    ),
    HintReason.SEARCH: lambda at, _: (
        at.leading and not at.was_led and at.game.called(at.state) in at.others and not at.is_ours(at.state.declarer)
    ),
    HintReason.FIRST_ROUND: lambda at, _: at.leading and not at.was_led and not at.above,
    HintReason.HIGHEST: lambda at, _: at.leading and not at.above and not at.order.is_trump(at.card),
    HintReason.RUFF: lambda at, n: at.void and at.ahead(at.card) == at.seat and n == at.trick.points,
    HintReason.AHEAD: lambda at, n: at.ahead(at.card) == at.seat and len(at.others) >= n > 0,
    HintReason.CANNOT_WIN: lambda at, n: not at.best_possible and at.cheapest and n == at.card.points,
    HintReason.KEEP_TRUMPS: lambda at, _: (
        at.void and bool(at.order.trumps_in(at.hand)) and not at.order.is_trump(at.card)
    ),
    HintReason.KEEP_HIGH: lambda at, n: (
        at.best_possible and at.ahead(at.card) != at.seat and at.cheapest and n == at.trick.points
    ),
    HintReason.LAST_OF_SUIT: lambda at, _: (
        len(at.mates) == 1 and not at.order.is_trump(at.card) and bool(at.order.trumps_in(at.hand))
    ),
    HintReason.LEADS_NOTHING: lambda at, _: at.leading and at.card.points == 0,
    HintReason.STAYS_UNDER: lambda at, _: (
        at.ahead(at.card) != at.seat and at.order.group(at.card) is at.order.group(at.trick.cards[0])
    ),
    HintReason.SHEDS: lambda at, _: (
        all(trick.winner != at.seat for trick in at.endings) and not at.order.following(at.trick.cards[0], at.hand)
    ),
    HintReason.LEADS_UNDER: lambda at, n: (
        at.leading and n == len(at.above) and at.order.strength(at.card) == min(map(at.order.strength, at.mates))
    ),
}
"""What each reason says, read from the true cards."""


def test_every_reason_for_a_card_has_a_check_and_a_truth() -> None:
    assert CHECKS.keys() == TRUTHS.keys()


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_a_reason_for_a_card_is_true_of_the_cards_as_they_lie(rules: Rules, seed: int) -> None:
    wrong: Counter[HintReason] = Counter()
    for game, state in positions(*rules, seed=seed, deals=12):
        if state.phase is Phase.PLAY and state.turn is not None:
            wrong.update(_wrong(game, state, state.turn))
    assert wrong == Counter()


def _wrong(game: Game, state: State, seat: Seat) -> Iterator[HintReason]:
    """Yield the reasons that hold of an allowed card by their check and are not true of it."""
    known = know(observe(game, state, seat))
    for card in dict.fromkeys(game.playable(state)):
        position = Position(game, state, card)
        for reason, check in CHECKS.items():
            count = check(known, card)
            if count is not None and not TRUTHS[reason](position, count):
                yield reason


def test_every_reason_for_a_card_occurs() -> None:
    left = set(CHECKS)
    for game, state in chain.from_iterable(positions(*rules, seed=3, deals=24) for rules in RULES):
        if not left:
            break
        if state.phase is Phase.PLAY and state.turn is not None:
            known = know(observe(game, state, state.turn))
            cards = dict.fromkeys(game.playable(state))
            left -= {reason for reason in left for card in cards if CHECKS[reason](known, card) is not None}
    assert not left


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_what_is_counted_for_a_call_is_true_of_the_hand(rules: Rules) -> None:
    checked = 0
    for game, state in positions(*rules, seed=4, deals=25):
        if state.turn is None or state.phase in (Phase.PLAY, Phase.DONE):
            continue
        observation = observe(game, state, state.turn)
        for action in observation.duties[:40]:
            found = grounds_of_call(observation, action)
            if found is None or found.reason is HintReason.ONLY_CHOICE:
                assert found is None or len(legal(game, state, state.turn)) == 1
            elif isinstance(action, Exchange):
                kept = game.advance(state, Move(state.turn, action)).hands[state.turn]
                assert found.count == _plain_suits(state, game.seen(state, state.turn)) - _plain_suits(
                    state, _own(kept, action)
                )
            elif isinstance(action, Bid):
                assert found.holding is not None
                assert found.holding.trumps + found.holding.aces <= len(observation.hand)
                checked += 1
            else:
                assert found.holding is not None
                assert found.holding.trumps == len(state.order.trumps_in(observation.hand))
                checked += 1
    assert checked


def _own(kept: Hand, action: Exchange) -> Hand:
    return tuple(card for card in kept if card not in action.cards)


def _plain_suits(state: State, cards: Hand) -> int:
    return len({state.order.group(card) for card in cards} - {None})
