"""`kesselhaus games`: what stands on the shelf."""

from argparse import ArgumentParser, Namespace
from typing import Any

from kesselhaus.commands.shared import add_json, console, print_json, table
from kesselhaus.engine.game import Game
from kesselhaus.games import shelf

HELP = "list the games on the shelf"


def arguments(parser: ArgumentParser) -> None:
    add_json(parser)


def run(arguments: Namespace) -> int:
    games = shelf().values()
    if arguments.json:
        print_json([_told(game) for game in games])
        return 0
    listed = table("game", "title", "seats", "minutes", "weight", "variants")
    for game in games:
        listed.add_row(
            game.key,
            game.title,
            _listed(game.seats),
            "-".join(map(str, game.minutes)),
            str(game.weight),
            _listed(variant.key for variant in game.variants),
        )
    console().print(listed)
    return 0


def _listed(things: Any) -> str:
    return ", ".join(map(str, things))


def _told(game: Game[Any]) -> dict[str, Any]:
    return {
        "game": game.key,
        "title": game.title,
        "seats": game.seats,
        "usual_seats": game.usual_seats,
        "minutes": game.minutes,
        "weight": game.weight,
        "variants": game.variants,
        "rules_version": game.rules_version,
        "edition": game.load_box(None).edition,
    }
