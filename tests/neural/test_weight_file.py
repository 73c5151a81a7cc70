"""The file of weights: what is damaged, or for something else, is refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from grachten.neural import AMSTERDAM
from grachten.neural.weight_file import read_weights
from grachten.rules import GrachtenError

Change = Callable[[bytes], bytes]


def test_the_network_that_comes_along() -> None:
    assert AMSTERDAM.stat().st_size < 4_000_000
    file = read_weights(AMSTERDAM)
    assert file.board == "amsterdam"
    assert sum(file.heads.values()) == len(file.arrays["heads.bias"])
    text = AMSTERDAM.read_bytes().split(b"\n", 2)[1]
    assert list(json.loads(text)) == ["board", "observation", "heads", "sha256", "arrays"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda b: b.replace(b"weights 1", b"weights 9", 1), "is not a file of weights"),
        (lambda b: b.replace(b'"observation": 1', b'"observation": 0', 1), "of version 0, not 1"),
        (lambda b: b.replace(b'{"board"', b"{board", 1), "is damaged: its second line"),
        (lambda b: b[:-2], "is damaged: its checksum"),
        (lambda b: b[:-1] + bytes([b[-1] ^ 1]), "is damaged: its checksum"),
        (lambda b: b[:10], "is not a file of weights"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(change: Change, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "changed.weights"
    path.write_bytes(change(AMSTERDAM.read_bytes()))
    with pytest.raises(GrachtenError, match=sentence):
        read_weights(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(GrachtenError, match=r"none\.weights can't be read: No such file"):
        read_weights(tmp_path / "none.weights")
