"""Matches on a Ray cluster, which comes with the extra `cluster`. Ray hands them out and plays one again
where a machine was lost; here is no scheduler of our own.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from kesselhaus.lab.spread import AHEAD, Spread, T, Task

AGAIN = 5
"""So often a match is begun again after the process that played it has died."""
NAME = "ray"


class NoCluster(RuntimeError):
    """One sentence that says why there is none."""


def on_ray(address: str | None = None) -> Spread:
    """On the cluster at an address; without one on a cluster of this machine, as long as it is needed."""
    try:
        import ray
    except ImportError as error:
        raise NoCluster("Clusters need Ray: pip install 'kesselhaus[cluster]'.") from error

    def spread(task: Task[T], key: str, plan: Any, numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
        begun = not ray.is_initialized()
        if begun:
            try:
                ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
            except ConnectionError as error:
                raise NoCluster(f"There is no Ray cluster at {address}: {error}") from error
        try:
            yield from _played(ray, task, key, plan, numbers)
        finally:
            if begun:
                ray.shutdown()

    return spread


def _played(ray: Any, task: Task[T], key: str, plan: Any, numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
    remote = ray.remote(task).options(max_retries=AGAIN, num_cpus=1)
    shared = ray.put(plan)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, int] = {}
    waiting = iter(numbers)
    try:
        while True:
            while len(running) < ahead and (number := next(waiting, None)) is not None:
                running[remote.remote(key, shared, number)] = number
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for job in done:
                yield running.pop(job), _result(ray, job)
    finally:
        for job in running:
            ray.cancel(job, force=True)


def _result(ray: Any, job: Any) -> Any:
    """What a match came to, or the error that it ended in as it was raised there."""
    try:
        return ray.get(job)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
