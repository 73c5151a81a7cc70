"""The commands that run a server, or look after its database.

The modules that implement them are loaded when needed.
"""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten.cli.options import DataFolder, Overwrite

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
            help="With --redis: seconds a node may stall before others take over.",
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
            help="Days until results of a deal of the day are deleted.",
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


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database, even while the server is running."""
    from grachten.cli.serving import back_up

    back_up(file, database=database, data=data, overwrite=overwrite)


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `grachten backup`.")],
    database: Database = None,
    data: DataFolder = None,
    overwrite: Overwrite = False,
) -> None:
    """Restore the database from a copy. Stop the server first."""
    from grachten.cli.serving import put_back

    put_back(file, database=database, data=data, overwrite=overwrite)
