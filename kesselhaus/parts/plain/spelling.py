"""Names of classes and fields as words, and what fields hold."""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from kesselhaus.languages import Phrases

yes_no = Phrases("parts.yes_no", en={"no": "no", "yes": "yes"}, de={"no": "nein", "yes": "ja"})
NOTHING = "–"
UNTOLD = frozenset({"seat", "rule", "seats"})
"""Fields that say whose an event is and who may know of it."""


def spelled(name: str) -> str:
    """`BoilerBurst` and `boiler_burst` as `boiler burst`."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)
    return " ".join(parted.replace("_", " ").split()).lower()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def title(kind: type | str) -> str:
    """`BoilerBurst` as `Boiler burst`."""
    return capital(spelled(kind if isinstance(kind, str) else kind.__name__))


def value(held: Any, lang: str, field: str = "") -> str:
    """What a field holds, in markup. A number in a field called `seat`, or `…_seat`, is a player."""
    match held:
        case bool():
            return yes_no("yes" if held else "no", lang)
        case int() if held >= 0 and (field == "seat" or field.endswith("_seat")):
            return f"[seat {held}]"
        case int() | float():
            return str(held).replace("-", "−")
        case str() if held:
            return spelled(held) if held.isidentifier() else held.translate(ROUND)
        case Struct():
            inside = fields(held, lang)
            return f"{spelled(type(held).__name__)} ({inside})" if inside else spelled(type(held).__name__)
        case Mapping():
            return listed(f"{value(key, lang)}: {value(each, lang)}" for key, each in held.items())
        case Collection() if not isinstance(held, str):
            among = field.removesuffix("s")
            return listed(value(each, lang, among) for each in held)
    return NOTHING


ROUND = str.maketrans("[]", "()")
"""Square brackets would be markup."""


def listed(things: Iterable[str]) -> str:
    return ", ".join(things) or NOTHING


def fields(thing: Struct, lang: str, untold: frozenset[str] = frozenset()) -> str:
    """`coal: 2, heat: 3`."""
    told = [name for name in thing.__struct_fields__ if name not in untold]
    return ", ".join(f"{spelled(name)}: {value(getattr(thing, name), lang, name)}" for name in told)


def first_paragraph(thing: object) -> str:
    """What a class or module says of itself, without the rule it cites."""
    said = (getattr(thing, "__doc__", None) or "").strip().partition("\n\n")[0]
    text = " ".join(said.split()).translate(ROUND)
    return re.sub(r"^[A-Z]+-\w+(?:, [A-Z]+-\w+)*: ", "", text)
