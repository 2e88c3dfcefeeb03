"""How far a session has come."""

import random
from itertools import pairwise

from cardavia.ai.player import RandomPlayer
from cardavia.ai.playing import play_deal
from cardavia.engine.actions import Move
from cardavia.engine.games import game_of
from cardavia.engine.match import Match, deal_cards
from cardavia.engine.options import Value
from cardavia.table.progress import progress_of


def match(game: str, preset: str, **options: Value) -> Match:
    rules = game_of(game)
    return Match(rules, rules.catalogue.build(preset, options))


def played(begun: Match, deals: int, seed: int = 1) -> Match:
    source = random.Random(seed)
    players = [RandomPlayer(random.Random(seat)) for seat in range(begun.seats)]
    while sum(state.redeal is None for state in begun.deals) < deals:
        begun = play_deal(begun, players, source)
    return begun


def test_deals_are_counted_to_the_end_of_the_session() -> None:
    begun = match("doppelkopf", "ddv", deals=3)
    for number in range(4):
        progress = progress_of(played(begun, number))
        assert (progress.number, progress.left, progress.over) == (number + 1, max(2 - number, 0), number == 3)


def test_an_open_end_is_never_over() -> None:
    progress = progress_of(played(match("doppelkopf", "ddv"), 3))
    assert (progress.number, progress.left, progress.over) == (4, None, False)


def test_a_deal_without_a_score_has_no_number_of_its_own() -> None:
    begun = match("schafkopf", "schaf", deals=4)
    passed = begun.start(deal_cards(begun.game, begun.options, 3, 4, random.Random(1)))
    while not passed.deals[-1].done:
        turn = passed.deals[-1].turn
        assert turn is not None
        actions = begun.game.auction(passed.deals[-1])
        passed = passed.play(Move(turn, actions[0]))
    assert progress_of(passed).number == 1


def test_a_running_deal_has_what_the_session_brought_into_it() -> None:
    begun = match("doppelkopf", "ddv-tournament", seats=5)
    assert progress_of(begun).deals == 30
    assert progress_of(begun).standing.debtors == (0, 1, 2, 3, 4)
    one = played(begun, 1)
    owing = progress_of(one).standing.debtors
    running = one.start(deal_cards(one.game, one.options, one.next_dealer, 5, random.Random(2)))
    assert progress_of(running).standing == running.deals[-1].standing
    assert progress_of(running).standing.debtors == owing


def test_bock_deals_are_counted_down() -> None:
    begun = match("doppelkopf", "ddv", bock=True)
    source, players = random.Random(3), [RandomPlayer(random.Random(seat)) for seat in range(4)]
    left = []
    for _ in range(30):
        begun = play_deal(begun, players, source)
        standing = progress_of(begun).standing
        assert standing.bock is (standing.bock_left > 0)
        left.append(standing.bock_left)
    assert any(left)
    for before, after in pairwise(left):
        assert after >= max(before - 1, 0)
        assert (after - max(before - 1, 0)) % 4 == 0
