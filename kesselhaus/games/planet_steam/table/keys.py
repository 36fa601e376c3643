"""The options of a question as groups of keys for the bar; bids and large quantities as a counter wheel."""

from collections.abc import Mapping, Sequence

from kesselhaus.art.console import Fact, Group, Key, Part, Stepper
from kesselhaus.art.keys import Kind, Layout
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.labels import label
from kesselhaus.games.planet_steam.table.places import place, subject
from kesselhaus.games.planet_steam.table.sight import option_label
from kesselhaus.games.planet_steam.words import grouped, verb

MOST_KEYS = 6
"""More quantities than this are set on a wheel."""

LAYOUTS: Mapping[type[Option], Layout] = {
    **dict.fromkeys((o.PutNeutral, o.PutClaim, o.Nominate, o.NameZone), "small"),
    **dict.fromkeys((o.BuyTank, o.ImportTank, o.BuyConverter, o.BuySupercharger), "small"),
    **dict.fromkeys((o.MovePrice, o.PutOrderMarker, o.NameNumber), "small"),
    **dict.fromkeys((o.EndTurn, o.Pass, o.Decline), "end"),
}
BARE = (o.PutNeutral, o.PutClaim, o.Nominate, o.NameZone)
"""Keys that only name a zone: what lies there is to be seen on the map."""
SIGNS: Mapping[type[Option], str] = {
    o.BuyTank: "[icon i-tank]",
    o.ImportTank: "[icon i-tank]",
    o.BuySupercharger: "[icon i-supercharger]",
    o.RaiseCarrier: "[icon i-carrier]",
    o.Moor: "[icon i-airship]",
    o.KeepCarrier: "[icon i-independent_carrier]",
    o.ClaimByDie: "[icon i-zone]",
    o.ClaimFreely: "[icon i-zone]",
    o.ClaimByPermit: "[icon i-zone]",
    o.Nominate: "[icon i-zone]",
    o.Target: "[icon i-sabotage]",
    o.LayDown: "[icon i-sabotage]",
    o.ChooseMode: "[icon i-price_manipulation]",
}
KINDS: Mapping[type[Option], Kind] = dict.fromkeys((o.Activate, o.Use, o.EndTurn), "go")
"""What commits is the one key in verdigris."""


def groups(view: View[Table], lang: str) -> list[Part]:
    """Every option as exactly one key or one number of a wheel, in the order of the rules."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return []
    options = tuple(question.options)
    parts = [_part(view, lang, options, *group) for group in grouped(view, lang)]
    return [*_high_bid(view, lang), *parts]


def _part(
    view: View[Table], lang: str, options: Sequence[Option], heading: Heading, numbers: list[int]
) -> Part:
    first = options[numbers[0]]
    kind = type(first)
    if isinstance(first, NumberOption) and counted(options, kind):
        return _wheel(view, lang, options, heading, numbers)
    layout = LAYOUTS.get(kind, "flow")
    crowded = kind in (o.Buy, o.Sell) and len(numbers) > MOST_KEYS
    sign = SIGNS.get(kind, f"[icon i-{first.kind}_converter]" if isinstance(first, o.BuyConverter) else "")
    if isinstance(first, o.MovePrice | o.PutOrderMarker):
        sign = f"[icon i-{first.resource}]"
    keys = [_key(view, lang, number, options[number], crowded) for number in numbers]
    return Group(
        f"{sign} {heading.title}".strip(),
        keys,
        "small" if crowded else layout,
        heading.note,
        subject=subject(first),
    )


def _key(view: View[Table], lang: str, number: int, choice: Option, crowded: bool) -> Key:
    words = view.fact(option_label, choice, lang)
    note = "" if crowded or isinstance(choice, BARE) else words.note
    hint = words.hint or (f"{words.label}, {words.note}" if words.note and not note else "")
    return Key(number, words.label, note, place(choice), KINDS.get(type(choice), "plain"), hint)


# ------------------------------------------------------------------ numbers


def counted(options: Sequence[Option], kind: type[Option]) -> bool:
    """Whether numbers of that kind are set on the wheel: bids always, quantities if there are many. There is
    one wheel only, so of purchases and sales the longer list has it.
    """
    if kind is o.Bid:
        return True
    if kind not in (o.Buy, o.Sell):
        return False
    buys = sum(type(option) is o.Buy for option in options)
    sales = sum(type(option) is o.Sell for option in options)
    return max(buys, sales) > MOST_KEYS and (kind is o.Buy) == (buys >= sales)


def _wheel(
    view: View[Table], lang: str, options: Sequence[Option], heading: Heading, numbers: list[int]
) -> Stepper:
    legal = {
        choice.number: number for number in numbers if isinstance(choice := options[number], NumberOption)
    }
    kind = type(options[numbers[0]])
    assert issubclass(kind, NumberOption)
    if kind is o.Bid:
        return Stepper(heading.title, legal, verb(kind, lang), "credit", quick_bids(legal), min(legal))
    resource = view.state.traded
    quick = quick_trades(view, resource, max(legal), sells=kind is o.Sell)
    return Stepper(heading.title, legal, verb(kind, lang), resource, quick, quick[0])


def _high_bid(view: View[Table], lang: str) -> list[Part]:
    """What has to be topped, and whose bid it is."""
    bidding = view.state.bidding
    if bidding is None or not bidding.highest:
        return []
    seat = bidding.bids.index(bidding.highest)
    return [Fact(label("high_bid", lang), f"[{bidding.highest} credit]", f"[seat {seat}]")]


def quick_bids(legal: Mapping[int, int]) -> list[int]:
    """The lowest bid and three that make a point."""
    low = min(legal)
    return [bid for bid in (low, low + 2, low + 5, low + 10) if bid in legal]


def quick_trades(view: View[Table], resource: str, most: int, sells: bool) -> list[int]:
    """As much as there is room for; as much as leaves the colour of the supply; half; everything."""
    table, question = view.state, view.question
    assert isinstance(question, Ask)
    supply, colours = table.supply[resource], table.box.colour[resource]
    band = [units for units, colour in enumerate(colours) if colour == colours[supply]]
    within = band[-1] - supply if sells else supply - band[0]
    room = most if sells else table.room(table.players[question.seat], resource)
    wanted = (room, within, (most + 1) // 2, most)
    return sorted({units for units in wanted if 0 < units <= most})
