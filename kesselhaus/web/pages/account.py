"""Signing in, keeping an account, and its settings."""

from msgspec import Struct

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes
from kesselhaus.store import Account, ApiToken
from kesselhaus.web.names import LONGEST
from kesselhaus.web.pages.forms import key_form
from kesselhaus.web.pages.frame import paper, told
from kesselhaus.web.people import LONGEST_PASSWORD, SHORTEST_PASSWORD
from kesselhaus.web.texts import say
from kesselhaus.web.webhooks import LONGEST_ADDRESS

SETTINGS = {"confirm": True, "sound": False, "notify": False, "palette": False}
"""What can be switched, and how it stands as long as nobody has."""
LONGEST_LABEL = 80
"""Of what a token is for."""


class AccountPage(Struct, frozen=True):
    """What the page of an account shows."""

    account: Account
    tokens: tuple[ApiToken, ...] = ()
    fresh_token: str = ""
    said: str = ""
    bad: bool = False


def sign_in(lang: str, refusal: str = "") -> Html:
    inside = (
        f"{told(refusal)}<p>{escape(say('account_new_here', lang))}</p>"
        f'<form class="fields" method="post" action="/sign-in">{_name_and_password(lang, "current-password")}'
        f'<div class="ends"><button class="opt go">{escape(say("sign_in", lang))}</button></div></form>'
    )
    return paper(say("sign_in", lang), inside, lang, None, here="/sign-in")


def account_page(shown: AccountPage, lang: str) -> Html:
    account = shown.account
    inside = told(shown.said, shown.bad) + (
        _keep(account, lang) if account.is_guest else _kept(account, lang)
    )
    inside += _settings(account, lang)
    if not account.is_guest:
        inside += _password(lang) + _tokens(shown, lang)
    inside += _data(account, lang) + _deletion(account, lang)
    return paper(say("account", lang), inside, lang, account, here="/account")


def _keep(account: Account, lang: str) -> Html:
    return (
        f"<p>{escape(say('account_note', lang, name=account.display))}</p>"
        f'<form class="fields" method="post" action="/sign-up">{_name_and_password(lang, "new-password")}'
        f'<div class="ends"><button class="opt go">{escape(say("sign_up", lang))}</button>'
        f'<a href="/sign-in">{escape(say("sign_in", lang))}</a></div></form>'
    )


def _kept(account: Account, lang: str) -> Html:
    said = escape(say("account_kept", lang, name=account.name or ""))
    return f"<p>{said}</p>{key_form('/sign-out', say('sign_out', lang))}"


def _name_and_password(lang: str, use: str) -> Html:
    name = attributes(type="text", name="name", required=True, maxlength=LONGEST, autocomplete="username")
    return f"<label>{escape(say('account_name', lang))}<input{name}></label>" + _secret(
        "password", "account_password", use, lang
    )


def _secret(name: str, label: str, use: str, lang: str) -> Html:
    """A password to type; a new one has a least length."""
    least = SHORTEST_PASSWORD if use == "new-password" else None
    field = attributes(
        type="password",
        name=name,
        required=True,
        minlength=least,
        maxlength=LONGEST_PASSWORD,
        autocomplete=use,
    )
    return f"<label>{escape(say(label, lang))}<input{field}></label>"


def _password(lang: str) -> Html:
    return (
        f"<h2>{escape(say('change_password', lang))}</h2><p>{escape(say('change_password_note', lang))}</p>"
        '<form class="fields" method="post" action="/account/password">'
        f"{_secret('old', 'old_password', 'current-password', lang)}"
        f"{_secret('password', 'new_password', 'new-password', lang)}"
        f'<div class="ends"><button class="opt">{escape(say("change_password", lang))}</button></div></form>'
    )


def _data(account: Account, lang: str) -> Html:
    """What the house knows, to take along. Who has a password shows it again."""
    again = "" if account.is_guest else _secret("password", "account_password", "current-password", lang)
    return (
        f"<h2>{escape(say('my_data', lang))}</h2><p>{escape(say('my_data_note', lang))}</p>"
        f'<form class="fields" method="post" action="/account/data">{again}'
        f'<div class="ends"><button class="opt">{escape(say("take_data", lang))}</button></div></form>'
    )


def _deletion(account: Account, lang: str) -> Html:
    again = "" if account.is_guest else _secret("password", "account_password", "current-password", lang)
    sure = attributes(type="checkbox", name="sure", value="1", required=True)
    return (
        f"<h2>{escape(say('delete_account', lang))}</h2><p>{escape(say('delete_account_note', lang))}</p>"
        f'<form class="fields" method="post" action="/account/delete">{again}'
        f"<label><input{sure}>{escape(say('delete_account_sure', lang))}</label>"
        f'<div class="ends"><button class="opt">{escape(say("delete_account", lang))}</button></div></form>'
    )


def _settings(account: Account, lang: str) -> Html:
    switches = "".join(
        _switch(key, bool(account.settings.get(key, usual)), lang) for key, usual in SETTINGS.items()
    )
    display = attributes(type="text", name="display", value=account.display, required=True, maxlength=LONGEST)
    webhook = attributes(type="url", name="webhook", value=account.webhook, maxlength=LONGEST_ADDRESS)
    hook = "" if account.is_guest else f"<label>{escape(say('webhook', lang))}<input{webhook}></label>"
    called = escape(say("display_name" if account.is_guest else "account_one_name", lang))
    return (
        f'<h2>{escape(say("settings", lang))}</h2><form class="fields" method="post" action="/account">'
        f"<label>{called}<input{display}></label>{switches}{hook}"
        f'<div class="ends"><button class="opt">{escape(say("save", lang))}</button></div></form>'
    )


def _switch(key: str, on: bool, lang: str) -> Html:
    box = attributes(type="checkbox", name=key, value="1", checked=on)
    return f"<label><input{box}>{escape(say(f'setting_{key}', lang))}</label>"


def _tokens(shown: AccountPage, lang: str) -> Html:
    rows = "".join(
        f"<li>{escape(token.label)} "
        f"{key_form('/account/revoke', say('api_token_revoke', lang), token=token.hash.hex())}</li>"
        for token in shown.tokens
    )
    fresh = (
        f'<p class="told">{escape(say("api_token_once", lang))} <code>{escape(shown.fresh_token)}</code></p>'
        if shown.fresh_token
        else ""
    )
    label = attributes(type="text", name="label", required=True, maxlength=LONGEST_LABEL)
    return (
        f"<h2>{escape(say('api_tokens', lang))}</h2>{fresh}<ul>{rows}</ul>"
        '<form class="fields" method="post" action="/account/token">'
        f"<label>{escape(say('api_token_label', lang))}<input{label}></label>"
        f'<div class="ends"><button class="opt">{escape(say("api_token_new", lang))}</button>'
        f'<a href="/api/openapi.json">{escape(say("api_docs", lang))}</a></div></form>'
    )
