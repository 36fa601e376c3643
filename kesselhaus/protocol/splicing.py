"""What differs between two drawings of a region, as an open page is told it: so many signs stay, so many go,
this comes instead; and so on. The rest stays.

The pieces that are compared begin with a tag each, so an element that has moved or is marked costs little
more than its new attribute. Whoever has the old drawing gets the new one to the letter, with a few lines of
code and nothing to go wrong.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, compress, count
from operator import ne
from typing import Any, TypeAlias

Splices: TypeAlias = list[int | str]
"""For every place: how many signs stay before it, how many go there, and what comes."""
RegionNews: TypeAlias = str | Splices
"""A region whole, or what is new in it."""

_BEYOND, _HALF = re.compile("[\U00010000-\U0010ffff]"), re.compile("[\ud800-\udfff]")
NEAR = 6
"""Places that are closer than this are one."""
LEAP = 64
"""So many signs, or pieces, are compared at once where both may go on alike."""
PLACE = 10
"""So many signs tell of a place, besides what comes."""
SHORT = 400
"""Up to so many signs are compared as one number."""
AHEAD = 24
"""So many pieces are looked ahead for one that both drawings have once."""


def changed(old: str, change: RegionNews) -> str:
    """The new drawing."""
    return change if isinstance(change, str) else spliced(old, change)


def spliced(old: str, splices: Splices) -> str:
    counted = _as_counted(old)
    if counted is old:
        # Of signs that count once no halves can come together.
        return _put_together(old, splices)
    return _as_written(_put_together(counted, splices))


def _put_together(old: str, splices: Splices) -> str:
    # What is none here fails: a number is no text, and no place is a text.
    numbered: Any = splices
    parts, at = list[str](), 0
    for stays, goes, comes in zip(numbered[::3], numbered[1::3], numbered[2::3], strict=True):
        parts += (old[at : at + stays], comes)
        at += stays + goes
    parts.append(old[at:])
    return "".join(parts)


def change(old: str, new: str) -> RegionNews:
    """What a page is told that has the old drawing: the new one whole, if that is shorter."""
    before, after = _as_counted(old), _as_counted(new)
    told = differences(before, after)
    if after is not new:
        try:
            told = [_as_written(each) if isinstance(each, str) else each for each in told]
        except UnicodeDecodeError:  # of one sign only a half is new
            return new
    comes: Any = told[2::3]
    weight = sum(map(len, comes)) + PLACE * len(comes)
    return told if weight < len(new) else new


def _as_counted(text: str) -> str:
    """With the signs beyond the first plane as two, as browsers count them."""
    # A text with such a sign takes four bytes for each of its signs; the size of most tells of none.
    if text.isascii() or text.__sizeof__() < 4 * len(text):
        return text
    if len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text):
        return text
    return _BEYOND.sub(_halves, text)


def _halves(sign: re.Match[str]) -> str:
    high, low = divmod(ord(sign[0]) - 0x10000, 0x400)
    return chr(0xD800 + high) + chr(0xDC00 + low)


def _as_written(text: str) -> str:
    if text.isascii() or not _HALF.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def differences(old: str, new: str) -> Splices:
    """What stays, goes and comes, from the beginning to the end."""
    begin = _alike(old, new)
    end = _alike_at_the_end(old, new, begin)
    before, after = _pieces(old[begin : len(old) - end]), _pieces(new[begin : len(new) - end])
    splices: Splices = []
    places, at = list(accumulate(map(len, before), initial=begin)), 0
    for start, stop, first, last in _different(before, after):
        place = places[start]
        if stop - start == last - first == 1:
            gone, come = before[start], after[first]
        else:
            gone, come = "".join(before[start:stop]), "".join(after[first:last])
        head, tail = _ends_alike(gone, come)
        cut, put = gone[head : len(gone) - tail], come[head : len(come) - tail]
        _add(splices, old, at, place + head, len(cut), put)
        at = place + head + len(cut)
    return splices


def _pieces(text: str) -> list[str]:
    """Each begins with a tag."""
    return text.replace("<", "\0<").split("\0")


def _add(splices: Splices, old: str, at: int, place: int, goes: int, comes: str) -> None:
    if splices and place - at < NEAR:
        went, came = splices[-2], splices[-1]
        assert isinstance(went, int)
        splices[-2:] = [went + place - at + goes, f"{came}{old[at:place]}{comes}"]
    else:
        splices += (place - at, goes, comes)


def _alike(one: str, other: str) -> int:
    """How many signs they have in common at their beginning: by leaps that grow until one fails."""
    most, at, leap, grows = min(len(one), len(other)), 0, LEAP, True
    while leap and at < most:
        if one.startswith(other[at : at + leap], at):
            at += leap
            leap = leap * 2 if grows else leap // 2
        else:
            leap, grows = leap // 2, False
    return min(at, most)


def _alike_at_the_end(one: str, other: str, begin: int) -> int:
    """How many at their end, without those at the beginning."""
    most, at, leap, grows = min(len(one), len(other)) - begin, 0, LEAP, True
    ends, others = len(one), len(other)
    while leap and at < most:
        if at + leap <= most and one.endswith(other[others - at - leap : others - at], 0, ends - at):
            at += leap
            leap = leap * 2 if grows else leap // 2
        else:
            leap, grows = leap // 2, False
    return at


def _ends_alike(one: str, other: str) -> tuple[int, int]:
    """Both of these. Short texts are compared as numbers of a byte or two a sign: the lowest and the highest
    bit in which they differ tell.
    """
    most = min(len(one), len(other))
    if not most:
        return 0, 0
    if most > SHORT:
        head = _alike(one, other)
        return head, _alike_at_the_end(one, other, head)
    if one.isascii() and other.isascii():
        mine, yours, width = one.encode(), other.encode(), 1
    else:
        mine, yours, width = _as_numbers(one), _as_numbers(other), 2
    low = high = int.from_bytes(mine, "little") ^ int.from_bytes(yours, "little")
    head = min(most, ((low & -low).bit_length() - 1) // (8 * width)) if low else most
    if len(one) != len(other):
        high = int.from_bytes(mine[-width * most :], "little") ^ int.from_bytes(
            yours[-width * most :], "little"
        )
    return head, min(most - head, most - -(-high.bit_length() // (8 * width)))


def _as_numbers(text: str) -> bytes:
    return text.encode("utf-16-le", "surrogatepass")


# ------------------------------------------------------------------ which pieces differ


Block: TypeAlias = tuple[int, int, int, int]
"""From where to where in the one list, and in the other."""


def _different(before: Sequence[str], after: Sequence[str]) -> Iterator[Block]:
    """Where the lists differ, from the beginning to the end. What both have once holds them together."""
    if len(before) == len(after):
        yield from _one_by_one(before, after, 0, 0, len(before))
        return
    start, first = 0, 0
    # What they have in common at the end needs no search.
    tail = _run(before[::-1], after[::-1], 0, 0)
    before, after = before[: len(before) - tail], after[: len(after) - tail]
    places = _only_once(after)
    held = [places.get(piece, -1) for piece in before]
    while True:
        same = _run(before, after, start, first)
        start, first = start + same, first + same
        if start == len(before) and first == len(after):
            return
        end, last = _next_held(before, after, start, first, held)
        if end - start == last - first:
            yield from _one_by_one(before, after, start, first, end - start)
        else:
            yield start, end, first, last
        start, first = end, last


def _one_by_one(
    before: Sequence[str], after: Sequence[str], start: int, first: int, length: int
) -> Iterator[Block]:
    """Lists of one length. Places side by side are one."""
    other = map(ne, before[start : start + length], after[first : first + length])
    places = [*compress(count(), other)]
    if not places:
        return
    begin = -1
    for place, later in zip(places, [*places[1:], length + NEAR], strict=True):
        begin = place if begin < 0 else begin
        if later - place > 2:
            yield start + begin, start + place + 1, first + begin, first + place + 1
            begin = -1


def _run(before: Sequence[str], after: Sequence[str], start: int, first: int) -> int:
    """How long they are the same from here on."""
    count, most = 0, min(len(before) - start, len(after) - first)
    while count < most:
        ahead = min(LEAP, most - count)
        some, others = (
            before[start + count : start + count + ahead],
            after[first + count : first + count + ahead],
        )
        if some != others:
            for one, other in zip(some, others, strict=True):
                if one != other:
                    return count
                count += 1
        count += ahead
    return count


def _only_once(pieces: Sequence[str]) -> dict[str, int]:
    """The places of the pieces that are there once; −1 for others."""
    places: dict[str, int] = {}
    for place, piece in enumerate(pieces):
        places[piece] = -1 if piece in places else place
    return places


def _next_held(
    before: Sequence[str], after: Sequence[str], start: int, first: int, held: Sequence[int]
) -> tuple[int, int]:
    """The nearest place from which both go on alike again; the end of both where there is none. `held`
    has the places of the old pieces in the new list.
    """
    best, nearest = (len(before), len(after)), len(before) + len(after)
    candidates = 0
    for end, last in enumerate(held[start:], start):
        if last >= first:
            if end + last < nearest:
                best, nearest = (end, last), end + last
            candidates += 1
            if candidates == AHEAD or end + first > nearest:
                break
    end, last = best
    while end > start and last > first and before[end - 1] == after[last - 1]:
        end, last = end - 1, last - 1
    return end, last
