"""Names in other scripts are written with fonts of the machine, and only where there are some."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from grachten.drawing import draw_board, machine_fonts, render_png
from grachten.drawing.fonts import font_folder
from grachten.drawing.machine_fonts import can_write, fonts_for, letters_in
from grachten.rules.board import Board

ANNA = "Анна"
HAN = "李雷"
CHESS = "🙾"
"""Beyond the first 65,536 characters, where maps have another format."""


def with_letters(letters: str, kind: int) -> bytes:
    """A font whose only letters are these, each drawn as an H of the drawing's own font."""
    with font_folder() as folder:
        data = bytearray((folder / "IMFellEnglish-Regular.ttf").read_bytes())
    glyph = 43  # of an H
    points = sorted(map(ord, letters))
    if kind == 12:
        groups = b"".join(struct.pack(">LLL", point, point, glyph) for point in points)
        body = struct.pack(">HHLLL", 12, 0, 16 + len(groups), 0, len(points)) + groups
    else:
        last = [*points, 0xFFFF]
        shifts = [(glyph - point) % 65536 for point in points] + [1]
        count = len(last)
        four = [2 * count, 0, 0, 0, *last, 0, *last, *shifts, *[0] * count]
        body = struct.pack(f">HHH{len(four)}H", 4, 6 + 2 * len(four), 0, *four)
    table = struct.pack(">HHHHL", 0, 1, 3, 10 if kind == 12 else 1, 12) + body
    for at in range(12, 12 + 16 * int.from_bytes(data[4:6], "big"), 16):
        if data[at : at + 4] == b"cmap":
            data[at + 8 : at + 16] = struct.pack(">LL", len(data), len(table))
    return bytes(data) + table


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """All the fonts that this machine has."""
    monkeypatch.setattr(machine_fonts, "font_folders", lambda: (tmp_path, tmp_path / "none"))
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    machine_fonts._files.cache_clear()
    machine_fonts._chosen.cache_clear()


@pytest.mark.parametrize("kind", [4, 12])
def test_the_letters_of_a_font(tmp_path: Path, kind: int) -> None:
    font = tmp_path / "some.ttf"
    letters = ANNA + (CHESS if kind == 12 else "")
    font.write_bytes(with_letters(letters, kind))
    wanted = frozenset(letters + HAN + "Zé")
    assert letters_in(font, wanted) == frozenset(letters)
    collection = tmp_path / "some.ttc"
    collection.write_bytes(struct.pack(">4sLLL", b"ttcf", 0x10000, 1, 16) + shifted(font, 16))
    assert letters_in(collection, wanted) == frozenset(letters)


def shifted(font: Path, by: int) -> bytes:
    """Its tables are found from the beginning of the collection."""
    data = bytearray(font.read_bytes())
    for at in range(12, 12 + 16 * int.from_bytes(data[4:6], "big"), 16):
        offset = int.from_bytes(data[at + 8 : at + 12], "big")
        data[at + 8 : at + 12] = struct.pack(">L", offset + by)
    return bytes(data)


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"ttcf\0\0", b"\0\1\0\0\0\1" + b"cmap" * 9])
def test_what_is_no_font_has_no_letters(tmp_path: Path, data: bytes) -> None:
    font = tmp_path / "broken.ttf"
    font.write_bytes(data)
    assert letters_in(font, frozenset("ж")) == frozenset()
    assert letters_in(tmp_path / "none.ttf", frozenset("ж")) == frozenset()


def test_without_any_font_other_scripts_cannot_be_written(folder: Path) -> None:
    assert list(folder.iterdir()) == []
    assert can_write("Zoë")
    assert not can_write(ANNA)
    assert fonts_for(ANNA) == ()


def test_as_few_fonts_as_will_do_plain_ones_with_serifs_first(folder: Path) -> None:
    inner = folder / "inner"
    inner.mkdir()
    for name in ("A-Bold.ttf", "B.ttf", "C-Serif.TTF"):
        (inner / name).write_bytes(with_letters(ANNA, 4))
    (folder / "Han.otf").write_bytes(with_letters(HAN, 12))
    (folder / "readme.txt").write_text(ANNA)
    assert can_write(f"{ANNA} & {HAN}")
    assert fonts_for(ANNA) == (inner / "C-Serif.TTF",)
    assert fonts_for(f"{ANNA} & {HAN}") == (inner / "C-Serif.TTF", folder / "Han.otf")
    assert fonts_for("Anna") == ()
    assert not can_write("ع")
    assert fonts_for("\u200dж\ufe0f") == fonts_for("ж")  # what only shapes the others


def test_a_name_is_drawn_with_such_a_font(folder: Path) -> None:
    def drawn(words: str) -> bytes:
        text = f'<text x="5" y="30" font-family="IM FELL English" font-size="20">{words}</text>'
        return render_png(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 40">{text}</svg>', 99
        )

    boxes = drawn(ANNA)
    (folder / "some.ttf").write_bytes(with_letters(ANNA, 4))
    forget()
    assert drawn(ANNA) not in (boxes, drawn(""))
    assert drawn(ANNA) == drawn("HHHH")


@pytest.mark.slow
def test_the_board_needs_no_font_of_the_machine() -> None:
    assert fonts_for(draw_board(Board.load())) == ()
