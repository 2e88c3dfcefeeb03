"""The players who look ahead, under every set of rules: legal actions only, always the same, nothing hidden used."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player, make_player
from cardavia.ai.sampling import Sampler
from cardavia.ai.search.level import STRONG, Level, Method
from cardavia.ai.search.player import SearchPlayer
from cardavia.ai.simulating.effort import Effort
from cardavia.ai.simulating.worlds import world_of
from cardavia.engine.actions import Action, Say
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, observe
from tests.ai.positions import seen
from tests.ai.test_easy_contract import whole_sessions
from tests.ai.test_easy_options import play
from tests.engine.helpers import ALL_RULES, Rules, rules_id
from tests.engine.house_rules.combinations import alone, combination

needs_kernel = pytest.mark.skipif(not kernel.AVAILABLE, reason="the native kernel is not built")

QUICK = Level(
    deals=4, pool=8, playouts=24, method=Method.TREE, open_from=3, nodes=2_000, effort=Effort(3, 1, seconds=60)
)
"""Considers next to nothing: what is legal does not depend on how long one thinks."""
HANDS = {0: "HJ H8 H7 C9 ST S8 DK D8", 1: "CQ SQ HQ DJ C8 SK S9 D7"}
LED = "0:pass,1:rufer C,2:pass,3:pass"


class Watched:
    """A player who looks ahead, held to what is legal."""

    def __init__(self, level: Level, seed: int) -> None:
        self._player = SearchPlayer(level, random.Random(seed))

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        action = self._player.choose(observation, budget)
        assert action in observation.duties
        return action

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        say = self._player.announce(observation, budget)
        assert say is None or say in observation.sayings
        return say


def watched(method: Method, seed: int) -> list[Player]:
    """Return players who look ahead by different methods beside easy ones."""
    level = replace(QUICK, method=method, open_from=3 if method is Method.TREE else 0)
    return [Watched(level, seed), EasyPlayer(), Watched(level, seed + 1), EasyPlayer(), Watched(level, seed + 2)]


@needs_kernel
@pytest.mark.parametrize("method", Method)
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_they_only_do_what_is_legal(rules: Rules, method: Method) -> None:
    whole_sessions(rules, 2, 1, watched(method, 3))


@needs_kernel
@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_they_keep_the_rules_under_each_option(rules: Rules) -> None:
    play(rules, 2, f"search {rules_id(rules)}", watched(Method.TREE, 4))


@needs_kernel
@pytest.mark.parametrize("number", range(20))
def test_they_keep_the_rules_under_combinations(number: int) -> None:
    play(combination(number), 2, f"search {number}", watched(Method.TREE, number))


@needs_kernel
@pytest.mark.parametrize("name", ["medium", "strong"])
def test_the_same_view_gets_the_same_answer_whatever_was_asked_before(name: str) -> None:
    one, other = (make_player(name, "schafkopf", random.Random(5)) for _ in range(2))
    view = seen(("schafkopf", "schaf"), HANDS, LED)
    one.choose(seen(("schafkopf", "schaf"), HANDS, "0:pass"), Budget())
    assert one.choose(view, Budget()) == other.choose(view, Budget())


@needs_kernel
@pytest.mark.parametrize("moves", ["", "0:pass", LED, f"{LED},0:H7,1:DJ"])
def test_the_answer_is_the_same_whatever_the_hidden_cards_are(moves: str) -> None:
    view = seen(("schafkopf", "schaf"), HANDS, moves)
    player, source, game = SearchPlayer(QUICK, random.Random(6)), random.Random(7), game_of("schafkopf")
    answer = player.choose(view)
    sampler = Sampler(view)
    worlds = [world_of(view, sampler.draw(source)) for _ in range(6)]
    assert len({world.deal.hands for world in worlds}) > 1
    for world in worlds:
        assert player.choose(observe(game, world, view.seat)) == answer


@needs_kernel
def test_a_cancelled_question_is_answered_without_searching() -> None:
    view = seen(("doppelkopf", "ddv"), {}, "0:healthy,1:healthy,2:healthy,3:healthy")
    endless = replace(STRONG["doppelkopf"], playouts=10**9)
    budget = Budget()
    budget.cancel()
    assert SearchPlayer(endless, random.Random(8)).choose(view, budget) in view.duties


@needs_kernel
def test_a_search_is_cancelled_from_another_thread() -> None:
    view = seen(("doppelkopf", "ddv"), {}, "0:healthy,1:healthy,2:healthy,3:healthy")
    endless = SearchPlayer(replace(STRONG["doppelkopf"], playouts=10**9), random.Random(8))
    budget, answers = Budget(), []
    thread = threading.Thread(target=lambda: answers.append(endless.choose(view, budget)), daemon=True)
    thread.start()
    thread.join(0.2)
    assert thread.is_alive()
    budget.cancel()
    thread.join(30)
    assert answers
    assert answers[0] in view.duties


@needs_kernel
def test_a_search_ends_when_its_time_is_up() -> None:
    view = seen(("doppelkopf", "ddv"), {}, "0:healthy,1:healthy,2:healthy,3:healthy")
    endless = SearchPlayer(replace(STRONG["doppelkopf"], playouts=10**9), random.Random(8))
    assert endless.choose(view, Budget(seconds=0.1)) in view.duties


def test_without_the_kernel_the_easy_player_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "AVAILABLE", False)
    monkeypatch.delattr(kernel, "native", raising=False)
    player, easy = SearchPlayer(QUICK, random.Random(9)), EasyPlayer()
    strong = {0: "CQ CQ HT HT SQ SQ DJ D9 CA SA HA S9"}
    for moves in ("", "0:healthy,1:healthy,2:healthy,3:healthy"):
        view = seen(("doppelkopf", "ddv"), strong, moves)
        assert player.choose(view) == easy.choose(view)
        assert player.announce(view) == easy.announce(view)
