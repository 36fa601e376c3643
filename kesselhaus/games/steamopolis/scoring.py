"""Victory (5.3) and the rating of the solo game (5.4)."""

from kesselhaus.engine.game import Result
from kesselhaus.games.steamopolis.state import LEDGER, Table


def standings(table: Table) -> tuple[int, ...]:
    """ST-24: vote points are booked at once."""
    return tuple(player.score for player in table.players)


def result(table: Table) -> Result:
    """ST-169 to ST-171; alone, a rating by vote points."""
    scores = standings(table)
    categories = {
        kind: tuple(player.ledger[place] for player in table.players)
        for place, kind in enumerate(LEDGER)
        if any(player.ledger[place] for player in table.players)
    }
    if table.seats == 1:
        return Result(
            scores=scores,
            categories=categories,
            winners=() if table.lost else (0,),
            reason="lost" if table.lost else table.ending,
            grade="" if table.lost else grade(table),
        )
    return Result(scores=scores, categories=categories, winners=(winner(table),), reason=table.ending)


def winner(table: Table) -> int:
    """ST-169: the most vote points; ST-170: the most tiles, as machines or banners; ST-171: earlier in turn
    order.
    """
    return max(table.order, key=lambda seat: (table.players[seat].score, tiles(table, seat)))


def tiles(table: Table, seat: int) -> int:
    """ST-170, RU-7."""
    player = table.players[seat]
    return player.tiles + len(player.banners)


def grade(table: Table) -> str:
    """5.4: the highest rating that the score reaches."""
    score = table.players[0].score
    return [id for at_least, id in table.box.grades if score >= at_least][-1]
