"""A measurement can be stopped at any time, and goes on where it was."""

from pathlib import Path

from bench.kept_games import Figures, measured


def test_what_is_known_is_not_measured_again(tmp_path: Path) -> None:
    asked: list[int] = []

    def square(number: int) -> Figures:
        asked.append(number)
        return {"square": number**2}

    assert measured("squares", 3, square, tmp_path) == [{"square": n**2} for n in range(3)]
    file = tmp_path / "squares.jsonl"
    file.write_text(file.read_text() + '{"game": 3, "squa')  # the power failed
    assert measured("squares", 5, square, tmp_path) == [{"square": n**2} for n in range(5)]
    assert asked == [0, 1, 2, 3, 4]
    assert measured("squares", 5, square, tmp_path)[4] == {"square": 16}
    assert asked == [0, 1, 2, 3, 4]
