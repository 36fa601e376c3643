"""All that can be under way in Steamopolis. The rules that do it stand in `rules`."""

from typing import TypeAlias, get_args

from kesselhaus.engine.tasks import Task
from kesselhaus.games.steamopolis.tasks.buying import OfBuying
from kesselhaus.games.steamopolis.tasks.effects import OfEffects
from kesselhaus.games.steamopolis.tasks.turn import OfTurn

AnyTask: TypeAlias = OfTurn | OfEffects | OfBuying
ALL: tuple[type[Task], ...] = get_args(AnyTask)
