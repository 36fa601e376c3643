"""Planet Steam on one page."""

from collections.abc import Mapping

from kesselhaus.art.gauge import counter, dial
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import icon
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import amounts
from kesselhaus.games.planet_steam.figures import CONVERTERS, PLAYERS, RESOURCES, SPECIALISTS, Price
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.table.tanks import HEIGHT, WIDTH, tank_pieces
from kesselhaus.games.planet_steam.table.terminal import bands
from kesselhaus.games.planet_steam.tanks import TANKS
from kesselhaus.languages import Phrases
from kesselhaus.parts.summary import Line, Panel, Summary, told

say = Phrases(
    "planet_steam.summary",
    en={
        "goal": "Own zones and tanks, trade well; most wealth at the end wins.",
        "round": "A round",
        "specialists_first": "Expansion: in bidding rounds each player wins one of the specialists, and "
        "one of the bonus resources with it. Then a zone is auctioned, everybody may claim one more, and "
        "the support airship moors.",
        "tank_phase": "Tanks: whoever pays {cost} buys and rearranges as much as he can pay. Whoever does "
        "not takes [{water} water].",
        "resource_phase": "Resources: all produce; each resource is traded; then each may buy or sell one "
        "certificate.",
        "closing": "Closing: the local market builds tanks of [ore] and [energy]. If one of them has run "
        "out, its price rises by {rise} instead.",
        "order": "Once everybody has a specialist, all but auctions goes by the numbers on the cards.",
        "claiming": "Claiming",
        "die": "By die: name a free zone. {pip} or more takes it, else you choose among the next free zones "
        "in the four directions; without any you receive [{failed} credit].",
        "permit": "By building permit: any free or neutral zone, without a die.",
        "specialists": "Specialists",
        "which": "Which of them are in play depends on the number of players; a card may show two.",
        "costs": "What things cost",
        "tank": "Tank",
        "from_market": "from the market, {least} to {most} [credit]",
        "import": "imported",
        "upgrade": "Carrier, next class",
        "permit_sold": "sold for [{credits} credit]",
        "kept": "not sold again",
        "places": "A tank stands on a zone of yours, one on each, with at most one converter and one "
        "supercharger.",
        "production": "Production",
        "running": "Each tank that you use costs {cost}. A tank without converter on a river zone and a tank "
        "with energy converter are free.",
        "yield": "It yields 1 of its resource, and 1 more with a supercharger, and 1 more in the row of the "
        "support airship. Used tanks of one resource that touch yield 1 more for each beyond the first.",
        "carriers": "Carriers",
        "class": "Class {number}",
        "room": "What your carriers have no room for is lost.",
        "trade": "Trade",
        "in_order": "[quartz] [ore] [water] [energy], in this order. Everybody buys, sells or passes once, "
        "all units at the price as it stands. After each action the price moves as the dial shows for the "
        "supply.",
        "wealth": "Wealth at the end",
        "zone": "each zone",
        "own_tank": "each tank",
        "supercharger": "each supercharger",
        "quarters": "each luxury quarters",
        "unit": "each unit of a resource",
        "its_price": "its price",
        "nothing": "Credits count as they are. Permits, carriers and converters count nothing.",
        "end": "The end",
        "ends": "After {rounds} rounds with {players} players. Those who are tied share the victory.",
    },
    de={
        "goal": "Besitzt Zonen und Tanks, handelt gut; das größte Vermögen am Ende gewinnt.",
        "round": "Eine Runde",
        "specialists_first": "Expansion: In Bietrunden gewinnt jeder einen der Spezialisten und mit ihm "
        "einen der Bonusrohstoffe. Dann wird eine Zone versteigert, jeder darf eine weitere in Besitz "
        "nehmen, und das Unterstützungsluftschiff legt an.",
        "tank_phase": "Tanks: Wer {cost} zahlt, kauft und baut um, so viel er bezahlen kann. Wer nicht "
        "zahlt, nimmt [{water} water].",
        "resource_phase": "Rohstoffe: Alle produzieren; jeder Rohstoff wird gehandelt; dann darf jeder ein "
        "Zertifikat kaufen oder verkaufen.",
        "closing": "Abschluss: Der lokale Markt baut Tanks aus [ore] und [energy]. Fehlt eines davon, steigt "
        "stattdessen sein Preis um {rise}.",
        "order": "Sobald jeder einen Spezialisten hat, geht alles außer Versteigerungen nach den Nummern "
        "auf den Karten.",
        "claiming": "In Besitz nehmen",
        "die": "Mit dem Würfel: Nenne eine freie Zone. Ab {pip} gehört sie dir, sonst wählst du unter den "
        "nächsten freien in den vier Richtungen; ohne eine solche erhältst du [{failed} credit].",
        "permit": "Mit einer Baulizenz: jede freie oder neutrale Zone, ohne Würfel.",
        "specialists": "Spezialisten",
        "which": "Welche mitspielen, hängt von der Zahl der Spieler ab; eine Karte kann zwei zeigen.",
        "costs": "Was die Dinge kosten",
        "tank": "Tank",
        "from_market": "vom Markt, {least} bis {most} [credit]",
        "import": "importiert",
        "upgrade": "Frachter, nächste Klasse",
        "permit_sold": "verkauft für [{credits} credit]",
        "kept": "unverkäuflich",
        "places": "Ein Tank steht auf einer deiner Zonen, je einer, mit höchstens einem Konverter und einem "
        "Kompressor.",
        "production": "Produktion",
        "running": "Jeder Tank, den du einsetzt, kostet {cost}. Ein Tank ohne Konverter auf einer Flusszone "
        "und einer mit Energiekonverter sind frei.",
        "yield": "Er gibt 1 seines Rohstoffs, mit Kompressor 1 mehr, in der Reihe des "
        "Unterstützungsluftschiffs 1 mehr. Eingesetzte Tanks eines Rohstoffs, die aneinandergrenzen, geben "
        "je 1 mehr für jeden nach dem ersten.",
        "carriers": "Frachter",
        "class": "Klasse {number}",
        "room": "Was auf deinen Frachtern keinen Platz hat, verfällt.",
        "trade": "Handel",
        "in_order": "[quartz] [ore] [water] [energy], in dieser Folge. Jeder kauft, verkauft oder passt "
        "einmal, alle Einheiten zum Preis, der gerade gilt. Nach jeder Aktion rückt der Preis, wie die "
        "Anzeige es für den Vorrat zeigt.",
        "wealth": "Vermögen am Ende",
        "zone": "jede Zone",
        "own_tank": "jeder Tank",
        "supercharger": "jeder Kompressor",
        "quarters": "jedes Luxusquartier",
        "unit": "jede Einheit eines Rohstoffs",
        "its_price": "ihr Preis",
        "nothing": "Credits zählen, was sie sind. Baulizenzen, Frachter und Konverter zählen nichts.",
        "end": "Das Ende",
        "ends": "Nach {rounds} Runden mit {players} Spielern. Bei Gleichstand wird der Sieg geteilt.",
    },
)


def summary(view: View[Table], lang: str) -> Summary:
    """A round with its claims; specialists, costs and prices; production, carriers and wealth."""
    page = _Page(Sight(view, (), lang))
    return Summary(
        page.say("goal"),
        (
            (page.round(), page.claiming(), page.production()),
            (page.specialists(), page.costs(), page.trade()),
            (page.carriers(), page.wealth(), page.end()),
        ),
        (278, 532, 220),
    )


def _price(price: Price) -> str:
    return amounts({**price.goods, "credit": price.credits})


def _tank(converter: str | None, supercharger: bool = False) -> Html:
    drawn = tank_pieces(TANKS[converter, supercharger], WIDTH)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}</svg>'


class _Page:
    def __init__(self, sight: Sight) -> None:
        self.sight, self.box = sight, sight.box

    def say(self, key: str, **values: object) -> str:
        return say(key, self.sight.lang, **values)

    def round(self) -> Panel:
        """PS-19, PS-43 to PS-83, PS-84 to PS-87, PS-101, PS-127 to PS-131."""
        box = self.box
        lines = told(
            self.say("specialists_first"),
            self.say("tank_phase", cost=amounts(box.activation), water=box.unpaid_activation_water),
            self.say("resource_phase"),
            self.say("closing", rise=box.closing_price_rise),
        )
        return Panel(self.say("round"), lines, "steps", note=self.say("order"))

    def claiming(self) -> Panel:
        """PS-72 to PS-79."""
        box = self.box
        by_die = self.say("die", pip=box.lowest_claiming_pip, failed=box.failed_claim_credits)
        return Panel(self.say("claiming"), told(by_die, self.say("permit")))

    def specialists(self) -> Panel:
        """2.9, with what stands on the cards."""
        lines = tuple(
            Line(
                self.sight.say(f"does_{specialist}", credits=self.box.engineer_credits),
                self.sight.name(specialist),
                f'<svg viewBox="0 0 60 72"><use href="#k-{escape(specialist)}"'
                ' width="60" height="72"/></svg>',
            )
            for specialist in SPECIALISTS
        )
        return Panel(self.say("specialists"), lines, "stands", len(lines), 54, self.say("which"))

    def costs(self) -> Panel:
        """2.12."""
        box, name = self.box, self.sight.name
        market = self.say("from_market", least=min(box.tank_price[1:]), most=max(box.tank_price))
        converters = tuple(
            Line("", name(f"{kind}_converter"), _tank(kind), _price(box.converter_price[kind]))
            for kind in CONVERTERS
        )
        lines = (
            Line(market, self.say("tank"), _tank(None), _price(box.local_tank)),
            Line(self.say("import"), self.say("tank"), _tank(None), _price(box.imported_tank)),
            *converters,
            Line("", name("supercharger"), _tank(None, True), _price(box.supercharger)),
            Line("", self.say("upgrade"), icon("i-carrier", 38), _price(box.carrier_upgrade)),
            Line(
                self.say("permit_sold", credits=box.permit.sale),
                name("building_permit"),
                icon("i-permit", 38),
                amounts(box.permit.cost),
            ),
            Line(
                self.say("kept"), name("luxury_quarters"), icon("i-quarters", 38), amounts(box.quarters.cost)
            ),
        )
        return Panel(self.say("costs"), lines, "tiles", 3, 42, self.say("places"))

    def production(self) -> Panel:
        """PS-103 to PS-113."""
        running = self.say("running", cost=amounts(self.box.running))
        return Panel(self.say("production"), told(running, self.say("yield")))

    def carriers(self) -> Panel:
        """2.8, PS-37, PS-38."""
        box = self.box
        classes: tuple[Mapping[str, int], ...] = tuple(
            {resource: box.capacity[resource][number] for resource in RESOURCES}
            for number in range(1, box.highest_class + 1)
        )
        lines = tuple(
            Line(name=self.say("class", number=number), cost=amounts(room))
            for number, room in enumerate(classes, 1)
        )
        return Panel(self.say("carriers"), lines, "rows", note=self.say("room"))

    def trade(self) -> Panel:
        """PS-114 to PS-121; the dials as they stand at the beginning."""
        table, box = self.sight.table, self.box
        lines = tuple(
            Line(
                name=self.sight.name(resource),
                drawing='<svg viewBox="0 0 138 130">'
                f"{dial(bands(box, resource), table.supply[resource])}{counter(table.price[resource])}</svg>",
                cost=f"{box.lowest_price[resource]}–{box.highest_price[resource]} [credit]",
            )
            for resource in box.by_number
        )
        return Panel(self.say("trade"), lines, "stands", len(lines), 108, self.say("in_order"))

    def wealth(self) -> Panel:
        """PS-136, PS-137."""
        box = self.box
        worth = {
            "zone": box.zone_value,
            "own_tank": box.tank_value,
            "supercharger": box.supercharger_value,
            "quarters": box.quarters.end_value,
        }
        signs = ("i-zone", "i-tank", "i-supercharger", "i-quarters")
        lines = tuple(
            Line(name=self.say(thing), drawing=icon(sign, 20), cost=f"[{value} credit]")
            for (thing, value), sign in zip(worth.items(), signs, strict=True)
        )
        unit = Line(name=self.say("unit"), cost=self.say("its_price"))
        return Panel(self.say("wealth"), (*lines, unit), "rows", note=self.say("nothing"))

    def end(self) -> Panel:
        """PS-135, PS-139."""
        rounds = " / ".join(str(self.box.rounds(seats)) for seats in PLAYERS)
        players = " / ".join(map(str, PLAYERS))
        return Panel(self.say("end"), told(self.say("ends", rounds=rounds, players=players)))
