"""Whatever a command is connected with, it behaves."""

import os
import signal
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from support.commands import GRACHTEN, refused, run
from support.patience import PATIENCE, wait_until

AMSTERDAM = (files("grachten") / "boards" / "amsterdam.toml").read_text(encoding="utf-8")


def shell(command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command.replace("grachten", GRACHTEN)],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_records_from_a_pipe(tmp_path: Path) -> None:
    run("simulate", "--games", "3", "--seed", "1", "--record", "g.jsonl", cwd=tmp_path)
    done = shell("cat g.jsonl | grachten verify /dev/stdin", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "all 3 games follow the rules" in done.stdout


def test_a_reader_who_leaves_early_is_no_failed_check(tmp_path: Path) -> None:
    shell("mkfifo done", tmp_path)
    for command in ("board --json", "--help", "simulate --games 2 --seed 1"):
        # It reads nothing and has left before anything is written.
        done = shell(
            f"(read < done; grachten {command}) | (exec <&-; echo > done); echo ${{PIPESTATUS[0]}}",
            tmp_path,
        )
        assert (done.stdout.strip(), done.stderr) == ("141", "")


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    done = shell("grachten board --json > /dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "grachten: The output cannot be written: No space left on device.\n"
    assert shell("grachten board >&-", tmp_path).returncode == 0


def test_a_screen_without_our_letters() -> None:
    done = subprocess.run(
        [GRACHTEN, "terminal", "--seed", "3"],
        input="b\nr\n\nq\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_names_are_no_markup(tmp_path: Path) -> None:
    assert run("terminal", "--name", "[/]", "--seed", "3", stdin="b\nd\nd\nb\nq\n").returncode == 0
    file = tmp_path / "odd.toml"
    odd = AMSTERDAM.replace('name = "Dam"', 'name = "Dam [/b]"').replace(
        'name = "Amsterdam"', 'name = "[/]"'
    )
    file.write_text(odd)
    assert "[/] is a playable board." in run("board", file).stdout
    done = run("terminal", "--board", file, "--seed", "3", stdin="b\nb\nr\n\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Dam [/b]" in done.stdout


def test_a_stopped_command_cleans_up(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1000000", "--seed", "1", "--record", "games.jsonl")
    with subprocess.Popen([GRACHTEN, *arguments], cwd=tmp_path, stderr=subprocess.PIPE) as process:
        try:
            # Games are being written: all code is loaded.
            wait_until(lambda: any(it.stat().st_size for it in tmp_path.glob(".grachten-*.part")))
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [".", "folder", "pipe", "none/games.jsonl", "x" * 300])
def test_names_that_no_file_can_have(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    arguments = ("--games", "1", "--seed", "1", "--record", name, "--overwrite")
    assert "cannot be written" in refused("simulate", *arguments, cwd=tmp_path)
    assert "cannot be written" in refused("terminal", "--record", name, "--overwrite", cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "pipe"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.jsonl").write_text("old")
    (tmp_path / "link.jsonl").symlink_to("real.jsonl")
    arguments = ("--games", "1", "--seed", "1", "--record", "link.jsonl", "--overwrite")
    assert run("simulate", *arguments, cwd=tmp_path).returncode == 0
    assert (tmp_path / "link.jsonl").is_symlink()
    assert (tmp_path / "real.jsonl").read_text().startswith('{"format"')


def test_two_drawings_need_two_files(tmp_path: Path) -> None:
    sentence = refused("board", "--svg", "a", "--png", "a", cwd=tmp_path)
    assert sentence == "The SVG and the PNG need different files."


def test_a_board_that_comes_with_the_game_can_be_named(tmp_path: Path) -> None:
    run("simulate", "--games", "1", "--seed", "1", "--record", "g.jsonl", cwd=tmp_path)
    assert run("verify", "g.jsonl", "--board", "amsterdam", cwd=tmp_path).returncode == 0
