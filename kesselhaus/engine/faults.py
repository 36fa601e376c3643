"""What is wrong with a text that somebody brings: of which kind, and its figures. Whoever shows it says it in
his reader's language; as a string it is English.
"""

import re

from msgspec import Struct

ENGLISH = {
    "long": "has {length} characters; {most} are the most",
    "line": "has {length} characters on a line; {most} are the most",
    "dots": "has a name of more than {most} dots",
    "digits": "has a number of more than {most} digits",
    "deep": "is nested deeper than {most} times",
    "nested": "is nested too deeply",
    "encoding": "is not UTF-8 text: {reason} at byte {at}",
    "toml": "is not valid TOML: {told}",
    "expected": "Expected `{wanted}`, got `{given}`",
    "range": "Expected `{wanted}` {bound}",
    "choice": "Invalid enum value '{name}'",
    "missing": "Object missing required field `{name}`",
    "unknown": "Object contains unknown field `{name}`",
    "told": "{told}",
}
"""By kind. What a game's own checks find is told in a sentence of theirs."""


class Fault(Struct, frozen=True):
    kind: str
    values: dict[str, str | int] = {}

    def __str__(self) -> str:
        return ENGLISH[self.kind].format_map(self.values)


def fault(kind: str, **values: str | int) -> Fault:
    return Fault(kind, values)


_OF_SHAPE = {
    "expected": re.compile(r"Expected `(?P<wanted>.+)`, got `(?P<given>.+)`"),
    "range": re.compile(r"Expected `(?P<wanted>\w+)` (?P<bound>[<>]=? -?[\d.]+)"),
    "choice": re.compile(r"Invalid enum value '(?P<name>.*)'"),
    "missing": re.compile(r"Object missing required field `(?P<name>\w+)`"),
    "unknown": re.compile(r"Object contains unknown field `(?P<name>\w+)`"),
}


def of_shape(told: str) -> Fault:
    """What msgspec says is wrong with the shape of data. It says so in a sentence and in no other way, so
    the sentence is taken apart: here, and nowhere else.
    """
    for kind, sentence in _OF_SHAPE.items():
        if found := sentence.fullmatch(told):
            return Fault(kind, dict(found.groupdict()))
    return fault("told", told=told)
