"""What the cards of the lesson say."""

from kesselhaus.languages import Phrases

WORDS: Phrases[tuple[str, ...]] = Phrases(
    "planet_steam.lesson",
    en={
        "about": ("What it is about",),
        "goal": (
            "What wins",
            "After seven rounds everything you own is worth credits: zones, tanks, goods. Most win. "
            "Goods lie on your carriers; what does not fit is lost.",
            "Raise the water carrier by one class.",
        ),
        "bid": (
            "Specialists are auctioned",
            "Each round you bid for a card with specialists. Its number decides the order of the round. "
            "How much you have is your secret.",
            "Open with [2 credit].",
        ),
        "higher": (
            "Bid more, or pass",
            "[seat 1] has topped your bid. Bids go round until one of you is left, who pays the last bid. "
            "Who passes pays nothing.",
            "Bid [6 credit].",
        ),
        "card": (
            "Your specialists",
            "You choose first. Lady Steam has number 1: you go first all round. The Engineer brings a "
            "building permit or [15 credit] at once.",
            "Take that card, and the permit.",
        ),
        "bonus": (
            "A bonus",
            "Whoever wins a card also takes a unit from the bonus field. Quartz is the dearest.",
            "Take the [quartz].",
        ),
        "zone": (
            "A zone is auctioned",
            "The Speculator's holder names it, and pays only half of a winning bid. Lady Steam opens.",
            "Open with [3 credit].",
        ),
        "hammer": (
            "Beside your own",
            "B3 lies next to your B2, and tanks that touch give more. A zone counts [25 credit] at the end.",
            "Bid [9 credit].",
            "Why not pass?",
            "You may. But land that is yours stays yours, and the map fills up.",
        ),
        "yours": (
            "Land of yours",
            "A zone counts at the end and has room for one tank. What all you own is worth now stands here, "
            "after every move.",
        ),
        "turn": ("A turn",),
        "claim": (
            "Claim a zone",
            "Each round you may claim one zone. By die: on 4, 5 or 6 it is yours, on less you take the "
            "nearest free one in a direction.",
            "Claim by die, and name C2 on the river.",
        ),
        "tank": (
            "The tank turn",
            "It costs [1 water]. Then you buy as often as you can pay. The airship hangs at row 4: there "
            "every tank gives one more.",
            "Pay, and put a tank on E4.",
        ),
        "converter": (
            "What it gives",
            "A tank gives water. With a converter it gives quartz, ore or energy.",
            "Put an ore converter on E4.",
        ),
        "river": (
            "On the river",
            "Every tank bought makes the next one dearer. On the river a tank without converter runs "
            "without energy.",
            "Put a tank on C2, and end your turn.",
        ),
        "use": (
            "Production",
            "Now all produce. Each tank used gives a unit of its resource. It takes [1 energy], unless it "
            "makes energy or is a simple one on the river.",
            "Use C2 and E4.",
        ),
        "row": (
            "The airship helps everybody",
            "Used in the airship's row, a tank gives two units: yours on E4 two ore, that of [seat 1] on B4 "
            "two quartz.",
        ),
        "points": ("Where credits come from",),
        "pass": (
            "Prices move",
            "Quartz is traded first. The colour of its supply says how the price moves after each trade, "
            "after passing too. Scarce means dearer.",
            "Keep your quartz: do not trade.",
        ),
        "sell": (
            "Selling",
            "You are paid the price for each unit. The supply rises by as many, and a fuller supply "
            "presses the price.",
            "Sell [2 ore].",
            "Why now?",
            "The next one gets the new price. Who trades first has the best of it.",
        ),
        "buy": (
            "Buying",
            "Next round's tank turn takes water, and so does each tank. Buying empties the supply, and "
            "raises the price for whoever comes later.",
            "Buy [2 water].",
        ),
        "energy": (
            "Cheap while plentiful",
            "Tanks need energy to run. There is plenty, so it is cheap. Buy no more than your carrier holds: "
            "the rest would be lost.",
            "Buy [2 energy].",
        ),
        "quarters": (
            "Luxury quarters",
            "After trade you may buy one certificate. Luxury quarters take [1 quartz] and [1 ore] and count "
            "[50 credit] at the end.",
            "Buy luxury quarters.",
        ),
        "market": (
            "New tanks",
            "A round ends by building tanks out of the ore and energy on the terminal. Now tanks are cheap, "
            "ore and energy are gone, and their prices will rise.",
        ),
        "worth": (
            "What counts",
            "Each zone and each tank [25 credit], a supercharger or luxury quarters [50 credit], goods their "
            "price, and each credit one.",
        ),
        "finer": ("The finer parts",),
        "permit": (
            "Without a die",
            "Round three. A building permit claims any free zone, and even one with a neutral marker.",
            "Claim C3 by permit.",
        ),
        "moor": (
            "You are Captain",
            "This time you took the Captain, so you moor the airship; it helps every tank in the row.",
            "Moor it at row 2.",
        ),
        "beside": (
            "Synergy",
            "Your tanks that touch and give the same are a group: one more unit for each but the first.",
            "Pay, and put a tank on B2.",
        ),
        "charger": (
            "One more each time",
            "A supercharger adds a unit whenever its tank is used, and counts at the end.",
            "Put one on C2.",
        ),
        "larger": (
            "Room for it",
            "Much water is to come. A carrier grows by a class for [1 ore] and [1 energy].",
            "Raise the water carrier, and end your turn.",
        ),
        "all": (
            "It all adds up",
            "Two tanks, synergy, supercharger, twice the airship: six water.",
            "Use all three tanks.",
        ),
        "more": (
            "Two more ways",
            "In a tank turn you may rearrange your tanks for nothing. An imported tank costs quartz, but "
            "comes even when the market is sold out.",
        ),
        "end": ("How it ends",),
        "last": (
            "The last trade",
            "Seven rounds are nearly over. Goods will count at the price that stands at the end, so sell "
            "what falls and keep what rises.",
        ),
        "scarce": (
            "Buy what rises",
            "The supply of quartz is low: the price rises with every trade, passing included. What you buy "
            "now counts more at the end.",
            "Buy [2 quartz].",
        ),
        "ore": (
            "Nothing left at all",
            "The terminal has no ore. Each trade lifts its price, up to the end of the scale.",
            "Keep your ore: do not trade.",
        ),
        "plenty": (
            "Sell what falls",
            "The supply of water is in the red: after every trade the price falls by three. Whoever waits "
            "gets less.",
            "Sell all [7 water].",
        ),
        "rest": (
            "Nothing left over",
            "Of energy there is plenty, too. What is left over counts only what it costs at the end.",
            "Sell [2 energy].",
        ),
        "count": (
            "Reckon it out",
            "Luxury quarters count [50 credit], but take quartz and ore worth [56 credit]. A permit counts "
            "nothing, and sells for [15 credit]. Then all wealth is laid open.",
            "Sell the permit.",
            "Does it matter?",
            "By these cards the match ends 1143 to 1098. With luxury quarters in place of the sale you would "
            "have [21 credit] less.",
        ),
    },
    de={
        "about": ("Worum es geht",),
        "goal": (
            "Was gewinnt",
            "Nach sieben Runden ist alles, was du hast, Credits wert: Zonen, Tanks, Waren. Wer die meisten "
            "hat, gewinnt. Waren liegen auf Frachtern; was nicht passt, verfällt.",
            "Baue den Wasserfrachter aus.",
        ),
        "bid": (
            "Spezialisten werden versteigert",
            "Jede Runde bietest du um eine Karte mit Spezialisten. Ihre Nummer bestimmt die Reihenfolge der "
            "Runde. Wie viel du hast, ist dein Geheimnis.",
            "Eröffne mit [2 credit].",
        ),
        "higher": (
            "Mehr oder passen",
            "Du bist überboten: [seat 1]. Es geht reihum weiter; wer allein übrig bleibt, zahlt das letzte "
            "Gebot. Wer passt, zahlt nichts.",
            "Biete [6 credit].",
        ),
        "card": (
            "Deine Spezialisten",
            "Du wählst zuerst. Lady Steam hat die Nummer 1: Du bist die ganze Runde zuerst dran. Der "
            "Ingenieur bringt sofort eine Baulizenz oder [15 credit].",
            "Nimm diese Karte und die Baulizenz.",
        ),
        "bonus": (
            "Ein Bonus",
            "Wer eine Karte gewinnt, nimmt auch eine Einheit vom Bonusfeld. Quarz ist am teuersten.",
            "Nimm den [quartz].",
        ),
        "zone": (
            "Eine Zone wird versteigert",
            "Sie nennt, wer den Spekulanten hat; er zahlt ein Siegergebot nur halb. Lady Steam eröffnet.",
            "Eröffne mit [3 credit].",
        ),
        "hammer": (
            "Neben der eigenen",
            "B3 grenzt an deine B2, und Tanks, die sich berühren, geben mehr. Am Ende zählt eine Zone [25 "
            "credit].",
            "Biete [9 credit].",
            "Warum nicht passen?",
            "Das darfst du. Aber was dir gehört, bleibt deins, und die Karte füllt sich.",
        ),
        "yours": (
            "Dein Land",
            "Eine Zone zählt am Ende und hat Platz für einen Tank. Was dein Besitz jetzt wert ist, steht "
            "nach jedem Zug hier.",
        ),
        "turn": ("Ein Zug",),
        "claim": (
            "Eine Zone beanspruchen",
            "Einmal je Runde geht das. Mit dem Würfel: Bei 4, 5 oder 6 ist sie dein, sonst nimmst du die "
            "nächste freie in einer Richtung.",
            "Nimm den Würfel und nenne C2 am Fluss.",
        ),
        "tank": (
            "Der Tankzug",
            "Er kostet [1 water]. Dann kaufst du, so oft du zahlen kannst. Das Luftschiff liegt an Zeile 4: "
            "Dort gibt jeder Tank eins mehr.",
            "Zahle und stelle einen Tank auf E4.",
        ),
        "converter": (
            "Was er gibt",
            "Ein Tank gibt Wasser. Mit einem Konverter gibt er Quarz, Erz oder Energie.",
            "Setze einen Erzkonverter auf E4.",
        ),
        "river": (
            "Am Fluss",
            "Jeder gekaufte Tank macht den nächsten teurer. Am Fluss läuft ein Tank ohne Konverter auch "
            "ohne Energie.",
            "Stelle einen Tank auf C2 und beende den Zug.",
        ),
        "use": (
            "Förderung",
            "Jetzt fördern alle. Jeder genutzte Tank gibt eine Einheit. Er kostet [1 energy], außer er gibt "
            "Energie oder steht ohne Konverter am Fluss.",
            "Nutze C2 und E4.",
        ),
        "row": (
            "Das Luftschiff hilft allen",
            "In seiner Zeile gibt ein Tank zwei Einheiten: deiner auf E4 zwei Erz, der auf B4 zwei Quarz für "
            "[seat 1].",
        ),
        "points": ("Woher Credits kommen",),
        "pass": (
            "Preise bewegen sich",
            "Zuerst wird mit Quarz gehandelt. Die Farbe des Vorrats sagt, wie sich der Preis nach jedem "
            "Handel ändert, auch nach dem Passen. Knappes wird teurer.",
            "Behalte dein Quarz: Handle nicht.",
        ),
        "sell": (
            "Verkaufen",
            "Du bekommst für jede Einheit den Preis. Der Vorrat steigt um so viele, und ein voller Vorrat "
            "drückt den Preis.",
            "Verkaufe [2 ore].",
            "Warum jetzt?",
            "Für den Nächsten gilt der neue Preis. Wer zuerst handelt, hat es am besten.",
        ),
        "buy": (
            "Kaufen",
            "Der nächste Tankzug kostet Wasser, und jeder Tank auch. Kaufen leert den Vorrat und hebt den "
            "Preis für den, der später kommt.",
            "Kaufe [2 water].",
        ),
        "energy": (
            "Billig, solange reichlich",
            "Tanks brauchen Energie. Es gibt reichlich davon, also ist sie billig. Kaufe nicht mehr, als "
            "dein Frachter fasst: Der Rest verfiele.",
            "Kaufe [2 energy].",
        ),
        "quarters": (
            "Luxusquartiere",
            "Nach dem Handel darfst du ein Zertifikat kaufen. Ein Luxusquartier kostet [1 quartz] und [1 "
            "ore] und zählt am Ende [50 credit].",
            "Kaufe ein Luxusquartier.",
        ),
        "market": (
            "Neue Tanks",
            "Zum Ende der Runde werden aus Erz und Energie der Börse Tanks gebaut. Jetzt sind Tanks billig, "
            "Erz und Energie sind weg, und ihre Preise werden steigen.",
        ),
        "worth": (
            "Was zählt",
            "Jede Zone und jeder Tank [25 credit], ein Kompressor oder Luxusquartier [50 credit], Waren "
            "ihren Preis und jeder Credit eins.",
        ),
        "finer": ("Die Feinheiten",),
        "permit": (
            "Ohne Würfel",
            "Runde drei. Mit einer Baulizenz nimmst du jede freie Zone und sogar eine neutrale.",
            "Nimm C3 mit der Baulizenz.",
        ),
        "moor": (
            "Du bist Kapitän",
            "Diesmal hast du den Kapitän, also setzt du das Luftschiff; es hilft jedem Tank der Zeile.",
            "Setze es an Zeile 2.",
        ),
        "beside": (
            "Synergie",
            "Berühren sich deine Tanks und geben dasselbe, gibt jeder außer dem ersten eins mehr.",
            "Zahle und stelle einen Tank auf B2.",
        ),
        "charger": (
            "Jedes Mal eins mehr",
            "Mit einem Kompressor gibt ein Tank immer eins mehr, und er zählt am Ende.",
            "Setze einen auf C2.",
        ),
        "larger": (
            "Platz dafür",
            "Es kommt viel Wasser. Für [1 ore] und [1 energy] wächst ein Frachter um eine Klasse.",
            "Baue den Wasserfrachter aus und beende den Zug.",
        ),
        "all": (
            "Alles zusammen",
            "Zwei Tanks, Synergie, Kompressor, zweimal das Luftschiff: sechs Wasser.",
            "Nutze alle drei Tanks.",
        ),
        "more": (
            "Noch zwei Wege",
            "Im Tankzug darfst du deine Tanks kostenlos umbauen. Ein importierter Tank kostet Quarz, kommt "
            "aber auch, wenn der Markt leer ist.",
        ),
        "end": ("Wie es endet",),
        "last": (
            "Der letzte Handel",
            "Sieben Runden sind fast vorbei. Waren zählen zu dem Preis, der am Ende steht: Verkaufe, was "
            "fällt, und behalte, was steigt.",
        ),
        "scarce": (
            "Kaufe, was steigt",
            "Der Vorrat an Quarz ist klein: Der Preis steigt mit jedem Handel, auch mit dem Passen. Was du "
            "jetzt kaufst, zählt am Ende mehr.",
            "Kaufe [2 quartz].",
        ),
        "ore": (
            "Gar nichts mehr da",
            "Die Börse hat kein Erz. Jeder Handel hebt den Preis, bis zum Ende der Skala.",
            "Behalte dein Erz: Handle nicht.",
        ),
        "plenty": (
            "Verkaufe, was fällt",
            "Der Vorrat an Wasser ist im roten Bereich: Nach jedem Handel fällt der Preis um drei. Wer "
            "wartet, bekommt weniger.",
            "Verkaufe alle [7 water].",
        ),
        "rest": (
            "Nichts bleibt übrig",
            "Auch Energie gibt es reichlich. Was übrig bleibt, zählt nur, was es am Ende kostet.",
            "Verkaufe [2 energy].",
        ),
        "count": (
            "Rechne nach",
            "Ein Luxusquartier zählt [50 credit], kostet aber Quarz und Erz für [56 credit]. Eine Baulizenz "
            "zählt nichts und bringt [15 credit]. Dann liegt alles Vermögen offen.",
            "Verkaufe die Baulizenz.",
            "Macht das etwas aus?",
            "Nach diesen Karten endet es 1143 zu 1098. Mit einem Luxusquartier statt des Verkaufs hättest du "
            "[21 credit] weniger.",
        ),
    },
)
