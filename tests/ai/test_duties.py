"""What a seat must choose from when it has to announce before it may play (``rules.md`` D26)."""

import random

from cardavia.ai.budget import Budget
from cardavia.ai.player import RandomPlayer
from cardavia.ai.playing import play_deal
from cardavia.engine.actions import Action, Call, Say, Verb
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.match import Match
from cardavia.engine.observation import Observation, observe
from cardavia.table.worker import Question, answer

HEALTHY = Call(Verb.HEALTHY)


class Silent(RandomPlayer):
    """Plays normal games at random and announces only what it must."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        return HEALTHY if HEALTHY in observation.duties else super().choose(observation)

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        return None


def forced_moments() -> list[Observation]:
    """Return what the forced seats see in deals of players who never announce of their own accord."""
    game = game_of("doppelkopf")
    match = Match(game, game.catalogue.build("ddv", {"forced_announcement": True}))
    source, players = random.Random(1), [Silent(random.Random(seat)) for seat in range(4)]
    found = []
    for _ in range(60):
        match = play_deal(match, players, source)
        state = game.begin(match.options, match.deals[-1].deal, match.deals[-1].standing)
        for move in match.deals[-1].moves:
            seen = observe(game, state, state.turn or 0)
            if all(isinstance(action, Say) for action in seen.duties):
                assert isinstance(move.action, Say)
                found.append(seen)
            state = apply(game, state, move)
    return found


def test_who_must_announce_chooses_among_announcements_and_the_others_have_no_duty() -> None:
    moments = forced_moments()
    assert moments
    for seen in moments:
        assert seen.duties == seen.sayings
        assert seen.playable == ()


def test_the_table_asks_a_forced_player_for_its_duty() -> None:
    for seen in forced_moments()[:5]:
        move = answer(Question(1, (), seen), {seen.seat: Silent(random.Random(2))}, Budget())
        assert move is not None
        assert move.action in seen.duties


def test_nobody_else_has_a_duty() -> None:
    game = game_of("doppelkopf")
    match = Match(game, game.catalogue.build("ddv", {}))
    source, players = random.Random(3), [RandomPlayer(random.Random(seat)) for seat in range(4)]
    match = play_deal(match, players, source)
    state = game.begin(match.options, match.deals[0].deal, match.deals[0].standing)
    for move in match.deals[0].moves:
        for seat in state.players:
            assert bool(observe(game, state, seat).duties) is (seat == state.turn)
        state = apply(game, state, move)
