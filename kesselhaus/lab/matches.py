"""Matches between bots: who sits where, and one match from start to end."""

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Literal

from msgspec import Struct

from kesselhaus.engine import record
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import Refused
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.games import shelf
from kesselhaus.lab.players import failed, seated, thought


class Pairing(Struct, frozen=True):
    """What to play. Seed and number decide who sits where and what chance says."""

    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    components: str | None = None
    """The text of a components file, if not the shipped one."""

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat. Within as many matches as there are seats everyone sits on every seat.

        With fewer names than seats some sit twice, with more some pause; whose turn that is changes.
        """
        block, turn = divmod(number, self.seats)
        chosen = [self.bots[(block + place) % len(self.bots)] for place in range(self.seats)]
        if len(self.bots) == self.seats:
            chosen = list(self.bots)
        Random(f"{self.seed}/lineup/{block}").shuffle(chosen)
        return (*chosen[turn:], *chosen[:turn])


class Dealt(Pairing, frozen=True):
    """What seats begin with may be dealt instead of chosen, so that who takes it, and when, says nothing."""

    assign: Literal["", "random"] = ""


class Sitting(Struct):
    """A match that was played to its end, with what each seat's thinking took."""

    match: Match[Any]
    lineup: tuple[str, ...]
    decisions: list[int]
    seconds: list[float]


def sit_down(
    game: Game[Any],
    pairing: Pairing,
    number: int,
    box: Box,
    watch: Callable[[Match[Any]], object] | None = None,
    on_step: Callable[[Any], object] | None = None,
    again: Sequence[Any] | None = None,
) -> Sitting:
    """Play one match. `watch` is called before every decision, `on_step` with the table before every step.
    With the answers of a match that was played before it is played `again`, and nobody thinks.
    """
    lineup = pairing.lineup(number)
    bots = [
        seated(name, Random(f"{pairing.seed}/{number}/{seat}/{name}"))
        for seat, name in enumerate(lineup if again is None else ())
    ]
    chance, dealer = Random(f"{pairing.seed}/{number}"), Random(f"{pairing.seed}/{number}/dealt")
    dealt = game.beginnings if isinstance(pairing, Dealt) and pairing.assign else ()
    match: Match[Any] = Match(
        game, pairing.seats, frozenset(pairing.variants), box, chance, automatic=True, on_step=on_step
    )
    played = Sitting(match, lineup, [0] * pairing.seats, [0.0] * pairing.seats)
    while isinstance(question := match.question, Ask):
        if watch is not None:
            watch(match)
        if dealt and isinstance(question.options[0], dealt):
            match.answer(dealer.choice(question.options), seat=question.seat)
            continue
        seat, view = question.seat, match.view(question.seat)
        began = time.perf_counter()
        option = again[view.version] if again else thought(bots[seat], lineup[seat], number, view)
        played.seconds[seat] += time.perf_counter() - began
        played.decisions[seat] += 1
        try:
            match.answer(option, seat=seat)
        except Refused as refused:
            raise failed(lineup[seat], number, view.version, str(refused).rstrip(".")) from refused
    return played


def recorded(match: Match[Any]) -> bytes:
    """The record of a match, with the hash of the catalogue in which its answers have numbers; some games of
    others cannot list theirs.
    """
    try:
        return record.write(match, catalogue_of(match.game.key, match.seats, match.variants, match.box).hash)
    except ValueError:
        return record.write(match)


@lru_cache(4)
def from_shelf(key: str, components: str | None = None) -> tuple[Game[Any], Box]:
    """A game with its components, the shipped ones or those of a file; loaded once in each process."""
    game = shelf()[key]
    return game, game.box(None if components is None else components.encode())


def names(bots: Sequence[str]) -> list[str]:
    """Each name once, in the order given."""
    return list(dict.fromkeys(bots))
