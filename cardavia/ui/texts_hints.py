"""Hints in words: what to do, the reason, what the deals imagined say, and what to announce."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.ai.hinting_reasons import Grounds, HintReason, Holding
from cardavia.art.deck import Pack
from cardavia.engine.actions import Action, Say
from cardavia.engine.cards import Hand
from cardavia.ui.texts_base import Counted, Table, sentences, translate
from cardavia.ui.texts_calls import bid_label, saying_name

if TYPE_CHECKING:
    from cardavia.ai.hinting import Hint

Hints = Counted("Hints")

_REASONS = Table(
    "HintReasons",
    {
        HintReason.ONLY_CHOICE: QT_TRANSLATE_NOOP("HintReasons", "Nothing else is allowed."),
        HintReason.SURE_TRICK: QT_TRANSLATE_NOOP(
            "HintReasons", "It takes the trick for certain: nobody who still plays can beat it."
        ),
        HintReason.FOX_IS_SAFE: QT_TRANSLATE_NOOP(
            "HintReasons", "Your fox is safe here: this trick is certain for your side."
        ),
        HintReason.PARTNER_AHEAD: QT_TRANSLATE_NOOP(
            "HintReasons", "Your partner is winning the trick so far: you need not take it."
        ),
        HintReason.SEARCH: QT_TRANSLATE_NOOP("HintReasons", "You search for the called ace: it must be played now."),
        HintReason.FIRST_ROUND: QT_TRANSLATE_NOOP(
            "HintReasons", "No higher card of its suit is out, and the suit has not been led yet."
        ),
        HintReason.HIGHEST: QT_TRANSLATE_NOOP("HintReasons", "No higher card of its suit is out."),
        HintReason.KEEP_TRUMPS: QT_TRANSLATE_NOOP(
            "HintReasons", "You have none of the suit that was led, but keep your trumps for later."
        ),
        HintReason.LAST_OF_SUIT: QT_TRANSLATE_NOOP(
            "HintReasons", "It is your only card of its suit: after it you can trump that suit."
        ),
        HintReason.LEADS_NOTHING: QT_TRANSLATE_NOOP("HintReasons", "It is worth no points, whoever takes it."),
        HintReason.STAYS_UNDER: QT_TRANSLATE_NOOP("HintReasons", "It stays below the cards that lie."),
        HintReason.SHEDS: QT_TRANSLATE_NOOP("HintReasons", "You cannot follow, so it cannot take the trick."),
        HintReason.OUT_OF_TURN: QT_TRANSLATE_NOOP("HintReasons", "It is not your turn."),
        HintReason.IMAGINED: QT_TRANSLATE_NOOP("HintReasons", "In the deals imagined nothing else did clearly better."),
        HintReason.NO_SIMPLE_REASON: QT_TRANSLATE_NOOP("HintReasons", "There is no simple reason for it."),
    },
)
_HOLDINGS = {
    Pack.FRENCH: Table(
        "HintHoldings",
        {
            HintReason.HOLDING: QT_TRANSLATE_NOOP(
                "HintHoldings",
                "Your hand for it: trumps {trumps}, queens among them {queens}, other aces {aces}.",
            ),
            HintReason.PASSES: QT_TRANSLATE_NOOP(
                "HintHoldings", "Your hand: trumps {trumps}, queens among them {queens}, other aces {aces}."
            ),
        },
    ),
    Pack.GERMAN: Table(
        "HintHoldings",
        {
            HintReason.HOLDING: QT_TRANSLATE_NOOP(
                "HintHoldings", "Your hand for it: trumps {trumps}, Obers among them {queens}, other aces {aces}."
            ),
            HintReason.PASSES: QT_TRANSLATE_NOOP(
                "HintHoldings", "Your hand: trumps {trumps}, Obers among them {queens}, other aces {aces}."
            ),
        },
    ),
}


_COUNTED: Final[Mapping[HintReason, Callable[[int], str]]] = {
    HintReason.TAKES_LAST: lambda count: Hints.tr("You play last and take the trick with %n points.", "", count),
    HintReason.SMEAR_SURE: lambda count: Hints.tr("The trick is certain for your side: add %n points.", "", count),
    HintReason.SMEAR: lambda count: Hints.tr("Your partner is winning the trick so far: add %n points.", "", count),
    HintReason.DRAW_TRUMPS: lambda count: Hints.tr("Draw the trumps of the others: they hold %n.", "", count),
    HintReason.RUFF: lambda count: Hints.tr(
        "You have none of the suit that was led and can trump; %n points lie there.", "", count
    ),
    HintReason.AHEAD: lambda count: Hints.tr("It is ahead now; %n cards could still beat it.", "", count),
    HintReason.CANNOT_WIN: lambda count: Hints.tr(
        "You cannot beat the cards that lie: give as little as you can, %n points.", "", count
    ),
    HintReason.KEEP_HIGH: lambda count: Hints.tr(
        "Only %n points lie there: keep your higher cards for another trick.", "", count
    ),
    HintReason.LEADS_UNDER: lambda count: Hints.tr(
        "It is your lowest card of its suit; %n higher ones are out.", "", count
    ),
    HintReason.EMPTIES: lambda count: Hints.tr("With these cards you get rid of %n plain suits.", "", count),
}
"""The sentences of reasons that count something."""


def hint_sentence(hint: Hint, pack: Pack, players: Sequence[str], hand: Hand = ()) -> str:
    """Return the whole hint: the action, its reason, how it did in the deals imagined, what to announce."""
    parts = [] if hint.action is None else [_action_sentence(hint.action, pack, players, hand)]
    parts.append(reason_sentence(hint.grounds, pack))
    if hint.figures is not None:
        parts.append(figures_sentence(hint.figures.share))
    if hint.say is not None:
        parts.append(_saying_sentence(hint.say))
    elif hint.action is None:
        parts.append(translate("Hints", "Announce nothing now."))
    return reduce(sentences, parts)


def reason_sentence(grounds: Grounds, pack: Pack) -> str:
    """Return the reason with what it counts."""
    if grounds.holding is not None:
        return _holding_sentence(grounds.reason, grounds.holding, pack)
    if grounds.reason in _REASONS:
        return _REASONS.text(grounds.reason)
    return _COUNTED[grounds.reason](grounds.count)


def figures_sentence(share: float) -> str:
    """Return how often one comes out ahead in the deals imagined; ``share`` goes from 0 to 1."""
    text = translate("Hints", "In {percent}% of the deals imagined you come out ahead.")
    return text.format(percent=round(100 * share))


def thinking_sentence() -> str:
    """Return what is said while a hint is thought about."""
    return translate("Hints", "Thinking about a hint…")


def no_hint_sentence() -> str:
    """Return what is said where there is nothing to advise."""
    return translate("Hints", "There is nothing to advise: it is not your turn.")


def assisted_sentence() -> str:
    """Return that a deal counts as played with help from now on."""
    return translate("Hints", "This deal now counts as played with help.")


def recommended_description() -> str:
    """Return how a card or button that is advised describes itself to a screen reader."""
    return translate("Hints", "recommended")


def _action_sentence(action: Action, pack: Pack, players: Sequence[str], hand: Hand) -> str:
    return translate("Hints", "Hint: {action}.").format(action=bid_label(action, pack, players, hand))


def _saying_sentence(say: Say) -> str:
    return translate("Hints", "Announce now: {announcement}.").format(announcement=saying_name(say.saying))


def _holding_sentence(reason: HintReason, holding: Holding, pack: Pack) -> str:
    text = _HOLDINGS[pack].text(reason)
    return text.format(trumps=holding.trumps, queens=holding.queens, aces=holding.aces)
