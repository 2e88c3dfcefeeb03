import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import check_docs
import translations

ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "packaging"

needs_bash = pytest.mark.skipif(sys.platform == "win32", reason="the set-up scripts are for POSIX shells")


# --- set-up ---


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The files the set-up looks at, with an installed package that is only pretended."""
    for name in ("pyproject.toml", "CMakeLists.txt", "i18n/cardavia_en.ts", "packaging/setup.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    program = tmp_path / ".venv" / "bin" / "cardavia"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    return tmp_path


Bash = Callable[[str], subprocess.CompletedProcess[str]]


@pytest.fixture
def bash(project: Path) -> Bash:
    def run(script: str) -> subprocess.CompletedProcess[str]:
        script = f"set -euo pipefail; source packaging/setup.sh; {script}"
        return subprocess.run(["bash", "-c", script], cwd=project, capture_output=True, text=True, check=False)

    return run


def stamp(bash: Bash, extra: str) -> None:
    assert bash(f'stamp_text "{extra}" >"$STAMP"').returncode == 0


@needs_bash
@pytest.mark.parametrize("extra", ["", "test", "dev"])
def test_a_fresh_stamp_makes_ready(bash: Bash, extra: str) -> None:
    stamp(bash, extra)
    assert bash(f'is_ready "{extra}"').returncode == 0


@needs_bash
def test_without_a_stamp_nothing_is_ready(bash: Bash) -> None:
    assert bash('is_ready ""').returncode == 1


@needs_bash
@pytest.mark.parametrize("name", ["pyproject.toml", "CMakeLists.txt", "i18n/cardavia_en.ts", "i18n/cardavia_de.ts"])
def test_a_change_of_the_build_asks_for_a_new_set_up(bash: Bash, project: Path, name: str) -> None:
    stamp(bash, "dev")
    with (project / name).open("a") as file:
        file.write("\n")
    assert bash("is_ready dev").returncode == 1


@needs_bash
@pytest.mark.parametrize(
    ("present", "asked", "wanted"),
    [("", "test", "test"), ("test", "", "test"), ("dev", "test", "dev"), ("test", "dev", "dev")],
)
def test_tools_once_installed_stay(bash: Bash, present: str, asked: str, wanted: str) -> None:
    stamp(bash, present)
    assert bash(f'wanted_extra "{asked}"').stdout.strip() == wanted


@needs_bash
def test_a_failing_step_ends_with_its_sentence(bash: Bash) -> None:
    result = bash('step "It did not work." ls /no/such/file; echo goes on')
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.endswith("It did not work.\n")


@needs_bash
@pytest.mark.parametrize("have", ["libglib2.0-0", "libglib2.0-0t64"])
def test_a_renamed_library_counts(bash: Bash, have: str) -> None:
    fake = f'dpkg-query() {{ printf "installed:{have} "; }}'
    assert bash(f"{fake}; missing_packages libglib2.0-0 libnone").stdout.split() == ["libnone"]


@needs_bash
def test_who_may_not_install_gets_the_line_to_type(bash: Bash) -> None:
    result = bash("may_be_root() { false; }; install_packages libone libtwo")
    assert result.returncode == 1
    assert "sudo apt-get install -y --no-install-recommends libone libtwo\n" in result.stderr


# --- translations ---


def test_the_catalogues_are_up_to_date() -> None:
    assert translations.check(ROOT) == 0


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    """The fresh English catalogue of a program with one text and one plural."""
    (tmp_path / "i18n").mkdir()
    (tmp_path / "cardavia").mkdir()
    source = 'self.tr("Play")\nself.tr("%n card(s)", "", n)\n'
    (tmp_path / "cardavia" / "hand.py").write_text(source)
    assert translations.update(tmp_path) == 0
    return tmp_path / "i18n" / "cardavia_en.ts"


def finish(catalogue: Path) -> None:
    text = catalogue.read_text().replace(' type="unfinished"', "")
    catalogue.write_text(text.replace("<numerusform></", "<numerusform>%n cards</"))


def test_english_needs_its_plurals_and_nothing_else(catalogue: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.unfinished(catalogue) == ["%n card(s)"]
    assert translations.check(catalogue.parent.parent) == 1
    assert capsys.readouterr().err == "cardavia_en.ts: “%n card(s)” is not finished\n"


def test_a_finished_catalogue_passes(catalogue: Path) -> None:
    finish(catalogue)
    assert translations.check(catalogue.parent.parent) == 0


def test_a_new_plural_makes_the_catalogue_out_of_date(catalogue: Path) -> None:
    finish(catalogue)
    with (catalogue.parent.parent / "cardavia" / "hand.py").open("a") as file:
        file.write('self.tr("%n trick(s)", "", n)\n')
    assert translations.check(catalogue.parent.parent) == 1


def test_a_moved_line_changes_nothing(catalogue: Path) -> None:
    finish(catalogue)
    source = catalogue.parent.parent / "cardavia" / "hand.py"
    source.write_text("\n\n\n" + source.read_text())
    assert translations.check(catalogue.parent.parent) == 0


# --- examples in the documentation ---


@pytest.mark.parametrize(
    ("expected", "printed", "same"),
    [
        ("one\ntwo\n", "one\ntwo  \n", True),
        ("one\n", "one\ntwo\n", False),
        ("one\n...\nfour\n", "one\ntwo\nthree\nfour\n", True),
        ("one\n...\n", "one\n", True),
        ("...\nfour\n", "one\nfive\n", False),
        ("a.c\n", "abc\n", False),
    ],
)
def test_output_is_compared_by_line(expected: str, printed: str, same: bool) -> None:
    assert check_docs.matches(expected, printed) is same


def test_only_sessions_of_cardavia_are_run() -> None:
    text = (
        "```console\n$ cardavia one\nseen\n$ echo two\n```\n"
        "```console norun\n$ cardavia three\n```\n"
        "```console\n$ rm four\n```\n"
        "```console exit=2\n$ cardavia five\n```\n"
    )
    assert check_docs.commands(text) == [
        check_docs.Command("cardavia one", "seen\n"),
        check_docs.Command("echo two", None),
        check_docs.Command("cardavia five", None, status=2),
    ]


@pytest.mark.parametrize(
    ("block", "right"),
    [
        ("```console\n$ cardavia() { echo hi; }; cardavia\nhi\n```\n", True),
        ("```console\n$ cardavia() { echo hi; }; cardavia\nho\n```\n", False),
        ("```console exit=3\n$ cardavia() { exit 3; }; cardavia\n```\n", True),
        ("```console\n$ cardavia() { exit 3; }; cardavia\n```\n", False),
        ("```pycon\n>>> 1 + 1\n2\n```\n", True),
        ("```pycon\n>>> 1 + 1\n3\n```\n", False),
    ],
)
def test_a_wrong_example_is_found(tmp_path: Path, block: str, right: bool) -> None:
    document = tmp_path / "page.md"
    document.write_text(f"Text.\n\n{block}\nMore text.\n")
    assert (check_docs.check(document) == []) is right
