"""A filled page as a small tree: what is said, before it becomes text or HTML."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Text:
    """Words as they are read."""

    text: str


@dataclass(frozen=True, slots=True)
class Styled:
    """Words that stand out: in italics, or in bold where ``strong``."""

    content: Content
    strong: bool = False


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card by its code and its name in the deck that is shown."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Pictures of cards side by side; in text their names.

    ``deck`` is the deck whose pictures they are, the one on the table where it is None. Below ``captioned`` pictures
    the names are read as well.
    """

    cards: tuple[NamedCard, ...]
    deck: str | None = None
    captioned: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead to ``page#anchor``, or to the beginning of a ``page``."""

    target: str
    content: Content


@dataclass(frozen=True, slots=True)
class Mark:
    """Whether a house rule is played, with the word for it."""

    on: bool
    word: str


Inline: TypeAlias = "Text | Styled | Cards | Link | Mark"
Content: TypeAlias = "tuple[Inline, ...]"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; ``level`` is 2 for a section, 3 for a part of one."""

    level: int
    content: Content
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    content: Content
    anchors: tuple[str, ...] = ()

    @property
    def house_rule(self) -> bool | None:
        """Whether the house rule it describes is played; None where it describes none."""
        return next((inline.on for inline in self.content if isinstance(inline, Mark)), None)


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list."""

    blocks: tuple[Block, ...]
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class List:
    """A list, numbered from 1 where ``ordered``."""

    items: tuple[Item, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table."""

    content: Content
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; ``marked`` ones stand out and say why in their cells."""

    cells: tuple[Cell, ...]
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a header."""

    header: tuple[Cell, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a pictured trick: who laid it, and what is to be said of it."""

    player: str
    card: NamedCard
    note: str = ""


@dataclass(frozen=True, slots=True)
class Trick:
    """A pictured trick, its cards in the order of play."""

    cards: tuple[Laid, ...]
    deck: str | None = None


Block: TypeAlias = "Heading | Paragraph | List | Table | Trick"


@dataclass(frozen=True, slots=True)
class Page:
    """A filled page: ``header`` says which rules it shows, and is empty where it shows none."""

    name: str
    title: Content
    header: Content
    blocks: tuple[Block, ...]


def plain(content: Content) -> str:
    """Return the words alone, cards by their names."""
    return "".join(_plain(inline) for inline in content)


def _plain(inline: Inline) -> str:
    match inline:
        case Text(text):
            return text
        case Styled(content, _) | Link(_, content):
            return plain(content)
        case Cards(cards, _, _):
            return ", ".join(card.name for card in cards)
        case Mark(_, word):
            return f"[{word}]"
