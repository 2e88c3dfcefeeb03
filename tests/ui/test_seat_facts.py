import random

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Move, Play, Say
from cardavia.engine.contract import Kind
from cardavia.engine.game import apply
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, observe
from cardavia.engine.result import Party
from cardavia.ui import seat_facts
from tests.engine.helpers import Rules, fill, match_of, rules_id, state_of
from tests.engine.house_rules.contract_checks import house_deal
from tests.ui.table_deals import PLAYERS, Deal


def words(deal: Deal, held: bool = False) -> dict[int, str]:
    latest = seat_facts.latest_words(deal.seen, held)
    return {seat: seat_facts.bubble_text(move, deal.seen, PLAYERS, Pack.FRENCH) for seat, move in latest.items()}


def test_a_call_stays_until_the_first_trick_is_over() -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    assert words(deal) == dict.fromkeys(range(4), "Healthy")
    for _ in range(4):
        deal.step(next(action for action in deal.legal(deal.state.turn or 0) if isinstance(action, Play)))
    assert words(deal, held=True) == dict.fromkeys(range(4), "Healthy")
    assert words(deal) == {}


def test_an_announcement_between_two_tricks_stays_for_the_next_one() -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    for _ in range(4):
        deal.step(next(action for action in deal.legal(deal.state.turn or 0) if isinstance(action, Play)))
    deal.step(next(action for action in deal.legal(2) if isinstance(action, Say)), seat=2)
    deal.step(deal.legal(deal.state.turn or 0)[0])
    assert set(words(deal)) == {2}


def test_a_role_shows_only_what_everybody_knows() -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    assert seat_facts.role(deal.seen, 0) in ("Re", "Kontra")
    assert [seat_facts.role(deal.seen, seat) for seat in (1, 2, 3)] == ["", "", ""]
    said = deal.step(next(action for action in deal.legal(1) if isinstance(action, Say)), seat=1)
    assert seat_facts.role(deal.seen, 1) == {"re": "Re", "kontra": "Kontra"}[said.after.said[0].saying.value]


def test_the_soloist_and_the_declarer_are_named() -> None:
    deal = Deal("schafkopf")
    deal.step("solo C", seat=0)
    for _ in range(3):
        deal.step("pass")
    assert seat_facts.role(deal.seen, 0) == "Soloist"
    assert [seat_facts.role(deal.seen, seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert seat_facts.contract_words(deal.seen, PLAYERS, Pack.GERMAN) == "Acorn solo – played by you"


def test_before_the_contract_the_line_names_the_phase() -> None:
    assert seat_facts.contract_words(Deal("schafkopf").seen, PLAYERS, Pack.GERMAN) == "Bidding"


BADGES = {Party.RE: {"Re", "Soloist"}, Party.KONTRA: {"Kontra"}, Party.DECLARER: {"Declarer", "Partner", "Soloist"}}
PARTNERSHIPS = {Kind.RUFER, Kind.MUSS, Kind.HOCHZEIT}
RULES: list[Rules] = [
    ("doppelkopf", "ddv", {}),
    ("doppelkopf", "pagat", {"poverty": True, "genscher": True}),
    ("doppelkopf", "ukr", {"poverty_refused": "black-sow"}),
    ("schafkopf", "schaf", {"kontra": 4, "hochzeit": True, "all_pass": "muss", "geier": True}),
]


def _badge_fits(seen: Observation, party: Party | None, badge: str) -> bool:
    """Say whether a badge tells the side of the seat, and tells it only when everybody knows it."""
    if party is None:
        return badge == ""
    if party is Party.DEFENDERS:
        partners = seen.contract is not None and seen.contract.kind in PARTNERSHIPS
        return badge == ("Defender" if partners else "")
    return badge in BADGES[party]


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_a_badge_tells_every_side_that_is_public_and_no_other(rules: Rules) -> None:
    game, match, source, met = game_of(rules[0]), match_of(rules), random.Random(3), set()
    for _ in range(25):
        match, states = house_deal(match, source)
        for state in states[:-1]:
            seen, public = observe(game, state, 0), game.known_parties(state, None)
            for seat in (1, 2, 3):
                badge = seat_facts.role(seen, seat)
                assert _badge_fits(seen, public.get(seat), badge), (str(seen.contract), badge)
                met.add(badge)
    assert len(met) > 3


def test_a_bride_without_a_partner_is_the_soloist() -> None:
    hands = fill("doppelkopf", match_of(RULES[0]).options, {1: "CQ CQ HT HT CA CA"})
    state = state_of(RULES[0], 0, hands, ("1:wedding", "2:healthy", "3:healthy", "0:healthy"))
    game = game_of("doppelkopf")
    assert seat_facts.role(observe(game, state, 0), 1) == "Re"
    while len(state.tricks) < 3:
        turn = state.turn
        assert turn is not None
        best = game.playable(state)
        wanted = [card for card in best if card.code in ("HT", "CQ", "CA")] if turn == 1 else list(best)
        state = apply(game, state, Move(turn, Play((wanted or list(best))[0])))
    winners = {trick.winner for trick in state.tricks}
    assert winners == {1}
    assert seat_facts.role(observe(game, state, 0), 1) == "Soloist"
    assert seat_facts.role(observe(game, state, 0), 2) == "Kontra"
