"""Finding opponents on the page: one press each, on a desk and a phone, and being called."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.support.lobby import ask, open_table
from browser.support.looks import axe_faults, check_looks, target_faults
from browser.support.people import Person, Size, Visit
from support.patience import wait_until

WISH = "localStorage.setItem('grachten-wish', '{\"players\": [2]}')"

# A headless browser is never in the background, and denies notifications even where they are
# granted: this one says it is away, asks whoever wants to notify, and keeps what they say.
HIDES = """
  globalThis.isAway = false;
  globalThis.notified = [];
  const says = (name, get) => Object.defineProperty(Document.prototype, name, { get });
  says("hidden", () => isAway);
  says("visibilityState", () => (isAway ? "hidden" : "visible"));
  const note = (title, words) => void notified.push([title, words.body]);
  ServiceWorkerRegistration.prototype.showNotification = async (title, words) => note(title, words);
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, words) { note(title, words); }
  };
"""


@pytest.fixture
def come(visit: Visit) -> Callable[..., Person]:
    """Somebody who looks for one opponent, at the start page."""

    def arrive(name: str, size: Size = "desktop", *scripts: str, **settings: object) -> Person:
        person = visit(size, **settings)
        for script in (WISH, *scripts):
            person.context.add_init_script(script)
        ask(person, "GET", "me")
        ask(person, "PATCH", "me", {"name": name})
        person.go()
        return person

    return arrive


def find(person: Person) -> None:
    person.press(re.compile("^Find opponents"))


def panel(person: Person) -> Locator:
    return person.page.get_by_role("heading", name="Looking for opponents")


def search(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Play with others")


def called(person: Person) -> Locator:
    """What is shown on any page but the first."""
    return person.page.get_by_role("complementary", name="Play with others")


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.nightly), "phone"])
def test_one_press_each(come: Callable[..., Person], size: Size) -> None:
    anna, ben = come("Anna", size), come("Ben")
    presses = anna.presses
    find(anna)
    expect(panel(anna)).to_be_visible()
    expect(search(anna)).to_contain_text("Nobody else is looking for the same game right now.")
    check_looks(anna.page)
    assert target_faults(anna.page) == []
    find(ben)
    assert anna.presses == presses + 1
    for person in (anna, ben):
        person.await_turn()
    assert anna.table == ben.table
    state = ask(anna, "GET", f"tables/{anna.table}")
    assert state["status"] == "playing"
    assert sorted(seat["name"] for seat in state["seats"]) == ["Anna", "Ben"]
    assert len({seat["contribution"] for seat in state["seats"]}) == 2
    for person in (anna, ben):  # the contracts, and then the first turn
        person.act()
    before = state["number"]
    anna.page.wait_for_function(
        """async ([table, before]) =>
          (await (await fetch(`/api/tables/${table}`)).json()).number > before""",
        arg=[anna.table, before],
    )


def test_choosing_and_changing_ones_mind(come: Callable[..., Person]) -> None:
    anna = come("Anna", "phone")
    expect(anna.button(re.compile("^Find opponents"))).to_contain_text("2 players · live · rated")
    anna.press("Choose players and pace")
    two, three = (anna.page.get_by_role("checkbox", name=size, exact=True) for size in "23")
    two.click(force=True)
    expect(two).to_be_checked()  # the last one stays
    three.check(force=True)
    two.uncheck(force=True)
    anna.choose("Pace", "Over days")
    anna.page.get_by_role("switch", name="Rated").uncheck(force=True)
    check_looks(anna.page)
    assert target_faults(anna.page) == []
    find(anna)
    expect(search(anna)).to_contain_text("3 players · over days · friendly")
    wait_until(lambda: ask(anna, "GET", "finding")["search"])  # the page shows it sooner
    wish = ask(anna, "GET", "finding")["search"]["wish"]
    assert wish == {"players": [3], "pace": "slow", "rated": False}
    anna.page.reload()  # and it goes on
    expect(panel(anna)).to_be_visible()
    anna.press("Stop looking")
    expect(anna.button(re.compile("^Find opponents"))).to_be_visible()
    wait_until(lambda: ask(anna, "GET", "finding")["search"] is None)


def test_called_from_a_game_against_a_bot(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna", "phone"), come("Ben")
    find(anna)
    anna.press("Play a bot meanwhile")
    anna.await_turn()
    game = anna.table
    find(ben)
    expect(called(anna)).to_contain_text("Your table is ready")
    expect(anna.page).to_have_title("● Your table is ready · Grachten")
    assert axe_faults(anna.page) == []
    anna.press("Take my seat")
    expect(ben.page).to_have_url(re.compile("#/table/"))
    anna.page.wait_for_url(lambda url: game not in url)
    assert anna.table == ben.table
    for person in (anna, ben):
        person.await_turn()


def test_called_by_a_notification(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna", "desktop", HIDES, offline=True), come("Ben")
    find(anna)
    expect(panel(anna)).to_be_visible()
    assert anna.page.evaluate("Notification.permission") == "default", "nobody has asked yet"
    anna.press("Notify me when it's time")
    expect(search(anna)).to_contain_text("You'll get a notification.")
    anna.page.evaluate("isAway = true")
    find(ben)
    anna.page.wait_for_function("() => notified.length === 1")
    assert anna.page.evaluate("notified") == [
        ["Your table is ready", "Come back within half a minute to start the game."]
    ]
    expect(anna.page).to_have_title("● Your table is ready · Grachten")
    expect(search(ben)).to_contain_text("1 of 2 are here. The game begins when everyone is.")
    anna.page.evaluate("isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    for person in (anna, ben):  # coming back is the answer
        person.await_turn()


def test_open_tables(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", "phone")
    ask(anna, "POST", "tables", {"seats": 3, "options": {"public": True}})
    ben.page.reload()
    expect(search(ben)).to_contain_text("2 free seats")
    check_looks(ben.page)
    ben.press("Join: Anna")
    expect(ben.page.get_by_role("heading", name="The table is set")).to_be_visible()
    names = [seat["name"] for seat in ask(anna, "GET", f"tables/{ben.table}")["seats"]]
    assert names == ["Anna", "Ben", None]
    ask(ben, "POST", f"tables/{ben.table}/leave")
    ask(anna, "POST", f"tables/{ben.table}/leave")


def finish(*people: Person) -> None:
    """A game of these people, over at once."""
    table = begin_past_the_page(*people, resigned="nobody")
    ask(people[0], "POST", f"tables/{table}/seats/0/resign")


def begin_past_the_page(host: Person, guest: Person, **options: object) -> str:
    table: str = ask(host, "POST", "tables", {"seats": 2, "options": options})["id"]
    terms = ask(guest, "PUT", f"tables/{table}/seats/1", {"who": "me"})["terms"]
    ready = {"bytes": secrets.token_hex(32), "terms": terms}
    ask(guest, "POST", f"tables/{table}/ready", ready)
    ask(host, "POST", f"tables/{table}/start", ready)
    return table


def test_inviting_somebody_one_has_met(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", "phone")
    finish(anna, ben)
    open_table(anna)
    met = anna.page.get_by_role("region", name="People you've played with")
    expect(met).to_contain_text("Ben")
    check_looks(anna.page)
    anna.press("Invite Ben")
    expect(met.get_by_role("status")).to_have_text("Invited")
    # Ben sees it at once, on the page where he is.
    slip = search(ben).get_by_role("status").filter(has_text="Anna invites you to a game.")
    expect(slip).to_be_visible()
    check_looks(ben.page)
    ben.press(slip.get_by_role("button", name="Join"))
    expect(ben.page.get_by_role("heading", name="The table is set")).to_be_visible()
    assert ben.table == anna.table
    seats = ask(ben, "GET", f"tables/{ben.table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ben"]


def test_an_invitation_at_another_page(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", "phone")
    finish(anna, ben)
    ask(ben, "POST", "tables", {"seats": 2})
    open_table(ben)
    table = ask(anna, "POST", "tables", {"seats": 2})["id"]
    handle = ask(anna, "GET", "me/opponents")["people"][0]["handle"]
    ask(anna, "POST", f"tables/{table}/invitations", {"handle": handle})
    slip = called(ben)
    expect(slip).to_contain_text("Anna invites you to a game.")
    ben.press(slip.get_by_role("button", name="No, thanks"))
    expect(slip).to_have_count(0)
    wait_until(lambda: ask(ben, "GET", "finding")["invitations"] == [])


def test_blocking_and_unblocking(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begin_past_the_page(anna, ben, resigned="nobody")
    anna.go(f"table/{table}")
    anna.await_turn()
    anna.press("More")
    anna.press("Block Ben")
    group = anna.page.get_by_role("group", name="Block Ben?")
    expect(group).to_contain_text("They won't find out.")
    anna.press(group.get_by_role("button", name="Block Ben"))
    expect(anna.page.get_by_role("status").filter(has_text="Ben is blocked.")).to_be_visible()
    anna.go("settings")
    anna.page.get_by_role("switch", name="Invitations").uncheck(force=True)
    unblock = anna.button("Unblock Ben")
    expect(unblock).to_be_visible()
    assert axe_faults(anna.page) == []
    anna.press(unblock)
    expect(anna.page.get_by_text("You haven't blocked anybody.")).to_be_visible()
    assert ask(anna, "GET", "me/blocks") == {"people": []}
    assert ask(anna, "GET", "me/invitations") == {"invitable": False}
