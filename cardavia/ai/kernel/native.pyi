"""The compiled part of the kernel (see ``docs/kernel.md``).

A card is its kind, 0..31: ``Card.index``. Cards are ``bytes`` of kinds, a doubled card twice; ``hands`` has four of
them, by place 0..3 clockwise. ValueError tells of data that contradict the rules.
"""

import enum
from collections.abc import Mapping, Sequence
from typing import Literal

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

# Playouts and search (``docs/kernel.md``)

Deal = tuple[Hands, int] | tuple[Hands, int, float] | tuple[Hands, int, float, int]
"""A sample: the hands held now, the counting side (Re, the declarer's) as a mask of places, weight, payoff variant.

While a wedding or a black sow is open the mask is not looked at.
"""

class Goal(enum.Enum):
    """What the play of the cards is about for the counting side."""

    POINTS = 0
    ALL_TRICKS = 1
    NO_TRICK = 2
    MISERE = 3
    """Everybody for himself, points are bad."""

class Extras:
    """Special points: kinds, flags and values; they count where two play against two."""

    @staticmethod
    def make(
        fox: int = -1,
        fox_values: tuple[int, int, int] = (1, 1, 1),
        charlie: int = -1,
        charlie_caught: bool = False,
        forty: int = 0,
        forty_pairs: bool = False,
        full_group: int = -1,
        dulle: int = -1,
    ) -> Extras:
        """Return special points.

        ``fox_values`` are those of any, the first and the last trick. ``charlie`` scores by winning the last trick,
        with ``charlie_caught`` also in the other side's. A trick of ``forty`` card points scores, with
        ``forty_pairs`` only of two equal pairs; so does one whose four cards are of the plain group ``full_group``.
        A ``dulle`` scores in any trick of the other side. -1, and 0 for ``forty``: not so.
        """

class Situation:
    """What everybody knows of the play of the cards up to now; nothing hidden."""

    @staticmethod
    def make(
        rules: Rules,
        own: int,
        leader: int,
        played: Sequence[tuple[int, int]] = (),
        known: Sequence[int] = (-1, -1, -1, -1),
        revealing: Sequence[int] = (),
        bride: int = -1,
        bride_tricks: int = 3,
        bride_plain: bool = False,
        lone_kind: int = -1,
        extras: Extras = ...,
        goal: Goal = Goal.POINTS,
        declarer: int = -1,
    ) -> Situation:
        """Return a situation; all that follows from the cards played is found from them.

        ``own`` is the place whose scores are asked for, ``leader`` led the first trick, ``played`` are all cards so
        far in order as (place, kind). ``known`` tells by place what contract and words have made public: 1 of the
        counting side, 0 of the other, -1 not known. Who plays a ``revealing`` kind (queen of clubs, called ace) shows
        himself to be of the counting side; who holds all of them knows all sides. ``bride`` seeks her partner in a
        wedding in the first ``bride_tricks`` tricks, with ``bride_plain`` only where a plain card was led; who wins
        the second card of ``lone_kind`` plays alone (black sow). ``declarer`` is who called or plays alone, if known.
        """
    @property
    def own(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def tricks_left(self) -> int:
        """Tricks not yet full."""
    @property
    def trick(self) -> bytes:
        """Kinds that lie, from the leader on."""
    @property
    def points(self) -> list[int]:
        """Card points taken by place."""
    @property
    def tricks(self) -> list[int]:
        """Tricks taken by place."""
    @property
    def known(self) -> list[int]:
        """What is public of the sides now, as in ``make``."""
    @property
    def is_open(self) -> bool:
        """Whether a wedding or black sow is still to be settled."""
    @property
    def called_led(self) -> bool:
        """Whether the called suit was led in a full trick."""

class Payoff:
    """How a finished deal scores for each place."""

    @staticmethod
    def sides(pair: Sequence[float], alone: Sequence[float], total: int, special_factor: float = 1.0) -> Payoff:
        """Return scores by card points of the counting side.

        ``pair`` holds where the counting side is two places, ``alone`` where it is one: for each variant
        ``[0 a place of that side, 1 of the other][class][points 0..total]``, flat. Class 0: both sides have a trick,
        1: the others have none, 2: the counting side has none. Special points of a pair, times the factor, are added.
        """
    @staticmethod
    def misere(virgin: bool, march: bool, factor: float = 1.0) -> Payoff:
        """Return the scores of a Ramsch (``rulings.md`` 38)."""

class Policy:
    """How cards are laid in playouts: softmax over measured candidates, from the own hand and what is public."""

    @staticmethod
    def make(copies: int, weights: Mapping[str, float] = ...) -> Policy:
        """Return the policy for a pack with that many copies of a card, with some weights changed."""
    @property
    def weights(self) -> dict[str, float]:
        """All weights by name; ``temperature`` 0 always takes the best card."""

class MoveScores:
    """What playouts of one move found."""

    @property
    def card(self) -> int:
        """The move, -1 where the policy chose it."""
    @property
    def playouts(self) -> int: ...
    @property
    def means(self) -> list[float]:
        """Weighted mean score of the own place by payoff."""
    @property
    def variances(self) -> list[float]: ...
    @property
    def histogram(self) -> list[float]:
        """Weight of the playouts by card points of the counting side; empty unless asked for."""

class FoundMove:
    """What a search found of one move."""

    @property
    def card(self) -> int: ...
    @property
    def visits(self) -> int: ...
    @property
    def mean(self) -> float: ...
    @property
    def variance(self) -> float: ...

def playouts(
    situation: Situation,
    payoffs: Sequence[Payoff],
    deals: Sequence[Deal],
    moves: bytes = b"",
    repeats: int = 1,
    seed: int = 0,
    policy: Policy | None = None,
    random: bool = False,
    histogram: bool = False,
    threads: int = 1,
    stop: Stop | None = None,
) -> list[MoveScores]:
    """Return the scores of each move, or of playing on by the policy where none is given.

    Every move gets the same deals and chances; the result depends on the seed but not on ``threads``. ``random``
    plays any legal card. Once stopped the playouts made so far are returned.
    """

def play_deal(
    situation: Situation,
    payoff: Payoff,
    deal: Deal,
    seed: int = 0,
    policy: Policy | None = None,
    random: bool = False,
) -> tuple[list[tuple[int, int]], list[float]]:
    """Return the cards with which one deal goes on, as (place, kind), and the scores of all four places.

    A deal that is over, all hands empty, is only scored.
    """

def policy_values(
    situation: Situation, hand: bytes, side: int, policy: Policy | None = None
) -> list[tuple[int, float, float]]:
    """Return for the place whose turn it is, from its hand alone: kind, value in card points, chance of each card.

    ``side`` is the mask of the counting side as far as the place knows it.
    """

def legal(situation: Situation, hand: bytes) -> bytes:
    """Return the kinds that the place whose turn it is may play from this hand."""

def likelihoods(
    situation: Situation, deals: Sequence[Deal], policy: Policy | None = None, floor: float = 0.05
) -> list[float]:
    """Return for each deal, its hands as at the start of play, how likely the other places would have played so.

    Logarithms of the policy's chances, added up over the choices of all places but the own one; a part ``floor`` of
    each chance is spread evenly. Minus infinity where a card could not have been played.
    """

def search_flat(
    situation: Situation,
    payoff: Payoff,
    deals: Sequence[Deal],
    playouts: int,
    moves: bytes = b"",
    seed: int = 0,
    policy: Policy | None = None,
    threads: int = 1,
    stop: Stop | None = None,
) -> list[FoundMove]:
    """Return all moves, best first, after that many playouts in all, halving the moves round by round."""

def search_tree(
    situation: Situation,
    payoff: Payoff,
    deals: Sequence[Deal],
    iterations: int,
    seed: int = 0,
    policy: Policy | None = None,
    exploration: float = 1.5,
    uniform: float = 0.2,
    trees: int = 1,
    threads: int = 1,
    stop: Stop | None = None,
) -> list[FoundMove]:
    """Return all moves, the most visited first, after a search over information sets.

    Iterations are shared by independent ``trees``. A node's mover maximises his own score. Scores are those of the
    place whose turn it is. The result depends on seed, iterations and trees, not on threads.
    """

# End of playouts and search

class Solution:
    """What a solver found out about the legal moves."""

    @property
    def moves(self) -> list[tuple[int, int, int]]:
        """Kind, lowest and highest possible value of each legal move, by kind; the value is known where they agree."""
    @property
    def kind(self) -> Literal["exact", "interval", "estimate"]:
        """``exact`` where all values are known, ``estimate`` for guesses without proof."""
    @property
    def nodes(self) -> int:
        """Cards played in the search."""
    @property
    def complete(self) -> bool:
        """Whether all that was asked is answered: false when the nodes ran out or a stop came."""

class Solver:
    """Solves positions with all hands open. It owns its table; use one in each thread.

    ``side`` is the mask of the places whose tricks count (bit 0 is place 0), ``maximizers`` that of the places that
    want the count high, without it the side itself. The value of a move is what the side takes from the position on,
    the cards on the table included, with best play: card points, or tricks. ``thresholds`` asks only between which of
    these numbers each value lies (below or not below each of them), which is far cheaper. A search ends after
    ``node_budget`` cards played, or a ``stop``; what is proven by then is the answer.
    """

    def __init__(self, table_megabytes: int = 64, portable: bool = False) -> None:
        """Make a solver; ``portable`` keeps it from using the faster instructions the processor may have."""
    def solve(
        self,
        rules: Rules,
        hands: Hands,
        trick: bytes,
        leader: int,
        called_led: bool,
        side: int,
        maximizers: int | None = None,
        goal: Literal["points", "tricks"] = "points",
        node_budget: int = 2_000_000,
        thresholds: Sequence[int] | None = None,
        stop: Stop | None = None,
    ) -> Solution:
        """Return the values of all legal moves."""
    def value(
        self,
        rules: Rules,
        hands: Hands,
        trick: bytes,
        leader: int,
        called_led: bool,
        side: int,
        maximizers: int | None = None,
        goal: Literal["points", "tricks"] = "points",
        node_budget: int = 2_000_000,
        thresholds: Sequence[int] | None = None,
        stop: Stop | None = None,
    ) -> tuple[int, int, int]:
        """Return the lowest and highest possible value of the position, and the nodes."""
    def estimate(
        self,
        rules: Rules,
        hands: Hands,
        trick: bytes,
        leader: int,
        called_led: bool,
        side: int,
        maximizers: int | None = None,
        goal: Literal["points", "tricks"] = "points",
        node_budget: int = 2_000_000,
        width: int = 3,
        exact_from: int = 8,
        stop: Stop | None = None,
    ) -> Solution:
        """Return guesses: only the ``width`` likeliest moves count while a hand has more than ``exact_from`` cards."""
    def solve_many(
        self,
        rules: Rules,
        deals: Sequence[tuple[Hands, int]],
        trick: bytes,
        leader: int,
        called_led: bool,
        misere: bool = False,
        goal: Literal["points", "tricks"] = "points",
        node_budget: int = 2_000_000,
        thresholds: Sequence[int] | None = None,
        threads: int = 1,
        stop: Stop | None = None,
    ) -> list[Solution]:
        """Return `solve` of each deal, its hands and its side; ``misere``: the side wants its own count low.

        The budget is that of each deal. The answer does not depend on the number of threads.
        """

def is_fast() -> bool:
    """Say whether the processor has the instructions that make the solver faster."""
