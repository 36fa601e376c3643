"""The words with which components.toml says what things are and do."""

COLOURS = ("green", "orange", "purple", "white")
ANY, JOKER = "any", "joker"
TYPES = ("residence", "factory", "laboratory")
TRACKS = ("thaler", "worker", "vp")
MAIN_ACTIONS = ("urbanize", "industrialize", "develop", "contract", "energize")
BARON_ORDER = ("energize", "urbanize", "industrialize", "contract", "develop")
"""NU-175: in which the Baron carries out halves; subsidies come last."""
SUBSIDIES = (
    "sub_worker",
    "sub_mixed",
    "sub_achievement",
    "sub_income_thaler",
    "sub_income_worker",
    "sub_income_vp",
    "sub_any_step",
)
ONGOING = (
    "urbanize_saving",
    "urbanize_anywhere",
    "urbanize_connected",
    "industrialize_anywhere",
    "industrialize_uranium",
    "no_red_cost",
    "no_surcharge",
    "joker_edges",
    "coal_saving",
    "coal_cheaper",
    "electricity",
    "directive_saving",
    "directive_electricity",
    "second_tile_saving",
    "contracts",
    "railway_contracts",
)
MOMENTS = ("energizing", "energizing_own", "directive", "railway", "completing", "opening_bonus")
CONDITIONS = (
    "structures_in_colour",
    "urban_built",
    "urban_types_built",
    "urban_built_level",
    "energized_own",
    "energized_type",
    "energized_level",
    "mines",
    "turbines",
    "turbine_mine_pairs",
    "railways",
    "completed_links",
    "cities_with_structure",
    "cities_in_one_network",
    "technologies",
    "contracts_fulfilled",
    "show_thaler",
    "show_workers",
    "show_uranium",
    "show_achievements",
)
COUNTED = (
    "residences",
    "factories",
    "laboratories",
    "railways",
    "energized_cities",
    "mines",
    "contracts",
    "technologies",
)
