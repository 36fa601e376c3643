"""What the cards of Nucleum say of tiles, their halves and actions, of the market, contracts and deeds."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.develop import second_tile_extra
from kesselhaus.games.nucleum.rules.recharge import income_of
from kesselhaus.games.nucleum.table.sight import told_tile
from kesselhaus.games.nucleum.table.signs import condition as condition_signs
from kesselhaus.games.nucleum.table.signs import quantity
from kesselhaus.games.nucleum.table.tiles import lying, modifier, sign
from kesselhaus.games.nucleum.terms import JOKER, MAIN_ACTIONS
from kesselhaus.games.nucleum.things.addresses import DEEDS, rewards_to_choose
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.effects import technology_effect, turbine_effect
from kesselhaus.games.nucleum.words.gains import gains, times
from kesselhaus.games.nucleum.words.names import space_name
from kesselhaus.games.nucleum.words.players import action_of
from kesselhaus.games.nucleum.words.tiles import both
from kesselhaus.games.nucleum.words.tiles import half as half_told
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

ACTION_RULES = {
    "urbanize": "NU-87",
    "industrialize": "NU-95",
    "develop": "NU-104",
    "contract": "NU-110",
    "energize": "NU-120",
    "any": "NU-41",
    "directive": "NU-38",
}
DEED_RULES = {
    "recharge": "NU-67",
    "stop": "NU-37",
    "stop_taking": "NU-105",
    "perform": "NU-144",
    "decline": "NU-35",
}
REWARD_RULES = {"worker": "NU-29", "thaler": "NU-28", "uranium": "NU-30", "tile": "NU-35", "vp": "NU-34"}

# ------------------------------------------------------------------ tiles


def tile(look: Look, which: str) -> Thing | None:
    box, table = look.box, look.table
    if which not in box.tiles:
        return None
    shown = box.tiles[which]
    told = [_does(look, which, number) for _, number in box.halves_of[which]]
    if which in box.directives or not box.can_be_railway[which]:
        told.append(look.say("tile_no_railway"))
    else:
        told.append(look.say("tile_edges", edges=_edges(look, which)))
    price = {}
    if which in table.market:
        price = {"thaler": box.market_costs[table.market.index(which)]}
    return Thing(
        both(box, which, look.lang),
        look.say("tile_kind", where=_where(look, which)),
        " ".join(told),
        "NU-38" if which in box.directives else "NU-37",
        lying(shown, told_tile(which, look.lang, box), box.directive_saving),
        needs=look.costs(price),
    )


def _edges(look: Look, which: str) -> str:
    colours = [shown.colour or "" for shown in look.box.tiles[which].halves]
    return " / ".join(look.in_sentence(colour) for colour in colours)


def _where(look: Look, which: str) -> str:
    """In whose pool or slots, on the map, in the market, or not to be seen."""
    table = look.table
    for player in table.players:
        if which in player.pool:
            return look.whose("in_pool", player.seat)
        if which in player.slots:
            return look.whose("in_slot", player.seat, slot=player.slots.index(which) + 1)
        if which in player.row:
            return look.say("in_row", who=look.who(player.seat))
    if which in table.market:
        return look.name("market")
    for space, rail in table.rails.items():
        if rail.tile == which:
            return space_name(look.box.side, space, look.box, look.lang)
    return look.say("tile_unseen")


def _does(look: Look, which: str, number: int) -> str:
    """What a half gives, in a sentence."""
    shown, box = look.box.half[which, number], look.box
    if shown.action in MAIN_ACTIONS or shown.action in ("any", "directive"):
        does = look.say(f"{shown.action}_short", saving=box.directive_saving)
        return f"{half_told(box, which, number, look.lang)}: {does}"
    return look.say("subsidy_short", gains=half_told(box, which, number, look.lang))


def half(look: Look, which: str) -> Thing | None:
    tile, _, number = which.rpartition("-")
    key = next((key for key in look.box.halves_of.get(tile, ()) if str(key[1]) == number), None)
    if key is None:
        return None
    shown = look.box.half[key]
    edge = look.in_sentence(shown.colour) if shown.colour else look.in_sentence("none")
    told = [_does(look, *key)]
    if modifier(shown)[0] and shown.action in MAIN_ACTIONS:
        told.append(look.say("half_sign"))
    if shown.colour:
        told.append(look.say("half_joker") if shown.colour == JOKER else look.say("half_edge", edge=edge))
    return Thing(
        half_told(look.box, *key, look.lang, "full"),
        look.say("half_kind", where=_where(look, tile)),
        " ".join(told),
        ACTION_RULES.get(shown.action, "NU-141"),
        icon(sign(shown), SIGN),
    )


def action(look: Look, which: str) -> Thing | None:
    """A main action, as its sign."""
    if which not in (*MAIN_ACTIONS, "any"):
        return None
    title = look.name({"contract": "contract_action", "any": "any_main"}.get(which, which))
    key = "take_contract" if which == "contract" else which
    does = look.say(f"{key}_does", saving=look.box.directive_saving)
    return Thing(title, look.say("action_kind"), does, ACTION_RULES[which], icon(f"a-{which}", SIGN))


def stack(look: Look, which: str) -> Thing | None:
    table = look.table
    stacks = {str(number): left for number, left in enumerate(table.stacks, start=1)}
    if which not in stacks:
        return None
    active = next((str(number) for number, left in enumerate(table.stacks, start=1) if left), "")
    does = look.say("stack_active" if which == active else "stack_later", all=sum(table.stacks))
    left = stacks[which]
    return Thing(
        look.say("stack", number=which), look.say("left", count=left), does, "NU-107", icon("i-tile", SIGN)
    )


def second(look: Look, which: str) -> Thing | None:
    if which:
        return None
    needs = look.costs({"thaler": second_tile_extra(look.table, look.player)})
    return Thing(
        look.say("second"),
        look.name("develop"),
        look.say("second_does"),
        "NU-105",
        icon("i-tile", SIGN),
        needs=needs,
    )


# ------------------------------------------------------------------ contracts


def contract(look: Look, which: str) -> Thing | None:
    box = look.box
    if which not in box.contracts:
        return None
    shown = box.contracts[which]
    asks = condition(shown, look.lang)
    told = [look.say("contract_does", gains=gains(box.contract_reward[which], look.lang))]
    have = progress(look.table, look.player, which)
    if not look.is_spectator and which not in look.player.fulfilled:
        told.append(look.say("contract_so_far", have=have, need=shown.count))
    if shown.condition.startswith("show_"):
        told.append(look.say("contract_shown"))
    purple = shown.stack.startswith("purple")
    return Thing(
        f"{asks[:1].upper()}{asks[1:]}",
        f"{look.name(shown.stack)} · {_holder(look, which)}",
        " ".join(told),
        "NU-118" if purple else "NU-117" if shown.condition.startswith("show_") else "NU-115",
        condition_signs(shown, 24),
    )


def _holder(look: Look, which: str) -> str:
    for player in look.table.players:
        if which in player.contracts:
            return look.say("held_by", who=look.who(player.seat))
        if which in player.fulfilled:
            return look.whose("fulfilled_by", player.seat)
    if which in (*look.table.display, *look.table.purple):
        return look.name("display") if which in look.table.display else look.say("open_to_all")
    return look.say("contract_unseen")


def deck(look: Look, which: str) -> Thing | None:
    left = {"silver": look.table.silver_left, "gold": look.table.gold_left}
    if which not in left:
        return None
    does = look.say("deck_does", all=sum(left.values()))
    return Thing(
        look.name(which), look.say("left", count=left[which]), does, "NU-113", icon("i-contract", SIGN)
    )


def slot(look: Look, which: str) -> Thing | None:
    number, player = look.owner(which)
    slots = {str(place): place for place in range(1, len(look.box.slot_reward) + 1)}
    if player is None or number not in slots:
        return None
    place = slots[number]
    held = player.contracts[place - 1]
    reward = look.box.slot_reward[place - 1]
    double = action_of(look.table, player).double
    told = [look.say("slot_does", gains=gains(times(reward, 2 if double else 1), look.lang))]
    told += [look.say("slot_taken", contract=condition(look.box.contracts[held], look.lang))] if held else []
    kind = look.say("of", who=look.who(player.seat))
    return Thing(look.say("slot", number=number), kind, " ".join(told), "NU-111", icon("i-contract", SIGN))


# ------------------------------------------------------------------ technologies and experiments


def technology(look: Look, which: str) -> Thing | None:
    box = look.box
    if which not in box.technologies:
        return None
    shown = box.technologies[which]
    effect = technology_effect(box, which, look.lang)
    owner = next((player for player in look.table.players if which in player.technologies), None)
    where = look.say("tech_of", who=look.who(owner.seat)) if owner else look.say("tech_locked")
    effect = f"{effect[:1].upper()}{effect[1:]}."
    told = f"{effect} {look.say(f'tech_{shown.kind}')}"
    kind = look.say(
        "tech_kind", level=f"{'I' * shown.level}", works=look.in_sentence(shown.kind), where=where
    )
    rules = {"instant": "NU-144", "ongoing": "NU-145", "final": "NU-146"}
    return Thing(look.name(which), kind, told, rules[shown.kind], icon("i-tech", SIGN))


def experiment(look: Look, which: str) -> Thing | None:
    box = look.box
    if which not in box.experiments:
        return None
    owner = next((player for player in look.table.players if player.experiment == which), None)
    effect = turbine_effect(box, 2, which, look.lang)
    does = look.say("experiment_does", effect=effect, count=len(box.technologies_of[which]))
    kind = look.whose("experiment_of", owner.seat) if owner else look.name("experiment")
    tiles = quantity(
        *(lying(box.tiles[tile], "", box.directive_saving) for tile in box.start_tiles[which][:2])
    )
    return Thing(look.name(which), kind, does, "NU-23", tiles)


# ------------------------------------------------------------------ deeds and rewards


def deed(look: Look, which: str) -> Thing | None:
    if which not in DEEDS:
        return None
    brings = ""
    if which == "recharge" and not look.is_spectator:
        kinds = zip(("thaler", "worker", "vp"), income_of(look.table, look.player), strict=True)
        brings = gains((((kind, amount),) for kind, amount in kinds if amount), look.lang)
    does = look.say(f"{which}_does")
    return Thing(look.say(which), look.say("deed_kind"), does, DEED_RULES[which], brings=brings)


def reward(look: Look, which: str) -> Thing | None:
    if which not in rewards_to_choose(look.box):
        return None
    does = look.say("reward_does", noun=f"[{which}]")
    return Thing(
        look.name(which),
        look.say("reward_kind"),
        does,
        REWARD_RULES.get(which, "NU-35a"),
        icon(f"i-{which}", SIGN),
    )


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "tile": tile,
    "half": half,
    "a": action,
    "stack": stack,
    "second": second,
    "contract": contract,
    "deck": deck,
    "slot": slot,
    "technology": technology,
    "experiment": experiment,
    "deed": deed,
    "reward": reward,
}
