"""House-rule passports: every allowed set comes back, and no damaged, newer or contradictory code is taken."""

import contextlib
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine import passport as module
from cardavia.engine.doppelkopf.game import DOPPELKOPF
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.game import Game
from cardavia.engine.games import GAMES
from cardavia.engine.options import LARGEST_NUMBER, Option, Value
from cardavia.engine.passport import LONGEST_CODE, VERSION, HouseRules, passport, read_passport
from cardavia.engine.schafkopf.game import SCHAFKOPF

ORDINARY = 10
"""Changed options of an ordinary set."""
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

GOLDEN: Mapping[str, tuple[str, Mapping[str, Value]]] = {
    "D1-0JRG": ("ddv", {}),
    "D1-1YW6": ("ddv-tournament", {}),
    "D1-2AHW": ("ddv-no-nines", {}),
    "D1-36NA": ("ddv-piglets", {}),
    "D1-43R9": ("pagat", {}),
    "D1-5FWZ": ("ukr", {}),
    "S1-0ZQ5": ("schaf", {}),
    "S1-1KKK": ("schafkopfschule", {}),
}
"""Codes that people have written down: they must be read for ever."""


def code(game: Game, preset: str, chosen: Mapping[str, object]) -> str:
    return passport(game, preset, game.catalogue.build(preset, chosen))


def other_values(option: Option, value: Value) -> list[Value]:
    if option.listed:
        return [(), tuple(map(str, option.values)), (str(option.values[-1]),)]
    values: tuple[Value, ...] = option.values or (0, 1, 8, 20, LARGEST_NUMBER)
    return [other for other in values if other != value]


def values(option: Option) -> st.SearchStrategy[Value]:
    if option.listed:
        return st.lists(st.sampled_from(list(map(str, option.values))), unique=True).map(tuple)
    return st.sampled_from(option.values) if option.values else st.integers(0, LARGEST_NUMBER)


@st.composite
def allowed_sets(draw: st.DrawFn, most: int = 99) -> tuple[Game, str, dict[str, object]]:
    """Any preset with any options in the place of its own, as far as they do not contradict each other."""
    game = draw(st.sampled_from(list(GAMES.values())))
    preset = draw(st.sampled_from(list(game.catalogue.presets)))
    options = draw(st.lists(st.sampled_from(game.catalogue.options), unique_by=lambda option: option.name))
    chosen: dict[str, object] = {}
    for option in options[:most]:
        wanted = {**chosen, option.name: draw(values(option))}
        if is_allowed(game, preset, wanted):
            chosen = wanted
    return game, preset, chosen


def is_allowed(game: Game, preset: str, chosen: Mapping[str, object]) -> bool:
    try:
        game.catalogue.build(preset, chosen)
    except InputProblem:
        return False
    return True


def refusal(text: str) -> InputProblem:
    with pytest.raises(InputProblem) as refused:
        read_passport(text)
    return refused.value


def signed(head: str, digits: str) -> str:
    """Return a code of digits that this program would not write, with the right checksum."""
    return head + digits + module._checksum(head + digits)


@given(allowed_sets())
def test_every_allowed_set_comes_back(rules: tuple[Game, str, dict[str, object]]) -> None:
    game, preset, chosen = rules
    options = game.catalogue.build(preset, chosen)
    written = passport(game, preset, options)
    assert len(written) <= LONGEST_CODE
    read = read_passport(written)
    assert (read.game, read.preset) == (game.key, preset)
    assert read.options == game.catalogue.differences(preset, options)
    assert game.catalogue.build(read.preset, read.options) == options


@given(allowed_sets(ORDINARY))
def test_ordinary_sets_have_at_most_60_characters(rules: tuple[Game, str, dict[str, object]]) -> None:
    assert len(code(*rules)) <= 60


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_ten_dearest_changes_still_have_at_most_60_characters(game: Game) -> None:
    for preset in game.catalogue.presets:
        longest: list[tuple[int, str, Value]] = []
        for option in game.catalogue.options:
            usual = getattr(game.catalogue.preset(preset), option.name)
            for value in other_values(option, usual):
                if is_allowed(game, preset, {option.name: value}):
                    longest.append((len(code(game, preset, {option.name: value})), option.name, value))
        chosen: dict[str, object] = {}
        for _, name, value in sorted(longest, key=lambda entry: entry[0], reverse=True):
            if len(chosen) < ORDINARY and name not in chosen and is_allowed(game, preset, {**chosen, name: value}):
                chosen[name] = value
        assert len(chosen) == ORDINARY
        assert len(code(game, preset, chosen)) <= 60


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_code_holds_nothing_that_is_hard_to_read_aloud(game: Game) -> None:
    for preset in game.catalogue.presets:
        assert re.fullmatch(r"[DS]1(-[0-9A-HJKMNP-TV-Z]{1,5})+", code(game, preset, {"deals": 1000}))


# --- damage ------------------------------------------------------------------------------------------


def samples() -> list[str]:
    return [
        code(DOPPELKOPF, "ddv", {}),
        code(DOPPELKOPF, "pagat", {"bock": True, "dulle": "second", "solos": ("D", "queens"), "deals": 24}),
        code(DOPPELKOPF, "ddv-tournament", {"seats": 5, "fox_last_trick": 2, "genscher": True}),
        code(SCHAFKOPF, "schaf", {"kontra": 4, "sie_value": 1000, "all_pass": "ramsch", "ramsch_jungfrau": True}),
    ]


def signs(text: str) -> Iterator[int]:
    return (place for place, sign in enumerate(text) if sign != "-")


def caught(place: int) -> set[Flaw]:
    """Return how damage at a place is told: in the head it may look like another version."""
    return {Flaw.BAD_PASSPORT, Flaw.NEWER_PASSPORT} if place < 2 else {Flaw.BAD_PASSPORT}


@pytest.mark.parametrize("text", samples())
def test_one_wrong_character_is_caught_wherever_it_stands(text: str) -> None:
    for place in signs(text):
        for sign in ALPHABET:
            if sign != text[place]:
                assert refusal(text[:place] + sign + text[place + 1 :]).flaw in caught(place)


@pytest.mark.parametrize("text", samples())
def test_swapped_neighbours_are_caught(text: str) -> None:
    plain = text.replace("-", "")
    for place in range(len(plain) - 1):
        one, other = plain[place], plain[place + 1]
        if one != other:
            assert refusal(plain[:place] + other + one + plain[place + 2 :]).flaw in caught(place)


@pytest.mark.parametrize("text", samples())
def test_missing_and_additional_characters_are_caught(text: str) -> None:
    for place in signs(text):
        assert refusal(text[:place] + text[place + 1 :]).flaw in caught(place)
        assert refusal(text[:place] + text[place] + text[place:]).flaw in caught(place)


@pytest.mark.parametrize(
    "text", ["", " ", "-", "D", "D1", "D1-", "D1-ABC", "X1-0JRG", "Hello", "D1-0JR€", "é1-0JRG", "²²²²²²"]
)
def test_what_is_no_code(text: str) -> None:
    assert refusal(text).flaw is Flaw.BAD_PASSPORT


def test_an_endless_text_is_not_even_looked_at() -> None:
    assert refusal("D1-0JRG" + " " * LONGEST_CODE).flaw is Flaw.BAD_PASSPORT


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(InputProblem):
        rules = read_passport(text)
        assert is_allowed(GAMES[rules.game], rules.preset, rules.options)


@given(st.sampled_from("DS"), st.text(ALPHABET, max_size=60))
def test_any_digits_with_the_right_checksum_are_read_or_refused(game: str, digits: str) -> None:
    with contextlib.suppress(InputProblem):
        rules = read_passport(signed(game + str(VERSION), digits))
        assert is_allowed(GAMES[rules.game], rules.preset, rules.options)


# --- typed and pasted --------------------------------------------------------------------------------


def test_case_spaces_and_dashes_do_not_matter() -> None:
    text = samples()[1]
    wanted = read_passport(text)
    for typed in (text.lower(), text.replace("-", ""), text.replace("-", " – "), f"  {text}.\n", " ".join(text)):
        assert read_passport(typed) == wanted


@pytest.mark.parametrize(("read", "typed"), [("0", "O"), ("0", "o"), ("1", "I"), ("1", "l"), ("1", "L")])
def test_letters_that_look_like_digits_are_read_as_those(read: str, typed: str) -> None:
    text = code(DOPPELKOPF, "ddv", {"seats": 5, "solo_factor": 2, "deals": 1})
    assert read in text
    assert read_passport(text.replace(read, typed)) == read_passport(text)


# --- other versions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GOLDEN)
def test_codes_of_presets_never_change(text: str) -> None:
    preset, options = GOLDEN[text]
    game = next(game for game in GAMES.values() if preset in game.catalogue.presets)
    assert read_passport(text) == HouseRules(game.key, preset, options)
    assert code(game, preset, {}) == text


def test_every_preset_has_a_golden_code() -> None:
    presets = [preset for game in GAMES.values() for preset in game.catalogue.presets]
    assert sorted(preset for preset, _ in GOLDEN.values()) == sorted(presets)


def every_value(game: Game, preset: str) -> dict[str, list[str]]:
    """Return for each option the codes of its values, the preset's own value being empty."""
    found: dict[str, list[str]] = {}
    for option in game.catalogue.options:
        choices: tuple[Value, ...] = option.values or (0, 1, 1000)
        single: list[Value] = [(str(item),) for item in choices] if option.listed else list(choices)
        found[option.name] = [value_code(game, preset, option.name, value) for value in single]
    return found


def value_code(game: Game, preset: str, name: str, value: Value) -> str:
    chosen = {**COMPANIONS.get(name, {}), name: value}
    return code(game, preset, chosen) if is_allowed(game, preset, chosen) else ""


COMPANIONS: Mapping[str, Mapping[str, Value]] = {
    "heart_trick": {"nines": False},
    "dulle_caught": {"dulle": "second"},
    "hyperpiglets": {"piglets": "diamonds"},
    "compulsory_solos": {"deals": 24},
    "ramsch_jungfrau": {"all_pass": "ramsch"},
    "ramsch_durchmarsch": {"all_pass": "ramsch"},
}
"""What an option needs beside it."""

GOLDEN_VALUES = {
    "ddv": {
        "seats": "0JRG 001H8-9",
        "deals": "0JRG 011X2-8 01KY8-GFW",
        "compulsory_solos": "01H82-02S4 01H8W-KT",
        "nines": "0JRG 0315P-A",
        "dulle": "0JRG 04100-D 042MD-Q 043R9-1 044X4-2",
        "piglets": "0JRG 051CA-C 052R7-P",
        "hyperpiglets": "05160-H3Q 051CA-C",
        "poverty": "070RT-R 0JRG",
        "poverty_counts_foxes": "0JRG 081KR-1",
        "poverty_returns_trumps": "0JRG 091ZJ-0",
        "poverty_refused": "0JRG 0A13D-Y",
        "throw_in": "0B0VQ-B 0JRG",
        "wedding_trick": "0JRG 0C1VS-W",
        "solos": "0D1YF-V 0D2A2-1 0D43B-M 0D8GA-Z 0DH0M-7K 0DJ0C-KH 0DM09-5P 0DR0A-H8",
        "solo_lead": "0E0Y1-C 0JRG 0E268-0",
        "solo_priority": "0JRG 0F16V-S 0F2JP-3",
        "solo_keeps_deal": "0H00P-K9 0JRG",
        "solo_factor": "0JRG 0H11P-XY",
        "announce_cards": "0JRG 0H212-3X",
        "announce_own_turn": "0H302-DA 0JRG",
        "announcements_double": "0H407-VD 0JRG",
        "forced_announcement": "0H50B-HC 0JRG",
        "parties_by": "0JRG 0H61K-BS",
        "diamond_kings_top": "0H70K-5E 0JRG",
        "genscher": "0H80M-31 0JRG",
        "scoring": "0JRG 0H91M-DP",
        "kontra_point_in_solo": "0HA04-PY 0JRG",
        "charlie_caught": "0HB0G-8X 0JRG",
        "fox_last_trick": "0JRG 0HC1G-6A",
        "fox_first_trick": "0JRG 0HD1N-GD",
        "dulle_caught": "041HE-0V13 04100-D",
        "heart_trick": "031HF-0RZG 0315P-A",
        "doppelkopf_trick": "0JRG 0J01F-MH",
        "bock": "0J10F-T6 0JRG",
    },
    "schaf": {
        "deals": "0ZQ5 0013M-V 00KY8-16S",
        "solo_any_suit": "0ZQ5 011FY-T",
        "geier": "0ZQ5 021V0-S",
        "farbwenz": "0ZQ5 031QA-R",
        "farbgeier": "0ZQ5 041JW-Z",
        "bettel": "0ZQ5 051YP-Y",
        "hochzeit": "0ZQ5 061A8-X",
        "all_pass": "0ZQ5 07162-W 072JF-6 073YB-G 074V6-K",
        "tariff": "0ZQ5 08114-K",
        "ramsch_jungfrau": "072JF-6 07291-F5W",
        "ramsch_durchmarsch": "072JF-6 072A1-KT2",
        "kontra": "0ZQ5 0B15F-F 0B2H2-N 0B3X6-3 0B4RB-0",
        "klopfen": "0ZQ5 0C195-E",
        "short_deck": "0ZQ5 0D1CK-9",
        "tout_value": "0E0CX-Y 0E10S-8 0EKY8-N3Q",
        "sie_value": "0F0R3-X 0F1M7-B 0FKY8-YWS",
    },
}
"""Codes of every value of every option, without the head: an option or value that changes its place changes them."""


@pytest.mark.parametrize("preset", GOLDEN_VALUES)
def test_codes_of_options_and_values_never_change(preset: str) -> None:
    game = next(game for game in GAMES.values() if preset in game.catalogue.presets)
    head = f"{game.key[0].upper()}1-"
    found = {name: " ".join(codes).replace(head, "") for name, codes in every_value(game, preset).items()}
    assert found == GOLDEN_VALUES[preset]


@pytest.mark.parametrize("preset", GOLDEN_VALUES)
def test_reordered_options_would_be_noticed(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES.values() if preset in game.catalogue.presets)
    first, second, *rest = game.catalogue.options
    swapped = game.catalogue._replace(options=(second, first, *rest))
    value: Any = 7 if first.name == "deals" else 5
    options = game.catalogue.build(preset, {first.name: value})
    before = passport(game, preset, options)
    monkeypatch.setattr(type(game), "catalogue", swapped)
    assert passport(game, preset, options) != before


def test_a_newer_version_is_told_from_a_typing_error() -> None:
    assert refusal(signed("D2", "0")).flaw is Flaw.NEWER_PASSPORT
    assert refusal("D9-WHATEVER").flaw is Flaw.NEWER_PASSPORT


@pytest.mark.parametrize(
    "numbers",
    [
        [len(DOPPELKOPF.catalogue.presets)],
        [0, len(DOPPELKOPF.catalogue.options), 0],
        [0, 0, 2],
        [0, 13, 1 << 8],
        [0, 2, 0, 200, 1],
    ],
    ids=["preset", "option", "value", "solo", "second option"],
)
def test_what_only_a_newer_version_knows_is_refused(numbers: list[int]) -> None:
    assert refusal(signed("D1", "".join(map(module._written, numbers)))).flaw is Flaw.NEWER_PASSPORT


@pytest.mark.parametrize(
    ("numbers", "pair"),
    [([0, 31, 0], ("heart_trick", "nines")), ([0, 6, 0], ("hyperpiglets", "piglets"))],
)
def test_a_contradictory_set_is_refused_with_the_pair(numbers: list[int], pair: tuple[str, str]) -> None:
    problem = refusal(signed("D1", "".join(map(module._written, numbers))))
    assert (problem.flaw, problem.names) == (Flaw.OPTION_CONFLICT, pair)


def test_a_number_beyond_the_limit_is_refused() -> None:
    problem = refusal(signed("D1", "".join(map(module._written, [0, 1, LARGEST_NUMBER + 1]))))
    assert (problem.flaw, problem.names) == (Flaw.BAD_OPTION, ("deals", "1001"))
