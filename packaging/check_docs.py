"""Runs the examples of README.md and docs/*.md, so that they stay true.

A fenced ``console`` block whose first line starts with ``$ cardavia`` is a session: every
``$`` line is run, and the lines below it, if any, must be what it prints. A line ``...``
stands for any lines; ``exit=2`` after the fence's ``console`` expects that status of the last
command, where every other must succeed; ``norun`` leaves the block alone. The commands of one
document run one after another in one scratch folder that shows the project's files, with empty
user folders. A fenced ``pycon`` block is run as a doctest.
"""

import doctest
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Long enough for any example; it ends one that opens a window or waits for a key.
SECONDS = 120
FENCE = re.compile(r"^```(?P<info>(?:console|pycon)\b[^\n]*)\n(?P<body>.*?)^```\s*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    """One command of a console block; `expected` is None where nothing is shown below it."""

    line: str
    expected: str | None
    status: int = 0


def main() -> int:
    """Check all documents and return the exit status."""
    documents = [path for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if path.is_file()]
    complaints = [text for document in documents for text in check(document)]
    for text in complaints:
        print(text, file=sys.stderr)
    return 1 if complaints else 0


def check(document: Path) -> list[str]:
    """Return what is wrong with the document's examples."""
    text = document.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        scratch, environment = _scratch(Path(folder))
        found = [_complaint(command, scratch, environment) for command in commands(text)]
    found += [_doctest_complaint(body) for body in _pycon_blocks(text)]
    return [f"{document.name}: {complaint}" for complaint in found if complaint]


def commands(text: str) -> list[Command]:
    """Return the commands of the console blocks that are to be run, in order."""
    return [command for info, body in _blocks(text) if _is_session(info, body) for command in _session(info, body)]


def matches(expected: str, printed: str) -> bool:
    """Compare line by line, without trailing spaces; a line `...` stands for any lines."""
    lines = [line.rstrip() for line in expected.strip("\n").splitlines()]
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(line) + "\n" for line in lines)
    actual = "".join(line.rstrip() + "\n" for line in printed.strip("\n").splitlines())
    return re.fullmatch(pattern, actual) is not None


def _blocks(text: str) -> Iterator[tuple[list[str], str]]:
    for match in FENCE.finditer(text):
        yield match["info"].split(), match["body"]


def _is_session(info: list[str], body: str) -> bool:
    return info[0] == "console" and body.startswith("$ cardavia") and "norun" not in info


def _pycon_blocks(text: str) -> list[str]:
    return [body for info, body in _blocks(text) if info[0] == "pycon" and "norun" not in info]


def _session(info: list[str], body: str) -> list[Command]:
    parts = re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]
    last = len(parts) - 1
    return [_command(part, _status(info) if index == last else 0) for index, part in enumerate(parts)]


def _command(part: str, status: int) -> Command:
    line, _, output = part.partition("\n")
    return Command(line, output if output.strip() else None, status)


def _status(info: list[str]) -> int:
    return next((int(word.removeprefix("exit=")) for word in info if word.startswith("exit=")), 0)


def _scratch(folder: Path) -> tuple[Path, dict[str, str]]:
    work, home = folder / "project", folder / "home"
    work.mkdir()
    home.mkdir()
    for entry in ROOT.iterdir():
        if not entry.name.startswith("."):
            (work / entry.name).symlink_to(entry)
    return work, _environment(home)


def _environment(home: Path) -> dict[str, str]:
    mine = {name: text for name, text in os.environ.items() if not name.startswith(("XDG_", "LC_", "LANG"))}
    path = os.pathsep.join([str(Path(sys.executable).parent), mine.get("PATH", os.defpath)])
    return mine | {"PATH": path, "HOME": str(home), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def _complaint(command: Command, folder: Path, environment: dict[str, str]) -> str | None:
    try:
        result = _run(command.line, folder, environment)
    except subprocess.TimeoutExpired:
        return f"`{command.line}` did not end within {SECONDS} seconds."
    if result.returncode != command.status:
        return f"`{command.line}` ended with {result.returncode}, not {command.status}:\n{result.stdout}"
    if command.expected is not None and not matches(command.expected, result.stdout):
        return f"`{command.line}` printed\n{result.stdout}instead of\n{command.expected}"
    return None


def _run(line: str, folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        line,
        shell=True,  # the examples may use pipes and redirections, as a reader would
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )


def _doctest_complaint(body: str) -> str | None:
    test = doctest.DocTestParser().get_doctest(body, {}, "example", None, None)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    return "".join(report) or None


if __name__ == "__main__":
    sys.exit(main())
