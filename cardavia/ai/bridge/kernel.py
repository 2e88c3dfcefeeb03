"""The one place that imports the compiled kernel, which may be missing: the program plays without it, weaker."""

from __future__ import annotations

from typing import Final

try:
    from cardavia.ai.kernel import native as native
except ImportError:
    _found = False
else:
    _found = True

AVAILABLE: Final = _found
"""Whether the compiled kernel is there; without it nothing else of this module may be used."""
