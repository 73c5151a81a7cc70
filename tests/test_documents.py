"""What the documents say is true: their code runs, their commands work, their links lead."""

import contextlib
import io
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from commands import run
from grachten.rules import Board
from grachten.rules.record_file import shuffled_decks

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def run_python(code: str) -> tuple[dict[str, object], str]:
    names: dict[str, object] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, names)  # noqa: S102 - our own document
    return names, printed.getvalue()


def test_the_game_in_twenty_lines() -> None:
    code = blocks("README.md", "python")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    names, printed = run_python(code)
    assert names["game"].is_over  # type: ignore[attr-defined]
    assert "won by" in printed


def test_the_refusal_reads_as_printed() -> None:
    _, printed = run_python(blocks("README.md", "python")[1])
    assert printed == blocks("README.md", "text")[0]


def test_the_commands_work(tmp_path: Path) -> None:
    play, commands = (block.splitlines() for block in blocks("README.md", "sh"))
    for line in play:
        command, target = line.split()
        assert command == "make"
        planned = subprocess.run(
            ["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert planned.returncode == 0, planned.stderr
    for line in commands:
        command, *arguments = shlex.split(line)
        assert command == "grachten"
        done = run(*arguments, cwd=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
    assert {file.name for file in tmp_path.iterdir()} == {
        "games.jsonl",
        "amsterdam.svg",
        "amsterdam.png",
    }


def test_the_shuffle_needs_nothing_but_its_page() -> None:
    (code,) = blocks("docs/shuffle.md", "python")
    names, _ = run_python(code)
    assert (names["deck"], names["contracts"]) == shuffled_decks(Board.load(), 7)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# ")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("https://"):
            assert (document.parent / target).exists(), target


def test_pinned_dependencies_name_no_addresses() -> None:
    for file in (ROOT / "requirements").iterdir():
        text = file.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--" not in text
        if file.suffix == ".txt":
            pins = [line for line in text.splitlines() if not line.startswith("#")]
            assert pins
            assert all("==" in pin for pin in pins)
