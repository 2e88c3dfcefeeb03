"""What the policy of the playouts plays, from the own hand and what is public: no blunders."""

import math
import random
from collections.abc import Mapping

import pytest

from cardavia.ai.bridge import kernel
from cardavia.ai.bridge.cards import hands_of, mask_of
from cardavia.ai.bridge.situation import situation_of
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.player import Player
from cardavia.ai.playing import moves
from cardavia.engine.cards import PACK, Card, parse_cards
from cardavia.engine.game import apply
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import Observation, observe
from cardavia.engine.state import Standing
from tests.ai.kernel_deals import BOTH
from tests.ai.policy_player import PolicyPlayer, values
from tests.ai.positions import reached, seen
from tests.engine.helpers import Rules, match_of, rules_id

pytestmark = pytest.mark.skipif(not kernel.AVAILABLE, reason="the compiled kernel is not there")

SCHAF = ("schafkopf", "schaf")
PAGAT = ("doppelkopf", "pagat")
HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy"
SOLO = "0:solo H,1:pass,2:pass,3:pass"
SOLO_HAND = "CQ SQ HQ CJ HA HT HK C7"
DIAMONDS = "0:solo D,1:healthy,2:healthy,3:healthy"
RUFER = "0:pass,1:pass,2:rufer C,3:pass"
CALLER = "CQ SQ HQ DQ CJ H9 C7 D7"
BETTEL_HAND = "C7 C9 S7 S8 H7 H8 D7 D9"
FOX_HAND = "DA DK D9 DJ CA CT SA ST SK HA HK H9"


def best(observation: Observation) -> str:
    """Return the card the policy likes best."""
    return PACK[max(values(observation), key=lambda found: found[1])[0]].code


def chance(observation: Observation, card: str) -> float:
    """Return how often the policy plays the card."""
    return next(likely for kind, _, likely in values(observation) if PACK[kind] is Card.parse(card))


def test_a_partners_sure_trick_gets_the_fattest_card() -> None:
    given = {0: SOLO_HAND, 1: "CA S7 S8 S9 D7 D8 D9 H7", 2: "CT CK C8 SA ST DK DT H8"}
    assert best(seen(SCHAF, given, f"{SOLO},0:C7,1:CA")) == "CT"


def test_an_enemys_sure_trick_gets_the_leanest_card() -> None:
    given = {0: "CQ SQ HQ CJ HA HT CA C7", 1: "C8", 2: "C9", 3: "CT CK S7 S8 S9 D7 D8 D9"}
    assert best(seen(SCHAF, given, f"{SOLO},0:CA,1:C8,2:C9")) == "CK"


def test_no_court_is_thrown_under_the_soloists_highest_trump() -> None:
    given = {0: SOLO_HAND, 1: "DQ SJ HJ H8 CA SA DT D7"}
    assert best(seen(SCHAF, given, f"{SOLO},0:CQ")) == "H8"


def test_a_defender_searches_the_called_suit() -> None:
    given = {0: "C9 S8 S9 ST D8 DT H7 H8", 2: CALLER, 3: "CA"}
    assert best(seen(SCHAF, given, RUFER)) == "C9"


def test_the_called_partner_and_the_caller_lead_trumps() -> None:
    partner = seen(SCHAF, {0: "CA C8 S9 ST SJ DT HJ H8", 2: CALLER}, RUFER)
    caller = seen(SCHAF, {0: "CQ SQ DQ CJ HK H9 C7 D7", 3: "CA"}, "0:rufer C,1:pass,2:pass,3:pass")
    for observation in (partner, caller):
        assert observation.order.is_trump(Card.parse(best(observation)))


def test_aces_of_short_plain_suits_are_led_first() -> None:
    assert best(seen(PAGAT, {0: "CA C9 SA SK S9 S9 CQ HQ CJ DA DK D9"}, HEALTHY)) == "CA"


def test_a_fox_is_not_led_and_not_laid_under_an_enemys_trump() -> None:
    leading = seen(PAGAT, {0: "CT C9 ST SK S9 HQ CQ CJ CJ DA DK D9"}, HEALTHY)
    assert chance(leading, "DA") < 0.05
    given = {0: "HT HT CQ CQ SQ SQ HQ HQ CJ CJ DT DT", 1: FOX_HAND}
    assert chance(seen(PAGAT, given, f"{DIAMONDS},0:HT"), "DA") < 0.05


def test_a_fox_goes_to_a_partners_sure_trick() -> None:
    given = {0: "CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ DT DT", 1: FOX_HAND.replace("DA", "HT"), 2: FOX_HAND}
    assert best(seen(PAGAT, given, f"{DIAMONDS},0:CQ,1:HT")) == "DA"


def test_who_must_not_take_a_trick_ducks() -> None:
    given = {1: BETTEL_HAND, 0: "C8 CA CK"}
    assert best(seen(SCHAF, given, "0:pass,1:bettel,2:pass,3:pass,0:C8", bettel=True)) == "C7"


def test_where_points_are_bad_the_fat_card_goes_to_another() -> None:
    given = {0: "CA C8", 1: "C9", 2: "CK", 3: "C7 CT S7 S8 H7 H8 D7 D9"}
    moves_made = "0:pass,1:pass,2:pass,3:pass,0:CA,1:C9,2:CK"
    assert best(seen(SCHAF, given, moves_made, all_pass="ramsch")) == "CT"


def test_chances_add_up_and_follow_the_values() -> None:
    observation = seen(PAGAT, {0: "CA C9 SA SK S9 S9 CQ HQ CJ DA DK D9"}, HEALTHY)
    found = sorted(values(observation), key=lambda each: each[1])
    assert math.isclose(sum(each[2] for each in found), 1, rel_tol=1e-5)
    assert [each[2] for each in found] == sorted(each[2] for each in found)


def test_weights_can_be_changed() -> None:
    observation = seen(PAGAT, {0: "CT C9 ST SK S9 HQ CQ CJ CJ DA DK D9"}, HEALTHY)
    loving = kernel.native.Policy.make(2, {"pull_pair": 5.0, "pull_other": 5.0})
    assert loving.weights["pull_pair"] == 5.0
    card = PACK[max(values(observation, loving), key=lambda found: found[1])[0]]
    assert observation.order.is_trump(card)


# Likelihood


def likelihood(rules: tuple[str, str], given: Mapping[int, str], moves_made: str, seat: int, swap: str = "") -> float:
    """Return how likely the others would have played so, two cards of hidden hands having been swapped."""
    game, state = reached(rules, given, moves_made)
    hands = [list(hand) for hand in state.deal.hands]
    if swap:
        one, other = parse_cards(swap)
        places = [next(place for place, hand in enumerate(hands) if card in hand) for card in (one, other)]
        for place, gone, come in ((places[0], one, other), (places[1], other, one)):
            hands[place][hands[place].index(gone)] = come
    dealt = hands_of(state.players, [tuple(hand) for hand in hands])
    situation = situation_of(observe(game, state, seat))
    [found] = kernel.native.likelihoods(situation, [(dealt, mask_of(state.players, state.side or ()))])
    return found


def test_before_the_first_card_and_for_the_own_cards_nothing_is_told() -> None:
    assert likelihood(SCHAF, {0: SOLO_HAND}, SOLO, 1) == 0
    assert likelihood(SCHAF, {0: SOLO_HAND}, f"{SOLO},0:CQ", 0) == 0
    assert likelihood(SCHAF, {0: SOLO_HAND}, f"{SOLO},0:CQ", 1) < 0


def test_a_forced_card_tells_nothing_and_an_impossible_one_everything() -> None:
    given = {0: SOLO_HAND, 1: "CA S7 S8 S9 D7 D8 D9 H7", 2: "C8 SA ST SK DK DT DA H8"}
    led = likelihood(SCHAF, given, f"{SOLO},0:CQ", 3)
    assert likelihood(SCHAF, given, f"{SOLO},0:CQ,1:H7", 3) == pytest.approx(led)
    assert likelihood(SCHAF, given, f"{SOLO},0:CQ,1:H7,2:H8", 3, swap="H8 H9") == -math.inf


def test_a_card_that_gives_points_away_makes_leaner_ones_unlikely() -> None:
    given = {0: SOLO_HAND, 1: "HJ S7 S8 S9 D7 D8 D9 H7", 2: "C8 SA ST SK DK DT DA H8", 3: "H9 SJ DJ"}
    free = likelihood(SCHAF, given, f"{SOLO},0:CQ,1:HJ", 3)
    poor = likelihood(SCHAF, given, f"{SOLO},0:CQ,1:HJ", 3, swap="H7 C9")
    assert free < poor - 0.5


# Strength


@pytest.mark.slow
@pytest.mark.parametrize("rules", BOTH, ids=rules_id)
def test_the_policy_alone_plays_cards_better_than_the_easy_player(rules: Rules) -> None:
    source, match = random.Random(5), match_of(rules)
    policy, easy = PolicyPlayer(), EasyPlayer()
    total = 0.0
    for number in range(150):
        deal = deal_cards(match.game, match.options, number % 4, 4, source)
        for first in (0, 1):
            players: list[Player] = [policy if seat % 2 == first else easy for seat in range(4)]
            state = match.game.begin(match.options, deal, Standing())
            for move in moves(match.game, state, players):
                state = apply(match.game, state, move)
            scores = match.game.score(state).scores or (0, 0, 0, 0)
            total += sum(score if seat % 2 == first else -score for seat, score in enumerate(scores))
    assert total > 0
