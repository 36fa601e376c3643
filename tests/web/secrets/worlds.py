"""Pairs of tables that differ only in what one seat, or a spectator, may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.on_paper import on_paper
from kesselhaus.engine.questions import Ask

LATEST = 260
"""After so many answers at most a pair is taken from a match."""
SECRETIVE = ("Peek", "DrawCards")
"""Options that bring somebody a secret."""
VARIANTS = {"planet_steam": ("adv_variable_claims", "opt_sabotage", "opt_price_manipulation")}
"""Those with secrets of their own, which half of the matches are played with."""


class Pair(Struct, frozen=True):
    """Two tables that look the same to the eyes: a seat, or None for a spectator."""

    game: str
    seed: int
    seats: int
    variants: tuple[str, ...]
    eyes: int | None
    worlds: tuple[Any, Any]
    differ: frozenset[str]
    """The names of the fields in which they differ."""


def begun(pair: Pair, state: Any) -> dict[str, Any]:
    """The first act of a match that goes on from a table."""
    return {
        "origin": on_paper(state),
        "since": [],
        "seats": pair.seats,
        "variants": list(pair.variants),
        "answers": [],
    }


def asked(pair: Pair, number: int) -> int:
    """Whom the table of a world waits for."""
    question = Match.at(pair.worlds[number].copy(), games.game(pair.game)).question
    assert isinstance(question, Ask)
    return question.seat


def pair(game: str, seed: int) -> Pair:
    """From a moment of some match at which the eyes lack something."""
    chance = Random(f"{game} {seed}")
    while (found := _tried(game, seed, chance)) is None:
        pass
    return found


def _tried(game: str, seed: int, chance: Random) -> Pair | None:
    rules = games.game(game)
    seats = chance.choice([number for number in rules.seats if number > 1])
    wanted = VARIANTS.get(game, ()) if chance.random() < 0.5 else ()
    variants = rules.chosen_variants(seats, wanted)
    eyes = chance.choice((None, *range(seats)))
    tables = [state for state in _between_steps(game, seats, variants, chance) if _hidden(game, state, eyes)]
    if not tables:
        return None
    # Secrets that are soon over are taken as often as those that stay.
    rare = [state for state in tables if len(_hidden(game, state, eyes)) > 1]
    state = chance.choice(rare if rare and chance.random() < 0.5 else tables)
    twin = rules.imagine(rules.conceal(state, eyes), eyes, chance)
    differ = frozenset(_different(state, twin))
    return Pair(game, seed, seats, tuple(sorted(variants)), eyes, (state, twin), differ) if differ else None


def _between_steps(game: str, seats: int, variants: frozenset[str], chance: Random) -> Iterator[Any]:
    """Everybody who can get at a secret does."""
    match: Match[Any] = Match(games.game(game), seats, variants, chance=chance, automatic=True)
    latest = chance.randrange(10, LATEST)
    while isinstance(match.question, Ask) and len(match.answers) < latest:
        if match._kept.base_answers == len(match.answers):
            yield match.state.copy()
        options = list(match.question.options)
        secret = [option for option in options if type(option).__name__ in SECRETIVE]
        match.answer(chance.choice(secret or options))


def _hidden(game: str, state: Any, eyes: int | None) -> set[str]:
    return _different(state, games.game(game).conceal(state, eyes))


def _different(one: Any, other: Any, name: str = "") -> set[str]:
    """The names of the innermost fields that are not the same."""
    if one == other:
        return set()
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        fields = [field for field in one.__struct_fields__ if field not in ("box", "ear")]
        return {n for f in fields for n in _different(getattr(one, f), getattr(other, f), f)}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return {n for a, b in zip(one, other, strict=True) for n in _different(a, b, name)}
    return {name}
