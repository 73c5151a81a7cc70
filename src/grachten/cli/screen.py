"""The table as text: market, players, hand, contracts, routes."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grachten.cli.colours import cards_in_words, coloured
from grachten.rules import TRANSPORT_CARDS, Board, ClaimRoute, ScoreSheet, SeatView


def table_view(view: SeatView, names: Sequence[str]) -> RenderableType:
    """Everything a player wants to see before deciding."""
    return Group(_players(view, names), Panel(_own(view), title="Yours", title_align="left"))


def _players(view: SeatView, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for heading in ("points", "carts", "cards", "contracts", "merchandise"):
        table.add_column(heading, justify="right")
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


def _own(view: SeatView) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_row("market", _market(view))
    grid.add_row(
        "",
        f"[dim]deck {view.deck_size}, discards {view.discards.total}, "
        f"contracts left {view.contract_deck_size}[/]",
    )
    hand = cards_in_words(zip(TRANSPORT_CARDS, view.hand, strict=True))
    grid.add_row("hand", hand or "no cards")
    for index, contract in enumerate(view.contracts):
        done = "[green]✓ completed[/]" if contract in view.completed else "not yet"
        heading = "contracts" if index == 0 else ""
        grid.add_row(heading, f"{escape(str(view.board.contracts[contract]))}  {done}")
    return grid


def _market(view: SeatView) -> str:
    shown = (
        f"{space} {coloured(card) if card else '[dim]empty[/]'}"
        for space, card in enumerate(view.market, 1)
    )
    return "   ".join(shown)


def contracts_offered(view: SeatView) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, contract in enumerate(view.offered, 1):
        grid.add_row(f"[bold]{number}[/]", escape(str(view.board.contracts[contract])))
    return Panel(grid, title="Contracts on offer", title_align="left")


def claimable_routes(claims: Sequence[ClaimRoute]) -> RenderableType:
    """The routes that can be claimed now, numbered in the order of `routes_of`."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "route", "colour", "spaces", ""):
        table.add_column(heading)
    for number, claim in enumerate(claims, 1):
        route = claim.route
        table.add_row(
            f"[bold]{number}[/]",
            escape(route.name),
            coloured(route.colour),
            "▮" * route.length,
            "merchandise" if route.cart else "",
        )
    return table


def all_routes(view: SeatView, names: Sequence[str]) -> RenderableType:
    """The whole board as a list, with its owners."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("route", "colour", "spaces", "", "owner"):
        table.add_column(heading)
    for route, owner in zip(view.board.routes, view.owners, strict=True):
        table.add_row(
            escape(route.name),
            coloured(route.colour),
            "▮" * route.length,
            "merchandise" if route.cart else "",
            "" if owner is None else f"[bold]{escape(names[owner])}[/]",
        )
    return table


def final_count(board: Board, sheet: ScoreSheet, names: Sequence[str]) -> RenderableType:
    """The count at the end, line by line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Final scoring", title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(escape(name), justify="right")
    table.add_row("routes", *(str(seat.routes) for seat in sheet.seats))
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
    table.add_row(
        "merchandise",
        *(f"{seat.merchandise_cards} cards  {_signed(seat.merchandise)}" for seat in sheet.seats),
    )
    table.add_section()
    table.add_row("[bold]total[/]", *(f"[bold]{seat.total}[/]" for seat in sheet.seats))
    return Group(table, Text(_verdict(sheet, names), style="bold"))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def _verdict(sheet: ScoreSheet, names: Sequence[str]) -> str:
    winners = " and ".join(names[seat] for seat in sheet.winners)
    if sheet.decided_by == "shared":
        return f"{winners} share the victory."
    verb = "win" if winners == "You" else "wins"
    best = max(sheet.totals)
    points = "1 point" if best == 1 else f"{best} points"
    if sheet.decided_by == "contracts":
        return f"{winners} {verb} with {points}, thanks to more completed contracts."
    return f"{winners} {verb} with {points}."
