"""Plain requests about deals that several people play: the deal of the day, and challenges."""

from datetime import date
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import JSONBody, Parameter

from grachten.protocol.deals import (
    Challenge,
    ChallengeList,
    DealArchive,
    DealChoices,
    DealDay,
    DealToday,
    NewChallenge,
    PlayDeal,
)
from grachten.server.dependencies import ThePerson, TheServer
from grachten.server.documented import REFUSALS
from grachten.server.refusals import Refusal
from grachten.server.tables.shown_tables import TableResponse, table_response

DayName = Annotated[str, Parameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
ChallengeName = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$")]
First = Annotated[int, Parameter(ge=0, le=10**6, description="The first line, from 0.")]


def parse_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal("invalid", "There is no such day.") from None


@get("/deals/today", responses=REFUSALS, tags=["deals"], summary="The deal of the day")
async def today(person: ThePerson, server: TheServer) -> DealToday:
    return await server.deals.show_today(person)


@post(
    "/deals/today",
    responses=REFUSALS,
    tags=["deals"],
    status_code=200,
    summary="Play the deal of the day, or go on with it",
)
async def play_today(
    data: JSONBody[PlayDeal], person: ThePerson, server: TheServer
) -> TableResponse:
    await server.services.preparation.wait()
    return table_response(await server.deals.play_today(person, data.pace))


@get("/deals", responses=REFUSALS, tags=["deals"], summary="Deals of days that are over")
async def archive(
    person: ThePerson,
    server: TheServer,
    before: Annotated[DayName | None, Parameter(description="`more` of the page before.")] = None,
) -> DealArchive:
    return await server.deals.archive(person, None if before is None else parse_day(before))


@get(
    "/deals/{day:str}",
    responses=REFUSALS,
    tags=["deals"],
    summary="The deal of a day, and its ranking if I may see it",
)
async def one_day(day: DayName, person: ThePerson, server: TheServer, first: First = 0) -> DealDay:
    return await server.deals.show(person, parse_day(day), first)


@get("/me/deals", responses=REFUSALS, tags=["deals"], summary="What others see of me in rankings")
async def choices(person: ThePerson, server: TheServer) -> DealChoices:
    return await server.deals.choices(person)


@put("/me/deals", responses=REFUSALS, tags=["deals"], summary="Change what others see of me")
async def choose(data: JSONBody[DealChoices], person: ThePerson, server: TheServer) -> DealChoices:
    return await server.deals.choose(person, data)


@get("/challenges", responses=REFUSALS, tags=["deals"], summary="Challenges that I made or took")
async def challenges(person: ThePerson, server: TheServer) -> ChallengeList:
    return await server.challenges.of_person(person)


@post("/challenges", responses=REFUSALS, tags=["deals"], summary="Challenge others")
async def new_challenge(
    data: JSONBody[NewChallenge], person: ThePerson, server: TheServer
) -> Challenge:
    await server.services.preparation.wait()
    return await server.challenges.create(person, data)


@get(
    "/challenges/{challenge:str}",
    responses=REFUSALS,
    tags=["deals"],
    summary="A challenge, and who did how well once I have finished it",
)
async def one_challenge(
    challenge: ChallengeName, person: ThePerson, server: TheServer
) -> Challenge:
    return await server.challenges.find(person, challenge)


@post(
    "/challenges/{challenge:str}/play",
    responses=REFUSALS,
    tags=["deals"],
    status_code=200,
    summary="Take a challenge, or go on with it",
)
async def play_challenge(
    challenge: ChallengeName, data: JSONBody[PlayDeal], person: ThePerson, server: TheServer
) -> TableResponse:
    await server.services.preparation.wait()
    return table_response(await server.challenges.play(person, challenge, data.pace))


def deal_routes() -> Router:
    return Router(
        path="/api",
        route_handlers=[
            today,
            play_today,
            archive,
            one_day,
            choices,
            choose,
            challenges,
            new_challenge,
            one_challenge,
            play_challenge,
        ],
    )
