"""A plain reading of a payoff, for finished deals of the engine: what its tables and special points come to."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.ai.bridge.cards import group_of
from cardavia.ai.bridge.payoff import ANY, BOTH, OFF, OURS_ALL, OURS_NONE, Payoff, Ramsch, Specials
from cardavia.ai.bridge.payoffs import payoff_of, variant_of
from cardavia.engine.cards import Card
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.state import State, Trick

_HEARTS = 2


def paid(state: State) -> list[float]:
    """Return the scores by seat of a deal that was played to its end."""
    payoff = payoff_of(state)
    scores = _ramsch(state, payoff.ramsch) if payoff.ramsch is not None else _sides(state, payoff)
    return [scores.get(seat, 0.0) for seat in range(state.deal.seats)]


def _sides(state: State, payoff: Payoff) -> dict[int, float]:
    side = tuple(state.side or ())
    rest = tuple(seat for seat in state.players if seat not in side)
    split = OURS_NONE if not tricks_of(state, side) else BOTH if tricks_of(state, rest) else OURS_ALL
    tables = payoff.alone if len(side) == 1 else payoff.pair
    table = tables[min(variant_of(state, state.deal.hands, side), len(tables) - 1)]
    points = points_of(state, side)
    extra = 0 if len(side) == 1 else _extras(state, side, payoff.specials)
    return {
        seat: table.ours[split][points] + extra if seat in side else table.theirs[split][points] - extra
        for seat in state.players
    }


def _extras(state: State, side: tuple[int, ...], specials: Specials) -> int:
    """Return what the counting side has more of special points than the other side."""
    found = 0
    for trick in state.tricks:
        worth = sum(_in_trick(state, trick, side, specials))
        found += worth if trick.winner in side else -worth
    return found * specials.factor


def _in_trick(state: State, trick: Trick, side: tuple[int, ...], specials: Specials) -> Iterator[int]:
    first, last = trick is state.tricks[0], trick is state.tricks[-1]
    normal, in_first, in_last = specials.fox_values
    yield _caught(trick, side, specials.fox) * (in_last if last else in_first if first else normal)
    yield _caught(trick, side, specials.dulle)
    if last:
        yield trick.winning_card.index == specials.charlie
        yield _caught(trick, side, specials.charlie) * specials.charlie_caught
    paired = all(trick.cards.count(card) == 2 for card in trick.cards)
    yield specials.forty != OFF and trick.points >= 40 and (specials.forty == ANY or paired)
    yield specials.heart_trick and all(_is_heart(state, card) for card in trick.cards)


def _caught(trick: Trick, side: tuple[int, ...], kind: int) -> int:
    return sum(
        card.index == kind and (seat in side) is not (trick.winner in side)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def _is_heart(state: State, card: Card) -> bool:
    return group_of(state.order.group(card)) == _HEARTS


def _ramsch(state: State, ramsch: Ramsch) -> dict[int, float]:
    points = {seat: points_of(state, (seat,)) for seat in state.players}
    tricks = {seat: tricks_of(state, (seat,)) for seat in state.players}
    marcher = [seat for seat in state.players if points[seat] >= 91 or tricks[seat] == len(state.tricks)]
    if ramsch.march and marcher:
        return {seat: ramsch.factor * (21 if seat in marcher else -7) for seat in state.players}
    loser = max(state.players, key=lambda seat: (points[seat], tricks[seat], *_trumps(state, seat)))
    got = {seat: 4 if ramsch.virgin and not tricks[seat] else 2 for seat in state.players if seat != loser}
    return {seat: ramsch.factor * got.get(seat, -sum(got.values())) for seat in state.players}


def _trumps(state: State, seat: int) -> tuple[int, int]:
    won = [
        state.order.strength(card)
        for trick in state.tricks
        if trick.winner == seat
        for card in trick.cards
        if state.order.is_trump(card)
    ]
    return len(won), max(won, default=0)
