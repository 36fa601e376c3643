"""The airships of the other players: small, with nothing left out."""

from kesselhaus.art.furniture import amount, seal, text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon, number, rem
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.box import BANNER_COLOURS, CAPACITY_TILE, Machine
from kesselhaus.games.steamopolis.drawings.banners import CLOTH
from kesselhaus.games.steamopolis.state import Player
from kesselhaus.games.steamopolis.table.mine import role
from kesselhaus.games.steamopolis.table.notation import (
    Line,
    activation,
    centred,
    features,
    in_rows,
    parts,
    trigger,
)
from kesselhaus.games.steamopolis.table.pieces import beetle, octagon, passenger, plaque, stone
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.table.stones import aimed, run_of

CELL, SLOT = 23.2, 36.6
"""The width of a gauge position and of a slot, with the gap after it."""
ROOM = 46
"""Where the machine room begins."""

BESIDE, SEPARATOR = 16, " · "
"""Beside a name there is room for so many letters."""


def others(sight: Sight) -> Html:
    """All but the player in the middle, in the order of play after that one."""
    table = sight.table
    seats = [(sight.centre + step) % table.seats for step in range(1, table.seats)]
    boards = "".join(_other(sight, table.players[seat]) for seat in seats)
    return f'<div id="players" class="players{" three" if len(seats) > 2 else ""}">{boards}</div>'


def _other(sight: Sight, player: Player) -> Html:
    turn = " turn" if player.seat == sight.asked else ""
    colour = sight.colour(player.seat)
    notes, known = [role(sight, player)], ""
    if player.character:
        known = attributes(data_x=f"character-{player.seat}")
        notes.append(f"{sight.name(f'character_{player.character}')} {player.character}")
    if len(SEPARATOR.join(notes)) > BESIDE:
        # Who is next stands below, and the character has no other place.
        notes = notes[1:]
    title = escape(sight.say("gauge_of", name=sight.who(player.seat)))
    return (
        f'<section id="player-{player.seat}" class="board pl pc-{escape(colour)}{turn}">'
        f'<header><span class="band"></span>{mark(colour, 22)}'
        f'<b data-x="player-{player.seat}">{escape(sight.who(player.seat))}</b>'
        f"<small{known}>{escape(SEPARATOR.join(filter(None, notes)))}</small>"
        f'{_aboard(sight, player)}<span data-x="score-{player.seat}">{seal(player.score, 30)}</span></header>'
        f'<svg class="mini" viewBox="0 0 256 87" role="group" aria-label="{title}">'
        f"{_gauge(sight, player)}{_room(sight, player)}</svg>"
        f'<div class="row">{_goods(sight, player)}</div>'
        f'<div class="row">{_rest(sight, player)}</div></section>'
    )


def _aboard(sight: Sight, player: Player) -> Html:
    """Passengers on their way (ST-86)."""
    if player.seat != sight.table.active:
        return NOTHING
    drawn = NOTHING
    for kind, level in sight.table.aboard:
        told = sight.say("aboard", passenger=sight.name(kind), level=level)
        figure = passenger(kind, 0, 0, 28, told)
        drawn += f'<svg width="{rem(20)}" height="{rem(26)}" viewBox="0 0 28 36">{figure}</svg>'
    return drawn


# ------------------------------------------------------------------ gauge and machine room


def _gauge(sight: Sight, player: Player) -> Html:
    colour, drawn = sight.colour(player.seat), NOTHING
    chosen = aimed(sight.table, player)
    for position, piece in enumerate(player.gauge):
        x = 1 + position * CELL
        middle, value = x + 11.3, sight.box.value[position]
        css = "sl cur" if position and position == chosen else "sl"
        drawn += f'<g data-x="gauge-{player.seat}-{position}">'
        drawn += f'<rect x="{number(x + 0.5)}" y=".5" width="21.7" height="38" rx="3" class="{css}"/>'
        drawn += text(middle, 36, value, 12, "middle", "i2") if position else ""
        if position == player.base:
            drawn += (
                f'<g id="base-{player.seat}"><path d="M{number(middle)} 25l-6-9.5V4h12v11.5z"'
                f' class="pc-{escape(colour)} bm"/></g>'
            )
        elif piece in (s.STONE, s.ARROW):
            arrow = piece == s.ARROW
            name = f"stone-{player.seat}-{sight.stones[player.seat].gauge[position]}"
            told = sight.say("arrow_at" if arrow else "stone_at", value=value)
            drawn += stone(colour, middle - 0.3 - arrow, 13, 24, arrow=arrow, name=name, title=told)
        elif piece in (s.BONUS, s.PINK):
            kind = "pink" if piece == s.PINK else ""
            drawn += octagon(
                middle, 13, sight.box.digit[position], 9.5, kind, f"bonus-{player.seat}-{position}"
            )
        drawn += "</g>"
    return drawn


def _room(sight: Sight, player: Player) -> Html:
    run, drawn = run_of(sight.table, player), NOTHING
    for slot in range(1, sight.box.slots + 1):
        face, x = player.room[slot - 1], (slot - 1) * SLOT
        if face is None:
            title = escape(sight.say("slot_empty", slot=slot))
            drawn += (
                f'<g data-x="slot-{player.seat}-{slot}"><title>{title}</title>'
                f'<rect x="{number(x + 0.5)}" y="{ROOM + 0.5}" width="33.5"'
                ' height="39" rx="3" class="sl"/></g>'
            )
        else:
            drawn += _machine(sight, player, slot, face, x)
        if run and slot == run.slot:
            name = f"stone-{player.seat}-{sight.stones[player.seat].running}"
            drawn += stone(sight.colour(player.seat), x + 16, ROOM + 4, 22, arrow=run.arrow, name=name)
    return drawn


def _machine(sight: Sight, player: Player, slot: int, face: str, x: float) -> Html:
    machine = sight.box.machines[face]
    guests = [
        (other.seat, number_, where.kind)
        for other in sight.table.players
        for number_, where in enumerate(other.parasites)
        if where is not None and where.seat == player.seat and where.slot == slot
    ]
    title = escape(sight.say("slot", slot=slot, machine=sight.told(face)))
    name = "" if face == CAPACITY_TILE else attributes(id=f"tile-{face}")
    drawn = (
        f'<g{name} data-x="slot-{player.seat}-{slot}"><title>{title}</title>'
        f'<rect x="{number(x)}" y="{ROOM}" width="34.5" height="40" rx="3"'
        f' class="tpl"/><rect x="{number(x + 1.2)}" y="{ROOM + 1.2}" width="32" height="37.5" rx="2"'
        f' class="tpap"/><path d="M{number(x + 1.2)} {ROOM + 1.2}h32v4.5h-32z"'
        f' fill="{escape(plaque(machine.colour))}"/>'
    )
    found = short_lines(machine)
    if len(found) == 1 and not guests:
        found = in_rows(found[0], 31, 13)
    if len(found) == 1:
        drawn += centred(found[0], x + 17.2, 66 if guests else 72, 31, 14)
    else:
        for place, line in enumerate(found):
            drawn += centred(line, x + 17.2, 62 + place * 13.5, 31, 12)
    drawn += "</g>"
    at: dict[str, int] = {}
    for seat, number_, kind in guests:
        place = at[kind] = at.get(kind, -1) + 1
        left = x + 16 - 9 * place if kind == s.ACTIVATION else x + 1 + 9 * place
        told = sight.say("parasite_on", who=sight.who(seat), spot=sight.name(kind))
        drawn += beetle(sight.colour(seat), left, 69, 17, name=f"parasite-{seat}-{number_}", title=told)
        if seat == sight.asked:
            for option in (o.LIFT_PARASITE[number_], o.USE_PARASITE[number_]):
                drawn += sight.ring(option, left, 69, 17, 17, radius=6)
    return drawn + _spots(sight, player, slot, machine, x)


def _spots(sight: Sight, player: Player, slot: int, machine: Machine, x: float) -> Html:
    """Where a parasite may be put; a machine with both effects has two spots (ST-104)."""
    drawn = NOTHING
    high = 40 / max(1, len(machine.spots))
    for place, spot in enumerate(machine.spots):
        option = o.put_parasite(player.seat, slot, spot)
        drawn += sight.ring(option, x + 1, ROOM + 1 + place * high, 32.5, high - 2, radius=3)
    return drawn


def short_lines(machine: Machine) -> tuple[Line, ...]:
    """What a machine does without the boiler before it; one that does nothing shows what it is."""
    found = [line[1:] for line in activation(machine)]
    if machine.passive:
        sign = trigger(machine)[:1] if machine.passive.trigger in ("passenger", "retrieve") else ()
        found.append((*sign, *parts(machine.passive.parts)))
    return tuple(found) or (features(machine),)


# ------------------------------------------------------------------ rows of figures


def _goods(sight: Sight, player: Player) -> Html:
    seat, colour = player.seat, sight.colour(player.seat)
    boilers = amount(player.boilers, "boilerp", 17, sight.say("boilers_of"))
    home = [number_ for number_, where in enumerate(player.parasites) if where is None]
    beetles = "".join(
        f'<svg class="i" width="{rem(17)}" height="{rem(17)}" viewBox="0 0 24 24">'
        f"{beetle(colour, 0, 0, 24, name=f'parasite-{player.seat}-{number_}')}</svg>"
        for number_ in home
    )
    spare = "".join(
        f'<svg class="i" width="{rem(16)}" height="{rem(15)}" viewBox="0 0 28 28">'
        f"{stone(colour, 14, 13.6, 32, name=f'stone-{player.seat}-{number_}')}</svg>"
        for number_ in sight.stones[player.seat].reserve
    )
    return (
        f'<span data-x="hold-{seat}">{amount(player.crystal, "crystal", 16, sight.name("crystal"))} '
        f"{amount(player.gear, 'gear', 16, sight.name('gear'))} "
        f"<small>{escape(sight.say('of', count=player.storage))}</small></span>"
        f'<span data-x="boilers-{seat}">{boilers}</span>'
        f'<span class="q" data-x="spare-{seat}" title="{escape(sight.say("stones_of"))}">'
        f"{spare or _none()}</span>"
        f'<span class="q" data-x="home-{seat}" title="{escape(sight.say("parasites_of"))}">'
        f"{beetles or _none()}</span>"
    )


def _none() -> Html:
    return Html('<i class="none"></i>')


def _rest(sight: Sight, player: Player) -> Html:
    """Sponsors, gala, passenger tiles, banners."""
    sponsors = "".join(
        _held(sight, f"sponsor-{player.seat}", kind, used)
        for kind, used in zip(player.sponsors, player.sponsors_used, strict=False)
    ) or _held(sight, f"sponsor-{player.seat}", "")
    gala = _held(sight, f"gala-{player.seat}", player.gala or "")
    counts = dict.fromkeys(BANNER_COLOURS, 0)
    for tile in player.banners:
        counts[sight.box.machines[tile].colour] += 1
    banners = "".join(
        f'<span class="q" data-x="colour-{player.seat}-{escape(colour)}"'
        f' style="--bc:{escape(CLOTH[colour][0])}"'
        f' title="{escape(sight.say("banners_of", colour=sight.name(colour)))}">{count}'
        f"{icon('i-banner', 17)}</span>"
        for colour, count in counts.items()
    )
    tickets = amount(len(player.passenger_tiles), "ticket", 17, sight.say("guests_of"))
    tickets = f'<span data-x="guests-{player.seat}">{tickets}</span>'
    return f"{sponsors}{gala}{tickets}{banners}"


def _held(sight: Sight, thing: str, kind: str, used: bool = False) -> Html:
    """A sponsor or a gala with its kind; greyed where there is none."""
    what, _, _seat = thing.partition("-")
    told = f"{sight.name(what)}: {sight.name(kind) if kind else sight.say('none')}"
    css = "sg off" if not kind else "sg spent" if used else "sg"
    side = icon(f"i-{kind}", 14) if kind else ""
    return (
        f'<span class="{css}" data-x="{escape(thing)}" title="{escape(told)}">'
        f"{icon(f'i-{what}', 17)}{side}</span>"
    )
