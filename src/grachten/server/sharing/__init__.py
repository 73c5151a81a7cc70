"""Links to hand on, and their pictures."""
