"""Effects, read from the small vocabulary of 2.2: partial effects, their costs, and gains."""

from collections.abc import Sequence

from kesselhaus.engine.questions import Numbers, Option, Play
from kesselhaus.games.steamopolis.box import Part
from kesselhaus.games.steamopolis.events import GalaTaken, SponsorFlipped, SponsorTaken
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    LOSE_STONE,
    USE,
    FlipSponsor,
    LoseStone,
    Pay,
    TakeCrystals,
    TakeGala,
    TakeGears,
    TakeResources,
    TakeSponsor,
    flip_sponsor,
    mixes,
    take_gala,
    take_sponsor,
)
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.gauge import to_reserve
from kesselhaus.games.steamopolis.rules.gauge_effects import can_lose_stone
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.storing import gain, gain_sp, give, other_kind, payments
from kesselhaus.games.steamopolis.state import PARTS, PAY, Player, Table, Task

KINDS = ("crystal", "gear")
RES_GEARS = "res_gears"
"""The second half of `res_any`."""
ENTRIES = {"M": "machines", "S": "machines", "c": "start", "b": "passengers", "s": "passengers"}
"""Where vote points of an effect are booked, by the first letter of its source; digits are districts."""


def use(seat: int, source: str, parts: Sequence[Part]) -> tuple[Task, ...]:
    """ST-91: the partial effects are gone through from top to bottom."""
    return (Task(PARTS, seat, source, parts=tuple(parts)),) if parts else ()


def next_part(table: Table, task: Task) -> None:
    """ST-91: the uppermost part. Fixed gains that cost nothing are taken without a question (RU-45)."""
    seat, source, parts = task.seat, task.source, task.parts
    part = parts[0]
    rest = (Task(PARTS, seat, source, parts=parts[1:]),) if len(parts) > 1 else ()
    if part.is_free:
        table.done(*symbol(table, seat, source, part, paid=False), *rest)
    else:
        table.done(Task(PAY, seat, source, parts=(part,)), *rest)


def symbol(table: Table, seat: int, source: str, part: Part, paid: bool) -> list[Task]:
    """The symbols of a part: gains happen at once, everything else goes on the agenda by its name."""
    player = table.players[seat]
    following: list[Task] = []
    for atom in part.atoms:
        if following:
            following.append(Task(PARTS, seat, source, parts=(Part((atom,)),)))
        elif atom.name == "sp":
            entry = "parasites" if seat != table.active else ENTRIES.get(source[0], "districts")
            gain_sp(table, player, atom.n, entry, source, "ST-24")
        elif atom.name == "crystal":
            gain(table, player, atom.n, 0, source, "ST-22")
        elif atom.name == "gear":
            gain(table, player, 0, atom.n, source, "ST-22")
        else:
            following.append(Task(atom.name, seat, source, atom.n, begun=paid))
    return following


def pay_for_part(table: Table, task: Task) -> Play:
    """ST-23, ST-92: the whole cost, or nothing of what stands below it; not offered if it cannot be paid."""
    player, part = table.players[task.seat], task.parts[0]
    crystals = player.stones if part.per_stone else part.crystal
    choices = _ways_to_pay(player, part, crystals)
    if not choices:
        table.done()
        return
    answer = yield ask(table, task.seat, "ST-92", [*choices, DECLINE])
    if answer == DECLINE:
        table.done()
        return
    following: list[Task] = []
    if type(answer) is Pay:
        give(table, player, answer, task.source, "ST-92")
        if part.lose_stone:
            following.append(Task("lose_stone", task.seat, task.source))
    elif type(answer) is LoseStone:
        to_reserve(table, player, answer.position, "ST-92")
    if part.invite:
        table.invitations += 1
    if following:
        following.append(Task(PARTS, task.seat, task.source, parts=tuple(Part((a,)) for a in part.atoms)))
    else:
        following = symbol(table, task.seat, task.source, part, paid=True)
    table.done(*following)


def _ways_to_pay(player: Player, part: Part, crystals: int) -> list[Option]:
    if part.lose_stone and not can_lose_stone(player):
        return []
    if crystals or part.gear:
        return payments(player, crystals, part.gear)
    if part.lose_stone:
        return [LOSE_STONE[place] for place in read(player.gauge).stones]
    return [USE]


# ------------------------------------------------------------------ resources


def resources(table: Table, task: Task) -> Play:
    """`res(n)`: up to n, any mix."""
    choices = mixes(task.left, table.supply["crystal"], table.supply["gear"])
    if choices:
        answer = yield ask(table, task.seat, "ST-22", (*choices, DECLINE))
        if type(answer) is TakeResources:
            player = table.players[task.seat]
            gain(table, player, answer.crystals, answer.gears, task.source, "ST-22")
    table.done()


def any_resources(table: Table, task: Task) -> Play:
    """`res_any`: any number of crystals, then any number of gears; the supply is the only limit."""
    most = table.supply["crystal"]
    if most:
        answer = yield ask(table, task.seat, "ST-22", Numbers(TakeCrystals, 0, most))
        gain(table, table.players[task.seat], answer.number, 0, task.source, "ST-22")
    table.done(Task(RES_GEARS, task.seat, task.source))


def any_gears(table: Table, task: Task) -> Play:
    """The second half of `res_any`."""
    most = table.supply["gear"]
    if most:
        answer = yield ask(table, task.seat, "ST-22", Numbers(TakeGears, 0, most))
        gain(table, table.players[task.seat], 0, answer.number, task.source, "ST-22")
    table.done()


# ------------------------------------------------------------------ sponsor and gala


def sponsor(table: Table, task: Task) -> Play:
    """`sponsor`: one, with the side of one's choice; what exceeds the limit is lost (ST-26, ST-146)."""
    player = table.players[task.seat]
    if table.supply["sponsor"] and len(player.sponsors) < table.box.sponsor_limit[player.character]:
        choices: list[Option] = [take_sponsor(kind) for kind in KINDS]
        answer = yield ask(table, task.seat, "ST-145", choices if task.begun else [*choices, DECLINE])
        if type(answer) is TakeSponsor:
            table.supply["sponsor"] -= 1
            player.sponsors += (answer.kind,)
            player.sponsors_used += (False,)
            table.tell(SponsorTaken(task.seat, answer.kind, rule="ST-145"))
    table.done()


def gala(table: Table, task: Task) -> Play:
    """`gala`: one, of the kind of one's choice; at most one (ST-26)."""
    player = table.players[task.seat]
    choices: list[Option] = [take_gala(kind) for kind in KINDS if table.supply[f"{kind}_gala"]]
    if choices and player.gala is None:
        answer = yield ask(table, task.seat, "ST-147", choices if task.begun else [*choices, DECLINE])
        if type(answer) is TakeGala:
            table.supply[f"{answer.kind}_gala"] -= 1
            player.gala = answer.kind
            table.tell(GalaTaken(task.seat, answer.kind, rule="ST-147"))
    table.done()


def turn_sponsor(table: Table, task: Task) -> Play:
    """ST-102: `flip_sponsor` turns one sponsor; whether it was used does not change (RU-31)."""
    player = table.players[task.seat]
    if player.sponsors:
        choices = [flip_sponsor(number) for number in range(len(player.sponsors))]
        answer = yield ask(table, task.seat, "ST-102", [*choices, DECLINE])
        if type(answer) is FlipSponsor:
            sponsors = list(player.sponsors)
            shown = sponsors[answer.number] = other_kind(sponsors[answer.number])
            player.sponsors = tuple(sponsors)
            table.tell(SponsorFlipped(task.seat, shown, rule="ST-102"))
    table.done()
