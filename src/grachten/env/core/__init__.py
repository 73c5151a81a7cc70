"""The environment on arrays, compiled by Numba: what `observation` and `vector` build on.

Read it in this order: `layout` (what is kept beside a game), `tables` (what follows from the
board), `lanes` (many bytes at once), `distances`, `plans`, `tracking` (keeping it up to date),
`writing` (the observation), `scripted` (opponents), `stepping` (many games).
"""
