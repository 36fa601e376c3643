"""How much of the machine a server takes, read from the system's own accounts (Linux)."""

import os
from pathlib import Path

from msgspec import Struct

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


class Use(Struct, frozen=True):
    """Seconds of the processor so far, and memory now, of a process and all that it has started."""

    processes: int
    cpu: float
    megabytes: float


def use(pid: int) -> Use | None:
    """None where the system keeps no such accounts."""
    try:
        family = _family(pid)
        return Use(len(family), sum(map(_cpu, family)), sum(map(_memory, family)) / 1e6)
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
