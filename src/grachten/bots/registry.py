"""Bots by name: `greedy`, a level such as `carter`, or with options, `planner:style=hoarder`."""

from dataclasses import fields
from pkgutil import resolve_name
from typing import Any, Final

from grachten.bots.bot import Bot
from grachten.bots.greedy import GreedyBot
from grachten.bots.levels import LEVELS
from grachten.bots.planner import PlannerBot
from grachten.bots.random_bot import RandomBot
from grachten.bots.search import SearchBot
from grachten.rules import GrachtenError

_BOTS: Final[dict[str, type[Any] | str]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
    "neural": "grachten.neural.bot:NeuralBot",
}
"""Each bot is a dataclass; its fields are its options.

The network reads observations of `grachten.env`, which are made with what bots think: both packages
stand above this one and can't be imported here. So its bot is a name, looked up when it is asked
for.
"""


def bot_names() -> tuple[str, ...]:
    """Every name there is, the levels last."""
    return (*_BOTS, *LEVELS)


def make_bot(spec: str) -> Bot:
    """The bot that a text describes: a name, and options as `:option=value`."""
    name, *options = spec.split(":")
    if name in LEVELS and not options:
        return make_bot(LEVELS[name])
    if name in LEVELS:
        raise GrachtenError(f"The level {name!r} takes no options: {spec!r} is not a bot.")
    if name not in _BOTS:
        raise GrachtenError(f"There is no bot {name!r}; known bots: {', '.join(bot_names())}.")
    entry = _BOTS[name]
    kind = resolve_name(entry) if isinstance(entry, str) else entry
    known = {field.name: field.type for field in fields(kind)}
    given: dict[str, Any] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or key not in known or key in given:
            its_options = ", ".join(known) or "none"
            raise GrachtenError(
                f"The bot {name!r} does not take {option!r}; its options: {its_options}."
            )
        given[key] = _value(name, key, value, known[key])
    bot: Bot = kind(**given)
    return bot


def _value(name: str, key: str, text: str, kind: Any) -> Any:
    try:
        return kind(text)
    except ValueError:
        words = {int: "a whole number", float: "a number"}
        raise GrachtenError(
            f"The option {key!r} of the bot {name!r} must be {words[kind]}, not {text!r}."
        ) from None
