"""Every option of both games in words."""

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.games import GAMES
from cardavia.engine.options import Option, Value
from cardavia.ui import texts

OPTIONS = [option for game in GAMES.values() for option in game.catalogue.options]


@pytest.mark.parametrize("pack", list(Pack))
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_explained(option: Option, pack: Pack) -> None:
    name, description = texts.option_name(option.name, pack), texts.option_description(option.name, pack)
    assert name != option.name
    assert description.endswith(".")
    assert not set("{}%_") & set(name + description)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pack", list(Pack))
def test_no_two_options_of_a_game_are_alike(game: str, pack: Pack) -> None:
    names = [option.name for option in GAMES[game].catalogue.options]
    assert len({texts.option_name(name, pack) for name in names}) == len(names)
    assert len({texts.option_description(name, pack) for name in names}) == len(names)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_words_of_its_own(option: Option) -> None:
    values: tuple[Value, ...] = ((), *((solo,) for solo in map(str, option.values))) if option.listed else option.values
    words = [texts.option_value(option.name, value, Pack.GERMAN) for value in values]
    assert len(set(words)) == len(values)
    assert not any(str(value) == word for value, word in zip(values, words, strict=True) if value != "off")


@pytest.mark.parametrize(
    ("name", "value", "french", "german"),
    [
        ("solos", ("D", "queens"), "Diamond solo, Queens solo", "Bell solo, Ober solo"),
        ("solos", (), "none", "none"),
        ("parties_by", "CQ", "queen of clubs", "Ober of acorns"),
        ("bock", True, "on", "on"),
        ("bock", False, "off", "off"),
        ("deals", 0, "open end", "open end"),
        ("deals", 24, "24 deals", "24 deals"),
        ("seats", 5, "5 players", "5 players"),
        ("announce_cards", 11, "11 cards", "11 cards"),
        ("sie_value", 20, "20 units", "20 units"),
        ("fox_last_trick", 2, "2 game points", "2 game points"),
        ("kontra", 2, "Kontra and Re", "Kontra and Re"),
        ("dulle", "second-except-last", "the second, but not in the last trick", ...),
    ],
)
def test_values_in_words(name: str, value: Value, french: str, german: object) -> None:
    assert texts.option_value(name, value, Pack.FRENCH) == french
    assert texts.option_value(name, value, Pack.GERMAN) == (french if german is ... else german)


def test_courts_follow_the_pack() -> None:
    assert texts.option_description("geier", Pack.FRENCH) == "A solo in which only the four queens are trumps."
    assert texts.option_description("geier", Pack.GERMAN) == "A solo in which only the four Obers are trumps."


def test_an_unknown_option_has_no_text() -> None:
    with pytest.raises(KeyError, match="nine"):
        texts.option_name("nine", Pack.FRENCH)
