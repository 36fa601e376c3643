"""Steamopolis on one page."""

from kesselhaus.art.symbols import icon, use
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis.box import BANNER_COLOURS, PASSENGERS
from kesselhaus.games.steamopolis.drawings.banners import banner
from kesselhaus.games.steamopolis.figures import MarketRank
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.table.districts import alone
from kesselhaus.games.steamopolis.table.pieces import octagon
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.words.effects import district_words, parts_words
from kesselhaus.languages import Phrases
from kesselhaus.parts.summary import Line, Panel, Summary, points, told

say = Phrases(
    "steamopolis.summary",
    en={
        "goal": "Fly your stones to the districts of the city; most votes win.",
        "turn": "Your turn: one of the three",
        "steam": "Make Steam: one move of a stone on the gauge for each of your boilers; {boilers} are "
        "built in.",
        "target": "Set a Target: one stone goes to a free district, at most as high as its value. Before, "
        "it may run through the machines, from right to left: each slot costs 1 of its value, and each "
        "connected boiler that it enters works.",
        "fly": "Fly to All Targets: your stones come back one after the other. Each uses its district, or "
        "buys on its level, or does nothing.",
        "arrows": "Before, each of your stones on the gauge with an arrow moves once.",
        "gauge": "The gauge",
        "values": "To the right the spaces are worth {values}. Stones jump over what lies there; they come "
        "back to the first free space right of the base marker. You have {stones} stones at most.",
        "keep": "You keep as many resources as you have storage spaces; {storage} are built in.",
        "passengers": "Passengers",
        "banker": "The banker: {reward}",
        "stoker": "The stoker: {reward}",
        "aboard": "Take him aboard when a stone comes back from his level and another of yours lies on the "
        "level of his target. The first whom you put down in a turn brings the open passenger tile, too.",
        "parasites": "Parasites",
        "home": "They lie on machines of others. When such a machine works they come home, and you use its "
        "effect as well. By an invitation each of the others may place one with you.",
        "districts": "The districts",
        "static": "[icon g-bolt] takes the arrow off the stone. Under a line: one side or the other.",
        "discounts": "Discounts",
        "sponsor": "A sponsor takes 1 of the kind that it shows off a price, once in a turn, and is turned "
        "over.",
        "gala": "A gala takes up to 2 of its kind off one price, and goes back.",
        "buying": "Buying the open tile",
        "place": "Place {place}",
        "from_left": "Places count from the left. The votes are for who builds the machine.",
        "plain": "its price",
        "crystals": "its price and [{crystals} crystal]",
        "scrap": "scrap a machine",
        "invite": "an invitation",
        "banners": "Or as a banner",
        "instead": "You give up a stone; nothing is scrapped, and the place brings no votes. It scores at "
        "once, for each",
        "purple": "of your banners; a purple tile counts {count}",
        "orange": "of your machines",
        "blue": "of your passenger tiles",
        "markers": "Bonus markers, on level 1",
        "jumped": "In [crystal] or [gear], any number of them. Stones jump over them on the gauge.",
        "end": "The end",
        "statues": "A sold-out market puts its statue on the tower. Statue {statues} brings [vp {vp}] and "
        "the end, and so do used up passenger tiles. The round is finished; then each has one last turn "
        "with all three actions, in their order and once each. In a tie the most machines and banners "
        "decide.",
    },
    de={
        "goal": "Fliegt eure Drucksteine zu den Stadtteilen; die meisten Stimmpunkte gewinnen.",
        "turn": "Dein Zug: eines von dreien",
        "steam": "Dampf machen: ein Schritt eines Steins auf der Druckanzeige für jeden deiner Kessel; "
        "{boilers} sind eingebaut.",
        "target": "Ziel setzen: Ein Stein kommt auf einen freien Stadtteil, höchstens so hoch wie sein Wert. "
        "Vorher darf er durch die Maschinen laufen, von rechts nach links: Jeder Platz kostet 1 seines "
        "Werts, und jeder Kessel mit Rohr, den er betritt, arbeitet.",
        "fly": "Alle Ziele anfliegen: Deine Steine kommen einer nach dem anderen zurück. Jeder nutzt seinen "
        "Stadtteil, kauft auf seiner Ebene oder tut nichts.",
        "arrows": "Zuvor rückt jeder deiner Steine mit Pfeil auf der Anzeige einmal vor.",
        "gauge": "Die Druckanzeige",
        "values": "Nach rechts gelten die Felder {values}. Steine überspringen, was dort liegt; zurück "
        "kommen sie auf das erste freie Feld rechts vom Basisdruckmarker. Du hast höchstens {stones} Steine.",
        "keep": "Du behältst so viele Ressourcen, wie du Lagerplätze hast; {storage} sind eingebaut.",
        "passengers": "Passagiere",
        "banker": "Der Bankier: {reward}",
        "stoker": "Der Heizer: {reward}",
        "aboard": "Nimm ihn an Bord, wenn ein Stein von seiner Ebene zurückkommt und ein anderer von dir "
        "auf der Ebene seines Ziels liegt. Der erste, den du in einem Zug absetzt, bringt auch das offene "
        "Passagierplättchen.",
        "parasites": "Schmarotzer",
        "home": "Sie liegen auf Maschinen der anderen. Arbeitet eine solche, kommen sie heim, und du nutzt "
        "ihren Effekt ebenfalls. Bei einer Einladung darf jeder andere einen bei dir setzen.",
        "districts": "Die Stadtteile",
        "static": "[icon g-bolt] nimmt dem Stein den Pfeil. Unter einer Linie: die eine Seite oder die "
        "andere.",
        "discounts": "Rabatte",
        "sponsor": "Ein Sponsor senkt einmal je Zug einen Preis um 1 der Art, die er zeigt, und wird "
        "gewendet.",
        "gala": "Eine Spendengala senkt einen Preis um bis zu 2 ihrer Art und geht zurück.",
        "buying": "Kauf des offenen Plättchens",
        "place": "Platz {place}",
        "from_left": "Die Plätze zählen von links. Die Stimmpunkte gibt es für die gebaute Maschine.",
        "plain": "sein Preis",
        "crystals": "sein Preis und [{crystals} crystal]",
        "scrap": "eine Maschine ausbauen",
        "invite": "eine Einladung",
        "banners": "Oder als Banner",
        "instead": "Du gibst einen Stein ab; nichts wird ausgebaut, und der Platz bringt keine "
        "Stimmpunkte. Gewertet wird sofort, für jedes",
        "purple": "deiner Banner; ein lila Plättchen zählt {count}",
        "orange": "deiner Maschinenplättchen",
        "blue": "deiner Passagierplättchen",
        "markers": "Bonusmarker, auf Ebene 1",
        "jumped": "In [crystal] oder [gear], beliebig viele. Steine überspringen sie auf der Anzeige.",
        "end": "Das Ende",
        "statues": "Ein leer gekaufter Markt stellt seine Statue auf den Turm. Statue {statues} bringt [vp "
        "{vp}] und das Ende, ebenso aufgebrauchte Passagierplättchen. Die Runde wird beendet; dann hat "
        "jeder einen letzten Zug mit allen drei Aktionen, in ihrer Folge und je einmal. Bei Gleichstand "
        "entscheiden die meisten Maschinen und Banner.",
    },
)


def summary(view: View[Table], lang: str) -> Summary:
    """Your turn, gauge and passengers; the districts; what is bought, and the end."""
    page = _Page(Sight(view, (), lang))
    return Summary(
        page.say("goal"),
        (
            (page.turn(), page.gauge(), page.passengers(), page.parasites()),
            (page.districts(), page.discounts()),
            (page.buying(), page.banners(), page.markers(), page.end()),
        ),
        (270, 500, 260),
        0.95,
    )


class _Page:
    def __init__(self, sight: Sight) -> None:
        self.sight, self.box = sight, sight.box

    def say(self, key: str, **values: object) -> str:
        return say(key, self.sight.lang, **values)

    def turn(self) -> Panel:
        """ST-29, ST-30, ST-48, ST-53 to ST-62, ST-76 to ST-79."""
        lines = told(self.say("steam", boilers=self.box.boilers), self.say("target"), self.say("fly"))
        return Panel(self.say("turn"), lines, "steps", note=self.say("arrows"))

    def gauge(self) -> Panel:
        """ST-26, ST-36, ST-42, ST-70, ST-71."""
        values = ", ".join(map(str, self.box.value[1:]))
        lines = told(
            self.say("values", values=values, stones=self.box.stones),
            self.say("keep", storage=self.box.storage),
        )
        return Panel(self.say("gauge"), lines)

    def passengers(self) -> Panel:
        """ST-85 to ST-89, ST-157."""
        lines = tuple(
            Line(
                self.say(passenger, reward=parts_words(self.box.rewards[passenger], self.sight.lang)),
                drawing=f'<svg viewBox="0 0 28 36">{use(f"p-{passenger}", 0, 0, 28, 36)}</svg>',
            )
            for passenger in PASSENGERS
        )
        return Panel(self.say("passengers"), lines, "tiles", 2, 24, self.say("aboard"))

    def parasites(self) -> Panel:
        """ST-103 to ST-110, ST-118."""
        line = Line(self.say("home"), drawing=icon("i-beetle", 24))
        return Panel(self.say("parasites"), (line,), "tiles", drawn=24)

    def districts(self) -> Panel:
        """2.6: those of side A, the highest first."""
        districts = reversed(self.box.board["A"])
        lines = tuple(
            Line(
                district_words(self.box.districts[district], self.sight.lang),
                drawing=alone(self.sight, district),
            )
            for district in districts
        )
        return Panel(self.say("districts"), lines, "stands", 4, 114, self.say("static"))

    def discounts(self) -> Panel:
        """ST-145, ST-147."""
        lines = tuple(Line(self.say(kind), drawing=icon(f"i-{kind}", 26)) for kind in ("sponsor", "gala"))
        return Panel(self.say("discounts"), lines, "tiles", 2, 26)

    def buying(self) -> Panel:
        """ST-122, ST-123, ST-125."""
        return Panel(
            self.say("buying"), tuple(map(self._rank, self.box.ranks)), "rows", note=self.say("from_left")
        )

    def _rank(self, rank: MarketRank) -> Line:
        price = self.say("crystals", crystals=rank.crystal) if rank.crystal else self.say("plain")
        more = [self.say(key) for key, there in (("scrap", rank.scrap), ("invite", rank.invite)) if there]
        place = self.say("place", place=rank.rank + 1)
        return Line(", ".join((price, *more)), place, worth=points([rank.sp]))

    def banners(self) -> Panel:
        """ST-124, 2.15."""
        lines = tuple(
            Line(
                self.say(colour, count=self.box.banner_count[colour]),
                drawing=f'<svg viewBox="0 0 26 26">{banner(1, 0, 24, 24, colour)}</svg>',
            )
            for colour in BANNER_COLOURS
        )
        return Panel(self.say("banners"), (Line(self.say("instead")), *lines), "rows", drawn=22)

    def markers(self) -> Panel:
        """ST-135 to ST-144."""
        lines = tuple(
            Line(
                drawing=f'<svg viewBox="0 0 28 28">{octagon(14, 14, digit)}</svg>',
                cost=" / ".join(f"[{self.box.markers[row, digit].price} {row}]" for row in self.box.rows),
                worth=points(marker.sp for marker in markers if marker.sp),
            )
            for digit in dict.fromkeys(digit for row in self.box.rows.values() for digit in row)
            for markers in ([self.box.markers[row, digit] for row in self.box.rows],)
        )
        return Panel(self.say("markers"), lines, "stands", len(lines), 26, self.say("jumped"))

    def end(self) -> Panel:
        """ST-133, ST-162 to ST-170."""
        ends = self.say("statues", statues=self.box.statues_for_end, vp=self.box.third_statue_sp)
        return Panel(self.say("end"), told(ends))
