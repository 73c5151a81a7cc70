"""A slow engine of the game, written from the rules alone, to check a fast one against.

It shares no code with the engine it checks. It holds lists and dicts, tries every route, colour
and number of wilds to find what is legal, and searches the board for every contract.
"""

from .game import ReferenceGame
from .shuffling import shuffled_decks

__all__ = ["ReferenceGame", "shuffled_decks"]
