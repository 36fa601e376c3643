"""Times as people read them."""

from kesselhaus.web.texts import say

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR


def shown_time(milliseconds: int, lang: str) -> str:
    """What is left on a clock: days and hours, hours and minutes, or minutes and seconds."""
    sign = "−" if milliseconds < 0 else ""
    seconds = abs(milliseconds) // 1000
    if seconds >= DAY:
        return sign + say("days_hours", lang, days=seconds // DAY, hours=seconds % DAY // HOUR)
    if seconds >= HOUR:
        return f"{sign}{seconds // HOUR}:{seconds % HOUR // 60:02}:{seconds % 60:02}"
    return f"{sign}{seconds // 60}:{seconds % 60:02}"


def shown_span(milliseconds: int, lang: str, kind: str) -> str:
    """How long something has lasted (`since`) or how long ago it was (`before`), in its largest unit."""
    seconds = milliseconds // 1000
    if seconds < MINUTE:
        return say("just_now", lang)
    units = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
    unit, length = next((unit, length) for unit, length in units if seconds >= length)
    return say(f"{kind}_{unit}", lang, count=seconds // length)
