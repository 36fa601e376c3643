"""`python -m tests.env.soak`: the checks of PettingZoo, Gymnasium and OpenSpiel at length, for every game and
number of seats.
"""

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kesselhaus.env.all_seats import AllSeats
from kesselhaus.env.one_seat import OneSeat
from kesselhaus.env.spiel import register
from tests.env.positions import EVERY

CYCLES = 5_000

if __name__ == "__main__":
    register()
    for key, seats in EVERY:
        api_test(AllSeats(key, seats), num_cycles=CYCLES)
        seed_test(lambda key=key, seats=seats: AllSeats(key, seats), num_cycles=CYCLES)
        check_env(OneSeat(key, seats), skip_render_check=True)
        game = pyspiel.load_game(f"kesselhaus_{key}", {"players": seats})
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        print(key, seats, "passed", flush=True)  # noqa: T201
