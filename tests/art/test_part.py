"""What a drawing of a deck may hold, and that everything else is refused with its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.art.deck_model import PIP_BOX
from cardavia.art.part import LARGEST_PART, read_part
from cardavia.engine.errors import Flaw
from tests.art.deck_folders import drawing

ALLOWED = [
    '<path d="M0,0 L1e1,-.5 A5,5 0 0 1 3,3Z" fill="#a3262a"/>',
    '<g transform="translate(1 2) rotate(-30), scale(.5)" stroke-width="7"><circle cx="0" cy="0" r="3"/></g>',
    '<ellipse cx="1" cy="1" rx="2" ry="3" fill="none"/><line x1="0" y1="0" x2="1" y2="1" stroke-linecap="round"/>',
    '<rect x="0" y="0" width="2" height="3" rx="1" ry="1" fill-rule="evenodd"/>',
    '<polygon points="0,0 1,1 2,0" stroke-linejoin="bevel"/><polyline points="0 0 1 1"/>',
]
FORBIDDEN = [
    ("<text>A</text>", "<text>"),
    ('<use href="#a"/>', "<use>"),
    ("<style>path{}</style>", "<style>"),
    ("<!-- note -->", "<!-- -->"),
    ("<?php ?>", "<?php?>"),
    ("loose words", "loose words"),
    ('<image href="a.png"/>', "<image>"),
    ("<svg/>", "<svg>"),
    ('<path d="M0,0" class="a"/>', "class"),
    ('<path d="M0,0" style="fill:red"/>', "style"),
    ('<path d="M0,0" opacity=".5"/>', "opacity"),
    ('<circle d="M0,0"/>', "d"),
    ('<path d="M0,0" onclick="f()"/>', "onclick"),
]
BAD_VALUES = [
    ('<path d="M0,0" fill="red"/>', "fill", "red"),
    ('<path d="M0,0" fill="#A3262A"/>', "fill", "#A3262A"),
    ('<path d="M0,0" fill="currentColor"/>', "fill", "currentColor"),
    ('<path d="M0,0" stroke="url(#a)"/>', "stroke", "url(#a)"),
    ('<path d="L0,0"/>', "d", "L0,0"),
    ('<circle r="50%"/>', "r", "50%"),
    ('<circle r="nan"/>', "r", "nan"),
    ('<g transform="turn(3)"/>', "transform", "turn(3)"),
    ('<path d="M0,0" stroke-linejoin="arcs"/>', "stroke-linejoin", "arcs"),
]


@pytest.mark.parametrize("content", ALLOWED)
def test_a_drawing_is_kept_as_it_is(content: str) -> None:
    part, problems = read_part("pips/C.svg", drawing(content), PIP_BOX)
    assert problems == []
    assert part is not None
    assert part.body == content


def test_a_drawing_tells_its_colours() -> None:
    content = '<g fill="#112233"><path d="M0,0" fill="none" stroke="#445566"/></g>'
    part, _ = read_part("pips/C.svg", drawing(content), PIP_BOX)
    assert part is not None
    assert part.colours == {"#112233", "#445566"}


@pytest.mark.parametrize(("content", "found"), FORBIDDEN)
def test_anything_else_is_refused_with_its_line(content: str, found: str) -> None:
    part, problems = read_part("pips/C.svg", drawing("\n" + content), PIP_BOX)
    assert part is None
    assert (problems[0].flaw, problems[0].names) == (Flaw.FORBIDDEN_IN_DRAWING, ("pips/C.svg", "2", found))


@pytest.mark.parametrize(("content", "name", "value"), BAD_VALUES)
def test_a_wrong_value_is_refused(content: str, name: str, value: str) -> None:
    part, problems = read_part("pips/C.svg", drawing(content), PIP_BOX)
    assert part is None
    assert (problems[0].flaw, problems[0].names) == (Flaw.BAD_DRAWING_VALUE, ("pips/C.svg", "1", name, value))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg",
        b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100'><g></svg>",
        b"<svg viewBox='-50 -50 100 100'/>",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='a b c d'/>",
        b"\xff\xfe",
    ],
)
def test_what_is_no_svg_document_is_refused(data: bytes) -> None:
    part, problems = read_part("pips/C.svg", data, PIP_BOX)
    assert part is None
    assert [problem.flaw for problem in problems] == [Flaw.NOT_SVG]


def test_a_document_type_is_not_read_further() -> None:
    entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 20}">' for n in range(1, 9))
    bomb = f'<!DOCTYPE svg [<!ENTITY e0 "ha">{entities}]>'.encode() + drawing("&e8;")
    part, problems = read_part("pips/C.svg", bomb, PIP_BOX)
    assert part is None
    assert problems[0].names[2] == "<!DOCTYPE>"


def test_the_box_must_be_the_one_of_its_place() -> None:
    part, problems = read_part("pips/C.svg", drawing("", "0 0 100 100"), PIP_BOX)
    assert part is None
    assert problems[0].names == ("pips/C.svg", "0 0 100 100", "-50 -50 100 100")


@pytest.mark.parametrize(("box", "good"), [("0 0 70 100", True), ("0 0 70 90", False), ("0 0 900 100", False)])
def test_a_glyph_is_as_wide_as_it_likes_within_limits(box: str, good: bool) -> None:
    part, problems = read_part("glyphs/A.svg", drawing('<path d="M0,0" fill="currentColor"/>', box), None)
    assert (part is not None) == good == (problems == [])


def test_a_glyph_has_no_colour_of_its_own() -> None:
    part, problems = read_part("glyphs/A.svg", drawing('<path d="M0,0" fill="#000000"/>', "0 0 70 100"), None)
    assert part is None
    assert problems[0].flaw is Flaw.BAD_DRAWING_VALUE


def test_a_long_drawing_is_refused_unread() -> None:
    data = drawing('<path d="M0,0"/>' * 10_000)
    assert len(data) > LARGEST_PART
    _, problems = read_part("pips/C.svg", data, PIP_BOX)
    assert [problem.flaw for problem in problems] == [Flaw.LONG_DRAWING]


def test_a_drawing_full_of_mistakes_tells_only_some() -> None:
    _, problems = read_part("pips/C.svg", drawing("<text/>" * 100), PIP_BOX)
    assert 1 < len(problems) <= 10


@given(st.binary(max_size=200), st.integers(0, 80))
def test_no_data_is_too_strange_to_be_refused(noise: bytes, place: int) -> None:
    whole = drawing('<path d="M0,0 L9,9" fill="#a3262a"/>')
    part, problems = read_part("pips/C.svg", whole[:place] + noise + whole[place:], PIP_BOX)
    assert (part is None) == (problems != [])
