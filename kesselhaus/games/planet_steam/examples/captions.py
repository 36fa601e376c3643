"""What stands under the figures. Numbers are filled in from the boards and stand nowhere here."""

from kesselhaus.languages import Phrases

CAPTIONS: Phrases[tuple[str, str]] = Phrases(
    "planet_steam.examples",
    en={
        "EX-1": (
            "Bonus resources",
            "A new round begins. Of every resource with a supply one unit goes to the bonus field: "
            "{at1.bonus} of them, for there is no ore. Supplies now: quartz {at1.supply.quartz}, ore "
            "{at1.supply.ore}, water {at1.supply.water}, energy {at1.supply.energy}.",
        ),
        "EX-2": (
            "Final wealth",
            "[seat 0] has zones for {at1.a.counted.zones}, tanks for {at1.a.counted.tanks}, a supercharger "
            "for {at1.a.counted.superchargers}, luxury quarters for {at1.a.counted.luxury_quarters}, "
            "resources for {at1.a.counted.resources} at the prices of the end, and [{at1.a.credits} "
            "credit]. Permits, carriers, converters and locked credits count nothing. Altogether: "
            "{at1.total.a}.",
        ),
        "EX-3": (
            "A claim that fails",
            "[seat 0] names B6 and rolls too low. From there the nearest unclaimed zone counts in each "
            "direction; D6 lies behind a claimed one. To the left nothing is free. One of the zones found "
            "has to be taken, and B6 stays unclaimed.",
        ),
        "EX-4": (
            "Nothing found",
            "The roll fails, and in no direction from B6 there is an unclaimed zone: [seat 0] gets "
            "[{got1.a.credits} credit] instead and places nothing.",
        ),
        "EX-5": (
            "The airship helps everybody",
            "The airship lies beside the row in which these tanks stand. [seat 0] uses one and gets "
            "[{got1.a.quartz} quartz]; then [seat 1] uses one and gets [{got2.b.energy} energy]. Each time "
            "one of the units is the airship's.",
        ),
        "EX-6": (
            "Basic production",
            "The simple tank on the river runs free and gives [{got1.a.water} water]. For one of the ore "
            "tanks [seat 0] pays [{paid1.a.energy} energy] and gets [{got1.a.ore} ore]. No energy is left, "
            "so the other ore tank gives nothing.",
        ),
        "EX-7": (
            "Supercharger, synergy and too little room",
            "All tanks of the group run, for [{paid1.a.energy} energy]. Each gives a unit, the "
            "supercharger another one, and every tank after the first of the group one more. The carrier "
            "holds [{at1.a.water} water]; what finds no room is lost, and the supply stays "
            "{at1.supply.water}.",
        ),
        "EX-8": (
            "Buying",
            "[seat 0] buys [{got1.a.water} water] at {at0.price.water} each: [{paid1.a.credits} credit]. "
            "The supply goes down to {at1.supply.water}, a colour in which the price does not move: still "
            "{at1.price.water}.",
        ),
        "EX-9": (
            "Selling",
            "[seat 0] sells [{paid1.a.energy} energy] at {at0.price.energy} each: [{got1.a.credits} "
            "credit]. The supply rises to {at1.supply.energy}, and its colour pushes the price down to "
            "{at1.price.energy}. The next player trades at that.",
        ),
        "EX-10": (
            "Passing moves the price",
            "[seat 0] does not trade. The price moves all the same, by what the colour of the supply says: "
            "from {at0.price.ore} to {at1.price.ore}.",
        ),
        "EX-11": (
            "Selling above the scale",
            "[seat 0] sells [{paid1.a.water} water] for [{got1.a.credits} credit]. The scale of the "
            "supply ends at {at1.supply.water}; what goes beyond is lost. The price falls to "
            "{at1.price.water}.",
        ),
        "EX-12": (
            "Tanks, limited by ore",
            "Each new tank takes a unit of ore and one of energy from the supplies. The ore lasts for "
            "{got1.stock}: ore {at1.supply.ore}, energy {at1.supply.energy}, stock {at1.stock}. Prices do "
            "not move.",
        ),
        "EX-13": (
            "No energy",
            "Without energy nothing is built, and its price rises from {at0.price.energy} to "
            "{at1.price.energy}, where the scale ends. Ore stays at {at1.price.ore}.",
        ),
        "EX-14": (
            "No ore, and a full market",
            "There is no ore, so its price rises to {at1.price.ore}, where the scale ends, although the "
            "market has no room for tanks anyway. Energy stays at {at1.price.energy}.",
        ),
        "EX-15": (
            "The order of trade",
            "[seat 0] has won the first card and taken a bonus resource. Now an order marker goes to one "
            "of the resources: the last one on water. Water is traded last in this round.",
        ),
        "EX-16": (
            "Manipulating prices",
            "[seat 0] pays [{paid1.a.credits} credit] for the moderate mode and shares its spaces out: ore "
            "rises by {got2.price.ore} to {at2.price.ore}, energy falls by {paid2.price.energy} to "
            "{at2.price.energy}. No space is left.",
        ),
        "EX-17": (
            "The card is given back",
            "Price Manipulation lies with [seat 2], whose specialist card has number {got1.c.credits}. The "
            "closing phase begins: the card goes back, and [seat 2] gets as many credits.",
        ),
        "EX-18": (
            "Compensation for sabotage",
            "A tank of [seat 0] lies on its side. At the beginning of the closing phase [seat 0] rolls, gets "
            "[{got1.a.credits} credit], and the tank is upright again.",
        ),
        "EX-19": (
            "Who cannot act",
            "[seat 0] stays idle and takes [{got1.a.water} water]. [seat 1] has no water to pay with: "
            "without a question [seat 1] gets [{got1.b.water} water] too and has no tank turn.",
        ),
        "EX-20": (
            "Imported, while the market is empty",
            "The market has no tank left, but the bank has. [seat 0] has paid the activation and imports "
            "one for [{paid1.a.water} water], [{paid1.a.quartz} quartz] and [{paid1.a.credits} credit]. "
            "The market stays at {at1.stock}.",
        ),
        "EX-21": (
            "Not every tank on the river runs free",
            "The tank stands on the river, but it has an ore converter: it costs [{paid1.a.energy} "
            "energy] and gives [{got1.a.ore} ore]. Only simple tanks run free there.",
        ),
        "EX-22": (
            "Groups of the same resource",
            "All energy tanks run, and energy tanks cost nothing. The group of neighbours adds a unit, the "
            "single tank none: [{got1.a.energy} energy].",
        ),
        "EX-23": (
            "An idle tank cuts a group",
            "[seat 0] has [{at0.a.energy} energy] and leaves out the tank in the middle. The others are "
            "no neighbours: [{got1.a.ore} ore] and no synergy.",
        ),
        "EX-24": (
            "What nobody took",
            "[seat 2] takes a bonus resource as the last player. What is left on the field goes back to "
            "the bank: the supply of energy rises by {got1.supply.energy} to {at1.supply.energy}.",
        ),
        "EX-25": (
            "Aid",
            "A new round begins. [seat 0] has no credits at all and gets [{got1.a.credits} credit] before "
            "the auction; [seat 1] still has [{at1.b.credits} credit] and gets nothing.",
        ),
        "EX-26": (
            "The Independent Carrier, kept",
            "The card was won for {at0.locked} in the round before. To keep it [seat 0] pays as much once "
            "more, [{paid1.a.credits} credit], and the locked credits go to the bank. That is possible "
            "once; in the next round the card is auctioned.",
        ),
        "EX-27": (
            "The Independent Carrier, lost",
            "[seat 0] has given the card up and passes: [seat 1] wins it. Without it only [{at1.a.water} "
            "water] fits; [{paid1.a.water} water] goes to the bank, and the supply stays "
            "{at1.supply.water}.",
        ),
        "EX-28": (
            "A converter is replaced",
            "[seat 0] buys a quartz converter for B2 for [{paid1.a.credits} credit]. The old one moves to "
            "the simple tank beside it: B2 gives quartz now, and B3 energy.",
        ),
        "EX-29": (
            "The last round",
            "A match of this number of players has {at0.rounds} rounds. The round marker stands on "
            "{at0.left}; when this round closes it reaches {at1.left}, the gold space, and the match is "
            "over.",
        ),
        "EX-30": (
            "A shared victory",
            "[seat 1] and [seat 2] both have {at1.total.b} at the end, more than anybody else: both win.",
        ),
        "EX-31": (
            "A plan",
            "[seat 0] rearranges own zones free of charge: B1 empty, the ore converter to the tank with "
            "the supercharger on B2, a simple tank on B3. Tanks and superchargers are all kept, so with B1 "
            "empty B2 cannot be empty too. A converter may go to the bank.",
        ),
        "EX-32": (
            "One plan between purchases",
            "After a plan the next one is possible only when something has been bought: here an energy "
            "converter for [{paid1.a.credits} credit].",
        ),
        "EX-33": (
            "An opening that is passed on",
            "[seat 3] nominates C1. [seat 0] should open, but has [{at0.a.credits} credit]: the duty goes "
            "to [seat 1], who has {at0.b.credits} and may not pass. [seat 2] raises, up to {at0.c.credits} "
            "at most. [seat 3] can only pass, and [seat 0] is not asked any more.",
        ),
        "EX-34": (
            "At the end of a scale",
            "[seat 0] has [{at0.a.credits} credit], enough for the weak mode only. Energy stands at "
            "{at0.price.energy}: it can fall to the end of its scale, but not beyond it.",
        ),
    },
    de={
        "EX-1": (
            "Bonusrohstoffe",
            "Eine neue Runde beginnt. Von jedem Rohstoff, der einen Vorrat hat, kommt eine Einheit auf das "
            "Bonusfeld: {at1.bonus} sind es, denn Erz gibt es keines. Die Vorräte danach: Quarz "
            "{at1.supply.quartz}, Erz {at1.supply.ore}, Wasser {at1.supply.water}, Energie "
            "{at1.supply.energy}.",
        ),
        "EX-2": (
            "Das Vermögen am Ende",
            "[seat 0] hat Zonen für {at1.a.counted.zones}, Tanks für {at1.a.counted.tanks}, einen Kompressor "
            "für {at1.a.counted.superchargers}, ein Luxusquartier für {at1.a.counted.luxury_quarters}, "
            "Rohstoffe für {at1.a.counted.resources} zu den Preisen am Ende und [{at1.a.credits} credit]. "
            "Baulizenzen, Frachter, Konverter und gebundene Credits zählen nicht. Zusammen: "
            "{at1.total.a}.",
        ),
        "EX-3": (
            "Ein Wurf, der nicht reicht",
            "[seat 0] nennt B6 und würfelt zu wenig. Von dort zählt in jeder Richtung die nächste freie "
            "Zone; D6 liegt hinter einer besetzten. Links ist nichts frei. Eine der gefundenen Zonen muss "
            "genommen werden, und B6 bleibt frei.",
        ),
        "EX-4": (
            "Nichts gefunden",
            "Der Wurf reicht nicht, und in keiner Richtung von B6 ist eine Zone frei: [seat 0] bekommt "
            "stattdessen [{got1.a.credits} credit] und setzt nichts.",
        ),
        "EX-5": (
            "Das Luftschiff hilft allen",
            "Das Luftschiff liegt neben der Zeile, in der diese Tanks stehen. [seat 0] nutzt einen und "
            "bekommt [{got1.a.quartz} quartz], danach nutzt [seat 1] einen und bekommt [{got2.b.energy} "
            "energy]. Eine Einheit davon bringt jedes Mal das Luftschiff.",
        ),
        "EX-6": (
            "Grundförderung",
            "Der einfache Tank am Fluss läuft umsonst und gibt [{got1.a.water} water]. Für einen der "
            "Erztanks zahlt [seat 0] [{paid1.a.energy} energy] und bekommt [{got1.a.ore} ore]. Energie ist "
            "keine mehr da, der andere Erztank gibt nichts.",
        ),
        "EX-7": (
            "Kompressor, Synergie und zu wenig Platz",
            "Alle Tanks der Gruppe laufen, für [{paid1.a.energy} energy]. Jeder gibt eine Einheit, der "
            "Kompressor eine weitere, und jeder Tank der Gruppe nach dem ersten noch eine. Der Frachter "
            "fasst [{at1.a.water} water]; was keinen Platz hat, verfällt, und der Vorrat bleibt bei "
            "{at1.supply.water}.",
        ),
        "EX-8": (
            "Kaufen",
            "[seat 0] kauft [{got1.a.water} water] zu je {at0.price.water}: [{paid1.a.credits} credit]. Der "
            "Vorrat sinkt auf {at1.supply.water}, und bei dieser Farbe bewegt sich der Preis nicht: Er "
            "bleibt {at1.price.water}.",
        ),
        "EX-9": (
            "Verkaufen",
            "[seat 0] verkauft [{paid1.a.energy} energy] zu je {at0.price.energy}: [{got1.a.credits} "
            "credit]. Der Vorrat steigt auf {at1.supply.energy}, und dessen Farbe drückt den Preis auf "
            "{at1.price.energy}. Zu dem handelt die nächste Person.",
        ),
        "EX-10": (
            "Auch Passen bewegt den Preis",
            "[seat 0] handelt nicht. Der Preis bewegt sich trotzdem um das, was die Farbe des Vorrats sagt: "
            "von {at0.price.ore} auf {at1.price.ore}.",
        ),
        "EX-11": (
            "Verkaufen über das Ende der Skala",
            "[seat 0] verkauft [{paid1.a.water} water] für [{got1.a.credits} credit]. Die Skala des Vorrats "
            "endet bei {at1.supply.water}; was darüber hinausginge, verfällt. Der Preis fällt auf "
            "{at1.price.water}.",
        ),
        "EX-12": (
            "Tanks, so weit das Erz reicht",
            "Jeder neue Tank nimmt eine Einheit Erz und eine Energie aus den Vorräten. Das Erz reicht für "
            "{got1.stock}: Erz {at1.supply.ore}, Energie {at1.supply.energy}, Marktbestand {at1.stock}. Die "
            "Preise bleiben.",
        ),
        "EX-13": (
            "Keine Energie",
            "Ohne Energie wird nichts gebaut, und ihr Preis steigt von {at0.price.energy} auf "
            "{at1.price.energy}, wo die Skala endet. Erz bleibt bei {at1.price.ore}.",
        ),
        "EX-14": (
            "Kein Erz, voller Markt",
            "Erz fehlt, darum steigt sein Preis auf {at1.price.ore}, wo die Skala endet, obwohl der Markt "
            "ohnehin keinen Platz für Tanks hat. Energie bleibt bei {at1.price.energy}.",
        ),
        "EX-15": (
            "Die Handelsreihenfolge",
            "[seat 0] hat die erste Karte ersteigert und einen Bonusrohstoff genommen. Jetzt kommt ein "
            "Reihenfolgemarker auf einen Rohstoff: der letzte auf Wasser. Wasser wird in dieser Runde als "
            "letztes gehandelt.",
        ),
        "EX-16": (
            "Preise beeinflussen",
            "[seat 0] zahlt [{paid1.a.credits} credit] für die mittlere Art und verteilt deren Felder: Erz "
            "steigt um {got2.price.ore} auf {at2.price.ore}, Energie fällt um {paid2.price.energy} auf "
            "{at2.price.energy}. Mehr Felder sind es nicht.",
        ),
        "EX-17": (
            "Die Karte geht zurück",
            "Die Preismanipulation liegt bei [seat 2], deren Spezialistenkarte die Nummer {got1.c.credits} "
            "hat. Die Abschlussphase beginnt: Die Karte geht zurück, und [seat 2] bekommt ebenso viele "
            "Credits.",
        ),
        "EX-18": (
            "Entschädigung nach Sabotage",
            "Ein Tank von [seat 0] liegt auf der Seite. Zu Beginn der Abschlussphase würfelt [seat 0], "
            "bekommt [{got1.a.credits} credit], und der Tank steht wieder.",
        ),
        "EX-19": (
            "Wer nicht zahlen kann",
            "[seat 0] handelt nicht und nimmt [{got1.a.water} water]. [seat 1] hat kein Wasser, um zu "
            "zahlen, bekommt ohne Frage auch [{got1.b.water} water] und hat keinen Tankzug.",
        ),
        "EX-20": (
            "Importiert bei leerem Markt",
            "Der Markt hat keinen Tank mehr, die Bank schon. [seat 0] hat für den Tankzug gezahlt und "
            "importiert einen für [{paid1.a.water} water], [{paid1.a.quartz} quartz] und "
            "[{paid1.a.credits} credit]. Der Marktbestand bleibt {at1.stock}.",
        ),
        "EX-21": (
            "Nicht jeder Tank am Fluss läuft umsonst",
            "Der Tank steht am Fluss, hat aber einen Erzkonverter: Er kostet [{paid1.a.energy} energy] und "
            "gibt [{got1.a.ore} ore]. Umsonst laufen dort nur einfache Tanks.",
        ),
        "EX-22": (
            "Gruppen desselben Rohstoffs",
            "Alle Energietanks laufen, und sie kosten nichts. Die Gruppe der Nachbarn gibt eine Einheit "
            "dazu, der einzelne Tank keine: [{got1.a.energy} energy].",
        ),
        "EX-23": (
            "Ein Tank, der ruht, trennt die Gruppe",
            "[seat 0] hat [{at0.a.energy} energy] und lässt den Tank in der Mitte aus. Die anderen sind "
            "keine Nachbarn: [{got1.a.ore} ore] und keine Synergie.",
        ),
        "EX-24": (
            "Was niemand nahm",
            "Als letzte nimmt [seat 2] einen Bonusrohstoff. Was auf dem Feld liegen bleibt, geht an die "
            "Bank zurück: Der Vorrat an Energie steigt um {got1.supply.energy} auf {at1.supply.energy}.",
        ),
        "EX-25": (
            "Beihilfe",
            "Eine neue Runde beginnt. [seat 0] hat gar keine Credits und bekommt vor der Versteigerung "
            "[{got1.a.credits} credit]; [seat 1] hat noch [{at1.b.credits} credit] und bekommt nichts.",
        ),
        "EX-26": (
            "Der Unabhängige Frachter, behalten",
            "Die Karte wurde in der Runde davor für {at0.locked} ersteigert. Um sie zu behalten, zahlt "
            "[seat 0] noch einmal so viel, [{paid1.a.credits} credit], und die gebundenen Credits gehen an "
            "die Bank. Das geht einmal; in der nächsten Runde wird die Karte versteigert.",
        ),
        "EX-27": (
            "Der Unabhängige Frachter, verloren",
            "[seat 0] hat die Karte abgegeben und passt: [seat 1] ersteigert sie. Ohne sie passen nur "
            "[{at1.a.water} water]; [{paid1.a.water} water] gehen an die Bank, und der Vorrat bleibt bei "
            "{at1.supply.water}.",
        ),
        "EX-28": (
            "Ein Konverter wird ersetzt",
            "[seat 0] kauft für [{paid1.a.credits} credit] einen Quarzkonverter für B2. Der alte kommt auf "
            "den einfachen Tank daneben: B2 gibt jetzt Quarz, B3 Energie.",
        ),
        "EX-29": (
            "Die letzte Runde",
            "Mit so vielen Leuten hat eine Partie {at0.rounds} Runden. Der Rundenmarker steht auf "
            "{at0.left}; am Ende dieser Runde erreicht er {at1.left}, das goldene Feld, und die Partie ist "
            "vorbei.",
        ),
        "EX-30": (
            "Ein geteilter Sieg",
            "[seat 1] und [seat 2] haben am Ende {at1.total.b}, mehr als alle anderen: Beide gewinnen.",
        ),
        "EX-31": (
            "Ein Plan",
            "[seat 0] ordnet die eigenen Zonen neu, und das kostet nichts: B1 leer, der Erzkonverter auf den "
            "Tank mit dem Kompressor auf B2, ein einfacher Tank auf B3. Tanks und Kompressoren bleiben alle "
            "da, mit leerem B1 kann B2 also nicht auch leer sein. Ein Konverter darf an die Bank gehen.",
        ),
        "EX-32": (
            "Ein Plan zwischen den Käufen",
            "Nach einem Plan ist der nächste erst möglich, wenn etwas gekauft wurde: hier ein "
            "Energiekonverter für [{paid1.a.credits} credit].",
        ),
        "EX-33": (
            "Eine Eröffnung, die weitergeht",
            "[seat 3] nennt C1. Eröffnen müsste [seat 0], hat aber [{at0.a.credits} credit]: Die Pflicht "
            "geht an [seat 1] mit {at0.b.credits}, die nicht passen darf. [seat 2] kann erhöhen, höchstens "
            "auf {at0.c.credits}. [seat 3] kann nur passen, und [seat 0] wird nicht mehr gefragt.",
        ),
        "EX-34": (
            "Am Ende einer Skala",
            "[seat 0] hat [{at0.a.credits} credit], das reicht nur für die schwache Art. Energie steht auf "
            "{at0.price.energy}: Sie kann bis ans Ende ihrer Skala fallen, aber nicht darüber hinaus.",
        ),
    },
)
