"""`grachten terminal`: a whole game by typing."""

from pathlib import Path

import pytest

from grachten.cli.words import language_of_surroundings
from grachten.rules import read_records, verify_record
from support.commands import refused, run

# Keys that always lead on: both contracts, the first route and payment, cards, contracts. What
# makes no sense at a moment is explained and asked again.
KEYS = "b\nr\n1\n1\n2\nd\n1\nd\n3\n4\n5\n"


@pytest.mark.parametrize(
    ("players", "bot", "called"), [("2", "carter", "Carter"), ("4", "greedy", "Greedy 1")]
)
def test_a_whole_game(players: str, bot: str, called: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("--players", players, "--seed", "3", "--name", "Anna", "--record", file)
    done = run("terminal", *arguments, "--bot", bot, stdin=KEYS * 300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert "Anna kept both contracts." in done.stdout
    assert "is almost out of carts: everyone gets one last turn." in done.stdout
    assert "Final scoring" in done.stdout
    ((_, record),) = read_records(file)
    assert record["seats"][:2] == [
        {"name": "Anna", "kind": "human"},
        {"name": called, "kind": f"bot:{bot}"},
    ]
    assert verify_record(record).is_over


def test_a_carter_plays_unless_another_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run("terminal", "--seed", "3", "--record", file, stdin=KEYS * 300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    ((_, record),) = read_records(file)
    assert record["seats"][1]["kind"] == "bot:carter"


def test_answers_that_mean_nothing_are_explained() -> None:
    done = run("terminal", "--seed", "3", stdin="x\n?\nboth\nb\nr\nz\n\nd\nr\nc\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You left the game.\n")
    assert "Please type one of the keys shown below" in done.stdout
    assert "On your turn do one of three things" in done.stdout
    assert "Please type a number from 1 to" in done.stdout
    assert "One action a turn: take your second card first." in done.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            (
                *("Welche behältst du?", "Du behältst beide Aufträge."),
                *("Nimm zuerst deine zweite Karte.", "Du hast die Partie verlassen."),
            ),
        ),
        (
            "fr",
            (
                *("Lesquels gardes-tu", "Tu as gardé les deux contrats."),
                *("prends d’abord ta seconde carte.", "Tu as quitté la partie."),
            ),
        ),
        (
            "sv",
            (
                *("Vilka behåller du?", "Du behöll båda kontraktkorten."),
                *("ta ditt andra kort först.", "Du har lämnat partiet."),
            ),
        ),
    ],
)
def test_it_speaks_other_languages(language: str, said: tuple[str, ...]) -> None:
    keys = "?\nb\nb\nd\nr\nc\nq\n"
    done = run("terminal", "--seed", "3", "--language", language, stdin=keys)
    assert (done.returncode, done.stderr) == (0, "")
    for words in said:
        assert words in done.stdout
    for english in ("Your", "market", "claim", "turn", "contracts", "Please"):
        assert english not in done.stdout


def test_the_language_of_the_system_is_the_language_of_the_game() -> None:
    assert language_of_surroundings({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of_surroundings({"LC_ALL": "nn_NO", "LANG": "fr_FR"}) == "nb"
    assert language_of_surroundings({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}) == "en"
    assert language_of_surroundings({}) == "en"
    sentence = refused("terminal", "--language", "xx")
    assert sentence == "There is no language 'xx': choose en, da, de, fr, nb, nl, sv."


def test_end_of_input_is_a_stop() -> None:
    done = run("terminal", "--seed", "3", stdin="b\n")
    assert (done.returncode, done.stderr) == (130, "grachten: Stopped.\n")
