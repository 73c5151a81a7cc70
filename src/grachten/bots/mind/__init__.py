"""How bots think, compiled: plans, worlds that may be, and the search through them.

Everything here works on the kernel's records. Functions about a seat read of the hidden cards
only that seat's own; what the others hold is dealt at random into a world first (`worlds`).
"""
