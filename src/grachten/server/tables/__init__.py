"""Tables: before the game, the game itself, and everyone who watches it."""
