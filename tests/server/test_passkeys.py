"""Passkeys: made on one device, and signed in with on another; everything else is rejected."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from cbor2 import dumps, loads

from city.conformance import AT_NIGHT, Serving, serving
from grachten.client import ServerRefusal, Visitor
from grachten.client.visitor import Unreachable
from grachten.protocol.messages import TableChanged
from grachten.protocol.people import (
    Me,
    MoveCode,
    NewBot,
    OutsideBot,
    Passkeys,
    PasskeyWanted,
    SignIn,
    SignInWanted,
)
from grachten.protocol.tables import NewTable
from grachten.server.people.passkeys import from_text, to_text
from server.support.authenticator import Authenticator
from support.visitors import talking, visitors


@pytest.fixture(scope="module", params=AT_NIGHT)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    limits = ("--limit", "passkey-burst=1000", "--rate", "500")
    with serving(request, tmp_path_factory.mktemp("served"), *limits) as running:
        yield running
        assert "error" not in running.log


def named(server: Serving) -> str:
    """By its name, as people open it who use passkeys."""
    return server.address.replace("127.0.0.1", "localhost")


async def keep(person: Visitor, device: Authenticator, name: str = "Phone") -> Passkeys:
    wanted: PasskeyWanted = await person.request(
        "POST", "/api/me/passkeys/wanted", answer=PasskeyWanted
    )
    made = device.make(wanted, name)
    return await person.request("POST", "/api/me/passkeys", made, Passkeys)


async def wanted_to_sign_in(person: Visitor) -> SignInWanted:
    return await person.request("POST", "/api/me/passkeys/sign-in/wanted", answer=SignInWanted)


async def sign_in(person: Visitor, device: Authenticator) -> Me:
    signed = device.sign_in(await wanted_to_sign_in(person))
    return await person.request("POST", "/api/me/passkeys/sign-in", signed, Me)


async def refused(person: Visitor, signed: SignIn) -> str:
    with pytest.raises(ServerRefusal) as found:
        await person.request("POST", "/api/me/passkeys/sign-in", signed, Me)
    return found.value.code


def test_another_device_becomes_the_same_person(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "somebody else") as (anna, phone):
            device = Authenticator(named(server))
            assert not (await anna.me()).lasting
            (kept,) = (await keep(anna, device, "  Anna's phone ")).passkeys
            assert (kept.name, kept.used) == ("Anna's phone", None)
            assert (await anna.me()).lasting
            assert await sign_in(phone, device) == await anna.me() == await phone.me()
            state = await anna.create(NewTable())
            assert (await phone.table(state.id)).seats[0].mine
            found: Passkeys = await phone.request("GET", "/api/me/passkeys", answer=Passkeys)
            (used,) = found.passkeys
            assert used.used is not None

    asyncio.run(main())


def test_several_passkeys_and_one_less(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Eve") as (anna, eve):
            devices = [Authenticator(named(server), counts=counts) for counts in (True, False)]
            for number, device in enumerate(devices):
                found = await keep(anna, device, f"Device {number}")
            assert [each.name for each in found.passkeys] == ["Device 0", "Device 1"]
            first = f"/api/me/passkeys/{found.passkeys[0].id}"
            with pytest.raises(ServerRefusal, match="no such passkey"):
                await eve.request("DELETE", first)
            await anna.request("DELETE", first)
            signed = devices[0].sign_in(await wanted_to_sign_in(eve))
            assert await refused(eve, signed) == "not-found"
            for _ in range(2):  # it doesn't count, as those that are synchronised don't
                assert (await sign_in(eve, devices[1])).name == "Anna"

    asyncio.run(main())


def test_what_does_not_fit_is_rejected(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Ben", "Eve") as (anna, ben, eve):
            device, other = Authenticator(named(server)), Authenticator(named(server))
            await keep(anna, device)
            await keep(ben, other)
            elsewhere = replace(device, origin="https://grachten.example")
            assert (
                await refused(eve, elsewhere.sign_in(await wanted_to_sign_in(eve))) == "forbidden"
            )
            phished = replace(device, host="grachten.example")
            assert await refused(eve, phished.sign_in(await wanted_to_sign_in(eve))) == "forbidden"
            ours = await wanted_to_sign_in(eve)
            invented = msgspec.structs.replace(ours, challenge=to_text(bytes(56)))
            assert await refused(eve, device.sign_in(invented)) == "invalid"
            short = msgspec.structs.replace(ours, challenge=ours.challenge[:20])
            assert await refused(eve, device.sign_in(short)) == "invalid"
            # Anna's credential with Ben's signature, or with Ben's name.
            stolen = replace(other, credential=device.credential, user=device.user, count=90)
            assert await refused(eve, stolen.sign_in(await wanted_to_sign_in(eve))) == "forbidden"
            renamed = replace(device, user=other.user)
            assert await refused(eve, renamed.sign_in(await wanted_to_sign_in(eve))) == "forbidden"
            # Nothing of that has changed anything.
            assert (await eve.me()).name == "Eve"
            assert (await sign_in(eve, device)).name == "Anna"

    asyncio.run(main())


def test_a_challenge_is_good_once_and_for_one_purpose(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Eve") as (anna, eve):
            device = Authenticator(named(server))
            wanted: PasskeyWanted = await anna.request(
                "POST", "/api/me/passkeys/wanted", answer=PasskeyWanted
            )
            made = device.make(wanted)
            with pytest.raises(ServerRefusal, match="did not send"):
                await eve.request("POST", "/api/me/passkeys", made, Passkeys)
            await anna.request("POST", "/api/me/passkeys", made, Passkeys)
            with pytest.raises(ServerRefusal, match="was already used"):
                await anna.request("POST", "/api/me/passkeys", made, Passkeys)
            to_register = SignInWanted(wanted.challenge, "localhost", 1)
            assert await refused(eve, device.sign_in(to_register)) == "invalid"
            signed = device.sign_in(await wanted_to_sign_in(eve))
            await eve.request("POST", "/api/me/passkeys/sign-in", signed, Me)
            # Where the passkey counts, the count gives it away as well.
            assert await refused(eve, signed) == "forbidden"
            uncounted = Authenticator(named(server), counts=False)
            await keep(anna, uncounted)
            signed = uncounted.sign_in(await wanted_to_sign_in(eve))
            await eve.request("POST", "/api/me/passkeys/sign-in", signed, Me)
            assert await refused(eve, signed) == "stale"

    asyncio.run(main())


def test_a_copy_is_noticed_by_its_count(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Eve") as (anna, eve):
            device = Authenticator(named(server))
            await keep(anna, device)
            copy = replace(device)
            for _ in range(2):
                await sign_in(anna, device)
            assert await refused(eve, copy.sign_in(await wanted_to_sign_in(eve))) == "forbidden"

    asyncio.run(main())


def test_a_passkey_belongs_to_one_person(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Eve") as (anna, eve):
            device = Authenticator(named(server))
            await keep(anna, device)
            with pytest.raises(ServerRefusal):
                await keep(eve, replace(device))
            assert not (await eve.me()).lasting

    asyncio.run(main())


def test_bots_and_numbers_have_none(server: Serving) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            with pytest.raises(ServerRefusal, match="host name"):
                await anna.request("POST", "/api/me/passkeys/wanted", answer=PasskeyWanted)
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
        async with Visitor(named(server), made.token) as robot:
            for method, path in (
                ("POST", "/api/me/passkeys/wanted"),
                ("POST", "/api/me/sign-out-others"),
                ("GET", "/api/me/export"),
                ("DELETE", "/api/me"),
            ):
                with pytest.raises(ServerRefusal, match="Only people can do that"):
                    await robot.request(method, path, answer=dict)

    asyncio.run(main())


def test_nonsense_is_rejected(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna") as (anna,):
            device = Authenticator(named(server))
            wanted: PasskeyWanted = await anna.request(
                "POST", "/api/me/passkeys/wanted", answer=PasskeyWanted
            )
            made = device.make(wanted)
            for part in ("credential", "client_data", "attestation"):
                for nonsense in ("", "A", "bm9uc2Vuc2U", "e30", "W10", "oA"):
                    wrong = msgspec.structs.replace(made, **{part: nonsense})
                    with pytest.raises(ServerRefusal) as found:
                        await anna.request("POST", "/api/me/passkeys", wrong, Passkeys)
                    assert found.value.status in (400, 403)
            await anna.request("POST", "/api/me/passkeys", made, Passkeys)
            for part in ("credential", "client_data", "authenticator_data", "signature", "user"):
                for nonsense in ("", "A", "bm9uc2Vuc2U", "e30", "W10", "oA"):
                    signed = device.sign_in(await wanted_to_sign_in(anna))
                    wrong_one = msgspec.structs.replace(signed, **{part: nonsense})
                    assert await refused(anna, wrong_one) in ("invalid", "forbidden", "not-found")

    asyncio.run(main())


def test_bytes_on_which_the_library_stumbles_are_rejected(server: Serving) -> None:
    """Not every error of a library that reads what anybody sent is one of its own."""

    async def main() -> None:
        async with visitors(named(server), "Anna") as (anna,):
            device = Authenticator(named(server))
            wanted: PasskeyWanted = await anna.request(
                "POST", "/api/me/passkeys/wanted", answer=PasskeyWanted
            )
            made = device.make(wanted)
            told = loads(from_text(made.attestation))
            told |= {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": "text"}}
            deep = to_text(b"[" * 6000)
            for bad in (
                msgspec.structs.replace(made, attestation=to_text(dumps(told))),
                msgspec.structs.replace(made, client_data=deep),
            ):
                with pytest.raises(ServerRefusal) as found:
                    await anna.request("POST", "/api/me/passkeys", bad, Passkeys)
                assert found.value.code == "forbidden"
            signed = device.sign_in(await wanted_to_sign_in(anna))
            assert await refused(anna, msgspec.structs.replace(signed, client_data=deep)) == (
                "forbidden"
            )

    asyncio.run(main())


def test_signing_out_everywhere_else(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna", "Phone") as (anna, phone):
            device = Authenticator(named(server))
            await keep(anna, device)
            await sign_in(phone, device)
            code: MoveCode = await phone.request("POST", "/api/me/move", answer=MoveCode)
            before = await anna.me()
            async with talking(phone) as (talk,):
                after: Me = await anna.request("POST", "/api/me/sign-out-others", answer=Me)
                with pytest.raises(Unreachable):
                    await talk.hear(TableChanged)
            assert after == before == await anna.me()
            with pytest.raises(ServerRefusal, match="Identify yourself"):
                await phone.request("GET", "/api/me/passkeys", answer=Passkeys)
            assert (await phone.me()).id != before.id
            with pytest.raises(ServerRefusal):
                await phone.request("POST", "/api/me/arrive", {"code": code.code}, Me)
            assert (await sign_in(phone, device)).id == before.id

    asyncio.run(main())


def test_signing_out_here(server: Serving) -> None:
    async def main() -> None:
        async with visitors(named(server), "Anna") as (anna,):
            before = await anna.me()
            await anna.request("POST", "/api/me/sign-out")
            assert (await anna.me()).id != before.id

    asyncio.run(main())
