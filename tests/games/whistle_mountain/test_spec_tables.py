"""The tables of the spec (section 2) and the components file say the same."""

import re
from pathlib import Path

import pytest

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import words
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.figures import Award, Card, Machine

SPEC = Path(__file__).parents[3] / "docs" / "spec" / "whistle_mountain.md"
BOX = shipped()


def rows() -> dict[str, list[str]]:
    """The cells of all tables of section 2 by the id in their first cell."""
    text = SPEC.read_text("utf-8")
    section = text[text.index("\n## 2. ") : text.index("\n## 3. ")]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "|" in line
    ]
    return {row[0]: row[1:] for row in cells}


ROWS = rows()


def written(step: e.AnyStep) -> str:
    """A step as 2.7 writes it."""
    match step:
        case e.Gain(goods):
            return f"gain({_goods(goods)})"
        case e.VpPer(counted, each, most):
            return f"vp_per({counted}, each={each}, max={most})"
        case e.BuildMachineStep(count, sizes):
            return (
                f"build_machine({count})"
                if sizes == e.SIZES
                else f"build_machine({count}, sizes={'+'.join(sizes)})"
            )
        case e.ActivateAdjacent(count):
            return f"activate(adjacent, {count})"
        case e.ActivateAnywhere(count):
            return f"activate(anywhere, {count})"
        case e.BuyMachine(size, cost):
            return (
                f"buy_machine({size}, cost={', '.join(f'{kind} {amount}' for kind, amount in cost.items())})"
            )
        case e.BuyUpgrade(discount):
            return f"buy_upgrade(discount={discount})"
        case e.PayStep(cost, then, count):
            times = f", times={count}" if count > 1 else ""
            return f"pay({_goods(cost)} -> {', '.join(map(written, then))}{times})"
        case e.Counted(count):
            return f"{step.__struct_config__.tag}({count})"
    return str(step.__struct_config__.tag)


def _goods(goods: dict[str, int]) -> str:
    return ", ".join(f"{kind}={amount}" for kind, amount in goods.items())


@pytest.mark.parametrize(
    "thing", [*BOX.machines.values(), *BOX.cards.values(), *BOX.awards.values()], ids=lambda each: each.id
)
def test_machines_cards_and_awards(thing: Machine | Card | Award) -> None:
    name, figure, effect = ROWS[thing.id][:3]
    assert name == words.name(thing.id, "en")
    assert int(figure) == (thing.vp if isinstance(thing, Machine) else thing.copies)
    assert effect == ", ".join(f"`{written(step)}`" for step in thing.effect)


def test_upgrades_and_abilities() -> None:
    for upgrade in BOX.upgrades.values():
        name, cost, vp = ROWS[upgrade.id][:3]
        assert name == words.name(upgrade.id, "en")
        assert cost == ", ".join(f"{amount} {kind}" for kind, amount in upgrade.cost.items())
        assert int(vp) == upgrade.vp
    assert [ROWS[ability][0] for ability in BOX.abilities] == [
        words.name(each, "en") for each in BOX.abilities
    ]


def test_scaffolds_and_forms() -> None:
    text = SPEC.read_text("utf-8")
    tiles = re.findall(r"\| (s[lst]\d\d) \| ([LJSZT]) \| `([CIGHW.]{4})` (?=\|)", text)
    assert {tile: (form, icons) for tile, form, icons in tiles} == {
        tile.id: (tile.form, tile.icons) for tile in BOX.scaffolds.values()
    }
    for form in BOX.forms.values():
        assert ROWS[form.id] == [f"({x},{y})" for x, y in form.squares]


def test_docks_airships_and_tower() -> None:
    for dock in BOX.docks.values():
        kind, _, cost, _ = ROWS[dock.id]
        assert kind == f"`{dock.kind}`"
        if dock.cost:
            assert cost == " + ".join(f"{amount} {kind}" for kind, amount in dock.cost.items()) + " [S]"
        elif dock.most:
            assert cost.startswith(" / ".join(map(str, range(dock.most))))
    for airship, size in BOX.airship_size.items():
        assert ROWS[f"`{airship}`"][1] == f"{size} [P]"
    assert [int(vp) for vp in ROWS["VP per worker at the end [R]"]] == list(BOX.floor_vp[1:])
    for title, seats in (("2 players", 2), ("3 or 4 players", 3)):
        assert {int(count) for count in ROWS[f"awards at start, {title} [R]"]} == {
            BOX.awards_per_floor(seats)
        }
