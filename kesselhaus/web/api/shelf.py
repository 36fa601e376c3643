"""Games, the own account, lists of tables and new ones."""

from starlette.exceptions import HTTPException

from kesselhaus.engine.rulebook import rule_text
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web.api import given
from kesselhaus.web.api.gate import Caller
from kesselhaus.web.api.telling import described, listed
from kesselhaus.web.sitting import MINE, Wish
from kesselhaus.web.watcher import Eyes

PAGE = 50


async def list_games(caller: Caller) -> given.Shelf:
    return given.Shelf([_about(game, caller.lang) for game in caller.house.shelf.games.values()])


def _about(game: GameOnShelf, lang: str) -> given.GameAbout:
    return given.GameAbout(
        key=game.key,
        title=game.title,
        text=game.about(lang).text,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=list(game.minutes),
        weight=game.weight,
        rules_version=game.rules_version,
        edition=game.edition,
        variants=[
            given.VariantAbout(
                key=variant.key,
                name=game.variant(variant.key, lang).name,
                text=game.variant(variant.key, lang).text,
                rule=variant.rule,
                seats=None if variant.seats is None else list(variant.seats),
                implied=variant.implied,
                excludes=list(variant.excludes),
                needs=list(variant.needs),
            )
            for variant in game.variants
        ],
    )


async def show_rule(caller: Caller) -> given.Rule:
    key, rule = caller.request.path_params["game"], caller.request.path_params["rule"]
    game = caller.house.shelf.games.get(key)
    if game is None:
        raise HTTPException(404, "no_page")
    try:
        return given.Rule(key, rule, rule_text(game.rulebooks[caller.lang], rule))
    except LookupError:
        raise HTTPException(404, "no_page") from None


async def show_me(caller: Caller) -> given.Me:
    account = caller.known
    turns = await caller.house.store.lists.turns(account.id)
    return given.Me(account.id, account.name, account.display, account.language, turns)


async def list_tables(caller: Caller) -> given.ListPage:
    """Open tables to join; with a token also the own ones, running or finished."""
    wanted, after = caller.request.query_params.get("list", "lobby"), caller.request.query_params.get("after")
    lists, limit = caller.house.store.lists, caller.number("limit", PAGE) or PAGE
    if wanted == "lobby":
        page = await lists.lobby(limit=limit, after=after)
    elif wanted == "mine":
        page = await lists.mine(caller.known.id, limit=limit, after=after)
    elif wanted == "finished":
        page = await lists.finished(caller.known.id, limit=limit, after=after)
    else:
        raise HTTPException(400, "unreadable")
    account, now = caller.account.id if caller.account else None, caller.house.clock()
    found = await caller.house.editions(table.match for table in page.tables)
    tables = [
        listed(
            table.match,
            table.seats,
            described(found[table.match.id], caller.lang),
            Eyes(account, caller.lang),
            now,
        )
        for table in page.tables
    ]
    return given.ListPage(tables, page.after)


async def lay_table(caller: Caller) -> given.Laid:
    wish = caller.body
    if MINE not in wish.seats:
        raise HTTPException(400, "no_own_seat")
    laid = await caller.house.sitting.lay(
        caller.known,
        Wish(
            game=wish.game,
            seats=tuple(wish.seats),
            variants=tuple(wish.variants),
            components=wish.components.encode() if wish.components else None,
            pace=wish.pace,
            visibility=wish.visibility,
            advice=wish.advice,
        ),
        caller.asker,
    )
    return given.Laid(laid.id)
