"""Walking through a guided first match as its cards ask for it, and looking at each of them."""

from typing import Any

from tests.browser.people import Guest

CARD = """(() => {
  const lesson = document.querySelector('#lesson'), card = lesson.querySelector('.les');
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const named = (name) => [`[data-x="${name}"]`, `[id="${name}"]`, `[data-t="${name}"]`]
    .map((found) => [...document.querySelectorAll(found)].filter((one) => seen(one)
      && !one.closest('#lesson,#log,#stage,#menu'))).find((places) => places.length) || [];
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom } };
  const { step, at, lit, numbers, words, free } = lesson.dataset;
  // The first answer of a deed may take away what the card stood beside; it then points at what is lit.
  const places = [at, ...(lit || '').split(' ')].filter(Boolean).flatMap(named);
  const target = places.find((one) => !one.closest('#console')) || places[0];
  return { step, at, words, free: free !== undefined, number: (numbers || '').split(' ')[0],
    told: card.innerText, card: box(card), shown: seen(card), target: target && box(target),
    keys: [...card.querySelectorAll('.keys button')].filter(seen)
      .map((key) => key.value || key.dataset.do || 'after'),
    window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    head: document.querySelector('.bar').getBoundingClientRect().bottom,
    version: document.querySelector('[data-table]').dataset.version,
    showing: document.querySelector('.house').classList.contains('showing') } })()"""
RIGHT = "#console button.right[name=row],#console button.right[name=draft]:not(.on)"
"""What gives all that is asked for at once, else what is to be chosen first."""
TURNS = 3


def card(guest: Guest) -> dict[str, Any]:
    """The card as it stands on the page."""
    found: dict[str, Any] = guest.page.evaluate(CARD)
    return found


def amiss(seen: dict[str, Any]) -> list[str]:
    """What is wrong with where a card stands: it is in the window, beside its target, never over it."""
    if not seen["at"]:
        return []
    here, target, found = seen["card"], seen["target"], list[str]()
    if target is None:
        return [f"{seen['step']}: {seen['at']} is not to be seen"]
    within = seen["window"]
    if not (here["left"] >= -1 and here["right"] <= within["right"] + 1 and here["top"] >= -1):
        found.append(f"{seen['step']}: the card stands out of the window {here}")
    if here["bottom"] > within["bottom"] + 1:
        found.append(f"{seen['step']}: the card goes below the window {here}")
    across = min(here["right"], target["right"]) - max(here["left"], target["left"])
    down = min(here["bottom"], target["bottom"]) - max(here["top"], target["top"])
    tall = target["bottom"] - target["top"] > here["top"] - seen["head"]
    if across > 1 and down > 1 and not (tall and target["top"] < here["top"] - 100):
        found.append(f"{seen['step']}: the card lies over {seen['at']} ({across:.0f} x {down:.0f})")
    if target["bottom"] < seen["head"] or target["top"] > within["bottom"]:
        found.append(f"{seen['step']}: {seen['at']} is out of the window {target}")
    return found


def settle(guest: Guest, before: str = "") -> dict[str, Any]:
    """Until another card lies there and can be pressed."""
    there = "document.querySelector('#lesson').dataset.step"
    other = f"{there} !== '{before}'" if before else "true"
    guest.wait_for(
        f"{other} && document.querySelector('#lesson .les .keys button')"
        " && !document.querySelector('.house.showing,.house.busy')"
    )
    return card(guest)


def do(guest: Guest, seen: dict[str, Any]) -> dict[str, Any]:
    """What a card asks for, by the keys of the bar; a card that is read is laid aside."""
    page = guest.page
    if "on" in seen["keys"]:
        page.locator("#lesson .keys [value=on]").click()
        return settle(guest, seen["step"])
    if page.locator("#console").is_hidden():
        stands_there = page.locator("#lesson [data-twin]").count() > 0
        page.locator("#lesson [data-do=try]").click()
        if stands_there:
            return settle(guest, seen["step"])
    key = page.locator(f"#console button[name=option][value='{seen['number']}']")
    if key.count():
        guest.unfold(key.first)
        key.first.click()
    elif page.locator("#console .stepper .go").count():
        page.locator("#console .stepper .go").click()
    else:
        # What was chosen first may have to be turned before all of it can be given.
        for pressed in range(len(seen["words"].split(",")) + TURNS):
            if pressed and (card(guest)["step"] != seen["step"] or not page.locator(RIGHT).count()):
                break
            right = page.locator(RIGHT).first
            is_whole = right.get_attribute("name") == "row"
            chosen = f"#console button[name=draft][value='{right.get_attribute('value')}']:not(.on)"
            guest.unfold(right)
            right.click()
            if is_whole:
                break
            # A press is sent a moment after it: that nothing is under way does not say that it has come back.
            guest.wait_for(f"!document.querySelector('.house.busy') && !document.querySelector(\"{chosen}\")")
    return settle(guest, seen["step"])


OTHER = "#console button:is([name=option],[name=row]):not(.right,[disabled])"
OTHER_CHOICE = "#console button[name=draft]:not(.right,.on,[disabled])"


def stray(guest: Guest, seen: dict[str, Any]) -> list[str]:
    """Leaves the path and comes back: another key than that of the task, pressed twice, and "Take back". What
    was amiss; a card that asks for nothing, or where there is no other key, has nothing to stray from.
    """
    page, other = guest.page, guest.page.locator(OTHER)
    # "Take back" leads to the first answer of a step: a later one is not strayed from for itself.
    if "show" not in seen["keys"] or not seen["step"].endswith(".0"):
        return []
    if not other.count() and page.locator(OTHER_CHOICE).count():
        guest.unfold(page.locator(OTHER_CHOICE).first)
        page.locator(OTHER_CHOICE).first.click()
        guest.wait_for(f"document.querySelector('{OTHER}')")
    if not other.count():
        return []
    key = other.first
    for asked in (True, False):
        guest.unfold(key)
        key.click()
        if asked:
            page.locator("#lesson .hint").wait_for()
    guest.wait_for("document.querySelector('#lesson .keys [value=again]')")
    strayed = settle(guest, seen["step"])
    page.locator("#lesson [value=again]").click()
    back = settle(guest, strayed["step"])
    found = amiss(back)
    if back["step"] != seen["step"]:
        found.append(f"{seen['step']}: from another way it goes back to {back['step']}")
    return found


def begin(guest: Guest, game: str, chapter: str) -> dict[str, Any]:
    """A chapter, from the page of all lessons."""
    guest.go("/learn")
    guest.page.locator(f"#{game} button[value={chapter}]").click()
    guest.page.wait_for_url("**/t/*")
    guest.wait_for("!document.querySelector('.house.offline')")
    return settle(guest)


def walk(
    guest: Guest, seen: dict[str, Any], steps: int = 99, look: Any = None, *, straying: bool = False
) -> list[str]:
    """Through the rest of a chapter, and off its path at each step if that is wished. What was amiss with its
    cards.
    """
    found, chapter = list[str](), seen["step"].partition(".")[0]
    for _ in range(steps):
        if look is not None:
            look(seen)
        found += amiss(seen)
        if any(key.startswith("chapter") or key == "after" for key in seen["keys"]):
            break
        if straying:
            found += stray(guest, seen)
        seen = do(guest, seen)
        if seen["step"].partition(".")[0] != chapter:
            break
    return found
