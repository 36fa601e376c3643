"""Nucleum on one page."""

from kesselhaus.art.symbols import icon
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.figures import BoardRow
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table.market import END_SIGNS
from kesselhaus.games.nucleum.table.pieces import building
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.tiles import lying
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS, TYPES
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.languages import Phrases
from kesselhaus.parts.summary import Line, Panel, Summary, told

say = Phrases(
    "nucleum.summary",
    en={
        "goal": "Light the cities of Saxony; most points at the end win.",
        "turn": "Your turn: one of the three",
        "play": "Play a tile into the leftmost free slot above your board: none, one or both of its "
        "actions. At any moment of this turn you may fulfil one contract.",
        "lay": "Lay a tile as a railway, with a worker of yours, on any free track space. What its edges "
        "match is carried out.",
        "recharge": "Recharge: income as far as the rightmost tile above it reaches; a star on the milestone "
        "track, on a space of at most so many achievements as you have, or on 0; discard the achievements; "
        "take the tiles back.",
        "match": "What matches",
        "edges": "An edge matches a city of its colour, Praha, an edge of its colour on the next tile of the "
        "link, and a joker everything. Do the matching halves of your tile, then those of the neighbours; "
        "then their owners do theirs.",
        "opening": "A full link is completed. Two pieces: [vp {vp}] to each owner (with two players: for "
        "each piece); three pieces: [vp {vp}] for each piece.",
        "converting": "When you pay, [uranium] serves as [worker], and [worker] as [thaler].",
        "actions": "The main actions",
        "urbanize": "An urban building onto a site of its type in your networks, for the [thaler] of its "
        "row; a red site costs [{red} thaler] more and takes any.",
        "industrialize": "A turbine or mine into your networks, for the [worker] of its row. A new mine "
        "brings 1 [uranium] for each mine of yours.",
        "develop": "One or two tiles of the market for the [thaler] below them, the second for "
        "[{second} thaler] more.",
        "contract": "A silver or gold contract into a free slot of your board; the reward of the slot "
        "at once.",
        "energize": "A plant burns [coal] and, with a Nucleum, [uranium] from your mines: light one building "
        "connected to it, yours or a neutral one.",
        "burning": "Each [coal] makes 1 [electricity], each [uranium] {uranium}; at most 1 [uranium] and "
        "1 more for each turbine there, [{fee} thaler] for one of another player. Coal costs what its wagon "
        "shows, [{dear} thaler] without one. You take as many [achievement] as the building needs "
        "[electricity], and its rewards.",
        "board": "The rows of your board",
        "row": "pair {pair}",
        "pair": "Prices of the building, and of the turbine or mine. The pair is the turbine and the mine "
        "of a row, both on the map.",
        "buildings": "Urban buildings",
        "each": "{vp} each",
        "lit": "What they need, bring when they are lit, and score at the end. Those of level {level} score "
        "for each of your buildings of their type in their network.",
        "during": "Points during the game",
        "king": "King's visit, when a star space is empty: [vp {first}] for the highest space with stars, "
        "[vp {second}] for the second highest.",
        "top": "A star on the highest space: [vp {top}]",
        "ends": "Each end condition, once: [vp {vp}]",
        "final": "Points at the end",
        "milestones": "Each star: what the tile of its segment counts, times {least} to {most}; on 0: "
        "[vp −{zero}].",
        "energized": "Lit buildings of yours; in Praha {factor} times.",
        "income": "Income markers on the last three spaces: {bonus}",
        "technology": "Your eighth technology, if it is unlocked.",
        "left": "[vp 1] for {uranium} [uranium], for {workers} [worker], for {thaler} [thaler].",
        "end": "The end",
        "END-1": "all action tiles drawn",
        "END-2": "silver and gold contracts drawn",
        "END-3": "all star spaces empty",
        "END-4": "somebody has all technologies",
        "END-5": "somebody has {score} points",
        "over": "When {needed} of them are fulfilled, or {two} with two players, finish the round; then "
        "everybody has one more turn. Those who are tied share the victory.",
    },
    de={
        "goal": "Bringt Licht in die Städte Sachsens; die meisten Siegpunkte am Ende gewinnen.",
        "turn": "Dein Zug: eines von dreien",
        "play": "Spiele ein Plättchen in die linke freie Aussparung über deinem Tableau: keine, eine oder "
        "beide seiner Aktionen. Jederzeit in diesem Zug darfst du einen Auftrag erfüllen.",
        "lay": "Lege ein Plättchen als Schiene, mit einem deiner Arbeiter, auf ein beliebiges freies "
        "Schienen-Feld. Was an seinen Rändern passt, wird ausgeführt.",
        "recharge": "Aufladen: Einkommen, so weit das rechte Plättchen darüber reicht; ein Stern auf die "
        "Meilenstein-Leiste, auf ein Feld mit höchstens so vielen Erfolgen, wie du hast, oder auf 0; wirf "
        "die Erfolge ab und nimm die Plättchen zurück.",
        "match": "Was passt",
        "edges": "Ein Rand passt zu einer Stadt seiner Farbe, zu Praha, zu einem Rand seiner Farbe am "
        "nächsten Plättchen der Strecke, ein Joker zu allem. Nutze die passenden Hälften deines Plättchens, "
        "dann die der Nachbarn; danach nutzen ihre Besitzer die ihren.",
        "opening": "Eine volle Strecke ist abgeschlossen. Zwei Teile: [vp {vp}] für jeden Besitzer (zu "
        "zweit: für jedes Teil); drei Teile: [vp {vp}] für jedes Teil.",
        "converting": "Beim Zahlen gilt [uranium] als [worker] und [worker] als [thaler].",
        "actions": "Die Hauptaktionen",
        "urbanize": "Ein Stadtgebäude auf ein Baufeld seiner Art in deinen Netzwerken, für die [thaler] "
        "seiner Reihe; ein rotes kostet [{red} thaler] mehr und nimmt jedes.",
        "industrialize": "Eine Turbine oder Mine in deine Netzwerke, für die [worker] ihrer Reihe. Eine neue "
        "Mine bringt 1 [uranium] für jede deiner Minen.",
        "develop": "Ein oder zwei Plättchen vom Markt für die [thaler] darunter, das zweite für "
        "[{second} thaler] mehr.",
        "contract": "Ein silberner oder goldener Auftrag in einen freien Platz deines Tableaus; "
        "dessen Belohnung sofort.",
        "energize": "Ein Kraftwerk verbrennt [coal] und, mit Nukleum, [uranium] aus deinen Minen: Bring ein "
        "verbundenes Gebäude zum Leuchten, deines oder ein neutrales.",
        "burning": "Jede [coal] gibt 1 [electricity], jedes [uranium] {uranium}; höchstens 1 [uranium] und "
        "je Turbine dort 1 mehr, [{fee} thaler] für eine fremde. Kohle kostet, was ihr Wagen zeigt, ohne "
        "Wagen [{dear} thaler]. Du nimmst so viele [achievement], wie das Gebäude [electricity] braucht, "
        "und seine Belohnungen.",
        "board": "Die Reihen deines Tableaus",
        "row": "Paar {pair}",
        "pair": "Preise des Gebäudes, und von Turbine oder Mine. Das Paar sind Turbine und Mine einer "
        "Reihe, beide auf der Karte.",
        "buildings": "Stadtgebäude",
        "each": "{vp} je",
        "lit": "Was sie brauchen, leuchtend bringen und am Ende zählen. Die der Stufe {level} zählen für "
        "jedes deiner Gebäude ihrer Art in ihrem Netzwerk.",
        "during": "Siegpunkte während der Partie",
        "king": "Besuch des Königs, wenn ein Sternenfeld leer ist: [vp {first}] für das höchste Feld mit "
        "Sternen, [vp {second}] für das zweithöchste.",
        "top": "Ein Stern auf dem höchsten Feld: [vp {top}]",
        "ends": "Jede End-Bedingung, einmal: [vp {vp}]",
        "final": "Siegpunkte am Ende",
        "milestones": "Jeder Stern: was das Plättchen seines Segments zählt, mal {least} bis {most}; auf 0: "
        "[vp −{zero}].",
        "energized": "Deine leuchtenden Gebäude; in Praha {factor}-fach.",
        "income": "Einkommens-Marker auf den letzten drei Feldern: {bonus}",
        "technology": "Deine achte Technologie, wenn du sie hast.",
        "left": "[vp 1] für {uranium} [uranium], für {workers} [worker], für {thaler} [thaler].",
        "end": "Das Ende",
        "END-1": "alle Aktions-Plättchen gezogen",
        "END-2": "silberne und goldene Aufträge gezogen",
        "END-3": "alle Sternenfelder leer",
        "END-4": "jemand hat alle Technologien",
        "END-5": "jemand hat {score} Siegpunkte",
        "over": "Sind {needed} davon erfüllt, zu zweit {two}, so wird die Runde beendet; dann hat jeder "
        "noch einen Zug. Bei Gleichstand wird der Sieg geteilt.",
    },
)
SIGNS = {action: f"a-{action}" for action in MAIN_ACTIONS}
"""Of the main actions."""


def summary(view: View[Table], lang: str) -> Summary:
    """Your turn and what matches; actions, rows and buildings; where points come from, and the end."""
    page = _Page(Sight(view, (), lang))
    return Summary(
        page.say("goal"),
        (
            (page.turn(), page.matching(), page.rows()),
            (page.actions(), page.buildings()),
            (page.during(), page.final(), page.end()),
        ),
        (270, 500, 260),
        0.98,
    )


class _Page:
    def __init__(self, sight: Sight) -> None:
        self.sight, self.box = sight, sight.table.box

    def say(self, key: str, **values: object) -> str:
        return say(key, self.sight.lang, **values)

    def turn(self) -> Panel:
        """NU-26, NU-36 to NU-46, NU-67 to NU-85."""
        return Panel(self.say("turn"), told(self.say("play"), self.say("lay"), self.say("recharge")), "steps")

    def matching(self) -> Panel:
        """NU-28, NU-47 to NU-55; with a tile of the market."""
        box = self.box
        tile = lying(box.tiles[box.base_tiles[0]], "", box.directive_saving)
        edges = Line(self.say("edges"), drawing=tile)
        rest = told(self.say("opening", vp=box.opening_bonus), self.say("converting"))
        return Panel(self.say("match"), (edges, *rest), "tiles", drawn=62)

    def actions(self) -> Panel:
        """NU-87 to NU-114, NU-120 to NU-138."""
        box = self.box
        lines = tuple(
            Line(
                self.say(action, red=box.red_site_cost, second=box.second_tile_cost),
                self.sight.name(action),
                icon(SIGNS[action], 30),
            )
            for action in MAIN_ACTIONS
        )
        burning = Line(
            self.say(
                "burning", uranium=box.uranium_electricity, fee=box.turbine_fee, dear=box.coal_without_wagon
            )
        )
        return Panel(self.say("actions"), (*lines, burning), "tiles", 2, 32)

    def rows(self) -> Panel:
        """2.8."""
        lines = tuple(map(self._row, self.box.rows.values()))
        return Panel(self.say("board"), lines, "rows", note=self.say("pair"))

    def _row(self, row: BoardRow) -> Line:
        pair = gains(self.box.pair_reward[row.row - 1], self.sight.lang, "")
        cost = f"[{row.urban_cost} thaler] / [{row.worker_cost} worker]"
        return Line(name=f"{ROMAN[row.row]} · {self.say('row', pair=pair)}", cost=cost)

    def buildings(self) -> Panel:
        """2.10, NU-162, NU-163."""
        lines = tuple(self._building(id) for kind in TYPES for id in self.box.of_type[kind])
        note = self.say("lit", level=ROMAN[max(building.level for building in self.box.urban.values())])
        return Panel(self.say("buildings"), lines, "stands", 4, 36, note)

    def _building(self, id: str) -> Line:
        shown = self.box.urban[id]
        drawn = building("red", shown.type, shown.level, energized=False)
        worth = self.say("each", vp=f"[vp {shown.vp_each}]") if shown.vp_each else f"[vp {shown.vp}]"
        brings = gains(self.box.building_reward[id], self.sight.lang)
        return Line(
            name=self.sight.name(id),
            drawing=f'<svg class="pc-red" viewBox="0 0 25 25">{drawn}</svg>',
            cost=f"[{shown.electricity} electricity] → {brings}",
            worth=worth,
        )

    def during(self) -> Panel:
        """NU-76, NU-79, NU-80, NU-150."""
        box = self.box
        lines = told(
            self.say("king", first=box.kings_first, second=box.kings_second),
            self.say("top", top=box.top_vp),
            self.say("ends", vp=box.end_vp),
        )
        return Panel(self.say("during"), lines, "steps")

    def final(self) -> Panel:
        """NU-158 to NU-164."""
        box, (uranium, workers, thaler) = self.box, self.box.leftover
        bonuses = dict.fromkeys(tuple(track.bonus) for track in box.tracks)
        bonus = " · ".join(" ".join(f"[vp {vp}]" for vp in one) for one in bonuses)
        factors = box.multipliers[1:]
        lines = told(
            self.say("milestones", least=min(factors), most=max(factors), zero=box.zero_loss),
            self.say("energized", factor=box.capital_factor),
            self.say("income", bonus=bonus),
            self.say("technology"),
            self.say("left", uranium=uranium, workers=workers, thaler=thaler),
        )
        return Panel(self.say("final"), lines, "steps")

    def end(self) -> Panel:
        """NU-149 to NU-153, NU-165."""
        box = self.box
        lines = tuple(
            Line(self.say(end, score=box.end_score), drawing=icon(sign, 18))
            for end, sign in END_SIGNS.items()
        )
        note = self.say("over", needed=box.ends_needed(4), two=box.ends_needed(2))
        return Panel(self.say("end"), lines, "rows", drawn=18, note=note)
