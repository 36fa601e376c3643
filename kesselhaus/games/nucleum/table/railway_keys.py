"""The keys of laying a railway tile: spaces ranked by what they give, and the chain before it is laid."""

from collections.abc import Sequence
from typing import TypeAlias

from kesselhaus.art.console import Fact, Group, Key, Part
from kesselhaus.art.keys import Kind
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW, Heading
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.table.ground import ground
from kesselhaus.games.nucleum.table.labels import label
from kesselhaus.games.nucleum.table.places import place
from kesselhaus.games.nucleum.table.tiles import EDGES, modifier, sign
from kesselhaus.games.nucleum.words.chains import Chain, best, bonus_for, chain, told
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.headings import MOST_ACTIONS
from kesselhaus.games.nucleum.words.keys import option as option_words
from kesselhaus.games.nucleum.words.names import name, space_name
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import chosen_space, tile_in_hand, who

SHOWN = 4
"""So many spaces stand open, with their chains; the others are folded by the number of actions."""

MOST_IN_A_LIST = 24
TICK = "[icon g-check]"

Ranked: TypeAlias = list[tuple[str, Chain]]
"""Track spaces with what a tile would set off there, the best first."""


def ranked(view: View[Table], spaces: Sequence[str]) -> Ranked:
    """Best first: actions, matches, points of the link, no surcharge, as they lie."""
    table = view.state
    player = table.player()
    tile = tile_in_hand(table)
    found = [(space, best(table, player, tile, space)) for space in spaces]
    return sorted(found, key=lambda entry: rank_of(entry[1], player))


def rank_of(found: Chain, player: Player) -> tuple[int, ...]:
    """The less, the better."""
    bonus = dict(found.opening).get(player.seat, 0)
    return (-found.worth, -len(found.own), -len(found.neighbours), -bonus, found.surcharge)


def space_groups(view: View[Table], lang: str, options: Sequence[Option]) -> list[Part]:
    """DC-6: the best spaces with all they would set off, then the rest by their number of actions."""
    number = {
        option.space: place for place, option in enumerate(options) if isinstance(option, o.ChooseSpace)
    }
    order = ranked(view, tuple(number))
    first = [_space_key(view, lang, number[space], space, found, full=True) for space, found in order[:SHOWN]]
    title = f"[icon i-railway] {label('best_spaces', lang)}"
    parts: list[Part] = [Group(title, first, note=label("spaces_free", lang, count=len(order)))]
    for worth in range(MOST_ACTIONS, -1, -1):
        rest = [entry for entry in order[SHOWN:] if min(entry[1].worth, MOST_ACTIONS) == worth]
        for where, some in _sheets(view, rest):
            keys = [_space_key(view, lang, number[space], space, found, full=False) for space, found in some]
            sheet = f" {label(where, lang)}" if where else ""
            parts.append(Group(f"{say(f'group_space_{worth}', lang)}{sheet} ({len(keys)})", keys))
    return parts


def _sheets(view: View[Table], rest: Ranked) -> list[tuple[str, Ranked]]:
    """A long list in two, like the sheets of the map; an empty one is left out."""
    if len(rest) <= MOST_IN_A_LIST:
        return [("", rest)] if rest else []
    printed = ground(view.state.box.side)
    middle = printed.layout.width / 2
    west = [entry for entry in rest if printed.spots[entry[0]].x < middle]
    east = [entry for entry in rest if printed.spots[entry[0]].x >= middle]
    return [(where, some) for where, some in (("west", west), ("east", east)) if some]


def _space_key(view: View[Table], lang: str, number: int, space: str, found: Chain, *, full: bool) -> Key:
    table = view.state
    title = space_name(table.box.side, space, table.box, lang)
    words = told(table, table.player(), found, lang)
    ticks = TICK * len(found.own)
    return Key(
        number,
        title,
        " ".join(filter(None, (ticks, _given(table, lang, found) if full else "", price(found)))),
        place(o.choose_space(space)),
        "plain",
        say("space_hint", lang, space=title, note=words),
    )


def _given(table: Table, lang: str, found: Chain) -> str:
    """What it would set off, in signs: own actions, then those of owners, and its bonus."""
    own = " ".join(_sign(table, tile, number) for tile, number in (*found.own, *found.neighbours))
    owners = "".join(
        f" {ARROW} {who(table, seat, lang)} {_sign(table, tile, number)}"
        for seat, tile, number in found.owners
    )
    bonus = dict(found.opening).get(table.active, 0)
    opened = bonus_for(table, table.active, bonus) if bonus else ""
    return " ".join(filter(None, (own + owners, opened, gains(found.brings, lang))))


def price(found: Chain) -> str:
    return f"[−{found.surcharge} thaler]" if found.surcharge else ""


# ------------------------------------------------------------------ which way round


def orient_groups(view: View[Table], lang: str, heading: Heading, options: Sequence[Option]) -> list[Part]:
    """Both ways with what they give, the better one commits; then the chain as it would lie."""
    table, tile, space = view.state, tile_in_hand(view.state), chosen_space(view.state)
    player = table.player()
    ways = {
        number: chain(table, player, tile, space, option.half)
        for number, option in enumerate(options)
        if isinstance(option, o.Orient)
    }
    order = sorted(ways, key=lambda number: rank_of(ways[number], player))
    keys = []
    for number in order:
        words = option_words(options[number], view, lang)
        kind: Kind = "go" if number == order[0] else "plain"
        given = f"{TICK * len(ways[number].own)} {_given(table, lang, ways[number])}".strip()
        keys.append(Key(number, words.label, given, place(options[number]), kind, words.hint))
    first = options[order[0]]
    assert isinstance(first, o.Orient)
    return [Group(heading.title, keys), _chain(view, lang, first.half, ways[order[0]])]


def _chain(view: View[Table], lang: str, half: int, found: Chain) -> Fact:
    """City, tile, neighbour, city along the link, with a tick between what matches."""
    table, laid, space = view.state, tile_in_hand(view.state), chosen_space(view.state)
    here = table.box.side.spaces[space]
    matched = {number for _, number in found.own}
    left, right = _facing(table, lang, here.a), _facing(table, lang, here.b)
    tile = f"{signs(table, laid, half)} {signs(table, laid, 3 - half)}"
    ticks = [TICK if number in matched else "–" for number in (half, 3 - half)]
    text = f"{left} {ticks[0]} {tile} {ticks[1]} {right}"
    note = ""
    if found.completes:
        bonus = " ".join(
            f"{who(table, seat, lang)} {bonus_for(table, seat, amount)}" for seat, amount in found.opening
        )
        note = f"{label('opens', lang)} {bonus}".strip()
    return Fact(space_name(table.box.side, space, table.box, lang), text, note)


def _facing(table: Table, lang: str, facing: str) -> str:
    """What an end faces: a city with its colour, a neighbour's half with its owner, or nothing."""
    colour = table.box.side.colour.get(facing)
    if colour is not None:
        letter = EDGES[colour][2] if colour in EDGES else "*"
        return f"{name(facing, lang, box=table.box)} ({letter})"
    rail = table.rails.get(facing)
    if rail is None:
        return "…"
    inner = rail.halves[1] if facing < chosen_space(table) else rail.halves[0]
    return f"{signs(table, rail.tile, inner)} {who(table, rail.owner, lang)}"


def signs(table: Table, tile: str, number: int) -> str:
    """A half in icons: its action, its modifier, the letter of its edge."""
    edge = table.box.half[tile, number].colour or ""
    letter = f" {EDGES[edge][2]}" if edge in EDGES else " [icon i-joker]" if edge else ""
    return _sign(table, tile, number) + letter


def _sign(table: Table, tile: str, number: int) -> str:
    half = table.box.half[tile, number]
    figure = f"−{table.box.directive_saving}" if half.action == "directive" else modifier(half)[0]
    return f"[icon {sign(half)}]{figure}"
