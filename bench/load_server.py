"""The server of the load: `grachten serve` on one core, for clients that all share one address."""

import argparse
import os
from pathlib import Path

from grachten.bots import LEVELS
from grachten.cli.console import prepare_bots
from grachten.server.logs import set_up_logs
from grachten.server.running import serve
from grachten.server.settings import Limits, Settings, database_url

MANY = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--core", type=int)
    parser.add_argument("--database")
    parser.add_argument("--redis")
    parser.add_argument("--thinkers", type=int, required=True)
    wishes = parser.parse_args()
    if wishes.core is not None:
        os.sched_setaffinity(0, {wishes.core})
    set_up_logs(as_json=False, level="warning")
    prepare_bots(LEVELS)
    settings = Settings(
        data=wishes.data,
        database=database_url(wishes.database, wishes.data),
        redis=wishes.redis,
        lease=60,  # a machine that is also used by others is no fault of the node
        port=0,
        thinkers=wishes.thinkers,
        bot_games=True,
        limits=Limits(
            requests=MANY,
            request_burst=MANY,
            messages=MANY,
            message_burst=MANY,
            frames=MANY,
            frame_burst=MANY,
            guests=MANY,
            guest_burst=MANY,
            sockets_per_address=MANY,
            connections_per_address=MANY,
            watches=MANY,
            open_tables=MANY,
        ),
    )
    serve(settings, on_start=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
