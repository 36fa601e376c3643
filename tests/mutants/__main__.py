"""python -m tests.mutants: breaks lines of the house at random, one at a time: does a test notice?

`make mutants` takes a sample of every area, `python -m tests.mutants nucleum --seed 2` another one.
The working tree is never touched. What no test notices is printed: a hole in the tests, or a change that
changes nothing; those stand in `equivalent.txt`, with a reason. `--json FILE` notes what came out; with
the same file the same sample goes on where the time was over, and `--again FILE` tries what survived there.
"""

import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
from msgspec import Struct

from tests.mutants.areas import AREAS, Area, is_taste
from tests.mutants.asking import Outcome
from tests.mutants.changes import changes_of
from tests.mutants.trying import Copy, Mutant

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).parent / "equivalent.txt"


class Told(Struct, frozen=True):
    """What came out for one change."""

    mutant: str
    line: int
    outcome: Outcome


def mutants(tree: Path, area: str, only: str = "") -> Iterator[Mutant]:
    for path in AREAS[area].files(tree):
        name = path.relative_to(tree).as_posix()
        for change in changes_of(path.read_bytes()) if only in name else ():
            if not is_taste(f"/{name}", change):
                yield Mutant(area, name, change)


def sample(tree: Path, area: str, count: int, seed: int, only: str = "") -> list[Mutant]:
    """Changes of an area at random, every line of it as likely as any other."""
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants(tree, area, only):
        lines.setdefault((mutant.path, mutant.change.line), []).append(mutant)
    chance = Random(f"{area}/{seed}")
    chosen = chance.sample(sorted(lines), min(count, len(lines)))
    return [chance.choice(lines[place]) for place in chosen]


def earlier(told: Path | None) -> dict[str, Outcome]:
    """What came out by the names of the changes, as far as an earlier run has come."""
    if told is None or not told.exists():
        return {}
    return {one.mutant: one.outcome for one in msgspec.json.decode(told.read_bytes(), type=list[Told])}


def survivors(tree: Path, told: Path) -> dict[str, list[Mutant]]:
    """By area, what no test noticed in an earlier run, wherever it stands now."""
    names = {name for name, outcome in earlier(told).items() if outcome in ("survived", "open")}
    every = {area: [one for one in mutants(tree, area) if one.name in names] for area in AREAS}
    found = {area: changes for area, changes in every.items() if changes}
    if gone := names - {one.name for changes in found.values() for one in changes}:
        raise SystemExit("\n".join(("These lines have been written anew:", *sorted(gone))))
    return found


def known_as_equivalent() -> set[str]:
    """A name, and in the next line the reason."""
    lines = EQUIVALENT.read_text("utf-8").splitlines()
    return {line for line in lines if line.startswith("kesselhaus/")}


class Trial:
    """The changes of one area, and what has come out so far by their names."""

    def __init__(self, copy: Copy, area: Area, changes: list[Mutant], outcomes: dict[str, Outcome]) -> None:
        equivalent = known_as_equivalent()
        self.copy, self.area, self.outcomes = copy, area, outcomes
        self.changes = [mutant for mutant in changes if mutant.name not in equivalent]

    def open(self) -> list[Mutant]:
        return [mutant for mutant in self.changes if self.outcomes.get(mutant.name) == "open"]

    def go_on(self, seconds: float) -> Iterator[None]:
        """Yields whenever something has come out: first by the area's own tests, then by those of every game,
        at last by all tests that seem not to reach the change.
        """
        new = [mutant for mutant in self.changes if mutant.name not in self.outcomes]
        if not new and not self.open():
            return
        reached = self.copy.reached(self.area)
        self._tell_red()
        with self.copy.warm(self.area.test_files(self.copy.tree), self.area.others) as warm:
            for mutant in new:
                self._note(mutant, self.copy.try_out(mutant, reached, seconds, warm))
                yield
        if not self.open():
            return
        more = self.copy.reached_by_more(self.area)
        self._tell_red()
        yield
        with self.copy.warm(self.area.more_files(self.copy.tree), self.area.others) as warm:
            for mutant in self.open():
                self._note(mutant, self.copy.try_out(mutant, more, seconds, warm))
                yield
        unnoticed = self.open()
        self.outcomes.update(self.copy.try_rest(unnoticed, reached | more, seconds))
        for mutant in unnoticed:
            print(f"{self.outcomes[mutant.name]}: {mutant}", flush=True)
        yield

    def _note(self, mutant: Mutant, outcome: Outcome) -> None:
        self.outcomes[mutant.name] = "open" if outcome == "survived" else outcome
        if outcome != "killed":
            print(f"{self.outcomes[mutant.name]}: {mutant}", flush=True)

    def _tell_red(self) -> None:
        for test in self.copy.red:
            print(f"red without any change, and so left out: {test}", flush=True)
        self.copy.red.clear()

    def told(self) -> list[Told]:
        return [
            Told(mutant.name, mutant.change.line, self.outcomes[mutant.name])
            for mutant in self.changes
            if mutant.name in self.outcomes
        ]

    def __str__(self) -> str:
        told = self.told()
        killed = sum(one.outcome.startswith("killed") for one in told)
        share = f"{killed} of {len(told)} killed, {100 * killed / max(len(told), 1):.0f} %"
        waiting = len(self.changes) - len(told) + len(self.open())
        return f"{share}; {waiting} not tried to the end" if waiting else share


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("areas", nargs="*", help=f"of {', '.join(AREAS)} (default: all)")
    parser.add_argument("--count", type=int, default=20, help="changes of each area (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the names of files, as rules/baron")
    parser.add_argument(
        "--seconds", type=float, default=60, help="for each change, besides what its tests take (default: 60)"
    )
    parser.add_argument("--minutes", type=float, default=60, help="for everything (default: 60)")
    parser.add_argument(
        "--json",
        type=Path,
        help="a file for the outcome of every change; what stands there is not tried anew",
    )
    parser.add_argument("--again", type=Path, help="a file of --json: what survived there, once more")
    wanted = parser.parse_args()
    if unknown := set(wanted.areas) - set(AREAS):
        parser.error(f"There is no area {', '.join(sorted(unknown))}. Possible: {', '.join(AREAS)}.")
    # Also in the background, where shells switch it off: tests are interrupted by it and tidy up then.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    late, before, told = monotonic() + 60 * wanted.minutes, earlier(wanted.json), list[Told]()
    copy = Copy(ROOT)
    if wanted.again:
        chosen = survivors(copy.tree, wanted.again)
    else:
        chosen = {
            area: sample(copy.tree, area, wanted.count, wanted.seed, wanted.only)
            for area in wanted.areas or AREAS
        }
    for area, changes in chosen.items():
        trial = Trial(copy, AREAS[area], changes, before)
        for _ in trial.go_on(wanted.seconds):
            if wanted.json:
                wanted.json.write_bytes(
                    msgspec.json.format(msgspec.json.encode(told + trial.told()), indent=2)
                )
            if monotonic() > late:
                print(f"{area}: the time is over.", flush=True)
                break
        told += trial.told()
        print(f"{area}: {trial}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
