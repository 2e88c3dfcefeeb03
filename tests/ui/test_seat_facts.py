from cardavia.art.deck import Pack
from cardavia.engine.actions import Play, Say
from cardavia.ui import seat_facts
from tests.ui.table_deals import PLAYERS, Deal


def words(deal: Deal, held: bool = False) -> dict[int, str]:
    latest = seat_facts.latest_words(deal.seen, held)
    return {seat: seat_facts.bubble_text(move, deal.seen, PLAYERS, Pack.FRENCH) for seat, move in latest.items()}


def test_a_call_stays_until_the_first_trick_is_over() -> None:
    deal = Deal("doppelkopf")
    deal.to_play()
    assert words(deal) == dict.fromkeys(range(4), "Healthy (no reservation)")
    for _ in range(4):
        deal.step(next(action for action in deal.legal(deal.state.turn or 0) if isinstance(action, Play)))
    assert words(deal, held=True) == dict.fromkeys(range(4), "Healthy (no reservation)")
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
