"""Effects, read from the small vocabulary of 2.2: partial effects, their costs, and gains."""

from kesselhaus.engine.questions import Asking, Numbers, Option
from kesselhaus.engine.tasks import Play, Task, Then, does
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
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks.effects import (
    SYMBOLS,
    Effect,
    Inviting,
    LosingStone,
    PayingForPart,
    TakingCrystals,
    TakingGala,
    TakingGears,
    TakingResources,
    TakingSponsor,
    TurningSponsor,
)

KINDS = ("crystal", "gear")
ENTRIES = {"M": "machines", "S": "machines", "c": "start", "b": "passengers", "s": "passengers"}
"""Where vote points of an effect are booked, by the first letter of its source; digits are districts."""


def use(seat: int, source: str, parts: tuple[Part, ...]) -> tuple[Effect] | tuple[()]:
    """ST-91: the partial effects are gone through from top to bottom."""
    return (Effect(seat, source, parts),) if parts else ()


@does(Effect)
def next_part(table: Table, task: Effect) -> Then:
    """ST-91: from the top. Fixed gains that cost nothing are taken without a question (RU-45)."""
    seat, source, parts = task.seat, task.source, task.parts
    for place, part in enumerate(parts):
        if not part.is_free:
            return PayingForPart(seat, source, parts[place:])
        if following := symbols(table, seat, source, part, paid=False):
            return (*following, *use(seat, source, parts[place + 1 :]))
    return ()


def symbols(table: Table, seat: int, source: str, part: Part, paid: bool) -> list[Task]:
    """The symbols of a part: gains happen at once, everything else is to be done then."""
    player = table.players[seat]
    following: list[Task] = []
    for atom in part.atoms:
        if following:
            following.append(Effect(seat, source, (Part((atom,)),)))
        elif atom.name == "sp":
            entry = "parasites" if seat != table.active else ENTRIES.get(source[0], "districts")
            gain_sp(table, player, atom.n, entry, source, "ST-24")
        elif atom.name == "crystal":
            gain(table, player, atom.n, 0, source, "ST-22")
        elif atom.name == "gear":
            gain(table, player, 0, atom.n, source, "ST-22")
        else:
            following.append(SYMBOLS[atom.name](seat, source, atom.n, paid))
    return following


@does(PayingForPart)
def pay_for_part(table: Table, task: PayingForPart) -> Play:
    """ST-23, ST-92: the whole cost, or nothing of what stands below it; not offered if it cannot be paid. An
    invitation follows the whole effect (ST-119).
    """
    seat, source, part = task.seat, task.source, task.parts[0]
    player, rest = table.players[seat], use(seat, source, task.parts[1:])
    crystals = player.stones if part.per_stone else part.crystal
    choices = _ways_to_pay(player, part, crystals)
    if not choices:
        return rest
    answer = yield ask(table, seat, "ST-92", [*choices, DECLINE])
    if answer == DECLINE:
        return rest
    invitation = (Inviting(seat),) if part.invite else ()
    if type(answer) is Pay:
        give(table, player, answer, source, "ST-92")
        if part.lose_stone:
            below = use(seat, source, tuple(Part((atom,)) for atom in part.atoms))
            return (LosingStone(seat, source), *below, *rest, *invitation)
    elif type(answer) is LoseStone:
        to_reserve(table, player, answer.position, "ST-92")
    return (*symbols(table, seat, source, part, paid=True), *rest, *invitation)


def _ways_to_pay(player: Player, part: Part, crystals: int) -> list[Option]:
    if part.lose_stone and not can_lose_stone(player):
        return []
    if crystals or part.gear:
        return payments(player, crystals, part.gear)
    if part.lose_stone:
        return [LOSE_STONE[place] for place in read(player.gauge).stones]
    return [USE]


# ------------------------------------------------------------------ resources


@does(TakingResources)
def resources(table: Table, task: TakingResources) -> Play:
    """`res(n)`: up to n, any mix."""
    choices = mixes(task.n, table.supply["crystal"], table.supply["gear"])
    if choices:
        answer = yield ask(table, task.seat, "ST-22", (*choices, DECLINE))
        if type(answer) is TakeResources:
            player = table.players[task.seat]
            gain(table, player, answer.crystals, answer.gears, task.source, "ST-22")
    return ()


@does(TakingCrystals)
def any_crystals(table: Table, task: TakingCrystals) -> Asking[TakingGears]:
    """`res_any`: any number of crystals, then any number of gears; the supply is the only limit."""
    most = table.supply["crystal"]
    if most:
        answer = yield ask(table, task.seat, "ST-22", Numbers(TakeCrystals, 0, most))
        gain(table, table.players[task.seat], answer.number, 0, task.source, "ST-22")
    return TakingGears(task.seat, task.source)


@does(TakingGears)
def any_gears(table: Table, task: TakingGears) -> Play:
    """The second half of `res_any`."""
    most = table.supply["gear"]
    if most:
        answer = yield ask(table, task.seat, "ST-22", Numbers(TakeGears, 0, most))
        gain(table, table.players[task.seat], 0, answer.number, task.source, "ST-22")
    return ()


# ------------------------------------------------------------------ sponsor and gala


@does(TakingSponsor)
def sponsor(table: Table, task: TakingSponsor) -> Play:
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
    return ()


@does(TakingGala)
def gala(table: Table, task: TakingGala) -> Play:
    """`gala`: one, of the kind of one's choice; at most one (ST-26)."""
    player = table.players[task.seat]
    choices: list[Option] = [take_gala(kind) for kind in KINDS if table.supply[f"{kind}_gala"]]
    if choices and player.gala is None:
        answer = yield ask(table, task.seat, "ST-147", choices if task.begun else [*choices, DECLINE])
        if type(answer) is TakeGala:
            table.supply[f"{answer.kind}_gala"] -= 1
            player.gala = answer.kind
            table.tell(GalaTaken(task.seat, answer.kind, rule="ST-147"))
    return ()


@does(TurningSponsor)
def turn_sponsor(table: Table, task: TurningSponsor) -> Play:
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
    return ()
