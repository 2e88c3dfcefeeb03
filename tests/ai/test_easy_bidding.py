"""What the easy player bids, reserves, exchanges and announces with hands where the choice is clear."""

import pytest

from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.actions import Exchange
from cardavia.engine.state import Standing
from tests.ai.positions import seen

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
TOURNAMENT = ("doppelkopf", "ddv-tournament")
PAGAT = ("doppelkopf", "pagat")
EASY = EasyPlayer()


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("H8 H7 CT C9 ST S8 DK D7", "pass"),  # no Ober, no Unter
        ("DJ HT CK C9 ST S8 DT D9", "pass"),
        ("CQ DQ SJ HA H9 CA C8 S7", "rufer S"),
        ("CQ HQ CJ DJ HT H7 C9 SA", "rufer C"),
        ("CJ SJ HJ CA CT DA SK D7", "wenz"),
        ("CJ CA CT CK DA DT SA S7", "pass"),
        ("CJ SJ HJ CA CT DA SA ST", "wenz-tout"),
        ("CQ SQ HQ SJ CA CT CK DA", "solo C"),
        ("CQ SQ HQ DQ CJ SJ CA DA", "solo-tout C"),
        ("CQ SQ HQ DQ CJ SJ HJ DJ", "sie"),
    ],
)
def test_bids_what_the_hand_can_make(hand: str, bid: str) -> None:
    assert str(EASY.choose(seen(SCHAF, {0: hand}))) == bid


def test_does_not_bid_a_rufer_over_a_wenz() -> None:
    hands = {0: "CJ SJ HJ CA CT DA SA ST", 1: "CQ SQ HQ DQ HA HT H9 C7"}
    assert str(EASY.choose(seen(SCHAF, hands, "0:wenz"))) in ("pass", "solo H", "solo-tout H")


@pytest.mark.parametrize(
    ("hand", "reservation"),
    [
        ("HT SQ DJ DK D9 CA CK SA SK HA HK S9", "healthy"),
        ("CQ CQ HQ DJ DK D9 CA CK SA SK HK S9", "wedding"),
        ("CQ CQ HT HT SQ SQ HQ CJ CJ DA DT CA", "healthy"),  # a silent wedding
        ("HT HT CQ SQ SQ CJ CJ SA ST SK CA CA", "solo S"),
        ("CA CA CT CT CK SA SA ST HA HA DA DA", "solo none"),
        ("CQ CQ SQ SQ HQ DQ CA CA SA SA HA HA", "solo queens"),
        ("CJ CJ SJ SJ HJ DJ CA CA SA SA HA HA", "solo jacks"),
    ],
)
def test_reserves_what_the_hand_is(hand: str, reservation: str) -> None:
    assert str(EASY.choose(seen(DDV, {0: hand}))) == reservation


POOR = "DJ D9 CA CK C9 SA SK SK S9 HA HK H9"


def test_poverty_is_reserved_and_passes_all_trumps() -> None:
    assert str(EASY.choose(seen(PAGAT, {0: POOR}))) == "poverty"
    offer = EASY.choose(seen(PAGAT, {0: POOR}, "0:poverty,1:healthy,2:healthy,3:healthy"))
    assert str(offer).startswith("pass")
    assert {"DJ", "D9"} <= set(str(offer).split())


STRONG = "HT HT CQ SQ SQ HQ CJ DJ DT CA CT S9"
WEAK = "SJ HJ DT D9 DK CT CT C9 ST HK H9 ST"
TO_PASS = "0:poverty,1:healthy,2:healthy,3:healthy,0:pass CK DJ D9"


def test_a_strong_hand_helps_and_gives_back_no_trump() -> None:
    assert str(EASY.choose(seen(PAGAT, {0: POOR, 1: STRONG}, TO_PASS))) == "accept"
    back = EASY.choose(seen(PAGAT, {0: POOR, 1: STRONG}, TO_PASS + ",1:accept"))
    assert isinstance(back, Exchange)
    assert str(back) == "return CT CK S9"


def test_a_weak_hand_does_not_help() -> None:
    assert str(EASY.choose(seen(PAGAT, {0: POOR, 1: WEAK}, TO_PASS))) == "decline"


@pytest.mark.parametrize(
    ("hand", "solo"),
    [
        ("CA CA CT CK SA ST SK HA HK DA DT D9", "solo none"),
        ("CQ SQ SQ HQ HQ DQ CK C9 SA S9 HA HA", "solo queens"),
        ("HT SQ CJ SJ HJ CA CT CK C9 C9 SA DK", "solo C"),
    ],
)
def test_a_forced_soloist_names_his_best_solo(hand: str, solo: str) -> None:
    assert str(EASY.choose(seen(TOURNAMENT, {0: hand}, standing=Standing((0,), forced=0)))) == solo


def test_a_debtor_plays_a_fair_solo_that_others_would_not() -> None:
    hand = {0: "HT SQ SQ HQ CJ HJ CA CT CK C9 SA HA"}
    assert str(EASY.choose(seen(TOURNAMENT, hand, standing=Standing((0, 1))))) == "solo C"
    assert str(EASY.choose(seen(DDV, hand))) == "healthy"


ALL_HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("HT CQ SQ HQ CJ DJ DA DT CA SA S9 HK", "say re"),
        ("HT HT CQ SQ SQ HQ CJ DJ DA DT CA SA", "say no90"),
        ("CQ SJ HJ D9 DK CT CT C9 ST HK H9 ST", None),
        ("SJ HJ D9 DK DJ CT CT C9 ST HK H9 ST", None),
    ],
)
def test_announces_what_the_hand_should_keep(hand: str, said: str | None) -> None:
    say = EASY.announce(seen(DDV, {0: hand}, ALL_HEALTHY, seat=0))
    assert (None if say is None else str(say)) == said


def test_piglets_are_declared() -> None:
    hands = {2: "DA DA SJ HJ D9 DK CT CT C9 HK H9 S9"}
    said = EASY.announce(seen(("doppelkopf", "ddv-piglets"), hands, ALL_HEALTHY, seat=2))
    assert str(said) == "say piglets"


def test_nothing_is_said_before_the_bride_has_a_partner() -> None:
    hands = {0: "HT CQ CQ SQ SQ HQ CJ DJ DA DT CA SA"}
    moves = "0:wedding,1:healthy,2:healthy,3:healthy"
    assert EASY.announce(seen(DDV, hands, moves, seat=0)) is None
