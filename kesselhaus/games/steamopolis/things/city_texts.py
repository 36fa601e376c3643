"""What the cards of Steamopolis say of the city, its markets, tiles and machines, in both languages."""

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "sign_kind": "Sign",
    "nobody": "nobody",
    # the city
    "district_kind": "District · {place}",
    "district_does": "A stone of value {level} or more can be placed here. When it is taken back in a "
    "flight you may use: {effect}.",
    "district_line": "Only one side of the line is used.",
    "district_static": "Its static takes the arrow off the stone.",
    "district_taken": "Here now: {who}.",
    "the_shadow": "the shadow",
    "level_kind": "City, level {level} of 8",
    "level_does": "It takes stones of value {level} or more. Its market still has {count} tiles.",
    "level_does_one": "It takes stones of value {level} or more. Its market still has 1 tile.",
    "level_sold_out": "It takes stones of value {level} or more. Its market is empty, its districts can "
    "still be used.",
    "level_markers": "It takes every stone. Its market still has {count} bonus markers.",
    "passenger_kind": "Passenger · level {level}",
    "passenger_aboard": "Passenger · aboard",
    "passenger_does": "Wants to go to level {wants}. Take back a stone where the passenger stands, then "
    "one on level {wants}: at the end of the turn that brings {reward} and your passenger machines.",
    "stack_kind": "{count} below the open one",
    "stack_does": "It says where the passengers want to go: banker to {banker}, else {banker_else}; "
    "stoker to {stoker}, else {stoker_else}. Whoever delivers first in a turn takes it.",
    "stack_none": "No tile is left: the targets printed on the board count, and the end has been triggered.",
    "tower_kind": "{count} of {of} statues",
    "tower_does": "The statue of an empty market is set up here. The third one ends the game and brings "
    "whoever sets it up [vp {vp}].",
    "statue_kind": "Level {level}",
    "statue_waits": "It stands under the last piece of its market. Whoever buys that sets it up on the "
    "tower.",
    "statue_gone": "Its market is empty; it stands on the tower.",
    "end": "End of the game",
    "end_kind": "What ends it",
    "end_does": "The third statue on the tower, or a passenger tile that is missing when one has to be "
    "turned up. The round is played out, then everybody has one final turn.",
    "end_near": "It has been triggered: the round is played out, then everybody has one final turn.",
    "end_last": "The final round: everybody may make steam, set a target and fly, in this order.",
    "votes_kind": "Score",
    "votes_does": "Vote points are booked at once. Whoever has most after the final round wins.",
    # market places and markers
    "lot": "Rank {rank} on level {level}",
    "lot_kind": "Face-down tile · {colour} banner",
    "lot_kind_gone": "Market place",
    "lot_does": "It is turned up when the tiles before it are sold. As a machine it will bring [vp {vp}]; "
    "the market adds [{crystal} crystal] to its printed price.",
    "lot_known": "You have looked at it: {tile}, {effect}.",
    "lot_seen": "Looked at by: {who}.",
    "lot_open": "The open tile of the market lies here: {tile}.",
    "lot_gone": "Its tile is sold. From here on a tile costs [{crystal} crystal] besides its printed "
    "price and brings [vp {vp}] as a machine.",
    "lot_last": "Its tile is sold, and the market with it.",
    "extra_kind": "Level {level}",
    "extra_does": "One tile of rank 0 lay here. It is not refilled.",
    "marker": "Bonus marker {digit}",
    "marker_kind": "Level 1 · {row} row · {state}",
    "marker_next": "for sale",
    "marker_later": "after those left of it",
    "marker_sold": "sold",
    "crystal_row": "crystal",
    "gear_row": "gear",
    "marker_does": "It goes on your gauge at value {value}. Stones that move or come in jump over it, so "
    "they get higher for the same pressure.",
    "invites": "An invitation follows: all others may put a parasite on your machines.",
    # tiles and machines
    "tile_kind": "Machine tile · rank {rank} · {where}",
    "tile_open": "level {level}, open",
    "tile_slot": "[seat {seat}], slot {slot}",
    "tile_hung": "banner, [seat {seat}]",
    "tile_boxed": "in the box",
    "tile_unseen": "face down or not in this match",
    "tile_does": "As a machine: {effect}.",
    "tile_machine": "As a machine [vp {vp}]",
    "tile_banner": "as a {colour} banner [vp {vp}] for a stone",
    "tile_scrap": "As a machine it also costs one of your machines.",
    "machine_kind": "Slot {slot} · [seat {seat}]",
    "machine_does": "{effect}.",
    "machine_run": "A stone that enters the slot in a run activates it.",
    "machine_guests": "Parasites on it: {who}.",
    "slot": "Slot {slot}",
    "slot_kind": "Machine room · [seat {seat}]",
    "slot_does": "Empty. A stone of value {above} enters here and then has value {slot}.",
    "rank": "Tiles of rank {rank}",
    "rank_kind": "Market",
    "rank_does": "As a machine [vp {vp}]. As a banner it costs a stone and scores by its colour.",
    "colour": "{colour} banner",
    "colour_kind": "[seat {seat}] · one more now",
    "colour_purple": "A purple banner brings a point for each of your banners, itself counted; purple "
    "ones count twice.",
    "colour_orange": "An orange banner brings a point for each tile in your machine room.",
    "colour_blue": "A blue banner brings a point for each of your passenger tiles.",
    "supply_kind": "General supply · {count} left",
    "supply_crystal": "Pays for machines, markers and effects. What you keep needs storage.",
    "supply_gear": "Pays for machines, markers and effects. What you keep needs storage.",
    "supply_capacity": "A machine with one connected boiler ([+1 press]) and one storage space.",
    "supply_sponsor": "Once in every turn it takes 1 resource of its visible kind off a price, then shows "
    "its other side.",
    "supply_gala": "It takes up to 2 resources of its kind off one price and goes back to the supply.",
}

GERMAN: Mapping[str, str] = {
    "sign_kind": "Zeichen",
    "nobody": "niemand",
    "district_kind": "Stadtteil · {place}",
    "district_does": "Hierher kommt ein Stein mit Druckwert {level} oder mehr. Nimmst du ihn beim Fliegen "
    "zurück, darfst du nutzen: {effect}.",
    "district_line": "Du nutzt nur eine Seite des Querstrichs.",
    "district_static": "Die statische Entladung nimmt dem Stein den Pfeil.",
    "district_taken": "Hier liegt gerade: {who}.",
    "the_shadow": "der Schatten",
    "level_kind": "Stadt, Ebene {level} von 8",
    "level_does": "Sie nimmt Steine mit Druckwert {level} oder mehr auf. In ihrem Markt liegen noch "
    "{count} Plättchen.",
    "level_does_one": "Sie nimmt Steine mit Druckwert {level} oder mehr auf. In ihrem Markt liegt noch 1 "
    "Plättchen.",
    "level_sold_out": "Sie nimmt Steine mit Druckwert {level} oder mehr auf. Ihr Markt ist leer, ihre "
    "Stadtteile lassen sich weiter nutzen.",
    "level_markers": "Sie nimmt jeden Stein auf. In ihrem Markt liegen noch {count} Bonusmarker.",
    "passenger_kind": "Passagier · Ebene {level}",
    "passenger_aboard": "Passagier · an Bord",
    "passenger_does": "Möchte auf Ebene {wants}. Nimm einen Stein zurück, wo der Passagier steht, dann "
    "einen auf Ebene {wants}: Das bringt am Zugende {reward} und deine Passagiermaschinen.",
    "stack_kind": "{count} unter dem offenen",
    "stack_does": "Es sagt, wohin die Passagiere wollen: der Bankier nach {banker}, sonst {banker_else}; "
    "die Heizerin nach {stoker}, sonst {stoker_else}. Wer im Zug zuerst absetzt, nimmt es.",
    "stack_none": "Kein Plättchen ist mehr da: Es gelten die gedruckten Ziele, und das Ende ist ausgelöst.",
    "tower_kind": "{count} von {of} Statuen",
    "tower_does": "Hierher kommt die Statue eines leeren Marktes. Die dritte beendet das Spiel und bringt "
    "dem, der sie aufstellt, [vp {vp}].",
    "statue_kind": "Ebene {level}",
    "statue_waits": "Sie steht unter dem letzten Teil ihres Marktes. Wer es kauft, stellt sie auf die "
    "Turmspitze.",
    "statue_gone": "Ihr Markt ist leer; sie steht auf der Turmspitze.",
    "end": "Ende des Spiels",
    "end_kind": "Was es beendet",
    "end_does": "Die dritte Statue auf der Turmspitze, oder ein Passagierplättchen fehlt, wenn eines "
    "aufzudecken ist. Die Runde geht zu Ende, dann folgt für alle ein finaler Zug.",
    "end_near": "Es ist ausgelöst: Die Runde geht zu Ende, dann folgt für alle ein finaler Zug.",
    "end_last": "Die finale Runde: Alle dürfen Dampf machen, ein Ziel festlegen und fliegen, in dieser "
    "Folge.",
    "votes_kind": "Wertung",
    "votes_does": "Stimmpunkte werden sofort verbucht. Wer nach der finalen Runde die meisten hat, gewinnt.",
    "lot": "Rang {rank} auf Ebene {level}",
    "lot_kind": "Verdecktes Plättchen · Banner: {colour}",
    "lot_kind_gone": "Platz im Markt",
    "lot_does": "Es wird aufgedeckt, wenn die Plättchen davor verkauft sind. Als Maschine wird es [vp "
    "{vp}] bringen; zum gedruckten Preis kommen [{crystal} crystal] des Marktes.",
    "lot_known": "Du hast es angesehen: {tile}, {effect}.",
    "lot_seen": "Angesehen von: {who}.",
    "lot_open": "Hier liegt das offene Plättchen des Marktes: {tile}.",
    "lot_gone": "Sein Plättchen ist verkauft. Ab hier kostet ein Plättchen [{crystal} crystal] zum "
    "gedruckten Preis und bringt als Maschine [vp {vp}].",
    "lot_last": "Sein Plättchen ist verkauft, und der Markt ist leer.",
    "extra_kind": "Ebene {level}",
    "extra_does": "Hier lag ein Plättchen mit Rang 0. Es wird nicht ersetzt.",
    "marker": "Bonusmarker {digit}",
    "marker_kind": "Ebene 1 · {row} · {state}",
    "marker_next": "zu haben",
    "marker_later": "nach denen links davon",
    "marker_sold": "verkauft",
    "crystal_row": "Kristallreihe",
    "gear_row": "Zahnradreihe",
    "marker_does": "Er kommt auf deine Druckanzeige zum Druckwert {value}. Steine springen beim Vorrücken "
    "und beim Hereinkommen darüber, kommen also mit gleich viel Druck höher.",
    "invites": "Eine Einladung folgt: Alle anderen dürfen einen Schmarotzer auf deine Maschinen setzen.",
    "tile_kind": "Maschinenplättchen · Rang {rank} · {where}",
    "tile_open": "Ebene {level}, offen",
    "tile_slot": "[seat {seat}], Platz {slot}",
    "tile_hung": "Banner, [seat {seat}]",
    "tile_boxed": "in der Schachtel",
    "tile_unseen": "verdeckt oder nicht in dieser Partie",
    "tile_does": "Als Maschine: {effect}.",
    "tile_machine": "Als Maschine [vp {vp}]",
    "tile_banner": "als Banner ({colour}) [vp {vp}] für einen Stein",
    "tile_scrap": "Als Maschine kostet es außerdem eine deiner Maschinen.",
    "machine_kind": "Platz {slot} · [seat {seat}]",
    "machine_does": "{effect}.",
    "machine_run": "Ein Stein, der beim Lauf auf den Platz kommt, aktiviert sie.",
    "machine_guests": "Schmarotzer darauf: {who}.",
    "slot": "Platz {slot}",
    "slot_kind": "Maschinenraum · [seat {seat}]",
    "slot_does": "Leer. Hier kommt ein Stein mit Druckwert {above} herein und hat dann Druckwert {slot}.",
    "rank": "Plättchen mit Rang {rank}",
    "rank_kind": "Markt",
    "rank_does": "Als Maschine [vp {vp}]. Als Banner kostet es einen Stein und zählt nach seiner Farbe.",
    "colour": "Banner: {colour}",
    "colour_kind": "[seat {seat}] · jetzt eins mehr",
    "colour_purple": "Ein Banner in Lila bringt einen Punkt für jedes deiner Banner, sich selbst "
    "mitgezählt; die in Lila zählen doppelt.",
    "colour_orange": "Ein Banner in Orange bringt einen Punkt für jedes Plättchen in deinem Maschinenraum.",
    "colour_blue": "Ein Banner in Blau bringt einen Punkt für jedes deiner Passagierplättchen.",
    "supply_kind": "Allgemeiner Vorrat · noch {count}",
    "supply_crystal": "Damit bezahlst du Maschinen, Marker und Effekte. Zum Behalten brauchst du "
    "Lagerplätze.",
    "supply_gear": "Damit bezahlst du Maschinen, Marker und Effekte. Zum Behalten brauchst du Lagerplätze.",
    "supply_capacity": "Eine Maschine mit einem Kessel mit Rohr ([+1 press]) und einem Lagerplatz.",
    "supply_sponsor": "Er senkt einmal in jedem Zug einen Preis um 1 Ressource seiner sichtbaren Art und "
    "zeigt dann seine andere Seite.",
    "supply_gala": "Sie senkt einen Preis um bis zu 2 Ressourcen ihrer Art und geht dann in den Vorrat.",
}
