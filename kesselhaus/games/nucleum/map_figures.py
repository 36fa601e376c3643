"""The shapes of components.toml for the map: cities, links, coal regions, power plants (2.3 to 2.6)."""

from typing import Annotated

from msgspec import Meta

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, word
from kesselhaus.games.nucleum.figure_types import ByPlayers, Rewards, SideName
from kesselhaus.games.nucleum.terms import ANY, COLOURS

UrbanSites = list[Annotated[str, Meta(pattern="^([RFL]G?|G|RF|RL|FL|X)$")]]
MineSites = list[Annotated[str, Meta(pattern=r"^[mM]\+?$")]]
TurbineSites = list[Annotated[str, Meta(pattern="^[tT]4?$")]]


class City(Entry, frozen=True):
    """2.3."""

    id: str
    name: str
    colour: Annotated[str, word(*COLOURS, ANY)]
    x: Annotated[int, Meta(ge=0, le=100)]
    y: Annotated[int, Meta(ge=0, le=100)]
    sides: Annotated[list[SideName], Meta(min_length=1)]
    urban_a: UrbanSites
    urban_b: UrbanSites
    mines_a: MineSites
    mines_b: MineSites
    turbines_a: TurbineSites
    turbines_b: TurbineSites


class Link(Entry, frozen=True):
    """2.4."""

    id: str
    a: str
    b: str
    spaces_a: Annotated[int, Meta(ge=0, le=3)]
    surcharge_a: Count
    spaces_b: Annotated[int, Meta(ge=0, le=3)]
    surcharge_b: Count


class CoalRegion(Entry, frozen=True):
    """2.5."""

    id: str
    name: str
    routes_a: list[str]
    routes_b: list[str]
    wagons: ByPlayers


class PowerPlant(Entry, frozen=True):
    """2.6."""

    id: str
    nucleum: bool
    bonus: Rewards
