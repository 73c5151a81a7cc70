"""The commands and their options. What they do lies in modules of their own, loaded when needed."""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten import __version__
from grachten.cli.admin_commands import admin
from grachten.cli.options import AsJson, DataFolder

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Carts and contracts in seventeenth-century Amsterdam: an unofficial digital edition "
    "of a board game for 2 to 4 players.",
)

Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")]
BoardName = Annotated[
    str, typer.Option("--board", help="A board that comes with the game, or a board file.")
]
Seed = Annotated[
    int | None, typer.Option(help="A whole number; the same seed gives the same deal again.")
]


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


Database = Annotated[
    str | None,
    typer.Option(
        envvar="GRACHTEN_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; a file in the data folder if nobody says.",
    ),
]
Thinkers = Annotated[
    int | None,
    typer.Option(envvar="GRACHTEN_THINKERS", min=1, max=256, help="Processes in which bots think."),
]


@app.command()
def play(
    port: Annotated[
        int | None,
        typer.Option(envvar="GRACHTEN_PORT", help="Where to listen; a free port if it is taken."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    data: DataFolder = None,
    thinkers: Thinkers = None,
) -> None:
    """Play in the browser: a server on this machine, for you alone."""
    from grachten.cli.serving import play_here

    play_here(port=port, browser=browser, data=data, thinkers=thinkers)


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="GRACHTEN_HOST", help="Address to listen on; 0.0.0.0 for every network."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="GRACHTEN_PORT", min=0, max=65535, help="Port to listen on; 0 for any free one."
        ),
    ] = 8000,
    database: Database = None,
    data: DataFolder = None,
    thinkers: Thinkers = None,
    secure: Annotated[
        bool,
        typer.Option(envvar="GRACHTEN_SECURE", help="Players reach it by https, through a proxy."),
    ] = False,
    proxy: Annotated[
        str | None,
        typer.Option(
            envvar="GRACHTEN_PROXY",
            metavar="ADDRESSES",
            help="Your proxies, separated by commas: their X-Forwarded-For is believed.",
        ),
    ] = None,
    allowed_hosts: Annotated[
        str,
        typer.Option(
            envvar="GRACHTEN_ALLOWED_HOSTS",
            metavar="NAMES",
            help="Host names that requests may be addressed to, separated by commas; * for any.",
        ),
    ] = "*",
    keep_open: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_OPEN",
            min=0.01,
            help="Days after which a table that was never started is deleted.",
        ),
    ] = 2,
    keep_finished: Annotated[
        float | None,
        typer.Option(
            envvar="GRACHTEN_KEEP_FINISHED",
            min=0.01,
            help="Days after which a finished game is deleted; default: with its last player.",
        ),
    ] = None,
    keep_people: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_PEOPLE",
            min=1,
            help="Days after which people who never came back are deleted.",
        ),
    ] = 400,
    keep_playing: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_PLAYING",
            min=0.01,
            help="Days after which a game that nobody continues is given up.",
        ),
    ] = 60,
    rate: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_RATE",
            min=0.1,
            help="Requests per second that one address may make in the long run.",
        ),
    ] = 50,
    bot_games: Annotated[
        bool,
        typer.Option(
            envvar="GRACHTEN_BOT_GAMES",
            help="Let the server's bots play games among themselves, without a person.",
        ),
    ] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="GRACHTEN_LIMITS",
            metavar="NAME=VALUE",
            help="Change one of the limits listed in docs/hosting.md; may be repeated.",
        ),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option(
            envvar="GRACHTEN_METRICS",
            metavar="ADDRESSES",
            help="Who may read /metrics, separated by commas; * for everybody.",
        ),
    ] = "127.0.0.1,::1",
    log_json: Annotated[
        bool, typer.Option(envvar="GRACHTEN_LOG_JSON", help="Log JSON, one object per line.")
    ] = False,
) -> None:
    """A game server, for a club or a city."""
    from grachten.cli.serving import Wishes, serve_all

    serve_all(
        Wishes(
            host=host,
            port=port,
            database=database,
            data=data,
            thinkers=thinkers,
            secure=secure,
            proxy=proxy,
            allowed_hosts=allowed_hosts,
            keep_open=keep_open,
            keep_playing=keep_playing,
            keep_finished=keep_finished,
            keep_people=keep_people,
            rate=rate,
            bot_games=bot_games,
            limits=limit or [],
            metrics=metrics,
            log_json=log_json,
        )
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database while the server plays on."""
    from grachten.cli.serving import back_up

    back_up(file, database=database, data=data, overwrite=overwrite)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `grachten backup` made.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Put a copy back in the place of the database. The server must be stopped."""
    from grachten.cli.serving import put_back

    put_back(file, database=database, data=data, overwrite=overwrite)


app.add_typer(admin, name="admin")


@app.command()
def bot(
    server: Annotated[
        str, typer.Option(envvar="GRACHTEN_SERVER", help="The server's address: http://…")
    ],
    token: Annotated[
        str, typer.Option(envvar="GRACHTEN_TOKEN", help="The bot's token.", show_default=False)
    ],
    bot: Annotated[str, typer.Option(help="Who thinks, such as planner or search:ms=500.")],
    table: Annotated[
        str | None, typer.Option(help="Sit down at this table, by its name or link.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Stop after that many games; never if nobody says.")
    ] = None,
) -> None:
    """Play on a server, as an outside bot."""
    from grachten.cli.outside_bot import play_outside

    play_outside(server=server, token=token, spec=bot, table=table, games=games)


@app.command()
def terminal(
    players: Annotated[int, typer.Option(help="How many play, you included.")] = 2,
    seed: Seed = None,
    board: BoardName = "amsterdam",
    bot: Annotated[
        str,
        typer.Option(
            help="Who plays against you: apprentice, carter, trader, merchant or regent, from "
            "easy to hard."
        ),
    ] = "carter",
    name: Annotated[str, typer.Option(help="What to call you.")] = "You",
    record: Annotated[Path | None, typer.Option(help="Write the finished game here.")] = None,
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
        record=record,
        overwrite=overwrite,
    )


@app.command()
def simulate(
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Seed = None,
    board: BoardName = "amsterdam",
    bots: Annotated[str, typer.Option(help="Who plays, seat by seat: random,random …")] = "random",
    record: Annotated[Path | None, typer.Option(help="Write every game to this file.")] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and count."""
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


@app.command()
def arena(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots, such as greedy or greedy:patience=3.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play at a table; 2 if nobody says.")
    ] = None,
    table: Annotated[
        list[str] | None,
        typer.Option(help="Bots around a table, A,B,B,B, instead of all; may be repeated."),
    ] = None,
    deals: Annotated[int, typer.Option(help="How many deals, each in every rotation.")] = 100,
    seed: Seed = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes play; all cores if nobody says.")
    ] = None,
    limit: Annotated[
        float | None,
        typer.Option(help="Seconds for a decision, 0 for no limit; 10 if nobody says."),
    ] = None,
    results: Annotated[
        Path | None, typer.Option(help="Keep every game here; a file that exists is continued.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report to this HTML file.")] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop when it is clear whether the first bot is better, by ELO1 and not ELO0.",
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
    from grachten.cli.arena import Wishes, run_arena

    run_arena(
        Wishes(
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
            overwrite=overwrite,
            as_json=json,
        )
    )


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record a line.")],
    board: Annotated[
        str | None, typer.Option(help="The board file, for a board of your own.")
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="The commitment you saw before the deal: 64 hexadecimal digits."
        ),
    ] = None,
    bytes: Annotated[  # noqa: A002 - the option's name
        str | None,
        typer.Option(metavar="HEX", help="The random bytes that you added to the shuffle."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Check recorded games against the rules, trusting nothing in them."""
    from grachten.cli.verify import verify_file

    verify_file(file, board, commitment, bytes, as_json=json)


@app.command()
def board(
    file: Annotated[
        str, typer.Argument(help="A board file, or the name of a board that comes with the game.")
    ] = "amsterdam",
    svg: Annotated[Path | None, typer.Option(help="Draw the board to this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Draw the board to this file.")] = None,
    width: Annotated[int, typer.Option(help="Width of the PNG, in pixels.")] = 1600,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Check a board file, say what is on it, and draw it."""
    from grachten.cli.board import show_board

    show_board(file, svg, png, width, overwrite=overwrite, as_json=json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 1.0,
    starts: Annotated[
        bool, typer.Option(help="Measure a first start too, which takes some minutes.")
    ] = True,
    json: AsJson = False,
) -> None:
    """Measure how fast the rules and the bots are on this machine."""
    from grachten.cli.bench import measure

    measure(seconds, starts=starts, as_json=json)
