"""`kesselhaus tournament`: bots against each other on rotated seats."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kesselhaus.commands.matches import a_pairing, add_matches, how_many
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, print_json, progress, table
from kesselhaus.lab.figures import percent
from kesselhaus.lab.plots import NoPlots, plot_tournament
from kesselhaus.lab.tournament import Report, keep, tournament

HELP = "play bots against each other on rotated seats: wins, scores, ranks with intervals"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=100, bots="greedy,random")
    parser.add_argument(
        "--out", default="tournament", metavar="DIR", help="folder for records, table and plot"
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    games, cores = how_many(arguments)
    pairing = a_pairing(game, arguments, arguments.seats)
    with progress(f"{game.title}, {pairing.seats} seats", games) as advance:
        report, finished = tournament(game, pairing, games, advance, cores)
    folder = Path(arguments.out)
    try:
        files = keep(report, finished, folder)
        files["plot"] = str(folder / "plot.png")
        plot_tournament(report, finished, folder / "plot.png")
    except OSError as error:
        raise Sorry(f"{arguments.out} cannot be written: {error.strerror}.") from error
    except NoPlots as missing:
        files["plot"] = str(missing)
    if arguments.json:
        print_json({"report": report, "files": files})
    else:
        _tell(report, files)
    return 0


def _tell(report: Report, files: dict[str, str]) -> None:
    out = console()
    variants = f" with {', '.join(report.variants)}" if report.variants else ""
    out.print(
        f"{report.games} matches of {report.game}, {report.seats} seats{variants}, in {report.seconds} s. "
        f"A fair share of wins is {1 / report.seats:.0%}."
    )
    heads = ("seats", "wins", "share of wins", "score", "rank", "ms/decision")
    listed = table("bot", figures=heads)
    for standing in report.standings:
        listed.add_row(
            standing.bot,
            str(standing.seats),
            f"{standing.wins:g}",
            percent(standing.win_share),
            str(standing.score),
            f"{standing.rank.value:.2f} ({standing.rank.low:.2f} to {standing.rank.high:.2f})",
            f"{standing.ms_per_decision:g}",
        )
    out.print(listed)
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)
