"""Parasites (4.12): where they may lie, what triggers them, and what their owners get."""

from functools import cache

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import (
    Invited,
    ParasitePlaced,
    ParasiteReturned,
    ParasiteUsed,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    LIFT_PARASITE,
    USE,
    USE_PARASITE,
    LiftParasite,
    PutParasite,
    UseParasite,
    put_parasite,
)
from kesselhaus.games.steamopolis.rules import solo
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.state import (
    Player,
    Spot,
    Table,
    spot,
)
from kesselhaus.games.steamopolis.tasks.effects import (
    Guest,
    Invitation,
    Inviting,
    PlacingAndUsing,
    PlacingParasites,
    PuttingLifted,
    ShakingOff,
    UsingParasites,
    UsingPlaced,
)
from kesselhaus.games.steamopolis.tasks.turn import Storing

# ------------------------------------------------------------------ where they may lie


def most_on_a_machine(table: Table) -> int:
    """ST-105, ST-106."""
    return 2 if table.seats == 2 else 1


def spots_in(table: Table, owner: Player, host: int, lifted: int = -1) -> list[Option]:
    """ST-104 to ST-107: where an owner may put a parasite in somebody's machine room. The lifted one does
    not count, and has to go to another spot.
    """
    machines = table.box.machines
    here: list[int] = []
    origin: Spot | None = None
    for number, place in enumerate(owner.parasites):
        if place is not None and place.seat == host:
            if number == lifted:
                origin = place
            else:
                here.append(place.slot)
    full = [slot for slot in here if here.count(slot) >= most_on_a_machine(table)] if here else here
    found: list[Option] = []
    for slot, face in enumerate(table.players[host].room, start=1):
        if face is not None and slot not in full:
            found += _spots_on(host, slot, machines[face].spots)
    if origin is not None:
        was = put_parasite(host, origin.slot, origin.kind)
        return [option for option in found if option is not was]
    return found


@cache
def _spots_on(host: int, slot: int, kinds: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(put_parasite(host, slot, kind) for kind in kinds)


def all_spots(table: Table, owner: Player, lifted: int = -1) -> list[Option]:
    """ST-108: with any opponent."""
    return [option for host in table.others(owner.seat) for option in spots_in(table, owner, host, lifted)]


def _can_be_moved(table: Table, owner: Player, number: int) -> bool:
    """ST-108: whether a placed parasite finds another legal spot."""
    return any(spots_in(table, owner, host, number) for host in table.others(owner.seat))


def put(table: Table, owner: Player, number: int, option: PutParasite, rule: str) -> None:
    """A parasite goes on a spot."""
    moved = owner.parasites[number] is not None
    _set(owner, number, spot(option.seat, option.slot, option.spot))
    face = table.players[option.seat].room[option.slot - 1]
    assert face is not None
    table.tell(ParasitePlaced(owner.seat, option.seat, option.slot, face, option.spot, moved, rule=rule))


def _set(owner: Player, number: int, place: Spot | None) -> None:
    owner.parasites = (*owner.parasites[:number], place, *owner.parasites[number + 1 :])


# ------------------------------------------------------------------ going home


def trigger(table: Table, host: int, slot: int, kind: str) -> list[Guest]:
    """ST-109, ST-110: parasites on the spot go home at once; their owners, clockwise, are next to use the
    effect.
    """
    place, guests = spot(host, slot, kind), []
    for seat in table.others(host):
        owner = table.players[seat]
        if place in owner.parasites:
            face = table.players[host].room[slot - 1]
            assert face is not None
            for number, where in enumerate(owner.parasites):
                if where is place:
                    _set(owner, number, None)
                    table.tell(ParasiteReturned(seat, host, face, False, rule="ST-110"))
                    guests.append(Guest(seat, face, host, kind))
    return guests


@does(Guest)
def guest(table: Table, task: Guest) -> tuple[Task, ...]:
    """ST-110, ST-110a, ST-113: the owner of a triggered parasite uses the effect and stores at once."""
    parts = table.box.machines[task.machine].parts(task.spot)
    table.tell(ParasiteUsed(task.seat, task.host, task.machine, task.spot, rule="ST-110"))
    return (*use(task.seat, task.machine, parts), Storing(task.seat))


def send_home(table: Table, host: int, slot: int, rule: str) -> None:
    """ST-116: parasites on a machine return unused. Slot 0 is the whole machine room (ST-117)."""
    for seat in table.others(host):
        owner = table.players[seat]
        for number, place in enumerate(owner.parasites):
            if place is not None and place.seat == host and slot in (0, place.slot):
                _set(owner, number, None)
                face = table.players[host].room[place.slot - 1]
                assert face is not None
                table.tell(ParasiteReturned(seat, host, face, True, rule=rule))


@does(ShakingOff)
def shake_all(table: Table, task: ShakingOff) -> Play:
    """ST-117: all or nothing; without parasites, and alone (ST-184), there is nothing to do."""
    seat = task.seat
    burdened = any(
        place is not None and place.seat == seat
        for other in table.others(seat)
        for place in table.players[other].parasites
    )
    if burdened and (task.begun or (yield ask(table, seat, "ST-117", (USE, DECLINE))) == USE):
        send_home(table, seat, 0, "ST-117")
    return ()


# ------------------------------------------------------------------ placing and moving


@does(PlacingParasites)
def place_parasites(table: Table, task: PlacingParasites) -> Play:
    """ST-108, ST-108a: place or move up to n, each at most once; alone they go beside the stack."""
    if table.seats == 1:
        return solo.put_beside(table, task)
    return _place(table, task, task.moved)


@does(PlacingAndUsing)
def place_and_use(table: Table, task: PlacingAndUsing) -> Play:
    """ST-114: place or move one, which is then used."""
    if table.seats == 1:
        return solo.put_beside_and_use(table, task)
    return _place(table, task, ())


def _place(table: Table, task: PlacingParasites | PlacingAndUsing, moved: tuple[int, ...]) -> Play:
    owner, seat = table.players[task.seat], task.seat
    choices: list[Option] = []
    if None in owner.parasites:
        choices = all_spots(table, owner)
    for number, place in enumerate(owner.parasites):
        if place is not None and number not in moved and _can_be_moved(table, owner, number):
            choices.append(LIFT_PARASITE[number])
    if not choices:
        return ()
    choices.append(DONE if task.begun else DECLINE)
    answer = yield ask(table, seat, "ST-108", choices)
    if type(answer) is PutParasite:
        number = owner.parasites.index(None)
        put(table, owner, number, answer, "ST-108")
        return _after_placing(task, number)
    if type(answer) is LiftParasite:
        return (PuttingLifted(seat, answer.number), *_after_placing(task, answer.number))
    return ()


def _after_placing(task: PlacingParasites | PlacingAndUsing, number: int) -> tuple[Task, ...]:
    if isinstance(task, PlacingAndUsing):
        return (UsingPlaced(task.seat, number),)
    if task.n == 1:
        return ()
    return (PlacingParasites(task.seat, task.source, task.n - 1, True, (*task.moved, number)),)


@does(PuttingLifted)
def put_lifted(table: Table, task: PuttingLifted) -> Asking[tuple[()]]:
    """ST-108: the parasite that is moved goes to another legal spot."""
    owner, number = table.players[task.seat], task.number
    answer = yield from decide(table, task.seat, "ST-108", all_spots(table, owner, number))
    put(table, owner, number, answer, "ST-108")
    return ()


# ------------------------------------------------------------------ using without a trigger


@does(UsingParasites)
def use_parasites(table: Table, task: UsingParasites) -> Play:
    """ST-114: the effects under own placed parasites, each at most once; alone, those of open tiles."""
    return solo.use_open_tiles(table, task) if table.seats == 1 else _use_next(table, task)


def _use_next(table: Table, task: UsingParasites) -> Play:
    owner, seat = table.players[task.seat], task.seat
    numbers = range(len(owner.parasites)) if task.unused is None else task.unused
    ready = tuple(number for number in numbers if owner.parasites[number] is not None)
    if not ready:
        return ()
    end: Option = DONE if task.begun else DECLINE
    answer = yield ask(table, seat, "ST-114", [*(USE_PARASITE[number] for number in ready), end])
    if type(answer) is not UseParasite:
        return ()
    effect = under(table, owner, answer.number)
    left = tuple(number for number in ready if number != answer.number)
    if task.n == 1 or not left:
        return effect
    return (*effect, UsingParasites(seat, task.source, task.n - 1, True, left))


@does(UsingPlaced)
def use_placed(table: Table, task: UsingPlaced) -> tuple[Task, ...]:
    """`par_place_act`: the parasite just placed or moved is used as by `par_act(1)`."""
    return under(table, table.players[task.seat], task.number)


def under(table: Table, owner: Player, number: int) -> tuple[Task, ...]:
    """ST-114, ST-114a: the effect under an own parasite, which stays; no activation, no trigger (ST-110b)."""
    place = owner.parasites[number]
    assert place is not None
    machine = table.machine(place.seat, place.slot)
    assert machine is not None
    table.tell(ParasiteUsed(owner.seat, place.seat, machine.face, place.kind, rule="ST-114"))
    return use(owner.seat, machine.face, machine.parts(place.kind))


# ------------------------------------------------------------------ invitations


@does(Inviting)
def invite(table: Table, task: Inviting) -> tuple[Invitation, ...]:
    """ST-118: clockwise, all others may place one parasite; alone there is nobody (ST-184)."""
    if table.seats > 1:
        table.tell(Invited(task.seat, rule="ST-118"))
    return tuple(Invitation(seat, task.seat) for seat in table.others(task.seat))


@does(Invitation)
def follow_invitation(table: Table, task: Invitation) -> Play:
    """ST-118: one from the personal supply; a placed one may not be moved (RU-13)."""
    owner = table.players[task.seat]
    if None in owner.parasites:
        choices = spots_in(table, owner, task.host)
        if choices:
            choices.append(DECLINE)
            answer = yield ask(table, task.seat, "ST-118", choices)
            if type(answer) is PutParasite:
                put(table, owner, owner.parasites.index(None), answer, "ST-118")
    return ()
