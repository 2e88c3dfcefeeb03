"""What the rules are said to be is what they are: the numbers of ``rules.md`` against the facts."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from cardavia.engine.cards import format_cards
from cardavia.engine.contract import Contract
from cardavia.engine.errors import InputProblem
from cardavia.engine.games import GAMES
from cardavia.engine.options import Option
from cardavia.engine.rule_facts import RuleFacts, least
from cardavia.engine.told_rules import told, whole_order


def of(game: str, preset: str | None = None, **chosen: Any) -> RuleFacts:
    catalogue = GAMES[game].catalogue
    return told(catalogue.build(preset or next(iter(catalogue.presets)), chosen))


def numbers(facts: RuleFacts, *keys: str) -> tuple[int, ...]:
    return tuple(facts.numbers[key] for key in keys)


EVERY_OPTION = [(key, option) for key, game in GAMES.items() for option in game.catalogue.options]


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION, ids=lambda value: getattr(value, "name", value))
def test_rules_can_be_told_whatever_an_option_is_set_to(game: str, option: Option) -> None:
    catalogue = GAMES[game].catalogue
    told_of = 0
    for value in option.values or (0, 1, 20, 99):
        # Not every value goes with every preset.
        for preset in catalogue.presets:
            with contextlib.suppress(InputProblem):
                options = catalogue.build(preset, {option.name: value})
                told_of += bool(told(options).numbers)
    assert told_of


def test_a_tout_may_be_worth_nothing() -> None:
    assert numbers(of("schafkopf", tout_value=0, sie_value=0), "line.game.tout", "units.sie", "tournament.sie") == (
        0,
        0,
        of("schafkopf").numbers["tournament.sie"],
    )


def test_the_pack_of_doppelkopf() -> None:
    facts = of("doppelkopf")
    assert numbers(facts, "cards", "hand", "tricks", "copies", "pack.points") == (48, 12, 12, 2, 240)
    assert numbers(of("doppelkopf", nines=False), "cards", "hand", "pack.points", "rounds", "packet") == (
        40,
        10,
        240,
        5,
        2,
    )


@pytest.mark.parametrize(
    ("contract", "trumps", "plain"),
    [("normal", 26, 22), ("solo-C", 26, 22), ("solo-H", 24, 24), ("solo-queens", 8, 40), ("solo-none", 0, 48)],
)
def test_the_trumps_of_doppelkopf(contract: str, trumps: int, plain: int) -> None:
    assert numbers(of("doppelkopf"), f"trumps.{contract}", f"plain.{contract}") == (trumps, plain)


def test_trumps_are_listed_from_high_to_low() -> None:
    facts = of("doppelkopf")
    assert format_cards(facts.cards["trumps.normal"]) == "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9"
    assert format_cards(facts.cards["plain.normal.H"]) == "HA HK H9"
    assert format_cards(of("doppelkopf", nines=False).cards["trumps.normal"])[-2:] == "DK"


def test_piglets_move_to_the_top() -> None:
    facts = of("doppelkopf")
    assert format_cards(facts.cards["trumps.piglets"])[:5] == "DA HT"
    assert format_cards(facts.cards["trumps.hyperpiglets"])[:8] == "D9 DA HT"


def test_the_targets_of_doppelkopf() -> None:
    facts = of("doppelkopf")
    assert numbers(facts, "target.re.none", "target.kontra.none") == (121, 120)
    assert numbers(facts, "target.re.kontra", "target.kontra.kontra") == (120, 121)
    assert numbers(facts, "target.no90", "target.no60", "target.no30") == (151, 181, 211)
    assert numbers(facts, "limit.no90", "limit.no60", "limit.no30", "limit.schwarz") == (90, 60, 30, 1)
    assert numbers(facts, "reached.no90", "reached.no60", "reached.no30", "reached.schwarz") == (120, 90, 60, 30)


LEVELS = ("re", "no90", "no60", "no30", "schwarz")


@pytest.mark.parametrize(
    ("prefix", "chosen", "cards"),
    [
        ("deadline", {}, (11, 10, 9, 8, 7)),
        ("reply", {}, (10, 9, 8, 7, 6)),
        ("deadline.two", {}, (10, 9, 8, 7, 6)),
        ("deadline.three", {}, (9, 8, 7, 6, 5)),
        ("trick", {}, (2, 3, 4, 5, 6)),
        ("deadline", {"nines": False}, (9, 8, 7, 6, 5)),
        ("deadline", {"announce_cards": 12}, (12, 11, 10, 9, 8)),
        ("deadline.one", {"announce_cards": 12}, (11, 10, 9, 8, 7)),
    ],
)
def test_the_deadlines_of_doppelkopf(prefix: str, chosen: dict[str, Any], cards: tuple[int, ...]) -> None:
    assert numbers(of("doppelkopf", **chosen), *(f"{prefix}.{level}" for level in LEVELS)) == cards


def test_lines_of_both_scorings_have_a_value() -> None:
    keys = ("line.won", "line.re_said", "line.reached_120", "line.missed_no90", "line.fox", "line.forty")
    assert numbers(of("doppelkopf", "ddv"), *keys) == numbers(of("doppelkopf", "pagat"), *keys) == (1, 2, 1, 2, 1, 1)


def test_a_fox_may_be_worth_two() -> None:
    facts = of("doppelkopf", fox_last_trick=2)
    assert numbers(facts, "line.fox", "line.fox.first", "line.fox.last") == (1, 1, 2)


@pytest.mark.parametrize(
    ("preset", "there", "not_there"),
    [
        ("ddv", "reached_90", "missed_no60"),
        ("pagat", "missed_no60", "reached_90"),
        ("ukr", "charlie_caught", "heart_trick"),
    ],
)
def test_only_lines_of_the_scoring_occur(preset: str, there: str, not_there: str) -> None:
    lines = of("doppelkopf", preset).lines
    assert there in lines
    assert not_there not in lines


def test_sessions_of_doppelkopf() -> None:
    facts = of("doppelkopf", seats=5)
    assert numbers(facts, "tournament.four", "free.four", "compulsory.four", "minutes.four") == (24, 20, 4, 100)
    assert numbers(facts, "tournament.five", "free.five", "compulsory.five", "minutes.five") == (30, 25, 5, 125)
    assert numbers(facts, "bock.deals", "deals.pagat") == (5, 8)


def test_the_solos_are_those_of_the_options() -> None:
    assert of("doppelkopf", solos=["queens", "H"]).contracts == ("normal", "solo-H", "solo-queens")


# --- Schafkopf ---


@pytest.mark.parametrize(("short", "sizes"), [(False, (32, 8, 14, 4, 2)), (True, (24, 6, 12, 3, 2))])
def test_the_pack_of_schafkopf(short: bool, sizes: tuple[int, ...]) -> None:
    facts = of("schafkopf", short_deck=short)
    assert numbers(facts, "cards", "tricks", "trumps.rufer", "packet", "rounds") == sizes


def test_the_targets_of_schafkopf() -> None:
    facts = of("schafkopf")
    assert numbers(facts, "target.declarer", "target.defenders", "target.muss") == (61, 60, 60)
    assert numbers(facts, "schneider.declarer", "schneider.defenders") == (91, 90)
    assert numbers(facts, "free.declarer", "free.defenders", "free.muss") == (31, 30, 30)


CONTRACTS = ("rufer", "wenz", "solo", "tout", "sie", "bettel", "hochzeit")


@pytest.mark.parametrize(
    ("tariff", "values"), [("units", (1, 5, 5, 10, 20, 3, 1)), ("tournament", (1, 2, 2, 6, 8, 3, 1))]
)
def test_either_tariff_is_told_under_the_other(tariff: str, values: tuple[int, ...]) -> None:
    for preset in ("schaf", "schafkopfschule"):
        assert numbers(of("schafkopf", preset), *(f"{tariff}.{name}" for name in CONTRACTS)) == values
    assert numbers(of("schafkopf", tariff=tariff), *(f"line.game.{name}" for name in CONTRACTS)) == values


def test_runners() -> None:
    facts = of("schafkopf")
    assert numbers(facts, "runners.from", "runners.from.wenz", "runners.most", "runners.most.wenz") == (3, 2, 14, 4)
    assert numbers(facts, "line.runners", "line.runners.tout", "line.runners.sie") == (1, 2, 4)
    assert numbers(of("schafkopf", "schafkopfschule"), "line.runners", "units.runners") == (0, 1)


@pytest.mark.parametrize(("short", "total"), [(False, 52), (True, 44)])
def test_a_sie_is_worth_its_runners_too(short: bool, total: int) -> None:
    assert numbers(of("schafkopf", short_deck=short), "sie.total") == (total,)


def test_a_ramsch_costs_what_it_costs() -> None:
    assert numbers(of("schafkopf"), "ramsch.loss", "ramsch.virgin", "ramsch.win", "ramsch.march") == (2, 4, 7, 91)


def test_doublings_have_their_time() -> None:
    assert numbers(of("schafkopf", kontra=2), "kontra.steps", "kontra.card", "re.card", "klopfen.cards") == (2, 2, 4, 4)


def test_contracts_rise_and_all_touts_are_one() -> None:
    assert of("schafkopf").contracts == ("rufer", "wenz", "solo", "tout", "sie")
    assert of("schafkopf", bettel=True, all_pass="muss").contracts == (
        *("rufer", "bettel", "wenz", "solo", "tout", "sie", "muss"),
    )


# --- what both need ---


def test_an_example_may_need_cards_that_are_not_dealt() -> None:
    short = GAMES["schafkopf"].catalogue.build("schaf", {"short_deck": True})
    assert len(whole_order(Contract.parse("wenz"), short).plain) == 7


def test_a_rule_that_holds_for_no_number_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="none of the numbers"):
        least(range(3), lambda number: number > 3)
