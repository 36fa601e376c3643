"""What the cards of Nucleum say of the map, in both languages."""

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "sign_kind": "Sign",
    "or": "or",
    "of": "{who}",
    "left": "{count} left",
    # cities and sites
    "city_kind": "City · {colour}",
    "city_colour": "A {colour} edge matches when it faces this city.",
    "city_any": "Every edge matches when it faces this city. Buildings here count twice at the end.",
    "city_sites": "It has {count} sites, {free} of them free.",
    "city_no_sites": "There is nothing to build here.",
    "city_mine": "It belongs to your networks, so you may build here.",
    "city_foreign": "It does not belong to your networks yet.",
    "city_connected": "Completed links join it with {cities}.",
    "site_free": "Free site",
    "site_types": "For a {types}. It is paid in thaler, with Urbanize.",
    "site_any": "It takes every urban building.",
    "site_red": "As a red site it costs [{extra} thaler] more.",
    "site_red_free": "As a red site it would cost more; you pay nothing extra.",
    "site_mine": "For a mine. A new mine brings as much uranium as you have mines then.",
    "site_uranium": "Its sign brings [1 uranium] more.",
    "site_turbine": "For a turbine. At a power plant it lets more uranium be burnt.",
    "rubble_does": "It covers a site for the whole match. Nothing can be built there.",
    "stands": "neutral · {city}",
    "stands_of": "{who} · {city}",
    "building_dark": "Still dark: [{n} electricity] will light it. Then it brings [+{n} achievement] and "
    "{gains}, and at the end its points.",
    "building_lit": "It is lit and scores at the end.",
    "neutral_dark": "It belongs to nobody, and anybody may light it with [{n} electricity]: [+{n} "
    "achievement] and {gains}.",
    "neutral_lit": "It is lit. It scores for nobody.",
    "mine_does": "[{have} uranium] of {room} lie in it. Uranium is burnt in plants with a Nucleum.",
    "turbine_does": "At a power plant it lets one uranium more be burnt; others pay its owner [{fee} "
    "thaler] for that.",
    "turbine_effect": "Uncovered, it gives: {effect}.",
    "turbine_plain": "It uncovers the effect of its row.",
    # railways
    "space_does": "An action tile is laid here as a railway, with a worker that stays. Each half acts "
    "whose edge matches what it faces.",
    "space_only": "It is all of its link, so a tile completes it.",
    "space_of": "The link has {count} spaces, {left} of them free.",
    "rail_kind": "Railway of {who}",
    "rail_kind_own": "Your railway",
    "rail_up": "{tile}. Whoever lays a matching edge beside it may use its half, and then its owner may.",
    "rail_turned": "Its link is complete, so its actions are gone. It joins cities for everybody.",
    "link_kind": "Link of {count} spaces",
    "link_kind_done": "Completed link",
    "link_open": "It joins its cities once there is a tile on every space.",
    "link_done": "It joins its cities: for networks of those who own a tile of it, for coal, uranium and "
    "electricity of all.",
    "link_bonus": "Then each who owns a tile of it scores {vp}.",
    "link_bonus_piece": "Then each tile of it scores {vp} for its owner.",
    # plants and coal
    "plant": "Power plant in {city}",
    "plant_coal": "Coal power plant",
    "plant_dark": "Without a Nucleum",
    "plant_lit": "With a Nucleum",
    "plant_does": "With Energize it lights one building that completed links join with it.",
    "plant_regions": "Coal comes from {regions}.",
    "plant_no_coal": "No coal region is joined with it yet.",
    "plant_burns": "It burns up to [{count} uranium] at a time, from mines that are joined with it.",
    "plant_waits": "It takes no uranium yet. Whoever puts a Nucleum here gets {gains}.",
    "plant_never": "It burns coal only.",
    "coal_does": "Each coal costs what its cheapest wagon shows: a wagon with 1 turns to 2, one with 2 "
    "leaves. After that each costs [{dear} thaler].",
    "coal_wagons": "Now: {ones} wagons with 1, {twos} with 2.",
    "coal_out": "All wagons are gone.",
    "coal_routes": "Its routes lead to {cities}.",
}

GERMAN: Mapping[str, str] = {
    "sign_kind": "Zeichen",
    "or": "oder",
    "of": "{who}",
    "left": "noch {count}",
    "city_kind": "Stadt · {colour}",
    "city_colour": "Ein Rand in der Farbe {colour} passt, wenn er zu dieser Stadt zeigt.",
    "city_any": "Jeder Rand passt, wenn er zu dieser Stadt zeigt. Gebäude hier zählen am Ende doppelt.",
    "city_sites": "Sie hat {count} Baufelder, frei sind {free}.",
    "city_no_sites": "Hier gibt es nichts zu bauen.",
    "city_mine": "Sie gehört zu deinen Netzwerken, du darfst hier bauen.",
    "city_foreign": "Sie gehört noch nicht zu deinen Netzwerken.",
    "city_connected": "Abgeschlossene Verbindungen führen nach {cities}.",
    "site_free": "Freies Baufeld",
    "site_types": "Hierher passt: {types}. Bezahlt wird in Thaler, beim Urbanisieren.",
    "site_any": "Es nimmt jedes Stadtgebäude auf.",
    "site_red": "Als rotes Baufeld kostet es [{extra} thaler] mehr.",
    "site_red_free": "Als rotes Baufeld kostet es mehr; du zahlst nichts extra.",
    "site_mine": "Für eine Mine. Eine neue Mine bringt so viel Uran, wie du dann Minen hast.",
    "site_uranium": "Ihr Zeichen bringt [1 uranium] mehr.",
    "site_turbine": "Für eine Turbine. An einem Kraftwerk lässt sie mehr Uran verbrennen.",
    "rubble_does": "Sie bedecken ein Baufeld für die ganze Partie. Dort lässt sich nichts bauen.",
    "stands": "neutral · {city}",
    "stands_of": "{who} · {city}",
    "building_dark": "Noch dunkel: [{n} electricity] bringt es zum Leuchten. Dann gibt es [+{n} "
    "achievement] und {gains}, und am Ende seine Punkte.",
    "building_lit": "Es leuchtet und zählt am Ende.",
    "neutral_dark": "Es gehört niemandem, und alle dürfen es mit [{n} electricity] zum Leuchten bringen: "
    "[+{n} achievement] und {gains}.",
    "neutral_lit": "Es leuchtet. Punkte bringt es niemandem.",
    "mine_does": "In ihr liegen [{have} uranium], Platz ist für {room}. Uran verbrennt in Kraftwerken mit "
    "Nukleum.",
    "turbine_does": "An einem Kraftwerk lässt sie ein Uran mehr verbrennen; andere zahlen dafür [{fee} "
    "thaler].",
    "turbine_effect": "Aufgedeckt gibt sie: {effect}.",
    "turbine_plain": "Sie deckt den Effekt ihrer Zeile auf.",
    "space_does": "Hier wird ein Aktions-Plättchen als Schiene gelegt, mit einem Arbeiter, der bleibt. "
    "Jede Hälfte wirkt, deren Rand zu dem passt, was vor ihr liegt.",
    "space_only": "Es ist die ganze Verbindung, ein Plättchen schließt sie ab.",
    "space_of": "Die Verbindung hat {count} Felder, frei sind {left}.",
    "rail_kind": "Schiene von {who}",
    "rail_kind_own": "Deine Schiene",
    "rail_up": "{tile}. Wer einen passenden Rand daneben legt, darf die Hälfte nutzen, danach wer sie "
    "besitzt.",
    "rail_turned": "Ihre Verbindung ist abgeschlossen, ihre Aktionen sind vorbei. Sie verbindet Städte "
    "für alle.",
    "link_kind": "Verbindung mit {count} Feldern",
    "link_kind_done": "Abgeschlossene Verbindung",
    "link_open": "Sie verbindet ihre Städte, sobald auf jedem Feld ein Plättchen liegt.",
    "link_done": "Sie verbindet ihre Städte: für Netzwerke derer, die eine Schiene darauf haben, für "
    "Kohle, Uran und Strom von allen.",
    "link_bonus": "Dann bekommen alle, die eine Schiene darauf haben, {vp}.",
    "link_bonus_piece": "Dann bringt jede Schiene darauf {vp}.",
    "plant": "Kraftwerk in {city}",
    "plant_coal": "Kohlekraftwerk",
    "plant_dark": "Ohne Nukleum",
    "plant_lit": "Mit Nukleum",
    "plant_does": "Beim Elektrisieren bringt es ein Gebäude zum Leuchten, mit dem es abgeschlossene "
    "Verbindungen verbinden.",
    "plant_regions": "Kohle kommt aus: {regions}.",
    "plant_no_coal": "Noch ist kein Kohlegebiet mit ihm verbunden.",
    "plant_burns": "Es verbrennt bis zu [{count} uranium] auf einmal, aus Minen, die mit ihm verbunden sind.",
    "plant_waits": "Es nimmt noch kein Uran. Wer ein Nukleum hierher setzt, bekommt {gains}.",
    "plant_never": "Es verbrennt nur Kohle.",
    "coal_does": "Jede Kohle kostet, was ihr billigster Wagen zeigt: Ein Wagen mit 1 wird zur 2, einer "
    "mit 2 geht. Danach kostet jede [{dear} thaler].",
    "coal_wagons": "Jetzt: {ones} Wagen mit 1, {twos} mit 2.",
    "coal_out": "Alle Wagen sind fort.",
    "coal_routes": "Seine Fernstrecken führen nach {cities}.",
}
