"""Pictures of what was measured. They need matplotlib, which comes with the extra `lab`."""

from pathlib import Path

from kesselhaus.lab.tournament import Finished, Report


class NoPlots(RuntimeError):
    """matplotlib is not installed."""


def plot_tournament(report: Report, finished: list[Finished], file: Path) -> None:
    """Win shares with their intervals beside the fair share, and the scores of each bot."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NoPlots("Plots need matplotlib: pip install 'kesselhaus[lab]'.") from error
    bots = [standing.bot for standing in reversed(report.standings)]
    shares = [standing.win_share for standing in reversed(report.standings)]
    scores = [
        [match.scores[seat] for match in finished for seat, name in enumerate(match.lineup) if name == bot]
        for bot in bots
    ]
    figure = Figure(figsize=(9, 1.6 + 0.6 * len(bots)), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2)
    places = range(len(bots))
    reach = [
        [figure.value - figure.low for figure in shares],
        [figure.high - figure.value for figure in shares],
    ]
    left.barh(places, [figure.value for figure in shares], xerr=reach, color="#b8863b", ecolor="#3a2a1a")
    left.axvline(1 / report.seats, color="#7a2e1f", linestyle="--", label="fair share")
    left.set_yticks(places, bots)
    left.set_xlim(0, 1)
    left.set_xlabel("share of wins, 95 % interval")
    left.legend(loc="lower right")
    right.boxplot(scores, orientation="horizontal", positions=list(places))
    right.set_yticks(places, [""] * len(bots))
    right.set_xlabel("scores")
    figure.suptitle(f"{report.game}, {report.seats} seats, {report.games} matches, seed {report.seed}")
    figure.savefig(file, dpi=120)
