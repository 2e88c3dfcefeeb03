"""Kontra, Klopfen and what four passes bring (``rules.md`` G, ``rulings.md`` 30, 32, 34, 36 to 38, 44)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.observation import observe
from cardavia.engine.result import Party, Redeal
from cardavia.engine.schafkopf import ramsch
from cardavia.engine.schafkopf.game import SCHAFKOPF as GAME
from cardavia.engine.schafkopf.orders import order_of
from cardavia.engine.seats import rotation
from cardavia.engine.state import Phase, Standing, State, Trick
from tests.engine.helpers import Rules, cards_of, do, legal_texts, match_of, says
from tests.engine.house_rules.positions import running, schafkopf

PASSES = "0:pass, 1:pass, 2:pass, 3:pass"
DECLARER, DEFENDERS = Party.DECLARER, Party.DEFENDERS

# Kontra to Hirsch (rulings 32)

RUFER = {0: "C9 CQ SQ HA", 1: "CA S7", 2: "DA S8", 3: "SA S9"}
CALL = "0:rufer C, 1:pass, 2:pass, 3:pass"


def rufer(kontra: int, actions: str = "") -> State:
    return running(schafkopf(kontra=kontra), RUFER, CALL + actions)


@pytest.mark.parametrize("kontra", range(5))
def test_32_the_ladder_goes_as_far_as_the_option_says(kontra: int) -> None:
    state = rufer(kontra)
    words = [("kontra", 2), ("re", 1), ("sub", 3), ("hirsch", 0)]
    for step, (word, seat) in enumerate(words):
        speakers = {2, 3} if step % 2 == 0 else {0, 1}
        for player in range(4):
            # True defenders alone say Kontra and Sub; seat 1 holds the called ace, so he says Re or Hirsch.
            assert says(GAME, state, player) == ({word} if player in speakers and step < kontra else set())
        if step >= kontra:
            return
        state = do(GAME, state, f"{seat}:say {word}")
    assert all(not says(GAME, state, player) for player in range(4))


def test_32_kontra_while_at_most_one_card_lies() -> None:
    state = rufer(4, ", 0:HA")
    assert says(GAME, state, 2) == {"kontra"}
    state = do(GAME, state, f"1:{GAME.playable(state)[0].code}")
    assert says(GAME, state, 2) == set()


def test_32_re_until_the_fourth_card_lies() -> None:
    state = rufer(4, ", 2:say kontra, 0:HA")
    for _ in range(2):
        state = do(GAME, state, f"{state.turn}:{GAME.playable(state)[0].code}")
    assert says(GAME, state, 0) == {"re"}
    state = do(GAME, state, f"3:{GAME.playable(state)[0].code}")
    assert says(GAME, state, 0) == set()


def test_32_each_doubles() -> None:
    # Wenz Tout lost at once (30): 10 and no runners (seats 0 and 1 hold one Unter each in turn: CJ alone, n = 1).
    # Kontra, Re, Sub and Hirsch: 10 x 2 x 2 x 2 x 2 = 160.
    hands = {0: "CJ HJ C9", 1: "CA SJ", 2: "CT", 3: "C8"}
    words = "1:say kontra, 0:say re, 3:say sub, 0:say hirsch"
    state = running(schafkopf(kontra=4), hands, f"0:wenz-tout, 1:pass, 2:pass, 3:pass, {words}, 0:C9, 1:CA, 2:CT, 3:C8")
    assert GAME.score(state).scores == (-480, 160, 160, 160)
    keys = [factor.key for factor in GAME.score(state).factors]
    assert keys == ["kontra", "re", "sub", "hirsch", "solo"]


def test_32_not_in_a_ramsch() -> None:
    state = running(schafkopf(kontra=4, all_pass="ramsch"), {}, PASSES)
    assert all(not says(GAME, state, seat) for seat in range(4))


def test_32_what_kontra_and_re_show() -> None:
    state = rufer(4)
    assert GAME.known_parties(state, 3) == {0: DECLARER, 3: DEFENDERS}
    assert len(GAME.known_parties(state, 1)) == 4
    state = do(GAME, state, "2:say kontra")
    # Seat 3 is a defender and seat 2 another: the partner must be seat 1. Seat 0 knows one defender only.
    assert GAME.known_parties(state, 3) == {0: DECLARER, 1: DECLARER, 2: DEFENDERS, 3: DEFENDERS}
    assert GAME.known_parties(state, 0) == GAME.known_parties(state, None) == {0: DECLARER, 2: DEFENDERS}
    state = do(GAME, state, "1:say re")
    assert len(GAME.known_parties(state, None)) == 4


# Klopfen (rulings 34)

KLOPFEN = schafkopf(klopfen=True)
KNOCKS = "0:double, 1:no-double, 2:double, 3:no-double"


def test_34_each_seat_once_from_the_first() -> None:
    state = running(KLOPFEN, {}, "")
    for seat in range(4):
        assert (state.phase, state.turn) == (Phase.DOUBLE, seat)
        assert legal_texts(GAME, state, seat) == {"double", "no-double"}
        state = do(GAME, state, f"{seat}:no-double")
    assert (state.phase, state.turn) == (Phase.BIDDING, 0)


def test_34_four_cards_are_known_only_while_doubling_is_asked() -> None:
    state = running(KLOPFEN, {0: "C9 C8 C7 SA CQ"}, "")
    seen = observe(GAME, state, 0)
    assert [card.code for card in seen.hand] == ["C9", "C8", "C7", "SA"]
    assert seen.dealt == seen.hand
    assert seen.counts == (8, 8, 8, 8)
    assert len(observe(GAME, do(GAME, state, *KNOCKS.split(", ")), 0).hand) == 8


def test_34_doubles_sie_and_ramsch() -> None:
    state = running(KLOPFEN, {0: "CQ SQ HQ DQ CJ SJ HJ DJ"}, f"{KNOCKS}, 0:sie")
    # (20 + 8 x 4) x 2 x 2 = 208.
    assert GAME.score(state).scores == (624, -208, -208, -208)
    assert [factor.key for factor in GAME.score(state).factors] == ["double", "double", "solo"]
    lost = ramsch_of([(1, "CA CT SA ST"), (2, "C9 S9 C8 S8")], klopfen=2)
    assert GAME.score(lost).scores == (8, -24, 8, 8)


def test_44_a_paid_stock_has_no_factor() -> None:
    rules = schafkopf(klopfen=True, all_pass="stock")
    state = running(rules, {}, f"{KNOCKS}, {PASSES}")
    assert (GAME.score(state).factors, GAME.score(state).scores) == ((), (-1, -1, -1, -1))


# Four passes


@pytest.mark.parametrize(
    ("value", "redeal", "dealer"), [("next-dealer", Redeal.NEXT_DEALER, 0), ("same-dealer", Redeal.SAME_DEALER, 3)]
)
def test_f3_and_the_same_dealer(value: str, redeal: Redeal, dealer: int) -> None:
    rules = schafkopf(all_pass=value)
    state = running(rules, {}, PASSES)
    assert (state.done, state.redeal, GAME.score(state).scores) == (True, redeal, None)
    assert GAME.next_dealer(match_of(rules).options, (state,)) == dealer


# Stock (rulings 37)

STOCK = schafkopf(all_pass="stock")


def stock_after(*deals: State) -> int:
    """Return what lies in the pool after the deals, each of which began with what the ones before left."""
    options, finished = match_of(STOCK).options, list[State]()
    for deal in deals:
        finished.append(replace(deal, standing=GAME.standing(options, tuple(finished), 3)))
    return GAME.standing(options, tuple(finished), 3).stock


def played(contract: str, side: tuple[int, ...], won: bool, stock: int = 0) -> State:
    """Return a finished deal in which the side took 72 points, or 48 of 120."""
    state = running(STOCK, {0: "CQ SJ", 1: "SQ CJ"}, "")
    other = next(seat for seat in range(4) if seat not in side)
    rich, poor = (side[0], other) if won else (other, side[0])
    # 44 + 28 = 72 against 48.
    tricks = [(rich, "CA CA CA CA"), (rich, "CK CK CT CT"), (poor, "CT CT CT CT"), (poor, "CK CK C9 C9")]
    return replace(
        state,
        phase=Phase.DONE,
        turn=None,
        contract=Contract.parse(contract),
        declarer=side[0],
        side=side,
        order=order_of(Contract.parse(contract)),
        tricks=tuple(Trick(rotation(state.players, 0), parse_cards(text), seat) for seat, text in tricks),
        standing=Standing(stock=stock),
    )


PAID = running(STOCK, {}, PASSES)


def test_37_everybody_pays_one() -> None:
    assert (PAID.done, PAID.redeal, PAID.contract) == (True, None, None)
    assert GAME.score(PAID).scores == (-1, -1, -1, -1)
    assert GAME.next_dealer(match_of(STOCK).options, (PAID,)) == 0
    assert stock_after(PAID) == 4
    assert stock_after(PAID, PAID) == 8


def test_37_a_won_rufer_takes_half_each() -> None:
    # Half of 8 each, beside what the deal is worth without a stock.
    plain, with_stock = (
        GAME.score(played("rufer-C", (0, 1), True)),
        GAME.score(played("rufer-C", (0, 1), True, stock=8)),
    )
    assert plain.scores is not None
    assert with_stock.scores == tuple(score + (4 if seat in (0, 1) else 0) for seat, score in enumerate(plain.scores))
    assert stock_after(PAID, PAID, played("rufer-C", (0, 1), True)) == 0


def test_37_a_lost_one_doubles_it() -> None:
    plain, with_stock = (
        GAME.score(played("rufer-C", (0, 1), False)),
        GAME.score(played("rufer-C", (0, 1), False, stock=8)),
    )
    assert plain.scores is not None
    assert with_stock.scores == tuple(score - (4 if seat in (0, 1) else 0) for seat, score in enumerate(plain.scores))
    assert stock_after(PAID, PAID, played("rufer-C", (0, 1), False)) == 16


def test_37_other_contracts_leave_it() -> None:
    assert stock_after(PAID, played("solo-C", (0,), True)) == 4
    assert stock_after(PAID, played("solo-C", (0,), False)) == 4


# Muss (rulings 36)

MUSS = schafkopf(all_pass="muss")


def muss(hand: str, rules: Rules = MUSS, others: dict[int, str] | None = None) -> State:
    return running(rules, {2: hand, **(others or {})}, PASSES)


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        # A usual call: not his own ace, a plain card of the suit.
        ("CQ C9 S9 DA HA HT HK H9", {"rufer C", "rufer S"}),
        # Gesperrt: no suit card of a missing ace; he calls an ace without one (Renonce).
        ("CQ SQ HQ DA D9 HA HT H9", {"rufer C", "rufer S"}),
        ("CQ SQ CA C9 SA S9 HA HT", {"rufer D"}),
        # All three plain aces: a ten.
        ("CQ SQ HQ CA SA DA HA HT", {"rufer C", "rufer S", "rufer D"}),
        ("CQ SQ CT CA SA DA HA HT", {"rufer S", "rufer D"}),
    ],
)
def test_36_what_the_old_one_calls(hand: str, calls: set[str]) -> None:
    state = muss(hand)
    assert (state.phase, state.turn, state.contract) == (Phase.BIDDING, 2, None)
    assert legal_texts(GAME, state, 2) == calls


def test_36_neither_ace_nor_ten_is_left() -> None:
    state = muss("CQ SQ CT CA SA ST DA DT")
    assert (state.done, state.redeal) == (True, Redeal.NEXT_DEALER)


def test_36_a_called_ten_is_obliged_like_the_ace() -> None:
    state = do(GAME, muss("CQ SQ HQ CA SA DA HA HT", others={1: "CT C9 S9", 0: "C8"}), "2:rufer C")
    assert (str(state.contract), state.declarer, state.side) == ("muss-C", 2, (2, 1))
    assert GAME.known_parties(state, 1) == {2: DECLARER, 1: DECLARER, 0: DEFENDERS, 3: DEFENDERS}
    assert GAME.known_parties(state, 0) == {2: DECLARER, 0: DEFENDERS}
    # Everybody has heard that it is the ten.
    assert [str(observe(GAME, state, seat).called) for seat in range(4)] == ["CT"] * 4
    state = do(GAME, state, "0:C8")
    assert cards_of(GAME, state) == {"CT"}


def test_36_the_ten_may_not_be_thrown_away() -> None:
    others = {0: "SK", 1: "CT C9 HJ H9 H8 H7 D9 D8"}
    state = do(GAME, muss("CQ SQ HQ CA SA DA HA HT", others=others), "2:rufer C", "0:SK")
    assert "CT" not in cards_of(GAME, state)


def test_36_a_called_ace_without_its_suit() -> None:
    state = do(GAME, muss("CQ SQ CA C9 SA S9 HA HT", others={3: "DA", 0: "D9"}), "2:rufer D")
    assert state.side == (2, 3)


# Ramsch (rulings 38)


def ramsch_of(taken: list[tuple[int, str]], klopfen: int = 0, **options: bool) -> State:
    """Return a finished Ramsch with these tricks by seat."""
    rules = schafkopf(all_pass="ramsch", **options)
    contract = Contract.parse("ramsch")
    state = running(rules, {}, PASSES)
    if klopfen:
        begun = running(schafkopf(all_pass="ramsch", klopfen=True, **options), {}, KNOCKS)
        state = replace(state, moves=begun.moves)
    tricks = tuple(Trick(rotation(state.players, 0), parse_cards(cards), seat) for seat, cards in taken)
    return ramsch.end(replace(state, contract=contract, order=order_of(contract), tricks=tricks, trick=None))


@pytest.mark.parametrize(
    ("taken", "loser"),
    [
        # Most points lose: 42 against 28.
        ([(0, "CA CT SA ST"), (1, "DT DT DK DK"), (2, "C9 C8 C7 S9"), (3, "S8 S7 D9 D8")], 0),
        # 21 each: more tricks.
        ([(0, "CA CT C9 C8"), (1, "SA S9 S8 S7"), (1, "ST D9 D8 D7")], 1),
        # 21 and a trick each: more trumps.
        ([(0, "CA CT C9 C8"), (1, "SA ST H9 H8")], 1),
        # One trump each: the higher one among the cards taken.
        ([(0, "CA CT C9 H9"), (1, "SA ST S9 H8")], 0),
    ],
)
def test_38_who_loses(taken: list[tuple[int, str]], loser: int) -> None:
    state = ramsch_of(taken)
    expected = tuple(-6 if seat == loser else 2 for seat in range(4))
    result = GAME.score(state)
    assert (state.declarer, result.scores, result.winner) == (loser, expected, DEFENDERS)
    assert [(line.key, line.value) for line in result.lines] == [("game", 2)]
    assert result.factors == ()  # rulings 4: no factor of a lone player


def test_38_jungfrau_is_paid_four() -> None:
    taken = [(0, "CA CT SA ST"), (1, "C9 C8 C7 S9")]
    # Seats 2 and 3 have no trick: 4 each, seat 1 gets 2.
    assert GAME.score(ramsch_of(taken, ramsch_jungfrau=True)).scores == (-10, 2, 4, 4)
    assert GAME.score(ramsch_of(taken)).scores == (-6, 2, 2, 2)


NINETY = [(0, "CA CT SA ST"), (0, "DA DT HA HT"), (0, "CQ SQ C9 C8")]
"""42 + 42 + 6 = 90."""
REST = [(1, "SK S9 S8 S7")]


def test_38_durchmarsch_with_91_points_or_all_tricks() -> None:
    assert GAME.score(ramsch_of([*NINETY, *REST], ramsch_durchmarsch=True)).scores == (-6, 2, 2, 2)
    march = [*NINETY, (0, "DJ S7 S8 D7"), *REST]  # 92
    result = GAME.score(ramsch_of(march, ramsch_durchmarsch=True))
    assert (result.scores, result.winner) == ((21, -7, -7, -7), DECLARER)
    assert [(line.key, line.value) for line in result.lines] == [("game", 7)]
    assert GAME.score(ramsch_of(march)).scores == (-6, 2, 2, 2)
    # All tricks, whatever they are worth, and Jungfrau plays no part then.
    everything = [(3, "C9 C8 C7 S9")]
    assert GAME.score(ramsch_of(everything, ramsch_durchmarsch=True, ramsch_jungfrau=True)).scores == (-7, -7, -7, 21)


def test_38_nobody_is_alone_before_the_end() -> None:
    state = running(schafkopf(all_pass="ramsch"), {}, PASSES)
    assert (state.declarer, GAME.parties(state), GAME.known_parties(state, 0)) == (None, None, {})
    assert str(state.contract) == "ramsch"


def test_43_ramsch_is_two_at_a_tournament() -> None:
    state = ramsch_of([(0, "CA CT SA ST")])
    tournament = match_of(schafkopf(all_pass="ramsch", tariff="tournament")).options
    assert GAME.score(replace(state, options=tournament)).scores == (-6, 2, 2, 2)
