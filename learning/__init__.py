"""Learning to play by self-play: PyTorch on the vector games of `grachten.env`.

`network` is what learns, `rollouts` plays, `updates` learns from what was played, `checkpoints`
keeps it, `evaluation` measures it, `train` is the command, and `export` writes the weights for
playing. `judge` trains the judge of seats that wait, `distil` teaches a policy what a search would
find. `match`, `gains` and `calibration` measure weights, and `plots` draws what was measured.
`pack.sh` and `run.sh` are for a training machine without network.
"""
