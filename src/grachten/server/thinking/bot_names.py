"""What the server's own bots are called: four people of every level.

First names of the time, in its spelling: few people have them today, so few people's names
are rejected because they belong to a bot (`names`). The page has a face for each of them
(web/src/faces/people.ts).
"""

import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from grachten.protocol.tables import Level
from grachten.server.people.lookalikes import looks

BOT_NAMES: Final[Mapping[Level, tuple[str, ...]]] = {
    "apprentice": ("Griet", "Claes", "Trijn", "Dirck"),
    "carter": ("Machteld", "Barent", "Neeltgen", "Teunis"),
    "trader": ("Weyntje", "Govert", "Aechte", "Harmen"),
    "merchant": ("Lysbeth", "Hendrick", "Geertruyt", "Reynier"),
    "regent": ("Hillegond", "Adriaen", "Margriete", "Lubbert"),
    "burgomaster": ("Cunera", "Frans", "Wendelmoet", "Gerbrant"),
}


def bot_name(level: Level, table: str, others: Sequence[str | None]) -> str:
    """One of the four who is not at the table yet: at another table it may be another one."""
    names = BOT_NAMES[level]
    first = zlib.crc32(f"{table} {level}".encode())
    taken = {look for other in others if other is not None for look in looks(other)}
    around = [names[(first + turn) % len(names)] for turn in range(len(names))]
    return next((name for name in around if not looks(name) & taken), around[0])
