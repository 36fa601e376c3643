"""Options as keys: what they are called and what they bring, on the table as it lies."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.tasks.effects import PayingForPart
from kesselhaus.games.steamopolis.words.effects import (
    atom_words,
    goods_words,
    parts_words,
    side_words,
)
from kesselhaus.games.steamopolis.words.effects import district_words as all_sides
from kesselhaus.games.steamopolis.words.names import in_sentence, name, place
from kesselhaus.games.steamopolis.words.phrasebook import declined, say
from kesselhaus.games.steamopolis.words.stone_keys import STONES, stone_key
from kesselhaus.games.steamopolis.words.tasks import symbol_of
from kesselhaus.games.steamopolis.words.tile_keys import tile_key


def option(option: Option, view: View[s.Table], lang: str) -> Label:
    """Label, consequence, and the whole as it is read out."""
    table = view.state
    player = table.players[view.question.seat if isinstance(view.question, Ask) else table.active]
    return (
        stone_key(option, table, player, lang)
        or tile_key(option, view, player, lang)
        or _city_key(option, table, player, lang)
        or _small_choice(option, table, player, lang)
    )


# ------------------------------------------------------------------ actions, districts, passengers


def _city_key(option: Option, table: s.Table, player: s.Player, lang: str) -> Label | None:
    match option:
        case o.MakeSteam():
            return _action("make_steam", f"[{player.boilers} press]", table, lang)
        case o.SetTarget():
            highest = max(
                (table.box.value[at] for at, piece in enumerate(player.gauge) if piece in STONES), default=0
            )
            return _action("set_target", say("up_to_level", lang, level=highest), table, lang)
        case o.FlyToAll():
            targets = ", ".join(name(district, lang, "short") for district in player.targets)
            return _action("fly", targets, table, lang)
        case o.Skip():
            return Label(say("skip", lang), say("skip_note", lang))
        case o.RunTo(slot):
            return _run(table, player, slot, lang)
        case o.PlaceStone(district):
            return _district(table, player, district, "place_hint", lang)
        case o.Visit(district):
            return _district(table, player, district, "visit_hint", lang)
        case o.UseDistrict(district, side):
            return _use_district(table, player, district, side, "use_hint", lang)
        case o.CopyDistrict(district, side):
            return _use_district(table, player, district, side, "copy_hint", lang)
        case o.ResolveDistrict(district):
            effect = parts_words(table.box.districts[district].sides[0], lang, player.stones)
            return Label(name(district, lang, "short"), effect, f"{name(district, lang)}: {effect}")
        case o.TakeAboard(passenger):
            label = say("aboard", lang, passenger=in_sentence(passenger, lang))
            target, alternative = table.targets_of(passenger)
            level = alternative if table.passengers[passenger] == target else target
            return Label(label, say("bound", lang, level=level))
        case o.Reward(passenger):
            return Label(name(passenger, lang), parts_words(table.box.rewards[passenger], lang))
    return None


def _action(action: str, note: str, table: s.Table, lang: str) -> Label:
    """ST-172, ST-186: in the solo game two of the actions cost a vote point."""
    costs = table.seats == 1 and action != "set_target" and not table.paid_shadow
    note = ", ".join(filter(None, (note, say("solo_cost", lang) if costs else "")))
    return Label(name(action, lang), note, f"{name(action, lang)}: {note}")


def _run(table: s.Table, player: s.Player, slot: int, lang: str) -> Label:
    """ST-59 to ST-62: the machine in the slot, and the parasites that its activation triggers."""
    machine = table.machine(player.seat, slot)
    if machine is None:
        label = say("slot", lang, slot=slot)
        return Label(label, say("empty", lang), f"{label}: {say('empty', lang)}")
    spot = s.spot(player.seat, slot, s.ACTIVATION)
    guests = sum(other.parasites.count(spot) for other in table.players)
    notes = [parts_words(machine.activation, lang), say("triggers", lang, count=guests) if guests else ""]
    note = ", ".join(filter(None, notes))
    label = say("slot_with", lang, slot=slot, machine=name(machine.face, lang, "short"))
    full = say("slot_with", lang, slot=slot, machine=name(machine.face, lang))
    return Label(label, note, f"{full}: {note}" if note else full)


def _district(table: s.Table, player: s.Player, district: str, hint: str, lang: str) -> Label:
    entry = table.box.districts[district]
    effect = all_sides(entry, lang, player.stones)
    told = say(hint, lang, district=name(district, lang), place=place(district, lang))
    return Label(f"{entry.level} · {name(district, lang, 'short')}", effect, f"{told}: {effect}")


def _use_district(table: s.Table, player: s.Player, district: str, side: int, hint: str, lang: str) -> Label:
    """ST-91, ST-93: one side of the district, and whether its static costs the stone an arrow."""
    entry = table.box.districts[district]
    effect = side_words(entry, side, lang, player.stones)
    if entry.static and table.visitor and player.gauge[table.visitor] == s.ARROW:
        effect += f"; {say('loses_arrow', lang)}"
    told = say(hint, lang, district=name(district, lang), place=place(district, lang))
    return Label(f"{entry.level} · {name(district, lang, 'short')}", effect, f"{told}: {effect}")


# ------------------------------------------------------------------ small choices


def _small_choice(option: Option, table: s.Table, player: s.Player, lang: str) -> Label:
    match option:
        case o.Keep(crystals, gears):
            back = goods_words(player.crystal - crystals, player.gear - gears, lang)
            return Label(goods_words(crystals, gears, lang), say("back", lang, goods=back))
        case o.TakeResources(crystals, gears):
            return Label(goods_words(crystals, gears, lang, "+"), _then(player, crystals + gears, lang))
        case o.TakeCrystals(number):
            return Label(f"[+{number} crystal]", _then(player, number, lang))
        case o.TakeGears(number):
            return Label(f"[+{number} gear]", _then(player, number, lang))
        case o.TakeSponsor(kind):
            return Label(say("sponsor_for", lang, kind=kind))
        case o.TakeGala(kind):
            return Label(say("gala_for", lang, kind=kind))
        case o.FlipSponsor(number):
            shown = "gear" if player.sponsors[number] == "crystal" else "crystal"
            which = say(f"sponsor_{number}", lang) if len(player.sponsors) > 1 else ""
            return Label(say("flip", lang, kind=shown), which)
        case o.PutBeside():
            count = sum(where is not None for where in player.parasites) + 1
            return Label(say("beside", lang), say("beside_note", lang, count=count))
        case o.Use():
            return Label(say("use", lang), _used(table, player, lang))
        case o.Decline():
            return Label(declined(table.doing, lang))
        case o.Done():
            return Label(say("done", lang))
    raise TypeError(f"{type(option).__name__} is no option of Steamopolis")


def _then(player: s.Player, more: int, lang: str) -> str:
    return say("then", lang, held=player.crystal + player.gear + more, spaces=player.storage)


def _used(table: s.Table, player: s.Player, lang: str) -> str:
    """What is used: a part that costs something, or a single symbol."""
    task = table.doing
    if isinstance(task, PayingForPart):
        return parts_words(task.parts[:1], lang, player.stones)
    atom = symbol_of(task)
    return atom_words(atom, lang) if atom else ""
