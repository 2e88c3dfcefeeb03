"""A session: the next dealer, totals, compulsory and forced solos, and the dealing of cards (``rules.md`` B12, F3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardavia.engine.actions import Move
from cardavia.engine.errors import Flaw, IllegalAction, InputProblem, Reason
from cardavia.engine.games import GAMES
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.result import Redeal
from cardavia.engine.state import Deal, State
from tests.engine.helpers import PRESETS, Rules, fill, legal_texts, match_of, play_first_legal, rules_id, text_of

HEALTHY = ("healthy", "healthy", "healthy", "healthy")


def tournament(deals: int = 6) -> Match:
    return match_of(("doppelkopf", "ddv-tournament", {"deals": deals}))


def after(match: Match, *texts: str, known: dict[int, str] | None = None) -> Match:
    """Return the match after a deal by the next dealer in which the seats speak in turn and play anyhow."""
    options = match.options
    hands = fill(match.game.key, options, known or {}, seed=len(match.deals) + 7)
    match = match.start(Deal(match.next_dealer, hands))
    for text in texts:
        match = match.play(Move.parse(f"{match.deals[-1].turn}:{text}"))
    state = match.deals[-1]
    for move in play_first_legal(match.game, state).moves[len(state.moves) :]:
        match = match.play(move)
    return match


def pairs() -> dict[int, str]:
    return {0: "CQ", 2: "CQ"}


def opened(match: Match) -> State:
    """Return the next deal before its first word."""
    return match.start(Deal(match.next_dealer, fill(match.game.key, match.options, pairs()))).deals[-1]


def test_the_last_seat_deals_first_and_then_the_deal_goes_round() -> None:
    match = match_of(("doppelkopf", "ddv", {}))
    dealers = []
    for _ in range(6):
        dealers.append(match.next_dealer)
        match = after(match, *HEALTHY, known=pairs())
    assert dealers == [3, 0, 1, 2, 3, 0]


def test_a_free_solo_does_not_hold_the_deal() -> None:
    match = after(match_of(("doppelkopf", "ddv", {})), "healthy", "solo D", "healthy", "healthy")
    assert match.next_dealer == 0
    # B5: and the first seat leads, as it is voluntary.
    assert match.deals[0].tricks[0].leader == 0


def test_h12_a_compulsory_solo_is_led_by_its_player_and_dealt_again() -> None:
    # B12: after a compulsory solo played voluntarily the same dealer deals again; B5: the soloist leads.
    match = after(tournament(), "healthy", "healthy", "solo queens", "healthy")
    assert match.deals[0].tricks[0].leader == 2
    assert match.deals[0].standing.debtors == (0, 1, 2, 3)
    assert match.next_dealer == 3
    assert opened(match).standing.debtors == (0, 1, 3)
    # Seat 2 has paid: its next solo is voluntary, so the first seat leads and the deal passes on.
    match = after(match, "healthy", "healthy", "solo queens", "healthy")
    assert match.deals[1].tricks[0].leader == 0
    assert match.next_dealer == 0


def test_b1_a_compulsory_solo_comes_before_a_voluntary_one() -> None:
    match = after(tournament(), "solo D", "healthy", "healthy", "healthy")
    assert match.deals[0].declarer == 0
    # Now seat 0 plays a voluntary one in front, and seat 2, which owes one, has it.
    match = after(match, "solo D", "healthy", "solo none", "healthy")
    assert match.deals[1].declarer == 2
    assert match.deals[1].tricks[0].leader == 2
    # Two debtors: the earlier one.
    match = after(match, "solo D", "solo H", "healthy", "solo S")
    assert match.deals[2].declarer == 1


def test_b12_silent_and_failed_weddings_pay_no_debt() -> None:
    bride = {0: "CQ CQ HT HT SQ SQ HQ HQ DQ DQ CJ CJ"}
    match = after(tournament(12), *HEALTHY, known=bride)
    assert str(match.deals[0].contract) == "silent-wedding"
    assert opened(match).standing.debtors == (0, 1, 2, 3)
    assert match.next_dealer == 0
    match = after(tournament(12), "wedding", "healthy", "healthy", "healthy", known=bride)
    failed = match.deals[0]
    assert str(failed.contract) == "wedding"
    assert failed.side == (0,)
    assert opened(match).standing.debtors == (0, 1, 2, 3)
    assert match.next_dealer == 0


def test_h12_forced_solos_at_the_end() -> None:
    # Six deals, four debts: after two normal deals the open debts equal the deals left, so no reservations are asked.
    match = tournament()
    match = after(match, *HEALTHY, known=pairs())
    assert opened(match).standing.forced is None
    match = after(match, *HEALTHY, known=pairs())
    forced = []
    for _ in range(4):
        state = opened(match)
        # The debtor sitting first to the dealer's left plays now, alone may act, and only a solo.
        debtors = state.standing.debtors
        order = [(state.deal.dealer + step) % 4 for step in (1, 2, 3, 4)]
        assert state.standing.forced == next(seat for seat in order if seat in debtors) == state.turn
        solos = {f"solo {name}" for name in ("D", "C", "S", "H", "queens", "jacks", "none")}
        assert [legal_texts(match.game, state, seat) for seat in range(4)] == [
            solos if seat == state.turn else set() for seat in range(4)
        ]
        dealer = match.next_dealer
        match = after(match, "solo jacks")
        # He leads, and the deal passes on (B12).
        assert match.deals[-1].tricks[0].leader == state.turn
        assert match.next_dealer == (dealer + 1) % 4
        forced.append(match.deals[-1].declarer)
    assert sorted(seat for seat in forced if seat is not None) == [0, 1, 2, 3]
    # Dealers 1, 2, 3, 0: each time the left neighbour still owes one.
    assert forced == [2, 3, 0, 1]
    assert match.over


def test_h12_a_forced_player_may_not_be_healthy() -> None:
    match = tournament(4)
    state = opened(match)
    assert state.standing.forced == 0
    with pytest.raises(IllegalAction) as caught:
        match.start(state.deal).play(Move.parse("0:healthy"))
    assert caught.value.reason is Reason.SOLOS_COMPULSORY
    with pytest.raises(IllegalAction):
        match.start(state.deal).play(Move.parse("1:solo D"))


def test_a_voluntary_solo_of_a_debtor_puts_the_forcing_off() -> None:
    # Six deals: the first is a compulsory solo, so three debts stand against five deals, then four, then three.
    match = after(tournament(), "solo D", "healthy", "healthy", "healthy")
    for _ in range(2):
        assert opened(match).standing.forced is None
        match = after(match, *HEALTHY, known=pairs())
    assert opened(match).standing.forced is not None


def test_r41_debts_that_outlive_the_deals_stay_forced() -> None:
    match = tournament(4)
    for _ in range(4):
        match = after(match, "solo none")
    assert match.over
    assert opened(match).standing.forced is None
    # Three deals for four debts: the fourth is still owed when the deals are used up, and a further deal forces it.
    match = tournament(3)
    for _ in range(3):
        match = after(match, "solo none")
    assert match.over
    assert opened(match).standing.debtors == (opened(match).standing.forced,)


POOR = {0: "D9 DA CJ H9 HK HA S9 SK ST CA CK C9"}


def test_r9_a_refused_poverty_counts_as_no_deal() -> None:
    match = match_of(("doppelkopf", "pagat", {"deals": 2}))
    match = match.start(Deal(3, fill("doppelkopf", match.options, POOR)))
    for text in ("poverty", "healthy", "healthy", "healthy", "pass CJ DA D9", "decline", "decline", "decline"):
        match = match.play(Move.parse(f"{match.deals[-1].turn}:{text}"))
    assert match.deals[-1].redeal is Redeal.SAME_DEALER
    assert (match.next_dealer, match.totals, match.over) == (3, (0, 0, 0, 0), False)
    match = after(match, *HEALTHY, known=pairs())
    assert (match.next_dealer, match.over) == (0, False)
    match = after(match, *HEALTHY, known=pairs())
    assert match.over


@pytest.mark.parametrize(
    ("rules", "dealer"),
    [(("schafkopf", "schaf", {}), 0), (("schafkopf", "schafkopfschule", {}), 3)],
    ids=["schaf", "schafkopfschule"],
)
def test_f3_four_passes(rules: Rules, dealer: int) -> None:
    match = after(match_of(rules), "pass", "pass", "pass", "pass")
    assert match.next_dealer == dealer
    assert (match.totals, match.over) == ((0, 0, 0, 0), False)
    assert match.game.score(match.deals[0]).scores is None


def test_totals_add_up_and_leave_the_unfinished_deal_out() -> None:
    match = match_of(("doppelkopf", "ddv", {}))
    for _ in range(3):
        match = after(match, *HEALTHY, known=pairs())
    scores = [result.scores or () for result in match.results]
    assert match.totals == tuple(map(sum, zip(*scores, strict=True)))
    assert len(match.results) == 3
    begun = match.start(Deal(match.next_dealer, fill("doppelkopf", match.options, pairs())))
    assert begun.totals == match.totals
    assert len(begun.results) == 3


def test_a_deal_follows_only_a_finished_one() -> None:
    match = match_of(("doppelkopf", "ddv", {}))
    deal = Deal(3, fill("doppelkopf", match.options, pairs()))
    with pytest.raises(InputProblem) as caught:
        match.start(deal).start(deal)
    assert caught.value.flaw is Flaw.DEAL_AFTER_UNFINISHED


def test_a_session_with_an_open_end_is_never_over() -> None:
    match = match_of(("schafkopf", "schaf", {}))
    for _ in range(3):
        match = after(match, "pass", "pass", "pass", "pass")
    assert not match.over
    assert not match_of(("doppelkopf", "ddv", {})).over


def test_a_pagat_game_is_eight_deals() -> None:
    match = match_of(("doppelkopf", "pagat", {}))
    for number in range(8):
        assert not match.over, number
        match = after(match, *HEALTHY, known=pairs())
    assert match.over


# Dealing


PINNED = {
    "schaf": ("DA CJ DQ H7 ST S7 C9 SK | SQ SA CQ HJ HT SJ D9 S8 | HQ D7 DK C8 C7 D8 CK H8 | HK DJ S9 CT DT CA HA H9"),
    "ddv": (
        "DA CT DT S9 SJ H9 CA SJ D9 ST H9 DK | "
        "HK C9 C9 DQ CA SK SQ SA HA DK ST DJ | "
        "DT HJ HQ D9 HJ SA HQ DA CQ CJ HT S9 | "
        "DJ CK HA HK SQ CJ HT CQ CK CT SK DQ"
    ),
    "ddv-no-nines": (
        "HA SA DQ SQ HT CQ DT DA CA DJ | "
        "HT HJ SJ SA SQ CQ SK DJ DA SJ | "
        "ST CJ HA DK DQ CK ST CA DK DT | "
        "HQ HK HJ HQ CJ SK CK CT HK CT"
    ),
}


@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_a_deal_is_the_whole_pack(rules: Rules) -> None:
    match = match_of(rules)
    for dealer in range(4):
        deal = deal_cards(match.game, match.options, dealer, 4, random.Random(dealer))
        assert Counter(card for hand in deal.hands for card in hand) == Counter(match.game.pack(match.options))
        assert len({len(hand) for hand in deal.hands}) == 1
        assert deal.dealer == dealer


@pytest.mark.parametrize("preset", PINNED)
def test_a_seed_gives_the_same_cards_on_every_machine(preset: str) -> None:
    game = "schafkopf" if preset == "schaf" else "doppelkopf"
    match = match_of((game, preset, {}))
    deal = deal_cards(match.game, match.options, 3, 4, random.Random(20240229))
    assert " | ".join(map(text_of, deal.hands)) == PINNED[preset]


def test_the_cards_lie_alike_wherever_the_dealer_sits() -> None:
    match = match_of(("doppelkopf", "ddv", {}))
    one = deal_cards(match.game, match.options, 3, 4, random.Random(5))
    other = deal_cards(match.game, match.options, 0, 4, random.Random(5))
    assert one.hands == other.hands[1:] + other.hands[:1]


FAIR_DEALS = 4000


@pytest.mark.parametrize("key", GAMES)
def test_dealing_is_fair(key: str) -> None:
    """Every card lands with every seat equally often, and so do the pairs of places next to one another."""
    match = match_of((key, "schaf" if key == "schafkopf" else "ddv", {}))
    source = random.Random(1)
    landed: Counter[tuple[int, str]] = Counter()
    for _ in range(FAIR_DEALS):
        deal = deal_cards(match.game, match.options, 3, 4, source)
        landed.update((seat, card.code) for seat, hand in enumerate(deal.hands) for card in hand)
    copies = Counter(card.code for card in match.game.pack(match.options))
    for code, count in copies.items():
        expected = FAIR_DEALS * count / 4
        chi = sum((landed[seat, code] - expected) ** 2 / expected for seat in range(4))
        # Chi-square with three degrees of freedom is above 21.1 once in ten thousand times.
        assert chi < 21.1, (code, chi)
