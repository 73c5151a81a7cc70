"""What lists of games tell of the networks, and to whom."""

import secrets
from dataclasses import replace

from grachten.protocol.tables import Options, SitDown
from grachten.rules import Board, ClaimRoute
from grachten.server.tables import seating
from grachten.server.tables.message_builders import table_summary
from grachten.server.tables.networks import Networks, networks_of
from grachten.server.tables.stored_tables import new_table
from grachten.store import Person, StoredListing

ANNA = Person("a", "person", "Anna", None, 0, 0)
CLAIMS = [action for action in Board.load().actions if isinstance(action, ClaimRoute)]


def a_listing(*, spectators: bool = True) -> StoredListing:
    seats = seating.sit(seating.new_seats(2), 0, ANNA, SitDown())
    game = new_table(secrets, "t" * 16, ANNA, Options(spectators=spectators), seats)
    return StoredListing(replace(game.table, status="playing"), game.seats)


def test_claims_become_networks_and_points() -> None:
    first, last = CLAIMS[0], CLAIMS[-1]
    others = [action.id for action in Board.load().actions if action not in CLAIMS]
    played = [*((0, action) for action in others), (1, first.id), (0, last.id), (7, first.id)]
    found = networks_of(a_listing(), played)
    assert found.routes == ((last.route.index,), (first.route.index,))
    worth = Board.load().route_points
    assert found.points == (worth[last.route.length - 1], worth[first.route.length - 1])


def test_a_game_by_other_rules_tells_nothing() -> None:
    listing = a_listing()
    old = StoredListing(replace(listing.table, rules="0"), listing.seats)
    assert networks_of(old, [(0, CLAIMS[0].id)]) == Networks(((), ()), (0, 0))


def test_whoever_may_not_watch_sees_no_networks() -> None:
    built = Networks(((3,), ()), (4, 0))
    for spectators, person, seen in ((True, "b", True), (False, "b", False), (False, "a", True)):
        told = table_summary(a_listing(spectators=spectators), built, person, ())
        assert (told.networks, told.points) == (
            (built.routes, built.points) if seen else (((), ()), (0, 0))
        )
