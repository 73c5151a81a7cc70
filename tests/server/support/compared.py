"""A game and its twin, compared: what may not be known must not make any difference."""

from collections.abc import Sequence
from dataclasses import dataclass

from grachten.rules.sight import SPECTATOR
from server.support.overheard import innards_in, refusals_to, secrets_in
from server.support.staged_server import StagedServer
from server.support.traffic import Caller, by_kind, first_difference
from server.support.twin_games import Pair, Seen


@dataclass(frozen=True)
class Both:
    """What was sent in a game and in its twin."""

    pair: Pair
    game: Seen
    twin: Seen
    is_ordered: bool = True
    """False where messages come from two nodes, and can cross."""

    def differences(self) -> list[str]:
        """What the viewer or the spectator could tell the games apart by."""
        seen = [(self.game.looker, self.twin.looker)]
        if self.pair.viewer != SPECTATOR:
            seen.append((self.game.players[self.pair.viewer], self.twin.players[self.pair.viewer]))
        if not self.is_ordered:
            seen = [(by_kind(mine), by_kind(other)) for mine, other in seen]
        found = [first_difference(mine, other) for mine, other in seen]
        return [f"game {self.pair.name}: {each}" for each in found if each is not None]

    def others_differ(self) -> bool:
        """Are the hidden cards different ones? Then somebody is sent something else."""
        both = zip(self.game.players, self.twin.players, strict=True)
        return any(first_difference(mine, other) is not None for mine, other in both)

    def secrets(self) -> list[str]:
        """What anybody was sent that only others may know."""
        found = []
        for seen in (self.game, self.twin):
            found += secrets_in(seen.looker, None, seen.secrets[seen.looker.name])
            for seat, caller in enumerate(seen.players):
                found += secrets_in(caller, seat, seen.secrets[caller.name])
        return found

    def refusals(self) -> list[str]:
        seen = (*self.game.players, *self.twin.players, self.game.looker, self.twin.looker)
        return [words for caller in seen for words in refusals_to(caller)]


async def counted(server: StagedServer) -> str:
    """What operators, and so everybody, can read of a server, but for how long things took."""
    return await _counted_at(server.port)


async def check_who_leads(server: StagedServer) -> None:
    """All tables are led by the first node: only then does the other one pass on what it is sent
    for its clients, and a leak there can be found."""
    assert server.other_port is not None
    nothing = "grachten_passed_on_total 0.0"
    assert nothing in (await _counted_at(server.port)).splitlines()
    assert nothing not in (await _counted_at(server.other_port)).splitlines()


async def _counted_at(port: int) -> str:
    answer = await Caller(port, "operator").request("GET", "/metrics")
    lines = [
        line
        for line in answer.body.decode().splitlines()
        if line.startswith("grachten_") and "_total" in line
    ]
    assert any(line.startswith("grachten_steps_total{") for line in lines)
    return "\n".join(lines)


def check(both: Sequence[Both]) -> None:
    for each in both:
        for found in (each.differences(), each.secrets()):
            assert not found, "\n".join(found)
        words = each.refusals()
        assert innards_in(words) == []
        assert not any('"internal"' in said for said in words)
    assert any(each.others_differ() for each in both)
