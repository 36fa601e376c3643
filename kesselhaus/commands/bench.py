"""`kesselhaus bench`: how fast the games run on one core."""

from argparse import ArgumentParser, Namespace

from kesselhaus.commands.shared import a_game, add_json, console, number, print_json, progress, table
from kesselhaus.games import shelf
from kesselhaus.lab.bench import ROUNDS, Speed, bench

HELP = "measure the speed of games: decisions and matches per second, time of a fork"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all of the shelf")
    parser.add_argument("--seconds", default="8", help="for each game and number of seats (default: 8)")
    add_json(parser)


def run(arguments: Namespace) -> int:
    seconds = number(arguments.seconds, "--seconds", 1, 3600)
    games = [a_game(name) for name in arguments.games] or list(shelf().values())
    speeds: list[Speed] = []
    with progress("measuring", sum(len(game.seats) for game in games) * (ROUNDS + 1)) as advance:
        for game in games:
            speeds += [bench(game, seats, seconds, advance) for seats in game.seats]
    if arguments.json:
        print_json(speeds)
    else:
        _tell(speeds)
    return 0


def _tell(speeds: list[Speed]) -> None:
    heads = ("decisions/s", "matches/s", "decisions/match", "options/decision", "forced", "fork µs")
    listed = table("game", "seats", figures=heads)
    for speed in speeds:
        listed.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_s:,}",
            f"{speed.games_per_s:,}",
            f"{speed.decisions_per_game}",
            f"{speed.options_per_decision}",
            f"{speed.forced_share:.0%}",
            f"{speed.fork_us}",
        )
    console().print(listed)
