"""``cardavia arena``: two players against one another, every deal twice with the places exchanged."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from cardavia.ai.arena.bout import Duel, Side, Thinking
from cardavia.ai.arena.clock import Clock
from cardavia.ai.arena.tally import CONFIDENCE, ContractTally, Tally
from cardavia.ai.arena.workers import bouts
from cardavia.ai.cast import check_name
from cardavia.commands.forfeits import forfeit_report, forfeit_sentence
from cardavia.commands.output import Output
from cardavia.commands.play import chosen_options
from cardavia.commands.progress import Progress
from cardavia.engine.games import game_of
from cardavia.ui import texts
from cardavia.ui.texts_base import translate

_SLOW = 0.95
"""The share of moves that are quicker than the time that is told."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A measured duel; ``asked`` is how many deals were wanted, more than were counted after an interrupt."""

    duel: Duel
    asked: int
    tally: Tally


def run(
    game: str,
    preset: str | None,
    chosen: Sequence[str],
    deals: int,
    seed: int,
    players: tuple[str, str],
    processes: int | None,
    seconds: float,
) -> Output:
    """Return what side A scores above side B; InputProblem names a bad rule or player.

    Everything but times depends on the arguments alone, not on the number of processes. An interrupt from the
    keyboard ends the measuring, and what was counted until then is returned.
    """
    for name in players:
        check_name(name)
    preset = preset or next(iter(game_of(game).catalogue.presets))
    duel = Duel(game, preset, chosen_options(game, chosen), dict(zip(Side, players, strict=True)), seed, seconds)
    duel.match()
    outcome = Outcome(duel, deals, _measured(duel, deals, min(processes or os.cpu_count() or 1, deals)))
    return Output(_document(outcome), lambda: _text(outcome))


def _measured(duel: Duel, deals: int, processes: int) -> Tally:
    tally = Tally()
    with Progress(deals) as progress, closing(bouts(duel, deals, processes)) as played:
        try:
            for bout in played:
                tally.add(bout)
                progress.show(tally.deals)
        except KeyboardInterrupt:
            return tally
    return tally


def _document(outcome: Outcome) -> dict[str, Any]:
    duel, tally = outcome.duel, outcome.tally
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in duel.options.items()}
    return {
        "ok": True,
        "game": duel.game,
        "rules": {"preset": duel.preset, "options": options},
        "seed": duel.seed,
        "players": {side.value: name for side, name in duel.players.items()},
        "deals": tally.deals,
        "interrupted": tally.deals < outcome.asked,
        "difference": {
            "mean": tally.mean,
            "error": tally.error,
            "interval": None if tally.interval is None else list(tally.interval),
        },
        "plays": tally.plays,
        "redeals": tally.redeals,
        "contracts": {name: _contract_document(row) for name, row in _by_frequency(tally)},
        "seconds": {side.value: _times_document(thinking) for side, thinking in tally.thinking.items()},
        "forfeits": [forfeit_report(deal, forfeit) for deal, forfeit in _forfeits(tally)],
    }


def _by_frequency(tally: Tally) -> list[tuple[str, ContractTally]]:
    return sorted(tally.contracts.items(), key=lambda item: (-item[1].plays, item[0]))


def _forfeits(tally: Tally) -> list[tuple[int, Any]]:
    return sorted(tally.forfeits, key=lambda item: (item[0], item[1].seat))


def _contract_document(row: ContractTally) -> dict[str, Any]:
    declared = {side.value: {"count": one.count, "mean": one.mean} for side, one in row.declared.items()}
    return {"plays": row.plays, "won": row.won, "declared": declared}


def _times_document(thinking: Thinking) -> dict[str, Any]:
    return {"move": _clock_document(thinking.moves), "announcement": _clock_document(thinking.announcements)}


def _clock_document(clock: Clock) -> dict[str, Any]:
    return {"count": clock.count, "mean": clock.mean, "p95": clock.quantile(_SLOW)}


def _text(outcome: Outcome) -> Iterator[str]:
    duel, tally = outcome.duel, outcome.tally
    rules = {"game": texts.game_name(duel.game), "preset": texts.preset_name(duel.preset)}
    yield translate("Arena", "{game}, rules: {preset}").format(**rules)
    yield translate("Arena", "A: {a}, B: {b}, {deals} deals, each played twice").format(
        a=duel.players[Side.A], b=duel.players[Side.B], deals=tally.deals
    )
    yield _difference_text(tally)
    yield ""
    yield from _contract_table(tally)
    yield ""
    for side, thinking in tally.thinking.items():
        yield from _times_text(side, thinking)
    for deal, forfeit in _forfeits(tally):
        yield forfeit_sentence(deal, forfeit)


def _difference_text(tally: Tally) -> str:
    if tally.mean is None:
        return translate("Arena", "No deal was finished.")
    mean = f"{tally.mean:+.3f}"
    if tally.interval is None:
        return translate("Arena", "A scores {mean} a deal more than B").format(mean=mean)
    low, high = (f"{value:+.3f}" for value in tally.interval)
    pattern = translate("Arena", "A scores {mean} a deal more than B, {share}% interval {low} to {high}")
    return pattern.format(mean=mean, share=round(100 * CONFIDENCE), low=low, high=high)


def _contract_table(tally: Tally) -> Iterator[str]:
    """Yield how often each contract was played and won, and the mean scores of those who declared it."""
    head = (translate("Arena", "Contract"), translate("Arena", "share"), translate("Arena", "won"))
    means = (translate("Arena", "A declares"), translate("Arena", "mean"))
    yield _row(*head, *means, translate("Arena", "B declares"), means[1])
    for name, row in _by_frequency(tally):
        cells = (cell for one in row.declared.values() for cell in (str(one.count), _mean_text(one.mean)))
        yield _row(name, f"{row.plays / tally.plays:.1%}", f"{row.won / row.plays:.1%}", *cells)
    if tally.redeals:
        yield _row(translate("Arena", "no score"), f"{tally.redeals / tally.plays:.1%}")


def _row(name: str, *cells: str) -> str:
    return (f"{name:<16}" + "".join(f"{cell:>12}" for cell in cells)).rstrip()


def _mean_text(mean: float | None) -> str:
    return "" if mean is None else f"{mean:+.2f}"


def _times_text(side: Side, thinking: Thinking) -> Iterator[str]:
    patterns: Mapping[str, Clock] = {
        translate("Arena", "{side}: {mean} ms a move, 95% below {slow} ms"): thinking.moves,
        translate(
            "Arena", "{side}: {mean} ms to think of an announcement, 95% below {slow} ms"
        ): thinking.announcements,
    }
    for pattern, clock in patterns.items():
        mean, slow = clock.mean, clock.quantile(_SLOW)
        if mean is not None and slow is not None:
            yield pattern.format(side=side.name, mean=f"{1000 * mean:.2f}", slow=f"{1000 * slow:.2f}")
