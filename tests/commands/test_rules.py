"""``cardavia rules`` prints the pages of a game, and refuses what there is not."""

from __future__ import annotations

import json

import pytest

from cardavia.cli import main
from cardavia.pages.library import pages_of


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["schafkopf", "doppelkopf"])
def test_all_pages_of_a_game_are_printed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    document = json.loads(printed(capsys, game, "--json"))
    assert document["ok"] is True
    assert tuple(page["page"] for page in document["pages"]) == pages_of(game)
    assert all(page["text"].startswith(f"{page['title']}\n=") for page in document["pages"])


def test_the_text_says_once_by_which_rules_it_reads(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "doppelkopf", "--preset", "pagat").count("Rules: Pagat.") == 1


def test_without_a_rule_set_the_first_one_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "schafkopf") == printed(capsys, "schafkopf", "--preset", "schaf", "--lang", "en")


def test_an_option_may_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Genscher: on" in printed(capsys, "doppelkopf", "--set", "genscher=true")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("tarock",), "unknown-game"),
        (("doppelkopf", "--preset", "tarock"), "unknown-preset"),
        (("doppelkopf", "--set", "genscher=maybe"), "bad-option"),
        (("doppelkopf", "--set", "heart_trick=true"), "option-conflict"),
        (("doppelkopf", "--lang", "tlh"), "unknown-language"),
        (("doppelkopf", "--lang", "../en"), "unknown-language"),
        ((), "bad-command"),
    ],
)
def test_what_there_is_not_is_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str) -> None:
    assert main(["rules", *words, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["reason"] == reason


def test_the_languages_there_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "schafkopf", "--lang", "tlh"]) == 2
    assert "tlh. There are: en" in capsys.readouterr().err
