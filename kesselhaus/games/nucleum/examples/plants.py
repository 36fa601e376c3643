"""Plants with fuel, for tests of Energize."""

from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    build,
    connect,
    give,
    lay,
    mine,
    turbine,
)
from kesselhaus.games.nucleum.state import Table


def leipzig(thaler: int = 9) -> Table:
    """Grimma gets coal from Rheinland over Leipzig, where Anna has a building."""
    table = lay()
    connect(table, BRUNO, "L01")
    give(table, thaler=thaler)
    build(table, ANNA, "RES-1", "leipzig.u1")
    return table


def glashuette() -> Table:
    """A plant with a Nucleum, Anna's mine in Brüx connected to it; one turbine is Anna's, two are Bruno's."""
    table = lay()
    table.nuclei, table.tokens = ("grimma", "glashuette"), (2, 3)
    connect(table, CLARA, "L37", "L10")
    turbine(table, ANNA, 1, "glashuette.t1")
    turbine(table, BRUNO, 1, "glashuette.t2")
    turbine(table, BRUNO, 2, "glashuette.t3")
    mine(table, ANNA, 1, "bruex.m2", 3)
    mine(table, ANNA, 2, "bruex.m3", 1)
    return table
