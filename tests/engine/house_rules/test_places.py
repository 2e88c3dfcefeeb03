"""Each option is asked for in one place of the engine, and each of its values has a golden record."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardavia.engine
from cardavia.engine.games import GAMES
from cardavia.engine.options import written
from tests.engine.helpers import Rules, rules_id
from tests.engine.house_rules.combinations import alone

ENGINE = Path(cardavia.engine.__file__).parent
GOLDEN = Path(__file__).parents[2] / "games" / "golden"
FRAME = {
    "seats": {"doppelkopf/course.py", "match.py", "record.py", "evening.py"},
    "deals": {"doppelkopf/course.py", "match.py"},
}
"""A table's size and a session's length are no rule of play: the frame of every game asks for them too."""
CHECKERS = {"options.py", "passport.py", "facts.py", "ramsch_facts.py", "rule_facts.py"}
"""The options themselves, their codes, the checks of what somebody wrote down, and what pages tell of the rules."""


def asked_in(path: Path, names: set[str]) -> Iterator[str]:
    """Yield the options a module asks for: as attribute of options, or as a word where it gets them by name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in names and _are_options(node.value):
            yield node.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            yield from _by_name(tree, node, names)


def _are_options(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "options_of"
    return (isinstance(value, ast.Name) and value.id == "options") or (
        isinstance(value, ast.Attribute) and value.attr == "options"
    )


def _by_name(tree: ast.Module, call: ast.Call, names: set[str]) -> Iterator[str]:
    """Yield the names that a getattr of options may mean: the word itself, or those of the module's table."""
    if not _are_options(call.args[0]):
        return
    words = ast.walk(call.args[1] if isinstance(call.args[1], ast.Constant) else tree)
    yield from (node.value for node in words if isinstance(node, ast.Constant) and node.value in names)


def places(game: str) -> dict[str, set[str]]:
    """Return the modules in which each option of the game is asked for."""
    names = {option.name for option in GAMES[game].catalogue.options}
    other = next(key for key in GAMES if key != game)
    found: dict[str, set[str]] = {name: set() for name in names}
    for path in sorted(ENGINE.rglob("*.py")):
        module = path.relative_to(ENGINE).as_posix()
        if path.name not in CHECKERS and not module.startswith(other):
            for name in asked_in(path, names):
                found[name].add(module)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_option_has_one_place(game: str) -> None:
    spread = {name: modules for name, modules in places(game).items() if len(modules) != 1}
    allowed = {name: modules for name, modules in FRAME.items() if name in spread}
    for name, modules in spread.items():
        assert modules, f"nothing asks for {name}"
        assert modules <= allowed.get(name, set()), (name, modules)


def test_the_search_finds_what_it_should() -> None:
    found = places("schafkopf")
    assert found["geier"] == {"schafkopf/bidding.py"}
    assert found["klopfen"] == {"schafkopf/doubling.py"}
    assert places("doppelkopf")["seats"] > {"match.py"}


@pytest.mark.parametrize("rules", alone(), ids=rules_id)
def test_each_value_has_a_golden_record(rules: Rules) -> None:
    name, value = next(iter(rules[2].items()))
    text = written(list(value) if isinstance(value, tuple) else value).replace(",", "-") or "none-at-all"
    path = GOLDEN / f"{rules[0]}-{name}-{text}.cardavia".replace("_", "-")
    assert path.exists()
    assert path.with_suffix(".expected.json").exists()


def test_the_architecture_paper_names_the_places() -> None:
    told: dict[str, str] = {}
    for line in (GOLDEN.parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines():
        if line.startswith(("| D", "| G, ")):
            options, place = line.strip("| ").split(" | ")[1:]
            told |= dict.fromkeys(re.findall(r"`(\w+)`", options), place.strip("`"))
    found = {name: modules for game in GAMES for name, modules in places(game).items() if name not in FRAME}
    assert told == {name: f"cardavia/engine/{module}" for name, modules in found.items() for module in modules}
