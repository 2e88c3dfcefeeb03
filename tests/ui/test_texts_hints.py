"""Hints and claims in words: whole sentences for every reason, in both packs."""

from __future__ import annotations

import pytest

from cardavia.ai.claiming_rules import Ruling, Verdict
from cardavia.ai.hinting import Hint
from cardavia.ai.hinting_figures import Figures
from cardavia.ai.hinting_reasons import Grounds, HintReason, Holding
from cardavia.art.deck import Pack
from cardavia.engine.actions import Call, Play, Say, Saying, Verb
from cardavia.engine.cards import Card
from cardavia.ui import texts_hints, texts_hints_claim
from cardavia.ui.texts_hints import hint_sentence, reason_sentence
from cardavia.ui.texts_hints_claim import ruling_sentence

HOLDING = Holding(6, 3, 2)
SURE = Hint(Play(Card.parse("CQ")), Grounds(HintReason.SURE_TRICK), Figures(60, 0.805), Say(Saying.RE), True)
SILENT = Hint(None, Grounds(HintReason.OUT_OF_TURN), None, None, True)
VERDICTS = (
    Verdict(Ruling.GRANTED, Card.parse("CQ")),
    Verdict(Ruling.REFUSED, trick=10),
    Verdict(Ruling.REFUSED),
    Verdict(Ruling.UNDECIDED),
)
HINT_WORDS = (
    texts_hints.assisted_sentence,
    texts_hints.no_hint_sentence,
    texts_hints.recommended_description,
    texts_hints.thinking_sentence,
)
CLAIM_WORDS = (
    texts_hints_claim.checking_sentence,
    texts_hints_claim.claim_description,
    texts_hints_claim.claim_label,
    texts_hints_claim.no_claim_sentence,
)
COUNTED = {HintReason.HOLDING, HintReason.PASSES}


def say_hints() -> None:
    """Ask every text about hints and claims, for the test that all can be translated."""
    for pack in Pack:
        for reason in HintReason:
            reason_sentence(_grounds(reason), pack)
    hint_sentence(SURE, Pack.FRENCH, ())
    hint_sentence(SILENT, Pack.FRENCH, ())
    for verdict in VERDICTS:
        ruling_sentence(verdict)
    for say in (*HINT_WORDS, *CLAIM_WORDS):
        say()


def _grounds(reason: HintReason) -> Grounds:
    return Grounds(reason, 4, HOLDING if reason in COUNTED else None)


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("reason", HintReason)
def test_every_reason_has_a_whole_sentence(reason: HintReason, pack: Pack) -> None:
    sentence = reason_sentence(_grounds(reason), pack)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "%n" not in sentence


def test_a_hint_tells_action_reason_chance_and_announcement() -> None:
    assert hint_sentence(SURE, Pack.FRENCH, ("You", "Anna")) == (
        "Hint: Play the queen of clubs. It takes the trick for certain: nobody who still plays can beat it. "
        "In 80% of the deals imagined you come out ahead. Announce now: Re."
    )


def test_a_call_is_explained_by_the_hand_in_the_words_of_the_pack() -> None:
    hint = Hint(Call(Verb.PASS), Grounds(HintReason.PASSES, holding=HOLDING), None, None, False)
    assert hint_sentence(hint, Pack.GERMAN, ()) == (
        "Hint: Pass. Your hand: trumps 6, Obers among them 3, other aces 2."
    )


def test_silence_is_advised_in_so_many_words_out_of_turn() -> None:
    assert hint_sentence(SILENT, Pack.FRENCH, ()) == "It is not your turn. Announce nothing now."


def test_a_claim_is_answered_without_a_name_or_a_card() -> None:
    assert [ruling_sentence(verdict) for verdict in VERDICTS] == [
        "All tricks are yours. The rest is played out.",
        "Not all tricks are yours: trick 10 could go to somebody else.",
        "Not all tricks are yours: one of them could go to somebody else.",
        "It could not be found out in time whether all tricks are yours. Play on.",
    ]
