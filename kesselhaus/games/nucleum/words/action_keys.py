"""The keys of Urbanize, Industrialize, Develop and Contract, and of what is gained and changed."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW, Label
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.develop import develop_cost
from kesselhaus.games.nucleum.rules.industrialize import PIECES, site_cost, worker_cost
from kesselhaus.games.nucleum.rules.urbanize import lowest_cost, urban_cost
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import TakingSecondTile
from kesselhaus.games.nucleum.tasks.gains import Converting
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.effects import turbine_effect
from kesselhaus.games.nucleum.words.gains import gains, times
from kesselhaus.games.nucleum.words.names import city_of, name
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import action_of, thing_to_site
from kesselhaus.games.nucleum.words.tiles import both, modified


def action_key(option: Option, view: View[Table], player: Player, lang: str) -> Label:
    table = view.state
    match option:
        case o.ChooseBuilding(building):
            return _building(table, player, building, lang)
        case o.ChoosePiece(piece):
            return _piece(table, player, piece, lang)
        case o.ChooseSite(site):
            return _site(view, player, table.box.side.sites[site], lang)
        case o.TakeTile(tile):
            return _market_tile(view, player, tile, lang)
        case o.StopTaking():
            cost = develop_cost(table, player, action_of(table, player), _taken(table))
            return Label(say("no_second", lang), say("pay_now", lang, cost=price(cost, lang)))
        case o.TakeContract(contract) | o.Fulfil(contract):
            return _contract(option, table, player, contract, lang)
        case o.ChooseSlot(slot):
            factor = 2 if action_of(table, player).double else 1
            note = gains(times(table.box.slot_reward[slot - 1], factor), lang)
            return Label(say("slot", lang, slot=slot), note)
        case o.StoreUranium(row):
            held, capacity = player.uranium[row - 1] + 1, table.box.capacity[row - 1]
            return Label(mine(table, player, row, lang), say("then_held", lang, held=held, capacity=capacity))
        case o.TakeWorker():
            gained = "worker" if player.supply else "thaler"  # NU-29
            return Label(f"[+1 {gained}]", say("instead", lang))
        case o.ConvertWorker():
            return _change("worker", "thaler", "", lang)
        case o.ConvertUranium(row):
            doing = table.doing
            gained = "thaler" if isinstance(doing, Converting) and doing.thaler else "worker"
            return _change("uranium", gained, mine(table, player, row, lang), lang)
        case o.PerformAction():
            action = action_of(table, player)
            return Label(modified(action, lang), say(f"do_{action.action}", lang))
        case o.ChooseReward(reward):
            return Label(gains(parsed([reward]), lang))
    raise TypeError(f"{type(option).__name__} is no option of Nucleum")


def _change(given: str, gained: str, note: str, lang: str) -> Label:
    """NU-28."""
    hint = say("change_for", lang, given=f"[1 {given}]", gained=f"[1 {gained}]")
    return Label(f"[1 {given}] {ARROW} [1 {gained}]", note, f"{hint}: {note}" if note else hint)


def price(thaler: int, lang: str) -> str:
    return f"[{thaler} thaler]" if thaler else say("free", lang)


def mine(table: Table, player: Player, row: int, lang: str) -> str:
    """A mine of the player by its row and its city."""
    city = city_of(player.mines[row - 1], lang, table.box)
    return say("mine_in", lang, mine=name(f"MIN-{row}", lang, "short"), city=city)


# ------------------------------------------------------------------ building


def _building(table: Table, player: Player, building: str, lang: str) -> Label:
    """What it costs, what it will need, and what it will bring then."""
    shown = table.box.urban[building]
    cost = lowest_cost(table, player, action_of(table, player), building)
    needs = f"[{shown.electricity} electricity]"
    rewards = gains(table.box.building_reward[building], lang)
    note = f"{price(cost, lang)}, {needs} {ARROW} {rewards}"
    spoken = (price(cost, lang), say("needs", lang, n=needs), say("brings", lang, gains=rewards))
    return Label(name(building, lang, "short"), note, f"{name(building, lang)}: {', '.join(spoken)}")


def _piece(table: Table, player: Player, piece: str, lang: str) -> Label:
    """What it costs in workers; what a turbine uncovers or a mine holds; whether it completes a pair."""
    kind, row = PIECES[piece]
    workers = worker_cost(table, action_of(table, player), row)
    parts = [f"[{workers} worker]" if workers else say("free", lang)]
    if kind == "turbine":
        parts.append(turbine_effect(table.box, row, player.experiment, lang))
        other = player.mines
    else:
        parts.append(say("holds", lang, n=table.box.capacity[row - 1]))
        other = player.turbines
    if other[row - 1]:
        parts.append(say("pair", lang, gains=gains(table.box.pair_reward[row - 1], lang)))
    note = ", ".join(filter(None, parts))
    return Label(name(piece, lang, "short"), note, f"{name(piece, lang)}: {note}")


def _site(view: View[Table], player: Player, site: Site, lang: str) -> Label:
    """A free site: what it shows, what it costs in all, what it brings."""
    table, action, thing = view.state, action_of(view.state, player), thing_to_site(view.state)
    parts = [say("red", lang)] if site.red else []
    parts += [f" {say('or', lang)} ".join(name(one, lang, "short") for one in site.types)]
    works = player.powers
    if site.kind == "urban" and thing:
        level = table.box.urban[thing].level
        parts.append(price(urban_cost(table, player, action, level, site.red), lang))
        if works.urbanize_connected and not player.is_new and site.city not in player.cities:
            parts.append(f"[vp {works.urbanize_connected}]")
    elif site.kind != "urban":
        cost = site_cost(table, player, action, site)
        parts.append(f"[−{cost} thaler]" if cost else "")
        uranium = action.uranium + works.industrialize_uranium
        if site.kind == "mine":
            uranium += sum(map(bool, player.mines)) + 1 + site.uranium
        parts.append(f"[+{uranium} uranium]" if uranium else "")
    note = ", ".join(filter(None, parts))
    hint = f"{name(site.id, lang, box=table.box)}: {note}" if note else name(site.id, lang, box=table.box)
    return Label(_place(view, site, lang), note, f"{name(thing, lang)}, {hint}" if thing else hint)


def _place(view: View[Table], site: Site, lang: str) -> str:
    """The city; where several of its sites are on offer, with the number."""
    options = view.question.options if isinstance(view.question, Ask) else ()
    sites = view.state.box.side.sites
    here = [one for one in options if isinstance(one, o.ChooseSite) and sites[one.site].city == site.city]
    return name(site.id if len(here) > 1 else site.city, lang, "short", view.state.box)


# ------------------------------------------------------------------ market and contracts


def _market_tile(view: View[Table], player: Player, tile: str, lang: str) -> Label:
    table = view.state
    rule = view.question.rule if view.question else ""
    if rule == "NU-35":
        note = say("for_nothing", lang)
    else:
        cost = develop_cost(table, player, action_of(table, player), (*_taken(table), tile))
        note = price(cost, lang)
    label = both(table.box, tile, lang)
    return Label(label, note, f"{both(table.box, tile, lang, 'full')}: {note}")


def _taken(table: Table) -> tuple[str, ...]:
    """NU-106: the first of two tiles stays where it lies until both are paid for."""
    return (table.doing.taken,) if isinstance(table.doing, TakingSecondTile) else ()


def _contract(option: Option, table: Table, player: Player, contract: str, lang: str) -> Label:
    """What it asks for and brings; of one that is taken how far it is fulfilled already."""
    card = table.box.contracts[contract]
    asks, brings = condition(card, lang), gains(table.box.contract_reward[contract], lang)
    label = asks[:1].upper() + asks[1:]
    if isinstance(option, o.Fulfil):
        return Label(label, brings, f"{name(card.stack, lang)}, {label}: {brings}")
    have = min(progress(table, player, contract), card.count)
    note = f"{brings}, {say('progress', lang, have=have, need=card.count)}"
    return Label(label, note, f"{name(card.stack, lang)}, {label}: {note}")
