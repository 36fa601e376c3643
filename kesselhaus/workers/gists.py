"""A turn in a few words: what it will be remembered for, and what it brought and cost."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

WORDS = 7
"""A gist has so many words at most, if no single deed has more. A token of the markup is one, a verb none."""
_NAME = re.compile(r"^\[seat \d+\][,:]? ")
_VERB = re.compile(r"^\[verb \w+ \d+\] ")
_PRICE = re.compile(r"^(?:für(?: \[[^\]]*\])+|kostenlos) | für(?: \[[^\]]*\])+(?= [a-zäöüß]+(?:$|:))")
"""The same where the sentence goes on to its verb, which must not be lost."""
_DETAILS = re.compile(r" \([^)]*\)|[:;].*")
"""What a long sentence can do without."""
_YIELD = re.compile(r"[:;](?= \[)| (?:for|für) (?=\[|nothing)| kostenlos|,? \[vp |, (?=\[)")
"""Where a sentence goes on with what it brought or cost: the totals tell that."""
_WORD = re.compile(r"\[[^\]]*\]\S*|\S+")


def gist(deeds: Sequence[tuple[int, str]]) -> str:
    """The dearest deeds first, as many as there is room for; ways and means only if there is no other. Each
    deed is its weight and its sentence.
    """
    found: list[str] = []
    dearest = max((weight for weight, _ in deeds), default=0)
    told = [
        shorter(sentence)
        for weight, sentence in sorted(deeds, key=lambda deed: -deed[0])
        if weight > 1 or weight == dearest
    ]
    for short in filter(None, told):
        if short not in found and sum(map(length, (*found, short))) <= WORDS:
            found.append(short)
    # A sentence that is cut in its midst says nothing, least of all where the verb comes last.
    return ", ".join(_once(found or [short for short in told if short][:1]))


def _once(deeds: Sequence[str]) -> list[str]:
    """An auxiliary verb (`Mara hat …`) is said again only where it changes."""
    verbs = [found.group() if (found := _VERB.match(deed)) else "" for deed in deeds]
    return [
        deed.removeprefix(verb) if verb and verb == before else deed
        for deed, verb, before in zip(deeds, verbs, ["", *verbs], strict=False)
    ]


@lru_cache(maxsize=2048)
def shorter(sentence: str) -> str:
    """A sentence without the name that begins it and without its figures, which the totals tell."""
    said = _NAME.sub("", sentence)
    verb = found.group() if (found := _VERB.match(said)) else ""
    short = _YIELD.split(_PRICE.sub("", said.removeprefix(verb)), maxsplit=1)[0].strip(" ,")
    if length(verb + short) > WORDS:
        short = _DETAILS.sub("", short).strip(" ,")
    return verb + short if short else ""


@lru_cache(maxsize=2048)
def length(text: str) -> int:
    return sum(not word.startswith("[verb ") for word in _WORD.findall(text))


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
