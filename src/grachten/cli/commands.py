"""The commands and their options. The modules that implement them are loaded when needed."""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten import __version__
from grachten.cli.admin_commands import admin
from grachten.cli.options import AsJson, DataFolder
from grachten.cli.puzzle_commands import puzzles

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
    int | None, typer.Option(help="A whole number; the same seed gives the same deal.")
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
        help="sqlite:///FILE or postgresql://…; default: a file in the data folder.",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        envvar="GRACHTEN_REDIS",
        metavar="URL",
        help="redis://…: one of several servers on the same PostgreSQL database.",
    ),
]
Thinkers = Annotated[
    int | None,
    typer.Option(
        envvar="GRACHTEN_THINKERS",
        min=1,
        max=256,
        help="Number of processes that the bots think in.",
    ),
]
NodeThinkers = Annotated[
    int | None,
    typer.Option(
        envvar="GRACHTEN_THINKERS",
        min=0,
        max=256,
        help="Number of processes that the bots think in; 0: in grachten think, with --redis.",
    ),
]


@app.command()
def play(
    port: Annotated[
        int | None,
        typer.Option(
            envvar="GRACHTEN_PORT", help="Port to listen on; default: 8000, or any free one."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    data: DataFolder = None,
    thinkers: Thinkers = None,
) -> None:
    """Play in the browser, on a server of your own."""
    from grachten.cli.serving import play_here

    play_here(port=port, browser=browser, data=data, thinkers=thinkers)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(envvar="GRACHTEN_HOST", help="Address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="GRACHTEN_PORT", min=0, max=65535, help="Port to listen on; 0 for any free one."
        ),
    ] = 8000,
    database: Database = None,
    redis: Redis = None,
    lease: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_LEASE",
            min=3,
            metavar="SECONDS",
            help="With --redis: other nodes take over from one that stands still for so long.",
        ),
    ] = 3,
    data: DataFolder = None,
    thinkers: NodeThinkers = None,
    secure: Annotated[
        bool,
        typer.Option(envvar="GRACHTEN_SECURE", help="Served over HTTPS, through a proxy."),
    ] = False,
    proxy: Annotated[
        str | None,
        typer.Option(
            envvar="GRACHTEN_PROXY",
            metavar="ADDRESSES",
            help="Comma-separated addresses of proxies that are trusted for X-Forwarded-For.",
        ),
    ] = None,
    allowed_hosts: Annotated[
        str,
        typer.Option(
            envvar="GRACHTEN_ALLOWED_HOSTS",
            metavar="NAMES",
            help="Comma-separated host names that requests may use; * for any.",
        ),
    ] = "*",
    keep_open: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_OPEN",
            min=0.01,
            help="Days until a table that never started is removed.",
        ),
    ] = 2,
    keep_finished: Annotated[
        float | None,
        typer.Option(
            envvar="GRACHTEN_KEEP_FINISHED",
            min=0.01,
            help="Days until a finished game is removed; default: with its last player.",
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
    keep_deals: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_DEALS",
            min=1,
            help="Days until results of the deal of a day are forgotten.",
        ),
    ] = 400,
    keep_challenges: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_CHALLENGES",
            min=1,
            help="Days until a challenge is removed, with its results.",
        ),
    ] = 90,
    keep_playing: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_KEEP_PLAYING",
            min=0.01,
            help="Days until a game that nobody continues is abandoned.",
        ),
    ] = 60,
    rate: Annotated[
        float,
        typer.Option(
            envvar="GRACHTEN_RATE",
            min=0.1,
            help="Requests per second allowed to one address, on average.",
        ),
    ] = 50,
    bot_games: Annotated[
        bool,
        typer.Option(
            envvar="GRACHTEN_BOT_GAMES",
            help="Allow games between the server's bots alone, without a person.",
        ),
    ] = False,
    chat: Annotated[
        bool,
        typer.Option(
            envvar="GRACHTEN_CHAT",
            help="Let hosts allow a chat at their tables.",
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
            help="Comma-separated addresses that may read /metrics; * for all.",
        ),
    ] = "127.0.0.1,::1",
    log_json: Annotated[
        bool, typer.Option(envvar="GRACHTEN_LOG_JSON", help="Log as JSON, one object per line.")
    ] = False,
) -> None:
    """Run a game server, for a club or a city."""
    from grachten.cli.serving import ServeOptions, serve_all

    serve_all(
        ServeOptions(
            host=host,
            port=port,
            database=database,
            redis=redis,
            lease=lease,
            data=data,
            thinkers=thinkers,
            secure=secure,
            proxy=proxy,
            allowed_hosts=allowed_hosts,
            keep_open=keep_open,
            keep_playing=keep_playing,
            keep_finished=keep_finished,
            keep_people=keep_people,
            keep_deals=keep_deals,
            keep_challenges=keep_challenges,
            rate=rate,
            bot_games=bot_games,
            chat=chat,
            limits=limit or [],
            metrics=metrics,
            log_json=log_json,
        )
    )


@app.command()
def think(
    redis: Annotated[
        str,
        typer.Option(
            envvar="GRACHTEN_REDIS",
            metavar="URL",
            help="redis://…: as `grachten serve` has it.",
        ),
    ],
    thinkers: Thinkers = None,
    log_json: Annotated[
        bool, typer.Option(envvar="GRACHTEN_LOG_JSON", help="Write the log as JSON.")
    ] = False,
) -> None:
    """Let the bots of several servers think on this machine."""
    from grachten.cli.serving import think_for_city

    think_for_city(redis=redis, thinkers=thinkers, log_json=log_json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database, even while the server is running."""
    from grachten.cli.serving import back_up

    back_up(file, database=database, data=data, overwrite=overwrite)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `grachten backup`.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Restore the database from a copy. Stop the server first."""
    from grachten.cli.serving import put_back

    put_back(file, database=database, data=data, overwrite=overwrite)


app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")


@app.command()
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


@app.command()
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
    language: Annotated[
        str | None,
        typer.Option(help="Language: en, da, de, fr, nb, nl or sv; default: your system's."),
    ] = None,
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


@app.command()
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


@app.command()
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
            help="Stop once it is clear whether the first bot is better: by ELO1, not ELO0.",
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


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record per line.")],
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
def review(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record per line.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="From the eyes of this seat alone; default: of all.")
    ] = None,
    hindsight: Annotated[
        bool, typer.Option("--hindsight", help="Judge with all cards open.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(help="Language: en, da, de, fr, nb, nl or sv; default: your system's."),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(
            help="Draw luck and skill to this .svg or .png file, from the eyes of the seat or, "
            "without one, of the winner."
        ),
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Show what decided a game: decisions, luck, and what the others did."""
    from grachten.cli.review import ReviewOptions, review_file

    options = ReviewOptions(seat, language, hindsight, picture, overwrite, json)
    review_file(file, options)


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
    """Check a board file, describe it, and draw it."""
    from grachten.cli.board import show_board

    show_board(file, svg, png, width, overwrite=overwrite, as_json=json)


@app.command()
def bench(
    part: Annotated[
        str | None, typer.Argument(help='"env": the environment for research alone.')
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each measurement.")] = 1.0,
    starts: Annotated[
        bool, typer.Option(help="Also measure a first start, which takes some minutes.")
    ] = True,
    json: AsJson = False,
) -> None:
    """Measure how fast the rules and the bots are on this machine."""
    from grachten.cli.bench import measure

    measure(part, seconds, starts=starts, as_json=json)
