"""What every set of rules must keep to, whatever is played: random legal play against plain questions.

The legal actions, sides, winners and scores are compared with a second reading of ``rules.md`` that shares no code
with the engine (``reference_doppelkopf``, ``reference_schafkopf``).
"""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from enum import Enum
from typing import Any

import pytest

from cardavia.engine.actions import PLAYS, Action, Bid, Call, Exchange, Move, Say, Saying, Verb, parse_action
from cardavia.engine.cards import Card, Hand
from cardavia.engine.contract import CONTRACTS
from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.game import Game, apply, is_legal, legal
from cardavia.engine.match import Match
from cardavia.engine.observation import observe
from cardavia.engine.order import Order
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.record import cut, format_record, parse_record, record_of, replay
from cardavia.engine.report import match_report
from cardavia.engine.result import Party
from cardavia.engine.state import State
from tests.engine.helpers import ALL_RULES, Reference, Rules, match_of, random_deal, reference_of, rules_id

QUICK_DEALS = 12
SLOW_DEALS = 20
SLOW_SEEDS = 6
LONGEST_SESSION = 12
_BLANK = Order((), ())
"""Stands in for orders, which are compared by identity."""

UNLISTED: list[Action] = [
    *PLAYS.values(),
    *map(Call, Verb),
    *map(Bid, CONTRACTS),
    *(Say(saying) for saying in Saying if saying is not Saying.GENSCHER),
    Say(Saying.GENSCHER, 1),
    *(parse_action(text) for text in ("raise no90", "pass CA CT CK", "return D9 D9 D9", "lay H9", "give S9")),
]


def check_actions(game: Game, state: State, source: random.Random) -> None:
    """Legal and is_legal agree, and everything else is refused with a rule."""
    assert state.done or (state.turn is not None and legal(game, state, state.turn))
    for seat in range(4):
        listed = legal(game, state, seat)
        assert len(set(listed)) == len(listed)
        assert all(is_legal(game, state, Move(seat, action)) for action in listed)
        if state.done or seat != state.turn:
            assert all(isinstance(action, Say) for action in listed)
        for action in source.sample(UNLISTED, 2):
            refuse(game, state, Move(seat, action), action in listed)


def refuse(game: Game, state: State, move: Move, listed: bool) -> None:
    assert is_legal(game, state, move) is listed
    if listed:
        apply(game, state, move)
        return
    with pytest.raises(IllegalAction) as refused:
        apply(game, state, move)
    assert isinstance(refused.value.reason, Reason)
    assert refused.value.text == str(move)


def check_texts(game: Game, state: State) -> None:
    """Every action has a text that reads back to it (architecture, rule 7)."""
    for seat in state.players:
        for action in legal(game, state, seat):
            move = Move(seat, action)
            assert parse_action(str(action)) == action
            assert Move.parse(str(move)) == move


def check_against_reference(game: Game, state: State, reference: Reference) -> None:
    """What may be done, what is played and how it stands is what the plain reading says."""
    assert state.turn == reference.turn
    assert state.phase.value == reference.phase
    assert (None if state.contract is None else str(state.contract)) == reference.contract
    for seat in range(4):
        ours = {canonical(str(action)) for action in legal(game, state, seat)}
        assert ours == {canonical(text) for text in reference.legal(seat)}
    assert [(t.leader, [c.code for c in t.cards], t.winner) for t in state.tricks] == reference.tricks[
        : len(state.tricks)
    ]


def canonical(text: str) -> str:
    """Return the text with handed cards in one order."""
    word, *cards = text.split(" ")
    return " ".join([word, *sorted(cards)]) if len(cards) == 3 else text


def check_end(game: Game, state: State, reference: Reference) -> None:
    """A finished deal is scored as the tables say, to a sum of zero (A6, F12)."""
    result = game.score(state)
    assert (None if result.scores is None else list(result.scores)) == reference.scores()
    if result.scores is None:
        assert result.redeal is not None
        return
    assert sum(result.scores) == 0
    lines: Counter[tuple[str, str]] = Counter()
    for line in result.lines:
        assert line.value > 0
        lines[line.key, line.party.value] += line.value
    assert lines == +reference.facts().lines()
    assert (result.winner.value if result.winner else None) == reference.facts().winner
    check_points(game, state, reference)


def check_points(game: Game, state: State, reference: Reference) -> None:
    """All card points are somebody's, but for a Tout that was lost early (``rulings.md`` 30)."""
    parties = game.parties(state)
    assert parties is not None
    points = {party.value: points_of(state, seats) for party, seats in parties.items()}
    tricks = {party.value: tricks_of(state, seats) for party, seats in parties.items()}
    assert points == {side: reference.count(side) for side in points}
    assert tricks == {side: reference.tricks_of(side) for side in tricks}
    contract = str(state.contract)
    if contract != "sie" and "tout" not in contract:
        assert sum(points.values()) == game.pack_points
        assert sum(tricks.values()) == state.hand_size
    else:
        assert sum(points.values()) <= game.pack_points


def check_knowledge(game: Game, state: State, seat: int) -> None:
    """No seat is told a side that is wrong, or a card it cannot have seen."""
    observation = observe(game, state, seat)
    truth = {player: party for party, seats in (game.parties(state) or {}).items() for player in seats}
    for known in (observation.parties, observation.public_parties):
        assert known.items() <= truth.items()
    assert observation.public_parties.items() <= observation.parties.items()
    if game.parties(state) is not None and state.contract is not None and str(state.contract) != "wedding":
        assert observation.parties[seat] is truth[seat]
    allowed = seen_cards(state, seat)
    for name in ("hand", "dealt", "tricks", "trick", "said", "result", "standing", "contract"):
        assert Counter(cards_in(getattr(observation, name))) <= allowed, name
    # A card that was handed over and then played stands in the moves twice.
    assert set(cards_in(observation.moves)) <= set(allowed)
    assert observation.revealed is None or state.done
    assert observation.legal == legal(game, state, seat)


def cards_in(value: Any) -> list[Card]:
    """Return every card in a value, however deep."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, Order | Enum):
        return []
    if dataclasses.is_dataclass(value):
        return [card for field in dataclasses.fields(value) for card in cards_in(getattr(value, field.name))]
    if isinstance(value, list | tuple | set | frozenset):
        return [card for item in value for card in cards_in(item)]
    return [card for item in value.values() for card in cards_in(item)] if isinstance(value, dict) else []


def seen_cards(state: State, seat: int) -> Counter[Card]:
    """Return the cards that a seat can have seen: dealt to it, played, or through its hands."""
    seen = Counter(state.deal.hands[seat])
    for move in state.moves:
        if isinstance(move.action, Exchange) and seat in (move.seat, *(state.side or ())):
            seen += Counter(move.action.cards)
    for trick in (*state.tricks, *([state.trick] if state.trick else [])):
        for player, card in zip(trick.seats, trick.cards, strict=False):
            if player != seat:
                seen[card] += 1
    return seen


def check_record(match: Match, rules: Rules, states: list[State], source: random.Random) -> None:
    """The record of a session reads back to the same, and replays to the same states, as far as one likes."""
    record = record_of(match, rules[1], ("A", "B", "C", "D"))
    read = parse_record(format_record(record).encode())
    assert read == record
    again = replay(read)
    assert again.totals == match.totals
    assert [same_facts(state) for state in again.deals] == [same_facts(state) for state in match.deals]
    json.dumps(match_report(again, read))
    number = len(match.deals) - 1
    for moves in {0, len(states) - 1, source.randrange(len(states)), source.randrange(len(states))}:
        upto = replay(cut(record, number, moves)).deals[-1]
        assert same_facts(upto) == same_facts(states[moves])


def same_facts(state: State) -> State:
    """Return the state without its order of cards, which is compared by identity."""
    return dataclasses.replace(state, order=_BLANK)


def play_and_check(match: Match, rules: Rules, source: random.Random) -> tuple[Match, list[State]]:
    match, states = random_deal(match, source)
    game, first = match.game, states[0]
    reference = reference_of(rules[0], match.options, first.deal, first.standing)
    for before, state in zip([None, *states], states, strict=False):
        if before is not None:
            move = state.moves[-1]
            reference.do(move.seat, str(move.action))
        check_against_reference(game, state, reference)
        check_actions(game, state, source)
        if source.random() < 0.4:
            check_knowledge(game, state, source.randrange(4))
        if source.random() < 0.1:
            check_texts(game, state)
    check_end(game, states[-1], reference)
    return match, states


def play_session(rules: Rules, seed: str, deals: int) -> None:
    source = random.Random(seed)
    match = match_of(rules)
    for number in range(deals):
        match, states = play_and_check(match, rules, source)
        if match.over or len(match.deals) >= LONGEST_SESSION or number == deals - 1:
            check_record(match, rules, states, source)
            match = match_of(rules)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_random_play_keeps_the_contract(rules: Rules) -> None:
    play_session(rules, f"quick {rules_id(rules)}", QUICK_DEALS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SLOW_SEEDS))
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_much_random_play_keeps_the_contract(rules: Rules, seed: int) -> None:
    play_session(rules, f"slow {seed} {rules_id(rules)}", SLOW_DEALS)


# No observation depends on what its seat cannot see.


def with_swapped(hands: tuple[Hand, ...], first: int, one: Card, second: int, other: Card) -> tuple[Hand, ...]:
    changed = [list(hand) for hand in hands]
    changed[first][changed[first].index(one)] = other
    changed[second][changed[second].index(other)] = one
    return tuple(map(tuple, changed))


def another_world(rules: Rules, states: list[State], upto: int, seat: int, source: random.Random) -> State | None:
    """Return a deal the seat cannot tell from this one, or None when a swap of two hidden cards makes none."""
    state = states[upto]
    first, second = source.sample([player for player in state.players if player != seat], 2)
    if not state.hands[first] or not state.hands[second]:
        return None
    one, other = source.choice(state.hands[first]), source.choice(state.hands[second])
    if one is other or any(isinstance(move.action, Exchange) for move in state.moves):
        return None
    hands = with_swapped(state.deal.hands, first, one, second, other)
    game = match_of(rules).game
    world = game.begin(state.options, state.deal._replace(hands=hands), state.standing)
    for move in state.moves:
        if not is_legal(game, world, move):
            return None
        world = apply(game, world, move)
    return world if spoken_sides(game, world) == spoken_sides(game, state) else None


def spoken_sides(game: Game, state: State) -> dict[int, Party]:
    """Return the sides of those who have announced something: speaking, they show it."""
    sides = {seat: party for party, seats in (game.parties(state) or {}).items() for seat in seats}
    return {said.seat: sides[said.seat] for said in state.said if said.saying is not Saying.PIGLETS}


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_an_observation_does_not_depend_on_hidden_cards(rules: Rules) -> None:
    source = random.Random(f"hidden {rules_id(rules)}")
    compared = 0
    for _ in range(12):
        match, states = random_deal(match_of(rules), source)
        for _ in range(60):
            upto, seat = source.randrange(len(states) - 1), source.randrange(4)
            world = another_world(rules, states, upto, seat, source)
            if world is not None:
                assert observe(match.game, states[upto], seat) == observe(match.game, world, seat)
                compared += 1
    assert compared > 20
