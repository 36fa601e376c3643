"""The round track and where in the round we are (2.7, PS-19, PS-19a)."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from kesselhaus.art.furniture import board
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.planet_steam import state as s
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.table.sight import Sight

PHASES = ("expansion", "tank_phase", "resource_phase", "closing_phase")
AUCTION = (
    s.SPECIALIST_BID,
    s.SPECIALIST_CARD,
    s.PRICE_MANIPULATION,
    s.SABOTAGE,
    s.BONUS_RESOURCE,
    s.ORDER_MARKERS,
)
SETUP = (s.COLOUR, s.START_PLAYER, s.FIRST_UPGRADE, s.RIVER_NUMBER, s.RIVER_MARKERS)
PHASE_OF = {
    **dict.fromkeys((s.ACTIVATION, s.TANK_ACTIONS), "tank_phase"),
    **dict.fromkeys((s.PRODUCTION, s.TRADE, s.CERTIFICATES), "resource_phase"),
    s.CLOSING: "closing_phase",
    s.OVER: "over",
    **dict.fromkeys(SETUP, "setup"),
}


class Step(NamedTuple):
    """A step of the running phase: what it is called, drawn, and how far it is."""

    title: str
    drawn: str
    css: str


def phase(table: s.Table) -> str:
    return PHASE_OF.get(table.moment, "expansion")


def rounds(sight: Sight) -> str:
    content = f"{_track(sight)}{_phases(sight)}{_steps(sight)}"
    return board("rounds", sight.say("rounds"), content, "rnds")


def standing(sight: Sight) -> str:
    """Where the match is, in a few words."""
    table = sight.table
    running = phase(table)
    if running in ("setup", "over"):
        return sight.say(running)
    rounds_of = sight.say("round_of", round=table.round, rounds=sight.box.rounds(table.seats))
    return f"{rounds_of} · {sight.say(running)}"


def _track(sight: Sight) -> str:
    """Spaces for the rounds still to be played; the last one is gold."""
    left = sight.table.rounds_left
    drawn = ""
    for space in range(sight.box.rounds(sight.table.seats), -1, -1):
        css = "now" if space == left else "done" if space > left else ""
        css += "" if space else " end"
        told = sight.say("rounds_left", count=space) if space else sight.say("gold_space")
        figure = str(space) if space else icon("i-credit", 18)
        drawn += f'<li class="{css.strip()}" title="{escape(told)}">{figure}</li>'
    return f'<ol class="rounds">{drawn}</ol>'


def _phases(sight: Sight) -> str:
    running = phase(sight.table)
    drawn = "".join(
        f'<li class="{"now" if name == running else ""}">{escape(sight.say(name))}</li>' for name in PHASES
    )
    return f'<ol class="phases">{drawn}</ol>'


def _steps(sight: Sight) -> str:
    drawn = "".join(
        f'<li class="{step.css}" title="{escape(step.title)}">{step.drawn}</li>' for step in steps(sight)
    )
    return f'<ol class="steps">{drawn}</ol>'


# ------------------------------------------------------------------ the steps of a phase


def steps(sight: Sight) -> list[Step]:
    """What belongs to the running phase, in its order (PS-19a)."""
    running = phase(sight.table)
    if running == "tank_phase":
        return _players(sight)
    if running == "resource_phase":
        return _resources(sight)
    moment, names = sight.table.moment, _setup(sight) if running == "setup" else _expansion(sight)
    if running in ("closing_phase", "over"):
        return [_named(sight, name, number, "d") for number, (name, _) in enumerate(names, 1)]
    current = next((place for place, (_, moments) in enumerate(names) if moment in moments), -1)
    return [
        _named(sight, name, number, "d" if number <= current else "now" if number == current + 1 else "")
        for number, (name, _) in enumerate(names, 1)
    ]


Moments = Sequence[tuple[str, tuple[str, ...]]]


def _setup(sight: Sight) -> Moments:
    steps: list[tuple[str, tuple[str, ...]]] = [
        ("step_colours", (s.COLOUR, s.START_PLAYER)),
        ("step_upgrades", (s.FIRST_UPGRADE,)),
    ]
    if "adv_variable_claims" in sight.table.variants:
        steps.append(("step_river", (s.RIVER_NUMBER, s.RIVER_MARKERS)))
    return steps


def _expansion(sight: Sight) -> Moments:
    table = sight.table
    first = table.round <= 1
    steps: list[tuple[str, tuple[str, ...]]] = [
        ("step_bonus", (s.BONUS_FIELD,)),
        ("step_specialists", AUCTION),
        ("step_zone", (s.NOMINATION, s.ZONE_BID)),
        ("step_claims", (s.CLAIMING,)),
        ("step_airship", (s.MOORING,)),
    ]
    if first and "adv_variable_claims" in table.variants:
        steps.insert(2, ("step_placing", (s.PLACING,)))
    if "opt_independent_carrier" in table.variants:
        auction = ("step_carrier", (s.CARRIER_CHOICE, s.CARRIER_BID))
        steps.insert(0 if first else len(steps), auction)
    return steps


def _named(sight: Sight, name: str, number: int, css: str) -> Step:
    title = sight.say(name)
    return Step(title, f"<i>{number}</i><span>{escape(title)}</span>", css)


def _players(sight: Sight) -> list[Step]:
    """The tank phase is one turn after the other (PS-84)."""
    table = sight.table
    return [
        Step(
            sight.who(seat),
            f"{mark(sight.colour(seat), 16)}<span>{escape(sight.who(seat))}</span>",
            "d" if place < table.place else "now" if place == table.place else "",
        )
        for place, seat in enumerate(table.turn_order)
    ]


def _resources(sight: Sight) -> list[Step]:
    """Production, the four resources in the order of trade (PS-114, PS-148), certificates."""
    table = sight.table
    done = {s.PRODUCTION: 0, s.TRADE: 1 + table.traded, s.CERTIFICATES: 5}[table.moment]
    steps = [_titled(sight.say("step_production"))]
    for resource in trade_order(table):
        name = sight.name(resource)
        title = sight.say("step_trade", resource=name)
        steps.append((title, f"{icon(f'i-{resource}', 16)}<span>{escape(name)}</span>"))
    steps.append(_titled(sight.say("step_certificates")))
    return [
        Step(title, drawn, "d" if place < done else "now" if place == done else "")
        for place, (title, drawn) in enumerate(steps)
    ]


def _titled(title: str) -> tuple[str, str]:
    return title, f"<span>{escape(title)}</span>"
