"""Which place on the boards an option belongs to. Key and place carry the same name."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.steamopolis import options as o


def place(option: Option) -> str:
    """The `data-t` of an option, empty where it is only a key."""
    return _on_the_gauge(option) or _in_the_room(option) or _in_the_city(option) or _elsewhere(option)


def _on_the_gauge(option: Option) -> str:
    match option:
        case o.MoveStone(position) | o.ChooseStone(position) | o.TurnArrow(position) | o.LoseStone(position):
            return f"stone-{position}"
        case o.Boost(start, to):
            return f"boost-{start}-{to}"
        case o.PutMarker(position):
            return f"position-{position}"
        case o.DiscardMarker(position):
            return f"marker-{position}"
    return ""


def _in_the_room(option: Option) -> str:
    match option:
        case o.PlaceStartMachine(slot, face):
            return f"slot-{slot}-{'back' if face.endswith('-back') else 'front'}"
        case o.PlaceCapacity(slot) | o.Build(slot) | o.Scrap(slot) | o.RunTo(slot) | o.ResolveMachine(slot):
            return f"slot-{slot}"
        case o.PutParasite(seat, slot, spot):
            return f"spot-{seat}-{slot}-{spot}"
        case o.LiftParasite(number) | o.UseParasite(number):
            return f"parasite-{number}"
        case o.FlipSponsor(number):
            return f"sponsor-{number}"
        case o.MakeSteam():
            return "boilers"
    return ""


def _in_the_city(option: Option) -> str:
    match option:
        case (
            o.PlaceStone(district) | o.Visit(district) | o.TurnArrowOn(district) | o.ResolveDistrict(district)
        ):
            return f"district-{district}"
        case o.UseDistrict(district, side) | o.CopyDistrict(district, side):
            return f"use-{district}-{side}"
        case o.BuyMachine(tile):
            return f"machine-{tile}"
        case o.BuyBanner(tile):
            return f"banner-{tile}"
        case o.BuyMarker(row):
            return f"row-{row}"
        case o.Peek(level, rank):
            return f"lot-{level}-{rank}"
        case o.UseTile(tile, spot):
            return f"tile-{tile}-{spot}"
        case o.TakeAboard(passenger) | o.Reward(passenger):
            return f"passenger-{passenger}"
    return ""


def _elsewhere(option: Option) -> str:
    match option:
        case o.TakeSponsor(kind):
            return f"take-sponsor-{kind}"
        case o.TakeGala(kind):
            return f"take-gala-{kind}"
        case o.PutBeside():
            return "beside"
    return ""
