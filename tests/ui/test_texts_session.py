"""What is said about a session, its end, and the calls that only house rules know."""

from dataclasses import replace

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, parse_action
from cardavia.engine.cards import parse_cards
from cardavia.engine.contract import Contract
from cardavia.engine.games import game_of
from cardavia.engine.observation import Observation, SeenMove
from cardavia.engine.state import Phase, Standing
from cardavia.table.progress import Progress
from cardavia.table.step import SheetRow
from cardavia.table.summary import summary
from cardavia.ui import texts
from cardavia.ui.texts_final import deals_sentence, story, swing_sentence, winner_sentence
from cardavia.ui.texts_said import said_text
from cardavia.ui.texts_session import (
    debtors_sentence,
    length_sentence,
    progress_sentence,
    resting_sentence,
    standing_mark,
    standing_sentence,
)
from tests.ui.texts_deals import PLAYERS, asked

ACES = parse_cards("CA SA DA CQ")
STANDINGS = {
    Standing(): ("", ""),
    Standing(bock=True, bock_left=1): (
        "Bock: counts double",
        "This deal counts double (Bock); it is the last one that does.",
    ),
    Standing(bock=True, bock_left=3): ("Bock: counts double", "This deal counts double (Bock), and so do the next 2."),
    Standing(stock=12): ("Stock: 12", "12 game points lie in the stock."),
}


def row(
    number: int, contract: str | None, declarer: int | None, *scores: int, before: tuple[int, ...] = ()
) -> SheetRow:
    totals = tuple(map(sum, zip(before or (0,) * len(scores), scores, strict=True)))
    return SheetRow(number, 3, contract, declarer, None, scores, totals, None, False)


def again(number: int) -> SheetRow:
    return SheetRow(number, 3, None, None, None, None, (0, 0, 0, 0), "same-dealer", False)


SESSIONS = {
    "own solo": [row(1, "solo-queens", 0, 9, -3, -3, -3)],
    "solo of another": [row(1, "solo-queens", 1, -3, 9, -3, -3)],
    "shared": [row(1, "normal", None, 2, 2, -2, -2)],
    "stock": [row(1, None, None, -1, -1, -1, -1)],
    "late": [
        row(1, "normal", None, 2, 1, -2, -1),
        again(2),
        row(3, "solo-C", 1, -3, 9, -3, -3, before=(2, 1, -2, -1)),
        row(4, "solo-C", 0, 30, -10, -10, -10, before=(-1, 10, -5, -4)),
    ],
    "late for another": [
        row(1, "normal", None, 2, 1, -2, -1),
        row(2, "normal", None, 2, 1, -2, -1, before=(2, 1, -2, -1)),
        row(3, "solo-C", 1, -9, 27, -9, -9, before=(4, 2, -4, -2)),
    ],
    "lost lead": [
        row(1, "normal", None, 1, 2, -2, -1),
        row(2, "normal", None, 1, 2, -2, -1, before=(1, 2, -2, -1)),
        row(3, "solo-C", 2, -9, -9, 27, -9, before=(2, 4, -4, -2)),
    ],
}


def told(rows: list[SheetRow]) -> list[str]:
    """Return everything the final page says about these rows."""
    found = summary(rows, 4)
    heads = [winner_sentence(found.ranking, PLAYERS, over) for over in (True, False)]
    deals = [swing_sentence(one, PLAYERS, Pack.FRENCH) for one in found.swings]
    return [*heads, deals_sentence(rows), *story(found, rows, PLAYERS), *deals]


def must_call(hand: str) -> Observation:
    return replace(asked(Phase.BIDDING, Bid(Contract.parse("rufer-C"))), hand=parse_cards(hand))


def say_house_rules() -> None:
    """Say every text that belongs to sessions and house rules."""
    for rows in SESSIONS.values():
        told(rows)
    for standing in STANDINGS:
        standing_mark(standing)
        standing_mark(standing, short=True)
        standing_sentence(standing)
    for number in (3, 8, 9):
        progress_sentence(Progress(number, 8, Standing()))
    progress_sentence(Progress(3, 0, Standing()))
    debtors_sentence(Progress(3, 8, Standing((1, 2), 1)), PLAYERS)
    resting_sentence()
    for preset, chosen in (("ddv", {}), ("ddv-tournament", {"seats": 5})):
        length_sentence(game_of("doppelkopf").catalogue.build(preset, chosen))
    for pack in Pack:
        for suit in "CSD":
            texts.bid_label(parse_action(f"rufer {suit}"), pack, hand=ACES)
            said_text(parse_action(f"rufer {suit}"), pack, hand=ACES)
    texts.phase_prompt(must_call("CA SA DA CQ"), Pack.FRENCH)


def test_a_session_is_told_from_its_winner_to_its_largest_swings() -> None:
    assert told(SESSIONS["late"]) == [
        "You win the session with +29",
        "You are ahead with +29",
        "3 deals have a score. 1 more were dealt again.",
        "You took the lead in deal 4 and kept it.",
        "The longest lead was yours: 1 deals, from deal 1 to deal 1.",
        "The biggest win was 30 game points in deal 4: Me.",
        "Deal 4, Club solo with you as declarer: Me +30; Anna, Bohdan, Clara −10",
        "Deal 3, Club solo with Anna as declarer: Anna +9; Me, Bohdan, Clara −3",
        "Deal 1, Normal game: Me +2; Anna +1; Clara −1; Bohdan −2",
    ]


def test_ties_stay_ties() -> None:
    assert told(SESSIONS["shared"])[:2] == [
        "Shared first place with +2: Me, Anna",
        "Level at the top with +2: Me, Anna",
    ]
    assert not any("lead" in sentence for sentence in told(SESSIONS["shared"]))


def test_a_lead_that_decided_the_session_is_told_once() -> None:
    assert [sentence for sentence in told(SESSIONS["own solo"]) if "ahead" in sentence or "lead" in sentence] == [
        "You are ahead with +9",
        "You were ahead from the first deal to the last.",
    ]
    lost = [sentence for sentence in told(SESSIONS["lost lead"]) if "lead" in sentence]
    assert lost == [
        "Bohdan took the lead in deal 3 and kept it.",
        "The longest lead was that of Anna: 2 deals, from deal 1 to 2.",
    ]


@pytest.mark.parametrize("standing", STANDINGS)
def test_what_a_session_brings_into_a_deal_has_a_mark_and_a_sentence(standing: Standing) -> None:
    assert (standing_mark(standing), standing_sentence(standing)) == STANDINGS[standing]


def test_a_ten_is_called_where_the_caller_holds_the_ace() -> None:
    call = parse_action("rufer S")
    assert texts.bid_label(call, Pack.FRENCH) == "Call the ace of spades"
    assert texts.bid_label(call, Pack.FRENCH, hand=ACES) == "Call the ten of spades"
    move = SeenMove(1, call)
    assert texts.move_sentence(move, PLAYERS, Pack.GERMAN, hand=ACES) == "Anna calls the ten of leaves"
    assert texts.move_sentence(move, PLAYERS, Pack.GERMAN) == "Anna calls the ace of leaves"


def test_a_muss_asks_for_an_ace_or_a_ten() -> None:
    assert texts.phase_prompt(must_call("SA CQ"), Pack.FRENCH).endswith("Which ace do you call?")
    assert texts.phase_prompt(must_call("CA SA DA CQ"), Pack.FRENCH).endswith("Which ten do you call?")


def test_length_of_a_session_for_five() -> None:
    options = game_of("doppelkopf").catalogue.build("ddv-tournament", {"seats": 5})
    assert length_sentence(options) == (
        "30 deals. Everybody has to play one solo. Five sit at the table; the dealer rests."
    )
