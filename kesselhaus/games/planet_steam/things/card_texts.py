"""What the cards of Planet Steam say of things, in both languages."""

from collections.abc import Mapping

from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, str] = {
    "sign_kind": "Sign",
    "deed_kind": "Deed",
    "neutral": "neutral",
    "free": "free",
    "nobody": "nobody",
    # the map
    "zone_kind": "{kind} · {owner}",
    "zone_free_does": "It goes to whoever wins the auction for it or claims it, and is worth {value} at the "
    "end.",
    "zone_neutral_does": "It counts as taken. A building permit takes it; an auction does when no zone is "
    "free.",
    "zone_owned_does": "Room for one tank of its owner, for good. At the end it counts {value}.",
    "zone_closed_does": "It is out of play with so few players.",
    "zone_river": "A simple tank runs here without energy.",
    "tank_kind": "Tank · {zone} · [seat {seat}]",
    "tank_does": "Used, it gives [1 {resource}].",
    "tank_costs": "That costs {energy}.",
    "tank_exempt": "That costs no energy.",
    "tank_charged": "The supercharger adds one.",
    "tank_airship": "The airship in its row adds one.",
    "tank_linked": "Connected tanks that give the same: {count} in this group, {more} more when all are "
    "used.",
    "tank_lying": "It lies on its side and gives nothing until the round ends.",
    "mooring": "Mooring {mooring}",
    "mooring_kind": "Row {row} · tanks: {count}, yours: {own}",
    "mooring_does": "Moored here, the airship adds a unit to every tank of this row that is used, whoever "
    "owns it.",
    "airship_at": "At row {row}",
    "airship_waits": "Waiting for the captain",
    "airship_does": "Every tank of its row that is used gives one unit more. After the round it leaves.",
    "synergy_kind": "Bonus production",
    "synergy_does": "Used tanks of one owner that give the same and touch at an edge are a group: it gives "
    "a unit more for each tank but the first.",
    # carriers and goods
    "carrier_kind": "Class {level} · [seat {seat}]",
    "carrier_does": "{held} of {capacity} units are on it. What does not fit is lost.",
    "carrier_next": "Class {level} holds {capacity}.",
    # terminal
    "gauge_kind": "Price {price} · supply {supply}",
    "gauge_does": "After every trade of it, also after passing, the price moves by what the colour of the "
    "supply says: now {change}.",
    "gauge_sale": "Your {units} bring {credits} now; then the price is {then}.",
    "scale_kind": "Of the terminal",
    "scale_does": "A scarce resource gets dearer with every trade, a plentiful one cheaper. Passing is a "
    "trade, too.",
    "order": "Order marker {number}",
    "order_kind": "Trade order · {where}",
    "order_beside": "not put yet",
    "order_does": "Resources are traded in the order of their markers in this round.",
    "order_none": "No order marker",
    # tanks and wares
    "stock": "Local market: {stock}",
    "stock_kind": "Tank market · a tank costs {price}",
    "stock_kind_sold": "Tank market",
    "stock_does": "The marker shows how many tanks are for sale and what the next one costs. Each purchase "
    "moves it towards sold out, new tanks move it back.",
    "stock_sold_does": "Here the market is empty. Tanks can still be imported, until new ones are built.",
    "ware_kind": "{left} in the bank",
    "ware_kind_free": "From the bank",
    "ware_tank_does": "It goes on an own zone without a tank and gives water until it gets a converter. At "
    "the end it counts {tank}.",
    "ware_import_does": "A tank that does not come from the local market: its price stays, and it may be "
    "sold out.",
    "ware_supercharger_does": "It goes on one of your tanks that has none: one unit more each time. At the "
    "end it counts {supercharger}.",
    "ware_carrier_does": "One of your carriers gets one class larger.",
    "ware_quartz_converter_does": "It goes on one of your tanks at once: then that gives quartz.",
    "ware_ore_converter_does": "It goes on one of your tanks at once: then that gives ore.",
    "ware_energy_converter_does": "It goes on one of your tanks at once: then that gives energy, and costs "
    "none.",
    "ware_permit_does": "It claims a free or neutral zone without a die, one a round, or is sold for "
    "{sale}. At the end it counts nothing.",
    "ware_quarters_does": "At the end they count {quarters}.",
    # auction
    "card_kind": "Specialist · number {number} · {where}",
    "on_display": "on display",
    "card_number": "The number decides the order of the round.",
    "does_lady_steam": "Lady Steam opens the zone auction and the next specialist auction.",
    "does_speculator": "The Speculator names the zone that is auctioned and pays half of a winning bid.",
    "does_airship_captain": "The Airship Captain moors the airship.",
    "does_engineer": "The Engineer brings a building permit or {credits} at once.",
    "does_banker": "The Banker raises a carrier or brings a resource at once.",
    "bonus": "Bonus: {resource}",
    "bonus_there": "On the bonus field",
    "bonus_gone": "Not on the bonus field",
    "bonus_does": "Each winner of a specialist takes one unit from the field. What is left goes back to the "
    "terminal.",
    "slip_kind": "Optional card · {who}",
    "slip_price_manipulation_does": "The first winner of a specialist moves prices, up or down. At the end "
    "of the round he receives as many credits as the number of his specialist.",
    "slip_sabotage_does": "From round {round} on the last winner of a specialist has a tank of an opponent "
    "laid down; its owner is paid for it by a die at the end of the round.",
    "slip_independent_carrier_does": "Room for {room} more units of anything. Credits locked on it: "
    "{locked}.",
    "mode_kind": "Price Manipulation",
    "mode_one": "One price moves, by up to {spaces}: {kinds}.",
    "mode_all": "Prices move by up to {spaces} in all: {kinds}.",
    "colour_kind": "Colour · {who}",
    "colour_does": "The colour of your claim markers and carriers for the whole game.",
}

GERMAN: Mapping[str, str] = {
    "sign_kind": "Zeichen",
    "deed_kind": "Handlung",
    "neutral": "neutral",
    "free": "frei",
    "nobody": "niemand",
    "zone_kind": "{kind} · {owner}",
    "zone_free_does": "Sie bekommt, wer ihre Auktion gewinnt oder sie beansprucht. Am Ende zählt sie "
    "{value}.",
    "zone_neutral_does": "Sie gilt als vergeben. Eine Baulizenz nimmt sie, oder eine Auktion, wenn keine "
    "Zone frei ist.",
    "zone_owned_does": "Platz für einen Tank ihres Besitzers, für die ganze Partie. Am Ende zählt sie "
    "{value}.",
    "zone_closed_does": "Zu so wenigen ist sie nicht im Spiel.",
    "zone_river": "Ein einfacher Tank läuft hier ohne Energie.",
    "tank_kind": "Tank · {zone} · [seat {seat}]",
    "tank_does": "Genutzt gibt er [1 {resource}].",
    "tank_costs": "Das kostet {energy}.",
    "tank_exempt": "Das kostet keine Energie.",
    "tank_charged": "Der Kompressor gibt eins dazu.",
    "tank_airship": "Das Luftschiff in seiner Zeile gibt eins dazu.",
    "tank_linked": "Verbundene Tanks mit demselben Rohstoff: {count} in dieser Gruppe, zusammen genutzt "
    "{more} mehr.",
    "tank_lying": "Er liegt auf der Seite und gibt bis zum Ende der Runde nichts.",
    "mooring": "Ankerplatz {mooring}",
    "mooring_kind": "Zeile {row} · Tanks: {count}, eigene: {own}",
    "mooring_does": "Liegt das Luftschiff hier, gibt jeder genutzte Tank dieser Zeile eins mehr, gleich wem "
    "er gehört.",
    "airship_at": "An Zeile {row}",
    "airship_waits": "Wartet auf den Kapitän",
    "airship_does": "Jeder genutzte Tank seiner Zeile gibt eins mehr. Nach der Runde legt es ab.",
    "synergy_kind": "Bonusförderung",
    "synergy_does": "Genutzte Tanks eines Spielers, die dasselbe geben und sich an einer Kante berühren, "
    "sind eine Gruppe: Sie gibt für jeden Tank außer dem ersten eins mehr.",
    "carrier_kind": "Klasse {level} · [seat {seat}]",
    "carrier_does": "{held} von {capacity} Einheiten liegen darauf. Was nicht passt, verfällt.",
    "carrier_next": "Klasse {level} fasst {capacity}.",
    "gauge_kind": "Preis {price} · Vorrat {supply}",
    "gauge_does": "Nach jedem Handel damit, auch nach dem Passen, ändert sich der Preis, wie es die Farbe "
    "des Vorrats sagt: jetzt um {change}.",
    "gauge_sale": "Deine {units} bringen jetzt {credits}; danach ist der Preis {then}.",
    "scale_kind": "An der Börse",
    "scale_does": "Was knapp ist, wird mit jedem Handel teurer, was reichlich da ist, billiger. Auch Passen "
    "ist ein Handel.",
    "order": "Reihenfolgemarker {number}",
    "order_kind": "Folge des Handels · {where}",
    "order_beside": "noch nicht gelegt",
    "order_does": "In dieser Runde wird in der Folge der Marker gehandelt.",
    "order_none": "Kein Reihenfolgemarker",
    "stock": "Lokaler Tankmarkt: {stock}",
    "stock_kind": "Tankmarkt · ein Tank kostet {price}",
    "stock_kind_sold": "Tankmarkt",
    "stock_does": "Der Marker zeigt, wie viele Tanks zu haben sind und was der nächste kostet. Jeder Kauf "
    "rückt ihn zum Ausverkauf hin, neue Tanks rücken ihn zurück.",
    "stock_sold_does": "Hier ist der Markt leer. Importieren geht weiterhin, bis neue Tanks gebaut sind.",
    "ware_kind": "In der Bank: {left}",
    "ware_kind_free": "Aus der Bank",
    "ware_tank_does": "Er kommt auf eine eigene Zone ohne Tank und gibt Wasser, bis er einen Konverter "
    "bekommt. Am Ende zählt er {tank}.",
    "ware_import_does": "Ein Tank, der nicht vom lokalen Markt kommt: Dessen Preis bleibt, und er darf leer "
    "sein.",
    "ware_supercharger_does": "Er kommt auf einen deiner Tanks ohne Kompressor: jedes Mal eine Einheit "
    "mehr. Am Ende zählt er {supercharger}.",
    "ware_carrier_does": "Einer deiner Frachter wird eine Klasse größer.",
    "ware_quartz_converter_does": "Er kommt sofort auf einen deiner Tanks: Dann gibt der Quarz.",
    "ware_ore_converter_does": "Er kommt sofort auf einen deiner Tanks: Dann gibt der Erz.",
    "ware_energy_converter_does": "Er kommt sofort auf einen deiner Tanks: Dann gibt der Energie und kostet "
    "keine.",
    "ware_permit_does": "Mit ihr beanspruchst du ohne Würfel eine freie oder neutrale Zone, eine je Runde, "
    "oder du verkaufst sie für {sale}. Am Ende zählt sie nichts.",
    "ware_quarters_does": "Am Ende zählt es {quarters}.",
    "card_kind": "Spezialist · Nummer {number} · {where}",
    "on_display": "in der Auslage",
    "card_number": "Die Nummer bestimmt die Reihenfolge der Runde.",
    "does_lady_steam": "Lady Steam eröffnet die Zonenauktion und die nächste Spezialistenauktion.",
    "does_speculator": "Der Spekulant nennt die Zone, die versteigert wird, und zahlt ein Siegergebot nur "
    "halb.",
    "does_airship_captain": "Der Luftschiffkapitän setzt das Luftschiff.",
    "does_engineer": "Der Ingenieur bringt sofort eine Baulizenz oder {credits}.",
    "does_banker": "Der Banker baut sofort einen Frachter aus oder bringt einen Rohstoff.",
    "bonus": "Bonus: {resource}",
    "bonus_there": "Auf dem Bonusfeld",
    "bonus_gone": "Nicht auf dem Bonusfeld",
    "bonus_does": "Wer einen Spezialisten gewinnt, nimmt eine Einheit vom Feld. Was bleibt, geht an die "
    "Börse zurück.",
    "slip_kind": "Zusatzkarte · {who}",
    "slip_price_manipulation_does": "Wer als Erster einen Spezialisten gewinnt, verschiebt Preise nach oben "
    "oder unten. Am Ende der Runde erhält er so viele Credits, wie die Nummer seines Spezialisten sagt.",
    "slip_sabotage_does": "Wer als Letzter einen Spezialisten gewinnt, lässt ab Runde {round} einen "
    "gegnerischen Tank umlegen; am Ende der Runde entschädigt ein Würfel dessen Besitzer.",
    "slip_independent_carrier_does": "Platz für {room} weitere Einheiten aller Art. Gebundene Credits: "
    "{locked}.",
    "mode_kind": "Preismanipulation",
    "mode_one": "Ein Preis ändert sich um bis zu {spaces}: {kinds}.",
    "mode_all": "Preise ändern sich um zusammen bis zu {spaces}: {kinds}.",
    "colour_kind": "Farbe · {who}",
    "colour_does": "Die Farbe deiner Besitzmarker und Frachter für die ganze Partie.",
}

say = Phrases("planet_steam.cards", en=ENGLISH, de=GERMAN)
