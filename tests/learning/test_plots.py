"""The pictures of docs/learning.md, and the figures that they are drawn from."""

import re
from pathlib import Path

import pytest

from learning.plots import MEASURED, draw_all, drawn, progress, reliability, table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "learning.md").read_text()


def rows_of_page(cells: str) -> list[tuple[str, ...]]:
    return re.findall(rf"^\| ([\d.]+) \| ([\d,]+) \| {cells} \|$", PAGE, re.MULTILINE)


def percent(share: str) -> str:
    return f"{100 * float(share):.1f}"


def test_the_curves_are_those_of_the_tables() -> None:
    share = r"([\d.]+) %"
    training = [
        (row["minutes"], row["decisions_millions"], *(percent(row[f"wins_{n}"]) for n in (2, 3, 4)))
        for row in table(MEASURED / "training.csv")
    ]
    told = [
        (m, d.replace(",", ""), *rest) for m, d, *rest in rows_of_page(r" \| ".join([share] * 3))
    ]
    assert training == told
    response = [
        (
            row["minutes"],
            row["decisions_millions"],
            *(percent(row[name]) for name in ("wins_2", "low_2", "high_2")),
        )
        for row in table(MEASURED / "response.csv")
    ]
    told = [
        (m, d.replace(",", ""), *rest)
        for m, d, *rest in rows_of_page(r"([\d.]+) % \(([\d.]+)–([\d.]+)\)")
    ]
    assert response == told


def test_a_reliability_plot_shows_every_bin_that_has_chances() -> None:
    bins = [[0, 0.0, 0.0], [50, 0.15, 0.2], [100, 0.9, 0.85]]
    found = drawn(reliability([{"players": 3, "error": 0.05, "bins": bins}]))
    assert found.count('aria-roledescription="point"') == 2
    assert "3 players" in found
    assert "expected error 5.0%" in found


def test_a_curve_has_a_line_for_each_number_of_players() -> None:
    rows = [
        {"minutes": "2", "wins_2": "0.5", "wins_4": "0.3"},
        {"minutes": "4", "wins_2": "0.6", "wins_4": "0.4"},
    ]
    found = drawn(progress(rows, "Title", "Words"))
    assert found.count('aria-roledescription="point"') == 4
    assert "2 players" in found
    assert "4 players" in found
    assert "3 players" not in found


@pytest.mark.parametrize("name", ["reliability", "training", "response"])
def test_every_picture_is_on_the_page(name: str, tmp_path: Path) -> None:
    draw_all(pictures=tmp_path)
    assert (tmp_path / f"{name}.svg").read_text().startswith("<svg")
    assert f"(pictures/{name}.svg)" in PAGE
    assert (ROOT / "docs" / "pictures" / f"{name}.svg").exists()
