"""What stands below a question: what is left to do, what is at hand, the running sum of an Energize."""

from collections.abc import Callable, Mapping

from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.rules.contracts import contracts_left
from kesselhaus.games.nucleum.rules.develop import second_tile_extra
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import ChoosingSlot, TakingSecondTile
from kesselhaus.games.nucleum.tasks.energize import Announcing, ChoosingTarget, ImportingCoal
from kesselhaus.games.nucleum.tasks.gains import Converting, StoringUranium
from kesselhaus.games.nucleum.tasks.turn import Acting, OpenHalves
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.energize_keys import running_sum
from kesselhaus.games.nucleum.words.names import name, space_name
from kesselhaus.games.nucleum.words.players import action_of, chosen_space, thing_to_site, tile_in_hand, who
from kesselhaus.games.nucleum.words.tiles import both, half, modified
from kesselhaus.languages import Phrases

say = Phrases(
    "nucleum.notes",
    en={
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
    de={
        "experiment": "Start-Plättchen, acht Technologien und ein eigener Turbinen-Effekt",
        "turn": "Runde {round}; {met} von {needed} Bedingungen für das Ende erfüllt",
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
)


def note(view: View[Table], seat: int, key: str, lang: str) -> str:
    """What is left to do or good to know. Nothing of it is secret, so everybody reads it."""
    plain = PLAIN_NOTES.get(key)
    if plain:
        return say(plain, lang)
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
    table = view.state
    if table.ending:
        return say("last" if table.round > table.ending else "ending", lang)
    needed = table.box.ends_needed(table.seats)
    return say("turn", lang, round=table.round, met=len(table.ends), needed=needed)


def _change(view: View[Table], player: Player, lang: str) -> str:
    doing = view.state.doing
    assert isinstance(doing, Converting)
    missing = f"[{doing.thaler - player.thaler} thaler]"
    if doing.workers:
        missing = f"[{doing.workers - player.workers} worker]"
    return say("change", lang, missing=missing)


def _store(view: View[Table], player: Player, lang: str) -> str:
    doing = view.state.doing
    assert isinstance(doing, StoringUranium)
    return say("store", lang, cubes=f"[{doing.cubes} uranium]")


def _open(view: View[Table], player: Player, lang: str) -> str:
    """The halves that can still be used, and whether a contract can be fulfilled."""
    table = view.state
    halves = table.doing.halves if isinstance(table.doing, OpenHalves) else ()
    parts = [say("turn_of", lang, who=who(table, table.active, lang))] if player.seat != table.active else []
    if halves:
        parts.append(say("open", lang, list=", ".join(half(table.box, *each, lang) for each in halves)))
    contracts = contracts_left(table) if isinstance(table.doing, Acting) else 0
    if contracts:
        parts.append(say("open_contract", lang, contracts=f"[{contracts} contract]"))
    return "; ".join(parts)


def _directive(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    saving = table.box.directive_saving + player.powers.directive_saving
    return say("directive", lang, saving=f"[−{saving} thaler]")


def _space(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    tile, workers = both(table.box, tile_in_hand(table), lang), f"[{player.workers} worker]"
    return say("worker_stays", lang, tile=tile, workers=workers)


def _orient(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    space = space_name(table.box.side, chosen_space(table), table.box, lang)
    return say("at_space", lang, space=space)


def _star(view: View[Table], player: Player, lang: str) -> str:
    return say("star", lang, achievements=f"[{player.achievements} achievement]")


def _at_hand(kind: str) -> Callable[[View[Table], Player, str], str]:
    def told(view: View[Table], player: Player, lang: str) -> str:
        goods = f"[{player.thaler if kind == 'thaler' else player.workers} {kind}]"
        return say("at_hand", lang, action=modified(action_of(view.state, player), lang), goods=goods)

    return told


def _put(view: View[Table], player: Player, lang: str) -> str:
    """What is about to be built."""
    thing = thing_to_site(view.state)
    return name(thing, lang) if thing else ""


def _develop(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    extra = second_tile_extra(table, player)
    cost = f"[{extra} thaler]" if extra else say("nothing", lang)
    if isinstance(table.doing, TakingSecondTile):
        return say("second", lang, cost=cost, tile=both(table.box, table.doing.taken, lang))
    return say("second_dearer", lang, cost=cost, goods=f"[{player.thaler} thaler]")


def _contract(view: View[Table], player: Player, lang: str) -> str:
    return say("stacks", lang, silver=view.state.silver_left, gold=view.state.gold_left)


def _slot(view: View[Table], player: Player, lang: str) -> str:
    doing = view.state.doing
    assert isinstance(doing, ChoosingSlot)
    asks = condition(view.state.box.contracts[doing.contract], lang)
    return say("double" if doing.action.double else "slot", lang, contract=asks)


def _base(view: View[Table], player: Player, lang: str) -> str:
    table = view.state
    electricity = action_of(table, player).electricity + player.powers.electricity
    goods = f"[{player.thaler} thaler]"
    return say("base", lang, electricity=f"[{electricity} electricity]", goods=goods)


def _sum(view: View[Table], player: Player, lang: str) -> str:
    """The running sum of electricity and cost."""
    table, doing = view.state, view.state.doing
    assert isinstance(doing, Announcing)
    electricity, thaler = running_sum(table, doing.plan)
    return say(
        "light" if isinstance(doing, ChoosingTarget) else "sum",
        lang,
        plant=name(doing.plan.plant, lang, box=table.box),
        electricity=f"[{electricity} electricity]",
        cost=f"[{thaler} thaler]",
    )


def _coal(view: View[Table], player: Player, lang: str) -> str:
    """The region that the coal would come from, and the sum so far."""
    doing = view.state.doing
    assert isinstance(doing, ImportingCoal)
    return say("region", lang, region=name(doing.region, lang), sum=_sum(view, player, lang))


def _technologies(view: View[Table], player: Player, lang: str) -> str:
    every = len(view.state.box.technologies_of[player.experiment])
    return say("technologies", lang, unlocked=len(player.technologies), all=every)


def _offered(view: View[Table], player: Player, lang: str) -> str:
    return say("offered", lang, action=modified(action_of(view.state, player), lang))


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
