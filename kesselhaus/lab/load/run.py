"""A load from its beginning to its figures."""

import asyncio
import re
import resource
from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from kesselhaus.lab.load.browser import Browser, Lost
from kesselhaus.lab.load.people import Counted, Pair, Trouble
from kesselhaus.lab.load.watch import Use, use

AT_ONCE = 8
"""So many pairs sit down at the same time."""
SAMPLE = 1.0


class Plan(Struct, frozen=True):
    tables: int = 100
    seconds: int = 60
    rate: float = 1.0
    game: str = "airship_city"
    seed: int = 1
    by_line: bool = True
    """Whether answers go over the open lines, as the script of the page sends them; else by form."""


class Times(Struct, frozen=True):
    """Milliseconds."""

    median: float
    p95: float
    p99: float
    most: float


class Figures(Struct, frozen=True, kw_only=True):
    """What a load has measured."""

    game: str
    tables: int
    pages: int
    seconds: float
    wanted_moves: int
    moves: int
    finished_matches: int
    errors: int
    first_errors: list[str]
    shown: Times | None
    """From an answer to the other page, with rules, store and drawing."""
    acknowledged: Times | None
    page: Times | None
    page_bytes: int
    """Of a table's document, compressed."""
    requests: int
    letters: int
    letter_bytes: int
    """Of one letter on average, before compression."""
    packed_letter_bytes: int
    """The same, as it is sent."""
    server_processes: int | None
    server_cpu: float | None
    """Cores in use on average."""
    server_megabytes: float | None
    """At the most."""
    load_cpu: float
    stages: dict[str, float]
    """Milliseconds of the server's processor for one move, by stage; the load itself is no part of it."""


async def load(
    plan: Plan, address: str, pid: int | None, advance: Callable[[], None] = lambda: None, token: str = ""
) -> Figures:
    """Lay all tables, then play for the time that was asked for. With a token its meters tell of stages."""
    counted, chance = Counted(), Random(plan.seed)
    pairs = [
        Pair(address, plan.game, counted, Random(chance.random()), by_line=plan.by_line, whole=False)
        for _ in range(plan.tables)
    ]
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(pair: Pair) -> None:
        async with gate:
            await pair.sit_down()
            await pair.look()
        advance()

    try:
        await asyncio.gather(*(sit(pair) for pair in pairs))
    except (Trouble, Lost, TimeoutError) as error:
        counted.errors.append(f"{type(error).__name__}: {error}")
        for pair in pairs:
            await pair.close()
        return figures(plan, counted, pairs, 0.0, {}, None, 0.0)
    counted.letters = counted.letter_bytes = counted.packed_bytes = 0
    loop = asyncio.get_running_loop()
    stages = await _stages(address, token)
    before, own = use(pid) if pid else None, _own_cpu()
    highest = asyncio.create_task(_highest(pid))
    began = perf_counter()
    until = loop.time() + plan.seconds
    await asyncio.gather(*(pair.play(1 / plan.rate, until) for pair in pairs))
    took = perf_counter() - began
    after, own = use(pid) if pid else None, _own_cpu() - own
    highest.cancel()
    most = (await asyncio.gather(highest, return_exceptions=True))[0]
    lost = list(counted.errors)
    await asyncio.gather(*(pair.close() for pair in pairs))
    counted.errors = lost
    ended = await _stages(address, token)
    taken = {stage: cpu - stages.get(stage, 0.0) for stage, cpu in ended.items()}
    used = _by_stage(before, after, taken) if before and after else {}
    return figures(plan, counted, pairs, took, used, most if isinstance(most, tuple) else None, own / took)


STAGE = re.compile(r'^kesselhaus_stage_processor_seconds_total\{stage="(\w+)"\} (\S+)', re.MULTILINE)
KINDS = {"GiveAnswer": "rules", "TakeBack": "rules", "Redraw": "drawing", "DrawTable": "drawing"}


async def _stages(address: str, token: str) -> dict[str, float]:
    """Seconds of the processor that the workers have taken, by what for, if the server tells."""
    browser = Browser(address)
    try:
        reply = await browser.get("/metrics", Authorization=f"Bearer {token}")
    except Lost:
        return {}
    finally:
        browser.hang_up()
    used: dict[str, float] = {}
    for kind, seconds in STAGE.findall(reply.body.decode()) if reply.status == 200 else ():
        used[KINDS.get(kind, "others")] = used.get(KINDS.get(kind, "others"), 0.0) + float(seconds)
    return used


def _by_stage(before: Use, after: Use, taken: dict[str, float]) -> dict[str, float]:
    """Seconds of the processor: of the web processes; of the workers by stage, then the rest."""
    workers = after.workers_cpu - before.workers_cpu
    told = {f"workers: {stage}": cpu for stage, cpu in taken.items()}
    rest = workers - sum(taken.values())
    return {"web": after.cpu - before.cpu - workers, **told, "workers: pipes" if told else "workers": rest}


async def _highest(pid: int | None) -> tuple[float, int] | None:
    """The most memory that was seen, until somebody wants to know."""
    most: tuple[float, int] | None = None
    try:
        while pid is not None:
            now = use(pid)
            if now is not None and (most is None or now.megabytes > most[0]):
                most = (now.megabytes, now.processes)
            await asyncio.sleep(SAMPLE)
    except asyncio.CancelledError:
        return most
    return most


def figures(
    plan: Plan,
    counted: Counted,
    pairs: list[Pair],
    took: float,
    used: dict[str, float],
    most: tuple[float, int] | None,
    own: float,
) -> Figures:
    return Figures(
        game=plan.game,
        tables=plan.tables,
        pages=2 * plan.tables,
        seconds=round(took, 1),
        wanted_moves=round(plan.tables * plan.seconds * plan.rate),
        moves=counted.moves,
        finished_matches=counted.finished,
        errors=len(counted.errors),
        first_errors=counted.errors[:5],
        shown=times(counted.shown),
        acknowledged=times(counted.acknowledged),
        page=times(counted.pages),
        page_bytes=round(sum(counted.page_bytes) / max(1, len(counted.page_bytes))),
        requests=sum(person.browser.requests for pair in pairs for person in pair.people),
        letters=counted.letters,
        letter_bytes=round(counted.letter_bytes / max(1, counted.letters)),
        packed_letter_bytes=round(counted.packed_bytes / max(1, counted.letters)),
        server_processes=most[1] if most else None,
        server_cpu=round(sum(used.values()) / took, 2) if used else None,
        server_megabytes=round(most[0], 1) if most else None,
        load_cpu=round(own, 2),
        stages={stage: round(1000 * cpu / max(1, counted.moves), 2) for stage, cpu in used.items()},
    )


def times(seconds: list[float]) -> Times | None:
    if not seconds:
        return None
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)

    return Times(at(0.5), at(0.95), at(0.99), at(1.0))


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
