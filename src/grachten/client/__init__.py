"""A client of the game server, for bots and programs. The server does not need it."""

from grachten.client.player import Choose, play_game
from grachten.client.visitor import Live, ServerRefusal, Visitor

__all__ = ["Choose", "Live", "ServerRefusal", "Visitor", "play_game"]
