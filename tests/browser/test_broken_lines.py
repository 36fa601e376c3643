"""The house is killed in the middle of a match, and opened again: nobody has to reload, nothing is lost."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import OwnHouse


def test_a_killed_house_comes_back_with_every_move(invite: Invite, fragile_house: OwnHouse) -> None:
    anna = invite("Anna", "en", fragile_house.address)
    bernd = invite("Bernd", "de", fragile_house.address)
    bernd.sit_down(anna.lay("airship_city", "me open"))
    for guest in (anna, bernd):
        guest.at_table()
    first, second = (anna, bernd) if anna.sees()["mine"] else (bernd, anna)
    version = first.answer()["version"]
    second.wait_for_version(version)
    for guest in (anna, bernd):
        guest.forgives = "WebSocket connection"
    fragile_house.kill()
    for guest in (anna, bernd):
        expect(guest.page.locator("#offline")).to_be_visible()
    fragile_house.open()
    for guest in (anna, bernd):
        expect(guest.page.locator("#offline")).to_be_hidden()
        assert guest.sees()["version"] == version
    told = first.answer()["version"]
    second.wait_for_version(told)
    assert first.sees()["scores"] == second.sees()["scores"]
