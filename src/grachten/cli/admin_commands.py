"""The commands of `grachten admin` and their options. `admin` implements them."""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from typing import Annotated, Final

import typer

from grachten.cli.options import AsJson, DataFolder
from grachten.statuses import Status

admin = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="rich",
    help="Manage a running server: list, end, chat, remove, block, revoke, prune, strike.",
)

IDS: Final = {"ignore_unknown_options": True}
"""The ids of tables and people may begin with a hyphen."""

TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="A table's id, as `grachten admin tables` shows it.")
]
PersonId = Annotated[
    str,
    typer.Argument(metavar="PERSON", help="A person's id, as `grachten admin people` shows it."),
]


@admin.callback()
def _help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command()
def status(data: DataFolder = None, json: AsJson = False) -> None:
    """Show how the server is doing."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).status()


@admin.command()
def tables(
    status: Annotated[
        Status | None,
        typer.Option(help="Only tables with this status."),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="Show at most this many.")] = 50,
    data: DataFolder = None,
    json: AsJson = False,
) -> None:
    """List tables, the most recently changed first."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).tables(status, limit)


@admin.command(context_settings=IDS)
def end(table: TableId, data: DataFolder = None, json: AsJson = False) -> None:
    """End a game. It stays in people's lists as abandoned."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).end(table)


@admin.command(context_settings=IDS)
def chat(
    table: TableId,
    clear: Annotated[bool, typer.Option("--clear", help="Remove it from the table.")] = False,
    data: DataFolder = None,
    json: AsJson = False,
) -> None:
    """Show what was said at a table lately, or remove it."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).chat(table, clear=clear)


@admin.command(context_settings=IDS)
def remove(table: TableId, data: DataFolder = None, json: AsJson = False) -> None:
    """Remove a table and its game for good."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).remove(table)


@admin.command(context_settings=IDS)
def people(
    name: Annotated[str, typer.Argument(help="Part of a name.")],
    limit: Annotated[int, typer.Option(min=1, max=200, help="Show at most this many.")] = 50,
    data: DataFolder = None,
    json: AsJson = False,
) -> None:
    """Find people and outside bots by name, the most recently seen first."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).people(name, limit)


@admin.command(context_settings=IDS)
def block(person: PersonId, data: DataFolder = None, json: AsJson = False) -> None:
    """Block a person and their outside bots."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).block(person, blocked=True)


@admin.command(context_settings=IDS)
def unblock(person: PersonId, data: DataFolder = None, json: AsJson = False) -> None:
    """Unblock a person."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).block(person, blocked=False)


@admin.command(context_settings=IDS)
def revoke(person: PersonId, data: DataFolder = None, json: AsJson = False) -> None:
    """Revoke a person's cookies, codes and bots' tokens, and close their connections."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).revoke(person)


@admin.command(context_settings=IDS)
def strike(
    person: PersonId,
    days: Annotated[
        float | None,
        typer.Option(min=0, help="Only games that ended in the last so many days."),
    ] = None,
    data: DataFolder = None,
    json: AsJson = False,
) -> None:
    """Remove a cheat's rated games, for everyone in them, and compute all ratings again."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).strike(person, days)


@admin.command()
def prune(
    finished_days: Annotated[
        float | None,
        typer.Option(min=0, help="Remove games that ended more than this many days ago."),
    ] = None,
    unseen_days: Annotated[
        float | None,
        typer.Option(min=0, help="Remove people who were last seen more than this many days ago."),
    ] = None,
    data: DataFolder = None,
    json: AsJson = False,
) -> None:
    """Remove old games, and people who have not come back."""
    from grachten.cli.admin import Operator

    Operator(data, as_json=json).prune(finished_days, unseen_days)
