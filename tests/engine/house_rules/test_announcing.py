"""Announcements under house rules (``rules.md`` D8, D9, D14, D26; ``rulings.md`` 18, 21 to 23, 44)."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import by_suit
from cardavia.engine.doppelkopf.announcing import requirements
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.errors import Reason
from cardavia.engine.game import refusal
from cardavia.engine.observation import observe
from cardavia.engine.result import Party
from cardavia.engine.state import State
from tests.engine.helpers import Rules, cards_of, do, legal_texts, says
from tests.engine.house_rules.positions import HEALTHY, KONTRA, RE, doppelkopf, moves, running

RE_ALL = {"re", "no90", "no60", "no30", "schwarz"}
KONTRA_ALL = {"kontra", "no90", "no60", "no30", "schwarz"}


def play(state: State, cards: int) -> State:
    """Return the state after so many more cards, each the lowest by suit and rank."""
    for _ in range(cards):
        state = do(GAME, state, f"{state.turn}:{by_suit(GAME.playable(state))[-1].code}")
    return state


# Twelve cards (D8, rulings 18)


@pytest.mark.parametrize(
    ("hand", "shift", "need"),
    [
        # D8: Re with 12 cards, Absagen 11/10/9/8.
        (12, 0, (12, 11, 10, 9, 8)),
        # Rulings 18: after a wedding everything falls by the settling trick's number, not that minus 1.
        (12, 1, (11, 10, 9, 8, 7)),
        (12, 3, (9, 8, 7, 6, 5)),
        # Without nines Re before one's first card is with 10.
        (10, 0, (10, 9, 8, 7, 6)),
    ],
)
def test_d8_the_table_of_deadlines(hand: int, shift: int, need: tuple[int, ...]) -> None:
    assert requirements(hand, 12, shift) == need


TWELVE = doppelkopf(announce_cards=12)


def test_d8_only_before_the_first_card() -> None:
    state = running(TWELVE, {0: "CQ", 2: "CQ"})
    assert says(GAME, state, 0) == RE_ALL
    state = play(state, 1)
    assert says(GAME, state, 0) == set()
    assert says(GAME, state, 1) == KONTRA_ALL
    assert refusal(GAME, state, moves("0:say re")[0]) is Reason.SAY_DEADLINE


def test_18_replies_need_one_card_fewer() -> None:
    state = play(do(GAME, running(TWELVE, {0: "CQ", 2: "CQ"}), "2:say re"), 4)
    # Re needed 12, so the bare Kontra needs 11, which everybody holds after trick 1; no 90 by Re needs 11 too.
    assert says(GAME, state, 1) == {"kontra"}
    assert says(GAME, state, 0) == {"no90", "no60", "no30", "schwarz"}
    state = do(GAME, state, "1:say kontra")
    assert says(GAME, state, 3) == set()  # rulings 23: a late reply opens no Absage


@pytest.mark.parametrize("settling", [1, 2, 3])
def test_18_in_a_wedding_re_is_possible_before_the_next_card(settling: int) -> None:
    tricks = {
        1: "0:D9, 1:HT, 2:DT, 3:DK",
        2: "0:HT, 1:D9, 2:DT, 3:DK, 0:DA, 1:HT, 2:DJ, 3:D9",
        3: "0:HT, 1:D9, 2:DT, 3:DK, 0:CQ, 1:DA, 2:DJ, 3:D9, 0:DA, 1:HT, 2:DT, 3:DK",
    }[settling]
    hands = {
        1: {0: "CQ CQ D9", 1: "HT", 2: "DT", 3: "DK"},
        2: {0: "CQ CQ HT DA", 1: "D9 HT", 2: "DT DJ", 3: "DK D9"},
        3: {0: "CQ CQ HT DA", 1: "D9 DA HT", 2: "DT DJ DT", 3: "DK D9 DK"},
    }[settling]
    start = "0:wedding, 1:healthy, 2:healthy, 3:healthy"
    state = running(TWELVE, hands, f"{start}, {tricks}")
    assert state.side == (0, 1)
    for seat, words in ((0, RE_ALL), (1, RE_ALL), (2, KONTRA_ALL), (3, KONTRA_ALL)):
        assert says(GAME, state, seat) == words
    assert says(GAME, play(state, 1), 1) == set()


# One's own turn (D9)


def test_d9_only_immediately_before_ones_own_card() -> None:
    rules = doppelkopf(announce_own_turn=True)
    state = running(rules, {0: "CQ", 2: "CQ"})
    assert [says(GAME, state, seat) for seat in range(4)] == [RE_ALL, set(), set(), set()]
    assert refusal(GAME, state, moves("2:say re")[0]) is Reason.SAY_OWN_TURN
    state = play(state, 1)
    assert [says(GAME, state, seat) for seat in range(4)] == [set(), KONTRA_ALL, set(), set()]


# The forced announcement (D26, rulings 22)

FORCED = doppelkopf(forced_announcement=True)
RICH = "0:CA, 1:CT, 2:CT, 3:CK"  # 11 + 10 + 10 + 4 = 35
HANDS = {0: "CQ CA", 1: "CT SA", 2: "CQ CT", 3: "CK"}


def forced(rules: Rules = FORCED, hands: dict[int, str] | None = None, actions: str = f"{HEALTHY}, {RICH}") -> State:
    return running(rules, hands or HANDS, actions)


def test_d26_the_winner_of_a_rich_first_trick_must_speak() -> None:
    state = forced()
    assert (state.turn, state.tricks[0].points) == (0, 35)
    assert legal_texts(GAME, state, 0) == {"say re", "say no90", "say no60", "say no30", "say schwarz"}
    assert says(GAME, state, 1) == KONTRA_ALL  # others keep theirs
    assert observe(GAME, state, 0).duties == observe(GAME, state, 0).sayings
    assert observe(GAME, state, 1).duties == ()
    assert refusal(GAME, state, moves("0:CQ")[0]) is Reason.SAY_FORCED
    state = do(GAME, state, "0:say re")
    assert cards_of(GAME, state)


def test_22_when_his_partner_speaks_the_duty_ends() -> None:
    state = do(GAME, forced(), "2:say re")
    assert cards_of(GAME, state)


def test_22_when_the_other_side_speaks_it_does_not() -> None:
    state = do(GAME, forced(), "1:say kontra")
    assert cards_of(GAME, state) == set()


def test_22_not_when_his_side_has_spoken_before() -> None:
    assert cards_of(GAME, forced(actions=f"{HEALTHY}, 2:say re, {RICH}"))


def test_d26_thirty_points_are_enough_and_29_are_not() -> None:
    # 11 + 11 + 4 + 4 = 30; 11 + 10 + 4 + 4 = 29.
    rich = forced(hands={0: "CA CQ", 1: "CA", 2: "CK CQ", 3: "CK"}, actions=f"{HEALTHY}, 0:CA, 1:CA, 2:CK, 3:CK")
    poor = forced(hands={0: "CA CQ", 1: "CT", 2: "CK CQ", 3: "CK"}, actions=f"{HEALTHY}, 0:CA, 1:CT, 2:CK, 3:CK")
    assert (rich.tricks[0].points, poor.tricks[0].points) == (30, 29)
    assert not cards_of(GAME, rich)
    assert cards_of(GAME, poor)


def test_d26_without_the_option_nobody_must() -> None:
    assert cards_of(GAME, forced(doppelkopf()))


def test_22_under_announce_cards_12_the_duty_keeps_re_open() -> None:
    """Conflicts of section D: 26 overrides 8."""
    state = forced(doppelkopf(forced_announcement=True, announce_cards=12))
    # Re would need 12 cards; the duty keeps it. no 90 needs 11, which he holds.
    assert says(GAME, state, 0) == RE_ALL
    assert says(GAME, state, 1) == set()
    state = do(GAME, state, "0:say re")
    # Not a late reply: his side may go on, and Kontra may reply with 12 - 1 = 11.
    assert says(GAME, state, 2) == {"no90", "no60", "no30", "schwarz"}
    assert says(GAME, state, 1) == {"kontra"}


def test_23_a_late_reply_before_the_rich_trick_is_full_is_not_forced() -> None:
    """Found by reading: the winner's reply with 11 cards was taken for his duty and opened Absagen."""
    rules = doppelkopf(forced_announcement=True, announce_cards=12)
    actions = f"{HEALTHY}, 1:say kontra, 0:CA, 1:CT, 0:say re, 2:CT, 3:CK"
    state = running(rules, HANDS, actions)
    assert (state.turn, state.tricks[0].points) == (0, 35)
    assert says(GAME, state, 0) == says(GAME, state, 2) == set()
    assert cards_of(GAME, state)


def test_22_under_announce_own_turn_the_others_still_wait() -> None:
    """Found here: while the winner was forced, everybody could speak out of turn, which also showed who was forced."""
    state = forced(doppelkopf(forced_announcement=True, announce_own_turn=True))
    assert legal_texts(GAME, state, 0) == {f"say {word}" for word in RE_ALL}
    assert [says(GAME, state, seat) for seat in (1, 2, 3)] == [set(), set(), set()]


def test_22_in_a_solo_nobody_must() -> None:
    state = forced(actions=f"0:solo C, 1:healthy, 2:healthy, 3:healthy, {RICH}", hands={**HANDS, 0: "CQ CA"})
    assert cards_of(GAME, state)


def test_22_in_a_silent_wedding_he_must() -> None:
    state = forced(hands={0: "CQ CQ CA", 1: "CT", 2: "CT", 3: "CK"})
    assert says(GAME, state, 0) == RE_ALL
    assert not cards_of(GAME, state)


def test_22_in_a_wedding_settled_in_trick_1_and_no_later() -> None:
    start = "0:wedding, 1:healthy, 2:healthy, 3:healthy"
    hands = {0: "CQ CQ CT", 1: "CA", 2: "CT", 3: "CK"}
    state = forced(hands=hands, actions=f"{start}, 0:CT, 1:CA, 2:CT, 3:CK")
    assert (state.turn, state.side) == (1, (0, 1))
    assert not cards_of(GAME, state)
    assert says(GAME, state, 1) == RE_ALL
    # The bride wins trick 1: the partner is not known, nobody must.
    hands = {0: "CQ CQ CA", 1: "CT", 2: "CT", 3: "CK"}
    assert cards_of(GAME, forced(hands=hands, actions=f"{start}, {RICH}"))


def test_22_in_a_poverty_he_must() -> None:
    poor = "D9 DK DT CA CA CT CK SA SA SK HK H9"
    start = "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass D9 DK DT, 1:accept, 1:return S9 S9 HA"
    rules: Rules = ("doppelkopf", "pagat", {"forced_announcement": True})
    hands = {0: poor, 1: "S9 S9 HA ST", 2: "ST", 3: "SK"}
    # 11 + 10 + 10 + 4 = 35, won by the poor player, who is Re.
    state = running(rules, hands, f"{start}, 0:SA, 1:ST, 2:ST, 3:SK")
    assert (state.turn, state.side) == (0, (0, 1))
    assert legal_texts(GAME, state, 0) == {f"say {word}" for word in RE_ALL}


def test_d26_a_trick_won_by_kontra_forces_kontra() -> None:
    hands = {0: "CT CQ", 1: "CA", 2: "CT CQ", 3: "CK"}
    state = forced(hands=hands, actions=f"{HEALTHY}, 0:CT, 1:CA, 2:CT, 3:CK")
    assert legal_texts(GAME, state, 1) == {f"say {word}" for word in KONTRA_ALL}


# Genscher (D14, rulings 21, 44)

GENSCHER = doppelkopf(genscher=True)


def genscher(actions: str = HEALTHY, hands: dict[int, str] | None = None, rules: Rules = GENSCHER) -> State:
    return running(rules, hands or {0: "DK DK CQ", 1: "HT", 2: "CQ D9", 3: "DA"}, actions)


def test_d14_any_other_player_may_be_chosen() -> None:
    state = genscher()
    words = {word for word in says(GAME, state, 0) if word.startswith("genscher")}
    assert words == {"genscher 1", "genscher 2", "genscher 3"}  # the present partner too (21)
    assert all("genscher" not in word for seat in (1, 2, 3) for word in says(GAME, state, seat))


def test_21_the_king_is_the_only_card_then() -> None:
    state = do(GAME, genscher(), "0:say genscher 3")
    assert legal_texts(GAME, state, 0) == {"DK"}
    assert says(GAME, state, 2) != set()  # the others may speak meanwhile
    state = do(GAME, state, "2:say kontra", "0:DK")
    assert state.turn == 1


def test_d14_sides_change_at_once_and_announcements_stay_with_their_side() -> None:
    state = do(GAME, genscher(), "2:say no90", "0:say genscher 3")
    # Seat 2 said no 90 for Re and is Kontra now; Re keeps the promise.
    assert GAME.parties(state) == {RE: (0, 3), KONTRA: (1, 2)}
    assert says(GAME, state, 3) == {"no60", "no30", "schwarz"}
    assert says(GAME, state, 2) == KONTRA_ALL
    assert [said.party for said in state.said] == [RE, None]


def test_d14_called_by_kontra() -> None:
    hands = {0: "DK DK", 1: "CQ", 2: "CQ", 3: "DA"}
    state = do(GAME, genscher(hands=hands), "0:say genscher 1")
    # Seat 0 keeps Kontra, seat 1 joins him; seat 3, the partner until now, goes over to seat 2.
    assert GAME.parties(state) == {RE: (2, 3), KONTRA: (0, 1)}


def test_44_everybody_knows_the_sides_after_the_call() -> None:
    state = genscher()
    assert GAME.known_parties(state, 1) == {1: KONTRA}
    state = do(GAME, state, "0:say genscher 3")
    for seat in (None, 0, 1, 2, 3):
        assert GAME.known_parties(state, seat) == {0: RE, 1: KONTRA, 2: KONTRA, 3: RE}


def test_d14_once_and_only_with_both_kings() -> None:
    state = do(GAME, genscher(), "0:say genscher 3", "0:DK")
    state = play(state, 3)
    while state.turn != 0:
        state = play(state, 1)
    assert not {word for word in says(GAME, state, 0) if word.startswith("genscher")}
    one = genscher(hands={0: "DK CQ", 1: "DK", 2: "CQ"})
    assert not {word for word in says(GAME, one, 0) if word.startswith("genscher")}


def test_d14_only_where_the_king_may_be_played() -> None:
    hands = {0: "CA", 1: "DK DK CT", 2: "CQ", 3: "CQ"}
    state = genscher(f"{HEALTHY}, 0:CA", hands)
    assert not {word for word in says(GAME, state, 1) if word.startswith("genscher")}


@pytest.mark.parametrize(
    ("rules", "hands", "actions"),
    [
        # D14 and rulings 21, 44: not in a solo, a silent wedding, an unsettled wedding, a poverty, a black sow.
        (GENSCHER, {0: "DK DK"}, "0:solo C, 1:healthy, 2:healthy, 3:healthy"),
        (GENSCHER, {0: "DK DK"}, "0:solo D, 1:healthy, 2:healthy, 3:healthy"),
        (GENSCHER, {0: "DK DK CQ CQ"}, HEALTHY),
        (GENSCHER, {0: "DK DK CQ CQ"}, "0:wedding, 1:healthy, 2:healthy, 3:healthy"),
        (
            ("doppelkopf", "pagat", {"genscher": True}),
            {0: "DK DK", 1: "D9 DT DA CA CA CT CK SA SA SK HK H9", 2: "S9 S9 ST"},
            "0:healthy, 1:poverty, 2:healthy, 3:healthy, 1:pass D9 DT DA, 2:accept, 2:return S9 S9 ST",
        ),
        (
            ("doppelkopf", "pagat", {"genscher": True, "poverty_refused": "black-sow"}),
            {0: "DK DK", 1: "D9 DT DA CA CA CT CK SA SA SK HK H9"},
            "0:healthy, 1:poverty, 2:healthy, 3:healthy, 1:pass D9 DT DA, 2:decline, 3:decline, 0:decline",
        ),
    ],
)
def test_d14_where_it_is_not_possible(rules: Rules, hands: dict[int, str], actions: str) -> None:
    state = running(rules, hands, actions)
    assert state.turn == 0
    assert not {word for word in says(GAME, state, 0) if word.startswith("genscher")}
    assert refusal(GAME, state, moves("0:say genscher 1")[0]) is Reason.GENSCHER


def test_d14_in_a_settled_wedding() -> None:
    hands = {0: "CQ CQ D9", 1: "HT DK DK", 2: "DT", 3: "DA"}
    actions = "0:wedding, 1:healthy, 2:healthy, 3:healthy, 0:D9, 1:HT, 2:DT, 3:DA"
    state = do(GAME, genscher(actions, hands), "1:say genscher 3")
    assert GAME.parties(state) == {RE: (1, 3), KONTRA: (0, 2)}


def test_d14_a_forced_winner_speaks_first() -> None:
    rules = doppelkopf(genscher=True, forced_announcement=True)
    hands = {0: "CQ CA DK DK", 1: "CT", 2: "CQ CT", 3: "CK"}
    state = running(rules, hands, f"{HEALTHY}, {RICH}")
    assert not {word for word in says(GAME, state, 0) if word.startswith("genscher")}
    assert "genscher 1" in says(GAME, do(GAME, state, "0:say re"), 0)


def test_21_the_parties_by_number_stay_two_each() -> None:
    state = do(GAME, genscher(), "0:say genscher 2", "0:DK")
    assert GAME.parties(state) == {Party.RE: (0, 2), Party.KONTRA: (1, 3)}
