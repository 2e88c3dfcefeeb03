"""What is wrong with a page: a mistake of whoever wrote it, never of a reader."""

from __future__ import annotations


class PageError(ValueError):
    """A page, word or placeholder that does not exist or makes no sense; the text names page and place."""

    def __init__(self, what: str, page: str = "") -> None:
        super().__init__(f"{page}: {what}" if page else what)
        self.what = what
        self.page = page
