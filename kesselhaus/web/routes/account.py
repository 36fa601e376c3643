"""Signing in and out, and the account."""

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kesselhaus.store import Account
from kesselhaus.store.accounts import name_key
from kesselhaus.web import farewell, requests
from kesselhaus.web.names import NotAllowed
from kesselhaus.web.pages.account import LONGEST_LABEL, SETTINGS, AccountPage, account_page, sign_in
from kesselhaus.web.texts import say
from kesselhaus.web.webhooks import may_be_called


async def show_sign_in(request: Request) -> Response:
    requests.allow(request, "page")
    return requests.page(sign_in((await requests.visitor(request)).lang))


async def do_sign_in(request: Request) -> Response:
    fields, who = await requests.form(request, "sign"), await requests.visitor(request)
    # Whoever tries passwords from many addresses tries them for one account.
    requests.require_rate(requests.house(request), "account", name_key(requests.one(fields, "name")[:100]))
    try:
        _account, token = await requests.house(request).people.sign_in(
            requests.one(fields, "name"), requests.one(fields, "password")
        )
    except NotAllowed as refused:
        return requests.page(sign_in(who.lang, say(refused.kind, who.lang)), 400)
    return requests.let_in(request, requests.onward("/"), token)


async def sign_up(request: Request) -> Response:
    """A guest keeps his account."""
    fields, (account, _lang) = await requests.form(request, "sign"), await _known(request)
    people = requests.house(request).people
    try:
        await people.keep(account, requests.one(fields, "name"), requests.one(fields, "password"))
    except NotAllowed as refused:
        return await _refused(request, refused.kind)
    return requests.onward("/account")


async def change_password(request: Request) -> Response:
    fields, (account, lang) = await requests.form(request, "sign"), await _known(request)
    token = (await requests.visitor(request)).token
    requests.require_rate(requests.house(request), "account", account.id)
    try:
        await requests.house(request).people.change_password(
            account, requests.one(fields, "old"), requests.one(fields, "password"), token
        )
    except NotAllowed as refused:
        return await _refused(request, refused.kind)
    return requests.page(
        account_page(replace(await _shown(request, account), said=say("password_changed", lang)), lang)
    )


async def take_along(request: Request) -> Response:
    """Everything that the house knows of him, as a file."""
    account = await _again(request, await requests.form(request, "sign"))
    if isinstance(account, Response):
        return account
    headers = {"Content-Disposition": 'attachment; filename="kesselhaus.json"', "Cache-Control": "no-store"}
    return StreamingResponse(
        farewell.everything(requests.house(request), account), headers=headers, media_type="application/json"
    )


async def delete(request: Request) -> Response:
    fields = await requests.form(request, "sign")
    account = await _again(request, fields)
    if isinstance(account, Response):
        return account
    if requests.one(fields, "sure", "") != "1":
        return await _refused(request, "not_sure")
    await farewell.go(requests.house(request), account)
    response = requests.onward("/")
    response.delete_cookie(requests.COOKIE)
    return response


async def sign_out(request: Request) -> Response:
    await requests.form(request, "sign")
    who = await requests.visitor(request)
    if who.token:
        await requests.house(request).people.sign_out(who.token)
    response = requests.onward("/")
    response.delete_cookie(requests.COOKIE)
    return response


async def show_account(request: Request) -> Response:
    requests.allow(request, "page")
    account, lang = await _known(request)
    return requests.page(account_page(await _shown(request, account), lang))


async def save(request: Request) -> Response:
    fields, (account, lang) = await requests.form(request, "talk"), await _known(request)
    webhook = requests.one(fields, "webhook", "").strip() or None
    if webhook is not None and (account.is_guest or not may_be_called(webhook)):
        return await _refused(request, "webhook_refused")
    try:
        account = await requests.house(request).people.rename(account, requests.one(fields, "display"))
    except NotAllowed as refused:
        return await _refused(request, refused.kind)
    settings = {**account.settings, **{key: key in fields for key in SETTINGS}}
    changed = replace(account, settings=settings, webhook=webhook, language=lang)
    await requests.house(request).people.change(changed)
    return requests.page(account_page(replace(await _shown(request, changed), said=say("saved", lang)), lang))


async def new_token(request: Request) -> Response:
    fields, (account, lang) = await requests.form(request, "talk"), await _known(request)
    if account.is_guest:
        raise HTTPException(403, "sign_in_first")
    label = requests.one(fields, "label").strip()[:LONGEST_LABEL]
    if not label:
        return await _refused(request, "api_token_unnamed")
    token = await requests.house(request).people.new_api_token(account, label)
    return requests.page(account_page(replace(await _shown(request, account), fresh_token=token), lang))


async def revoke_token(request: Request) -> Response:
    fields, (account, _lang) = await requests.form(request, "talk"), await _known(request)
    try:
        token = bytes.fromhex(requests.one(fields, "token"))
    except ValueError:
        raise HTTPException(400, "unreadable") from None
    await requests.house(request).store.api_tokens.revoke(account.id, token)
    return requests.onward("/account")


async def _again(request: Request, fields: dict[str, list[str]]) -> Account | Response:
    """Who asks, after he has shown once more that it is he; or that he has not."""
    account, _lang = await _known(request)
    requests.require_rate(requests.house(request), "account", account.id)
    try:
        await requests.house(request).people.require_password(account, requests.one(fields, "password", ""))
    except NotAllowed as refused:
        return await _refused(request, refused.kind)
    return account


async def _refused(request: Request, kind: str) -> Response:
    """The page of the account again, with the reason."""
    account, lang = await _known(request)
    shown = replace(await _shown(request, account), said=say(kind, lang), bad=True)
    return requests.page(account_page(shown, lang), 400)


async def _known(request: Request) -> tuple[Account, str]:
    who = await requests.visitor(request)
    if who.account is None:
        raise HTTPException(403, "sign_in_first")
    return who.account, who.lang


async def _shown(request: Request, account: Account) -> AccountPage:
    return AccountPage(account, await requests.house(request).store.api_tokens.of(account.id))


ROUTES = [
    Route("/sign-in", show_sign_in),
    Route("/sign-in", do_sign_in, methods=["POST"]),
    Route("/sign-up", sign_up, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
    Route("/account", show_account),
    Route("/account", save, methods=["POST"]),
    Route("/account/password", change_password, methods=["POST"]),
    Route("/account/data", take_along, methods=["POST"]),
    Route("/account/delete", delete, methods=["POST"]),
    Route("/account/token", new_token, methods=["POST"]),
    Route("/account/revoke", revoke_token, methods=["POST"]),
]
