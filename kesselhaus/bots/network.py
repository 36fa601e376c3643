"""A value that was learned from matches: a small network that judges positions where a phase has ended.

It sees what the thinking seat would know, and what the game's advice thinks of all seats; it tells of each
seat how likely it wins and how far it will be ahead. `kesselhaus train` makes its weights, one file for a
game and a number of seats. This is the only module of the bots that takes arrays.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
from msgspec import Struct

from kesselhaus import games
from kesselhaus.bots.opinion import Opinion
from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match

FORMAT = 1
ABOUT, LAYERS = "about", ("first", "second", "outputs", "shortcut")
"""What stands in a file: about the weights, as JSON; of each layer the weights and what is added."""


class About(Struct, frozen=True):
    """What the weights were learned from, and for which positions they are."""

    format: int
    game: str
    seats: int
    variants: tuple[str, ...]
    inputs: str
    """The hash of the names of all numbers that a position may have."""
    spread: float
    """In points of the game: what one unit of the network's lead is."""
    trained: dict[str, Any] = {}
    """With which seed and matches, and what came of it on matches that were held out."""


class Network:
    """The weights of a file, and what they make of a match."""

    def __init__(self, about: About, arrays: dict[str, Any]) -> None:
        self.about = about
        self._kept, self._opinions = arrays["kept"], arrays["opinions"]
        """Which numbers of a position are looked at; which of them the shortcut takes."""
        self._layers = [(arrays[name], arrays[f"{name}_bias"]) for name in LAYERS[:3]]
        self._shortcut = arrays["shortcut"]
        self._opinion = Opinion(about.game, about.seats)
        self._glance = games.encoding(about.game).glance

    def expected(self, match: Match[Any], seat: int) -> tuple[list[float], list[float]]:
        """By seat: what stands for the chance to win (logits), and how many points it will be ahead of the
        mean of all; as the given seat sees it.
        """
        import numpy as np

        encoder = games.encoder(match.game.key, match.seats, match.box)
        view = encoder.pack(self._glance(match.state, seat), seat, match.question, match.given)
        opinion = self._opinion.packed(match.state, seat)
        numbers = np.frombuffer(view + opinion, np.float32)[self._kept]
        out = self.outputs(numbers)
        seats = match.seats
        places = [(other - seat) % seats for other in range(seats)]
        return [float(out[place]) for place in places], [
            float(out[seats + place]) * self.about.spread for place in places
        ]

    def outputs(self, numbers: Any) -> Any:
        """Of one position or of many: chances and leads by places from the seat that looks."""
        import numpy as np

        hidden = numbers
        for weights, bias in self._layers[:2]:
            hidden = np.maximum(hidden @ weights + bias, 0.0)
        weights, bias = self._layers[2]
        return hidden @ weights + bias + numbers[..., self._opinions] @ self._shortcut

    def fits(self, match: Match[Any]) -> bool:
        """Whether it was learned from matches like this one."""
        about = self.about
        if (match.game.key, match.seats) != (about.game, about.seats):
            return False
        learned_from = match.game.chosen_variants(about.seats, about.variants)
        return (
            match.variants == learned_from and input_hash(about.game, about.seats, match.box) == about.inputs
        )


def shares(logits: Sequence[float]) -> list[float]:
    """Chances that add up to one."""
    highest = max(logits)
    odds = [exp(logit - highest) for logit in logits]
    total = sum(odds)
    return [odd / total for odd in odds]


@lru_cache(maxsize=32)
def input_hash(key: str, seats: int, box: Box) -> str:
    return hash_of((*games.encoder(key, seats, box).names, *Opinion(key, seats).names))


def hash_of(names: Sequence[str]) -> str:
    return sha256("\n".join(names).encode()).hexdigest()[:16]


# ------------------------------------------------------------------ files


def file_name(seats: int) -> str:
    return f"value-{seats}.npz"


def write(file: Path, about: About, arrays: dict[str, Any]) -> None:
    """Half as exact as they were learned, which is exact enough and half as large."""
    import numpy as np

    kept = {
        name: array if array.dtype.kind == "i" else array.astype(np.float16) for name, array in arrays.items()
    }
    told = np.frombuffer(msgspec.json.encode(about), np.uint8)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as opened:
        np.savez_compressed(opened, **kept, **{ABOUT: told})  # type: ignore[arg-type]


def read(file: Any) -> Network:
    """The network in a file. Raises OSError, and ValueError with a sentence where it holds none."""
    import numpy as np

    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            about = msgspec.json.decode(kept[ABOUT].tobytes(), type=About)
            arrays = {
                name: kept[name] if kept[name].dtype.kind == "i" else kept[name].astype(np.float32)
                for name in kept.files
                if name != ABOUT
            }
            if about.format != FORMAT:
                raise ValueError(f"its format is {about.format}, not {FORMAT}")
            return Network(about, arrays)
    except (ValueError, KeyError, EOFError, BadZipFile, msgspec.MsgspecError) as error:
        raise ValueError(f"{file} holds no learned value ({error}).") from error


@lru_cache(maxsize=32)
def shipped(key: str, seats: int) -> Network | None:
    """What came with the game, if that was shown to play better than its advice alone."""
    package = games.packages().get(key)
    if package is None:
        return None
    file = files(package) / file_name(seats)
    return read(file) if file.is_file() else None


@lru_cache(maxsize=8)
def candidate(file: str) -> Network:
    """Weights that are being tried."""
    return read(Path(file))
