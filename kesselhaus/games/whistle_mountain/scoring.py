"""Final scores and the winner (section 5)."""

from kesselhaus.engine.game import Result
from kesselhaus.games.whistle_mountain.state import Player, Table


def counted_score(table: Table, player: Player) -> dict[str, int]:
    """WM-164 to WM-169: what a final score is made of."""
    box, powers = table.box, player.powers
    upgrades = sum([box.upgrades[upgrade].vp for upgrade in player.upgrades])
    return {
        "gained": player.score,
        "tower": sum([box.floor_vp[floor] for floor in player.tower]),
        "pool": -box.pool_penalty * player.pool,
        "upgrades": upgrades
        + powers["tower_vp"] * len(player.tower)
        + powers["end_upgrade_vp"] * len(player.upgrades),
        "storage": storage_vp(table, player),
    }


def storage_vp(table: Table, player: Player) -> int:
    """WM-168: scaffolds, cards and resources are rounded down, each on its own."""
    box = table.box
    return (
        box.machine_storage_vp * len(player.machines)
        + box.award_storage_vp * len(player.awards)
        + len(player.scaffolds) // box.scaffolds_per_vp
        + len(player.cards) // box.cards_per_vp
        + sum(player.goods.values()) // box.resources_per_vp
    )


def components(player: Player) -> int:
    """WM-172: everything in storage counts one."""
    stored = len(player.machines) + len(player.awards) + len(player.scaffolds) + len(player.cards)
    return stored + sum(player.goods.values())


def final_scores(table: Table) -> tuple[int, ...]:
    return tuple([sum(counted_score(table, player).values()) for player in table.players])


def result(table: Table) -> Result:
    """WM-170 to WM-173: most points; then the highest worker in the tower, then storage, then shared."""
    scores = final_scores(table)

    def strength(player: Player) -> tuple[int, int, int]:
        return scores[player.seat], max(player.tower, default=0), components(player)

    best = max(map(strength, table.players))
    parts = [counted_score(table, player) for player in table.players]
    return Result(
        scores=scores,
        categories={name: tuple(part[name] for part in parts) for name in parts[0]},
        winners=tuple(player.seat for player in table.players if strength(player) == best),
        reason=table.end_reason,
    )
