from __future__ import annotations

from typing import Any

import pytest

from cardavia.pages.conditions import holds
from cardavia.pages.context import context_of
from cardavia.pages.errors import PageError
from tests.pages.helpers import seen


def asked(condition: str, page: str = "doppelkopf/cards", **chosen: Any) -> bool:
    return holds(condition, context_of(page, seen(page.partition("/")[0], chosen=chosen)))


@pytest.mark.parametrize(
    ("condition", "chosen"),
    [
        ("nines", {}),
        ("not poverty", {}),
        ("poverty", {"poverty": True}),
        ("poverty=false", {}),
        ("dulle=second", {"dulle": "second"}),
        ("dulle!=second", {}),
        ("dulle in first,plain", {}),
        ("dulle in second, second-except-last", {"dulle": "second-except-last"}),
        ("dulle not in second,plain", {}),
        ("solos has queens", {}),
        ("solos has not kings", {}),
        ("not solos", {"solos": []}),
        ("solo_factor=2", {"solo_factor": 2}),
        ("not deals", {}),
        ("deals=24", {"deals": 24}),
        ("deck=french", {}),
        ("preset=ddv", {}),
        ("nines and dulle=first", {}),
        ("poverty or nines", {}),
        ("nines or poverty and genscher", {}),
        ("trumps.normal=26", {}),
        ("bock.deals", {}),
    ],
)
def test_a_condition_asks_the_rules(condition: str, chosen: dict[str, Any]) -> None:
    assert asked(condition, **chosen)


@pytest.mark.parametrize(
    "condition",
    ["poverty", "nines and poverty", "poverty or genscher", "dulle=plain", "preset!=ddv", "deck=german", "not nines"],
)
def test_a_condition_may_be_false(condition: str) -> None:
    assert not asked(condition)


@pytest.mark.parametrize(
    "condition",
    [
        "dule=first",
        "dulle=third",
        "dulle",
        "dulle in first,third",
        "solos has hearts",
        "nines has queens",
        "nines=yes",
        "(nines)",
        "nines nor poverty",
        "trumps.abnormal=26",
    ],
)
def test_a_condition_that_could_never_be_meant_is_refused(condition: str) -> None:
    with pytest.raises(PageError):
        asked(condition)


def test_a_page_of_no_game_names_the_game() -> None:
    context = context_of("glossary", seen("schafkopf", chosen={"kontra": 1}))
    assert holds("schafkopf/kontra=1 and doppelkopf/nines", context)
    with pytest.raises(PageError, match="names no game"):
        holds("kontra=1", context)


def test_a_page_about_a_rule_set_asks_that_one() -> None:
    context = context_of("presets/pagat", seen("doppelkopf", "ddv"))
    assert holds("poverty and preset=pagat", context)


def test_a_page_about_a_deck_shows_that_deck() -> None:
    assert holds("deck=german", context_of("decks/tell", seen("doppelkopf")))
