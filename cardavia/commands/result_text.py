"""A result as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardavia.art.deck import Pack
from cardavia.engine.contract import Contract
from cardavia.engine.observation import Observation
from cardavia.engine.result import Result
from cardavia.ui import texts
from cardavia.ui.bill_steps import Runners, StepKind, bill_steps, runners_of
from cardavia.ui.texts_base import translate
from cardavia.ui.texts_bill import bill_sentence, step_name


def result_lines(observation: Observation, players: Sequence[str], pack: Pack) -> Iterator[str]:
    """Yield who has won a finished deal, and by which lines and factors."""
    yield texts.result_sentence(observation, players, me=None)
    if observation.result is not None:
        runners = runners_of(observation)
        yield from bill_lines(observation.result, players, pack, observation.contract, runners)


def bill_lines(
    result: Result, players: Sequence[str], pack: Pack, contract: Contract | None, runners: Runners | None
) -> Iterator[str]:
    """Yield lines and factors in the order of the arithmetic, the arithmetic, and the score of every player."""
    steps = bill_steps(result, contract, runners)
    for step in steps:
        if step.kind is StepKind.LINE and step.party is not None:
            value = step.amount if step.amount > 0 else -step.amount
            words = {"side": texts.party_name(step.party), "line": step_name(step, pack), "value": value}
            yield translate("Replay", "{side}: {line}, {value}").format(**words)
        elif step.kind is StepKind.FACTOR:
            name = step_name(step, pack)
            yield translate("Replay", "{factor}: times {value}").format(factor=name, value=step.amount)
    if steps:
        yield translate("Replay", "Together: {bill}").format(bill=bill_sentence(steps))
    for player, score in zip(players, result.scores or (), strict=False):
        yield translate("Replay", "{player}: {score}").format(player=player, score=f"{score:+d}")
