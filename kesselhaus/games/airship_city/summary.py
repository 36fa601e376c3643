"""Airship City on one page."""

from kesselhaus.art.symbols import icon, picture
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import amounts
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.table.donations import VIEWS
from kesselhaus.games.airship_city.table.economy import SIGNS
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.games.airship_city.table.tiles import alone
from kesselhaus.languages import Phrases
from kesselhaus.parts.summary import Line, Panel, Summary, points, told

say = Phrases(
    "airship_city.summary",
    en={
        "goal": "Most points after at most {rounds} rounds win.",
        "turn": "Your turn",
        "move": "Move each of your workers once: one step, never diagonal. Where one of your own stands, it "
        "passes through and steps on.",
        "act": "Where it arrives it may carry out the action of the tile. When it collects, others on that "
        "tile ride along and gain what stands beside [icon g-rider].",
        "between": "Until your last worker has arrived, shift a row or column by one tile for [{shift} "
        "gear], as often as you like. Contracts are kept at any moment of your turn.",
        "airships": "Airships",
        "lowers": "{action} −[{by} {kind}]",
        "sold": "{most}–{least} [gold]",
        "given": "Give it to the city: put a marker on it and score. Each of your markers there lowers a "
        "price for good. Or sell it for [gold]; the next of its kind brings less. Levels 2 and 3 need "
        "{markers} of your markers on the fields one level below.",
        "tiles": "The tiles",
        "collect": "Take {goods}.",
        "shipyard": "Build an airship: give it to the city or sell it.",
        "architects_office": "Build a public facility.",
        "guild_hall": "For [{cost} gold] one more worker, up to {workers}.",
        "workshop": "Buy an upgrade.",
        "market": "Take one of {count} contracts.",
        "lighthouse": "Shift two lines by one tile, or one by two, without [gear].",
        "harbour": "All your workers come here.",
        "developed": "A developed tile has a brass frame. It pays its bonus to whoever acts there and has an "
        "upgrade of one of its colours.",
        "facilities": "Public facilities",
        "upgrades": "Upgrades",
        "upgrade": "Room for {room} of its kind instead of {base}, a tile of its colour to be developed, and "
        "[vp {vp}]. What is beyond your room is lost.",
        "points": "Points",
        "from_airships": "Airships given to the city: {vp}",
        "from_facilities": "Facilities: {vp}",
        "from_contracts": "Contracts kept: [vp {least}] to [vp {most}]; a failed one costs its points.",
        "from_upgrades": "Each upgrade: [vp {vp}]",
        "awards": "Awards at the end",
        "shipbuilding": "most majorities of airships",
        "construction": "most majorities of facilities",
        "trade": "most contracts kept",
        "ties": "Ties share, rounded down; nothing for none.",
        "majority": "Majority",
        "laurel": "Whoever has most markers on the fields of a section puts one more into its laurel. It "
        "counts for prices, awards and the end. In a tie nobody has it.",
        "stages": "Stages",
        "stage": "{stages} stages of {rounds} rounds. Each new one pays a bonus to all; contracts whose "
        "hourglass runs out have failed.",
        "bonuses": "Bonus actions",
        "bonus": "{markers} markers on the fields of one line; once per stage. Wood: one more step instead "
        "of acting. Metal: ride along for one more. Tourism: swap one unit for another.",
        "end": "The end",
        "ends": "After rounds {first} to {rounds}: when all {airships} majorities of airships are held, or "
        "{facilities} of the {all} of facilities; at the latest after round {rounds}. Open contracts "
        "have then failed.",
    },
    de={
        "goal": "Die meisten Siegpunkte nach höchstens {rounds} Runden gewinnen.",
        "turn": "Dein Zug",
        "move": "Bewege jeden deiner Arbeiter einmal: einen Schritt, nie schräg. Wo ein eigener steht, reist "
        "er nur durch und zieht weiter.",
        "act": "Wo er ankommt, darf er die Aktion des Feldes ausführen. Sammelt er, so fahren andere auf dem "
        "Feld huckepack mit und erhalten, was bei [icon g-rider] steht.",
        "between": "Bis dein letzter Arbeiter ankommt, verschiebst du für [{shift} gear] eine Zeile oder "
        "Spalte um ein Feld, so oft du willst. Verträge erfüllst du jederzeit in deinem Zug.",
        "airships": "Luftschiffe",
        "lowers": "{action} −[{by} {kind}]",
        "sold": "{most}–{least} [gold]",
        "given": "Schenke es der Stadt: Lege einen Marker darauf und werte. Jeder deiner Marker dort senkt "
        "auf Dauer einen Preis. Oder verkaufe es für [gold]; das nächste gleiche bringt weniger. Stufe 2 und "
        "3 brauchen {markers} deiner Marker auf den Feldern eine Stufe tiefer.",
        "tiles": "Die Felder",
        "collect": "Nimm {goods}.",
        "shipyard": "Baue ein Luftschiff: schenke oder verkaufe es.",
        "architects_office": "Baue eine öffentliche Einrichtung.",
        "guild_hall": "Für [{cost} gold] ein Arbeiter mehr, bis {workers}.",
        "workshop": "Kaufe einen Ausbau.",
        "market": "Nimm einen von {count} Verträgen.",
        "lighthouse": "Zwei Reihen um ein Feld oder eine um zwei, ohne [gear].",
        "harbour": "Alle deine Arbeiter kommen her.",
        "developed": "Ein entwickeltes Feld hat einen Messingrahmen. Es zahlt seinen Bonus, wenn dort "
        "handelt, wer einen Ausbau in einer seiner Farben hat.",
        "facilities": "Öffentliche Einrichtungen",
        "upgrades": "Ausbauten",
        "upgrade": "Platz für {room} seiner Art statt {base}, ein Feld seiner Farbe wird entwickelt, dazu "
        "[vp {vp}]. Was keinen Platz hat, verfällt.",
        "points": "Siegpunkte",
        "from_airships": "Geschenkte Luftschiffe: {vp}",
        "from_facilities": "Einrichtungen: {vp}",
        "from_contracts": "Erfüllte Verträge: [vp {least}] bis [vp {most}]; ein gescheiterter kostet seine.",
        "from_upgrades": "Jeder Ausbau: [vp {vp}]",
        "awards": "Auszeichnungen am Ende",
        "shipbuilding": "meiste Mehrheiten bei Luftschiffen",
        "construction": "meiste Mehrheiten bei Einrichtungen",
        "trade": "meiste erfüllte Verträge",
        "ties": "Bei Gleichstand wird geteilt und abgerundet; wer nichts davon hat, erhält nichts.",
        "majority": "Mehrheit",
        "laurel": "Wer auf den Feldern eines Abschnitts die meisten Marker hat, legt einen weiteren in den "
        "Kranz. Er zählt für Preise, Auszeichnungen und das Ende. Bei Gleichstand hat ihn niemand.",
        "stages": "Etappen",
        "stage": "{stages} Etappen zu {rounds} Runden. Jede neue zahlt allen einen Bonus; Verträge, deren "
        "Sanduhr abläuft, sind gescheitert.",
        "bonuses": "Bonus-Aktionen",
        "bonus": "{markers} Marker auf den Feldern einer Linie; einmal je Etappe. Holz: ein Schritt mehr "
        "statt der Aktion. Metall: huckepack eines mehr. Tourismus: eines gegen ein anderes tauschen.",
        "end": "Das Ende",
        "ends": "Nach den Runden {first} bis {rounds}: wenn alle {airships} Mehrheiten bei Luftschiffen "
        "vergeben sind oder {facilities} der {all} bei Einrichtungen; spätestens nach Runde {rounds}. Offene "
        "Verträge sind dann gescheitert.",
    },
)


def summary(view: View[Table], lang: str) -> Summary:
    """Your turn and the airships; tiles, facilities and upgrades; where points come from and how it ends."""
    page = _Page(Sight(view, (), lang))
    return Summary(
        page.say("goal", rounds=page.box.max_rounds),
        (
            (page.turn(), page.airships()),
            (page.tiles(), page.facilities(), page.upgrades()),
            (page.points(), page.awards(), page.majority(), page.stages(), page.bonuses(), page.end()),
        ),
        (258, 488, 272),
        0.95,
    )


class _Page:
    def __init__(self, sight: Sight) -> None:
        self.sight, self.box = sight, sight.table.box

    def say(self, key: str, **values: object) -> str:
        return say(key, self.sight.lang, **values)

    def turn(self) -> Panel:
        shift = self.say("between", shift=self.box.shift_cost)
        return Panel(self.say("turn"), told(self.say("move"), self.say("act"), shift), "steps")

    def airships(self) -> Panel:
        """AC-81 to AC-88, AC-91."""
        lines = tuple(self._airship(airship) for line in self.box.airships_of.values() for airship in line)
        note = self.say("given", markers=self.box.prerequisite_count)
        return Panel(self.say("airships"), lines, "rows", drawn=40, note=note)

    def _airship(self, airship: str) -> Line:
        shown = self.box.airships[airship]
        lowers = shown.lowers
        action = self.sight.name(lowers.action)
        text = self.say("lowers", action=action, by=lowers.by, kind=lowers.resource)
        if prices := self.box.prices.get(airship):
            text += " · " + self.say("sold", most=prices[0], least=prices[-1])
        return Line(
            text,
            self.sight.name(airship),
            picture(f"s-{airship}", None, None, "120 64", VIEWS[shown.level]),
            amounts(shown.cost),
            points([shown.vp]),
        )

    def tiles(self) -> Panel:
        """AC-62 to AC-79; one tile of each kind, the workshop as it looks when it is developed."""
        kinds = {kind: tile for tile, kind in reversed(self.box.kind.items())}
        lines = tuple(self._tile(kinds[kind]) for kind in dict.fromkeys(self.box.kind.values()))
        return Panel(self.say("tiles"), (*lines, Line(self.say("developed"))), "tiles", 3, 76)

    def _tile(self, tile: str) -> Line:
        box, kind = self.box, self.box.kind[tile]
        collects = box.tile[tile].collect
        does = (
            self.say("collect", goods=amounts(collects))
            if collects
            else self.say(kind, cost=box.hire_cost, workers=box.max_workers, count=box.contracts_on_display)
        )
        return Line(does, self.sight.name(kind), alone(self.sight, tile, developed=kind == "workshop"))

    def facilities(self) -> Panel:
        lines = tuple(
            Line(
                name=self.sight.name(facility.id),
                drawing=picture(f"f-{facility.id}", None, None, "48 52"),
                cost=amounts(facility.cost),
                worth=points([facility.vp]),
            )
            for facility in self.box.facilities.values()
        )
        return Panel(self.say("facilities"), lines, "stands", len(lines), 42)

    def upgrades(self) -> Panel:
        """AC-71 to AC-73."""
        lines = tuple(
            Line(
                name=self.sight.name(f"upgrade_{kind}"),
                drawing=icon(f"i-{kind}", 20),
                cost=amounts(tile.cost),
            )
            for kind, tile in self.box.upgrades.items()
        )
        note = self.say(
            "upgrade", room=self.box.upgraded_capacity, base=self.box.base_capacity, vp=self.box.upgrade_vp
        )
        return Panel(self.say("upgrades"), lines, "stands", len(lines), 20, note)

    def points(self) -> Panel:
        """AC-120."""
        box = self.box
        contracts = [contract.vp for contract in box.contracts.values()]
        lines = told(
            self.say("from_airships", vp=points(airship.vp for airship in box.airships.values())),
            self.say("from_facilities", vp=points(facility.vp for facility in box.facilities.values())),
            self.say("from_contracts", least=min(contracts), most=max(contracts)),
            self.say("from_upgrades", vp=box.upgrade_vp),
        )
        return Panel(self.say("points"), lines, "steps")

    def awards(self) -> Panel:
        """AC-122 to AC-127."""
        lines = tuple(
            Line(
                self.say(award),
                self.sight.name(award),
                icon(SIGNS[award], 20),
                worth=f"[vp {prizes.first}] [vp {prizes.second}]",
            )
            for award, prizes in self.box.awards.items()
        )
        return Panel(self.say("awards"), lines, "rows", note=self.say("ties"))

    def majority(self) -> Panel:
        return Panel(self.say("majority"), told(self.say("laurel")))

    def stages(self) -> Panel:
        """AC-12, AC-110 to AC-113."""
        stage = self.say("stage", stages=self.box.stages, rounds=self.box.rounds_per_stage)
        return Panel(self.say("stages"), told(stage))

    def bonuses(self) -> Panel:
        """AC-104 to AC-109."""
        return Panel(self.say("bonuses"), told(self.say("bonus", markers=self.box.bonus_unlock_count)))

    def end(self) -> Panel:
        """AC-117 to AC-119, AC-130."""
        box = self.box
        ends = self.say(
            "ends",
            first=box.max_rounds - box.rounds_per_stage + 1,
            airships=len(box.airships),
            facilities=box.facility_majorities_for_end,
            all=len(box.facilities),
            rounds=box.max_rounds,
        )
        return Panel(self.say("end"), told(ends))
