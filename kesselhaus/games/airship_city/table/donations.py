"""The donation board: nine airships in three lines, five facilities, fields and majority areas (2.4, 2.5)."""

from kesselhaus.art.furniture import board, seal, sockets
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon, picture
from kesselhaus.games.airship_city.figures import Airship, Facility
from kesselhaus.games.airship_city.options import BuildFacility, Donate
from kesselhaus.games.airship_city.table.sight import Sight

VIEWS = {1: "14 3 92 56", 2: "8 2 106 60", 3: "2 0 118 64"}
"""What of a drawing is shown: small airships come a little nearer."""

LETTERS = 11
"""Room for the name of a section."""
SHORT = 8
"""Room for the name of a line in a short window."""


def donations(sight: Sight) -> Html:
    box = sight.table.box
    drawn = "".join(
        f'<div class="line ln-{escape(line)}"><h3 data-x="line-{escape(line)}"'
        f' data-s="{escape(sight.name(line, SHORT))}">'
        f"{escape(sight.name(line))}</h3>"
        f"{''.join(_airship(sight, box.airships[airship]) for airship in airships)}</div>"
        for line, airships in box.airships_of.items()
    )
    drawn += (
        f'<div class="line ln-f"><h3 data-x="facilities">{escape(sight.say("facilities"))}</h3>'
        f"{''.join(_facility(sight, facility) for facility in box.facilities.values())}</div>"
    )
    return board("donations", sight.say("donations"), drawn, "don")


def _airship(sight: Sight, airship: Airship) -> Html:
    """Name and VP, cost, discount, fields, and what it brings to the player in the middle."""
    lowers = airship.lowers
    reduces = f"{escape(sight.name(lowers.action))} −{sight.goods({lowers.resource: lowers.by}, 13)}"
    return _cell(
        sight,
        airship,
        "ship",
        picture(f"s-{airship.id}", None, None, "120 64", VIEWS[airship.level], "sil"),
        Donate(airship.id),
        f'<div class="sh3">{reduces}</div>',
        _own(sight, airship),
    )


def _facility(sight: Sight, facility: Facility) -> Html:
    drawing = picture(f"f-{facility.id}", None, None, "48 52", css="sil")
    return _cell(sight, facility, "ship fac", drawing, BuildFacility(facility.id), NOTHING, NOTHING)


def _cell(
    sight: Sight,
    section: Airship | Facility,
    css: str,
    drawing: Html,
    option: Donate | BuildFacility,
    reduces: Html,
    own: Html,
) -> Html:
    name, kind = sight.name(section.id, LETTERS), "ship" if isinstance(section, Airship) else "facility"
    target = ""
    if option in sight.legal:
        css += " glow"
        target = sight.target(option)
    return (
        f'<div id="section-{escape(section.id)}" data-x="{kind}-{escape(section.id)}"'
        f' class="{escape(css)}"{target}>{drawing}'
        f'<div class="sh1"><b>{escape(name)}</b>{seal(section.vp, 22)}</div>'
        f'<div class="sh2">{sight.goods(section.cost)}</div>{reduces}'
        f'<div class="sh4">{_fields(sight, section.id)}{own}</div></div>'
    )


def _fields(sight: Sight, section: str) -> Html:
    """The markers on the fields in the order in which they were placed, then the majority area."""
    table = sight.table
    markers, holder = table.fields[section], table.majority.get(section)
    holes = table.box.fields(section, table.seats)
    told = sight.say(
        "taken",
        name=sight.name(section),
        count=len(markers),
        fields=holes,
        holder=sight.say("nobody") if holder is None else sight.who(holder),
    )
    laurel = "" if holder is None else sight.colour(holder)
    return sockets([sight.colour(seat) for seat in markers], holes, told, laurel)


def _own(sight: Sight, airship: Airship) -> Html:
    """What it takes off for the player in the middle (AC-91), or what he still lacks to build it (AC-81)."""
    table, seat = sight.table, sight.centre
    colour, name = sight.colour(seat), sight.who(seat)
    markers = table.markers(seat, airship.id)
    if markers:
        told = escape(sight.say("discount", name=name))
        return f'<span class="you" title="{told}">{mark(colour, 14)}−{markers * airship.lowers.by}</span>'
    below = airship.prerequisite
    if below is None:
        return NOTHING
    counts_majority = "prerequisite_counts_majority" in table.variants
    held = table.markers(seat, below) if counts_majority else table.fields[below].count(seat)
    needed = table.box.prerequisite_count
    if held >= needed:
        return NOTHING
    told = escape(sight.say("locked", name=name, count=needed))
    return f'<span class="you lock" title="{told}">{icon("g-lock", 13)}{held}/{needed}</span>'
