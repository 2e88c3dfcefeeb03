"""What a seat has said in its own words, as its bubble shows it; a button says what pressing it does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Bid, Call, Raise, Say, Verb
from cardavia.engine.cards import Hand
from cardavia.engine.contract import Contract, Kind
from cardavia.ui.texts_base import Table, translate
from cardavia.ui.texts_calls import bid_label
from cardavia.ui.texts_contracts import called_card, contract_name

_VERBS = Table(
    "Said",
    {
        Verb.HEALTHY: QT_TRANSLATE_NOOP("Said", "Healthy"),
        Verb.THROW: QT_TRANSLATE_NOOP("Said", "I throw in"),
        Verb.ACCEPT: QT_TRANSLATE_NOOP("Said", "I accept"),
        Verb.DECLINE: QT_TRANSLATE_NOOP("Said", "I decline"),
        Verb.HOLD: QT_TRANSLATE_NOOP("Said", "I hold"),
        Verb.YIELD: QT_TRANSLATE_NOOP("Said", "I yield"),
        Verb.DOUBLE: QT_TRANSLATE_NOOP("Said", "I double"),
        Verb.NO_DOUBLE: QT_TRANSLATE_NOOP("Said", "I do not double"),
    },
)
_CALLED = {
    Pack.FRENCH: Table(
        "FrenchSaid",
        {
            "CA": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ace of clubs"),
            "SA": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ace of spades"),
            "HA": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ace of hearts"),
            "DA": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ace of diamonds"),
            "CT": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ten of clubs"),
            "ST": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ten of spades"),
            "DT": QT_TRANSLATE_NOOP("FrenchSaid", "I call the ten of diamonds"),
        },
    ),
    Pack.GERMAN: Table(
        "GermanSaid",
        {
            "CA": QT_TRANSLATE_NOOP("GermanSaid", "I call the ace of acorns"),
            "SA": QT_TRANSLATE_NOOP("GermanSaid", "I call the ace of leaves"),
            "HA": QT_TRANSLATE_NOOP("GermanSaid", "I call the ace of hearts"),
            "DA": QT_TRANSLATE_NOOP("GermanSaid", "I call the ace of bells"),
            "CT": QT_TRANSLATE_NOOP("GermanSaid", "I call the ten of acorns"),
            "ST": QT_TRANSLATE_NOOP("GermanSaid", "I call the ten of leaves"),
            "DT": QT_TRANSLATE_NOOP("GermanSaid", "I call the ten of bells"),
        },
    ),
}


def said_text(action: Action, pack: Pack, players: Sequence[str] = (), hand: Hand = ()) -> str:
    """Return what is said for an action; ``players`` and ``hand`` are those of `cardavia.ui.texts_calls.bid_label`."""
    match action:
        case Call(verb) if verb in _VERBS:
            return _VERBS.text(verb)
        case Bid(contract):
            return _bid(contract, pack, hand)
        case Raise(level):
            return bid_label(Say(level), pack)
        case _:
            return bid_label(action, pack, players, hand)


def _bid(contract: Contract, pack: Pack, hand: Hand) -> str:
    called = called_card(contract, hand)
    if called is not None and called.code in _CALLED[pack]:
        return _CALLED[pack].text(called.code)
    if contract.kind is Kind.SOLO_NONE:
        return translate("Said", "Ace solo")
    return contract_name(contract, pack)
