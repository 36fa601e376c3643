"""Times as people read them."""

from kesselhaus.web.texts import say

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
