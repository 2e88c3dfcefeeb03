"""The one place that names a colour or a size: palettes, type scale, spacing, and the theme in force.

>>> THEMES
('system', 'light', 'dark', 'contrast')
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cardavia.ui.stylesheet import stylesheet

SMALL: Final = 12
BODY: Final = 14
LARGE: Final = 17
TITLE: Final = 21
DISPLAY: Final = 28
TYPE_SCALE: Final = (SMALL, BODY, LARGE, TITLE, DISPLAY)
"""Text sizes in pixels at scale 1."""
STEP: Final = 4
"""Spacing in pixels comes in multiples of this."""
CORNER: Final = 6
"""Radius of corners in pixels."""
RING: Final = 2
"""Width of the focus ring in pixels."""

STYLE: Final = "Fusion"
"""Qt's style on every system, under the style sheet of the theme."""
THEMES: Final = ("system", "light", "dark", "contrast")
"""Names that `set_theme` knows; "contrast" is the high contrast one."""

TEXT_CONTRAST: Final = 4.5
"""Least contrast of text to its ground."""
RING_CONTRAST: Final = 3.0
"""Least contrast of a focus ring or a line that means something to its ground."""


class Palette(NamedTuple):
    """The colours of one theme, each as ``#rrggbb``, named by what they are for.

    ``cloth`` is the table with ``cloth_edge`` around it and ``cloth_text`` on both; ``slot`` marks an
    empty place on the cloth, ``gold_on_cloth`` the trick's winner or whose turn it is, ``focus_on_cloth``
    the focus ring. ``paper`` is every panel, ``paper_deep`` a band or a hovered row on it, ``paper_edge``
    its hairlines, ``ink`` and ``ink_soft`` its text, ``focus`` the focus ring on it. ``primary`` is the
    one button that goes on, ``button`` every other, ``off`` one that cannot be used. ``wood`` frames the
    window's bars with ``wood_text`` on it. ``gold`` is the accent with ``gold_text`` on it. ``red`` and
    ``blue`` are text or lines on paper. ``strip`` is the message strip. ``shadow`` is drawn with some
    transparency. ``seats`` are the lines of the graph by seat.
    """

    name: str
    cloth: str
    cloth_edge: str
    cloth_text: str
    slot: str
    gold_on_cloth: str
    focus_on_cloth: str
    paper: str
    paper_deep: str
    paper_edge: str
    ink: str
    ink_soft: str
    focus: str
    button: str
    button_hover: str
    button_pressed: str
    button_edge: str
    button_text: str
    off: str
    off_text: str
    primary: str
    primary_hover: str
    primary_pressed: str
    primary_text: str
    wood: str
    wood_text: str
    gold: str
    gold_text: str
    red: str
    blue: str
    field: str
    field_edge: str
    strip: str
    strip_text: str
    shadow: str
    seats: tuple[str, str, str, str, str]


LIGHT: Final = Palette(
    name="light",
    cloth="#2f5d50",
    cloth_edge="#24493f",
    cloth_text="#f6f0e1",
    slot="#4c7a6c",
    gold_on_cloth="#ecc46f",
    focus_on_cloth="#ffffff",
    paper="#f6f0e1",
    paper_deep="#eae0c8",
    paper_edge="#d3c4a1",
    ink="#221f1c",
    ink_soft="#5f5548",
    focus="#2f5f8f",
    button="#fbf7ec",
    button_hover="#f0e4c6",
    button_pressed="#e3d3ab",
    button_edge="#a58d68",
    button_text="#221f1c",
    off="#ece4d1",
    off_text="#665d51",
    primary="#c9973b",
    primary_hover="#d8aa52",
    primary_pressed="#bd8c32",
    primary_text="#221f1c",
    wood="#7a5a3a",
    wood_text="#fbf5e6",
    gold="#c9973b",
    gold_text="#221f1c",
    red="#b23a2e",
    blue="#2f5f8f",
    field="#fffdf6",
    field_edge="#8f7a59",
    strip="#8a2f25",
    strip_text="#fdf3e4",
    shadow="#14100c",
    seats=("#b23a2e", "#2f5f8f", "#7a5a3a", "#2f5d50", "#6b4a86"),
)

DARK: Final = Palette(
    name="dark",
    cloth="#1c332d",
    cloth_edge="#12231f",
    cloth_text="#ece6d8",
    slot="#3a524b",
    gold_on_cloth="#e0b765",
    focus_on_cloth="#ffffff",
    paper="#191b1d",
    paper_deep="#26282a",
    paper_edge="#3d3b36",
    ink="#ece6d8",
    ink_soft="#b3aa99",
    focus="#8fbbe6",
    button="#282a2c",
    button_hover="#37362f",
    button_pressed="#454034",
    button_edge="#6f675a",
    button_text="#ece6d8",
    off="#212325",
    off_text="#a0988a",
    primary="#d9ae5a",
    primary_hover="#e6c074",
    primary_pressed="#c99c46",
    primary_text="#1b1814",
    wood="#3a2c1e",
    wood_text="#ece0ca",
    gold="#d9ae5a",
    gold_text="#1b1814",
    red="#e88474",
    blue="#8fbbe6",
    field="#101214",
    field_edge="#8b8271",
    strip="#6d261e",
    strip_text="#fbeadb",
    shadow="#000000",
    seats=("#e88474", "#8fbbe6", "#cda57a", "#7fc0a8", "#c3a2e0"),
)

CONTRAST: Final = Palette(
    name="contrast",
    cloth="#000000",
    cloth_edge="#1c1c1c",
    cloth_text="#ffffff",
    slot="#5a5a5a",
    gold_on_cloth="#ffe14a",
    focus_on_cloth="#ffe14a",
    paper="#000000",
    paper_deep="#1c1c1c",
    paper_edge="#ffffff",
    ink="#ffffff",
    ink_soft="#ffffff",
    focus="#ffe14a",
    button="#000000",
    button_hover="#2c2c2c",
    button_pressed="#404040",
    button_edge="#ffffff",
    button_text="#ffffff",
    off="#000000",
    off_text="#c8c8c8",
    primary="#ffe14a",
    primary_hover="#fff0a0",
    primary_pressed="#e0c020",
    primary_text="#000000",
    wood="#000000",
    wood_text="#ffffff",
    gold="#ffe14a",
    gold_text="#000000",
    red="#ff9c8c",
    blue="#a4d0ff",
    field="#000000",
    field_edge="#ffffff",
    strip="#ffffff",
    strip_text="#000000",
    shadow="#000000",
    seats=("#ffe14a", "#a4d0ff", "#ffffff", "#90f0b0", "#ffb0ff"),
)

TEXT_PAIRS: Final = (
    ("cloth_text", "cloth"),
    ("cloth_text", "cloth_edge"),
    ("ink", "paper"),
    ("ink", "paper_deep"),
    ("ink", "field"),
    ("ink_soft", "paper"),
    ("ink_soft", "paper_deep"),
    ("ink_soft", "field"),
    ("button_text", "button"),
    ("button_text", "button_hover"),
    ("button_text", "button_pressed"),
    ("off_text", "off"),
    ("primary_text", "primary"),
    ("primary_text", "primary_hover"),
    ("primary_text", "primary_pressed"),
    ("wood_text", "wood"),
    ("wood_text", "cloth_edge"),
    ("gold_text", "gold"),
    ("gold_text", "gold_on_cloth"),
    ("red", "paper"),
    ("red", "paper_deep"),
    ("blue", "paper"),
    ("blue", "paper_deep"),
    ("strip_text", "strip"),
)
"""Which colour of text stands on which ground; text on any other pair is a mistake."""

MARK_PAIRS: Final = (
    ("focus", "paper"),
    ("focus", "button"),
    ("focus", "field"),
    ("focus_on_cloth", "cloth"),
    ("focus_on_cloth", "wood"),
    ("gold_on_cloth", "cloth"),
    ("field_edge", "field"),
)
"""Rings and edges that mean something, and their grounds."""

_BY_NAME: Final = {palette.name: palette for palette in (LIGHT, DARK, CONTRAST)}


class _Theme(QObject):
    """Holds the theme that was asked for and the palette that follows from it."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = "light"
        self.palette = LIGHT
        self.following = False
        self.styled: QApplication | None = None

    def apply(self) -> None:
        """Give the application the palette; one it already has costs nothing."""
        chosen = _BY_NAME.get(self.wanted) or _system_palette()
        app = QApplication.instance()
        self.palette = chosen
        if isinstance(app, QApplication) and app.property("cardavia_theme") != chosen.name:
            app.setProperty("cardavia_theme", chosen.name)
            # Setting a style anew would polish every widget once more.
            if self.styled is not app:
                app.setStyle(STYLE)
                self.styled = app
            # A sheet that replaces another is worked out anew for every widget and once more for each of its ancestors;
            # where there was none, for every widget once.
            app.setStyleSheet("")
            app.setPalette(_qt_palette(chosen))
            app.setFont(font(BODY))
            app.setStyleSheet(stylesheet(_names(chosen), TYPE_SCALE, STEP, CORNER, RING))

    def follow_system(self) -> None:
        """Follow the desktop from light to dark and back, while that is wanted."""
        if not self.following:
            self.following = True
            QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)


_theme: Final = _Theme()


def new_application(name: str) -> QApplication:
    """Return an application in the style of the themes; there may be one a process."""
    # Setting the style later would make PySide load all that a style can be asked, which takes longer than most else.
    app = QApplication([name, "-style", STYLE])
    _theme.styled = app
    return app


def palette() -> Palette:
    """Return the palette in force; a widget asks for it whenever it paints."""
    return _theme.palette


def set_theme(name: str) -> None:
    """Put a theme of `THEMES` in force; KeyError names any other.

    Every widget of the running application is repainted and gets ``QEvent.Type.PaletteChange``.
    """
    if name not in THEMES:
        raise KeyError(name)
    _theme.wanted = name
    if name == "system":
        _theme.follow_system()
    _theme.apply()


def color(value: str, opacity: float = 1.0) -> QColor:
    """Return a palette's colour with an opacity of 0..1."""
    result = QColor(value)
    result.setAlphaF(opacity)
    return result


def font(pixels: int, bold: bool = False) -> QFont:
    """Return the system's own font in a size of the type scale."""
    result = QFont(QGuiApplication.font())
    result.setPixelSize(pixels)
    result.setBold(bold)
    return result


def space(steps: int) -> int:
    """Return a distance of that many steps in pixels."""
    return STEP * steps


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21, as the Web Content Accessibility Guidelines define it."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(value: str) -> float:
    red, green, blue = (_linear(int(value[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _system_palette() -> Palette:
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def _names(chosen: Palette) -> dict[str, str]:
    return {name: value for name, value in chosen._asdict().items() if name != "seats"}


def _qt_palette(chosen: Palette) -> QPalette:
    role = QPalette.ColorRole
    roles = {
        role.Window: chosen.paper,
        role.WindowText: chosen.ink,
        role.Base: chosen.field,
        role.AlternateBase: chosen.paper_deep,
        role.Text: chosen.ink,
        role.PlaceholderText: chosen.ink_soft,
        role.Button: chosen.button,
        role.ButtonText: chosen.button_text,
        role.BrightText: chosen.red,
        role.ToolTipBase: chosen.paper,
        role.ToolTipText: chosen.ink,
        role.Highlight: chosen.gold,
        role.HighlightedText: chosen.gold_text,
        role.Link: chosen.blue,
        role.LinkVisited: chosen.blue,
    }
    result = QPalette(QColor(chosen.button), QColor(chosen.paper))
    for name, value in roles.items():
        result.setColor(name, QColor(value))
    _grey_out(result, chosen)
    return result


def _grey_out(result: QPalette, chosen: Palette) -> None:
    role = QPalette.ColorRole
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(chosen.off_text))
