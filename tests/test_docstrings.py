"""Runs the examples in the docstrings of the package."""

import doctest
import importlib
import pkgutil

import pytest

import cardavia

# Importing __main__ would start the program.
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(cardavia.__path__, "cardavia.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
