"""How the features of the advice are called when the coach gives his reasons."""

from kesselhaus.languages import Phrases

REASONS = Phrases(
    "steamopolis.reasons",
    en={
        "": "vote points",
        "score": "vote points that you have",
        "goods": "goods in store",
        "gauge": "stones on the gauge",
        "reach": "what your gauge reaches",
        "targets": "purchases within reach",
        "room": "machines and their slots",
        "stones": "stones of your own",
        "patrons": "sponsors and galas",
        "banners": "banners and passenger tiles",
        "parasites": "parasites",
        "storage": "room in store",
        "rides": "passengers on their way",
        "closing": "the end coming closer",
        "pending": "what is still to be done",
        "danger": "danger of losing all votes",
    },
    de={
        "": "Stimmpunkte",
        "score": "Stimmpunkte, die du hast",
        "goods": "Waren im Lager",
        "gauge": "Steine auf der Druckanzeige",
        "reach": "was dein Druck erreicht",
        "targets": "Käufe in Reichweite",
        "room": "Maschinen und ihre Plätze",
        "stones": "eigene Steine",
        "patrons": "Sponsoren und Galas",
        "banners": "Banner und Passagierplättchen",
        "parasites": "Schmarotzer",
        "storage": "Lagerplätze",
        "rides": "Passagiere unterwegs",
        "closing": "das nahende Ende",
        "pending": "was noch zu tun ist",
        "danger": "Gefahr, alle Stimmen zu verlieren",
    },
)
"""What is counted in, and what a feature is about: it goes with more of it and with less."""
