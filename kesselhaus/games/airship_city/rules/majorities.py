"""Majorities (4.11)."""

from kesselhaus.games.airship_city.events import MajorityChanged
from kesselhaus.games.airship_city.state import CITY, Table


def leader(table: Table, section: str) -> int | None:
    """AC-95, AC-97: who has more markers on the donation fields than each other; nobody in a tie."""
    markers = table.fields[section]
    ranking = sorted(((markers.count(seat), seat) for seat in set(markers)), reverse=True)
    if not ranking or (len(ranking) > 1 and ranking[0][0] == ranking[1][0]):
        return None
    return ranking[0][1]


def settle_majority(table: Table, section: str) -> None:
    """AC-96: exactly the leader's marker lies in the majority area; without a leader it is empty (AC-97)."""
    first, former = leader(table, section), table.majority.get(section)
    if first == former:
        return
    if former is not None:
        del table.majority[section]
    if first is not None:
        fill_area(table, section, first)
    holder = table.majority.get(section)
    if holder != former:
        table.tell(MajorityChanged(section, holder, former, rule="AC-97" if first is None else "AC-96"))
    if former is not None and former != CITY:
        table.players[former].supply += 1
        fill_waiting_areas(table, former)


def fill_area(table: Table, section: str, seat: int) -> None:
    """AC-98, AC-99: the marker comes from the supply; without one the area stays empty. The City never runs
    out (AC-133).
    """
    if seat != CITY:
        if not table.players[seat].supply:
            return
        table.players[seat].supply -= 1
    table.majority[section] = seat


def fill_waiting_areas(table: Table, seat: int) -> None:
    """AC-99: a marker that came back goes at once to a majority area that waits for it, in the order of the
    tables.
    """
    for section in table.box.sections:
        if not table.players[seat].supply:
            return
        if section not in table.majority and leader(table, section) == seat:
            fill_area(table, section, seat)
            table.tell(MajorityChanged(section, seat, None, rule="AC-99"))
