"""What stands under the figures, in German."""

GERMAN: dict[str, tuple[str, str]] = {
    "EX-1": (
        "Ein Feld mit Aufpreis",
        "[seat 0] legt das Plättchen mit dem weißen Rand zu Leipzig. Das Feld hat einen Aufpreis von "
        "[{paid1.a.thaler} thaler], und ein Arbeiter bleibt auf dem Plättchen. Die Verbindung ist "
        "abgeschlossen; mit einem einzigen Feld bringt sie keinen Bonus. Weiß passt zu Leipzig, Orange "
        "nicht zu Grimma: Nur Urbanisieren darf ausgeführt werden.",
    ),
    "EX-2": (
        "Der Bonus einer geteilten Verbindung",
        "[seat 0] füllt das Feld, das neben dem Plättchen von [seat 1] frei war. Alle, die hier ein Teil "
        "haben, werten einmal: [seat 0] [vp {got1.a.score}] und [seat 1] [vp {got1.b.score}]. Gehörten "
        "beide Plättchen [seat 0], wäre der Bonus nicht größer.",
    ),
    "EX-3": (
        "Dieselbe Verbindung zu zweit",
        "Nur [seat 0] und [seat 1] spielen, und hier zählt jedes Teil. Beide gehören [seat 0] und bringen "
        "[vp {got1.a.score}]. Hätten sie je eines, bekämen sie je die Hälfte davon.",
    ),
    "EX-4": (
        "Eine lange Verbindung",
        "Die äußeren Plättchen gehören [seat 0], und [seat 1] füllt das Feld dazwischen. Auf einer so "
        "langen Verbindung wertet jedes Teil für seinen Besitzer: [vp {got1.b.score}] für [seat 1] und [vp "
        "{got1.a.score}] für [seat 0].",
    ),
    "EX-5": (
        "Praha passt zu jeder Farbe",
        "[seat 0] legt die weiße Hälfte nach Praha und zahlt den Aufpreis von [{paid1.a.thaler} thaler]. "
        "Der weiße Rand passt, denn Praha passt zu jeder Farbe, und Urbanisieren darf ausgeführt werden. "
        "Der lila Rand zeigt zu einem freien Feld und passt zu nichts.",
    ),
    "EX-6": (
        "Ein Joker vor einem freien Feld",
        "Der Joker zeigt zu einem freien Feld und passt zu nichts; der weiße Rand passt nicht zum grünen "
        "Riesa. Das Plättchen liegt, aber [seat 0] führt nichts aus. Umgedreht hätte der Joker zu Riesa "
        "gepasst, und „Auftrag annehmen“ wäre möglich gewesen.",
    ),
    "EX-7": (
        "Kein Arbeiter für eine Schiene",
        "[seat 0] hat keinen Arbeiter mehr. [{paid1.a.uranium} uranium] aus der Mine wird zu einem, und der "
        "kommt auf das Plättchen. Ohne Arbeiter und Uran ließe sich keine Schiene legen.",
    ),
    "EX-8": (
        "Die Sonderweisung und ein rotes Baufeld",
        "[seat 0] spielt die Sonderweisung, urbanisiert und stellt eine Fabrik der Stufe III auf das rote "
        "Baufeld von Dresden. Der Preis ihrer Reihe und der des roten Feldes, weniger die Ersparnis der "
        "Weisung, machen [{paid1.a.thaler} thaler].",
    ),
    "EX-9": (
        "Zuerst, wo nur ein Symbol steht",
        "Eine Fabrik muss in Bautzen auf das Baufeld, das sonst nichts zeigt; das mit beiden Symbolen steht "
        "nicht zur Wahl. Dann ein Laboratorium: In Zwickau darf es auf das Feld mit beiden Symbolen, weil "
        "keines nur ein Laboratorium zeigt, oder auf das rote. Auch in Bautzen ist das Feld mit beiden "
        "Symbolen jetzt offen.",
    ),
    "EX-10": (
        "Regierungs-Gebäude",
        "Ein Laboratorium der Stufe IV ist ein Regierungs-Gebäude: In Praha darf es auf das Feld für die "
        "Regierung. In Freiberg darf es nicht auf das Feld mit beiden Symbolen, solange das Feld nur für "
        "Laboratorien frei ist. Für eine Fabrik der Stufe IV ist es offen.",
    ),
    "EX-11": (
        "Plättchen begrenzen das Einkommen",
        "[seat 0] hat {at0.a.tiles} Plättchen über dem Tableau: Sie reichen bis Feld {at0.a.reach}. Die "
        "Marker stehen auf {at0.a.income.thaler}, {at0.a.income.worker} und {at0.a.income.vp}, aber was "
        "jenseits der Plättchen liegt, zählt nicht. Aufladen bringt [{got1.a.thaler} thaler], "
        "[{got1.a.workers} worker] und [vp {got1.a.score}].",
    ),
    "EX-12": (
        "Einkommen mit vielen Plättchen",
        "{at0.a.tiles} Plättchen reichen bis Feld {at0.a.reach}. Jede Leiste bringt, was links von ihrem "
        "Marker steht, die der Arbeiter nur so viel, wie die Plättchen reichen: [{got1.a.thaler} thaler], "
        "[{got1.a.workers} worker] und mit den Punkten bei den Arbeitern [vp {got1.a.score}].",
    ),
    "EX-13": (
        "Der König kommt",
        "[seat 0] nimmt den letzten Stern vom ersten Sternenfeld: Der König kommt. Auf dem höchsten "
        "besetzten Feld, {at1.b.highest}, und auf dem nächsten darunter steht nur je ein Stern von [seat "
        "1], und beide Ränge zählen: [vp {got1.b.score}].",
    ),
    "EX-14": (
        "Ein Stern je Gruppe",
        "[seat 0] hat [{at0.a.achievements} achievement] und einen Stern auf {at0.a.highest}. Die Felder "
        "derselben Gruppe sind verschlossen, und die nächste Gruppe ist zu hoch. Es bleiben die unteren "
        "Gruppen, und immer das Feld {at0.value.s0}.",
    ),
    "EX-15": (
        "Keine Erfolge, keine Wahl",
        "Ohne Erfolge muss der Stern von [seat 0] auf das Feld {at0.value.s0}. Das bringt [{got1.a.thaler} "
        "thaler] und [{got1.a.workers} worker], und am Ende [vp {at1.a.points.zero_space}].",
    ),
    "EX-16": (
        "Ein Nukleum kommt ins Kraftwerk",
        "Der Stern auf {at1.a.highest} ist der erste in seinem Segment: [seat 0] nimmt das Nukleum von dort "
        "und wählt ein Kraftwerk, das noch keines hat. In Zittau bringt es [{got2.a.thaler} thaler]. "
        "Weitere Sterne in diesem Segment bringen kein Nukleum.",
    ),
    "EX-17": (
        "Das oberste Feld",
        "[seat 0] hat [{at0.a.achievements} achievement] und setzt den Stern auf das oberste Feld. Zuerst "
        "wird eine Technologie beliebiger Stufe freigeschaltet, dann folgen [vp {got2.a.score}].",
    ),
    "EX-18": (
        "Eine neue Mine",
        "Mit der neuen hat [seat 0] {at1.a.mines} Minen, und jede bringt Uran; das Baufeld zeigt eines "
        "mehr, das Plättchen auch: [{got1.a.uranium} uranium]. Für alles war Platz, und für [{at1.a.room} "
        "uranium] ist er noch da.",
    ),
    "EX-19": (
        "Eine neue Mine und kein Platz",
        "Dieselbe Mine, aber die alten sind voll. [{got1.a.uranium} uranium] passen in die neue, der Rest "
        "wird zu Arbeitern. Nachdem [seat 0] die Mine bezahlt hat, sind [{at1.a.workers} worker] da.",
    ),
    "EX-20": (
        "Turbine und Mine einer Reihe",
        "Die Turbine dieser Reihe ist schon auf der Karte. Baut [seat 0] die Mine, wird zuerst ihr Uran "
        "gelagert. Dann wird das Paar belohnt, hier mit einer Technologie der Stufe III oder niedriger.",
    ),
    "EX-21": (
        "Plättchen vom Markt",
        "[seat 0] nimmt die Plättchen vom vierten und vom zweiten Platz. Ihre Kosten und der Aufschlag für "
        "das weitere Plättchen, weniger die Ersparnis des eigenen, machen [{paid1.a.thaler} thaler]. Die "
        "anderen rücken nach rechts, und neue kommen auf die Plätze links.",
    ),
    "EX-22": (
        "Die Belohnung eines Platzes, doppelt",
        "[seat 0] legt den Auftrag auf den Platz, der Uran bringt, und das Plättchen verdoppelt es. Ohne "
        "Mine werden daraus [{got1.a.workers} worker].",
    ),
    "EX-23": (
        "Der letzte Auftrag ist gezogen",
        "Der silberne Stapel ist leer, also wird die Lücke vom goldenen gefüllt, der jetzt auch leer ist. "
        "[seat 1] erfüllt eine End-Bedingung und wertet [vp {got1.b.score}].",
    ),
    "EX-24": (
        "Kohle von den billigsten Wagen",
        "Alle Wagen im Rheinland sind billig. [seat 0] importiert Kohle nach Grimma und zahlt "
        "[{paid1.a.thaler} thaler]; {got1.wagons.rheinland.dear} Wagen zeigen jetzt die teure Seite. Mit "
        "dem Zeichen auf dem Plättchen sind das [{at1.electricity} electricity], genug für die Fabrik in "
        "Leipzig: [{got1.a.achievements} achievement].",
    ),
    "EX-25": (
        "Uran und fremde Turbinen",
        "Ein Uran ist frei, und jede Turbine in Glashütte erlaubt eines mehr, wem immer sie gehört. [seat "
        "0] verbrennt [{paid1.a.uranium} uranium] und nutzt Turbinen von [seat 1]: Das bringt "
        "[{got1.b.thaler} thaler]. Die Weisung spart: [seat 0] zahlt davon [{paid1.a.thaler} thaler], der "
        "Vorrat den Rest. Ergebnis: [{at1.electricity} electricity].",
    ),
    "EX-26": (
        "Kein Uran ohne Nukleum",
        "Zittau hat kein Nukleum. Das Uran aus der angeschlossenen Mine von [seat 0] lässt sich dort nicht "
        "verbrennen, Kohle aus Schlesien schon: [{at1.electricity} electricity] für das Wohnhaus in "
        "Görlitz.",
    ),
    "EX-27": (
        "Fremde Schienen",
        "Die Verbindung von Zwickau nach Chemnitz ist ein Plättchen von [seat 1]. [seat 0] hat eine Fabrik "
        "in Zwickau und darf dort bauen, aber nicht in Chemnitz: Es gehört nicht zu den Netzwerken von "
        "[seat 0]. Uran und Strom von [seat 0] dürfen die Verbindung trotzdem nutzen.",
    ),
    "EX-28": (
        "Licht in einem neutralen Gebäude",
        "[seat 0] bringt die neutrale Fabrik in Dresden zum Leuchten: [{got1.a.achievements} achievement], "
        "[{got1.a.income.thaler} income_thaler] und [{got1.a.thaler} thaler]. Sie bleibt neutral und bringt "
        "am Ende niemandem Punkte.",
    ),
    "EX-29": (
        "Vorgezeigt, nicht ausgegeben",
        "[seat 0] hat ein Plättchen gespielt und erfüllt vor seinen Aktionen einen Auftrag, der Thaler "
        "sehen will. Das schaltet eine Technologie der Stufe I frei und bringt [vp {got1.a.score}]; alle "
        "[{at1.a.thaler} thaler] bleiben. Die Aktionen des Plättchens folgen.",
    ),
    "EX-30": (
        "Sterne und Meilensteine",
        "[seat 0] hat {at1.a.factories} Fabriken, und das Meilenstein-Plättchen dieses Segments zählt sie. "
        "Der letzte Stern kommt auf {at1.a.highest}, in eine andere Gruppe als der erste. Mit den Faktoren "
        "{at1.factor.s9} und {at1.factor.s11} bringen beide [vp {at1.a.points.milestones}].",
    ),
    "EX-31": (
        "Was übrig bleibt",
        "[seat 0] hat noch [{at0.a.uranium} uranium], [{at0.a.workers} worker] und [{at0.a.thaler} thaler]. "
        "Ein Uran wird zum Arbeiter, damit außer ein paar Thalern nichts umsonst ist: [vp "
        "{at1.a.points.resources}]. Das geschieht, ohne zu fragen.",
    ),
    "EX-32": (
        "Praha zählt doppelt",
        "Die leuchtende Fabrik der Stufe IV in Praha bringt [vp {at1.each.FAC4}] für jede Fabrik von [seat "
        "0] in ihrem Netzwerk, sie selbst mitgezählt. Es gibt {at1.a.factories}, aber eine steht außerhalb. "
        "Weil es Praha ist, wird alles verdoppelt: [vp {at1.a.points.buildings}].",
    ),
    "EX-33": (
        "Das Ende der Einkommens-Leisten",
        "Am Ende zählen nur die letzten Felder jeder Leiste. Die Marker von [seat 0] stehen auf "
        "{at0.a.income.thaler}, {at0.a.income.worker} und {at0.a.income.vp}: [vp "
        "{at1.a.points.income_tracks}].",
    ),
    "EX-34": (
        "Die letzte Technologie",
        "[seat 0] bringt das Laboratorium der Stufe III zum Leuchten und darf eine Technologie "
        "freischalten. Es ist die, die noch fehlte: Mit allen {at2.a.technologies} ist die End-Bedingung "
        "erfüllt. [seat 0] legt eine Scheibe darauf und wertet sofort [vp {got2.a.score}].",
    ),
    "EX-35": (
        "Das Ende zu zweit",
        "[seat 0] nimmt den allerletzten Stern von den Sternenfeldern: Noch eine End-Bedingung ist erfüllt, "
        "jetzt sind es {at1.ends}. Spielen nur [seat 0] und [seat 1], braucht es {at1.needed}; die Partie "
        "geht also weiter wie zuvor.",
    ),
    "EX-36": (
        "Ein lila Auftrag",
        "[seat 2] hat {at0.c.mines} Minen und erfüllt den lila Auftrag, der sie verlangt: [vp "
        "{got1.c.score}]. Er kommt neben das Tableau von [seat 2]. Sein Platz bleibt leer, und niemand "
        "sonst kann ihn erfüllen.",
    ),
    "EX-37": (
        "Schritte über das Ende hinaus",
        "Der Marker von [seat 0] steht auf Feld {at0.a.income.thaler}. Die Fabrik der Stufe III bringt mehr "
        "Schritte, als Felder da sind: Der Marker geht auf {at1.a.income.thaler}, und jeder übrige Schritt "
        "zählt: [vp {got1.a.score}].",
    ),
    "EX-38": (
        "Ein rotes Turbinenfeld",
        "[seat 0] spielt die Sonderweisung und industrialisiert. Die Turbine kostet mehr Arbeiter, als "
        "[seat 0] hat; [{paid1.a.uranium} uranium] ersetzt den, der fehlt. Das rote Feld kostet auch "
        "Thaler, weniger die Ersparnis der Weisung: [{paid1.a.thaler} thaler].",
    ),
    "EX-39": (
        "Getauscht, um vorzuzeigen",
        "Der Auftrag will mehr Thaler sehen als die [{at0.a.thaler} thaler] von [seat 0]. "
        "[{paid1.a.workers} worker] werden zu Thalern, [seat 0] zeigt [{at1.a.thaler} thaler] vor und "
        "behält sie alle.",
    ),
    "EX-40": (
        "Kohle mit Rabatt",
        "Die Turbine der ersten Reihe ist auf der Karte: Die Kohle jedes Elektrisierens kostet weniger. "
        "Alle Wagen im Rheinland zeigen die billige Seite, und [seat 0] zahlt [{paid1.a.thaler} "
        "thaler] für [{at1.electricity} electricity].",
    ),
    "EX-41": (
        "Eines mitten im anderen",
        "[seat 0] bringt das Laboratorium in Grimma zum Leuchten und schaltet damit eine Technologie frei, "
        "die ein Urbanisieren anbietet. Das kommt zuerst: Ein Wohnhaus wird gebaut. Erst dann geht das "
        "Elektrisieren weiter, und der Turbinen-Effekt von Experiment C bringt [{got2.a.thaler} thaler].",
    ),
}
