"""A copy of the tree in which changes are tried, one at a time."""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from tests.mutants.areas import SLOW, Area
from tests.mutants.asking import ALONE, LIGHT, NO_BYTECODE, Outcome, Warm
from tests.mutants.changes import Change
from tests.mutants.failing import RED
from tests.mutants.reaching import TOLD, Reached

GREEN, RED_TESTS, NO_TEST = 0, 1, 5
"""What pytest ends with."""
FIRST, FIRST_SECONDS = 40, 3
"""So many tests, or so many seconds of them, are asked first: most changes are noticed by those."""
ENOUGH = 20
"""So many red tests are waited for to find out which change they are about."""
WATCHED = 1800
"""Seconds for the run that finds out what reaches what."""
SLOWER = 3
"""A busy machine may take so many times as long as the run that was watched."""
OTHER_TIME = 100
"""Seconds."""
MERCY = 60
"""Seconds for tests that were interrupted to tidy up."""


class Mutant(Struct, frozen=True):
    area: str
    path: str
    change: Change

    def __str__(self) -> str:
        return f"{self.path}:{self.change.line}: {self.what}"

    @property
    def what(self) -> str:
        change = self.change
        return f"{_short(change.before)} → {_short(change.after)} in {change.source}"

    @property
    def name(self) -> str:
        """Wherever in its file the line stands."""
        return f"{self.path}: {self.what}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else f"{line[:67]}…"


class Copy:
    """The tree as git lists it, in a folder of its own, with what is known of it from earlier runs."""

    def __init__(self, root: Path) -> None:
        name = hashlib.sha256(str(root).encode()).hexdigest()[:12]
        self.home = Path(tempfile.gettempdir()) / f"kesselhaus-mutants-{name}"
        self.tree, self.known = self.home / "tree", self.home / "known"
        self.red: list[str] = []
        self.known.mkdir(parents=True, exist_ok=True)
        self._renew(root)

    def _renew(self, root: Path) -> None:
        """What has not changed keeps its time, so that Python need not read it anew."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=root,
            capture_output=True,
            check=True,
        )
        names = [name for name in listed.stdout.decode().split("\0") if name and (root / name).is_file()]
        for name in names:
            there, here = root / name, self.tree / name
            if not here.exists() or here.read_bytes() != there.read_bytes():
                here.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(there, here)
        gone = {path for path in self.tree.rglob("*") if path.is_file()} - {
            self.tree / name for name in names
        }
        for path in gone:
            if path.suffix != ".pyc":
                path.unlink()

    def reached(self, area: Area) -> Reached:
        """What the tests of an area reach."""
        return self._reached(area.test_files(self.tree), area.others)

    def reached_by_more(self, area: Area) -> Reached:
        """And those that are asked where these notice nothing."""
        return self._reached(area.more_files(self.tree), area.others)

    def warm(self, files: list[Path], without: tuple[str, ...] = ()) -> closing[Warm]:
        """A process that has read these tests."""
        names = [str(file.relative_to(self.tree)) for file in files]
        return closing(Warm(self.tree, names, _without(names, without)))

    def _reached(self, files: list[Path], without: tuple[str, ...]) -> Reached:
        """A file of tests is watched once for a state of itself and of the house, so that a new test costs
        no more than its file; without those tests whose names say that they are about something else.
        """
        code = hashlib.sha256(" ".join(without).encode())
        for path in sorted(self.tree.glob("kesselhaus/**/*.py")):
            code.update(path.read_bytes())
        known = {file: self._known(file, code.hexdigest()) for file in files}
        found = {file: _read(path) for file, path in known.items() if path.exists()}
        if unknown := [str(file.relative_to(self.tree)) for file in known if file not in found]:
            seen, red = self._watched(unknown, without)
            for file, path in known.items():
                if file not in found:
                    prefix = f"{file.relative_to(self.tree)}::"
                    found[file] = {test: saw for test, saw in seen.items() if test.startswith(prefix)}
                    if not any(test.startswith(prefix) for test in red):
                        path.write_text(json.dumps(found[file]), "utf-8")
        return {test: saw for file in known for test, saw in found[file].items()}

    def _known(self, file: Path, code: str) -> Path:
        name = file.relative_to(self.tree).as_posix()
        digest = hashlib.sha256(file.read_bytes() + name.encode() + code.encode())
        return self.known / f"{digest.hexdigest()[:16]}.json"

    def _watched(self, files: list[str], without: tuple[str, ...]) -> tuple[Reached, list[str]]:
        """What tests reach, and those that are red without any change: they cannot tell anything."""
        saw = self.home / "saw.json"
        saw.unlink(missing_ok=True)
        watched = ["-p", "tests.mutants.reaching", *files, *_without(files, without)]
        # Written here whatever is usual: with bytecode at hand every later run begins several times as fast.
        status = self._pytest(watched, WATCHED, {TOLD: str(saw), NO_BYTECODE: ""})
        if status not in (GREEN, RED_TESTS, NO_TEST) or not saw.exists():
            tail = (self.home / "said.txt").read_text("utf-8", "replace")[-2000:]
            raise SystemExit(f"Without any change these tests do not run: {' '.join(files)}\n{tail}")
        reached, red = json.loads(saw.read_text("utf-8"))
        self.red += red
        return reached, red

    def try_out(self, mutant: Mutant, reached: Reached, seconds: float, warm: Warm | None = None) -> Outcome:
        """What the tests say that reach the function; so many seconds more than they take otherwise."""
        for chosen in in_order(mutant, reached):
            outcome = self._ask(mutant, chosen, reached, seconds, warm)
            if outcome != "survived":
                return outcome
        return "survived"

    def _ask(
        self, mutant: Mutant, tests: list[str], reached: Reached, seconds: float, warm: Warm | None
    ) -> Outcome:
        if warm is not None and tests:
            text = mutant.change.carried_out((self.tree / mutant.path).read_bytes()).decode()
            answer = warm.ask(
                mutant.path, text, tests, seconds + SLOWER * sum(reached[test][0] for test in tests)
            )
            if answer is not None:
                return answer
        return self._alone(mutant, tests, reached, seconds)

    def try_rest(self, survivors: list[Mutant], reached: Reached, seconds: float) -> dict[str, Outcome]:
        """By name, what all other tests say, because a cache or another process may hide something from the
        watch. Mostly they notice nothing: so they see all changes at once, and each change alone the tests
        that are red then.
        """
        outcomes: dict[str, Outcome] = {}
        while survivors and not any_overlap(survivors):
            others = [rest_of(one, reached) for one in survivors]
            tests = [test for test in reached if any(test in rest for rest in others)]
            with self._changed(survivors):
                outcome, red = self._red(tests, reached, seconds)
            if outcome == "survived" or len(survivors) == 1:
                return outcomes | dict.fromkeys((one.name for one in survivors), outcome)
            noticed = {one.name: self._alone(one, red, reached, seconds) for one in survivors}
            noticed = {name: outcome for name, outcome in noticed.items() if outcome != "survived"}
            if not noticed:
                break
            outcomes |= noticed
            survivors = [one for one in survivors if one.name not in noticed]
        half = len(survivors) // 2
        for part in filter(None, (survivors[:half], survivors[half:])):
            outcomes |= self.try_rest(part, reached, seconds)
        return outcomes

    def _alone(self, mutant: Mutant, tests: list[str], reached: Reached, seconds: float) -> Outcome:
        with self._changed([mutant]):
            return self._outcome(tests, reached, seconds)

    @contextmanager
    def _changed(self, mutants: Iterable[Mutant]) -> Iterator[None]:
        """From the end of a file to its begin, so that every change finds its place. A changed file has
        another time, by whole seconds: otherwise Python would take the bytecode of the text as it was.
        """
        before: dict[Path, tuple[bytes, os.stat_result]] = {}
        for mutant in sorted(mutants, key=lambda one: one.change.start, reverse=True):
            path = self.tree / mutant.path
            before.setdefault(path, (path.read_bytes(), path.stat()))
            path.write_bytes(mutant.change.carried_out(path.read_bytes()))
        for path, (_, times) in before.items():
            os.utime(path, (times.st_atime, times.st_mtime + OTHER_TIME))
        try:
            yield
        finally:
            for path, (text, times) in before.items():
                path.write_bytes(text)
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def _outcome(self, tests: list[str], reached: Reached, seconds: float, *more: str) -> Outcome:
        if not tests:
            return "survived"
        names = self.home / "tests.txt"
        names.write_text("\n".join(tests), "utf-8")
        limit = seconds + SLOWER * sum(reached[test][0] for test in tests)
        status = self._pytest(["-x", f"@{names}", *more], limit, {NO_BYTECODE: "1"})
        if status is None:
            return "killed by time"
        return "survived" if status == GREEN else "killed"

    def _red(self, tests: list[str], reached: Reached, seconds: float) -> tuple[Outcome, list[str]]:
        """What came out, and some of the tests that are red."""
        told = self.home / "red.txt"
        told.write_text("", "utf-8")
        enough = f"--maxfail={ENOUGH}"
        outcome = self._outcome(tests, reached, seconds, enough, "-p", "tests.mutants.failing")
        return outcome, [test for test in told.read_text("utf-8").splitlines() if test in reached]

    def _pytest(self, arguments: list[str], seconds: float, environment: dict[str, str]) -> int | None:
        """The status of a run, or None if it took too long."""
        said, red = (self.home / "said.txt").open("wb"), self.home / "red.txt"
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", f"--rootdir={self.tree}", *LIGHT, *arguments],
            cwd=self.tree,
            env={**os.environ, "PYTHONPATH": str(self.tree), RED: str(red), ALONE: "1", **environment},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            return running.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                running.wait(MERCY)
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            said.close()


def in_order(mutant: Mutant, reached: Reached) -> tuple[list[str], list[str]]:
    """Some tests that reach the function, the most particular ones first, and the others that reach it."""
    where = f"{mutant.path}:{mutant.change.function or ''}"
    tests = [
        test
        for test, (_, functions) in reached.items()
        if any(one == where or (one.startswith(where) and not mutant.change.function) for one in functions)
    ]
    tests.sort(key=lambda test: (_is_a_net(test), len(reached[test][1])))
    first, took = 0, 0.0
    while first < min(len(tests), FIRST) and took < FIRST_SECONDS:
        took += reached[tests[first]][0]
        first += 1
    return tests[:first], tests[first:]


def rest_of(mutant: Mutant, reached: Reached) -> set[str]:
    """Those that do not reach its function, as far as the watch has seen."""
    first, others = in_order(mutant, reached)
    return {*reached} - {*first, *others}


def any_overlap(mutants: list[Mutant]) -> bool:
    """Whether one stands within another, so that both cannot be carried out."""
    ordered = sorted(mutants, key=lambda one: (one.path, one.change.start, one.change.end))
    return any(
        one.path == other.path and other.change.start < one.change.end for one, other in pairwise(ordered)
    )


def _read(path: Path) -> Reached:
    found: Reached = json.loads(path.read_text("utf-8"))
    return found


def _without(files: list[str], games: tuple[str, ...]) -> list[str]:
    slow = [name for name in SLOW if not any(f"/{name}.py" in file for file in files)]
    return ["-k", " and ".join(f"not {name}" for name in (*slow, *games))]


def _is_a_net(test: str) -> bool:
    """Laws, records and courses notice much and explain little."""
    return any(name in test for name in ("test_laws", "records", "test_course", "test_invariants"))
