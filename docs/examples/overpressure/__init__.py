"""One boiler, and everybody shovels. Who leaves in time keeps the steam; the rest may lose theirs."""

from kesselhaus.engine.game import Game

from .pieces import Boiler
from .rules import lay_out, result

GAME: Game[Boiler] = Game("overpressure", "Overpressure", seats=(2, 3, 4, 5), setup=lay_out, result=result)
