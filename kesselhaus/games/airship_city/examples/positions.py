"""Positions of Airship City, told as the examples of the spec tell them: seats A to D, tiles by name.

Figures of the rulebook and tests stand on them. The builder keeps account of markers, scores and majorities
by itself, so that it does not lean on the rules that are shown.
"""

from collections import Counter
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Option
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import Act, EndTurn, Step
from kesselhaus.games.airship_city.state import CITY, LOCKED, READY, Player, Table
from kesselhaus.games.airship_city.tasks import BetweenMoves, EndOfRound, EndOfTurn, FreeMoment, Turn

A, B, C, D = range(4)
LEVEL_1 = ("wood_private", "metal_private", "tourist")
LEVEL_2 = ("wood_residential", "metal_residential", "passenger")
FACILITIES = ("signpost", "statue", "fountain", "park", "clock_tower")
LAYOUT = """
    forest_1           mine_1     factory_1   valley
    shipyard_1         harbour    guild_hall  workshop
    market_1           forest_2   lighthouse  mine_2
    architects_office  factory_2  shipyard_2  market_2
"""


def city(layout: str) -> tuple[str, ...]:
    return tuple(layout.split())


def lay(seats: int = 3, *variants: str, layout: str = LAYOUT) -> Table:
    """Round 1, the turn of A, who is the start player; what chance decides is decided here."""
    box = shipped()
    chosen = GAME.chosen_variants(seats, variants)
    cards = tuple(box.contracts)
    gears = (4,) if seats == 1 else (3, 4, 5, 5)
    table = Table(
        agenda=[],
        box=box,
        seats=seats,
        variants=chosen,
        players=[
            Player(
                seat=seat,
                goods={"wood": 2, "metal": 2, "gold": 2, "gear": gears[seat]},
                capacity=dict.fromkeys(RESOURCES, 10),
                workers=("harbour", "harbour"),
                moved=(False, False),
                supply=20,
                bonus=dict.fromkeys(("long_haul_flight", "seasoned_negotiator", "barter"), LOCKED),
            )
            for seat in range(seats)
        ],
        fields=dict.fromkeys(box.sections, ()),
        majority={},
        prices=dict.fromkeys(box.prices, 1 if seats == 4 else 2),
        grid=city(layout),
        stage_bonuses=("sb_timber", "sb_ore", "sb_convoy", "sb_festival"),
        display=cards[:5],
        deck=cards[5:],
        round=1,
        turn=1,
    )
    in_turn(table, BetweenMoves(A))
    if "city" in chosen:
        for airship in LEVEL_1:
            mark(table, airship, CITY)
    return table


def in_turn(table: Table, moment: FreeMoment) -> None:
    """It is this moment in the turn of a seat; who comes after it in the round still has a turn."""
    table.active = moment.seat
    later = table.order[table.order.index(moment.seat) + 1 :]
    table.agenda = [EndOfRound(), *map(Turn, reversed(later)), moment]


def begin(table: Table, chance: Random | None = None) -> Match[Table]:
    """The match that begins from this position; the position itself stays as it is."""
    return Match.at(table.copy(), GAME, chance)


def hold(table: Table, seat: int, **goods: int) -> Player:
    """A player has exactly these goods."""
    player = table.players[seat]
    player.goods = dict.fromkeys(RESOURCES, 0) | goods
    return player


def held(match: Match[Table], seat: int) -> dict[str, int]:
    """A player's goods, without the kinds that he has none of."""
    return {kind: amount for kind, amount in match.state.players[seat].goods.items() if amount}


def stand(table: Table, seat: int, *tiles: str, moved: tuple[str, ...] = ()) -> None:
    """A player's workers stand on these tiles; those on the tiles in `moved` have moved."""
    player = table.players[seat]
    player.workers = tiles
    player.moved = tuple(tile in moved for tile in tiles)


def buy(table: Table, seat: int, *resources: str, tiles: tuple[str, ...] = ()) -> None:
    """A player has bought upgrades; `tiles` were developed with them."""
    player = table.players[seat]
    player.upgrades += resources
    player.score += 3 * len(resources)
    table.developed += tiles
    for resource in resources:
        player.capacity[resource] = 20


def mark(table: Table, section: str, *seats: int) -> None:
    """Markers on donation fields of a section, with their VP, the majority area and what they unlock."""
    table.fields[section] += seats
    vp = (table.box.airships.get(section) or table.box.facilities[section]).vp
    for seat in seats:
        if seat != CITY:
            table.players[seat].supply -= 1
            table.players[seat].score += vp
    _hand_area_to_the_first(table, section)
    for bonus_action, line in table.box.line_of.items():
        for player in table.players:
            markers = sum(table.fields[ship].count(player.seat) for ship in table.box.airships_of[line])
            if markers >= 3 and player.bonus[bonus_action] == LOCKED:
                player.bonus[bonus_action] = READY


def _hand_area_to_the_first(table: Table, section: str) -> None:
    former = table.majority.pop(section, CITY)
    if former != CITY:
        table.players[former].supply += 1
    most = Counter(table.fields[section]).most_common(2)
    if most and (len(most) == 1 or most[0][1] > most[1][1]):
        first = most[0][0]
        table.majority[section] = first
        if first != CITY:
            table.players[first].supply -= 1


def take(table: Table, seat: int, *contracts: str, space: int | None = None) -> None:
    """A player holds open contracts, on the space of their deadline or on the given one."""
    for contract in contracts:
        _out_of_reach(table, contract)
        deadline = table.box.contracts[contract].deadline
        table.players[seat].contracts += ((contract, space or deadline),)


def fulfilled(table: Table, seat: int, *contracts: str) -> None:
    for contract in contracts:
        _out_of_reach(table, contract)
        table.players[seat].fulfilled += (contract,)
        table.players[seat].score += table.box.contracts[contract].vp


def failed(table: Table, seat: int, *contracts: str) -> None:
    for contract in contracts:
        _out_of_reach(table, contract)
        table.players[seat].failed += (contract,)
        table.players[seat].score -= table.box.contracts[contract].vp


def _out_of_reach(table: Table, contract: str) -> None:
    """The contract leaves deck and display; the display is filled up again."""
    table.deck = tuple(card for card in table.deck if card != contract)
    table.display = tuple(card for card in table.display if card != contract)
    missing = 5 - len(table.display)
    table.display, table.deck = (*table.display, *table.deck[:missing]), table.deck[missing:]


def around(table: Table, tile: str) -> list[str]:
    """The tiles that share an edge with a tile: up, left, right, down."""
    row, column = divmod(table.grid.index(tile), 4)
    cells = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [table.grid[r * 4 + c] for r, c in cells if r in range(4) and c in range(4)]


def about_to_arrive(table: Table, tile: str, seat: int = A, *, more_to_move: bool = False) -> Step:
    """The first worker of a player stands beside a tile, as the last one to move or not; its step there."""
    player = table.players[seat]
    others = player.workers[1:]
    assert tile not in others
    start = next(near for near in around(table, tile) if near not in others)
    player.workers = (start, *others)
    player.moved = (False, *(not more_to_move for _ in others))
    in_turn(table, BetweenMoves(seat))
    return Step(start, tile)


def arrive(table: Table, tile: str, seat: int = A, *, more_to_move: bool = False) -> Match[Table]:
    """The first worker of a player has just stepped on a tile."""
    step = about_to_arrive(table, tile, seat, more_to_move=more_to_move)
    return _answered(begin(table), step)


def act(table: Table, tile: str, *choices: Option, seat: int = A) -> Match[Table]:
    """A worker has stepped on a tile and carries out its action, with these choices."""
    return _answered(arrive(table, tile, seat), Act(), *choices)


def at_end_of_round(table: Table, number: int) -> Table:
    """The workers of the last player of a round have all moved."""
    table.round = number
    in_turn(table, EndOfTurn(table.order[-1]))
    player = table.player()
    player.moved = (True,) * len(player.workers)
    return table


def end_round(table: Table, number: int) -> Match[Table]:
    """The last player of a round ends the turn."""
    return _answered(begin(at_end_of_round(table, number)), EndTurn())


def _answered(match: Match[Table], *answers: Answer) -> Match[Table]:
    for one in answers:
        match.answer(one)
    return match
