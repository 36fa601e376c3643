"""`kesselhaus train`: a value of positions, learned from matches, for the search to judge by."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console

from kesselhaus.commands.matches import a_seed
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, number, print_json, table

HELP = "learn from positions of a dataset what they are worth, for `search` to judge by"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--data",
        default="dataset",
        metavar="DIR",
        help="folders that `dataset --rows positions` wrote, separated by commas (default: dataset)",
    )
    parser.add_argument("--out", metavar="FILE", help="the weights (default: value-SEATS.npz)")
    parser.add_argument("--hidden", default="64,32", help="the sizes of both hidden layers (default: 64,32)")
    parser.add_argument("--epochs", default="60", help="at most so often through all positions (default: 60)")
    parser.add_argument("--seed", default="1", help="equal seeds learn the same (default: 1)")
    add_json(parser)


def run(arguments: Namespace) -> int:
    try:
        from kesselhaus.bots import network
        from kesselhaus.lab import dataset, learning
        from kesselhaus.lab.positions import NotEnough, load
    except ImportError as missing:
        raise Sorry("Learning needs numpy: pip install 'kesselhaus[data]'.") from missing

    game, folders = a_game(arguments.game), arguments.data.split(",")
    training = learning.Training(
        seed=a_seed(arguments),
        hidden=_hidden(arguments.hidden),
        epochs=number(arguments.epochs, "--epochs", 1, 10_000),
    )
    try:
        positions = load(folders)
        if positions.description.game != game.key:
            raise Sorry(f"{folders[0]} holds matches of {positions.description.game}, not of {game.key}.")
        out = Console(stderr=True, highlight=False)

        def told(epoch: int, score: Any) -> None:
            out.print(f"{epoch:3}  loss {score.loss:.4f}  explained {score.explained:.3f}", markup=False)

        about, arrays, report = learning.train(positions, training, told)
    except (FileNotFoundError, NotEnough, dataset.NoTables) as missing:
        raise Sorry(str(missing)) from missing
    file = Path(arguments.out or network.file_name(about.seats))
    try:
        network.write(file, about, arrays)
    except OSError as error:
        raise Sorry(f"{file} cannot be written: {error.strerror}.") from error
    if arguments.json:
        print_json({"report": report, "file": str(file), "bytes": file.stat().st_size})
    else:
        _tell(report, file)
    return 0


def _tell(report: Any, file: Path) -> None:
    out = console()
    out.print(
        f"{report.positions:,} positions of {report.matches:,} matches of {report.game}, "
        f"{report.seats} seats; {report.inputs:,} numbers are looked at"
    )
    quarters = [f"quarter {quarter}" for quarter in range(1, 5)]
    listed = table("explained of the final lead", figures=("in all", *quarters, "log loss"))
    for name, score in (("network", report.network), ("advice", report.advice)):
        shares = (score.explained, *score.by_quarter)
        listed.add_row(name, *(f"{share:.0%}" for share in shares), f"{score.loss:.3f}")
    out.print(listed)
    out.print(f"{file}: {file.stat().st_size:,} bytes", markup=False)


def _hidden(told: str) -> tuple[int, int]:
    sizes = [number(size, "A size of --hidden", 1, 4096) for size in told.split(",")]
    if len(sizes) != 2:
        raise Sorry(f"--hidden has two sizes, as 64,32, not {told!r}.")
    return sizes[0], sizes[1]
