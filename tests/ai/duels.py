"""Measures players against one another: ``python -m tests.ai.duels GAME PRESET DEALS [random|cards [NAME=VALUE ...]]``.

Two against two, seats exchanged, every deal played twice with the same cards. Then four easy players among themselves.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player, RandomPlayer
from cardavia.ai.playing import moves, play_deal
from cardavia.engine.actions import Action, Say
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import Observation
from cardavia.engine.result import Party
from cardavia.engine.state import Standing, State
from tests.engine.helpers import Rules, match_of

_NORMAL_95 = 1.96


class RandomCards:
    """Calls as the easy player does, announces nothing, and plays any legal card."""

    def __init__(self, source: random.Random) -> None:
        self._calls, self._cards = EasyPlayer(), source

    def choose(self, observation: Observation) -> Action:
        return self._cards.choice(observation.duties) if observation.playable else self._calls.choose(observation)

    def announce(self, observation: Observation) -> Say | None:
        return None


def played(match: Match, state: State, players: Sequence[Player]) -> State:
    """Return the end of the deal."""
    for move in moves(match.game, state, players):
        state = apply(match.game, state, move)
    return state


def differences(
    rules: Rules,
    weaker: Player,
    deals: int,
    seed: int,
    standing: Standing = Standing(),  # noqa: B008 - a frozen value
) -> Iterator[float]:
    """Yield, deal by deal, an easy seat's score less a weaker one's, the mean of both plays of the same cards."""
    match, source, easy = match_of(rules), random.Random(seed), EasyPlayer()
    for number in range(deals):
        deal = deal_cards(match.game, match.options, number % match.seats, match.seats, source)
        total = 0
        for first in (0, 1):
            ours = deal.players[first::2]
            players = [easy if seat in ours else weaker for seat in range(match.seats)]
            end = played(match, match.game.begin(match.options, deal, standing), players)
            scores = match.game.score(end).scores or (0,) * match.seats
            total += sum(score if seat in ours else -score for seat, score in enumerate(scores))
        yield total / 4


def contracts(rules: Rules, deals: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    """Return how often easy players among themselves played each contract, and how often its declarer or Re won."""
    seen: Counter[str] = Counter()
    won: Counter[str] = Counter()
    source, match = random.Random(seed), match_of(rules)
    for _ in range(deals):
        match = play_deal(match_of(rules) if match.over else match, [EasyPlayer()] * match.seats, source)
        end = match.deals[-1]
        result = match.game.score(end)
        forced = "forced " if end.standing.forced is not None else ""
        name = f"{forced}{end.contract.kind.value}" if result.scores and end.contract else "no score"
        seen[name] += 1
        won[name] += result.winner in (Party.RE, Party.DECLARER)
    return seen, won


def main(game: str, preset: str, deals: str, weaker: str = "random", *chosen: str) -> None:
    """Print the figures."""
    source = random.Random(8)
    player = RandomPlayer(source) if weaker == "random" else RandomCards(source)
    catalogue = game_of(game).catalogue
    pairs = (text.split("=", 1) for text in chosen)
    rules: Rules = game, preset, {name: catalogue.option(name).parse(value) for name, value in pairs}
    found = list(differences(rules, player, int(deals), 7))
    error = _NORMAL_95 * statistics.stdev(found) / len(found) ** 0.5
    print(" ".join((game, preset, *chosen)), end=": ")
    print(f"easy less {weaker} {statistics.mean(found):+.2f} ± {error:.2f} a deal, {deals} deals")
    seen, won = contracts(rules, int(deals), 9)
    for name, count in seen.most_common():
        print(f"  {name}: {count / int(deals):.1%}, won {won[name] / count:.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
