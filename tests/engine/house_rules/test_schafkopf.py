"""The house contracts of Schafkopf and what they are worth (``rules.md`` G, ``rulings.md`` 30, 31, 33, 35, 39, 43)."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.result import Party, Redeal
from cardavia.engine.schafkopf.game import SCHAFKOPF as GAME
from cardavia.engine.schafkopf.orders import order_of, pack
from cardavia.engine.schafkopf.scoring import Facts, count_runners, lines, value
from cardavia.engine.state import Phase
from tests.engine.helpers import do, legal_texts, match_of
from tests.engine.house_rules.positions import running, schafkopf

OBERS, UNTERS = "CQ SQ HQ DQ", "CJ SJ HJ DJ"
DECLARER, DEFENDERS = Party.DECLARER, Party.DEFENDERS


@pytest.mark.parametrize(
    ("contract", "trumps", "plain"),
    [
        # G: Geier O; suits A 10 K U 9 8 7. Farbwenz U + suit A 10 K O 9 8 7 (11). Farbgeier O + suit A 10 K U 9 8 7.
        ("geier", OBERS, "ATKJ987"),
        ("geier-tout", OBERS, "ATKJ987"),
        ("farbwenz-H", f"{UNTERS} HA HT HK HQ H9 H8 H7", "ATKQ987"),
        ("farbwenz-tout-D", f"{UNTERS} DA DT DK DQ D9 D8 D7", "ATKQ987"),
        ("farbgeier-C", f"{OBERS} CA CT CK CJ C9 C8 C7", "ATKJ987"),
        # Bettel: no trumps; A K O U 10 9 8 7.
        ("bettel", "", "AKQJT987"),
        ("ramsch", f"{OBERS} {UNTERS} HA HT HK H9 H8 H7", "ATK987"),
        ("hochzeit", f"{OBERS} {UNTERS} HA HT HK H9 H8 H7", "ATK987"),
        ("muss-C", f"{OBERS} {UNTERS} HA HT HK H9 H8 H7", "ATK987"),
    ],
)
def test_g_the_orders(contract: str, trumps: str, plain: str) -> None:
    order = order_of(Contract.parse(contract))
    assert " ".join(card.code for card in order.trumps) == trumps
    assert "".join(rank.value for rank in order.plain) == plain


@pytest.mark.parametrize(
    ("contract", "number"),
    [("rufer-C", 12), ("solo-C", 12), ("wenz", 4), ("geier", 4), ("farbwenz-S", 9), ("farbgeier-S", 9), ("bettel", 0)],
)
def test_g_the_short_deck(contract: str, number: int) -> None:
    # 24 cards A 10 K O U 9, 120 points; 12 trumps of a Rufer; 4 courts + A T K O/U 9 of a Farbwenz or Farbgeier.
    order = order_of(Contract.parse(contract), True)
    assert len(order.trumps) == number
    cards = pack(match_of(schafkopf(short_deck=True)).options)
    assert (len(cards), sum(card.points for card in cards)) == (24, 120)


def test_g_bettel_the_ten_is_low() -> None:
    order = order_of(Contract.parse("bettel"))
    assert order.winner(parse_cards("CT CJ CQ CK")) == 3
    assert order.winner(parse_cards("CT C9 SQ HQ")) == 0


def bids(hand: str, **options: Any) -> set[str]:
    return legal_texts(GAME, running(schafkopf(**options), {0: hand}, ""), 0)


HOUSE = {"geier": True, "farbwenz": True, "farbgeier": True, "bettel": True}
WEAK = "CA C9 C8 SA S9 S8 HJ H9"


@pytest.mark.parametrize(
    ("option", "kinds"),
    [
        ("geier", {"geier", "geier-tout"}),
        ("farbwenz", {"farbwenz", "farbwenz-tout"}),
        ("farbgeier", {"farbgeier", "farbgeier-tout"}),
        ("bettel", {"bettel"}),
    ],
)
def test_g_each_option_brings_its_contracts(option: str, kinds: set[str]) -> None:
    without = {bid.split(" ")[0] for bid in bids(WEAK)}
    with_it = {bid.split(" ")[0] for bid in bids(WEAK, **{option: True})}
    assert with_it - without == kinds


RANKING = ["rufer", "hochzeit", "bettel", "farbgeier", "farbwenz", "geier", "wenz", "solo"]
RANKING += ["farbgeier-tout", "farbwenz-tout", "geier-tout", "wenz-tout", "solo-tout"]


@pytest.mark.parametrize("place", range(2, len(RANKING)))
def test_g_the_order_of_bids(place: int) -> None:
    """Rufer < Hochzeit (33) < Bettel < Farbgeier < Farbwenz < Geier < Wenz < Solo < Touts in the same order < Sie."""
    bid = RANKING[place]
    spoken = f"{bid} C" if bid.split("-")[0] in ("farbgeier", "farbwenz", "solo") else bid
    state = running(schafkopf(**HOUSE, hochzeit=True), {0: "CA C9 C8", 1: "SA S9 S8 S7 DA D9"}, f"0:{spoken}")
    kinds = {text.split(" ")[0] for text in legal_texts(GAME, state, 1)} - {"pass"}
    assert kinds == set(RANKING[place + 1 :])


def test_31_a_plain_card_is_no_trump_by_rank() -> None:
    # Farbwenz: the Ober of the suit is plain there, the Unter is not; Farbgeier the other way round; Solo neither.
    hand = "CQ SJ HA H9 H8 DA D9 D8"
    found = bids(hand, **HOUSE)
    assert {"farbwenz C", "farbgeier S"} <= found
    assert found.isdisjoint({"farbwenz S", "farbgeier C", "solo C", "solo S", "solo-tout C", "farbwenz-tout S"})


def test_31_solo_any_suit_lifts_it_all() -> None:
    found = bids("CQ SJ HA H9 H8 DA D9 D8", **HOUSE, solo_any_suit=True)
    assert {"farbwenz S", "farbgeier C", "solo C", "solo S", "solo-tout C", "farbwenz-tout S"} <= found


def test_35_the_sie_of_the_short_deck() -> None:
    assert "sie" in bids("CQ SQ HQ DQ CJ SJ", short_deck=True)
    assert "sie" not in bids("CQ SQ HQ DQ CJ HJ", short_deck=True)
    state = running(schafkopf(short_deck=True), {0: "CQ SQ HQ DQ CJ SJ"}, "0:sie")
    # Rulings 35: 20 + 6 x 4 = 44 from each.
    assert GAME.score(state).scores == (132, -44, -44, -44)


def test_35_runners_end_with_the_twelve_trumps_of_the_short_deck() -> None:
    # The declarer holds none of the twelve trumps of his solo, so the others hold 12 from the top and not 14.
    rules = schafkopf(short_deck=True, solo_any_suit=True)
    state = running(rules, {0: "SA ST SK S9 HA HT"}, "0:solo C, 1:pass, 2:pass, 3:pass")
    assert len(state.order.trumps) == count_runners(state) == 12


def worth(contract: str, points: int, runners: int = 0, tricks: int = 4, theirs: int = 4, **options: Any) -> int:
    """Return what each declarer gets."""
    chosen = match_of(schafkopf(**options)).options
    played = Contract.parse(contract)
    number = len(order_of(played).trumps)
    known = Facts(
        played,
        False,
        {DECLARER: points, DEFENDERS: 120 - points},
        {DECLARER: tricks, DEFENDERS: theirs},
        runners,
        number,
    )
    return value(known, lines(known, chosen))


@pytest.mark.parametrize(
    ("contract", "points", "runners", "units", "tournament"),
    [
        # G, F11: Geier like a Wenz 5, runners from 2; rulings 39, 43: 2 and no runners.
        ("geier", 61, 1, 5, 2),
        ("geier", 61, 2, 7, 2),
        ("geier", 91, 4, 10, 3),
        # Farbwenz and Farbgeier 5, runners from 3.
        ("farbwenz-C", 61, 2, 5, 2),
        ("farbwenz-C", 60, 3, -8, -2),
        ("farbgeier-C", 30, 5, -11, -3),
        # Touts 10 and each runner twice: Geier 10 + 2 x 2; Farbwenz 10 + 3 x 2 (two runners do not count).
        ("geier-tout", 120, 2, 14, 6),
        ("farbwenz-tout-C", 120, 2, 10, 6),
        ("farbwenz-tout-C", 120, 3, 16, 6),
        ("farbgeier-tout-C", 120, 3, 16, 6),
        # Hochzeit at the Rufer's tariff.
        ("hochzeit", 61, 3, 4, 1),
        ("hochzeit", 30, 0, -2, -2),
        ("rufer-C", 91, 0, 2, 2),
        ("solo-C", 61, 3, 8, 2),
    ],
)
def test_g_tariffs(contract: str, points: int, runners: int, units: int, tournament: int) -> None:
    theirs = 0 if "tout" in contract else 4
    tricks = 8 - theirs
    assert worth(contract, points, runners, tricks, theirs) == units
    assert worth(contract, points, runners, tricks, theirs, tariff="tournament") == tournament


def test_39_schwarz_is_two_instead_of_schneider() -> None:
    # Solo 2 + 2 for Schwarz; the Tout is 6 lost or won.
    assert worth("solo-C", 120, 5, 8, 0, tariff="tournament") == 4
    assert worth("rufer-C", 120, 5, 8, 0, tariff="tournament") == 3
    assert worth("solo-tout-C", 100, 5, 7, 1, tariff="tournament") == -6
    assert worth("wenz", 0, 0, 0, 8, tariff="tournament") == -4


def test_tout_value_and_sie_value() -> None:
    # F11 with 14 and 28 of G: 14 + 3 x 2; 28 + 8 x 4 = 60.
    assert worth("solo-tout-C", 120, 3, 8, 0, tout_value=14) == 20
    assert worth("sie", 120, 8, 8, 0, sie_value=28) == 60
    # Rulings 39: at a tournament neither is used.
    assert worth("solo-tout-C", 120, 3, 8, 0, tout_value=14, tariff="tournament") == 6
    assert worth("sie", 120, 8, 8, 0, sie_value=28, tariff="tournament") == 8


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        # Rulings 36: Muss won with 60; lost with 59; Schneider-free with 30: 1; with 29: 1 + 1; own Schneider at 91.
        (60, 1),
        (59, -1),
        (30, -1),
        (29, -2),
        (90, 1),
        (91, 2),
    ],
)
def test_36_muss(points: int, expected: int) -> None:
    assert worth("muss-C", points) == expected
    # The Rufer of the same points: 61 to win, Schneider at 30.
    assert worth("rufer-C", points) == {60: -1, 59: -1, 30: -2, 29: -2, 90: 1, 91: 2}[points]


@pytest.mark.parametrize(("tariff", "expected"), [("units", 3), ("tournament", 3)])
def test_g_bettel_is_three(tariff: str, expected: int) -> None:
    assert worth("bettel", 0, 0, 0, 8, tariff=tariff) == expected
    assert worth("bettel", 0, 0, 1, 3, tariff=tariff) == -expected


# Bettel and Tout end early (rulings 30)


def test_30_a_bettel_without_a_trick_is_won() -> None:
    hands = {
        0: "CK C9 C8 C7 S8 S7 D8 D7",
        1: "CT CQ CJ SA ST SK S9 DA",
        2: "CA DT DK DQ DJ D9 HA HT",
        3: "SQ SJ HK HQ HJ H9 H8 H7",
    }
    start = "0:bettel, 1:pass, 2:pass, 3:pass"
    state = running(schafkopf(bettel=True), hands, f"{start}, 0:CK, 1:CT, 2:CA, 3:H7, 2:D9, 3:SQ, 0:D8, 1:DA")
    assert not state.done
    state = do(GAME, state, "1:CJ", "2:DT", "3:SJ", "0:C9", "1:CQ", "2:DK", "3:HK", "0:C8")
    state = do(GAME, state, "1:S9", "2:DQ", "3:H8", "0:S8", "1:SK", "2:DJ", "3:H9", "0:S7")
    assert (state.done, state.declarer) == (False, 0)
    state = do(GAME, state, "1:SA", "2:HA", "3:HJ", "0:D7", "1:ST", "2:HT", "3:HQ", "0:C7")
    # No trick in eight: won 3, so 9 alone.
    assert (state.done, GAME.score(state).scores) == (True, (9, -3, -3, -3))


def test_30_a_bettel_lost_at_once() -> None:
    hands = {0: "CA C9 C8 C7 S8 S7 D8 D7"}
    state = running(schafkopf(bettel=True), hands, "0:bettel, 1:pass, 2:pass, 3:pass, 0:CA")
    while state.turn != 0 and not state.done:
        state = do(GAME, state, f"{state.turn}:{GAME.playable(state)[0].code}")
    assert (state.done, len(state.tricks)) == (True, 1)
    assert GAME.score(state).scores == (-9, 3, 3, 3)
    assert legal_texts(GAME, state, 0) == set()


# Hochzeit (rulings 33)

ONE_TRUMP = "H9 CA CT C9 SA ST S9 DA"
HOCHZEIT = schafkopf(hochzeit=True)
OFFER = "0:hochzeit, 1:pass, 2:pass, 3:pass"


def test_33_exactly_one_trump() -> None:
    assert "hochzeit" in bids(ONE_TRUMP, hochzeit=True)
    assert "hochzeit" not in bids(ONE_TRUMP)
    assert "hochzeit" not in bids("H9 HA CA CT C9 SA ST S9", hochzeit=True)
    assert "hochzeit" not in bids("DK CA CT C9 SA ST S9 DA", hochzeit=True)


def test_33_lay_accept_give() -> None:
    hands = {0: ONE_TRUMP, 1: "CQ SQ HQ DQ CJ SJ HJ DJ", 2: "CK C8 HA"}
    state = running(HOCHZEIT, hands, OFFER)
    assert (state.phase, legal_texts(GAME, state, 0)) == (Phase.EXCHANGE, {"lay H9"})
    state = do(GAME, state, "0:lay H9")
    assert legal_texts(GAME, state, 1) == {"decline"}  # no plain card to give
    state = do(GAME, state, "1:decline")
    assert legal_texts(GAME, state, 2) == {"accept", "decline"}
    state = do(GAME, state, "2:accept")
    assert GAME.parties(state) is None  # rulings 3: not while cards are exchanged
    assert "give CK" in legal_texts(GAME, state, 2)
    assert not any(text.startswith(("give H", "give CQ")) for text in legal_texts(GAME, state, 2))
    state = do(GAME, state, "2:give CK")
    assert (state.phase, state.turn, state.declarer, str(state.contract)) == (Phase.PLAY, 0, 0, "hochzeit")
    assert GAME.parties(state) == {DECLARER: (0, 2), DEFENDERS: (1, 3)}
    assert len(GAME.known_parties(state, None)) == 4
    assert "CK" in {card.code for card in state.hands[0]}
    assert "H9" in {card.code for card in state.hands[2]}


def test_33_nobody_takes_it() -> None:
    state = running(HOCHZEIT, {0: ONE_TRUMP}, f"{OFFER}, 0:lay H9, 1:decline, 2:decline, 3:decline")
    assert (state.redeal, str(state.contract), state.side) == (Redeal.NEXT_DEALER, "hochzeit", None)
    assert GAME.next_dealer(match_of(HOCHZEIT).options, (state,)) == 0
