"""What upgrades and starting abilities do for their owner, power by power."""

from collections.abc import Iterator, Mapping

from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, str] = {
    "more_coal": "[{n} coal] more when a Collect brings coal from scaffolds",
    "more_iron": "[{n} iron] more when a Collect brings iron from scaffolds",
    "more_gold": "[{n} gold] more when a Collect brings gold from scaffolds",
    "water_vp": "[vp {n}] when a Collect brings water from water squares",
    "limit": "you keep {n} more of each kind at the end of a turn",
    "occupied_docks": "you may go to occupied docks",
    "occupied_machines": "you may land on occupied machines, beside the others",
    "medium_diagonals": "for your dirigible diagonal scaffold and water squares count too",
    "folding": "your ironclad may take 2 squares instead of 3",
    "move_discount": "a move of a Forge costs [{n} gold] less",
    "rescue_discount": "a rescue of a Forge costs [{n} gold] less",
    "errands": "{n} more move or rescue in each Forge",
    "dry_building": "buildings of a Forge cost no water",
    "buildings": "{n} more building in each Forge",
    "scaffold_vp": "[vp {n}] for each scaffold you build",
    "machine_vp": "[vp {n}] for each machine you build",
    "promotion_vp": "[vp {n}] for each of your workers that goes to the tower",
    "flood_water": "[{n} water] whenever the water rises",
    "flood_vp": "[vp {n}] whenever the water rises",
    "small_coal_discount": "small machines cost [{n} coal] less at a dock",
    "iron_discount": "medium and large machines cost [{n} iron] less at a dock",
    "dock_scaffolds": "[{n} scaffold] more at a scaffold dock, for nothing",
    "cards": "you may play [{n} card] more in each turn",
    "tower_vp": "at the end [vp {n}] for each of your workers in the tower",
    "end_upgrade_vp": "at the end [vp {n}] for each of your upgrades, this one too",
    "small_diagonals": "for your balloon diagonal squares and machines count too",
    "contact_vp": "[vp {n}] more for a scaffold with at least {contacts} contacts",
    "activate_built": "you may activate each machine once when you build it",
    "first_move_discount": "the first move of each Forge costs [{n} gold] less",
    "rescue_vp": "[vp {n}] for each worker you rescue",
    "occupied_upgrade_dock": "you may go to the dock for upgrades when it is occupied",
    "upgrade_discount": "upgrades cost {n} resource of your choice less",
    "upgrade_vp": "[vp {n}] for each upgrade you take",
    "machine_discount": "machines cost {n} resource of your choice less at a dock",
    "purchase_vp": "[vp {n}] for each machine bought at a dock",
    "large_whistles": "[{n} whistle] when your ironclad goes to the grid or a machine",
    "large_vp": "[vp {n}] when your ironclad goes to the grid or a machine",
    "dock_choice": "[{n} any] each time you dock",
    "flood_gains": "[{n} water] and [vp {m}] whenever the water rises",
    "large_gains": "[{n} whistle] and [vp {m}] when your ironclad goes to the grid or a machine",
}

GERMAN: Mapping[str, str] = {
    "more_coal": "[{n} coal] mehr, wenn Sammeln Kohle von Gerüsten bringt",
    "more_iron": "[{n} iron] mehr, wenn Sammeln Eisen von Gerüsten bringt",
    "more_gold": "[{n} gold] mehr, wenn Sammeln Gold von Gerüsten bringt",
    "water_vp": "[vp {n}], wenn Sammeln Wasser von Wasserfeldern bringt",
    "limit": "du behältst am Ende eines Zuges {n} mehr von jeder Art",
    "occupied_docks": "du darfst an besetzten Einbuchtungen anlegen",
    "occupied_machines": "du darfst auf besetzten Maschinen landen, neben den anderen",
    "medium_diagonals": "für deinen Zeppelin zählen auch schräge Gerüst- und Wasserfelder",
    "folding": "dein Panzerschiff darf 2 statt 3 Felder belegen",
    "move_discount": "Bewegen kostet beim Schmieden [{n} gold] weniger",
    "rescue_discount": "Retten kostet beim Schmieden [{n} gold] weniger",
    "errands": "bei jedem Schmieden {n} × mehr bewegen oder retten",
    "dry_building": "Gebäude kosten beim Schmieden kein Wasser",
    "buildings": "bei jedem Schmieden {n} Gebäude mehr",
    "scaffold_vp": "[vp {n}] für jedes Gerüst, das du baust",
    "machine_vp": "[vp {n}] für jede Maschine, die du baust",
    "promotion_vp": "[vp {n}] für jeden deiner Arbeiter, der zum Turm wandert",
    "flood_water": "[{n} water], immer wenn das Wasser steigt",
    "flood_vp": "[vp {n}], immer wenn das Wasser steigt",
    "small_coal_discount": "kleine Maschinen kosten an einer Einbuchtung [{n} coal] weniger",
    "iron_discount": "mittlere und große Maschinen kosten an einer Einbuchtung [{n} iron] weniger",
    "dock_scaffolds": "[{n} scaffold] mehr an einer Einbuchtung für Gerüste, kostenlos",
    "cards": "du darfst in jedem Zug [{n} card] mehr spielen",
    "tower_vp": "am Ende [vp {n}] für jeden deiner Arbeiter im Turm",
    "end_upgrade_vp": "am Ende [vp {n}] für jedes deiner Upgrades, auch dieses",
    "small_diagonals": "für deinen Ballon zählen auch schräge Felder und Maschinen",
    "contact_vp": "[vp {n}] mehr für ein Gerüst, das mindestens {contacts} Mal angrenzt",
    "activate_built": "du darfst jede Maschine einmal aktivieren, wenn du sie baust",
    "first_move_discount": "das erste Bewegen kostet beim Schmieden [{n} gold] weniger",
    "rescue_vp": "[vp {n}] für jeden Arbeiter, den du rettest",
    "occupied_upgrade_dock": "du darfst an der Einbuchtung für Upgrades anlegen, wenn sie besetzt ist",
    "upgrade_discount": "Upgrades kosten {n} Rohstoff nach Wahl weniger",
    "upgrade_vp": "[vp {n}] für jedes Upgrade, das du nimmst",
    "machine_discount": "Maschinen kosten an einer Einbuchtung {n} Rohstoff nach Wahl weniger",
    "purchase_vp": "[vp {n}] für jede Maschine, die du an einer Einbuchtung kaufst",
    "large_whistles": "[{n} whistle], wenn dein Panzerschiff aufs Gitternetz oder auf eine Maschine geht",
    "large_vp": "[vp {n}], wenn dein Panzerschiff aufs Gitternetz oder auf eine Maschine geht",
    "dock_choice": "[{n} any], jedes Mal wenn du anlegst",
    "flood_gains": "[{n} water] und [vp {m}], immer wenn das Wasser steigt",
    "large_gains": "[{n} whistle] und [vp {m}], wenn dein Panzerschiff aufs Gitternetz oder auf eine"
    " Maschine geht",
}

say = Phrases("whistle_mountain.powers", en=ENGLISH, de=GERMAN)
TOGETHER = {"flood_water": ("flood_vp", "flood_gains"), "large_whistles": ("large_vp", "large_gains")}
"""Two powers that are told in one sentence where an upgrade or ability has both."""


def powers(of: Mapping[str, int], lang: str, contacts: int = 2) -> str:
    """What an upgrade or an ability does; `contacts` are those that a scaffold needs for more (WM-156)."""
    return "; ".join(_sentences(dict(of), lang, contacts))


def _sentences(left: dict[str, int], lang: str, contacts: int) -> Iterator[str]:
    for first, (second, both) in TOGETHER.items():
        if first in left and second in left:
            yield say(both, lang, n=left.pop(first), m=left.pop(second))
    for power, figure in left.items():
        yield say(power, lang, n=figure, contacts=contacts)
