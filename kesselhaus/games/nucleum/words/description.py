"""The table told in words, for those who do not see it."""

from collections.abc import Iterator

from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.scoring import counted_for, totals
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Piece, Player, Railway, Table
from kesselhaus.games.nucleum.tasks.turn import LastStar
from kesselhaus.games.nucleum.terms import TRACKS
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.describing import say
from kesselhaus.games.nucleum.words.effects import milestone
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import in_sentence, name
from kesselhaus.games.nucleum.words.players import who
from kesselhaus.games.nucleum.words.questions import question
from kesselhaus.games.nucleum.words.shelf import end_reason, verdict
from kesselhaus.games.nucleum.words.tiles import both


def describe(view: View[Table], lang: str) -> str:
    """Whose turn it is, the standings, every player, the map city by city, the boards; a line each."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[Table], lang: str) -> Iterator[str]:
    table = view.state
    asked = view.fact(question, lang)
    if table.is_over:
        yield end_reason(table.end_reason, lang)
        yield f"{verdict(view.result, lang)}." if view.result else ""
    else:
        if table.round:
            yield say("when", lang, round=table.round)
        if table.round and not table.running(LastStar):
            yield say("turn", lang, who=who(table, table.active, lang))
        yield f"{asked.title} ({asked.note})." if asked.note else f"{asked.title}."
    scores = (f"{who(table, seat, lang)} [vp {vp}]" for seat, vp in enumerate(totals(table)))
    yield say("standings", lang, list=", ".join(scores))
    met = ", ".join(f"{name(end, lang)} {who(table, seat, lang)}" for end, seat in table.ends) or say(
        "none", lang
    )
    yield say("ends", lang, met=len(table.ends), needed=table.box.ends_needed(table.seats), list=met)
    for seat in range(len(table.players)):
        yield view.fact(_of_player, seat, lang)
    yield view.fact(_of_cities, lang)
    yield view.fact(_of_links, lang)
    yield view.fact(_of_boards, lang)


@kept
def _of_player(view: View[Table], seat: int, lang: str) -> str:
    return _player(view.state, view.state.players[seat], lang)


@kept
def _of_cities(view: View[Table], lang: str) -> str:
    return "\n".join(_city(view.state, city, lang) for city in view.state.box.side.cities)


@kept
def _of_links(view: View[Table], lang: str) -> str:
    return "\n".join((say("links", lang), *_links(view.state, lang))) if view.state.rails else ""


@kept
def _of_boards(view: View[Table], lang: str) -> str:
    return "\n".join(_boards(view.state, lang))


# ------------------------------------------------------------------ players


def _player(table: Table, player: Player, lang: str) -> str:
    box = table.box
    told = [_baron(table, player, lang) if table.is_baron(player.seat) else _seated(table, player, lang)]
    for key, tiles in (("pool", player.pool), ("slots", player.slots), ("row", player.row)):
        if tiles:
            told.append(say(key, lang, list="; ".join(both(box, tile, lang) for tile in tiles)))
    if any(player.contracts) or player.fulfilled:
        held = "; ".join(_held(table, player, one, lang) for one in player.contracts if one)
        told.append(say("contracts", lang, list=held or say("none", lang), count=len(player.fulfilled)))
    if player.technologies:
        told.append(say("technologies", lang, list=", ".join(player.technologies)))
    if player.stars:
        values = ", ".join(str(box.star_values[space]) for space in player.stars)
        told.append(say("stars", lang, list=values))
    return " ".join(told)


def _seated(table: Table, player: Player, lang: str) -> str:
    """Experiment, goods and income."""
    income = ", ".join(
        f"{name(f'income_{track}', lang, 'short')} {place}"
        for track, place in zip(TRACKS, player.income, strict=True)
    )
    return say(
        "player",
        lang,
        who=who(table, player.seat, lang),
        experiment=name(player.experiment, lang) if player.experiment else say("no_experiment", lang),
        goods=f"{_goods(player)}, [{player.achievements} achievement]",
        supply=f"[{player.supply} worker]",
        income=income,
    )


def _baron(table: Table, baron: Player, lang: str) -> str:
    """NU-166: he has no income tracks, achievements or technologies; his recharges end the game (NU-183)."""
    return say(
        "baron",
        lang,
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
    return say(
        "contract",
        lang,
        asks=condition(card, lang),
        brings=gains(table.box.contract_reward[contract], lang, "", ", "),
        have=min(progress(table, player, contract), card.count),
        need=card.count,
    )


# ------------------------------------------------------------------ the map


def _city(table: Table, city: str, lang: str) -> str:
    """The plant, what stands in the city, and which sites are free."""
    box, parts = table.box, []
    plant = box.plants.get(city)
    if plant is not None:
        key = "with_nucleum" if city in table.nuclei else "plant" if plant.nucleum else "coal_plant"
        parts.append(say(key, lang))
    free = []
    for site in table.box.side.sites.values():
        if site.city != city:
            continue
        standing = table.sites.get(site.id)
        if standing is not None:
            parts.append(_piece(table, standing, lang))
            continue
        kinds = "/".join(in_sentence(one, lang, "short") for one in site.types or (f"{site.kind}_site",))
        shown = say("uranium", lang, site=kinds) if site.uranium else kinds
        free.append(say("red", lang, site=shown) if site.red else shown)
    if free:
        parts.append(say("free", lang, list=", ".join(free)))
    colour = name(table.box.side.colour[city], lang)
    return say(
        "city",
        lang,
        city=name(city, lang, box=box),
        colour=colour,
        list="; ".join(parts) or say("none", lang),
    )


def _piece(table: Table, standing: Piece, lang: str) -> str:
    if standing.id == RUBBLE:
        return in_sentence("rubble", lang, "short")
    if standing.owner == NEUTRAL:
        told = say("neutral", lang, piece=in_sentence(table.box.type[standing.id], lang, "short"))
    else:
        told = say(
            "owned", lang, piece=name(standing.id, lang, "short"), who=who(table, standing.owner, lang)
        )
        if standing.id.startswith("MIN-"):
            cubes = table.players[standing.owner].uranium[int(standing.id[4:]) - 1]
            told = say("cubes", lang, piece=told, cubes=f"[{cubes} uranium]")
    return say("lit", lang, piece=told) if standing.energized else told


def _links(table: Table, lang: str) -> Iterator[str]:
    for link in table.box.side.links.values():
        rails = [table.rails.get(space) for space in link.spaces]
        if any(rails):
            shown = ", ".join(_rail(table, rail, lang) for rail in rails)
            told = say("done", lang, list=shown) if table.is_completed(link.id) else shown
            yield say("link", lang, link=name(link.id, lang, box=table.box), list=told)


def _rail(table: Table, rail: Railway | None, lang: str) -> str:
    if rail is None:
        return say("empty", lang)
    return say("rail", lang, tile=both(table.box, rail.tile, lang), who=who(table, rail.owner, lang))


# ------------------------------------------------------------------ the side board


def _boards(table: Table, lang: str) -> Iterator[str]:
    box = table.box
    regions = (
        say(
            "region" if wagons else "no_wagon",
            lang,
            region=name(region, lang),
            prices=", ".join(map(str, wagons)),
            price=box.coal_without_wagon,
        )
        for region, wagons in table.wagons.items()
    )
    yield say("coal", lang, list="; ".join(regions))
    tiles = "; ".join(both(box, tile, lang) for tile in table.market if tile) or say("none", lang)
    yield say("market", lang, list=tiles, stacks=", ".join(map(str, table.stacks)))
    offers = "; ".join(_offer(table, one, lang) for one in table.display if one) or say("none", lang)
    yield say("display", lang, list=offers, silver=table.silver_left, gold=table.gold_left)
    purple = "; ".join(_offer(table, one, lang) for one in table.purple if one) or say("none", lang)
    yield say("purple", lang, list=purple)
    if table.milestones:
        yield say("milestones", lang, list="; ".join(_segments(table, lang)))
    yield say("star_spaces", lang, list=", ".join(map(str, table.star_spaces)))


def _offer(table: Table, contract: str, lang: str) -> str:
    asks = condition(table.box.contracts[contract], lang)
    brings = gains(table.box.contract_reward[contract], lang, "", ", ")
    return say("offer", lang, asks=asks, brings=brings)


def _segments(table: Table, lang: str) -> Iterator[str]:
    """Each milestone tile with how much every player has of what it counts."""
    for segment, tile in enumerate(table.milestones, start=1):
        token = say("token", lang) if segment in table.tokens else ""
        told = say(
            "segment", lang, segment=ROMAN[segment], tile=milestone(table.box, tile, lang), token=token
        )
        counts = (
            f"{who(table, player.seat, lang)} {counted_for(table, player, tile)}" for player in table.players
        )
        yield f"{told} ({', '.join(counts)})"
