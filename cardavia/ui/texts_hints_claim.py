"""Claims of the rest in words."""

from __future__ import annotations

from cardavia.ai.claiming_rules import Ruling, Verdict
from cardavia.ui.texts_base import translate


def ruling_sentence(verdict: Verdict) -> str:
    """Return the answer to a claim; it names no card and nobody."""
    if verdict.ruling is Ruling.GRANTED:
        return translate("Claims", "All tricks are yours. The rest is played out.")
    if verdict.ruling is Ruling.UNDECIDED:
        return translate("Claims", "It could not be found out in time whether all tricks are yours. Play on.")
    if verdict.trick is None:
        return translate("Claims", "Not all tricks are yours: one of them could go to somebody else.")
    text = translate("Claims", "Not all tricks are yours: trick {number} could go to somebody else.")
    return text.format(number=verdict.trick)


def checking_sentence() -> str:
    """Return what is said while a claim is checked."""
    return translate("Claims", "Checking whether all tricks are yours…")


def no_claim_sentence() -> str:
    """Return when the rest can be claimed, for a person who asks too early."""
    return translate("Claims", "You can claim the rest when you have to play a card, from the second trick on.")


def claim_label() -> str:
    """Return the text of the button that claims the rest."""
    return translate("Claims", "Claim the rest")


def claim_description() -> str:
    """Return what that button does."""
    return translate("Claims", "If all tricks left are yours whatever the others play, they are played out quickly.")
