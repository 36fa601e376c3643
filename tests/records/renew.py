"""Plays recorded matches anew: `make records` those of all games, `make records GAME=airship_city` of one.

A change of rules then shows as a diff of this folder. A game has a match for every number of seats and one
for each way in which it can end; Planet Steam and Nucleum also one with all their variants.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games import game, shelf
from tests.records.citizens import citizen
from tests.records.climbers import climber, idler
from tests.records.engineers import engineer
from tests.records.merchants import merchant
from tests.records.players import Chooser, lively, seeker

FOLDER = Path(__file__).parent
LINES = (
    (("wood_private", 3), ("wood_residential", 2), ("wood_cargo", 1)),
    (("metal_private", 2), ("metal_residential", 2), ("metal_cargo", 1)),
    (("tourist", 2), ("passenger", 2), ("luxury", 1)),
)
FACILITIES = ((("fountain", 2),), (("park", 1),), (("clock_tower", 1),))


def play(match: Match[Any], chooser_of: Callable[[int], Callable[[Match[Any]], Option]]) -> Match[Any]:
    while isinstance(question := match.question, Ask):
        match.answer(chooser_of(question.seat)(match))
    return match


def at_random(key: str, seats: int) -> Match[Any]:
    chance = Random(f"{key}/{seats}")

    def choose(match: Match[Any]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        return question.options[int(chance.random() * len(question.options))]

    return play(Match(game(key), seats, chance=chance), lambda seat: choose)


def airship_city(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"airship_city/{seats}/{name}")
    plans = {"airships": LINES, "facilities": FACILITIES}.get(name, ())
    choosers: list[Chooser] = [lively(chance) for _ in range(seats)]
    for seat, wanted in enumerate(plans):
        choosers[seat] = seeker(seat, wanted, chance)
    match: Match[Any] = Match(
        game("airship_city"), seats, frozenset(variants), chance=chance, automatic=automatic
    )
    return play(match, lambda seat: choosers[seat])


def planet_steam(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"planet_steam/{seats}/{name}")
    choose = merchant(chance)
    match: Match[Any] = Match(
        game("planet_steam"), seats, frozenset(variants), chance=chance, automatic=automatic
    )
    return play(match, lambda seat: choose)


def whistle_mountain(seats: int, *, automatic: bool = False) -> Match[Any]:
    """Climbers empty the barracks; the first seed with which they do is taken."""
    for number in range(100):
        chance = Random(f"whistle_mountain/{seats}/{number}")
        choose = climber(chance)
        match: Match[Any] = Match(game("whistle_mountain"), seats, chance=chance, automatic=automatic)
        play(match, lambda seat, choose=choose: choose)  # type: ignore[misc]
        if match.result is not None and match.result.reason == "barracks":
            return match
    raise AssertionError("no match ends by empty barracks")


def steamopolis(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"steamopolis/{seats}/{name}")
    choose = citizen(chance, buys=name != "passengers")
    match: Match[Any] = Match(
        game("steamopolis"), seats, frozenset(variants), chance=chance, automatic=automatic
    )
    return play(match, lambda seat: choose)


def nucleum(goals: str, name: str = "", *variants: str, automatic: bool = False) -> Match[Any]:
    """One seat for each goal."""
    chance = Random(f"nucleum/{goals}/{name}")
    choosers = [engineer(goal, chance) for goal in goals.split()]
    match: Match[Any] = Match(
        game("nucleum"), len(choosers), frozenset(variants), chance=chance, automatic=automatic
    )
    return play(match, lambda seat: choosers[seat])


def matches(key: str) -> dict[str, Match[Any]]:
    """The matches of a game by the names of their files."""
    seats_of, all_variants = game(key).seats, [variant.key for variant in game(key).variants]
    if key == "airship_city":
        found = {f"{key}-{seats}p": airship_city(seats, "rounds", automatic=seats == 4) for seats in seats_of}
        found["airship_city-3p-airships"] = airship_city(3, "airships")
        found["airship_city-4p-facilities"] = airship_city(4, "facilities")
        found["airship_city-2p-majority"] = airship_city(2, "rounds", "prerequisite_counts_majority")
    elif key == "planet_steam":
        found = {f"{key}-{seats}p": planet_steam(seats, "base", automatic=seats == 4) for seats in seats_of}
        found["planet_steam-4p-all-variants"] = planet_steam(4, "all-variants", *all_variants)
    elif key == "whistle_mountain":
        found = {f"{key}-{seats}p": whistle_mountain(seats, automatic=seats == 4) for seats in seats_of}
        chance = Random(f"{key}/standstill")
        standing: Match[Any] = Match(game(key), 3, chance=chance)
        found["whistle_mountain-3p-standstill"] = play(standing, lambda seat: idler)
    elif key == "steamopolis":
        # Alone such players nearly always lose; of the first hundred and fifty this one did best.
        found = {f"{key}-1p": steamopolis(1, "statues-61")}
        for seats in seats_of[1:]:
            found[f"{key}-{seats}p"] = steamopolis(seats, "statues", automatic=seats == 4)
        found["steamopolis-1p-lost"] = steamopolis(1, "lost", "solo_start_2")
        found["steamopolis-2p-passengers"] = steamopolis(2, "passengers", "first_game")
    elif key == "nucleum":
        found = {f"{key}-{seats}p": nucleum("points " * seats, automatic=seats == 4) for seats in seats_of}
        found["nucleum-2p-technologies"] = nucleum("technologies technologies", "0")
        found["nucleum-3p-tiles"] = nucleum("tiles tiles tiles")
        found["nucleum-3p-all-variants"] = nucleum("points contracts stars", "all-variants", *all_variants)
    else:
        found = {f"{key}-{seats}p": at_random(key, seats) for seats in seats_of}
    return found


def result_of(match: Match[Any]) -> bytes:
    """What stands next to a record: the result, written so that a diff of it can be read."""
    plain = {**msgspec.to_builtins(match.result), "answers": match.version, "events": len(match.log)}
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=2) + b"\n"


def main(keys: list[str]) -> None:
    for key in keys or shelf():
        played = matches(key)
        for old in FOLDER.glob(f"{key}-*.json"):
            old.unlink()
        for name, match in played.items():
            (FOLDER / f"{name}.json").write_bytes(record.write(match) + b"\n")
            (FOLDER / f"{name}.result.json").write_bytes(result_of(match))


if __name__ == "__main__":
    main(sys.argv[1:])
