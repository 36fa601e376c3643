"""`kesselhaus habits`: how often bots play as a good player would not."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kesselhaus.commands.experiment import add_experiment, carry_out, conclude, to_play
from kesselhaus.commands.matches import a_pairing, add_matches
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, print_json, progress, table
from kesselhaus.engine.game import Game
from kesselhaus.games import brings
from kesselhaus.lab.habits import HABITS, Told, Watched
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.plots import NoPlots, plot_habits

HELP = "count in matches between bots what a good player does and does not, with targets"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=40, bots="greedy")
    add_experiment(parser, out=None)
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    if not brings(game.key, "habits"):
        raise Sorry(f"{game.title} does not say what a good player does (habits.py).")
    pairing = a_pairing(game, arguments, arguments.seats)
    folder = Path(arguments.out) if arguments.out else None
    with progress(f"{game.title}, {pairing.seats} seats", to_play(arguments)) as advance:
        watched = carry_out(HABITS, game, pairing, arguments, advance, folder)
    told(game, pairing, watched, folder, arguments.json)
    return 0


def told(
    game: Game[Any], pairing: Pairing, watched: Sequence[Watched], folder: Path | None, as_json: bool
) -> None:
    report, files = conclude(HABITS, game, pairing, watched, folder)
    if folder is not None:
        try:
            plot_habits(report, folder / "plot.png")
            files["plot"] = str(folder / "plot.png")
        except NoPlots as missing:
            files["plot"] = str(missing)
    if as_json:
        print_json({"report": report, "files": files})
        return
    out = console()
    out.print(f"{report.games} matches of {report.game}, {report.seats} seats, {', '.join(report.bots)}")
    listed = table("habit", "bot", figures=("value", "target"))
    listed.add_column("")
    for habit in report.habits:
        value = f"{habit.value.value:.2f} ({habit.value.low:.2f} to {habit.value.high:.2f})"
        listed.add_row(habit.what, habit.bot, value, _target(habit), "" if habit.within else "!")
    out.print(listed)
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)


def _target(habit: Told) -> str:
    if habit.most is None:
        return f"at least {habit.least:g}"
    return f"at most {habit.most:g}" if not habit.least else f"{habit.least:g} to {habit.most:g}"
