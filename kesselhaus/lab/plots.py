"""Pictures of what was measured. They need matplotlib, which comes with the extra `lab`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kesselhaus.lab import balance, compare, gauges, habits, simulate
from kesselhaus.lab.tournament import Finished, Report

BRASS, INK, RUST = "#b8863b", "#3a2a1a", "#7a2e1f"


EXTREMES = 12
"""So many things that stand out at each end are shown."""


class NoPlots(RuntimeError):
    """matplotlib is not installed."""


def _figure(width: float, height: float) -> Any:
    """An empty figure that is drawn without a screen."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NoPlots("Plots need matplotlib: pip install 'kesselhaus[lab]'.") from error
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def plot_tournament(report: Report, finished: Sequence[Finished], file: Path) -> None:
    """Win shares with their intervals beside the fair share, and the scores of each bot."""
    bots = [standing.bot for standing in reversed(report.standings)]
    shares = [standing.win_share for standing in reversed(report.standings)]
    scores = [
        [match.scores[seat] for match in finished for seat, name in enumerate(match.lineup) if name == bot]
        for bot in bots
    ]
    figure = _figure(9, 1.6 + 0.6 * len(bots))
    left, right = figure.subplots(1, 2)
    places = range(len(bots))
    reach = [
        [figure.value - figure.low for figure in shares],
        [figure.high - figure.value for figure in shares],
    ]
    left.barh(places, [figure.value for figure in shares], xerr=reach, color=BRASS, ecolor=INK)
    left.axvline(1 / report.seats, color=RUST, linestyle="--", label="fair share")
    left.set_yticks(places, bots)
    left.set_xlim(0, 1)
    left.set_xlabel("share of wins, 95 % interval")
    left.legend(loc="lower right")
    right.boxplot(scores, orientation="horizontal", positions=list(places))
    right.set_yticks(places, [""] * len(bots))
    right.set_xlabel("scores")
    figure.suptitle(f"{report.game}, {report.seats} seats, {report.games} matches, seed {report.seed}")
    figure.savefig(file, dpi=120)


def plot_balance(report: balance.Report, file: Path) -> None:
    """Who wins by seat and by order, and the things whose takers win most and least, with their intervals."""
    told = sorted(
        (thing for thing in report.things if thing.verdict), key=lambda thing: thing.win_share.value
    )
    things = told if len(told) <= 2 * EXTREMES else told[:EXTREMES] + told[-EXTREMES:]
    rows = [
        *((f"seat {place}", won) for place, won in enumerate(report.by_seat, start=1)),
        *((f"place {place}", won) for place, won in enumerate(report.by_order, start=1)),
        *((thing.what, thing.win_share) for thing in things),
    ]
    figure = _figure(9, 1.2 + 0.28 * len(rows))
    panel = figure.subplots()
    for row, (_, won) in enumerate(reversed(rows)):
        panel.plot([won.low, won.high], [row, row], color=BRASS, linewidth=2)
        panel.plot([won.value], [row], "o", color=INK, markersize=4)
    panel.axvline(1 / report.seats, color=RUST, linestyle="--", label="fair share")
    panel.set_yticks(range(len(rows)), [what for what, _ in reversed(rows)])
    panel.set_xlabel("share of wins, 95 % interval")
    panel.legend(loc="lower right")
    figure.suptitle(f"{report.game}, {report.seats} seats, {report.games} matches, seed {report.seed}")
    figure.savefig(file, dpi=110)


def plot_compare(report: compare.Report, differences: Sequence[float], file: Path) -> None:
    """What the first of two has more, each number on a scale of its own, and how the points settle from deal
    to deal.
    """
    rows = len(report.differences)
    figure = _figure(10, max(3.0, 0.9 * rows))
    left, right = figure.subfigures(1, 2)
    one, other = report.names
    for panel, told in zip(left.subplots(rows, 1, squeeze=False)[:, 0], report.differences, strict=True):
        more = told.more
        panel.plot([more.low, more.high], [0, 0], color=BRASS, linewidth=2)
        panel.plot([more.value], [0], "o", color=INK, markersize=4)
        panel.axvline(0, color=RUST, linestyle="--")
        panel.set_yticks([0], [told.what])
    settled = right.subplots()
    means = [sum(differences[:count]) / count for count in range(1, len(differences) + 1)]
    settled.plot(range(1, len(means) + 1), means, color=INK, linewidth=1.4)
    settled.axhline(0, color=RUST, linestyle="--")
    settled.set_xlabel("deals")
    settled.set_ylabel("points more, mean so far")
    figure.suptitle(
        f"{report.game}, {report.seats} seats: {one} more than {other}, 95 % interval by {report.pairs} deals"
    )
    figure.savefig(file, dpi=110)


def plot_habits(report: habits.Report, file: Path) -> None:
    """Each habit of each bot with its interval, as a share of its target; 1 is the most (or least) that is
    good.
    """
    figure = _figure(9, 1.2 + 0.3 * len(report.habits))
    panel = figure.subplots()
    for row, told in enumerate(reversed(report.habits)):
        target = (told.least if told.most is None else told.most) or 1.0
        value = told.value
        panel.plot([value.low / target, value.high / target], [row, row], color=BRASS, linewidth=2)
        panel.plot([value.value / target], [row], "o", color=INK if told.within else RUST, markersize=4)
    panel.axvline(1, color=RUST, linestyle="--", label="target")
    panel.set_yticks(
        range(len(report.habits)), [f"{told.what} ({told.bot})" for told in reversed(report.habits)]
    )
    panel.set_xlabel("share of the target, 95 % interval; red is beyond it")
    panel.legend(loc="lower right")
    figure.suptitle(f"{report.game}, {report.seats} seats, {report.games} matches, seed {report.seed}")
    figure.savefig(file, dpi=110)


def plot_simulation(report: simulate.Report, played: Sequence[simulate.Played], file: Path) -> None:
    """The scores of each seat, and how many decisions matches took."""
    ended = [match for match in played if match.scores is not None]
    figure = _figure(9, 1.8 + 0.4 * report.seats)
    left, right = figure.subplots(1, 2)
    places = range(report.seats)
    scores = [[match.scores[seat] for match in ended if match.scores] for seat in places]
    left.boxplot(scores, orientation="horizontal", positions=list(places))
    left.set_yticks(places, [f"seat {seat + 1} ({bot})" for seat, bot in enumerate(report.bots)])
    left.invert_yaxis()
    left.set_xlabel("scores")
    right.hist([match.decisions for match in ended], bins=20, color=BRASS)
    right.set_xlabel("decisions a match")
    right.set_ylabel("matches")
    title = f"{report.game}, {report.seats} seats, {report.finished} of {report.games} matches ended"
    figure.suptitle(f"{title}, seed {report.seed}")
    figure.savefig(file, dpi=110)


def plot_course(reports: Sequence[gauges.Report], folder: Path) -> dict[str, str]:
    """A picture for each kind of number: a row for each number of seats, a column for each name."""
    files = {}
    for kind in dict.fromkeys(line.kind for report in reports for line in report.lines):
        rows = [[line for line in report.lines if line.kind == kind] for report in reports]
        columns = max(map(len, rows))
        figure = _figure(3.2 * columns, 0.6 + 2.4 * len(rows))
        panels = figure.subplots(len(rows), columns, sharey="col", squeeze=False)
        for report, lines, across in zip(reports, rows, panels, strict=True):
            for panel in across[len(lines) :]:
                panel.set_axis_off()
            for line, panel in zip(lines, across, strict=False):
                _draw_line(line, panel)
                panel.set_title(f"{line.name}, {report.seats} seats", fontsize=10, color=INK)
            across[0].set_ylabel(kind)
        for panel in panels[-1]:
            panel.set_xlabel("rounds")
        one = reports[0]
        figure.suptitle(
            f"{one.game}: {kind}, mean and four matches of five; {one.games} matches a row, "
            f"{', '.join(one.bots)}, seed {one.seed}",
            fontsize=11,
        )
        files[f"plot of {kind}"] = str(folder / f"{kind}.png")
        figure.savefig(folder / f"{kind}.png", dpi=110)
    return files


def _draw_line(line: gauges.Line, panel: Any) -> None:
    """The mean with its spread; where the scale has ends, these and how long the number stands there."""
    times = [point.time for point in line.points]
    lows, highs = [point.low for point in line.points], [point.high for point in line.points]
    panel.fill_between(times, lows, highs, color=BRASS, alpha=0.3, linewidth=0)
    panel.plot(times, [point.mean for point in line.points], color=INK, linewidth=1.4)
    panel.set_xlim(0, times[-1])
    panel.xaxis.get_major_locator().set_params(integer=True)
    for end, share, side in ((line.floor, line.at_floor, "bottom"), (line.top, line.at_top, "top")):
        if end is not None and share is not None:
            panel.axhline(end, color=RUST, linestyle="--", linewidth=0.8)
            panel.text(
                times[-1], end, f"{share:.0%} of the time ", ha="right", va=side, fontsize=8, color=RUST
            )
