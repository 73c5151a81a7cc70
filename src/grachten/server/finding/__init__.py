"""Finding opponents."""
