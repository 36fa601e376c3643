"""All that can be under way in Whistle Mountain. The rules that do it stand in `rules`."""

from typing import TypeAlias, get_args

from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain.tasks.effects import OfEffects
from kesselhaus.games.whistle_mountain.tasks.placing import OfPlacing
from kesselhaus.games.whistle_mountain.tasks.turn import OfTurn

AnyTask: TypeAlias = OfTurn | OfPlacing | OfEffects
ALL: tuple[type[Task], ...] = get_args(AnyTask)
