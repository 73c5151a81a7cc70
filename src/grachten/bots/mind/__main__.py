"""`python -m grachten.bots.mind` compiles how bots think; the set-up runs it."""

from grachten.bots.mind.warming import make_ready

make_ready()
