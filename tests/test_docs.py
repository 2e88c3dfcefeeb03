"""The documentation is true: links, identifiers, citations, keys, options and examples exist as it says."""

from __future__ import annotations

import ast
import itertools
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardavia.art.deck import Pack
from cardavia.engine.actions import Saying
from cardavia.engine.contract import Contract, Kind
from cardavia.engine.doppelkopf import scoring as doppelkopf
from cardavia.engine.doppelkopf.options import CATALOGUE as DOPPELKOPF
from cardavia.engine.errors import Flaw, Reason
from cardavia.engine.facts import score_facts
from cardavia.engine.games import GAMES
from cardavia.engine.record import parse_record, replay
from cardavia.engine.report import match_report
from cardavia.engine.result import Line, Party
from cardavia.engine.schafkopf import scoring as schafkopf
from cardavia.engine.schafkopf.options import CATALOGUE as SCHAFKOPF
from cardavia.ui.texts import line_name

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
RULES, RULINGS, RECORD, GLOSSARY = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("rules", "rulings", "record", "glossary")
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:cardavia|docs|tests|packaging|i18n)/[\w./-]*")
MEMBER = re.compile(r"[A-Z]\w+\.\w+")
RULE = r"[A-H](?:\d+(?:\.\d+|[a-c])?)?(?![\w])"
LIST = r"(?:(?:, | and | to )"
RULE_CITATION = re.compile(rf"``rules\.md`` ({RULE}{LIST}{RULE})*)|\(({RULE}{LIST}{RULE})*)\)")
RULING_CITATION = re.compile(rf"``rulings\.md`` (\d+{LIST}\d+)*)")
SECTION_CITATION = re.compile(rf"``record\.md`` sections? (\d+{LIST}\d+)*)")


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def section(text: str, number: int) -> str:
    """Return a numbered section of a page."""
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, number
    return found[0]


def rows(text: str) -> Iterator[dict[str, str]]:
    """Yield the rows of all tables, each cell by the heading of its column."""
    headings: list[str] = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            headings = []
        elif not headings:
            headings = cells
        elif not all(set(cell) <= set(":-") for cell in cells):
            yield dict(zip(headings, cells, strict=True))


def codes(text: str) -> list[str]:
    return CODE.findall(text)


def json_blocks(text: str) -> list[Any]:
    return [json.loads(body) for body in re.findall(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)]


# --- links and paths ---------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = LINK.findall(without_blocks(page.read_text(encoding="utf-8")))
    local = [target for target in targets if "://" not in target and not target.startswith(("#", "mailto:"))]
    assert [target for target in local if not (page.parent / target.partition("#")[0]).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = [code for code in codes(without_blocks(page.read_text(encoding="utf-8"))) if PATH.fullmatch(code)]
    to_come = {"cardavia/ai/kernel/"}
    assert [name for name in named if name not in to_come and not (ROOT / name).exists()] == []


# --- identifiers -------------------------------------------------------------------------------------


def identifiers() -> dict[str, set[str]]:
    """Return the names of the package's modules, those of classes with their members."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in (ROOT / "cardavia").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            for name in bound_names(node):
                found[name] |= set(members(node)) if isinstance(node, ast.ClassDef) else set()
    return found


def members(node: ast.ClassDef) -> Iterator[str]:
    for entry in node.body:
        yield from bound_names(entry)


def bound_names(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        yield node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))


def test_every_identifier_of_the_glossary_exists() -> None:
    known = identifiers()
    named = [code for row in rows(GLOSSARY) for code in codes(row.get("identifier", ""))]
    named += [code for code in codes(GLOSSARY) if MEMBER.fullmatch(code)]
    assert len(set(named)) > 100
    assert [name for name in named if not exists(name, known)] == []


def exists(name: str, known: dict[str, set[str]]) -> bool:
    owner, dot, member = name.partition(".")
    return owner in known and (not dot or member in known[owner])


def test_the_glossary_check_knows_a_wrong_name() -> None:
    known = identifiers()
    assert exists("Kind.WENZ", known)
    assert exists("Order.trumps", known)
    assert not exists("Kind.WEINZ", known)
    assert not exists("Ordnung", known)


@pytest.mark.parametrize("enum", [Kind, Saying, Party])
def test_the_glossary_has_every_member(enum: type[Kind] | type[Saying] | type[Party]) -> None:
    named = set(codes(GLOSSARY))
    assert [str(member) for member in enum if f"{enum.__name__}.{member.name}" not in named] == []


# --- citations ---------------------------------------------------------------------------------------


def citations(text: str) -> Iterator[str]:
    """Yield what a text cites, such as "rules B8.5", "rulings 17" and "record 2"."""
    flat = " ".join(text.split())
    for found in RULE_CITATION.finditer(flat):
        yield from (f"rules {rule}" for rule in re.findall(RULE, found[1] or found[2]))
    for paper, pattern in (("rulings", RULING_CITATION), ("record", SECTION_CITATION)):
        for found in pattern.finditer(flat):
            yield from (f"{paper} {number}" for number in re.findall(r"\d+", found[1]))


def is_there(citation: str) -> bool:
    paper, _, place = citation.partition(" ")
    if paper == "rulings":
        return re.search(rf"^{place}\. ", RULINGS, re.MULTILINE) is not None
    if paper == "record":
        return re.search(rf"^## {place}\. ", RECORD, re.MULTILINE) is not None
    return rule_is_there(place)


def rule_is_there(rule: str) -> bool:
    letter, number, part = re.fullmatch(r"([A-H])(\d*)\.?(\w*)", rule).groups()  # type: ignore[union-attr]
    if not number:
        return f"\n## {letter}. " in RULES
    found = re.search(rf"^\*\*{letter}{number}\.\*\* .*?(?=^\*\*|^## |\Z)", RULES, re.MULTILINE | re.DOTALL)
    if found is None or not part:
        return found is not None
    return re.search(rf"^{part}\. |\({part}\) ", found[0], re.MULTILINE) is not None


def strings(path: Path) -> Iterator[str]:
    """Yield the strings of a module: docstrings of everything, attributes included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def cited(paths: Iterable[Path]) -> list[tuple[str, str]]:
    return [(path.name, citation) for path in paths for text in strings(path) for citation in citations(text)]


@pytest.mark.parametrize("folder", ["cardavia", "tests", "packaging"])
def test_every_citation_of_a_docstring_leads_somewhere(folder: str) -> None:
    found = cited(sorted((ROOT / folder).rglob("*.py")))
    assert [place for place in found if not is_there(place[1])] == []


def test_the_package_cites_every_paper() -> None:
    papers = [citation.partition(" ")[0] for _, citation in cited((ROOT / "cardavia").rglob("*.py"))]
    assert min(papers.count(paper) for paper in ("rules", "rulings", "record")) > 10


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(``rules.md`` B7 to B10, C6 to C9)", ["rules B7", "rules B10", "rules C6", "rules C9"]),
        ("the game of ``rules.md`` F; see Game", ["rules F"]),
        ("fewer than it needed (B6).", ["rules B6"]),
        ("against a promise (B8.5)", ["rules B8.5"]),
        ("holds ``lay H9`` and (CQ)", []),
        ("of ``rulings.md``\n    14 and 41, if there is one", ["rulings 14", "rulings 41"]),
        ("(``record.md`` section 2)", ["record 2"]),
    ],
)
def test_citations_are_read(text: str, expected: list[str]) -> None:
    assert list(citations(text)) == expected


@pytest.mark.parametrize("citation", ["rules B16", "rules B8.7", "rules D28", "rules D6d", "rulings 99", "record 11"])
def test_a_citation_of_nothing_is_noticed(citation: str) -> None:
    assert not is_there(citation)


@pytest.mark.parametrize("text", [GLOSSARY, RECORD], ids=["glossary", "record"])
def test_every_rule_in_a_table_exists(text: str) -> None:
    cells = [cell for row in rows(text) for name in ("rule", "see") if (cell := row.get(name, ""))]
    named = [rule for cell in cells for rule in re.findall(rf"(?<![\w`]){RULE}", cell)]
    numbers = [number for cell in cells for number in re.findall(r"\br(\d+)", cell)]
    assert named
    assert [rule for rule in named if not rule_is_there(rule)] == []
    assert [number for number in numbers if not is_there(f"rulings {number}")] == []


# --- keys --------------------------------------------------------------------------------------------


def test_every_reason_and_flaw_is_explained() -> None:
    explained = [code for row in rows(section(RECORD, 10)) for code in codes(row["reason"])]
    assert sorted(explained) == sorted(key.value for enum in (Reason, Flaw) for key in enum)


def documented_lines() -> set[str]:
    return {code for row in rows(section(GLOSSARY, 5)) for code in codes(row["key"])}


def scored_lines() -> set[str]:
    """Return the keys of all scoring lines that results can have."""
    return {line.key for line in (*doppelkopf_lines(), *schafkopf_lines())} | extra_keys()


def doppelkopf_lines() -> Iterator[Line]:
    levels = range(-1, 5)
    for points, re_said, kontra_said, preset in itertools.product(
        (0, 29, 59, 89, 120, 151, 181, 211, 240), levels, levels, DOPPELKOPF.presets
    ):
        facts = doppelkopf.Facts(
            alone=False,
            points={Party.RE: points, Party.KONTRA: doppelkopf.PACK_POINTS - points},
            tricks={Party.RE: min(points, 1), Party.KONTRA: min(doppelkopf.PACK_POINTS - points, 1)},
            said={Party.RE: re_said, Party.KONTRA: kontra_said},
        )
        yield from doppelkopf.lines(facts, DOPPELKOPF.preset(preset))


def schafkopf_lines() -> Iterator[Line]:
    for points in (0, 30, 60, 91, 120):
        facts = schafkopf.Facts(
            contract=Contract(Kind.WENZ),
            alone=True,
            points={Party.DECLARER: points, Party.DEFENDERS: schafkopf.PACK_POINTS - points},
            tricks={Party.DECLARER: min(points, 1), Party.DEFENDERS: min(schafkopf.PACK_POINTS - points, 1)},
            runners=2,
            trumps=4,
        )
        yield from schafkopf.lines(facts, SCHAFKOPF.preset("schaf"))


def extra_keys() -> set[str]:
    """Return the keys that the special points of Doppelkopf are made with."""
    tree = ast.parse((ROOT / "cardavia/engine/doppelkopf/extras.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Line"]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def test_every_scoring_line_is_explained() -> None:
    assert len(scored_lines()) > 20
    assert scored_lines() - documented_lines() == set()
    assert documented_lines() - set(codes(section(RECORD, 6))) == set()


@pytest.mark.parametrize("key", sorted(documented_lines()))
def test_every_explained_line_is_one_the_program_knows(key: str) -> None:
    assert line_name(Line(key, Party.RE, 1), Pack.FRENCH)


# --- options -----------------------------------------------------------------------------------------


def test_every_option_and_preset_is_described() -> None:
    described = {code for row in rows(section(RECORD, 4)) for code in codes(row["option"])}
    assert described == {option.name for game in GAMES.values() for option in game.catalogue.options}
    presets = {preset for game in GAMES.values() for preset in game.catalogue.presets}
    assert presets - set(codes(section(RECORD, 4))) == set()


# --- examples ----------------------------------------------------------------------------------------


def example(name: str) -> bytes:
    return (DOCS / "examples" / name).read_bytes()


def test_the_record_shown_is_the_example() -> None:
    assert json_blocks(section(RECORD, 2)) == [json.loads(example("open-deal.cardavia"))]


def test_the_report_shown_is_the_examples() -> None:
    record = parse_record(example("open-deal.cardavia"))
    assert json_blocks(section(RECORD, 6)) == [match_report(replay(record), record)]


def test_the_facts_shown_are_the_examples() -> None:
    names = ("normal-facts.json", "solo-facts.json")
    assert json_blocks(section(RECORD, 7)) == [json.loads(example(name)) for name in names]
    assert [score_facts(example(name)).scores for name in names] == [(-6, 6, -6, 6), (-9, 27, -9, -9)]


# --- architecture ------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["ui", "ai/easy"])
def test_players_and_the_window_never_hold_a_state(folder: str) -> None:
    offenders = [
        path.name
        for path in (ROOT / "cardavia" / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "cardavia.engine.state"
        if any(alias.name in ("State", "Deal") for alias in node.names)
    ]
    assert offenders == []
