from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from cardavia.ui import theme
from cardavia.ui.cloth import paint_cloth


@pytest.fixture(autouse=True)
def _theme(qapp: object) -> Iterator[None]:
    yield
    theme.set_theme("light")


def painted(name: str, width: int, height: int) -> QImage:
    theme.set_theme(name)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_cloth(painter, QSize(width, height), image.rect())
    painter.end()
    return image


def colours_in(image: QImage, side: int) -> set[str]:
    """Return the colours of a square in the middle."""
    left, top = (image.width() - side) // 2, (image.height() - side) // 2
    return {image.pixelColor(left + x, top + y).name() for x in range(side) for y in range(side)}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_cloth_is_felt(name: str) -> None:
    assert len(colours_in(painted(name, 800, 600), 24)) > 4


def test_high_contrast_has_no_texture() -> None:
    assert len(colours_in(painted("contrast", 800, 600), 24)) == 1


@pytest.mark.parametrize("size", [(540, 500), (1281, 801), (2560, 1440)])
def test_the_cloth_covers_a_table_of_any_size(size: tuple[int, int]) -> None:
    image = painted("light", *size)
    corners = [image.pixelColor(x, y).name() for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert "#000000" not in corners


def test_the_cloth_is_the_same_at_every_painting() -> None:
    assert painted("light", 600, 500) == painted("light", 600, 500)
