"""What is asked of a variant of a language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import translations
from translation_checks import read_glossary, texts
from translation_variants import Variant, variant_complaints, variants

ROOT = Path(__file__).resolve().parents[1]
ACE = Variant("ace", "de", r"(\b|ruf)sau\b", ("schwarze sau",))
MAIN = {"Call an ace": "Sau rufen", "The called ace": "Die Rufsau", "Black sow": "Schwarze Sau", "A king": "König"}
OWN = {"Call an ace": "Ass rufen", "The called ace": "Das Ruf-Ass"}


def write(path: Path, translated: dict[str, str]) -> None:
    rows = (f"<message><source>{en}</source><translation>{de}</translation></message>" for en, de in translated.items())
    name = "<context><name>Calls</name>"
    path.write_text(f'<TS version="2.1" language="de">{name}{"".join(rows)}</context></TS>', encoding="utf-8")


@pytest.fixture
def said(tmp_path: Path) -> Callable[[dict[str, str]], list[str]]:
    """Return what says all that is wrong with a variant of four German texts."""
    (tmp_path / "i18n").mkdir()
    write(tmp_path / "i18n" / "cardavia_de.ts", MAIN)

    def complaints(own: dict[str, str]) -> list[str]:
        write(tmp_path / "i18n" / ACE.file, own)
        return list(variant_complaints(tmp_path, ACE))

    return complaints


def test_a_variant_of_every_text_with_the_word_passes(said: Callable[[dict[str, str]], list[str]]) -> None:
    assert said(OWN) == []


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"Call an ace": "Ass rufen"}, "ace_de.ts, Calls: “The called ace” has to be said otherwise"),
        ({**OWN, "A king": "König"}, "ace_de.ts, Calls: “A king” needs no other translation"),
        ({**OWN, "Black sow": "Schwarzes Ass"}, "ace_de.ts, Calls: “Black sow” needs no other translation"),
        ({**OWN, "Gone": "Ass"}, "ace_de.ts, Calls: “Gone” needs no other translation"),
        ({**OWN, "Call an ace": "Eine Sau rufen"}, "ace_de.ts, Calls: “Call an ace” is said with the same word"),
    ],
)
def test_what_a_variant_lacks_or_does_not_need_is_named(
    said: Callable[[dict[str, str]], list[str]], own: dict[str, str], complaint: str
) -> None:
    assert said(own) == [complaint]


def test_a_variant_without_a_catalogue_is_missing(tmp_path: Path) -> None:
    assert list(variant_complaints(tmp_path, ACE)) == ["ace_de.ts is missing."]


def test_the_check_asks_of_a_variant_what_it_asks_of_every_translation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "cardavia").mkdir()
    assert translations.update(tmp_path) == 0
    write(tmp_path / "i18n" / ACE.file, {"{player} calls": "Jemand ruft"})
    assert translations.check(tmp_path) == 1
    assert capsys.readouterr().err.startswith("ace_de.ts, Calls: “{player} calls” has another placeholders")


@pytest.mark.parametrize("variant", variants(read_glossary(ROOT)), ids=lambda variant: variant.file)
def test_every_variant_of_the_glossary_is_whole(variant: Variant) -> None:
    assert list(variant_complaints(ROOT, variant)) == []
    assert list(texts(ROOT / "i18n" / variant.file)) != []
