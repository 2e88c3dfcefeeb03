import pytest

from cardavia.art.deck import Pack


def test_a_pack_has_the_shape_of_its_real_cards() -> None:
    assert Pack.FRENCH.aspect == pytest.approx(91 / 59)
    assert Pack.GERMAN.aspect == pytest.approx(100 / 56)
