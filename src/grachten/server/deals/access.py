"""Who may see a finished game again: its record, its replay, its review, and what else it might
have been.

Players may and, at most tables, everybody who knows the table. The deal of a day is nobody's to see
again before the day is over, not even one's own: others have still to play it. The same goes for a
round of an event while it is on.
"""

from datetime import date

from grachten.server.dates import today
from grachten.server.game_server import GameServer
from grachten.server.tables.table import Table
from grachten.store import Person


async def check_may_see(server: GameServer, table: Table, person: Person) -> None:
    """Raises unless this person may see the game of this table, once it is over."""
    event = table.options.event
    is_closed = table.is_secret or (event is not None and event.closed)
    if not is_closed and not table.may_know(person):
        store, deal = server.services.store, table.options.deal
        if deal is not None and deal.day is not None:
            if date.fromisoformat(deal.day) < today(server.services.calendar):
                _, is_open = await store.deal_choices(table.stored.host)
                if is_open:
                    return
        elif await store.shares_challenge(table.id, person.id):
            return
    table.check_may_know(person)
