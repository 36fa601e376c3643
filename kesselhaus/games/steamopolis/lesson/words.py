"""What the cards of the lesson say."""

from collections.abc import Mapping

from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, tuple[str, ...]] = {
    "about": ("What it is about",),
    "steam": (
        "Make steam",
        "A city of eight levels seeks a mayor, and most votes win. Pressure lifts your stones: each of "
        "your four boilers moves one a place on.",
        "Choose Make Steam, then move the stone at the rear.",
    ),
    "jump": (
        "Jumping",
        "It has jumped over the others to the front. What is occupied is skipped, so the stone at the rear "
        "always gains most.",
        "Move the stone at the rear three times more.",
        "Must I move them all?",
        "No, the same stone may move every time. One high stone reaches a high level, three middle ones "
        "reach three districts.",
    ),
    "city": (
        "The city",
        "The figure above a stone says how high it flies: yours to levels 3, 4 and 5. Machines, banners "
        "and passengers up there bring votes.",
    ),
    "target": (
        "Set a target",
        "[seat 1] has put a stone on a district. That is the second action, and a turn is one action.",
        "Choose Set a Target and the stone of value 3.",
    ),
    "goods": (
        "A district",
        "The Goods Exchange on level 3 gives three crystals or gears, but not yet: you get them when you "
        "fly there. Until then nobody else may land.",
        "Put the stone on the Goods Exchange.",
    ),
    "turn": ("A turn",),
    "run": (
        "A run",
        "A pipe leads from each value to a slot. A stone of value 4 led into slot 3 loses one value and "
        "drives the Gear Press: [1 gear].",
        "Choose Set a Target, the stone of value 4, and slot 3.",
        "And then?",
        "It could go on to the left, slot by slot, one value each, and drive every machine on the way. It "
        "has to be able to land somewhere.",
    ),
    "shed": (
        "Put it down",
        "The press has made [1 gear]. The stone may land now or run on to the left.",
        "Put it on the Tin Shed Works, level 2.",
    ),
    "hold": (
        "Storage",
        "You have five resources and four spaces. What does not fit goes back to the supply.",
        "Keep [1 crystal] and [3 gear].",
    ),
    "fly": (
        "The flight",
        "The third action takes back all your stones, in your order. For each you use its district or buy "
        "on its level.",
        "Choose Fly to All Targets, and level 2 first.",
    ),
    "buy": (
        "Buy a machine",
        "The open tile of level 2 costs [2 gear] and brings [vp 1] at once, a boiler and two storage spaces.",
        "Buy the Deck Chairs as a machine; build them into slot 4.",
    ),
    "take": (
        "Take resources",
        "The other stone has come back too. Now the Goods Exchange delivers.",
        "Use it and take three resources.",
    ),
    "points": ("Where points come from",),
    "later": (
        "A later match",
        "Round 18, you are flying. This flight brings votes from all three sources: a passenger, a "
        "machine, a banner.",
    ),
    "banker": (
        "A passenger",
        "The banker stands on level 5, where you are, and wants to go to 8, where you have a stone.",
        "Take the banker aboard.",
        "Who says where to?",
        "The open passenger tile at the top of the city. Whoever delivers first in a turn takes it, and a "
        "new one is turned up.",
    ),
    "calliope": (
        "A dear machine",
        "Further right in a market tiles cost more crystals and bring more, here [vp 3]. From rank I on "
        "one of your machines has to go.",
        "Buy the Calliope as a machine and scrap the Orchestra.",
    ),
    "invited": (
        "An invitation",
        "Tiles of rank II and III are an invitation: [seat 1] may put a parasite on one of your machines, "
        "to share its effect once.",
        "Build the Calliope into slot 2.",
    ),
    "banner": (
        "A banner",
        "On level 8 the banker gets off. Hung outside, an orange tile brings a point for each of your "
        "machines: [vp 4]. It also costs a stone.",
        "Buy the Elevator as a banner; give up the stone of value 2.",
        "And the other colours?",
        "A blue banner brings a point for each passenger tile, a purple one for each banner, and it counts "
        "twice.",
    ),
    "sum": (
        "What it brought",
        "[vp 3] for the machine, [vp 4] for the banner, [vp 1] for the banker. And a passenger tile: blue "
        "banners count those.",
    ),
    "finer": ("The finer parts",),
    "beetle": (
        "Parasites",
        "You are at Vermin Alley: it puts parasites on machines of others. When such a machine works, you "
        "share its effect.",
        "Use the Alley: a parasite on the Grand Organ, slot 2.",
    ),
    "second": (
        "A second one",
        "It may lie on another machine and wait for another run.",
        "Put it on the Foundry Line in slot 5.",
    ),
    "marker": (
        "Bonus markers",
        "Your second stone is back from level 1, whose market sells markers for the gauge, here for [1 "
        "gear].",
        "Buy marker 5 in the gear row.",
    ),
    "jumped": (
        "On the gauge",
        "Marker 5 belongs at value 5. From now on your stones jump over that place without a move.",
        "Place it there. One marker is enough.",
    ),
    "share": (
        "Your share",
        "[seat 1] has led a stone through the Grand Organ. So you get [vp 1] too and [2 press], and your "
        "parasite is home again.",
        "Move two of your stones.",
    ),
    "end": ("How it ends",),
    "statue": (
        "The third statue",
        "Under the last tile of every market stands a statue. Two are on the tower; the third ends the "
        "game and brings [vp 3].",
    ),
    "parade": (
        "The last tile",
        "On level 6, where you are, one tile is left: [vp 5] as a machine, and the statue.",
        "Buy the Mechanical Parade as a machine; scrap the Gear Mill.",
    ),
    "near": (
        "The final round",
        "The end is triggered. Your turn closes the round, then everybody has one more, [seat 1] first.",
        "Build the Parade into slot 2.",
    ),
    "last": (
        "The final turn",
        "All three actions in turn: steam, target, flight. Each may be left out. Value 8 needs no steam.",
        "Leave out the steam, then set a target with the highest stone.",
        "What does its arrow mean?",
        "A stone with its arrow up moves by itself at the start of each of your turns. Boilermakers' Row "
        "turns one stone, the Storm Observatory three.",
    ),
    "hall": (
        "One more vote",
        "The Charity Hall on level 6 gives [vp 1] and a gala.",
        "Put the stone on the Charity Hall.",
    ),
    "verdict": (
        "The last flight",
        "Then the votes decide; in a tie, machines and banners.",
        "Fly there, use the Hall and take a gala.",
    ),
}

GERMAN: Mapping[str, tuple[str, ...]] = {
    "about": ("Worum es geht",),
    "steam": (
        "Dampf machen",
        "Eine Stadt aus acht Ebenen wählt, und die meisten Stimmen gewinnen. Druck hebt deine Steine: "
        "Jeder deiner vier Kessel rückt einen vor.",
        "Wähle „Dampf machen“, dann rück den hintersten Stein vor.",
    ),
    "jump": (
        "Springen",
        "Er ist über die anderen nach vorn gesprungen. Besetztes wird übersprungen, darum gewinnt der "
        "hinterste Stein immer am meisten.",
        "Rück noch dreimal den hintersten Stein vor.",
        "Muss ich alle vorrücken?",
        "Nein, es darf auch immer derselbe sein. Ein hoher Stein erreicht eine hohe Ebene, drei mittlere "
        "erreichen drei Stadtteile.",
    ),
    "city": (
        "Die Stadt",
        "Die Zahl über einem Stein ist sein Druckwert: So hoch fliegt er, deine auf Ebene 3, 4 und 5. Dort "
        "bringen Maschinen, Banner und Passagiere Stimmen.",
    ),
    "target": (
        "Ein Ziel",
        "[seat 1] hat einen Stein auf einen Stadtteil gelegt. Das ist die zweite Aktion, und ein Zug ist "
        "eine Aktion.",
        "Wähle „1 Ziel festlegen“ und den Stein mit Druckwert 3.",
    ),
    "goods": (
        "Ein Stadtteil",
        "Die Warenbörse auf Ebene 3 gibt drei Kristalle oder Zahnräder, aber erst, wenn du hinfliegst. Bis "
        "dahin darf dort niemand landen.",
        "Leg den Stein auf die Warenbörse.",
    ),
    "turn": ("Ein Zug",),
    "run": (
        "Ein Lauf",
        "Von jedem Druckwert führt ein Rohr zu einem Platz. Auf Platz 3 geleitet, verliert ein Stein 1 an "
        "Druckwert und treibt die Zahnradpresse an: [1 gear].",
        "Leg ein Ziel fest: der Stein mit Druckwert 4, auf Platz 3.",
        "Und dann?",
        "Er könnte nach links weiterlaufen, Platz für Platz, und jede Maschine auf dem Weg antreiben. "
        "Landen können muss er immer noch.",
    ),
    "shed": (
        "Ablegen",
        "Die Presse hat [1 gear] gemacht. Der Stein darf landen oder nach links weiterlaufen.",
        "Leg ihn auf das Wellblechwerk, Ebene 2.",
    ),
    "hold": (
        "Das Lager",
        "Du hast fünf Ressourcen und vier Lagerplätze. Was nicht passt, geht zurück in den Vorrat.",
        "Behalte [1 crystal] und [3 gear].",
    ),
    "fly": (
        "Der Flug",
        "Die dritte Aktion holt alle deine Steine zurück. Für jeden nutzt du seinen Stadtteil oder kaufst "
        "auf seiner Ebene.",
        "Wähle „Alle Ziele anfliegen“ und zuerst Ebene 2.",
    ),
    "buy": (
        "Eine Maschine kaufen",
        "Das offene Plättchen auf Ebene 2 kostet [2 gear] und bringt sofort [vp 1]. Es hat einen Kessel "
        "und zwei Lagerplätze.",
        "Kauf die Liegestühle als Maschine und bau sie auf Platz 4.",
    ),
    "take": (
        "Ressourcen nehmen",
        "Auch der andere Stein ist zurück. Jetzt liefert die Warenbörse.",
        "Nutze sie und nimm drei Ressourcen.",
    ),
    "points": ("Woher Punkte kommen",),
    "later": (
        "Eine spätere Partie",
        "Runde 18, du fliegst gerade. Dieser Flug bringt Stimmen aus allen drei Quellen: Passagier, "
        "Maschine, Banner.",
    ),
    "banker": (
        "Ein Passagier",
        "Der Bankier steht auf Ebene 5, wo du bist, und möchte auf Ebene 8, wo du einen Stein hast.",
        "Nimm den Bankier an Bord.",
        "Wer sagt, wohin?",
        "Das offene Passagierplättchen oben in der Stadt. Wer im Zug zuerst absetzt, nimmt es, und ein "
        "neues wird aufgedeckt.",
    ),
    "calliope": (
        "Eine teure Maschine",
        "Weiter rechts im Markt kosten Plättchen mehr Kristalle und bringen mehr, hier [vp 3]. Ab Rang I "
        "muss eine deiner Maschinen weichen.",
        "Kauf die Kalliope als Maschine und bau das Orchester aus.",
    ),
    "invited": (
        "Eine Einladung",
        "Mit Rang II und III lädst du ein: [seat 1] darf einen Schmarotzer auf eine deiner Maschinen "
        "setzen und ihren Effekt einmal mitnutzen.",
        "Bau die Kalliope auf Platz 2.",
    ),
    "banner": (
        "Ein Banner",
        "Auf Ebene 8 steigt der Bankier aus. Aufgehängt bringt ein oranges Plättchen einen Punkt je "
        "Maschine: [vp 4]. Es kostet auch einen Stein.",
        "Kauf den Gästelift als Banner; gib den Stein mit Druckwert 2 ab.",
        "Und die anderen Farben?",
        "Blau bringt einen Punkt je Passagierplättchen, Lila einen je Banner und zählt selbst doppelt.",
    ),
    "sum": (
        "Was es gebracht hat",
        "[vp 3] für die Maschine, [vp 4] für das Banner, [vp 1] für den Bankier. Und ein "
        "Passagierplättchen: Blaue Banner zählen sie.",
    ),
    "finer": ("Die Feinheiten",),
    "beetle": (
        "Schmarotzer",
        "Die Ungeziefergasse setzt Schmarotzer auf fremde Maschinen. Arbeitet so eine Maschine, nutzt du "
        "ihren Effekt mit.",
        "Nutze die Gasse: ein Schmarotzer auf die Große Orgel, Platz 2.",
    ),
    "second": (
        "Ein zweiter",
        "Er darf auf einer anderen Maschine auf einen anderen Lauf warten.",
        "Setz ihn auf die Gießstraße, Platz 5.",
    ),
    "marker": (
        "Bonusmarker",
        "Dein zweiter Stein ist zurück von Ebene 1. Ihr Markt verkauft Marker für die Druckanzeige, hier "
        "für [1 gear].",
        "Kauf Marker 5 in der Zahnradreihe.",
    ),
    "jumped": (
        "Auf der Druckanzeige",
        "Marker 5 gehört zum Druckwert 5. Ab jetzt kommen deine Steine ohne Schritt an dieser Position "
        "vorbei.",
        "Leg ihn dorthin. Ein Marker genügt.",
    ),
    "share": (
        "Dein Anteil",
        "[seat 1] hat einen Stein durch die Große Orgel geleitet. Darum bekommst auch du [vp 1] und [2 "
        "press], und dein Schmarotzer ist wieder zu Hause.",
        "Rück zwei deiner Steine vor.",
    ),
    "end": ("Wie es endet",),
    "statue": (
        "Die dritte Statue",
        "Unter dem letzten Plättchen jedes Marktes steht eine Statue. Zwei stehen auf dem Turm, die dritte "
        "beendet das Spiel und bringt [vp 3].",
    ),
    "parade": (
        "Das letzte Plättchen",
        "Du bist auf Ebene 6, und dort liegt noch eines: als Maschine [vp 5], dazu die Statue.",
        "Kauf die Mechanische Parade als Maschine und bau die Zahnradmühle aus.",
    ),
    "near": (
        "Die finale Runde",
        "Das Ende ist ausgelöst. Dein Zug schließt die Runde, dann haben alle noch einen, [seat 1] zuerst.",
        "Bau die Parade auf Platz 2.",
    ),
    "last": (
        "Der finale Zug",
        "Alle drei Aktionen nacheinander: Dampf, Ziel, Flug. Jede lässt sich auslassen. Druckwert 8 "
        "braucht keinen Dampf.",
        "Lass den Dampf aus, dann nimm den höchsten Stein für ein Ziel.",
        "Was bedeutet sein Pfeil?",
        "Ein Stein mit Pfeil rückt zu Beginn jedes deiner Züge von selbst vor. Die Kesselschmiedegasse "
        "dreht einen Stein um, die Sturmwarte drei.",
    ),
    "hall": (
        "Noch eine Stimme",
        "Der Spendensaal auf Ebene 6 gibt [vp 1] und eine Spendengala.",
        "Leg den Stein auf den Spendensaal.",
    ),
    "verdict": (
        "Der letzte Flug",
        "Dann entscheiden die Stimmen. Bei Gleichstand gewinnt, wer mehr Maschinen und Banner hat.",
        "Flieg hin, nutze den Saal und nimm eine Spendengala.",
    ),
}

WORDS: Phrases[tuple[str, ...]] = Phrases("steamopolis.lesson", en=ENGLISH, de=GERMAN)
