"""What the easy player does under Schafkopf's house rules, in positions where the choice is clear."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.actions import parse_action
from cardavia.engine.state import Standing
from tests.ai.positions import seen

SCHAF = ("schafkopf", "schaf")
EASY = EasyPlayer()
PASSED = "0:pass,1:pass,2:pass,3:pass,"
BETTEL = "0:bettel,1:pass,2:pass,3:pass,"


def chosen(hands: dict[int, str], moves: str = "", /, **options: Any) -> str:
    """Return what the seat whose turn it is does after the moves."""
    return str(EASY.choose(seen(SCHAF, hands, moves, **options)))


def said(hands: dict[int, str], moves: str, seat: int, **options: Any) -> str | None:
    """Return what the seat announces after the moves, or None."""
    say = EASY.announce(seen(SCHAF, hands, moves, seat, **options))
    return None if say is None else str(say)


# Bids


@pytest.mark.parametrize(
    ("option", "hand", "bid"),
    [
        ("bettel", "C7 C8 C9 S7 S8 H7 H9 D8", "bettel"),
        ("bettel", "CA CT C9 S7 S8 H7 H9 D8", "pass"),  # two high clubs
        ("bettel", "CQ DQ SJ HA H9 CA C8 S7", "rufer S"),
        ("geier", "CQ SQ HQ CA CT DA SK D7", "geier"),
        ("geier", "CJ SJ HJ CA CT DA SK D7", "wenz"),
        ("farbwenz", "CJ SJ DJ CA CK C9 C8 DA", "farbwenz C"),
        ("farbgeier", "CQ SQ DQ DA DT DK D9 SA", "farbgeier D"),
        ("geier", "CQ SQ HQ DQ CA CT CK DA", "geier-tout"),
        ("hochzeit", "DJ CA CT SA ST S9 DA D9", "hochzeit"),
        ("hochzeit", "CQ DQ SJ HA H9 CA C8 S7", "rufer S"),
        ("solo_any_suit", "CQ SQ HQ DQ CJ SJ HJ CA", "solo-tout C"),
    ],
)
def test_bids_house_contracts_that_the_hand_can_make(option: str, hand: str, bid: str) -> None:
    assert chosen({0: hand}, "", **{option: True}) == bid


def test_the_six_highest_trumps_of_a_short_deck_are_a_sie() -> None:
    assert chosen({0: "CQ SQ HQ DQ CJ SJ"}, short_deck=True) == "sie"


def test_a_tout_that_pays_no_more_than_a_solo_is_not_bid() -> None:
    hand = {0: "CJ SJ HJ CA CT DA SA ST"}
    assert chosen(hand) == "wenz-tout"
    assert chosen(hand, tout_value=5) == "wenz"


THIN = "DJ HT HK H8 C9 C7 ST S8"


def test_a_full_stock_tempts_to_a_thin_rufer() -> None:
    hand = {0: THIN}
    assert chosen(hand, all_pass="stock") == "pass"
    assert chosen(hand, all_pass="stock", standing=Standing(stock=16)).startswith("rufer")


def test_who_must_play_calls_where_he_is_short() -> None:
    hands = {0: "CQ H9 H8 CK C9 C8 ST DA"}
    assert chosen(hands, PASSED, all_pass="muss") == "rufer S"


# Bettel


def test_the_declarer_of_a_bettel_stays_below_with_his_highest_card() -> None:
    hands = {0: "C8 C9 S7 S8 SJ H7 H9 D8", 1: "SQ", 2: "ST", 3: "SA"}
    assert chosen(hands, "0:pass,1:pass,2:bettel,3:pass,0:SJ,1:SQ", bettel=True) == "ST"


def test_the_declarer_of_a_bettel_leads_a_card_that_must_be_beaten() -> None:
    assert chosen({0: "C7 C8 SK SA S9 H7 H9 D8"}, BETTEL, bettel=True) in ("C7", "H7", "C8", "D8")


def test_the_declarer_of_a_bettel_throws_away_his_worst_card() -> None:
    hands = {0: "DA DK D7", 1: "C7 C8 C9 S7 S8 SA H7 H9"}
    assert chosen(hands, "0:pass,1:bettel,2:pass,3:pass,0:DA", bettel=True) == "SA"


def test_defenders_of_a_bettel_lead_low_where_the_declarer_may_be_high() -> None:
    hands = {0: "CA CK C7 SA SK SQ HA HK", 1: "C8 C9 S7 S8 ST H7 H9 D8"}
    assert chosen(hands, "0:pass,1:bettel,2:pass,3:pass", bettel=True) == "C7"


def test_defenders_of_a_bettel_do_not_save_the_declarer() -> None:
    """The declarer's nine lies highest: whoever can stays below it."""
    hands = {0: "S8", 1: "C7 C8 CJ S7 S9 ST H7 D7", 2: "S7 SA"}
    hands = {0: "S7", 1: "C7 C8 CJ S9 ST H7 H8 D7", 2: "S8 SA SK"}
    assert chosen(hands, "0:pass,1:bettel,2:pass,3:pass,0:S7,1:S9", bettel=True) == "S8"


# Ramsch


def test_ramsch_wants_no_trick_and_gives_its_points_away() -> None:
    hands = {0: "CQ", 1: "SQ", 2: "DQ HA H7 CA C9 S9 D9 D8"}
    assert chosen(hands, PASSED + "0:CQ,1:SQ", all_pass="ramsch") in ("HA", "DQ")
    hands = {0: "CA", 1: "CK", 2: "DQ SQ HA SA ST S9 D9 D8"}
    assert chosen(hands, PASSED + "0:CA,1:CK", all_pass="ramsch") in ("SA", "ST")


def test_ramsch_leads_low() -> None:
    hands = {0: "CQ SQ H7 CA C7 SA S7 DA"}
    assert chosen(hands, PASSED, all_pass="ramsch") in ("H7", "C7", "S7")


def test_ramsch_takes_a_trick_to_stop_a_march() -> None:
    """Seat 0 has taken five tricks with all those points: one trick for another ends it."""
    hands = {
        0: "CQ SQ HQ DQ CJ SJ C9 C8",
        1: "HA HT HK H9 H8 CA S8 S7",
        2: "H7 CT CK C7 SA ST SK S9",
        3: "HJ DJ DA DT DK D9 D8 D7",
    }
    tricks = "0:CQ,1:HA,2:H7,3:HJ,0:SQ,1:HT,2:SA,3:DJ,0:HQ,1:HK,2:ST,3:DA,0:DQ,1:H9,2:SK,3:DT,0:CJ,1:H8,2:S9,3:DK,"
    play = PASSED + tricks + "0:C9"
    assert chosen(hands, play, all_pass="ramsch", ramsch_durchmarsch=True) == "CA"


# Hochzeit


RICH = "CQ SQ HQ CJ HA HT CA D9"
POOR = "HJ H8 H7 ST S9 CK D9 D8"
OFFER = "0:hochzeit,1:pass,2:pass,3:pass,0:lay DJ"
BRIDE = "DJ CT C9 SA SK S8 DA D7"


def test_a_strong_hand_takes_the_only_trump_and_gives_its_shortest_suit() -> None:
    hands = {0: BRIDE, 1: RICH}
    assert chosen(hands, OFFER, hochzeit=True) == "accept"
    assert chosen(hands, OFFER + ",1:accept", hochzeit=True) == "give D9"


def test_a_weak_hand_does_not_take_the_only_trump() -> None:
    assert chosen({0: BRIDE, 1: POOR}, OFFER, hochzeit=True) == "decline"


# Doublings


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("CQ SQ HJ HA C7 C8 S7 D7", "double"),
        ("HQ DQ CJ D7 C8 S7 S8 C7", "double"),
        ("CQ C7 S8 D9 SQ HQ DQ CJ", "no-double"),  # the strong half comes later
        ("HA HT CA SA CQ SQ HQ DQ", "no-double"),
    ],
)
def test_klopfen_on_four_strong_cards(hand: str, answer: str) -> None:
    assert chosen({0: hand}, klopfen=True) == answer


SOLO = "0:solo H,1:pass,2:pass,3:pass"


def test_kontra_is_said_with_a_hand_that_should_beat_the_solo() -> None:
    weak = "DQ DJ HA HT HK H9 CK S9"
    strong = {0: weak, 1: "CQ SQ HQ CJ SJ CA SA S8"}
    assert said(strong, SOLO, 1, kontra=2) == "say kontra"
    assert said({0: weak, 2: "CQ SQ HQ", 1: "CA C9 C8 SK S8 DK D9 D8"}, SOLO, 1, kontra=2) is None


def test_kontra_is_said_to_a_tout_that_a_sure_trick_breaks() -> None:
    hands = {0: "SQ HQ DQ CJ SJ HA HT CA", 1: "CQ C7 S7 D7", 2: "H7 H8 H9 HK"}
    tout = "0:solo-tout H,1:pass,2:pass,3:pass"
    assert said(hands, tout, 1, kontra=1) == "say kontra"
    assert said(hands, tout, 2, kontra=1) is None


def test_re_is_said_by_a_declarer_who_cannot_lose() -> None:
    hands = {0: "CQ SQ HQ DQ CJ HA HT CA"}
    assert said(hands, SOLO + ",1:say kontra", 0, kontra=4) == "say re"
    weak = {0: "HQ DJ HA HT HK H9 CK S9"}
    assert said(weak, SOLO + ",1:say kontra", 0, kontra=4) is None


def test_the_four_card_view_is_all_it_has_before_it_doubles() -> None:
    told = seen(SCHAF, {0: "CQ SQ HJ HA C7 C8 S7 D7"}, klopfen=True)
    assert len(told.hand) == 4
    assert EASY.choose(told) == parse_action("double")
