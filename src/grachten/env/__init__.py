"""Grachten as an environment for research: observations, many games at once, hidden cards dealt
anew, and the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Importing it registers `grachten/Grachten-v1` with Gymnasium, where that is installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from grachten.env.registration import register

    register()
