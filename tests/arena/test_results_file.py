"""Results outlive whatever happens to the program that writes them."""

import errno
import json
import resource
import signal
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from grachten.arena import PlayedGame, header_for, play_fixture, read_results, results_file
from grachten.arena.results_file import board_fingerprint
from grachten.rules import Board, GrachtenError
from support.faulty_bots import make

BOARD = Board.load()
HEADER = header_for(BOARD, 7, 10.0)
GAMES = [play_fixture(BOARD, ("greedy", "random"), deal, 0, 7) for deal in range(3)]
FAULTY = play_fixture(BOARD, ("raises", "random"), 0, 1, 7, make=make)


def written(path: Path, *games: PlayedGame) -> bytes:
    with results_file(path, HEADER) as results:
        for game in games:
            results.add(game)
    return path.read_bytes()


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    written(path, *GAMES, FAULTY)
    assert read_results(path) == (HEADER, [*GAMES, FAULTY])
    header = json.loads(path.read_text().splitlines()[0])
    assert (header["format"], header["board"], header["seed"]) == (
        "grachten-arena/1",
        "amsterdam",
        "7",
    )


def test_every_game_is_there_as_soon_as_it_was_added(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with results_file(path, HEADER) as results:
        for number, game in enumerate(GAMES, 1):
            results.add(game)
            found = read_results(path)
            assert found is not None
            assert len(found[1]) == number


def test_a_file_is_continued(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    before = written(path, GAMES[0])
    with results_file(path, HEADER) as results:
        assert results.games == GAMES[:1]
        results.add(GAMES[1])
    assert path.read_bytes().startswith(before)
    assert read_results(path) == (HEADER, GAMES[:2])


def test_wherever_the_power_fails_only_the_last_line_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    whole = written(path, *GAMES[:2])
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        lines = whole[:length].count(b"\n")
        with results_file(path, HEADER) as results:
            assert results.games == GAMES[: max(lines - 1, 0)]
            for game in GAMES[len(results.games) : 2]:
                results.add(game)
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        (replace(HEADER, seed=8), "was started with the seed 7, not 8."),
        (replace(HEADER, limit=None), "a limit of 10 seconds, not no time limit."),
        (replace(HEADER, board="delft"), "holds games on the board 'amsterdam', not on this one."),
        (replace(HEADER, fingerprint="0"), "on the board 'another amsterdam', not on this one."),
        (
            replace(HEADER, rules="3"),
            "holds games played by rules version 2; this edition supports version 3.",
        ),
    ],
)
def test_games_that_cannot_be_compared_are_not_mixed(
    header: object, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "r.jsonl"
    before = written(path, *GAMES)
    with pytest.raises(GrachtenError) as error, results_file(path, header):  # type: ignore[arg-type]
        pass
    assert sentence in str(error.value)
    assert path.read_bytes() == before


def test_a_newer_program_may_continue(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    written(path, GAMES[0])
    with results_file(path, replace(HEADER, version="99")) as results:
        assert results.games == GAMES[:1]


@pytest.mark.parametrize(
    "content",
    [
        b"precious",
        b"precious\n",
        b"{}\n",
        b'{"format":"grachten-record/1"}\n',
        b"[]\n",
        b"[" * 200_000 + b"\n",
    ],
)
def test_other_files_are_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(content)
    with pytest.raises(GrachtenError, match="is not a file of arena results"):
        written(path, *GAMES)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        '"deal":0=>"deal":"0"',
        '"rank":1=>"rank":5',
        '"rank":1=>"rank":true',
        '"rotation":0=>"rotation":1',
        '"turns":=>"torns":',
        '"bot":"greedy"=>"bot":"gready"',
        '"routes":[=>"routes":[-1,',
        '"seconds":=>"seconds":null,"x":',
        '"seconds":=>"seconds":NaN,"x":',
        '"rotation":0=>"rotation":2',
        "{=>[",
    ],
)
def test_a_line_that_is_no_game_is_named(change: str, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    header, game, rest = written(path, *GAMES[:2]).decode().split("\n", 2)
    old, new = change.split("=>")
    assert old in game
    path.write_text("\n".join([header, game.replace(old, new, 1), rest]))
    before = path.read_bytes()
    with pytest.raises(GrachtenError, match=rf"^Line 2 of {path} is not an arena game\.$"):
        written(path)
    assert path.read_bytes() == before


def test_one_arena_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with (
        results_file(path, HEADER),
        pytest.raises(GrachtenError, match="is in use by another arena"),
        results_file(path, HEADER),
    ):
        pass
    written(path, *GAMES)


def test_a_disk_without_locks_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: int, *, blocking: bool) -> bool:
        assert not blocking
        raise OSError(errno.ENOLCK, "No locks available")

    module = sys.modules[header_for.__module__]  # the package's `results_file` is the function
    monkeypatch.setattr(module, "lock_descriptor", refuse)
    path = tmp_path / "r.jsonl"
    written(path, *GAMES)
    assert read_results(path) == (HEADER, GAMES)


def test_the_fingerprint_is_of_what_play_depends_on(tmp_path: Path) -> None:
    text = (files("grachten") / "boards" / "amsterdam.toml").read_text(encoding="utf-8")
    path = tmp_path / "amsterdam.toml"
    path.write_text(text.replace('name = "Dam"', 'name = "The Dam"'))
    assert board_fingerprint(Board.load(path)) == board_fingerprint(BOARD)
    changed = replace(BOARD, carts=BOARD.carts - 1)
    assert board_fingerprint(changed) != board_fingerprint(BOARD)


def test_where_nothing_was_played_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with pytest.raises(RuntimeError), results_file(path, HEADER):
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []
    link = tmp_path / "link.jsonl"
    link.symlink_to(path)
    with pytest.raises(RuntimeError), results_file(link, HEADER):
        raise RuntimeError
    assert list(tmp_path.iterdir()) == [link]
    before = written(path, GAMES[0])
    assert written(path) == before


def test_a_full_disk_leaves_no_half_line(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    before = written(path, GAMES[0])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 100, limits[1]))
        with pytest.raises(GrachtenError, match=r"r\.jsonl cannot be written: File too large\.$"):
            written(path, GAMES[1])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert path.read_bytes() == before
