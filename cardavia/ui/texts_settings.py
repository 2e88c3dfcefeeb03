"""What the settings are called, what each does, and what their values mean."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.storage.settings import UNTIL_CLICK
from cardavia.ui.languages import language_name
from cardavia.ui.settings_specs import Page
from cardavia.ui.texts_base import Counted, Table, decimal, translate

_PAGES = Table(
    "SettingsPages",
    {
        Page.GAME: QT_TRANSLATE_NOOP("SettingsPages", "Game"),
        Page.TABLE: QT_TRANSLATE_NOOP("SettingsPages", "Table"),
        Page.CARDS: QT_TRANSLATE_NOOP("SettingsPages", "Cards"),
        Page.SOUND: QT_TRANSLATE_NOOP("SettingsPages", "Sound"),
        Page.ACCESSIBILITY: QT_TRANSLATE_NOOP("SettingsPages", "Accessibility"),
        Page.KEYS: QT_TRANSLATE_NOOP("SettingsPages", "Keys"),
        Page.LANGUAGE: QT_TRANSLATE_NOOP("SettingsPages", "Language"),
    },
)
_TITLES = Table(
    "SettingTitles",
    {
        "player_name": QT_TRANSLATE_NOOP("SettingTitles", "Your name"),
        "level": QT_TRANSLATE_NOOP("SettingTitles", "Computer players"),
        "sort_order": QT_TRANSLATE_NOOP("SettingTitles", "Order of the hand"),
        "play_forced": QT_TRANSLATE_NOOP("SettingTitles", "Play a forced card by itself"),
        "confirm_play": QT_TRANSLATE_NOOP("SettingTitles", "Confirm before playing"),
        "show_points": QT_TRANSLATE_NOOP("SettingTitles", "Count for me"),
        "theme": QT_TRANSLATE_NOOP("SettingTitles", "Theme"),
        "trick_pause_ms": QT_TRANSLATE_NOOP("SettingTitles", "Trick pause"),
        "animation": QT_TRANSLATE_NOOP("SettingTitles", "Speed of the animation"),
        "reduce_motion": QT_TRANSLATE_NOOP("SettingTitles", "Reduce motion"),
        "sheet_visible": QT_TRANSLATE_NOOP("SettingTitles", "Side panel"),
        "tools_visible": QT_TRANSLATE_NOOP("SettingTitles", "Tool row"),
        "full_screen": QT_TRANSLATE_NOOP("SettingTitles", "Full screen"),
        "deck_schafkopf": QT_TRANSLATE_NOOP("SettingTitles", "Deck for Schafkopf"),
        "deck_doppelkopf": QT_TRANSLATE_NOOP("SettingTitles", "Deck for Doppelkopf"),
        "card_look": QT_TRANSLATE_NOOP("SettingTitles", "Look of the cards"),
        "deck_page": QT_TRANSLATE_NOOP("SettingTitles", "All decks"),
        "volume": QT_TRANSLATE_NOOP("SettingTitles", "Volume"),
        "sound_deal": QT_TRANSLATE_NOOP("SettingTitles", "Cards are dealt"),
        "sound_card": QT_TRANSLATE_NOOP("SettingTitles", "A card is played"),
        "sound_trick": QT_TRANSLATE_NOOP("SettingTitles", "A trick is taken"),
        "sound_call": QT_TRANSLATE_NOOP("SettingTitles", "Somebody calls"),
        "sound_turn": QT_TRANSLATE_NOOP("SettingTitles", "It is your turn"),
        "sound_end": QT_TRANSLATE_NOOP("SettingTitles", "The deal is over"),
        "speech": QT_TRANSLATE_NOOP("SettingTitles", "What a screen reader speaks"),
        "high_contrast": QT_TRANSLATE_NOOP("SettingTitles", "High contrast"),
        "large_index": QT_TRANSLATE_NOOP("SettingTitles", "Large index"),
        "keys": QT_TRANSLATE_NOOP("SettingTitles", "Single letters"),
        "language": QT_TRANSLATE_NOOP("SettingTitles", "Language of the program"),
    },
)
_SENTENCES = Table(
    "SettingSentences",
    {
        "player_name": QT_TRANSLATE_NOOP("SettingSentences", "What the table calls you from the next game on."),
        "level": QT_TRANSLATE_NOOP("SettingSentences", "How well the others play; it changes at once."),
        "sort_order": QT_TRANSLATE_NOOP("SettingSentences", "How the cards in your hand lie."),
        "play_forced": QT_TRANSLATE_NOOP(
            "SettingSentences", "When only one card is legal and nothing else can be said, it is played for you."
        ),
        "confirm_play": QT_TRANSLATE_NOOP(
            "SettingSentences", "The first press marks a card, and only the second plays it."
        ),
        "show_points": QT_TRANSLATE_NOOP(
            "SettingSentences", "The line at the top shows the card points that you have won."
        ),
        "theme": QT_TRANSLATE_NOOP("SettingSentences", "The colours of table and windows."),
        "trick_pause_ms": QT_TRANSLATE_NOOP(
            "SettingSentences", "How long a full trick lies before it is swept; a click on the table ends it sooner."
        ),
        "animation": QT_TRANSLATE_NOOP(
            "SettingSentences", "How fast cards move when they are dealt, played and swept."
        ),
        "reduce_motion": QT_TRANSLATE_NOOP(
            "SettingSentences", "Cards are in their place at once; the pauses stay, so that you can follow."
        ),
        "sheet_visible": QT_TRANSLATE_NOOP(
            "SettingSentences", "Score sheet, log and look of the cards stand beside the table."
        ),
        "tools_visible": QT_TRANSLATE_NOOP(
            "SettingSentences", "What is asked for most often stands beside the menus, one click away."
        ),
        "full_screen": QT_TRANSLATE_NOOP(
            "SettingSentences", "The table fills the screen. F11 does the same; Esc leads back."
        ),
        "deck_schafkopf": QT_TRANSLATE_NOOP("SettingSentences", "The cards that Schafkopf is played with."),
        "deck_doppelkopf": QT_TRANSLATE_NOOP("SettingSentences", "The cards that Doppelkopf is played with."),
        "card_look": QT_TRANSLATE_NOOP(
            "SettingSentences", "Contrast, grain, temperature, back and index are set in the side panel."
        ),
        "deck_page": QT_TRANSLATE_NOOP("SettingSentences", "Every card of every deck, also of your own, in large."),
        "volume": QT_TRANSLATE_NOOP("SettingSentences", "How loud the sounds below are."),
        "sound_deal": QT_TRANSLATE_NOOP("SettingSentences", "The sound of shuffled cards at the start of a deal."),
        "sound_card": QT_TRANSLATE_NOOP("SettingSentences", "The sound of a card laid on the table."),
        "sound_trick": QT_TRANSLATE_NOOP("SettingSentences", "The sound of a trick swept to its winner."),
        "sound_call": QT_TRANSLATE_NOOP("SettingSentences", "A knock for every bid, reservation and announcement."),
        "sound_turn": QT_TRANSLATE_NOOP("SettingSentences", "A soft tone when the table waits for you."),
        "sound_end": QT_TRANSLATE_NOOP("SettingSentences", "Soft tones when the result is shown."),
        "speech": QT_TRANSLATE_NOOP(
            "SettingSentences", "How much of the game is spoken by itself; every answer to a key is spoken anyway."
        ),
        "high_contrast": QT_TRANSLATE_NOOP("SettingSentences", "Black, white and yellow, without any texture."),
        "large_index": QT_TRANSLATE_NOOP(
            "SettingSentences", "Letters and suit signs in the corners are larger on the decks of both games."
        ),
        "keys": QT_TRANSLATE_NOOP(
            "SettingSentences", "Each of these can be asked with one letter at the table; choose which."
        ),
        "language": QT_TRANSLATE_NOOP("SettingSentences", "The language of all texts; it changes at once."),
    },
)
_VALUES = Table(
    "SettingValues",
    {
        ("level", "easy"): QT_TRANSLATE_NOOP("SettingValues", "Easy"),
        ("level", "medium"): QT_TRANSLATE_NOOP("SettingValues", "Medium"),
        ("level", "strong"): QT_TRANSLATE_NOOP("SettingValues", "Strong"),
        ("sort_order", "trump"): QT_TRANSLATE_NOOP("SettingValues", "Trumps first"),
        ("sort_order", "suit"): QT_TRANSLATE_NOOP("SettingValues", "By suit"),
        ("sort_order", "manual"): QT_TRANSLATE_NOOP("SettingValues", "As I lay them"),
        ("theme", "system"): QT_TRANSLATE_NOOP("SettingValues", "Like the system"),
        ("theme", "light"): QT_TRANSLATE_NOOP("SettingValues", "Light"),
        ("theme", "dark"): QT_TRANSLATE_NOOP("SettingValues", "Dark"),
        ("theme", "contrast"): QT_TRANSLATE_NOOP("SettingValues", "High contrast"),
        ("trick_pause_ms", UNTIL_CLICK): QT_TRANSLATE_NOOP("SettingValues", "Until a click"),
        ("trick_pause_ms", 0): QT_TRANSLATE_NOOP("SettingValues", "None"),
        ("animation", 0): QT_TRANSLATE_NOOP("SettingValues", "No animation"),
        ("volume", 0): QT_TRANSLATE_NOOP("SettingValues", "Silent"),
        ("speech", "off"): QT_TRANSLATE_NOOP("SettingValues", "Only what you ask for"),
        ("speech", "cards"): QT_TRANSLATE_NOOP("SettingValues", "Cards and your turn"),
        ("speech", "score"): QT_TRANSLATE_NOOP("SettingValues", "Also tricks and results"),
        ("speech", "all"): QT_TRANSLATE_NOOP("SettingValues", "Everything"),
        ("language", ""): QT_TRANSLATE_NOOP("SettingValues", "Like the system"),
    },
)
SettingValues = Counted("SettingValues")


def page_name(page: Page) -> str:
    """Return what a page is called."""
    return _PAGES.text(page)


def setting_title(key: str) -> str:
    """Return what a setting is called."""
    return _TITLES.text(key)


def setting_sentence(key: str) -> str:
    """Return the sentence that says what a setting does."""
    return _SENTENCES.text(key)


def setting_value(key: str, value: object) -> str:
    """Return a value of a choice or a slider in words."""
    if (key, value) in _VALUES:
        return _VALUES.text((key, value))
    if key == "trick_pause_ms":
        return translate("SettingValues", "{seconds} s").format(seconds=decimal(int(str(value)) / 1000))
    if key == "language":
        return language_name(str(value))
    return SettingValues.tr("%n per cent", "", int(str(value)))
