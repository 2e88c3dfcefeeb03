"""The worked examples have the totals that they were made for, and each is shown on a page."""

from __future__ import annotations

import pytest

from cardavia.engine.facts import score_value
from cardavia.engine.games import GAMES
from cardavia.engine.result import Party
from cardavia.pages.examples import example_facts, result_under
from cardavia.pages.library import pages_of, source_of
from cardavia.pages.render import render
from cardavia.pages.text import to_text
from cardavia.resources import resource
from tests.pages.helpers import seen

EXPECTED = [
    ("d1", "ddv", (4, -4, 4, -4), Party.RE),
    ("d1", "pagat", (4, -4, 4, -4), Party.RE),
    ("d2", "ddv", (-4, 4, -4, 4), Party.KONTRA),
    ("d2", "pagat", (-4, 4, -4, 4), Party.KONTRA),
    ("d3", "ddv", (2, -2, 2, -2), None),
    ("d3", "pagat", (1, -1, 1, -1), None),
    ("d4", "ddv", (-9, 3, 3, 3), Party.KONTRA),
    ("d4", "pagat", (-12, 4, 4, 4), Party.KONTRA),
    ("d5", "ddv", (-7, 7, -7, 7), Party.KONTRA),
    ("d5", "pagat", (-8, 8, -8, 8), Party.KONTRA),
    ("s1", "schaf", (5, -5, 5, -5), Party.DECLARER),
    ("s1", "schafkopfschule", (2, -2, 2, -2), Party.DECLARER),
    ("s2", "schaf", (-30, 10, 10, 10), Party.DEFENDERS),
    ("s2", "schafkopfschule", (-9, 3, 3, 3), Party.DEFENDERS),
    ("s3", "schaf", (48, -16, -16, -16), Party.DECLARER),
    ("s3", "schafkopfschule", (18, -6, -6, -6), Party.DECLARER),
    ("s4", "schaf", (156, -52, -52, -52), Party.DECLARER),
    ("s4", "schafkopfschule", (24, -8, -8, -8), Party.DECLARER),
]
FILES = {path.stem for path in resource("i18n", "rules", "examples").glob("*.json")}


@pytest.mark.parametrize(("name", "preset", "scores", "winner"), EXPECTED)
def test_an_example_has_the_score_it_was_made_for(
    name: str, preset: str, scores: tuple[int, ...], winner: Party | None
) -> None:
    facts = example_facts(name)
    result = result_under(facts, GAMES[facts["game"]].catalogue.preset(preset))
    assert result is not None
    assert (result.scores, result.winner) == (scores, winner)


def test_every_example_has_its_totals() -> None:
    assert {name for name, *_ in EXPECTED} == FILES


@pytest.mark.parametrize("name", sorted(FILES))
def test_an_example_is_scored_by_its_own_rule_set_too(name: str) -> None:
    assert score_value(example_facts(name)).scores is not None


@pytest.mark.parametrize("name", sorted(FILES))
def test_an_example_is_told_on_a_page_of_its_game(name: str) -> None:
    game = example_facts(name)["game"]
    assert any(f"{{example:{name}}}" in source_of("en", page) for page in pages_of(game))


def test_an_example_that_the_rules_exclude_is_scored_by_its_own() -> None:
    text = to_text(render("doppelkopf/scoring", seen("doppelkopf", chosen={"solos": []})))
    assert "do not allow this deal. It is scored by the rule set DDV." in " ".join(text.split())


def test_an_example_is_the_same_where_five_sit_at_the_table() -> None:
    five = render("doppelkopf/scoring", seen("doppelkopf", chosen={"seats": 5}))
    assert five.blocks == render("doppelkopf/scoring", seen("doppelkopf")).blocks


def test_the_scores_of_an_example_stand_on_its_page() -> None:
    text = to_text(render("schafkopf/scoring", seen("schafkopf")))
    assert "+156" in text
    assert "−52" in text
