"""The commands about decks of cards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cardavia.cli import main
from cardavia.storage.paths import user_paths
from tests.art.deck_folders import PLAIN, SHIPPED, change, copy_of_plain


def document(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["deck", *words, "--json"]) == code
    captured = capsys.readouterr()
    assert captured.err == ""
    found: dict[str, Any] = json.loads(captured.out)
    return found


def test_a_whole_deck_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(PLAIN)]) == 0
    assert capsys.readouterr().out == "The deck plain is whole. Cards: 32, backs: 2\n"
    assert document(capsys, "check", str(PLAIN)) == {"ok": True, "problems": [], "id": "plain", "cards": 32, "backs": 2}


def test_every_problem_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "pips" / "C.svg").unlink()
    change(folder / "figures" / "CK.svg", "<ellipse", "<text/><ellipse")
    assert main(["deck", "check", str(folder)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines() == [
        "This drawing of the deck is missing: pips/C.svg",
        "The drawing figures/CK.svg, line 3, may not have this: <text>",
    ]


def test_problems_are_a_document_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "pips" / "C.svg").unlink()
    message = "This drawing of the deck is missing: pips/C.svg"
    expected = {"ok": False, "problems": [{"reason": "missing-drawing", "message": message}]}
    assert document(capsys, "check", str(folder), code=2) == expected


def test_the_list_has_shipped_decks_and_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    own = user_paths().decks
    (copy_of_plain(own, "mine") / "pips" / "C.svg").unlink()
    copy_of_plain(own, SHIPPED[0].name)
    found = document(capsys, "list")
    assert {deck["id"] for deck in found["decks"] if deck["shipped"]} == {folder.name for folder in SHIPPED}
    assert [deck["problems"] for deck in found["decks"] if deck["id"] == "mine"] == [
        [{"reason": "missing-drawing", "message": "This drawing of the deck is missing: pips/C.svg"}]
    ]
    assert [problem["reason"] for problem in found["problems"]] == ["deck-twice"]
    assert main(["deck", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"mine: {own / 'mine'}" in lines
    assert lines[-1] == f"There is already a deck of this name: {SHIPPED[0].name}"


def test_a_sheet_shows_all_cards_and_backs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert document(capsys, "sheet", str(PLAIN), str(out), "--width", "20") == {"ok": True, "cards": 32, "problems": []}
    with Image.open(out) as picture:
        assert picture.size == (2 + 8 * 22, 2 + 5 * 33)


@pytest.mark.parametrize("options", [["--look", "night"], ["--index", "large-learner"], ["--cards", "CQ,HT"]])
def test_a_sheet_follows_its_options(tmp_path: Path, options: list[str]) -> None:
    plain, other = tmp_path / "plain.png", tmp_path / "other.png"
    assert main(["deck", "sheet", str(PLAIN), str(plain), "--width", "60"]) == 0
    assert main(["deck", "sheet", str(PLAIN), str(other), "--width", "60", *options]) == 0
    assert plain.read_bytes() != other.read_bytes()


def test_an_unfinished_deck_is_drawn_and_told_of(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "figures" / "CK.svg").unlink()
    assert main(["deck", "sheet", str(folder), str(tmp_path / "sheet.png"), "--width", "20"]) == 0
    assert capsys.readouterr().out == "Cards drawn: 32\nThis drawing of the deck is missing: figures/CK.svg\n"


def test_checking_a_deck_needs_no_graphics_library(tmp_path: Path) -> None:
    program = (
        "import sys; from cardavia.cli import main; main(['deck', 'check', sys.argv[1]]); "
        "print(sorted(name for name in sys.modules if name.startswith(('PySide6.Qt', 'PIL'))))"
    )
    words = [sys.executable, "-c", program, str(PLAIN)]
    result = subprocess.run(words, capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "['PySide6.QtCore']"


def test_ones_own_deck_is_drawn_by_its_name(tmp_path: Path) -> None:
    copy_of_plain(user_paths().decks, "mine")
    assert main(["deck", "sheet", "mine", str(tmp_path / "sheet.png"), "--width", "20"]) == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tarot", "OUT"], "There is no deck of cards of this name or in this folder: tarot"),
        (["DECK", "OUT", "--cards", "CQ,XX"], "This is not a card: XX"),
        (["DECK", "OUT", "--index", "huge"], "The command cannot be understood: --index huge"),
        (["DECK", "OUT", "--look", "50/50"], "A look is a preset or three numbers from 0 to 100"),
        (["DECK", "OUT", "--width", "5"], "The command cannot be understood: argument --width"),
        (["DECK", "/dev/null/sheet.png"], "The file cannot be written: /dev/null/sheet.png"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], sentence: str
) -> None:
    places = {"DECK": str(PLAIN), "OUT": str(tmp_path / "sheet.png")}
    assert main(["deck", "sheet", *(places.get(word, word) for word in words)]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert not (tmp_path / "sheet.png").exists()
