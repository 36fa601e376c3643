"""The table told in words, for those who do not see it."""

from collections.abc import Iterator

from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.scoring import counted_for, totals
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Piece, Player, Railway, Table
from kesselhaus.games.nucleum.tasks.turn import LastStar
from kesselhaus.games.nucleum.terms import TRACKS
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.describing import PHRASES
from kesselhaus.games.nucleum.words.effects import milestone
from kesselhaus.games.nucleum.words.gains import ROMAN, gains
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.players import who
from kesselhaus.games.nucleum.words.questions import question
from kesselhaus.games.nucleum.words.shelf import end_reason, verdict
from kesselhaus.games.nucleum.words.tiles import both


def describe(view: View[Table], lang: str) -> str:
    """Whose turn it is, the standings, every player, the map city by city, the boards; a line each."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[Table], lang: str) -> Iterator[str]:
    table, say = view.state, PHRASES[lang]
    asked = question(view, lang)
    if not table.agenda:
        yield end_reason(table.end_reason, lang)
        yield f"{verdict(view.result, lang)}." if view.result else ""
    else:
        if table.round:
            yield say["when"].format(round=table.round)
        if table.round and not isinstance(table.doing, LastStar):
            yield say["turn"].format(who=who(table, table.active, lang))
        yield f"{asked.title} ({asked.note})." if asked.note else f"{asked.title}."
    scores = (f"{who(table, seat, lang)} [vp {vp}]" for seat, vp in enumerate(totals(table)))
    yield say["standings"].format(list=", ".join(scores))
    met = ", ".join(f"{name(end, lang)} {who(table, seat, lang)}" for end, seat in table.ends) or say["none"]
    yield say["ends"].format(met=len(table.ends), needed=table.box.ends_needed(table.seats), list=met)
    for player in table.players:
        yield _player(table, player, lang)
    for city in table.box.side.cities:
        yield _city(table, city, lang)
    if table.rails:
        yield say["links"]
        yield from _links(table, lang)
    yield from _boards(table, lang)


# ------------------------------------------------------------------ players


def _player(table: Table, player: Player, lang: str) -> str:
    say, box = PHRASES[lang], table.box
    told = [_baron(table, player, lang) if table.is_baron(player.seat) else _seated(table, player, lang)]
    for key, tiles in (("pool", player.pool), ("slots", player.slots), ("row", player.row)):
        if tiles:
            told.append(say[key].format(list="; ".join(both(box, tile, lang) for tile in tiles)))
    if any(player.contracts) or player.fulfilled:
        held = "; ".join(_held(table, player, one, lang) for one in player.contracts if one)
        told.append(say["contracts"].format(list=held or say["none"], count=len(player.fulfilled)))
    if player.technologies:
        told.append(say["technologies"].format(list=", ".join(player.technologies)))
    if player.stars:
        values = ", ".join(str(box.star_values[space]) for space in player.stars)
        told.append(say["stars"].format(list=values))
    return " ".join(told)


def _seated(table: Table, player: Player, lang: str) -> str:
    """Experiment, goods and income."""
    say = PHRASES[lang]
    income = ", ".join(
        f"{name(f'income_{track}', lang, 'short')} {place}"
        for track, place in zip(TRACKS, player.income, strict=True)
    )
    return say["player"].format(
        who=who(table, player.seat, lang),
        experiment=name(player.experiment, lang) if player.experiment else say["no_experiment"],
        goods=f"{_goods(player)}, [{player.achievements} achievement]",
        supply=f"[{player.supply} worker]",
        income=income,
    )


def _baron(table: Table, baron: Player, lang: str) -> str:
    """NU-166: he has no income tracks, achievements or technologies; his recharges end the game (NU-183)."""
    return PHRASES[lang]["baron"].format(
        who=who(table, baron.seat, lang),
        goods=_goods(baron),
        supply=f"[{baron.supply} worker]",
        count=baron.recharges,
        all=table.box.baron.recharges,
    )


def _goods(player: Player) -> str:
    return f"[{player.thaler} thaler], [{player.workers} worker], [{player.cubes} uranium]"


def _held(table: Table, player: Player, contract: str, lang: str) -> str:
    card = table.box.contracts[contract]
    return PHRASES[lang]["contract"].format(
        asks=condition(card, lang),
        brings=gains(table.box.contract_reward[contract], lang, "", ", "),
        have=min(progress(table, player, contract), card.count),
        need=card.count,
    )


# ------------------------------------------------------------------ the map


def _city(table: Table, city: str, lang: str) -> str:
    """The plant, what stands in the city, and which sites are free."""
    say, box, parts = PHRASES[lang], table.box, []
    plant = box.plants.get(city)
    if plant is not None:
        key = "with_nucleum" if city in table.nuclei else "plant" if plant.nucleum else "coal_plant"
        parts.append(say[key])
    free = []
    for site in table.box.side.sites.values():
        if site.city != city:
            continue
        standing = table.sites.get(site.id)
        if standing is not None:
            parts.append(_piece(table, standing, lang))
            continue
        kinds = "/".join(_small(one, lang) for one in site.types or (f"{site.kind}_site",))
        shown = say["uranium"].format(site=kinds) if site.uranium else kinds
        free.append(say["red"].format(site=shown) if site.red else shown)
    if free:
        parts.append(say["free"].format(list=", ".join(free)))
    colour = name(table.box.side.colour[city], lang)
    return say["city"].format(
        city=name(city, lang, box=box), colour=colour, list="; ".join(parts) or say["none"]
    )


def _small(id: str, lang: str) -> str:
    """The short name as in the middle of a sentence."""
    short = name(id, lang, "short")
    return short if lang == "de" else short.lower()


def _piece(table: Table, standing: Piece, lang: str) -> str:
    say = PHRASES[lang]
    if standing.id == RUBBLE:
        return _small("rubble", lang)
    if standing.owner == NEUTRAL:
        told = say["neutral"].format(piece=_small(table.box.type[standing.id], lang))
    else:
        told = say["owned"].format(
            piece=name(standing.id, lang, "short"), who=who(table, standing.owner, lang)
        )
        if standing.id.startswith("MIN-"):
            cubes = table.players[standing.owner].uranium[int(standing.id[4:]) - 1]
            told = say["cubes"].format(piece=told, cubes=f"[{cubes} uranium]")
    return say["lit"].format(piece=told) if standing.energized else told


def _links(table: Table, lang: str) -> Iterator[str]:
    say = PHRASES[lang]
    for link in table.box.side.links.values():
        rails = [table.rails.get(space) for space in link.spaces]
        if any(rails):
            shown = ", ".join(_rail(table, rail, lang) for rail in rails)
            told = say["done"].format(list=shown) if table.is_completed(link.id) else shown
            yield say["link"].format(link=name(link.id, lang, box=table.box), list=told)


def _rail(table: Table, rail: Railway | None, lang: str) -> str:
    say = PHRASES[lang]
    if rail is None:
        return say["empty"]
    return say["rail"].format(tile=both(table.box, rail.tile, lang), who=who(table, rail.owner, lang))


# ------------------------------------------------------------------ the side board


def _boards(table: Table, lang: str) -> Iterator[str]:
    say, box = PHRASES[lang], table.box
    regions = (
        say["region" if wagons else "no_wagon"].format(
            region=name(region, lang), prices=", ".join(map(str, wagons)), price=box.coal_without_wagon
        )
        for region, wagons in table.wagons.items()
    )
    yield say["coal"].format(list="; ".join(regions))
    tiles = "; ".join(both(box, tile, lang) for tile in table.market if tile) or say["none"]
    yield say["market"].format(list=tiles, stacks=", ".join(map(str, table.stacks)))
    offers = "; ".join(_offer(table, one, lang) for one in table.display if one) or say["none"]
    yield say["display"].format(list=offers, silver=table.silver_left, gold=table.gold_left)
    purple = "; ".join(_offer(table, one, lang) for one in table.purple if one) or say["none"]
    yield say["purple"].format(list=purple)
    if table.milestones:
        yield say["milestones"].format(list="; ".join(_segments(table, lang)))
    yield say["star_spaces"].format(list=", ".join(map(str, table.star_spaces)))


def _offer(table: Table, contract: str, lang: str) -> str:
    asks = condition(table.box.contracts[contract], lang)
    brings = gains(table.box.contract_reward[contract], lang, "", ", ")
    return PHRASES[lang]["offer"].format(asks=asks, brings=brings)


def _segments(table: Table, lang: str) -> Iterator[str]:
    """Each milestone tile with how much every player has of what it counts."""
    say = PHRASES[lang]
    for segment, tile in enumerate(table.milestones, start=1):
        token = say["token"] if segment in table.tokens else ""
        told = say["segment"].format(
            segment=ROMAN[segment], tile=milestone(table.box, tile, lang), token=token
        )
        counts = (
            f"{who(table, player.seat, lang)} {counted_for(table, player, tile)}" for player in table.players
        )
        yield f"{told} ({', '.join(counts)})"
