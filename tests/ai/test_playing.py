"""Computer players among themselves, with the random player in every seat."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.player import RandomPlayer
from cardavia.ai.playing import moves, next_announcement, play_deal
from cardavia.engine.actions import Action, Move, Play, Say, parse_action
from cardavia.engine.errors import IllegalAction
from cardavia.engine.match import Match
from cardavia.engine.observation import Observation
from cardavia.engine.record import format_record, parse_record, record_of, replay
from tests.engine.helpers import PRESETS, Rules, fill, match_of, rules_id, state_of

DDV: Rules = ("doppelkopf", "ddv", {})


class Listener:
    """Notes what it is asked, plays the first duty, and announces what it is told to."""

    def __init__(self, say: str | None = None) -> None:
        self.seen: list[Observation] = []
        self.say = None if say is None else parse_action(say)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        self.seen.append(observation)
        return observation.duties[0]

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        self.seen.append(observation)
        return self.say if isinstance(self.say, Say) and self.say in observation.sayings else None


class Cheat(Listener):
    """Plays a card that is never in a Doppelkopf pack."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        return parse_action("C7") if observation.playable else observation.duties[0]


def random_players(seed: int) -> list[RandomPlayer]:
    return [RandomPlayer(random.Random(f"{seed} {seat}")) for seat in range(4)]


def played(rules: Rules, seed: int, deals: int = 4) -> Match:
    match, source, players = match_of(rules), random.Random(seed), random_players(seed)
    for _ in range(deals):
        match = play_deal(match, players, source)
    return match


@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_random_players_finish_every_deal(rules: Rules) -> None:
    match = played(rules, 3)
    assert [state.done for state in match.deals] == [True] * 4
    assert sum(match.totals) == 0
    record = record_of(match, rules[1], ("A", "B", "C", "D"))
    assert replay(parse_record(format_record(record).encode())).totals == match.totals


@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_the_same_seed_plays_the_same(rules: Rules) -> None:
    assert [state.moves for state in played(rules, 5).deals] == [state.moves for state in played(rules, 5).deals]
    assert [state.moves for state in played(rules, 5).deals] != [state.moves for state in played(rules, 6).deals]


def test_a_player_is_asked_for_its_own_seat_alone_and_only_when_it_may_act() -> None:
    players = [Listener() for _ in range(4)]
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ", 2: "CQ"})
    state = state_of(DDV, 3, hands)
    assert list(moves(match_of(DDV).game, state, players))
    for seat, player in enumerate(players):
        assert player.seen
        assert {observation.seat for observation in player.seen} == {seat}
        assert all(observation.legal for observation in player.seen)


def test_whoever_may_announce_is_asked_after_each_move() -> None:
    players = [Listener(), Listener("say kontra"), Listener("say re"), Listener("say no90")]
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ", 2: "CQ"})
    state = state_of(DDV, 3, hands, "0:healthy, 1:healthy, 2:healthy, 3:healthy")
    game = match_of(DDV).game
    assert str(next_announcement(game, state, players)) == "1:say kontra"
    done = list(moves(game, state, players))
    # All three speak before the first card, each as soon as it is asked, by seat; silence is no move.
    assert [str(move) for move in done[:3]] == ["1:say kontra", "2:say re", "3:say no90"]
    assert [type(move.action) for move in done[3:]] == [Play] * 48


def test_nobody_is_asked_to_announce_during_the_reservations() -> None:
    players = [Listener("say re") for _ in range(4)]
    state = state_of(DDV, 3, fill("doppelkopf", match_of(DDV).options, {0: "CQ", 2: "CQ"}))
    assert next_announcement(match_of(DDV).game, state, players) is None
    assert [player.seen for player in players] == [[]] * 4


def test_an_illegal_choice_is_refused() -> None:
    players = [Listener(), Cheat(), Listener(), Listener()]
    with pytest.raises(IllegalAction):
        play_deal(match_of(DDV), players, random.Random(1))


def test_the_random_player_takes_each_legal_action_alike() -> None:
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ", 2: "CQ"})
    state = state_of(DDV, 3, hands, "0:healthy, 1:healthy, 2:healthy, 3:healthy")
    player = RandomPlayer(random.Random(7))
    asked = Listener()
    next(moves(match_of(DDV).game, state, [asked] * 4))
    observation = next(seen for seen in asked.seen if seen.seat == 0 and seen.my_turn)
    chosen = Counter(player.choose(observation) for _ in range(200 * len(observation.duties)))
    assert set(chosen) == set(observation.duties)
    assert min(chosen.values()) > 140
    said = Counter(player.announce(observation) for _ in range(4800))
    # One in 24 times it says something, each saying alike.
    assert 140 < 4800 - said[None] < 260
    assert {say for say in said if say is not None} == set(observation.sayings)


def test_every_move_of_the_random_player_reads_back() -> None:
    for state in played(("doppelkopf", "pagat", {}), 9).deals:
        assert [Move.parse(str(move)) for move in state.moves] == list(state.moves)
