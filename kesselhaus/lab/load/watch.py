"""How much of the machine a server takes, read from the system's own accounts (Linux)."""

import os
from pathlib import Path

from msgspec import Struct

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


WORKER = b"kesselhaus.workers."
"""What the command line of a process names that owns matches, draws or thinks."""


class Use(Struct, frozen=True):
    """Seconds of the processor so far, and memory now, of a process and all that it has started."""

    processes: int
    cpu: float
    megabytes: float
    workers_cpu: float = 0.0
    """The part of the processes that own matches, draw and think."""


def use(pid: int) -> Use | None:
    """None where the system keeps no such accounts."""
    try:
        family = _family(pid)
        used = {process: _cpu(process) for process in family}
        workers = sum(cpu for process, cpu in used.items() if _is_worker(process))
        return Use(len(family), sum(used.values()), sum(map(_memory, family)) / 1e6, workers)
    except OSError:
        return None


def _family(pid: int) -> list[int]:
    children = (PROC / str(pid) / "task" / str(pid) / "children").read_text().split()
    found = [pid]
    for child in map(int, children):
        try:
            found += _family(child)
        except OSError:  # it has just ended
            continue
    return found


def _is_worker(pid: int) -> bool:
    try:
        return WORKER in (PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return False


def _cpu(pid: int) -> float:
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> int:
    """Memory that is shared between processes counts once, in parts."""
    try:
        for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    except OSError:
        return 0
    return 0
