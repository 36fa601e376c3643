"""The form for a new table, and beside it the table as it will be. It is drawn anew with every choice, by a
script or by a key, and keeps all that was typed.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark, pawn
from kesselhaus.art.symbols import attributes, icon, number, picture
from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.laying import VISIBILITIES, Chair, NewTable, clash
from kesselhaus.web.names import LONGEST
from kesselhaus.web.pace import PACES
from kesselhaus.web.pages.forms import file_field
from kesselhaus.web.pages.frame import beginning, sheet, told
from kesselhaus.web.pages.paces import shown_pace
from kesselhaus.web.pages.sentences import sentence
from kesselhaus.web.sitting import MINE, OPEN_SEAT
from kesselhaus.web.texts import say

SHOWN = "/new/shown"
"""Where a choice is sent that is not to lay the table yet."""
TEMPI = ("slow", "normal", "fast")
"""At which others can be shown; kept by the browser of who chooses."""


def new_table(shelf: Shelf, chosen: NewTable, lang: str, account: Account | None) -> Html:
    """The page. What was chosen is whole."""
    body = (
        f'<main class="nt"><h1>{escape(say("new_table", lang))}<small>'
        f"{escape(say('new_note', lang))}</small></h1>"
        f"{told(chosen.refusal)}{laying_form(shelf, chosen, lang, account)}{_bring(lang)}</main>"
    )
    return sheet(
        say("new_table", lang),
        body,
        lang,
        account,
        here="/new",
        symbols=shelf.covers,
        styles=("new.css",),
        scripts=("morph.js", "new.js"),
    )


def laying_form(shelf: Shelf, chosen: NewTable, lang: str, account: Account | None) -> Html:
    game = shelf.game(chosen.game)
    return (
        '<form id="laying" method="post" action="/new" enctype="multipart/form-data">'
        # Enter lays the table: the first key of a form is the one that it presses.
        f'<button class="sr" tabindex="-1" aria-hidden="true">{escape(say("lay_table", lang))}</button>'
        f'<div class="frm">{_games(shelf, game, lang)}{_seats(game, chosen, shelf.levels, lang, account)}'
        f"{_line(chosen, lang)}{_variants(game, chosen, lang)}</div>"
        f"{_preview(game, chosen, lang)}</form>"
    )


# ------------------------------------------------------------------ what is chosen


def _games(shelf: Shelf, chosen: GameOnShelf, lang: str) -> Html:
    boxes = "".join(
        f'<label class="gm"><input{radio("game", key, key == chosen.key)}>'
        f"{picture(f'cover-{key}', None, None, '240 300', css='cov')}"
        f"<b>{escape(game.about(lang).name)}</b><small>{escape(_range(game.seats))}</small></label>"
        for key, game in shelf.games.items()
    )
    return (
        f'<section class="board"><h2 id="t-game">{escape(say("choose_game", lang))}</h2>'
        f'<div class="g5" role="radiogroup" aria-labelledby="t-game">{boxes}</div>{_show_key(lang)}</section>'
    )


def _seats(
    game: GameOnShelf, chosen: NewTable, levels: Sequence[str], lang: str, account: Account | None
) -> Html:
    counts = segments("seats", "t-seats", [(str(count), str(count)) for count in game.seats], chosen.seats)
    colours = game.colours[chosen.seats]
    rows = "".join(
        _seat(seat, chair, chosen, colours[seat], levels, lang, account)
        for seat, chair in enumerate(chosen.taken)
    )
    put_by = "".join(
        _hidden(f"{field}-{seat}", value)
        for seat, chair in enumerate(chosen.chairs[chosen.seats :], start=chosen.seats)
        for field, value in (("who", chair.who), ("name", chair.name), ("given", chair.given))
    )
    return (
        f'<section class="board"><div class="hd"><h2 id="t-seats">{escape(say("how_many", lang))}</h2>'
        f"{counts}"
        f'<button class="lnk" formaction="{escape(SHOWN)}" name="shuffle" value="1">'
        f'{escape(say("draw_order", lang))}</button></div><ul class="sts">{rows}</ul>{put_by}</section>'
    )


def _seat(
    seat: int,
    chair: Chair,
    chosen: NewTable,
    colour: str,
    levels: Sequence[str],
    lang: str,
    account: Account | None,
) -> Html:
    own = seat == chosen.own
    place = escape(say("seat_number", lang, number=seat + 1))
    name = attributes(
        type="text",
        name=f"name-{seat}",
        value=chair.name,
        maxlength=LONGEST,
        autocomplete="off",
        placeholder=say(_hint(chair, own), lang),
        aria_label=f"{say('seat_number', lang, number=seat + 1)}: {say('name_here', lang)}",
        readonly=own and account is not None,
    )
    mine = "who_me" if own or chosen.own is None else "who_here"
    kinds = _choice(seat, chair, MINE, say(mine, lang)) + _choice(
        seat, chair, OPEN_SEAT, say("who_open", lang)
    )
    bots = "".join(_choice(seat, chair, level, say(f"level_{level}", lang)) for level in levels)
    up = ""
    if seat:
        label = escape(say("move_up", lang, number=seat + 1))
        up = (
            f'<button class="mv" formaction="{escape(SHOWN)}" name="up" value="{seat}" aria-label="{label}"'
            f' title="{label}">{icon("g-tri", 16, "tr-u")}</button>'
        )
    return (
        f'<li class="seat{" me" if own else ""}{" open" if chair.who == OPEN_SEAT else ""}">'
        f"{mark(colour, 30)}<input{name}>{_hidden(f'given-{seat}', chair.given)}"
        f'<div class="kind" role="radiogroup" aria-label="{place}">{kinds}'
        f'<span class="bots"><i>{escape(say("bot", lang))}</i><span class="segn">{bots}</span></span></div>'
        f"{up}</li>"
    )


def _hint(chair: Chair, own: bool) -> str:
    """What stands in the field as long as nobody has written there."""
    if own:
        return "your_name"
    return {MINE: "name_of_other", OPEN_SEAT: "names_himself"}.get(chair.who, "name_here")


def _choice(seat: int, chair: Chair, kind: str, text: str) -> Html:
    return f"<label><input{radio(f'who-{seat}', kind, chair.who == kind)}><span>{escape(text)}</span></label>"


def _line(chosen: NewTable, lang: str) -> Html:
    """Time, who may come, and at which pace bots are shown: that is everybody's own, and needs the script."""
    paces = segments("pace", "t-pace", [(key, say(f"short_{key}", lang)) for key in PACES], chosen.pace)
    visible = segments(
        "visibility",
        "t-visible",
        [(key, say(f"visibility_{key}", lang)) for key in VISIBILITIES],
        chosen.visibility,
    )
    tempi = segments("tempo", "t-tempo", [(key, say(f"tempo_{key}", lang)) for key in TEMPI], "")
    return (
        f'<section class="board line3"><div><h2 id="t-pace">{escape(say("which_pace", lang))}</h2>'
        f"{paces}</div>"
        f'<div><h2 id="t-visible">{escape(say("which_visibility", lang))}</h2>{visible}</div>'
        f'<div class="tempo"><h2 id="t-tempo">{escape(say("which_tempo", lang))}</h2>{tempi}</div></section>'
    )


def _variants(game: GameOnShelf, chosen: NewTable, lang: str) -> Html:
    rows = NOTHING
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
        rows += (
            f'<label class="var"><input{box}><b>{escape(about.name)}</b>'
            f"<small>{escape(about.text)}</small></label>"
        )
    rows = f'<div class="vars">{rows}</div>' if rows else NOTHING
    return (
        f'<section class="board"><h2>{escape(say("which_variants", lang))}</h2>'
        f"{rows}{_edition(game, lang)}</section>"
    )


def _edition(game: GameOnShelf, lang: str) -> Html:
    """Whether to play with other components, where there are any."""
    if not game.components:
        return NOTHING
    return (
        f"<details><summary>{escape(say('which_edition', lang))}</summary><p>"
        f"{escape(say('edition_note', lang))} "
        f'<a href="/components/{escape(game.key)}" download>{escape(say("edition_download", lang))}</a></p>'
        f"{file_field('components', 'edition_choose', '.toml,text/plain', lang)}</details>"
    )


# ------------------------------------------------------------------ the table as it will be


def _preview(game: GameOnShelf, chosen: NewTable, lang: str) -> Html:
    about, (least, most) = game.about(lang), game.minutes
    note = say("preview_note", lang, least=least, most=most, seats=chosen.seats)
    advice = attributes(type="checkbox", name="advice", value="1", checked=chosen.advice)
    return (
        f'<aside class="board pre" aria-label="{escape(say("preview", lang))}"><div class="top">'
        f"{picture(f'cover-{game.key}', None, None, '240 300', css='cov')}"
        f'<div><h3>{escape(about.name)}</h3><p class="mut">{escape(beginning(about.text))}<br>{escape(note)}'
        "</p></div></div>"
        f'<div class="tbl">{_round(game, chosen, lang)}'
        f"{picture(f'cover-{game.key}', None, None, '240 300', css='cvx')}</div>"
        f'<ul class="facts">{_facts(game, chosen, lang)}</ul>'
        f'<label class="chk"><input{advice}>{escape(say("show_advice", lang))}</label>'
        f'<button class="opt go go2">{escape(say("lay_table", lang))}</button></aside>'
    )


def _round(game: GameOnShelf, chosen: NewTable, lang: str) -> Html:
    """Everybody round the table, who lays it at the lower edge, the others clockwise from there."""
    first = 0 if chosen.own is None else chosen.own
    colours, drawn = game.colours[chosen.seats], NOTHING
    for place in range(chosen.seats):
        seat = (first + place) % chosen.seats
        angle = pi / 2 + 2 * pi * place / chosen.seats
        chair, own = chosen.chairs[seat], seat == chosen.own
        sits = f'<span class="emp">{icon("g-plus", 16)}</span>' if chair.who == OPEN_SEAT else NOTHING
        where = f"left:{number(50 + 36 * cos(angle))}%;top:{number(50 + 31 * sin(angle))}%"
        drawn += (
            f'<span class="pl4" style="{where}">{sits or pawn(colours[seat], 34)}'
            f"<span>{escape(_called(chair, own, chosen, seat, lang))}</span>"
            f"<small>{escape(_how(chair, own, lang))}</small></span>"
        )
    return drawn


def _called(chair: Chair, own: bool, chosen: NewTable, seat: int, lang: str) -> str:
    if chair.name:
        return chair.name
    if own or chair.who == OPEN_SEAT:
        return say("who_you" if own else "seat_free", lang)
    mine = [place for place, other in enumerate(chosen.taken) if other.who == MINE]
    return say("seat_number", lang, number=mine.index(seat) + 1) if seat in mine else say("bot", lang)


def _how(chair: Chair, own: bool, lang: str) -> str:
    if own:
        return say("who_you", lang) if chair.name else ""
    if chair.who in (MINE, OPEN_SEAT):
        return say("who_here" if chair.who == MINE else "who_open", lang)
    return f"{say('bot', lang)}, {say(f'level_{chair.who}', lang)}"


def _facts(game: GameOnShelf, chosen: NewTable, lang: str) -> Html:
    names = [
        game.variant(variant.key, lang).name for variant in game.variants if variant.key in chosen.variants
    ]
    facts = [("g-bell", escape(shown_pace(PACES[chosen.pace], lang)))]
    if names:
        facts.append(("g-book", escape(say("with_variants", lang, names=", ".join(names)))))
    against = clash(game, chosen.variants, lang)
    if against:
        facts.append(("g-fail", f"<b>{escape(against)}</b>"))
    facts.append(("g-seat", _lacks(chosen, lang)))
    return "".join(f"<li>{icon(sign, 16)}<span>{text}</span></li>" for sign, text in facts)


def _lacks(chosen: NewTable, lang: str) -> Html:
    """What has to happen before the match begins."""
    if chosen.own is None:
        return f"<b>{escape(say('own_seat_needed', lang))}</b>"
    empty = [chair for chair in chosen.taken if chair.who == OPEN_SEAT]
    if not empty:
        return escape(say("lacks_nothing", lang))
    names = [f"<b>{escape(chair.name)}</b>" for chair in empty if chair.name]
    if len(names) == len(empty):
        return sentence("lacks_named", lang, names=", ".join(names))
    return escape(say("lacks_one" if len(empty) == 1 else "lacks_many", lang, count=len(empty)))


# ------------------------------------------------------------------ small pieces


def radio(name: str, value: str, checked: bool) -> Html:
    return attributes(type="radio", class_="sr", name=name, value=value, checked=checked)


def _hidden(name: str, value: str) -> Html:
    return f"<input{attributes(type='hidden', name=name, value=value or None)}>"


def segments(name: str, title: str, options: Iterable[tuple[str, str]], chosen: object) -> Html:
    """Several keys side by side of which one is pressed."""
    rows = "".join(
        f"<label><input{radio(name, value, value == str(chosen))}><span>{escape(text)}</span></label>"
        for value, text in options
    )
    return f'<span class="segn" role="radiogroup" aria-labelledby="{escape(title)}">{rows}</span>'


def _range(seats: Sequence[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _show_key(lang: str) -> Html:
    """Without a script a choice is shown when this is pressed."""
    label = escape(say("show_choice", lang))
    return f'<button class="opt shw" formaction="{escape(SHOWN)}" name="show" value="1">{label}</button>'


def _bring(lang: str) -> Html:
    """The other way to a table: a match that was played elsewhere."""
    return (
        f'<section class="board brg"><h2 id="bring">{escape(say("bring_record", lang))}</h2>'
        f"<p>{escape(say('bring_note', lang))}</p>"
        '<form class="fields" method="post" action="/import" enctype="multipart/form-data">'
        f"{file_field('record', 'bring_file', '.json,application/json', lang, required=True)}"
        f'<div class="ends"><button class="opt">{escape(say("bring_open", lang))}</button></div>'
        "</form></section>"
    )
