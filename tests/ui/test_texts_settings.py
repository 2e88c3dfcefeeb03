"""The settings in words."""

import pytest

from cardavia.storage.settings import UNTIL_CLICK
from cardavia.ui.settings_specs import SETTINGS, Kind, Page, Setting
from cardavia.ui.texts_settings import page_name, setting_sentence, setting_title, setting_value

KEYS = sorted({setting.key for setting in SETTINGS})


def say_settings() -> None:
    """Ask every text of the settings, for the test that all can be translated."""
    for page in Page:
        page_name(page)
    for setting in SETTINGS:
        setting_title(setting.key)
        setting_sentence(setting.key)
        for value in setting.values if setting.kind in (Kind.CHOICE, Kind.SLIDER) else ():
            setting_value(setting.key, value)
    setting_value("language", "")


def test_pages_and_titles_differ() -> None:
    assert len({page_name(page) for page in Page}) == len(Page)
    assert len({setting_title(key) for key in KEYS}) == len(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_each_setting_has_whole_sentences(key: str) -> None:
    sentence = setting_sentence(key)
    assert sentence[0].isupper()
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("trick_pause_ms", UNTIL_CLICK, "Until a click"),
        ("trick_pause_ms", 0, "None"),
        ("trick_pause_ms", 1500, "1.5 s"),
        ("animation", 0, "No animation"),
        ("animation", 200, "200 per cent"),
        ("volume", 0, "Silent"),
        ("language", "", "Like the system"),
        ("language", "uk", "Українська"),
        ("language", "de", "Deutsch"),
    ],
)
def test_a_value_is_said_in_words(key: str, value: object, words: str) -> None:
    assert setting_value(key, value) == words


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.kind is Kind.CHOICE])
def test_the_values_of_a_choice_differ(setting: Setting) -> None:
    values = [setting_value(setting.key, value) for value in setting.values]
    assert len(set(values)) == len(values) > 1
