"""Whistle Mountain on one page."""

from collections.abc import Iterable

from kesselhaus.art.html import Html
from kesselhaus.art.symbols import icon
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import amounts
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.figures import Dock
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.fleet import DRAWN, hull
from kesselhaus.games.whistle_mountain.table.plan import SIDE
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.structure import casing, extent, tile
from kesselhaus.languages import Phrases
from kesselhaus.parts.summary import Line, Panel, Summary, told

say = Phrases(
    "whistle_mountain.summary",
    en={
        "goal": "Build the mountain, save your workers from the water, and have most points at the end.",
        "turn": "Your turn: one of the two",
        "collect": "Collect: one of your airships at home flies to the mountain, onto a machine or to a "
        "dock.",
        "forge": "Forge: all your airships come home. Then up to {buildings} buildings and {errands} move or "
        "rescue, in any order. Without an airship at home you must forge.",
        "bonus": "Besides, {cards} card and {awards} award at any moment of your turn. At its end you keep "
        "at most [{limit} any] of each kind.",
        "airships": "Airships",
        "small": "on a square, or on any machine",
        "medium": "on {size} squares in a line, or on any machine",
        "large": "on {size} squares in a line, or on a large machine",
        "gains": "On the mountain",
        "scaffolds": "Each scaffold square beside the airship yields what it shows, each water square [1 "
        "water].",
        "machines": "Every working machine beside it, and the one it stands on, does what its plate shows.",
        "whistles": "A [1 whistle] pays for 1 of any other kind.",
        "docks": "Docks",
        "small_machine": "a small machine",
        "medium_machine": "a medium machine",
        "large_machine": "a large machine",
        "cards": "{list} cards for {prices} of any kind",
        "scaffold": "{list} scaffolds for {prices} [whistle]",
        "upgrade": "an upgrade at its price, {most} at most",
        "rescue": "a rescue, free",
        "docked": "A dock holds one airship, whatever its size, and what it offers must be done. Machines "
        "and upgrades are chosen among {display} on display, and machines go into your storage.",
        "build": "What you forge",
        "build_scaffold": "From your storage onto four empty squares, touching what stands. Each edge that "
        "touches scores [vp 1].",
        "build_machine": "From your storage onto scaffold squares. It scores its points at once.",
        "move": "A worker leaves the barracks or its square for any empty scaffold square.",
        "save": "A worker goes from the pool to any empty scaffold square.",
        "first": "The first building of a forge is free, each further one costs [{water} water].",
        "covered": "Workers under a new machine, of all players, climb to the tower floor level with them "
        "and take an award there, if one is left.",
        "sizes": "Machines",
        "each": "{least} to {most} points",
        "points": "Points",
        "at_once": "At once: contacts of scaffolds, and the points of machines and effects.",
        "tower": "Each worker in the tower: its floor, [vp {least}] to [vp {most}].",
        "pool": "Each worker in the pool: [vp {pool}].",
        "upgrades": "Your upgrades: what they show.",
        "storage": "Left in storage: {machine} for a machine, {award} for an award, 1 for {scaffolds} "
        "scaffolds, for {cards} cards, for {resources} resources.",
        "flood": "The flood",
        "rises": "A machine with a square above the bridge, in row {row} or higher, raises the water by one "
        "row. Airships in that row go home, and workers on its squares and on its level of the barracks fall "
        "into the pool. Machines that touch it stop for good; dry squares of scaffolds stay.",
        "end": "The end",
        "ends": "When the last worker of all players has left the barracks, this turn is played to its end "
        "and every other player takes one more. Most points win; in a tie the highest worker in the tower.",
    },
    de={
        "goal": "Baut am Berg, rettet eure Arbeiter vor dem Wasser; die meisten Siegpunkte gewinnen.",
        "turn": "Dein Zug: eines von beiden",
        "collect": "Sammeln: Eines deiner Luftschiffe fliegt von daheim an den Berg, auf eine Maschine oder "
        "in eine Einbuchtung.",
        "forge": "Schmieden: Alle deine Luftschiffe kehren heim. Dann bis zu {buildings} Bauten und "
        "{errands} Bewegung oder Rettung in beliebiger Folge. Ohne Luftschiff daheim musst du schmieden.",
        "bonus": "Dazu jederzeit in deinem Zug {cards} Karte und {awards} Auszeichnung. Am Ende des Zuges "
        "behältst du höchstens [{limit} any] von jeder Art.",
        "airships": "Luftschiffe",
        "small": "auf einem Feld oder jeder Maschine",
        "medium": "auf {size} Feldern in einer Linie oder jeder Maschine",
        "large": "auf {size} Feldern in einer Linie oder einer großen Maschine",
        "gains": "Am Berg",
        "scaffolds": "Jedes Gerüstfeld neben dem Luftschiff gibt, was es zeigt, jedes Wasserfeld [1 water].",
        "machines": "Jede aktive Maschine daneben und die, auf der es steht, tut, was ihr Schild zeigt.",
        "whistles": "Eine [1 whistle] zahlt für 1 von jeder anderen Art.",
        "docks": "Einbuchtungen",
        "small_machine": "eine kleine Maschine",
        "medium_machine": "eine mittlere Maschine",
        "large_machine": "eine große Maschine",
        "cards": "{list} Karten für {prices} beliebige Rohstoffe",
        "scaffold": "{list} Gerüste für {prices} [whistle]",
        "upgrade": "ein Upgrade zu seinem Preis, höchstens {most}",
        "rescue": "eine Rettung, kostenlos",
        "docked": "Eine Einbuchtung fasst ein Luftschiff, gleich welcher Größe, und was sie bietet, muss "
        "getan werden. Maschinen und Upgrades wählst du unter {display} ausliegenden; Maschinen kommen in "
        "dein Lager.",
        "build": "Was du schmiedest",
        "build_scaffold": "Aus deinem Lager auf vier leere Felder, angrenzend an Gebautes. Jede Kante, die "
        "anstößt, bringt [vp 1].",
        "build_machine": "Aus deinem Lager auf Gerüstfelder. Sie bringt ihre Punkte sofort.",
        "move": "Ein Arbeiter geht aus den Baracken oder von seinem Feld auf ein beliebiges leeres "
        "Gerüstfeld.",
        "save": "Ein Arbeiter geht aus dem Pool auf ein beliebiges leeres Gerüstfeld.",
        "first": "Der erste Bau eines Schmiedens ist frei, jeder weitere kostet [{water} water].",
        "covered": "Arbeiter aller Spieler unter einer neuen Maschine steigen auf die Etage des Turms in "
        "ihrer Höhe und nehmen dort eine Auszeichnung, wenn noch eine da ist.",
        "sizes": "Maschinen",
        "each": "{least} bis {most} Siegpunkte",
        "points": "Siegpunkte",
        "at_once": "Sofort: Kanten von Gerüsten und die Punkte von Maschinen und Effekten.",
        "tower": "Jeder Arbeiter im Turm: seine Etage, [vp {least}] bis [vp {most}].",
        "pool": "Jeder Arbeiter im Pool: [vp {pool}].",
        "upgrades": "Deine Upgrades: was sie zeigen.",
        "storage": "Übrig im Lager: {machine} für eine Maschine, {award} für eine Auszeichnung, 1 für "
        "{scaffolds} Gerüste, für {cards} Karten, für {resources} Rohstoffe.",
        "flood": "Die Flut",
        "rises": "Eine Maschine mit einem Feld über der Brücke, in Reihe {row} oder höher, hebt das Wasser "
        "um eine Reihe. Luftschiffe in dieser Reihe kehren heim, Arbeiter auf ihren Feldern und auf ihrer "
        "Stufe der Baracken fallen in den Pool. Maschinen, die sie berührt, stehen für immer still; "
        "trockene Felder von Gerüsten bleiben.",
        "end": "Das Ende",
        "ends": "Wenn der letzte Arbeiter aller Spieler die Baracken verlassen hat, wird der Zug zu Ende "
        "gespielt, und alle anderen haben noch einen. Die meisten Siegpunkte gewinnen, bei Gleichstand der "
        "höchste Arbeiter im Turm.",
    },
)
DOCK_SIGNS = {
    "small_machine": "i-small",
    "medium_machine": "i-medium",
    "large_machine": "i-large",
    "cards": "i-card",
    "upgrade": "i-upgrade",
    "scaffold": "i-scaffold",
    "rescue": "i-rescue",
}


def summary(view: View[Table], lang: str) -> Summary:
    """Your turn and the airships; docks, buildings and machines; where points come from, flood and end."""
    page = _Page(Sight(view, (), lang))
    return Summary(
        page.say("goal"),
        (
            (page.turn(), page.airships(), page.gains()),
            (page.docks(), page.forge(), page.machines()),
            (page.points(), page.flood(), page.end()),
        ),
        (270, 500, 260),
        1.05,
    )


def _list(numbers: Iterable[int]) -> str:
    return " / ".join(map(str, numbers))


def _hull(airship: str) -> Html:
    """All are drawn to one scale."""
    box = f"0 0 {SIDE * max(DRAWN.values())} {SIDE}"
    return f'<svg class="pc-red" viewBox="{box}">{hull("red", airship)}</svg>'


class _Page:
    def __init__(self, sight: Sight) -> None:
        self.sight, self.box = sight, sight.box

    def say(self, key: str, **values: object) -> str:
        return say(key, self.sight.lang, **values)

    def turn(self) -> Panel:
        """WM-38, WM-41 to WM-47, WM-81 to WM-83."""
        box = self.box
        lines = told(
            self.say("collect"),
            self.say("forge", buildings=box.forge_buildings, errands=box.forge_errands),
            self.say("bonus", cards=box.cards_per_turn, awards=box.awards_per_turn, limit=box.resource_limit),
        )
        return Panel(self.say("turn"), lines, "steps")

    def airships(self) -> Panel:
        """WM-48, WM-49."""
        lines = tuple(
            Line(self.say(airship, size=size), self.sight.name(airship), _hull(airship))
            for airship, size in self.box.airship_size.items()
        )
        return Panel(self.say("airships"), lines, "rows", drawn=84)

    def gains(self) -> Panel:
        """WM-31, WM-54 to WM-61."""
        return Panel(
            self.say("gains"), told(self.say("scaffolds"), self.say("machines"), self.say("whistles"))
        )

    def docks(self) -> Panel:
        """WM-66 to WM-80."""
        lines = tuple(map(self._dock, self.box.docks.values()))
        note = self.say("docked", display=self.box.display)
        return Panel(self.say("docks"), lines, "tiles", 3, 26, note)

    def _dock(self, dock: Dock) -> Line:
        numbers = range(1, dock.most + 1)
        prices = _list(number - 1 for number in numbers)
        offers = self.say(dock.kind, list=_list(numbers), prices=prices, most=self.box.max_upgrades)
        return Line(offers, drawing=icon(DOCK_SIGNS[dock.kind], 26), cost=amounts(dock.cost))

    def forge(self) -> Panel:
        """WM-85 to WM-103."""
        name, scaffold = self.sight.name, next(iter(self.box.scaffolds))
        lines = (
            Line(self.say("build_scaffold"), name("scaffold"), tile(self.sight, scaffold, 13)),
            Line(self.say("build_machine"), name("machine"), icon("i-machine", 32)),
            Line(self.say("move"), name("move"), icon("i-move", 32), f"[{self.box.move_gold} gold]"),
            Line(self.say("save"), name("rescue"), icon("i-rescue", 32), f"[{self.box.rescue_gold} gold]"),
        )
        first = self.say("first", water=self.box.further_building_water)
        return Panel(self.say("build"), lines, "tiles", 2, 34, f"{first} {self.say('covered')}")

    def machines(self) -> Panel:
        return Panel(self.say("sizes"), tuple(map(self._machine, SIZES)), "stands", 3, 92)

    def _machine(self, size: str) -> Line:
        stack = self.box.stacks[size]
        vp = [self.box.machines[machine].vp for machine in stack]
        machine = min(stack, key=lambda machine: len(self.sight.name(machine)))
        wide, tall = extent(tuple(self.box.pieces[machine][0].at((1, 1))))
        drawn = f'<svg viewBox="0 0 {wide} {tall}">{casing(self.sight, machine, (wide, tall))}</svg>'
        return Line(self.say("each", least=min(vp), most=max(vp)), self.sight.name(f"{size}_machine"), drawn)

    def points(self) -> Panel:
        """WM-164 to WM-168."""
        box, floors = self.box, self.box.floor_vp[1:]
        lines = told(
            self.say("at_once"),
            self.say("tower", least=min(floors), most=max(floors)),
            self.say("pool", pool=f"−{box.pool_penalty}"),
            self.say("upgrades"),
            self.say(
                "storage",
                machine=box.machine_storage_vp,
                award=box.award_storage_vp,
                scaffolds=box.scaffolds_per_vp,
                cards=box.cards_per_vp,
                resources=box.resources_per_vp,
            ),
        )
        return Panel(self.say("points"), lines, "steps")

    def flood(self) -> Panel:
        """WM-120 to WM-128."""
        row = min(y for _, y in GRID.squares(self.box.bridge))
        return Panel(self.say("flood"), told(self.say("rises", row=row)))

    def end(self) -> Panel:
        """WM-160, WM-161, WM-170, WM-171."""
        return Panel(self.say("end"), told(self.say("ends")))
