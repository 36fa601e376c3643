"""What stands under the figures. Numbers are filled in from the boards and stand nowhere here."""

from kesselhaus.languages import Phrases

CAPTIONS: Phrases[tuple[str, str]] = Phrases(
    "steamopolis.examples",
    en={
        "EX-1": (
            "All boilers make steam",
            "[seat 0] makes steam. The built-in boilers count, and with those on the tiles there are "
            "{at0.a.boilers} more. So stones move often in a row; [seat 0] moved the same one each time, "
            "up to position {at1.a.rightmost}.",
        ),
        "EX-2": (
            "Lost pressure",
            "The pressure is greater than what the gauge has room for. [seat 0] always moves the leftmost "
            "stone, until all stones stand at the right end, the last on position {at2.a.rightmost}. No "
            "stone can move any more, and the rest of the moves is lost. Any other order would have been "
            "allowed.",
        ),
        "EX-3": (
            "Choice of a district",
            "The stone of [seat 0] is worth enough for 4L and all below. Districts "
            "where others have their stones are taken.",
        ),
        "EX-4": (
            "A machine run",
            "The running stone of [seat 0] goes on to the slot with the machine, and its effect brings "
            "[{got1.a.crystal} crystal]. The stone has the value of that slot now: [seat 0] may place it "
            "there or below, or let it run on.",
        ),
        "EX-5": (
            "A longer run",
            "The stone runs from slot to slot. What machines brought on the way pays for the last one: "
            "[vp {got1.a.score}]. Placed on a district, [seat 0] has [{at1.a.crystal} crystal] and "
            "[{at1.a.gear} gear], but too little room, and stores [{at2.a.gear} gear]; [{paid2.a.crystal} "
            "crystal] goes back.",
        ),
        "EX-6": (
            "No run with little pressure",
            "A stone at the lower end of the gauge cannot enter the machine room. It can only be placed on "
            "the lowest level.",
        ),
        "EX-7": (
            "A run needs a place",
            "All districts of level one are taken. If the stone of [seat 0] ran, it would be worth no more "
            "than that and find no place. So it may only be placed, and there is just one district left "
            "for it.",
        ),
        "EX-8": (
            "Stones come back",
            "A stone that is retrieved takes the first free position at the right of the base marker. The "
            "first one goes to position {at1.a.rightmost}, the next one to {at2.a.rightmost}.",
        ),
        "EX-9": (
            "A passenger who is not taken",
            "The stoker wants to go to a level on which [seat 0] has no stone, so he stays. The banker "
            "comes aboard, because the stone at his destination has not been retrieved yet. In the other "
            "order he would stay too.",
        ),
        "EX-10": (
            "Both passengers",
            "[seat 0] takes the stoker and the banker aboard. Where the stone at a destination is "
            "retrieved, its passenger gets off. However many were carried, it is [{got2.a.guests} ticket].",
        ),
        "EX-11": (
            "The visit",
            "At the district [seat 0] uses its effect, buys the open tile of its level as machine or as "
            "banner, or does nothing. Here the effect is used and brings resources of free choice.",
        ),
        "EX-12": (
            "A machine of the lowest rank",
            "[seat 0] pays [{paid1.a.gear} gear], scores [vp {got1.a.score}] and builds. The next tile of "
            "that market is turned up.",
        ),
        "EX-13": (
            "A machine of the next rank",
            "[seat 0] pays [{paid1.a.crystal} crystal], scraps a tile, scores [vp {got1.a.score}] and "
            "builds in its place.",
        ),
        "EX-14": (
            "A machine that invites",
            "[seat 0] pays [{paid1.a.crystal} crystal], scraps a tile, scores [vp {got1.a.score}] and "
            "builds. From this rank on that is an invitation: every other player may put a parasite on a "
            "machine of [seat 0], also on the new one.",
        ),
        "EX-15": (
            "The last tile of a market",
            "[seat 0] pays [{paid1.a.crystal} crystal] and [{paid1.a.gear} gear] and scraps a tile. The "
            "statue goes to the tower, where {at1.statues} stand now: that brings the end and more "
            "points, [vp {got1.a.score}] in all. The others are invited.",
        ),
        "EX-16": (
            "A banner of the lowest rank",
            "The same tile as a banner: [seat 0] pays [{paid1.a.gear} gear] and gives up a stone. The "
            "banner scores [vp {got1.a.score}].",
        ),
        "EX-17": (
            "A banner scraps nothing",
            "[seat 0] pays [{paid1.a.crystal} crystal] and gives up a stone. Nothing is scrapped: "
            "machines still {at1.a.machines}.",
        ),
        "EX-18": (
            "A banner that invites",
            "[seat 0] pays [{paid1.a.crystal} crystal], gives up a stone and hangs the banner. From this "
            "rank on a banner is an invitation too.",
        ),
        "EX-19": (
            "The last tile as a banner",
            "[seat 0] pays [{paid1.a.crystal} crystal] and [{paid1.a.gear} gear] and gives up a stone. The "
            "statue goes to the tower, where {at1.statues} stands now, and the others are invited. There "
            "is no machine for a parasite, so nobody is asked.",
        ),
        "EX-20": (
            "Purple banners",
            "[seat 0] has {at0.a.banners} banners and hangs a purple one. It scores a point for every "
            "banner and one more for a purple one: [vp {got1.a.score}].",
        ),
        "EX-21": (
            "Orange banners",
            "An orange banner scores the tiles in the machine room, start machine and capacity tiles "
            "included. [seat 0] has {at0.a.machines}: [vp {got1.a.score}].",
        ),
        "EX-22": (
            "Blue banners",
            "A blue banner scores passenger tiles. [seat 0] has {at0.a.guests}: [vp {got1.a.score}].",
        ),
        "EX-23": (
            "Bonus markers",
            "[seat 0] buys a marker of the crystal row for [{paid1.a.crystal} crystal]. The last one of "
            "the gear row costs [{paid2.a.gear} gear] and brings [vp {got2.a.score}]: it takes the place "
            "of a stone, which moves up to position {at2.a.rightmost}, and the others are invited.",
        ),
        "EX-24": (
            "Exchange when storing",
            "[seat 0] takes [{got1.a.crystal} crystal], has room for {at1.a.storage} resources, and "
            "chooses freely what to keep: the gear goes back, and [{at2.a.crystal} crystal] are stored.",
        ),
        "EX-25": (
            "Rewards for passengers",
            "[seat 0] has brought both passengers to their levels and owns machines that reward that. "
            "Banker, stoker and machines together: [vp {got1.a.score}], and pressure that moves a stone "
            "up to position {at1.a.rightmost}.",
        ),
        "EX-26": (
            "What a cost stands above",
            "The sponsor stands above the cost: [seat 0] may take it for nothing. Only the points below "
            "have their price. [seat 0] uses that too: [vp {got2.a.score}] for an invitation.",
        ),
        "EX-27": (
            "A further stone",
            "A new stone costs a crystal for every stone that one owns, on the gauge and on districts: "
            "[{paid1.a.crystal} crystal]. It goes to the first free position right of the base marker, "
            "{at1.a.rightmost}.",
        ),
        "EX-28": (
            "A passive effect",
            "The machine brings a point for each stone that is retrieved from its level: [vp "
            "{got1.a.score}] for the first, [vp {got2.a.score}] for the second.",
        ),
        "EX-29": (
            "A sponsor pays",
            "The sponsor of [seat 0] shows its crystal side and takes the crystal off the cost, so nothing "
            "is left to pay. It is turned: from the next turn on it can stand for a gear. The pressure "
            "moves a stone to position {at1.a.rightmost}.",
        ),
        "EX-30": (
            "A gala pays",
            "The gala of [seat 0] takes all gears off the cost and goes back to the supply, where there "
            "are {at1.supply.gear_gala} of its kind. The capacity tile is built for nothing.",
        ),
        "EX-31": (
            "Guests of an activation",
            "The stone of [seat 0] activates the machine, and both guests use it too: [{got1.a.crystal} "
            "crystal], [{got1.b.crystal} crystal] and [{got1.c.crystal} crystal]. Both parasites go home. "
            "The guests store at once, [seat 0] after placing the stone.",
        ),
        "EX-32": (
            "A guest of a passive effect",
            "With the first stone [seat 0] and [seat 1] both score, [vp {got1.a.score}] and [vp "
            "{got1.b.score}], and the parasite goes home. With the second one only [seat 0] does: [vp "
            "{got2.a.score}].",
        ),
        "EX-33": (
            "The owner cannot pay",
            "[seat 1] has no gears, so the machine brings [seat 1] nothing. It was activated all the same, "
            "and [seat 2] pays [{paid2.c.gear} gear] for [vp {got2.c.score}]. The parasite goes home in "
            "any case.",
        ),
        "EX-34": (
            "One side of the line",
            "A district with a dividing line is used on one side of it: put and move parasites, or "
            "activate what carries own ones. [seat 0] has chosen the second side and cannot put any: [vp "
            "{got2.a.score}].",
        ),
        "EX-35": (
            "The shadow follows",
            "[seat 0] flies and loses [vp {paid1.a.score}]. The shadow's stones now lie where the own ones "
            "lay, {at1.shadow} of them, and {at1.shadow_left} are in the supply. Until the next flight "
            "these districts are closed.",
        ),
        "EX-36": (
            "The final turn",
            "In the final turn stones of others are no longer in the way: 5L can be chosen. Own ones are: "
            "6L cannot.",
        ),
        "EX-37": (
            "A marker in the way",
            "No stone can move, for a bonus marker stands on the last free place: making steam is not "
            "possible. [seat 0] sends the marker to the box, and then the stone beside it can move.",
        ),
        "EX-38": (
            "No stone to give",
            "[seat 0] owns {at0.a.stones} stone, just retrieved, and could pay the tile. As a machine it "
            "can be bought, as a banner not: nobody gives up the last stone.",
        ),
        "EX-39": (
            "A parasite through a parasite",
            "The run activates a machine that lets one put a parasite. [seat 0] puts one on a machine of "
            "[seat 2]. The parasite of [seat 1] has gone home and is put again by the same effect, back on "
            "the machine of [seat 0]. Nothing is triggered by that.",
        ),
        "EX-40": (
            "Put down in the same step",
            "Alone, a parasite beside the stack activates a removed tile, and its effect puts a parasite "
            "beside the stack again. That one cannot be taken back in the same step; in hand are still "
            "{at1.a.parasites}.",
        ),
        "EX-41": (
            "Bought in the middle",
            "At 7R there was nothing to score. At 7L [seat 0] buys the machine that rewards stones from "
            "this level. It counts for the visit during which it was bought and not for the one before: "
            "[vp {got2.a.score}], the tile's own points included.",
        ),
        "EX-42": (
            "A full gauge",
            "The stone from 2R finds no free position and no bonus marker to make way: it goes to the "
            "personal supply, {at1.a.reserve} there now. The visit goes on all the same, and [seat 0] pays "
            "[{paid2.a.gear} gear] for a capacity tile.",
        ),
    },
    de={
        "EX-1": (
            "Alle Kessel machen Dampf",
            "[seat 0] macht Dampf. Die eingebauten Kessel zählen, und mit denen auf den Plättchen sind es "
            "{at0.a.boilers} mehr. So oft rückt ein Stein vor; [seat 0] hat immer denselben genommen, bis "
            "auf Position {at1.a.rightmost}.",
        ),
        "EX-2": (
            "Verlorener Druck",
            "Der Druck ist größer als der Platz auf der Anzeige. [seat 0] bewegt immer den linken Stein, bis "
            "alle am rechten Ende stehen, der letzte auf Position {at2.a.rightmost}. Kein Stein kann mehr "
            "vorrücken, und der Rest verfällt. Jede andere Reihenfolge wäre erlaubt gewesen.",
        ),
        "EX-3": (
            "Die Wahl des Stadtteils",
            "Der Stein von [seat 0] ist genug wert für 4L und alles darunter. Stadtteile, auf denen Steine "
            "von anderen liegen, sind besetzt.",
        ),
        "EX-4": (
            "Ein Maschinenlauf",
            "Der Stein von [seat 0] läuft auf den Platz mit der Maschine weiter, und ihr Effekt bringt "
            "[{got1.a.crystal} crystal]. Er hat jetzt den Wert dieses Platzes: [seat 0] darf ihn auf dieser "
            "Ebene oder darunter ablegen oder weiterlaufen lassen.",
        ),
        "EX-5": (
            "Ein längerer Lauf",
            "Der Stein läuft von Platz zu Platz. Was Maschinen unterwegs brachten, bezahlt die letzte: [vp "
            "{got1.a.score}]. Wenn er liegt, hat [seat 0] [{at1.a.crystal} crystal] und [{at1.a.gear} "
            "gear], aber zu wenig Platz, und lagert [{at2.a.gear} gear]; [{paid2.a.crystal} crystal] geht "
            "zurück.",
        ),
        "EX-6": (
            "Kein Lauf mit wenig Druck",
            "Ein Stein am unteren Ende der Druckanzeige kann nicht in den Maschinenraum. Er kann nur auf der "
            "untersten Ebene abgelegt werden.",
        ),
        "EX-7": (
            "Ein Lauf braucht einen Platz",
            "Auf der untersten Ebene ist alles besetzt. Liefe der Stein von [seat 0], so wäre er nicht mehr "
            "wert als das und fände keinen Platz. Also darf er nur abgelegt werden, und dafür bleibt ein "
            "einziger Stadtteil.",
        ),
        "EX-8": (
            "Steine kommen zurück",
            "Ein Stein, der zurückgenommen wird, kommt auf die erste freie Position rechts vom "
            "Basisdruckmarker. Der erste kommt auf Position {at1.a.rightmost}, der nächste auf "
            "{at2.a.rightmost}.",
        ),
        "EX-9": (
            "Ein Passagier bleibt stehen",
            "Der Heizer will auf eine Ebene, auf der [seat 0] keinen Stein hat, und bleibt. Der Bankier "
            "kommt an Bord, weil der Stein an seinem Ziel noch nicht zurückgenommen ist. In der anderen "
            "Reihenfolge bliebe auch er.",
        ),
        "EX-10": (
            "Beide Passagiere",
            "[seat 0] nimmt den Heizer und den Bankier an Bord. Wo der Stein am Ziel zurückgenommen wird, "
            "steigt der Passagier aus. Wie viele es auch waren, es gibt [{got2.a.guests} ticket].",
        ),
        "EX-11": (
            "Der Besuch",
            "Am Stadtteil nutzt [seat 0] seinen Effekt, kauft das offene Plättchen der Ebene als Maschine "
            "oder als Banner oder tut nichts. Hier wird der Effekt genutzt, und er bringt Ressourcen nach "
            "Wahl.",
        ),
        "EX-12": (
            "Eine Maschine vom untersten Rang",
            "[seat 0] zahlt [{paid1.a.gear} gear], bekommt [vp {got1.a.score}] und baut. Das nächste "
            "Plättchen dieses Marktes wird aufgedeckt.",
        ),
        "EX-13": (
            "Eine Maschine vom nächsten Rang",
            "[seat 0] zahlt [{paid1.a.crystal} crystal], baut ein Plättchen aus, bekommt [vp "
            "{got1.a.score}] und baut an dessen Stelle.",
        ),
        "EX-14": (
            "Eine Maschine, die einlädt",
            "[seat 0] zahlt [{paid1.a.crystal} crystal], baut ein Plättchen aus, bekommt [vp "
            "{got1.a.score}] und baut. Ab diesem Rang ist das eine Einladung: Alle anderen dürfen einen "
            "Schmarotzer auf eine Maschine von [seat 0] legen, auch auf die neue.",
        ),
        "EX-15": (
            "Das letzte Plättchen eines Marktes",
            "[seat 0] zahlt [{paid1.a.crystal} crystal] und [{paid1.a.gear} gear] und baut ein Plättchen "
            "aus. Die Statue kommt auf den Turm, wo jetzt {at1.statues} stehen: Das bringt das Ende und "
            "weitere Punkte, zusammen [vp {got1.a.score}]. Die anderen sind eingeladen.",
        ),
        "EX-16": (
            "Ein Banner vom untersten Rang",
            "Dasselbe Plättchen als Banner: [seat 0] zahlt [{paid1.a.gear} gear] und gibt einen Stein her. "
            "Das Banner bringt [vp {got1.a.score}].",
        ),
        "EX-17": (
            "Ein Banner baut nichts aus",
            "[seat 0] zahlt [{paid1.a.crystal} crystal] und gibt einen Stein her. Ausgebaut wird nichts: "
            "Maschinen immer noch {at1.a.machines}.",
        ),
        "EX-18": (
            "Ein Banner, das einlädt",
            "[seat 0] zahlt [{paid1.a.crystal} crystal], gibt einen Stein her und hängt das Banner auf. Ab "
            "diesem Rang ist auch ein Banner eine Einladung.",
        ),
        "EX-19": (
            "Das letzte Plättchen als Banner",
            "[seat 0] zahlt [{paid1.a.crystal} crystal] und [{paid1.a.gear} gear] und gibt einen Stein her. "
            "Die Statue kommt auf den Turm, jetzt steht dort {at1.statues}, und die anderen sind "
            "eingeladen. Für einen Schmarotzer ist keine Maschine da, darum wird niemand gefragt.",
        ),
        "EX-20": (
            "Lila Banner",
            "[seat 0] hat {at0.a.banners} Banner und hängt ein lila Banner dazu. Es bringt einen Punkt für "
            "jedes Banner und einen mehr für ein lila Banner: [vp {got1.a.score}].",
        ),
        "EX-21": (
            "Orange Banner",
            "Ein orange Banner zählt die Plättchen im Maschinenraum, Startmaschine und "
            "Kapazitätsplättchen inbegriffen. [seat 0] hat {at0.a.machines}: [vp {got1.a.score}].",
        ),
        "EX-22": (
            "Blaue Banner",
            "Ein blaues Banner zählt Passagierplättchen. [seat 0] hat {at0.a.guests}: [vp {got1.a.score}].",
        ),
        "EX-23": (
            "Bonusmarker",
            "[seat 0] kauft einen Marker der Kristallreihe für [{paid1.a.crystal} crystal]. Der letzte der "
            "Zahnradreihe kostet [{paid2.a.gear} gear] und bringt [vp {got2.a.score}]: Er nimmt den Platz "
            "eines Steins, der auf Position {at2.a.rightmost} vorrückt, und die anderen sind eingeladen.",
        ),
        "EX-24": (
            "Tauschen beim Lagern",
            "[seat 0] nimmt [{got1.a.crystal} crystal], hat Platz für {at1.a.storage} Ressourcen und wählt "
            "frei, was bleibt: Das Zahnrad geht zurück, und [{at2.a.crystal} crystal] werden gelagert.",
        ),
        "EX-25": (
            "Belohnungen für Passagiere",
            "[seat 0] hat beide Passagiere ans Ziel gebracht und besitzt Maschinen, die das belohnen. "
            "Bankier, Heizer und Maschinen zusammen: [vp {got1.a.score}] und Druck, der einen Stein bis "
            "auf Position {at1.a.rightmost} bringt.",
        ),
        "EX-26": (
            "Wofür die Kosten gelten",
            "Der Sponsor steht über den Kosten: [seat 0] darf ihn umsonst nehmen. Nur die Punkte darunter "
            "haben ihren Preis. [seat 0] nutzt auch das: [vp {got2.a.score}] für eine Einladung.",
        ),
        "EX-27": (
            "Ein weiterer Stein",
            "Ein neuer Stein kostet einen Kristall für jeden Stein, den man besitzt, auf der Druckanzeige "
            "und auf Stadtteilen: [{paid1.a.crystal} crystal]. Er kommt auf die erste freie Position rechts "
            "vom Basisdruckmarker, {at1.a.rightmost}.",
        ),
        "EX-28": (
            "Ein passiver Effekt",
            "Die Maschine bringt einen Punkt für jeden Stein, der von ihrer Ebene zurückgenommen wird: [vp "
            "{got1.a.score}] für den ersten, [vp {got2.a.score}] für den nächsten.",
        ),
        "EX-29": (
            "Ein Sponsor zahlt",
            "Der Sponsor von [seat 0] zeigt die Kristallseite und nimmt den Kristall von den Kosten weg, zu "
            "zahlen bleibt nichts. Er wird gewendet: Ab dem nächsten Zug kann er für ein Zahnrad stehen. "
            "Der Druck bringt einen Stein auf Position {at1.a.rightmost}.",
        ),
        "EX-30": (
            "Eine Spendengala zahlt",
            "Die Spendengala von [seat 0] nimmt alle Zahnräder von den Kosten weg und kommt in den Vorrat "
            "zurück, wo {at1.supply.gear_gala} ihrer Art sind. Das Kapazitätsplättchen wird umsonst "
            "eingebaut.",
        ),
        "EX-31": (
            "Gäste bei einer Aktivierung",
            "Der Stein von [seat 0] aktiviert die Maschine, und beide Gäste nutzen sie mit: "
            "[{got1.a.crystal} crystal], [{got1.b.crystal} crystal] und [{got1.c.crystal} crystal]. Beide "
            "Schmarotzer kehren heim. Die Gäste lagern sofort, [seat 0], wenn der Stein liegt.",
        ),
        "EX-32": (
            "Ein Gast bei einem passiven Effekt",
            "Beim ersten Stein bekommen [seat 0] und [seat 1] beide etwas, [vp {got1.a.score}] und [vp "
            "{got1.b.score}], und der Schmarotzer kehrt heim. Beim nächsten bekommt nur [seat 0] etwas: "
            "[vp {got2.a.score}].",
        ),
        "EX-33": (
            "Wem die Maschine gehört, kann nicht zahlen",
            "[seat 1] hat keine Zahnräder, darum bringt die Maschine [seat 1] nichts. Aktiviert ist sie "
            "trotzdem, und [seat 2] zahlt [{paid2.c.gear} gear] für [vp {got2.c.score}]. Der Schmarotzer "
            "kehrt auf jeden Fall heim.",
        ),
        "EX-34": (
            "Eine Seite vom Querstrich",
            "Von einem Stadtteil mit Querstrich nutzt man eine Seite: Schmarotzer legen und versetzen, oder "
            "aktivieren, worauf eigene liegen. [seat 0] hat die andere Seite gewählt und kann keine legen: "
            "[vp {got2.a.score}].",
        ),
        "EX-35": (
            "Der Schatten folgt",
            "[seat 0] fliegt und verliert [vp {paid1.a.score}]. Die Steine des Schattens liegen jetzt dort, "
            "wo die eigenen lagen, {at1.shadow} sind es, und {at1.shadow_left} sind im Vorrat. Bis zum "
            "nächsten Flug sind diese Stadtteile gesperrt.",
        ),
        "EX-36": (
            "Der finale Zug",
            "Im finalen Zug sind fremde Steine nicht mehr im Weg: 5L kann gewählt werden. Eigene sind es: "
            "6L nicht.",
        ),
        "EX-37": (
            "Ein Marker im Weg",
            "Kein Stein kann vorrücken, denn ein Bonusmarker steht auf dem letzten freien Platz: Dampf "
            "machen geht nicht. [seat 0] schickt den Marker in die Schachtel, und dann kann der Stein "
            "daneben vorrücken.",
        ),
        "EX-38": (
            "Kein Stein herzugeben",
            "[seat 0] besitzt {at0.a.stones} Stein, gerade zurückgenommen, und könnte das Plättchen zahlen. "
            "Als Maschine ist es zu haben, als Banner nicht: Den letzten Stein gibt niemand her.",
        ),
        "EX-39": (
            "Ein Schmarotzer durch einen Schmarotzer",
            "Der Lauf aktiviert eine Maschine, mit der man einen Schmarotzer legt. [seat 0] legt einen auf "
            "eine Maschine von [seat 2]. Der von [seat 1] ist heimgekehrt und wird durch denselben Effekt "
            "wieder gelegt, zurück auf die Maschine von [seat 0]. Ausgelöst wird dadurch nichts.",
        ),
        "EX-40": (
            "Im selben Schritt gelegt",
            "Allein aktiviert ein Schmarotzer neben dem Stapel ein entferntes Plättchen, und dessen Effekt "
            "legt wieder einen neben den Stapel. Der lässt sich im selben Schritt nicht zurücknehmen; auf "
            "der Hand sind weiter {at1.a.parasites}.",
        ),
        "EX-41": (
            "Mitten im Flug gekauft",
            "Bei 7R gab es nichts zu werten. Bei 7L kauft [seat 0] die Maschine, die Steine von dieser Ebene "
            "belohnt. Sie zählt für den Besuch, bei dem sie gekauft wurde, und nicht für den davor: [vp "
            "{got2.a.score}], die Punkte des Plättchens mitgezählt.",
        ),
        "EX-42": (
            "Eine volle Druckanzeige",
            "Der Stein von 2R findet keine freie Position und keinen Bonusmarker, der weichen könnte: Er "
            "kommt in den eigenen Vorrat, dort sind jetzt {at1.a.reserve}. Der Besuch geht trotzdem weiter, "
            "und [seat 0] zahlt [{paid2.a.gear} gear] für ein Kapazitätsplättchen.",
        ),
    },
)
