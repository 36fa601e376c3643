"""A worker with more folders of games than those of the house, some of them half written:
`python -m tests.web.unfinished`
"""

import os

from kesselhaus import games
from kesselhaus.workers import process

FOLDER = "KESSELHAUS_TESTS_GAMES"

if __name__ == "__main__":
    games.__path__.append(os.environ[FOLDER])
    process.main()
