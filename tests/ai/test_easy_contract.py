"""The easy player under every set of rules: only legal actions, always the same ones, better than chance."""

import random
from collections.abc import Sequence

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player, RandomPlayer, make_player
from cardavia.ai.playing import play_deal, played_out
from cardavia.engine.actions import Action, Say
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation
from cardavia.engine.state import Standing, State
from tests.ai.measuring import RANDOM_CARDS, lead_of_easy
from tests.engine.helpers import ALL_RULES, PRESETS, Rules, match_of, rules_id


class Watched:
    """The easy player, asked everything twice and held to the legal actions."""

    def __init__(self) -> None:
        self._player = EasyPlayer()
        self._again = EasyPlayer()

    def choose(self, observation: Observation, budget: Budget | None = None) -> Action:
        action = self._player.choose(observation)
        assert action in observation.duties
        assert action == self._again.choose(observation)
        return action

    def announce(self, observation: Observation, budget: Budget | None = None) -> Say | None:
        say = self._player.announce(observation)
        assert say is None or say in observation.sayings
        assert say == self._again.announce(observation)
        return say


def whole_sessions(rules: Rules, deals: int, seed: int, players: Sequence[Player]) -> None:
    """Play that many deals of sessions, each begun anew when it is over."""
    source = random.Random(seed)
    match = match_of(rules)
    for _ in range(deals):
        match = play_deal(match_of(rules) if match.over else match, players, source)
        assert sum(match.totals) == 0


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_easy_players_only_do_what_is_legal(rules: Rules) -> None:
    whole_sessions(rules, 12, 1, [Watched()] * 4)
    whole_sessions(rules, 12, 2, [Watched(), RandomPlayer(random.Random(3))] * 2)


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_easy_players_only_do_what_is_legal_in_hundreds_of_deals(rules: Rules) -> None:
    whole_sessions(rules, 50, 4, [Watched()] * 4)
    whole_sessions(rules, 50, 5, [Watched(), RandomPlayer(random.Random(6))] * 2)


@pytest.mark.parametrize(("game", "preset"), [("schafkopf", "schaf"), ("doppelkopf", "ddv"), ("doppelkopf", "pagat")])
def test_easy_beats_random(game: str, preset: str) -> None:
    assert lead_of_easy((game, preset, {}), "random", 100) > 4


@pytest.mark.parametrize(("game", "preset"), [("schafkopf", "schaf"), ("doppelkopf", "ddv")])
def test_easy_cards_beat_random_cards_after_the_same_calls(game: str, preset: str) -> None:
    assert lead_of_easy((game, preset, {}), RANDOM_CARDS, 100) > 0.5


def test_players_are_made_by_name() -> None:
    rules = match_of(PRESETS[2])
    deal = deal_cards(rules.game, rules.options, 3, 4, random.Random(1))
    state = rules.game.begin(rules.options, deal, Standing())

    def end(*players: Player) -> State:
        return played_out(rules.game, state, players)

    assert end(*[make_player("easy", "doppelkopf", random.Random(1))] * 4) == end(*[EasyPlayer()] * 4)
    made = end(*[make_player("random", "doppelkopf", random.Random(2))] * 4)
    assert made == end(*[RandomPlayer(random.Random(2))] * 4)


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(InputProblem) as caught:
        make_player("wizard", "schafkopf", random.Random(1))
    assert (caught.value.flaw, caught.value.names) == (Flaw.UNKNOWN_PLAYER, ("wizard",))
