"""Which place on the boards an option belongs to. Key and place carry the same name."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.nucleum import options as o


def place(option: Option) -> str:
    """The `data-t` of an option, empty where it is only a key."""
    match option:
        case o.ChooseExperiment(experiment):
            return f"experiment-{experiment}"
        case o.PlayTile(tile):
            return f"play-{tile}"
        case o.LayTile(tile):
            return f"lay-{tile}"
        case o.ChooseSpace(space):
            return f"space-{space}"
        case o.Orient(half):
            return f"orient-{half}"
        case o.UseHalf(tile, half):
            return f"half-{tile}-{half}"
        case o.Fulfil(contract) | o.TakeContract(contract):
            return f"contract-{contract}"
        case o.ChooseBuilding(piece) | o.ChoosePiece(piece):
            return f"board-{piece}"
        case o.ChooseSite(site) | o.EnergizeBuilding(site):
            return f"site-{site}"
        case o.StoreUranium(row) | o.TakeFromMine(row) | o.ConvertUranium(row):
            return f"mine-{row}"
        case o.TakeWorker() | o.ConvertWorker():
            return "workers"
        case o.TakeTile(tile):
            return f"market-{tile}"
        case o.ChooseSlot(slot):
            return f"slot-{slot}"
        case o.ChoosePlant(plant) | o.PlaceNucleum(plant):
            return f"plant-{plant}"
        case o.UseTurbine(owner):
            return f"turbine-{owner}"
        case o.PlaceStar(space):
            return f"star-{space}"
        case o.UnlockTechnology(technology):
            return f"technology-{technology}"
        case o.ChooseTrack(track):
            return f"track-{track}"
    return ""
