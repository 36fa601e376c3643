"""What stands below a question: what is left to do, what is at hand, the running sum of an Energize."""

from collections.abc import Callable, Mapping

from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.contracts import contracts_left
from kesselhaus.games.nucleum.rules.develop import second_tile_extra
from kesselhaus.games.nucleum.state import ACTIONS, Player, Table
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.energize_keys import running_sum
from kesselhaus.games.nucleum.words.names import name, space_name
from kesselhaus.games.nucleum.words.players import chosen, task_of, who
from kesselhaus.games.nucleum.words.tiles import both, half, modified

NOTES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "experiment": "starting tiles, eight technologies and a turbine effect of its own",
        "turn": "round {round}, end conditions {met} of {needed}",
        "ending": "the end has begun: one more turn after this round",
        "last": "the last turn",
        "change": "still missing: {missing}",
        "store": "{cubes} still to store",
        "track": "all steps on one track",
        "free_tile": "free of charge, into the pool",
        "open": "still open: {list}",
        "open_contract": "{contracts} may be fulfilled",
        "directive": "without modifier, {saving}",
        "unmodified": "without modifier",
        "worker_stays": "{tile}; a worker stays on it, {workers} at hand",
        "at_space": "{space}: what matches is set off",
        "turn_of": "whose turn it is: {who}",
        "star": "{achievements} reached",
        "nucleum": "its bonus comes at once; then it can burn uranium",
        "at_hand": "{action}; {goods} at hand",
        "put": "{thing}",
        "second": "{cost} more; taken: {tile}",
        "nothing": "nothing",
        "second_dearer": "a second one costs {cost} more; {goods} at hand",
        "stacks": "in the stacks: silver {silver}, gold {gold}",
        "slot": "{contract}: the reward of the slot comes at once",
        "double": "{contract}: the reward of the slot comes twice",
        "own_actions_done": "before the owners of neighbouring tiles act",
        "base": "{electricity} without fuel; {goods} at hand",
        "sum": "{plant}, so far {electricity} for {cost}",
        "region": "{region}; {sum}",
        "light": "{plant}, {electricity} for {cost}",
        "technologies": "{unlocked} of {all} unlocked",
        "offered": "{action}, offered by a technology",
        "last_star": "it counts for milestones and has no other effect",
        "reward": "one of the two",
    },
    "de": {
        "experiment": "Start-Plättchen, acht Technologien und ein eigener Turbinen-Effekt",
        "turn": "Runde {round}, End-Bedingungen {met} von {needed}",
        "ending": "das Ende ist eingeleitet: nach dieser Runde noch ein Zug",
        "last": "der letzte Zug",
        "change": "fehlt noch: {missing}",
        "store": "noch zu lagern: {cubes}",
        "track": "alle Schritte auf einer Leiste",
        "free_tile": "kostenlos, in den Vorrat",
        "open": "noch offen: {list}",
        "open_contract": "{contracts} darf erfüllt werden",
        "directive": "ohne Zusatz, {saving}",
        "unmodified": "ohne Zusatz",
        "worker_stays": "{tile}; ein Arbeiter bleibt darauf, vorhanden: {workers}",
        "at_space": "{space}: Was passt, wird ausgelöst",
        "turn_of": "am Zug: {who}",
        "star": "{achievements} erreicht",
        "nucleum": "der Bonus kommt sofort; danach kann es Uran verbrennen",
        "at_hand": "{action}; vorhanden: {goods}",
        "put": "{thing}",
        "second": "{cost} extra; genommen: {tile}",
        "nothing": "nichts",
        "second_dearer": "ein zweites kostet {cost} extra; vorhanden: {goods}",
        "stacks": "in den Stapeln: Silber {silver}, Gold {gold}",
        "slot": "{contract}: Die Belohnung des Platzes kommt sofort",
        "double": "{contract}: Die Belohnung des Platzes kommt doppelt",
        "own_actions_done": "bevor die Besitzer benachbarter Schienen handeln",
        "base": "ohne Brennstoff {electricity}; vorhanden: {goods}",
        "sum": "{plant}, bisher {electricity} für {cost}",
        "region": "{region}; {sum}",
        "light": "{plant}, {electricity} für {cost}",
        "technologies": "{unlocked} von {all} freigeschaltet",
        "offered": "{action}, von einer Technologie angeboten",
        "last_star": "er zählt für Meilensteine und hat sonst keine Wirkung",
        "reward": "eines von beiden",
    },
}


def note(view: View[Table], seat: int, key: str, lang: str) -> str:
    """What is left to do or good to know. Nothing of it is secret, so everybody reads it."""
    plain = PLAIN_NOTES.get(key)
    if plain:
        return NOTES[lang][plain]
    return NOTE_OF[key](view, view.state.players[seat], lang)


PLAIN_NOTES = {
    "NU-22": "experiment",
    "NU-32": "track",
    "NU-35": "free_tile",
    "NU-41": "unmodified",
    "NU-74": "nucleum",
    "NU-119": "own_actions_done",
    "NU-157": "last_star",
    "reward": "reward",
}


def _turn(view: View[Table], player: Player, lang: str) -> str:
    table, say = view.state, NOTES[lang]
    if table.ending:
        return say["last" if table.round > table.ending else "ending"]
    needed = table.box.ends_needed(table.seats)
    return say["turn"].format(round=table.round, met=len(table.ends), needed=needed)


def _change(view: View[Table], player: Player, lang: str) -> str:
    thaler, workers = view.state.to_pay
    missing = f"[{thaler} thaler]" if thaler else f"[{workers} worker]"
    return NOTES[lang]["change"].format(missing=missing)


def _store(view: View[Table], player: Player, lang: str) -> str:
    return NOTES[lang]["store"].format(cubes=f"[{view.state.to_store} uranium]")


def _open(view: View[Table], player: Player, lang: str) -> str:
    """The halves that can still be used, and whether a contract can be fulfilled."""
    table, say = view.state, NOTES[lang]
    mine = tuple((tile, number) for seat, tile, number in table.owners if seat == player.seat)
    halves = mine if player.seat != table.active else table.halves or table.neighbours
    parts = [say["turn_of"].format(who=who(table, table.active, lang))] if player.seat != table.active else []
    if halves:
        parts.append(say["open"].format(list=", ".join(half(table.box, *each, lang) for each in halves)))
    contracts = contracts_left(table) if table.moment == ACTIONS else 0
    if contracts:
        parts.append(say["open_contract"].format(contracts=f"[{contracts} contract]"))
    return "; ".join(parts)


def _directive(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    saving = table.box.directive_saving + player.powers.directive_saving
    return NOTES[lang]["directive"].format(saving=f"[−{saving} thaler]")


def _space(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    tile, workers = both(table.box, table.played, lang), f"[{player.workers} worker]"
    return NOTES[lang]["worker_stays"].format(tile=tile, workers=workers)


def _orient(view: View[Table], player: Player, lang: str) -> str:
    table, answer = view.state, chosen(view, o.ChooseSpace)
    space = answer.space if answer else table.space
    return NOTES[lang]["at_space"].format(space=space_name(table.box.side, space, table.box, lang))


def _star(view: View[Table], player: Player, lang: str) -> str:
    return NOTES[lang]["star"].format(achievements=f"[{player.achievements} achievement]")


def _at_hand(kind: str) -> Callable[[View[Table], Player, str], str]:
    def told(view: View[Table], player: Player, lang: str) -> str:
        goods = f"[{player.thaler if kind == 'thaler' else player.workers} {kind}]"
        return NOTES[lang]["at_hand"].format(action=modified(task_of(view.state, player), lang), goods=goods)

    return told


def _put(view: View[Table], player: Player, lang: str) -> str:
    """What is about to be built."""
    building, piece = chosen(view, o.ChooseBuilding), chosen(view, o.ChoosePiece)
    thing = building.building if building else piece.piece if piece else ""
    return NOTES[lang]["put"].format(thing=name(thing, lang)) if thing else ""


def _develop(view: View[Table], player: Player, lang: str) -> str:
    table, say = view.state, NOTES[lang]
    extra = second_tile_extra(table, player)
    cost = f"[{extra} thaler]" if extra else say["nothing"]
    if table.market_taken:
        return say["second"].format(cost=cost, tile=both(table.box, table.market_taken[0], lang))
    return say["second_dearer"].format(cost=cost, goods=f"[{player.thaler} thaler]")


def _contract(view: View[Table], player: Player, lang: str) -> str:
    return NOTES[lang]["stacks"].format(silver=view.state.silver_left, gold=view.state.gold_left)


def _slot(view: View[Table], player: Player, lang: str) -> str:
    answer = chosen(view, o.TakeContract)
    asks = condition(view.state.box.contracts[answer.contract], lang) if answer else name("contract", lang)
    return NOTES[lang]["double" if task_of(view.state, player).double else "slot"].format(contract=asks)


def _base(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    electricity = task_of(table, player).electricity + player.powers.electricity
    goods = f"[{player.thaler} thaler]"
    return NOTES[lang]["base"].format(electricity=f"[{electricity} electricity]", goods=goods)


def _sum(view: View[Table], player: Player, lang: str) -> str:
    """The running sum of electricity and cost."""
    table, now = view.state, view.state.energizing
    found = running_sum(table, player, now) if now else None
    if now is None or found is None:
        return ""
    is_announced = now.uranium >= 0 and not now.region
    return NOTES[lang]["light" if is_announced else "sum"].format(
        plant=name(now.plant, lang, box=table.box),
        electricity=f"[{found[0]} electricity]",
        cost=f"[{found[1]} thaler]",
    )


def _coal(view: View[Table], player: Player, lang: str) -> str:
    """The region that the coal would come from, and the sum so far."""
    now, told = view.state.energizing, _sum(view, player, lang)
    return NOTES[lang]["region"].format(region=name(now.region, lang), sum=told) if now else told


def _technologies(view: View[Table], player: Player, lang: str) -> str:
    every = len(view.state.box.technologies_of[player.experiment])
    return NOTES[lang]["technologies"].format(unlocked=len(player.technologies), all=every)


def _offered(view: View[Table], player: Player, lang: str) -> str:
    return NOTES[lang]["offered"].format(action=modified(task_of(view.state, player), lang))


NOTE_OF: Mapping[str, Callable[[View[Table], Player, str], str]] = {
    "NU-26": _turn,
    "NU-28": _change,
    "NU-30": _store,
    "NU-37": _open,
    "NU-38": _directive,
    "NU-42": _space,
    "NU-50": _orient,
    "NU-53": _open,
    "NU-54": _open,
    "NU-55": _open,
    "done": _open,
    "laid": _open,
    "NU-71": _star,
    "NU-87": _at_hand("thaler"),
    "NU-89": _put,
    "NU-95": _at_hand("worker"),
    "NU-97": _put,
    "NU-104": _develop,
    "NU-105": _develop,
    "NU-110": _contract,
    "NU-111": _slot,
    "NU-120": _base,
    "NU-122": _coal,
    "NU-127": _sum,
    "mine": _sum,
    "NU-129": _sum,
    "NU-134": _sum,
    "NU-142": _technologies,
    "NU-144": _offered,
}
