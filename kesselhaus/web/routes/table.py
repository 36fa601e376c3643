"""A table to look at: its page, the line to it, what one has missed, and the rules that are cited."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from kesselhaus.engine.rulebook import rule_text
from kesselhaus.languages import LANGUAGES
from kesselhaus.store import Unavailable
from kesselhaus.web import requests
from kesselhaus.web.health import by_the_way
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.socket import TRY_AGAIN, hold
from kesselhaus.web.texts import say
from kesselhaus.web.visits import Visit, sentence, show, visit
from kesselhaus.web.watcher import Watcher

FRAMES = 40
"""So many moves are played back at most; of more, the last ones."""
UNKNOWN_TABLE = 4404
"""Closes a line that need not be tried again."""
TOO_MANY = 4429
"""Closes a line that may be tried again in a while."""


async def show_table(request: Request) -> Response:
    requests.allow(request, "look")
    return await show(await visit(request), request)


async def line(socket: WebSocket) -> None:
    """The line over which an open page is told what happens."""
    try:
        requests.require_own_origin(socket)
        requests.allow(socket, "line")
        there = await visit(socket)
    except HTTPException as refused:
        if refused.status_code == 429:
            await _not_now(socket, "too_often", TOO_MANY)
        else:
            await socket.accept()
            await socket.close(UNKNOWN_TABLE)
        return
    except Unavailable:
        await _not_now(socket, "store_away", TRY_AGAIN)
        return
    with there.house.lines.line(requests.known_token(socket), requests.address_of(socket)) as free:
        if free:
            await _hold(socket, there)
        else:
            await _not_now(socket, "too_many_lines", TOO_MANY)


async def _not_now(socket: WebSocket, kind: str, code: int) -> None:
    """The page says why it is not told anything, and tries again after a while."""
    await socket.accept()
    await socket.send_json({"refusal": say(kind, requests.language(socket, None)), "full": True})
    await socket.close(code)


async def _hold(socket: WebSocket, there: Visit) -> None:
    kind = socket.query_params.get("kind", "playing")
    watcher = Watcher(there.eyes, kind)
    await hold(socket, there, watcher, requests.asked(socket, "version") or 0)
    if there.account is not None and watcher.seen:
        await by_the_way(there.house.store.seen.saw(there.account.id, there.table.id, watcher.seen))


async def since(request: Request) -> Response:
    """What the others did since a version, step by step: each frame holds the regions that changed."""
    requests.allow(request, "look")
    there = await visit(request)
    began = requests.asked(request, "from")
    if began is None or not 1 <= began <= there.table.version:
        raise HTTPException(400, "unreadable")
    try:
        return requests.data(await _frames(there, began))
    except Refusal as refused:
        return requests.data({"refusal": sentence(refused, there.lang)}, 409)


async def _frames(there: Visit, began: int) -> dict[str, object]:
    hall, table, end = there.house.hall, there.table, there.table.version
    numbers = [entry.number for entry in table.entries[began:end] if entry.kind in ("answer", "undo")]
    numbers = [max([began, *numbers[:-FRAMES][-1:]]), *numbers[-FRAMES:]]
    watcher, frames = Watcher(there.eyes, splices=False), []
    look, _ = table.look(there.eyes)
    for number in numbers:
        drawn = await hall.draw(table, look, number, lines=0)
        regions = {name: drawn.regions[name] for name in drawn.regions if name not in ("console", "told")}
        frames.append({"at": number, "regions": watcher.remember(number, regions)})
    return {"frames": frames, "version": end}


async def rule(request: Request) -> Response:
    """The text of a rule, for where it is cited."""
    requests.allow(request, "look")
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    lang = request.query_params.get("lang", "")
    if game is None or lang not in LANGUAGES:
        raise HTTPException(404, "no_page")
    try:
        text = rule_text(game.rulebooks[lang], request.path_params["rule"])
    except LookupError:
        text = say("no_rule", lang)
    return PlainTextResponse(text, headers={"Cache-Control": "public, max-age=3600"})


ROUTES = [
    Route("/t/{id}", show_table),
    Route("/t/{id}/since", since),
    Route("/rule/{game}/{rule}", rule),
    WebSocketRoute("/t/{id}/live", line),
]
