"""What can be watched of a web process and its workers: figures in the text format of Prometheus."""

import logging
from typing import TYPE_CHECKING, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from kesselhaus.web.house import House

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Stage(NamedTuple):
    """What is counted of one kind of requests to workers."""

    waited: Histogram
    took: Histogram
    processor: Counter


class Meters:
    """The figures of one house. Counting costs about a microsecond; nobody has to look."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self._stages: dict[str, Stage] = {}
        self.moves = Counter("kesselhaus_moves", "Entries that were stored.", ["game", "kind"], registry=own)
        self.requests = Counter("kesselhaus_requests", "Requests by HTTP.", ["status"], registry=own)
        self.took = Histogram(
            "kesselhaus_request_seconds", "From a request to its answer.", registry=own, buckets=SECONDS
        )
        self.stage = Histogram(
            "kesselhaus_stage_seconds",
            "From asking a worker to its reply, without waiting in line.",
            ["stage"],
            registry=own,
            buckets=SECONDS,
        )
        self.waited = Histogram(
            "kesselhaus_stage_waited_seconds",
            "In line for a worker.",
            ["stage"],
            registry=own,
            buckets=SECONDS,
        )
        self.processor = Counter(
            "kesselhaus_stage_processor_seconds", "Processor time in workers.", ["stage"], registry=own
        )
        self.letters = Counter("kesselhaus_letters", "Letters to open pages.", registry=own)
        self.letter_bytes = Counter(
            "kesselhaus_letter_bytes", "The same in bytes, before compression.", registry=own
        )
        self.lost = Counter("kesselhaus_workers_lost", "Replaced workers.", ["worker"], registry=own)
        self.errors = Counter("kesselhaus_errors", "Errors in the log.", ["logger"], registry=own)
        self.workers = Gauge("kesselhaus_workers", "Workers that run.", registry=own)
        self.queue = Gauge("kesselhaus_queue", "What waits for a worker.", ["queue"], registry=own)
        self.tables = Gauge("kesselhaus_tables", "Tables that are open here.", registry=own)
        self.lines = Gauge("kesselhaus_lines", "Open pages that are told what happens.", registry=own)

    def stage_of(self, name: str) -> Stage:
        """Found once: to look for what has a label costs as much as counting."""
        if name not in self._stages:
            self._stages[name] = Stage(
                self.waited.labels(name), self.stage.labels(name), self.processor.labels(name)
            )
        return self._stages[name]

    def shown(self, house: "House") -> bytes:
        """All of it as text, with what is looked up only now."""
        workers = house.workers
        self.workers.set(sum(worker.runs for worker in workers.all))
        self.queue.labels("rules").set(sum(worker.waiting for worker in workers.owners))
        self.queue.labels("bots").set(workers.thinking.waiting)
        self.queue.labels("advice").set(workers.adviser.waiting)
        self.queue.labels("papers").set(house.papers.wishes)
        self.tables.set(house.hall.tables.count)
        self.lines.set(house.lines.count)
        return generate_latest(self.registry)


class ErrorCount(logging.Handler):
    """Counts what the log calls an error."""

    def __init__(self, meters: Meters) -> None:
        super().__init__(logging.ERROR)
        self._meters = meters

    def emit(self, record: logging.LogRecord) -> None:
        self._meters.errors.labels(record.name).inc()
