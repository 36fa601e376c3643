"""What stands under the figures. Numbers are filled in from the boards and stand nowhere here."""

from kesselhaus.languages import Phrases

CAPTIONS: Phrases[tuple[str, str]] = Phrases(
    "airship_city.examples",
    en={
        "EX-1": (
            "Moving and acting",
            "[seat 0] moves a worker from the harbour to the forest and carries out the action: "
            "[{got1.a.wood} wood], now [{at1.a.wood} wood]. The other worker has not moved yet, so "
            "the turn cannot be ended.",
        ),
        "EX-2": (
            "Shifting a row",
            "[seat 0] pays [{paid1.a.gear} gear] and shifts the row to the right. The forest comes in "
            "again at the left, with the worker of [seat 1]; the worker of [seat 0] travels along. "
            "Nobody has moved by that, and nobody gets goods.",
        ),
        "EX-3": (
            "The resource bonus",
            "The forest is developed, and [seat 0] has bought the upgrade for wood. The action brings "
            "[{got1.a.wood} wood], the bonus included, instead of the usual yield: now [{at1.a.wood} "
            "wood]. Who declines the action gets neither.",
        ),
        "EX-4": (
            "The first donation",
            "[seat 0] pays [{paid1.a.wood} wood], [{paid1.a.metal} metal] and [{paid1.a.gear} gear] "
            "for a tourist airship and gives it to the city: [vp {got1.a.score}]. A marker goes to a "
            "donation field and another to the majority area, which leaves {at1.a.supply} in the "
            "supply. A passenger airship needs {at1.markers_below} markers on donation fields below "
            "it, and there is only {at1.fields.tourist}.",
        ),
        "EX-5": (
            "Discount and sale",
            "The markers of [seat 0] count {at0.a.markers.wood_private}, so a private airship of wood "
            "costs only [{paid1.a.wood} wood] and [{paid1.a.gear} gear]. It is sold for "
            "[{got1.a.gold} gold], and the price marker goes down to row {at1.row.wood_private}. The "
            "next one costs the same and would bring [{at1.price.wood_private} gold], but the store "
            "is full at [{at2.a.gold} gold]; the rest is lost.",
        ),
        "EX-6": (
            "The bottom of the list",
            "The price marker lies on the last row, {at0.row.metal_private}. [seat 1] sells the "
            "airship for [{got1.b.gold} gold], and the marker stays where it is.",
        ),
        "EX-7": (
            "No cost below zero",
            "The markers of [seat 0] count {at0.a.markers.wood_private}, more than a private airship "
            "costs in wood. It costs [{paid1.a.wood} wood] and [{paid1.a.gear} gear]; nothing is paid "
            "back.",
        ),
        "EX-8": (
            "Several ride along",
            "[seat 0] collects [{got1.a.metal} metal]. [seat 1] and [seat 2] are on the mine and get "
            "[{got1.b.metal} metal] and [{got1.c.metal} metal]. The store of [seat 2] is full at "
            "[{at1.c.metal} metal] now, so nobody asks about the seasoned negotiator.",
        ),
        "EX-9": (
            "The valley with a full store",
            "[seat 0] and [seat 1] have no room for wood. The action brings [seat 0] [{got1.a.metal} "
            "metal], and [seat 1], who rides along, gets [{got1.b.metal} metal] without being asked.",
        ),
        "EX-10": (
            "The harbour",
            "A worker of [seat 0] moves to the harbour and acts: all {at1.a.workers} workers come "
            "there. The one that has not moved yet still has to, so the turn cannot be ended.",
        ),
        "EX-11": (
            "Hiring",
            "With the discount of the passenger airship [seat 0] pays [{paid1.a.gold} gold] instead "
            "of [{at0.hire} gold]. The new worker waits at the harbour and does not move in this "
            "turn. At the next turn all {at2.a.to_move} workers are to be moved.",
        ),
        "EX-12": (
            "An upgrade that pays its own bonus",
            "[seat 0] buys the upgrade for metal for [{paid1.a.wood} wood], [{paid1.a.metal} metal] "
            "and [{paid1.a.gold} gold], the discount counted in. The workshop itself is developed: "
            "[vp {got2.a.score}], room for [{at2.a.room.metal} metal], and its own bonus brings "
            "[{got2.a.metal} metal] at once.",
        ),
        "EX-13": (
            "Met only for a moment",
            "Round {at0.round}. [seat 1] builds a park: now {at1.facility_areas} areas of facilities "
            "hold a marker, enough for the end. Then [seat 3] ties [seat 2] on the fountain, whose "
            "marker goes back. At the end of the round only {at2.facility_areas} areas are held, and "
            "round {at2.round} begins.",
        ),
        "EX-14": (
            "The awards",
            "Airships: [seat 0] and [seat 1] hold {at0.a.ship_areas} areas each and get [vp "
            "{at1.award.shipbuilding.a}] each, [seat 2] with {at0.c.ship_areas} nothing. Facilities: "
            "[seat 1] gets [vp {at1.award.construction.b}], [seat 2] [vp {at1.award.construction.c}]. "
            "Contracts: [seat 0] gets [vp {at1.award.trade.a}] for {at0.a.fulfilled}; [seat 1] and "
            "[seat 2] are tied, and half of the second prize, rounded down, is nothing.",
        ),
        "EX-15": (
            "The tie-break",
            "[seat 0] and [seat 2] have {at1.total.a} points. In wood, metal and gold together [seat "
            "0] has {at0.a.kept}, [seat 2] has {at0.c.kept}: [seat 2] wins. The [{at0.a.gear} gear] "
            "of [seat 0] do not count.",
        ),
        "EX-16": (
            "No dead end",
            "The worker of [seat 0] is passing through the harbour, where another one stands. It may "
            "go on to any of the lit tiles. From the shipyard only the market is open: in the forest "
            "it would be stuck between its start and where it has been.",
        ),
        "EX-17": (
            "No shift after the last move",
            "The last worker of [seat 0] has arrived at the factory: shifting is no longer offered, "
            "delivering is. The contract takes [{paid1.a.metal} metal] and [{paid1.a.gear} gear] and "
            "brings [vp {got1.a.score}] and [{got1.a.gold} gold]. The action then brings "
            "[{got2.a.gear} gear], and only ending the turn is left.",
        ),
        "EX-18": (
            "The lighthouse",
            "[seat 0] has [{at0.a.gear} gear] and shifts all the same: first the bottom row to the "
            "left, then the column in which the lighthouse lies now, upwards. The worker travels "
            "along. The row that was shifted is not offered again.",
        ),
        "EX-19": (
            "What a score is made of",
            "Airships, a fountain, contracts (less the one that has failed) and {at0.a.upgrades} "
            "upgrades: [seat 0] stands at {at0.a.score} points. The residential airship, given now, "
            "brings [vp {got1.a.score}]: {at1.a.score} in all.",
        ),
        "EX-20": (
            "A contract makes room",
            "With [{at0.a.wood} wood] the store of [seat 0] is full, and the action is not offered. "
            "First [seat 0] delivers [{paid1.a.wood} wood] for [vp {got1.a.score}] and [{got1.a.gold} "
            "gold]; then the forest brings [{got2.a.wood} wood].",
        ),
        "EX-21": (
            "The long-haul flight",
            "[seat 0] has stepped on the forest and flies on to the mine. The action of the forest is "
            "lost, and [seat 1] there gets nothing. On the mine [seat 0] collects [{got2.a.metal} "
            "metal]. Flying back to the start was not offered.",
        ),
        "EX-22": (
            "Full fields",
            "All {at0.fields.metal_private} donation fields of the private airship of metal and all "
            "{at0.fields.tourist} of the tourist airship are taken. The private one can still be "
            "sold; the tourist airship cannot be built at all.",
        ),
        "EX-23": (
            "A bonus of free choice",
            "A new stage begins. [seat 1] has room for [{got2.b.metal} metal] only, gets it without "
            "being asked and loses the rest; [seat 2] has no room and gets nothing. [seat 0] names "
            "kind after kind, the same each time: [{got2.a.gold} gold]. Only then do contracts move; "
            "the open one fails and costs {paid2.a.score} point.",
        ),
        "EX-24": (
            "A majority that waits",
            "[seat 0] has most markers on the park, but {at0.a.supply} in the supply, so its area is "
            "empty. [seat 1] builds a statue and ties there: the marker of [seat 0] comes back and "
            "goes to the park at once. The supply of [seat 0] holds {at1.a.supply} again.",
        ),
    },
    de={
        "EX-1": (
            "Ziehen und handeln",
            "[seat 0] zieht einen Arbeiter vom Hafen in den Wald und führt die Aktion aus: "
            "[{got1.a.wood} wood], jetzt sind es [{at1.a.wood} wood]. Der andere Arbeiter ist noch "
            "nicht gezogen, der Zug kann also nicht beendet werden.",
        ),
        "EX-2": (
            "Eine Reihe verschieben",
            "[seat 0] zahlt [{paid1.a.gear} gear] und schiebt die Reihe nach rechts. Der Wald kommt "
            "links wieder herein, mit dem Arbeiter von [seat 1]; der Arbeiter von [seat 0] fährt mit. "
            "Gezogen hat dadurch niemand, und niemand bekommt Rohstoffe.",
        ),
        "EX-3": (
            "Der Rohstoffbonus",
            "Der Wald ist entwickelt, und [seat 0] hat den Ausbau für Holz gekauft. Die Aktion bringt "
            "mit dem Bonus [{got1.a.wood} wood] statt des üblichen Ertrags: jetzt sind es "
            "[{at1.a.wood} wood]. Wer auf die Aktion verzichtet, bekommt beides nicht.",
        ),
        "EX-4": (
            "Die erste Schenkung",
            "[seat 0] zahlt [{paid1.a.wood} wood], [{paid1.a.metal} metal] und [{paid1.a.gear} gear] "
            "für ein Touristenluftschiff und schenkt es der Stadt: [vp {got1.a.score}]. Ein Marker "
            "kommt auf ein Schenkungsfeld, ein weiterer in den Mehrheitsbereich; im Vorrat bleiben "
            "{at1.a.supply}. Ein Passagierluftschiff verlangt {at1.markers_below} Marker auf den "
            "Schenkungsfeldern darunter, es ist aber erst {at1.fields.tourist}.",
        ),
        "EX-5": (
            "Rabatt und Verkauf",
            "Die Marker von [seat 0] zählen {at0.a.markers.wood_private}, ein Privatluftschiff aus "
            "Holz kostet darum nur [{paid1.a.wood} wood] und [{paid1.a.gear} gear]. Der Verkauf "
            "bringt [{got1.a.gold} gold], und der Preismarker rückt hinab auf Zeile "
            "{at1.row.wood_private}. Das nächste kostet dasselbe und brächte "
            "[{at1.price.wood_private} gold], aber das Lager ist mit [{at2.a.gold} gold] voll; der "
            "Rest verfällt.",
        ),
        "EX-6": (
            "Das Ende der Preisliste",
            "Der Preismarker liegt auf der letzten Zeile, {at0.row.metal_private}. [seat 1] verkauft "
            "das Luftschiff für [{got1.b.gold} gold], und der Marker bleibt, wo er ist.",
        ),
        "EX-7": (
            "Nicht unter null",
            "Die Marker von [seat 0] zählen {at0.a.markers.wood_private}, mehr als ein "
            "Privatluftschiff an Holz kostet. Es kostet [{paid1.a.wood} wood] und [{paid1.a.gear} "
            "gear]; heraus bekommt man nichts.",
        ),
        "EX-8": (
            "Mehrere fahren huckepack",
            "[seat 0] sammelt [{got1.a.metal} metal]. [seat 1] und [seat 2] stehen auf der Mine und "
            "bekommen [{got1.b.metal} metal] und [{got1.c.metal} metal]. Das Lager von [seat 2] ist "
            "mit [{at1.c.metal} metal] jetzt voll, darum wird nach dem erfahrenen Verhandlungsführer "
            "nicht gefragt.",
        ),
        "EX-9": (
            "Das Tal mit vollem Lager",
            "[seat 0] und [seat 1] haben keinen Platz für Holz. Die Aktion bringt [seat 0] "
            "[{got1.a.metal} metal], und [seat 1] fährt huckepack und bekommt [{got1.b.metal} metal], "
            "ohne gefragt zu werden.",
        ),
        "EX-10": (
            "Der Hafen",
            "Ein Arbeiter von [seat 0] zieht in den Hafen und handelt: Alle {at1.a.workers} Arbeiter "
            "kommen dorthin. Der eine, der noch nicht gezogen ist, muss es noch, der Zug kann also "
            "nicht beendet werden.",
        ),
        "EX-11": (
            "Anheuern",
            "Mit dem Rabatt des Passagierluftschiffs zahlt [seat 0] [{paid1.a.gold} gold] statt "
            "[{at0.hire} gold]. Der neue Arbeiter wartet im Hafen und zieht in diesem Zug nicht. Im "
            "nächsten Zug sind alle {at2.a.to_move} Arbeiter zu bewegen.",
        ),
        "EX-12": (
            "Ein Ausbau, der den eigenen Bonus bringt",
            "[seat 0] kauft den Ausbau für Metall für [{paid1.a.wood} wood], [{paid1.a.metal} metal] "
            "und [{paid1.a.gold} gold], der Rabatt ist abgezogen. Entwickelt wird die Werkshalle "
            "selbst: [vp {got2.a.score}], Platz für [{at2.a.room.metal} metal], und ihr eigener Bonus "
            "bringt sofort [{got2.a.metal} metal].",
        ),
        "EX-13": (
            "Nur für einen Augenblick erfüllt",
            "Runde {at0.round}. [seat 1] baut einen Park: Jetzt liegt in {at1.facility_areas} "
            "Bereichen der Einrichtungen ein Marker, genug für das Ende. Dann zieht [seat 3] am "
            "Brunnen mit [seat 2] gleich, dessen Marker kehrt zurück. Am Ende der Runde sind nur "
            "{at2.facility_areas} Bereiche besetzt, und Runde {at2.round} beginnt.",
        ),
        "EX-14": (
            "Die Auszeichnungen",
            "Luftschiffe: [seat 0] und [seat 1] haben je {at0.a.ship_areas} Bereiche und erhalten je "
            "[vp {at1.award.shipbuilding.a}], [seat 2] mit {at0.c.ship_areas} nichts. Einrichtungen: "
            "[seat 1] erhält [vp {at1.award.construction.b}], [seat 2] [vp "
            "{at1.award.construction.c}]. Verträge: [seat 0] erhält [vp {at1.award.trade.a}] für "
            "{at0.a.fulfilled}; [seat 1] und [seat 2] liegen gleichauf, und die Hälfte des zweiten "
            "Preises ist abgerundet nichts.",
        ),
        "EX-15": (
            "Der Gleichstand",
            "[seat 0] und [seat 2] haben {at1.total.a} Punkte. An Holz, Metall und Gold zusammen hat "
            "[seat 0] {at0.a.kept}, [seat 2] hat {at0.c.kept}: [seat 2] gewinnt. Die [{at0.a.gear} "
            "gear] von [seat 0] zählen nicht.",
        ),
        "EX-16": (
            "Keine Sackgasse",
            "Der Arbeiter von [seat 0] ist auf der Durchreise im Hafen, wo schon ein anderer steht. "
            "Weiter darf er auf jedes der leuchtenden Felder. Von der Werft aus ist nur der "
            "Marktplatz offen: Im Wald säße er fest zwischen dem Feld, von dem er kam, und dem, auf "
            "dem er schon war.",
        ),
        "EX-17": (
            "Kein Verschieben nach der letzten Bewegung",
            "Der letzte Arbeiter von [seat 0] ist in der Fabrik angekommen: Verschieben geht nicht "
            "mehr, liefern schon. Der Vertrag nimmt [{paid1.a.metal} metal] und [{paid1.a.gear} gear] "
            "und bringt [vp {got1.a.score}] und [{got1.a.gold} gold]. Die Aktion bringt dann "
            "[{got2.a.gear} gear], und es bleibt nur, den Zug zu beenden.",
        ),
        "EX-18": (
            "Der Leuchtturm",
            "[seat 0] hat [{at0.a.gear} gear] und verschiebt trotzdem: zuerst die unterste Zeile nach "
            "links, dann die Spalte, in der der Leuchtturm nun liegt, nach oben. Der Arbeiter fährt "
            "mit. Die Zeile, die schon verschoben ist, geht nicht noch einmal.",
        ),
        "EX-19": (
            "Woraus eine Punktzahl besteht",
            "Luftschiffe, ein Brunnen, Verträge (weniger der gescheiterte) und {at0.a.upgrades} "
            "Ausbauten: [seat 0] steht bei {at0.a.score} Punkten. Das Wohnluftschiff, das nun "
            "geschenkt wird, bringt [vp {got1.a.score}]: zusammen {at1.a.score}.",
        ),
        "EX-20": (
            "Ein Vertrag schafft Platz",
            "Mit [{at0.a.wood} wood] ist das Lager von [seat 0] voll, und die Aktion geht nicht. "
            "Zuerst liefert [seat 0] [{paid1.a.wood} wood] für [vp {got1.a.score}] und [{got1.a.gold} "
            "gold]; dann bringt der Wald [{got2.a.wood} wood].",
        ),
        "EX-21": (
            "Der Langstreckenflug",
            "[seat 0] hat den Wald betreten und fliegt weiter zur Mine. Die Aktion des Waldes ist "
            "verloren, und [seat 1] bekommt dort nichts. Auf der Mine sammelt [seat 0] "
            "[{got2.a.metal} metal]. Zurück zum Start zu fliegen ging nicht.",
        ),
        "EX-22": (
            "Volle Felder",
            "Alle {at0.fields.metal_private} Schenkungsfelder des Privatluftschiffs aus Metall und "
            "alle {at0.fields.tourist} des Touristenluftschiffs sind belegt. Das private lässt sich "
            "noch verkaufen; das Touristenluftschiff kann niemand mehr bauen.",
        ),
        "EX-23": (
            "Ein Bonus nach Wahl",
            "Eine neue Etappe beginnt. [seat 1] hat nur Platz für [{got2.b.metal} metal], bekommt es "
            "ungefragt und verliert den Rest; [seat 2] hat keinen Platz und bekommt nichts. [seat 0] "
            "nennt eine Sorte nach der anderen, jedes Mal dieselbe: [{got2.a.gold} gold]. Erst dann "
            "rücken die Verträge weiter; der offene scheitert und kostet {paid2.a.score} Punkt.",
        ),
        "EX-24": (
            "Eine Mehrheit, die wartet",
            "[seat 0] hat die meisten Marker am Park, aber {at0.a.supply} im Vorrat, darum ist der "
            "Bereich dort leer. [seat 1] baut eine Statue und zieht dort gleich: Der Marker von [seat "
            "0] kehrt zurück und geht sofort zum Park. Im Vorrat von [seat 0] sind wieder "
            "{at1.a.supply}.",
        ),
    },
)
