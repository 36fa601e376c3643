"""Awards, final scores and the winner (section 5)."""

from collections.abc import Iterable, Mapping

from kesselhaus.engine.game import Result
from kesselhaus.games.airship_city.events import AwardGiven
from kesselhaus.games.airship_city.figures import Award
from kesselhaus.games.airship_city.state import CITY, Player, Table


def give_awards(table: Table) -> None:
    """AC-122 to AC-124."""
    table.awards = tuple((award, prizes(table, award)) for award in table.box.awards)
    for award, vps in table.awards:
        for seat, vp in enumerate(vps):
            if vp:
                table.tell(AwardGiven(seat, award, vp, rule=AWARD_RULE[award]))


AWARD_RULE = {"shipbuilding": "AC-122", "construction": "AC-123", "trade": "AC-124"}


def prizes(table: Table, award: str) -> tuple[int, ...]:
    """The VP that each seat would get for an award as things stand."""
    shares = split(standing(table, award), table.box.awards[award])
    return tuple(shares.get(seat, 0) for seat in range(table.seats))


def standing(table: Table, award: str) -> dict[int, int]:
    """What is counted for an award, by seat. The City is ranked with its majority markers (AC-136)."""
    if award == "trade":
        return {player.seat: len(player.fulfilled) for player in table.players}
    sections: Iterable[str] = table.box.airships if award == "shipbuilding" else table.box.facilities
    holders = [table.majority.get(section) for section in sections]
    ranked = [*range(table.seats), *([CITY] if "city" in table.variants else [])]
    return {seat: holders.count(seat) for seat in ranked}


def split(counts: Mapping[int, int], award: Award) -> dict[int, int]:
    """AC-125 to AC-128: nothing for zero; ties share the prizes in equal parts, fractions dropped."""
    best = sorted({count for count in counts.values() if count}, reverse=True)
    if not best:
        return {}
    first = [seat for seat, count in counts.items() if count == best[0]]
    if len(first) > 1:
        return dict.fromkeys(first, (award.first + award.second) // len(first))
    shares = {first[0]: award.first}
    if len(best) > 1:
        second = [seat for seat, count in counts.items() if count == best[1]]
        shares |= dict.fromkeys(second, award.second // len(second))
    return shares


def counted_score(table: Table, player: Player) -> dict[str, int]:
    """AC-120: what a score is made of before the awards."""
    box = table.box
    on_fields = {section: table.fields[section].count(player.seat) for section in box.sections}
    return {
        "airships": sum(ship.vp * on_fields[ship.id] for ship in box.airships.values()),
        "facilities": sum(facility.vp * on_fields[facility.id] for facility in box.facilities.values()),
        "contracts": sum(box.contracts[contract].vp for contract in player.fulfilled)
        - sum(box.contracts[contract].vp for contract in player.failed),
        "upgrades": box.upgrade_vp * len(player.upgrades),
    }


def final_scores(table: Table) -> tuple[int, ...]:
    awarded = [sum(vps[seat] for _award, vps in table.awards) for seat in range(table.seats)]
    return tuple(player.score + vp for player, vp in zip(table.players, awarded, strict=True))


def result(table: Table) -> Result:
    """AC-129 to AC-131: the highest total; then wood, metal and gold together, then gears, then a shared
    victory.
    """
    scores = final_scores(table)

    def strength(player: Player) -> tuple[int, int, int]:
        goods = player.goods
        return scores[player.seat], goods["wood"] + goods["metal"] + goods["gold"], goods["gear"]

    best = max(map(strength, table.players))
    parts = [counted_score(table, player) for player in table.players]
    categories = {name: tuple(part[name] for part in parts) for name in parts[0]}
    return Result(
        scores=scores,
        categories=categories | dict(table.awards),
        winners=tuple(player.seat for player in table.players if strength(player) == best),
        reason=table.end_reason,
        grade=grade(table, scores[0]) if table.seats == 1 else "",
    )


def grade(table: Table, score: int) -> str:
    """AC-140."""
    reached = [
        grade.id for grade in table.box.components.grades if grade.at_least is None or score >= grade.at_least
    ]
    return reached[-1]
