"""An evening at a real table: what its entries score, who deals, compulsory solos, Bock, the stock, and its file."""

import contextlib
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.evening import Entry, Evening, format_evening, parse_evening
from cardavia.engine.games import GAMES
from cardavia.engine.match import Match
from cardavia.engine.report import deal_report
from tests.engine.helpers import random_deal

FOUR = ("Anna", "Bohdan", "Clara", "Dorota")
FIVE = (*FOUR, "Emil")


def doppelkopf(*entries: Entry, preset: str = "ddv", players: tuple[str, ...] = FOUR, **options: Any) -> Evening:
    return Evening("doppelkopf", preset, options, players, entries)


def normal(dealer: int, re: int = 140, **facts: Any) -> Entry:
    side = [seat for seat in range(4) if seat != dealer][:2]
    return Entry(dealer, {"contract": "normal", "re": side, "points": {"re": re}, **facts})


def solo(dealer: int, seat: int, **facts: Any) -> Entry:
    return Entry(dealer, {"contract": "solo-D", "re": [seat], "points": {"re": 130}, **facts})


def bocks(evening: Evening) -> list[bool]:
    return [any(factor.key == "bock" for factor in row.result.factors) for row in evening.rows]


def test_totals_run_on() -> None:
    evening = doppelkopf(normal(3), solo(0, 2))
    # won 1 for seats 0 and 1; a solo won 1, three times for seat 2.
    assert [row.totals for row in evening.rows] == [(1, 1, -1, -1), (0, 0, 2, -2)]
    assert evening.totals == (0, 0, 2, -2)
    assert doppelkopf().totals == (0, 0, 0, 0)


def test_the_deal_goes_round_and_the_last_seat_begins() -> None:
    assert doppelkopf().next_dealer == 3
    assert doppelkopf(normal(3)).next_dealer == 0
    # A voluntary solo passes the deal on; by option it does not.
    assert doppelkopf(solo(3, 1)).next_dealer == 0
    assert doppelkopf(solo(3, 1), solo_keeps_deal=True).next_dealer == 3


def test_b12_a_compulsory_solo_keeps_the_deal_and_pays_the_debt() -> None:
    evening = doppelkopf(solo(3, 1), preset="ddv-tournament")
    assert evening.next_dealer == 3
    assert evening.standing(3).debtors == (0, 2, 3)
    # His second solo is a voluntary one.
    assert replace(evening, entries=(*evening.entries, solo(3, 1))).next_dealer == 0


def test_d20_bock_rounds_follow_from_the_entries() -> None:
    # 120 to 120 makes the next four deals count double.
    evening = doppelkopf(normal(3, 120), *(normal(dealer) for dealer in (0, 1, 2, 3, 0)), bock=True)
    assert bocks(evening) == [False, True, True, True, True, False]
    assert evening.rows[0].result.scores == (-2, -2, 2, 2)
    assert evening.rows[1].result.scores == (-2, 2, 2, -2)


def test_d20_said_and_lost_and_a_heart_trick_start_bock_too() -> None:
    lost = normal(3, 100, said={"re": ["re"], "kontra": []})
    assert bocks(doppelkopf(lost, normal(0), bock=True)) == [False, True]
    hearts = replace(normal(3), heart_trick=True)
    assert bocks(doppelkopf(hearts, normal(0), bock=True, nines=False)) == [False, True]
    # With nines a heart trick starts nothing, and without the option nothing does.
    assert bocks(doppelkopf(hearts, normal(0), bock=True)) == [False, False]
    assert bocks(doppelkopf(lost, normal(0))) == [False, False]


def test_bock_by_hand_goes_before_what_follows_from_the_entries() -> None:
    evening = doppelkopf(normal(3, 120), replace(normal(0), bock=False), replace(normal(1), bock=True), bock=True)
    assert bocks(evening) == [False, False, True]
    with pytest.raises(InputProblem) as caught:
        doppelkopf(replace(normal(3), bock=True)).check()
    assert caught.value.names == ("factors.bock", "rules.bock")
    assert caught.value.deal == 0


def test_b13_with_five_the_dealer_rests() -> None:
    evening = doppelkopf(Entry(4, {"contract": "normal", "re": [0, 3], "points": {"re": 140}}), players=FIVE, seats=5)
    assert evening.rows[0].facts["resting"] == 4
    assert evening.totals == (1, -1, -1, 1, 0)
    assert evening.next_dealer == 0


def test_r37_the_stock_fills_and_empties() -> None:
    passed = Entry(3, {"contract": None})
    rufer = Entry(1, {"contract": "rufer-C", "declarer": [0, 1], "points": {"declarer": 70}})
    evening = Evening("schafkopf", "schaf", {"all_pass": "stock"}, FOUR, (passed, passed, rufer))
    assert [row.standing.stock for row in evening.rows] == [0, 4, 8]
    # -1 and -1 by the passed deals; Rufer 1 and half of 8 for each declarer.
    assert evening.totals == (3, 3, -3, -3)
    assert evening.standing(2).stock == 0
    assert evening.next_dealer == 2


def test_taking_a_deal_off_changes_what_comes_after_it() -> None:
    evening = doppelkopf(normal(3, 120), normal(0), bock=True)
    assert bocks(replace(evening, entries=evening.entries[1:])) == [False]
    assert evening.before(1).entries == evening.entries[:1]


def test_a_file_reads_back_to_the_same_evening() -> None:
    entries = (normal(3, said={"re": ["re"], "kontra": []}), replace(solo(0, 1), bock=True, heart_trick=True))
    evening = doppelkopf(*entries, bock=True, nines=False, solos=("D", "none"))
    again = parse_evening(format_evening(evening).encode())
    assert again == evening
    assert again.totals == evening.totals


def document(**changed: Any) -> bytes:
    return json.dumps(json.loads(format_evening(doppelkopf(normal(3)))) | changed).encode()


@pytest.mark.parametrize(
    ("changed", "flaw"),
    [
        ({"format": "cardavia-record"}, Flaw.NOT_FACTS),
        ({"version": 2}, Flaw.UNKNOWN_VERSION),
        ({"game": "skat"}, Flaw.UNKNOWN_GAME),
        ({"players": ["A", "B", "C"]}, Flaw.WRONG_PLAYER_COUNT),
        ({"date": "today"}, Flaw.UNKNOWN_KEY),
        ({"deals": [{"dealer": 4, "facts": {}}]}, Flaw.BAD_DEALER),
        ({"deals": [{"dealer": 0}]}, Flaw.MISSING_KEY),
        ({"deals": [{"dealer": 0, "facts": {"game": "doppelkopf"}}]}, Flaw.UNKNOWN_KEY),
        ({"deals": [{"dealer": 0, "facts": {"contract": "rufer-C"}}]}, Flaw.BAD_VALUE),
        ({"deals": [{"dealer": 0, "facts": {}, "bock": "yes"}]}, Flaw.BAD_VALUE),
        ({"deals": ["deal"]}, Flaw.NOT_A_RECORD),
        ({"deals": [{}] * 1001}, Flaw.TOO_MANY_DEALS),
    ],
)
def test_a_file_that_is_no_evening_is_refused(changed: dict[str, Any], flaw: Flaw) -> None:
    with pytest.raises(InputProblem) as caught:
        parse_evening(document(**changed))
    assert caught.value.flaw is flaw


@pytest.mark.parametrize("seed", range(4))
def test_mutated_files_raise_nothing_else(seed: int) -> None:
    source = random.Random(seed)
    data = bytearray(format_evening(doppelkopf(normal(3), solo(0, 1))).encode())
    for _ in range(300):
        changed = bytearray(data)
        for _ in range(source.choice((1, 2, 5))):
            changed[source.randrange(len(changed))] = source.randrange(256)
        if source.random() < 0.2:
            del changed[source.randrange(len(changed)) :]
        with contextlib.suppress(InputProblem):
            parse_evening(bytes(changed))


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_goes_as_the_same_deals_at_the_table(seed: int) -> None:
    """Deals played by the engine and written down: same dealers, same Bock, same debts, same totals."""
    source = random.Random(f"evening {seed}")
    chosen: dict[str, Any] = {"bock": True, "compulsory_solos": True, "deals": 8, "solo_keeps_deal": seed == 1}
    options = GAMES["doppelkopf"].catalogue.build("ukr", chosen)
    match = Match(GAMES["doppelkopf"], options)
    evening = Evening("doppelkopf", "ukr", chosen, FOUR)
    while len(evening.entries) < 8:
        match, _ = random_deal(match, source)
        state = match.deals[-1]
        deal = deal_report(match.game, state)
        if deal["scores"] is None:
            continue
        assert state.deal.dealer == evening.next_dealer
        assert state.standing == evening.standing(evening.next_dealer)
        keys = ("fox", "charlie", "charlie_caught", "forty")
        extras = [line for line in deal["lines"] if line["key"] in keys]
        said: dict[str, list[str]] = {"re": [], "kontra": []}
        for spoken, told in zip(state.said, deal["announcements"], strict=True):
            said[spoken.party.value if spoken.party else "re"].append(told["what"])
        facts = {
            "contract": deal["contract"],
            "re": deal["parties"]["re"],
            "points": deal["points"],
            "trick_counts": deal["trick_counts"],
            "said": said,
            "extras": [{"key": line["key"], "party": line["party"]} for line in extras for _ in range(line["value"])],
        }
        evening = replace(evening, entries=(*evening.entries, Entry(state.deal.dealer, facts)))
        assert evening.totals == match.totals
