"""`grachten bench` measures everything it promises; how fast it is, is not for a test to say."""

import json

import pytest

from support.commands import run


@pytest.mark.nightly
def test_every_figure_is_there() -> None:
    done = run("bench", "--seconds", "0.05", "--no-starts", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["figures"]
    assert all(figure["value"] > 0 for figure in figures.values())
    assert set(figures) == {
        "decision at random, 2 players",
        "decision at random, 3 players",
        "decision at random, 4 players",
        "random games, 2 players",
        "random games, 3 players",
        "random games, 4 players",
        "legal set, counted",
        "legal set, listed",
        "copy of a game",
        "batch playouts, all cores",
        "batch masks and steps, all cores",
        "Game: legal, play and view",
        "kernel against reference engine",
        "search, random playouts, 2 players",
        "search, planner playouts, 2 players",
        "search, random playouts, 4 players",
        "search, planner playouts, 4 players",
        "search bot: think, 2 players",
        "plain UCT in Python, 2 players",
        "search against plain UCT",
        "planner decision, compiled",
        "planner decision, from a view",
        "Game: two planners, whole game",
    }
    goals = {name: figure["goal"] for name, figure in figures.items() if figure["goal"]}
    assert goals["search, random playouts, 2 players"] == "≥ 150,000"
    assert goals["search, planner playouts, 2 players"] == "≥ 60,000"
    ratio = figures["search against plain UCT"]["value"]
    fast, plain = (
        figures[name]["value"]
        for name in ("search, random playouts, 2 players", "plain UCT in Python, 2 players")
    )
    assert ratio == fast / plain


@pytest.mark.nightly
def test_the_environment_is_measured_by_itself() -> None:
    done = run("bench", "env", "--seconds", "0.05", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["figures"]
    assert all(figure["value"] > 0 for figure in figures.values())
    assert "observation and mask, 1 games, 1 core" in figures
    assert "mask alone, 16,384 games, 1 core" in figures
    assert figures["mask alone, 16,384 games, processor time"]["unit"] == "ns a step"
    assert "Grachten in PettingZoo's AEC interface" in figures
    assert "Grachten as an OpenSpiel-style state" in figures
