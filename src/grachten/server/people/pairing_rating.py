"""How strong somebody is, for finding opponents."""

from grachten.club import NEWCOMER, Rating
from grachten.statuses import GamePace
from grachten.store import Person, Store


async def rating_for_pairing(store: Store, person: Person, pace: GamePace) -> Rating:
    """It is stored with the search, and stays the same while they wait."""
    found = next((each for each in await store.ratings_of(person.id) if each.pace == pace), None)
    return NEWCOMER if found is None else Rating(found.points, found.deviation, found.games)
