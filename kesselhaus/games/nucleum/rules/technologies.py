"""Technologies (4.13)."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import RewardLost, TechnologyUnlocked, TilesJoined
from kesselhaus.games.nucleum.rules.ending import ALL_TECHNOLOGIES, meet
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import ACTIONS, OfferingAction
from kesselhaus.games.nucleum.tasks.gains import JoiningTiles, Receiving, Unlocking


def locked(table: Table, player: Player, level: int) -> list[str]:
    """NU-142, NU-143: technologies of this level or lower that are not unlocked."""
    known = table.box.technologies
    return [
        tech
        for tech in table.box.technologies_of[player.experiment]
        if known[tech].level <= level and tech not in player.technologies
    ]


@does(Unlocking)
def unlock_one(table: Table, task: Unlocking) -> Play:
    """NU-142: of your choice; the reward is lost if there is none."""
    player = table.players[task.seat]
    choices = locked(table, player, task.level)
    if not choices:
        table.tell(RewardLost(task.seat, f"tech:{task.level}", rule="NU-142"))
        return ()
    answer = yield Ask(task.seat, "NU-142", [options.unlock_technology(tech) for tech in choices])
    return unlock(table, player, answer.technology)


def renew_powers(table: Table, player: Player) -> None:
    """NU-98, NU-145: a turbine was placed or a technology unlocked."""
    player.powers = table.powers_of(player)


def unlock(table: Table, player: Player, technology: str) -> tuple[Task, ...]:
    """NU-144 to NU-147: END-4, then what an instant technology gives; actions it offers may be declined."""
    tech, seat = table.box.technologies[technology], player.seat
    player.technologies = (*player.technologies, technology)
    renew_powers(table, player)
    table.tell(TechnologyUnlocked(seat, technology, rule="NU-142"))
    if len(player.technologies) == len(table.box.technologies_of[player.experiment]):
        meet(table, player, ALL_TECHNOLOGIES)
    following: list[Task] = []
    if tech.action is not None:
        action = ACTIONS[tech.action](seat, tech.saving, 0, 0, tech.electricity, tech.double)
        following.append(OfferingAction(seat, action))
    if tech.rewards:
        following.append(Receiving(seat, table.box.technology_reward[technology], "NU-144"))
    if tech.tiles:
        following.append(JoiningTiles(seat, technology))
    return tuple(following)


@does(JoiningTiles)
def join_tiles(table: Table, task: JoiningTiles) -> tuple[()]:
    """NU-144."""
    player, tiles = table.players[task.seat], table.box.technologies[task.technology].tiles
    player.pool = (*player.pool, *tiles)
    table.tell(TilesJoined(task.seat, tuple(tiles), rule="NU-144"))
    return ()
