"""A bot's move at a table: chosen in a worker process, played on a beat of the table's pace."""

import asyncio
import math
import time
from typing import Final

import structlog

from grachten.club import bot_seed
from grachten.protocol.actions import Action
from grachten.protocol.messages import GameShown
from grachten.rules import GrachtenError
from grachten.server.services import Services
from grachten.server.settings import PACES
from grachten.server.tables.saved_table import SavedTable
from grachten.server.tables.step_log import StepLog

log: Final = structlog.get_logger("grachten.server")


async def bot_move(
    services: Services, table: SavedTable, seat: int, shown: GameShown, step_log: StepLog
) -> Action | None:
    """What a bot does in a seat that is shown this; None if there are no more bots.

    After an undo, a bot is asked as if for the first time: what it remembers may come from steps
    that were taken back. Its random numbers follow from the table's secret, the seat and the
    situation: where the same deal is played at several tables, the same moves get the same answers.

    How long it thinks depends on hidden cards, so it must not show: the move comes a whole number
    of beats after the question (rule 8.3).
    """
    spec = table.seats[seat].level or table.options.level
    started = time.monotonic()
    try:
        reply = await services.bot_pool.think(
            spec,
            shown,
            key=f"{table.id} {seat} {step_log.last_undo}",
            seed=f"{bot_seed(table.stored.secret, seat, step_log.decision):x}",
            board=table.stored.board,
            account=table.stored.host,
        )
    except GrachtenError as error:
        log.warning("a bot could not think", bot=spec, why=str(error))
        return None
    seconds = time.monotonic() - started
    services.metrics.thinking.observe(seconds)
    if reply.fault is not None:
        services.metrics.faults.inc()
        log.warning("a stand-in moved for a bot", bot=spec, fault=reply.fault)
    beat = PACES[table.options.pace]
    if beat:
        await asyncio.sleep(max(1, math.ceil(seconds / beat)) * beat - seconds)
    return reply.action
