"""Card order, both tens of hearts, and what single tricks earn (``rules.md`` A2 to A4, B8.6, C8, C11)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.doppelkopf.options import CATALOGUE
from cardavia.engine.doppelkopf.orders import order_of, pack
from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.state import Phase, State, Trick
from tests.engine.helpers import Rules, card, cards_of, do, fill, match_of, state_of, text_of

DDV = CATALOGUE.build("ddv", {})
NO_NINES = CATALOGUE.build("ddv-no-nines", {})
PIGLETS = CATALOGUE.build("ddv-piglets", {})
COURTS = "CQ SQ HQ DQ CJ SJ HJ DJ"

ORDERS = [
    # contract, trumps from high to low, ranks of a plain suit, trumps of 48 (A2)
    ("normal", f"HT {COURTS} DA DT DK D9", "ATK9", 26),
    ("wedding", f"HT {COURTS} DA DT DK D9", "ATK9", 26),
    ("silent-wedding", f"HT {COURTS} DA DT DK D9", "ATK9", 26),
    ("poverty", f"HT {COURTS} DA DT DK D9", "ATK9", 26),
    ("solo-D", f"HT {COURTS} DA DT DK D9", "ATK9", 26),
    ("solo-C", f"HT {COURTS} CA CT CK C9", "ATK9", 26),
    ("solo-S", f"HT {COURTS} SA ST SK S9", "ATK9", 26),
    ("solo-H", f"HT {COURTS} HA HK H9", "ATK9", 24),  # H13
    ("solo-queens", "CQ SQ HQ DQ", "ATKJ9", 8),
    ("solo-jacks", "CJ SJ HJ DJ", "ATKQ9", 8),
    ("solo-kings", "CK SK HK DK", "ATQJ9", 8),
    ("solo-none", "", "ATKQJ9", 0),
]


@pytest.mark.parametrize(("contract", "trumps", "plain", "count"), ORDERS)
def test_a2_the_order_of_each_contract(contract: str, trumps: str, plain: str, count: int) -> None:
    order = order_of(Contract.parse(contract), DDV)
    assert text_of(order.trumps) == trumps
    assert "".join(str(rank) for rank in order.plain) == plain
    assert len(order.trumps_in(pack(DDV))) == count


def test_b15_the_pack_without_nines() -> None:
    assert len(pack(DDV)) == 48
    assert len(pack(NO_NINES)) == 40
    assert sum(card.points for card in pack(DDV)) == sum(card.points for card in pack(NO_NINES)) == 240
    order = order_of(None, NO_NINES)
    assert len(order.trumps_in(pack(NO_NINES))) == 24
    # Plain hearts are A A K K.
    hearts = [c for c in pack(NO_NINES) if c.code[0] == "H" and not order.is_trump(c)]
    assert sorted(c.code for c in hearts) == ["HA", "HA", "HK", "HK"]


def test_b15_piglets_are_the_two_highest_trumps() -> None:
    order = order_of(Contract.parse("normal"), PIGLETS, parse_cards("DA"))
    assert text_of(order.trumps) == f"DA HT {COURTS} DT DK D9"
    assert order.winner(parse_cards("HT DA DA HT")) == 1


TRICKS = [
    # contract, cards in order, place of the winner (A4)
    ("normal", "C9 CA CA CT", 1),  # of two equal cards the first
    ("normal", "CA C9 D9 CT", 2),  # any trump beats
    ("normal", "H9 HT HA HK", 1),  # the ten of hearts is a trump
    ("normal", "C9 SA HA S9", 0),  # other suits win nothing
    ("normal", "CQ HT HT CQ", 1),  # of both tens of hearts the first, without the toggle
    ("normal", "CT CA CK C9", 1),
    ("normal", "CK CT C9 C9", 1),  # the ten is above the king
    ("normal", "D9 DK DT DA", 3),
    ("normal", "DA DJ HJ SJ", 3),
    ("solo-H", "HA H9 HK HT", 3),
    ("solo-C", "DA D9 C9 DT", 2),
    ("solo-queens", "HK HT HA HJ", 2),  # H10 is plain
    ("solo-queens", "HK CQ SQ HA", 1),
    ("solo-jacks", "DQ DK D9 DJ", 3),
    ("solo-kings", "CA CQ HK CT", 2),
    ("solo-none", "DQ CQ HT DA", 3),
    ("solo-none", "DQ DK HT SA", 1),
]


@pytest.mark.parametrize(("contract", "cards", "place"), TRICKS)
def test_a4_who_wins_the_trick(contract: str, cards: str, place: int) -> None:
    assert order_of(Contract.parse(contract), DDV).winner(parse_cards(cards)) == place


DULLE = [
    # rule, whether it is the last trick, place of the winner of "HT HT" (D1, C11)
    ("first", False, 0),
    ("first", True, 0),
    ("second", False, 1),
    ("second", True, 1),
    ("second-except-last", False, 1),
    ("second-except-last", True, 0),
    ("second-only-last", False, 0),
    ("second-only-last", True, 1),
]


@pytest.mark.parametrize(("rule", "last", "place"), DULLE)
def test_c11_the_second_ten_of_hearts(rule: str, last: bool, place: int) -> None:
    options = CATALOGUE.build("pagat", {"dulle": rule})
    normal = order_of(Contract.parse("normal"), options)
    assert normal.winner(parse_cards("HT HT CQ CQ"), last) == place
    # Other equal cards keep to the first.
    assert normal.winner(parse_cards("CQ CQ D9 D9"), last) == 0
    # Something between them does not matter.
    assert normal.winner(parse_cards("HT CQ HT D9"), last) == (2 if place else 0)
    # In a hearts solo it is a trump all the same.
    assert order_of(Contract.parse("solo-H"), options).winner(parse_cards("HT HT CQ CQ"), last) == place


@pytest.mark.parametrize("contract", ["solo-queens", "solo-jacks", "solo-none"])
def test_h11_no_second_ten_where_it_is_plain(contract: str) -> None:
    options = CATALOGUE.build("pagat", {"dulle": "second"})
    assert order_of(Contract.parse(contract), options).winner(parse_cards("HT HT H9 H9"), False) == 0


# The last trick and others, laid by hand on an otherwise worthless deal

EMPTY = Trick((0, 1, 2, 3), parse_cards("C9 C9 S9 S9"), 1)


def before(cards: str, tricks: int = 11, rules: Rules = ("doppelkopf", "ddv", {})) -> State:
    """Return a normal game, 0 and 2 being Re, in which the seats hold these cards and that many tricks are over.

    Each further trick costs every seat a nine, which the hands get.
    """
    state = state_of(
        rules,
        3,
        fill("doppelkopf", match_of(rules).options, {0: "CQ", 2: "CQ"}),
        "0:healthy, 1:healthy, 2:healthy, 3:healthy",
    )
    nines = parse_cards(" ".join(["C9"] * (11 - tricks)))
    hands = tuple((held, *nines) for held in parse_cards(cards))
    return replace(state, phase=Phase.PLAY, turn=0, hands=hands, tricks=(EMPTY,) * tricks, trick=Trick((0, 1, 2, 3)))


def extras(cards: str, rules: Rules = ("doppelkopf", "ddv", {}), tricks: int = 11) -> dict[tuple[str, str], int]:
    """Return the special points of a deal with this trick, seat 0 leading; all others are empty."""
    state = before(cards, tricks, rules)
    for seat, code in enumerate(cards.split(" ")):
        state = do(GAME, state, f"{seat}:{code}")
    while not state.done:
        state = do(GAME, state, f"{state.turn}:C9")
    found: Counter[tuple[str, str]] = Counter()
    for line in GAME.score(state).lines:
        if line.key in ("fox", "charlie", "charlie_caught", "forty"):
            found[line.key, line.party.value] += line.value
    return dict(found)


PAGAT: Rules = ("doppelkopf", "pagat", {})
TOGGLED: Rules = ("doppelkopf", "pagat", {"charlie_caught": False})
LAST = [
    # cards of seats 0 (Re), 1 (Kontra), 2 (Re), 3 (Kontra); special points in DDV, and in PAGAT
    ("CJ DJ D9 DK", {("charlie", "re"): 1}, {("charlie", "re"): 1}),
    ("DJ CJ D9 DK", {("charlie", "kontra"): 1}, {("charlie", "kontra"): 1}),
    ("CJ DQ D9 DK", {}, {("charlie_caught", "kontra"): 1}),  # E: catching Charlie 0 in DDV, 1 in PAGAT
    ("CJ DJ SQ DK", {}, {}),  # the own partner's
    ("DJ CJ SQ DK", {}, {("charlie_caught", "re"): 1}),
    ("D9 CJ SQ CJ", {}, {("charlie_caught", "re"): 2}),  # both of the other side
    # Rulings 26: a Charlie that beats an opponent's earns both lines.
    ("CJ CJ D9 DK", {("charlie", "re"): 1}, {("charlie", "re"): 1, ("charlie_caught", "re"): 1}),
    ("CJ D9 CJ DK", {("charlie", "re"): 1}, {("charlie", "re"): 1}),
    ("DA DJ D9 DK", {("fox", "kontra"): 1}, {("fox", "kontra"): 1}),
    ("DA D9 CQ DK", {}, {}),  # the own partner's fox
    ("DA DA CQ DK", {("fox", "re"): 1}, {("fox", "re"): 1}),
    ("CQ DA D9 DA", {("fox", "re"): 2}, {("fox", "re"): 2}),
    ("DA D9 D9 DK", {}, {}),  # won with the fox itself
    ("HT HT DT DT", {("forty", "re"): 1}, {("forty", "re"): 1}),  # exactly 40
    ("CA CA CA CK", {}, {}),  # 37
    ("DA HT DA HT", {("forty", "kontra"): 1, ("fox", "kontra"): 2}, {("forty", "kontra"): 1, ("fox", "kontra"): 2}),
]


@pytest.mark.parametrize(("cards", "ddv", "pagat"), LAST)
def test_special_points_of_the_last_trick(
    cards: str, ddv: dict[tuple[str, str], int], pagat: dict[tuple[str, str], int]
) -> None:
    assert extras(cards) == ddv
    assert extras(cards, PAGAT) == pagat
    # C11.3: with the toggle catching Charlie scores nothing.
    assert extras(cards, TOGGLED) == {key: value for key, value in pagat.items() if key[0] != "charlie_caught"}


def test_charlie_earns_nothing_before_the_last_trick() -> None:
    assert extras("CJ DJ D9 DK", tricks=10) == {}
    assert extras("CJ DQ D9 DK", PAGAT, tricks=10) == {}


def test_foxes_and_forties_count_in_any_trick() -> None:
    assert extras("DA DJ D9 DK", tricks=10) == {("fox", "kontra"): 1}
    assert extras("HT HT DT DT", tricks=10) == {("forty", "re"): 1}


def test_c11_the_last_trick_is_known_when_its_cards_are_laid() -> None:
    rules: Rules = ("doppelkopf", "pagat", {"dulle": "second-except-last"})
    assert extras("HT HT DT DT", rules, tricks=11) == {("forty", "re"): 1}
    assert extras("HT HT DT DT", rules, tricks=10) == {("forty", "kontra"): 1}


def test_declared_piglets_are_no_foxes() -> None:
    rules: Rules = ("doppelkopf", "ddv-piglets", {})
    state = state_of(
        rules,
        3,
        fill("doppelkopf", match_of(rules).options, {0: "CQ", 1: "DA DA", 2: "CQ"}),
        "0:healthy, 1:healthy, 2:healthy, 3:healthy, 1:say piglets",
    )
    hands = tuple((held,) for held in parse_cards("HT DA D9 DK"))
    state = replace(state, hands=hands, tricks=(EMPTY,) * 11)
    done = do(GAME, state, "0:HT", "1:DA", "2:D9", "3:DK")
    assert done.tricks[-1].winner == 1
    assert not [line for line in GAME.score(done).lines if line.key == "fox"]


# Following (A3)

FOLLOWING = [
    # led, hand, what may be played
    ("CA", "CK CQ D9", "CK"),  # the queen of clubs is a trump and does not follow clubs
    ("CA", "CQ D9 SA", "CQ D9 SA"),
    ("D9", "CQ CK HT", "CQ HT"),  # trumps are one suit
    ("HT", "HA HK D9", "D9"),
    ("HA", "HT SA CJ", "HT SA CJ"),
    ("HA", "HK HT SA", "HK"),
]


@pytest.mark.parametrize(("led", "hand", "playable"), FOLLOWING)
def test_a3_what_must_be_followed(led: str, hand: str, playable: str) -> None:
    state = before(f"{led} C9 C9 C9", 9)
    state = replace(state, hands=(state.hands[0], parse_cards(hand), *state.hands[2:]))
    state = do(GAME, state, f"0:{led}")
    assert cards_of(GAME, state) == set(playable.split(" "))


def test_a3_a_refusal_tells_trump_from_suit() -> None:
    state = replace(before("CA C9 C9 C9", 9), hands=tuple(map(parse_cards, ("CA D9 D9", "CK CQ D9", "C9", "C9"))))
    assert reason(do(GAME, state, "0:CA"), "1:CQ") is Reason.FOLLOW_SUIT
    assert reason(do(GAME, state, "0:D9"), "1:CK") is Reason.FOLLOW_TRUMP
    assert reason(do(GAME, state, "0:D9"), "1:SA") is Reason.NOT_HELD
    assert reason(do(GAME, state, "0:D9"), "2:C9") is Reason.TURN


def reason(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        do(GAME, state, text)
    return caught.value.reason


def test_a_card_is_one_object() -> None:
    assert card("CQ") is parse_cards("CQ CQ")[1]
