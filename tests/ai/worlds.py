"""The oracle of sampling: a deal is consistent if the moves replay and show the seat what it has seen.

Everything here goes through the engine; nothing is shared with `cardavia.ai.sampling`.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import factorial, prod

from cardavia.ai.sampling import Sample
from cardavia.engine.actions import Call, Exchange, Move, Play, Transfer, Verb
from cardavia.engine.cards import Card, Hand, parse_cards, without
from cardavia.engine.errors import IllegalAction
from cardavia.engine.game import Game, apply
from cardavia.engine.games import game_of
from cardavia.engine.observation import HiddenExchange, Observation, observe
from cardavia.engine.state import Deal, State

World = tuple[tuple[str, ...], ...]
"""The cards of each seat as sorted codes."""


def replayed(observation: Observation, dealt: tuple[Hand, ...], handed: Sequence[Hand]) -> State:
    """Return the state after the moves the seat has seen, from these cards; IllegalAction where the rules bar it."""
    game = game_of(observation.game)
    state = game.begin(observation.options, Deal(observation.dealer, dealt), observation.standing)
    cards = iter(handed)
    for seen in observation.moves:
        action = seen.action
        if isinstance(action, Exchange | HiddenExchange):
            action = Exchange(action.transfer, next(cards))
        state = apply(game, state, Move(seen.seat, action))
    return state


def differences(observation: Observation, sample: Sample) -> list[str]:
    """Return what the seat would see differently if the sample were the truth; nothing where it is consistent."""
    try:
        state = replayed(observation, sample.dealt, sample.handed)
    except IllegalAction as problem:
        return [str(problem)]
    found = _unlike(observation, state)
    found += ["hands"] if world_of(state.hands) != world_of(sample.hands) else []
    return found + (["side"] if state.side != sample.side else [])


def _unlike(observation: Observation, state: State) -> list[str]:
    other = observe(game_of(observation.game), state, observation.seat)
    fields = (field.name for field in dataclasses.fields(observation))
    return [name for name in fields if getattr(other, name) != getattr(observation, name)]


def world_of(hands: Sequence[Hand]) -> World:
    """Return the hands as values that can be compared."""
    return tuple(tuple(sorted(card.code for card in hand)) for hand in hands)


def consistent_worlds(observation: Observation) -> dict[World, int]:
    """Return every way the hands can lie now, with the number of ways to tell the copies of its cards apart."""
    pack = Counter(game_of(observation.game).pack(observation.options))
    tricks = (*observation.tricks, *((observation.trick,) if observation.trick else ()))
    laid: dict[int, list[Card]] = {seat: [] for seat in observation.players}
    for trick in tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            laid[seat].append(card)
    unseen = pack - Counter(observation.hand) - Counter(card for hand in laid.values() for card in hand)
    rooms = [0 if seat == observation.seat else count for seat, count in enumerate(observation.counts)]
    found: dict[World, int] = {}
    for hands in _distributions(sorted(unseen.items(), key=lambda item: item[0].index), rooms):
        held = [observation.hand if seat == observation.seat else hand for seat, hand in enumerate(hands)]
        whole = [(*hand, *laid[seat]) for seat, hand in enumerate(held)]
        if any(not _unlike(observation, state) for state in _pasts(observation, whole)):
            found[world_of(held)] = _labellings(hands)
    return found


def _distributions(cards: Sequence[tuple[Card, int]], rooms: Sequence[int]) -> Iterator[list[Hand]]:
    """Yield every way to deal the cards, given with their numbers, into the rooms; copies are alike."""
    if not cards:
        yield [() for _ in rooms]
        return
    (card, number), rest = cards[0], cards[1:]
    for split in _splits(number, rooms):
        left = [room - count for room, count in zip(rooms, split, strict=True)]
        for hands in _distributions(rest, left):
            yield [(*[card] * count, *hand) for count, hand in zip(split, hands, strict=True)]


def _splits(number: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not rooms:
        yield from [()] if number == 0 else []
        return
    for first in range(min(number, rooms[0]) + 1):
        for others in _splits(number - first, rooms[1:]):
            yield first, *others


def _labellings(hands: Sequence[Hand]) -> int:
    """Return in how many ways the copies of the unseen cards can lie so."""
    copies = Counter(card for hand in hands for card in hand)
    alike = prod(factorial(count) for hand in hands for count in Counter(hand).values())
    return prod(map(factorial, copies.values())) // alike


def _pasts(observation: Observation, whole: Sequence[Hand]) -> Iterator[State]:
    """Yield the states that the moves lead to, for every exchange after which the seats held these cards."""
    for dealt, handed in _deals(observation, whole):
        hands = tuple(observation.dealt if seat == observation.seat else hand for seat, hand in enumerate(dealt))
        try:
            yield replayed(observation, hands, handed)
        except IllegalAction:
            continue


def _deals(observation: Observation, whole: Sequence[Hand]) -> Iterator[tuple[list[Hand], list[Hand]]]:
    """Yield what may have been dealt and handed over."""
    moves = [move for move in observation.moves if isinstance(move.action, Exchange | HiddenExchange)]
    taker = next((move.seat for move in observation.moves if move.action == Call(Verb.ACCEPT)), None)
    if taker is None:
        given_back = combinations(sorted(whole[moves[0].seat], key=_index), _number(moves[0].action)) if moves else [()]
        yield from ((list(whole), [cards]) for cards in dict.fromkeys(given_back))
        return
    giver, number = moves[0].seat, _number(moves[1].action)
    for returned in dict.fromkeys(combinations(sorted(whole[giver], key=_index), number)):
        back = (*whole[taker], *returned)
        for offered in _offers(moves[0].action, back, number):
            dealt = list(whole)
            dealt[giver] = (*without(whole[giver], returned), *offered)
            dealt[taker] = without(back, offered)
            yield dealt, [offered, returned]


def _number(action: object) -> int:
    assert isinstance(action, Exchange | HiddenExchange)
    return action.count if isinstance(action, HiddenExchange) else len(action.cards)


def _offers(action: object, back: Hand, number: int) -> Iterator[Hand]:
    """Yield the cards that were offered: those seen; a trump in a Hochzeit; in a poverty any three would do."""
    if isinstance(action, Exchange):
        yield from [action.cards] if not Counter(action.cards) - Counter(back) else []
    elif isinstance(action, HiddenExchange) and action.transfer is Transfer.LAY:
        yield from ((card,) for card in back)
    else:
        yield back[:number]


def _index(card: Card) -> int:
    return card.index


def late(game: Game, state: State, cards: int, seed: int, keep: str = "", lie: int = 0) -> State:
    """Return the state after random play down to so many cards a hand and so many cards in the trick.

    The cards to keep are played only when there is no other.
    """
    source, kept = random.Random(seed), set(parse_cards(keep))
    while not _is_late(state, cards, lie):
        assert state.turn is not None
        playable = list(dict.fromkeys(game.playable(state)))
        free = [card for card in playable if card not in kept] or playable
        state = apply(game, state, Move(state.turn, Play(source.choice(free))))
    return state


def _is_late(state: State, cards: int, lie: int) -> bool:
    assert state.trick is not None
    return len(state.tricks) == state.hand_size - cards and len(state.trick.cards) == lie


def chi_square(counts: Mapping[World, int], weights: Mapping[World, int]) -> float:
    """Return how far the counts are from the weights, in standard deviations of what chance alone would do."""
    drawn, total = sum(counts.values()), sum(weights.values())
    expected = {world: weight * drawn / total for world, weight in weights.items()}
    distance = sum((counts.get(world, 0) - wanted) ** 2 / wanted for world, wanted in expected.items())
    freedom = max(len(weights) - 1, 1)
    return float((distance - freedom) / (2 * freedom) ** 0.5)
