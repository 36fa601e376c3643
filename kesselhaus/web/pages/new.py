"""The form for a new table."""

from html import escape

from msgspec import Struct

from kesselhaus.art.symbols import attributes
from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.pace import PACES
from kesselhaus.web.pages.forms import file_field
from kesselhaus.web.pages.frame import paper, told
from kesselhaus.web.pages.paces import shown_pace
from kesselhaus.web.texts import say


class NewTable(Struct, frozen=True):
    """What has been chosen so far."""

    game: str
    seats: int
    who: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    pace: str = "untimed"
    visibility: str = "link"
    advice: bool = False
    refusal: str = ""


def new_table(shelf: Shelf, chosen: NewTable, lang: str, account: Account | None) -> str:
    game = shelf.game(chosen.game)
    inside = (
        told(chosen.refusal)
        + _which(shelf, game, chosen, lang)
        + '<form class="fields" method="post" action="/new" enctype="multipart/form-data">'
        + f'<input type="hidden" name="game" value="{game.key}">'
        + f'<input type="hidden" name="seats" value="{chosen.seats}">'
        + ("" if account else _name(lang))
        + _who(chosen, shelf.levels, lang)
        + _variants(game, chosen, lang)
        + _radios(
            "pace",
            "which_pace",
            [(key, shown_pace(pace, lang)) for key, pace in PACES.items()],
            chosen.pace,
            lang,
        )
        + _visibility(chosen, lang)
        + _edition(game, chosen, lang)
        + f'<div class="ends"><button class="opt go">{say("lay_table", lang)}</button>'
        + f'<a href="/">{say("back_to_shelf", lang)}</a></div></form>'
        + _bring(lang)
    )
    return paper(say("new_table", lang), inside, lang, account, here="/new")


def _which(shelf: Shelf, game: GameOnShelf, chosen: NewTable, lang: str) -> str:
    """Game and number of seats decide what else there is to choose, so they are links."""
    boxes = "".join(
        f'<a class="opt{" go" if key == game.key else ""}" href="/new?game={key}">'
        f"{escape(shelf.name(key, lang))}</a>"
        for key in shelf.games
    )
    counts = "".join(
        f'<a class="opt{" go" if count == chosen.seats else ""}" '
        f'href="/new?game={game.key}&amp;seats={count}">{count}</a>'
        for count in game.seats
    )
    return (
        f'<h2>{say("choose_game", lang)}</h2><div class="ends">{boxes}</div>'
        f'<h2>{say("how_many", lang)}</h2><div class="ends">{counts}</div>'
    )


def _name(lang: str) -> str:
    return f'<label>{say("your_name", lang)}<input type="text" name="name" maxlength="40"></label>'


def _who(chosen: NewTable, levels: tuple[str, ...], lang: str) -> str:
    kinds = ["me", "open", *levels]
    rows = ""
    for seat in range(chosen.seats):
        wanted = chosen.who[seat] if seat < len(chosen.who) else ("me" if seat == 0 else "medium")
        options = "".join(
            f"<option{attributes(value=kind, selected=kind == wanted)}>{say(f'who_{kind}', lang)}</option>"
            for kind in kinds
        )
        rows += (
            f'<label>{say("seat_number", lang, number=seat + 1)}<select name="who">{options}</select></label>'
        )
    return f"<fieldset><legend>{say('who_sits', lang)}</legend>{rows}</fieldset>"


def _variants(game: GameOnShelf, chosen: NewTable, lang: str) -> str:
    rows = ""
    for variant in game.variants:
        if variant.seats is not None and chosen.seats not in variant.seats:
            continue
        about = game.variant(variant.key, lang)
        box = attributes(
            type="checkbox",
            name="variant",
            value=variant.key,
            checked=variant.implied or variant.key in chosen.variants,
            disabled=variant.implied,
        )
        rows += f"<label><input{box}><b>{escape(about.name)}</b><small>{escape(about.text)}</small></label>"
    return f"<fieldset><legend>{say('which_variants', lang)}</legend>{rows}</fieldset>" if rows else ""


def _visibility(chosen: NewTable, lang: str) -> str:
    kinds = [(key, say(f"visibility_{key}", lang)) for key in ("link", "open")]
    return _radios("visibility", "which_visibility", kinds, chosen.visibility, lang)


def _radios(name: str, title: str, options: list[tuple[str, str]], chosen: str, lang: str) -> str:
    rows = "".join(
        f"<label><input{attributes(type='radio', name=name, value=value, checked=value == chosen)}>"
        f"{escape(text)}</label>"
        for value, text in options
    )
    return f"<fieldset><legend>{say(title, lang)}</legend>{rows}</fieldset>"


def _edition(game: GameOnShelf, chosen: NewTable, lang: str) -> str:
    """Whether to play with other components, where there are any, and with advice."""
    advice = attributes(type="checkbox", name="advice", value="1", checked=chosen.advice)
    edition = (
        f"<fieldset><legend>{say('which_edition', lang)}</legend><p>{say('edition_note', lang)} "
        f'<a href="/components/{game.key}" download>{say("edition_download", lang)}</a></p>'
        f"{file_field('components', 'edition_choose', '.toml,text/plain', lang)}</fieldset>"
    )
    return f"{edition if game.components else ''}<label><input{advice}>{say('show_advice', lang)}</label>"


def _bring(lang: str) -> str:
    """The other way to a table: a match that was played elsewhere."""
    return (
        f'<h2 id="bring">{say("bring_record", lang)}</h2><p>{say("bring_note", lang)}</p>'
        '<form class="fields" method="post" action="/import" enctype="multipart/form-data">'
        f"{file_field('record', 'bring_file', '.json,application/json', lang, required=True)}"
        f'<div class="ends"><button class="opt">{say("bring_open", lang)}</button></div></form>'
    )
