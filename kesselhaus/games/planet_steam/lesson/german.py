"""What the cards of the lesson say in German; the same keys as in `words`."""

from collections.abc import Mapping

GERMAN: Mapping[str, tuple[str, ...]] = {
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
}
