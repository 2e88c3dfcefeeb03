"""How long sampling takes: ``python -m tests.ai.sampling_speed`` prints processor time by the phase of the deal."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean

from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.sampling import Sampler
from cardavia.engine.actions import Move
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Phase, Standing

DEALS, SAMPLES = 12, 200
RULES = (("doppelkopf", "ddv"), ("doppelkopf", "pagat"), ("schafkopf", "schaf"))
TRICKS_A_PART = 3


def positions(game_key: str, preset: str) -> Iterator[Observation]:
    """Yield what each seat sees at its turn in deals that easy players play."""
    game, player, source = game_of(game_key), EasyPlayer(), random.Random(5)
    options = game.catalogue.preset(preset)
    for _ in range(DEALS):
        state = game.begin(options, deal_cards(game, options, 3, 4, source), Standing())
        while not state.done:
            for seat in state.players:
                say = player.announce(observe(game, state, seat))
                state = state if say is None else apply(game, state, Move(seat, say))
            assert state.turn is not None
            seen = observe(game, state, state.turn)
            yield seen
            state = apply(game, state, Move(state.turn, player.choose(seen)))


def measured(observation: Observation) -> tuple[float, float, float]:
    """Return the seconds to set up, to draw a sample and to weigh one."""
    source = random.Random(1)
    started = time.process_time()
    sampler = Sampler(observation)
    ready = time.process_time()
    samples = [sampler.draw(source) for _ in range(SAMPLES)]
    drawn = time.process_time()
    for sample in samples:
        sampler.weigh(sample)
    return ready - started, (drawn - ready) / SAMPLES, (time.process_time() - drawn) / SAMPLES


def main() -> None:
    """Print a line for each set of rules and part of the deal."""
    for game_key, preset in RULES:
        times: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
        for observation in positions(game_key, preset):
            first = len(observation.tricks) // TRICKS_A_PART * TRICKS_A_PART + 1
            part = f"trick {first}+" if observation.phase is Phase.PLAY else observation.phase.value
            times[part].append(measured(observation))
        for part, found in times.items():
            setups, draws, weighs = zip(*found, strict=True)
            line = f"setup {mean(setups) * 1e3:.2f} ms (most {max(setups) * 1e3:.1f}), draw {mean(draws) * 1e6:.0f} µs"
            print(f"{preset} {part}: {line}, weigh {mean(weighs) * 1e6:.0f} µs, {len(found)} positions")


if __name__ == "__main__":
    main()
