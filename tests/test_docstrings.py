"""Runs the examples in the docstrings of the package."""

import doctest
import importlib
from pathlib import Path

import pytest

import cardavia


def modules_with_examples() -> list[str]:
    """Return the names of the modules in whose text an example stands."""
    folder = Path(str(cardavia.__file__)).parent
    found = [path for path in folder.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]
    return sorted(".".join(path.relative_to(folder.parent).with_suffix("").parts) for path in found)


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name))
    assert outcome.attempted > 0
    assert outcome.failed == 0
