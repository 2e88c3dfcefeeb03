"""Reading a deck from its folder: a whole one, and what is said of every broken one."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.art.deck import Ace, Pack
from cardavia.art.deck_file import parse_deck
from cardavia.art.deck_model import Corner, Frame, Place
from cardavia.art.deck_reader import load_deck, read_deck
from cardavia.engine.cards import PACK
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.ui.texts import problem_sentence
from tests.art.deck_folders import PLAIN, change, copy_of_plain, deck_of, drawing, plain

TOML = (PLAIN / "deck.toml").read_text(encoding="utf-8")


def test_a_folder_is_a_deck_without_any_code() -> None:
    deck = load_deck(PLAIN)
    assert (deck.id, deck.name, deck.suits, deck.size) == ("plain", "Plain", Pack.FRENCH, (59, 91))
    assert deck.cards == tuple(card.code for card in PACK)
    assert deck.index.corners == (Corner.TOP_LEFT, Corner.BOTTOM_RIGHT)
    assert deck.index.glyph("T") == "10"
    assert deck.index.glyph("9") == "9"
    assert deck.frame == Frame(354, 770, "", ("K", "Q", "J"))
    assert deck.sign("HK") == (Place(-130, -332, 0.8),)
    assert deck.layout("HK") == ()
    assert len(deck.layout("H7")) == 7
    assert deck.backs == ("1", "2")


@pytest.mark.parametrize(("line", "ace"), [("", Ace.USUAL), ('ace = "usual"', Ace.USUAL), ('ace = "ace"', Ace.ACE)])
def test_a_deck_with_german_suits_says_what_its_ace_is_called(line: str, ace: Ace) -> None:
    deck, problems = parse_deck(TOML.replace('suits = "french"', f'suits = "german"\n{line}').encode(), "plain")
    assert problems == []
    assert deck is not None
    assert deck.ace is ace


# What is changed in deck.toml, and the flaw and first name that this must give.
CHANGES = [
    ('id = "plain"', 'id = "other"', Flaw.BAD_VALUE, "deck.id"),
    ('name = "Plain"', "", Flaw.MISSING_KEY, "deck.name"),
    ('name = "Plain"', 'name = ""', Flaw.BAD_VALUE, "deck.name"),
    ('name = "Plain"', 'name = "Plain"\ncolor = 1', Flaw.UNKNOWN_KEY, "deck.color"),
    ('suits = "french"', 'suits = "italian"', Flaw.BAD_VALUE, "deck.suits"),
    ('suits = "french"', 'suits = "german"\nace = "sow"', Flaw.BAD_VALUE, "deck.ace"),
    ('suits = "french"', 'suits = "french"\nace = "ace"', Flaw.UNKNOWN_KEY, "deck.ace"),
    ("size = [59, 91]", "size = [59]", Flaw.BAD_VALUE, "deck.size"),
    ("size = [59, 91]", "size = [59, 9100]", Flaw.BAD_VALUE, "deck.size"),
    ("size = [59, 91]", "size = [59, true]", Flaw.BAD_VALUE, "deck.size"),
    ("size = [59, 91]", "size = [59, nan]", Flaw.BAD_VALUE, "deck.size"),
    ('halves = "double"', 'halves = "triple"', Flaw.BAD_VALUE, "deck.halves"),
    ('halves = "double"', 'halves = "double"\ngrain = 5', Flaw.BAD_VALUE, "deck.grain"),
    ('halves = "double"', 'halves = "double"\nonce = ["X"]', Flaw.BAD_VALUE, "deck.once"),
    ('"T", "9"', '"T", "T"', Flaw.BAD_VALUE, "deck.ranks"),
    ("#f3ecdd", "#F3ECDD", Flaw.BAD_VALUE, "colours.paper"),
    ('ink = "#2a2522"', "ink = 7", Flaw.BAD_VALUE, "colours.ink"),
    ('"top-left", "bottom-right"', '"left"', Flaw.BAD_VALUE, "index.corners"),
    ("height = 126", "height = 100", Flaw.BAD_VALUE, "index.height"),
    ("inset = [62, 38]", "inset = 62", Flaw.BAD_VALUE, "index.inset"),
    ('K = "K"', 'K = "../K"', Flaw.BAD_VALUE, "index.letters.K"),
    ('A = "A", K', 'X = "A", K', Flaw.UNKNOWN_KEY, "index.letters.X"),
    (', D = "#a3262a"', "", Flaw.MISSING_KEY, "index.colours.D"),
    ("pip = 0.9", "pip = 0.9\nlarge = { hight = 200 }", Flaw.UNKNOWN_KEY, "index.large.hight"),
    ("size = [354, 770]", "size = [354, 770]\nranks = 3", Flaw.BAD_VALUE, "frame.ranks"),
    ("K = [[-130, -332, 0.8]]", "K = [[-130, -332]]", Flaw.BAD_VALUE, "signs.K"),
    ("A = [[0, 0, 3]]", "A = [[0, 0, 3, 90]]", Flaw.BAD_VALUE, "layouts.A"),
    ("A = [[0, 0, 3]]", "AC = [[0, 0, 3]]", Flaw.UNKNOWN_KEY, "layouts.AC"),
    ('designs = ["1", "2"]', "designs = []", Flaw.BAD_VALUE, "backs.designs"),
    ("[backs]", "[back]", Flaw.MISSING_KEY, "backs"),
    ("[backs]", "[fronts]\n[backs]", Flaw.UNKNOWN_KEY, "fronts"),
    ("[backs]", "[backs", Flaw.NOT_TOML, ""),
    ("pip = 0.9", f"pip = {'9' * 5000}", Flaw.NOT_TOML, ""),
    ("pip = 0.9", f"pip = 0x{'f' * 5000}", Flaw.BAD_VALUE, "index.pip"),
    ("pip = 0.9", f"pip = {'[' * 3000}{']' * 3000}", Flaw.NOT_TOML, ""),
    ('"8", "7"]', '"8"]', Flaw.UNDRAWN_CARD, "C7"),
    ('"8", "7"]', '"8", "7"]\nmissing = ["DA"]', Flaw.UNDRAWN_CARD, "DA"),
    ('"8", "7"]', '"8", "7", "6"]', Flaw.MISSING_DRAWING, "glyphs/6.svg"),
    ('"8", "7"]', '"8", "7"]\nextra = ["D6"]', Flaw.MISSING_DRAWING, "figures/D6.svg"),
    ('designs = ["1", "2"]', 'designs = ["1", "2", "3"]', Flaw.MISSING_DRAWING, "backs/3.svg"),
    ('designs = ["1", "2"]', 'designs = ["1"]', Flaw.STRAY_DRAWING, "backs/2.svg"),
    ('D = "#a3262a"', 'D = "#dba93f"', Flaw.PALE_INDEX, "D"),
    ('D = "#a3262a"', 'D = "#112233"', Flaw.TOO_MANY_COLOURS, "10"),
]


@pytest.mark.parametrize(("old", "new", "flaw", "name"), CHANGES)
def test_every_mistake_in_the_file_is_named(tmp_path: Path, old: str, new: str, flaw: Flaw, name: str) -> None:
    folder = copy_of_plain(tmp_path)
    # The other red stays in the deck's drawings.
    change(folder / "deck.toml", old, new)
    if flaw is Flaw.TOO_MANY_COLOURS:
        change(folder / "deck.toml", 'S = "#2a2522"', 'S = "#332211"')
    problems = read_deck(folder).problems
    found = [(problem.flaw, problem.names[0]) for problem in problems]
    assert (flaw, name) in found or (flaw is Flaw.NOT_TOML and found[0][0] is flaw)
    with pytest.raises(InputProblem) as caught:
        load_deck(folder)
    assert problem_sentence(caught.value) == problem_sentence(problems[0])


@pytest.mark.parametrize(
    ("part", "data", "flaw"),
    [
        ("pips/C.svg", None, Flaw.MISSING_DRAWING),
        ("figures/CK.svg", None, Flaw.MISSING_DRAWING),
        ("figures/CK.svg", drawing(""), Flaw.WRONG_DRAWING_SIZE),
        ("pips/C.svg", drawing("<text/>"), Flaw.FORBIDDEN_IN_DRAWING),
        ("backs/1.svg", b"", Flaw.NOT_SVG),
        ("figures/CC.svg", drawing(""), Flaw.STRAY_DRAWING),
        ("glyphs/Z.svg", drawing(""), Flaw.WRONG_DRAWING_SIZE),
    ],
)
def test_every_wrong_drawing_is_named(tmp_path: Path, part: str, data: bytes | None, flaw: Flaw) -> None:
    folder = copy_of_plain(tmp_path)
    if data is None:
        (folder / part).unlink()
    else:
        (folder / part).write_bytes(data)
    assert [(problem.flaw, problem.names[0]) for problem in read_deck(folder).problems] == [(flaw, part)]


def test_a_deck_with_problems_can_be_looked_at_without_the_drawings_concerned(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "pips" / "C.svg").unlink()
    assert "pips/C.svg" not in deck_of(folder).parts
    assert "pips/S.svg" in deck_of(folder).parts


def test_several_mistakes_are_told_together(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    change(folder / "deck.toml", 'name = "Plain"', "name = 1\nnickname = 2")
    assert [problem.names[0] for problem in read_deck(folder).problems] == ["deck.name", "deck.nickname"]


def test_a_folder_that_leads_to_itself_is_no_deck(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert [problem.flaw for problem in read_deck(tmp_path / "loop").problems] == [Flaw.UNKNOWN_DECK]


def test_a_folder_that_is_not_there_is_no_deck(tmp_path: Path) -> None:
    assert [problem.flaw for problem in read_deck(tmp_path / "none").problems] == [Flaw.UNKNOWN_DECK]


def test_a_spare_glyph_is_no_mistake(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    (folder / "glyphs" / "O.svg").write_bytes((folder / "glyphs" / "Q.svg").read_bytes())
    assert read_deck(folder).problems == ()


def test_the_digest_is_of_the_content_alone(tmp_path: Path) -> None:
    folder = copy_of_plain(tmp_path)
    assert deck_of(folder).digest == plain().digest
    change(folder / "pips" / "D.svg", "#a3262a", "#2a2522")
    changed = deck_of(folder).digest
    assert changed != plain().digest
    change(folder / "deck.toml", "pip = 0.9", "pip = 1")
    assert deck_of(folder).digest not in (changed, plain().digest)


@given(st.integers(0, len(TOML)), st.integers(0, 40), st.text(max_size=20))
def test_no_file_is_too_strange_to_be_refused(start: int, length: int, noise: str) -> None:
    text = TOML[:start] + noise + TOML[start + length :]
    deck, problems = parse_deck(text.encode(errors="surrogatepass"), "plain")
    assert (deck is None) == (problems != [])
