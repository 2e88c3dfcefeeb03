"""Writes docs/decks/<deck>.png, the pictures of all shipped decks that the documentation shows."""

import os
import sys
from io import BytesIO
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "decks"
WIDTH = 100
"""Pixels of a card's width."""


def main() -> int:
    """Draw a sheet of every deck; 1 if one cannot be used."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image

    from cardavia.art.compose import IndexOptions
    from cardavia.art.shelf import shelf
    from cardavia.commands.deck_sheet import sheet_png
    from cardavia.engine.errors import InputProblem
    from cardavia.ui.texts import problem_sentence

    FOLDER.mkdir(parents=True, exist_ok=True)
    # A folder that is not there: no deck of one's own gets into the documentation.
    found = shelf(FOLDER / "none")
    broken = 0
    for place in found.decks:
        try:
            deck = found.load(place.id)
        except InputProblem as problem:
            print(f"{place.id}: {problem_sentence(problem)}", file=sys.stderr)
            broken = 1
            continue
        drawn = Image.open(BytesIO(sheet_png(deck, WIDTH, IndexOptions(), deck.cards)))
        # Flat colours need no more than a palette.
        drawn.quantize(256).save(FOLDER / f"{deck.id}.png", optimize=True)
    return broken


if __name__ == "__main__":
    sys.exit(main())
