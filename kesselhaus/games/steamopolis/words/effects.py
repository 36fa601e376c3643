"""Effects in words: what a symbol, a partial effect, a machine or a district does (2.2 of the spec)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.steamopolis.box import ALL, Atom, District, Machine, Part
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, str] = {
    "gear": "[+{n} gear]",
    "crystal": "[+{n} crystal]",
    "res": "[+{n} res]",
    "res_any": "any number of resources",
    "sp": "[vp {n}]",
    "press": "[+{n} press]",
    "press_one": "up to [{n} press] for one stone",
    "stone": "[+1 stone]",
    "cap": "[+1 cap]",
    "sponsor": "[+1 sponsor]",
    "gala": "[+1 gala]",
    "base": "base marker +1",
    "flip_sponsor": "turn the [sponsor]",
    "arrow": "[+{n} stonearr]",
    "set8": "the stone to value 8",
    "copy_district": "another district",
    "buy_any": "buy any open tile",
    "par_place": "place [{n} beetle]",
    "par_place_all": "place any number of parasites",
    "par_act": "use [{n} beetle]",
    "par_act_all": "use any number of parasites",
    "par_place_act": "place and use [1 beetle]",
    "shake_all": "shake off parasites",
    "run_machines": "all machines run",
    "peek": "look at a tile",
    "per_stone": "[1 crystal] per stone",
    "invite": "an invitation",
    "for": "{gain} for {cost}",
    "or": "or",
    "at_the_end": "at the end of the turn: {effect}",
    "static": "static",
    "no_effect": "no effect",
    "make_steam": "Make Steam: {effect}",
    "retrieve": "stone from level {levels}: {effect}",
    "buy_tile": "bought a tile: {effect}",
    "passenger": "passenger: {effect}",
    "bought_banner": "end of a turn with a banner: {effect}",
    "boilers": "[{n} boiler]",
    "storage": "room for [{n} res]",
}

GERMAN: Mapping[str, str] = {
    "gear": "[+{n} gear]",
    "crystal": "[+{n} crystal]",
    "res": "[+{n} res]",
    "res_any": "beliebig viele Ressourcen",
    "sp": "[vp {n}]",
    "press": "[+{n} press]",
    "press_one": "bis zu [{n} press] für einen Stein",
    "stone": "[+1 stone]",
    "cap": "[+1 cap]",
    "sponsor": "[+1 sponsor]",
    "gala": "[+1 gala]",
    "base": "Basisdruckmarker +1",
    "flip_sponsor": "[sponsor] umdrehen",
    "arrow": "[+{n} stonearr]",
    "set8": "der Stein auf Druckwert 8",
    "copy_district": "ein anderer Stadtteil",
    "buy_any": "ein offenes Plättchen kaufen",
    "par_place": "[{n} beetle] setzen",
    "par_place_all": "beliebig viele Schmarotzer setzen",
    "par_act": "[{n} beetle] nutzen",
    "par_act_all": "beliebig viele Schmarotzer nutzen",
    "par_place_act": "[1 beetle] setzen und nutzen",
    "shake_all": "Schmarotzer abschütteln",
    "run_machines": "alle Maschinen laufen",
    "peek": "ein Plättchen ansehen",
    "per_stone": "[1 crystal] je Druckstein",
    "invite": "eine Einladung",
    "for": "{gain} für {cost}",
    "or": "oder",
    "at_the_end": "am Ende des Zuges: {effect}",
    "static": "statisch",
    "no_effect": "kein Effekt",
    "make_steam": "Dampf machen: {effect}",
    "retrieve": "Stein von Ebene {levels}: {effect}",
    "buy_tile": "Plättchen gekauft: {effect}",
    "passenger": "Passagier: {effect}",
    "bought_banner": "Ende eines Zuges mit Banner: {effect}",
    "boilers": "[{n} boiler]",
    "storage": "Platz für [{n} res]",
}

say = Phrases("steamopolis.effects", en=ENGLISH, de=GERMAN)


def atom_words(atom: Atom, lang: str) -> str:
    """One symbol."""
    key = f"{atom.name}_all" if atom.n == ALL else atom.name
    return say(key, lang, n=atom.n)


def cost_words(part: Part, lang: str, stones: int = 0) -> str:
    """What has to be paid for a part; `stones` is how many the payer owns, where that is known."""
    costs = [f"[{count} {kind}]" for kind, count in (("crystal", part.crystal), ("gear", part.gear)) if count]
    if part.per_stone:
        costs.append(f"[{stones} crystal]" if stones else say("per_stone", lang))
    if part.lose_stone:
        costs.append("[1 stone]")
    if part.invite:
        costs.append(say("invite", lang))
    return listed(costs, lang) if costs else ""


def part_words(part: Part, lang: str, stones: int = 0) -> str:
    """A partial effect with its cost: `[vp 2] for [2 gear]`."""
    gain, cost = " ".join(atom_words(atom, lang) for atom in part.atoms), cost_words(part, lang, stones)
    return say("for", lang, gain=gain, cost=cost) if cost else gain


def parts_words(parts: Iterable[Part], lang: str, stones: int = 0) -> str:
    """Partial effects from top to bottom; one that is printed twice is told once, with its number."""
    counts = Counter(part_words(part, lang, stones) for part in parts)
    return ", ".join(text if count == 1 else f"{count} × {text}" for text, count in counts.items())


def side_words(district: District, side: int, lang: str, stones: int = 0) -> str:
    """One side of a district's dividing line."""
    text = parts_words(district.sides[side], lang, stones)
    return say("at_the_end", lang, effect=text) if district.end else text


def district_words(district: District, lang: str, stones: int = 0) -> str:
    """All that a district does."""
    sides = (side_words(district, side, lang, stones) for side in range(len(district.sides)))
    return f" {say('or', lang)} ".join(sides)


def passive_words(machine: Machine, lang: str) -> str:
    """A passive effect with its trigger, or nothing."""
    passive = machine.passive
    if passive is None:
        return ""
    levels = ", ".join(str(level) for level in sorted(passive.levels))
    return say(passive.trigger, lang, effect=parts_words(passive.parts, lang), levels=levels)


def machine_words(machine: Machine, lang: str) -> str:
    """All that a machine does: its connected boilers, its passive effect, plain boilers and storage."""
    plain = machine.boiler_count - machine.connected
    features = [parts_words(machine.activation, lang), passive_words(machine, lang)]
    if plain:
        features.append(say("boilers", lang, n=plain))
    if machine.storage:
        features.append(say("storage", lang, n=machine.storage))
    return "; ".join(filter(None, features)) or say("no_effect", lang)


def named_machine(face: str, lang: str, machines: Mapping[str, Machine]) -> str:
    """A machine by name with what it does."""
    return f"{name(face, lang)} ({machine_words(machines[face], lang)})"


def goods_words(crystals: int, gears: int, lang: str, sign: str = "") -> str:
    """Resources in a sentence: `[2 crystal] and [1 gear]`."""
    goods = (("crystal", crystals), ("gear", gears))
    return listed((amounts([pair], sign) for pair in goods if pair[1]), lang)
