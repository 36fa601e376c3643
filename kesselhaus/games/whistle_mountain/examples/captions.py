"""What stands under the figures. Numbers are filled in from the boards and stand nowhere here."""

from kesselhaus.languages import Phrases

CAPTIONS: Phrases[tuple[str, str]] = Phrases(
    "whistle_mountain.examples",
    en={
        "EX-1": (
            "A whistle stands for anything",
            "The upper dock for small machines is occupied, so the airship of [seat 0] went to the lower "
            "one. A small machine costs coal there: [seat 0] pays [{paid1.a.coal} coal] and, for the one "
            "that is missing, [{paid1.a.whistle} whistle]. The machine goes to the storage, and the "
            "display is filled up to {at1.shown.small} again.",
        ),
        "EX-2": (
            "Cards",
            "[seat 0] has {at0.a.any} resources and pays all of them, whatever they are: that makes "
            "[{got1.a.cards} card]. The first card costs nothing; every further one costs a resource.",
        ),
        "EX-3": (
            "Nothing replaces a whistle",
            "The first scaffold costs nothing, every further one a whistle. [seat 0] has [{at0.a.whistle} "
            "whistle] and [{at0.a.coal} coal], and coal does not stand for whistles: so there is one "
            "more at most.",
        ),
        "EX-4": (
            "What is kept",
            "[seat 0] ends the turn with [{at0.a.coal} coal], [{at0.a.iron} iron] and [{at0.a.whistle} "
            "whistle]. No more than {at0.limit} of a kind are kept: [{paid1.a.coal} coal] and "
            "[{paid1.a.whistle} whistle] go back.",
        ),
        "EX-5": (
            "What an airship collects",
            "The small airship of [seat 0] lies at the left of the gold and above the water. It collects "
            "[{got1.a.gold} gold] from the scaffold beside it and [{got1.a.water} water] from below. The "
            "square above it is blank and brings nothing; what touches a corner only does not count.",
        ),
        "EX-6": (
            "On a machine",
            "The medium airship of [seat 0] lands on the Blast Furnace. Its neighbours are counted from "
            "the airship: [{got1.a.coal} coal] from the scaffold at its right, and the Whistle Lathe. "
            "Both machines are activated, in an order of choice: [{got2.a.iron} iron] and "
            "[{got2.a.whistle} whistle].",
        ),
        "EX-7": (
            "What a Forge costs",
            "The first building is free, and moving a worker costs [{paid1.a.gold} gold]. For every "
            "further building [seat 0] pays water: [{paid2.a.water} water] for both scaffolds. Then the "
            "Forge has nothing left to give: no more buildings, and no rescue after a move.",
        ),
        "EX-8": (
            "A Forge with all airships at home",
            "No airship of [seat 0] is out, so none comes home. The Forge is possible all the same, and "
            "building and moving follow as usual.",
        ),
        "EX-9": (
            "Above the bridge",
            "[seat 0] builds a machine that lies wholly below the bridge: the water stays at level "
            "{at1.level}. The second machine lies above it: a strip of water is laid, and the level is "
            "{at2.level}.",
        ),
        "EX-10": (
            "Too new to be activated",
            "The airship of [seat 0] was placed beside the Coal Hopper. Then the Engineer's Ribbon builds "
            "the Sluice Box: [vp {got1.a.score}]. It came after the airship, so it is not activated in "
            "this turn, not even by the Remote Lever. Built before, it would have been on the list.",
        ),
        "EX-11": (
            "Promoted by somebody else",
            "[seat 0] builds over the worker of [seat 1] and scores the machine: [vp {got1.a.score}]. The "
            "worker goes up to the floor of its row, where [seat 1] takes the award at once. At the end "
            "that floor is worth [vp {at1.floor.f5}].",
        ),
        "EX-12": (
            "Contacts",
            "The new scaffold touches what was there with the lower ends of both its columns: "
            "[vp {got1.a.score}]. Edges within the tile do not count. The Architect would have got a "
            "point more for each contact, the Plumb Line one more in all.",
        ),
        "EX-13": (
            "No contact",
            "A new scaffold has to touch one that lies there with an edge. Above the tile it may be "
            "built; in the empty corner at the left it may not.",
        ),
        "EX-14": (
            "The end",
            "The last worker in the barracks is that of [seat 1]. It moves to a scaffold, and the end has "
            "come: [seat 1] completes the turn, the others have one more turn each, then all is counted.",
        ),
        "EX-15": (
            "The final scoring",
            "[seat 0] has scored {at0.a.score}. The workers in the tower bring [vp "
            "{at0.a.counted.tower}], those in the pool [vp {at0.a.counted.pool}], the upgrades [vp "
            "{at0.a.counted.upgrades}] and what lies in the storage [vp {at0.a.counted.storage}]. "
            "Altogether: {at1.total.a}.",
        ),
        "EX-16": (
            "A tie",
            "[seat 0] and [seat 1] both come to {at1.total.a}. The highest worker of [seat 0] stands on "
            "floor {at0.a.highest}, that of [seat 1] on floor {at0.b.highest}: [seat 1] wins. On equal "
            "floors more components in storage win.",
        ),
        "EX-17": (
            "Rescue",
            "At the dock a worker of [seat 0] comes from the pool to an empty scaffold square, and no "
            "gold is paid: still [{at1.a.gold} gold]. Squares with workers are not empty.",
        ),
        "EX-18": (
            "The Duplicator",
            "The token lies on the Sluice Box. Activated like this, the Duplicator would copy it. [seat "
            "0] pays [{paid1.a.water} water] first to put the token on the Steam Calliope, which brings "
            "[{got1.a.whistle} whistle]. The token stays there.",
        ),
        "EX-19": (
            "A machine is skipped",
            "[seat 0] activates the Machine Shop first and builds a machine above the bridge with it. The "
            "water rises to level {at1.level} and covers the Ore Crusher, whose turn it has not been yet: "
            "it is skipped.",
        ),
        "EX-20": (
            "After the last strip",
            "The water stands at level {at0.level}, and no strip is left. [seat 0] builds above the "
            "bridge in the last turn: the machine scores [vp {got1.a.score}] and lifts the worker of "
            "[seat 1] into the tower, and nothing rises.",
        ),
        "EX-21": (
            "Awards are handed out in rounds",
            "[seat 0] builds over workers of both. All of them, own ones and that of [seat 1], go "
            "up to floor {at1.a.highest}. [seat 0] chooses an award, [seat 1] takes the other, and the "
            "second own worker brings none. The machine does not reach above the bridge: level "
            "{at1.level}.",
        ),
        "EX-22": (
            "A standstill",
            "For {at0.standstill} turns nothing was built and nobody left the barracks. [seat 1] ends "
            "another such turn, the count is {at1.standstill}, and that brings the end: the others have "
            "one more turn each. Had [seat 1] built the scaffold, the count would be back at the start.",
        ),
        "EX-23": (
            "A Duplicator under water",
            "[seat 0] builds the Duplicator above the bridge: [vp {got1.a.score}]. The water rises to "
            "level {at1.level} at once and covers its lower row, so the token is never placed and leaves "
            "the game. The barracks are empty now: that also brings the end.",
        ),
    },
    de={
        "EX-1": (
            "Eine Pfeife steht für alles",
            "Die obere Einbuchtung für kleine Maschinen ist besetzt, darum ging das Luftschiff von [seat "
            "0] zur unteren. Eine kleine Maschine kostet dort Kohle: [seat 0] zahlt [{paid1.a.coal} coal] "
            "und für das, was fehlt, [{paid1.a.whistle} whistle]. Die Maschine kommt ins Lager, und die "
            "Auslage wird wieder auf {at1.shown.small} aufgefüllt.",
        ),
        "EX-2": (
            "Karten",
            "[seat 0] hat {at0.a.any} Rohstoffe und zahlt sie alle, gleich welche es sind: Das macht "
            "[{got1.a.cards} card]. Die erste Karte kostet nichts, jede weitere einen Rohstoff.",
        ),
        "EX-3": (
            "Pfeifen ersetzt nichts",
            "Das erste Gerüst kostet nichts, jedes weitere eine Pfeife. [seat 0] hat [{at0.a.whistle} "
            "whistle] und [{at0.a.coal} coal], und Kohle steht nicht für Pfeifen: Es bleibt bei "
            "höchstens einem weiteren.",
        ),
        "EX-4": (
            "Was man behält",
            "[seat 0] beendet den Zug mit [{at0.a.coal} coal], [{at0.a.iron} iron] und [{at0.a.whistle} "
            "whistle]. Mehr als {at0.limit} von einer Art behält man nicht: [{paid1.a.coal} coal] und "
            "[{paid1.a.whistle} whistle] gehen zurück.",
        ),
        "EX-5": (
            "Was ein Luftschiff sammelt",
            "Das kleine Luftschiff von [seat 0] liegt links vom Gold und über dem Wasser. Es sammelt "
            "[{got1.a.gold} gold] vom Gerüst daneben und [{got1.a.water} water] von unten. Das Feld "
            "darüber ist leer und bringt nichts; was nur an einer Ecke liegt, zählt nicht.",
        ),
        "EX-6": (
            "Auf einer Maschine",
            "Das mittlere Luftschiff von [seat 0] landet auf dem Hochofen. Nachbarn werden vom Luftschiff "
            "aus gezählt: [{got1.a.coal} coal] vom Gerüst rechts daneben, und die Pfeifendrehbank. Beide "
            "Maschinen werden aktiviert, in beliebiger Reihenfolge: [{got2.a.iron} iron] und "
            "[{got2.a.whistle} whistle].",
        ),
        "EX-7": (
            "Was Schmieden kostet",
            "Das erste Gebäude ist frei, und einen Arbeiter zu bewegen kostet [{paid1.a.gold} gold]. Für "
            "jedes weitere Gebäude zahlt [seat 0] Wasser: [{paid2.a.water} water] für beide Gerüste. "
            "Mehr ist nicht möglich: kein weiteres Gebäude, und nach dem Bewegen kein Retten.",
        ),
        "EX-8": (
            "Schmieden mit allen Luftschiffen zu Hause",
            "Kein Luftschiff von [seat 0] ist unterwegs, also kehrt auch keines heim. Schmieden darf man "
            "trotzdem, und Bauen und Bewegen folgen wie immer.",
        ),
        "EX-9": (
            "Über der Brücke",
            "[seat 0] baut eine Maschine, die ganz unter der Brücke liegt: Das Wasser bleibt auf Stand "
            "{at1.level}. Die nächste Maschine liegt darüber: Ein Wasserstreifen wird gelegt, und der "
            "Stand ist {at2.level}.",
        ),
        "EX-10": (
            "Zu neu für diesen Zug",
            "Das Luftschiff von [seat 0] wurde neben den Kohlentrichter gesetzt. Danach baut das "
            "Ingenieursband die Waschrinne: [vp {got1.a.score}]. Sie kam nach dem Luftschiff und wird in "
            "diesem Zug nicht aktiviert, auch nicht durch den Fernhebel. Vorher gebaut stünde sie auf "
            "der Liste.",
        ),
        "EX-11": (
            "Von anderen befördert",
            "[seat 0] überbaut den Arbeiter von [seat 1] und bekommt die Punkte der Maschine: [vp "
            "{got1.a.score}]. Der Arbeiter wandert auf die Etage seiner Reihe, und [seat 1] nimmt dort "
            "sofort die Auszeichnung. Am Ende bringt diese Etage [vp {at1.floor.f5}].",
        ),
        "EX-12": (
            "Kanten",
            "Das neue Gerüst berührt mit den unteren Enden seiner beiden Spalten, was schon dort lag: [vp "
            "{got1.a.score}]. Kanten innerhalb des Gerüsts zählen nicht. Der Architekt bekäme je Kante "
            "einen Punkt mehr, das Senklot einen mehr im Ganzen.",
        ),
        "EX-13": (
            "Keine Kante",
            "Ein neues Gerüst muss mit einer Kante an eines grenzen, das schon liegt. Über dem Gerüst "
            "darf es gebaut werden, in der leeren Ecke links nicht.",
        ),
        "EX-14": (
            "Das Ende",
            "Der letzte Arbeiter in den Baracken gehört [seat 1]. Er wandert auf ein Gerüst, und das Ende "
            "ist da: [seat 1] beendet den Zug, alle anderen haben noch je einen, dann wird gewertet.",
        ),
        "EX-15": (
            "Die Schlusswertung",
            "[seat 0] hat bisher {at0.a.score}. Die Arbeiter im Turm bringen [vp {at0.a.counted.tower}], "
            "die im Pool [vp {at0.a.counted.pool}], die Verbesserungen [vp {at0.a.counted.upgrades}] und "
            "was im Lager liegt [vp {at0.a.counted.storage}]. Zusammen: {at1.total.a}.",
        ),
        "EX-16": (
            "Gleichstand",
            "[seat 0] und [seat 1] kommen auf {at1.total.a}. Der höchste Arbeiter von [seat 0] steht auf "
            "Etage {at0.a.highest}, der von [seat 1] auf Etage {at0.b.highest}: [seat 1] gewinnt. Auf "
            "gleicher Etage gewinnt, wer mehr im Lager hat.",
        ),
        "EX-17": (
            "Retten",
            "An der Einbuchtung kommt ein Arbeiter von [seat 0] aus dem Pool auf ein freies Gerüstfeld, "
            "und Gold kostet das nicht: Es bleiben [{at1.a.gold} gold]. Felder mit Arbeitern sind nicht "
            "frei.",
        ),
        "EX-18": (
            "Der Duplikator",
            "Der Marker liegt auf der Waschrinne, und der Duplikator würde sie nachahmen. [seat 0] zahlt "
            "zuerst [{paid1.a.water} water] und legt den Marker auf die Dampforgel, die [{got1.a.whistle} "
            "whistle] bringt. Dort bleibt er.",
        ),
        "EX-19": (
            "Eine Maschine fällt aus",
            "[seat 0] aktiviert zuerst die Maschinenwerkstatt und baut damit eine Maschine über der "
            "Brücke. Das Wasser steigt auf Stand {at1.level} und bedeckt den Erzbrecher, der noch nicht "
            "an der Reihe war: Er wird übersprungen.",
        ),
        "EX-20": (
            "Nach dem letzten Streifen",
            "Das Wasser steht auf {at0.level}, und kein Streifen ist mehr da. [seat 0] baut im letzten "
            "Zug über der Brücke: Die Maschine bringt [vp {got1.a.score}] und hebt den Arbeiter von "
            "[seat 1] in den Turm, und nichts steigt.",
        ),
        "EX-21": (
            "Auszeichnungen reihum",
            "[seat 0] überbaut Arbeiter von beiden. Alle, die eigenen und der von [seat 1], kommen "
            "auf Etage {at1.a.highest}. [seat 0] wählt eine Auszeichnung, [seat 1] nimmt die andere, und "
            "der letzte Arbeiter bringt keine. Die Maschine reicht nicht über die Brücke: Stand "
            "{at1.level}.",
        ),
        "EX-22": (
            "Stillstand",
            "Seit {at0.standstill} Zügen wurde nichts gebaut, und niemand verließ die Baracken. [seat 1] "
            "beendet noch so einen Zug, der Zähler steht auf {at1.standstill}, und das ist das Ende: Die "
            "anderen haben noch je einen Zug. Mit dem Gerüst hätte [seat 1] den Zähler zurückgesetzt.",
        ),
        "EX-23": (
            "Ein Duplikator unter Wasser",
            "[seat 0] baut den Duplikator über der Brücke: [vp {got1.a.score}]. Das Wasser steigt sofort "
            "auf Stand {at1.level} und bedeckt seine untere Reihe; der Marker wird gar nicht erst gelegt "
            "und ist aus dem Spiel. Auch die Baracken sind jetzt leer: Das Ende ist da.",
        ),
    },
)
