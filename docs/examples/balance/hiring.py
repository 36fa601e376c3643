"""A study of balance: what does it do to Airship City if hiring is cheaper or dearer than 10?

Run it: `python docs/examples/balance/hiring.py`. Each edition is a copy of the components file with one
figure changed. It is played on the same deals as the shipped one, so that only what the figure does counts
(`compare`); and it is looked at by itself: how often seats hire, and whether those win (`balance`). Two
unlike players are asked, because what only one of them shows may be his own taste.
"""

import re
from pathlib import Path

from kesselhaus import games
from kesselhaus.lab.balance import balance
from kesselhaus.lab.compare import Comparison, compare
from kesselhaus.lab.figures import percent
from kesselhaus.lab.matches import Pairing

GAME, SEATS, SEED = "airship_city", 4, 1
FIGURE = re.compile(r"(\[constants\.hire_cost\]\nvalue = )\d+")


def edition(cost: int) -> str:
    """The shipped components with another price of hiring."""
    text, changed = FIGURE.subn(rf"\g<1>{cost}", games.shipped_file(GAME).decode())
    assert changed == 1
    return text


def study(costs: tuple[int, ...], bots: tuple[str, ...], deals: int) -> list[str]:
    """A line for each player and price."""
    game, lines = games.game(GAME), []
    for bot in bots:
        for cost in costs:
            lineup, dearer = (bot,) * SEATS, edition(cost)
            plan = Comparison(
                SEATS, (), SEED, (f"{cost}", "10"), (lineup, lineup), dearer, None, kind="editions"
            )
            paired = {told.what: told.more for told in compare(game, plan, deals).differences}
            alone = balance(game, Pairing(SEATS, (), (bot,), SEED, dearer), deals)
            hired = next((thing for thing in alone.things if thing.what == "Hired"), None)
            taken = (
                f"{hired.per_match:.1f} a match, takers win {percent(hired.win_share)}" if hired else "never"
            )
            points, best, margin = (paired[what] for what in ("score", "score of the winner", "margin"))
            lines.append(
                f"{bot}, {cost} instead of 10: points {points}, winner {best}, margin {margin}; hired {taken}"
            )
    return lines


if __name__ == "__main__":
    out = study((6, 8, 12), ("greedy", "easy"), 40)
    Path("hiring.txt").write_text("\n".join(out) + "\n")
    print("\n".join(out))
