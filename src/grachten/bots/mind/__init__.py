"""How bots think, compiled: plans, possible worlds, and the search through them.

Everything here works on the kernel's records. Of the hidden cards, functions about a seat read only
that seat's own; what the others hold is first dealt at random into a world (`worlds`).
"""
