"""What an action brings besides: the resource bonus (4.6) and piggyback bonuses (4.7)."""

from collections.abc import Iterable, Iterator

from kesselhaus.engine.questions import Ask, Asking
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import Negotiated, Piggybacked, ResourceBonus
from kesselhaus.games.airship_city.options import (
    KEEP_NEGOTIATOR,
    USE_NEGOTIATOR,
    NegotiateAlone,
    UseNegotiator,
)
from kesselhaus.games.airship_city.state import READY, USED, Player, Table
from kesselhaus.games.airship_city.tasks import (
    Bonuses,
    Negotiation,
    NegotiationAlone,
    Piggyback,
    TileBonus,
)


@does(Bonuses)
def bonuses(table: Table, task: Bonuses) -> tuple[Task, ...]:
    """AC-47: the resource bonus, then piggyback bonuses."""
    tile = table.box.tile[task.tile]
    riders = tuple(piggybacks(table, task)) if tile.piggyback else ()
    if task.tile in table.developed:
        return (TileBonus(task.seat, task.worker, task.path), *riders)
    return riders


@does(TileBonus)
def resource_bonus(table: Table, task: TileBonus) -> Play:
    """AC-48, AC-50: for who has bought an upgrade of one of the colours of the tile."""
    player, tile = table.players[task.seat], table.box.tile[task.tile]
    kinds = [colour for colour in tile.colours if colour in player.upgrades]
    if len(tile.colours) > 1:
        kinds = [colour for colour in kinds if player.room(colour)]
    if kinds:
        resource = yield from one_of(player, kinds, rule="AC-52")
        amount = player.gain(resource, tile.bonus)
        table.tell(ResourceBonus(task.seat, task.tile, resource, amount, rule="AC-48"))
    return ()


def piggybacks(table: Table, task: Bonuses) -> Iterator[Task]:
    """AC-54, AC-59: every other player with a worker on the tile, clockwise from the left of the acting
    player.
    """
    if table.seats == 1 and table.players[task.seat].bonus["seasoned_negotiator"] == READY:
        yield NegotiationAlone(task.seat, task.worker, task.path)
    for place in range(1, table.seats):
        seat = (task.seat + place) % table.seats
        if task.tile in table.players[seat].workers:
            yield Piggyback(seat, task.worker, task.path)


@does(Piggyback)
def piggyback(table: Table, task: Piggyback) -> Play:
    """AC-58, AC-60: a kind for which he has room; the seasoned negotiator may raise it by one (AC-61)."""
    player, tile = table.players[task.seat], table.box.tile[task.tile]
    kinds = [kind for kind in tile.collect if player.room(kind)]
    if not kinds:
        return ()
    resource = yield from one_of(player, kinds, rule="AC-60")
    amount = player.gain(resource, tile.piggyback)
    table.tell(Piggybacked(task.seat, task.tile, resource, amount, rule="AC-54"))
    if player.bonus["seasoned_negotiator"] == READY and player.room(resource):
        return Negotiation(task.seat, task.worker, task.path, resource)
    return ()


@does(Negotiation)
def raise_piggyback(table: Table, task: Negotiation) -> Play:
    """AC-108: if the owner of the bonus action wants it now."""
    answer = yield Ask(task.seat, "AC-108", (USE_NEGOTIATOR, KEEP_NEGOTIATOR))
    if isinstance(answer, UseNegotiator):
        negotiate(table, task.seat, task.resource, rule="AC-108")
    return ()


@does(NegotiationAlone)
def negotiate_alone(table: Table, task: NegotiationAlone) -> Play:
    """AC-138: one more of a kind that the tile yields."""
    player = table.players[task.seat]
    kinds = [kind for kind in table.box.tile[task.tile].collect if player.room(kind)]
    if kinds:
        answer = yield Ask(task.seat, "AC-138", [*map(NegotiateAlone, kinds), KEEP_NEGOTIATOR])
        if isinstance(answer, NegotiateAlone):
            negotiate(table, task.seat, answer.resource, rule="AC-138")
    return ()


def negotiate(table: Table, seat: int, resource: str, rule: str) -> None:
    """AC-61: then it is used up for the stage."""
    player = table.players[seat]
    player.bonus["seasoned_negotiator"] = USED
    player.gain(resource, 1)
    table.tell(Negotiated(seat, resource, rule=rule))


def one_of(player: Player, kinds: Iterable[str], rule: str) -> Asking[str]:
    """One kind of several; nobody is asked where there is only one (D-10, D-14, D-17)."""
    choices = [options.choose_resource(kind) for kind in kinds]
    if len(choices) == 1:
        return choices[0].resource
    chosen: options.ChooseResource = yield Ask(player.seat, rule, choices)
    return chosen.resource
