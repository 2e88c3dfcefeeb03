"""Every key of the engine is explained somewhere, and the paper for writers names what there is."""

from __future__ import annotations

import re

import pytest

from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf.scoring import EXTRA_KEYS
from cardavia.engine.errors import Reason
from cardavia.engine.games import GAMES
from cardavia.engine.told_rules import told
from cardavia.pages.anchors import anchor_of, card_anchor, contract_anchor, line_anchor, option_anchor, term_anchor
from cardavia.pages.library import resolved
from cardavia.pages.links import anchors_in
from cardavia.pages.placeholders import INLINE
from cardavia.pages.sections import GENERATED
from cardavia.pages.words import word_table
from cardavia.resources import resource
from tests.engine.helpers import Rules, rules_id
from tests.engine.house_rules.combinations import alone
from tests.pages.helpers import LANGUAGES

README = resource("i18n", "rules", "README.md").read_text(encoding="utf-8")
ONLY_SCHAFKOPF = {
    Reason.CALLED_ACE_MUST_PLAY,
    Reason.CALLED_ACE_MUST_LEAD,
    Reason.CALLED_ACE_NO_DISCARD,
    Reason.CALLED_ACE_CONDITIONS,
    Reason.BID_TOO_LOW,
    Reason.BID_PLAIN_CARD,
    Reason.BID_SIE,
    Reason.DOUBLING_DEADLINE,
    Reason.HOCHZEIT,
}
BOTH = {
    Reason.TURN,
    Reason.PHASE,
    Reason.NOT_HELD,
    Reason.FOLLOW_TRUMP,
    Reason.FOLLOW_SUIT,
    Reason.SAY_SAID,
    Reason.CONTRACT_NOT_PLAYED,
}
REASONS = [("schafkopf", reason) for reason in Reason if reason in ONLY_SCHAFKOPF | BOTH] + [
    ("doppelkopf", reason) for reason in Reason if reason not in ONLY_SCHAFKOPF
]
KINDS = {
    "doppelkopf": tuple(Kind)[: tuple(Kind).index(Kind.RUFER)],
    "schafkopf": (Kind.SOLO, *tuple(Kind)[tuple(Kind).index(Kind.RUFER) :]),
}


def exists(target: str, game: str, language: str) -> bool:
    page, anchor = resolved(target, f"{game}/overview")
    return anchor in anchors_in(language, page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "reason"), REASONS)
def test_every_reason_has_its_paragraph(language: str, game: str, reason: Reason) -> None:
    assert exists(anchor_of(reason, game), game, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_paragraph(language: str, game: str) -> None:
    names = [option.name for option in GAMES[game].catalogue.options]
    assert [name for name in names if not exists(option_anchor(name), game, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_scoring_line_has_its_paragraph(language: str, game: str) -> None:
    lines = {key for options in GAMES[game].catalogue.presets.values() for key in told(options).lines}
    lines |= set(EXTRA_KEYS) if game == "doppelkopf" else set()
    assert sorted(key for key in lines if not exists(line_anchor(key), game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_contract_has_its_paragraph(language: str, game: str) -> None:
    anchors = {contract_anchor(Contract(kind), game) for kind in KINDS[game]}
    assert sorted(anchor for anchor in anchors if not exists(anchor, game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_in_the_glossary(language: str) -> None:
    terms = word_table(language)["terms"]
    assert [term for term in terms if not exists(term_anchor(term), "schafkopf", language)] == []


def test_a_card_stands_on_the_page_of_its_deck() -> None:
    assert exists(card_anchor("bavarian", "CQ"), "doppelkopf", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_contract_and_line_has_words(language: str) -> None:
    table = word_table(language)
    for key, game in GAMES.items():
        assert set(table["options"][key]) == {option.name for option in game.catalogue.options}
        assert set(game.catalogue.presets) <= set(table["presets"])
        for options in game.catalogue.presets.values():
            facts = told(options)
            assert set(facts.lines) <= set(table["lines"])
            assert set(facts.contracts) <= set(table["contracts"])


# --- the paper for writers ---


def section(title: str) -> str:
    found = re.search(rf"^#+ {re.escape(title)}.*?(?=^#+ |\Z)", README, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[0]


def documented(title: str, head: str) -> list[str]:
    """Return the keys in a table of the paper, by the second word of its header."""
    rows = re.search(rf"^\| key \| {head} \|\n\|---\|---\|\n((?:\|.*\n)+)", section(title), re.MULTILINE)
    assert rows is not None
    return [key for row in rows[1].splitlines() for key in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


def pattern(key: str) -> str:
    return re.sub(r"<\w+>", "[A-Za-z0-9_-]+", key.replace(".", r"\."))


@pytest.mark.parametrize(("game", "title"), [("doppelkopf", "5.1 Doppelkopf"), ("schafkopf", "5.2 Schafkopf")])
@pytest.mark.parametrize("kind", ["number", "cards"])
def test_the_paper_names_exactly_the_keys_there_are(game: str, title: str, kind: str) -> None:
    patterns = [pattern(key) for key in documented(title, kind)]
    facts = told(next(iter(GAMES[game].catalogue.presets.values())))
    keys = facts.numbers if kind == "number" else facts.cards
    assert [key for key in keys if not any(re.fullmatch(known, key) for known in patterns)] == []
    assert [known for known in patterns if not any(re.fullmatch(known, key) for key in keys)] == []


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_the_keys_are_the_same_under_all_rules(rules: Rules) -> None:
    game, preset, chosen = rules
    catalogue = GAMES[game].catalogue
    usual, other = told(catalogue.preset(preset)), told(catalogue.build(preset, chosen))
    assert set(other.numbers) == set(usual.numbers)
    assert set(other.cards) == set(usual.cards)


def test_the_paper_names_exactly_the_placeholders_there_are() -> None:
    told_names = set(re.findall(r"`\{(\w+)[ :}]", section("3. Placeholders")))
    assert told_names == {*INLINE, *GENERATED, "link", "if", "else", "end"}


def test_the_paper_names_the_terms_and_nouns_there_are() -> None:
    words = section("6. Words")
    for kind, title in (("terms", "Terms: "), ("counts", "Counts: ")):
        listed = re.search(rf"^{title}(.*?)\.\n\n", words, re.MULTILINE | re.DOTALL)
        assert listed is not None
        assert sorted(re.split(r",\s+", listed[1])) == sorted(word_table("en")[kind])
