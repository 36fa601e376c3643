"""Variants of a game, and which of them go together."""

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from kesselhaus.languages import Phrases

say = Phrases(
    "engine.variants",
    en={
        "game": "There is no game {key!r} on the shelf. Possible: {possible}.",
        "seats": "{game} is played with {possible} seats, not with {seats}.",
        "variant": "{game} has no variant {key!r}. Possible: {possible}.",
        "for_seats": "The variant {key!r} is for {possible} seats, not {seats}.",
        "excludes": "The variants {key!r} and {other!r} cannot be played together.",
        "needs": "The variant {key!r} needs the variant {other!r}.",
    },
    de={
        "game": "Im Regal steht kein Spiel {key!r}. Möglich: {possible}.",
        "seats": "{game} spielt man mit {possible} Plätzen, nicht mit {seats}.",
        "variant": "{game} hat keine Variante {key!r}. Möglich: {possible}.",
        "for_seats": "Die Variante {key!r} ist für {possible} Plätze, nicht für {seats}.",
        "excludes": "Die Varianten {key!r} und {other!r} lassen sich nicht zusammen spielen.",
        "needs": "Die Variante {key!r} braucht die Variante {other!r}.",
    },
)


class Unplayable(ValueError):
    """A match that cannot be, with the reason as a sentence."""

    def __init__(self, kind: str, **facts: object) -> None:
        self.kind, self.facts = kind, facts
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str) -> str:
        return say(self.kind, lang, **self.facts)


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
    """The variants in force: those wanted and those implied. Raises Unplayable if they cannot be."""
    if seats not in game.seats:
        raise Unplayable("seats", game=game.title, possible=_listed(game.seats), seats=seats)
    known = {variant.key: variant for variant in game.variants}
    chosen = set(wanted)
    for key in sorted(chosen - known.keys()):
        raise Unplayable("variant", game=game.title, key=key, possible=_listed(known) or "–")
    for variant in game.variants:
        fits = variant.seats is None or seats in variant.seats
        if variant.key in chosen and not fits:
            possible = _listed(variant.seats or ())
            raise Unplayable("for_seats", key=variant.key, possible=possible, seats=seats)
        if variant.implied and fits:
            chosen.add(variant.key)
    for key in sorted(chosen):
        for other in known[key].excludes:
            if other in chosen:
                raise Unplayable("excludes", key=key, other=other)
        for other in known[key].needs:
            if other not in chosen:
                raise Unplayable("needs", key=key, other=other)
    return frozenset(chosen)


def _listed(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)
