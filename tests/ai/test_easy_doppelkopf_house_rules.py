"""What the easy player does under Doppelkopf's house rules, in positions where the choice is clear."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.ai.easy.knowledge import know
from cardavia.ai.easy.player import EasyPlayer
from cardavia.engine.state import Standing
from tests.ai.positions import seen

DDV = ("doppelkopf", "ddv")
PAGAT = ("doppelkopf", "pagat")
EASY = EasyPlayer()
HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy,"


def chosen(hands: dict[int, str], moves: str = "", rules: tuple[str, str] = DDV, **options: Any) -> str:
    """Return what the seat whose turn it is does after the moves."""
    return str(EASY.choose(seen(rules, hands, moves, **options)))


def said(hands: dict[int, str], moves: str, seat: int, **options: Any) -> str | None:
    """Return what the seat announces after the moves, or None."""
    say = EASY.announce(seen(DDV, hands, moves, seat, **options))
    return None if say is None else str(say)


# Reservations


@pytest.mark.parametrize(
    ("hand", "reservation"),
    [
        ("CK CK SK SK HK DK CA CA SA SA HA HA", "solo kings"),
        ("CA CA CT CT CK SA SA ST HA HA DA DA", "solo none"),
        ("HT SQ DJ DK D9 CA CK SA SK HA HK S9", "healthy"),
    ],
)
def test_a_king_solo_is_one_of_the_solos(hand: str, reservation: str) -> None:
    assert chosen({0: hand}, solos=["queens", "jacks", "kings", "none"]) == reservation


def test_a_bad_hand_is_thrown_in_and_a_good_one_is_not() -> None:
    assert chosen({0: "CA CT C9 C9 S9 S9 H9 HK SK CK D9 DJ"}, throw_in=True) == "throw"
    assert chosen({0: "HT CQ SQ SQ HQ DQ DJ CK CK SK HK HK"}, throw_in=True) == "healthy"
    assert chosen({0: "CA CA CT CT CK SA SA ST HA HA DA DK"}, throw_in=True) == "solo none"


def test_two_piglets_make_a_solo_that_two_foxes_would_not() -> None:
    hand = {0: "DA DA CQ SQ HQ HQ CJ DJ DT CA CA SA"}
    assert chosen(hand, piglets="trump-suit", solos=["D"]) == "solo D"
    assert chosen(hand, solos=["D"]) == "healthy"


FAIR = {0: "HT SQ HQ CJ HJ DJ CA CT CK C9 SA HA"}


def test_the_owed_solo_gets_nearer_as_the_deals_run_out() -> None:
    """With time a debtor waits for a better hand; at the end this one is better than what would be forced on him."""
    early = Standing(debtors=(0, 1), deals_left=24)
    late = Standing(debtors=(0, 1), deals_left=4)
    tournament = ("doppelkopf", "ddv-tournament")
    assert chosen(FAIR, rules=tournament, standing=early) == "healthy"
    assert chosen(FAIR, rules=tournament, standing=late) == "solo C"
    assert chosen(FAIR, rules=tournament, standing=Standing(debtors=(1,), deals_left=4)) == "healthy"


def test_a_solo_in_a_bock_deal_must_be_a_better_one() -> None:
    hand = {0: ALMOST}
    assert chosen(hand, bock=True).startswith("solo")
    assert chosen(hand, bock=True, standing=Standing(bock=True, bock_left=4)) == "healthy"


ALMOST = "CQ SQ HQ HQ DQ CA CA CT SA S9 HK H9"


def test_the_other_queens_make_the_wedding() -> None:
    hand = {0: "DQ DQ HQ DJ DK D9 CA CK SA SK HK S9"}
    assert chosen(hand, parties_by="DQ") == "wedding"
    assert chosen(hand) == "healthy"


# The auction


STRONG = "CQ CQ SQ SQ HQ HQ CA SA SK ST HA HA"
FAIR_NONE = "CA CT CK CK C9 SA DA DK DT D9 HK H9"


def test_the_auction_is_raised_and_held_as_far_as_the_solo_carries() -> None:
    solos = "0:solo none,1:solo queens,2:healthy,3:healthy"
    hands = {0: FAIR_NONE, 1: STRONG}
    assert chosen(hands, solos, solo_priority="auction") == "raise re"
    assert chosen(hands, solos + ",1:raise re", solo_priority="auction") == "yield"
    turned = {0: STRONG, 1: FAIR_NONE}
    solos = "0:solo queens,1:solo none,2:healthy,3:healthy"
    assert chosen(turned, solos, solo_priority="auction") == "yield"
    assert chosen(turned, solos + ",1:raise no90", solo_priority="auction") == "hold"
    assert chosen(turned, solos + ",1:raise schwarz", solo_priority="auction") == "yield"


# Announcements


def test_piglets_and_hyperpiglets_are_declared_and_count_as_the_highest_trumps() -> None:
    hands = {2: "DA DA D9 D9 SJ HJ DK CT CT C9 HK H9"}
    options = {"piglets": "diamonds", "hyperpiglets": True}
    assert said(hands, HEALTHY, 2, **options) == "say piglets"
    assert said(hands, HEALTHY + "2:say piglets", 2, **options) == "say hyperpiglets"
    moves = HEALTHY + "2:say piglets,2:say hyperpiglets"
    known = know(seen(DDV, hands, moves, 2, **options))
    assert [known.higher(card) for card in known.hand[:4]] == [0, 0, 0, 0]


def test_a_piglet_takes_what_a_fox_would_not_be_risked_for() -> None:
    hands = {0: "HT CQ", 1: "SA ST ST", 2: "CK", 3: "DA DA DJ D9 CT CK SK S9 HA HK H9 H9"}
    moves = HEALTHY + "{}0:HT,1:DT,2:DT"
    hands = {0: "HT", 1: "DT CQ", 2: "DT CQ", 3: "DA DA DJ D9 CT CK SK S9 HA HK H9 H9"}
    assert chosen(hands, moves.format("3:say piglets,"), piglets="diamonds") == "DA"
    assert chosen(hands, moves.format("")) in ("D9", "DJ")


THIN_RE = "HT CQ SQ HQ CJ DJ DA DT CA SA S9 HK"


def test_a_thin_re_is_not_said_where_it_is_dear() -> None:
    hands = {0: THIN_RE}
    assert said(hands, HEALTHY, 0) == "say re"
    assert said(hands, HEALTHY, 0, bock=True, standing=Standing(bock=True, bock_left=2)) is None
    assert said(hands, HEALTHY, 0, announcements_double=True) is None
    strong = {0: "HT HT CQ SQ SQ HQ CJ DJ DA DT CA SA"}
    assert said(strong, HEALTHY, 0, bock=True, standing=Standing(bock=True, bock_left=2)) is not None


def test_who_must_speak_says_no_more_than_he_must() -> None:
    hands = {0: "CA CQ SJ HJ D9 DK CT C9 ST HK H9 S9", 1: "CA", 2: "CT", 3: "CK"}
    moves = HEALTHY + "0:CA,1:CA,2:CT,3:CK"
    assert chosen(hands, moves, forced_announcement=True) == "say re"


def test_genscher_takes_the_player_with_the_tricks() -> None:
    """Seat 2 has won two rich tricks: with him the game is nearly won."""
    hands = {
        0: "DK DK DJ D9 CK CK SK SK SA HK HK H9",
        1: "CQ CA C9 C9 ST S9 HA HA DT DA HJ HJ",
        2: "CQ HT HT SQ SQ HQ HQ DQ CA CT CT ST",
        3: "CJ CJ SJ SJ DJ DQ D9 DT DA SA S9 H9",
    }
    tricks = "0:CK,1:CA,2:CA,3:DA,3:DJ,0:D9,1:DA,2:HT,2:HT,3:DT,0:DJ,1:DT,"
    assert said(hands, HEALTHY + tricks + "2:HQ,3:D9", 0, genscher=True) == "say genscher 2"
    assert said(hands, HEALTHY, 0, genscher=True) is None


# The play


def test_the_kings_of_diamonds_take_the_ten_of_hearts() -> None:
    hands = {0: "HT", 1: "DT CQ", 2: "DT CQ", 3: "DK DJ D9 CT CK CK SK S9 HA HK H9 H9"}
    moves = HEALTHY + "0:HT,1:DT,2:DT"
    assert chosen(hands, moves, diamond_kings_top=True) == "DK"
    assert chosen(hands, moves) != "DT"


def test_a_second_ten_of_hearts_takes_the_first() -> None:
    hands = {0: "HT", 1: "DT CQ", 2: "DT CQ", 3: "HT DJ D9 CT CK CK SK S9 HA HK H9 H9"}
    moves = HEALTHY + "0:HT,1:DT,2:DT"
    assert chosen(hands, moves, dulle="second") == "HT"
    assert chosen(hands, moves) in ("DJ", "D9")


POOR = "DJ D9 CA CK C9 SA SK SK S9 HA HK H9"
REFUSED = "0:poverty,1:healthy,2:healthy,3:healthy,0:pass CK DJ D9,1:decline,2:decline,3:decline,"
WEAK_WITH_QUEEN = "SQ SJ HJ DT D9 DK CT CT C9 ST H9 HK"


def test_the_second_queen_of_spades_goes_to_another() -> None:
    """Seat 3 lies highest with a ten of hearts: he shall play alone."""
    hands = {0: POOR, 1: "SQ CQ", 2: "HT CQ", 3: WEAK_WITH_QUEEN}
    moves = REFUSED + "0:DJ,1:SQ,2:HT"
    assert chosen(hands, moves, PAGAT, poverty_refused="black-sow") == "SQ"


def test_a_weak_hand_does_not_take_the_trick_with_the_second_queen_of_spades() -> None:
    hands = {0: POOR, 1: "SQ DQ", 2: "SQ DJ", 3: "HT SJ HJ DT D9 DK CT CT C9 ST H9 HK"}
    moves = REFUSED + "0:DJ,1:SQ,2:SQ"
    assert chosen(hands, moves, PAGAT, poverty_refused="black-sow") != "HT"


def test_a_very_strong_hand_takes_it() -> None:
    hands = {0: POOR, 1: "SQ DQ", 2: "SQ DJ", 3: "HT HT CQ CQ HQ HQ DQ CJ CJ SJ CA SA"}
    moves = REFUSED + "0:DJ,1:SQ,2:SQ"
    assert chosen(hands, moves, PAGAT, poverty_refused="black-sow") in ("HT", "CQ")


def test_nobody_is_taken_for_the_holder_of_the_queens_of_clubs_after_genscher() -> None:
    hands = {0: "DK DK CQ", 1: "CQ", 2: "HT HT"}
    told = seen(DDV, hands, HEALTHY + "0:say genscher 2,0:DK", 3, genscher=True)
    assert know(told).located == {0: (), 1: (), 2: ()}
    assert know(told).friends == {0: 0.0, 1: 1.0, 2: 0.0, 3: 1.0}


def test_the_queens_of_diamonds_are_placed_where_they_make_the_sides() -> None:
    hands = {0: "DQ HT", 2: "DQ"}
    told = seen(DDV, hands, HEALTHY + "2:say re", 1, parties_by="DQ")
    assert [card.code for card in know(told).located[2]] == ["DQ"]
