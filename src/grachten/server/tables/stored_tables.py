"""The row of a table: a new one, and what is written in it."""

import base64
from typing import Final

import msgspec

from grachten.protocol.tables import Options, Result
from grachten.rules import RULES_VERSION, FairShuffle
from grachten.server.services import known_board
from grachten.server.tables.seating import Seats
from grachten.server.uptime import Entropy, now
from grachten.store import Person, StoredGame, StoredTable

SECRET: Final = 32
"""Bytes of the secret, of the salt, and of each player's contribution."""

ID_BYTES: Final = 12
"""Random bytes of a table's id: too many to guess."""

PLACE: Final = 4
"""Letters at the beginning of an id by which a proxy may choose a node (docs/hosting.md)."""


def new_table_id(entropy: Entropy, near: str = "") -> str:
    """`near`: another table, whose clients a proxy should send to the same node as those of this
    one. It goes by the first letters of an id."""
    fresh = base64.urlsafe_b64encode(entropy.token_bytes(ID_BYTES)).decode()
    place = near[:PLACE]
    return place + fresh[len(place) :]


def new_table(
    entropy: Entropy, table_id: str, host: Person, options: Options, seats: Seats
) -> StoredGame:
    """A new table. Its secret is drawn here, before anyone can contribute to the seed."""
    known_board(options.board)
    at = now()
    stored = StoredTable(
        id=table_id,
        board=options.board,
        rules=RULES_VERSION,
        status="open",
        host=host.id,
        options=msgspec.json.encode(options).decode(),
        public=options.public,
        secret=entropy.token_bytes(SECRET),
        salt=entropy.token_bytes(SECRET),
        seed=None,
        created=at,
        changed=at,
        started=None,
        started_tick=None,
        ended=None,
        result=None,
        rematch=None,
        version=0,
        series=None,
    )
    return StoredGame(stored, seats, ())


def options_of(stored: StoredTable) -> Options:
    return msgspec.json.decode(stored.options, type=Options)


def result_of(stored: StoredTable) -> Result | None:
    if stored.result is None:
        return None
    # Older versions did not store who gave up, whether it was practice, nor who had hints.
    before = {"gave_up": (), "practice": False, "hinted": ()}
    return msgspec.convert({**before, **msgspec.json.decode(stored.result)}, Result)


def shuffle_of(stored: StoredTable, seats: Seats) -> FairShuffle:
    """What the seed is derived from."""
    given = tuple((seat.number, seat.contribution) for seat in seats if seat.contribution)
    youngest = next((seat.number for seat in seats if seat.youngest), None)
    return FairShuffle(stored.secret, stored.salt, given, youngest)


def can_be_watched(options: Options) -> bool:
    """May everybody see a game that is played with these options? Not if it is there to learn from,
    and not while others have still to play the same deal."""
    is_open = options.deal is None and (options.event is None or not options.event.closed)
    return options.spectators and options.lesson is None and options.branch is None and is_open
