"""The groups in which the options of both games are shown, and sentences about a table's rules."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardavia.art.deck import Pack
from cardavia.engine.errors import Flaw, InputProblem
from cardavia.engine.options import Value
from cardavia.ui.texts_base import Table, translate
from cardavia.ui.texts_options import option_name, option_value
from cardavia.ui.texts_problems import problem_sentence


class Group(Enum):
    """What an option is about."""

    CARDS = "cards"
    CONTRACTS = "contracts"
    ANNOUNCEMENTS = "announcements"
    EXTRAS = "extras"
    SCORING = "scoring"
    SESSION = "session"


MEMBERS: Final[Mapping[Group, frozenset[str]]] = {
    Group.CARDS: frozenset({"nines", "dulle", "piglets", "hyperpiglets", "diamond_kings_top", "short_deck"}),
    Group.CONTRACTS: frozenset(
        {
            "poverty",
            "poverty_counts_foxes",
            "poverty_returns_trumps",
            "poverty_refused",
            "throw_in",
            "wedding_trick",
            "solos",
            "solo_lead",
            "solo_priority",
            "parties_by",
            "genscher",
            "solo_any_suit",
            "geier",
            "farbwenz",
            "farbgeier",
            "bettel",
            "hochzeit",
            "all_pass",
            "ramsch_jungfrau",
            "ramsch_durchmarsch",
        }
    ),
    Group.ANNOUNCEMENTS: frozenset(
        {
            "announce_cards",
            "announce_own_turn",
            "announcements_double",
            "forced_announcement",
            "kontra",
            "klopfen",
        }
    ),
    Group.EXTRAS: frozenset(
        {"charlie_caught", "fox_last_trick", "fox_first_trick", "dulle_caught", "heart_trick", "doppelkopf_trick"}
    ),
    Group.SCORING: frozenset(
        {"solo_factor", "scoring", "kontra_point_in_solo", "bock", "tariff", "tout_value", "sie_value"}
    ),
    Group.SESSION: frozenset({"seats", "deals", "compulsory_solos", "solo_keeps_deal"}),
}
"""Every option of both games, each in one group."""

_NAMES = Table(
    "RuleGroups",
    {
        Group.CARDS: QT_TRANSLATE_NOOP("RuleGroups", "Cards and trumps"),
        Group.CONTRACTS: QT_TRANSLATE_NOOP("RuleGroups", "Reservations and contracts"),
        Group.ANNOUNCEMENTS: QT_TRANSLATE_NOOP("RuleGroups", "Announcements and doubling"),
        Group.EXTRAS: QT_TRANSLATE_NOOP("RuleGroups", "Extra points"),
        Group.SCORING: QT_TRANSLATE_NOOP("RuleGroups", "Scoring"),
        Group.SESSION: QT_TRANSLATE_NOOP("RuleGroups", "Session and table"),
    },
)
_SHORT_NAMES = Table(
    "RuleGroupsShort",
    {
        Group.CARDS: QT_TRANSLATE_NOOP("RuleGroupsShort", "Cards"),
        Group.CONTRACTS: QT_TRANSLATE_NOOP("RuleGroupsShort", "Contracts"),
        Group.ANNOUNCEMENTS: QT_TRANSLATE_NOOP("RuleGroupsShort", "Announcing"),
        Group.EXTRAS: QT_TRANSLATE_NOOP("RuleGroupsShort", "Extras"),
        Group.SCORING: QT_TRANSLATE_NOOP("RuleGroupsShort", "Scoring"),
        Group.SESSION: QT_TRANSLATE_NOOP("RuleGroupsShort", "Session"),
    },
)


def group_of(option: str) -> Group:
    """Return the group of an option; KeyError when neither game has it."""
    for group, names in MEMBERS.items():
        if option in names:
            return group
    raise KeyError(option)


def group_name(group: Group) -> str:
    """Return the heading of a group."""
    return _NAMES.text(group)


def group_tab(group: Group) -> str:
    """Return the name of a group in one word."""
    return _SHORT_NAMES.text(group)


def setting_text(option: str, value: Value, pack: Pack) -> str:
    """Return an option with its value, such as "Nines: off"."""
    pattern = translate("RuleTexts", "{option}: {value}")
    return pattern.format(option=option_name(option, pack), value=option_value(option, value, pack))


def conflict_sentence(first: str, second: str) -> str:
    """Return that two settings, each as `setting_text` writes it, cannot hold together and that nothing changed."""
    pattern = translate("RuleTexts", "“{first}” and “{second}” contradict each other, so nothing has been changed.")
    return pattern.format(first=first, second=second)


def rules_problem_sentence(problem: InputProblem, pack: Pack) -> str:
    """Return what is wrong with rules that came from outside, naming options as a person knows them."""
    named = 2 if problem.flaw is Flaw.OPTION_CONFLICT else 1 if problem.flaw is Flaw.BAD_OPTION else 0
    names = (*(option_name(name, pack) for name in problem.names[:named]), *problem.names[named:])
    return problem_sentence(InputProblem(problem.flaw, names))
