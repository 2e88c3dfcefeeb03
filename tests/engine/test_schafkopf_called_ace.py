"""The called ace (Rufsau): ``rules.md`` F9, checklist H15; who can know the partner."""

from __future__ import annotations

import pytest

from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.observation import observe
from cardavia.engine.result import Party
from cardavia.engine.schafkopf.game import SCHAFKOPF as GAME
from cardavia.engine.state import State
from tests.engine.helpers import Rules, cards_of, codes, do, fill, match_of, play_first_legal, state_of

SCHAF: Rules = ("schafkopf", "schaf", {})
DECLARER, DEFENDERS = Party.DECLARER, Party.DEFENDERS


def rufer(known: dict[int, str], suit: str = "S", dealer: int = 3) -> State:
    """Return a Rufer that seat 0 calls; the seat after the dealer leads."""
    hands = fill("schafkopf", match_of(SCHAF).options, known)
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    bids = [f"{seat}:{f'rufer {suit}' if seat == 0 else 'pass'}" for seat in order]
    return state_of(SCHAF, dealer, hands, bids)


def refused(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        do(GAME, state, text)
    return caught.value.reason


# Seat 0 calls the ace of leaves, seat 2 holds it with two more, and can follow no bells.
TWO_MORE = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 1: "DK", 2: "SA ST S8 CA C9 CJ H9 H8", 3: "S7 DA"}


def test_h15_the_ace_must_fall_when_its_suit_is_led() -> None:
    state = do(GAME, rufer(TWO_MORE), "0:S9", f"1:{follow(do(GAME, rufer(TWO_MORE), '0:S9'))}")
    assert cards_of(GAME, state) == {"SA"}
    assert refused(state, "2:ST") is Reason.CALLED_ACE_MUST_PLAY
    assert refused(state, "2:CA") is Reason.FOLLOW_SUIT


def follow(state: State) -> str:
    return min(cards_of(GAME, state))


def test_h15_also_when_the_trick_has_been_trumped() -> None:
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 1: "HA HT DJ C7 C8 CT CK DA", 2: "SA ST S8 CA C9 CJ H9 H8"}
    state = do(GAME, rufer(known), "0:S9", "1:HA")
    assert cards_of(GAME, state) == {"SA"}
    after = play_first_legal(GAME, do(GAME, state, "2:SA"), 1)
    assert after.tricks[0].winner == 1


def test_h15_also_with_four_or_more_cards_of_the_suit() -> None:
    # Running away is for the leader: led by somebody else the ace falls even from five.
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 2: "SA ST SK S8 S7 CJ H9 H8"}
    state = do(GAME, rufer(known), "0:S9")
    state = do(GAME, state, f"1:{follow(state)}")
    assert cards_of(GAME, state) == {"SA"}


def test_h15_the_holder_leads_the_ace_of_the_suit() -> None:
    # Seat 2 leads (dealer 1). With the ace and two others it may lead the ace or any other suit, but not the two.
    state = rufer(TWO_MORE, dealer=1)
    assert state.turn == 2
    assert cards_of(GAME, state) == {"SA", "CA", "C9", "CJ", "H9", "H8"}
    assert refused(state, "2:ST") is Reason.CALLED_ACE_MUST_LEAD


def test_h15_with_three_more_he_may_run_away() -> None:
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 2: "SA ST SK S8 C9 CJ H9 H8", 3: "S7"}
    state = rufer(known, dealer=1)
    assert cards_of(GAME, state) == codes("SA ST SK S8 C9 CJ H9 H8")
    # F9: the side shows when the suit was led and no ace came.
    state = do(GAME, state, "2:S8", "3:S7")
    assert observe(GAME, state, 1).parties == {0: DECLARER, 1: DEFENDERS}
    state = play_first_legal(GAME, state, 1)
    assert observe(GAME, state, 1).parties == {0: DECLARER, 1: DEFENDERS, 2: DECLARER, 3: DEFENDERS}


def test_h15_the_ober_and_unter_of_the_suit_are_no_cards_of_it() -> None:
    # The ace, two plain cards and the Ober and Unter of leaves: only three plain cards, so no running away.
    known = {0: "CQ HQ DQ HJ S9 D7 D8 H7", 2: "SA ST S8 SQ SJ CJ H9 H8"}
    assert cards_of(GAME, rufer(known, dealer=1)) == codes("SA SQ SJ CJ H9 H8")


def test_h15_running_away_is_counted_at_the_moment_of_leading() -> None:
    # Seat 2 holds the ace and three others, discards one of them on bells and then has only two left.
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 1: "DA DT", 2: "SA ST SK S8 CJ HT HA H9", 3: "DK D9"}
    state = rufer(known)
    whole = rufer(known, dealer=1)
    assert {"ST", "SK", "S8"} <= cards_of(GAME, whole)
    state = do(GAME, state, "0:D7", "1:DT", "2:S8", "3:D9")
    assert state.tricks[0].winner == 1
    # Seat 1 leads bells again, and seat 2 takes it with a trump to lead itself.
    state = do(GAME, state, "1:DA", "2:HT", "3:DK", "0:D8")
    assert state.turn == 2
    assert cards_of(GAME, state) == codes("SA CJ HA H9")
    assert refused(state, "2:ST") is Reason.CALLED_ACE_MUST_LEAD


def test_h15_four_left_after_a_discard_still_run_away() -> None:
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 1: "DA DT", 2: "SA ST SK S8 S7 HT HA H9", 3: "DK D9"}
    state = do(GAME, rufer(known), "0:D7", "1:DT", "2:S7", "3:D9", "1:DA", "2:HT", "3:DK", "0:D8")
    assert state.turn == 2
    assert cards_of(GAME, state) == codes("SA ST SK S8 HA H9")


def test_h15_the_ace_is_not_discarded_but_the_others_are() -> None:
    state = do(GAME, rufer(TWO_MORE), "0:D7", "1:DK")
    assert cards_of(GAME, state) == codes("ST S8 CA C9 CJ H9 H8")
    assert refused(state, "2:SA") is Reason.CALLED_ACE_NO_DISCARD
    # On a trump lead too: a hand without trumps keeps the ace.
    known = {0: "CQ SQ HQ HJ S9 D7 D8 H7", 2: "SA ST SK CA CT CK C9 C8"}
    state = do(GAME, rufer(known), "0:CQ", "1:" + follow(do(GAME, rufer(known), "0:CQ")))
    assert cards_of(GAME, state) == codes("ST SK CA CT CK C9 C8")


def test_h15_discarded_as_the_last_card() -> None:
    # Seat 1 has the last trump and leads it in trick 8; seat 2 has kept the ace alone.
    known = {
        0: "CQ SQ HQ DQ CJ SJ S9 D7",
        1: "HJ DJ HA HT HK H9 H8 H7",
        2: "SA CA CT CK C9 C8 C7 DA",
        3: "ST SK S8 S7 DT DK D9 D8",
    }
    state = rufer(known)
    for card in ("CQ", "SQ", "HQ", "DQ", "CJ", "SJ"):
        state = do(GAME, state, f"0:{card}")
        while state.turn != 0:
            state = do(GAME, state, f"{state.turn}:{min(cards_of(GAME, state) - {'SA', 'HJ', 'DA'})}")
    # Bells: seat 1 trumps, and leads its last trump.
    state = do(GAME, state, "0:D7")
    state = do(GAME, state, f"1:{max(cards_of(GAME, state) - {'HJ'})}", "2:DA")
    state = do(GAME, state, f"3:{follow(state)}")
    assert (state.turn, len(state.tricks)) == (1, 7)
    state = do(GAME, state, "1:HJ")
    assert cards_of(GAME, state) == {"SA"}
    assert do(GAME, state, "2:SA").hands[2] == ()


def test_h15_after_running_away_the_ace_is_an_ordinary_card() -> None:
    known = {0: "CQ SQ HQ HJ S9 S7 D7 D8", 1: "H7 HA CA CT", 2: "SA ST SK S8 DJ CJ H9 H8", 3: "HK C9 CK"}
    state = do(GAME, rufer(known, dealer=1), "2:S8", "3:C9", "0:S9", "1:HA")
    # Acorns are led, of which seat 2 has none: the ace may go now.
    discard = do(GAME, state, "1:CA")
    assert cards_of(GAME, discard) == codes("SA ST SK DJ CJ H9 H8")
    # Its suit is led again: any card of it will do.
    state = do(GAME, state, "1:H7", "2:H8", "3:HK", "0:CQ", "0:S7", "1:CT")
    assert cards_of(GAME, state) == codes("SA ST SK")


def test_others_lead_and_follow_the_suit_freely() -> None:
    # F9: the declarer may search, and has any card of the suit to choose from.
    known = {0: "CQ SQ HQ HJ S9 SK ST H7", 2: "SA S8 CA C9 CJ H9 H8 D7"}
    state = rufer(known)
    assert cards_of(GAME, state) == codes("CQ SQ HQ HJ S9 SK ST H7")


def test_the_partner_is_known_to_himself_alone_until_the_ace_falls() -> None:
    state = rufer(TWO_MORE)
    everybody = {0: DECLARER, 1: DEFENDERS, 2: DECLARER, 3: DEFENDERS}
    assert observe(GAME, state, 2).parties == everybody
    assert observe(GAME, state, 0).parties == {0: DECLARER}
    assert observe(GAME, state, 1).parties == {0: DECLARER, 1: DEFENDERS}
    assert observe(GAME, state, 2).public_parties == {0: DECLARER}
    state = do(GAME, state, "0:S9")
    state = do(GAME, state, f"1:{follow(state)}", "2:SA")
    assert observe(GAME, state, 1).public_parties == everybody


def test_a_dropped_other_card_shows_nothing() -> None:
    state = do(GAME, rufer(TWO_MORE), "0:D7", "1:DK", "2:ST")
    assert observe(GAME, state, 1).parties == {0: DECLARER, 1: DEFENDERS}
