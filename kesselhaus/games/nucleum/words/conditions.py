"""What contracts ask for, as a phrase: `2 structures in white cities`."""

from collections.abc import Mapping

from kesselhaus.games.nucleum.figures import Contract
from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, tuple[str, str]] = {
    "structures_in_colour_white": ("{n} structure in white cities", "{n} structures in white cities"),
    "structures_in_colour_green": ("{n} structure in green cities", "{n} structures in green cities"),
    "structures_in_colour_orange": ("{n} structure in orange cities", "{n} structures in orange cities"),
    "structures_in_colour_purple": ("{n} structure in purple cities", "{n} structures in purple cities"),
    "urban_built_residence": ("{n} residence", "{n} residences"),
    "urban_built_factory": ("{n} factory", "{n} factories"),
    "urban_built_laboratory": ("{n} laboratory", "{n} laboratories"),
    "urban_types_built": ("a building", "a residence, a factory and a laboratory"),
    "urban_built_level_1": ("{n} urban building", "{n} urban buildings"),
    "urban_built_level_2": ("{n} building of level II or higher", "{n} buildings of level II or higher"),
    "urban_built_level_3": ("{n} building of level III or higher", "{n} buildings of level III or higher"),
    "urban_built_level_4": ("{n} government building", "{n} government buildings"),
    "energized_own": ("{n} energized building", "{n} energized buildings"),
    "energized_type_residence": ("{n} energized residence", "{n} energized residences"),
    "energized_type_factory": ("{n} energized factory", "{n} energized factories"),
    "energized_type_laboratory": ("{n} energized laboratory", "{n} energized laboratories"),
    "energized_level_1": ("{n} energized urban building", "{n} energized urban buildings"),
    "energized_level_2": (
        "{n} energized building of level II or higher",
        "{n} energized buildings of level II or higher",
    ),
    "energized_level_3": (
        "{n} energized building of level III or higher",
        "{n} energized buildings of level III or higher",
    ),
    "energized_level_4": ("{n} energized government building", "{n} energized government buildings"),
    "mines": ("{n} mine", "{n} mines"),
    "turbines": ("{n} turbine", "{n} turbines"),
    "turbine_mine_pairs": ("{n} turbine-mine pair", "{n} turbine-mine pairs"),
    "railways": ("{n} railway tile", "{n} railway tiles"),
    "completed_links": (
        "{n} completed link with an own tile",
        "{n} completed links with an own tile",
    ),
    "cities_with_structure": ("structures in {n} city", "structures in {n} cities"),
    "cities_in_one_network": ("{n} city in one network", "{n} cities in one network"),
    "technologies": ("{n} technology", "{n} technologies"),
    "contracts_fulfilled": ("{n} contract fulfilled before", "{n} contracts fulfilled before"),
    "show_thaler": ("show {n} thaler", "show {n} thaler"),
    "show_workers": ("show {n} worker", "show {n} workers"),
    "show_uranium": ("show {n} uranium", "show {n} uranium"),
    "show_achievements": ("show {n} achievement", "show {n} achievements"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "structures_in_colour_white": ("{n} Bauwerk in weißen Städten", "{n} Bauwerke in weißen Städten"),
    "structures_in_colour_green": ("{n} Bauwerk in grünen Städten", "{n} Bauwerke in grünen Städten"),
    "structures_in_colour_orange": ("{n} Bauwerk in orangen Städten", "{n} Bauwerke in orangen Städten"),
    "structures_in_colour_purple": ("{n} Bauwerk in lila Städten", "{n} Bauwerke in lila Städten"),
    "urban_built_residence": ("{n} Wohnhaus", "{n} Wohnhäuser"),
    "urban_built_factory": ("{n} Fabrik", "{n} Fabriken"),
    "urban_built_laboratory": ("{n} Laboratorium", "{n} Laboratorien"),
    "urban_types_built": ("ein Gebäude", "ein Wohnhaus, eine Fabrik und ein Laboratorium"),
    "urban_built_level_1": ("{n} Stadtgebäude", "{n} Stadtgebäude"),
    "urban_built_level_2": ("{n} Gebäude ab Stufe II", "{n} Gebäude ab Stufe II"),
    "urban_built_level_3": ("{n} Gebäude ab Stufe III", "{n} Gebäude ab Stufe III"),
    "urban_built_level_4": ("{n} Regierungs-Gebäude", "{n} Regierungs-Gebäude"),
    "energized_own": ("{n} elektrisiertes Gebäude", "{n} elektrisierte Gebäude"),
    "energized_type_residence": ("{n} elektrisiertes Wohnhaus", "{n} elektrisierte Wohnhäuser"),
    "energized_type_factory": ("{n} elektrisierte Fabrik", "{n} elektrisierte Fabriken"),
    "energized_type_laboratory": ("{n} elektrisiertes Laboratorium", "{n} elektrisierte Laboratorien"),
    "energized_level_1": ("{n} elektrisiertes Stadtgebäude", "{n} elektrisierte Stadtgebäude"),
    "energized_level_2": ("{n} elektrisiertes Gebäude ab Stufe II", "{n} elektrisierte Gebäude ab Stufe II"),
    "energized_level_3": (
        "{n} elektrisiertes Gebäude ab Stufe III",
        "{n} elektrisierte Gebäude ab Stufe III",
    ),
    "energized_level_4": ("{n} elektrisiertes Regierungs-Gebäude", "{n} elektrisierte Regierungs-Gebäude"),
    "mines": ("{n} Mine", "{n} Minen"),
    "turbines": ("{n} Turbine", "{n} Turbinen"),
    "turbine_mine_pairs": ("{n} Turbinen-Minen-Paar", "{n} Turbinen-Minen-Paare"),
    "railways": ("{n} Schiene", "{n} Schienen"),
    "completed_links": (
        "{n} abgeschlossene Verbindung mit eigener Schiene",
        "{n} abgeschlossene Verbindungen mit eigener Schiene",
    ),
    "cities_with_structure": ("Bauwerke in {n} Stadt", "Bauwerke in {n} Städten"),
    "cities_in_one_network": ("{n} Stadt in einem Netzwerk", "{n} Städte in einem Netzwerk"),
    "technologies": ("{n} Technologie", "{n} Technologien"),
    "contracts_fulfilled": ("{n} Auftrag zuvor erfüllt", "{n} Aufträge zuvor erfüllt"),
    "show_thaler": ("{n} Thaler vorzeigen", "{n} Thaler vorzeigen"),
    "show_workers": ("{n} Arbeiter vorzeigen", "{n} Arbeiter vorzeigen"),
    "show_uranium": ("{n} Uran vorzeigen", "{n} Uran vorzeigen"),
    "show_achievements": ("{n} Erfolg vorzeigen", "{n} Erfolge vorzeigen"),
}

CONDITIONS = Phrases("nucleum.conditions", en=ENGLISH, de=GERMAN)


def condition(contract: Contract, lang: str) -> str:
    """What a contract asks for."""
    about = contract.of or contract.level
    key = f"{contract.condition}_{about}" if about else contract.condition
    one, many = CONDITIONS.of(lang)[key]
    return (one if contract.count == 1 else many).format(n=contract.count)
