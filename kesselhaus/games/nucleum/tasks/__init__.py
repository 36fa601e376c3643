"""All that can be under way in Nucleum: what is still to be done, and what has been chosen for it so far. The
rules that do it stand in `rules`.
"""

from typing import TypeAlias, get_args

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.tasks.actions import OfActions
from kesselhaus.games.nucleum.tasks.energize import OfEnergize
from kesselhaus.games.nucleum.tasks.gains import OfGains
from kesselhaus.games.nucleum.tasks.turn import OfTurn

AnyTask: TypeAlias = OfTurn | OfActions | OfEnergize | OfGains
ALL: tuple[type[Task], ...] = get_args(AnyTask)
