"""The card orders of the house rules of Doppelkopf (``rules.md`` D1, D3, D12, D13, D22, D25)."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.doppelkopf.orders import order_of, pack
from tests.engine.helpers import cards_of, do, fill, match_of, says, state_of
from tests.engine.house_rules.positions import HEALTHY, doppelkopf, running


def trumps(contract: str, **options: Any) -> str:
    order = order_of(Contract.parse(contract), match_of(doppelkopf(**options)).options)
    return " ".join(card.code for card in order.trumps)


def winner(cards: str, last: bool = False, contract: str = "normal", **options: Any) -> int:
    order = order_of(Contract.parse(contract), match_of(doppelkopf(**options)).options)
    return order.winner(parse_cards(cards), last)


COURTS = "CQ SQ HQ DQ CJ SJ HJ DJ"


@pytest.mark.parametrize(
    ("dulle", "before_last", "in_last"),
    [
        # D1: which of two tens of hearts, at places 1 and 3 of the trick, takes it.
        ("first", 1, 1),
        ("second", 3, 3),
        ("second-except-last", 3, 1),
        ("second-only-last", 1, 3),
    ],
)
def test_d1_which_ten_of_hearts_is_higher(dulle: str, before_last: int, in_last: int) -> None:
    for contract in ("normal", "solo-C", "solo-H", "poverty", "black-sow"):
        assert winner("CQ HT D9 HT", False, contract, dulle=dulle) == before_last
        assert winner("CQ HT D9 HT", True, contract, dulle=dulle) == in_last


@pytest.mark.parametrize("contract", ["solo-queens", "solo-jacks", "solo-kings", "solo-none"])
def test_d1_never_where_the_ten_is_plain(contract: str) -> None:
    assert winner("HT H9 HT H9", True, contract, dulle="second", solos=["kings", "queens", "jacks", "none"]) == 0


def test_d1_two_queens_of_clubs_are_as_ever() -> None:
    assert winner("CQ CQ D9 D9", dulle="second") == 0


def test_d25_the_ten_is_an_ordinary_heart() -> None:
    # D25: trumps 24, so twelve different ones, highest CQ; hearts A 10 K 9.
    assert trumps("normal", dulle="plain") == f"{COURTS} DA DT DK D9"
    assert winner("HK HT HA H9", dulle="plain") == 2
    assert winner("HK HT CQ H9", dulle="plain") == 2
    assert winner("HT HT HK H9", dulle="plain") == 0


def test_d25_in_the_solos() -> None:
    # Rulings 24: clubs and spades have 24 trumps; hearts solo Q J HA HT HK H9.
    assert trumps("solo-C", dulle="plain") == f"{COURTS} CA CT CK C9"
    assert trumps("solo-S", dulle="plain") == f"{COURTS} SA ST SK S9"
    assert trumps("solo-H", dulle="plain") == f"{COURTS} HA HT HK H9"


def test_d25_must_follow_hearts_with_the_ten() -> None:
    state = running(doppelkopf(dulle="plain"), {0: "HA", 1: "HT CA CA"}, f"{HEALTHY}, 0:HA")
    assert "HT" in cards_of(GAME, state)
    assert cards_of(GAME, state) <= {"HA", "HT", "HK", "H9"}


def test_d3_without_nines() -> None:
    # B15: 40 cards, 240 points, 24 trumps less the two D9 and with both H10: 26 - 2.
    cards = pack(match_of(doppelkopf(nines=False)).options)
    assert len(cards) == 40
    assert sum(card.points for card in cards) == 240
    assert 2 * len(trumps("normal", nines=False).split(" ")) == 24
    assert "9" not in {card.code[1] for card in cards}


def test_d12_king_solo() -> None:
    # D12: eight trumps CK SK HK DK; plain suits A 10 Q J 9.
    assert trumps("solo-kings", solos=["kings"]) == "CK SK HK DK"
    assert winner("HQ HT HA H9", contract="solo-kings", solos=["kings"]) == 2
    assert winner("DA DK SK DK", contract="solo-kings", solos=["kings"]) == 2
    assert winner("HJ HQ DA HA", contract="solo-kings", solos=["kings"]) == 3


def test_d22_diamond_kings_on_top() -> None:
    # D22 literally: DK, H10, Q, J, D10, DA, D9.
    assert trumps("normal", diamond_kings_top=True) == f"DK HT {COURTS} DT DA D9"
    assert trumps("solo-D", diamond_kings_top=True) == f"DK HT {COURTS} DT DA D9"
    # Rulings 24: only where diamonds are trumps.
    assert trumps("solo-C", diamond_kings_top=True) == f"HT {COURTS} CA CT CK C9"
    assert winner("HT DK DK HT", diamond_kings_top=True) == 1
    assert winner("DA DT D9 DT", diamond_kings_top=True) == 1


def test_d22_with_a_plain_ten() -> None:
    assert trumps("normal", diamond_kings_top=True, dulle="plain") == f"DK {COURTS} DT DA D9"


def declared(contract: str, declared_cards: str, **options: Any) -> str:
    known = match_of(doppelkopf(**options)).options
    order = order_of(Contract.parse(contract), known, parse_cards(declared_cards))
    return " ".join(card.code for card in order.trumps)


def test_d13_the_order_with_piglets_and_hyperpiglets() -> None:
    # B15, D13: above H10; hyperpiglets above them; with 22 the pigs are above DK (D, conflicts).
    pigs = {"piglets": "trump-suit", "hyperpiglets": True}
    assert declared("normal", "DA", **pigs) == f"DA HT {COURTS} DT DK D9"
    assert declared("normal", "DA D9", **pigs) == f"D9 DA HT {COURTS} DT DK"
    assert declared("solo-H", "HA H9", **pigs) == f"H9 HA HT {COURTS} HK"
    assert declared("normal", "DA", **pigs, diamond_kings_top=True) == f"DA DK HT {COURTS} DT D9"


def solo_hands(rules: Any, cards: str, actions: str) -> Any:
    hands = fill("doppelkopf", match_of(rules).options, {0: cards}, 3)
    return state_of(rules, 3, hands, actions)


@pytest.mark.parametrize(
    ("piglets", "solo", "aces", "can"),
    [
        # Rulings 17: `diamonds` where diamonds are trumps, `trump-suit` in any trump solo, never in the others.
        ("diamonds", "D", "DA DA", True),
        ("diamonds", "H", "HA HA", False),
        ("diamonds", "C", "DA DA", False),
        ("trump-suit", "H", "HA HA", True),
        ("trump-suit", "H", "DA DA", False),
        ("trump-suit", "C", "CA CA", True),
        ("trump-suit", "S", "SA SA", True),
        ("trump-suit", "D", "DA DA", True),
        ("trump-suit", "queens", "DA DA", False),
        ("trump-suit", "none", "DA DA HA HA", False),
    ],
)
def test_d13_piglets_in_solos(piglets: str, solo: str, aces: str, can: bool) -> None:
    actions = f"0:solo {solo}, 1:healthy, 2:healthy, 3:healthy"
    state = solo_hands(doppelkopf(piglets=piglets), aces, actions)
    assert ("piglets" in says(GAME, state, 0)) is can


def test_d13_hyperpiglets_come_after_piglets_and_from_another_hand() -> None:
    rules = doppelkopf(piglets="trump-suit", hyperpiglets=True)
    state = running(rules, {0: "DA DA", 2: "D9 D9", 1: "HT", 3: "HT"})
    assert "hyperpiglets" not in says(GAME, state, 2)
    state = do(GAME, state, "0:say piglets")
    assert "hyperpiglets" in says(GAME, state, 2)
    state = do(GAME, state, "2:say hyperpiglets", "0:DA", "1:HT", "2:D9", "3:HT")
    assert state.tricks[0].winner == 2
    assert says(GAME, state, 2).isdisjoint({"piglets", "hyperpiglets"})


def test_d13_nothing_is_declared_after_the_first_card() -> None:
    rules = doppelkopf(piglets="trump-suit", hyperpiglets=True)
    state = running(rules, {0: "CA", 1: "DA DA", 2: "D9 D9"}, f"{HEALTHY}, 1:say piglets, 0:CA")
    assert "hyperpiglets" not in says(GAME, state, 2)
    state = running(rules, {0: "CA", 1: "DA DA", 2: "D9 D9"}, f"{HEALTHY}, 0:CA")
    assert "piglets" not in says(GAME, state, 1)


def test_d13_out_of_turn_also_where_announcements_are_not() -> None:
    # Rulings 17: in turn or not; D9 binds announcements that bind a side.
    state = running(doppelkopf(piglets="diamonds", announce_own_turn=True), {2: "DA DA"})
    assert says(GAME, state, 2) == {"piglets"}


def test_d13_with_a_poverty_the_hand_after_the_exchange_counts() -> None:
    poor = "DA DA D9 CA CA CK CK SA SA SK SK HK"
    rules = ("doppelkopf", "pagat", {"piglets": "diamonds"})
    actions = "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DA DA D9, 1:accept, 1:return CT CT C9"
    state = running(rules, {0: poor, 1: "CT CT C9"}, actions)
    assert "piglets" not in says(GAME, state, 0)
    assert "piglets" in says(GAME, state, 1)
