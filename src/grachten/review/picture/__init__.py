"""Luck and skill of one game in one picture that can be shared."""

from grachten.review.picture.sheet import HEIGHT, WIDTH, draw_review

__all__ = ["HEIGHT", "WIDTH", "draw_review"]
