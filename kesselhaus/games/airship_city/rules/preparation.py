"""Setup (section 3)."""

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Draw, dealt
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.airship_city.box import AirshipBox
from kesselhaus.games.airship_city.events import StartPlayerDrawn
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.rules.city import city_donates
from kesselhaus.games.airship_city.rules.contracts import refill_display
from kesselhaus.games.airship_city.rules.rounds import begin_round
from kesselhaus.games.airship_city.state import LOCKED, Player, Table
from kesselhaus.games.airship_city.tasks import Preparation


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """All that is the same in every game: boards, pieces, price markers (AC-2, AC-7, AC-8, AC-10)."""
    assert isinstance(box, AirshipBox)
    return Table(
        agenda=[Preparation()],
        box=box,
        seats=seats,
        variants=variants,
        players=[_player(seat, box) for seat in range(seats)],
        fields=dict.fromkeys(box.sections, ()),
        majority={},
        prices=dict.fromkeys(box.prices, box.price_start_row(seats)),
        deck=tuple(box.contracts),
    )


def _player(seat: int, box: AirshipBox) -> Player:
    """AC-7, AC-8, AC-10; his goods follow when the start player is known (AC-9)."""
    return Player(
        seat=seat,
        goods=dict.fromkeys(RESOURCES, 0),
        capacity=dict.fromkeys(RESOURCES, box.base_capacity),
        workers=(box.harbour,) * box.start_workers,
        moved=(False,) * box.start_workers,
        supply=box.markers_per_player,
        bonus=dict.fromkeys(box.line_of, LOCKED),
    )


@does(Preparation)
def prepare(table: Table, task: Preparation) -> Play:
    """Everything that chance decides before the first turn, then round 1 (AC-4)."""
    box = table.box
    table.grid = tuple((yield from dealt("AC-1", box.tiles, len(box.tiles))))
    early = [bonus.id for bonus in box.stage_bonuses.values() if bonus.group == "early"]
    late = [bonus.id for bonus in box.stage_bonuses.values() if bonus.group == "late"]
    table.stage_bonuses = (*(yield from dealt("AC-3", early, 2)), *(yield from dealt("AC-3", late, 2)))
    yield from refill_display(table, rule="AC-5")
    if table.seats > 1:
        table.start_player = yield Draw("AC-6", range(table.seats))
    table.tell(StartPlayerDrawn(table.start_player, rule="AC-6"))
    for seat, gears in zip(table.order, box.start_gears(table.seats), strict=True):
        table.players[seat].goods |= box.start_goods | {"gear": gears}
    if "city" in table.variants:
        city_donates(table, [airship.id for airship in box.airships.values() if airship.level == 1])
    return begin_round(table, 1)
