"""`kesselhaus simulate`: plays matches, checks all invariants, and keeps the record of what went wrong."""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from kesselhaus.commands.experiment import add_experiment, carry_out, conclude, sorry_if_not_possible, to_play
from kesselhaus.commands.matches import a_seed, add_matches, the_components
from kesselhaus.commands.shared import (
    Sorry,
    a_bot,
    a_game,
    add_json,
    console,
    print_json,
    progress,
    seats_and_variants,
)
from kesselhaus.engine.game import Game
from kesselhaus.lab.plots import NoPlots, plot_simulation
from kesselhaus.lab.simulate import KEPT, SIMULATE, Plan, Played, Report, Span, keep_troubles

HELP = "play matches with bots and check every invariant after every answer"
MOST = 10_000_000
TROUBLES = "dead-ends"
"""The folder for records of matches that went wrong, if none is named."""

VARIANTS = "keys of variants, separated by commas; random: each match draws its own set"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=100, bots="random", variants=VARIANTS)
    add_experiment(parser, out=None)
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    plan, began = _plan(game, arguments), time.perf_counter()
    folder = Path(arguments.out) if arguments.out else None
    with progress(f"{game.title}, {plan.seats} seats", to_play(arguments, MOST)) as advance:
        played = carry_out(SIMULATE, game, plan, arguments, advance, folder, MOST)
    return told(game, plan, played, folder, arguments.json, time.perf_counter() - began)


def told(
    game: Game[Any], plan: Plan, played: Sequence[Played], folder: Path | None, as_json: bool, seconds: float
) -> int:
    report, files = conclude(SIMULATE, game, plan, played, folder)
    report = structs.replace(report, seconds=round(seconds, 3))
    with sorry_if_not_possible(folder):
        records = keep_troubles(report, folder or Path(TROUBLES))
    if folder is not None:
        try:
            plot_simulation(report, played, folder / "plot.png")
            files["plot"] = str(folder / "plot.png")
        except NoPlots as missing:
            files["plot"] = str(missing)
    if as_json:
        print_json(_told(report, records))
    else:
        tell(report, records)
        for what, file in files.items():
            console().print(f"{what}: {file}", markup=False)
    return 1 if report.troubles else 0


def _plan(game: Game[Any], arguments: Namespace) -> Plan:
    drawn = arguments.variants == "random"
    seats, variants = seats_and_variants(game, arguments.seats, "" if drawn else arguments.variants)
    bots = [a_bot(name) for name in arguments.bots.split(",")]
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise Sorry(
            f"--bots names one kind for all seats or one for each of the {seats} seats, not {len(bots)}."
        )
    components = the_components(game, arguments.components)
    plan = Plan(seats, "random" if drawn else variants, tuple(bots), a_seed(arguments))
    return structs.replace(plan, components=components)


def _told(report: Report, records: dict[int, str]) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(report)
    for trouble in told["troubles"]:
        trouble["record"] = records.get(trouble["match"])
    return told


def tell(report: Report, records: dict[int, str]) -> None:
    out = console()
    out.print(
        f"{report.finished} of {report.games} matches ended: "
        f"{report.game}, {report.seats} seats{_variants(report)}"
    )
    if report.decisions_per_game is not None:
        spread = _range(report.decisions_per_game)
        out.print(f"decisions: {report.decisions:,} ({spread} a match), {report.forced:,} of them forced")
    for seat, scores in enumerate(report.scores):
        bot, won = report.bots[seat], report.victories[seat]
        out.print(f"seat {seat + 1} ({bot}): score {_range(scores)}, won {won} ({won / report.finished:.1%})")
    speed = report.decisions / max(report.seconds, 0.001)
    out.print(f"{report.seconds:.1f} s, {speed:,.0f} decisions/s with all checks")
    for trouble in report.troubles[:KEPT]:
        where = f"match {trouble.match}, answer {trouble.at}"
        out.print(
            f"{trouble.kind} in {where}: {trouble.what} ({records[trouble.match]})", style="red", markup=False
        )
    if len(report.troubles) > KEPT:
        out.print(f"and {len(report.troubles) - KEPT} more", style="red")


def _variants(report: Report) -> str:
    if report.variants == "random":
        drawn = ", ".join(f"{key} {matches}" for key, matches in report.with_variant.items())
        return f", {report.different_sets} sets of variants drawn ({drawn})"
    return f" with {', '.join(report.variants)}" if report.variants else ""


def _range(span: Span) -> str:
    return f"{span.least:g} to {span.most:g}, mean {span.mean:g}"
