"""What the easy player plays in positions where the choice is clear."""

from cardavia.ai.easy.player import EasyPlayer
from tests.ai.positions import seen

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
PAGAT = ("doppelkopf", "pagat")
EASY = EasyPlayer()
ALL_HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy,"
RUFER_C = "0:rufer C,1:pass,2:pass,3:pass,"
DECLARER = "CQ SQ HQ DJ C9 SK S9 D7"


def chosen(rules: tuple[str, str], hands: dict[int, str], moves: str) -> str:
    """Return what the seat whose turn it is plays after the moves."""
    return str(EASY.choose(seen(rules, hands, moves)))


def test_the_secret_partner_smears_on_the_declarers_highest_trump() -> None:
    hands = {0: DECLARER, 1: "CA HT H8 H7 ST S8 DK D8"}
    assert chosen(SCHAF, hands, RUFER_C + "0:CQ") == "HT"


def test_a_defender_gives_the_cheapest_card_to_the_declarers_trick() -> None:
    hands = {0: DECLARER, 1: "HA HT H8 CT CK S8 DK D8", 3: "CA"}
    assert chosen(SCHAF, hands, RUFER_C + "0:CQ") == "H8"


def test_a_defender_smears_on_a_trick_the_declarer_cannot_win() -> None:
    hands = {0: "CQ SQ HQ DQ CJ HK H9 S9", 1: "SA ST S7 CT CK C9 C8 DA", 2: "S8", 3: "SK"}
    moves = "0:solo H,1:pass,2:pass,3:pass,0:S9,1:SA,2:S8"
    assert chosen(SCHAF, hands, moves) == "SK"


def test_the_last_player_wins_as_cheaply_as_makes_sense() -> None:
    hands = {0: "C9", 1: "CK", 2: "CA", 3: "CQ SQ DQ H7 HK S8 S7 D8"}
    moves = "0:pass,1:pass,2:pass,3:solo H,0:C9,1:CK,2:CA"
    assert chosen(SCHAF, hands, moves) == "HK"


def test_a_sure_trick_of_the_partner_is_not_overtrumped() -> None:
    hands = {0: "HJ H9 C7", 1: "CA CQ SJ H7 ST S8 DK D8", 2: "SQ", 3: DECLARER.replace("CQ", "DT").replace("SQ", "DQ")}
    moves = "0:pass,1:pass,2:pass,3:rufer C,0:H9"
    assert chosen(SCHAF, hands, moves) in ("H7", "SJ")


def test_the_declarer_of_a_rufer_pulls_trumps() -> None:
    assert chosen(SCHAF, {0: "CQ SQ DQ CJ HA H9 CA S7"}, "0:rufer S,1:pass,2:pass,3:pass") in ("CQ", "SQ", "CJ")


def test_a_defender_searches_the_called_ace() -> None:
    hands = {0: "HJ H8 H7 C9 ST S8 DK D8", 1: DECLARER.replace("C9", "C8")}
    assert chosen(SCHAF, hands, "0:pass,1:rufer C,2:pass,3:pass") == "C9"


def test_a_black_ace_is_led_early() -> None:
    hands = {0: "HT SQ HQ CJ DJ DK D9 SA S9 CK HK HK"}
    assert chosen(DDV, hands, ALL_HEALTHY) == "SA"


def test_the_fox_is_kept_from_the_other_side() -> None:
    hands = {0: "CQ HT HT", 1: "DA D9 CT CK ST SK HK H9 C9 S9 HK H9", 2: "CQ"}
    assert chosen(DDV, hands, ALL_HEALTHY + "0:say re,0:HT") == "D9"


def test_the_fox_goes_to_the_partners_sure_trick() -> None:
    hands = {0: "CQ HT HT", 1: "CQ DA D9 CT CK ST SK HK H9 C9 S9 HK"}
    moves = ALL_HEALTHY + "0:say re,0:HT"
    told = seen(DDV, hands, moves)
    assert told.parties[0] is told.parties[1]
    assert str(EASY.choose(told)) == "DA"


def test_a_fat_plain_trick_is_trumped() -> None:
    hands = {0: "CA", 1: "CT", 2: "CA", 3: "HT SQ DJ DT D9 SA ST SK HA HK H9 S9"}
    assert chosen(DDV, hands, ALL_HEALTHY + "0:CA,1:CT,2:CA") == "DT"


def test_no_high_trump_is_wasted_on_a_poor_trick() -> None:
    hands = {0: "S9", 1: "S9", 2: "SK", 3: "HT HT SQ CA CT CK C9 C9 HA HK HK H9"}
    assert chosen(DDV, hands, ALL_HEALTHY + "0:S9,1:S9,2:SK") in ("C9", "H9", "HK", "CK", "SQ")


def test_the_bride_lets_another_take_the_trick() -> None:
    hands = {0: "CQ CQ HT HT SQ DJ D9 CA CK C9 SA S9"}
    assert chosen(DDV, hands, "0:wedding,1:healthy,2:healthy,3:healthy") not in ("CQ", "HT")


def test_the_soloist_of_a_wenz_pulls_the_unters_and_cashes_his_aces() -> None:
    hands = {0: "CJ SJ CA CT CK SA ST D7", 1: "HJ", 2: "DJ"}
    first = chosen(SCHAF, hands, "0:wenz,1:pass,2:pass,3:pass")
    assert first in ("CJ", "SJ")
