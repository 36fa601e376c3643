"""What has to fit: signs on small machines, keys in the bar."""

from itertools import pairwise

from kesselhaus.art.console import Group
from kesselhaus.games.steamopolis import table
from kesselhaus.games.steamopolis.box import shipped
from kesselhaus.games.steamopolis.table.notation import in_rows, measured
from kesselhaus.games.steamopolis.table.players import short_lines
from tests.games.looking import views


def test_a_line_too_long_for_a_small_machine_is_set_in_two_rows() -> None:
    box = shipped()
    (whole,) = short_lines(box.machines["M26"])
    assert in_rows(whole, 31, 13) == ((("text", "1"), ("icon", "i-crystal")), (("arrow", ""), ("seal", "2")))
    for machine in box.machines.values():
        for line in short_lines(machine):
            rows = in_rows(line, 31, 13)
            assert sum(rows, ()) == line
            assert len(rows) == 1 + (measured(line, 13) > 31)


def test_keys_of_one_level_stay_in_one_group() -> None:
    several = 0
    for view in views("steamopolis"):
        levels = [
            group.title.rpartition(" · ")[2]
            for group in table.groups(view, "en")
            if isinstance(group, Group) and " · " in group.title
        ]
        spans = [sorted(int(level) for level in span.split("–")) for span in levels]
        assert all(higher[0] > lower[-1] for higher, lower in pairwise(spans)), levels
        several += len(spans) > 1
    assert several
