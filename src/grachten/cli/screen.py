"""The table as text: market, players, hand, contracts, routes."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grachten.cli.chronicle import Told
from grachten.cli.colours import cards_in_words, named
from grachten.cli.words import Words
from grachten.rules import TRANSPORT_CARDS, Board, ClaimRoute, ScoreSheet, SeatView

ROUTE_COLUMNS: Final = ("terminal-route", "terminal-colour", "terminal-spaces")
SEAT_COLUMNS: Final = (
    *("terminal-points", "terminal-carts", "terminal-cards"),
    *("terminal-their-contracts", "terminal-merchandise"),
)


def table_view(view: SeatView, names: Sequence[str], words: Words) -> RenderableType:
    """Everything a player wants to see before deciding."""
    own = Panel(_own(view, words), title=words.say("terminal-yours"), title_align="left")
    return Group(_players(view, names, words), own)


def _players(view: SeatView, names: Sequence[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("terminal-player"))
    for heading in SEAT_COLUMNS:
        table.add_column(words.say(heading), justify="right")
    for seat, open_seat in enumerate(view.seats):
        table.add_row(
            f"[bold]{escape(names[seat])}[/]" if seat == view.seat else escape(names[seat]),
            str(open_seat.points),
            str(open_seat.carts),
            str(open_seat.cards),
            str(open_seat.contracts),
            str(open_seat.merchandise),
        )
    return table


def _own(view: SeatView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_row(words.say("terminal-market"), _market(view, words))
    piles = {
        "deck": view.deck_size,
        "discards": view.discards.total,
        "contracts": view.contract_deck_size,
    }
    grid.add_row("", f"[dim]{words.say('terminal-piles', piles)}[/]")
    hand = cards_in_words(zip(TRANSPORT_CARDS, view.hand, strict=True), words)
    grid.add_row(words.say("terminal-hand"), hand or words.say("terminal-no-cards"))
    completed = f"[green]✓ {words.say('terminal-completed')}[/]"
    for index, contract in enumerate(view.contracts):
        done = completed if contract in view.completed else words.say("terminal-not-yet")
        heading = words.say("terminal-their-contracts") if index == 0 else ""
        grid.add_row(heading, f"{escape(str(view.board.contracts[contract]))}  {done}")
    return grid


def _market(view: SeatView, words: Words) -> str:
    empty = f"[dim]{words.say('terminal-space')}[/]"
    shown = (
        f"{space} {named(card, words) if card else empty}"
        for space, card in enumerate(view.market, 1)
    )
    return "   ".join(shown)


def contracts_offered(view: SeatView, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, contract in enumerate(view.offered, 1):
        grid.add_row(f"[bold]{number}[/]", escape(str(view.board.contracts[contract])))
    return Panel(grid, title=words.say("terminal-offer"), title_align="left")


def claimable_routes(claims: Sequence[ClaimRoute], words: Words) -> RenderableType:
    """The routes that can be claimed now, numbered in the order of `routes_of`."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in ROUTE_COLUMNS:
        table.add_column(words.say(heading))
    table.add_column("")
    for number, claim in enumerate(claims, 1):
        route = claim.route
        table.add_row(
            f"[bold]{number}[/]",
            escape(route.name),
            named(route.colour, words),
            "▮" * route.length,
            words.say("terminal-merchandise") if route.cart else "",
        )
    return table


def all_routes(view: SeatView, names: Sequence[str], words: Words) -> RenderableType:
    """The whole board as a list, with its owners."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ROUTE_COLUMNS:
        table.add_column(words.say(heading))
    table.add_column("")
    table.add_column(words.say("terminal-owner"))
    for route, owner in zip(view.board.routes, view.owners, strict=True):
        table.add_row(
            escape(route.name),
            named(route.colour, words),
            "▮" * route.length,
            words.say("terminal-merchandise") if route.cart else "",
            "" if owner is None else f"[bold]{escape(names[owner])}[/]",
        )
    return table


def final_count(
    board: Board, sheet: ScoreSheet, names: Sequence[str], words: Words
) -> RenderableType:
    """The count at the end, line by line."""
    title = words.say("terminal-count")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(escape(name), justify="right")
    table.add_row(words.say("terminal-routes"), *(str(seat.routes) for seat in sheet.seats))
    for contract in board.contracts:
        lines = [
            next((line for line in seat.contracts if line.contract == contract.index), None)
            for seat in sheet.seats
        ]
        if any(lines):
            table.add_row(
                escape(contract.name),
                *("" if line is None else _signed(line.points) for line in lines),
            )
    goods = (words.say("terminal-goods", {"count": seat.merchandise_cards}) for seat in sheet.seats)
    table.add_row(
        words.say("terminal-merchandise"),
        *(
            f"{cards}  {_signed(seat.merchandise)}"
            for cards, seat in zip(goods, sheet.seats, strict=True)
        ),
    )
    table.add_section()
    total = words.say("terminal-total")
    table.add_row(f"[bold]{total}[/]", *(f"[bold]{seat.total}[/]" for seat in sheet.seats))
    told = victory(sheet, names, words.say("terminal-you"))
    return Group(table, Text(words.say(*told), style="bold"))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def victory(sheet: ScoreSheet, names: Sequence[str], you: str) -> Told:
    """Who won, as `web/src/log/chronicle.ts` tells it, and by what; a test compares the two."""
    winners = [names[seat] for seat in sheet.winners]
    if sheet.decided_by == "shared":
        others = [name for name in winners if name != you]
        shared: dict[str, str | int] = dict(zip("abcd", [*others, "", "", "", ""], strict=False))
        id_ = "log-shared-you" if you in winners else "log-shared"
        return Told(id_, {"count": len(others), **shared})
    values: dict[str, str | int] = {
        "name": winners[0],
        "points": max(sheet.totals),
        "decided": sheet.decided_by,
    }
    return Told("terminal-won-you" if winners[0] == you else "terminal-won", values)
