"""The keys of Energize: plant, fuel, building, each with the running sum of electricity and cost."""

from msgspec.structs import replace

from kesselhaus.engine.questions import Option
from kesselhaus.engine.wording import ARROW, Label
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.coal import price_of
from kesselhaus.games.nucleum.rules.energize import electricity_so_far, offers, thaler_so_far
from kesselhaus.games.nucleum.rules.plants import Survey, survey, turbine_owners
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.energize import Announcing, EnergyPlan, ImportingCoal
from kesselhaus.games.nucleum.words.action_keys import mine
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import city_of, name
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import action_of, who


def energize_key(option: Option, table: Table, player: Player, lang: str) -> Label:
    match option:
        case o.ChoosePlant(plant):
            return _plant(table, player, plant, lang)
        case o.UseTurbine(owner):
            return Label(who(table, owner, lang), say("turbine_fee", lang, n=table.box.turbine_fee))
        case o.EnergizeBuilding(site):
            return _target(table, site, lang)
    doing = table.doing
    assert isinstance(doing, Announcing)
    plan = doing.plan
    match option, doing:
        case o.BurnUranium(number), _:
            return _fuel(f"[{number} uranium]", table, replace(plan, uranium=number), lang)
        case o.ImportCoal(number), ImportingCoal(region=region):
            coal = (*plan.coal, (region, number))
            return _fuel(f"[{number} coal]", table, replace(plan, coal=coal), lang)
        case o.TakeFromMine(row), _:
            held = player.uranium[row - 1] - plan.mines.count(row)
            note = say("held", lang, held=held, capacity=table.box.capacity[row - 1])
            return Label(mine(table, player, row, lang), note)
    raise TypeError(f"{type(option).__name__} is no part of Energize")


def running_sum(table: Table, plan: EnergyPlan) -> tuple[int, int]:
    """NU-131a, NU-133: electricity and thaler of what has been announced."""
    found = offers(table, plan)
    return electricity_so_far(table, found, plan), thaler_so_far(table, found, plan)


def _fuel(label: str, table: Table, plan: EnergyPlan, lang: str) -> Label:
    """What there would be then, what it would cost in all, and for which building it would be enough."""
    found = offers(table, plan)
    electricity, cost = electricity_so_far(table, found, plan), thaler_so_far(table, found, plan)
    then = say("sum_cost", lang, n=electricity, cost=f"[{cost} thaler]") if cost else ""
    notes = [then or say("sum_free", lang, n=electricity)]
    lit = [target for target in found.targets if target[1] <= electricity]
    if lit:
        site, _ = max(lit, key=lambda target: target[1])
        notes.append(say("enough", lang, building=_building(table, site, lang)))
    note = ", ".join(notes)
    return Label(label, note, f"{label}: {note}")


def _plant(table: Table, player: Player, plant: str, lang: str) -> Label:
    """How much uranium it takes, and where coal would come from at which price."""
    found = survey(table, player, action_of(table, player), plant)
    assert found is not None
    parts = [_uranium(table, plant, lang), _coal(found, lang)]
    label, note = name(plant, lang, box=table.box), ", ".join(parts)
    return Label(label, note, f"{label}: {note}")


def _uranium(table: Table, plant: str, lang: str) -> str:
    if plant not in table.nuclei:
        return say("without_nucleum", lang)
    return say("nucleum", lang, n=1 + len(turbine_owners(table, plant)))


def _coal(found: Survey, lang: str) -> str:
    offers = (
        say("coal_from", lang, region=name(region, lang), price=price_of(prices, 1))
        for region, prices in zip(found.regions, found.prices, strict=True)
    )
    return ", ".join(offers) or say("no_coal", lang)


def _target(table: Table, site: str, lang: str) -> Label:
    """The building with its city, what it needs, and what it brings."""
    standing = table.sites[site]
    value = table.box.electricity[standing.id]
    rewards = gains(table.box.building_reward[standing.id], lang)
    label = f"{_building(table, site, lang)}, {city_of(site, lang, table.box)}"
    brings = f"[+{value} achievement] {rewards}"
    needs = say("needs", lang, n=f"[{value} electricity]")
    hint = f"{label}: {needs}, {say('brings', lang, gains=brings)}"
    return Label(label, f"[{value} electricity] {ARROW} {brings}", hint)


def _building(table: Table, site: str, lang: str) -> str:
    return name(table.sites[site].id, lang, "short", table.box)
