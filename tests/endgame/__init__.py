"""End-game positions with exact answers, and what it takes to find and to use them.

Every position is the last turn of the seat to act: either nobody acts after it (`final`), or one
opponent has a last turn too (`reply`). `solver` says what each action is worth: the exact
probability of winning, a shared victory counting as its share. `positions.jsonl` keeps the answers;
`generate` finds the positions again:

    PYTHONPATH=tests python -m endgame.generate

and `examination` asks a bot. What is in the set and what counts as right is said in `positions`.
"""
