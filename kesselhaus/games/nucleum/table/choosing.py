"""The bar of a railway: tiles as they are, spaces with ticks, and the chain before it is laid."""

from collections.abc import Iterator, Sequence

from kesselhaus.art.console import Group, Key, Part
from kesselhaus.art.html import Html, escape
from kesselhaus.art.keys import IN_A_ROW, Brings, Picks, Places
from kesselhaus.art.symbols import icon
from kesselhaus.engine.rows import written
from kesselhaus.engine.wording import Words
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.drawings.layout import TILE_LENGTH, TILE_WIDTH
from kesselhaus.games.nucleum.table.choice import Choice, most_matches
from kesselhaus.games.nucleum.table.places import place
from kesselhaus.games.nucleum.table.railway_keys import TICK, price
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.tiles import EDGES, domino, framed, lying, turned
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.words.chains import Chain, bonus_for, told
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.headings import MOST_ACTIONS
from kesselhaus.games.nucleum.words.laying import say
from kesselhaus.games.nucleum.words.names import space_name
from kesselhaus.games.nucleum.words.phrasebook import say as phrase
from kesselhaus.games.nucleum.words.players import who
from kesselhaus.games.nucleum.words.tiles import half as half_told

FRONT, FEW = 4, 2
"""So many spaces stand in front; few beside many tiles."""
NO_COLOUR = ("#B9B2A2", "#2B221A", "·")


def title(sight: Sight) -> Words:
    return Words(say("lay", sight.lang), say("worker", sight.lang))


def parts(choice: Choice, sight: Sight) -> list[Part]:
    """Tile, space, the chain; then the key that lays it, and the one that turns it."""
    found: list[Part] = []
    if choice.tile is not None and len(choice.tiles) > 1:
        found.append(_tiles(choice, sight))
    if choice.ranked:
        found.append(_spaces(choice, sight))
    return [*found, _chain(choice, sight), _ends(choice, sight)]


# ------------------------------------------------------------------ tiles


def _tiles(choice: Choice, sight: Sight) -> Picks:
    space, _ = choice.wished
    keys = [tile_key(sight, tile, written(tile, space), on=tile == choice.tile) for tile in choice.tiles]
    return Picks(f"[icon i-tile] {say('tile', sight.lang)}", keys)


def tile_key(sight: Sight, option: o.LayTile, draft: str, *, on: bool = False) -> Key:
    """The tile itself; below it how many edges can match."""
    _, told_as = sight.tile(option.tile)
    ticks = most_matches(sight.view, option.tile)
    reach = say("up_to", sight.lang, ticks=TICK * ticks) if ticks else say("none", sight.lang)
    return Key(
        sight.number_of(option),
        "",
        reach,
        place(option),
        "drawn",
        f"{sight.plain(sight.label(option).hint or told_as)}, {say(f'matches_{ticks}', sight.lang)}",
        picture=drawn_tile(sight, option.tile),
        draft=draft,
        on=on,
    )


def drawn_tile(sight: Sight, id: str) -> Html:
    return lying(sight.box.tiles[id], "", sight.box.directive_saving)


# ------------------------------------------------------------------ spaces


def _spaces(choice: Choice, sight: Sight) -> Places:
    """The best ones, among them where it lies now; all others by their number of actions."""
    order = dict(choice.ranked)
    front = list(order)[: FRONT if len(choice.tiles) <= IN_A_ROW else FEW]
    if choice.space not in front:
        front[-1] = choice.space
    lists = []
    for worth in range(MOST_ACTIONS, -1, -1):
        some = [space for space, found in choice.ranked if min(found.worth, MOST_ACTIONS) == worth]
        if some:
            keys = [_space(choice, sight, space, order[space]) for space in some]
            lists.append((f"{phrase(f'group_space_{worth}', sight.lang)} ({len(some)})", keys))
    keys = [_space(choice, sight, space, order[space]) for space in front]
    many, lang = len(order), sight.lang
    note = say("space_note", lang, count=many)
    every = say("every", lang, count=many)
    shown = lists if many > len(front) else []
    return Places(f"[icon i-railway] {say('space', lang)}", keys, shown, note, every)


def _space(choice: Choice, sight: Sight, space: str, found: Chain) -> Key:
    """Chosen by one press, laid by the next."""
    table, lang = choice.view.state, sight.lang
    name = space_name(table.box.side, space, table.box, lang)
    option = o.choose_space(space)
    chosen = space == choice.space and choice.wished[0] is not None
    row = choice.row(space, choice.half) if chosen else choice.row(space)
    note = " ".join(filter(None, (TICK * len(found.own), price(found))))
    hint = phrase("space_hint", lang, space=name, note=told(table, table.player(), found, lang))
    return Key(
        sight.number_of(option),
        name,
        note,
        place(option),
        "plain",
        hint,
        draft=None if chosen else written(*row),
        row=written(*row) if chosen else "",
        on=space == choice.space,
    )


# ------------------------------------------------------------------ the chain


def _chain(choice: Choice, sight: Sight) -> Brings:
    """City, tile, city along the link with a tick where it matches; then who acts, in which order."""
    table, found, lang = choice.view.state, choice.chain, sight.lang
    here = table.box.side.spaces[choice.space]
    matched = {number for _, number in found.own}
    halves = table.box.tiles[choice.thing].halves
    order = (choice.half, 3 - choice.half)
    laid = domino(*(halves[number - 1] for number in order))
    _, told_as = sight.tile(choice.thing)
    drawn = (
        f'<div class="chain">{_facing(sight, here.a)}{_tick(order[0] in matched)}'
        f"{framed(laid, TILE_LENGTH, TILE_WIDTH, told_as)}{_tick(order[1] in matched)}"
        f"{_facing(sight, here.b)}</div>"
    )
    name = space_name(table.box.side, choice.space, table.box, lang)
    note = say(f"matches_{len(found.own)}", lang)
    lines = list(_lines(choice, sight, found))
    total = "" if lines else say("nothing", lang)
    return Brings(name, lines, total, note, drawn)


def _tick(matches: bool) -> Html:
    return f'<span class="ok">{icon("g-check", 20)}</span>' if matches else Html('<span class="no">–</span>')


def _facing(sight: Sight, facing: str) -> Html:
    """What an end faces: a city by its plate, a neighbour as it lies, or a bed that is still free."""
    side = sight.box.side
    if facing in side.colour:
        ring, ink, letter = EDGES.get(side.colour[facing], NO_COLOUR)
        ring = NO_COLOUR[0] if side.colour[facing] == "white" else ring
        name = escape(sight.name(facing, 11))
        return (
            f'<span class="plate" style="--ring:{escape(ring)};--ink:{escape(ink)}">'
            f'<i aria-hidden="true">{escape(letter)}</i>'
            f"{name}</span>"
        )
    rail = sight.table.rails.get(facing)
    if rail is None:
        return Html('<span class="bed">…</span>')
    tile, told_as = sight.tile(rail.tile)
    worker = sight.colour(rail.owner)
    first, second = (tile.halves[number - 1] for number in rail.halves)
    lies = domino(first, second, worker) if sight.table.is_face_up(facing) else turned(worker)
    return framed(lies, TILE_LENGTH, TILE_WIDTH, told_as, css="next")


def _lines(choice: Choice, sight: Sight, found: Chain) -> Iterator[tuple[str, str]]:
    table, lang = choice.view.state, sight.lang
    me = table.player().seat
    own = [_action(choice, sight, each) for each in found.own]
    if len(own) == 2:
        yield f"[seat {me}]", say("own_two", lang, first=own[0], second=own[1])
    elif own:
        yield f"[seat {me}]", say("own_one", lang, action=own[0])
    if found.neighbours:
        yield _then(f"[seat {me}]"), _actions(choice, sight, found.neighbours)
    for seat in dict.fromkeys(seat for seat, _, _ in found.owners):
        theirs = tuple((tile, number) for owner, tile, number in found.owners if owner == seat)
        yield _then(who(table, seat, lang)), _actions(choice, sight, theirs)
    if found.opening:
        for seat, amount in found.opening:
            yield who(table, seat, lang), bonus_for(table, seat, amount)
    if found.brings:
        yield f"[seat {me}]", gains(found.brings, lang)
    if found.surcharge:
        yield "", price(found)


def _then(name: str) -> str:
    return f"→ {name}"


def _actions(choice: Choice, sight: Sight, halves: Halves | Sequence[tuple[str, int]]) -> str:
    return ", ".join(_action(choice, sight, each) for each in halves)


def _action(choice: Choice, sight: Sight, each: tuple[str, int]) -> str:
    """In brackets what could not be carried out."""
    action = half_told(sight.box, *each, sight.lang)
    mine = each in choice.chain.own or each in choice.chain.neighbours
    return f"({action})" if mine and each not in choice.chain.possible else action


# ------------------------------------------------------------------ the end


def _ends(choice: Choice, sight: Sight) -> Group:
    lang, space, other = sight.lang, choice.space, 3 - choice.half
    lay = Key(None, say("lay_it", lang), kind="go", row=written(*choice.row(space, choice.half)))
    if not choice.ranked:
        lay = Key(
            sight.number_of(o.orient(choice.half)),
            lay.label,
            "",
            place(o.orient(choice.half)),
            "go",
            row=lay.row,
        )
    if not choice.can_turn:
        return Group("", [lay], "end")
    turn = Key(
        sight.number_of(o.orient(other)) if not choice.ranked else None,
        f"[icon g-swap] {say('turn', lang)}",
        "",
        place(o.orient(other)),
        "turn",
        draft=written(*choice.row(space, other)),
    )
    return Group("", [lay, turn], "end")
