"""`kesselhaus course`: how the numbers of a game move through matches between bots."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from kesselhaus.commands.experiment import add_experiment, carry_out, sorry_if_not_possible, to_play
from kesselhaus.commands.matches import a_pairing, add_matches
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, print_json, progress, table
from kesselhaus.games import brings
from kesselhaus.lab.gauges import COURSE, Followed, Report, keep_all, report_on
from kesselhaus.lab.plots import NoPlots, plot_course

HELP = "follow the numbers of a game (prices, scores) through matches between bots, with plots"

SEATS = "numbers of players, separated by commas, or all (default: the usual number); each plays all matches"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=40, bots="greedy", seats=SEATS)
    add_experiment(parser, out="course")
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    if not brings(game.key, "gauges"):
        raise Sorry(f"{game.title} has no gauges (gauges.py) whose numbers could be followed.")
    counts = arguments.seats.split(",") if arguments.seats else [str(game.usual_seats)]
    if counts == ["all"]:
        counts = [str(seats) for seats in game.seats]
    pairings, folder = [a_pairing(game, arguments, seats) for seats in counts], Path(arguments.out)
    with progress(game.title, to_play(arguments) * len(pairings)) as advance:
        followed = []
        for pairing in pairings:
            own = folder if len(pairings) == 1 else folder / f"{pairing.seats} seats"
            matches = carry_out(COURSE, game, pairing, arguments, advance, own)
            followed.append((report_on(game, pairing, matches), matches))
    told(followed, folder, arguments.json)
    return 0


def told(followed: Sequence[tuple[Report, Sequence[Followed]]], folder: Path, as_json: bool) -> None:
    reports = [report for report, _ in followed]
    with sorry_if_not_possible(folder):
        files = keep_all(followed, folder)
        try:
            files |= plot_course(reports, folder)
        except NoPlots as missing:
            files["plots"] = str(missing)
    if as_json:
        print_json({"reports": reports, "files": files})
    else:
        _tell(reports, files)


def _tell(reports: list[Report], files: dict[str, str]) -> None:
    out = console()
    for report in reports:
        out.print(
            f"{report.games} matches of {report.game}, {report.seats} seats, {', '.join(report.bots)}\n"
        )
        heads = ("scale", "rises a match", "falls", "at its floor", "at its top", "stuck", "mean at the end")
        listed = table("number", figures=heads)
        for line in report.lines:
            listed.add_row(
                f"{line.kind} {line.name}",
                "" if line.floor is None or line.top is None else f"{line.floor:g}-{line.top:g}",
                f"{line.rises:g}",
                f"{line.falls:g}",
                *(
                    "" if share is None else f"{share:.0%}"
                    for share in (line.at_floor, line.at_top, line.stuck)
                ),
                f"{line.points[-1].mean:.1f}",
            )
        out.print(listed)
        for warning in report.warnings:
            out.print(f"! {warning}", style="yellow", markup=False)
        out.print()
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)
