"""How a page of the rule book looks: the style sheet of its HTML, from the theme in force."""

from __future__ import annotations

from string import Template
from typing import Final

from cardavia.storage.settings import USUAL_ZOOM
from cardavia.ui.theme import LIGHT, Palette, palette, space

ZOOM_STEP: Final = 20
"""By how many per cent one step enlarges the letters."""
CARD: Final = 46
"""Width of a card in a row of them, in pixels at the usual zoom."""
# Headings have no size here: Qt makes them of the body's, by the steps of the type scale.
_SHEET: Final = Template("""
body { color: $ink; }
h1 { margin: 0 0 ${s2}px 0; }
h2 { margin: ${s6}px 0 ${s1}px 0; }
h3 { margin: ${s4}px 0 ${s1}px 0; }
p { margin: ${s2}px 0 ${s2}px 0; line-height: 135%; }
li { margin: ${s1}px 0 ${s1}px 0; line-height: 135%; }
p.cards { line-height: 100%; }
p.header { color: $ink_soft; }
a { color: $link; text-decoration: underline; }
a.setting { font-weight: normal; }
b.on { color: $ink; }
b.off { color: $ink_soft; }
table.table { border-collapse: collapse; border: 1px solid $paper_edge; margin: ${s2}px 0 ${s3}px 0; }
table.table th { background-color: $paper_deep; text-align: left; }
table.trick { margin: ${s2}px 0 ${s2}px 0; }
tr.marked td { background-color: $paper_deep; font-weight: bold; }
table.on { border-collapse: collapse; margin: ${s2}px 0 ${s2}px 0; }
td.on { background-color: $paper_deep; border: 2px solid $gold; padding: ${s1}px ${s3}px ${s1}px ${s3}px; }
table.off { border-collapse: collapse; margin: ${s1}px 0 ${s1}px 0; }
td.off { padding: 0 ${s3}px 0 ${s3}px; color: $ink_soft; }
""")


def scaled(pixels: float, zoom: int) -> int:
    """Return a size at a zoom in per cent, in pixels."""
    return max(1, round(pixels * zoom / USUAL_ZOOM))


def page_style() -> str:
    """Return the style sheet for the screen, in the colours of the theme in force."""
    return _style(palette())


def paper_style() -> str:
    """Return the style sheet for paper."""
    return _style(LIGHT)


def _style(colours: Palette) -> str:
    distances = {f"s{steps}": space(steps) for steps in (1, 2, 3, 4, 6)}
    inks = {"ink": colours.ink, "ink_soft": colours.ink_soft, "link": colours.blue, "gold": colours.gold}
    return _SHEET.substitute(inks, paper_deep=colours.paper_deep, paper_edge=colours.paper_edge, **distances)
