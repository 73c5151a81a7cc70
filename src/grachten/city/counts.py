"""What is counted for the whole city, in Redis: connections, and tokens of rate limits.

Each node has a hash of its own connections, which runs out soon after the node stops renewing it;
the city's count is the sum. If Redis is away, everyone is let in: each node's own limits hold.
"""

from collections.abc import Mapping
from typing import Any, Final

import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from grachten.city.limits import Most

KEPT: Final = 10
"""Seconds for which a node's connections count after it was last heard of."""

_NODES: Final = "grachten:here"
_ENTER: Final = """
    local function total(field)
        local sum = 0
        for _, node in ipairs(redis.call('SMEMBERS', KEYS[1])) do
            local count = redis.call('HGET', KEYS[1] .. ':' .. node, field)
            if count then sum = sum + tonumber(count) end
        end
        return sum
    end
    for index = 3, #ARGV, 2 do
        if total(ARGV[index]) >= tonumber(ARGV[index + 1]) then return 0 end
    end
    local mine = KEYS[1] .. ':' .. ARGV[1]
    redis.call('SADD', KEYS[1], ARGV[1])
    for index = 3, #ARGV, 2 do redis.call('HINCRBY', mine, ARGV[index], 1) end
    redis.call('EXPIRE', mine, ARGV[2])
    return 1
"""
_LEAVE: Final = """
    for index = 2, #ARGV do
        if redis.call('HINCRBY', KEYS[1], ARGV[index], -1) <= 0 then
            redis.call('HDEL', KEYS[1], ARGV[index])
        end
    end
    redis.call('EXPIRE', KEYS[1], ARGV[1])
"""
_TAKE: Final = """
    local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
    local time = redis.call('TIME')
    local now = time[1] + time[2] / 1000000
    local known = redis.call('HMGET', KEYS[1], 'left', 'at')
    local left, at = tonumber(known[1]) or burst, tonumber(known[2]) or now
    left = math.min(burst, left + math.max(0, now - at) * rate)
    local taken = 0
    if left >= 1 then left, taken = left - 1, 1 end
    local function text(number) return string.format('%.6f', number) end
    redis.call('HSET', KEYS[1], 'left', text(left), 'at', text(now))
    redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
    return taken
"""

log: Final = structlog.get_logger("grachten.city")


class Counts:
    def __init__(self, client: "redis.Redis", node: str) -> None:
        self._client = client
        self._node = node
        self._mine = f"{_NODES}:{node}"
        self._is_wrong = False
        """Something was not counted: the next renewal counts from the beginning."""
        self._enter = client.register_script(_ENTER)
        self._leave = client.register_script(_LEAVE)
        self._take = client.register_script(_TAKE)

    async def enter(self, address: str, person: str, most: Most) -> bool:
        """Count one more connection, if there is room for it."""
        values: list[str | int] = [self._node, KEPT, "all", most.all, f"a {address}", most.address]
        values += [f"p {person}", most.person]
        return bool(await self._ask(self._enter(keys=[_NODES], args=values), 1))

    async def leave(self, address: str, person: str) -> None:
        values: list[str | int] = [KEPT, "all", f"a {address}", f"p {person}"]
        await self._ask(self._leave(keys=[self._mine], args=values), None)

    async def renew(self, addresses: Mapping[str, int], persons: Mapping[str, int]) -> None:
        """This node is alive. If Redis has lost count, it is told again."""
        is_known = not addresses or await self._ask(self._client.expire(self._mine, KEPT), True)
        if is_known and not self._is_wrong:
            return
        self._is_wrong = False
        counts: dict[Any, Any] = {"all": sum(addresses.values())}
        counts |= {f"a {address}": count for address, count in addresses.items()}
        counts |= {f"p {person}": count for person, count in persons.items()}
        async with self._client.pipeline(transaction=True) as pipeline:
            pipeline.delete(self._mine)
            if addresses:
                pipeline.hset(self._mine, mapping=counts)
                pipeline.expire(self._mine, KEPT)
            pipeline.sadd(_NODES, self._node)
            await self._ask(pipeline.execute(), None)

    async def is_here(self, person: str) -> bool:
        """Is this person connected to any node?"""
        nodes = await self._ask(self._client.smembers(_NODES), ())
        for node in nodes:
            if await self._ask(self._client.hexists(f"{_NODES}:{node.decode()}", f"p {person}"), 0):
                return True
        return False

    async def take(self, what: str, address: str, rate: float, burst: int) -> bool:
        """Take a token from the bucket of an address, if there is one."""
        key = f"grachten:bucket:{what}:{address}"
        return bool(await self._ask(self._take(keys=[key], args=[rate, burst]), 1))

    async def forget(self) -> None:
        """This node ends."""
        await self._ask(self._client.delete(self._mine), None)
        await self._ask(self._client.srem(_NODES, self._node), None)

    async def _ask(self, command: Any, otherwise: Any) -> Any:
        try:
            return await command
        except (RedisError, OSError) as error:
            self._is_wrong = True
            log.warning("Redis could not count", why=type(error).__name__)
            return otherwise
