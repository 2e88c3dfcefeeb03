"""Announcements: who may say what until when (``rules.md`` B6, B15, C5; ``rulings.md`` 17, 23)."""

from __future__ import annotations

import pytest

from cardavia.engine.actions import Move
from cardavia.engine.doppelkopf.announcing import requirements
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.errors import IllegalAction, Reason
from cardavia.engine.game import apply, legal
from cardavia.engine.state import State
from tests.engine.helpers import Rules, do, fill, match_of, play_first_legal, says, state_of

DDV: Rules = ("doppelkopf", "ddv", {})
NO_NINES: Rules = ("doppelkopf", "ddv-no-nines", {})
HEALTHY = "0:healthy, 1:healthy, 2:healthy, 3:healthy"
RE_ALL = {"re", "no90", "no60", "no30", "schwarz"}
KONTRA_ALL = {"kontra", "no90", "no60", "no30", "schwarz"}
ABSAGEN = {"no90", "no60", "no30", "schwarz"}


def normal(rules: Rules = DDV, seed: int = 1) -> State:
    """Return a normal game in which seats 0 and 2 are Re and seat 0 leads."""
    hands = fill("doppelkopf", match_of(rules).options, {0: "CQ", 2: "CQ"}, seed)
    return state_of(rules, 3, hands, HEALTHY)


def lay(state: State, cards: int) -> State:
    """Return the state after so many more cards."""
    for _ in range(cards):
        assert state.turn is not None
        state = apply(GAME, state, Move(state.turn, legal(GAME, state, state.turn)[0]))
    return state


def after(tricks: int, rules: Rules = DDV) -> State:
    return play_first_legal(GAME, normal(rules), tricks)


def refused(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        do(GAME, state, text)
    return caught.value.reason


NEED = [
    # The table B6 by hand: settling trick less one, then Re or Kontra, no 90, no 60, no 30, schwarz.
    (12, 0, (11, 10, 9, 8, 7)),
    (12, 1, (10, 9, 8, 7, 6)),
    (12, 2, (9, 8, 7, 6, 5)),
    # Without nines (B15): Re or Kontra 9 cards, 8, 7, 6, 5, and the wedding's shift as above.
    (10, 0, (9, 8, 7, 6, 5)),
    (10, 1, (8, 7, 6, 5, 4)),
    (10, 2, (7, 6, 5, 4, 3)),
]


@pytest.mark.parametrize(("hand", "shift", "need"), NEED)
def test_h9_the_table_of_deadlines(hand: int, shift: int, need: tuple[int, ...]) -> None:
    assert requirements(hand, 11, shift) == need


def test_nothing_before_the_reservations_are_settled() -> None:
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ", 2: "CQ"})
    state = state_of(DDV, 3, hands, "0:healthy, 1:healthy, 2:healthy")
    assert [says(GAME, state, seat) for seat in range(4)] == [set()] * 4
    assert refused(state, "0:say re") is Reason.SAY_TOO_EARLY


def test_h7_everybody_may_speak_at_once_and_out_of_turn() -> None:
    state = normal()
    assert state.turn == 0
    assert [says(GAME, state, seat) for seat in range(4)] == [RE_ALL, KONTRA_ALL, RE_ALL, KONTRA_ALL]


def test_h7_the_deadline_is_the_own_hand_not_the_trick() -> None:
    # B6: Re needs 11 cards in the speaker's own hand. In trick 2 those who have laid their second card hold 10.
    state = lay(after(1), 2)
    assert state.trick is not None
    early, late = state.trick.seats[:2], state.trick.seats[2:]
    for seat in early:
        assert len(state.hands[seat]) == 10
        assert says(GAME, state, seat) == set()
    for seat in late:
        assert len(state.hands[seat]) == 11
        assert says(GAME, state, seat) == (RE_ALL if seat in (0, 2) else KONTRA_ALL)


@pytest.mark.parametrize(
    ("tricks", "open_"),
    [(0, RE_ALL), (1, RE_ALL), (2, set()), (3, set())],
)
def test_re_is_open_until_the_card_to_trick_two(tricks: int, open_: set[str]) -> None:
    assert says(GAME, after(tricks), 0) == open_


@pytest.mark.parametrize("tricks", range(7))
def test_each_level_falls_a_trick_later(tricks: int) -> None:
    # Re is said at once; then no 90 with 10 cards, no 60 with 9, no 30 with 8, schwarz with 7, each after the other.
    state = do(GAME, normal(), "0:say re")
    order = ["no90", "no60", "no30", "schwarz"]
    state = play_first_legal(GAME, state, tricks)
    cards = 12 - tricks
    # A missed no 90 closes all above it: with 9 cards and only Re said, nothing is open any more.
    assert says(GAME, state, 0) == (set(order) if cards >= 10 else set())


def test_a_missed_level_closes_all_higher_ones() -> None:
    state = play_first_legal(GAME, do(GAME, normal(), "0:say re"), 3)
    # With 9 cards no 60 alone would be in time, but no 90 is missed.
    assert len(state.hands[0]) == 9
    assert says(GAME, state, 0) == set()
    with pytest.raises(IllegalAction):
        do(GAME, state, "0:say no60")
    # Had no 90 been said in time, no 60 were open to both partners.
    state = play_first_legal(GAME, do(GAME, normal(), "0:say no90"), 3)
    assert says(GAME, state, 0) == says(GAME, state, 2) == {"no60", "no30", "schwarz"}


def test_skipped_levels_are_one_announcement_and_all_count() -> None:
    state = do(GAME, normal(), "0:say no60")
    assert len(state.said) == 1
    assert says(GAME, state, 0) == says(GAME, state, 2) == {"no30", "schwarz"}


def test_the_partner_makes_the_next_promise_by_his_own_cards() -> None:
    # Seat 0 leads trick 3 and holds 9 after its card, its partner still 10.
    state = play_first_legal(GAME, do(GAME, normal(), "0:say re"), 2)
    assert state.trick is not None
    order = state.trick.seats
    first, second = (seat for seat in order if seat in (0, 2))
    state = lay(state, order.index(first) + 1)
    assert says(GAME, state, first) == set()
    assert says(GAME, state, second) == ABSAGEN
    state = do(GAME, state, f"{second}:say no90")
    # No 60 needs 9 cards, so now the first may go on.
    assert says(GAME, state, first) == {"no60", "no30", "schwarz"}


def test_each_level_is_made_once_by_a_side_but_by_both_sides() -> None:
    state = do(GAME, normal(), "0:say no90", "1:say no90")
    assert says(GAME, state, 2) == says(GAME, state, 3) == {"no60", "no30", "schwarz"}
    assert refused(state, "2:say re") is Reason.SAY_SAID
    assert refused(state, "2:say no90") is Reason.SAY_SAID


def test_nobody_speaks_for_the_other_side() -> None:
    assert refused(normal(), "0:say kontra") is Reason.SAY_OTHER_SIDE
    assert refused(normal(), "1:say re") is Reason.SAY_OTHER_SIDE


REPLIES = [
    # announcement of Re, cards the bare Kontra needs: one fewer than the announcement required (B6)
    ("re", 10),
    ("no90", 9),
    ("no60", 8),
    ("no30", 7),
    ("schwarz", 6),
]


@pytest.mark.parametrize(("said", "need"), REPLIES)
@pytest.mark.parametrize("tricks", range(1, 9))
def test_h8_the_reply_window_follows_the_requirement(said: str, need: int, tricks: int) -> None:
    # It is the requirement that counts, not the moment: "no 30" said with 12 cards can be answered down to 7.
    state = play_first_legal(GAME, do(GAME, normal(), f"0:say {said}"), tricks)
    cards = 12 - tricks
    expected = KONTRA_ALL if cards >= 11 else {"kontra"} if cards >= need else set()
    assert says(GAME, state, 1) == expected


def test_h8_the_window_grows_with_the_next_promise() -> None:
    state = play_first_legal(GAME, do(GAME, normal(), "0:say no60"), 4)
    assert says(GAME, state, 1) == {"kontra"}
    later = play_first_legal(GAME, state, 5)
    assert says(GAME, later, 1) == set()
    # No 30 needs 8 cards; said with 8, Kontra may answer with 7.
    raised = play_first_legal(GAME, do(GAME, state, "2:say no30"), 5)
    assert says(GAME, raised, 1) == {"kontra"}


def test_r23_a_late_reply_closes_the_promises_of_the_whole_side() -> None:
    state = play_first_legal(GAME, do(GAME, normal(), "0:say no90"), 2)
    assert len(state.hands[1]) == len(state.hands[3]) == 10
    state = do(GAME, state, "1:say kontra")
    assert says(GAME, state, 1) == says(GAME, state, 3) == set()
    # An Ansage in the normal time, though an answer too, opens the way.
    state = do(GAME, play_first_legal(GAME, do(GAME, normal(), "0:say no90"), 1), "1:say kontra")
    assert says(GAME, state, 3) == ABSAGEN


def test_a_reply_with_the_last_trick_far_away_only_answers_what_was_said() -> None:
    assert says(GAME, after(2), 1) == set()


def test_without_nines_the_deadlines_keep_their_trick_numbers() -> None:
    # B15: 10 cards each; Re needs 9, its reply 8.
    state = after(1, NO_NINES)
    assert len(state.hands[0]) == 9
    assert says(GAME, state, 0) == RE_ALL
    assert says(GAME, after(2, NO_NINES), 0) == set()
    answered = play_first_legal(GAME, do(GAME, normal(NO_NINES), "0:say re"), 2)
    assert len(answered.hands[1]) == 8
    assert says(GAME, answered, 1) == {"kontra"}
    assert says(GAME, play_first_legal(GAME, answered, 3), 1) == set()


def test_h9_a_wedding_moves_the_deadlines_by_the_settling_trick() -> None:
    # The bride, seat 0, holds both queens of clubs and both tens of hearts.
    bride = "CQ CQ HT HT SQ DJ D9 S9 SK C9 CK HK"
    hands = fill("doppelkopf", match_of(DDV).options, {0: bride, 1: "SA"})
    start = "0:wedding, 1:healthy, 2:healthy, 3:healthy"
    # Settled in trick 1: seat 1 takes her nine of spades. Nothing may be said before; then Re with 11.
    state = state_of(DDV, 3, hands, start)
    assert says(GAME, state, 0) == set()
    assert refused(state, "0:say re") is Reason.SAY_TOO_EARLY
    state = settled_by_spade(do(GAME, state, "0:S9"))
    assert len(state.tricks) == 1
    assert says(GAME, state, 0) == RE_ALL
    assert says(GAME, play_first_legal(GAME, state, 2), 0) == set()
    # Settled in trick 2: Re with 10 cards.
    state = settled_by_spade(do(GAME, trick(state_of(DDV, 3, hands, start), "HT"), "0:S9"))
    assert len(state.tricks) == 2
    assert says(GAME, state, 0) == RE_ALL
    assert says(GAME, play_first_legal(GAME, state, 3), 0) == set()
    # Settled in trick 3: Re with 9 cards, as when she stays alone.
    state = settled_by_spade(do(GAME, trick(trick(state_of(DDV, 3, hands, start), "HT"), "HT"), "0:S9"))
    assert len(state.tricks) == 3
    assert says(GAME, state, 0) == RE_ALL
    assert says(GAME, play_first_legal(GAME, state, 4), 0) == set()
    state = trick(trick(trick(state_of(DDV, 3, hands, start), "HT"), "HT"), "CQ")
    assert GAME.parties(state) is not None
    assert says(GAME, state, 0) == RE_ALL
    assert [says(GAME, state, seat) for seat in (1, 2, 3)] == [KONTRA_ALL] * 3


def trick(state: State, card: str) -> State:
    """Return the state after a trick that seat 0 leads with the card and wins."""
    state = play_first_legal(GAME, do(GAME, state, f"0:{card}"), len(state.tricks) + 1)
    assert state.tricks[-1].winner == 0
    assert says(GAME, state, 0) == set() or len(state.tricks) == 3
    return state


def settled_by_spade(state: State) -> State:
    """Return the state after the trick is full, which another than seat 0 wins."""
    state = play_first_legal(GAME, state, len(state.tricks) + 1)
    assert state.tricks[-1].winner != 0
    return state


def test_h9_the_reply_in_a_late_wedding_moves_along() -> None:
    bride = "CQ CQ HT HT SQ DJ D9 S9 SK C9 CK HK"
    hands = fill("doppelkopf", match_of(DDV).options, {0: bride, 1: "SA"})
    state = state_of(DDV, 3, hands, "0:wedding, 1:healthy, 2:healthy, 3:healthy")
    state = settled_by_spade(do(GAME, trick(state, "HT"), "0:S9"))
    kontra = next(seat for seat in (1, 2, 3) if says(GAME, state, seat) == KONTRA_ALL)
    # Settled in trick 2: Re needs 10 and its reply 9 cards; no 30 needs 7 and is answered with 6.
    plain = play_first_legal(GAME, do(GAME, state, "0:say re"), 3)
    assert says(GAME, plain, kontra) == {"kontra"}
    assert says(GAME, play_first_legal(GAME, plain, 4), kontra) == set()
    high = play_first_legal(GAME, do(GAME, state, "0:say no30"), 6)
    assert says(GAME, high, kontra) == {"kontra"}
    assert says(GAME, play_first_legal(GAME, high, 7), kontra) == set()


def test_a_silent_wedding_keeps_the_normal_deadlines() -> None:
    # B3
    hands = fill("doppelkopf", match_of(DDV).options, {0: "CQ CQ"})
    state = state_of(DDV, 3, hands, HEALTHY)
    assert [says(GAME, state, seat) for seat in range(4)] == [RE_ALL, KONTRA_ALL, KONTRA_ALL, KONTRA_ALL]
    assert says(GAME, play_first_legal(GAME, state, 2), 0) == set()


def test_h7_nobody_speaks_without_cards_or_after_the_end() -> None:
    state = play_first_legal(GAME, normal())
    assert state.done
    assert [says(GAME, state, seat) for seat in range(4)] == [set()] * 4
    assert refused(state, "0:say re") is Reason.PHASE


REFUSALS = [
    # what was said at first, tricks played since, text, the rule that speaks against it
    ("0:say re", 0, "1:say re", Reason.SAY_OTHER_SIDE),
    ("0:say re", 2, "1:say no90", Reason.SAY_NEEDS_RE),  # no 90 were in time, but not the Kontra it needs
    ("0:say re", 3, "1:say no90", Reason.SAY_DEADLINE),
    ("0:say re", 3, "1:say kontra", Reason.SAY_DEADLINE),
    ("0:say re", 3, "2:say no60", Reason.SAY_DEADLINE),  # Re was said; it is no 90 that was missed
    ("0:say no60", 6, "0:say schwarz", Reason.SAY_DEADLINE),
]


@pytest.mark.parametrize(("said", "tricks", "text", "reason"), REFUSALS)
def test_a_refusal_names_its_rule(said: str, tricks: int, text: str, reason: Reason) -> None:
    assert refused(play_first_legal(GAME, do(GAME, normal(), said), tricks), text) is reason


def test_a_late_reply_is_why_more_is_refused() -> None:
    state = do(GAME, play_first_legal(GAME, do(GAME, normal(), "0:say no90"), 2), "1:say kontra")
    assert refused(state, "3:say no90") is Reason.SAY_NEEDS_RE


# Piglets


PIGLETS: Rules = ("doppelkopf", "ddv-piglets", {})


def with_foxes(reservations: str = HEALTHY, rules: Rules = PIGLETS) -> State:
    hands = fill("doppelkopf", match_of(rules).options, {0: "CQ HT", 1: "HT", 2: "DA DA CQ"})
    return state_of(rules, 3, hands, reservations)


def test_piglets_are_said_before_the_first_card_by_their_holder_alone() -> None:
    state = with_foxes()
    assert [("piglets" in says(GAME, state, seat)) for seat in range(4)] == [False, False, True, False]
    assert "piglets" not in says(GAME, do(GAME, state, "0:HT"), 2)
    assert refused(do(GAME, state, "0:HT"), "2:say piglets") is Reason.PIGLETS
    assert refused(state, "0:say piglets") is Reason.PIGLETS
    # Words before the first card do not matter, nor does declaring shut anybody up.
    state = do(GAME, state, "0:say re", "2:say piglets", "1:say kontra")
    assert "piglets" not in says(GAME, state, 2)
    assert [said.cards for said in state.said] == [12, 12, 12]


def test_piglets_beat_the_ten_of_hearts_only_when_declared() -> None:
    # B15: declared they rank above H10.
    declared = do(GAME, with_foxes(), "2:say piglets", "0:HT", "1:HT", "2:DA")
    assert play_first_legal(GAME, declared, 1).tricks[0].winner == 2
    silent = do(GAME, with_foxes(), "0:HT", "1:HT", "2:DA")
    assert play_first_legal(GAME, silent, 1).tricks[0].winner == 0


@pytest.mark.parametrize(
    ("reservation", "possible"),
    [("solo D", True), ("solo H", False), ("solo C", False), ("solo queens", False), ("solo none", False)],
)
def test_piglets_only_where_diamonds_are_trumps(reservation: str, possible: bool) -> None:
    state = with_foxes(f"0:healthy, 1:{reservation}, 2:healthy, 3:healthy")
    assert ("piglets" in says(GAME, state, 2)) is possible


def test_piglets_are_not_said_where_they_are_not_played() -> None:
    assert "piglets" not in says(GAME, with_foxes(rules=DDV), 2)


def test_piglets_in_a_wedding_do_not_wait_for_the_partner() -> None:
    hands = fill("doppelkopf", match_of(PIGLETS).options, {0: "CQ CQ", 2: "DA DA"})
    state = state_of(PIGLETS, 3, hands, "0:wedding, 1:healthy, 2:healthy, 3:healthy")
    assert [says(GAME, state, seat) for seat in range(4)] == [set(), set(), {"piglets"}, set()]
