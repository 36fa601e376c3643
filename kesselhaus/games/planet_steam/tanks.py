"""Tanks, with what can be attached to them."""

from msgspec import Struct

from kesselhaus.games.planet_steam.figures import CONVERTERS


class Tank(Struct, frozen=True):
    """A tank with what is attached to it (PS-34). Equal ones are one object: see TANKS."""

    converter: str | None = None
    supercharger: bool = False

    @property
    def resource(self) -> str:
        """PS-35: what it gives."""
        return self.converter or "water"


TANKS = {
    (converter, supercharger): Tank(converter, supercharger)
    for supercharger in (False, True)
    for converter in (None, *CONVERTERS)
}
SIMPLE_TANK = TANKS[None, False]
