"""Final scoring and the winner (5.2, 5.3, NU-185)."""

from kesselhaus.engine.game import Result
from kesselhaus.games.nucleum.events import FinalScored
from kesselhaus.games.nucleum.figures import Final
from kesselhaus.games.nucleum.rules.conditions import (
    cities_with_structure,
    complete_sets,
    milestone_count,
)
from kesselhaus.games.nucleum.rules.holdings import LAST_SPACE
from kesselhaus.games.nucleum.rules.networks import network_of
from kesselhaus.games.nucleum.state import Player, Table

PARTS = ("milestones", "zero_space", "technology", "resources", "buildings", "income_tracks")
"""In the order of NU-158 to NU-164."""
RULES = dict(zip(PARTS, ("NU-158", "NU-159", "NU-160", "NU-161", "NU-162", "NU-164"), strict=True))


def score_finally(table: Table) -> None:
    """5.2: each part for every player, in order; VP on the track stay as they are."""
    parts = [parts_of(table, player) for player in table.players]
    table.finals = tuple([(part, tuple([each[part] for each in parts])) for part in PARTS])
    for part, points in table.finals:
        for seat, vp in enumerate(points):
            if vp:
                rule = "NU-185" if table.is_baron(seat) else RULES[part]
                table.tell(FinalScored(seat, part, vp, rule=rule))


def parts_of(table: Table, player: Player) -> dict[str, int]:
    """What a player would score if the game ended now."""
    if table.is_baron(player.seat):
        return baron_parts(table, player)
    return {
        "milestones": milestone_points(table, player),
        "zero_space": -table.box.zero_loss * player.stars.count(0),
        "technology": technology_points(table, player),
        "resources": left_over_points(table, player),
        "buildings": sum(building_points(table, player, building) for building in player.buildings),
        "income_tracks": income_points(table, player),
    }


def milestone_points(table: Table, player: Player) -> int:
    """NU-158: the count of the milestone tile of the segment times the multiplier of the tier."""
    box = table.box
    points = 0
    for space in player.stars:
        if space:
            tile = table.milestones[box.segments[space] - 1]
            points += milestone_count(table, player, tile) * box.multipliers[box.tiers[space]]
    return points


def counted_for(table: Table, player: Player, tile: str) -> int:
    """What a milestone tile counts; contracts and technologies of the Baron are a fixed number (NU-185)."""
    if table.is_baron(player.seat) and table.box.milestones[tile].counted in ("contracts", "technologies"):
        return table.box.baron.milestone_count
    return milestone_count(table, player, tile)


def technology_points(table: Table, player: Player) -> int:
    """NU-146, NU-160: final technologies that are unlocked."""
    points = 0
    for technology in player.technologies:
        formula = table.box.technologies[technology].final
        if formula is not None:
            points += formula_points(table, player, formula)
    return points


def formula_points(table: Table, player: Player, formula: Final) -> int:
    if formula.counted == "cities":
        count = cities_with_structure(table, player)
    elif formula.counted == "contracts":
        count = len(player.fulfilled)
    elif formula.counted == "sets":
        count = complete_sets(table, player)
    else:
        count = player.railways
    if formula.steps:
        return max((vp for least, vp in formula.steps if count >= least), default=0)
    return min(formula.most, formula.vp * count)


def left_over_points(table: Table, player: Player) -> int:
    """NU-161: with the best conversion of uranium to workers and workers to thaler. Where the supply has no
    worker left, uranium becomes thaler (NU-29, ruling 43).
    """
    per_uranium, per_workers, per_thaler = table.box.leftover
    uranium, workers, thaler = player.cubes, player.workers, player.thaler
    return max(
        (uranium - to_workers) // per_uranium
        + (workers + to_workers - to_thaler) // per_workers
        + (thaler + to_thaler) // per_thaler
        for to_workers in range(uranium + 1)
        for to_thaler in range(max(0, to_workers - player.supply), workers + to_workers + 1)
    )


def building_points(table: Table, player: Player, building: str) -> int:
    """NU-162, NU-163: energized buildings; in Praha doubled."""
    site = player.buildings[building]
    if not table.sites[site].energized:
        return 0
    box, card, city = table.box, table.box.urban[building], table.box.side.sites[site].city
    points = card.vp
    if card.vp_each:
        network = network_of(table, player, city)
        sites = table.box.side.sites
        same = sum(
            box.type[other] == card.type and sites[where].city in network
            for other, where in player.buildings.items()
        )
        points += card.vp_each * same
    return points * (box.capital_factor if city == box.capital else 1)


def income_points(table: Table, player: Player) -> int:
    """NU-164: markers on the last three spaces."""
    points = 0
    for track, marker in zip(table.box.tracks, player.income, strict=True):
        past = marker - (LAST_SPACE - len(track.bonus)) - 1
        if past >= 0:
            points += track.bonus[past]
    return points


def milestone_vp_of_baron(table: Table) -> list[int]:
    """NU-185, NU-185a: per unit of each segment; the mild Baron has half of it, the strict one half more."""
    usual = table.box.baron.milestone_vp
    if "baron_mild" in table.variants:
        return [vp // 2 for vp in usual]
    if "baron_strict" in table.variants:
        return [vp + vp // 2 for vp in usual]
    return usual


def baron_parts(table: Table, baron: Player) -> dict[str, int]:
    """NU-185."""
    box, figures = table.box, table.box.baron
    points = sum(
        vp * counted_for(table, baron, tile)
        for tile, vp in zip(table.milestones, milestone_vp_of_baron(table), strict=False)
    )
    buildings = 0
    for building, site in baron.buildings.items():
        if table.sites[site].energized:
            card = box.urban[building]
            vp = figures.government_vp if card.vp_each else card.vp
            buildings += vp * (box.capital_factor if table.box.side.sites[site].city == box.capital else 1)
    return dict.fromkeys(PARTS, 0) | {
        "milestones": points,
        "resources": baron.thaler + baron.workers,
        "buildings": buildings,
    }


# ------------------------------------------------------------------ the result


def totals(table: Table) -> tuple[int, ...]:
    """By player, the Baron included."""
    added = [sum(points[player.seat] for _, points in table.finals) for player in table.players]
    return tuple(player.vp + vp for player, vp in zip(table.players, added, strict=True))


def standings(table: Table) -> tuple[int, ...]:
    """Scores as they stand, by seat."""
    return totals(table)[: table.seats]


def result(table: Table) -> Result:
    """NU-165: the highest total wins, tied leaders share. Alone, a tie with the Baron is a win (NU-185)."""
    every = totals(table)
    scores = every[: table.seats]
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(every))
    categories = {"track": tuple(player.vp for player in table.players[: table.seats])}
    categories |= {part: points[: table.seats] for part, points in table.finals}
    grade = ""
    if table.seats == 1:
        grade = "baron_beaten" if winners else "baron_wins"
    return Result(scores, categories, winners, table.end_reason, grade)
