"""python -m tests.mutants: breaks lines of the house at random, one at a time: does a test notice?

`make mutants` takes a sample of every area, `python -m tests.mutants nucleum --seed 2` another one.
The working tree is never touched. What no test notices is printed: a hole in the tests, or a change that
changes nothing; those stand in `equivalent.txt`, each with the reason. `--json FILE` notes what came out, and
`--again FILE` tries what survived there once more.
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

from tests.mutants.areas import AREAS, is_taste
from tests.mutants.changes import changes_of
from tests.mutants.trying import Copy, Mutant, Outcome

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


def survivors(tree: Path, told: Path) -> dict[str, list[Mutant]]:
    """By area, what no test noticed in an earlier run, wherever it stands now."""
    earlier = msgspec.json.decode(told.read_bytes(), type=list[Told])
    names = {one.mutant for one in earlier if one.outcome == "survived"}
    every = {area: [one for one in mutants(tree, area) if one.name in names] for area in AREAS}
    found = {area: changes for area, changes in every.items() if changes}
    if gone := names - {one.name for changes in found.values() for one in changes}:
        raise SystemExit("\n".join(("These lines have been written anew:", *sorted(gone))))
    return found


def known_as_equivalent() -> set[str]:
    """A name, and in the next line the reason."""
    lines = EQUIVALENT.read_text("utf-8").splitlines()
    return {line for line in lines if line.startswith("kesselhaus/")}


def tried(copy: Copy, area: str, changes: list[Mutant], seconds: float, late: float) -> dict[str, Outcome]:
    """What came out by the names of the changes; those known as equivalent are left out."""
    reached, equivalent = copy.reached(AREAS[area]), known_as_equivalent()
    for test in copy.red:
        print(f"red without any change, and so left out: {test}", flush=True)
    outcomes: dict[str, Outcome] = {}
    for mutant in changes:
        if monotonic() > late:
            print(f"{area}: the time is over.", flush=True)
            break
        if mutant.name not in equivalent:
            outcomes[mutant.name] = copy.try_out(mutant, reached, seconds)
            if outcomes[mutant.name] != "killed":
                print(f"{outcomes[mutant.name]} so far: {mutant}", flush=True)
    unnoticed = [mutant for mutant in changes if outcomes.get(mutant.name) == "survived"]
    outcomes.update(copy.try_rest(unnoticed, reached, seconds))
    for mutant in unnoticed:
        print(f"{outcomes[mutant.name]}: {mutant}", flush=True)
    return outcomes


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
    parser.add_argument("--json", type=Path, help="a file for the outcome of every change")
    parser.add_argument("--again", type=Path, help="a file of --json: what survived there, once more")
    wanted = parser.parse_args()
    if unknown := set(wanted.areas) - set(AREAS):
        parser.error(f"There is no area {', '.join(sorted(unknown))}. Possible: {', '.join(AREAS)}.")
    # Also in the background, where shells switch it off: tests are interrupted by it and tidy up then.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    late, told = monotonic() + 60 * wanted.minutes, list[Told]()
    copy = Copy(ROOT)
    if wanted.again:
        chosen = survivors(copy.tree, wanted.again)
    else:
        chosen = {
            area: sample(copy.tree, area, wanted.count, wanted.seed, wanted.only)
            for area in wanted.areas or AREAS
        }
    for area, changes in chosen.items():
        outcomes = tried(copy, area, changes, wanted.seconds, late)
        told += [
            Told(mutant.name, mutant.change.line, outcomes[mutant.name])
            for mutant in changes
            if mutant.name in outcomes
        ]
        if wanted.json:
            wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2))
        if outcomes:
            killed = sum(outcome != "survived" for outcome in outcomes.values())
            share = f"{100 * killed / len(outcomes):.0f} %"
            known = f"; {len(changes) - len(outcomes)} left out" if len(outcomes) < len(changes) else ""
            print(f"{area}: {killed} of {len(outcomes)} killed, {share}{known}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
