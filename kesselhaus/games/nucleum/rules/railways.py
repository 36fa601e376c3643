"""Option B: a tile as a railway, and what it activates (4.3)."""

from itertools import filterfalse

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Declined, LinkCompleted, OpeningBonus, TileLaid
from kesselhaus.games.nucleum.map import TrackSpace
from kesselhaus.games.nucleum.options import BOTH_WAYS, STOP_ACTING, Fulfil, UseHalf
from kesselhaus.games.nucleum.rules.actions import usable, use_half
from kesselhaus.games.nucleum.rules.contracts import fulfil, fulfillable
from kesselhaus.games.nucleum.rules.ends import next_turn, score
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import can_pay, move_income, own
from kesselhaus.games.nucleum.rules.networks import join_ends, join_networks
from kesselhaus.games.nucleum.rules.tuples import without
from kesselhaus.games.nucleum.state import (
    BARON,
    MATCHES,
    NEIGHBOURS,
    OWNERS,
    RAILWAY_CONTRACT,
    Halves,
    Player,
    Railway,
    Table,
)
from kesselhaus.games.nucleum.terms import ANY, JOKER


def surcharge(table: Table, player: Player, space: TrackSpace) -> int:
    """NU-45; D-1 pays none."""
    return 0 if space.surcharge and player.powers.no_surcharge else space.surcharge


def can_lay(table: Table, player: Player) -> bool:
    """NU-27, NU-43: a free track space whose surcharge and worker can be paid."""
    if not player.workers and not can_pay(player, 0, 1):
        return False
    rails = table.rails
    for space in table.box.side.free_of_charge:
        if space not in rails:
            return True
    return bool(free_spaces(table, player))


def free_spaces(table: Table, player: Player) -> list[str]:
    """NU-42, NU-44: any free track space that can be paid for."""
    side, rails = table.box.side, table.rails
    spaces = side.spaces
    free = [*filterfalse(rails.__contains__, spaces)]
    if player.powers.no_surcharge or can_pay(player, side.highest_surcharge, 1):
        return free
    return [space for space in free if can_pay(player, spaces[space].surcharge, 1)]


def laying(table: Table) -> Play:
    """NU-42, NU-46: a free space, either way round, a worker on it; then completion and bonus, then what is
    activated.
    """
    player, tile = table.player(), table.played
    spaces = [*map(options.choose_space, free_spaces(table, player))]
    choice = yield Ask(player.seat, "NU-42", spaces)
    table.space = choice.space
    answer = yield Ask(player.seat, "NU-50", BOTH_WAYS)
    extra = surcharge(table, player, table.box.side.spaces[choice.space])
    if not player.workers:
        yield from own(table, player, 0, 1)
    player.pool = without(player.pool, tile)
    put_tile(table, player, tile, choice.space, answer.half)
    if player.thaler < extra:
        yield from own(table, player, extra, 0)
    player.thaler -= extra
    yield from resolve(table, player, extra)
    table.moment = MATCHES


def put_tile(table: Table, player: Player, tile: str, space: str, half: int) -> None:
    """NU-42, NU-43: the tile lies, with a worker that goes neither to the supply nor comes back."""
    table.played, table.space = tile, space
    table.rails[space] = Railway(tile, player.seat, half)
    player.workers -= 1
    player.railways += 1
    join_networks(player, table.box.side.beside[space])


def resolve(table: Table, player: Player, extra: int) -> Play:
    """NU-46, NU-47: the surcharge is paid, the link may be completed. What is activated is fixed (NU-57)."""
    works, space = player.powers, table.space
    side, rails = table.box.side, table.rails
    rail, link = rails[space], side.links[side.spaces[space].link]
    only = len(link.spaces) == 1
    table.tell(TileLaid(player.seat, rail.tile, space, rail.half, extra, only, rule="NU-42"))
    if works.railway:
        yield from receive(table, player, works.railway, rule="NU-45")
    if only or rails.keys() >= set(link.spaces):
        table.completed = side.completed(table.completed, link.id)
        join_ends(table, link.id)
        table.tell(LinkCompleted(link.id, rule="NU-47"))
        if not only:
            yield from opening_bonus(table, link.id)
            if works.completing:
                yield from receive(table, player, works.completing, rule="NU-48")
    table.halves, activated = matches(table, player, space)
    if activated:
        activate(table, player.seat, activated)


def activate(table: Table, seat: int, activated: Halves) -> None:
    """NU-54, NU-55: halves of neighbouring tiles, for the active player and then for their owners."""
    owner_of = {rail.tile: rail.owner for rail in table.rails.values()}
    only_own = "owner_only" in table.variants
    table.neighbours = tuple(each for each in activated if owner_of[each[0]] == seat or not only_own)
    table.owners = tuple(
        (owner, tile, half)
        for owner in table.clockwise(seat)[1:]
        for tile, half in activated
        if owner_of[tile] == owner
    )


def opening_bonus(table: Table, link: str) -> Play:
    """NU-48: 2 VP for each player, or for each piece where there are three pieces or two players. Clockwise
    from the active player. A link of one piece has none (NU-49).
    """
    spaces = table.box.side.links[link].spaces
    pieces = [table.rails[space].owner for space in spaces]
    by_piece = len(spaces) == 3 or len(table.players) == 2
    for seat in table.clockwise(table.active):
        count = pieces.count(seat)
        if not count:
            continue
        receiver = table.players[seat]
        bonus = table.box.opening_bonus * (count if by_piece else 1)
        if "vp_income_steps" in table.variants and not is_baron(table, seat):
            table.tell(OpeningBonus(seat, link, 0, bonus, rule="NU-48"))
            move_income(table, receiver, "vp", bonus, rule="NU-48")
        else:
            table.tell(OpeningBonus(seat, link, bonus, 0, rule="NU-48"))
            score(table, receiver, bonus)
        more = receiver.powers.opening_bonus
        if more:
            yield from receive(table, receiver, more, rule="NU-48")


def is_baron(table: Table, seat: int) -> bool:
    return table.seats == 1 and seat == BARON


# ------------------------------------------------------------------ what is activated


def matches(table: Table, player: Player, space: str) -> tuple[Halves, Halves]:
    """NU-51, NU-52: the matching halves of the tile on a space, and the neighbours' halves they activate."""
    rail = table.rails[space]
    all_jokers = bool(player.powers.joker_edges)
    return matching(table, rail.tile, rail.half, space, all_jokers)


def matching(table: Table, tile: str, half: int, space: str, all_jokers: bool) -> tuple[Halves, Halves]:
    """The same for a tile that may not lie there yet."""
    edges, side, rails = table.box.edges, table.box.side, table.rails
    here, colour_of = side.spaces[space], side.colour
    own: list[tuple[str, int]] = []
    activated: list[tuple[str, int]] = []
    for facing, number, at_a in ((here.a, half, False), (here.b, 3 - half, True)):
        edge = JOKER if all_jokers else edges[tile][number - 1]
        if facing in colour_of:
            if edge == JOKER or colour_of[facing] in (edge, ANY):
                own.append((tile, number))
        elif facing in rails:
            neighbour = rails[facing]
            other = neighbour.half if at_a else 3 - neighbour.half
            if edge == JOKER or edges[neighbour.tile][other - 1] in (edge, JOKER):
                own.append((tile, number))
                activated.append((neighbour.tile, other))
    return tuple(own), tuple(activated)


def own_matches(table: Table) -> Play:
    """NU-53: first the matching halves of the placed tile, in any order."""
    player = table.player()
    choices = usable(table, player, table.halves)
    if not choices:
        table.halves, table.moment = (), NEIGHBOURS
        return
    choice = yield Ask(player.seat, "NU-53", [*choices, STOP_ACTING])
    if type(choice) is UseHalf:
        table.halves = without(table.halves, (choice.tile, choice.half))
        yield from use_half(table, player, choice.tile, choice.half, rule="NU-53")
    else:
        table.tell(Declined(player.seat, rule="NU-57"))
        table.halves, table.moment = (), NEIGHBOURS


def neighbouring(table: Table) -> Play:
    """NU-54: then the activated halves of neighbouring tiles, each once; then the active player is done."""
    player = table.player()
    choices = usable(table, player, table.neighbours)
    choice = yield Ask(player.seat, "NU-54", [*choices, STOP_ACTING])
    if type(choice) is UseHalf:
        table.neighbours = without(table.neighbours, (choice.tile, choice.half))
        yield from use_half(table, player, choice.tile, choice.half, rule="NU-54")
    else:
        if choices:
            table.tell(Declined(player.seat, rule="NU-57"))
        table.neighbours, table.moment = (), RAILWAY_CONTRACT


def railway_contract(table: Table) -> Play:
    """D-5: a contract after the own actions and before those of other owners."""
    player = table.player()
    choices = fulfillable(table, player)
    if choices:
        match (yield Ask(player.seat, "NU-119", [*choices, STOP_ACTING])):
            case Fulfil(contract):
                yield from fulfil(table, player, contract)
                return
            case _:
                pass
    table.moment, table.asked = OWNERS, -1


def owners(table: Table) -> Play:
    """NU-55, NU-56: each other owner of an activated half, clockwise; what has become impossible is lost."""
    if not table.owners:
        next_turn(table)
        return
    seat = table.owners[0][0]
    player = table.players[seat]
    halves = tuple((tile, half) for owner, tile, half in table.owners if owner == seat)
    choices = usable(table, player, halves)
    if not choices:
        table.owners = tuple(each for each in table.owners if each[0] != seat)
        return
    if table.asked != seat:
        table.asked = seat
        table.sealed += 1
    match (yield Ask(seat, "NU-55", [*choices, STOP_ACTING], decline=STOP_ACTING)):
        case UseHalf(tile, half):
            table.owners = tuple(each for each in table.owners if each != (seat, tile, half))
            yield from use_half(table, player, tile, half, rule="NU-55")
        case _:
            table.tell(Declined(seat, rule="NU-57"))
            table.owners = tuple(each for each in table.owners if each[0] != seat)
