"""The computer players in their thread."""

from __future__ import annotations

import logging
import random
import threading

import pytest
from PySide6.QtCore import QCoreApplication

from cardavia.ai.budget import Budget
from cardavia.ai.player import RandomPlayer
from cardavia.engine.actions import Action, Move, Say
from cardavia.engine.games import GAMES
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.table.worker import Question, Thinker, answer


class Broken:
    """A player with a mistake in it."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        raise RuntimeError("cannot count")

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        raise RuntimeError("cannot speak")


def _observation() -> Observation:
    game = GAMES["doppelkopf"]
    options = game.catalogue.preset("ddv")
    match = Match(game, options).start(deal_cards(game, options, 3, 4, random.Random(1)))
    state = match.deals[-1]
    assert state.turn is not None
    return observe(game, state, state.turn)


def test_a_player_that_fails_is_logged_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    observation = _observation()
    with caplog.at_level(logging.ERROR):
        move = answer(Question(1, (observation,), observation), {observation.seat: Broken()}, Budget())
    assert move == Move(observation.seat, observation.duties[0])
    assert "failed" in caplog.text
    assert str(observation.hand[0]) not in caplog.text.split()


def test_nobody_to_ask_is_no_answer() -> None:
    assert answer(Question(1, (), None), {}, Budget()) is None


def test_the_duty_is_answered_when_nobody_announces() -> None:
    observation = _observation()
    move = answer(Question(1, (), observation), {observation.seat: RandomPlayer(random.Random(1))}, Budget())
    assert move is not None
    assert move.action in observation.duties


class Patient:
    """A player who thinks until he is told to stop."""

    def __init__(self) -> None:
        self.asked, self.told = threading.Event(), threading.Event()

    def choose(self, observation: Observation, budget: Budget) -> Action:
        budget.when_cancelled(self.told.set)
        self.asked.set()
        assert self.told.wait(30)
        return observation.duties[0]

    def announce(self, observation: Observation, budget: Budget) -> Say | None:
        return None


def test_a_dropped_question_is_thought_about_no_longer(qapp: QCoreApplication) -> None:
    observation, player, thinker = _observation(), Patient(), Thinker()
    thinker.ask(Question(1, (), observation), {observation.seat: player})
    assert player.asked.wait(30)
    thinker.drop()
    assert player.told.wait(30)
    thinker.stop()


def test_a_new_question_takes_the_place_of_the_old_one(qapp: QCoreApplication) -> None:
    observation, player, thinker = _observation(), Patient(), Thinker()
    thinker.ask(Question(1, (), observation), {observation.seat: player})
    assert player.asked.wait(30)
    thinker.ask(Question(2, (), observation), {observation.seat: RandomPlayer(random.Random(1))})
    assert player.told.wait(30)
    thinker.stop()
