"""The three sliders and their text."""

import json

import pytest

from cardavia.art.look import PRESETS, Look
from cardavia.engine.errors import Flaw, InputProblem

LOOKS = [Look(), Look(0, 0, 0), Look(100, 7, 50), *PRESETS.values()]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_look_is_read_as_it_is_written(look: Look) -> None:
    assert Look.parse(str(look)) == look
    assert Look.of_entry(json.loads(json.dumps(look.entry()))) == look


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_is_known_by_its_key(key: str) -> None:
    assert Look.parse(key) == PRESETS[key]
    assert PRESETS[key].preset == key


def test_every_other_look_is_no_preset() -> None:
    assert Look(1, 2, 3).preset is None
    assert len(set(PRESETS.values())) == len(PRESETS) == 5


@pytest.mark.parametrize("text", ["", "50/50", "50/50/101", "-1/50/50", "a/b/c", "sepia", "50/50/50/50"])
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(InputProblem) as caught:
        Look.parse(text)
    assert (caught.value.flaw, caught.value.names) == (Flaw.BAD_LOOK, (text,))


@pytest.mark.parametrize("number", [-1, 101, True, 1.5])
def test_a_slider_stays_within_its_ends(number: int) -> None:
    with pytest.raises(ValueError, match="grain"):
        Look(grain=number)


@pytest.mark.parametrize("entry", [None, 3, [], {}, {"contrast": "9", "grain": 101, "temperature": True, "x": 1}])
def test_what_is_missing_or_wrong_in_a_file_is_neutral(entry: object) -> None:
    assert Look.of_entry(entry) == Look()


def test_what_is_right_in_a_file_is_kept() -> None:
    assert Look.of_entry({"contrast": 10, "grain": None}) == Look(contrast=10)
