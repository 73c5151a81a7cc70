"""The command `grachten`: all its commands, in the order in which its help lists them."""

from collections.abc import Callable
from typing import Annotated, Final

import typer

from grachten import __version__
from grachten.cli.admin_commands import admin
from grachten.cli.check_commands import bench, board, review, verify
from grachten.cli.game_commands import arena, bot, simulate, terminal
from grachten.cli.puzzle_commands import puzzles
from grachten.cli.server_commands import backup, play, restore, serve, think

COMMANDS: Final[tuple[Callable[..., None], ...]] = (
    play,
    serve,
    think,
    backup,
    restore,
    bot,
    terminal,
    simulate,
    arena,
    verify,
    review,
    board,
    bench,
)

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Carts and contracts in seventeenth-century Amsterdam: an unofficial digital edition "
    "of a board game for 2 to 4 players.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grachten {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")
for command in COMMANDS:
    app.command()(command)
