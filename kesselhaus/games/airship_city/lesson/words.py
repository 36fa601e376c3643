"""What the cards of the lesson say."""

from kesselhaus.languages import Phrases

WORDS: Phrases[tuple[str, ...]] = Phrases(
    "airship_city.lesson",
    en={
        "about": ("What it is about",),
        "goal": (
            "What wins",
            "You equip a city with airships. Most points after 20 rounds win. In your turn each of your two "
            "workers goes to a tile beside its own and uses it.",
            "Send one from the Harbour to the Mine.",
        ),
        "act": (
            "Do what it says",
            "Your worker has arrived. What a tile offers is up to you; here it is worth having.",
            "Take the [2 metal].",
        ),
        "market": (
            "The second worker",
            "It moves in the same turn. Up from the Harbour lies a Market: there you take a contract.",
            "Move it to the Market and use it.",
        ),
        "contract": (
            "A contract",
            "On top stands the time it leaves you: each hourglass is a stage of four rounds. You have [4 "
            "metal], and this one wants [5 metal] for [vp 1] and [3 gold].",
            "Take the contract for [5 metal].",
        ),
        "ride": (
            "Riding along",
            "[seat 1] has moved onto the Mine and used it. Your worker is still there, so it gets [1 metal] "
            "without lifting a finger. You have [5 metal] now.",
        ),
        "turn": ("A turn",),
        "deliver": (
            "Deliver",
            "You may deliver at any time of your turn, even before a worker moves. The goods leave your "
            "stores; points and gold come in at once.",
            "Deliver the [5 metal].",
        ),
        "shift": (
            "The city moves",
            "For [1 gear] you slide a row or a column by one. What is pushed out comes in again at the other "
            "end, with all workers on it.",
            "Slide row 4 to the right.",
        ),
        "round": (
            "Round the edge",
            "The Factory was far away. Now it lies beside your worker, and it gives what you have just paid, "
            "twice.",
            "Move there and take the [2 gear].",
        ),
        "share": (
            "Room for all",
            "Workers of others never block a tile. [seat 1] stands on the Mine and rides along, if you use "
            "it.",
            "Move the other worker to the Mine and use it.",
        ),
        "through": (
            "A stepping stone",
            "Your own workers never share a tile: who meets one goes a step further, free of charge. So you "
            "come farther than one tile.",
            "Go from the Mine over the Factory to the Market.",
        ),
        "choose": (
            "Two hourglasses",
            "Time until the end of the second stage. What is not delivered by then costs the points that "
            "stand on it.",
            "Take the contract with two hourglasses.",
        ),
        "points": ("Where points come from",),
        "near": (
            "To the Shipyard",
            "Airships are built there and nowhere else. Yours is two tiles away; sliding a column brings it "
            "next door.",
            "Slide column A down.",
        ),
        "build": (
            "Your first airship",
            "You have what a tourist airship costs: [2 wood] [2 metal] [2 gear]. Given to the city, it "
            "brings [vp 1] at once.",
            "Move to the Shipyard and build it.",
        ),
        "discount": (
            "It helps for good",
            "Your marker stays. For each one there every purchase at the Workshop costs [1 gold] less; other "
            "airships make other things cheaper.",
        ),
        "majority": (
            "The wreath",
            "Who has more markers there than anybody else gets the wreath. It counts as one more for the "
            "discount, and at the end for an award.",
        ),
        "next": (
            "Bigger ones",
            "Two markers of yours on an airship open the next one of its line. Three in a line open a "
            "special action, such as swapping one of your goods.",
        ),
        "sell": (
            "Or gold",
            "Airships of wood and metal may be sold instead: for gold, but without points or marker. Each "
            "sale lowers the price for the next.",
        ),
        "line": ("A longer line",),
        "passenger": (
            "The next airship",
            "Some rounds later your two markers have opened the passenger airship. It costs [4 wood] "
            "[4 metal] [4 gear] and gives [vp 2].",
            "Go to the Shipyard, build it and give it to the city.",
        ),
        "barter": (
            "A special action",
            "Your third marker in this line: now you may barter, once a stage. The other two lines give a "
            "longer walk and a richer ride.",
            "Swap [1 wood] for [1 gold].",
        ),
        "stage": (
            "A new stage",
            "One begins after every fourth round. Everybody gets the goods printed there, special actions "
            "are fresh again, and contracts lose an hourglass.",
        ),
        "gold": ("Gold and hands",),
        "trade": (
            "Sell one",
            "Your three markers and the wreath take [4 metal] off: this airship costs you [2 gear] and "
            "nothing else. The price in brass is what it brings.",
            "Go to the Shipyard and sell a metal airship.",
        ),
        "hire": (
            "A new worker",
            "For [10 gold] you hire one more, up to four. Each of them moves in every turn of yours.",
            "Go to the Guild hall and hire one.",
        ),
        "more": (
            "At the Harbour",
            "There the new one waits for your next turn. The Harbour also calls home all your workers, if "
            "you use it: handy when they are scattered.",
        ),
        "workshop": ("The Workshop",),
        "purchase": (
            "Bring it near",
            "The Workshop sells what makes your stores twice as large, and [vp 3] with it. A slide brings it "
            "beside your worker.",
            "Slide column C down.",
        ),
        "upgrade": (
            "Room for gears",
            "Each kind has a tile of its own, with its price on it. Under it your store goes on to 20.",
            "Go to the Workshop and buy the tile for gears.",
        ),
        "develop": (
            "Turn one over",
            "With it you turn over a tile of that colour for good. Its back gives one more to everybody who "
            "has bought the same.",
            "Turn over the Factory beside your other worker.",
        ),
        "harvest": (
            "One more",
            "That makes three: two as printed, and one because the tile is turned over.",
            "Use the Factory with the other worker.",
        ),
        "end": ("How it ends",),
        "facility": (
            "Buildings",
            "The Architects build for the city, too: dear, but nothing gives more points. The fountain costs "
            "[10 gold] and gives [vp 5].",
            "Go to the Architects and build the fountain.",
        ),
        "last": (
            "Not too late",
            "A store that is full takes nothing more: before the fountain these [3 gold] would have been "
            "lost. And what is open at the end costs its points.",
            "Deliver the [8 metal].",
        ),
        "tie": (
            "A tie",
            "Others have as many markers on the fountain as you. Then nobody has the wreath, and whoever "
            "had it takes it back.",
        ),
        "awards": (
            "Three awards",
            "At the end most wreaths on airships bring [vp 6], most on buildings [vp 4], most delivered "
            "contracts [vp 2]. Second place brings half of it.",
        ),
        "over": (
            "The last round",
            "It is round 20; in the fifth stage also a sooner one, if all nine airships or three buildings "
            "have a wreath when it ends. Then most points win.",
        ),
    },
    de={
        "about": ("Worum es geht",),
        "goal": (
            "Was gewinnt",
            "Du stattest eine Stadt mit Luftschiffen aus. Nach 20 Runden gewinnen die meisten Punkte. In "
            "deinem Zug geht jeder deiner zwei Arbeiter ein Feld weit und nutzt es.",
            "Schick einen vom Hafen auf die Mine.",
        ),
        "act": (
            "Tu, was dort steht",
            "Dein Arbeiter ist angekommen. Was sein Feld anbietet, darfst du nehmen oder lassen; hier lohnt "
            "es sich.",
            "Nimm die [2 metal].",
        ),
        "market": (
            "Der zweite Arbeiter",
            "Er zieht im selben Zug. Über dem Hafen liegt ein Marktplatz: Dort nimmst du einen Vertrag.",
            "Zieh ihn auf den Marktplatz und nutze ihn.",
        ),
        "contract": (
            "Ein Vertrag",
            "Oben steht, wie viel Zeit er dir lässt: Jede Sanduhr ist eine Etappe von vier Runden. Du hast "
            "[4 metal], dieser hier möchte [5 metal] und gibt [vp 1] und [3 gold].",
            "Nimm den Vertrag für [5 metal].",
        ),
        "ride": (
            "Huckepack",
            "[seat 1] ist auf die Mine gezogen und hat sie genutzt. Dein Arbeiter steht noch dort und "
            "bekommt [1 metal], ohne einen Finger zu rühren. Jetzt hast du [5 metal].",
        ),
        "turn": ("Ein Zug",),
        "deliver": (
            "Liefern",
            "Liefern darfst du jederzeit in deinem Zug, auch bevor ein Arbeiter zieht. Die Waren verlassen "
            "dein Lager, Punkte und Gold kommen sofort.",
            "Liefere die [5 metal].",
        ),
        "shift": (
            "Die Stadt bewegt sich",
            "Für [1 gear] schiebst du eine Zeile oder Spalte um eins. Was hinausgeschoben wird, kommt am "
            "anderen Ende wieder herein, samt allen Arbeitern darauf.",
            "Schieb Reihe 4 nach rechts.",
        ),
        "round": (
            "Um den Rand herum",
            "Die Fabrik lag weit weg. Jetzt liegt sie neben deinem Arbeiter und gibt doppelt zurück, was du "
            "eben bezahlt hast.",
            "Zieh dorthin und nimm die [2 gear].",
        ),
        "share": (
            "Platz für alle",
            "Arbeiter anderer versperren nie ein Feld. [seat 1] steht auf der Mine und bekommt auch etwas, "
            "wenn du sie nutzt.",
            "Zieh den anderen Arbeiter auf die Mine und nutze sie.",
        ),
        "through": (
            "Ein Trittstein",
            "Zwei eigene Arbeiter teilen nie ein Feld: Wer einen trifft, geht einen Schritt weiter, ohne "
            "Kosten. So kommst du weiter als ein Feld.",
            "Geh von der Mine über die Fabrik zum Marktplatz.",
        ),
        "choose": (
            "Zwei Sanduhren",
            "Zeit bis zum Ende der zweiten Etappe. Was bis dahin nicht geliefert ist, kostet die Punkte, die "
            "darauf stehen.",
            "Nimm den Vertrag mit zwei Sanduhren.",
        ),
        "points": ("Woher Punkte kommen",),
        "near": (
            "Zur Werft",
            "Nur dort werden Luftschiffe gebaut. Bis zur Werft sind es zwei Felder; wenn du eine Spalte "
            "schiebst, liegt sie nebenan.",
            "Schieb Spalte A nach unten.",
        ),
        "build": (
            "Dein erstes Luftschiff",
            "Du hast, was ein Touristenluftschiff kostet: [2 wood] [2 metal] [2 gear]. Der Stadt geschenkt, "
            "bringt es sofort [vp 1].",
            "Zieh auf die Werft und bau es.",
        ),
        "discount": (
            "Es hilft für immer",
            "Dein Marker bleibt. Für jeden dort kostet jeder Kauf in der Werkshalle [1 gold] weniger; andere "
            "Luftschiffe machen anderes billiger.",
        ),
        "majority": (
            "Der Kranz",
            "Wer dort mehr Marker hat als jeder andere, bekommt den Kranz. Er zählt beim Rabatt wie ein "
            "weiterer Marker und am Ende für eine Auszeichnung.",
        ),
        "next": (
            "Größere Luftschiffe",
            "Zwei eigene Marker auf einem Luftschiff öffnen das nächste seiner Linie. Drei in einer Linie "
            "öffnen eine besondere Aktion, etwa eine Ware zu tauschen.",
        ),
        "sell": (
            "Oder Gold",
            "Luftschiffe aus Holz und Metall darfst du auch verkaufen: für Gold, aber ohne Punkte und "
            "Marker. Jeder Verkauf senkt den Preis für den nächsten.",
        ),
        "line": ("Eine längere Linie",),
        "passenger": (
            "Das nächste Luftschiff",
            "Einige Runden später haben deine zwei Marker das Passagierluftschiff geöffnet. Es kostet "
            "[4 wood] [4 metal] [4 gear] und gibt [vp 2].",
            "Geh zur Werft, bau es und schenk es der Stadt.",
        ),
        "barter": (
            "Eine besondere Aktion",
            "Dein dritter Marker in dieser Linie: Jetzt darfst du tauschen, einmal je Etappe. Die anderen "
            "Linien geben einen längeren Weg und mehr Huckepack.",
            "Tausch [1 wood] gegen [1 gold].",
        ),
        "stage": (
            "Eine neue Etappe",
            "Sie beginnt nach jeder vierten Runde. Alle bekommen, was dort aufgedruckt ist, besondere "
            "Aktionen sind wieder frisch, und Verträge verlieren eine Sanduhr.",
        ),
        "gold": ("Gold und Hände",),
        "trade": (
            "Verkauf eins",
            "Deine drei Marker und der Kranz sparen [4 metal]: Dieses Luftschiff kostet dich nur [2 gear]. "
            "Der Preis in Messing ist, was es bringt.",
            "Geh zur Werft und verkauf ein Luftschiff aus Metall.",
        ),
        "hire": (
            "Ein neuer Arbeiter",
            "Für [10 gold] stellst du noch einen ein, bis zu vier. Jeder zieht in jedem deiner Züge.",
            "Geh zum Gildehaus und stell einen ein.",
        ),
        "more": (
            "Am Hafen",
            "Dort wartet der Neue auf deinen nächsten Zug. Nutzt du den Hafen, ruft er auch alle deine "
            "Arbeiter heim: gut, wenn sie verstreut sind.",
        ),
        "workshop": ("Die Werkshalle",),
        "purchase": (
            "Hol sie heran",
            "Die Werkshalle verkauft, was dein Lager doppelt so groß macht, und [vp 3] dazu. Ein Schub "
            "bringt sie neben deinen Arbeiter.",
            "Schieb Spalte C nach unten.",
        ),
        "upgrade": (
            "Platz für Getriebe",
            "Jede Sorte hat ihr eigenes Plättchen mit dem Preis darauf. Darunter geht dein Lager bis 20 "
            "weiter.",
            "Geh zur Werkshalle und kauf das Plättchen für Getriebe.",
        ),
        "develop": (
            "Dreh eins um",
            "Dazu drehst du ein Feld dieser Farbe für immer um. Seine Rückseite gibt eins mehr für alle, die "
            "dasselbe gekauft haben.",
            "Dreh die Fabrik neben deinem anderen Arbeiter um.",
        ),
        "harvest": (
            "Eins mehr",
            "Das macht drei: zwei, die aufgedruckt sind, und eins, weil das Feld umgedreht ist.",
            "Nutze die Fabrik mit dem anderen Arbeiter.",
        ),
        "end": ("Wie es endet",),
        "facility": (
            "Bauten",
            "Auch das Architekturbüro baut für die Stadt: teuer, aber nichts gibt mehr Punkte. Der Brunnen "
            "kostet [10 gold] und gibt [vp 5].",
            "Geh zum Architekturbüro und bau den Brunnen.",
        ),
        "last": (
            "Noch rechtzeitig",
            "Ein volles Lager nimmt nichts mehr auf: Vor dem Brunnen wären diese [3 gold] verloren. Und was "
            "am Ende offen ist, kostet seine Punkte.",
            "Liefere die [8 metal].",
        ),
        "tie": (
            "Gleichstand",
            "Andere haben am Brunnen so viele Marker wie du. Dann hat niemand den Kranz, und wer ihn hatte, "
            "nimmt ihn zurück.",
        ),
        "awards": (
            "Drei Auszeichnungen",
            "Am Ende bringen die meisten Kränze an Luftschiffen [vp 6], an Bauten [vp 4], die meisten "
            "gelieferten Verträge [vp 2]. Der zweite Platz bringt die Hälfte.",
        ),
        "over": (
            "Die letzte Runde",
            "Das ist Runde 20; in der fünften Etappe auch eine frühere, wenn an ihrem Ende alle neun "
            "Luftschiffe oder drei Bauten einen Kranz haben. Die meisten Punkte gewinnen.",
        ),
    },
)
