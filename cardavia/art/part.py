"""Reading one drawing of a deck: a small part of SVG, everything else is refused (``docs/decks.md``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from xml.parsers import expat

from cardavia.art.deck_model import Box, Part
from cardavia.engine.errors import Flaw, InputProblem

LARGEST_PART: Final = 40_000
"""Most bytes of a drawing."""

_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?"
_SEVERAL: Final = rf"\s*{_NUMBER}(?:[\s,]*{_NUMBER})*\s*"
_NUMBERS: Final = re.compile(_SEVERAL)
_ONE_NUMBER: Final = re.compile(_NUMBER)
_PATH: Final = re.compile(r"\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*")
_TRANSFORM: Final = re.compile(rf"(?:\s*,?\s*(?:translate|rotate|scale|matrix|skewX|skewY)\s*\({_SEVERAL}\))+\s*")
_PAINT: Final = re.compile(r"#[0-9a-f]{6}|none")
_CURRENT: Final = re.compile(r"currentColor|none")
_VALUES: Final[Mapping[str, re.Pattern[str]]] = {
    "d": _PATH,
    "points": _NUMBERS,
    "transform": _TRANSFORM,
    "fill": _PAINT,
    "stroke": _PAINT,
    "fill-rule": re.compile("nonzero|evenodd"),
    "stroke-linejoin": re.compile("miter|round|bevel"),
    "stroke-linecap": re.compile("butt|round|square"),
}
"""What the attributes may hold; every other one is a number."""
_STYLE: Final = frozenset(
    {"fill", "stroke", "fill-rule", "stroke-width", "stroke-linejoin", "stroke-linecap", "transform"}
)
_SHAPES: Final[Mapping[str, frozenset[str]]] = {
    "g": _STYLE,
    "path": _STYLE | {"d"},
    "circle": _STYLE | {"cx", "cy", "r"},
    "ellipse": _STYLE | {"cx", "cy", "rx", "ry"},
    "rect": _STYLE | {"x", "y", "width", "height", "rx", "ry"},
    "polygon": _STYLE | {"points"},
    "polyline": _STYLE | {"points"},
    "line": _STYLE | {"x1", "y1", "x2", "y2"},
}
_ROOT: Final = frozenset({"xmlns", "viewBox"})
_MOST_PROBLEMS: Final = 10


class _Stop(Exception):
    """Enough is known: the rest of the document is not read."""


def read_part(name: str, data: bytes, box: Box | None) -> tuple[Part | None, list[InputProblem]]:
    """Return the drawing in the data and what is wrong with it; there is none if anything is.

    ``box`` is the viewBox that it must have; None is that of an index glyph, whose width is free and whose paint is
    only ``currentColor``.
    """
    if len(data) > LARGEST_PART:
        return None, [InputProblem(Flaw.LONG_DRAWING, (name, str(LARGEST_PART)))]
    reader = _Reader(name, is_glyph=box is None)
    reader.read(data)
    if not reader.problems:
        reader.check_box(box)
    if reader.problems:
        return None, reader.problems
    return Part(_body(data.decode("utf-8")), reader.box, frozenset(reader.colours)), []


class _Reader:
    """Goes through one document once and notes what may not be in it."""

    def __init__(self, name: str, is_glyph: bool) -> None:
        self.problems: list[InputProblem] = []
        self.colours: set[str] = set()
        self.box: Box = (0.0, 0.0, 0.0, 0.0)
        self._name = name
        self._paint = _CURRENT if is_glyph else _PAINT
        self._depth = 0
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.CommentHandler = lambda text: self._forbid("<!-- -->")
        self._parser.ProcessingInstructionHandler = lambda target, text: self._forbid(f"<?{target}?>")
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.StartCdataSectionHandler = lambda: self._forbid("<![CDATA[")

    def read(self, data: bytes) -> None:
        """Go through the document."""
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            self._note(Flaw.NOT_SVG, str(error))
        except _Stop:
            return

    def check_box(self, box: Box | None) -> None:
        """Note a viewBox other than the one that is needed."""
        left, top, width, height = self.box
        if box is None:
            if (left, top, height) != (0, 0, 100) or not 10 <= width <= 200:
                self._note(Flaw.WRONG_DRAWING_SIZE, _box_text(self.box), "0 0 10..200 100")
        elif self.box != box:
            self._note(Flaw.WRONG_DRAWING_SIZE, _box_text(self.box), _box_text(box))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth == 1:
            self._root(tag, attributes)
        elif tag not in _SHAPES:
            self._forbid(f"<{tag}>")
        else:
            self._shape(_SHAPES[tag], attributes)

    def _end(self, tag: str) -> None:
        self._depth -= 1

    def _root(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "svg" or attributes.get("xmlns") != _NAMESPACE:
            self._note(Flaw.NOT_SVG, f'<svg xmlns="{_NAMESPACE}">?')
            raise _Stop
        for name in attributes:
            if name not in _ROOT:
                self._forbid(f"<svg {name}>")
        numbers = attributes.get("viewBox", "").split()
        if len(numbers) != 4 or not all(map(_ONE_NUMBER.fullmatch, numbers)):
            self._note(Flaw.NOT_SVG, "viewBox?")
            raise _Stop
        left, top, width, height = map(float, numbers)
        self.box = (left, top, width, height)

    def _shape(self, allowed: frozenset[str], attributes: dict[str, str]) -> None:
        for name, value in attributes.items():
            if name not in allowed:
                self._forbid(name)
            elif not self._is_valid(name, value):
                line = str(self._parser.CurrentLineNumber)
                self._note(Flaw.BAD_DRAWING_VALUE, line, name, value)

    def _is_valid(self, name: str, value: str) -> bool:
        if name in ("fill", "stroke"):
            if value.startswith("#"):
                self.colours.add(value)
            return self._paint.fullmatch(value) is not None
        return _VALUES.get(name, _ONE_NUMBER).fullmatch(value) is not None

    def _text(self, text: str) -> None:
        if not text.isspace():
            self._forbid(text.strip()[:20])

    def _doctype(self, *_: object) -> None:
        self._forbid("<!DOCTYPE>")
        # What a document type declares may grow without limit.
        raise _Stop

    def _forbid(self, found: str) -> None:
        self._note(Flaw.FORBIDDEN_IN_DRAWING, str(self._parser.CurrentLineNumber), found)

    def _note(self, flaw: Flaw, *names: str) -> None:
        self.problems.append(InputProblem(flaw, (self._name, *names)))
        if len(self.problems) >= _MOST_PROBLEMS:
            raise _Stop


def _body(text: str) -> str:
    """Return what stands inside the root element, without the space between elements."""
    start, end = text.index(">", text.index("<svg")) + 1, text.rfind("</svg")
    inside = "" if end < start else text[start:end]
    return re.sub(r">\s+<", "><", inside.strip())


def _box_text(box: Box) -> str:
    return " ".join(f"{number:g}" for number in box)
