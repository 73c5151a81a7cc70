"""The rules on arrays, compiled by Numba."""
