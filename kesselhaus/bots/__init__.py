"""Players made of code. A bot sees what a seat sees, a `View`, and nothing else."""

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.bots.random_bot import RandomBot
from kesselhaus.bots.registry import BOTS, LEVELS, Bot
from kesselhaus.bots.search import Estimate, SearchBot
from kesselhaus.bots.settings import Settings

__all__ = ["BOTS", "LEVELS", "Bot", "Estimate", "GreedyBot", "RandomBot", "SearchBot", "Settings"]
