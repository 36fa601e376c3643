"""The table told in words, for those who do not see it."""

from collections.abc import Iterable, Iterator

from kesselhaus.engine.grids import Square
from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.scoring import final_scores
from kesselhaus.games.whistle_mountain.state import HIDDEN, HOME, REMOVED, Berth, Player, Table
from kesselhaus.games.whistle_mountain.tasks.turn import ChoosingAbility
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.events import tile_icons
from kesselhaus.games.whistle_mountain.words.names import name, square
from kesselhaus.games.whistle_mountain.words.questions import question
from kesselhaus.games.whistle_mountain.words.shelf import end_reason, verdict
from kesselhaus.languages import Phrases

say = Phrases(
    "whistle_mountain.description",
    en={
        "when": "Round {round}. Water up to row {level}, {left} strips left.",
        "setup": "Setting up. Water up to row {level}, {left} strips left.",
        "turn": "Turn: {who}.",
        "last_turns": "The end has come: {left} turns after this one.",
        "standstill": "Turns without progress: {count} of {most}.",
        "standings": "Scores: {list}.",
        "score": "{who} {score}",
        "player": "{who}{ability}: {goods}.",
        "airships": "Airships: {list}.",
        "at_home": "{airship} at home",
        "at_dock": "{airship} at: {dock}",
        "on_machine": "{airship} on {machine}, {squares}",
        "on_grid": "{airship} at {squares}",
        "workers": "Workers: {barracks}, {pool} in the pool{standing}{tower}.",
        "no_barracks": "none in the barracks",
        "barracks": "in the barracks on levels {list}",
        "standing": ", on scaffolds at {list}",
        "in_tower": ", in the tower on floors {list}",
        "storage": "Storage: {list}.",
        "hand": "Cards: {list}.",
        "awards": "Awards: {list}.",
        "upgrades": "Upgrades: {list}.",
        "row": "{row}: {list}.",
        "rows": "Scaffold squares above the water, by column: {list}",
        "cell": "{column} {icon}",
        "blank": "blank",
        "machines": "Machines on the grid: {list}.",
        "machine": "{machine} at {squares}, {state}",
        "token": "The duplicator token lies on {machine}.",
        "token_beside": "The duplicator token lies beside the board.",
        "token_removed": "The duplicator token is out of the game.",
        "tower": "Awards on the tower: {list}.",
        "floor": "floor {floor} {list}",
        "display": "{kind}: {list}; {left} in the stack.",
        "offer": "{machine} [vp {vp}], {effect}",
        "upgrade_offer": "{upgrade} for {cost}, [vp {vp}]",
        "stacks": "Scaffold stacks: {list}.",
        "stack": "{tile} and {left} below",
        "deck": "Cards: {deck} in the deck, {discarded} discarded.",
        "abilities": "Starting abilities laid out: {list}.",
        "none": "none",
        "small": "Small machines",
        "medium": "Medium machines",
        "large": "Large machines",
        "upgrade": "Upgrades on display",
    },
    de={
        "when": "Runde {round}. Wasser bis Reihe {level}, noch {left} Streifen.",
        "setup": "Aufbau. Wasser bis Reihe {level}, noch {left} Streifen.",
        "turn": "Am Zug: {who}.",
        "last_turns": "Das Ende ist da: nach diesem noch {left} Züge.",
        "standstill": "Züge ohne Fortschritt: {count} von {most}.",
        "standings": "Punkte: {list}.",
        "score": "{who} {score}",
        "player": "{who}{ability}: {goods}.",
        "airships": "Luftschiffe: {list}.",
        "at_home": "{airship} daheim",
        "at_dock": "{airship} an: {dock}",
        "on_machine": "{airship} auf {machine}, {squares}",
        "on_grid": "{airship} auf {squares}",
        "workers": "Arbeiter: {barracks}, {pool} im Pool{standing}{tower}.",
        "no_barracks": "keiner in den Baracken",
        "barracks": "in den Baracken auf Stufe {list}",
        "standing": ", auf Gerüsten {list}",
        "in_tower": ", im Turm auf den Etagen {list}",
        "storage": "Lager: {list}.",
        "hand": "Karten: {list}.",
        "awards": "Auszeichnungen: {list}.",
        "upgrades": "Gekaufte Upgrades: {list}.",
        "row": "{row}: {list}.",
        "rows": "Gerüstfelder über Wasser, nach Spalten: {list}",
        "cell": "{column} {icon}",
        "blank": "ohne Symbol",
        "machines": "Maschinen im Gitternetz: {list}.",
        "machine": "{machine} auf {squares}, {state}",
        "token": "Der Duplikator-Marker liegt auf {machine}.",
        "token_beside": "Der Duplikator-Marker liegt neben dem Plan.",
        "token_removed": "Der Duplikator-Marker ist aus dem Spiel.",
        "tower": "Auszeichnungen auf dem Turm: {list}.",
        "floor": "Etage {floor} {list}",
        "display": "{kind}: {list}; noch {left} im Stapel.",
        "offer": "{machine} [vp {vp}], {effect}",
        "upgrade_offer": "{upgrade} für {cost}, [vp {vp}]",
        "stacks": "Gerüststapel: {list}.",
        "stack": "{tile}, darunter {left}",
        "deck": "Karten: {deck} im Stapel, {discarded} auf der Ablage.",
        "abilities": "Ausgelegte Startfähigkeiten: {list}.",
        "none": "keine",
        "small": "Kleine Maschinen",
        "medium": "Mittlere Maschinen",
        "large": "Große Maschinen",
        "upgrade": "Upgrades in der Auslage",
    },
)


def describe(view: View[Table], lang: str) -> str:
    """Whose turn it is, the standings, every player, the mountain row by row, the displays; a line each."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[Table], lang: str) -> Iterator[str]:
    table = view.state
    yield from _moment(view, lang)
    scores = (
        say("score", lang, who=f"[seat {seat}]", score=f"[vp {vp}]")
        for seat, vp in enumerate(final_scores(table))
    )
    yield say("standings", lang, list=", ".join(scores))
    if table.waiting(ChoosingAbility):
        yield say("abilities", lang, list=_names(table.abilities, lang))
    for player in table.players:
        yield view.fact(_of_player, player.seat, lang)
    yield view.fact(_of_mountain, lang)
    yield view.fact(_of_displays, lang)


@kept
def _of_player(view: View[Table], seat: int, lang: str) -> str:
    return " ".join(_player(view.state, view.state.players[seat], lang))


@kept
def _of_mountain(view: View[Table], lang: str) -> str:
    return "\n".join(filter(None, _mountain(view.state, lang)))


@kept
def _of_displays(view: View[Table], lang: str) -> str:
    return "\n".join(filter(None, _displays(view.state, lang)))


def _moment(view: View[Table], lang: str) -> Iterator[str]:
    table = view.state
    level, key = table.water_level, "when" if table.turn else "setup"
    yield say(key, lang, round=table.round, level=level, left=table.box.reserve - level)
    if table.is_over:
        yield end_reason(table.end_reason, lang)
        yield f"{verdict(view.result, lang)}." if view.result else ""
        return
    if table.turn:
        yield say("turn", lang, who=f"[seat {table.active}]")
    if table.standstill_count and not table.end_reason:
        most = table.box.standstill_rounds * table.seats
        yield say("standstill", lang, count=table.standstill_count, most=most)
    if table.end_reason:
        yield say("last_turns", lang, left=table.turns_left)
    title, note = view.fact(question, lang)
    title = title.removesuffix("?")
    yield f"{title}: {note}." if note else f"{title}."


# ------------------------------------------------------------------ players


def _player(table: Table, player: Player, lang: str) -> Iterator[str]:
    ability = f" ({name(player.ability, lang)})" if player.ability else ""
    goods = ", ".join(f"[{amount} {kind}]" for kind, amount in player.goods.items())
    yield say("player", lang, who=f"[seat {player.seat}]", ability=ability, goods=goods)
    places = (_berth(airship, berth, lang) for airship, berth in player.airships.items())
    yield say("airships", lang, list=", ".join(places))
    standing = say("standing", lang, list="; ".join(map(square, player.standing))) if player.standing else ""
    levels = ", ".join(map(str, player.barracks))
    floors = ", ".join(map(str, sorted(player.tower)))
    yield say(
        "workers",
        lang,
        barracks=say("barracks", lang, list=levels) if levels else say("no_barracks", lang),
        pool=player.pool,
        standing=standing,
        tower=say("in_tower", lang, list=floors) if floors else "",
    )
    stored = [tile_icons(tile, table.box) for tile in player.scaffolds]
    stored += [name(machine, lang) for machine in player.machines]
    if stored:
        yield say("storage", lang, list="; ".join(stored))
    if player.cards:
        known = HIDDEN not in player.cards
        hand = _names(player.cards, lang) if known else f"[{len(player.cards)} card]"
        yield say("hand", lang, list=hand)
    if player.awards:
        yield say("awards", lang, list=_names(player.awards, lang))
    if player.upgrades:
        yield say("upgrades", lang, list=_names(player.upgrades, lang))


def _berth(airship: str, berth: Berth, lang: str) -> str:
    title = name(airship, lang)
    if berth == HOME:
        return say("at_home", lang, airship=title)
    if berth.dock:
        return say("at_dock", lang, airship=title, dock=name(berth.dock, lang))
    if berth.machine:
        machine = name(berth.machine, lang)
        return say("on_machine", lang, airship=title, machine=machine, squares=_span(berth.squares))
    return say("on_grid", lang, airship=title, squares=_span(berth.squares))


def _span(squares: tuple[Square, ...]) -> str:
    """From which square to which."""
    first, last = min(squares), max(squares)
    return square(first) if first == last else f"{square(first)} – {square(last)}"


def _names(ids: Iterable[str], lang: str) -> str:
    return ", ".join(name(id, lang) for id in ids)


# ------------------------------------------------------------------ the mountain


def _mountain(table: Table, lang: str) -> Iterator[str]:
    rows = [_row(table, row, lang) for row in range(GRID.rows)]
    yield say("rows", lang, list=" ".join(filter(None, rows)) or f"{say('none', lang)}.")
    machines = (
        say(
            "machine",
            lang,
            machine=name(machine, lang),
            squares=_span(table.squares(machine)),
            state=name("working" if table.works(machine) else "not_working", lang),
        )
        for machine in table.machines
    )
    yield say("machines", lang, list="; ".join(machines) or say("none", lang))
    if table.duplicator == REMOVED:
        yield say("token_removed", lang)
    elif table.duplicator:
        yield say("token", lang, machine=name(table.duplicator, lang))
    else:
        yield say("token_beside", lang)
    floors = (
        say("floor", lang, floor=floor, list=listed((name(award, lang) for award in awards), lang))
        for floor, awards in enumerate(table.tower, start=1)
        if awards
    )
    yield say("tower", lang, list="; ".join(floors) or say("none", lang))


def _row(table: Table, row: int, lang: str) -> str:
    """The scaffold squares of a row: column, what they show, and who stands there."""
    ground = table.ground
    standing = {square: player.seat for player in table.players for square in player.standing}
    cells = []
    for spot in GRID.squares(ground.scaffold & GRID.row[row]):
        shown = [kind for kind, squares in ground.icons.items() if squares & GRID.bit[spot]]
        icon = f"[{shown[0]}]" if shown else say("blank", lang)
        cell = say("cell", lang, column=spot[0], icon=icon)
        cells.append(f"{cell} ([seat {standing[spot]}])" if spot in standing else cell)
    return say("row", lang, row=name(f"row_{row}", lang), list=", ".join(cells)) if cells else ""


# ------------------------------------------------------------------ displays


def _displays(table: Table, lang: str) -> Iterator[str]:
    box = table.box
    for size in SIZES:
        shown = (
            say(
                "offer",
                lang,
                machine=name(machine, lang),
                vp=box.machines[machine].vp,
                effect=told_effect(box.machines[machine].effect, lang),
            )
            for machine in table.displays[size]
        )
        yield _display(table, size, shown, lang)
    upgrades = (
        say(
            "upgrade_offer",
            lang,
            upgrade=name(upgrade, lang),
            cost=amounts(box.upgrades[upgrade].cost),
            vp=box.upgrades[upgrade].vp,
        )
        for upgrade in table.displays[UPGRADE]
    )
    yield _display(table, UPGRADE, upgrades, lang)
    tops = (
        say("stack", lang, tile=tile_icons(table.displays[stack][0], box), left=len(table.stacks[stack]))
        for stack in STACKS
        if table.displays[stack]
    )
    yield say("stacks", lang, list="; ".join(tops) or say("none", lang))
    yield say("deck", lang, deck=len(table.deck), discarded=len(table.discarded))


def _display(table: Table, kind: str, shown: Iterable[str], lang: str) -> str:
    offers = "; ".join(shown) or say("none", lang)
    return say("display", lang, kind=say(kind, lang), list=offers, left=len(table.stacks[kind]))
