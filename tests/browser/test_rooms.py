"""The rooms around the table: a wrong link, the lobby, games to watch, one screen."""

import re

from playwright.sync_api import expect

from browser.support.lobby import ask, open_table
from browser.support.people import Person, Visit


def test_wrong_links_lead_home(visit: Visit) -> None:
    anna = visit("phone")
    anna.faults.forgiven = ("404",)
    anna.page.goto(f"{anna.address}/some/where")
    expect(anna.page.get_by_role("heading", name="The map ends here")).to_be_visible()
    anna.press(anna.page.get_by_role("link", name="Back to home"))
    expect(anna.button(re.compile("^Play now"))).to_be_enabled()
    for place, said in (
        ("table/AAAAAAAAAAAAAAAA", "This table can't be shown"),
        ("replay/AAAAAAAAAAAAAAAA", "This game can't be shown"),
        ("nonsense", "The map ends here"),
    ):
        anna.go(place)
        expect(anna.page.get_by_role("heading", name=said)).to_be_visible()


def test_a_game_that_comes_with_the_page(visit: Visit) -> None:
    anna = visit()
    anna.go("watch")
    anna.press(anna.page.get_by_role("link", name=re.compile("^Watch: A regent")))
    expect(anna.page.get_by_role("slider", name="Step")).to_be_visible()
    expect(anna.page.get_by_role("list", name="Players")).to_contain_text("Lysbeth")
    anna.page.reload()
    expect(anna.page.get_by_role("slider", name="Step")).to_be_visible()


def test_the_lobby_names_everybody(visit: Visit) -> None:
    """Whoever follows a link names themselves, and is told when their seat is freed."""
    host, guest = visit(), visit("phone")
    open_table(host, 3)
    guest.page.goto(host.page.url)
    guest.press("Change name")
    guest.page.get_by_role("textbox", name="Your name").fill("Bo")
    guest.press("Save")
    expect(guest.button("Change name")).to_be_visible()
    guest.press(guest.page.get_by_role("button", name="Sit down").first)
    expect(host.page.get_by_role("region", name="Bo")).to_be_visible()
    host.press(host.page.get_by_role("button", name="Add a bot").first)
    bots = host.page.get_by_role("region").filter(has_text="bot · Carter")
    expect(bots).to_have_count(1)
    expect(bots.get_by_text("Knows the way")).to_be_visible()
    host.press(re.compile("Remove: Free Bo's seat"))
    expect(guest.page.get_by_text("Your seat was freed")).to_be_visible()


def test_what_was_done_on_one_screen_is_seen_by_both(visit: Visit) -> None:
    """It stays in view before the letter comes, and is told to whoever breaks the seal."""
    people = visit()
    ask(people, "GET", "me")
    people.go("screen")
    people.page.get_by_role("textbox", name="Name of player 1").fill("Anna")
    people.page.get_by_role("combobox", name="Who is the youngest").select_option("Anna")
    people.press("Start the game")  # the other is called Player 2
    for name in ("Anna", "Player 2"):
        people.press(re.compile(f"I am {name}"))
        people.press(people.keep)
    people.press(re.compile("I am Anna"))
    deck = people.market.get_by_role("button", name=re.compile("^Draw from the deck"))
    people.press(deck)
    expect(people.prompt).to_have_text("Take a second card")
    people.press(deck)
    # The second card is in Anna's hand, and she sees it.
    expect(people.page.get_by_role("region", name="Your hand: 4 cards")).to_be_visible()
    people.press("Hand over to Player 2")
    people.press(re.compile("I am Player 2"))
    _expect_told(people, "Anna drew")
    people.go()
    expect(people.page.get_by_text("Anna and Player 2 on this screen")).to_be_visible()


def _expect_told(person: Person, words: str) -> None:
    chronicle = person.page.get_by_role("log")
    if not chronicle.is_visible():
        person.press("Log")
    expect(chronicle.get_by_text(words).first).to_be_visible()
