"""The table told in words, for those who do not see it."""

from collections.abc import Iterator

from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import ROMAN, Words, amounts
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.words.effects import goods_words, machine_words
from kesselhaus.games.steamopolis.words.events import targets
from kesselhaus.games.steamopolis.words.names import in_sentence, name
from kesselhaus.games.steamopolis.words.questions import question
from kesselhaus.games.steamopolis.words.shelf import end_reason, verdict
from kesselhaus.languages import Phrases

say = Phrases(
    "steamopolis.description",
    en={
        "when": "Round {round}.",
        "final": "Round {round}, the final round.",
        "ending": "The end has been triggered: the final round comes next.",
        "turn": "Turn: {who}.",
        "standings": "Votes: {list}.",
        "level": "Level {level}: {list}.",
        "free": "{district} free",
        "taken": "{district} taken by {who}",
        "shadow": "the shadow",
        "here": "the {passenger} is here",
        "aboard": "Aboard: {list}.",
        "bound": "{passenger}, bound for level {level}",
        "passengers": "Passengers: {targets}; {count} tiles in the stack.",
        "open": "open {tile} for {price} ({effect})",
        "extra": "extra market {tile} for {price} ({effect})",
        "hidden": "hidden rank {rank} {colour}",
        "known": "hidden rank {rank} {colour}, which is {tile}",
        "empty_market": "market empty",
        "row": "bonus markers, [{kind}]: {list}",
        "none": "none",
        "tower": "Statues on the tower: {count} of {all}.",
        "supply": "General supply: [{crystal} crystal] [{gear} gear], [{capacity} cap], [{sponsor} sponsor];"
        " galas {crystal_gala} [crystal] {gear_gala} [gear].",
        "player": "{who}, {character}: {goods} for {spaces} spaces, [{boilers} boiler].",
        "no_goods": "no resources",
        "gauge": "Gauge: {list}; base marker on position {base}; in supply [{reserve} stone].",
        "stone": "stone {value}",
        "arrow": "arrow stone {value}",
        "marker": "bonus marker {digit}",
        "no_stone": "no stone",
        "targets": "Targets: {list}.",
        "with_arrow": "{district} with arrow",
        "room": "Machine room: {list}.",
        "slot": "slot {slot} {machine} ({effect}){guests}",
        "guests": ", parasites of {list}",
        "parasites": "Parasites in supply: {count}.",
        "beside": "Parasites beside the stack: {count}.",
        "extras": "Banners: {banners}; passenger tiles: {tickets}; sponsors: {sponsors}; gala: {gala}.",
    },
    de={
        "when": "Runde {round}.",
        "final": "Runde {round}, die finale Runde.",
        "ending": "Das Ende ist ausgelöst: Als Nächstes kommt die finale Runde.",
        "turn": "Am Zug: {who}.",
        "standings": "Stimmen: {list}.",
        "level": "Ebene {level}: {list}.",
        "free": "{district} frei",
        "taken": "{district} besetzt: {who}",
        "shadow": "Schatten",
        "here": "{passenger} ist hier",
        "aboard": "An Bord: {list}.",
        "bound": "{passenger}, Ziel Ebene {level}",
        "passengers": "Passagiere: {targets}; im Stapel {count} Plättchen.",
        "open": "offen {tile} für {price} ({effect})",
        "extra": "zusätzlicher Markt {tile} für {price} ({effect})",
        "hidden": "verdeckt Rang {rank} {colour}",
        "known": "verdeckt Rang {rank} {colour}, nämlich {tile}",
        "empty_market": "Markt leer",
        "row": "Bonusmarker, [{kind}]: {list}",
        "none": "keine",
        "tower": "Statuen auf der Turmspitze: {count} von {all}.",
        "supply": "Allgemeiner Vorrat: [{crystal} crystal] [{gear} gear], [{capacity} cap],"
        " [{sponsor} sponsor]; Spendengalas {crystal_gala} [crystal] {gear_gala} [gear].",
        "player": "{who}, {character}: {goods} für {spaces} Lagerplätze, [{boilers} boiler].",
        "no_goods": "keine Ressourcen",
        "gauge": "Druckanzeige: {list}; Basisdruckmarker auf Position {base}; im Vorrat [{reserve} stone].",
        "stone": "Stein {value}",
        "arrow": "Pfeilstein {value}",
        "marker": "Bonusmarker {digit}",
        "no_stone": "kein Stein",
        "targets": "Ziele: {list}.",
        "with_arrow": "{district} mit Pfeil",
        "room": "Maschinenraum: {list}.",
        "slot": "Platz {slot} {machine} ({effect}){guests}",
        "guests": ", Schmarotzer: {list}",
        "parasites": "Schmarotzer im Vorrat: {count}.",
        "beside": "Schmarotzer neben dem Stapel: {count}.",
        "extras": "Banner: {banners}; Passagierplättchen: {tickets}; Sponsoren: {sponsors};"
        " Spendengala: {gala}.",
    },
)


def describe(view: View[s.Table], lang: str) -> str:
    """Whose turn it is, the standings, every player, the city from top to bottom, the supply; a line each."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[s.Table], lang: str) -> Iterator[str]:
    table = view.state
    if table.round:
        yield say("final" if table.final and not table.is_over else "when", lang, round=table.round)
    if table.is_over:
        yield end_reason(view.result.reason, lang) if view.result else ""
        yield f"{verdict(view.result, lang)}." if view.result else ""
    else:
        yield say("ending", lang) if table.ending and not table.final else ""
        yield say("turn", lang, who=f"[seat {table.active}]") if table.round else ""
        yield _asked(view.fact(question, lang))
    scores = (f"[seat {player.seat}] [vp {player.score}]" for player in table.players)
    yield say("standings", lang, list=", ".join(scores))
    for seat in range(table.seats):
        yield view.fact(_of_player, seat, lang)
    yield view.fact(_of_city, lang)
    yield say(
        "passengers", lang, targets=targets(table.open_tile or "", lang, table.box), count=len(table.stack)
    )
    if table.aboard:
        aboard = (say("bound", lang, passenger=name(who, lang), level=level) for who, level in table.aboard)
        yield say("aboard", lang, list=", ".join(aboard))
    yield say("tower", lang, count=len(table.tower), all=table.box.statues_for_end)
    yield say("supply", lang, **table.supply)


@kept
def _of_player(view: View[s.Table], seat: int, lang: str) -> str:
    return _player(view.state, view.state.players[seat], lang)


@kept
def _of_city(view: View[s.Table], lang: str) -> str:
    return "\n".join(filter(None, (_level(view, level, lang) for level in range(8, 0, -1))))


def _asked(words: Words) -> str:
    """A question with its note, as one sentence."""
    if not words.note:
        return words.title if words.title.endswith("?") else f"{words.title}."
    return f"{words.title}{' ' if words.title.endswith('?') else ': '}{words.note}."


# ------------------------------------------------------------------ the city


def _level(view: View[s.Table], level: int, lang: str) -> str:
    table = view.state
    board = table.box.board["B" if table.seats == 4 else "A"]
    told = [_district(table, district, lang) for district in board if table.box.level[district] == level]
    told += [_row(table, row, lang) for row in table.rows] if level == 1 else _market(table, level, lang)
    for passenger, place in table.passengers.items():
        if place == level:
            told.append(say("here", lang, passenger=in_sentence(passenger, lang)))
    return say("level", lang, level=level, list="; ".join(told))


def _district(table: s.Table, district: str, lang: str) -> str:
    full = name(district, lang)
    who = [f"[seat {player.seat}]" for player in table.players if district in player.targets]
    who += [say("shadow", lang)] if district in table.shadow else []
    return say("taken", lang, district=full, who=", ".join(who)) if who else say("free", lang, district=full)


def _market(table: s.Table, level: int, lang: str) -> list[str]:
    """The open tile, the hidden ones by rank and colour (known to who has looked), the extra market."""
    told, lots = [], table.markets.get(level, ())
    for place, lot in enumerate(lots):
        if place == 0 and lot.tile:
            told.append(_offer(table, "open", lot.tile, lang))
        else:
            tile = name(lot.tile, lang) if lot.tile else ""
            key, colour = "known" if tile else "hidden", name(lot.colour, lang)
            told.append(say(key, lang, rank=ROMAN[lot.rank], colour=colour, tile=tile))
    if not lots:
        told.append(say("empty_market", lang))
    if level in table.extra:
        told.append(_offer(table, "extra", table.extra[level], lang))
    return told


def _offer(table: s.Table, key: str, tile: str, lang: str) -> str:
    machine = table.box.machines[tile]
    price = goods_words(machine.crystal, machine.gear, lang)
    effect = machine_words(machine, lang)
    return say(key, lang, tile=name(tile, lang), price=price, effect=effect)


def _row(table: s.Table, row: str, lang: str) -> str:
    return say("row", lang, kind=row, list=", ".join(map(str, table.rows[row])) or say("none", lang))


# ------------------------------------------------------------------ the airships


def _player(table: s.Table, player: s.Player, lang: str) -> str:
    character = name(f"character_{player.character}", lang) if player.character else name("character", lang)
    goods = amounts((("crystal", player.crystal), ("gear", player.gear))) or say("no_goods", lang)
    who, spaces, boilers = f"[seat {player.seat}]", player.storage, player.boilers
    told = [
        say("player", lang, who=who, character=character, goods=goods, spaces=spaces, boilers=boilers),
        _gauge(table, player, lang),
    ]
    if player.targets:
        stones = (
            say("with_arrow", lang, district=name(district, lang)) if arrow else name(district, lang)
            for district, arrow in player.targets.items()
        )
        told.append(say("targets", lang, list=", ".join(stones)))
    slots = [_slot(table, player, slot, lang) for slot, face in enumerate(player.room, start=1) if face]
    told.append(say("room", lang, list="; ".join(slots) or say("none", lang)))
    told.append(say("parasites", lang, count=player.parasites.count(None)))
    if table.seats == 1:
        beside = len(player.parasites) - player.parasites.count(None)
        told.append(say("beside", lang, count=beside))
    told.append(_extras(table, player, lang))
    return " ".join(told)


def _gauge(table: s.Table, player: s.Player, lang: str) -> str:
    box, pieces = table.box, list[str]()
    for place, piece in enumerate(player.gauge):
        if piece in (s.STONE, s.ARROW):
            pieces.append(say("arrow" if piece == s.ARROW else "stone", lang, value=box.value[place]))
        elif piece in (s.BONUS, s.PINK):
            pieces.append(say("marker", lang, digit=box.digit[place]))
    stones = ", ".join(pieces) or say("no_stone", lang)
    return say("gauge", lang, list=stones, base=player.base, reserve=player.reserve)


def _slot(table: s.Table, player: s.Player, slot: int, lang: str) -> str:
    """A machine with what it does and whose parasites lie on it."""
    face = str(player.room[slot - 1])
    owners = [
        f"[seat {other.seat}]"
        for other in table.players
        for where in other.parasites
        if where is not None and (where.seat, where.slot) == (player.seat, slot)
    ]
    guests = say("guests", lang, list=", ".join(owners)) if owners else ""
    effect = machine_words(table.box.machines[face], lang)
    return say("slot", lang, slot=slot, machine=name(face, lang), effect=effect, guests=guests)


def _extras(table: s.Table, player: s.Player, lang: str) -> str:
    none, tickets, machines = say("none", lang), len(player.passenger_tiles), table.box.machines
    banners = ", ".join(f"{name(machines[tile].colour, lang)} {name(tile, lang)}" for tile in player.banners)
    sponsors = " ".join(f"[{kind}]" for kind in player.sponsors) or none
    gala = f"[{player.gala}]" if player.gala else none
    return say("extras", lang, banners=banners or none, tickets=tickets, sponsors=sponsors, gala=gala)
