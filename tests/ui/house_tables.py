"""Records that lead the person at seat 0 to a certain moment under house rules, found by playing deals at random."""

import random
from collections.abc import Callable, Mapping, Sequence

from cardavia.engine.actions import Action, Move, Say
from cardavia.engine.game import legal
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.options import Value
from cardavia.engine.record import Record, record_of

NAMES = ("Otto", "Anna", "Bohdan", "Clara", "Dorota")
PRESETS = {"doppelkopf": "ddv", "schafkopf": "schaf"}
MOST_TRIES = 3000


def moment(
    game: str,
    options: Mapping[str, Value],
    wanted: Callable[[Observation], bool],
    prefer: Sequence[str] = (),
    preset: str = "",
    dealer: int | None = None,
) -> Record:
    """Return a record of one deal up to the moment at which the person sees what is wanted.

    Everybody takes an action that begins like one of the preferred texts, the first of them first, else any.
    """
    chosen = preset or PRESETS[game]
    rules = game_of(game)
    match = Match(rules, rules.catalogue.build(chosen, options))
    first = match.next_dealer if dealer is None else dealer
    for seed in range(MOST_TRIES):
        source = random.Random(seed)
        begun = match.start(deal_cards(rules, match.options, first, match.seats, source))
        found = _played_until(begun, wanted, prefer, source)
        if found is not None:
            return record_of(found, chosen, NAMES[: match.seats])
    raise AssertionError("no deal leads there")


def _played_until(
    match: Match, wanted: Callable[[Observation], bool], prefer: Sequence[str], source: random.Random
) -> Match | None:
    while True:
        state = match.deals[-1]
        if wanted(observe(match.game, state, 0)):
            return match
        if state.done or state.turn is None:
            return None
        match = match.play(_any_move(match, prefer, source))


def _any_move(match: Match, prefer: Sequence[str], source: random.Random) -> Move:
    state = match.deals[-1]
    options = [Move(seat, action) for seat in state.players for action in legal(match.game, state, seat)]
    for text in prefer:
        fitting = [move for move in options if str(move.action).startswith(text)]
        if fitting:
            return source.choice(fitting)
    quiet = [move for move in options if not isinstance(move.action, Say)]
    return source.choice(quiet or options)


def duty(text: str) -> Callable[[Observation], bool]:
    """Return whether an action that begins like this is one of the person's duties."""
    return lambda seen: any(str(action).startswith(text) for action in seen.duties)


def saying(text: str) -> Callable[[Observation], bool]:
    """Return whether the person may announce something that begins like this."""
    return lambda seen: any(say.text.startswith(text) for say in seen.sayings)


def action_of(seen: Observation, text: str) -> Action:
    """Return the person's legal action with this text."""
    return next(action for action in seen.legal if str(action).startswith(text))
