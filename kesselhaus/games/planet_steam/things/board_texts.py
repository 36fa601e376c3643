"""What the cards of Planet Steam say of players, rounds, phases and steps, in both languages."""

from kesselhaus.languages import Phrases

say = Phrases(
    "planet_steam.boards",
    en={
        "of_player": "Of [seat {seat}]",
        "player_kind": "Player",
        "player_card": "Player · {card}",
        "player_does": "Worth {worth} as far as everybody can see it. Tanks: {tanks}.",
        "score_does": "Credits {credits}, zones {zones}, tanks {tanks}, superchargers {superchargers}, "
        "luxury quarters {luxury_quarters}, goods {resources}: at the prices of now.",
        "score_hidden": "Zones {zones}, tanks {tanks}, superchargers {superchargers}, luxury quarters "
        "{luxury_quarters}, goods {resources}: at the prices of now, and without the credits, which are "
        "secret.",
        "credits_does": "Bids, tanks and purchases are paid with them. At the end each counts one.",
        "credits_hidden": "They are secret until the end. Every payment can be seen.",
        "markers_does": "{count} of them are left. Each zone takes one; without any no zone can be claimed.",
        "count_zones": "They count {worth} at the end, and each has room for one tank.",
        "count_tanks": "They count {worth} at the end, and each can be used in every production.",
        "count_superchargers": "They count {worth} at the end, and each makes its tank give one more.",
        "count_luxury_quarters": "They count {worth} at the end.",
        "permits_does": "Each claims a free or neutral zone without a die, one a round, or is sold for "
        "{sale} after trade. At the end they count nothing.",
        "goods": "Goods",
        "goods_does": "What the units on the carriers are worth at the prices of now.",
        "yield": "Next production",
        "yield_does": "If all tanks are used: {gains}. {room}",
        "yield_lost": "Of these {units} find no room.",
        "yield_fits": "All of it finds room.",
        "running": "Energy for the tanks",
        "running_does": "So much energy it takes to use all tanks next. Tanks with an energy converter and "
        "simple tanks on the river cost none.",
        "round_kind": "Rounds still to be played: {left}",
        "round_does": "{rounds} rounds are played. The marker moves on at the end of each.",
        "end": "The end",
        "end_kind": "Round track",
        "end_does": "After {rounds} rounds everything is worth credits, and the greatest wealth wins.",
        "phase_kind": "Phase {place} of 4",
        "step_kind": "Step of a phase",
    },
    de={
        "of_player": "Spieler: [seat {seat}]",
        "player_kind": "Spieler",
        "player_card": "Spieler · {card}",
        "player_does": "So weit es alle sehen, {worth} wert. Tanks: {tanks}.",
        "score_does": "Credits {credits}, Zonen {zones}, Tanks {tanks}, Kompressoren {superchargers}, "
        "Luxusquartiere {luxury_quarters}, Waren {resources}: zu den Preisen von jetzt.",
        "score_hidden": "Zonen {zones}, Tanks {tanks}, Kompressoren {superchargers}, Luxusquartiere "
        "{luxury_quarters}, Waren {resources}: zu den Preisen von jetzt und ohne die Credits, die geheim "
        "sind.",
        "credits_does": "Mit ihnen zahlst du Gebote, Tanks und Käufe. Am Ende zählt jeder eins.",
        "credits_hidden": "Sie sind bis zum Ende geheim. Jede Zahlung ist zu sehen.",
        "markers_does": "{count} davon sind übrig. Jede Zone braucht einen; ohne sie ist keine zu "
        "beanspruchen.",
        "count_zones": "Am Ende zählen sie {worth}, und jede hat Platz für einen Tank.",
        "count_tanks": "Am Ende zählen sie {worth}, und jeder kann in jeder Förderung genutzt werden.",
        "count_superchargers": "Am Ende zählen sie {worth}, und mit jedem gibt sein Tank eins mehr.",
        "count_luxury_quarters": "Am Ende zählen sie {worth}.",
        "permits_does": "Mit jeder beanspruchst du ohne Würfel eine freie oder neutrale Zone, eine je "
        "Runde, oder du verkaufst sie nach dem Handel für {sale}. Am Ende zählen sie nichts.",
        "goods": "Waren",
        "goods_does": "Was die Einheiten auf den Frachtern zu den Preisen von jetzt wert sind.",
        "yield": "Nächste Förderung",
        "yield_does": "Wenn alle Tanks genutzt werden: {gains}. {room}",
        "yield_lost": "Ohne Platz davon: {units}.",
        "yield_fits": "Alles davon findet Platz.",
        "running": "Energie für die Tanks",
        "running_does": "So viel Energie kostet es, als Nächstes alle Tanks zu nutzen. Tanks mit "
        "Energiekonverter und einfache Tanks am Fluss kosten keine.",
        "round_kind": "Noch zu spielende Runden: {left}",
        "round_does": "Gespielt werden {rounds} Runden. Am Ende jeder Runde rückt der Marker weiter.",
        "end": "Das Ende",
        "end_kind": "Rundenzählleiste",
        "end_does": "Nach {rounds} Runden ist alles Credits wert, und das größte Vermögen gewinnt.",
        "phase_kind": "Phase {place} von 4",
        "step_kind": "Schritt einer Phase",
    },
)

STEPS = Phrases[tuple[str, str]](
    "planet_steam.steps",
    en={
        "expansion": (
            "Expansion phase",
            "Specialists are auctioned, then a zone; everybody may claim another one, and the airship is "
            "moored.",
        ),
        "tank_phase": ("Tank phase", "In turn order, whoever pays 1 water buys and rearranges."),
        "resource_phase": ("Resource phase", "All produce, then all trade one resource after the other."),
        "closing_phase": (
            "Closing phase",
            "New tanks are built for the market, and the round marker moves on.",
        ),
        "colours": ("Colours", "One after the other chooses a colour."),
        "upgrades": ("First carriers", "Everybody raises one carrier, free of charge."),
        "river": ("River markers", "Everybody names in secret how many neutral markers go on the river."),
        "carrier": ("Independent Carrier", "It is auctioned; later its holder keeps it or gives it up."),
        "bonus": ("Bonus resources", "One unit of each resource goes from the terminal to the bonus field."),
        "specialists": (
            "Specialist auction",
            "One bidding round for each player: the winner takes a card and a bonus resource.",
        ),
        "placing": ("Placing", "Everybody puts claim markers and neutral ones on the map."),
        "zone": ("Zone auction", "The Speculator names a zone, and all bid for it."),
        "claims": ("Claims", "In turn order, everybody may claim one zone."),
        "airship": ("Airship", "The Airship Captain chooses the row in which every tank gives one more."),
        "production": ("Production", "In turn order, everybody uses as many tanks as he has energy for."),
        "trade": (
            "Trade",
            "One resource after the other: in turn order, everybody buys, sells or passes once with each.",
        ),
        "certificates": ("Certificates", "In turn order, everybody may buy or sell one certificate."),
    },
    de={
        "expansion": (
            "Expansionsphase",
            "Spezialisten werden versteigert, dann eine Zone; alle dürfen eine weitere beanspruchen, und "
            "das Luftschiff macht fest.",
        ),
        "tank_phase": ("Tankphase", "In der Spielerreihenfolge: Wer 1 Wasser zahlt, kauft und baut um."),
        "resource_phase": (
            "Rohstoffphase",
            "Alle fördern, dann handeln alle mit einem Rohstoff nach dem anderen.",
        ),
        "closing_phase": (
            "Abschlussphase",
            "Neue Tanks kommen auf den Markt, und der Rundenmarker rückt weiter.",
        ),
        "colours": ("Farben", "Einer nach dem anderen wählt eine Farbe."),
        "upgrades": ("Erste Frachter", "Alle bauen kostenlos einen Frachter aus."),
        "river": ("Flussmarker", "Alle nennen geheim, wie viele neutrale Marker auf den Fluss kommen."),
        "carrier": (
            "Unabhängiger Frachter",
            "Er wird versteigert; später kann er behalten oder abgegeben werden.",
        ),
        "bonus": ("Bonusrohstoffe", "Von jedem Rohstoff kommt eine Einheit von der Börse auf das Bonusfeld."),
        "specialists": (
            "Spezialistenauktion",
            "Eine Bietrunde je Spieler: Wer sie gewinnt, nimmt eine Karte und einen Bonusrohstoff.",
        ),
        "placing": ("Marker legen", "Alle legen eigene und neutrale Besitzmarker auf die Karte."),
        "zone": ("Zonenauktion", "Der Spekulant nennt eine Zone, und alle bieten um sie."),
        "claims": ("Ansprüche", "In der Spielerreihenfolge dürfen alle eine Zone beanspruchen."),
        "airship": ("Luftschiff", "Der Luftschiffkapitän wählt die Zeile, in der jeder Tank eins mehr gibt."),
        "production": (
            "Förderung",
            "In der Spielerreihenfolge nutzen alle so viele Tanks, wie ihre Energie reicht.",
        ),
        "trade": (
            "Handel",
            "Ein Rohstoff nach dem anderen: In der Spielerreihenfolge kaufen, verkaufen oder passen alle je "
            "einmal.",
        ),
        "certificates": (
            "Zertifikate",
            "In der Spielerreihenfolge dürfen alle ein Zertifikat kaufen oder verkaufen.",
        ),
    },
)
