"""The flag that draws our own golden sheets anew; a person looks at them: ``pytest tests/art --rewrite-sheets``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-sheets", action="store_true", help="draw tests/art/golden/*.png anew")


@pytest.fixture
def rewrite_sheets(pytestconfig: pytest.Config) -> bool:
    # Without this folder on the command line the option is not known.
    return bool(pytestconfig.getoption("--rewrite-sheets", default=False))
