"""The areas of the house, and the tests of each."""

import re
from pathlib import Path

from msgspec import Struct

from tests.mutants.changes import SIGNS, Change

GAMES = ("steamopolis", "airship_city", "planet_steam", "whistle_mountain", "nucleum")
EVERY_GAME = (
    "tests/records",
    "tests/games/test_every_example.py",
    "tests/games/test_every_lesson.py",
    "tests/games/test_every_rulebook.py",
    "tests/games/test_every_story.py",
    "tests/games/test_every_thing.py",
    "tests/games/test_every_word.py",
    "tests/bots",
    "tests/env",
)
ROWS = (
    "tests/games/whistle_mountain/test_placing.py",
    "tests/games/nucleum/test_laying.py",
    "tests/lab/test_habits.py",
    "tests/examples/test_defaults.py",
)
"""Of what the engine offers to games, and Airship City does without."""
SLOW = ("test_kills", "test_running", "test_every_table")
"""Files whose tests start servers or draw hundreds of tables: nothing is found by them that others miss, but
where an area names one."""


DRAWN = re.compile(r"/games/\w+/table/")
"""Where things are put on a drawing, and how large they are: eyes look at that, and `make looks`."""
PICTURES = ("plots.py", "drawing.py")
"""Of the laboratory: whoever reads them looks at them."""
OPINION = re.compile(r"/games/\w+/advice/")
"""What is worth how much: habits and matches between bots tell whether that is a good opinion."""
ORDER = re.compile(r"/games/\w+/(words|things)/")
"""Outside of functions: in which order something stands, and what is told before what."""


def is_taste(path: str, change: Change) -> bool:
    """Whether a figure, or how figures are put together, could as well be another one."""
    if not (change.before.isdigit() or change.before in SIGNS):
        return False
    return bool(DRAWN.search(path) or OPINION.search(path) or (ORDER.search(path) and not change.function))


class Area(Struct, frozen=True):
    """Where its code lies and where its tests. Coordinates of drawings are looked at by eyes."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    more: tuple[str, ...] = ()
    """Tests of every game, which are asked where its own ones notice nothing."""
    others: tuple[str, ...] = ()
    """The games that it is not about: nor are tests that bear their names."""

    def files(self, root: Path) -> list[Path]:
        found = [path for folder in self.sources for path in (root / folder).rglob("*.py")]
        written = (path for path in found if path.stat().st_size and path.name not in PICTURES)
        return sorted(path for path in written if "drawings" not in path.parts)

    def test_files(self, root: Path) -> list[Path]:
        return _test_files(root, self.tests)

    def more_files(self, root: Path) -> list[Path]:
        return _test_files(root, self.more)


def _test_files(root: Path, places: tuple[str, ...]) -> list[Path]:
    found = [path for place in places for path in (root / place).rglob("test_*.py")]
    files = [root / place for place in places if place.endswith(".py")]
    return sorted({*files, *(path for path in found if path.stem not in SLOW)})


def _of_game(game: str) -> Area:
    others = tuple(other for other in GAMES if other != game)
    own = f"tests/games/{game}", "tests/records/test_told.py"
    return Area((f"kesselhaus/games/{game}",), own, EVERY_GAME, others)


AREAS = {
    "engine": Area(("kesselhaus/engine",), ("tests/engine", "tests/games/airship_city", *ROWS, *EVERY_GAME)),
    **{game: _of_game(game) for game in GAMES},
    "bots": Area(("kesselhaus/bots",), ("tests/bots", "tests/cli", "tests/records/test_judged.py")),
    "env": Area(("kesselhaus/env",), ("tests/env", "tests/lab/test_dataset.py")),
    "store": Area(("kesselhaus/store",), ("tests/store",)),
    "web": Area(("kesselhaus/web",), ("tests/web",)),
    "workers": Area(("kesselhaus/workers", "kesselhaus/protocol"), ("tests/web",)),
    "lab": Area(
        ("kesselhaus/lab",),
        ("tests/lab", "tests/cli", "tests/web/test_siege.py"),
        ("tests/web/test_running.py", "tests/web/test_two_houses.py"),
    ),
}
