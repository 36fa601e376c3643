"""The round track and where in the round we are (2.7, PS-19, PS-19a)."""

from typing import NamedTuple

from kesselhaus.art.furniture import board
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import tasks as t
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.sight import Sight

PHASES = ("expansion", "tank_phase", "resource_phase", "closing_phase")
PHASE_OF: tuple[tuple[str, tuple[type[Task], ...]], ...] = (
    ("setup", (t.Preparing,)),
    ("tank_phase", (t.InTankPhase,)),
    ("resource_phase", (t.InProduction, t.Trading, t.TradingCertificate)),
    ("closing_phase", (t.Closing,)),
)


class Step(NamedTuple):
    """A step of the running phase: what it is called, drawn, and how far it is."""

    title: str
    drawn: Html
    css: str
    thing: str
    """Its address."""


def phase(table: Table) -> str:
    if table.is_over:
        return "over"
    return next((name for name, kinds in PHASE_OF if table.running(*kinds)), "expansion")


def phase_of(view: View[Table]) -> str:
    return phase(view.state)


def rounds(sight: Sight) -> Html:
    content = f"{_track(sight)}{_phases(sight)}{_steps(sight)}"
    return board("rounds", sight.say("rounds"), content, "rnds")


def standing(sight: Sight) -> str:
    """Where the match is, in a few words."""
    table = sight.table
    running = sight.view.fact(phase_of)
    if running in ("setup", "over"):
        return sight.say(running)
    rounds_of = sight.say("round_of", round=table.round, rounds=sight.box.rounds(table.seats))
    return f"{rounds_of} · {sight.say(running)}"


def _track(sight: Sight) -> Html:
    """Spaces for the rounds still to be played; the last one is gold."""
    left = sight.table.rounds_left
    drawn = NOTHING
    for space in range(sight.box.rounds(sight.table.seats), -1, -1):
        css = "now" if space == left else "done" if space > left else ""
        css += "" if space else " end"
        told = sight.say("rounds_left", count=space) if space else sight.say("gold_space")
        figure = escape(space) if space else icon("i-credit", 18)
        drawn += (
            f'<li data-x="round-{space}" class="{escape(css.strip())}" title="{escape(told)}">{figure}</li>'
        )
    return f'<ol class="rounds">{drawn}</ol>'


def _phases(sight: Sight) -> Html:
    running = sight.view.fact(phase_of)
    drawn = "".join(
        f'<li data-x="phase-{escape(name)}" class="{"now" if name == running else ""}">'
        f"{escape(sight.say(name))}</li>"
        for name in PHASES
    )
    return f'<ol class="phases">{drawn}</ol>'


def _steps(sight: Sight) -> Html:
    drawn = "".join(
        f'<li data-x="{escape(step.thing)}" class="{escape(step.css)}" title="{escape(step.title)}">'
        f"{step.drawn}</li>"
        for step in steps(sight)
    )
    return f'<ol class="steps">{drawn}</ol>'


# ------------------------------------------------------------------ the steps of a phase


def steps(sight: Sight) -> list[Step]:
    """What belongs to the running phase, in its order (PS-19a)."""
    running = sight.view.fact(phase_of)
    if running == "tank_phase":
        return _players(sight)
    if running == "resource_phase":
        return _resources(sight)
    names = _setup(sight) if running == "setup" else _expansion(sight)
    if running in ("closing_phase", "over"):
        return [_named(sight, name, number, "d") for number, (name, _) in enumerate(names, 1)]
    current = next((place for place, (_, kinds) in enumerate(names) if sight.table.running(*kinds)), -1)
    return [
        _named(sight, name, number, "d" if number <= current else "now" if number == current + 1 else "")
        for number, (name, _) in enumerate(names, 1)
    ]


Named = list[tuple[str, tuple[type[Task], ...]]]
"""Steps, and the tasks that belong to them."""


def _setup(sight: Sight) -> Named:
    steps: Named = [
        ("step_colours", (t.ChoosingColour, t.DrawingStartPlayer)),
        ("step_upgrades", (t.FirstUpgrade,)),
    ]
    if "adv_variable_claims" in sight.table.variants:
        steps.append(("step_river", (t.NamingRiverNumber, t.ShowingRiverNumbers, t.PuttingRiverMarkers)))
    return steps


def _expansion(sight: Sight) -> Named:
    table = sight.table
    first = table.round <= 1
    steps: Named = [
        ("step_bonus", (t.LayingOutBonus,)),
        ("step_specialists", (t.SpecialistAuction,)),
        ("step_zone", (t.Nominating, t.ZoneBidding)),
        ("step_claims", (t.Claiming,)),
        ("step_airship", (t.Mooring,)),
    ]
    if first and "adv_variable_claims" in table.variants:
        steps.insert(2, ("step_placing", (t.Placing,)))
    if "opt_independent_carrier" in table.variants:
        steps.insert(0 if first else len(steps), ("step_carrier", (t.KeepingCarrier, t.CarrierBidding)))
    return steps


def _named(sight: Sight, name: str, number: int, css: str) -> Step:
    title = sight.say(name)
    return Step(title, f"<i>{number}</i><span>{escape(title)}</span>", css, name.replace("_", "-"))


def _players(sight: Sight) -> list[Step]:
    """The tank phase is one turn after the other (PS-84)."""
    table, doing = sight.table, sight.table.running(t.InTankPhase)
    now = table.turn_order.index(doing.seat) if doing else -1
    return [
        Step(
            sight.who(seat),
            f"{mark(sight.colour(seat), 16)}<span>{escape(sight.who(seat))}</span>",
            "d" if place < now else "now" if place == now else "",
            f"player-{seat}",
        )
        for place, seat in enumerate(table.turn_order)
    ]


def _resources(sight: Sight) -> list[Step]:
    """Production, the four resources in the order of trade (PS-114, PS-148), certificates."""
    doing, order = sight.table.running(t.Trading), trade_order(sight.table)
    if doing:
        done = 1 + order.index(doing.resource)
    else:
        done = 0 if sight.table.running(t.InProduction) else 1 + len(order)
    steps = [_titled(sight, "production")]
    for resource in order:
        name = sight.name(resource)
        title = sight.say("step_trade", resource=name)
        steps.append((title, f"{icon(f'i-{resource}', 16)}<span>{escape(name)}</span>", "step-trade"))
    steps.append(_titled(sight, "certificates"))
    return [
        Step(title, drawn, "d" if place < done else "now" if place == done else "", thing)
        for place, (title, drawn, thing) in enumerate(steps)
    ]


def _titled(sight: Sight, name: str) -> tuple[str, Html, str]:
    title = sight.say(f"step_{name}")
    return title, f"<span>{escape(title)}</span>", f"step-{name}"
