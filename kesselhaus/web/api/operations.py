"""Everything that can be asked of the API, in one list."""

from kesselhaus.web.api import advising, given, papers, playing, shelf, taken
from kesselhaus.web.api.gate import Operation
from kesselhaus.web.limits import LARGEST_FILE

TABLE = "/tables/{id}"
SEAT = ("seat", "Which of several own seats looks, counted from 0.")
AT = ("at", "A moment: the number of an entry. Without it, now.")
LOG = ("log", "So many of the last lines of the log, up to 2000; usually 120.")


def _move(name: str, about: str, takes: type, work: object, **more: object) -> Operation:
    """Something that is done at a table."""
    path = f"{TABLE}/{name}"
    usual = {"gives": given.Done, "kind": "move", "needs_token": True, **more}
    return Operation("POST", path, name.replace("-", "_"), about, work, takes=takes, **usual)  # type: ignore[arg-type]


OPERATIONS = (
    Operation("GET", "/games", "games", "The shelf.", shelf.list_games, given.Shelf),
    Operation(
        "GET", "/games/{game}/rules/{rule}", "rule", "The text of a rule.", shelf.show_rule, given.Rule
    ),
    Operation("GET", "/me", "me", "Whose token it is.", shelf.show_me, given.Me, needs_token=True),
    Operation(
        "GET",
        "/tables",
        "tables",
        "Tables in lists, a page at a time.",
        shelf.list_tables,
        given.ListPage,
        asks=(
            ("list", "`lobby` (open tables, the default), `mine` or `finished` (both need a token)."),
            ("limit", "At most so many, up to 50."),
            ("after", "The page that follows: what the page before gave as `after`."),
        ),
    ),
    Operation(
        "POST",
        "/tables",
        "lay",
        "Lay a new table. It begins at once if no seat is open.",
        shelf.lay_table,
        given.Laid,
        taken.Lay,
        kind="lay",
        needs_token=True,
        status=201,
        largest=LARGEST_FILE,
    ),
    Operation(
        "GET",
        TABLE,
        "table",
        "A table as you may know it, now or at a moment.",
        playing.show_table,
        given.View,
        asks=(SEAT, AT, LOG),
    ),
    Operation(
        "GET",
        f"{TABLE}/things/{{thing}}",
        "thing",
        "What a thing on the table is, by its address: the `data-x` of what is drawn, or the id of an icon.",
        playing.show_thing,
        given.Thing,
        asks=(SEAT, AT),
    ),
    _move("join", "Sit down on a free seat.", taken.OneSeat, playing.join),
    _move("leave", "Leave a seat before the match, or the table during it.", taken.MaybeSeat, playing.leave),
    _move("bot", "A bot for a free seat, or for somebody who is away.", taken.SeatBot, playing.seat_bot),
    _move("answer", "Answer the open question.", taken.Answer, playing.answer, asks=(LOG,)),
    _move("undo", "Take the last own answer back.", taken.StepBack, playing.undo, asks=(LOG,)),
    _move("ask-undo", "Ask all others to go back further.", taken.AskBack, playing.ask_undo),
    _move("go-on", "Ask all others to go on where changed rules stop.", taken.Nothing, playing.go_on),
    _move("agree", "Agree to go back.", taken.Wished, playing.agree),
    _move("refuse", "Refuse to go back, or withdraw the wish.", taken.Wished, playing.refuse),
    _move(
        "grant",
        "New time for somebody else, whose time has run out. In a live match all others have to agree.",
        taken.OneSeat,
        playing.grant,
    ),
    _move("end", "End the table without a result.", taken.Nothing, playing.end),
    _move("retry", "After trouble with rules or bots: go on.", taken.Nothing, playing.retry),
    _move(
        "what-if",
        "Go on from a moment at a private table of your own.",
        taken.Branch,
        playing.branch,
        gives=given.Laid,
        kind="lay",
        status=201,
    ),
    Operation(
        "GET",
        f"{TABLE}/advice",
        "advice",
        "What a search thinks of your options; of a match that is over, of anybody's at a moment.",
        advising.show_advice,
        given.Advice,
        kind="advice",
        asks=(SEAT, AT),
    ),
    Operation(
        "POST",
        f"{TABLE}/advice",
        "switch_advice",
        "Switch advice on or off, where nobody else plays.",
        advising.switch,
        given.Done,
        taken.Switch,
        kind="move",
        needs_token=True,
    ),
    Operation(
        "GET",
        f"{TABLE}/course",
        "course",
        "The chances to win over the match, as far as you may know.",
        advising.show_course,
        given.Course,
        kind="advice",
        asks=(SEAT,),
    ),
    Operation(
        "GET",
        f"{TABLE}/chat",
        "messages",
        "What was said at a table.",
        papers.list_messages,
        given.Messages,
        asks=(("after", "Only messages with a higher number."),),
    ),
    _move("chat", "Say something.", taken.Say, papers.say_something, gives=given.Messages, kind="talk"),
    Operation(
        "GET",
        f"{TABLE}/moments",
        "moments",
        "A match moment by moment.",
        papers.list_moments,
        given.Moments,
        asks=(SEAT,),
    ),
    Operation(
        "GET",
        f"{TABLE}/components",
        "components",
        "What a table is played with, and which figures are not as shipped.",
        papers.show_components,
        given.Components,
    ),
    Operation(
        "GET",
        f"{TABLE}/record",
        "record",
        "The record of a match, refused while it would tell a secret.",
        papers.export_record,
        bytes,
        asks=(AT,),
    ),
    Operation(
        "POST",
        "/records",
        "import_record",
        "A record becomes a table of its own.",
        papers.import_record,
        given.Laid,
        bytes,
        kind="lay",
        needs_token=True,
        status=201,
        largest=LARGEST_FILE,
    ),
)
