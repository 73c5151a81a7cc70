"""Every plain request that the schema describes, and many that it does not, drawn by schemathesis.

The server answers all of them, never with an error of its own, and always in the documented form.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import support.strategies  # noqa: F401 - it registers the profiles of Hypothesis
from grachten.protocol.tables import NewTable
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import cookie_of, error, new_game, people
from support.patience import PATIENCE

FORM = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NIGHTLY_REQUESTS = 8_000


@dataclass(frozen=True)
class Answer:
    """What came of a request, and what is wrong with it by the schema."""

    operation: str
    status: int
    response: Any
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Survey:
    server: Inside
    operations: tuple[str, ...]
    answers: Sequence[Answer]


def survey(folder: Path, examples: int, *, fresh: bool) -> Survey:
    """Every operation of a running server, asked as its schema says, and otherwise."""
    answers: list[Answer] = []
    with inside(folder, WIDE) as server, requests.Session() as session:
        cookie, tables = asyncio.run(_prepare(server.address))
        session.headers["Cookie"] = cookie
        schema = schemathesis.openapi.from_url(f"{server.address}/schema")
        found = [it.ok() for it in schema.get_all_operations() if isinstance(it, Ok)]
        operations = sorted(found, key=lambda it: it.path.endswith("/leave"))  # seats are needed
        assert len(operations) == schema.statistic.operations.total
        for operation in operations:
            for mode in _modes(operation):

                @settings(
                    settings.get_profile("ci"),
                    max_examples=examples,
                    derandomize=not fresh,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),  # its strategies filter as they must
                )
                @given(_cases(operation, mode, tables))
                def ask(case: Case[Any]) -> None:
                    answers.append(_asked(case, server.address, session))

                ask()
    return Survey(server, tuple(it.label for it in operations), answers)


async def _prepare(server: str) -> tuple[str, list[str]]:
    """Somebody's cookie, and tables in several states for requests to be about."""
    async with people(server, 3) as (asker, second, third):
        tables = [
            (await asker.create(NewTable(seats=4))).id,
            (await second.create(NewTable())).id,
            (await new_game(asker, second)).id,
            (await new_game(second, third)).id,
        ]
        return cookie_of(asker), tables


def _modes(operation: APIOperation[Any, Any, Any, Any]) -> list[GenerationMode]:
    """Where any text will do, or nothing is needed, there is no wrong way to ask."""
    schemas = [it.definition.get("schema", {}) for it in operation.iter_parameters()]
    can_be_wrong = bool(operation.body) or any(set(it) - {"type"} for it in schemas)
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if can_be_wrong else [])]


def _cases(
    operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, tables: Sequence[str]
) -> st.SearchStrategy[Case[Any]]:
    """Most of those about a table are about one that there is."""

    def at_table(case: Case[Any], table: str | None) -> Case[Any]:
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        return case

    drawn = operation.as_strategy(generation_mode=mode)
    return st.builds(at_table, drawn, st.sampled_from([None, *tables]))


def _asked(case: Case[Any], address: str, session: requests.Session) -> Answer:
    response = case.call(base_url=address, session=session, timeout=PATIENCE)
    try:
        case.validate_response(response, checks=FORM)
        problems: tuple[str, ...] = ()
    except FailureGroup as group:
        problems = tuple(str(failure) for failure in group.exceptions)
    return Answer(case.operation.label, response.status_code, response, problems)


def check_soundness(found: Survey) -> None:
    """No error of the server's own; a refusal says why; what was asked for is as described."""
    for answer in found.answers:
        assert answer.status < 500, (answer.operation, answer.response.text)
        if answer.status >= 400:
            assert error(answer.response).message.endswith("."), answer.operation
        else:
            assert answer.problems == (), answer.operation
    for operation in found.operations:
        there = {answer.status for answer in found.answers if answer.operation == operation}
        assert there, operation
    assert found.server.faults == []


def test_every_request_is_answered_as_documented(tmp_path: Path) -> None:
    """Refusals too: which there are, and their form. One test, since asking is what takes long."""
    found = survey(tmp_path, 4, fresh=False)
    check_soundness(found)
    wrong = {(it.operation, it.status, it.problems[0]) for it in found.answers if it.problems}
    assert sorted(wrong) == []


@pytest.mark.nightly
def test_thousands_of_requests(tmp_path: Path) -> None:
    found = survey(tmp_path, 300, fresh=True)
    check_soundness(found)
    assert len(found.answers) >= NIGHTLY_REQUESTS
