"""Every option has a number, every number an option, and neither changes within a version of the rules."""

import json
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta
from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.engine import record
from kesselhaus.engine.catalogue import Catalogue, NotListed
from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, NumberOption, Numbers, Option, numbered
from kesselhaus.env.catalogues import catalogue
from kesselhaus.games.planet_steam.options import Bid, Pass
from kesselhaus.parts.plain.catalogue import Plain
from tests.kettle import GAME as KETTLE
from tests.scenario import playing, ways_to_play

WAYS = ways_to_play()
every_way = pytest.mark.parametrize(("key", "seats", "variants"), WAYS)
LISTED = Path(__file__).with_name("catalogues.json")
LONGEST = 1500
"""Entries of a catalogue at most."""


@every_way
def test_every_option_of_a_random_match_has_a_number(key: str, seats: int, variants: tuple[str, ...]) -> None:
    listed = catalogue(key, seats, variants)
    for seed in range(2):
        chance = Random(seed)
        match: Match[Any] = Match(games.game(key), seats, frozenset(variants), chance=chance, light=True)
        for now in playing(match, chance):
            if isinstance(now.question, Ask):
                options = now.question.options
                assert [listed[index] for index in listed.legal(options)] == list(options)


@every_way
def test_index_and_option_are_inverse(key: str, seats: int, variants: tuple[str, ...]) -> None:
    listed = catalogue(key, seats, variants)
    assert [listed.index(option) for option in listed] == list(range(len(listed)))
    assert {type(option) for option in listed} <= set(games.game(key).options)
    assert 0 < len(listed) < LONGEST
    assert repr(listed) == f"Catalogue of {len(listed)} options, {listed.hash}"


def test_catalogues_are_stable_within_a_version_of_the_rules() -> None:
    """When the rules get a new version: `python -m tests.env.test_catalogues` writes the hashes anew."""
    was = json.loads(LISTED.read_text())
    for version, now in zip(was.items(), hashes().items(), strict=True):
        assert version == now


def hashes() -> dict[str, str]:
    return {
        f"{key} rules {games.game(key).rules_version}, {seats} seats {' '.join(variants)}".strip(): catalogue(
            key, seats, variants
        ).hash
        for key, seats, variants in WAYS
    }


def test_numbers_beyond_the_top_are_left_out_and_said_to_be() -> None:
    listed = catalogue("planet_steam", 4)
    top = max(option.number for option in listed if isinstance(option, Bid))
    asked = Numbers(Bid, top - 1, top + 50, (Pass(),))
    assert [listed[index] for index in listed.legal(asked)] == [Bid(top - 1), Bid(top), Pass()]
    assert listed.legal(Numbers(Bid, top + 1, top + 9, (Pass(),))) == [listed.index(Pass())]
    with pytest.raises(NotListed, match=rf"Bid\(number={top + 1}\).*numbers 1 to {top}"):
        listed.index(Bid(top + 1))
    with pytest.raises(NotListed, match="Pour"):
        listed.index(Pour(1, "cup", hot=True))


def test_numbers_are_listed_in_a_row() -> None:
    with pytest.raises(ValueError, match="Draught: its numbers have to be listed one after another"):
        Catalogue([numbered(Draught, 1), numbered(Draught, 3)])


def test_another_edition_has_another_hash() -> None:
    shipped = games.shipped_file("airship_city")
    more = shipped.replace(b'"forest_2"', b'"forest_3"')
    assert catalogue("airship_city", components=more).hash != catalogue("airship_city").hash
    assert catalogue("airship_city", components=shipped).hash == catalogue("airship_city").hash


def test_records_remember_the_catalogue_and_old_ones_are_read() -> None:
    match: Match[Any] = Match(games.game("airship_city"), 2, chance=Random(1))
    with_hash = record.parse(record.write(match, catalogue("airship_city", 2).hash))
    assert (with_hash.format, with_hash.catalogue) == (3, catalogue("airship_city", 2).hash)
    assert record.replay(with_hash, match.game).state == match.state
    without = record.write(match)
    assert b"catalogue" not in without
    assert record.parse(without).catalogue == ""


# ------------------------------------------------------------------ games that bring none


class Pour(Option, frozen=True):
    seat: int
    into: Literal["cup", "jug"]
    hot: bool


class Draught(NumberOption, frozen=True):
    number: Annotated[int, Meta(ge=1, lt=4)]


class Vague(Option, frozen=True):
    where: str


def listed_by_type(*kinds: type[Option]) -> list[Option]:
    return list(Plain(replace(KETTLE, options=kinds)).options(Box("none"), 2, frozenset()))


def test_the_types_of_options_list_them() -> None:
    assert listed_by_type(Pour)[0] == Pour(0, "cup", hot=False)
    assert len(set(listed_by_type(Pour))) == 2 * 2 * 2
    assert listed_by_type(Draught) == [Draught(1), Draught(2), Draught(3)]


def test_what_types_do_not_tell_is_named() -> None:
    with pytest.raises(ValueError, match=r"Vague\.where does not say which values"):
        listed_by_type(Pour, Vague)


if __name__ == "__main__":
    LISTED.write_text(json.dumps(hashes(), indent=1) + "\n")
