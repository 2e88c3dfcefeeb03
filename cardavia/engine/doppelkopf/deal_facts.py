"""The facts of a finished deal that its score depends on."""

from __future__ import annotations

from cardavia.engine.doppelkopf import sides
from cardavia.engine.doppelkopf.announcing import level_said
from cardavia.engine.doppelkopf.extras import extra_lines
from cardavia.engine.doppelkopf.options import DoppelkopfOptions
from cardavia.engine.doppelkopf.scoring import Facts
from cardavia.engine.play import points_of, tricks_of
from cardavia.engine.state import State


def facts_of(state: State, options: DoppelkopfOptions) -> Facts:
    """Return the facts of a deal that was played to its end."""
    parties = sides.parties(state) or {}
    return Facts(
        alone=sides.is_against_three(state),
        points={party: points_of(state, seats) for party, seats in parties.items()},
        tricks={party: tricks_of(state, seats) for party, seats in parties.items()},
        said={party: level_said(state, party) for party in parties},
        extras=extra_lines(state, options),
        bock=state.standing.bock,
    )
