"""Waiting between attempts."""

import asyncio

import pytest

from grachten.client.patience import PAUSES, Patience


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long each pause was; nobody really waits."""
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("grachten.client.patience.asyncio.sleep", note)
    return pauses


async def wait(patience: Patience, times: int) -> None:
    for _ in range(times):
        await patience.wait()


def test_pauses_grow_and_the_last_one_repeats(waited: list[float]) -> None:
    patience = Patience()
    asyncio.run(wait(patience, len(PAUSES) + 3))
    assert patience.failures == len(waited) == len(PAUSES) + 3
    assert sorted(PAUSES) == list(PAUSES)
    for seconds, pause in zip(waited, (*PAUSES, *PAUSES[-1:] * 3), strict=True):
        assert pause / 2 <= seconds <= pause


def test_clients_do_not_wait_in_step(waited: list[float]) -> None:
    for _ in range(20):
        asyncio.run(wait(Patience(), 1))
    assert len(set(waited)) > 10


def test_a_success_begins_anew(waited: list[float]) -> None:
    patience = Patience()
    asyncio.run(wait(patience, 5))
    patience.renew()
    assert patience.failures == 0
    asyncio.run(wait(patience, 1))
    assert waited[-1] <= PAUSES[0]
