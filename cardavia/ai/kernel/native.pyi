"""The compiled part of the kernel (see ``docs/kernel.md``).

A card is its kind, 0..31: ``Card.index``. Cards are ``bytes`` of kinds, a doubled card twice; ``hands`` has four of
them, by place 0..3 clockwise. ValueError tells of data that contradict the rules.
"""

from collections.abc import Sequence

Hands = tuple[bytes, bytes, bytes, bytes]

class Rules:
    """The card order of one contract as data."""

    @staticmethod
    def make(
        group: Sequence[int],
        strength: Sequence[int],
        points: Sequence[int],
        tie: Sequence[int],
        copies: int,
        hand_size: int,
        called: int = -1,
    ) -> Rules:
        """Return rules from one value a kind: group 0..3 plain, 4 trump, -1 not dealt; tie 0..3 as ``order.Tie``."""
    @property
    def copies(self) -> int: ...
    @property
    def hand_size(self) -> int: ...

class Stop:
    """Ends a long calculation from another thread; once set it stays set."""

    def set(self) -> None: ...
    def is_set(self) -> bool: ...

def playable(rules: Rules, hands: Hands, trick: bytes, leader: int, called_led: bool = False) -> bytes:
    """Return the kinds that the place whose turn it is may play."""

def winner(rules: Rules, trick: bytes, last_trick: bool) -> int:
    """Return the place in the trick of its winning card."""
