"""One side of the main board (2.3 to 2.5), and which cities its links join."""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from msgspec import Struct

from kesselhaus.games.nucleum.figures import Components
from kesselhaus.games.nucleum.map_figures import City, CoalRegion, Link
from kesselhaus.games.nucleum.terms import TYPES

URBAN, MINE, TURBINE = "urban", "mine", "turbine"
LETTERS = {"R": "residence", "F": "factory", "L": "laboratory", "G": "government_building"}


class Site(Struct, frozen=True):
    """A place for one building, mine or turbine. `types` are the symbols of an urban site that is not red."""

    id: str
    city: str
    kind: str
    number: int
    types: tuple[str, ...] = ()
    red: bool = False
    uranium: bool = False
    four_players: bool = False

    @property
    def is_single(self) -> bool:
        return len(self.types) == 1

    def fits(self, type: str, level: int) -> bool:
        """NU-90, NU-91: level IV is a government building too."""
        return self.red or type in self.types or (level == 4 and "government_building" in self.types)


class TrackSpace(Struct, frozen=True):
    """A place for one tile; `a` and `b` are what its ends face: a city or the next space of the link."""

    id: str
    link: str
    number: int
    surcharge: int
    a: str
    b: str


class MapLink(Struct, frozen=True):
    id: str
    a: str
    b: str
    spaces: tuple[str, ...]
    surcharge: int


KEPT = 50_000
"""So many sets of links, or of what works on, are remembered; a search meets them again and again."""

Groups = dict[str, frozenset[str]]
"""By city the cities with which it is joined."""
Fitting = dict[str, tuple[tuple[Site, ...], ...]]
"""By city its single-symbol and then its two-symbol sites for a building, as far as there are any."""


class Side:
    """The cities, sites, links and track spaces of one side; shared by all tables, never changed."""

    def __init__(self, components: Components, name: str) -> None:
        self.name = name
        cities = [city for city in components.cities if name in city.sides]
        self.cities: dict[str, City] = {city.id: city for city in cities}
        self.colour = {city.id: city.colour for city in cities}
        self.sites: dict[str, Site] = {site.id: site for city in cities for site in _sites(city, name)}
        self.urban_sites = self._of_kind(URBAN)
        self.red_sites = {
            city: red
            for city, sites in self.urban_sites.items()
            if (red := tuple(site for site in sites if site.red))
        }
        self.neutral_sites = {
            city: {type: neutral_order(sites, type) for type in TYPES}
            for city, sites in self.urban_sites.items()
        }
        """By city and type the sites for a neutral building, in the order in which it takes them."""
        self.fitting = {
            (type, government): self._fitting(type, 4 if government else 1)
            for type in TYPES
            for government in (False, True)
        }
        """NU-90 to NU-92: by type, and whether a building of it is a government building too."""
        self.mine_sites = self._of_kind(MINE)
        self.turbine_sites = self._of_kind(TURBINE)
        self.links: dict[str, MapLink] = {}
        for link in components.links:
            count = link.spaces_a if name == "A" else link.spaces_b
            if count:
                self.links[link.id] = _map_link(link, name, count)
        self.spaces: dict[str, TrackSpace] = {
            space.id: space for link in self.links.values() for space in _spaces(link)
        }
        self.ends = {
            space.id: (self.links[space.link].a, self.links[space.link].b) for space in self.spaces.values()
        }
        """NU-62: the cities at the ends of the link of a space; below, those beside the space itself."""
        self.next_spaces = {
            space.id: tuple(other for other in (space.a, space.b) if other in self.spaces)
            for space in self.spaces.values()
        }
        """The spaces beside a space on its link."""
        self.link_of = {space.id: space.link for space in self.spaces.values()}
        self.city_of = {site.id: site.city for site in self.sites.values()}
        self.colour_at = {site.id: self.colour[site.city] for site in self.sites.values()}
        self.beside = {
            space.id: tuple(city for city in (space.a, space.b) if city in self.cities)
            for space in self.spaces.values()
        }
        self.highest_surcharge = max(link.surcharge for link in self.links.values())
        self.free_of_charge = tuple(space.id for space in self.spaces.values() if not space.surcharge)
        self.routes = {region.id: _routes(region, name) for region in components.coal_regions}
        self.regions = tuple(self.routes)
        self.plants = tuple(plant.id for plant in components.power_plants if plant.id in self.cities)
        self.city_order = {city: place for place, city in enumerate(self.cities)}
        self.site_key = {site.id: (self.city_order[site.city], site.number) for site in self.sites.values()}
        """NU-168a: the order of sites is that of their cities, then of their numbers."""
        self.space_order = {space: place for place, space in enumerate(self.spaces)}
        self._apart = {city: frozenset((city,)) for city in self.cities}
        self._known: dict[frozenset[str], Groups] = {}
        remembered = lru_cache(KEPT)
        self.reached: Callable[[frozenset[str]], tuple[str, ...]] = remembered(self._reached)
        self.plants_among: Callable[[frozenset[str]], int] = remembered(self._plants_among)

    def _of_kind(self, kind: str) -> dict[str, tuple[Site, ...]]:
        """The sites of a kind by city; cities without any are not listed."""
        found: dict[str, tuple[Site, ...]] = {}
        for site in self.sites.values():
            if site.kind == kind:
                found[site.city] = (*found.get(site.city, ()), site)
        return found

    def _fitting(self, type: str, level: int) -> Fitting:
        """The cities with sites, red ones apart, that show the type of a building."""
        found: Fitting = {}
        for city, sites in self.urban_sites.items():
            fitting = [site for site in sites if not site.red and site.fits(type, level)]
            if fitting:
                single = tuple(site for site in fitting if site.is_single)
                double = tuple(site for site in fitting if not site.is_single)
                found[city] = tuple(filter(None, (single, double)))
        return found

    @cached_property
    def plant_order(self) -> dict[str, int]:
        return {plant: place for place, plant in enumerate(self.plants)}

    def joined(self, links: frozenset[str]) -> Groups:
        """NU-61, NU-64: for each city all cities that chains of these links join it with, itself included."""
        groups = self._known.get(links)
        if groups is None:
            groups = self._apart
            for link in links:
                groups = self._joined_further(groups, link)
            self._keep(links, groups)
        return groups

    def completed(self, links: frozenset[str], link: str) -> frozenset[str]:
        """These links and one more; what they join follows from what they joined before."""
        more = links | {link}
        if more not in self._known:
            self._keep(more, self._joined_further(self.joined(links), link))
        return more

    def _joined_further(self, groups: Groups, link: str) -> Groups:
        ends = self.links[link]
        if ends.b in groups[ends.a]:
            return groups
        group = groups[ends.a] | groups[ends.b]
        return groups | dict.fromkeys(group, group)

    def _keep(self, links: frozenset[str], groups: Groups) -> None:
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[links] = groups

    def _reached(self, cities: frozenset[str]) -> tuple[str, ...]:
        """NU-65: the coal regions with a long-distance route to one of these cities."""
        return tuple(region for region, routes in self.routes.items() if not cities.isdisjoint(routes))

    def _plants_among(self, cities: frozenset[str]) -> int:
        """How many of these cities have a power plant."""
        return len(cities.intersection(self.plants))


def neutral_order(sites: Iterable[Site], type: str) -> tuple[str, ...]:
    """NU-14: red, else single-symbol, else two-symbol; the lowest number."""
    fitting = [site for site in sites if site.red or type in site.types]
    fitting.sort(key=lambda site: (not site.red, len(site.types), site.number))
    return tuple(site.id for site in fitting)


def _sites(city: City, side: str) -> list[Site]:
    urban, mines, turbines = (
        (city.urban_a, city.mines_a, city.turbines_a)
        if side == "A"
        else (city.urban_b, city.mines_b, city.turbines_b)
    )
    found = []
    for number, letters in enumerate(urban, start=1):
        types = () if letters == "X" else tuple(LETTERS[letter] for letter in letters)
        found.append(Site(f"{city.id}.u{number}", city.id, URBAN, number, types, red=letters == "X"))
    for number, sign in enumerate(mines, start=1):
        red, uranium = sign[0] == "M", sign.endswith("+")
        found.append(Site(f"{city.id}.m{number}", city.id, MINE, number, red=red, uranium=uranium))
    for number, sign in enumerate(turbines, start=1):
        red, four = sign[0] == "T", sign.endswith("4")
        found.append(Site(f"{city.id}.t{number}", city.id, TURBINE, number, red=red, four_players=four))
    return found


def _map_link(link: Link, side: str, count: int) -> MapLink:
    surcharge = link.surcharge_a if side == "A" else link.surcharge_b
    spaces = tuple(f"{link.id}.{number}" for number in range(1, count + 1))
    return MapLink(link.id, link.a, link.b, spaces, surcharge)


def _spaces(link: MapLink) -> list[TrackSpace]:
    """NU-50: the outermost spaces face cities, the others each other."""
    along = (link.a, *link.spaces, link.b)
    return [
        TrackSpace(space, link.id, number, link.surcharge, along[number - 1], along[number + 1])
        for number, space in enumerate(link.spaces, start=1)
    ]


def _routes(region: CoalRegion, side: str) -> tuple[str, ...]:
    return tuple(region.routes_a if side == "A" else region.routes_b)
