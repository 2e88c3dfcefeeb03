"""What import-linter cannot see: single Qt modules, and every package outside the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "cardavia"


def imported_modules(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports_of(layer: str) -> list[tuple[str, str]]:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    return [(str(path.relative_to(PACKAGE)), name) for path in files for name in imported_modules(path)]


def test_the_engine_imports_only_the_standard_library() -> None:
    allowed = {*sys.stdlib_module_names, "cardavia"}
    assert [found for found in imports_of("engine") if found[1].partition(".")[0] not in allowed] == []


@pytest.mark.parametrize("layer", ["ai", "storage", "art", "pages", "engine"])
def test_no_qt_below_the_table(layer: str) -> None:
    assert [found for found in imports_of(layer) if found[1].startswith(("PySide6", "shiboken6"))] == []


def test_the_table_knows_only_the_core_of_qt() -> None:
    qt = [found for found in imports_of("table") if found[1].startswith("PySide6")]
    assert [found for found in qt if not found[1].startswith("PySide6.QtCore")] == []
