"""Every option stands in one group, and every group and rule has words."""

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.games import GAMES
from cardavia.ui import texts
from cardavia.ui.texts_rule_groups import MEMBERS, Group, group_of

NAMES = {option.name for game in GAMES.values() for option in game.catalogue.options}


def test_every_option_stands_in_exactly_one_group() -> None:
    grouped = [name for names in MEMBERS.values() for name in names]
    assert sorted(grouped) == sorted(NAMES)
    assert set(MEMBERS) == set(Group)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_option_has_group_name_sentence_and_values(name: str) -> None:
    assert name in MEMBERS[group_of(name)]
    option = next(option for game in GAMES.values() for option in game.catalogue.options if option.name == name)
    for pack in Pack:
        assert texts.option_name(name, pack)
        assert texts.option_description(name, pack).endswith(".")
        for value in option.values or (0, 1, 1000):
            shown = (str(value),) if option.listed else value
            assert texts.option_value(name, shown, pack) in texts.setting_text(name, shown, pack)


def test_an_unknown_option_has_no_group() -> None:
    with pytest.raises(KeyError, match="nine"):
        group_of("nine")


def test_groups_have_names_of_their_own() -> None:
    for name in (texts.group_name, texts.group_tab):
        assert len({name(group) for group in Group}) == len(Group)


def test_a_setting_and_a_conflict_in_words() -> None:
    first = texts.setting_text("heart_trick", True, Pack.FRENCH)
    second = texts.setting_text("nines", True, Pack.FRENCH)
    assert (first, second) == ("Heart trick: on", "Nines: on")
    sentence = texts.conflict_sentence(first, second)
    assert first in sentence
    assert second in sentence


def test_problems_name_options_as_a_person_knows_them() -> None:
    conflict = InputProblem(Flaw.OPTION_CONFLICT, ("hyperpiglets", "nines"))
    sentence = texts.rules_problem_sentence(conflict, Pack.FRENCH)
    assert sentence == "These two options contradict each other: Hyperpiglets, Nines"
    value = texts.rules_problem_sentence(InputProblem(Flaw.BAD_OPTION, ("diamond_kings_top", "5")), Pack.GERMAN)
    assert "Kings of bells on top" in value
    assert "5" in value
    assert texts.rules_problem_sentence(InputProblem(Flaw.BAD_PASSPORT), Pack.FRENCH)
