"""What the cards of Nucleum say of player boards, milestones and the end, in both languages."""

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "on_board": "on the board of {who}",
    "on_board_own": "on your board",
    "piece_lit": "Built, it is dark. [{n} electricity] lights it and brings [+{n} achievement] and {gains}.",
    "piece_vp": "Lit, it scores {vp} at the end.",
    "piece_vp_each": "Lit, it scores {vp} at the end for each own {type} in its network.",
    "piece_government": "It is a government building too.",
    "mine_holds": "It holds [{room} uranium] and brings as much uranium as you have mines then, itself "
    "included.",
    "row": "Row {level}",
    "row_kind": "Cost of the row",
    "row_does": "An urban building costs [{thaler} thaler], a turbine or a mine [{workers} worker].",
    "effect_on": "uncovered",
    "effect_off": "below {turbine}",
    "effect_none": "It comes from the experiment.",
    "pair_got": "received",
    "pair_open": "still open",
    "pair_does": "When {turbine} and {mine} are both on the map: {gains}.",
    "store_thaler": "They pay for buildings, tiles, coal and surcharges. A worker can be changed into one.",
    "store_worker": "They pay for turbines and mines, and one stays on each railway. {supply} more are in "
    "the supply.",
    "store_uranium": "It lies in mines, which have room for {room} now. In a plant with a Nucleum each is "
    "worth [2 electricity].",
    "store_achievement": "They say how high a star may go when recharging. Then they are lost.",
    "income_does": "The marker is on space {space} of {last}. Recharging yields the value left of it, as "
    "far as the tiles above reach.",
    "income_now": "Now: {gains}.",
    "income_none": "Now: nothing.",
    "income_end": "At the end the last three spaces score {low}, {middle} and {high}.",
    "tiles": "Played tiles",
    "tiles_does": "{count} of {slots} slots are taken. Each tile uncovers two more spaces of income.",
    "pool": "Pool",
    "pool_does": "{count} tiles that can be played or laid.",
    "lines": "Railways",
    "lines_does": "{count} tiles lie on the map, each with a worker.",
    "fulfilled": "Fulfilled contracts",
    "fulfilled_does": "{count} so far. Their slots are free again.",
    "techs": "Technologies",
    "techs_does": "{count} are unlocked. All eight meet a condition of the end.",
    "built": "On the map",
    "built_does": "{buildings} urban buildings stand on the map, {lit} of them lit. Empty boxes are still "
    "on the board.",
    # players
    "player_does": "{points} points so far, {end} more if it ended now. {buildings} buildings on the map.",
    "no_experiment": "No experiment yet",
    "baron_kind": "Played by the rules",
    "baron_does": "He has recharged {count} of {all} times; with the last one the end begins. He takes "
    "the tile of his row that the die says.",
    "score": "Score",
    "score_does": "Scored so far: {points}. If it ended now, {end} more: milestones {milestones}, space 0 "
    "{zero_space}, technologies {technology}, left over {resources}, buildings {buildings}, income "
    "{income_tracks}.",
    # milestones
    "space": "Space {value}",
    "space_zero": "Space 0",
    "space_kind": "Tier {tier} · segment {segment}",
    "star_does": "A star here multiplies by {factor} at the end: {counted}. It takes so many "
    "achievements, and each tier one star of a player.",
    "star_factor": "A star here multiplies by {factor} at the end.",
    "star_zero": "Always possible: {gains}, but {loss} points less at the end.",
    "star_nucleum": "The first star of the segment puts a Nucleum into a power plant.",
    "star_technology": "It unlocks {gains}.",
    "star_top": "It scores {vp} besides.",
    "star_there": "Here: {who}.",
    "milestone_kind": "Segment {segment}",
    "milestone_does": "Stars of its segment count {counted}, times their multiplier. Now: {counts}.",
    "token_does": "The first star in this segment puts it into a power plant of your choice, which then "
    "burns uranium.",
    "token_gone": "It has been put into a power plant.",
    "token_technology": "Every star in this segment unlocks a technology up to level {level}.",
    "starspace": "Star space {number}",
    "starspace_does": "Each recharge takes a star from here. With the last one the king comes: {first} "
    "points for who stands highest, {second} for the next.",
    # the end
    "end": "Conditions of the end",
    "end_met": "{met} of {need}",
    "end_does": "When {need} of {all} are fulfilled the end begins: this round is finished, one more "
    "follows. Each scores {vp} for who fulfils it.",
    "end_near": "It has begun.",
    "end_last": "This is the last round.",
    "end_open": "Condition of the end · open",
    "end_by": "Condition of the end · {who}",
    "end_reward": "Whoever does it scores {vp}.",
    "end_END-1": "The last tile is drawn from the stacks; {tiles} are left.",
    "end_END-2": "Both stacks of contracts are empty; {contracts} are left.",
    "end_END-3": "All star spaces are empty; {stars} stars are left.",
    "end_END-4": "Somebody has unlocked all eight technologies; at best {techs} now.",
    "end_END-5": "Somebody reaches {points} points; at best {best} now.",
}

GERMAN: Mapping[str, str] = {
    "on_board": "auf dem Tableau von {who}",
    "on_board_own": "auf deinem Tableau",
    "piece_lit": "Gebaut ist es dunkel. [{n} electricity] bringt es zum Leuchten und gibt [+{n} "
    "achievement] und {gains}.",
    "piece_vp": "Leuchtet es, bringt es am Ende {vp}.",
    "piece_vp_each": "Leuchtet es, bringt es am Ende {vp} je eigenem Gebäude dieser Art in seinem "
    "Netzwerk: {type}.",
    "piece_government": "Es ist auch ein Regierungs-Gebäude.",
    "mine_holds": "Sie fasst [{room} uranium] und bringt so viel Uran, wie du dann Minen hast, sie selbst "
    "mitgezählt.",
    "row": "Zeile {level}",
    "row_kind": "Kosten der Zeile",
    "row_does": "Ein Stadtgebäude kostet [{thaler} thaler], eine Turbine oder Mine [{workers} worker].",
    "effect_on": "aufgedeckt",
    "effect_off": "unter: {turbine}",
    "effect_none": "Er kommt vom Experiment.",
    "pair_got": "erhalten",
    "pair_open": "noch offen",
    "pair_does": "Wenn {turbine} und {mine} beide auf der Karte sind: {gains}.",
    "store_thaler": "Sie bezahlen Gebäude, Plättchen, Kohle und Aufpreise. Ein Arbeiter lässt sich in "
    "einen tauschen.",
    "store_worker": "Sie bezahlen Turbinen und Minen, und einer bleibt auf jeder Schiene. Im Vorrat sind "
    "noch {supply}.",
    "store_uranium": "Es liegt in Minen, dort ist jetzt Platz für {room}. In einem Kraftwerk mit Nukleum "
    "gibt jedes [2 electricity].",
    "store_achievement": "Sie sagen, wie hoch ein Stern beim Aufladen darf. Danach verfallen sie.",
    "income_does": "Der Marker steht auf Feld {space} von {last}. Aufladen bringt den Wert links davon, "
    "soweit die Plättchen darüber reichen.",
    "income_now": "Jetzt: {gains}.",
    "income_none": "Jetzt: nichts.",
    "income_end": "Am Ende zählen die letzten drei Felder {low}, {middle} und {high}.",
    "tiles": "Gespielte Plättchen",
    "tiles_does": "Belegte Aussparungen: {count} von {slots}. Jedes Plättchen gibt zwei Felder Einkommen "
    "mehr frei.",
    "pool": "Vorrat",
    "pool_does": "Plättchen zum Spielen oder Legen: {count}.",
    "lines": "Schienen",
    "lines_does": "Auf der Karte: {count}, jede mit einem Arbeiter.",
    "fulfilled": "Erfüllte Aufträge",
    "fulfilled_does": "Bisher {count}. Ihre Plätze sind wieder frei.",
    "techs": "Technologien",
    "techs_does": "Freigeschaltet: {count}. Alle acht erfüllen eine Bedingung für das Ende.",
    "built": "Auf der Karte",
    "built_does": "Stadtgebäude auf der Karte: {buildings}, davon leuchten {lit}. Was leer ist, liegt "
    "noch auf dem Tableau.",
    "player_does": "Bisher {points} Punkte, dazu {end}, wenn jetzt Schluss wäre. Gebäude auf der Karte: "
    "{buildings}.",
    "no_experiment": "Noch ohne Experiment",
    "baron_kind": "Spielt nach festen Regeln",
    "baron_does": "Er hat {count} von {all} Mal aufgeladen; mit dem letzten Mal beginnt das Ende. Er "
    "nimmt das Plättchen seiner Reihe, das der Würfel nennt.",
    "score": "Punkte",
    "score_does": "Bisher: {points}. Wäre jetzt Schluss, kämen {end} dazu: Meilensteine {milestones}, "
    "Feld 0 {zero_space}, Technologien {technology}, Übriges {resources}, Gebäude {buildings}, Einkommen "
    "{income_tracks}.",
    "space": "Feld {value}",
    "space_zero": "Feld 0",
    "space_kind": "Gruppe {tier} · Segment {segment}",
    "star_does": "Ein Stern hier zählt am Ende mal {factor}: {counted}. Er braucht so viele Erfolge, und "
    "jede Gruppe nimmt von jedem nur einen.",
    "star_factor": "Ein Stern hier zählt am Ende mal {factor}.",
    "star_zero": "Geht immer: {gains}, aber am Ende {loss} Punkte weniger.",
    "star_nucleum": "Der erste Stern des Segments setzt ein Nukleum in ein Kraftwerk.",
    "star_technology": "Er schaltet frei: {gains}.",
    "star_top": "Er bringt außerdem {vp}.",
    "star_there": "Hier: {who}.",
    "milestone_kind": "Segment {segment}",
    "milestone_does": "Sterne seines Segments zählen {counted}, mal ihrem Faktor. Jetzt: {counts}.",
    "token_does": "Der erste Stern in diesem Segment setzt es in ein Kraftwerk nach Wahl, das dann Uran "
    "verbrennt.",
    "token_gone": "Es steht schon in einem Kraftwerk.",
    "token_technology": "Jeder Stern in diesem Segment schaltet eine Technologie bis Stufe {level} frei.",
    "starspace": "Sternenfeld {number}",
    "starspace_does": "Jedes Aufladen nimmt einen Stern von hier. Mit dem letzten kommt der König: "
    "{first} Punkte für den höchsten Stern, {second} für den nächsten.",
    "end": "Bedingungen für das Ende",
    "end_met": "{met} von {need}",
    "end_does": "Sind {need} von {all} erfüllt, beginnt das Ende: Diese Runde läuft aus, eine letzte "
    "folgt. Jede bringt dem, der sie erfüllt, {vp}.",
    "end_near": "Es hat begonnen.",
    "end_last": "Dies ist die letzte Runde.",
    "end_open": "Bedingung für das Ende · offen",
    "end_by": "Bedingung für das Ende · {who}",
    "end_reward": "Wer das schafft, bekommt {vp}.",
    "end_END-1": "Das letzte Plättchen der Stapel ist gezogen; es sind noch {tiles}.",
    "end_END-2": "Beide Stapel mit Aufträgen sind leer; es sind noch {contracts}.",
    "end_END-3": "Alle Sternenfelder sind leer; es sind noch {stars} Sterne.",
    "end_END-4": "Jemand hat alle acht Technologien; am meisten sind es jetzt {techs}.",
    "end_END-5": "Jemand erreicht {points} Punkte; am meisten sind es jetzt {best}.",
}
