"""Options and presets: the tables of ``record.md`` section 4 and the conflicts of ``rulings.md`` 14 and 41."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any

import pytest

from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import GAMES, game_of
from cardavia.engine.schafkopf.options import SchafkopfOptions

SWITCH = {True, False}
ALL_SOLOS = ("D", "C", "S", "H", "queens", "jacks", "kings", "none")
NO_KINGS = ("D", "C", "S", "H", "queens", "jacks", "none")
NUMBER: set[Any] = set()
"""Stands for a whole number 0..1000."""

# The table of record.md section 4, copied from the page by hand: option, values, default of "ddv".
DOPPELKOPF: list[tuple[str, set[Any], Any]] = [
    ("seats", {4, 5}, 4),
    ("deals", NUMBER, 0),
    ("compulsory_solos", SWITCH, False),
    ("nines", SWITCH, True),
    ("dulle", {"first", "second", "second-except-last", "second-only-last", "plain"}, "first"),
    ("piglets", {"off", "diamonds", "trump-suit"}, "off"),
    ("hyperpiglets", SWITCH, False),
    ("poverty", SWITCH, False),
    ("poverty_counts_foxes", SWITCH, True),
    ("poverty_returns_trumps", SWITCH, True),
    ("poverty_refused", {"redeal", "black-sow"}, "redeal"),
    ("throw_in", SWITCH, False),
    ("wedding_trick", {"any", "plain"}, "any"),
    ("solos", set(ALL_SOLOS), NO_KINGS),
    ("solo_lead", {"first-seat", "compulsory-soloist", "soloist"}, "compulsory-soloist"),
    ("solo_priority", {"first", "last", "auction"}, "first"),
    ("solo_keeps_deal", SWITCH, False),
    ("solo_factor", {1, 2}, 1),
    ("announce_cards", {11, 12}, 11),
    ("announce_own_turn", SWITCH, False),
    ("announcements_double", SWITCH, False),
    ("forced_announcement", SWITCH, False),
    ("parties_by", {"CQ", "DQ"}, "CQ"),
    ("diamond_kings_top", SWITCH, False),
    ("genscher", SWITCH, False),
    ("scoring", {"ddv", "pagat"}, "ddv"),
    ("kontra_point_in_solo", SWITCH, False),
    ("charlie_caught", SWITCH, False),
    ("fox_last_trick", {1, 2}, 1),
    ("fox_first_trick", {1, 2}, 1),
    ("dulle_caught", SWITCH, False),
    ("heart_trick", SWITCH, False),
    ("doppelkopf_trick", {"forty", "pairs"}, "forty"),
    ("bock", SWITCH, False),
]
SCHAFKOPF: list[tuple[str, set[Any], Any]] = [
    ("deals", NUMBER, 0),
    ("solo_any_suit", SWITCH, False),
    ("geier", SWITCH, False),
    ("farbwenz", SWITCH, False),
    ("farbgeier", SWITCH, False),
    ("bettel", SWITCH, False),
    ("hochzeit", SWITCH, False),
    ("all_pass", {"next-dealer", "same-dealer", "ramsch", "muss", "stock"}, "next-dealer"),
    ("tariff", {"units", "tournament"}, "units"),
    ("ramsch_jungfrau", SWITCH, False),
    ("ramsch_durchmarsch", SWITCH, False),
    ("kontra", {0, 1, 2, 3, 4}, 0),
    ("klopfen", SWITCH, False),
    ("short_deck", SWITCH, False),
    ("tout_value", NUMBER, 10),
    ("sie_value", NUMBER, 20),
]
PAGAT = {
    "deals": 8,
    "poverty": True,
    "solo_lead": "first-seat",
    "scoring": "pagat",
    "kontra_point_in_solo": True,
    "charlie_caught": True,
}
PRESETS: list[tuple[str, str, dict[str, Any]]] = [
    # game, preset, what differs from the first preset of the game (record.md section 4, rulings 1)
    ("doppelkopf", "ddv", {}),
    ("doppelkopf", "ddv-tournament", {"deals": 24, "compulsory_solos": True}),
    ("doppelkopf", "ddv-no-nines", {"nines": False}),
    ("doppelkopf", "ddv-piglets", {"piglets": "diamonds"}),
    ("doppelkopf", "pagat", PAGAT),
    ("doppelkopf", "ukr", {**PAGAT, "deals": 0, "solos": ("D", "queens", "jacks", "none")}),
    ("schafkopf", "schaf", {}),
    (
        "schafkopf",
        "schafkopfschule",
        {"deals": 32, "all_pass": "same-dealer", "tariff": "tournament", "solo_any_suit": True},
    ),
]
TABLES = {"doppelkopf": DOPPELKOPF, "schafkopf": SCHAFKOPF}
FIRST = {"doppelkopf": "ddv", "schafkopf": "schaf"}
KINDS = {"doppelkopf": DoppelkopfOptions, "schafkopf": SchafkopfOptions}


def build(game: str, chosen: dict[str, Any], preset: str | None = None) -> Any:
    return game_of(game).catalogue.build(preset or FIRST[game], chosen)


def flaw(game: str, chosen: dict[str, Any], preset: str | None = None) -> InputProblem:
    with pytest.raises(InputProblem) as caught:
        build(game, chosen, preset)
    return caught.value


@pytest.mark.parametrize("game", TABLES)
def test_exactly_the_options_of_the_table_exist(game: str) -> None:
    assert {option.name for option in GAMES[game].catalogue.options} == {name for name, _, _ in TABLES[game]}
    assert [field.name for field in fields(KINDS[game])] == [name for name, _, _ in TABLES[game]]


@pytest.mark.parametrize("game", TABLES)
def test_each_option_has_exactly_the_values_of_the_table(game: str) -> None:
    for name, values, default in TABLES[game]:
        option = GAMES[game].catalogue.option(name)
        assert set(option.values) == values, name
        assert getattr(build(game, {}), name) == default, name


@pytest.mark.parametrize(("game", "preset", "differing"), PRESETS)
def test_presets_have_the_defaults_of_the_table(game: str, preset: str, differing: dict[str, Any]) -> None:
    first = {name: default for name, _, default in TABLES[game]}
    assert asdict(build(game, {}, preset)) == {**first, **differing}


def test_there_are_exactly_these_presets() -> None:
    assert {(game, preset) for game in GAMES for preset in GAMES[game].catalogue.presets} == {
        (game, preset) for game, preset, _ in PRESETS
    }


@pytest.mark.parametrize(("game", "preset", "differing"), PRESETS)
def test_the_own_default_is_accepted_and_no_difference(game: str, preset: str, differing: dict[str, Any]) -> None:
    # Rulings 11: an option equal to its preset's default is accepted.
    options = build(game, {}, preset)
    for name, value in asdict(options).items():
        again = build(game, {name: list(value) if isinstance(value, tuple) else value}, preset)
        assert again == options
        assert game_of(game).catalogue.differences(preset, again) == {}
    del differing


@pytest.mark.parametrize("game", TABLES)
def test_every_value_of_every_option_can_be_chosen_or_contradicts_another(game: str) -> None:
    for option in game_of(game).catalogue.options:
        for value in () if option.listed else option.values:
            problem = problem_of(game, {option.name: value})
            assert problem is None or problem.flaw is Flaw.OPTION_CONFLICT, (option.name, value)


def problem_of(game: str, chosen: dict[str, Any]) -> InputProblem | None:
    try:
        build(game, chosen)
    except InputProblem as problem:
        return problem
    return None


CONFLICTS: list[tuple[str, dict[str, Any], set[str]]] = [
    # rulings 14 and 41
    ("doppelkopf", {"heart_trick": True}, {"heart_trick", "nines"}),
    ("doppelkopf", {"dulle_caught": True}, {"dulle_caught", "dulle"}),
    ("doppelkopf", {"dulle_caught": True, "dulle": "plain"}, {"dulle_caught", "dulle"}),
    ("doppelkopf", {"dulle_caught": True, "dulle": "plain", "piglets": "diamonds"}, {"dulle_caught", "dulle"}),
    ("doppelkopf", {"hyperpiglets": True}, {"hyperpiglets", "piglets"}),
    ("doppelkopf", {"hyperpiglets": True, "piglets": "trump-suit", "nines": False}, {"hyperpiglets", "nines"}),
    ("doppelkopf", {"compulsory_solos": True}, {"compulsory_solos", "deals"}),
    ("doppelkopf", {"compulsory_solos": True, "deals": 24, "solos": ()}, {"compulsory_solos", "solos"}),
    ("schafkopf", {"ramsch_jungfrau": True}, {"ramsch_jungfrau", "all_pass"}),
    ("schafkopf", {"ramsch_durchmarsch": True, "all_pass": "stock"}, {"ramsch_durchmarsch", "all_pass"}),
]


@pytest.mark.parametrize(("game", "chosen", "pair"), CONFLICTS)
def test_r14_options_that_contradict_each_other(game: str, chosen: dict[str, Any], pair: set[str]) -> None:
    catalogue = game_of(game).catalogue
    found = catalogue.conflict(replace(build(game, {}), **chosen))
    assert found is not None
    assert set(found) == pair
    # The contradiction is named, whether or not this version plays the options.
    assert (flaw(game, chosen).flaw, set(flaw(game, chosen).names)) == (Flaw.OPTION_CONFLICT, pair)


@pytest.mark.parametrize(
    ("preset", "chosen", "pair"),
    [
        ("ddv", {"compulsory_solos": True}, {"compulsory_solos", "deals"}),
        ("ddv-tournament", {"deals": 0}, {"compulsory_solos", "deals"}),
        ("ddv-tournament", {"solos": []}, {"compulsory_solos", "solos"}),
    ],
)
def test_a_conflict_names_the_pair(preset: str, chosen: dict[str, Any], pair: set[str]) -> None:
    problem = flaw("doppelkopf", chosen, preset)
    assert (problem.flaw, set(problem.names)) == (Flaw.OPTION_CONFLICT, pair)


FREE: list[tuple[str, dict[str, Any]]] = [
    # rulings 14: possible or idle, but no conflict
    ("doppelkopf", {"heart_trick": True, "nines": False}),
    ("doppelkopf", {"dulle_caught": True, "dulle": "second"}),
    ("doppelkopf", {"dulle_caught": True, "piglets": "diamonds"}),
    ("doppelkopf", {"dulle_caught": True, "diamond_kings_top": True}),
    ("doppelkopf", {"hyperpiglets": True, "piglets": "trump-suit"}),
    ("doppelkopf", {"compulsory_solos": True, "deals": 24}),
    ("doppelkopf", {"poverty": False, "poverty_counts_foxes": False}),
    ("doppelkopf", {"bock": True, "nines": True}),
    ("schafkopf", {"ramsch_jungfrau": True, "all_pass": "ramsch"}),
]


@pytest.mark.parametrize(("game", "chosen"), FREE)
def test_r14_what_is_no_conflict(game: str, chosen: dict[str, Any]) -> None:
    assert game_of(game).catalogue.conflict(replace(build(game, {}), **chosen)) is None


BAD: list[tuple[str, dict[str, Any]]] = [
    ("doppelkopf", {"deals": True}),
    ("doppelkopf", {"deals": -1}),
    ("doppelkopf", {"deals": 1001}),
    ("doppelkopf", {"deals": 8.0}),
    ("doppelkopf", {"deals": "8"}),
    ("doppelkopf", {"deals": None}),
    ("doppelkopf", {"nines": 1}),
    ("doppelkopf", {"nines": "true"}),
    ("doppelkopf", {"nines": None}),
    ("doppelkopf", {"seats": 3}),
    ("doppelkopf", {"seats": 4.0}),
    ("doppelkopf", {"dulle": "third"}),
    ("doppelkopf", {"dulle": ["first"]}),
    ("doppelkopf", {"dulle": {}}),
    ("doppelkopf", {"solos": ["D", "D"]}),
    ("doppelkopf", {"solos": ["X"]}),
    ("doppelkopf", {"solos": [["D"]]}),
    ("doppelkopf", {"solos": [{}]}),
    ("doppelkopf", {"solos": {"D": 1}}),
    ("doppelkopf", {"solos": None}),
    ("doppelkopf", {"solos": 1}),
    ("doppelkopf", {"solo_factor": True}),
    ("schafkopf", {"kontra": True}),
    ("schafkopf", {"kontra": 5}),
    ("schafkopf", {"tout_value": 1001}),
    ("schafkopf", {"all_pass": "ramsch "}),
]


@pytest.mark.parametrize(("game", "chosen"), BAD)
def test_other_values_are_refused_by_name(game: str, chosen: dict[str, Any]) -> None:
    problem = flaw(game, chosen)
    (name,) = chosen
    assert problem.flaw is Flaw.BAD_OPTION
    assert problem.names[0] == name


def test_unknown_names() -> None:
    assert (flaw("doppelkopf", {"bocks": True}).flaw, flaw("doppelkopf", {"bocks": True}).names) == (
        Flaw.UNKNOWN_OPTION,
        ("bocks",),
    )
    # An option of the other game is unknown here.
    assert flaw("schafkopf", {"nines": True}).flaw is Flaw.UNKNOWN_OPTION
    assert flaw("doppelkopf", {}, "DDV").flaw is Flaw.UNKNOWN_PRESET
    assert flaw("doppelkopf", {}, "schaf").flaw is Flaw.UNKNOWN_PRESET
    with pytest.raises(InputProblem) as caught:
        game_of("skat")
    assert caught.value.flaw is Flaw.UNKNOWN_GAME


def test_solos_are_kept_in_one_order() -> None:
    # So that the same solos are the same options.
    assert build("doppelkopf", {"solos": ["none", "queens", "D"]}).solos == ("D", "queens", "none")
    assert build("doppelkopf", {"solos": []}).solos == ()


TEXTS: list[tuple[str, str, str, Any]] = [
    # rulings 11: texts of the command line
    ("doppelkopf", "solos", "D,queens,none", ("D", "queens", "none")),
    ("doppelkopf", "solos", "", ()),
    ("doppelkopf", "nines", "true", True),
    ("doppelkopf", "nines", "false", False),
    ("doppelkopf", "deals", "12", 12),
    ("doppelkopf", "seats", "4", 4),
    ("doppelkopf", "dulle", "second", "second"),
    ("schafkopf", "kontra", "0", 0),
    ("schafkopf", "tout_value", "14", 14),
]


@pytest.mark.parametrize(("game", "name", "text", "value"), TEXTS)
def test_r11_values_on_the_command_line(game: str, name: str, text: str, value: Any) -> None:
    option = game_of(game).catalogue.option(name)
    parsed = option.parse(text)
    assert (parsed, type(parsed)) == (value, type(value))
    assert option.check(parsed) == value


@pytest.mark.parametrize(
    ("game", "name", "text"),
    [
        ("doppelkopf", "nines", "True"),
        ("doppelkopf", "nines", "1"),
        ("doppelkopf", "nines", ""),
        ("doppelkopf", "deals", "-1"),
        ("doppelkopf", "deals", "1e3"),
        ("doppelkopf", "deals", "\u0663"),
        ("doppelkopf", "deals", "9" * 50),
        ("doppelkopf", "solos", "D,D"),
        ("doppelkopf", "solos", "D;C"),
        ("doppelkopf", "dulle", ""),
    ],
)
def test_r11_other_texts_are_refused(game: str, name: str, text: str) -> None:
    option = game_of(game).catalogue.option(name)
    with pytest.raises(InputProblem) as caught:
        option.check(option.parse(text))
    assert caught.value.flaw is Flaw.BAD_OPTION


def test_r11_a_number_too_long_for_python_is_refused_too() -> None:
    option = game_of("doppelkopf").catalogue.option("deals")
    with pytest.raises(InputProblem):
        option.check(option.parse("9" * 5000))
