"""Plain minimax over every card, the rules written anew: what the fast solvers are compared with."""

from __future__ import annotations

from dataclasses import replace

from tests.ai.solver_cases import RUNAWAY, TRUMPS, Case, Order


def beats(order: Order, later: int, earlier: int, last: bool) -> bool:
    if later == earlier:
        return (False, True, not last, last)[order.tie[later]]
    if order.group[later] == order.group[earlier]:
        return order.strength[later] > order.strength[earlier]
    return order.group[later] == TRUMPS


def choices(case: Case) -> list[int]:
    order, hand = case.order, case.hands[case.turn]
    following = [card for card in hand if case.trick and order.group[card] == order.group[case.trick[0]]]
    cards = sorted(set(following or hand))
    if order.called < 0 or order.called not in hand or case.called_led:
        return cards
    suit = order.group[order.called]
    if case.trick:
        if order.group[case.trick[0]] == suit:
            return [order.called]
        return [card for card in cards if card != order.called] or cards
    runs = sum(order.group[card] == suit for card in hand) >= RUNAWAY
    return [card for card in cards if runs or card == order.called or order.group[card] != suit]


def play(case: Case, card: int) -> tuple[int, Case]:
    """Return what the side gains at once, and the position after the card."""
    hands = list(case.hands)
    hands[case.turn] = hands[case.turn].replace(bytes((card,)), b"", 1)
    trick = case.trick + bytes((card,))
    if len(trick) < 4:
        return 0, replace(case, hands=tuple(hands), trick=trick)
    best = 0
    for place in range(1, 4):
        if beats(case.order, trick[place], trick[best], not hands[0]):
            best = place
    winner = (case.leader + best) % 4
    order = case.order
    led = case.called_led or (order.called >= 0 and order.group[trick[0]] == order.group[order.called])
    gain = 1 if case.tricks else sum(order.points[lying] for lying in trick)
    after = replace(case, hands=tuple(hands), trick=b"", leader=winner, called_led=led)
    return gain if case.side >> winner & 1 else 0, after


def moves(case: Case) -> dict[int, int]:
    """Return the value of each legal kind."""
    values = {}
    for card in choices(case):
        gain, after = play(case, card)
        values[card] = gain + value(after)
    return values


def value(case: Case) -> int:
    if not case.hands[case.turn]:
        return 0
    return (max if case.maximizers >> case.turn & 1 else min)(moves(case).values())
