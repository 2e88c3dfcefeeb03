"""What the easy player concludes from what it sees."""

import random

import pytest

from cardavia.ai.easy.chances import absent, chance_ours
from cardavia.ai.easy.friends import open_wedding
from cardavia.ai.easy.knowledge import Knowledge, know
from cardavia.ai.easy.player import EasyPlayer
from cardavia.ai.playing import moves
from cardavia.engine.cards import Card, Suit, format_cards
from cardavia.engine.game import Game, apply
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.state import Phase, Standing, State
from tests.ai.positions import seen
from tests.engine.helpers import PRESETS, Rules, match_of, rules_id

SCHAF = ("schafkopf", "schaf")
DDV = ("doppelkopf", "ddv")
PAGAT = ("doppelkopf", "pagat")
ALL_HEALTHY = "0:healthy,1:healthy,2:healthy,3:healthy,"
DECLARER = "CQ SQ HQ DJ C9 SK S9 D7"
RUFER_C = "0:rufer C,1:pass,2:pass,3:pass,"
POOR = "DJ D9 CA CK C9 SA SK SK S9 HA HK H9"
RICH = "HT HT CQ SQ SQ HQ CJ DJ DT CA CT S9"
TAKEN = "0:poverty,1:healthy,2:healthy,3:healthy,0:pass CK DJ D9,1:accept,1:return CT CK S9"


def known(rules: tuple[str, str], hands: dict[int, str], moves: str, seat: int | None = None) -> Knowledge:
    return know(seen(rules, hands, moves, seat))


@pytest.mark.parametrize("rules", PRESETS, ids=rules_id)
def test_every_conclusion_is_true(rules: Rules) -> None:
    """Compare what every seat concludes with the truth it cannot see, through whole deals."""
    source, match = random.Random(11), match_of(rules)
    for _ in range(6):
        deal = deal_cards(match.game, match.options, 3, 4, source)
        state = match.game.begin(match.options, deal, Standing())
        for move in moves(match.game, state, [EasyPlayer()] * 4):
            state = apply(match.game, state, move)
            if state.phase is not Phase.PLAY:
                continue
            for seat in state.players:
                check_conclusions(match.game, state, seat)


def check_conclusions(game: Game, state: State, seat: int) -> None:
    """Hold what the seat concludes against the true hands and sides."""
    told = know(observe(game, state, seat))
    hands = {other: state.hands[other] for other in told.others}
    assert sorted(map(str, told.unseen)) == sorted(str(card) for hand in hands.values() for card in hand)
    mates = game.parties(state) or {}
    for other, hand in hands.items():
        assert not {told.order.group(card) for card in hand} & told.voids[other]
        assert all(hand.count(card) >= told.located[other].count(card) for card in told.located[other])
        same = any(seat in side and other in side for side in mates.values())
        if mates and told.friends[other] in (0.0, 1.0) and not open_wedding(told.observation):
            assert told.friends[other] == float(same)


def test_who_does_not_follow_is_void() -> None:
    hands = {0: "CA", 1: "HT DK SA SA ST ST SK SK S9 S9 HK HK"}
    told = known(DDV, hands, ALL_HEALTHY + "0:CA,1:S9")
    assert told.voids[1] == {Suit.CLUBS}
    assert told.voids[0] == frozenset()


def test_the_poor_player_knows_what_the_helper_took_and_kept() -> None:
    told = known(PAGAT, {0: POOR, 1: RICH}, TAKEN, seat=0)
    assert format_cards(told.located[1]) == "DJ D9"
    assert told.friends == {0: 1.0, 1: 1.0, 2: 0.0, 3: 0.0}


def test_the_helper_knows_what_he_gave_back_and_all_know_who_has_no_trump() -> None:
    told = known(PAGAT, {0: POOR, 1: RICH}, TAKEN, seat=1)
    assert sorted(map(str, told.located[0])) == ["CK", "CT", "S9"]
    other = known(PAGAT, {0: POOR, 1: RICH}, TAKEN, seat=2)
    assert other.located[0] == ()
    assert None in other.voids[0]


def test_the_brides_queens_are_known_to_lie_with_her() -> None:
    told = known(DDV, {0: "CQ CQ"}, "0:wedding,1:healthy,2:healthy,3:healthy", seat=2)
    assert format_cards(told.located[0]) == "CQ CQ"


def test_a_fat_card_for_the_declarer_makes_a_player_suspect() -> None:
    hands = {0: DECLARER, 1: "HT H8 H7", 2: "CA", 3: "HK H9"}
    before = known(SCHAF, hands, RUFER_C, seat=3)
    after = known(SCHAF, hands, RUFER_C + "0:CQ,1:HT", seat=3)
    assert before.friends[1] == before.friends[2] == 0.5
    assert after.friends[1] < 0.4 < after.friends[2]


def test_the_secret_partner_knows_every_side() -> None:
    told = known(SCHAF, {0: DECLARER, 2: "CA"}, RUFER_C, seat=2)
    assert told.friends == {0: 1.0, 1: 0.0, 2: 1.0, 3: 0.0}


def test_the_highest_trump_is_sure_and_a_beatable_one_is_not() -> None:
    told = known(SCHAF, {0: "CQ SQ HQ DJ HA SK S9 D7"}, "0:solo H,1:pass,2:pass,3:pass", seat=0)
    assert chance_ours(told, (Card.parse("CQ"),)) == 1.0
    assert 0.0 <= chance_ours(told, (Card.parse("HA"),)) < 0.3


@pytest.mark.parametrize(
    ("cards", "places", "room", "chance"),
    [(0, 5, 10, 1.0), (1, 5, 10, 0.5), (2, 5, 10, 0.5 * 4 / 9), (6, 5, 10, 0.0), (1, 0, 10, 1.0), (1, 4, 4, 0.0)],
)
def test_absence_is_counted(cards: int, places: int, room: int, chance: float) -> None:
    assert absent(cards, places, room) == pytest.approx(chance)
