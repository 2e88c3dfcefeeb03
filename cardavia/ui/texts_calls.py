"""Texts of calls, bids, announcements and exchanges: what stands on a button or in a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Bid, Call, Exchange, Play, Raise, Say, Saying, Transfer, Verb
from cardavia.engine.cards import Card, Hand
from cardavia.engine.seats import Seat
from cardavia.ui.texts_base import Counted, Table, translate
from cardavia.ui.texts_cards import card_name_as_object, card_names
from cardavia.ui.texts_contracts import contract_bid

Exchanges = Counted("Exchanges")

_VERBS = Table(
    "Calls",
    {
        Verb.PASS: QT_TRANSLATE_NOOP("Calls", "Pass"),
        Verb.HEALTHY: QT_TRANSLATE_NOOP("Calls", "Healthy (no reservation)"),
        Verb.THROW: QT_TRANSLATE_NOOP("Calls", "Throw in this hand"),
        Verb.ACCEPT: QT_TRANSLATE_NOOP("Calls", "Accept"),
        Verb.DECLINE: QT_TRANSLATE_NOOP("Calls", "Decline"),
        Verb.HOLD: QT_TRANSLATE_NOOP("Calls", "Hold"),
        Verb.YIELD: QT_TRANSLATE_NOOP("Calls", "Yield"),
        Verb.DOUBLE: QT_TRANSLATE_NOOP("Calls", "Double"),
        Verb.NO_DOUBLE: QT_TRANSLATE_NOOP("Calls", "Do not double"),
    },
)
_SAYINGS = Table(
    "Announcements",
    {
        Saying.RE: QT_TRANSLATE_NOOP("Announcements", "Re"),
        Saying.KONTRA: QT_TRANSLATE_NOOP("Announcements", "Kontra"),
        Saying.NO_90: QT_TRANSLATE_NOOP("Announcements", "no 90"),
        Saying.NO_60: QT_TRANSLATE_NOOP("Announcements", "no 60"),
        Saying.NO_30: QT_TRANSLATE_NOOP("Announcements", "no 30"),
        Saying.SCHWARZ: QT_TRANSLATE_NOOP("Announcements", "schwarz"),
        Saying.SUB: QT_TRANSLATE_NOOP("Announcements", "Sub"),
        Saying.HIRSCH: QT_TRANSLATE_NOOP("Announcements", "Hirsch"),
        Saying.PIGLETS: QT_TRANSLATE_NOOP("Announcements", "piglets"),
        Saying.HYPERPIGLETS: QT_TRANSLATE_NOOP("Announcements", "hyperpiglets"),
        Saying.GENSCHER: QT_TRANSLATE_NOOP("Announcements", "Genscher"),
    },
)
_SAYING_BUTTONS = Table(
    "AnnouncementButtons",
    {
        Saying.RE: QT_TRANSLATE_NOOP("AnnouncementButtons", "Re"),
        Saying.KONTRA: QT_TRANSLATE_NOOP("AnnouncementButtons", "Kontra"),
        Saying.NO_90: QT_TRANSLATE_NOOP("AnnouncementButtons", "No 90"),
        Saying.NO_60: QT_TRANSLATE_NOOP("AnnouncementButtons", "No 60"),
        Saying.NO_30: QT_TRANSLATE_NOOP("AnnouncementButtons", "No 30"),
        Saying.SCHWARZ: QT_TRANSLATE_NOOP("AnnouncementButtons", "Schwarz"),
        Saying.SUB: QT_TRANSLATE_NOOP("AnnouncementButtons", "Sub"),
        Saying.HIRSCH: QT_TRANSLATE_NOOP("AnnouncementButtons", "Hirsch"),
        Saying.PIGLETS: QT_TRANSLATE_NOOP("AnnouncementButtons", "Piglets"),
        Saying.HYPERPIGLETS: QT_TRANSLATE_NOOP("AnnouncementButtons", "Hyperpiglets"),
        Saying.GENSCHER: QT_TRANSLATE_NOOP("AnnouncementButtons", "Genscher"),
    },
)
_RAISES = Table(
    "Raises",
    {
        Saying.RE: QT_TRANSLATE_NOOP("Raises", "Raise to Re"),
        Saying.NO_90: QT_TRANSLATE_NOOP("Raises", "Raise to no 90"),
        Saying.NO_60: QT_TRANSLATE_NOOP("Raises", "Raise to no 60"),
        Saying.NO_30: QT_TRANSLATE_NOOP("Raises", "Raise to no 30"),
        Saying.SCHWARZ: QT_TRANSLATE_NOOP("Raises", "Raise to schwarz"),
    },
)
_HAND_OVER = Table(
    "Exchanges",
    {
        Transfer.PASS: QT_TRANSLATE_NOOP("Exchanges", "Pass on: {cards}"),
        Transfer.RETURN: QT_TRANSLATE_NOOP("Exchanges", "Give back: {cards}"),
        Transfer.LAY: QT_TRANSLATE_NOOP("Exchanges", "Lay face down: {cards}"),
        Transfer.GIVE: QT_TRANSLATE_NOOP("Exchanges", "Give: {cards}"),
    },
)
_HAND_OVER_CHOSEN = Table(
    "Exchanges",
    {
        Transfer.PASS: QT_TRANSLATE_NOOP("Exchanges", "Pass on the chosen cards"),
        Transfer.RETURN: QT_TRANSLATE_NOOP("Exchanges", "Give back the chosen cards"),
        Transfer.LAY: QT_TRANSLATE_NOOP("Exchanges", "Lay the chosen card face down"),
        Transfer.GIVE: QT_TRANSLATE_NOOP("Exchanges", "Give the chosen card"),
    },
)


def saying_name(saying: Saying) -> str:
    """Return the announcement as it stands within a sentence, such as "no 90"."""
    return _SAYINGS.text(saying)


def bid_label(action: Action, pack: Pack, players: Sequence[str] = (), hand: Hand = ()) -> str:
    """Return the text of the button for the action; ``players`` names whom Genscher chooses.

    ``hand`` are the cards of whoever acts, where they are known: in a Muss they tell whether an ace or a ten is called.
    """
    match action:
        case Play(card):
            return _play_label(card, pack)
        case Call(verb):
            return _VERBS.text(verb)
        case Bid(contract):
            return contract_bid(contract, pack, hand)
        case Raise(level):
            return _RAISES.text(level)
        case Exchange(transfer, cards):
            return _HAND_OVER.text(transfer).format(cards=card_names(cards, pack))
        case Say(saying, partner):
            return _say_label(saying, partner, players)


def exchange_label(transfer: Transfer) -> str:
    """Return the text of the button that hands over the cards chosen in the hand."""
    return _HAND_OVER_CHOSEN.text(transfer)


def choose_more_sentence(count: int) -> str:
    """Return how many cards are still to be chosen for an exchange."""
    return Exchanges.tr("Choose %n more cards.", "", count)


def _play_label(card: Card, pack: Pack) -> str:
    return translate("Calls", "Play the {card}").format(card=card_name_as_object(card, pack))


def _say_label(saying: Saying, partner: Seat | None, players: Sequence[str]) -> str:
    if partner is None or partner >= len(players):
        return _SAYING_BUTTONS.text(saying)
    return translate("AnnouncementButtons", "Genscher: {player}").format(player=players[partner])
