"""The City of the house variants for one and two players (section 12)."""

from collections.abc import Iterable

from kesselhaus.engine.questions import Asking
from kesselhaus.games.airship_city.events import CityDonated, ContractDiscarded
from kesselhaus.games.airship_city.rules.building import has_free_field
from kesselhaus.games.airship_city.rules.contracts import turn_up
from kesselhaus.games.airship_city.rules.majorities import settle_majority
from kesselhaus.games.airship_city.state import CITY, Table

RENEWED_CONTRACTS = 2


def city_donates(table: Table, sections: Iterable[str]) -> None:
    """AC-134: one marker on a free donation field of each section, then its majority."""
    placed = [section for section in sections if has_free_field(table, section)]
    for section in placed:
        table.fields[section] += (CITY,)
        table.tell(CityDonated(section, rule="AC-134"))
    for section in placed:
        settle_majority(table, section)


def city_at_stage(table: Table) -> None:
    """AC-134: level 2 airships at the start of stage 3, facilities at the start of stage 4."""
    if table.stage == 3:
        city_donates(table, [airship.id for airship in table.box.airships.values() if airship.level == 2])
    if table.stage == 4:
        city_donates(table, table.box.facilities)


def renew_display(table: Table) -> Asking[None]:
    """AC-137: twice, the contract that has lain there longest leaves the game for one from the deck."""
    for _ in range(RENEWED_CONTRACTS):
        if table.deck and table.display:
            oldest, *rest = table.display
            table.display = tuple(rest)
            table.discarded = (*table.discarded, oldest)
            table.tell(ContractDiscarded(oldest, rule="AC-137"))
            yield from turn_up(table, rule="AC-137")
