import pytest

from cardavia.art.drawing import Role, Shape, Tone, contrast, svg


def test_a_twin_is_drawn_mirrored_too() -> None:
    once = svg([Shape("M1,2 L3,4")])
    assert svg([Shape("M1,2 L3,4", twin=True)]) == f'{once}<g transform="scale(-1 1)">{once}</g>'


def test_a_role_takes_the_colour_of_the_suit() -> None:
    shape = Shape("M0,0 H9", Role.CLOTH, ink=Role.TRIM)
    text = svg([shape], {Role.CLOTH: Tone.BLUE, Role.TRIM: Tone.GOLD})
    assert f'fill="{Tone.BLUE.value}" stroke="{Tone.GOLD.value}"' in text


def test_a_role_without_a_colour_is_refused() -> None:
    with pytest.raises(KeyError):
        svg([Shape("M0,0 H9", Role.HAIR)], {Role.CLOTH: Tone.BLUE})


def test_contrast_does_not_depend_on_the_order() -> None:
    assert contrast(Tone.INK, Tone.PAPER) == contrast(Tone.PAPER, Tone.INK) > 10
    assert contrast(Tone.RED, Tone.RED) == 1
