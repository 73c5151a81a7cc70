"""Puzzles on the page: answered as one plays, on a desk and a phone, with keys alone, by ear."""

import re
from collections.abc import Callable
from typing import TypeVar

import pytest
from playwright.sync_api import Locator, expect

from browser.support.looks import check_looks, target_faults
from browser.support.people import Person, Size, Visit
from browser.test_keyboard import Typist
from grachten.puzzles import Puzzle, shipped
from grachten.rules import Action, ClaimRoute, KeepContracts, TakeFaceUp

_Kind = TypeVar("_Kind", bound=Action)


def action(puzzle: Puzzle, number: int | None = None) -> Action:
    return puzzle.game().board.actions[puzzle.best if number is None else number]


def puzzle_whose_best(is_so: Callable[[Puzzle], bool]) -> Puzzle:
    return next(puzzle for puzzle in shipped() if is_so(puzzle))


def best_is(kind: type[_Kind]) -> Puzzle:
    return puzzle_whose_best(lambda puzzle: isinstance(action(puzzle), kind))


def verdict(person: Person, words: str) -> Locator:
    return person.page.get_by_role("region", name=words, exact=True)


def take(puzzle: Puzzle) -> re.Pattern[str]:
    best = action(puzzle)
    assert isinstance(best, TakeFaceUp)
    return re.compile(r"^Take the wild\b" if best.card == "wild" else f"^Take the {best.card} card")


def test_from_the_start_page_to_the_next_puzzle(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.press(anna.page.get_by_role("link", name="Puzzles", exact=True))
    listed = anna.page.get_by_role("region", name="All puzzles")
    status = listed.get_by_role("status")
    expect(status).to_contain_text(f"0 of {len(shipped())} answered.")

    # Only what somebody wants to solve.
    hard = [puzzle for puzzle in shipped() if puzzle.difficulty == "hard"]
    wanted = [puzzle for puzzle in hard if puzzle.theme == "keep-or-return"]
    listed.get_by_role("combobox", name="Difficulty").select_option("Hard")
    expect(status).to_contain_text(f"0 of {len(hard)} answered.")
    listed.get_by_role("combobox", name="Theme").select_option("Keep or return?")
    expect(status).to_contain_text(f"0 of {len(wanted)} answered.")
    anna.press(listed.get_by_role("link", name="Solve"))
    expect(anna.page).to_have_url(re.compile(f"#/puzzles/{wanted[0].id}$"))
    expect(anna.prompt).to_have_text("It's your turn: what's the best move?")
    keep(anna, wanted[0], right=True)
    said = verdict(anna, "That's it!")
    expect(said.get_by_role("heading", name="That's it!")).to_be_focused()
    chance = f"{100 * wanted[0].chances[wanted[0].best]:.0f}%"
    expect(said.get_by_role("listitem").first).to_contain_text(chance)
    expect(said.get_by_role("listitem").first).to_contain_text("your answer")
    expect(anna.keep).to_have_count(0)  # an answer stands

    # The next one of those that are wanted, and what is kept on the device.
    anna.press(said.get_by_role("link", name="Next puzzle"))
    expect(anna.page).to_have_url(re.compile(f"#/puzzles/{wanted[1].id}$"))
    keep(anna, wanted[1], right=False)
    said = verdict(anna, "Not quite.")
    expect(said).to_contain_text("The best move: Keep ")
    anna.press(said.get_by_role("link", name="All puzzles"))
    expect(status).to_contain_text(f"2 of {len(wanted)} answered. 1 of 2 right first time.")
    anna.page.reload()
    expect(status).to_contain_text(f"2 of {len(wanted)} answered. 1 of 2 right first time.")


def keep(person: Person, puzzle: Puzzle, *, right: bool) -> None:
    """Keep what is best, or something else, by laying contracts aside as at a table."""
    numbers = list(puzzle.chances)
    chosen = action(puzzle, numbers[0] if right else numbers[1])
    assert isinstance(chosen, KeepContracts)
    expect(person.offer).to_be_visible()
    aside = {"first": 1, "second": 0}.get(chosen.choice)
    if aside is not None:
        person.press(person.offer.locator("button[aria-pressed]").nth(aside))
    person.press(person.keep)


def test_the_puzzle_of_the_day_counts_days(visit: Visit) -> None:
    anna = visit("phone")
    anna.go()
    anna.press(anna.page.get_by_role("link", name="Puzzle of the day"))
    expect(anna.page.locator("main .slip").first).to_contain_text("Puzzle of the day")
    answer_anyhow(anna)
    said = anna.page.get_by_role("region", name=re.compile(r"^(That's it!|Not quite\.)$"))
    anna.press(said.get_by_role("link", name="All puzzles"))
    today = anna.page.get_by_role("region", name="Puzzle of the day")
    expect(today).to_contain_text("One day in a row")
    expect(today.get_by_role("link", name="Look at it again")).to_be_visible()


def answer_anyhow(person: Person) -> None:
    expect(person.stock.or_(person.keep).first).to_be_visible()
    person.press(person.keep if person.keep.count() else person.stock.first)


def test_a_card_on_a_phone(visit: Visit) -> None:
    puzzle = best_is(TakeFaceUp)
    anna = visit("phone")
    anna.go(f"puzzles/{puzzle.id}")
    anna.press(anna.market.get_by_role("button", name=take(puzzle)).first)
    said = verdict(anna, "That's it!")
    expect(said.get_by_role("link", name="Next puzzle")).to_be_in_viewport()
    assert target_faults(anna.page) == []
    check_looks(anna.page)


def test_a_route_with_keys_alone(visit: Visit) -> None:
    puzzle = best_is(ClaimRoute)
    best = action(puzzle)
    assert isinstance(best, ClaimRoute)
    anna = visit()
    typist = Typist(anna)
    anna.go(f"puzzles/{puzzle.id}")
    expect(anna.routes.first).to_be_visible()
    board = puzzle.game().board
    start, end = (board.locations[place].name for place in best.route.ends)
    for _ in range(60):  # routes between the same places have other colours
        typist.tab_to(f"{re.escape(start)} – {re.escape(end)}, ", "button")
        focused = anna.page.evaluate("Number(document.activeElement.dataset.route)")
        if focused == best.route.index:
            break
        typist.keyboard.press("Tab")
    assert focused == best.route.index
    typist.keyboard.press("Enter")
    anna.page.wait_for_function(
        "() => document.querySelector('dialog[open]') || document.querySelector('#verdict')"
    )
    if anna.payment.is_visible():
        typist.keyboard.press("Enter")
    expect(anna.page.locator("#verdict")).to_be_focused()
    expect(verdict(anna, "That's it!")).to_be_visible()
    expect(anna.page.get_by_role("status", name="News")).to_contain_text(
        "That's it! The best move:"
    )
    typist.enter("Next puzzle", "a")
    expect(anna.page).not_to_have_url(re.compile(puzzle.id))


def test_with_the_board_as_text(visit: Visit) -> None:
    puzzle = best_is(ClaimRoute)
    anna = visit()
    anna.go(f"puzzles/{puzzle.id}")
    expect(anna.routes.first).to_be_visible()
    anna.page.keyboard.press("t")
    text = anna.page.get_by_role("region", name="Text board")
    expect(text).to_be_visible()
    anna.page.keyboard.press("d")
    said = verdict(anna, "Not quite.")
    expect(said).to_contain_text("Draw from the deck your answer")


def test_what_cannot_be_done_is_explained(visit: Visit) -> None:
    puzzle = puzzle_whose_best(lambda each: each.game().phase == "turn")
    game = puzzle.game()
    legal = {claim.route.index for claim in game.legal_for(puzzle.seat).of(ClaimRoute)}
    owned = {route for seat in game.view(puzzle.seat).seats for route in seat.routes}
    dear = next(r for r in game.board.routes if r.index not in legal | owned)
    anna = visit()
    anna.faults.forgiven = ("409",)
    anna.go(f"puzzles/{puzzle.id}")
    route = anna.board.locator(f'[data-route="{dear.index}"] .hit')
    route.dispatch_event("click")  # a bent route's middle may lie beside it
    expect(anna.page.locator(".notices .problem")).to_be_visible()
    expect(anna.page.locator("#verdict")).to_have_count(0)


def test_no_such_puzzle(visit: Visit) -> None:
    anna = visit()
    anna.faults.forgiven = ("404",)
    anna.go("puzzles/00000000")
    anna.press(anna.page.get_by_role("link", name="All puzzles"))
    expect(anna.page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "de", "dark"),
        pytest.param("desktop", "fr", "light", marks=pytest.mark.nightly),
        pytest.param("phone", "nb", "light", marks=pytest.mark.nightly),
        pytest.param("desktop", "nl", "dark", marks=pytest.mark.nightly),
    ],
)
def test_how_it_looks_in_other_languages(
    visit: Visit, size: Size, language: str, theme: str
) -> None:
    keeps, claims = best_is(KeepContracts), best_is(ClaimRoute)
    anna = visit(size, language=language, theme=theme)
    anna.go("puzzles")
    expect(anna.page.get_by_role("progressbar")).to_be_visible()
    check_looks(anna.page)
    anna.go(f"puzzles/{keeps.id}")
    expect(anna.page.locator(".offer").first).to_be_visible()
    check_looks(anna.page)
    anna.go(f"puzzles/{claims.id}")
    expect(anna.page.locator("[data-route][role=button]").first).to_be_visible()
    check_looks(anna.page)
    anna.page.keyboard.press("d")
    expect(anna.page.locator("#verdict")).to_be_focused()
    check_looks(anna.page)
    if language == "de":
        expect(anna.page.locator("#verdict")).to_have_text("Nicht ganz.")
        expect(anna.page.locator(".verdict")).to_contain_text("Siegchancen")
