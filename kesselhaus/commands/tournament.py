"""`kesselhaus tournament`: bots against each other on rotated seats."""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import structs

from kesselhaus.commands.experiment import add_experiment, carry_out, conclude, to_play
from kesselhaus.commands.matches import a_pairing, add_matches
from kesselhaus.commands.shared import a_game, add_json, console, print_json, progress, table
from kesselhaus.engine.game import Game
from kesselhaus.lab.figures import percent
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.plots import NoPlots, plot_tournament
from kesselhaus.lab.tournament import TOURNAMENT, Finished, Report

HELP = "play bots against each other on rotated seats: wins, scores, ranks with intervals"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=100, bots="greedy,random")
    add_experiment(parser, out="tournament")
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    pairing = a_pairing(game, arguments, arguments.seats)
    folder, began = Path(arguments.out), time.perf_counter()
    with progress(f"{game.title}, {pairing.seats} seats", to_play(arguments)) as advance:
        finished = carry_out(TOURNAMENT, game, pairing, arguments, advance, folder)
    told(game, pairing, finished, folder, arguments.json, time.perf_counter() - began)
    return 0


def told(
    game: Game[Any],
    pairing: Pairing,
    finished: Sequence[Finished],
    folder: Path,
    as_json: bool,
    seconds: float,
) -> None:
    """The report on paper and on the screen."""
    report, files = conclude(TOURNAMENT, game, pairing, finished, folder)
    report = structs.replace(report, seconds=round(seconds, 2))
    try:
        plot_tournament(report, finished, folder / "plot.png")
        files["plot"] = str(folder / "plot.png")
    except NoPlots as missing:
        files["plot"] = str(missing)
    if as_json:
        print_json({"report": report, "files": files})
    else:
        _tell(report, files)


def _tell(report: Report, files: dict[str, str]) -> None:
    out = console()
    variants = f" with {', '.join(report.variants)}" if report.variants else ""
    out.print(
        f"{report.games} matches of {report.game}, {report.seats} seats{variants}, in {report.seconds} s. "
        f"A fair share of wins is {1 / report.seats:.0%}."
    )
    heads = ("seats", "wins", "share of wins", "score", "rank", "rating", "ms/decision")
    listed = table("bot", figures=heads)
    for standing in report.standings:
        listed.add_row(
            standing.bot,
            str(standing.seats),
            f"{standing.wins:g}",
            percent(standing.win_share),
            str(standing.score),
            f"{standing.rank.value:.2f} ({standing.rank.low:.2f} to {standing.rank.high:.2f})",
            f"{standing.rating.value:.0f} ({standing.rating.low:.0f} to {standing.rating.high:.0f})",
            f"{standing.ms_per_decision:g}",
        )
    out.print(listed)
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)
