"""Why an action is refused: the rule in one sentence, which is that of the rule pages, then what is legal instead."""

from __future__ import annotations

from cardavia.art.deck import Pack
from cardavia.engine.actions import Exchange
from cardavia.engine.contract import Kind
from cardavia.engine.errors import Reason
from cardavia.engine.observation import Observation
from cardavia.ui.texts_base import joined, sentences, translate
from cardavia.ui.texts_calls import bid_label, saying_name
from cardavia.ui.texts_cards import card_names
from cardavia.ui.texts_prompts import phase_prompt

_ABOUT_ANNOUNCING = frozenset(
    {
        Reason.SAY_TOO_EARLY,
        Reason.SAY_DEADLINE,
        Reason.SAY_NEEDS_RE,
        Reason.SAY_SAID,
        Reason.SAY_OTHER_SIDE,
        Reason.SAY_OWN_TURN,
        Reason.SAY_FORCED,
        Reason.PIGLETS,
        Reason.GENSCHER,
        Reason.DOUBLING_DEADLINE,
    }
)


def refusal_sentence(reason: Reason, observation: Observation, pack: Pack) -> str:
    """Return the rule that forbids the action and what the person may do instead."""
    rule = rule_sentence(reason, observation, pack)
    if reason in _ABOUT_ANNOUNCING:
        return sentences(rule, _announcements_left(observation))
    return sentences(rule, _instead(observation, pack))


def exchange_refusal(observation: Observation, pack: Pack) -> str:
    """Return why cards that are enough in number may not be handed over."""
    hochzeit = observation.contract is not None and observation.contract.kind is Kind.HOCHZEIT
    reason = Reason.HOCHZEIT if hochzeit else Reason.POVERTY_THREE_CARDS
    return refusal_sentence(reason, observation, pack)


def rule_sentence(reason: Reason, observation: Observation, pack: Pack) -> str:
    """Return the rule that forbids the action, as the pages say it, without what the person may do instead."""
    # Imported here: the table is painted before the first page is read.
    from cardavia.ui.table_rules import rule_told, view_at_table

    return rule_told(reason, view_at_table(observation, pack))


def _announcements_left(observation: Observation) -> str:
    if not observation.sayings:
        return translate("Refusals", "You cannot announce anything now.")
    names = joined(saying_name(say.saying) for say in observation.sayings)
    return translate("Refusals", "You may announce: {announcements}.").format(announcements=names)


def _instead(observation: Observation, pack: Pack) -> str:
    if observation.playable:
        cards = card_names(observation.order.arranged(observation.playable), pack)
        return translate("Refusals", "You may play: {cards}.").format(cards=cards)
    duties = observation.duties
    if not duties or any(isinstance(action, Exchange) for action in duties):
        return phase_prompt(observation, pack)
    calls = joined(bid_label(action, pack, hand=observation.hand) for action in duties)
    return translate("Refusals", "You may choose: {calls}.").format(calls=calls)
