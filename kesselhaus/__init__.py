"""Kesselhaus: five heavy steam-age board games on one shelf, for people, programs and studies."""

from kesselhaus.library import Match, new_match

__all__ = ["Match", "new_match"]
__version__ = "1.0.0"
