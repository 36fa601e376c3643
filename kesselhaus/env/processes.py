"""A vector environment over several processes: each writes its rows into arrays that all share."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kesselhaus.env.many_matches import Arrays, Batch, Make, Shape, playings

ENDED = (
    "A process of this vector environment has ended. Make another one; in a script, processes are begun "
    'under `if __name__ == "__main__":`.'
)
PATIENCE = 5.0
"""So many seconds a process is given to end."""


class Spread:
    """The matches of all processes. Each is told its actions, and its rows are there when it says so."""

    def __init__(self, make: Make, shape: Shape, processes: int) -> None:
        self._memory = SharedMemory(create=True, size=_size(shape))
        self.arrays = _arrays(self._memory, shape)
        ends = [shape.matches * number // processes for number in range(processes + 1)]
        self._rows = [range(first, last) for first, last in pairwise(ends)]
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for rows in self._rows:
            line, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, self._memory.name, make, shape, rows), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(line)
            self._processes.append(process)

    def reset(self, seed: int | None) -> None:
        self._all_do([("reset", seed)] * len(self._lines))

    def step(self, actions: Sequence[int]) -> None:
        self._all_do([("step", actions[rows.start : rows.stop]) for rows in self._rows])

    def _all_do(self, tasks: Sequence[tuple[str, Any]]) -> None:
        if not self._lines:
            raise RuntimeError(ENDED)
        try:
            for line, task in zip(self._lines, tasks, strict=True):
                line.send(task)
            for line in self._lines:
                line.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise RuntimeError(ENDED) from error

    def close(self) -> None:
        for line in self._lines:
            with suppress(OSError):
                line.send(None)
                line.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self._lines, self._processes = [], []
        self.arrays = Arrays._make(array.copy() for array in self.arrays)
        with suppress(FileNotFoundError, BufferError):
            self._memory.close()
        with suppress(FileNotFoundError):
            self._memory.unlink()


def _size(shape: Shape) -> int:
    return sum(_bytes(size, dtype) for size, dtype in shape.sizes())


def _bytes(size: tuple[int, ...], dtype: Any) -> int:
    """Rounded up, so that the next array begins where any can."""
    count = int(np.prod(size)) * int(np.dtype(dtype).itemsize)
    return -(-count // 64) * 64


def _arrays(memory: SharedMemory, shape: Shape) -> Arrays:
    found: list[NDArray[Any]] = []
    at = 0
    for size, dtype in shape.sizes():
        found.append(np.ndarray(size, dtype, memory.buf, at))
        at += _bytes(size, dtype)
    return Arrays(*found)


def _work(line: Connection, memory_name: str, make: Make, shape: Shape, rows: range) -> None:
    """What runs in a process until it is told to end, or nobody is there to tell it."""
    memory = SharedMemory(memory_name)
    arrays = Arrays._make(array[rows.start : rows.stop] for array in _arrays(memory, shape))
    batch = Batch(playings(make, len(rows)), rows, arrays)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while (task := line.recv()) is not None:
            what, with_what = task
            batch.reset(with_what) if what == "reset" else batch.step(with_what)
            line.send(None)
