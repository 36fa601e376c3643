"""Where matches are played: in this process, in several, or on a cluster. Who plays what is decided by the
plan and the number of a match, so it comes to the same everywhere.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Task: TypeAlias = Callable[[str, Any, int], T]
"""A match, by the key of its game, the plan and its number. It travels by its name to other processes."""

WORTH_A_PROCESS = 4
"""Fewer matches than this, thought about, are played sooner than a further process has started."""
AHEAD = 4
"""So many matches a process are handed out: the next ones wait here, and not all that are still to come."""


class Spread(Protocol):
    """Plays the matches of these numbers and yields each when it has ended."""

    def __call__(
        self, task: Task[T], key: str, plan: Any, numbers: Sequence[int]
    ) -> Iterator[tuple[int, T]]: ...


def on_cores(processes: int | None = None, worth: int = WORTH_A_PROCESS) -> Spread:
    """On so many cores of this machine, usually all. Few matches stay in this process."""

    def spread(task: Task[T], key: str, plan: Any, numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
        most = max(1, len(numbers) // worth)
        count = min(os.cpu_count() or 1, most) if processes is None else processes
        return (
            here(task, key, plan, numbers) if count == 1 else _in_processes(task, key, plan, numbers, count)
        )

    return spread


def here(task: Task[T], key: str, plan: Any, numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
    for number in numbers:
        yield number, task(key, plan, number)


def _in_processes(
    task: Task[T], key: str, plan: Any, numbers: Sequence[int], processes: int
) -> Iterator[tuple[int, T]]:
    # Not forked: a progress bar has a thread of its own, and threads do not survive a fork. Ctrl+C reaches
    # all processes of a terminal; these leave it to the one that gave out the matches.
    spawn, others = get_context("spawn"), set(active_children())
    deaf = signal.SIGINT, signal.SIG_IGN
    with ProcessPoolExecutor(processes, mp_context=spawn, initializer=signal.signal, initargs=deaf) as pool:
        running: dict[Future[T], int] = {}
        waiting = iter(numbers)
        try:
            while True:
                while len(running) < AHEAD * processes and (number := next(waiting, None)) is not None:
                    running[pool.submit(task, key, plan, number)] = number
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        except BaseException:
            # Whoever stops does not wait for matches that go on for minutes.
            for process in set(active_children()) - others:
                process.terminate()
            raise
