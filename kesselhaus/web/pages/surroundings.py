"""What stands around the drawing of a game: clocks, what the people at the table have to settle, chat."""

from collections.abc import Sequence

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import Clock, clock_row
from kesselhaus.art.symbols import icon
from kesselhaus.art.texts import say as kit
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web.pages.forms import bot_choice, key_form, key_link
from kesselhaus.web.pages.talk import Said, talk
from kesselhaus.web.pages.times import shown_time
from kesselhaus.web.texts import phrases, say


class Sitter(Struct, frozen=True):
    """Somebody at the table. `away` is `left`, `time` or `asked` where others may decide about the seat."""

    seat: int
    name: str
    colour: str = ""
    score: int | None = None
    partial: bool = False
    """Whether the score is more than the viewer may know."""
    left: int | None = None
    runs: bool = False
    asked: bool = False
    mine: bool = False
    bot: str = ""
    empty: bool = False
    away: str = ""
    declines: bool = False
    """Whether the table says no for this seat when it is asked out of turn."""
    would_grant: tuple[str, ...] = ()
    """Who has agreed to new time, where all others have to."""
    still_to_agree: tuple[str, ...] = ()
    may_grant: bool = True


class Asked(Struct, frozen=True):
    """A wish to go back to an earlier moment."""

    entry: int
    by: str
    mine: bool
    open: tuple[str, ...]
    """The names of those who have not agreed yet."""
    may_agree: bool


class Surroundings(Struct, frozen=True):
    """All that a page shows of a table beside the drawing of its game."""

    id: str
    game: GameOnShelf
    lang: str
    status: str
    sitters: tuple[Sitter, ...]
    seat: int | None
    curtain: int | None
    host: bool
    signed_in: bool
    alone: bool
    """Whether nobody else than the viewer holds a seat."""
    trouble: str
    stopped: str
    """Where the rules of today no longer follow the match, in a sentence."""
    thinking: int | None
    """How many tables' bots think before the one that is awaited here, if that takes long."""
    wish: Asked | None
    may_ask_back: bool
    said: tuple[Said, ...]
    messages: int
    spectators: int
    levels: tuple[str, ...]
    advised: bool
    """Whether a bot says what it thinks of everybody's options."""
    lesson: bool
    """Whether this is a guided first match."""
    puzzle: bool
    """Whether what the coach would have answered is to be found here."""

    @property
    def may_switch_advice(self) -> bool:
        """Where others sit too, it stays as it was when they sat down; in a lesson its cards advise."""
        return self.at_table and self.alone and not self.lesson

    @property
    def at_table(self) -> bool:
        return any(sitter.mine for sitter in self.sitters)

    @property
    def address(self) -> str:
        return f"/t/{self.id}"


def drawn_surroundings(table: Surroundings) -> dict[str, str]:
    """The regions of the page that are not the game's."""
    return {
        "clocks": clocks(table),
        "affairs": affairs(table),
        "said": talk(table.said, table.lang),
        "deeds": deeds(table),
    }


def line_list(lines: Sequence[Html], cut: str = "", lang: str = "en") -> Html:
    """The log; without a script, the rule that divides it stands where the viewer's last turn ended."""
    shown = "".join(
        f'<li class="cut"><span>{escape(kit("since", lang))}</span></li>{line}'
        if cut and line.startswith(f'<li id="{escape(cut)}"')
        else line
        for line in lines
    )
    return f'<ul id="lines">{shown}</ul>'


def clocks(table: Surroundings) -> Html:
    return clock_row(
        [
            Clock(
                sitter.name,
                sitter.colour,
                time="" if sitter.left is None else shown_time(sitter.left, table.lang),
                running=sitter.asked,
                score=_score(sitter),
                left=sitter.left,
                note=strength(sitter, table.lang),
                board="mine" if sitter.seat == table.seat else f"player-{sitter.seat}",
            )
            for sitter in table.sitters
        ]
    )


def strength(sitter: Sitter, lang: str) -> str:
    """How well a bot plays, in a word; of one that nobody can choose here nothing is said."""
    level = f"level_{sitter.bot}"
    return say(level, lang) if level in phrases(lang) else ""


def _score(sitter: Sitter) -> str:
    if sitter.score is None:
        return ""
    return str(sitter.score).replace("-", "−") + ("+" if sitter.partial else "")


# ------------------------------------------------------------------ what has to be settled


def affairs(table: Surroundings) -> Html:
    """What the people at the table have to settle before, or while, the match goes on."""
    found = [
        _curtain(table),
        _puzzle(table),
        _over(table),
        stopped(table),
        _trouble(table),
        _thinking(table),
        _wish(table),
    ]
    if table.status == "playing" and table.at_table:
        found += [_absent(table, sitter) for sitter in table.sitters if sitter.away]
    return f'<div id="affairs" role="status">{"".join(found)}</div>'


def _affair(sentence: str, keys: Html, sign: str = "g-eye") -> Html:
    told = f"{icon(sign, 20)}<p>{escape(sentence)}</p>"
    return f'<div class="affair board">{told}<div class="keys">{keys}</div></div>'


def _curtain(table: Surroundings) -> Html:
    if table.curtain is None:
        return NOTHING
    name, lang = table.sitters[table.curtain].name, table.lang
    key = key_link(f"{table.address}?seat={table.curtain}", say("curtain_here", lang, name=name), go=True)
    return (
        f'<div class="curtain"><div class="board"><h2>{escape(say("curtain_title", lang, name=name))}</h2>'
        f"<p>{escape(say('curtain_note', lang))}</p>{key}</div></div>"
    )


def _puzzle(table: Surroundings) -> Html:
    if not (table.puzzle and table.at_table):
        return NOTHING
    key = key_link(f"{table.address}/verdict", say("puzzle_verdict", table.lang), go=True)
    return _affair(say("puzzle", table.lang), key, "g-rider")


def _over(table: Surroundings) -> Html:
    """A match that came to its end by the rules says so in the bar."""
    if table.status != "ended":
        return NOTHING
    sentence = say("match_ended", table.lang)
    return _affair(sentence, key_link(table.address, say("to_result", table.lang), go=True))


def _trouble(table: Surroundings) -> Html:
    if not table.trouble or table.status != "playing":
        return NOTHING
    keys = NOTHING
    if table.at_table and not table.trouble.startswith("bot_"):
        keys = key_form(f"{table.address}/retry", say("try_again", table.lang), go=True)
        keys += key_form(f"{table.address}/end", say("end_table", table.lang))
    return _affair(say(table.trouble, table.lang), keys)


def _thinking(table: Surroundings) -> Html:
    if table.thinking is None:
        return NOTHING
    key = ("bot_thinks", "bot_thinks_after_one")[table.thinking] if table.thinking < 2 else "bot_thinks_after"
    return _affair(say(key, table.lang, count=table.thinking), NOTHING)


def stopped(table: Surroundings) -> Html:
    """Going on is everybody's wish or nobody's; a what-if is in the menu for who wants it alone."""
    if not table.stopped:
        return NOTHING
    keys = NOTHING
    if table.status == "playing" and table.at_table:
        if table.wish is None:
            label = say("stopped_go_on" if table.alone else "stopped_ask", table.lang)
            keys = key_form(f"{table.address}/go-on", label, go=True)
        keys += what_if_form(table.address, None, table.levels, table.lang)
    return _affair(table.stopped, keys, "g-book")


def _wish(table: Surroundings) -> Html:
    wish, lang = table.wish, table.lang
    if wish is None or table.status != "playing":
        return NOTHING
    waiting, what = ", ".join(wish.open), "stopped" if table.stopped else "back"
    if wish.mine:
        keys = key_form(f"{table.address}/refuse", say("withdraw", lang), entry=wish.entry)
        return _affair(say(f"{what}_asked", lang, names=waiting), keys, "g-undo")
    if not wish.may_agree:
        return _affair(say(f"{what}_wished", lang, name=wish.by, names=waiting), NOTHING, "g-undo")
    keys = key_form(f"{table.address}/agree", say("agree", lang), go=True, entry=wish.entry)
    keys += key_form(f"{table.address}/refuse", say("refuse", lang), entry=wish.entry)
    return _affair(say(f"{what}_wish", lang, name=wish.by), keys, "g-undo")


def _absent(table: Surroundings, sitter: Sitter) -> Html:
    lang = table.lang
    if sitter.mine:
        return _affair(say("own_time_out", lang), NOTHING)
    keys = NOTHING
    if sitter.away == "asked":
        label = say("decline_for", lang, name=sitter.name)
        keys = key_form(f"{table.address}/decline", label, go=True, seat=sitter.seat, on=1)
        return _affair(say("away_asked", lang, name=sitter.name), keys)
    sentence = say(f"away_{sitter.away}", lang, name=sitter.name)
    if sitter.away == "time":
        if sitter.would_grant and sitter.still_to_agree:
            by, others = ", ".join(sitter.would_grant), ", ".join(sitter.still_to_agree)
            sentence += " " + say("grant_agreed", lang, by=by, names=others)
        if sitter.may_grant:
            keys += key_form(f"{table.address}/grant", say("grant", lang), go=True, seat=sitter.seat)
    bots = bot_choice(table.levels, lang)
    keys += key_form(f"{table.address}/bot", say("bot_takes_over", lang), inside=bots, seat=sitter.seat)
    keys += key_form(f"{table.address}/end", say("end_table", lang))
    return _affair(sentence, keys)


# ------------------------------------------------------------------ what one can do


def deeds(table: Surroundings) -> Html:
    """The part of the menu that changes with the match."""
    lang, found = table.lang, NOTHING
    if table.status == "playing":
        if table.advised:
            found += f"<p>{escape(say('advice_note', lang))}</p>"
        if table.may_switch_advice:
            label = say("advice_switch_off" if table.advised else "advice_switch_on", lang)
            # The page is laid out anew, with what it needs for that.
            found += key_form(f"{table.address}/advice", label, leaves=True, on=0 if table.advised else 1)
        found += _out_of_turn(table)
        if table.may_ask_back:
            found += key_form(f"{table.address}/ask-undo", say("ask_back", lang))
        if table.signed_in:
            found += what_if_form(table.address, None, table.levels, lang)
        if table.at_table and table.alone:
            found += key_form(f"{table.address}/end", say("end_table", lang))
        elif table.at_table:
            found += key_form(f"{table.address}/leave", say("leave_table", lang))
    watching = say("spectators", lang, count=table.spectators) if table.spectators else ""
    return f'<div id="deeds">{found}<p>{escape(watching)}</p></div>'


def _out_of_turn(table: Surroundings) -> Html:
    """In games that ask people in the turns of others, each may have the table decline for him."""
    if table.alone or not table.game.asks_out_of_turn:
        return NOTHING
    return "".join(
        key_form(
            f"{table.address}/decline",
            say("decide_myself" if sitter.declines else "decline_for_me", table.lang),
            seat=sitter.seat,
            on=0 if sitter.declines else 1,
        )
        for sitter in table.sitters
        if sitter.mine
    )


def what_if_form(address: str, at: int | None, levels: Sequence[str], lang: str) -> Html:
    """Go on from here at a table of one's own."""
    options = [("alone", say("what_if_alone", lang))]
    options += [(level, say("what_if_bots", lang, level=say(f"level_{level}", lang))) for level in levels]
    shown = "".join(f'<option value="{escape(value)}">{escape(text)}</option>' for value, text in options)
    inside = (
        f'<select class="pick" name="company" aria-label="{escape(say("company", lang))}">{shown}</select>'
    )
    if at is not None:
        inside += f'<input type="hidden" name="at" value="{at}">'
    return key_form(f"{address}/what-if", say("what_if", lang), inside=inside, leaves=True)
