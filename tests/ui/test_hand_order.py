from dataclasses import replace
from typing import Final

import pytest

from cardavia.engine.cards import Hand, format_cards, parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.observation import Observation
from cardavia.engine.order import Order
from cardavia.engine.schafkopf.orders import order_of
from cardavia.ui.hand_order import MANUAL, SUIT, TRUMP, HandOrder, suit_groups, trump_groups
from tests.ui.table_deals import Deal

SOLO: Final = order_of(Contract.parse("solo-S"))
CARDS: Final = "D7 SA CQ H9 CA SJ HA"


def seen(hand: str, dealt: str = "", order: Order = SOLO) -> Observation:
    """Return what somebody sees who holds these cards."""
    return replace(Deal("schafkopf").seen, hand=parse_cards(hand), dealt=parse_cards(dealt or hand), order=order)


def held(order: HandOrder, observation: Observation) -> Hand:
    return tuple(card for group in order.groups(observation) for card in group)


def shown(order: HandOrder, observation: Observation) -> str:
    return format_cards(held(order, observation))


def test_by_trump_the_hand_follows_the_order_of_the_contract() -> None:
    groups = trump_groups(SOLO, parse_cards(CARDS))
    assert [format_cards(group) for group in groups] == ["CQ SJ SA", "CA", "HA H9", "D7"]


def test_by_suit_trumps_stay_in_the_suit_printed_on_them() -> None:
    groups = suit_groups(SOLO, parse_cards(CARDS))
    assert [format_cards(group) for group in groups] == ["CQ CA", "HA H9", "SJ SA", "D7"]


@pytest.mark.parametrize(
    ("cards", "suits"),
    [("C7 S7 H7 D7", "CHSD"), ("C7 S7 H7", "CHS"), ("C7 H7 D7", "HCD"), ("S7 D7", "SD"), ("C7 S7", "CS"), ("", "")],
)
def test_colours_alternate_where_they_can(cards: str, suits: str) -> None:
    assert "".join(str(group[0].suit) for group in suit_groups(SOLO, parse_cards(cards))) == suits


def test_the_automatic_orders_follow_the_contract() -> None:
    order = HandOrder()
    wenz = order_of(Contract.parse("wenz"))
    assert shown(order, seen(CARDS)) == "CQ SJ SA CA HA H9 D7"
    assert shown(order, seen(CARDS, order=wenz)) == "SJ CA CQ HA H9 SA D7"
    order.choose(SUIT, parse_cards(CARDS))
    assert shown(order, seen(CARDS, order=wenz)) == "CA CQ HA H9 SJ SA D7"


def test_a_moved_card_stays_where_it_was_put_when_the_contract_is_settled() -> None:
    order = HandOrder()
    order.move(held(order, seen(CARDS)), 0, 6)
    assert order.name == MANUAL
    wenz = order_of(Contract.parse("wenz"))
    assert shown(order, seen(CARDS, order=wenz)) == "SJ SA CA HA H9 D7 CQ"


def test_the_manual_order_begins_with_what_is_shown() -> None:
    order = HandOrder()
    order.choose(SUIT, ())
    before = held(order, seen(CARDS))
    order.choose(MANUAL, before)
    assert held(order, seen(CARDS)) == before


def test_a_played_card_comes_back_to_its_place() -> None:
    order = HandOrder()
    order.move(held(order, seen(CARDS)), 6, 2)
    assert shown(order, seen(CARDS)) == "CQ SJ D7 SA CA HA H9"
    assert shown(order, seen("SA CQ H9 CA SJ HA", dealt=CARDS)) == "CQ SJ SA CA HA H9"
    assert shown(order, seen(CARDS)) == "CQ SJ D7 SA CA HA H9"


@pytest.mark.parametrize(("played", "left"), [(0, "C9 SJ HT"), (3, "HT C9 SJ")])
def test_of_two_equal_cards_the_one_that_was_not_played_stays(played: int, left: str) -> None:
    order = HandOrder()
    hand = "HT HT C9 SJ"
    order.choose(MANUAL, parse_cards("HT C9 SJ HT"))
    order.play(held(order, seen(hand)), played)
    assert shown(order, seen("HT C9 SJ", dealt=hand)) == left


def test_cards_that_come_later_in_a_deal_are_laid_to_the_right() -> None:
    order = HandOrder()
    order.move(held(order, seen("H9 CA SJ HA")), 0, 3)
    assert shown(order, seen(CARDS)) == "CA HA H9 SJ CQ SA D7"


@pytest.mark.parametrize("between", ["", "C7 C8 C9 CT"])
def test_the_next_deal_remembers_nothing(between: str) -> None:
    order = HandOrder()
    order.move(held(order, seen(CARDS)), 0, 6)
    order.groups(seen(between))
    assert shown(order, seen("D7 SA CQ H9 CA SJ HK")) == "CQ SJ SA CA HK H9 D7"
    assert order.name == MANUAL


def test_the_manual_order_is_left_for_another() -> None:
    order = HandOrder()
    order.move(held(order, seen(CARDS)), 0, 6)
    order.choose(TRUMP, held(order, seen(CARDS)))
    assert shown(order, seen(CARDS)) == "CQ SJ SA CA HA H9 D7"
    assert order.trumps_apart
