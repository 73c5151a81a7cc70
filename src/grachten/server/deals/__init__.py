"""Deals that several people play: the deal of the day, and challenges."""
