"""Sessions under house rules: dealers, compulsory solos, Bock (``rules.md`` B12, B13, D20, D23; rulings 27, 28, 41)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardavia.engine.doppelkopf.game import DOPPELKOPF as GAME
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.result import Redeal
from cardavia.engine.state import Phase, Standing, State
from tests.engine.helpers import Rules, do, legal_texts, match_of
from tests.engine.house_rules.positions import EVEN, KONTRA_WINS, RE_WINS, Taken, doppelkopf, finished, in_turn, session

BOCK = doppelkopf(bock=True)


def triggers(taken: list[Taken], said: Sequence[tuple[int, str]] = (), rules: Rules = BOCK, **more: object) -> int:
    """Return how many Bock deals follow this one at a table of four."""
    state = finished(rules, (0, 2), taken, said, **more)  # type: ignore[arg-type]
    match, count = session(rules, state), 0
    while GAME.standing(match.options, match.deals, 3).bock:
        match, count = session(rules, *match.deals, finished(rules, (0, 2), RE_WINS)), count + 1
    return count


@pytest.mark.parametrize(
    ("taken", "said", "deals"),
    [
        (RE_WINS, (), 0),
        # D20: 120 to 120.
        (EVEN, (), 4),
        # Re said and lost, Kontra said and lost; said and won is nothing.
        (KONTRA_WINS, ((0, "re"),), 4),
        (RE_WINS, ((1, "kontra"),), 4),
        (RE_WINS, ((0, "re"),), 0),
        (RE_WINS, ((0, "re"), (1, "kontra")), 4),
        # Rulings 27: triggers in one deal add up. 120 to 120 with Re said: Re needs 121, has lost: two rounds.
        (EVEN, ((0, "re"),), 8),
        # With Kontra alone said Re wins at 120 (B7): 120 to 120, and Kontra said and lost.
        (EVEN, ((1, "kontra"),), 8),
        (EVEN, ((0, "re"), (1, "kontra")), 8),
        # Nobody won (both missed no 90): nobody said and lost, but the points are even.
        (EVEN, ((0, "no90"), (1, "no90")), 4),
    ],
)
def test_d20_what_starts_bock(taken: list[Taken], said: Sequence[tuple[int, str]], deals: int) -> None:
    assert triggers(taken, said) == deals
    assert not GAME.standing(match_of(doppelkopf()).options, (finished(doppelkopf(), (0, 2), taken, said),), 3).bock


def test_d20_a_heart_trick_where_there_are_no_nines() -> None:
    hearts: list[Taken] = [*RE_WINS, (0, 0, "HA HA HK HK")]
    assert triggers(hearts, rules=doppelkopf(bock=True, nines=False)) == 4
    assert triggers(hearts) == 0  # rulings 14: idle with nines
    # Rulings 27: not in a solo. 120 to 120 in any contract.
    no_nines = doppelkopf(bock=True, nines=False)
    solo = finished(no_nines, (0,), hearts, contract="solo-C")
    assert not GAME.standing(match_of(no_nines).options, (solo,), 3).bock
    even = finished(BOCK, (0,), EVEN, contract="solo-C")
    assert GAME.standing(match_of(BOCK).options, (even,), 3).bock


def test_27_triggers_during_a_round_append_another() -> None:
    calm, even = finished(BOCK, (0, 2), RE_WINS), finished(BOCK, (0, 2), EVEN)
    options = match_of(BOCK).options
    # 4 after the first, the second uses one and adds four: 7 deals more.
    deals = [even, even]
    count = 0
    while GAME.standing(options, in_turn(options, *deals), 3).bock:
        deals.append(calm)
        count += 1
    assert count == 7


def test_9_a_redealt_deal_uses_up_no_bock_deal() -> None:
    options = match_of(BOCK).options
    even, calm = finished(BOCK, (0, 2), EVEN), finished(BOCK, (0, 2), RE_WINS)
    thrown = replace(calm, redeal=Redeal.SAME_DEALER, tricks=(), contract=None, side=None)
    assert GAME.standing(options, in_turn(options, even, thrown, thrown, calm, calm, calm), 3).bock
    assert not GAME.standing(options, in_turn(options, even, thrown, thrown, calm, calm, calm, calm), 3).bock


def test_27_at_five_seats_a_round_has_five_deals() -> None:
    rules = doppelkopf(bock=True, seats=5)
    options = match_of(rules).options
    even, calm = finished(BOCK, (0, 2), EVEN), finished(BOCK, (0, 2), RE_WINS)
    assert GAME.standing(options, in_turn(options, even, *[calm] * 4), 4).bock
    assert not GAME.standing(options, in_turn(options, even, *[calm] * 5), 4).bock


def test_d20_a_bock_deal_counts_double_and_its_starter_does_not() -> None:
    calm = finished(BOCK, (0, 2), RE_WINS)
    # Won 1; three Doppelkopf tricks against two: 1 + 3 - 2 = 2, in a Bock deal 4.
    assert GAME.score(calm).scores == (2, -2, 2, -2)
    dear = finished(BOCK, (0, 2), RE_WINS, standing=Standing(bock=True))
    assert GAME.score(dear).scores == (4, -4, 4, -4)
    even = finished(BOCK, (0, 2), EVEN)
    # 120 each: Kontra won 1 and against the old ladies 1; two Doppelkopf tricks each.
    assert GAME.score(even).scores == (-2, 2, -2, 2)


# Who deals (D23, B12, rulings 28, 40, 41)


def solo(rules: Rules, seat: int, dealer: int, standing: Standing | None = None, contract: str = "solo-C") -> State:
    state = finished(rules, (seat,), RE_WINS, contract=contract, standing=standing)
    hands = list(state.deal.hands)
    if match_of(rules).seats == 5:
        hands.insert(dealer, ())
    return replace(state, deal=state.deal._replace(dealer=dealer, hands=tuple(hands)))


@pytest.mark.parametrize(
    ("contract", "keeps", "dealer"),
    [
        # D23, rulings 28: reserved solos only.
        ("solo-C", True, 3),
        ("solo-none", True, 3),
        ("silent-wedding", True, 0),
        ("wedding", True, 0),
        ("black-sow", True, 0),
        ("normal", True, 0),
        ("solo-C", False, 0),
    ],
)
def test_d23_the_same_dealer_after_a_solo(contract: str, keeps: bool, dealer: int) -> None:
    rules = doppelkopf(solo_keeps_deal=keeps)
    side = (0, 2) if contract == "normal" else (0,)
    state = finished(rules, side, RE_WINS, contract=contract)
    assert GAME.next_dealer(match_of(rules).options, (state,)) == dealer


TOURNAMENT = doppelkopf(compulsory_solos=True, deals=6)


def test_28_the_first_solo_pays_and_keeps_the_deal_the_second_does_neither() -> None:
    options = match_of(TOURNAMENT).options
    first = solo(TOURNAMENT, 1, 3, Standing((0, 1, 2, 3)))
    assert GAME.next_dealer(options, (first,)) == 3
    assert GAME.standing(options, (first,), 3).debtors == (0, 2, 3)
    second = solo(TOURNAMENT, 1, 3, Standing((0, 2, 3)))
    assert GAME.next_dealer(options, (first, second)) == 0
    assert GAME.standing(options, (first, second), 0).debtors == (0, 2, 3)


def test_28_silent_and_failed_weddings_pay_nothing() -> None:
    options = match_of(TOURNAMENT).options
    for contract in ("silent-wedding", "wedding"):
        state = solo(TOURNAMENT, 1, 3, Standing((0, 1, 2, 3)), contract)
        assert GAME.standing(options, (state,), 0).debtors == (0, 1, 2, 3)
        assert GAME.next_dealer(options, (state,)) == 0


def test_b12_when_debts_reach_the_deals_left_a_solo_is_forced() -> None:
    options = match_of(TOURNAMENT).options
    normal = finished(TOURNAMENT, (0, 2), RE_WINS, standing=Standing((0, 1, 2, 3)))
    # 6 deals, 4 debts: free after one deal (5 left), forced after two (4 left): the first debtor left of the dealer.
    assert GAME.standing(options, (normal,), 0).forced is None
    assert GAME.standing(options, (normal, normal), 1).forced == 2


def test_b12_only_a_solo_is_legal_then() -> None:
    match = match_of(doppelkopf(compulsory_solos=True, deals=4, solos=["queens", "none"]))
    match = match.start(deal_cards(GAME, match.options, 3, 4, random.Random(1)))
    state = match.deals[-1]
    assert (state.turn, state.standing.forced) == (0, 0)
    assert legal_texts(GAME, state, 0) == {"solo queens", "solo none"}


@pytest.mark.parametrize(("lead", "leader"), [("first-seat", 0), ("compulsory-soloist", 1), ("soloist", 1)])
def test_40_who_leads_a_forced_solo(lead: str, leader: int) -> None:
    rules = doppelkopf(compulsory_solos=True, deals=4, solo_lead=lead)
    options = match_of(rules).options
    # Seat 0 has paid with the first of four deals: three are left, three owe; dealer 3 again (B12), seat 1 is forced.
    paid = solo(rules, 0, 3, Standing((0, 1, 2, 3)))
    standing = GAME.standing(options, (paid,), 3)
    assert (standing.debtors, standing.forced) == ((1, 2, 3), 1)
    deal = deal_cards(GAME, options, 3, 4, random.Random(1))
    state = do(GAME, GAME.begin(options, deal, standing), "1:solo C")
    assert (state.phase, state.turn) == (Phase.PLAY, leader)


@pytest.mark.parametrize("keeps", [True, False])
def test_41_a_forced_solo_always_passes_the_deal_on(keeps: bool) -> None:
    rules = doppelkopf(compulsory_solos=True, deals=4, solo_keeps_deal=keeps)
    options = match_of(rules).options
    forced = solo(rules, 0, 3, Standing((0, 1, 2, 3), forced=0))
    assert GAME.next_dealer(options, (forced,)) == 0
    assert GAME.standing(options, (forced,), 0).forced == 1


def test_b13_a_tournament_of_five_has_thirty_deals() -> None:
    tournament: Rules = ("doppelkopf", "ddv-tournament", {"seats": 5})
    assert match_of(tournament).options.deals == 30
    assert match_of(("doppelkopf", "ddv-tournament", {})).options.deals == 24
    assert match_of(("doppelkopf", "ddv-tournament", {"seats": 5, "deals": 10})).options.deals == 10
    assert match_of(doppelkopf(seats=5)).options.deals == 0
    catalogue = GAME.catalogue
    built = catalogue.build("ddv-tournament", {"seats": 5})
    assert catalogue.differences("ddv-tournament", built) == {"seats": 5}


FIVE = doppelkopf(seats=5, compulsory_solos=True, deals=6)


def test_28_five_seats_a_sole_debtor_does_not_deal() -> None:
    options = match_of(FIVE).options
    before = [solo(FIVE, seat, 4, Standing((0, 1, 2, 3, 4))) for seat in (0, 1, 2, 3)]
    # Four solos paid, seat 4 owes; two deals left: not forced yet, the same dealer 4 deals again (compulsory solo).
    assert GAME.next_dealer(options, tuple(before)) == 4
    assert GAME.standing(options, tuple(before), 4).forced is None
    # One deal left: seat 4 is forced. After a deal of dealer 3 he would deal and rest, so seat 0 deals.
    calm = solo(FIVE, 0, 3, Standing((4,)))
    assert GAME.next_dealer(options, (*before, calm)) == 0
    assert GAME.standing(options, (*before, calm), 0).forced == 4


def test_41_otherwise_the_dealer_rests_and_the_first_debtor_after_him_plays() -> None:
    options = match_of(FIVE).options
    before = [solo(FIVE, seat, 4, Standing((0, 1, 2, 3, 4))) for seat in (0, 1, 2)]
    calm = solo(FIVE, 0, 2, Standing((3, 4)))
    # Four of six played, seats 3 and 4 owe two solos: seat 3 deals and rests, seat 4 plays.
    assert GAME.next_dealer(options, (*before, calm)) == 3
    assert GAME.standing(options, (*before, calm), 3).forced == 4


def test_41_debts_left_when_the_deals_are_used_up_stay_forced() -> None:
    options = match_of(doppelkopf(compulsory_solos=True, deals=1)).options
    normal = finished(TOURNAMENT, (0, 2), RE_WINS, standing=Standing((0, 1, 2, 3)))
    assert GAME.standing(options, (normal, normal), 1).forced == 2


def test_b13_who_deals_rests_and_scores_nothing() -> None:
    source = random.Random(3)
    match: Match = match_of(doppelkopf(seats=5))
    match = match.start(deal_cards(GAME, match.options, match.next_dealer, 5, source))
    state = match.deals[-1]
    assert (state.deal.dealer, state.players) == (4, (0, 1, 2, 3))
    assert state.deal.hands[4] == ()
    assert legal_texts(GAME, state, 4) == set()
    assert GAME.known_parties(state, 4) == {}
