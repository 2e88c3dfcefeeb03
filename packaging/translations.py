"""Keeps the translation catalogues of i18n/ in step with the program's texts.

``update`` writes new texts into every catalogue and drops vanished ones. ``check`` fails
where an update would change a file, where a text is not finished, or where a translation
has not what `translation_checks` asks of it: the glossary ``i18n/glossary.toml`` among others,
which the rule pages keep to as well. The variants that the glossary names are written by hand;
`translation_variants` asks that they have the texts they need and no others.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from translation_checks import complaints, page_complaints, read_glossary, texts
from translation_variants import variant_complaints, variants

ROOT = Path(__file__).resolve().parent.parent
SOURCE_LANGUAGE = "en"


def main(arguments: list[str] | None = None) -> int:
    """Run one of the two commands and return the exit status."""
    parser = argparse.ArgumentParser(description="Keep the translation catalogues up to date.")
    parser.add_argument("command", choices=["update", "check"])
    command = parser.parse_args(arguments).command
    return update(ROOT) if command == "update" else check(ROOT)


def update(root: Path) -> int:
    """Bring every catalogue up to date with the sources."""
    for catalogue in catalogues(root):
        _lupdate(root, catalogue)
    return 0


def check(root: Path) -> int:
    """Print what is out of date or unfinished; 1 if there is anything."""
    glossary = read_glossary(root)
    found = [text for catalogue in catalogues(root) for text in _complaints(root, catalogue, glossary)]
    found += [text for own in _by_hand(root) for text in _text_complaints(own, glossary)]
    found += [text for variant in variants(glossary) for text in variant_complaints(root, variant)]
    found += page_complaints(root, glossary)
    for text in found:
        print(text, file=sys.stderr)
    return 1 if found else 0


def catalogues(root: Path) -> list[Path]:
    """Return the catalogues, the English one in any case."""
    english = root / "i18n" / f"cardavia_{SOURCE_LANGUAGE}.ts"
    return sorted({english, *english.parent.glob("cardavia_*.ts")})


def unfinished(catalogue: Path) -> list[str]:
    """Return the source texts whose translation is missing or marked unfinished."""
    return [text.source for text in texts(catalogue) if not text.is_finished]


def language(catalogue: Path) -> str:
    """Return the language code in the catalogue's name."""
    return catalogue.stem.partition("_")[2]


def _complaints(root: Path, catalogue: Path, glossary: Mapping[str, Any]) -> Iterator[str]:
    if not catalogue.is_file():
        yield f"{catalogue.name} is missing: run packaging/translations.py update."
        return
    if not _is_current(root, catalogue):
        yield f"{catalogue.name} is out of date: run packaging/translations.py update."
    yield from _text_complaints(catalogue, glossary)


def _text_complaints(catalogue: Path, glossary: Mapping[str, Any]) -> Iterator[str]:
    for text in texts(catalogue):
        for complaint in complaints(text, language(catalogue), glossary):
            place = ", ".join(filter(None, (catalogue.name, text.context)))
            yield f"{place}: “{text.source}” {complaint}"


def _by_hand(root: Path) -> list[Path]:
    """Return the catalogues that no source is read for: variants, and Qt's own texts in languages Qt has none of."""
    return sorted({*(root / "i18n").glob("*.ts")} - {*catalogues(root)})


def _is_current(root: Path, catalogue: Path) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(catalogue, folder))
        _lupdate(root, copy)
        return copy.read_bytes() == catalogue.read_bytes()


def _lupdate(root: Path, catalogue: Path) -> None:
    sources = sorted(str(path.relative_to(root)) for path in (root / "cardavia").rglob("*.py"))
    # Without locations a catalogue changes only when a text does, not whenever a line moves.
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", SOURCE_LANGUAGE]
    # The English texts stand in the sources; only their plurals need a catalogue.
    plural = ["-pluralonly"] if language(catalogue) == SOURCE_LANGUAGE else []
    target = ["-target-language", language(catalogue), "-ts", str(catalogue)]
    subprocess.run([_tool("lupdate"), *options, *plural, *sources, *target], cwd=root, check=True)


def _tool(name: str) -> str:
    spec = find_spec("PySide6")
    folders = spec.submodule_search_locations if spec else None
    found = shutil.which(name, path=folders[0]) if folders else None
    if found is None:
        sys.exit(f"PySide6-Essentials, which brings {name}, is not installed.")
    return found


if __name__ == "__main__":
    sys.exit(main())
