"""District effects (4.11)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import DistrictCopied, DistrictUsed, EffectNoted, StaticDischarge
from kesselhaus.games.steamopolis.options import DECLINE, CopyDistrict, copy_district
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.target import side
from kesselhaus.games.steamopolis.state import ARROW, STONE, Player, Table
from kesselhaus.games.steamopolis.tasks.effects import CopyingDistrict


def visit_effect(table: Table, player: Player, district: str, line: int, copied: bool) -> tuple[Task, ...]:
    """ST-91, ST-93, ST-95: one side of a district's effect; static discharge comes first, an effect with the
    end symbol is only noted.
    """
    entry, seat = table.box.districts[district], player.seat
    if copied:
        table.tell(DistrictCopied(seat, district, line, rule="ST-96"))
    else:
        table.tell(DistrictUsed(seat, district, line, rule="ST-91"))
    if entry.static and table.visitor and player.gauge[table.visitor] == ARROW:
        player.gauge[table.visitor] = STONE
        table.tell(StaticDischarge(seat, district, rule="ST-93"))
    if entry.end:
        table.noted += (district,)
        table.tell(EffectNoted(seat, district, rule="ST-95"))
        return ()
    return use(seat, district, entry.sides[line])


@does(CopyingDistrict)
def copy(table: Table, task: CopyingDistrict) -> Play:
    """ST-96, ST-97: the effect of any district on which no own stone lay when this Fly action began."""
    choices: list[Option] = [
        copy_district(district, line)
        for district in table.box.board[side(table)]
        if district not in table.flown_from
        for line in range(len(table.box.districts[district].sides))
    ]
    if choices:
        answer = yield ask(table, task.seat, "ST-96", [*choices, DECLINE])
        if type(answer) is CopyDistrict:
            player = table.players[task.seat]
            return visit_effect(table, player, answer.district, answer.side, copied=True)
    return ()
