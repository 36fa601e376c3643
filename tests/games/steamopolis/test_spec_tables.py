"""The tables of the spec (section 2) and the components file say the same."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

SPEC = Path(__file__).parents[3] / "docs" / "spec" / "steamopolis.md"
FILE: dict[str, Any] = tomllib.loads(
    (files("kesselhaus.games.steamopolis") / "components.toml").read_text("utf-8")
)


def rows(section: str) -> dict[str, list[str]]:
    """The cells of the tables of a section by their first cell, without code marks and sources."""
    text = SPEC.read_text("utf-8")
    start = text.index(f"\n### {section} ")
    lines = text[start + 1 : text.index("\n##", start + 1)].splitlines()
    cells = [[_plain(cell) for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row[1:] for row in cells}


def _plain(cell: str) -> str:
    return cell.replace("`", "").partition(" [")[0].strip()


def written(parts: list[dict[str, Any]]) -> str:
    """Partial effects as 2.2 writes them."""
    return "; ".join(f"{_cost(part)}{'; '.join(part['effect'])}" for part in parts) or "-"


def _cost(part: dict[str, Any]) -> str:
    paid = ", ".join(f"{kind}={amount}" for kind, amount in part.get("pay", {}).items())
    costs = [f"pay({paid})"] * bool(paid) + part.get("cost", [])
    return f"{'; '.join(costs)} > " if costs else ""


def price(cost: dict[str, int]) -> str:
    return " ".join(f"{cost[kind]}{kind[0]}" for kind in ("gear", "crystal") if cost.get(kind))


def machine(tile: dict[str, Any]) -> list[str]:
    """Boilers, plain boilers and storage."""
    first, second = (tile["boilers"] + [None, None])[:2]
    connected = [written([boiler]) if boiler else "-" for boiler in (first, second)]
    return [*connected, str(tile["plain_boilers"]), str(tile["storage"])]


def passive(tile: dict[str, Any]) -> list[str]:
    works = tile.get("passive")
    if works is None:
        return ["-", "-"]
    levels = ",".join(map(str, works.get("levels", [])))
    end = "end:" if works.get("end") else ""
    return [f"{end}{works['trigger']}{f'({levels})' if levels else ''}", "; ".join(works["effect"])]


@pytest.mark.parametrize("tile", FILE["machines"], ids=lambda tile: tile["id"])
def test_machine_tiles(tile: dict[str, Any]) -> None:
    _, banner, printed, full, *rest = rows("2.9")[tile["id"]]
    market = next(rank["crystal"] for rank in FILE["market_ranks"] if rank["rank"] == tile["rank"])
    whole = {**tile["cost"], "crystal": tile["cost"].get("crystal", 0) + market}
    assert (banner, printed, full) == (tile["banner"], price(tile["cost"]), price(whole))
    assert rest[:6] == machine(tile) + passive(tile)


@pytest.mark.parametrize("district", FILE["districts"], ids=lambda district: district["id"])
def test_districts(district: dict[str, Any]) -> None:
    level, side, _, static, effect = rows("2.6")[district["id"]][:5]
    assert (level, side) == (str(district["level"]), ", ".join(district["board"]))
    assert static == ("yes" if district["static"] else "no")
    told = " // ".join(map(written, district["sides"]))
    assert effect == (f"end: {told}" if district["end"] else told)


def test_markets() -> None:
    for rank in FILE["market_ranks"]:
        sp, scrap, invite, _, invite_too, crystals, _ = rows("2.7")[str(rank["rank"])]
        assert (sp, crystals) == (str(rank["sp"]), str(rank["crystal"]))
        assert (scrap == "yes", invite == "yes", invite_too == "yes") == (
            rank["scrap"],
            rank["invite"],
            rank["invite"],
        )
    for marker in FILE["bonus_markers"]:
        told = [str(marker["price"]), str(marker["sp"]), "yes" if marker["invite"] else "no"]
        assert rows("2.8")[f"#{marker['digit']}"][:3] == told


def test_the_gauge_and_the_airship() -> None:
    gauge, told = FILE["gauge"], rows("2.3")
    assert told["value"][1:] == [str(space["value"]) for space in gauge[1:]]
    assert [cell != "no" for cell in told["may hold the base marker"]] == [space["base"] for space in gauge]
    digits = [f"#{space['bonus']}" if space.get("bonus") else "-" for space in gauge]
    assert told["bonus marker with this digit"] == digits
    fixed = rows("2.5")
    assert fixed["built-in boilers (cannot be activated)"] == [str(FILE["airship"]["boilers"])]
    assert fixed["built-in storage spaces"] == [str(FILE["airship"]["storage"])]
    assert len(rows("2.4")["slot"]) == FILE["machine_room"]["slots"]


def test_start_machines_and_the_capacity_tile() -> None:
    told = rows("2.10")
    for tile in FILE["start_machines"]:
        front = next(cells for name, cells in told.items() if name.startswith(f"{tile['id']} "))
        first, _, plain, storage = machine(tile)
        assert front[:4] == ["front", first, plain, storage]
    first, _, plain, storage = machine(FILE["start_back"])
    assert told["S1-S5"][1:4] == [first, plain, storage]
    first, _, plain, storage = machine(FILE["capacity_tile"])
    assert rows("2.11")[first][:2] == [plain, storage]


@pytest.mark.parametrize("character", FILE["characters"], ids=lambda character: str(character["number"]))
def test_characters(character: dict[str, Any]) -> None:
    _, effect, lasting, first_game = rows("2.12")[str(character["number"])][:4]
    assert effect.endswith("; ".join(character["effect"]))
    assert ("pink bonus marker" in effect) == ("pink_marker" in character)
    if "pink_marker" in character:
        assert f"on gauge position {character['pink_marker']};" in effect
    assert lasting == (
        f"may own {character['sponsors']} sponsors at a time" if "sponsors" in character else "-"
    )
    assert first_game == ("allowed" if character["first_game"] else "redraw")


@pytest.mark.parametrize("tile", FILE["passenger_tiles"], ids=lambda tile: tile["id"])
def test_passenger_tiles(tile: dict[str, Any]) -> None:
    figures = [str(tile[who][what]) for who in ("banker", "stoker") for what in ("target", "alt")]
    assert rows("2.13")[tile["id"]] == figures


def test_pieces_in_the_box() -> None:
    pieces, told = {name: entry["value"] for name, entry in FILE["pieces"].items()}, rows("2.1")
    for name in ("capacity_tile", "crystal", "gear", "sponsor"):
        assert told[name][0] == str(pieces[name.removesuffix("_tile")])
    assert told["stone"][1].startswith(f"{pieces['stone']} per colour")
    assert told["parasite"][1].startswith(f"{pieces['parasite']} per colour")
    assert told["gala"][1] == f"{pieces['crystal_gala']} crystal, {pieces['gear_gala']} gear"


@pytest.mark.parametrize("passenger", ["banker", "stoker"])
def test_where_a_passenger_starts_and_what_the_board_prints(passenger: str) -> None:
    assert rows("2.16")[passenger] == [f"level {FILE['passenger_start'][passenger]}"]
    printed = FILE["passenger_board"][passenger]
    told = f"{passenger} target {printed['target']}, alternative {printed['alt']}"
    assert told in SPEC.read_text("utf-8")


def test_ratings_of_the_solo_game() -> None:
    told = {int(points): cells[0].lower() for points, cells in rows("5.4").items() if points.isdigit()}
    assert sorted(told) == [grade["from"] for grade in FILE["grades"]]
    for grade in FILE["grades"]:
        assert told[grade["from"]].endswith(grade["id"].replace("_", " "))
