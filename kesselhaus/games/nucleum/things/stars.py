"""What the cards of Nucleum say of milestones: spaces, tiles, stars, tokens, the king, and of the end."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon, picture
from kesselhaus.engine.wording import ROMAN, listed
from kesselhaus.games.nucleum.rules.ending import STARS_GONE
from kesselhaus.games.nucleum.scoring import counted_for
from kesselhaus.games.nucleum.table.market import END_SIGNS
from kesselhaus.games.nucleum.table.signs import counted
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.words.effects import milestone as told_milestone
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

END_RULES = {"END-1": "NU-108", "END-2": "NU-114", "END-3": "NU-83", "END-4": "NU-147", "END-5": "NU-149"}


def star(look: Look, which: str) -> Thing | None:
    """A space of the milestone track."""
    box, table = look.box, look.table
    spaces = {str(space): space for space in range(box.top_space + 1)}
    if which not in spaces:
        return None
    space = spaces[which]
    there = [look.who(player.seat) for player in table.players if space in player.stars]
    stars = [look.say("star_there", who=listed(there, look.lang))] if there else []
    if not space:
        does = look.say("star_zero", gains=gains(box.zero_reward, look.lang), loss=box.zero_loss)
        return Thing(
            look.say("space_zero"),
            look.name("milestone_track"),
            " ".join((does, *stars)),
            "NU-72",
            icon("i-star", SIGN),
            "0",
        )
    segment, tier = box.segments[space], box.tiers[space]
    told = [look.say("star_factor", factor=box.multipliers[tier])]
    if table.milestones:
        told = [
            look.say(
                "star_does",
                factor=box.multipliers[tier],
                counted=told_milestone(box, table.milestones[segment - 1], look.lang),
            )
        ]
    told += [look.say("star_nucleum")] if segment in table.tokens else []
    if segment == box.last_segment:
        told.append(look.say("star_technology", gains=gains(box.last_segment_reward, look.lang)))
    told += [look.say("star_top", vp=f"[vp {box.top_vp}]")] if space == box.top_space else []
    return Thing(
        look.say("space", value=box.star_values[space]),
        look.say("space_kind", tier=tier, segment=segment),
        " ".join((*told, *stars)),
        "NU-71",
        icon("i-star", SIGN),
        f"×{box.multipliers[tier]}",
        look.costs({"achievement": box.star_values[space]}),
    )


def milestone(look: Look, which: str) -> Thing | None:
    """A milestone tile, and how much of it everybody has."""
    table, box = look.table, look.box
    if which not in table.milestones:
        return None
    segment = table.milestones.index(which) + 1
    told = told_milestone(box, which, look.lang)
    counts = listed(
        (f"{look.who(player.seat)} {counted_for(table, player, which)}" for player in table.players),
        look.lang,
    )
    does = look.say("milestone_does", counted=told, counts=counts)
    kind = look.say("milestone_kind", segment=segment)
    return Thing(look.name(which), kind, does, "NU-158", icon(counted(box.milestones[which]), SIGN))


def token(look: Look, which: str) -> Thing | None:
    """What waits beside a segment."""
    box = look.box
    segments = {str(segment): segment for segment in range(1, box.last_segment + 1)}
    if which not in segments:
        return None
    kind = look.say("milestone_kind", segment=which)
    if segments[which] == box.last_segment:
        _, level = box.last_segment_reward[0][0]
        does = look.say("token_technology", level=ROMAN[level])
        return Thing(look.name("tech"), kind, does, "NU-75", icon("i-tech", SIGN))
    waits = segments[which] in look.table.tokens
    does = look.say("token_does" if waits else "token_gone")
    return Thing(look.name("nucleum"), kind, does, "NU-74", picture("on-nucleum", 44, 44, "32 32"))


def starspace(look: Look, which: str) -> Thing | None:
    table = look.table
    spaces = {str(place): left for place, left in enumerate(table.star_spaces, start=1)}
    if which not in spaces:
        return None
    box, left = look.box, spaces[which]
    does = look.say("starspace_does", first=box.kings_first, second=box.kings_second)
    return Thing(
        look.say("starspace", number=which),
        look.say("left", count=left),
        does,
        "NU-78",
        icon("i-star", SIGN),
        f"{left}",
    )


# ------------------------------------------------------------------ the end


def end(look: Look, which: str) -> Thing | None:
    """One condition, `end-END-1`, or all of them, `end`."""
    table, box = look.table, look.box
    conditions = [each for each in END_SIGNS if table.seats > 1 or each != STARS_GONE]
    if not which:
        need = box.ends_needed(table.seats)
        told = [look.say("end_does", need=need, all=len(conditions), vp=f"[vp {box.end_vp}]")]
        if table.ending:
            told.append(look.say("end_last" if table.round > table.ending else "end_near"))
        kind = look.say("end_met", met=len(table.ends), need=need)
        return Thing(look.say("end"), kind, " ".join(told), "NU-153", icon("i-star", SIGN))
    if which not in conditions:
        return None
    met = dict(table.ends)
    state = look.say("end_by", who=look.who(met[which])) if which in met else look.say("end_open")
    figures = {"points": box.end_score, "vp": f"[vp {box.end_vp}]"}
    does = look.say(f"end_{which}", **figures, **_far(look))
    return Thing(
        look.name(which),
        state,
        f"{does} {look.say('end_reward', **figures)}",
        END_RULES[which],
        icon(END_SIGNS[which], SIGN),
    )


def _far(look: Look) -> dict[str, int]:
    """How far off the conditions are."""
    table = look.table
    return {
        "tiles": sum(table.stacks),
        "contracts": table.silver_left + table.gold_left,
        "stars": sum(table.star_spaces),
        "techs": max(len(player.technologies) for player in table.players),
        "best": max(player.vp for player in table.players),
    }


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "star": star,
    "milestone": milestone,
    "token": token,
    "starspace": starspace,
    "end": end,
}
