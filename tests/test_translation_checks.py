"""What is asked of a translation."""

from __future__ import annotations

from pathlib import Path

import pytest

from translation_checks import Text, complaints, page_complaints, read_glossary, texts

ROOT = Path(__file__).resolve().parents[1]
GLOSSARY = read_glossary(ROOT)


def said(source: str, *forms: str, language: str = "de", plural: bool = False) -> list[str]:
    """Return what is wrong with a finished translation."""
    text = Text("Somewhere", source, forms, plural, is_finished=True)
    return list(complaints(text, language, {}))


@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("{player} plays: {card}", "{player} spielt: {card}"),
        ("{player} plays: {card}", "{card} kommt von {player}"),
        ("&Open…", "Ö&ffnen…"),
        ("Kept as “{name}”.", "Als „{name}“ behalten."),
        ("This && that", "Dies && das"),
        (", ", ", "),
    ],
)
def test_a_translation_that_keeps_what_matters_passes(source: str, form: str) -> None:
    assert said(source, form) == []


@pytest.mark.parametrize(
    ("source", "form", "what"),
    [
        ("{player} plays", "{name} spielt", "placeholders"),
        ("{player} plays", "Jemand spielt", "placeholders"),
        ("&Open", "Öffnen", "mnemonic"),
        ("Open", "Ö&ffnen", "mnemonic"),
        ("Open…", "Öffnen", "last sign"),
        ("Who plays?", "Wer spielt.", "last sign"),
        (", ", ",", "space"),
        ("one\ntwo", "eins zwei", "line breaks"),
    ],
)
def test_what_is_lost_in_translation_is_found(source: str, form: str, what: str) -> None:
    (complaint,) = said(source, form)
    assert what in complaint


def test_an_unfinished_text_is_found() -> None:
    assert list(complaints(Text("", "Play", ("",), False, is_finished=False), "de", {})) == ["is not finished"]


@pytest.mark.parametrize(("language", "count"), [("de", 2), ("cs", 3), ("ru", 3), ("uk", 3), ("fil", 2)])
def test_every_plural_form_is_asked_for(language: str, count: int) -> None:
    assert said("%n cards", *["%n x"] * count, language=language, plural=True) == []
    assert said("%n cards", *["%n x"] * (count - 1), language=language, plural=True) != []


def test_the_form_for_one_may_do_without_the_number_where_it_stands_for_one_alone() -> None:
    assert said("%n cards", "eine Karte", "%n Karten", plural=True) == []
    assert said("%n cards", "%n Karte", "Karten", plural=True) != []
    # 21 has the same form in Russian.
    assert said("%n cards", "карта", "%n карты", "%n карт", language="ru", plural=True) != []


@pytest.mark.parametrize(
    ("language", "source", "form"),
    [
        ("cs", "The trick", "Tento trik"),
        ("uk", "Points", "Окуляри"),
        ("uk", "Dealer", "здавальник"),
        ("ru", "A trick", "Фокус"),
    ],
)
def test_a_forbidden_word_is_found(language: str, source: str, form: str) -> None:
    text = Text("", source, (form,), False, is_finished=True)
    assert any("says" in complaint for complaint in complaints(text, language, GLOSSARY))


def test_another_word_than_that_of_the_glossary_is_found() -> None:
    good = Text("", "The last trick", ("Der letzte Stich",), False, is_finished=True)
    bad = Text("", "The last trick", ("Die letzte Runde",), False, is_finished=True)
    assert list(complaints(good, "de", GLOSSARY)) == []
    assert any("trick" in complaint for complaint in complaints(bad, "de", GLOSSARY))


def test_a_forbidden_word_on_a_page_is_found(tmp_path: Path) -> None:
    page = tmp_path / "i18n" / "rules" / "cs" / "index.md"
    page.parent.mkdir(parents=True)
    page.write_text("Kdo vezme trik, vynáší.", encoding="utf-8")
    (complaint,) = page_complaints(tmp_path, GLOSSARY)
    assert "cs/index.md" in complaint
    assert "zdvih" in complaint


def test_a_catalogue_is_read_with_its_plurals(tmp_path: Path) -> None:
    catalogue = tmp_path / "cardavia_de.ts"
    catalogue.write_text(
        '<TS version="2.1" language="de"><context><name>Hand</name>'
        "<message><source>Play</source><translation>Spielen</translation></message>"
        '<message numerus="yes"><source>%n cards</source><translation><numerusform>%n Karte</numerusform>'
        "<numerusform></numerusform></translation></message></context></TS>"
    )
    plain, plural = texts(catalogue)
    assert (plain.context, plain.source, plain.forms, plain.is_finished) == ("Hand", "Play", ("Spielen",), True)
    assert (plural.forms, plural.is_plural, plural.is_finished) == (("%n Karte", ""), True, False)
