"""`grachten board`: check a board file, say what is on it, and draw it."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.table import Table

from grachten.cli.console import out, print_json
from grachten.cli.files import whole_file
from grachten.drawing import draw_board, render_png
from grachten.rules import Board, GrachtenError

NARROWEST: Final = 100
WIDEST: Final = 8000


def show_board(
    source: str,
    svg: Path | None,
    png: Path | None,
    width: int,
    *,
    overwrite: bool,
    as_json: bool,
) -> None:
    if not NARROWEST <= width <= WIDEST:
        raise GrachtenError(f"The width must be from {NARROWEST} to {WIDEST} pixels.")
    if svg is not None and png is not None and svg.resolve() == png.resolve():
        raise GrachtenError("The SVG and the PNG need different files.")
    board = Board.load(source)
    drawn: dict[Path, bytes] = {}  # all of it before any file changes
    if svg is not None:
        drawn[svg] = draw_board(board, embed_fonts=True).encode()
    if png is not None:
        drawn[png] = render_png(draw_board(board), width)
    for path, picture in drawn.items():
        with whole_file(path, overwrite=overwrite) as file:
            file.write(picture)
    if as_json:
        print_json(_as_dict(board))
        return
    _print_board(board)
    for path in drawn:
        out.print(f"Drawn to {path}.", markup=False, soft_wrap=True)


def _as_dict(board: Board) -> dict[str, Any]:
    places = [location.id for location in board.locations]
    return {
        "id": board.id,
        "name": board.name,
        "players": list(board.players),
        "locations": places,
        "routes": [
            {
                "ends": [places[end] for end in route.ends],
                "length": route.length,
                "colour": route.colour,
                "cart": route.cart,
                "twin": route.twin,
            }
            for route in board.routes
        ],
        "contracts": [
            {"ends": [places[end] for end in contract.ends], "value": contract.value}
            for contract in board.contracts
        ],
        "transport": dict(board.transport),
        "actions": len(board.actions),
    }


def _print_board(board: Board) -> None:
    doubles = sum(route.twin is not None for route in board.routes) // 2
    out.print(f"[bold]{escape(board.name)}[/bold] is a playable board.")
    table = Table(show_header=False, box=None, pad_edge=False)
    fewest, most = board.players
    table.add_row("players", f"{fewest} to {most}, {board.carts} carts each")
    table.add_row("locations", str(len(board.locations)))
    table.add_row("routes", f"{len(board.routes)}, {doubles} pairs of them double")
    lengths = Counter(route.length for route in board.routes)
    table.add_row("by length", ", ".join(f"{lengths[n]} of {n}" for n in sorted(lengths)))
    colours = Counter(route.colour for route in board.routes)
    table.add_row("by colour", ", ".join(f"{n} {c}" for c, n in sorted(colours.items())))
    table.add_row("merchandise", f"{board.merchandise} routes with the cart symbol")
    values = [contract.value for contract in board.contracts]
    table.add_row("contracts", f"{len(values)}, worth {min(values)} to {max(values)}")
    table.add_row("transportation cards", f"{sum(board.transport.values())}")
    table.add_row("actions", f"{len(board.actions)}")
    out.print(table)
