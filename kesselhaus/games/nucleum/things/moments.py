"""Why spaces, plants, coal, contracts, technologies, stars, what is owned and deeds cannot be chosen now."""

from collections.abc import Callable

from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.railways import surcharge
from kesselhaus.games.nucleum.tasks.actions import ChoosingSlot
from kesselhaus.games.nucleum.tasks.energize import Announcing, ImportingCoal
from kesselhaus.games.nucleum.tasks.gains import Unlocking
from kesselhaus.games.nucleum.tasks.turn import Acting, RailwayContract
from kesselhaus.games.nucleum.things.addresses import sign_of
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.things.reasons import no_free_slot, too_weak
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.players import action_of
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ the map


def space(look: Look, which: str) -> list[Reason]:
    """NU-42 to NU-45."""
    if which in look.table.rails:
        return [look.why("space_taken", Gap.NEVER)]
    extra = surcharge(look.table, look.player, look.box.side.spaces[which])
    if look.at("NU-50"):
        return [look.why("space_other")]
    lacking = look.lacks(extra, 1)
    return lacking if look.at("NU-42") else [*lacking, look.why("space_when")]


def plant(look: Look, which: str) -> list[Reason]:
    """NU-74, NU-120, NU-135."""
    if look.at("NU-74"):
        if not look.box.plants[which].nucleum:
            return [look.why("plant_coal", Gap.NEVER)]
        return [look.why("plant_has", Gap.NEVER)]
    if look.at("NU-120"):
        return too_weak(look, action_of(look.table, look.player), which)[1]
    return [look.why("plant_when")]


def coal(look: Look, which: str) -> list[Reason]:
    """NU-122: one region after the other, those that are joined with the plant."""
    doing = look.table.doing
    if not isinstance(doing, Announcing):
        return [look.why("coal_when", Gap.MOMENT, sign_of("energize"))]
    if any(region == which for region, _ in doing.plan.coal):
        return [look.why("coal_done")]
    if isinstance(doing, ImportingCoal):
        later = look.box.side.regions.index(which) > look.box.side.regions.index(doing.region)
        if later:
            return [look.why("coal_next", Gap.MOMENT, address("coal", doing.region))]
    city = look.name(doing.plan.plant)
    return [look.why("coal_region", Gap.MEANS, address("plant", doing.plan.plant), city=city)]


# ------------------------------------------------------------------ contracts


def contract(look: Look, which: str) -> list[Reason]:
    """NU-110 from the display, NU-115 from the own slots and the side board."""
    table, player = look.table, look.player
    if which in player.fulfilled:
        return [look.why("contract_done", Gap.NEVER)]
    for other in table.players:
        if which in other.fulfilled:
            return [look.why("contract_over", Gap.NEVER, who=look.who(other.seat))]
        if which in other.contracts and other.seat != player.seat:
            return [look.why("belongs", Gap.NEVER, who=look.who(other.seat))]
    if which in table.display:
        return [*no_free_slot(look), look.why("display_when", Gap.MOMENT, sign_of("contract"))]
    if which in (*player.contracts, *table.purple):
        return _to_fulfil(look, which)
    return [look.why("contract_unseen")]


def _to_fulfil(look: Look, which: str) -> list[Reason]:
    """NU-39, NU-115, NU-119: what is short, then how many were fulfilled, then the moment."""
    shown, table, works = look.box.contracts[which], look.table, look.player.powers
    have = progress(table, look.player, which)
    reasons = []
    if have < shown.count:
        need = condition(shown, look.lang)
        brief = look.tell("contract_brief", have=have, need=shown.count)
        reasons.append(look.why("contract_short", Gap.MEANS, brief=brief, need=need, have=have))
    match table.doing:
        case Acting():
            most = 1 + works.contracts
        case RailwayContract():
            most = works.railway_contracts
        case _:
            return [*reasons, look.why("contract_when")]
    if table.contracts_fulfilled >= most:
        reasons.append(look.why("contracts_done", count=table.contracts_fulfilled, most=most))
    return reasons


def slot(look: Look, which: str) -> list[Reason]:
    place = int(which.partition("-")[0]) - 1
    if look.player.contracts[place]:
        held = address("contract", look.player.contracts[place])
        return [look.why("slot_taken", Gap.MEANS, held)]
    taken = isinstance(look.table.doing, ChoosingSlot)
    return [] if taken else [look.why("slot_when", Gap.MOMENT, sign_of("contract"))]


# ------------------------------------------------------------------ technologies, experiments, stars


def technology(look: Look, which: str) -> list[Reason]:
    """NU-142, NU-143."""
    shown, player = look.box.technologies[which], look.player
    if which in player.technologies:
        return [look.why("tech_owned", Gap.NEVER)]
    if shown.experiment != player.experiment:
        return [look.why("tech_other", Gap.NEVER, experiment=shown.experiment)]
    doing = look.table.doing
    if isinstance(doing, Unlocking):
        level, most = ROMAN[shown.level], ROMAN[doing.level]
        brief = look.tell("tech_level_brief", level=level)
        return [look.why("tech_level", Gap.MEANS, brief=brief, level=level, most=most)]
    return [look.why("tech_when")]


def experiment(look: Look, which: str) -> list[Reason]:
    """NU-22."""
    if which == look.player.experiment:
        return [look.why("experiment_own", Gap.NEVER)]
    for player in look.table.players:
        if player.experiment == which:
            return [look.why("experiment_taken", Gap.NEVER, who=look.who(player.seat))]
    return [look.why("experiment_over", Gap.NEVER)]


def star(look: Look, which: str) -> list[Reason]:
    """NU-71, NU-72, NU-157."""
    box, space, player = look.box, int(which), look.player
    placing = look.at("NU-71", "NU-157")
    reasons = []
    tiers = {box.tiers[taken] for taken in player.stars if taken}
    if not space:
        reasons = [look.why("star_zero", Gap.NEVER)] if look.at("NU-157") else []
    elif box.tiers[space] in tiers:
        reasons.append(look.why("star_tier", Gap.NEVER))
    elif player.achievements < box.star_values[space]:
        have, need = player.achievements, box.star_values[space]
        about = address("store", "achievement", player.seat)
        brief = look.tell("star_brief", have=have, need=need)
        reasons.append(look.why("star_short", Gap.MEANS, about, brief=brief, have=have, need=need))
    return reasons if placing else [*reasons, look.why("star_when", Gap.MOMENT, address("deed", "recharge"))]


def token(look: Look, which: str) -> list[Reason]:
    """NU-74."""
    if int(which) not in look.table.tokens:
        return [look.why("token_gone", Gap.NEVER)]
    return [look.why("token_when", segment=which)]


# ------------------------------------------------------------------ what is owned, deeds


def store(look: Look, which: str) -> list[Reason]:
    if which.startswith("worker"):
        return [look.why("worker_when")]
    return [look.why("uranium_when") if look.player.cubes else look.why("no_uranium", Gap.MEANS)]


def income(look: Look, which: str) -> list[Reason]:
    """NU-32."""
    return [look.why("income_when")]


def reward(look: Look, which: str) -> list[Reason]:
    return [look.why("reward_when")]


def deed(look: Look, which: str) -> list[Reason]:
    return [look.why(f"{which}_when")]


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "space": space,
    "plant": plant,
    "coal": coal,
    "contract": contract,
    "slot": slot,
    "technology": technology,
    "experiment": experiment,
    "star": star,
    "token": token,
    "store": store,
    "income": income,
    "reward": reward,
    "deed": deed,
}
