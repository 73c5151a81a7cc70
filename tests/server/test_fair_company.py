"""Whoever has a table pays for what its bots think, at a real server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grachten.client import play_game
from grachten.server.thinking.bot_pool import BotPool
from grachten.server.thinking.bot_worker import Reply
from server.support.inside import WIDE, inside
from support.visitors import begun, random_choice, visitors


def test_bots_think_on_the_account_of_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts: set[str] = set()
    think = BotPool.think

    async def noted(self: BotPool, *args: Any, account: str = "", **more: Any) -> Reply:
        accounts.add(account)
        return await think(self, *args, account=account, **more)

    monkeypatch.setattr(BotPool, "think", noted)

    async def main(address: str) -> None:
        async with visitors(address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram, bots=1)
            await bram.leave(state.id)  # a bot plays on for him, at Anna's table
            await play_game(anna, state.id, 0, random_choice(1))
            assert accounts == {(await anna.me()).id}

    with inside(tmp_path, WIDE) as server:
        asyncio.run(main(server.address))
        assert not server.faults
