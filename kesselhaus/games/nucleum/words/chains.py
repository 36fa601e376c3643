"""What a tile would give on a track space: the chain of actions, who acts, and the opening bonus."""

from msgspec import Struct

from kesselhaus.games.nucleum.rewards import Item
from kesselhaus.games.nucleum.rules.actions import can_use
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import ROWS, add_cubes
from kesselhaus.games.nucleum.rules.networks import join_ends, join_networks
from kesselhaus.games.nucleum.rules.railways import surcharge
from kesselhaus.games.nucleum.state import Player, Railway, Table
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import who
from kesselhaus.games.nucleum.words.tiles import half


class Chain(Struct, frozen=True):
    """All that laying a tile on a space, one way round, sets off."""

    own: Halves
    """NU-53: the matching halves of the tile."""
    neighbours: Halves
    """NU-54: the activated halves that the active player may use."""
    owners: tuple[tuple[int, str, int], ...]
    """NU-55: owner, tile and half, in the order of acting."""
    possible: frozenset[tuple[str, int]]
    """Which halves the active player could carry out as things stand."""
    completes: bool
    opening: tuple[tuple[int, int], ...]
    """NU-48: who would get how much of an opening bonus."""
    brings: tuple[Item, ...]
    """What ongoing technologies and turbines give the active player for laying it."""
    surcharge: int

    @property
    def worth(self) -> int:
        """How many actions it would give."""
        return len(self.possible)


def chain(table: Table, player: Player, tile: str, space: str, number: int) -> Chain:
    """NU-47 to NU-55 for a tile whose half `number` would face end a of the link."""
    here = table.box.side.spaces[space]
    own, activated = matching(table, tile, number, space, bool(player.powers.joker_edges))
    owner_of = {rail.tile: rail.owner for rail in table.rails.values()}
    only_own = "owner_only" in table.variants
    neighbours = tuple(each for each in activated if not only_own or owner_of[each[0]] == player.seat)
    owners = tuple(
        (seat, *each)
        for seat in table.clockwise(player.seat)[1:]
        for each in activated
        if owner_of[each[0]] == seat
    )
    completes = all(each == space or each in table.rails for each in table.box.side.links[here.link].spaces)
    then = _laid(table, player, tile, space, number, completes)
    mine = then.players[player.seat]
    opening = _opening(then, player, here.link) if completes else ()
    brings = _brings(table, player, here.link, completes, opening)
    receive(then, mine, brings, rule="NU-46")  # where a gain would ask something, it has not come yet
    possible = frozenset(each for each in (*own, *neighbours) if can_use(then, mine, each))
    price = surcharge(table, player, here)
    return Chain(own, neighbours, owners, possible, completes, opening, brings, price)


def best(table: Table, player: Player, tile: str, space: str) -> Chain:
    """The better way round: most actions, then most matches."""
    ways = (chain(table, player, tile, space, number) for number in (1, 2))
    return max(ways, key=lambda way: (way.worth, len(way.own) + len(way.neighbours)))


def told(table: Table, player: Player, found: Chain, lang: str) -> str:
    """The chain in words: own actions, those of others, bonus and surcharge. In brackets what cannot be."""
    halves = [*found.own, *found.neighbours]
    mine = ", ".join(
        half(table.box, *each, lang) if each in found.possible else f"({half(table.box, *each, lang)})"
        for each in halves
    )
    parts = [mine or say("no_match", lang)]
    for seat in dict.fromkeys(seat for seat, _, _ in found.owners):
        theirs = ", ".join(
            half(table.box, tile, number, lang) for owner, tile, number in found.owners if owner == seat
        )
        parts.append(say("then_owner", lang, who=who(table, seat, lang), list=theirs))
    bonus = dict(found.opening).get(player.seat, 0)
    if bonus:
        parts.append(say("opens", lang, vp=bonus_for(table, player.seat, bonus)))
    elif found.completes:
        parts.append(say("completes", lang))
    if found.brings:
        parts.append(gains(found.brings, lang))
    if found.surcharge:
        parts.append(say("surcharge", lang, n=found.surcharge))
    return "; ".join(parts)


def bonus_for(table: Table, seat: int, amount: int) -> str:
    """An opening bonus: points, or steps by ruling 1; the Baron has no income tracks."""
    steps = "vp_income_steps" in table.variants and not table.is_baron(seat)
    return f"[+{amount} income_vp]" if steps else f"[vp {amount}]"


def _laid(table: Table, player: Player, tile: str, space: str, number: int, completes: bool) -> Table:
    """The table with the tile on its space, and paid for, to see what could be done then."""
    then = table.copy()
    mine = then.players[player.seat]
    _pay(mine, surcharge(table, player, table.box.side.spaces[space]))
    mine.pool = tuple(other for other in mine.pool if other != tile)
    mine.railways += 1
    then.rails[space] = Railway(tile, player.seat, number)
    join_networks(mine, table.box.side.beside[space])
    if completes:
        then.completed |= {table.box.side.link_of[space]}
        join_ends(then, table.box.side.link_of[space])
    return then


def _pay(mine: Player, extra: int) -> None:
    """NU-43, NU-45: the worker on the tile and the surcharge; what is missing comes from workers, then from
    uranium, so that as much as possible is left of the dearer good.
    """
    if mine.workers:
        mine.workers -= 1
    else:
        _give_cubes(mine, 1)
        mine.supply -= 1
    missing = max(0, extra - mine.thaler)
    mine.thaler += missing - extra
    workers = min(missing, mine.workers)
    mine.workers -= workers
    mine.supply += workers
    _give_cubes(mine, missing - workers)


def _give_cubes(mine: Player, count: int) -> None:
    for row in ROWS:
        given = min(count, mine.uranium[row - 1])
        add_cubes(mine, row, -given)
        count -= given


def _brings(
    table: Table, player: Player, link: str, completes: bool, opening: tuple[tuple[int, int], ...]
) -> tuple[Item, ...]:
    """NU-45, NU-48: for the tile itself, with the opening bonus, and for a link of several pieces."""
    works = player.powers
    of_bonus = works.opening_bonus if player.seat in dict(opening) else ()
    several = completes and len(table.box.side.links[link].spaces) > 1
    return (*works.railway, *of_bonus, *(works.completing if several else ()))


def _opening(then: Table, player: Player, link: str) -> tuple[tuple[int, int], ...]:
    """NU-48."""
    spaces = then.box.side.links[link].spaces
    if len(spaces) == 1:
        return ()
    pieces = [then.rails[space].owner for space in spaces]
    by_piece = len(spaces) == 3 or len(then.players) == 2
    return tuple(
        (seat, then.box.opening_bonus * (pieces.count(seat) if by_piece else 1))
        for seat in then.clockwise(player.seat)
        if seat in pieces
    )
