"""Understanding a game: hints, reviews, trying out, puzzles and lessons."""
