"""How well the easy player plays contracts that turn the usual aims round, against players of chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.easy.bettel import gaps
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player
from cardavia.ai.playing import play_deal, played_out
from cardavia.engine.actions import Action, Bid, Call, Move, Say, Verb
from cardavia.engine.cards import without
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.game import Game, apply
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.orders import order_under
from cardavia.engine.state import Standing, State
from tests.engine.helpers import match_of

EASY = EasyPlayer()
BETTEL, POVERTY = Bid(Contract(Kind.BETTEL)), Bid(Contract(Kind.POVERTY))


class Chance:
    """Plays any legal card and says nothing."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        return self._source.choice(observation.duties)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        return None


def seated(one: Player, seat: int, rest: Player) -> list[Player]:
    return [one if place == seat else rest for place in range(4)]


def called(game: Game, state: State, declarer: int | None, bid: Bid, silence: Verb) -> State:
    """Return the state after one has bid and all others were silent."""
    for seat in state.players:
        state = apply(game, state, Move(seat, bid if seat == declarer else Call(silence)))
    return state


# Bettel


def bettels(match: Match, number: int, source: random.Random) -> list[tuple[State, int]]:
    """Return deals in which somebody has bid a Bettel that is neither sure nor hopeless, and who."""
    order = order_under(BETTEL.contract, match.options)
    found: list[tuple[State, int]] = []
    while len(found) < number:
        deal = deal_cards(match.game, match.options, len(found) % 4, 4, source)
        state = match.game.begin(match.options, deal, Standing())
        for seat in deal.players:
            hand = deal.hands[seat]
            if 2 <= gaps(order, hand, without(match.game.pack(match.options), hand)) <= 8:
                found.append((called(match.game, state, seat, BETTEL, Verb.PASS), seat))
                break
    return found


def bettels_won(match: Match, states: Sequence[tuple[State, int]], declarer: Player, defender: Player) -> float:
    ends = [played_out(match.game, state, seated(declarer, seat, defender)) for state, seat in states]
    return sum(match.game.score(end).winner is Party.DECLARER for end in ends) / len(ends)


def test_bettel_is_avoided_and_forced_better_than_by_chance() -> None:
    match = match_of(("schafkopf", "schaf", {"bettel": True}))
    states = bettels(match, 150, random.Random(3))
    easy = bettels_won(match, states, EASY, EASY)
    assert easy > bettels_won(match, states, Chance(1), EASY) + 0.3
    assert easy < bettels_won(match, states, EASY, Chance(2)) - 0.05


# Ramsch


def ramsch_lost(match: Match, deals: int, one: Player, rest: Player) -> float:
    """Return how often the one player loses against three others."""
    source, lost = random.Random(4), 0
    for number in range(deals):
        deal = deal_cards(match.game, match.options, number % 4, 4, source)
        start = called(match.game, match.game.begin(match.options, deal, Standing()), None, BETTEL, Verb.PASS)
        seat = number * 3 % 4
        end = played_out(match.game, start, seated(one, seat, rest))
        lost += (match.game.score(end).scores or ())[seat] < 0
    return lost / deals


@pytest.mark.parametrize("more", [{}, {"short_deck": True}, {"ramsch_durchmarsch": True, "ramsch_jungfrau": True}])
def test_ramsch_is_lost_less_often_than_by_chance(more: dict[str, bool]) -> None:
    match = match_of(("schafkopf", "schaf", {"all_pass": "ramsch", **more}))
    assert ramsch_lost(match, 150, EASY, Chance(1)) < 0.22
    assert ramsch_lost(match, 150, Chance(2), EASY) > 0.35


# Black sow


def black_sows(match: Match, number: int, source: random.Random) -> list[State]:
    """Return deals of a poverty that nobody has taken."""
    found: list[State] = []
    while len(found) < number:
        deal = deal_cards(match.game, match.options, len(found) % 4, 4, source)
        state = match.game.begin(match.options, deal, Standing())
        poor = next((seat for seat in deal.players if _is_poor(match, state, seat)), None)
        if poor is not None:
            found.append(_refused(match.game, called(match.game, state, poor, POVERTY, Verb.HEALTHY)))
    return found


def _is_poor(match: Match, state: State, seat: int) -> bool:
    trumps = state.order.trumps_in(state.hands[seat])
    return len(trumps) <= 3


def _refused(game: Game, state: State) -> State:
    assert state.turn is not None
    state = apply(game, state, Move(state.turn, EASY.choose(observe(game, state, state.turn))))
    for _ in range(3):
        assert state.turn is not None
        state = apply(game, state, Move(state.turn, Call(Verb.DECLINE)))
    return state


def test_the_black_sow_goes_to_chance_rather_than_to_easy() -> None:
    match = match_of(("doppelkopf", "pagat", {"poverty_refused": "black-sow"}))
    states = black_sows(match, 100, random.Random(5))
    alone: list[float] = []
    scores: list[float] = []
    for one, rest in ((EASY, Chance(1)), (Chance(2), EASY)):
        ends = [played_out(match.game, state, seated(one, place % 4, rest)) for place, state in enumerate(states)]
        alone.append(sum(end.declarer == place % 4 for place, end in enumerate(ends)) / len(ends))
        won = [(match.game.score(end).scores or (0,) * 4)[place % 4] for place, end in enumerate(ends)]
        scores.append(sum(won) / len(won))
    assert alone[0] < 0.25 < alone[1]
    assert scores[0] > 0 > scores[1]


# Compulsory solos


def _pays(state: State) -> bool:
    reserved = state.contract is not None and state.contract.is_doppelkopf_solo
    return reserved and state.declarer in state.standing.debtors


@pytest.mark.slow
def test_hardly_a_compulsory_solo_is_left_to_be_forced() -> None:
    source, forced, owed = random.Random(4), 0, 0
    for _ in range(10):
        match = match_of(("doppelkopf", "ddv-tournament", {}))
        while not match.over:
            match = play_deal(match, [EASY] * 4, source)
        solos = [deal for deal in match.deals if _pays(deal)]
        owed += len(solos)
        forced += sum(deal.standing.forced is not None for deal in solos)
    assert owed == 40
    assert forced <= 4
