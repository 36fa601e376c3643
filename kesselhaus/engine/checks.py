"""What the shape of a components file cannot say: that its parts fit together."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from kesselhaus.engine.components import refuse

C = TypeVar("C")

Require = Callable[[bool, str, str], None]
"""Whether something holds; if not, where in the file the problem is, and which."""


class Checks(Generic[C]):
    """Looks through a file and stops at the first thing that is wrong, naming its line."""

    def __init__(self, components: C, text: bytes, file: str) -> None:
        self.all, self.text, self.file = components, text, file

    def require(self, holds: bool, where: str, problem: str) -> None:
        if not holds:
            refuse(self.text, self.file, where, problem)

    def require_all(self, found: Iterable[object], wanted: Iterable[object], where: str) -> None:
        """These and no others, whatever their order."""
        got, due = sorted(map(str, found)), sorted(map(str, wanted))
        self.require(got == due, where, f"expected exactly {', '.join(due)}; got {', '.join(got)}")

    def require_own_ids(self, *tables: str) -> None:
        """No two entries of these tables have the same id."""
        seen: set[str] = set()
        for table in tables:
            for number, entry in enumerate(getattr(self.all, table)):
                self.require(entry.id not in seen, f"{table}[{number}].id", f"{entry.id} is listed twice")
                seen.add(entry.id)
