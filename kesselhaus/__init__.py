"""Kesselhaus: five heavy steam-age board games on one shelf, for people, programs and studies."""

__version__ = "0.1.0"
