"""What is put away of a session, and what its small picture may know."""

from dataclasses import replace

import pytest

from cardavia.engine.actions import Play
from cardavia.engine.errors import InputProblem
from cardavia.table.session import HUMAN
from cardavia.table.snapshot import Snapshot
from tests.table.saved_parts import GAMES, NAMES, played


@pytest.mark.parametrize("game", GAMES)
def test_a_record_gives_the_same_snapshot_again(game: str) -> None:
    snapshot = played(game, 70, assisted=frozenset({0}))
    again = Snapshot.of(snapshot.record, snapshot.assisted)
    assert again == snapshot
    assert again.view == snapshot.view


def test_marks_of_deals_that_do_not_exist_are_dropped() -> None:
    snapshot = played("schafkopf", 3)
    assert Snapshot.of(snapshot.record, {-1, 0, 1, 7}).assisted == {0}


def test_a_record_that_breaks_the_rules_gives_none() -> None:
    record = played("schafkopf", 20).record
    deal = record.deals[-1]
    with pytest.raises(InputProblem):
        Snapshot.of(replace(record, deals=(replace(deal, moves=(*deal.moves, deal.moves[-1])),)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_in_the_view_that_the_person_cannot_see(game: str, seed: int) -> None:
    for moves in range(0, 60, 3):
        snapshot = played(game, moves, seed)
        deal = snapshot.record.deals[-1]
        laid = {(move.seat, move.action.card) for move in deal.moves if isinstance(move.action, Play)}
        assert set(snapshot.view.hand) <= set(deal.hands[HUMAN])
        assert set(snapshot.view.trick) <= laid


@pytest.mark.parametrize("game", GAMES)
def test_hidden_hands_change_nothing_in_the_view(game: str) -> None:
    record = played(game, 0).record
    deal = record.deals[0]
    mine, *others = deal.hands
    turned = replace(record, deals=(replace(deal, hands=(mine, *others[1:], others[0])),))
    assert Snapshot.of(turned).view == Snapshot.of(record).view


def test_the_view_counts_deals_and_totals() -> None:
    snapshot = played("doppelkopf", 150)
    match = snapshot.session.match
    assert snapshot.view.deals == sum(state.done for state in match.deals) > 0
    assert snapshot.view.totals == match.totals
    assert snapshot.view.players == NAMES[:4]
    assert not snapshot.view.changed
    assert played("doppelkopf", 1, options={"seats": 5}).view.changed


def test_a_deal_that_is_over_shows_its_last_trick() -> None:
    view = next(view for moves in range(100) if (view := played("doppelkopf", moves).view).done)
    assert (len(view.trick), view.hand) == (4, ())


def test_a_session_without_deals_has_a_view_too() -> None:
    snapshot = played("schafkopf", 5)
    empty = Snapshot.of(replace(snapshot.record, deals=()))
    assert (empty.view.deals, empty.view.hand, empty.view.contract) == (0, (), None)
