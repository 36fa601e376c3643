"""A pace in words."""

from kesselhaus.web.pace import DAY, SECOND, Pace
from kesselhaus.web.texts import say


def shown_pace(pace: Pace, lang: str) -> str:
    if pace.kind == "live":
        return say("pace_live", lang, bank=pace.bank // (60 * SECOND), increment=pace.increment // SECOND)
    if pace.kind == "daily":
        return say("pace_daily", lang, bank=pace.bank // DAY)
    return say("pace_untimed", lang)
