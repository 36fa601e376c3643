"""The gate of the API: who asks, what he sends, and that every refusal is a sentence in JSON."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.variants import Unplayable
from kesselhaus.store import Account, Unavailable, Unfit
from kesselhaus.web import intake, requests
from kesselhaus.web.api.given import Refused
from kesselhaus.web.editions import unfit
from kesselhaus.web.health import AGAIN
from kesselhaus.web.house import House
from kesselhaus.web.limits import LARGEST_FORM, Asker
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.texts import phrases, say
from kesselhaus.web.visits import Visit, sentence
from kesselhaus.web.watcher import Eyes

log = logging.getLogger("kesselhaus.api")

Kind = Literal["look", "move", "talk", "lay", "advice"]


class Caller(Struct, frozen=True):
    """A request that came in: who sent it, in which language he reads, and what it holds."""

    request: Request
    house: House
    account: Account | None
    lang: str
    asker: Asker
    body: Any = None
    raw: bytes = b""

    @property
    def known(self) -> Account:
        if self.account is None:
            raise HTTPException(401, "token_needed")
        return self.account

    def number(self, name: str, most: int = 999_999_999) -> int | None:
        """A number in the address."""
        if name not in self.request.query_params:
            return None
        found = requests.asked(self.request, name)
        if found is None or found > most:
            raise HTTPException(400, "unreadable")
        return found

    async def visit(self, seat: int | None = None) -> Visit:
        """The table that is meant; one that the caller may not see is not there for him."""
        table = await self.house.hall.table(self.request.path_params["id"])
        account = self.account.id if self.account else None
        if table is None or not table.is_open_to(account):
            raise HTTPException(404, "no_table")
        if len(table.seats_of(account)) > 1 and table.match.status == "playing":
            await self.house.hall.standing(table)
        return Visit(self.house, table, self.account, Eyes(account, self.lang, seat))


class Operation(Struct, frozen=True):
    """One thing that can be asked for. The addresses and the OpenAPI document are made of these."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    about: str
    work: Callable[[Caller], Awaitable[Any]]
    gives: Any
    """The type of the answer; bytes: the record of a match, as it is written."""
    takes: Any = None
    """The type of what is sent; bytes: the record of a match."""
    kind: Kind = "look"
    asks: tuple[tuple[str, str], ...] = ()
    """Fields of the address, and what they are for."""
    needs_token: bool = False
    status: int = 200
    largest: int = LARGEST_FORM


def entrance(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """An operation as a handler of requests."""

    async def handle(request: Request) -> Response:
        lang = requests.language(request, None)
        try:
            caller = await _caller(request, operation)
            lang = caller.lang
            given = await operation.work(caller)
        except HTTPException as refused:
            response = refusal(refused.status_code, refused.detail, lang)
            response.headers.update(refused.headers or {})
            return response
        except msgspec.DecodeError as error:
            return refusal(400, "unreadable", lang, str(error))
        except Busy as busy:
            return requests.later(requests.data(Refused(sentence(busy, lang), busy.kind), 429), busy.after)
        except Refusal as refused:
            return requests.data(Refused(sentence(refused, lang), refused.kind), 409)
        except Unavailable as error:
            log.warning("%s", error)
            return requests.later(refusal(503, "store_away", lang), AGAIN)
        except ComponentError as error:
            return requests.data(Refused(unfit(error, lang), "unfit_components", str(error)), 400)
        except Unfit as error:
            return requests.data(Refused(say("unfit_text", lang), "unfit", str(error)), 400)
        except Unplayable as error:
            return requests.data(Refused(error.sentence(lang), "unfit", str(error)), 400)
        except ValueError as error:
            # What rules, components or the store refuse, they refuse with a sentence.
            return requests.data(Refused(str(error), "unfit"), 400)
        except Exception:
            log.exception("%s %s failed", operation.method, request.url.path)
            return refusal(500, "broken", lang)
        if isinstance(given, bytes):
            return Response(given, headers={"Cache-Control": "no-store"}, media_type="application/json")
        return requests.data(given, 409 if isinstance(given, Refused) else operation.status)

    return handle


def refusal(status: int, kind: str, lang: str, problem: str = "") -> Response:
    known = kind if kind in phrases(lang) else "no_page"
    response = requests.data(Refused(say(known, lang), known, problem), status)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


async def _caller(request: Request, operation: Operation) -> Caller:
    if operation.method != "GET":
        requests.require_own_origin(request)
    house = requests.house(request)
    address = requests.address_of(request)
    account, asker = None, Asker(address, address)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if token:
        account = await house.people.by_api_token(token) if scheme.lower() == "bearer" else None
        if account is None:
            # By the address: who tries many tokens is one asker.
            requests.require_rate(house, "look", address)
            raise HTTPException(401, "wrong_token")
        asker = Asker(f"token of {account.id}", address)
    requests.require_rates(house, operation.kind, asker)
    lang = requests.language(request, account)
    if operation.needs_token and account is None:
        raise HTTPException(401, "token_needed")
    if operation.method == "GET":
        return Caller(request, house, account, lang, asker)
    raw = await requests.body(request, operation.largest)
    taken = None if operation.takes is bytes else intake.json(raw or b"{}", operation.takes)
    return Caller(request, house, account, lang, asker, taken, raw)
