"""Pictures in notebooks: who sees what in them."""

import random
import re
from pathlib import PurePosixPath
from xml.etree import ElementTree as ET

import pytest

from grachten.rules import Board, Game, KeepContracts
from grachten.rules.showing import picture
from support.positions import keep_at_set_up, position, tiny_board
from support.redeal import redealt_state


def words(svg: str | None) -> list[str]:
    """Every text on the table below the board."""
    assert svg is not None
    root = ET.fromstring(svg)
    (table,) = (g for g in root.iter() if g.get("id") == "layer-table")
    return ["".join(text.itertext()) for text in table.iter() if text.tag.endswith("text")]


def test_a_board_shows_itself() -> None:
    svg = Board.load()._repr_svg_()
    assert svg is not None
    assert "Amsterdam" in svg


def test_a_seats_view_shows_its_own_cards_alone() -> None:
    game = keep_at_set_up(Game.new(3, 5))
    for seat in range(3):
        shown = words(game.view(seat)._repr_svg_())
        for other in range(3):
            for contract in game.state.contracts(other):
                is_shown = any(str(game.board.contracts[contract]) in text for text in shown)
                assert is_shown == (other == seat)


def test_a_picture_of_a_view_hides_what_the_view_hides() -> None:
    """8.2: with everything dealt anew that the seat may not know, it is the same picture."""
    game = keep_at_set_up(Game.new(2, 3))
    before = game.view(0)._repr_svg_()
    state = redealt_state(game, 0, random.Random(4))
    twin = game.copy()
    vars(twin).update(_games=state.games, _state=state)
    assert twin.view(0)._repr_svg_() == before
    assert twin._repr_svg_() != game._repr_svg_()


def test_a_game_shows_all_hands_and_offers() -> None:
    game = Game.new(2, 5)
    game.play(KeepContracts("both"))
    shown = words(game._repr_svg_())
    for seat in range(2):
        for contract in game.state.offered(seat):
            assert any(str(game.board.contracts[contract]) in text for text in shown)


def test_carts_stand_on_claimed_routes() -> None:
    game = position(routes={0: [2], 1: [5, 7]})
    svg = game.spectator_view()._repr_svg_()
    assert svg is not None
    (carts,) = re.findall(r'<g id="layer-carts">(.*?)<g id="layer-table"', svg)
    spaces = [game.board.routes[route].length for route in (2, 5, 7)]
    assert carts.count("<rect") == sum(spaces)


def test_a_record_shows_where_the_game_came_to() -> None:
    game = keep_at_set_up(Game.new(2, 9))
    assert game.record()._repr_svg_() == game._repr_svg_()


def test_a_record_of_a_board_of_ones_own_shows_no_picture() -> None:
    assert Game.new(2, 9, tiny_board()).record()._repr_svg_() is None


def test_at_the_end_everything_is_open() -> None:
    game = position(last_turns=1, seat=1, contracts={1: [3]})
    while not game.is_over:
        game.play(game.legal_actions[0])
    shown = words(game.spectator_view()._repr_svg_())
    held = game.view(1).seats[1].contracts_held
    assert held
    assert any(str(game.board.contracts[held[0]]) in text for text in shown)


def test_of_anything_else_there_is_no_picture() -> None:
    with pytest.raises(TypeError, match="no picture of a PurePosixPath"):
        picture(PurePosixPath())
