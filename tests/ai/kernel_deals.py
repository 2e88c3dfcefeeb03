"""Deals at random for tests of playouts and search: the start of a normal game, the start of a Rufer."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from cardavia.ai.bridge.payoffs import payoff_of
from cardavia.ai.bridge.pricing import priced
from cardavia.ai.bridge.situation import deal_of, situation_of
from cardavia.engine.actions import Move
from cardavia.engine.game import Game, apply
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.state import Phase, Standing, State
from tests.engine.helpers import Rules, match_of

if TYPE_CHECKING:
    from cardavia.ai.kernel.native import Deal, Payoff, Situation

NORMAL: Rules = ("doppelkopf", "pagat", {})
CALLED: Rules = ("schafkopf", "schaf", {})
BOTH = (NORMAL, CALLED)


def starts(rules: Rules, count: int) -> tuple[State, ...]:
    """Return so many deals whose cards are about to be played: healthy hands, or the first player calls an ace."""
    return _starts(BOTH.index(rules), count)


@cache
def _starts(number: int, count: int) -> tuple[State, ...]:
    source, match, found = random.Random(3), match_of(BOTH[number]), list[State]()
    while len(found) < count:
        deal = deal_cards(match.game, match.options, 3, 4, source)
        state = match.game.begin(match.options, deal, Standing())
        state = _into_play(match.game, state)
        if (
            state.phase is Phase.PLAY
            and state.side is not None
            and len(state.side) == 2
            and state.declarer in (None, 0)
        ):
            found.append(state)
    return tuple(found)


def _into_play(game: Game, state: State) -> State:
    while state.phase not in (Phase.PLAY, Phase.DONE):
        assert state.turn is not None
        calls = [action for action in game.auction(state) if str(action).startswith(("healthy", "rufer"))]
        state = apply(game, state, Move(state.turn, (calls or list(game.auction(state)))[0]))
    return state


def played_on(rules: Rules, state: State, cards: int, source: random.Random) -> State:
    """Return the state after so many more cards, each any legal one."""
    game = match_of(rules).game
    for _ in range(cards):
        assert state.turn is not None
        card = source.choice(game.playable(state))
        state = apply(game, state, Move.parse(f"{state.turn}:{card}"))
    return state


def asked(rules: Rules, count: int = 12) -> tuple[Situation, Payoff, list[Deal]]:
    """Return the first position of such deals with its payoff, and the deals as samples of it."""
    states = starts(rules, count)
    states = tuple(state for state in states if state.contract == states[0].contract)
    game = match_of(rules).game
    situation = situation_of(observe(game, states[0], states[0].players[0]))
    deals = [deal_of(state, state.hands, state.deal.hands, state.side or ()) for state in states]
    return situation, priced(payoff_of(states[0])), deals
