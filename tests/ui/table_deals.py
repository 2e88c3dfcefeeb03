"""Deals for the tests of the table: steps as the controller sends them, played by a choice of the test."""

import random
from collections.abc import Callable, Iterator

from cardavia.engine.actions import Action, Move, Say
from cardavia.engine.game import Game, apply, legal
from cardavia.engine.games import game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Phase, Standing, State
from cardavia.table.step import Step

PLAYERS = ("Me", "Anna", "Bohdan", "Clara")
PRESETS = {"doppelkopf": "ddv", "schafkopf": "schaf"}
Choice = Callable[[State, tuple[Action, ...]], Action]


def first(state: State, actions: tuple[Action, ...]) -> Action:
    """Choose the first action: pass, healthy, the first legal card."""
    return actions[0]


class Deal:
    """A deal that is played step by step."""

    def __init__(self, game: str, seed: int = 1, preset: str = "", dealer: int = 3) -> None:
        self.game: Game = game_of(game)
        options = self.game.catalogue.preset(preset or PRESETS[game])
        deal = deal_cards(self.game, options, dealer, 4, random.Random(seed))
        self.state = self.game.begin(options, deal, Standing())

    @property
    def seen(self) -> Observation:
        """What the person at seat 0 sees."""
        return observe(self.game, self.state, 0)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return what the seat may do."""
        return legal(self.game, self.state, seat)

    def step(self, action: Action | str, seat: int | None = None) -> Step:
        """Play one action of the seat whose turn it is, or of another."""
        actor = self.state.turn if seat is None else seat
        assert actor is not None
        found = next(known for known in self.legal(actor) if str(known) == str(action))
        before = self.seen
        self.state = apply(self.game, self.state, Move(actor, found))
        return Step(self.seen.moves[-1], before, self.seen)

    def steps(self, choose: Choice = first) -> Iterator[Step]:
        """Play on to the end of the deal."""
        while not self.state.done:
            assert self.state.turn is not None
            duties = self.legal(self.state.turn)
            yield self.step(choose(self.state, duties))

    def to_play(self) -> Step:
        """Play on until the first card is to be led; return the last step."""
        for step in self.steps():
            if self.state.phase is Phase.PLAY:
                return step
        raise AssertionError("nobody plays")

    def to_own_duty(self) -> Step:
        """Play on until it is the person's turn to follow to a trick; return the last step."""
        for step in self.steps():
            trick = self.state.trick
            if self.state.turn == 0 and trick is not None and trick.cards:
                return step
        raise AssertionError("the person never follows")


def random_choice(source: random.Random) -> Choice:
    """Choose among all legal actions, announcements included."""

    def choose(state: State, actions: tuple[Action, ...]) -> Action:
        quiet = [action for action in actions if not isinstance(action, Say)]
        return source.choice(quiet if quiet and source.random() < 0.8 else list(actions))

    return choose
