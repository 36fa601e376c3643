"""The boards of the players: the one in the middle large, the others small, with nothing left out (AC-19)."""

from kesselhaus.art.furniture import bar, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark, pawn
from kesselhaus.art.symbols import attributes, icon, rem
from kesselhaus.engine.questions import Ask
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import (
    BuyUpgrade,
    ChooseResource,
    Fulfil,
    NegotiateAlone,
    UseNegotiator,
)
from kesselhaus.games.airship_city.rules.actions import upgrade_cost
from kesselhaus.games.airship_city.state import CITY, LOCKED, READY, Player
from kesselhaus.games.airship_city.table.cards import contract_card, contract_line
from kesselhaus.games.airship_city.table.sight import Sight

# ------------------------------------------------------------------ shared parts


def _who(sight: Sight, seat: int, size: float, role: str) -> Html:
    """Band, mark, name and role at the head of a board."""
    return (
        f'<span class="band"></span>{mark(sight.colour(seat), size)}<b>{escape(sight.who(seat))}</b>'
        f"<small>{escape(role)}</small>"
    )


def _asked(sight: Sight) -> int | None:
    """For whom the table waits. A stage bonus asks others than the one whose turn it is (AC-110a)."""
    question = sight.view.question
    return question.seat if isinstance(question, Ask) else None


def _role(sight: Sight, player: Player) -> str:
    """What a player is at this moment, in a word or two."""
    table = sight.table
    roles = []
    if player.seat == sight.view.seat:
        roles.append("you")
    elif player.seat == _asked(sight):
        roles.append("to_move")
    elif player.seat == (table.active + 1) % table.seats and not sight.is_over and table.seats > 2:
        roles.append("next")
    if player.seat == table.start_player and table.seats > 1:
        # Beside another word there is room for few letters.
        roles.append("start" if roles else "start_player")
    return " · ".join(sight.say(role) for role in roles)


def _pawns(sight: Sight, player: Player, width: float) -> Html:
    """Workers in the city, and pale those that can still be hired."""
    limit, hired = sight.table.box.max_workers, len(player.workers)
    told = escape(sight.say("workers", count=hired, supply=limit - hired))
    colour = sight.colour(player.seat)
    pawns = "".join(pawn(colour, width, "" if place < hired else "off") for place in range(limit))
    return f'<span class="pws" data-x="workers-{player.seat}" title="{told}">{pawns}</span>'


def _markers(sight: Sight, player: Player, size: float) -> Html:
    told = escape(sight.say("markers"))
    thing = attributes(data_x=f"markers-{player.seat}")
    badge = mark(sight.colour(player.seat), size)
    return f'<span class="q mkr"{thing} title="{told}">{badge}{player.supply}</span>'


def _score(sight: Sight, player: Player, size: float) -> Html:
    return f'<span data-x="score-{player.seat}">{seal(sight.scores[player.seat], size)}</span>'


def _bonus_actions(sight: Sight, player: Player, *, named: bool) -> Html:
    """Locked with the progress towards it, ready, or used for this stage (AC-104, AC-105)."""
    table = sight.table
    drawn = NOTHING
    for bonus, cover in player.bonus.items():
        name = sight.name(bonus)
        line = table.box.airships_of[table.box.line_of[bonus]]
        progress = sum(table.fields[airship].count(player.seat) for airship in line)
        note = f"{progress}/{table.box.bonus_unlock_count}" if cover == LOCKED else sight.name(cover)
        css = {LOCKED: "lock", READY: "ready"}.get(cover, "used")
        target = ""
        if named and bonus == "seasoned_negotiator" and UseNegotiator() in sight.legal:
            css += " glow"
            target = sight.target(UseNegotiator())
        thing = attributes(title=f"{name}: {note}", data_x=f"bonus-{bonus}-{player.seat}")
        drawn += f'<div class="{escape(css)}"{thing}{target}>{icon(f"b-{bonus}", 18)}'
        if named:
            drawn += f"<span>{escape(name)}</span><b>{escape(note)}</b></div>"
        else:
            drawn += (
                icon("g-check", 14)
                if cover == READY
                else f"<b>{escape(note)}</b>"
                if cover == LOCKED
                else NOTHING
            ) + "</div>"
    return f'<div class="bon3">{drawn}</div>'


def _settled(sight: Sight, player: Player, size: float) -> Html:
    """How many contracts were fulfilled, how many failed."""
    return "".join(
        f'<span class="q"{attributes(data_x=f"settled-{player.seat}", title=sight.say(key))}>'
        f"{icon(sign, size, css)}{len(contracts)}</span>"
        for key, sign, css, contracts in (
            ("fulfilled", "g-check", "ok", player.fulfilled),
            ("failed", "g-fail", "bad", player.failed),
        )
    )


# ------------------------------------------------------------------ the others


def others(sight: Sight) -> Html:
    """All but the player in the middle, in the order of play after him, and the City (AC-133)."""
    table = sight.table
    seats = [(sight.centre + step) % table.seats for step in range(1, table.seats)]
    boards = "".join(sight.part_of(seat, _other) for seat in seats)
    return f'<div id="players" class="players">{boards}{_city_board(sight)}</div>'


def _other(sight: Sight, player: Player) -> Html:
    longest = sight.table.box.upgraded_capacity
    goods = "".join(
        f'<li data-x="track-{escape(kind)}-{player.seat}"><span class="q">'
        f"{icon(f'i-{kind}', 17, title=sight.name(kind))}<b>{player.goods[kind]}</b>"
        f"<small>/{player.capacity[kind]}</small></span>"
        f"{bar(player.goods[kind], player.capacity[kind], longest, kind)}</li>"
        for kind in RESOURCES
    )
    dense = len(player.contracts) > 1
    contracts = "".join(
        contract_line(sight, contract, space, dense=dense) for contract, space in _by_space(player)
    )
    colour = sight.colour(player.seat)
    turn = " turn" if player.seat == _asked(sight) else ""
    return (
        f'<section id="player-{player.seat}" data-x="player-{player.seat}"'
        f' class="board pl pc-{escape(colour)}{turn}">'
        f"<header>{_who(sight, player.seat, 22, _role(sight, player))}"
        f"{_markers(sight, player, 15)}{_score(sight, player, 30)}</header>"
        f'<ul class="res">{goods}</ul>'
        f'<div class="row">{_pawns(sight, player, 15)}{_bonus_actions(sight, player, named=False)}</div>'
        f'<div class="cts{" many" if dense else ""}">{contracts}'
        f'<span class="okbad">{_settled(sight, player, 13)}</span></div></section>'
    )


def _by_space(player: Player) -> list[tuple[str, int]]:
    """Open contracts, the most urgent first."""
    return sorted(player.contracts, key=lambda open_: open_[1])


def _city_board(sight: Sight) -> Html:
    """AC-133: the City has markers and majorities, and nothing else."""
    table = sight.table
    if "city" not in table.variants:
        return NOTHING
    held = sum(holder == CITY for holder in table.majority.values())
    placed = sum(markers.count(CITY) for markers in table.fields.values())
    colour = sight.colour(CITY)
    return (
        f'<section id="player-city" data-x="city" class="board pl pc-{escape(colour)}">'
        f"<header>{_who(sight, CITY, 22, sight.say('city_note'))}"
        f'<span class="q mkr">{mark(colour, 15)}{placed}</span>'
        f'<span class="q mkr" title="{escape(sight.say("city_majorities"))}">'
        f"{icon('x-laurel', 18)}{held}</span></header></section>"
    )


# ------------------------------------------------------------------ the board in the middle


def mine(sight: Sight) -> Html:
    """The viewer's own board; for a spectator that of the player to move, and it says so."""
    player = sight.player
    colour = sight.colour(player.seat)
    unmoved = player.moved.count(False) if player.seat == sight.table.active and sight.in_turn else 0
    note = ""
    if unmoved:
        key = "worker_to_move" if unmoved == 1 else "workers_to_move"
        note = f'<span class="mut mvd">{escape(sight.say(key, count=unmoved))}</span>'
    rails = "".join(sight.part_of(player.seat, _rail, kind) for kind in RESOURCES)
    return (
        f'<section id="mine" class="board me pc-{escape(colour)}">'
        f'<header class="mehead">{_who(sight, player.seat, 26, _role(sight, player))}'
        f"{_score(sight, player, 34)}{_pawns(sight, player, 19)}"
        f"{_markers(sight, player, 18)}{note}</header>"
        f'{rails}<div class="mefoot">{sight.part_of(player.seat, _ladder)}'
        f"{_bonus_actions(sight, player, named=True)}</div></section>"
    )


def _rail(sight: Sight, player: Player, kind: str) -> Html:
    """A resource track; what is closed lies under a plate that tells its price for this player (AC-71)."""
    box = sight.table.box
    value, capacity, longest = player.goods[kind], player.capacity[kind], box.upgraded_capacity
    cells = "".join(_rail_cell(number, value) for number in range(capacity + 1))
    cover = ""
    if capacity < longest:
        option = BuyUpgrade(kind)
        told = escape(sight.say("upgrade_opens", low=capacity + 1, high=longest))
        legal = option in sight.legal
        target = sight.target(option) if legal else f' title="{told}"'
        cover = (
            f'<div class="cover{" glow" if legal else ""}" data-x="upgrade-{escape(kind)}"{target}>'
            f"<span>{escape(sight.say('upgrade'))}</span>"
            f"{sight.goods(upgrade_cost(sight.table, player, kind))}{icon('g-arrow', 13, 'arr')}"
            f"{seal(box.upgrade_vp, 20)}</div>"
        )
    choice = next(
        (option for option in (ChooseResource(kind), NegotiateAlone(kind)) if option in sight.legal), None
    )
    name = sight.name(kind)
    target = NOTHING if choice is None else sight.target(choice)
    return (
        f'<div id="rail-{escape(kind)}" data-x="track-{escape(kind)}-{player.seat}"'
        f' class="rail{" glow" if choice else ""}"{target}'
        f' style="--rc:var(--{escape(kind)});--rh:var(--{escape(kind)}-hi)">'
        f"{icon(f'i-{kind}', 24, title=name)}"
        f'<b class="val">{value}</b><div class="cells21">{cells}{cover}</div></div>'
    )


def _rail_cell(number: int, value: int) -> Html:
    marks = (
        ("f", 0 < number <= value),
        ("at", number == value),
        ("m10", number % 10 == 0),
    )
    css = " ".join(name for name, holds in marks if holds)
    return f'<i class="{escape(css)}">{number}</i>' if css else f"<i>{number}</i>"


def _ladder(sight: Sight, player: Player) -> Html:
    """The contract ladder: spaces 3, 2, 1, then what was fulfilled and what failed (2.11)."""
    longest = sight.table.box.max_deadline
    by_space = {space: [c for c, at in player.contracts if at == space] for space in range(longest, 0, -1)}
    count = len(player.contracts)
    css = "sm" if count <= 2 else "sm slim"
    columns, slots = [], NOTHING
    for space, contracts in by_space.items():
        columns.append(
            f"minmax(0,{len(contracts) + 0.4:g}fr)" if contracts else rem(54 if count <= 2 else 26)
        )
        cards = "".join(
            contract_card(sight, c, Fulfil(c) if Fulfil(c) in sight.legal else None, space=space, css=css)
            for c in contracts
        )
        hours = icon("i-stage", 14) if count > 2 else ""
        slots += f'<div class="slot"><h3>{space}{hours}</h3>{cards}</div>'
    widths = " ".join(columns) if count else "1fr " * longest
    return (
        f'<div class="ladder{" many" if count > 2 else ""}{" crowd" if count > 4 else ""}"'
        f' style="grid-template-columns:{escape(widths)} {rem(34)}">{slots}'
        f'<div class="slot sum">{_settled(sight, player, 16)}</div></div>'
    )


def purse(sight: Sight) -> Html:
    """What the player in the middle holds, for the bar of the phone."""
    player = sight.player
    goods = "".join(
        f'<span class="q" data-x="track-{escape(kind)}-{player.seat}">'
        f"{icon(f'i-{kind}', 18, title=sight.name(kind))}{player.goods[kind]}"
        f"<small>/{player.capacity[kind]}</small></span>"
        for kind in RESOURCES
    )
    return goods + _score(sight, player, 24)
