"""What the features of a position turned out to be worth in matches.

Found by regression over 200 matches between bots with four seats: what a seat had more of each feature than
the others whenever a phase began, and how much more it had at the end. Greedy players live on hopes of
production; early in the game most of those come to nothing, and tanks and superchargers are worth more.
"""

from collections.abc import Mapping

TRUST = {
    "goods": (1.12, -0.05),
    "investing": (0.3, 0.02),
    "production": (0.92, -0.24),
    "tanks": (0.9, 0.22),
    "superchargers": (1.0, 0.14),
    "zones": (1.12, -0.13),
    "open_zones": (0.5, 0.06),
    "permits": (0.75, 0.02),
    "card": (0.6, -0.13),
    "carriers": (1.1, 0.08),
}
"""The share of a feature that counts in the last round, and how it changes with each round to come."""
FAR = 4
"""Rounds to come beyond which the shares do not change any more."""


def weighed(features: Mapping[str, float], rounds_left: int) -> float:
    """The sum of all features, each with its share."""
    later = min(max(rounds_left - 1, 0), FAR)
    total = 0.0
    for name, worth in features.items():
        share = TRUST.get(name)
        total += worth if share is None else worth * max(0.0, share[0] + share[1] * later)
    return total
