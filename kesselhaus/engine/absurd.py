"""What no file of ours holds: seen by a look at the text, and refused before anybody tries to understand it.

Readers of TOML and JSON need far more time and memory for some texts than for others of the same length.
"""

import re

from kesselhaus.engine.faults import Fault, fault

LONGEST = 300_000
"""Characters of a components file; the longest that is shipped has a fifth of that."""
LONGEST_LINE = 4_000
MOST_DOTS = 8
"""A name such as `constants.hire_cost.value` has two."""
DEEPEST = 32
"""Lists within lists, or tables within tables."""
MOST_DIGITS = 19
"""Numbers of up to 64 bits have no more."""

# None of these goes back over what it has seen: a look must not become what it guards against.
_ESCAPED = re.compile(r"\\.")
_TOML_TEXT = re.compile(r'"[^"]*"?|\'[^\']*\'?|#.*')
_JSON_TEXT = re.compile(r'"[^"]*"?')
_DOTS = re.compile(rf"(?:\.[^.=,\[\]{{}}]*){{{MOST_DOTS + 1}}}")
_DIGITS = re.compile(rf"[0-9a-fA-F_]{{{MOST_DIGITS + 1}}}")


class Absurd(ValueError):
    """A text that is not even read, and on which line it is so."""

    def __init__(self, fault: Fault, line: int | None = None) -> None:
        self.fault, self.line = fault, line
        super().__init__(f"line {line}: {fault}" if line else str(fault))


def refuse_toml(text: str) -> None:
    """Raises Absurd unless this may be read as a components file."""
    if len(text) > LONGEST:
        raise Absurd(fault("long", length=len(text), most=LONGEST))
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise Absurd(fault("line", length=len(line), most=LONGEST_LINE), number)
        bare = _TOML_TEXT.sub("", _ESCAPED.sub("", line))
        if _DOTS.search(bare):
            raise Absurd(fault("dots", most=MOST_DOTS), number)
        if _DIGITS.search(bare):
            raise Absurd(fault("digits", most=MOST_DIGITS), number)
        depth = _depth(bare, depth, number)


def refuse_json(text: str) -> None:
    """Raises Absurd unless this may be read as JSON."""
    depth = 0
    for number, line in enumerate(_JSON_TEXT.sub("", _ESCAPED.sub("", text)).split("\n"), start=1):
        if _DIGITS.search(line):
            raise Absurd(fault("digits", most=MOST_DIGITS), number)
        depth = _depth(line, depth, number)


def _depth(bare: str, depth: int, number: int) -> int:
    for sign in re.findall(r"[\[\]{}]", bare):
        depth = max(0, depth + (1 if sign in "[{" else -1))
        if depth > DEEPEST:
            raise Absurd(fault("deep", most=DEEPEST), number)
    return depth
