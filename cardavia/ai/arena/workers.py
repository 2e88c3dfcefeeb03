"""The deals of a duel spread over processes."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import NoReturn

from cardavia.ai.arena.bout import Bout, Duel, play_bout
from cardavia.ai.cast import Cast, StoppedError

_AHEAD = 4
"""Deals that wait for each process, so that none of them idles."""
_STOPPED = 1

_cast: Cast | None = None
"""The players' programs of a process that plays deals; it belongs to one duel."""
_playing = False
"""Whether the process is in the middle of a deal."""


def bouts(duel: Duel, deals: int, processes: int) -> Generator[Bout, None, None]:
    """Yield the deals in the order they are finished; closing the iterator ends all that was started.

    What a deal brings does not depend on the number of processes.
    """
    return _here(duel, deals) if processes == 1 else _spread(duel, deals, processes)


def _here(duel: Duel, deals: int) -> Generator[Bout, None, None]:
    with Cast(duel.game, duel.seconds) as cast:
        for number in range(deals):
            yield play_bout(duel, number, cast)


def _spread(duel: Duel, deals: int, processes: int) -> Generator[Bout, None, None]:
    # Spawned, not forked: the same on every system, and no thread's lock is inherited.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, _begin, (duel.game, duel.seconds))
    try:
        yield from _finished(pool, duel, deals, processes * _AHEAD)
        pool.shutdown()
    finally:
        _stop(pool)


def _finished(pool: ProcessPoolExecutor, duel: Duel, deals: int, ahead: int) -> Iterator[Bout]:
    numbers = iter(range(deals))
    waiting: set[Future[Bout]] = set()
    while True:
        for number in numbers:
            with _deaf_children():
                waiting.add(pool.submit(_play, duel, number))
            if len(waiting) >= ahead:
                break
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for bout in done:
            yield bout.result()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Start processes that an interrupt from the keyboard does not reach: the one that counts says what it means.

    Where signals cannot be blocked, `_begin` does the same a little later.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the processes, also in the middle of a deal; after a regular end there are none."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()


def _begin(game: str, seconds: float) -> None:
    """Make a process ready to play, and to end with whoever started it."""
    global _cast
    _cast = Cast(game, seconds)
    atexit.register(_cast.close)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _terminate())
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if sys.platform == "win32":
            os._exit(_STOPPED)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)


def _terminate() -> None:
    """Stop: at once between deals, else before the next move, as a program may just be starting."""
    if _cast is not None:
        _cast.stop()
    if not _playing:
        os._exit(_STOPPED)


def _end() -> NoReturn:
    if _cast is not None:
        _cast.close()
    os._exit(_STOPPED)


def _play(duel: Duel, number: int) -> Bout:
    global _playing
    if _cast is None:
        raise ValueError("the process was not made ready")
    _playing = True
    try:
        bout = play_bout(duel, number, _cast)
    except StoppedError:
        _end()
    finally:
        _playing = False
    if _cast.stopped:
        _end()
    return bout
