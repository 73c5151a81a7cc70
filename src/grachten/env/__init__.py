"""Grachten as an environment for research: observations, and many games at once."""
