"""The commands that play games. The modules that implement them are loaded when needed."""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten.cli.options import AsJson, BoardName, Language, Overwrite, Seed


def bot(
    server: Annotated[
        str, typer.Option(envvar="GRACHTEN_SERVER", help="The server's address: http://…")
    ],
    token: Annotated[
        str, typer.Option(envvar="GRACHTEN_TOKEN", help="The bot's token.", show_default=False)
    ],
    bot: Annotated[str, typer.Option(help="The bot that plays, such as planner or search:ms=500.")],
    table: Annotated[
        str | None, typer.Option(help="Sit down at this table: its id, or a link to it.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Stop after this many games; default: never.")
    ] = None,
) -> None:
    """Play on a server, as an outside bot."""
    from grachten.cli.outside_bot import play_outside

    play_outside(server=server, token=token, spec=bot, table=table, games=games)


def terminal(
    players: Annotated[int, typer.Option(help="Number of players, including you.")] = 2,
    seed: Seed = None,
    board: BoardName = "amsterdam",
    bot: Annotated[
        str,
        typer.Option(
            help="Your opponents, from easy to hard: apprentice, carter, trader, merchant, regent, "
            "burgomaster."
        ),
    ] = "carter",
    name: Annotated[
        str | None, typer.Option(help="Your name; without one, the game says 'you'.")
    ] = None,
    language: Language = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the finished game to this file.")
    ] = None,
    overwrite: Overwrite = False,
) -> None:
    """Play in the terminal, against bots."""
    from grachten.cli.terminal import play_in_terminal

    play_in_terminal(
        players=players,
        seed=seed,
        board=board,
        bot=bot,
        name=name,
        language=language,
        record=record,
        overwrite=overwrite,
    )


def simulate(
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Seed = None,
    board: BoardName = "amsterdam",
    bots: Annotated[str, typer.Option(help="Bots, seat by seat: random,random …")] = "random",
    record: Annotated[Path | None, typer.Option(help="Write every game to this file.")] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and show the statistics."""
    from grachten.cli.simulate import simulate_games

    simulate_games(
        players=players,
        games=games,
        seed=seed,
        board=board,
        bots=bots,
        record=record,
        overwrite=overwrite,
        as_json=json,
    )


def arena(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots, such as greedy or greedy:patience=3.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Number of players at a table; default: 2.")
    ] = None,
    table: Annotated[
        list[str] | None,
        typer.Option(help="Play only this table, such as A,B,B,B; may be repeated."),
    ] = None,
    deals: Annotated[int, typer.Option(help="Number of deals, each in every rotation.")] = 100,
    seed: Seed = None,
    workers: Annotated[
        int | None, typer.Option(help="Number of processes; default: one per core.")
    ] = None,
    limit: Annotated[
        float | None,
        typer.Option(help="Seconds for a decision, 0 for no limit; default: 10."),
    ] = None,
    results: Annotated[
        Path | None, typer.Option(help="Save every game here; an existing file is continued.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report to this HTML file.")] = None,
    review: Annotated[
        bool,
        typer.Option(
            "--review", help="Review every game: accuracy, luck, and win rates without luck."
        ),
    ] = False,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop once it is clear whether the first bot is better: by ELO1 or more, or by "
            "ELO0 or less.",
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here."),
    ] = None,
    board: BoardName = "amsterdam",
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the report if it exists.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Find out which bots are better, on duplicate deals."""
    from grachten.cli.arena import ArenaOptions, run_arena

    run_arena(
        ArenaOptions(
            bots=bots or [],
            tables=table or [],
            players=players,
            deals=deals,
            seed=seed,
            limit=limit,
            workers=workers,
            ray=ray,
            sprt=sprt,
            board=board,
            results=results,
            report=report,
            review=review,
            overwrite=overwrite,
            as_json=json,
        )
    )
