"""Why an action is refused, and what is legal instead."""

import random

import pytest
from PySide6.QtCore import QCoreApplication

from cardavia.art.deck import Pack
from cardavia.engine.actions import Bid, Call, Saying, Verb
from cardavia.engine.contract import Contract
from cardavia.engine.errors import Reason
from cardavia.engine.games import GAMES, game_of
from cardavia.engine.match import deal_cards
from cardavia.engine.observation import observe
from cardavia.engine.state import Phase, Standing
from cardavia.pages.anchors import anchor_of
from cardavia.pages.languages import languages_present
from cardavia.pages.render import rule_sentence
from cardavia.pages.view import DeckKind, view_of
from cardavia.ui import texts
from cardavia.ui.language import Language, speaking
from tests.engine.helpers import Rules
from tests.pages.test_keys import REASONS
from tests.ui.texts_deals import (
    CALLER,
    CHOICES,
    FOURTH,
    HOLDER,
    PASS,
    THIRD,
    announcing,
    asked,
    led_to,
    schafkopf,
    under,
    view,
    waiting,
    why_not,
)


def told(reason: Reason, game: str, pack: Pack, language: str = "en") -> str:
    """Return the first sentence of the rule as the pages have it."""
    return rule_sentence(anchor_of(reason, game), view_of(game, language, DeckKind(pack.value)))


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("language", languages_present())
def test_a_refusal_begins_with_the_first_sentence_of_the_rule_in_every_language(language: str, pack: Pack) -> None:
    with speaking(language):
        for game, reason in REASONS:
            rule = told(reason, game, pack, language)
            assert texts.refusal_sentence(reason, under(led_to(), game), pack).startswith(f"{rule} "), reason


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pack", Pack)
def test_every_paragraph_has_a_rule_of_its_own(pack: Pack, game: str) -> None:
    reasons = [reason for its_game, reason in REASONS if its_game == game]
    sentences = [texts.refusal_sentence(reason, under(led_to(), game), pack) for reason in reasons]
    assert len(set(sentences)) == len({anchor_of(reason, game) for reason in reasons})
    assert all(sentence.endswith(".") and not set("{}%#") & set(sentence) for sentence in sentences)


@pytest.mark.parametrize(("game", "reason"), REASONS)
def test_every_reason_at_every_moment(game: str, reason: Reason) -> None:
    for observation in CHOICES:
        sentence = texts.refusal_sentence(reason, under(observation, game), Pack.GERMAN)
        assert sentence.count(".") + sentence.count("?") >= 2


@pytest.mark.parametrize(
    ("reason", "rules", "rule"),
    [
        (
            Reason.SAY_OWN_TURN,
            ("doppelkopf", "ddv", {"announce_own_turn": True}),
            "Under these rules you may announce only when it is your turn to play a card.",
        ),
        (
            Reason.SAY_FORCED,
            ("doppelkopf", "ddv", {"forced_announcement": True}),
            "If the first trick holds 30 card points or more, its winner must announce something before the play "
            "goes on.",
        ),
        (
            Reason.THROW_IN,
            ("doppelkopf", "ddv", {}),
            "A bad hand may not be thrown in under the rules of this table.",
        ),
        (
            Reason.THROW_IN,
            ("doppelkopf", "ddv", {"throw_in": True}),
            "You may throw in only a hand with 5 nines, 5 kings or at most 3 trumps.",
        ),
        (
            Reason.THROW_IN,
            ("doppelkopf", "pagat", {"throw_in": True}),
            "You may throw in only a hand with 5 nines or 5 kings.",
        ),
        (
            Reason.POVERTY_CONDITION,
            ("doppelkopf", "pagat", {}),
            "A poverty needs a hand with at most 3 trumps.",
        ),
        (
            Reason.SOLOS_COMPULSORY,
            ("doppelkopf", "ddv-tournament", {}),
            "When as many compulsory solos are open as deals are left, you must play yours.",
        ),
        (
            Reason.BID_SIE,
            ("schafkopf", "schaf", {"short_deck": True}),
            "Sie needs a hand of nothing but the 6 highest trumps: all queens and the highest jacks.",
        ),
    ],
)
def test_the_rule_is_that_of_the_table(reason: Reason, rules: Rules, rule: str) -> None:
    game, preset, chosen = rules
    sentence = texts.refusal_sentence(reason, under(led_to(), game, preset, **chosen), Pack.FRENCH)
    assert sentence.replace("\N{NO-BREAK SPACE}", " ").startswith(f"{rule} ")


def test_a_language_without_pages_refuses_in_english(qapp: QCoreApplication) -> None:
    language = Language(qapp)
    language.code = "tlh"
    refused = texts.refusal_sentence(Reason.TURN, waiting(Phase.PLAY), Pack.GERMAN)
    language.fall_silent()
    assert refused.startswith(told(Reason.TURN, "schafkopf", Pack.GERMAN))


def test_trump_must_be_followed() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:pass", "0:rufer S", "1:pass", "2:pass", "3:HJ")
    sentence = texts.refusal_sentence(why_not(state, "0:S7"), view(state), Pack.GERMAN)
    assert sentence == (
        "If trump was led and you hold one, you must play a trump. You may play: Ober of acorns, Ober of leaves, "
        "Unter of acorns, ace of hearts, ten of hearts."
    )


def test_a_plain_suit_must_be_followed() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:pass", "0:rufer S", "1:pass", "2:pass", "3:D7")
    rule = "If a plain suit was led and you hold a card of it, you must play one."
    reason, seen = why_not(state, "0:CQ"), view(state)
    assert texts.refusal_sentence(reason, seen, Pack.FRENCH) == f"{rule} You may play: ace of diamonds."
    assert texts.refusal_sentence(reason, seen, Pack.GERMAN) == f"{rule} You may play: ace of bells."


def test_the_called_ace_must_be_played() -> None:
    state = schafkopf((HOLDER, THIRD, FOURTH, CALLER), 2, "3:rufer S", "0:pass", "1:pass", "2:pass", "3:S7")
    assert texts.refusal_sentence(why_not(state, "0:S9"), view(state), Pack.FRENCH) == (
        "When the called suit is led, the holder of its ace must play the ace. You may play: ace of spades."
    )


def test_a_low_bid() -> None:
    state = schafkopf((CALLER, HOLDER, THIRD, FOURTH), 2, "3:wenz")
    assert why_not(state, "0:rufer S") is Reason.BID_TOO_LOW
    sentence = texts.refusal_sentence(Reason.BID_TOO_LOW, view(state), Pack.FRENCH)
    assert sentence.startswith(
        "A bid must be higher than the one before; an equal bid is not enough. You may choose: Pass"
    )
    assert "Call the ace" not in sentence


def test_out_of_turn() -> None:
    assert texts.refusal_sentence(Reason.TURN, waiting(Phase.PLAY), Pack.FRENCH) == (
        "You can play or call only when it is your turn. Another player is choosing a card."
    )


def test_after_the_deal() -> None:
    assert texts.refusal_sentence(Reason.PHASE, waiting(Phase.DONE), Pack.FRENCH) == (
        "What you may do depends on the point of the deal. The deal is over."
    )


def test_calls_that_are_left() -> None:
    seen = asked(Phase.BIDDING, PASS, Bid(Contract.parse("wenz")))
    assert texts.refusal_sentence(Reason.PHASE, seen, Pack.FRENCH).endswith("You may choose: Pass, Wenz.")


def test_an_exchange_is_asked_for_again() -> None:
    seen = under(CHOICES[7], "doppelkopf", "pagat")
    assert texts.refusal_sentence(Reason.POVERTY_THREE_CARDS, seen, Pack.FRENCH).endswith(
        texts.phase_prompt(seen, Pack.FRENCH)
    )


def test_announcements_that_are_left() -> None:
    seen = under(announcing(Saying.RE, Saying.NO_90), "doppelkopf")
    assert texts.refusal_sentence(Reason.SAY_OTHER_SIDE, seen, Pack.FRENCH) == (
        "Re is announced by the Re side only, and Kontra by the Kontra side only. You may announce: Re, no 90."
    )


def test_no_announcement_is_left() -> None:
    assert texts.refusal_sentence(Reason.SAY_DEADLINE, under(announcing(), "doppelkopf"), Pack.FRENCH) == (
        "You must still hold enough cards when you announce something. You cannot announce anything now."
    )


def test_a_wedding_is_named_by_the_pack() -> None:
    seen = under(asked(Phase.RESERVATIONS, Call(Verb.HEALTHY)), "doppelkopf")
    french = texts.refusal_sentence(Reason.WEDDING_CONDITION, seen, Pack.FRENCH)
    assert french == "A wedding needs both queens of clubs in one hand. You may choose: Healthy (no reservation)."
    german = texts.refusal_sentence(Reason.WEDDING_CONDITION, seen, Pack.GERMAN)
    assert german.startswith("A wedding needs both Obers of acorns in one hand.")


@pytest.mark.parametrize(("parties_by", "queen"), [("CQ", "queens of clubs"), ("DQ", "queens of diamonds")])
def test_the_condition_of_a_wedding_names_the_queens_that_make_the_sides(parties_by: str, queen: str) -> None:
    game = game_of("doppelkopf")
    options = game.catalogue.build("ddv", {"parties_by": parties_by})
    state = game.begin(options, deal_cards(game, options, 3, 4, random.Random(1)), Standing())
    assert queen in texts.refusal_sentence(Reason.WEDDING_CONDITION, observe(game, state, 0), Pack.FRENCH)
