"""`kesselhaus rules`: every rule of a spec and the tests that show it."""

from argparse import ArgumentParser, Namespace

from kesselhaus.commands.shared import Sorry, add_json, choose, console, print_json
from kesselhaus.lab import rule_index

HELP = "list the rules of a game's spec and the tests that show them"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--untested", action="store_true", help="only ids that no test shows; none is good news"
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    root = rule_index.source_tree()
    if root is None:
        raise Sorry(
            "The specs and the tests are found only in a source checkout, and this is an installed copy."
        )
    game = choose(arguments.game, rule_index.specs(root), "spec of a game")
    entries = rule_index.index(root, game)
    if arguments.untested:
        entries = [entry for entry in entries if entry.wants_a_test and not entry.tests]
    if arguments.json:
        print_json({"game": game, "untested_only": arguments.untested, "rules": entries})
    elif arguments.untested:
        for entry in entries:
            print(entry.id)
    else:
        _tell(entries)
    return 0


def _tell(entries: list[rule_index.RuleEntry]) -> None:
    out = console()
    for entry in entries:
        out.print(f"[bold]{entry.id}[/bold] ", end="")
        out.print(entry.text, markup=False)
        for test in entry.tests:
            out.print(f"    {test}", style="dim", markup=False)
    wanted = [entry for entry in entries if entry.wants_a_test]
    shown = sum(1 for entry in wanted if entry.tests)
    out.print(f"\n{shown} of {len(wanted)} rules, invariants and examples are shown by a test.")
