"""What the others said makes hands more or less likely, and none impossible."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pytest

from cardavia.ai.easy.strength import estimate, strength_of
from cardavia.ai.sampling import Sample, Sampler, draw, weigh
from cardavia.ai.sampling.valuing import Survey, Valuation, number_of
from cardavia.engine.cards import Card, format_cards, parse_cards, without
from cardavia.engine.doppelkopf.orders import order_of
from cardavia.engine.games import GAMES
from cardavia.engine.observation import Observation
from tests.ai.positions import filled, seen
from tests.ai.test_sampling_consistency import observations
from tests.engine.helpers import ALL_RULES, Rules, rules_id
from tests.engine.house_rules.test_house_contract import RICH

DDV, PAGAT, SCHAF = ("doppelkopf", "ddv"), ("doppelkopf", "pagat"), ("schafkopf", "schaf")
HEALTHY = "0:healthy, 1:healthy, 2:healthy, 3:healthy"
LOW = "C9 C9 S9 S9 H9 H9 D9 D9 DK DK CK SK"
WEAK = "CQ CK ST SK CT HK DT DT DJ HK ST CT"
STRONG = "HT CQ SQ HQ DQ CJ SJ DA CA CA SA HA"
POOR = "CA CA CT CT CK CK SA SA ST ST SK DJ"
FILLINGS = 40

Given = dict[int, str]


def likelier(
    rules: tuple[str, str],
    given: Given,
    moves: str,
    likely: str,
    unlikely: str,
    seat: int,
    by: float = 1.5,
    **more: Any,
) -> None:
    """The one hand of the seat explains the moves better than the other, on average over what the rest may hold.

    ``given`` are the other hands as far as they are fixed; seat 0 looks, and the seat holds the likely hand.
    """
    observation = seen(rules, {**given, seat: likely}, moves, 0, **more)
    sampler, weights = Sampler(observation), []
    for hand in (likely, unlikely):
        fillings = (filled_around(observation, {**given, seat: hand}, number) for number in range(FILLINGS))
        weights.append(mean(map(sampler.weigh, fillings)))
    assert weights[0] > by * weights[1] > 0


def filled_around(observation: Observation, given: Given, number: int) -> Sample:
    """Return a sample with the given whole hands, else what each seat has laid, and the rest shuffled."""
    laid, size = laid_by_seat(observation), len(observation.dealt)
    hands = {seat: parse_cards(given.get(seat, "")) for seat in range(4)}
    hands = {seat: hand if len(hand) == size else tuple(laid[seat]) for seat, hand in hands.items()}
    fixed = [card for hand in hands.values() for card in hand]
    rest = list(without(GAMES[observation.game].pack(observation.options), fixed))
    random.Random(number).shuffle(rest)
    dealt = filled((*fixed, *rest), {seat: format_cards(hand) for seat, hand in hands.items()})
    return Sample(dealt, tuple(without(hand, laid[seat]) for seat, hand in enumerate(dealt)), None)


def laid_by_seat(observation: Observation) -> dict[int, list[Card]]:
    """Return the cards that every seat has played."""
    laid: dict[int, list[Card]] = {seat: [] for seat in range(4)}
    for trick in (*observation.tricks, *((observation.trick,) if observation.trick else ())):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            laid[seat].append(card)
    return laid


def test_one_who_passed_holds_no_solo() -> None:
    own = {0: "C9 C8 C7 S9 S8 S7 D9 D8"}
    moves = "0:pass, 1:pass, 2:pass"
    likelier(SCHAF, own, moves, "CK DT DK D7 HK H9 SK ST", "CQ SQ HQ CJ SJ HA HT CA", seat=1)


def test_one_who_called_an_ace_holds_trumps() -> None:
    own = {0: "C9 C8 C7 S9 S8 D9 D8 H7"}
    moves = "0:pass, 1:rufer S, 2:pass, 3:pass"
    likelier(SCHAF, own, moves, "CQ SQ CJ HJ HA H9 ST S7", "CK CT DT DK D7 HK ST S7", seat=1)


def test_one_who_passed_under_a_hochzeit_has_more_than_one_trump() -> None:
    own = {0: "C9 C8 C7 S9 S8 D9 D8 CK"}
    likelier(SCHAF, own, "0:pass, 1:pass", "H7 H8 ST SK DT DK CT CA", "H7 DA ST SK DT DK CT CA", seat=1, hochzeit=True)


def test_one_who_doubled_early_saw_four_good_cards() -> None:
    own = {0: "C9 C8 C7 S9 S8 D9 D8 H7"}
    moves = "0:no-double, 1:double, 2:no-double, 3:no-double"
    likelier(SCHAF, own, moves, "CQ SQ HQ CJ CK CT DT DK", "CK CT DT DK CQ SQ HQ CJ", seat=1, klopfen=True)


def test_one_who_took_the_trump_of_a_hochzeit_is_strong() -> None:
    hands = {0: "H9 CA CT C9 SA ST D7 D8"}
    moves = "0:hochzeit, 1:pass, 2:pass, 3:pass, 0:lay H9, 1:accept"
    likelier(SCHAF, hands, moves, "HQ DQ SJ HJ HT H8 SK C7", "H8 H7 SK S9 C7 C8 DK D9", seat=1, hochzeit=True)


def test_one_who_said_kontra_has_what_beats_the_contract() -> None:
    hands = {0: "H9 H8 H7 S9 S8 S7 D9 D8", 2: "CQ SQ HQ CJ CA CT CK C9"}
    moves = "0:pass, 1:pass, 2:solo C, 3:pass, 3:say kontra"
    likelier(SCHAF, hands, moves, "DQ SJ HJ DJ HA SA DA C8", "HK HT SK ST DK DT D7 C7", seat=3, kontra=1)


def test_one_who_is_healthy_holds_no_good_solo() -> None:
    likelier(DDV, {0: LOW}, HEALTHY, WEAK, "CQ SQ SQ HQ HQ DQ CA CA SA SA HA HA", seat=1)


def test_one_who_said_re_is_strong() -> None:
    likelier(DDV, {0: LOW}, f"{HEALTHY}, 3:say re", STRONG, WEAK, seat=3)


def test_one_who_kept_silent_is_not_so_strong() -> None:
    hands = {0: LOW, 1: "CT HK", 2: "CT HK"}
    moves = f"{HEALTHY}, 0:C9, 1:CT, 2:CT, 3:CA, 3:HA, 0:H9, 1:HK, 2:HK"
    silent, strong = "CQ CA HA DT DT DJ DJ SK ST ST CK HA", "CQ CA CA HA HT HT SQ SQ HQ HQ SA SA"
    likelier(DDV, hands, moves, silent, strong, seat=3)


def test_one_who_helped_a_poor_player_is_strong() -> None:
    moves = "0:poverty, 1:healthy, 2:healthy, 3:healthy, 0:pass DJ CK SK, 1:decline, 2:accept"
    strong, weak = "HT HT CQ CQ SQ SQ HQ HQ DQ CJ DA HA", "D9 D9 DK DK DT HK H9 H9 C9 C9 S9 S9"
    likelier(PAGAT, {0: POOR}, moves, strong, weak, seat=2)
    likelier(PAGAT, {0: POOR}, moves, weak, strong, seat=1)


def test_one_who_declared_nothing_holds_no_piglets() -> None:
    neither, both = "DT DT DJ CK SK HK CT DA CQ SJ ST SA", "DA DA DJ CK SK HK CT DT CQ SJ ST SA"
    likelier(("doppelkopf", "ddv-piglets"), {0: LOW}, f"{HEALTHY}, 0:C9", neither, both, seat=3)


def test_one_who_could_have_called_genscher_does_not_hold_the_other_king() -> None:
    hands = {0: LOW.replace("DK DK", "DJ DJ"), 1: "DT", 2: "DT"}
    moves = f"{HEALTHY}, 0:D9, 1:DT, 2:DT, 3:DK"
    one, both = "DK DA CK SK HK CT CQ SJ ST SA SA CT", "DK DK CK SK HK CT CQ SJ ST SA SA CT"
    likelier(DDV, hands, moves, one, both, seat=3, by=1.1, genscher=True)


def test_one_who_bid_higher_in_the_auction_has_the_better_solo() -> None:
    moves = "0:healthy, 1:solo S, 2:solo none, 3:healthy, 2:raise no60"
    aces, pips = "CA CA SA SA HA HA DA DA CT CT ST ST", "DT DT DJ DJ HK HK CT ST CQ SQ HT CJ"
    likelier(DDV, {0: LOW}, moves, aces, pips, seat=2, solo_priority="auction")


@pytest.mark.parametrize("rules", [*ALL_RULES[:8], *RICH], ids=rules_id)
def test_no_sample_is_impossible(rules: Rules) -> None:
    source = random.Random(1)
    for _, _, observation in observations(rules, 2):
        sampler = Sampler(observation)
        for _ in range(3):
            assert 0 < sampler.weigh(sampler.draw(source)) <= 1


def test_samples_are_drawn_as_often_as_they_are_likely() -> None:
    observation = seen(DDV, {0: "CQ", 3: "CQ"}, f"{HEALTHY}, 3:say re, 3:say no90", seat=0)
    sampler, source = Sampler(observation), random.Random(1)
    plain = [sampler.draw(source) for _ in range(400)]
    wished = sum(weigh(observation, sample) * high(sample) for sample in plain) / sum(map(sampler.weigh, plain))
    drawn = draw(observation, source, 400)
    assert sum(sample.weight for sample in drawn) == pytest.approx(400)
    assert mean(high(sample) * sample.weight for sample in drawn) == pytest.approx(wished, rel=0.1)
    assert wished > 1.1 * mean(map(high, plain))


def high(sample: Sample) -> int:
    """Return how many tens of hearts and queens seat 3 holds."""
    return sum(card.code in ("HT", "CQ", "SQ", "HQ", "DQ") for card in sample.dealt[3])


def test_fast_values_are_those_of_the_easy_player() -> None:
    game = GAMES["doppelkopf"]
    options: Any = game.catalogue.preset("ddv")
    pack, source, weights = game.pack(options), random.Random(3), (1.0, 0.5, 2.0, -0.7, -1.1, -0.05, 0.9)
    order = order_of(None, options)
    measured, floor = Valuation(order, pack, weights), 3.0
    for _ in range(200):
        hand = tuple(source.sample(pack, 12))
        exact = estimate(weights, strength_of(order, hand, pack))
        assert measured.value(number_of(hand)) == pytest.approx(exact)
        (surveyed,) = Survey([measured]).values(number_of(hand), [floor])
        assert surveyed == pytest.approx(exact) or surveyed < floor
    assert number_of(parse_cards("CQ CQ")) == 2 * number_of(parse_cards("CQ"))
