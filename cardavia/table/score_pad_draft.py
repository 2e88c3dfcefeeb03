"""A deal that is being written down on the score pad: what has been entered, what is missing, and its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from cardavia.engine.actions import Saying
from cardavia.engine.contract import Kind
from cardavia.engine.doppelkopf.announcing import ABSAGEN, ANSAGE
from cardavia.engine.evening import Entry, Evening, Row
from cardavia.engine.result import Party
from cardavia.engine.seats import Seat
from cardavia.table.score_pad_rules import PASSED, Rules, rules_of, shown_points

Extra = tuple[str, Party, str]
"""Key of a special point, the side that has it, and the trick it fell in where that counts."""


class Missing(Enum):
    """What has to be entered before a deal can be scored."""

    CONTRACT = auto()
    PAIR = auto()
    PARTNER = auto()
    PLAYER = auto()
    LOSER = auto()
    POINTS = auto()
    LAST_TRICK = auto()
    TRICKS = auto()


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been entered of a deal; what does not belong to its contract is left out of its facts.

    ``points`` are those of Re or the declarer's side. ``no_trick`` answers the one question about tricks that the
    points leave open (`needs_tricks`): whether the side concerned has taken none. ``said`` holds the highest level
    of each side, -1 for nothing; ``ladder`` how many of Kontra, Re, Sub and Hirsch were said.
    """

    dealer: Seat
    contract: str = ""
    side: frozenset[Seat] = frozenset()
    points: int | None = None
    no_trick: bool | None = None
    said: Mapping[Party, int] = field(default_factory=dict)
    extras: Mapping[Extra, int] = field(default_factory=dict)
    runners: int = 0
    runners_party: Party = Party.DECLARER
    doubles: int = 0
    ladder: int = 0
    virgins: frozenset[Seat] = frozenset()
    bock: bool | None = None
    heart_trick: bool = False


def missing(draft: Draft, rules: Rules) -> Missing | None:
    """Return the first thing that has to be entered still, None when the facts are complete."""
    if not draft.contract:
        return Missing.CONTRACT
    sizes = rules.side_sizes(draft.contract)
    if len(draft.side) not in sizes:
        return _missing_side(draft, sizes)
    if rules.needs_points(draft.contract) and draft.points is None:
        return Missing.POINTS
    if rules.trickless(draft.contract, draft.points) is not None and draft.no_trick is None:
        by_points = rules.needs_points(draft.contract)
        return Missing.TRICKS if by_points else Missing.LAST_TRICK
    return None


def _missing_side(draft: Draft, sizes: tuple[int, ...]) -> Missing:
    if draft.contract == Kind.RAMSCH.value:
        return Missing.LOSER
    if 1 in sizes:
        return Missing.PLAYER
    return Missing.PARTNER if len(draft.side) == 1 else Missing.PAIR


def entry_of(draft: Draft, rules: Rules) -> Entry:
    """Return the deal as it is written down; only what its contract has a use for."""
    facts = dict(_passed_facts(draft, rules) if draft.contract == PASSED else _facts(draft, rules))
    alone = len(draft.side) == 1
    hearts = draft.heart_trick and rules.asks_heart_trick and not alone
    return Entry(draft.dealer, facts, draft.bock if rules.has_bock else None, hearts)


def row_of(draft: Draft, evening: Evening) -> Row:
    """Return the row the deal would have; InputProblem when what was entered contradicts itself."""
    return evening.row_of(entry_of(draft, rules_of(evening)))


def _passed_facts(draft: Draft, rules: Rules) -> Iterator[tuple[str, Any]]:
    yield "contract", None
    yield from _factor_facts(draft, rules)


def _facts(draft: Draft, rules: Rules) -> Iterator[tuple[str, Any]]:
    yield "contract", draft.contract
    yield ("re" if rules.is_doppelkopf else "declarer"), sorted(draft.side)
    own = rules.sides[0].value
    if rules.needs_points(draft.contract) and draft.points is not None:
        yield "points", {own: draft.points}
    trickless = rules.trickless(draft.contract, draft.points)
    if trickless is not None:
        yield "trick_counts", {trickless.value: 0 if draft.no_trick else 1}
    if rules.is_doppelkopf:
        yield from _doppelkopf_facts(draft)
    else:
        yield from _schafkopf_facts(draft, rules)


def _doppelkopf_facts(draft: Draft) -> Iterator[tuple[str, Any]]:
    said = {party.value: _words(party, draft.said.get(party, -1)) for party in (Party.RE, Party.KONTRA)}
    yield "said", said
    extras = (
        [] if len(draft.side) == 1 else [_extra(*extra) for extra, count in draft.extras.items() for _ in range(count)]
    )
    yield "extras", extras


def _words(party: Party, level: int) -> list[str]:
    """Return everything a level includes, beginning with Re or Kontra."""
    words: tuple[Saying, ...] = (ANSAGE[party], *ABSAGEN)
    return [word.value for word in words[: level + 1]]


def _extra(key: str, party: Party, trick: str) -> dict[str, str]:
    return {"key": key, "party": party.value, **({"trick": trick} if trick else {})}


def _schafkopf_facts(draft: Draft, rules: Rules) -> Iterator[tuple[str, Any]]:
    if rules.asks_runners(draft.contract):
        yield "runners", {"count": draft.runners, "party": draft.runners_party.value}
    if rules.asks_virgins(draft.contract) and draft.virgins:
        yield "virgins", sorted(draft.virgins)
    yield from _factor_facts(draft, rules)


def _factor_facts(draft: Draft, rules: Rules) -> Iterator[tuple[str, Any]]:
    known = rules.doublings(draft.contract)
    early = ["double"] * draft.doubles if "double" in known else []
    spoken = [word for word in known if word != "double"][: draft.ladder]
    if early or spoken:
        yield "factors", [*early, *spoken]


def draft_of(entry: Entry, rules: Rules) -> Draft:
    """Return the draft of a deal on the sheet, to be corrected; `entry_of` makes the same entry of it again."""
    facts = entry.facts
    contract = PASSED if facts["contract"] is None else str(facts["contract"])
    words = list(facts.get("factors", []))
    runners = facts.get("runners") or {"count": 0, "party": Party.DECLARER.value}
    side = frozenset(facts.get("re", facts.get("declarer", ())))
    tricks = facts.get("trick_counts")
    return Draft(
        dealer=entry.dealer,
        contract=contract,
        side=side,
        points=shown_points(facts, rules),
        no_trick=None if tricks is None else 0 in tricks.values(),
        said={Party(party): _level(Party(party), spoken) for party, spoken in facts.get("said", {}).items()},
        extras=_counted(facts.get("extras", ())),
        runners=runners["count"],
        runners_party=Party(runners["party"]),
        doubles=words.count("double"),
        ladder=sum(word not in ("double", "bock") for word in words),
        virgins=frozenset(facts.get("virgins", ())),
        bock=True if "bock" in words else entry.bock,
        heart_trick=entry.heart_trick,
    )


def _level(party: Party, words: list[str]) -> int:
    levels = [word.value for word in (ANSAGE[party], *ABSAGEN)]
    return max((levels.index(word) for word in words), default=-1)


def _counted(extras: Any) -> Mapping[Extra, int]:
    counted: dict[Extra, int] = {}
    for extra in extras:
        key = (extra["key"], Party(extra["party"]), extra.get("trick", ""))
        counted[key] = counted.get(key, 0) + 1
    return counted
