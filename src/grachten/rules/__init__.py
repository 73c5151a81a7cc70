"""The game for people who write Python."""
