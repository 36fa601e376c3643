"""What the cards of the lesson say in German."""

GERMAN: dict[str, tuple[str, ...]] = {
    "about": ("Worum es geht",),
    "goal": (
        "Licht für Sachsen",
        "Es gewinnt, wer Gebäude zum Leuchten bringt und sie mit Sternen vervielfacht. In jedem Zug tust "
        "du eines: Meist spielst du ein Plättchen mit zwei Hälften.",
        "Spiele das Plättchen mit [icon a-urbanize] und [icon i-income_thaler].",
    ),
    "house": (
        "Zwei Hälften",
        "Es liegt jetzt über deinem Tableau. Beide Hälften gehören dir, in jeder Reihenfolge. "
        "Urbanisieren baut auf der Karte.",
        "Urbanisiere: das Wohnhaus der Zeile I, in Leipzig.",
    ),
    "income": (
        "Die andere Hälfte",
        "Das Wohnhaus kostet [2 thaler], den Preis seiner Zeile, und ist noch dunkel. Die zweite Hälfte "
        "rückt einen Marker deines Einkommens.",
        "Nutze die zweite Hälfte.",
    ),
    "other": (
        "Jetzt die anderen",
        "[seat 1] hat in Dresden gebaut. Ein erstes Gebäude steht überall, spätere nur, wo deine "
        "Netzwerke sind.",
    ),
    "railway": ("Schienen und Strom",),
    "lay": (
        "Ein Plättchen als Schiene",
        "Ein Plättchen darf auch auf die Karte, für immer, mit einem Arbeiter darauf. Dann wirkt eine "
        "Hälfte nur, wenn ihr Rand passt.",
        "Lege [icon a-energize] zwischen Leipzig und Grimma, Lila zu Grimma.",
    ),
    "edges": (
        "Beide Ränder passen",
        "Lila zeigt zum lila Grimma, und der bunte Rand passt zu jeder Stadt, also auch zu Leipzig. Beide "
        "Hälften dürfen wirken.",
        "Nutze die bunte Hälfte: Nimm [1 worker].",
    ),
    "link": (
        "Eine fertige Verbindung",
        "Jedes Feld hat sein Plättchen, also sind Leipzig und Grimma verbunden und in deinen Netzwerken, "
        "wo du bauen darfst. Kohle, Uran und Strom kommen für alle durch.",
        "",
        "Und das Plättchen?",
        "Am Ende des Zuges wird eine fertige Verbindung umgedreht: Ihre Plättchen verlieren die Aktionen "
        "und bleiben als Schienen.",
    ),
    "coal": (
        "Licht im Haus",
        "Das Kraftwerk in Grimma bekommt Kohle aus dem Rheinland, über Leipzig. Jede Kohle gibt einen "
        "Strom, dein Wohnhaus braucht zwei.",
        "Elektrisiere mit [2 coal].",
    ),
    "lit": (
        "Es leuchtet",
        "Am Ende bringt es Punkte. Sofort gab es [+2 achievement], so viele, wie es Strom braucht, und "
        "einen Schritt Einkommen.",
        "",
        "Und die Kohle?",
        "Jede Kohle dreht einen Wagen von 1 auf 2, danach geht er. Ohne Wagen kostet eine Kohle drei Thaler.",
    ),
    "market": ("Markt und Aufträge",),
    "contract": (
        "Ein Auftrag",
        "Er verlangt etwas und zahlt, sobald du es hast. Beim Nehmen gibt es die Belohnung des Platzes: "
        "Platz 1 bringt [2 thaler].",
        "Spiele [icon a-contract]; nimm den für ein leuchtendes Gebäude, Platz 1.",
    ),
    "fulfil": (
        "Erfülle ihn",
        "Ein leuchtendes Gebäude hast du. In einem Zug mit Aktionen darfst du einen Auftrag erfüllen, "
        "auch einen, den du eben genommen hast.",
        "Erfülle den Auftrag.",
    ),
    "develop": (
        "Bessere Plättchen",
        "Entwickeln kauft Plättchen zum Preis darunter, für immer. Dieses baut und elektrisiert.",
        "Entwickle: Nimm [icon a-urbanize] mit [icon a-energize], kein zweites.",
    ),
    "above": (
        "Was sie freigeben",
        "Jedes Plättchen über deinem Tableau gibt zwei Felder deiner Einkommens-Leisten frei. Aufladen "
        "zahlt den Wert links vom Marker, soweit das reicht.",
    ),
    "directive": ("Das schwarze Plättchen",),
    "zero": (
        "Feld null",
        "[seat 1] hat ohne Erfolge aufgeladen, also steht dieser Stern auf 0: jetzt etwas Geld, am Ende "
        "[vp −3].",
    ),
    "black": (
        "Beliebige Hauptaktion",
        "Das schwarze Plättchen ist eine beliebige Hauptaktion, [1 thaler] billiger. Ein Laboratorium der "
        "Zeile I kostet [2 thaler], und du hast [1 thaler].",
        "Spiele es: Urbanisiere das Laboratorium, in Leipzig.",
    ),
    "kinds": (
        "Acht Technologien",
        "Ein leuchtendes Laboratorium schaltet eine frei. Blaue wirken sofort, braune dauerhaft, lila "
        "zählen am Ende.",
    ),
    "stars": ("Aufladen und Sterne",),
    "points": (
        "Woher Punkte kommen",
        "Am Ende vervielfacht jeder Stern, was neben seiner Reihe gezählt wird; hier Städte mit deinen "
        "leuchtenden Gebäuden. Diese zählen auch für sich.",
    ),
    "recharge": (
        "Aufladen",
        "Es zahlt dein Einkommen und setzt einen Stern, so hoch wie deine Erfolge: Du hast zwei.",
        "Lade auf und setze den Stern auf 2.",
    ),
    "nucleum": (
        "Ein Nukleum",
        "Der erste Stern einer Reihe setzt ihr Nukleum in ein Kraftwerk, und dort brennt von nun an Uran.",
        "Setze es in das Kraftwerk in Grimma.",
    ),
    "king": (
        "Der König kommt",
        "Du hast den letzten Stern dieses Feldes genommen, also kam er: [vp 6] für den höchsten Stern. "
        "Deine Erfolge sind verfallen, deine Plättchen zurück.",
    ),
    "chain": ("Eine Kette",),
    "beside": (
        "Neben dem Nachbarn",
        "[seat 1] hat eine Schiene zwischen Grimma und Chemnitz. Deine schließt die Verbindung ab: [vp 2] "
        "für jede. Auch Ränder von Nachbarn passen aneinander.",
        "Lege [icon a-industrialize] dorthin, Lila zu Chemnitz.",
    ),
    "mine": (
        "Eine Mine",
        "Dein Rand trifft auf einen bunten, also wirkt er, und Chemnitz gehört jetzt zu deinen "
        "Netzwerken. Eine Mine bringt Uran; auf rotem Baufeld kostet sie [2 thaler] mehr.",
        "Industrialisiere: die Mine der Zeile I; lagere ihr Uran.",
    ),
    "neighbour": (
        "Die Hälfte des Nachbarn",
        "Die bunte Hälfte, zu der dein Rand passt, wirkt auch: zuerst für dich, dann für den, dem sie "
        "gehört.",
        "Nutze sie: Nimm [1 worker].",
    ),
    "uranium": ("Uran",),
    "burn": (
        "Uran verbrennen",
        "Grimma hat sein Nukleum, und Verbindungen führen zu deiner Mine. Ein Uran gibt zwei Strom, eine "
        "Kohle macht daraus drei.",
        "Spiele [icon a-energize]: ein Uran, eine Kohle.",
    ),
    "target": (
        "Eigen oder neutral",
        "Drei reichen für dein Laboratorium und für die neutrale Fabrik in Chemnitz. Neutrale zahlen "
        "sofort, zählen aber nie.",
        "Bring dein Laboratorium zum Leuchten und schalte B-3 frei.",
    ),
    "turbines": (
        "Turbinen",
        "Industrialisieren baut auch Turbinen. Jede deckt einen dauerhaften Effekt auf, und an einem "
        "Kraftwerk lässt sie ein Uran mehr verbrennen.",
    ),
    "purple": (
        "Offen für alle",
        "Lila Aufträge liegen für alle da. Dieser verlangt zwei leuchtende Gebäude, und die hast du.",
    ),
    "end": ("Wie es endet",),
    "conditions": (
        "Fünf Bedingungen",
        "Deine Partie, viele Runden später. Zu zweit beginnt das Ende, wenn drei davon erfüllt sind; zwei "
        "sind es. Du hast [vp 69].",
    ),
    "last": (
        "Die dritte",
        "Dein Einkommen bringt dich über 70 Punkte, die dritte Bedingung: [vp 3] für dich. Und 16 Erfolge "
        "reichen hoch hinauf.",
        "Lade auf und setze den Stern auf 16.",
    ),
    "stars_count": (
        "Noch eine Runde",
        "Das Ende hat begonnen, eine Runde folgt. Dein Stern auf 16 zählt die Hälfte deiner erfüllten "
        "Aufträge, mal fünf.",
    ),
    "rest": (
        "Und der Rest",
        "Leuchtende Gebäude, Technologien der letzten Art, Marker am Ende der Leisten und ein wenig für "
        "Übriges. Spiel die Partie nun zu Ende.",
    ),
}
