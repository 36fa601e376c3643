"""Boxes in layers from top to bottom, and lines between them: where everything goes. Knows no game.

The classic way in four steps: what leads back up is turned round, each box gets a layer below all that lead
to it, the boxes of a layer are ordered so that few lines cross, and moved so that the lines get straight.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import pairwise

from msgspec import Struct

GAP, AISLE = 42.0, 14.0
"""Between two boxes of a layer; beside a line that passes it."""
LEAST = 0.1
"""So much even the rarest line counts for where a box is placed."""
MOST = 9
"""Boxes in a layer, where that is possible."""
SWEEPS, SHIFTS = 40, 400
STIFF = 3.0
"""How much more a line wants to be straight than a box to be in the middle."""
PULL = (0.9, 0.05)
"""How much a line wants to be short, at first, while boxes find their places, and at last."""


class Box(Struct):
    """A box with its middle, once it is placed."""

    name: str
    width: float
    height: float
    x: float = 0.0
    y: float = 0.0

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2


class Line(Struct):
    """A line from box to box. `points` are where it begins, passes the layers between, and ends."""

    start: str
    to: str
    weight: float
    up: bool = False
    """Whether it leads back up."""
    points: list[tuple[float, float]] = []


class Plan(Struct, frozen=True):
    """All boxes and lines, placed on a sheet of this size."""

    boxes: Mapping[str, Box]
    lines: Sequence[Line]
    width: float
    height: float


class Passage(Struct):
    """What takes up room in a layer: a box, or a line on its way past it."""

    width: float
    box: Box | None = None
    x: float = 0.0
    above: list["Neighbour"] = []
    below: list["Neighbour"] = []

    @property
    def room(self) -> float:
        return GAP if self.box else AISLE


class Neighbour(Struct, frozen=True):
    """What a line leads to in the next layer."""

    passage: Passage
    weight: float


def lay_out(boxes: Sequence[Box], lines: Sequence[Line], first: str, between: float = 62.0) -> Plan:
    """Place boxes and lines; `first` is on top, `between` lies between two layers."""
    by_name = {box.name: box for box in boxes}
    _turn_round(lines, first)
    layers, ways = _passages(by_name, lines, _depths(by_name, lines))
    _order(layers)
    _straighten(layers, ways)
    _stack(layers, between)
    _connect(by_name, lines, ways, layers)
    width = max(passage.x + passage.width / 2 for layer in layers for passage in layer)
    return Plan(by_name, lines, width, max(box.bottom for box in boxes))


# ------------------------------------------------------------------ layers


def _turn_round(lines: Sequence[Line], first: str) -> None:
    """Followed from the first box along the most frequent lines, some lead back to where one came from."""
    onward: dict[str, list[Line]] = defaultdict(list)
    for line in sorted(lines, key=lambda line: -line.weight):
        onward[line.start].append(line)
    done: set[str] = set()
    behind: list[str] = []

    def visit(name: str) -> None:
        behind.append(name)
        for line in onward[name]:
            line.up = line.to in behind
            if not line.up and line.to not in done:
                visit(line.to)
        behind.pop()
        done.add(name)

    for name in (first, *onward):
        if name not in done:
            visit(name)


def _ends(line: Line) -> tuple[str, str]:
    """The upper and the lower box of a line."""
    return (line.to, line.start) if line.up else (line.start, line.to)


def _depths(boxes: Iterable[str], lines: Sequence[Line]) -> dict[str, int]:
    """Each box lies below all that lead down to it."""
    into: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        upper, lower = _ends(line)
        into[lower].append(upper)
    depths: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in depths:
            depths[name] = 1 + max(map(depth, into[name]), default=-1)
        return depths[name]

    for name in boxes:
        depth(name)
    _spread(depths, leaves={name for name in depths if not any(name in above for above in into.values())})
    return depths


def _spread(depths: dict[str, int], leaves: Set[str]) -> None:
    """Of a layer with too many boxes some that lead no further down go one layer deeper."""
    layer = 0
    while layer <= max(depths.values()):
        names = [name for name, depth in depths.items() if depth == layer]
        surplus = [name for name in names if name in leaves][: max(0, len(names) - MOST)]
        depths.update(dict.fromkeys(surplus, layer + 1))
        layer += 1


def _passages(
    boxes: Mapping[str, Box], lines: Sequence[Line], depths: Mapping[str, int]
) -> tuple[list[list[Passage]], list[list[Passage]]]:
    """What is in each layer, and the passages of each line from top to bottom."""
    layers: list[list[Passage]] = [[] for _ in range(max(depths.values()) + 1)]
    of_box = {name: Passage(box.width, box) for name, box in boxes.items()}
    for name, passage in of_box.items():
        layers[depths[name]].append(passage)
    ways = []
    for line in lines:
        upper, lower = _ends(line)
        way = [of_box[upper]]
        for depth in range(depths[upper] + 1, depths[lower]):
            way.append(Passage(2.0))
            layers[depth].append(way[-1])
        way.append(of_box[lower])
        for above, below in pairwise(way):
            above.below.append(Neighbour(below, line.weight))
            below.above.append(Neighbour(above, line.weight))
        ways.append(way)
    return layers, ways


# ------------------------------------------------------------------ order


def _order(layers: list[list[Passage]]) -> None:
    """Each is put where its neighbours are, down and up again; the order with the fewest crossings stays."""
    best = _crossings(layers), [layer[:] for layer in layers]
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        for layer in layers if down else reversed(layers):
            for place, passage in enumerate(layer):
                passage.x = place
            layer.sort(key=lambda passage: _mean(passage.above if down else passage.below, passage.x))
            for place, passage in enumerate(layer):
                passage.x = place
        crossings = _crossings(layers)
        if crossings < best[0]:
            best = crossings, [layer[:] for layer in layers]
    layers[:] = best[1]


def _mean(neighbours: Sequence[Neighbour], otherwise: float) -> float:
    """Where the neighbours are; frequent lines count for more."""
    if not neighbours:
        return otherwise
    weights = [LEAST + each.weight for each in neighbours]
    total = sum(each.passage.x * weight for each, weight in zip(neighbours, weights, strict=True))
    return total / sum(weights)


def _crossings(layers: Sequence[Sequence[Passage]]) -> int:
    crossings = 0
    for upper, lower in pairwise(layers):
        place = {id(passage): number for number, passage in enumerate(lower)}
        ends = [sorted(place[id(each.passage)] for each in passage.below) for passage in upper]
        passed: list[int] = []
        for fan in ends:
            crossings += sum(other > end for end in fan for other in passed)
            passed += fan
    return crossings


# ------------------------------------------------------------------ places


def _straighten(layers: Sequence[Sequence[Passage]], ways: Sequence[Sequence[Passage]]) -> None:
    """A box wants to stand in the middle of its neighbours, a line to be straight; none may overlap."""
    for layer in layers:
        edge = -sum(passage.width + passage.room for passage in layer) / 2
        for passage in layer:
            passage.x = edge + passage.width / 2
            edge += passage.width + passage.room
    bends = [way[1:-1] for way in ways if len(way) > 2]
    for sweep in range(SHIFTS):
        pull = max(PULL[1], PULL[0] * (1 - 1.5 * sweep / SHIFTS))
        straight = {id(passage): x for bend in bends for passage, x in _straight(bend, pull)}
        for layer in layers if sweep % 2 == 0 else reversed(layers):
            _settle(layer, [straight.get(id(passage), _middle(passage)) for passage in layer])
        _centre(layers)
    left = min(passage.x - passage.width / 2 for layer in layers for passage in layer)
    for layer in layers:
        for passage in layer:
            passage.x -= left


def _centre(layers: Sequence[Sequence[Passage]]) -> None:
    """All below a layer is shifted as a whole, so that on the average lines lead straight down from it."""
    shift = 0.0
    for upper, lower in pairwise(layers):
        lines = [
            (passage.x - each.passage.x - shift, LEAST + each.weight)
            for passage in upper
            for each in passage.below
        ]
        if lines:
            shift += sum(aside * weight for aside, weight in lines) / sum(weight for _aside, weight in lines)
        for passage in lower:
            passage.x += shift


def _middle(passage: Passage) -> float:
    return _mean([*passage.above, *passage.below], passage.x)


def _straight(bend: Sequence[Passage], pull: float) -> Iterable[tuple[Passage, float]]:
    """Where a line would pass all its layers: on one height, drawn to the boxes that it joins."""
    ends = (_mean(bend[0].above, 0.0) + _mean(bend[-1].below, 0.0)) / 2
    x = (1 - pull) * sum(passage.x for passage in bend) / len(bend) + pull * ends
    return ((passage, x) for passage in bend)


def _settle(layer: Sequence[Passage], wanted: Sequence[float]) -> None:
    """The places nearest to those wanted that keep order and distance: neighbours in each other's way are
    pushed together, and share what they want.
    """
    offsets = [0.0]
    for one, other in pairwise(layer):
        apart = (one.width + other.width) / 2 + max(one.room, other.room)
        offsets.append(offsets[-1] + apart)
    blocks: list[tuple[float, float, int]] = []
    for passage, place, offset in zip(layer, wanted, offsets, strict=True):
        weight = 1.0 if passage.box else STIFF
        block = (weight * (place - offset), weight, 1)
        while blocks and blocks[-1][0] / blocks[-1][1] > block[0] / block[1]:
            last = blocks.pop()
            block = (last[0] + block[0], last[1] + block[1], last[2] + block[2])
        blocks.append(block)
    shifts = [total / weight for total, weight, count in blocks for _ in range(count)]
    for passage, shift, offset in zip(layer, shifts, offsets, strict=True):
        passage.x = shift + offset


def _stack(layers: Sequence[Sequence[Passage]], between: float) -> None:
    y = 0.0
    for layer in layers:
        boxes = [passage.box for passage in layer if passage.box]
        height = max(box.height for box in boxes)
        for passage in layer:
            if passage.box:
                passage.box.x, passage.box.y = passage.x, y + height / 2
        y += height + between


def _connect(
    boxes: Mapping[str, Box],
    lines: Sequence[Line],
    ways: Sequence[Sequence[Passage]],
    layers: Sequence[Sequence[Passage]],
) -> None:
    """Lines end side by side along the edge of a box, in the order of where they come from."""
    edges = {id(passage): _edge(layer) for layer in layers for passage in layer}
    below: dict[str, list[int]] = defaultdict(list)
    above: dict[str, list[int]] = defaultdict(list)
    for number, line in enumerate(lines):
        upper, lower = _ends(line)
        below[upper].append(number)
        above[lower].append(number)
    places: dict[tuple[str, int], float] = {}
    for sides, step in ((below, 1), (above, -2)):
        for name, numbers in sides.items():
            numbers.sort(key=lambda number: ways[number][step].x)
            for place, number in enumerate(numbers, start=1):
                width = boxes[name].width
                places[name, number] = boxes[name].x + width * (place / (len(numbers) + 1) - 0.5)
    for number, line in enumerate(lines):
        upper, lower = _ends(line)
        points = [(places[upper, number], boxes[upper].bottom)]
        for passage in ways[number][1:-1]:
            top, bottom = edges[id(passage)]
            points += [(passage.x, top), (passage.x, bottom)]
        points.append((places[lower, number], boxes[lower].top))
        line.points = points[::-1] if line.up else points


def _edge(layer: Sequence[Passage]) -> tuple[float, float]:
    boxes = [passage.box for passage in layer if passage.box]
    return min(box.top for box in boxes), max(box.bottom for box in boxes)
