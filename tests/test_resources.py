import re
from pathlib import Path

import pytest

import cardavia
from cardavia.resources import resource


def test_finds_the_compiled_translations() -> None:
    assert resource("i18n", "cardavia_en.qm").is_file()


def test_finds_package_files() -> None:
    assert resource("py.typed").is_file()


def test_a_missing_file_gets_its_place_in_the_package() -> None:
    path = resource("assets", "no", "such.file")
    assert path == Path(cardavia.__path__[0], "assets", "no", "such.file")


@pytest.fixture
def source_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in an editable install: one folder with what was built, one in the source tree."""
    built, source = tmp_path / "site-packages" / "cardavia", tmp_path / "project" / "cardavia"
    for folder in (built, source):
        (folder.parent / "assets").mkdir(parents=True)
        folder.mkdir()
    (source.parent / "pyproject.toml").touch()
    monkeypatch.setattr(cardavia, "__path__", [str(built), str(source)])
    return source.parent


def test_an_editable_install_finds_the_rest_in_the_source_tree(source_tree: Path) -> None:
    assert resource("assets") == source_tree / "assets"


def test_a_wheel_never_looks_beside_the_package(source_tree: Path) -> None:
    (source_tree / "pyproject.toml").unlink()
    assert not resource("assets").exists()


def test_version_is_the_installed_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", cardavia.__version__)


def test_unknown_names_are_still_errors() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        cardavia.__getattr__("no_such_name")
