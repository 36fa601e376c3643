"""Options as keys: what they are called and what they bring, on the table as it lies."""

from kesselhaus.engine.questions import NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.actions import can_use
from kesselhaus.games.nucleum.rules.recharge import income_of
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.turn import Acting, OpenHalves
from kesselhaus.games.nucleum.words.action_keys import action_key
from kesselhaus.games.nucleum.words.chains import best, chain, told
from kesselhaus.games.nucleum.words.effects import turbine_effect
from kesselhaus.games.nucleum.words.energize_keys import energize_key
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import action_name, name, space_name
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import asked_player, chosen_space, tile_in_hand, who
from kesselhaus.games.nucleum.words.tiles import both, edges, half
from kesselhaus.games.nucleum.words.track_keys import track_key

VERBS = {o.BurnUranium: "burn", o.ImportCoal: "import"}


def verb(kind: type[NumberOption], lang: str) -> str:
    """What the key says that commits to a number of that kind."""
    return say(VERBS[kind], lang)


def option(option: Option, view: View[Table], lang: str) -> Label:
    """Label, consequence, and the whole as it is read out."""
    table, player = view.state, asked_player(view)
    match option:
        case o.ChooseExperiment(experiment):
            return _experiment(table, experiment, lang)
        case o.PlayTile(tile):
            return _play(table, player, tile, lang)
        case o.LayTile(tile):
            shown, colours = both(table.box, tile, lang), edges(table.box, tile, lang)
            return Label(shown, colours, say("lay_hint", lang, tile=shown, edges=colours))
        case o.Recharge():
            return _recharge(table, player, lang)
        case o.ChooseSpace() | o.Orient():
            return _railway(option, view, player, lang)
        case o.UseHalf(tile, number):
            return _half(table, player, tile, number, lang)
        case o.ChooseAction(action):
            return Label(action_name(action, lang), say(f"do_{action}", lang))
        case o.StopActing():
            return _stop(table, player, lang)
        case o.ChoosePlant() | o.BurnUranium() | o.TakeFromMine() | o.UseTurbine():
            return energize_key(option, table, player, lang)
        case o.ImportCoal() | o.EnergizeBuilding():
            return energize_key(option, table, player, lang)
        case o.PlaceStar() | o.PlaceNucleum() | o.UnlockTechnology() | o.ChooseTrack():
            return track_key(option, view, player, lang)
        case o.Decline():
            rule = view.question.rule if view.question else ""
            return Label(say("no_star" if rule == "NU-157" else "decline", lang))
        case _:
            return action_key(option, view, player, lang)


def _experiment(table: Table, experiment: str, lang: str) -> Label:
    box = table.box
    effect = turbine_effect(box, 2, experiment, lang)
    tiles = "; ".join(both(box, tile, lang) for tile in box.start_tiles[experiment])
    hint = say("experiment_hint", lang, name=name(experiment, lang), tiles=tiles, effect=effect)
    label = f"{experiment} · {name(experiment, lang, 'short')}"
    return Label(label, say("experiment_note", lang, effect=effect), hint)


def _play(table: Table, player: Player, tile: str, lang: str) -> Label:
    """What it shows, and which of it cannot be carried out as things stand."""
    shown = both(table.box, tile, lang)
    closed = [each for each in table.box.halves_of[tile] if not can_use(table, player, each)]
    listed = ", ".join(half(table.box, *each, lang) for each in closed)
    note = say("not_now", lang, list=listed) if closed else ""
    hint = say("play_hint", lang, tile=shown)
    return Label(shown, note, f"{hint}; {note}" if note else hint)


def _recharge(table: Table, player: Player, lang: str) -> Label:
    """NU-67: the income as it would be now."""
    kinds = zip(("thaler", "worker", "vp"), income_of(table, player), strict=True)
    income = gains((((kind, amount),) for kind, amount in kinds if amount), lang)
    label, note = name("recharge", lang), income or say("recharge_free", lang)
    return Label(label, note, f"{label}: {note}")


# ------------------------------------------------------------------ railways


def _railway(option: Option, view: View[Table], player: Player, lang: str) -> Label:
    """The chain of actions that the tile would give there, before it is laid."""
    table, tile = view.state, tile_in_hand(view.state)
    if isinstance(option, o.ChooseSpace):
        note = told(table, player, best(table, player, tile, option.space), lang)
        label = space_name(table.box.side, option.space, table.box, lang)
        return Label(label, note, say("space_hint", lang, space=label, note=note))
    assert isinstance(option, o.Orient)
    space = chosen_space(table)
    first = table.box.side.links[table.box.side.spaces[space].link].a
    label = say(
        "towards",
        lang,
        half=half(table.box, tile, option.half, lang),
        city=name(first, lang, box=table.box),
    )
    note = told(table, player, chain(table, player, tile, space, option.half), lang)
    return Label(label, note, say("space_hint", lang, space=label, note=note))


def _half(table: Table, player: Player, tile: str, number: int, lang: str) -> Label:
    """A half of the tile of this turn, or of a railway tile: then with its place and its owner."""
    label = half(table.box, tile, number, lang)
    place = next((space for space, rail in table.rails.items() if rail.tile == tile), None)
    if place is None or place == table.laid:
        return Label(label, "", half(table.box, tile, number, lang, "full"))
    where = space_name(table.box.side, place, table.box, lang)
    owner = table.rails[place].owner
    note = (
        where if owner == player.seat else f"{where}, {say('of_player', lang, who=who(table, owner, lang))}"
    )
    return Label(label, note, f"{half(table.box, tile, number, lang, 'full')}: {note}")


def _stop(table: Table, player: Player, lang: str) -> Label:
    """Ends the turn, or leaves the halves that could still be used at this point of it."""
    doing = table.doing
    if not isinstance(doing, OpenHalves):
        return Label(say("decline", lang))
    rest = ", ".join(half(table.box, *each, lang) for each in doing.halves if can_use(table, player, each))
    key = "end_turn" if isinstance(doing, Acting) else "leave_rest" if rest else "go_on"
    return Label(say(key, lang), say("left_open", lang, list=rest) if rest else "")
