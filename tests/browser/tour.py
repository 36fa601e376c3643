"""A walk through every page of the house, as one person in one language and theme."""

import json
from collections.abc import Iterator
from pathlib import Path

from tests.browser.people import Guest

RECORDS = Path(__file__).parent.parent / "records"


def tour(guest: Guest, other: Guest) -> Iterator[str]:
    """Opens one page after the other and names it; the table has a second person who may be asked."""
    for name, path in (
        ("home of a stranger", "/"),
        ("sign in", "/sign-in"),
        ("rules", "/rules"),
        ("rulebook", "/rules/airship_city"),
        ("rulebook of planet steam", "/rules/planet_steam"),
        ("one page", "/summary/steamopolis"),
        ("lessons", "/learn"),
        ("new table", "/new"),
        ("new table of planet steam", "/new?game=planet_steam&seats=2"),
        ("notice", "/t/nowhere"),
    ):
        guest.go(path)
        yield name
    guest.go("/learn")
    guest.page.locator("#airship_city button.go").click()
    guest.page.wait_for_url("**/t/*")
    yield "lesson"
    yield from _tables(guest, other)
    for game in ("airship_city", "planet_steam"):
        guest.go(bring(guest, game))
        yield f"result of {game}"
        guest.go(f"{guest.path}/replay?at=40")
        yield f"replay of {game}"
    for name, path in (("account", "/account"), ("home", "/")):
        guest.go(path)
        yield name


def _tables(guest: Guest, other: Guest) -> Iterator[str]:
    for game in ("airship_city", "planet_steam"):
        path = guest.lay(game, "me open")
        yield f"waiting room of {game}"
        other.sit_down(path)
        guest.at_table()
        other.at_table()
        for seen in range(2):
            asked = guest.sees()["mine"]
            yield f"table of {game}, {'asked' if asked else 'not asked'}"
            mover = guest if asked else other
            while not seen and guest.sees()["mine"] == asked:
                version = mover.answer()["version"]
                guest.wait_for_version(version)
        guest.page.goto(f"{guest.page.url.partition('#')[0]}#menu")
        yield f"menu of {game}"
    guest.lay("planet_steam", "me me")
    guest.page.locator(".curtain").wait_for()
    yield "curtain"


def bring(guest: Guest, game: str, seats: int = 2, **more: object) -> str:
    """A finished match that somebody brings, with more in its record: the path of its table."""
    record = json.dumps({**json.loads((RECORDS / f"{game}-{seats}p.json").read_bytes()), **more})
    return guest.bring(record.encode()).partition("/replay")[0]
