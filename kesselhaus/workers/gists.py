"""A turn in a few words: what it will be remembered for, and what it brought and cost."""

import re
from collections.abc import Mapping, Sequence

from kesselhaus.art.phrases import nameless

WORDS = 7
"""A gist has so many words at most; a token of the markup is one."""
_YIELD = re.compile(r"[:;](?= \[)| (?:for|für) (?=\[|nothing)| kostenlos|,? \[vp |, (?=\[)")
"""Where a sentence goes on with what it brought or cost: the totals tell that."""
_WORD = re.compile(r"\[[^\]]*\]\S*|\S+")


def gist(deeds: Sequence[tuple[int, str]]) -> str:
    """The dearest deeds first, as many as there is room for; ways and means only if there is no other. Each
    deed is its weight and its sentence.
    """
    found: list[str] = []
    dearest = max((weight for weight, _ in deeds), default=0)
    for weight, sentence in sorted(deeds, key=lambda deed: -deed[0]):
        short = shorter(sentence) if weight > 1 or dearest == weight else ""
        if short and short not in found and sum(map(length, (*found, short))) <= WORDS:
            found.append(short)
    if not found and deeds:
        found = [" ".join(_WORD.findall(shorter(deeds[0][1]))[:WORDS])]
    return ", ".join(found)


def shorter(sentence: str) -> str:
    """A sentence without the name that begins it and without its figures at the end."""
    return _YIELD.split(nameless(sentence), maxsplit=1)[0].strip(" ,")


def length(text: str) -> int:
    return len(_WORD.findall(text))


def spelled(difference: Mapping[str, int]) -> tuple[str, str]:
    """What came in and what went out, in markup; lost points stand first too, and cannot be overlooked."""
    points = difference.get("vp", 0)
    gains = [f"[vp {_signed(points)}]"] if points else []
    goods = {noun: figure for noun, figure in difference.items() if noun != "vp"}
    gains += [f"[{_signed(figure)} {noun}]" for noun, figure in goods.items() if figure > 0]
    return " ".join(gains), " ".join(
        f"[{_signed(figure)} {noun}]" for noun, figure in goods.items() if figure < 0
    )


def _signed(figure: int) -> str:
    return f"{figure:+d}".replace("-", "−")
