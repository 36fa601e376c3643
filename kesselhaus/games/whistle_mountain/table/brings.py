"""What a tile or an airship brings where it lies now: the bar says it before anything is done."""

from collections.abc import Iterator

from kesselhaus.art.keys import Brings
from kesselhaus.engine.grids import Square
from kesselhaus.engine.wording import amounts
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.gains import source_of
from kesselhaus.games.whistle_mountain.state import Player
from kesselhaus.games.whistle_mountain.table.choice import Choice
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.words import prospects
from kesselhaus.games.whistle_mountain.words.names import square
from kesselhaus.games.whistle_mountain.words.placing import say
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, MACHINE, SCAFFOLD, held


def brings(choice: Choice, sight: Sight) -> Brings:
    """Line by line, and what it comes to."""
    lang, at = sight.lang, (choice.at.column, choice.at.row)
    lines = list(_lines(choice, sight, at))
    above = at[1] - sight.table.water_level
    rows = say("row" if above == 1 else "rows", lang, count=above)
    worth = choice.way.worths.get(at)
    if worth is None:
        total = say("later", lang)
    elif held(choice.way.view).kind == AIRSHIP:
        total = "" if lines else say("no_gain", lang)
    else:
        points = say("point" if worth.figure == 1 else "points", lang, count=worth.figure)
        total = say("sum", lang, points=points, rows=rows)
    return Brings(say("at", lang, square=square(at)), lines, total)


def _lines(choice: Choice, sight: Sight, at: Square) -> Iterator[tuple[str, str]]:
    thing, table = held(choice.way.view), choice.way.view.state
    player, covered = table.players[sight.chooser], thing.piece.lying(GRID.bit[at])
    if not choice.way.worths:
        return
    if thing.kind == SCAFFOLD:
        yield from _scaffold_lines(sight, player, covered)
    elif thing.kind == MACHINE:
        yield from _machine_lines(sight, player, thing.thing, covered)
    else:
        goods, vp, machines = prospects.harvest(table, player, thing.thing, covered)
        if gained := amounts(goods, "+"):
            yield say("collects", sight.lang), gained
        if vp:
            yield "", f"[vp {vp}]"
        for machine in machines:
            yield say("activates", sight.lang), sight.name(machine, 14)


def _scaffold_lines(sight: Sight, player: Player, covered: int) -> Iterator[tuple[str, str]]:
    """WM-93, WM-156."""
    table, lang, powers = sight.table, sight.lang, player.powers
    contacts = GRID.edges(covered, table.ground.scaffold | table.ground.machine)
    yield say("contact" if contacts == 1 else "contacts", lang, count=contacts), f"[vp {contacts}]"
    least = table.box.contacts_for_ability
    if contacts >= least and powers["contact_vp"]:
        source = sight.name(source_of(table, player, "contact_vp"), 14)
        yield say("from_many", lang, source=source, count=least), f"[vp {powers['contact_vp']}]"
    if powers["scaffold_vp"]:
        yield sight.name(source_of(table, player, "scaffold_vp"), 18), f"[vp {powers['scaffold_vp']}]"


def _machine_lines(sight: Sight, player: Player, machine: str, covered: int) -> Iterator[tuple[str, str]]:
    """WM-108 to WM-120."""
    table, lang, powers = sight.table, sight.lang, player.powers
    yield sight.name(machine, 16), f"[vp {table.box.machines[machine].vp}]"
    lifted = [(other.seat, len(prospects.lifted(other, covered))) for other in table.clockwise(player.seat)]
    if any(count for _, count in lifted):
        pawns = "".join(f"[pawn {seat}]" * count for seat, count in lifted)
        more = powers["promotion_vp"] * dict(lifted)[player.seat]
        yield say("workers", lang), f"{pawns} [vp {more}]" if more else pawns
    if powers["machine_vp"]:
        yield sight.name(source_of(table, player, "machine_vp"), 18), f"[vp {powers['machine_vp']}]"
    if prospects.floods(table, covered):
        gain = powers["flood_vp"]
        yield f"[strip] {say('flood', lang)}", f"[vp {gain}]" if gain else ""
