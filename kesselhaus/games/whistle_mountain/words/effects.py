"""What machines, cards and awards do (section 2.7 of the spec): in a few icons, and as it is read out."""

from collections.abc import Mapping

from kesselhaus.engine.wording import ARROW, amounts, listed
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.languages import Phrases

HAMMER = "[icon g-hammer]"
SWAP = "[icon g-swap]"

ENGLISH: Mapping[str, str] = {
    "workers_on_scaffold": "[vp {each}] for each of your workers on scaffolds, {most} at most",
    "workers_in_tower": "[vp {each}] for each of your workers in the tower, {most} at most",
    "per_scaffold": "[vp {each}] per [worker] on scaffolds",
    "per_tower": "[vp {each}] per [worker] in the tower",
    "draw": "draw {n}",
    "take_scaffold": "take {n}",
    "build": "build {n}",
    "build_up_to": "build up to {n}",
    "move": "move {n}",
    "move_up_to": "move up to {n}",
    "rescue": "rescue {n}",
    "rescue_up_to": "rescue up to {n}",
    "swap": "swap up to {n} resources for others",
    "pay": "pay {cost}: {then}",
    "pay_times": "pay {cost}, up to {n} times: {then}",
    "return": "call {n} airship home",
    "return_up_to": "call up to {n} airships home",
    "adjacent": "activate {n} neighbouring machine",
    "adjacent_up_to": "activate up to {n} neighbouring machines",
    "anywhere": "activate {n} machine anywhere",
    "anywhere_up_to": "activate up to {n} machines anywhere",
    "duplicate": "activate the machine under the token",
    "duplicate_short": "as under the token",
    "buy_machine": "buy {n} for {cost}",
    "buy_upgrade": "buy [1 upgrade] for {n} resource less",
    "less": "{n} less",
    "open_docks": "go to occupied docks in this turn",
    "open_docks_short": "occupied docks",
    "one_small": "1 small machine",
    "one_medium": "1 medium machine",
    "one_large": "1 large machine",
    "or": "or",
    "small": "small",
    "medium": "medium",
    "large": "large",
}

GERMAN: Mapping[str, str] = {
    "workers_on_scaffold": "[vp {each}] für jeden deiner Arbeiter auf Gerüsten, höchstens {most}",
    "workers_in_tower": "[vp {each}] für jeden deiner Arbeiter im Turm, höchstens {most}",
    "per_scaffold": "[vp {each}] je [worker] auf Gerüsten",
    "per_tower": "[vp {each}] je [worker] im Turm",
    "draw": "{n} ziehen",
    "take_scaffold": "{n} nehmen",
    "build": "{n} bauen",
    "build_up_to": "bis zu {n} bauen",
    "move": "{n} bewegen",
    "move_up_to": "bis zu {n} bewegen",
    "rescue": "{n} retten",
    "rescue_up_to": "bis zu {n} retten",
    "swap": "bis zu {n} Rohstoffe tauschen",
    "pay": "{cost} zahlen: {then}",
    "pay_times": "bis zu {n} Mal {cost} zahlen: {then}",
    "return": "{n} Luftschiff heimholen",
    "return_up_to": "bis zu {n} Luftschiffe heimholen",
    "adjacent": "{n} benachbarte Maschine aktivieren",
    "adjacent_up_to": "bis zu {n} benachbarte Maschinen aktivieren",
    "anywhere": "{n} beliebige Maschine aktivieren",
    "anywhere_up_to": "bis zu {n} beliebige Maschinen aktivieren",
    "duplicate": "die Maschine unter dem Marker aktivieren",
    "duplicate_short": "wie unter dem Marker",
    "buy_machine": "{n} für {cost} kaufen",
    "buy_upgrade": "[1 upgrade] für {n} Rohstoff weniger kaufen",
    "less": "{n} weniger",
    "open_docks": "in diesem Zug auch an besetzten Einbuchtungen anlegen",
    "open_docks_short": "besetzte Einbuchtungen",
    "one_small": "1 kleine Maschine",
    "one_medium": "1 mittlere Maschine",
    "one_large": "1 große Maschine",
    "or": "oder",
    "small": "klein",
    "medium": "mittel",
    "large": "groß",
}

say = Phrases("whistle_mountain.effects", en=ENGLISH, de=GERMAN)
COUNTED = {
    e.OWN_WORKERS_ON_SCAFFOLD: ("per_scaffold", "workers_on_scaffold"),
    e.OWN_WORKERS_IN_TOWER: ("per_tower", "workers_in_tower"),
}


def effect(steps: e.Effect, lang: str) -> str:
    """An effect in figures and icons, as it stands on a key: `[+2 coal] [vp 1]`."""
    return " ".join(_short(step, lang) for step in steps)


def told_effect(steps: e.Effect, lang: str) -> str:
    """The same as it is read out: `pay [1 iron]: build [1 scaffold]`."""
    return ", ".join(_told(step, lang) for step in steps)


def _short(step: e.AnyStep, lang: str) -> str:
    match step:
        case e.Gain(goods):
            return amounts(goods, "+")
        case e.VpPer(counted, each, _):
            return say(COUNTED[counted][0], lang, each=each)
        case e.BuildScaffoldStep(count):
            return f"{HAMMER}[{count} scaffold]"
        case e.BuildMachineStep(count):
            return f"{HAMMER}[{count} machine]"
        case e.SwapStep(count):
            return f"{count} {SWAP}"
        case e.Duplicate():
            return say("duplicate_short", lang)
        case e.BuyMachine(_, cost):
            return f"{amounts(cost)} {ARROW} [1 machine]"
        case e.BuyUpgrade(discount):
            return f"[1 upgrade], {say('less', lang, n=discount)}"
        case e.OpenDocks():
            return say("open_docks_short", lang)
        case e.PayStep(cost, then, count):
            times = f" × {count}" if count > 1 else ""
            return f"{amounts(cost)} {ARROW} {effect(then, lang)}{times}"
    return _icon(step)


def _icon(step: e.AnyStep) -> str:
    """Steps that are a figure and an icon."""
    match step:
        case e.GainChoice(count):
            return f"[+{count} any]"
        case e.Vp(count):
            return f"[vp {count}]"
        case e.DrawStep(count):
            return f"[+{count} card]"
        case e.TakeScaffoldStep(count):
            return f"[+{count} scaffold]"
        case e.MoveStep(count):
            return f"[{count} move]"
        case e.RescueStep(count):
            return f"[{count} rescue]"
        case e.ReturnAirship(count):
            return f"[{count} home]"
        case e.ActivateAdjacent(count) | e.ActivateAnywhere(count):
            return f"[{count} activate]"
    raise TypeError(f"{type(step).__name__} is no step of an effect")


def _told(step: e.AnyStep, lang: str) -> str:
    match step:
        case e.Gain(goods):
            return listed((f"[{amount} {kind}]" for kind, amount in goods.items()), lang)
        case e.GainChoice(count):
            return f"[{count} any]"
        case e.Vp():
            return _icon(step)
        case e.VpPer(counted, each, most):
            return say(COUNTED[counted][1], lang, each=each, most=most)
        case e.BuildMachineStep(count, sizes):
            machines = f"[{count} machine]"
            if sizes != e.SIZES:
                machines += f" ({_either(sizes, lang)})"
            return _up_to("build", count, machines, lang)
        case e.Duplicate() | e.OpenDocks():
            return say("duplicate" if isinstance(step, e.Duplicate) else "open_docks", lang)
        case e.BuyMachine(size, cost):
            return say("buy_machine", lang, n=say(f"one_{size}", lang), cost=amounts(cost))
        case e.BuyUpgrade(discount):
            return say("buy_upgrade", lang, n=discount)
        case e.PayStep(cost, then, count):
            key = "pay_times" if count > 1 else "pay"
            return say(key, lang, cost=amounts(cost), n=count, then=told_effect(then, lang))
    key, noun = VERBS[type(step)]
    count = step.count
    number = f"[{count} {noun}]" if noun else count
    if isinstance(step, e.DrawStep | e.TakeScaffoldStep | e.SwapStep):
        return say(key, lang, n=number)
    return _up_to(key, count, number, lang)


VERBS: Mapping[type[e.Step], tuple[str, str]] = {
    e.DrawStep: ("draw", "card"),
    e.TakeScaffoldStep: ("take_scaffold", "scaffold"),
    e.BuildScaffoldStep: ("build", "scaffold"),
    e.MoveStep: ("move", "worker"),
    e.RescueStep: ("rescue", "worker"),
    e.SwapStep: ("swap", ""),
    e.ReturnAirship: ("return", ""),
    e.ActivateAdjacent: ("adjacent", ""),
    e.ActivateAnywhere: ("anywhere", ""),
}
"""What is done with how many of what."""


def _up_to(key: str, count: int, number: str | int, lang: str) -> str:
    return say(f"{key}_up_to" if count > 1 else key, lang, n=number)


def _either(sizes: tuple[str, ...], lang: str) -> str:
    return f" {say('or', lang)} ".join(say(size, lang) for size in sizes)
