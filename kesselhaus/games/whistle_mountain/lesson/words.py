"""What the cards of the lesson say."""

from collections.abc import Mapping

from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, tuple[str, ...]] = {
    "about": ("What it is about",),
    "goal": (
        "The valley fills",
        "Meltwater rises. Bring your workers up into the tower; most points win. First you need resources: "
        "airships gather them.",
        "Send the balloon into the gap at the water between both scaffolds.",
    ),
    "got": (
        "What it gathers",
        "Each sign beside the airship brought its resource, the water square [1 water]: one of all four. "
        "At the end of a turn you keep at most four of a kind.",
    ),
    "places": (
        "Barracks, whirlpool, tower",
        "On the left, seven of your workers wait in the barracks. Two are in the whirlpool already: [vp -5] "
        "each. In the tower on the right nobody drowns, and higher floors score more.",
    ),
    "dock": (
        "Docks",
        "On the rim there are docks, each with a deal of its own. This one gives a small machine for [2 "
        "coal].",
        "Send the dirigible there and take the Coal Hopper.",
    ),
    "taken": (
        "Taken",
        "A dock holds one airship, so [seat 1] went to the dearer one. Airships stay out until their owner "
        "forges.",
    ),
    "building": ("Building",),
    "forge": (
        "Forge",
        "A turn is either Collect or Forge. A Forge calls your airships home; then you may build three "
        "times and move one worker.",
        "Choose Forge.",
    ),
    "scaffold": (
        "A scaffold",
        "It scores a point for each edge that touches what already stands. The first building of a Forge "
        "is free.",
        "Build your T with its foot in the corner: three edges.",
        "And the others?",
        "Each further building of the same Forge costs [1 water].",
    ),
    "worker": (
        "A worker",
        "[vp 3]. A move costs [1 gold] and leads to any free scaffold square. Level 1 of the barracks "
        "drowns first.",
        "Move the worker of level 1 to the middle of your scaffold.",
    ),
    "machine": (
        "A machine",
        "Machines are built on scaffolds. Whoever stands below is lifted into the tower, to the floor of "
        "that row.",
        "Build the Coal Hopper, lying, on your worker and the square right of it.",
    ),
    "tower": (
        "Safe on floor 4",
        "The machine brought [vp 5] at once, the worker brings [vp 6] at the end, and this award of the "
        "floor is yours.",
        "End your turn.",
        "What is a floor worth?",
        "Its number and two more. An award lies there only for who comes first.",
    ),
    "points": ("Where points come from",),
    "work": (
        "Machines at work",
        "An airship on or beside a machine makes it work: the Coal Hopper gives [2 coal].",
        "Land the balloon on its right half, above the gold, and activate it.",
    ),
    "award": (
        "An award",
        "That was [1 gold] and [2 coal]. One award and one card may be used in each turn besides; then "
        "they are gone.",
        "Use your award: [2 whistle].",
    ),
    "everybody": (
        "For everybody",
        "[seat 1] has built the Hand Pump, for [vp 4]. Only the points are taken: your airships may "
        "use it, too.",
    ),
    "upgrade": (
        "An upgrade",
        "It works for good and scores at the end: no more water for building, and [vp 5]. A whistle "
        "stands for any resource.",
        "Dock with the dirigible; pay [2 coal] and [1 whistle] for the Pressure Pump.",
    ),
    "sum": (
        "What counts",
        "At once: edges of scaffolds, and machines. At the end: workers in the tower, upgrades and what is "
        "in your storage. Each worker in the whirlpool costs five points.",
    ),
    "finer": ("The finer parts",),
    "card": (
        "A card",
        "Another match, round 27. The dock on top draws cards; you may play one a turn besides. This one "
        "brings [3 water].",
        "Play the Meltwater Barrel.",
    ),
    "rescue": (
        "A rescue",
        "One of your workers is in the whirlpool. This dock gets him out for nothing; in a Forge it costs "
        "[2 gold].",
        "Send the balloon; put him right of your worker in row 8.",
    ),
    "bridge": (
        "The bridge",
        "Rows 8 and higher lie above the bridge. Each machine that is built up there lets the water rise "
        "one row, whoever builds it.",
    ),
    "flood": (
        "The flood",
        "Your two workers side by side in row 8 are above the bridge. One machine lifts both.",
        "Forge, and build the Whistle Lathe, lying, over both of them.",
    ),
    "washed": (
        "What it takes",
        "Row 1 is water. Both workers on level 1 of the barracks are in the whirlpool, the ironclad of "
        "[seat 1] went home. Flooded machines stop working for good.",
    ),
    "end": ("How it ends",),
    "barracks": (
        "The last worker",
        "The end comes when no worker is left in the barracks, by a move or by the water. One is left: "
        "yours, on level 7. Row 5 is flooded.",
    ),
    "last": (
        "Out of the barracks",
        "Right of the Power Station your worker stands in row 10, with a free square between.",
        "Forge, and move the worker of level 7 to that square.",
    ),
    "both": (
        "Your turn goes on",
        "The end is triggered: you finish your turn, then [seat 1] has one more. Workers on scaffolds "
        "score nothing.",
        "Build the Elevator over both workers in row 10.",
    ),
    "verdict": (
        "The count",
        "[vp 9] now, and for each of the two [vp 12] on floor 10. After the last turn everything is "
        "counted. In a tie the highest worker decides.",
        "End your turn.",
    ),
}

GERMAN: Mapping[str, tuple[str, ...]] = {
    "about": ("Worum es geht",),
    "goal": (
        "Das Tal läuft voll",
        "Schmelzwasser steigt. Bring deine Arbeiter hinauf in den Turm; die meisten Punkte gewinnen. Zuerst "
        "brauchst du Ressourcen: Luftschiffe sammeln sie.",
        "Schick den Ballon in die Lücke am Wasser zwischen beiden Gerüsten.",
    ),
    "got": (
        "Was er sammelt",
        "Jedes Zeichen neben dem Luftschiff brachte seine Ressource, das Wasserfeld [1 water]: von allen "
        "vieren eine. Am Ende eines Zuges behältst du höchstens vier von jeder Art.",
    ),
    "places": (
        "Baracken, Pool, Turm",
        "Links warten sieben deiner Arbeiter in den Baracken. Zwei sind schon im Pool: je [vp -5]. Rechts im "
        "Turm ertrinkt niemand, und höhere Etagen zählen mehr.",
    ),
    "dock": (
        "Einbuchtungen",
        "Am Rand liegen Einbuchtungen, jede mit einem eigenen Handel. Diese gibt eine kleine Maschine für [2 "
        "coal].",
        "Schick den Zeppelin dorthin und nimm den Kohlentrichter.",
    ),
    "taken": (
        "Besetzt",
        "Eine Einbuchtung fasst ein Luftschiff, darum nahm [seat 1] die teurere. Luftschiffe bleiben "
        "draußen, bis du schmiedest.",
    ),
    "building": ("Bauen",),
    "forge": (
        "Schmieden",
        "Ein Zug ist Sammeln oder Schmieden. Schmieden ruft deine Luftschiffe heim; danach darfst du "
        "dreimal bauen und einen Arbeiter bewegen.",
        "Wähle Schmieden.",
    ),
    "scaffold": (
        "Ein Gerüst",
        "Es bringt einen Punkt für jede Kante, die an schon Gebautes grenzt. Das erste Gebäude beim "
        "Schmieden ist gratis.",
        "Bau dein T mit dem Fuß in die Ecke: drei Kanten.",
        "Und die anderen?",
        "Jedes weitere Gebäude im selben Zug kostet [1 water].",
    ),
    "worker": (
        "Ein Arbeiter",
        "[vp 3]. Bewegen kostet [1 gold] und führt auf jedes freie Gerüstfeld. Ebene 1 der Baracken "
        "wird zuerst geflutet.",
        "Beweg den Arbeiter von Ebene 1 auf die Mitte deines Gerüsts.",
    ),
    "machine": (
        "Eine Maschine",
        "Maschinen stehen auf Gerüsten. Wer darunter steht, kommt in den Turm, auf die Etage dieser Reihe.",
        "Bau den Kohlentrichter liegend auf deinen Arbeiter und das Feld rechts daneben.",
    ),
    "tower": (
        "Sicher auf Etage 4",
        "Die Maschine brachte sofort [vp 5], der Arbeiter bringt am Ende [vp 6], und diese Auszeichnung "
        "der Etage gehört dir.",
        "Beende deinen Zug.",
        "Was zählt eine Etage?",
        "Ihre Nummer und zwei dazu. Eine Auszeichnung liegt dort nur, solange sie niemand genommen hat.",
    ),
    "points": ("Woher Punkte kommen",),
    "work": (
        "Maschinen arbeiten",
        "Ein Luftschiff auf oder neben einer Maschine lässt sie arbeiten: Der Kohlentrichter gibt [2 coal].",
        "Lande mit dem Ballon auf seiner rechten Hälfte über dem Gold und aktiviere ihn.",
    ),
    "award": (
        "Eine Auszeichnung",
        "Das waren [1 gold] und [2 coal]. In jedem Zug darfst du nebenbei eine Auszeichnung und eine Karte "
        "einsetzen; dann sind sie weg.",
        "Nutze deine Auszeichnung: [2 whistle].",
    ),
    "everybody": (
        "Für alle",
        "[seat 1] hat die Handpumpe gebaut, für [vp 4]. Nur die Punkte sind vergeben: Deine Luftschiffe "
        "dürfen sie auch nutzen.",
    ),
    "upgrade": (
        "Ein Upgrade",
        "Es wirkt dauerhaft und zählt am Ende: Bauen kostet kein Wasser mehr, dazu [vp 5]. Eine Pfeife "
        "ersetzt jede Ressource.",
        "Docke mit dem Zeppelin an; zahl [2 coal] und [1 whistle] für die Druckpumpe.",
    ),
    "sum": (
        "Was zählt",
        "Sofort: Kanten von Gerüsten, und Maschinen. Am Ende: Arbeiter im Turm, Upgrades und dein Lager. "
        "Jeder Arbeiter im Pool kostet fünf Punkte.",
    ),
    "finer": ("Die Feinheiten",),
    "card": (
        "Eine Karte",
        "Eine andere Partie, Runde 27. Die Einbuchtung oben gibt Karten; nebenbei darfst du je Zug eine "
        "spielen. Diese bringt [3 water].",
        "Spiel das Schmelzwasserfass.",
    ),
    "rescue": (
        "Eine Rettung",
        "Einer deiner Arbeiter ist im Pool. Diese Einbuchtung holt ihn umsonst heraus; beim Schmieden "
        "kostet es [2 gold].",
        "Schick den Ballon; setz ihn rechts neben deinen Arbeiter in Reihe 8.",
    ),
    "bridge": (
        "Die Brücke",
        "Ab Reihe 8 bist du über der Brücke. Jede Maschine, die dort gebaut wird, lässt das Wasser um eine "
        "Reihe steigen, wer auch immer sie baut.",
    ),
    "flood": (
        "Die Flut",
        "Deine beiden Arbeiter nebeneinander in Reihe 8 stehen über der Brücke. Eine Maschine hebt beide.",
        "Schmiede und bau die Pfeifendrehbank liegend über beide.",
    ),
    "washed": (
        "Was sie nimmt",
        "Reihe 1 ist Wasser. Beide Arbeiter auf Ebene 1 der Baracken sind im Pool, das Panzerschiff von "
        "[seat 1] ist daheim. Überflutete Maschinen sind für immer aus.",
    ),
    "end": ("Wie es endet",),
    "barracks": (
        "Der letzte Arbeiter",
        "Das Ende kommt, wenn niemand mehr in den Baracken ist, ob durch Bewegen oder Wasser. Dort wartet "
        "nur noch deiner auf Ebene 7. Reihe 5 ist überflutet.",
    ),
    "last": (
        "Aus den Baracken",
        "Rechts vom Kraftwerk steht dein Arbeiter in Reihe 10, dazwischen ist ein Feld frei.",
        "Schmiede und beweg den Arbeiter von Ebene 7 auf dieses Feld.",
    ),
    "both": (
        "Dein Zug geht weiter",
        "Das Ende ist ausgelöst: Du spielst deinen Zug fertig, dann hat [seat 1] noch einen. Arbeiter auf "
        "Gerüsten zählen nichts.",
        "Bau den Aufzug über beide Arbeiter in Reihe 10.",
    ),
    "verdict": (
        "Die Wertung",
        "[vp 9] sofort, und für jeden der beiden [vp 12] auf Etage 10. Nach dem letzten Zug wird alles "
        "gezählt. Bei Gleichstand entscheidet der höchste Arbeiter.",
        "Beende deinen Zug.",
    ),
}

WORDS: Phrases[tuple[str, ...]] = Phrases("whistle_mountain.lesson", en=ENGLISH, de=GERMAN)
