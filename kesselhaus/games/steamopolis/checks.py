"""What the shape of the components file of Steamopolis cannot say: that its parts fit together."""

from collections.abc import Iterable
from itertools import pairwise

from kesselhaus.engine.checks import Checks, Require
from kesselhaus.games.steamopolis.figures import (
    BANNER_COLOURS,
    RESOURCES,
    Components,
    PassengerTargets,
    WrittenMachine,
    WrittenPart,
)

COUNTED = frozenset(("gear", "crystal", "res", "sp", "press", "press_one", "arrow", "par_place", "par_act"))
"""Symbols with a number."""
PLAIN = frozenset(
    (
        "res_any",
        "stone",
        "cap",
        "sponsor",
        "gala",
        "base",
        "flip_sponsor",
        "set8",
        "copy_district",
        "buy_any",
        "par_place_act",
        "shake_all",
        "run_machines",
        "peek",
    )
)
OF_A_MACHINE = frozenset(
    ("gear", "crystal", "res", "res_any", "sp", "press", "press_one", "par_place", "flip_sponsor")
)
"""What a machine can do: it has to make sense in the hands of any player, in anybody's turn (DC-32)."""
NOT_OF_A_CHARACTER = frozenset(("set8", "copy_district", "par_act", "par_place_act", "run_machines"))


def check(components: Components, text: bytes, file: str) -> None:
    """Refuses a file with which no game could be played, and names the line."""

    checks = Checks(components, text, file)
    for table in ("districts", "machines", "start_machines", "passenger_tiles", "grades"):
        checks.require_own_ids(table)
    require = checks.require
    _airship(components, require)
    _districts(components, require)
    _markets(components, require)
    _machines(components, require)
    _people(components, require)


def _all(found: Iterable[object], wanted: Iterable[object]) -> bool:
    return sorted(map(str, found)) == sorted(map(str, wanted))


def _airship(components: Components, require: Require) -> None:
    gauge, pieces = components.gauge, components.pieces
    require(len(gauge) == 11, "gauge", "the gauge has 11 positions, 0 to 10")
    require(gauge[0].value == 0 and gauge[0].base, "gauge", "position 0 is where the base marker starts")
    for place, (left, right) in enumerate(pairwise(gauge), start=1):
        require(left.value <= right.value, f"gauge[{place}].value", "values may not sink to the right")
        require(left.base or not right.base, f"gauge[{place}].base", "base positions have to be the first")
    slots = components.machine_room.slots
    require(gauge[-1].value - 1 <= slots, "machine_room.slots", "the highest value needs a slot of its own")
    require(pieces.parasite.value <= 3, "pieces.parasite", "nobody has more than 3 parasites")
    require(pieces.start_stones.value <= pieces.stone.value, "pieces.start_stones", "more than all stones")
    require(pieces.start_stones.value < len(gauge), "pieces.start_stones", "more than the gauge holds")


def _part(part: WrittenPart, where: str, require: Require) -> None:
    for text in part.effect:
        _atom(text, where, require)


def _atom(text: str, where: str, require: Require) -> None:
    name, _, number = text.partition("(")
    require(name in COUNTED | PLAIN, where, f"there is no effect {text}")
    require((name in COUNTED) == bool(number), where, f"{text} has the wrong form")
    require("all" not in number or name.startswith("par"), where, f"{text} has the wrong form")


def _districts(components: Components, require: Require) -> None:
    for number, district in enumerate(components.districts):
        for side in district.sides:
            for part in side:
                _part(part, f"districts[{number}].sides", require)
        whole = not district.end or len(district.sides) == 1
        require(whole, f"districts[{number}].sides", "an effect with the end symbol has no dividing line")
        fits = district.id.startswith(str(district.level))
        require(fits, f"districts[{number}].level", f"{district.id} is not on level {district.level}")
    # RU-33: with fewer districts somebody could be left without a legal action.
    for board, least in (("A", 15), ("B", 20)):
        count = sum(board in district.board for district in components.districts)
        require(count >= least, "districts", f"side {board} needs at least {least} districts, not {count}")


def _markets(components: Components, require: Require) -> None:
    require(
        _all((line.rank for line in components.market_ranks), range(4)),
        "market_ranks",
        "there has to be a line for each of the ranks 0 to 3",
    )
    levels, extra = components.tile_markets.levels, components.tile_markets.extra
    require(1 not in levels, "tile_markets.levels", "level 1 has the bonus markers")
    require(len(set(levels)) == len(levels), "tile_markets.levels", "a level is listed twice")
    require(set(extra) <= set(levels), "tile_markets.extra", "an extra market lies beside a tile market")
    digits = {space.bonus for space in components.gauge if space.bonus}
    for number, marker in enumerate(components.bonus_markers):
        where = f"bonus_markers[{number}].digit"
        require(marker.digit in digits, where, f"no position of the gauge takes a marker {marker.digit}")
    for row in RESOURCES:
        found = [marker.digit for marker in components.bonus_markers if marker.row == row]
        require(len(set(found)) == len(found), "bonus_markers", f"a digit is twice in the {row} row")


def _machines(components: Components, require: Require) -> None:
    needed = len(components.tile_markets.levels)
    for rank in range(4):
        count = sum(tile.rank == rank for tile in components.machines)
        least = needed + len(components.tile_markets.extra) if rank == 0 else needed
        require(count >= least, "machines", f"{least} tiles of rank {rank} are needed, there are {count}")
    for number, tile in enumerate(components.machines):
        _machine(tile, f"machines[{number}]", require)
    for number, start in enumerate(components.start_machines):
        _machine(start, f"start_machines[{number}]", require)
    _machine(components.start_back, "start_back", require)
    _machine(components.capacity_tile, "capacity_tile", require)
    require(len(components.start_machines) >= 4, "start_machines", "four players need four start machines")
    require(
        _all((banner.colour for banner in components.banners), BANNER_COLOURS),
        "banners",
        "there has to be one line for each colour",
    )


def _machine(machine: WrittenMachine, where: str, require: Require) -> None:
    for part in machine.boilers:
        _part(part, f"{where}.boilers", require)
        require(not part.cost, f"{where}.boilers", "a machine is paid for with resources only")
        for text in part.effect:
            fits = text.partition("(")[0] in OF_A_MACHINE
            require(fits, f"{where}.boilers", f"{text} is no effect of a machine")
    passive = machine.passive
    if passive is None:
        return
    for text in passive.effect:
        _atom(text, f"{where}.passive", require)
        fits = text.partition("(")[0] in OF_A_MACHINE
        require(fits, f"{where}.passive", f"{text} is no effect of a machine")
    retrieves = passive.trigger == "retrieve"
    require(retrieves == bool(passive.levels), f"{where}.passive", "levels belong to the trigger retrieve")
    at_end = passive.trigger == "bought_banner"
    require(at_end == passive.end, f"{where}.passive", "only bought_banner, and always, has the end symbol")


def _people(components: Components, require: Require) -> None:
    require(len(components.characters) >= 4, "characters", "four players need four characters")
    allowed = sum(character.first_game for character in components.characters)
    require(allowed >= 4, "characters", "four players of a first game need four characters")
    numbers = [character.number for character in components.characters]
    for number, character in enumerate(components.characters):
        where = f"characters[{number}]"
        require(numbers.count(character.number) == 1, f"{where}.number", "is listed twice")
        for text in character.effect:
            _atom(text, f"{where}.effect", require)
            fits = text.partition("(")[0] not in NOT_OF_A_CHARACTER
            require(fits, f"{where}.effect", f"{text} is no effect of a character")
        place = character.pink_marker
        fits = place is None or (place < len(components.gauge) and components.gauge[place].bonus is not None)
        require(fits, f"{where}.pink_marker", "is no position of a bonus marker")
        free = place is None or place > components.pieces.start_stones.value
        require(free, f"{where}.pink_marker", "a stone starts there")
    require(bool(components.passenger_tiles), "passenger_tiles", "there has to be one at least")
    for number, tile in enumerate(components.passenger_tiles):
        _targets(tile, f"passenger_tiles[{number}]", require)
    _targets(components.passenger_board, "passenger_board", require)
    require(components.passenger_start.banker >= 5, "passenger_start.banker", "is on levels 5 to 8")
    require(components.passenger_start.stoker <= 4, "passenger_start.stoker", "is on levels 1 to 4")
    for passenger in ("banker", "stoker"):
        for text in getattr(components.passenger_rewards, passenger):
            _atom(text, f"passenger_rewards.{passenger}", require)
            fits = text.partition("(")[0] in OF_A_MACHINE
            require(fits, f"passenger_rewards.{passenger}", f"{text} is no reward")
    require(bool(components.grades), "grades", "there has to be one at least")
    require(components.grades[0].at_least == 0, "grades[0].from", "the lowest grade is for every score")
    for number, (lower, higher) in enumerate(pairwise(components.grades), start=1):
        require(lower.at_least < higher.at_least, f"grades[{number}].from", f"not above that of {lower.id}")


def _targets(tile: PassengerTargets, where: str, require: Require) -> None:
    banker, stoker = tile.banker, tile.stoker
    require(min(banker.target, banker.alt) >= 5, f"{where}.banker", "the banker is on levels 5 to 8")
    require(max(stoker.target, stoker.alt) <= 4, f"{where}.stoker", "the stoker is on levels 1 to 4")
    require(banker.target != banker.alt, f"{where}.banker", "the alternative has to be another level")
    require(stoker.target != stoker.alt, f"{where}.stoker", "the alternative has to be another level")
