"""Reservations and contracts under house rules (``rules.md`` D2, D5 to D7, D17, D21, D23, D24, D27)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardavia.engine.actions import Exchange, Transfer
from cardavia.engine.cards import by_suit
from cardavia.engine.contract import Contract
from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.errors import Reason
from cardavia.engine.game import legal, refusal
from cardavia.engine.observation import HiddenExchange, observe
from cardavia.engine.result import Party, Redeal
from cardavia.engine.state import Phase, State
from tests.engine.helpers import Rules, do, legal_texts, play_first_legal, says
from tests.engine.house_rules.positions import HEALTHY, RE, doppelkopf, moves, running

POOR = "D9 DK DT CA CA CT CK SA SA SK HK H9"
POVERTY = "0:poverty, 1:healthy, 2:healthy, 3:healthy"


def reservations(rules: Rules, hand: str) -> set[str]:
    return legal_texts(GAME, running(rules, {0: hand}, ""), 0)


# Throwing in (D5)


@pytest.mark.parametrize(
    ("hand", "options", "can"),
    [
        # D5: five nines; five kings; at most three trumps where there is no poverty.
        ("C9 C9 S9 S9 H9 CQ SQ HQ DQ CJ SJ HJ", {}, True),
        ("C9 C9 S9 S9 HA CQ SQ HQ DQ CJ SJ HJ", {}, False),
        ("CK CK SK SK HK CQ SQ HQ DQ CJ SJ HJ", {}, True),
        ("CK CK SK DK HA CQ SQ HQ DQ CJ SJ HJ", {}, False),
        (POOR, {}, True),
        (POOR, {"poverty": True}, False),
        ("D9 DK DT DT CA CA CT CK SA SA SK HK", {}, False),
        # Rulings 44: a fox counts among the three, whatever poverty counts.
        ("D9 DK DA DA CA CA CT CK SA SA SK HA", {"poverty_counts_foxes": False}, False),
        # D25: with a plain ten of hearts it is no trump.
        ("D9 DK DT HT CA CA CK CK SA SA SK HA", {"dulle": "plain"}, True),
    ],
)
def test_d5_which_hands_may_be_thrown_in(hand: str, options: dict[str, object], can: bool) -> None:
    assert ("throw" in reservations(doppelkopf(throw_in=True, **options), hand)) is can
    assert "throw" not in reservations(doppelkopf(**options), hand)


def test_29_without_nines_five_kings_still_allow_it() -> None:
    assert "throw" in reservations(doppelkopf(throw_in=True, nines=False), "CK CK SK SK HK CQ SQ HQ DQ CJ")


def test_15_throwing_in_ends_the_deal_at_once() -> None:
    state = running(doppelkopf(throw_in=True), {1: POOR}, "0:healthy, 1:throw")
    assert (state.done, state.redeal, GAME.score(state).scores) == (True, Redeal.SAME_DEALER, None)


# Poverty (D6, D27)


def test_d6a_foxes_do_not_count() -> None:
    hand = "D9 DK DT DA DA CA CK CK SA SA SK HK"
    assert "poverty" not in reservations(("doppelkopf", "pagat", {}), hand)
    rules: Rules = ("doppelkopf", "pagat", {"poverty_counts_foxes": False})
    assert "poverty" in reservations(rules, hand)
    state = running(rules, {0: hand}, POVERTY)
    # Rulings 16: the three trumps that count go; there is no room for a fox.
    assert legal_texts(GAME, state, 0) == {"pass DT DK D9"}


def test_16_a_fox_may_go_or_stay() -> None:
    rules: Rules = ("doppelkopf", "pagat", {"poverty_counts_foxes": False})
    state = running(rules, {0: "D9 DK DA DA CA CA CK CK SA SA SK HK"}, POVERTY)
    offers = legal_texts(GAME, state, 0)
    # DK and D9 must go; the third is any of the six other cards that differ: DA CA CK SA SK HK.
    assert offers == {f"pass {cards}" for cards in ("CA DK D9", "CK DK D9", "SA DK D9", "SK DK D9", "HK DK D9")} | {
        "pass DA DK D9"
    }


def returning(hand: str) -> State:
    rules: Rules = ("doppelkopf", "pagat", {"poverty_returns_trumps": False})
    return running(rules, {0: POOR, 1: hand}, f"{POVERTY}, 0:pass D9 DK DT, 1:accept")


def test_d6b_no_trump_comes_back() -> None:
    state = returning("CQ CQ SQ SQ HQ HQ DQ CJ CT ST HA S9")
    # Four plain cards, three of them: 4 ways.
    assert legal_texts(GAME, state, 1) == {
        "return CT ST S9",
        "return CT ST HA",
        "return CT S9 HA",
        "return ST S9 HA",
    }


@pytest.mark.parametrize(
    ("hand", "plain", "ways"),
    [
        # Rulings 16: all plain cards go back, filled up with trumps. The three that came make 13 different trumps,
        # so 13 ways beside CT ST ...
        ("CQ SQ HQ DQ CJ SJ HJ DJ HT DA CT ST", {"CT", "ST"}, 13),
        # ... and beside CT alone 13 * 12 / 2 pairs and D9 D9, which is there twice.
        ("CQ SQ HQ DQ CJ SJ HJ DJ HT DA D9 CT", {"CT"}, 79),
    ],
)
def test_16_too_few_plain_cards_are_filled_up_with_trumps(hand: str, plain: set[str], ways: int) -> None:
    returns = legal_texts(GAME, returning(hand), 1)
    assert all(plain <= set(text.split(" ")[1:]) for text in returns)
    assert len(returns) == ways


def test_d6c_no_poverty_at_all() -> None:
    assert "poverty" not in reservations(("doppelkopf", "pagat", {"poverty": False}), POOR)


REFUSED = f"{POVERTY}, 0:pass D9 DK DT, 1:decline, 2:decline, 3:decline"
SOW: Rules = ("doppelkopf", "pagat", {"poverty_refused": "black-sow"})


def test_c4_without_black_sow_the_same_dealer_deals_again() -> None:
    state = running(("doppelkopf", "pagat", {}), {0: POOR}, REFUSED)
    assert (state.done, state.redeal, str(state.contract)) == (True, Redeal.SAME_DEALER, "poverty")


def sow(hands: dict[int, str] | None = None, actions: str = "") -> State:
    """Return a black sow in which seat 1 holds both queens of spades unless told otherwise."""
    chosen = hands or {0: POOR, 1: "SQ SQ"}
    return running(SOW, chosen, REFUSED + actions)


def test_d27_everybody_plays_alone_until_the_second_queen_of_spades() -> None:
    state = sow()
    assert (str(state.contract), state.phase, state.turn) == ("black-sow", Phase.PLAY, 0)
    assert by_suit(state.hands[0]) == by_suit(state.deal.hands[0])  # the cards went back
    assert (GAME.parties(state), state.declarer, GAME.known_parties(state, 1)) == (None, None, {})
    assert all(not says(GAME, state, seat) for seat in range(4))


def until_sow(state: State) -> State:
    while state.side is None:
        assert state.turn is not None
        assert all(not says(GAME, state, seat) for seat in range(4))
        state = do(GAME, state, f"{state.turn}:{by_suit(GAME.playable(state))[0].code}")
    return state


def test_d27_its_winner_is_the_soloist() -> None:
    state = until_sow(sow())
    assert sum(card.code == "SQ" for trick in state.tricks for card in trick.cards) == 2
    assert "SQ" in {card.code for card in state.tricks[-1].cards}
    winner = state.tricks[-1].winner
    assert (state.declarer, state.side) == (winner, (winner,))
    known = GAME.known_parties(state, None)
    assert {seat for seat, party in known.items() if party is Party.RE} == {winner}
    state = play_first_legal(GAME, state)
    result = GAME.score(state)
    assert ("solo", 3) in {(factor.key, factor.value) for factor in result.factors}
    assert result.scores is not None
    assert abs(result.scores[winner or 0]) == 3 * abs(result.scores[((winner or 0) + 1) % 4])


def test_19_announcements_open_with_the_tricks_played_as_shift() -> None:
    state = until_sow(sow())
    tricks, soloist = len(state.tricks), state.declarer
    assert soloist is not None
    # Re needs 11 - k cards, everybody holds 12 - k: one card may still be played before it; schwarz needs 7 - k.
    assert says(GAME, state, soloist) == {"re", "no90", "no60", "no30", "schwarz"}
    assert all(len(hand) == 12 - tricks for hand in state.hands)
    state = do(GAME, state, f"{soloist}:{GAME.playable(state)[0].code}")
    assert "re" in says(GAME, state, soloist)


def test_the_soloist_of_a_black_sow_does_not_see_the_refused_cards() -> None:
    """Found by reading: the three cards were shown to whoever became the soloist."""
    state = until_sow(sow())
    assert state.declarer is not None
    assert state.declarer != 0
    seen = [move.action for move in observe(GAME, state, state.declarer).moves]
    assert HiddenExchange(Transfer.PASS, 3) in seen
    assert not any(isinstance(action, Exchange) for action in seen)


# Weddings (D7, D21)


def wedding(rules: Rules) -> State:
    hands = {0: "CQ CQ CA CK", 1: "HT C9 SA", 2: "D9 CT", 3: "DJ DK S9 C9"}
    return running(rules, hands, "0:wedding, 1:healthy, 2:healthy, 3:healthy, 0:CQ, 1:HT, 2:D9, 3:DK")


def test_d7_a_trick_led_with_a_trump_settles_nothing() -> None:
    assert wedding(doppelkopf()).side == (0, 1)
    state = wedding(doppelkopf(wedding_trick="plain"))
    assert state.side == (0,)
    assert all(not says(GAME, state, seat) for seat in range(4))
    state = do(GAME, state, "1:SA")
    while state.trick is not None and state.trick.cards:
        state = do(GAME, state, f"{state.turn}:{GAME.playable(state)[0].code}")
    assert state.side == ((0, state.tricks[1].winner) if state.tricks[1].winner else (0,))


def test_d21_the_queens_of_diamonds_make_the_sides() -> None:
    rules = doppelkopf(parties_by="DQ")
    state = running(rules, {0: "DQ CQ CQ", 2: "DQ"})
    assert (state.side, str(state.contract)) == ((0, 2), "normal")
    assert "re" in says(GAME, state, 2)
    assert "wedding" not in reservations(rules, "CQ CQ")
    assert "wedding" in reservations(rules, "DQ DQ")
    silent = running(rules, {1: "DQ DQ"})
    assert (str(silent.contract), silent.side) == ("silent-wedding", (1,))
    # Ranks are unchanged.
    assert [card.code for card in state.order.trumps[1:5]] == ["CQ", "SQ", "HQ", "DQ"]


def test_d21_a_queen_of_clubs_shows_nothing_and_a_queen_of_diamonds_everything() -> None:
    state = running(doppelkopf(parties_by="DQ"), {0: "CQ", 1: "DQ", 3: "DQ"}, f"{HEALTHY}, 0:CQ, 1:DQ")
    assert GAME.known_parties(state, None) == {1: RE}
    assert GAME.known_parties(state, 3)[1] is RE
    assert len(GAME.known_parties(state, 3)) == 4


# Solos (D2, D17, D23, D24)


def test_d24_only_some_solos() -> None:
    # D24: queens and jacks only; rulings 41 and record 4: an empty list is no solo at all.
    assert reservations(doppelkopf(solos=["queens", "jacks"]), "") == {"healthy", "solo queens", "solo jacks"}
    assert reservations(doppelkopf(solos=[]), "") == {"healthy"}
    refused = running(doppelkopf(solos=["queens"]), {}, "")
    assert refusal(GAME, refused, moves("0:solo D")[0]) is Reason.SOLOS_ALLOWED


TWO_SOLOS = "0:healthy, 1:solo C, 2:solo queens, 3:solo none"


def test_d17_the_last_of_several_solos() -> None:
    assert str(running(doppelkopf(), {}, TWO_SOLOS).contract) == "solo-C"
    state = running(doppelkopf(solo_priority="last"), {}, TWO_SOLOS)
    assert (str(state.contract), state.declarer) == ("solo-none", 3)


def test_d17_leaves_poverty_and_wedding_as_they_are() -> None:
    rules: Rules = ("doppelkopf", "pagat", {"solo_priority": "last"})
    state = running(rules, {1: POOR, 2: "CQ CQ"}, "0:healthy, 1:poverty, 2:wedding, 3:healthy")
    assert str(state.contract) == "poverty"
    state = running(rules, {1: POOR, 2: "CQ CQ"}, "0:solo D, 1:poverty, 2:wedding, 3:healthy")
    assert str(state.contract) == "solo-D"


@pytest.mark.parametrize(("lead", "leader"), [("first-seat", 0), ("compulsory-soloist", 0), ("soloist", 2)])
def test_d23_who_leads_in_a_voluntary_solo(lead: str, leader: int) -> None:
    # B5, C11.2, D23, rulings 40.
    state = running(doppelkopf(solo_lead=lead), {}, "0:healthy, 1:healthy, 2:solo D, 3:healthy")
    assert state.turn == leader


AUCTION = doppelkopf(solo_priority="auction")
RIVALS = "0:solo D, 1:healthy, 2:solo C, 3:solo queens"


def auction(*calls: str) -> State:
    return running(AUCTION, {}, ", ".join([RIVALS, *calls]))


def open_to(state: State) -> tuple[int | None, set[str]]:
    assert state.turn is not None
    return state.turn, {str(action) for action in legal(GAME, state, state.turn)}


ALL_RAISES = ["raise re", "raise no90", "raise no60", "raise no30", "raise schwarz"]


@pytest.mark.parametrize(
    ("calls", "turn", "open_now"),
    [
        # Rulings 20: the first holds; the next soloist raises to any level or yields.
        ([], 2, {"yield", *ALL_RAISES}),
        (["2:raise re"], 0, {"hold", "yield"}),
        (["2:raise re", "0:hold"], 2, {"yield", *ALL_RAISES[1:]}),
        (["2:raise no60", "0:hold"], 2, {"yield", *ALL_RAISES[3:]}),
        # At schwarz a challenger can only yield.
        (["2:raise schwarz", "0:hold"], 2, {"yield"}),
        # Whoever stays speaks with the next one; the level stays.
        (["2:yield"], 3, {"yield", *ALL_RAISES}),
        (["2:raise no90", "0:yield"], 3, {"yield", *ALL_RAISES[2:]}),
        (["2:raise no90", "0:hold", "2:yield"], 3, {"yield", *ALL_RAISES[2:]}),
        (["2:raise no90", "0:yield", "3:raise no30"], 2, {"hold", "yield"}),
    ],
)
def test_d2_who_speaks_in_the_auction(calls: Sequence[str], turn: int, open_now: set[str]) -> None:
    state = auction(*calls)
    assert open_to(state) == (turn, open_now)
    assert (state.phase, state.contract, state.declarer) == (Phase.AUCTION, None, None)  # rulings 44


@pytest.mark.parametrize(
    ("calls", "soloist", "contract", "level"),
    [
        (["2:yield", "3:yield"], 0, "solo-D", None),
        (["2:raise re", "0:yield", "3:yield"], 2, "solo-C", "re"),
        (["2:raise re", "0:hold", "2:yield", "3:yield"], 0, "solo-D", "re"),
        (
            ["2:raise re", "0:hold", "2:raise no60", "0:yield", "3:raise schwarz", "2:yield"],
            3,
            "solo-queens",
            "schwarz",
        ),
    ],
)
def test_d2_the_level_is_a_binding_announcement(
    calls: Sequence[str], soloist: int, contract: str, level: str | None
) -> None:
    state = auction(*calls)
    assert (state.declarer, state.contract, state.phase) == (soloist, Contract.parse(contract), Phase.PLAY)
    # Rulings 8: one announcement of the soloist with the full hand.
    assert [(said.seat, said.saying.value, said.cards) for said in state.said] == (
        [] if level is None else [(soloist, level, 12)]
    )
    order = ["re", "no90", "no60", "no30", "schwarz"]
    higher = order if level is None else order[order.index(level) + 1 :]
    assert says(GAME, state, soloist) == set(higher)


def test_20_only_soloists_of_the_highest_class_compete() -> None:
    rules = doppelkopf(solo_priority="auction", compulsory_solos=True, deals=24)
    # All owe a compulsory solo, so all compete; one alone does not.
    assert running(rules, {}, RIVALS).phase is Phase.AUCTION
    assert running(rules, {}, "0:healthy, 1:healthy, 2:solo C, 3:healthy").phase is Phase.PLAY
    mixed = running(
        ("doppelkopf", "pagat", {"solo_priority": "auction"}), {1: POOR}, "0:solo D, 1:poverty, 2:healthy, 3:healthy"
    )
    assert str(mixed.contract) == "solo-D"
