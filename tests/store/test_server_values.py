"""What the server keeps for itself."""

import asyncio

from grachten.store import Store

from .examples import on_store, opened


def test_the_secret_key_is_made_once(url: str) -> None:
    async def main() -> set[bytes]:
        async with opened(url) as one, opened(url) as other:
            keys = await asyncio.gather(
                *(store.secret_key() for store in (one, other) for _ in range(4))
            )
        async with opened(url) as later:
            return {*keys, await later.secret_key()}

    (key,) = asyncio.run(main())
    assert len(key) == 32
    assert len(set(key)) > 8


@on_store
async def test_the_running_time_is_kept(store: Store) -> None:
    assert await store.tick() == 0
    await store.keep_tick(2**40)
    await store.keep_tick(2**40 + 1)
    assert await store.tick() == 2**40 + 1
