"""Bids, contracts and what a Tout or a Sie ends (``rules.md`` F3 to F8, ``rulings.md`` 30, 31)."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.result import Party, Redeal
from cardavia.engine.schafkopf.game import SCHAFKOPF as GAME
from cardavia.engine.schafkopf.orders import order_of
from cardavia.engine.state import Phase, State
from tests.engine.helpers import Rules, do, fill, legal_texts, match_of, play_first_legal, state_of, text_of

SCHAF: Rules = ("schafkopf", "schaf", {})
COURTS = "CQ SQ HQ DQ CJ SJ HJ DJ"


def bidding(known: dict[int, str], *texts: str, options: dict[str, Any] | None = None, dealer: int = 3) -> State:
    rules: Rules = ("schafkopf", "schaf", options or {})
    hands = fill("schafkopf", match_of(rules).options, known)
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    return state_of(rules, dealer, hands, [f"{s}:{t}" for s, t in zip(order, texts, strict=False)])


def refused(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        do(GAME, state, text)
    return caught.value.reason


# A hand that may bid everything but a Sie.
ALL = "CQ SQ C9 S9 D9 H9 CJ SJ"
SOLOS = {f"{kind} {suit}" for kind in ("solo", "solo-tout") for suit in "CSHD"}
RUFER = {f"rufer {suit}" for suit in "CSD"}


def test_f3_what_can_be_bid_first() -> None:
    state = bidding({0: ALL})
    assert legal_texts(GAME, state, 0) == {"pass", "wenz", "wenz-tout", *RUFER, *SOLOS}
    assert [legal_texts(GAME, state, seat) for seat in (1, 2, 3)] == [set()] * 3


FLOORS = [
    # bid before, what may still be bid: only a higher type, whatever the suit (F3, H19)
    ("rufer C", {"wenz", "wenz-tout", *SOLOS}),
    ("wenz", {"wenz-tout", *SOLOS}),
    ("solo C", {"wenz-tout"} | {f"solo-tout {suit}" for suit in "CSHD"}),
    ("wenz-tout", {f"solo-tout {suit}" for suit in "CSHD"}),
    ("solo-tout C", set()),
]


@pytest.mark.parametrize(("bid", "left"), FLOORS)
def test_h19_an_equal_bid_never_overbids(bid: str, left: set[str]) -> None:
    state = bidding({0: "C9 D9 H9 S9", 1: "CQ SQ C7 S7 D7 H7 CJ SJ"}, bid)
    assert legal_texts(GAME, state, 1) == {"pass"} | left
    assert refused(state, f"1:{bid}") is Reason.BID_TOO_LOW
    settled = do(GAME, state, "1:pass", "2:pass", "3:pass")
    assert (settled.declarer, str(settled.contract)) == (0, bid.replace(" ", "-"))


def test_h19_a_higher_type_takes_the_game() -> None:
    known = {0: "C9", 1: "H9", 2: "S9"}
    state = bidding(known, "wenz", "solo H", "pass", "wenz-tout")
    assert (state.declarer, str(state.contract)) == (3, "wenz-tout")
    # F2: the first seat leads, whoever plays.
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("CA SQ S9 D9 H9 H8 CJ SJ", {"S", "D"}),  # not the ace one holds
        ("CQ SQ CJ SJ D9 H9 H8 H7", {"D"}),  # Ober and Unter are no plain cards of a suit (F5)
        ("CQ SQ CJ SJ HA H9 H8 H7", set()),  # hearts cannot be called
        ("CA SA DA C9 S9 D9 H8 H7", set()),  # no callable ace, no Rufer
    ],
)
def test_f5_which_ace_can_be_called(hand: str, suits: set[str]) -> None:
    state = bidding({0: hand})
    bids = {text for text in legal_texts(GAME, state, 0) if text.startswith("rufer")}
    assert bids == {f"rufer {suit}" for suit in suits}
    assert refused(state, "0:rufer H") is Reason.CALLED_ACE_CONDITIONS


def test_f6_a_solo_needs_a_plain_card_of_its_suit() -> None:
    hand = "CQ SQ CJ SJ HA H9 DQ D7"
    solos = {f"{kind} {suit}" for kind in ("solo", "solo-tout") for suit in "HD"}
    state = bidding({0: hand})
    assert {text for text in legal_texts(GAME, state, 0) if text.startswith("solo")} == solos
    assert refused(state, "0:solo C") is Reason.BID_PLAIN_CARD
    free = bidding({0: hand}, options={"solo_any_suit": True})
    assert {text for text in legal_texts(GAME, free, 0) if text.startswith("solo")} == SOLOS


def test_f7_a_sie_is_the_eight_courts_and_ends_the_deal_at_once() -> None:
    state = bidding({1: COURTS, 0: "C9"}, "solo C")
    # Even the hand of a Sie may do less; without plain cards no Rufer and no Solo.
    assert legal_texts(GAME, state, 1) == {"pass", "wenz-tout", "sie"}
    done = do(GAME, state, "1:sie")
    assert (done.done, str(done.contract), done.declarer) == (True, "sie", 1)
    result = GAME.score(done)
    # F11: 20 + 8 x 4 = 52, three times for the lone player.
    assert result.scores == (-52, 156, -52, -52)
    assert result.winner is Party.DECLARER
    assert {(line.key, line.value) for line in result.lines} == {("game", 20), ("runners", 32)}
    assert refused(bidding({1: "CQ SQ HQ DQ CJ SJ HJ HA"}, "pass"), "1:sie") is Reason.BID_SIE


def test_f3_four_passes_end_the_deal() -> None:
    state = bidding({}, "pass", "pass", "pass", "pass")
    assert (state.done, state.redeal, state.contract) == (True, Redeal.NEXT_DEALER, None)
    assert GAME.parties(state) is None
    assert GAME.score(state).scores is None


def test_house_contracts_are_not_played() -> None:
    state = bidding({0: ALL})
    for text in ("geier", "farbwenz C", "bettel", "hochzeit", "solo queens", "ramsch"):
        assert refused(state, f"0:{text}") is Reason.CONTRACT_NOT_PLAYED


def test_r30_a_tout_ends_with_the_first_trick_its_declarer_loses() -> None:
    known = {0: "HA", 1: "CQ SQ HQ CJ SJ CA CT CK", 2: "DQ"}
    state = bidding(known, "pass", "solo-tout C", "pass", "pass")
    state = play_first_legal(GAME, do(GAME, state, "0:HA", "1:CJ"), 1)
    assert not state.done
    state = play_first_legal(GAME, do(GAME, state, "1:CT", "2:DQ"), 2)
    assert [trick.winner for trick in state.tricks] == [1, 2]
    assert (state.done, state.turn) == (True, None)
    result = GAME.score(state)
    # F11: 10 for the Tout and 3 runners (CQ SQ HQ) x 2 = 16; H18: no Schneider, no Schwarz.
    assert {(line.key, line.value) for line in result.lines} == {("game", 10), ("runners", 6)}
    assert result.scores == (16, -48, 16, 16)
    assert refused(state, "0:HA") is Reason.PHASE


def test_f7_a_tout_with_all_tricks_wins() -> None:
    known = {0: "CQ SQ HQ DQ CJ SJ HJ CA"}
    state = play_first_legal(GAME, top_down(bidding(known, "solo-tout C", "pass", "pass", "pass"), known[0]))
    assert len(state.tricks) == 8
    # 10 + 7 runners x 2 = 24 (H18: no Schwarz for it).
    assert GAME.score(state).scores == (72, -24, -24, -24)


def top_down(state: State, hand: str) -> State:
    for number, card in enumerate(hand.split(" "), start=1):
        state = play_first_legal(GAME, do(GAME, state, f"0:{card}"), number)
    return state


ORDERS = [
    # contract, trumps from high to low, ranks of plain suits (F4)
    ("rufer-C", f"{COURTS} HA HT HK H9 H8 H7", "ATK987"),
    ("solo-C", f"{COURTS} CA CT CK C9 C8 C7", "ATK987"),
    ("solo-tout-D", f"{COURTS} DA DT DK D9 D8 D7", "ATK987"),
    ("wenz", "CJ SJ HJ DJ", "ATKQ987"),
    ("wenz-tout", "CJ SJ HJ DJ", "ATKQ987"),
    ("sie", f"{COURTS} HA HT HK H9 H8 H7", "ATK987"),
]


@pytest.mark.parametrize(("contract", "trumps", "plain"), ORDERS)
def test_f4_the_order_of_each_contract(contract: str, trumps: str, plain: str) -> None:
    order = order_of(Contract.parse(contract))
    assert text_of(order.trumps) == trumps
    assert "".join(str(rank) for rank in order.plain) == plain


TRICKS = [
    ("rufer-S", "C9 CA CT CK", 1),
    ("rufer-S", "C9 H7 CA DJ", 3),
    ("rufer-S", "S7 CQ DQ SA", 1),
    ("rufer-S", "C7 S9 D9 C8", 3),
    ("rufer-S", "HA H7 DJ HT", 2),
    ("solo-D", "HA D7 HT HK", 1),
    ("wenz", "CK CQ C9 CT", 3),  # the Ober is plain, below the king
    ("wenz", "C9 CQ C8 C7", 1),
    ("wenz", "CA DJ HJ HQ", 2),
]


@pytest.mark.parametrize(("contract", "cards", "place"), TRICKS)
def test_f8_who_wins_the_trick(contract: str, cards: str, place: int) -> None:
    assert order_of(Contract.parse(contract)).winner(parse_cards(cards)) == place
