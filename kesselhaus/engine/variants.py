"""Variants of a game, and which of them go together."""

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct


class Variant(Struct, frozen=True):
    """A way to play that can be switched on. Where `implied`, it is on by itself for its numbers of seats."""

    key: str
    rule: str
    seats: tuple[int, ...] | None = None
    implied: bool = False
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


class Offered(Protocol):
    """A game as far as one has to know it to choose how it is played."""

    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def variants(self) -> tuple[Variant, ...]: ...


def chosen_variants(game: Offered, seats: int, wanted: Iterable[str]) -> frozenset[str]:
    """The variants in force: those wanted and those implied. Raises ValueError with a sentence if they
    cannot be.
    """
    if seats not in game.seats:
        raise ValueError(f"{game.title} is played with {_listed(game.seats)} seats, not with {seats}.")
    known = {variant.key: variant for variant in game.variants}
    chosen = set(wanted)
    for key in sorted(chosen - known.keys()):
        raise ValueError(f"{game.title} has no variant {key!r}. Possible: {_listed(known) or 'none'}.")
    for variant in game.variants:
        fits = variant.seats is None or seats in variant.seats
        if variant.key in chosen and not fits:
            raise ValueError(
                f"The variant {variant.key!r} is for {_listed(variant.seats or ())} seats, not {seats}."
            )
        if variant.implied and fits:
            chosen.add(variant.key)
    for key in sorted(chosen):
        for other in known[key].excludes:
            if other in chosen:
                raise ValueError(f"The variants {key!r} and {other!r} cannot be played together.")
        for other in known[key].needs:
            if other not in chosen:
                raise ValueError(f"The variant {key!r} needs the variant {other!r}.")
    return frozenset(chosen)


def _listed(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)
