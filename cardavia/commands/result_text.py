"""A result as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardavia.art.deck import Pack
from cardavia.engine.observation import Observation
from cardavia.engine.result import Result
from cardavia.ui import texts
from cardavia.ui.texts_base import translate


def result_lines(observation: Observation, players: Sequence[str], pack: Pack) -> Iterator[str]:
    """Yield who has won a finished deal, and by which lines and factors."""
    yield texts.result_sentence(observation, players, me=None)
    if observation.result is not None:
        yield from bill_lines(observation.result, players, pack)


def bill_lines(result: Result, players: Sequence[str], pack: Pack) -> Iterator[str]:
    """Yield the scoring lines, the factors and the score of every player."""
    for line in result.lines:
        words = {"side": texts.party_name(line.party), "line": texts.line_name(line, pack), "value": line.value}
        yield translate("Replay", "{side}: {line}, {value}").format(**words)
    for factor in result.factors:
        yield translate("Replay", "{factor}: times {value}").format(
            factor=texts.factor_name(factor), value=factor.value
        )
    for player, score in zip(players, result.scores or (), strict=False):
        yield translate("Replay", "{player}: {score}").format(player=player, score=f"{score:+d}")
