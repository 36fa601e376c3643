"""What technologies, turbine effects and milestone tiles do, made of the figures of the box."""

from collections.abc import Iterator, Mapping

from kesselhaus.engine.wording import listed
from kesselhaus.games.nucleum.box import EFFECT_TILE_ROW, NucleumBox
from kesselhaus.games.nucleum.figures import Final, Technology
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, str] = {
    # what works on
    "urbanize_saving": "Urbanize costs [{n} thaler] less",
    "urbanize_anywhere": "Urbanize on any fitting free site of the map",
    "urbanize_connected": "Urbanize wherever anybody's completed links lead from own networks; [vp {n}] in a"
    " city not otherwise part of them",
    "industrialize_anywhere": "Industrialize on any free site of the map",
    "industrialize_uranium": "[+{n} uranium] with each mine or turbine placed",
    "no_red_cost": "red sites cost nothing extra",
    "no_surcharge": "no surcharge on track spaces",
    "joker_edges": "both edges of a railway tile match everything when it is laid",
    "coal_saving": "the coal of each Energize costs [{n} thaler] less",
    "coal_cheaper": "each coal costs [{n} thaler] less, but at least 1",
    "electricity": "[+{n} electricity] in each Energize",
    "directive_saving": "the special directive saves [{n} thaler] more",
    "directive_electricity": "[+{n} electricity] in an Energize by special directive",
    "second_tile_saving": "the second tile of a Develop costs [{n} thaler] less",
    "contracts": "{n} more contract in a turn of actions",
    "railway_contracts": "{n} contract in a railway turn too, after the own actions",
    # what is gained on occasion
    "energizing": "{gains} for each building energized, own or neutral",
    "energizing_own": "{gains} for each own urban building energized",
    "directive": "{gains} with each special directive played, before its action",
    "railway": "{gains} with each railway tile laid, after its costs",
    "completing": "{gains} when an own tile completes a link of 2 or 3 spaces",
    "opening_bonus": "{gains} with each opening bonus",
    # what is offered at once
    "urbanize": "Urbanize once",
    "industrialize": "Industrialize once",
    "develop": "Develop once",
    "contract": "take one Contract",
    "energize": "Energize once",
    "saving": "[{n} thaler] cheaper",
    "more": "[+{n} electricity]",
    "double": "slot reward doubled",
    "tiles": "{tiles} come into the pool, each with any main action and a subsidy",
    # final scoring
    "cities": "cities with own structures: {steps}",
    "step": "{count} or more [vp {vp}]",
    "for_contracts": "[vp {vp}] for each fulfilled contract, at most [vp {most}]",
    "for_sets": "[vp {vp}] for each set of energized residence, factory and laboratory, at most [vp {most}]",
    "for_railways": "[vp {vp}] for each own railway tile, at most [vp {most}]",
    # milestone tiles
    "count_residences": "own residences",
    "count_factories": "own factories",
    "count_laboratories": "own laboratories",
    "count_railways": "own railway tiles",
    "count_energized_cities": "cities with an own energized building",
    "count_mines": "own mines",
    "count_contracts": "fulfilled contracts",
    "count_technologies": "unlocked technologies",
    "divided": "{counted}, divided by {n}",
}

GERMAN: Mapping[str, str] = {
    "urbanize_saving": "Urbanisieren kostet [{n} thaler] weniger",
    "urbanize_anywhere": "Urbanisieren auf jedem passenden freien Baufeld der Karte",
    "urbanize_connected": "Urbanisieren, wohin irgendwessen abgeschlossene Verbindungen aus den eigenen"
    " Netzwerken führen; [vp {n}] in einer Stadt, die sonst nicht dazugehört",
    "industrialize_anywhere": "Industrialisieren auf jedem freien Feld der Karte",
    "industrialize_uranium": "[+{n} uranium] mit jeder gebauten Mine oder Turbine",
    "no_red_cost": "rote Baufelder kosten nichts extra",
    "no_surcharge": "kein Aufpreis auf Schienen-Feldern",
    "joker_edges": "beide Ränder einer Schiene passen beim Legen überall",
    "coal_saving": "die Kohle jedes Elektrisierens kostet [{n} thaler] weniger",
    "coal_cheaper": "jede Kohle kostet [{n} thaler] weniger, mindestens aber 1",
    "electricity": "[+{n} electricity] bei jedem Elektrisieren",
    "directive_saving": "die Sonderweisung spart [{n} thaler] mehr",
    "directive_electricity": "[+{n} electricity] beim Elektrisieren mit der Sonderweisung",
    "second_tile_saving": "das zweite Plättchen beim Entwickeln kostet [{n} thaler] weniger",
    "contracts": "{n} Auftrag mehr in einem Zug mit Aktionen",
    "railway_contracts": "{n} Auftrag auch in einem Schienenzug, nach den eigenen Aktionen",
    "energizing": "{gains} je elektrisiertem Gebäude, eigen oder neutral",
    "energizing_own": "{gains} je elektrisiertem eigenen Stadtgebäude",
    "directive": "{gains} mit jeder gespielten Sonderweisung, vor ihrer Aktion",
    "railway": "{gains} mit jeder gelegten Schiene, nach ihren Kosten",
    "completing": "{gains}, wenn eine eigene Schiene eine Verbindung mit 2 oder 3 Feldern abschließt",
    "opening_bonus": "{gains} zu jedem Eröffnungs-Bonus",
    "urbanize": "einmal urbanisieren",
    "industrialize": "einmal industrialisieren",
    "develop": "einmal entwickeln",
    "contract": "einen Auftrag annehmen",
    "energize": "einmal elektrisieren",
    "saving": "[{n} thaler] billiger",
    "more": "[+{n} electricity]",
    "double": "Platzbelohnung doppelt",
    "tiles": "{tiles} kommen in den Vorrat, je eine beliebige Hauptaktion und eine Förderung",
    "cities": "Städte mit eigenen Bauwerken: {steps}",
    "step": "mindestens {count} [vp {vp}]",
    "for_contracts": "[vp {vp}] je erfülltem Auftrag, höchstens [vp {most}]",
    "for_sets": "[vp {vp}] je elektrisiertem Satz: Wohnhaus, Fabrik, Laboratorium, höchstens [vp {most}]",
    "for_railways": "[vp {vp}] je eigener Schiene, höchstens [vp {most}]",
    "count_residences": "eigene Wohnhäuser",
    "count_factories": "eigene Fabriken",
    "count_laboratories": "eigene Laboratorien",
    "count_railways": "eigene Schienen",
    "count_energized_cities": "Städte mit einem eigenen elektrisierten Gebäude",
    "count_mines": "eigene Minen",
    "count_contracts": "erfüllte Aufträge",
    "count_technologies": "freigeschaltete Technologien",
    "divided": "{counted}, geteilt durch {n}",
}

say = Phrases("nucleum.effects", en=ENGLISH, de=GERMAN)


def technology_effect(box: NucleumBox, technology: str, lang: str) -> str:
    """What a technology does."""
    tech = box.technologies[technology]
    parts = [
        *_offered(tech, lang),
        *_working(tech.ongoing, tech.when, lang),
        *filter(None, (gains(parsed(tech.rewards), lang, between=", "),)),
    ]
    if tech.tiles:
        parts.append(say("tiles", lang, tiles=listed(tech.tiles, lang)))
    if tech.final:
        parts.append(_final(tech.final, lang))
    return "; ".join(parts)


def turbine_effect(box: NucleumBox, row: int, experiment: str, lang: str) -> str:
    """What a turbine of this row uncovers; in row 2 it is the tile of the experiment, if there is one."""
    shown = list(_working(box.rows[row].ongoing, {}, lang))
    if row == EFFECT_TILE_ROW and experiment:
        tile = box.experiments[experiment]
        shown += _working(tile.ongoing, tile.when, lang)
    return "; ".join(shown)


def milestone(box: NucleumBox, tile: str, lang: str) -> str:
    """What a milestone tile counts."""
    shown = box.milestones[tile]
    counted = say(f"count_{shown.counted}", lang)
    return counted if shown.divisor == 1 else say("divided", lang, counted=counted, n=shown.divisor)


def _offered(tech: Technology, lang: str) -> Iterator[str]:
    if tech.action:
        how = [
            *([say("saving", lang, n=tech.saving)] if tech.saving else []),
            *([say("more", lang, n=tech.electricity)] if tech.electricity else []),
            *([say("double", lang)] if tech.double else []),
        ]
        yield ", ".join((say(tech.action, lang), *how))


def _working(ongoing: Mapping[str, int], when: Mapping[str, list[str]], lang: str) -> Iterator[str]:
    for effect, amount in ongoing.items():
        yield say(effect, lang, n=amount)
    for moment, rewards in when.items():
        yield say(moment, lang, gains=gains(parsed(rewards), lang))


def _final(final: Final, lang: str) -> str:
    if final.steps:
        steps = ", ".join(say("step", lang, count=count, vp=vp) for count, vp in final.steps)
        return say(final.counted, lang, steps=steps)
    return say(f"for_{final.counted}", lang, vp=final.vp, most=final.most)
