"""What the cards of Nucleum say of player boards: pieces, rows, income, what somebody has, players, score."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.rules.holdings import LAST_SPACE
from kesselhaus.games.nucleum.rules.industrialize import PIECES, worker_cost
from kesselhaus.games.nucleum.rules.recharge import income_of
from kesselhaus.games.nucleum.rules.urbanize import lowest_cost
from kesselhaus.games.nucleum.scoring import parts_of
from kesselhaus.games.nucleum.state import Player
from kesselhaus.games.nucleum.terms import TRACKS
from kesselhaus.games.nucleum.things.addresses import STORES
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.words.effects import turbine_effect
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import in_sentence
from kesselhaus.games.nucleum.words.players import action_of
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Need, Thing

STORE_RULES = {"thaler": "NU-28", "worker": "NU-29", "uranium": "NU-30", "achievement": "NU-71"}

# ------------------------------------------------------------------ pieces


def piece(look: Look, which: str) -> Thing | None:
    """A building, a turbine or a mine of a player board."""
    id, player = look.owner(which)
    if player is None or id not in (*look.box.urban, *PIECES):
        return None
    return _building(look, player, id) if id in look.box.urban else _machine(look, player, id)


def _building(look: Look, player: Player, id: str) -> Thing:
    box, shown = look.box, look.box.urban[id]
    told = [look.say("piece_lit", n=shown.electricity, gains=gains(box.building_reward[id], look.lang))]
    points = look.say("piece_vp", vp=f"[vp {shown.vp}]")
    if shown.vp_each:
        points = look.say("piece_vp_each", vp=f"[vp {shown.vp_each}]", type=look.in_sentence(shown.type))
    told.append(points)
    if shown.level == 4:
        told.append(look.say("piece_government"))
    site = player.buildings.get(id)
    needs: tuple[Need, ...] = ()
    if site is None:
        needs = look.costs({"thaler": lowest_cost(look.table, player, action_of(look.table, player), id)})
    return Thing(
        look.name(id),
        _whereabouts(look, player, site or ""),
        " ".join(told),
        "NU-88" if site is None else "NU-138",
        icon(f"b-{shown.type}", SIGN),
        f"[vp {shown.vp}]" if shown.vp else "",
        needs,
    )


def _machine(look: Look, player: Player, id: str) -> Thing:
    kind, row = PIECES[id]
    site = (player.turbines if kind == "turbine" else player.mines)[row - 1]
    if kind == "turbine":
        effect = turbine_effect(look.box, row, player.experiment, look.lang)
        told = [look.say("turbine_effect", effect=effect) if effect else look.say("turbine_plain")]
        told.append(look.say("turbine_does", fee=look.box.turbine_fee))
    else:
        told = [look.say("mine_holds", room=look.box.capacity[row - 1])]
    needs: tuple[Need, ...] = ()
    if not site:
        needs = look.costs({"worker": worker_cost(look.table, action_of(look.table, player), row)})
    rule = "NU-98" if kind == "turbine" else "NU-99"
    where = _whereabouts(look, player, site)
    return Thing(look.name(id), where, " ".join(told), rule, icon(f"b-{kind}", SIGN), needs=needs)


def _whereabouts(look: Look, player: Player, site: str) -> str:
    if not site:
        return look.whose("on_board", player.seat)
    return look.say("stands_of", who=look.who(player.seat), city=look.name(look.box.side.city_of[site]))


# ------------------------------------------------------------------ rows


def row(look: Look, which: str) -> Thing | None:
    rows = {str(number): number for number in look.box.rows}
    if which not in rows:
        return None
    number = rows[which]
    shown = look.box.rows[number]
    does = look.say("row_does", thaler=shown.urban_cost, workers=shown.worker_cost)
    return Thing(look.say("row", level=ROMAN[number]), look.say("row_kind"), does, "NU-96")


def _of_row(look: Look, which: str) -> tuple[int, Player | None]:
    number, player = look.owner(which)
    rows = {str(each): each for each in look.box.rows}
    return (rows[number], player) if number in rows else (0, None)


def effect(look: Look, which: str) -> Thing | None:
    number, player = _of_row(look, which)
    if player is None:
        return None
    told = turbine_effect(look.box, number, player.experiment, look.lang)
    on = bool(player.turbines[number - 1])
    does = f"{told[:1].upper()}{told[1:]}." if told else look.say("effect_none")
    kind = look.say("effect_on" if on else "effect_off", turbine=look.name(turbine_id(number)))
    return Thing(look.name("turbine_effect"), kind, does, "NU-98", icon("b-turbine", SIGN))


def pair(look: Look, which: str) -> Thing | None:
    number, player = _of_row(look, which)
    if player is None:
        return None
    lang = look.lang
    names = {"turbine": in_sentence(turbine_id(number), lang), "mine": in_sentence(mine_id(number), lang)}
    does = look.say("pair_does", gains=gains(look.box.pair_reward[number - 1], lang), **names)
    kind = look.say("pair_got" if number in player.pairs else "pair_open")
    return Thing(look.name("turbine_mine_pair"), kind, does, "NU-102", icon("b-mine", SIGN))


# ------------------------------------------------------------------ what somebody has


def store(look: Look, which: str) -> Thing | None:
    kind, player = look.owner(which)
    if player is None or kind not in STORES:
        return None
    have = {
        "thaler": player.thaler,
        "worker": player.workers,
        "uranium": player.cubes,
        "achievement": player.achievements,
    }[kind]
    room = sum(capacity for site, capacity in zip(player.mines, look.box.capacity, strict=True) if site)
    does = look.say(f"store_{kind}", supply=player.supply, room=room)
    whose = look.say("of", who=look.who(player.seat))
    return Thing(look.name(kind), whose, does, STORE_RULES[kind], icon(f"i-{kind}", SIGN), f"{have}")


def income(look: Look, which: str) -> Thing | None:
    track, player = look.owner(which)
    if player is None or track not in TRACKS:
        return None
    place = TRACKS.index(track)
    marker = player.income[place]
    told = [look.say("income_does", space=marker, last=LAST_SPACE)]
    now = income_of(look.table, player)[place]
    told.append(
        look.say("income_now", gains=gains((((track, now),),), look.lang)) if now else look.say("income_none")
    )
    bonus = look.box.tracks[place].bonus
    told.append(look.say("income_end", low=bonus[0], middle=bonus[1], high=bonus[2]))
    whose = look.say("of", who=look.who(player.seat))
    sign = icon(f"i-income_{track}", SIGN)
    return Thing(look.name(f"income_{track}"), whose, " ".join(told), "NU-67", sign, f"{marker}")


def _counted(
    key: str, rule: str, sign: str, count: Callable[[Look, Player], int]
) -> Callable[[Look, str], Thing | None]:
    """A figure of a player board: how much of it there is, and what that is good for."""

    def made(look: Look, which: str) -> Thing | None:
        player = look.player_of(which)
        if player is None:
            return None
        figure = count(look, player)
        does = look.say(f"{key}_does", count=figure, slots=look.box.slots)
        whose = look.say("of", who=look.who(player.seat))
        return Thing(look.say(key), whose, does, rule, icon(sign, SIGN), f"{figure}")

    return made


def built(look: Look, which: str) -> Thing | None:
    player = look.player_of(which)
    if player is None:
        return None
    lit = sum(look.table.sites[site].energized for site in player.buildings.values())
    does = look.say("built_does", buildings=len(player.buildings), lit=lit)
    return Thing(
        look.say("built"), look.say("of", who=look.who(player.seat)), does, "NU-87", icon("b-structure", SIGN)
    )


# ------------------------------------------------------------------ players


def player(look: Look, which: str) -> Thing | None:
    found = look.player_of(which)
    if found is None:
        return None
    if look.table.is_baron(found.seat):
        does = look.say("baron_does", count=len(found.stars), all=look.box.baron.recharges)
        return Thing(look.name("baron"), look.say("baron_kind"), does, "NU-169", worth=f"[vp {found.vp}]")
    name = look.name(found.experiment) if found.experiment else look.say("no_experiment")
    ahead = sum(parts_of(look.table, found).values()) if look.table.milestones else 0
    does = look.say("player_does", points=found.vp, end=ahead, buildings=len(found.buildings))
    return Thing(look.who(found.seat), name, does, "NU-26", worth=f"[vp {found.vp}]")


def score(look: Look, which: str) -> Thing | None:
    found = look.player_of(which)
    if found is None:
        return None
    made_of = dict(parts_of(look.table, found)) if look.table.milestones else {}
    does = look.say("score_does", points=found.vp, end=sum(made_of.values()), **_parts(made_of))
    kind = look.say("of", who=look.who(found.seat))
    return Thing(look.say("score"), kind, does, "NU-34", icon("i-vpn", SIGN), f"[vp {found.vp}]")


def _parts(made_of: dict[str, int]) -> dict[str, str]:
    keys = ("milestones", "zero_space", "technology", "resources", "buildings", "income_tracks")
    return {key: str(made_of.get(key, 0)).replace("-", "−") for key in keys}


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "piece": piece,
    "row": row,
    "effect": effect,
    "pair": pair,
    "store": store,
    "income": income,
    "built": built,
    "player": player,
    "score": score,
    "tiles": _counted("tiles", "NU-36", "i-tile", lambda look, player: len(player.slots)),
    "pool": _counted("pool", "NU-26", "i-tile", lambda look, player: len(player.pool) + len(player.row)),
    "lines": _counted("lines", "NU-42", "i-railway", lambda look, player: player.railways),
    "fulfilled": _counted("fulfilled", "NU-116", "i-contract", lambda look, player: len(player.fulfilled)),
    "techs": _counted("techs", "NU-147", "i-tech", lambda look, player: len(player.technologies)),
}
