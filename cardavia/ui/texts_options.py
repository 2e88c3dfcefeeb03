"""What every option of both games is called, what it does, and its values in words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.cards import Card
from cardavia.engine.contract import Contract
from cardavia.engine.options import Value
from cardavia.ui import texts_options_doppelkopf as doppelkopf
from cardavia.ui import texts_options_schafkopf as schafkopf
from cardavia.ui.texts_base import Counted, Table, joined, translate
from cardavia.ui.texts_cards import card_name
from cardavia.ui.texts_contracts import contract_name

OptionValues = Counted("OptionValues")

_VALUES = Table(
    "OptionValues",
    {
        ("dulle", "first"): QT_TRANSLATE_NOOP("OptionValues", "the first one"),
        ("dulle", "second"): QT_TRANSLATE_NOOP("OptionValues", "the second one"),
        ("dulle", "second-except-last"): QT_TRANSLATE_NOOP("OptionValues", "the second, but not in the last trick"),
        ("dulle", "second-only-last"): QT_TRANSLATE_NOOP("OptionValues", "the second in the last trick only"),
        ("dulle", "plain"): QT_TRANSLATE_NOOP("OptionValues", "no trump, a plain card"),
        ("piglets", "off"): QT_TRANSLATE_NOOP("OptionValues", "off"),
        ("piglets", "diamonds"): QT_TRANSLATE_NOOP("OptionValues", "both foxes"),
        ("piglets", "trump-suit"): QT_TRANSLATE_NOOP("OptionValues", "both aces of the trump suit"),
        ("poverty_refused", "redeal"): QT_TRANSLATE_NOOP("OptionValues", "the same dealer deals again"),
        ("poverty_refused", "black-sow"): QT_TRANSLATE_NOOP("OptionValues", "black sow"),
        ("wedding_trick", "any"): QT_TRANSLATE_NOOP("OptionValues", "any of them"),
        ("wedding_trick", "plain"): QT_TRANSLATE_NOOP("OptionValues", "only those led with a plain suit"),
        ("solo_lead", "first-seat"): QT_TRANSLATE_NOOP("OptionValues", "the player left of the dealer"),
        ("solo_lead", "compulsory-soloist"): QT_TRANSLATE_NOOP("OptionValues", "only a compulsory soloist"),
        ("solo_lead", "soloist"): QT_TRANSLATE_NOOP("OptionValues", "the soloist"),
        ("solo_priority", "first"): QT_TRANSLATE_NOOP("OptionValues", "the first from the dealer’s left"),
        ("solo_priority", "last"): QT_TRANSLATE_NOOP("OptionValues", "the last from the dealer’s left"),
        ("solo_priority", "auction"): QT_TRANSLATE_NOOP("OptionValues", "who promises more in an auction"),
        ("solo_factor", "1"): QT_TRANSLATE_NOOP("OptionValues", "as usual"),
        ("solo_factor", "2"): QT_TRANSLATE_NOOP("OptionValues", "double"),
        ("scoring", "ddv"): QT_TRANSLATE_NOOP("OptionValues", "DDV: a point for each promise"),
        ("scoring", "pagat"): QT_TRANSLATE_NOOP("OptionValues", "Pagat: one if kept, two if missed"),
        ("doppelkopf_trick", "forty"): QT_TRANSLATE_NOOP("OptionValues", "every one"),
        ("doppelkopf_trick", "pairs"): QT_TRANSLATE_NOOP("OptionValues", "only two pairs of equal cards"),
        ("all_pass", "next-dealer"): QT_TRANSLATE_NOOP("OptionValues", "the next dealer deals"),
        ("all_pass", "same-dealer"): QT_TRANSLATE_NOOP("OptionValues", "the same dealer deals again"),
        ("all_pass", "ramsch"): QT_TRANSLATE_NOOP("OptionValues", "Ramsch is played"),
        ("all_pass", "muss"): QT_TRANSLATE_NOOP("OptionValues", "Muss: the highest trump plays"),
        ("all_pass", "stock"): QT_TRANSLATE_NOOP("OptionValues", "everybody pays 1 into the stock"),
        ("tariff", "units"): QT_TRANSLATE_NOOP("OptionValues", "units of the classic rules"),
        ("tariff", "tournament"): QT_TRANSLATE_NOOP("OptionValues", "tournament values, no runners"),
        ("kontra", "0"): QT_TRANSLATE_NOOP("OptionValues", "off"),
        ("kontra", "1"): QT_TRANSLATE_NOOP("OptionValues", "Kontra"),
        ("kontra", "2"): QT_TRANSLATE_NOOP("OptionValues", "Kontra and Re"),
        ("kontra", "3"): QT_TRANSLATE_NOOP("OptionValues", "Kontra, Re and Sub"),
        ("kontra", "4"): QT_TRANSLATE_NOOP("OptionValues", "Kontra, Re, Sub and Hirsch"),
    },
)


def option_name(name: str, pack: Pack) -> str:
    """Return what the option is called; KeyError when neither game has it."""
    by_pack = doppelkopf.NAMES_BY_PACK[pack]
    tables = (by_pack, doppelkopf.NAMES, schafkopf.NAMES)
    return _first(tables, name)


def option_description(name: str, pack: Pack) -> str:
    """Return what the option does, in one sentence; KeyError when neither game has it."""
    by_pack = (doppelkopf.DESCRIPTIONS_BY_PACK[pack], schafkopf.DESCRIPTIONS_BY_PACK[pack])
    return _first((*by_pack, doppelkopf.DESCRIPTIONS, schafkopf.DESCRIPTIONS), name)


def option_value(name: str, value: Value, pack: Pack) -> str:
    """Return the value of the option in words, such as "off" or "8 deals"."""
    if isinstance(value, bool):
        return translate("OptionValues", "on") if value else translate("OptionValues", "off")
    if isinstance(value, tuple):
        return _solos(value, pack)
    if name == "parties_by":
        return card_name(Card.parse(str(value)), pack)
    key = (name, str(value))
    return _VALUES.text(key) if key in _VALUES or isinstance(value, str) else _number(name, value)


def _first(tables: tuple[Table[str], ...], name: str) -> str:
    table = next((table for table in tables if name in table), None)
    if table is None:
        raise KeyError(name)
    return table.text(name)


def _solos(solos: tuple[str, ...], pack: Pack) -> str:
    if not solos:
        return translate("OptionValues", "none")
    return joined(contract_name(Contract.parse(f"solo-{solo}"), pack) for solo in solos)


def _number(name: str, value: int) -> str:
    match name:
        case "deals" if value == 0:
            return translate("OptionValues", "open end")
        case "deals":
            return OptionValues.tr("%n deals", "", value)
        case "seats":
            return OptionValues.tr("%n players", "", value)
        case "announce_cards":
            return OptionValues.tr("%n cards", "", value)
        case "tout_value" | "sie_value":
            return OptionValues.tr("%n units", "", value)
        case _:
            return OptionValues.tr("%n game points", "", value)
