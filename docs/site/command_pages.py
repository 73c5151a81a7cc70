"""The commands and their options, in Markdown, from the commands themselves."""

from collections.abc import Iterator
from typing import Any

import typer

from grachten.cli.commands import app


def markdown() -> str:
    commands: Any = typer.main.get_command(app)
    return "\n\n".join(_group(commands, "grachten", "##"))


def _group(group: Any, prefix: str, mark: str) -> Iterator[str]:
    for name, command in group.commands.items():
        called = f"{prefix} {name}"
        yield f"{mark} {called}"
        yield command.help
        if hasattr(command, "commands"):
            yield from _group(command, called, f"{mark}#")
            continue
        arguments = [each for each in command.params if each.param_type_name == "argument"]
        options = [each for each in command.params if each not in arguments]
        usage = " ".join([called, "[OPTIONS]" if options else "", *map(_placeholder, arguments)])
        yield f"```text\n{usage}\n```"
        rows = [f"| {_name(each)} | {_meaning(each)} |" for each in (*arguments, *options)]
        if rows:
            yield "\n".join(["| option | what it does |", "|---|---|", *rows])


def _placeholder(argument: Any) -> str:
    name = argument.metavar or argument.name.upper()
    repeated = f"{name} …" if argument.nargs != 1 else name
    return repeated if argument.required else f"[{repeated}]"


def _name(param: Any) -> str:
    if param.param_type_name == "argument":
        return f"`{param.metavar or param.name.upper()}`"
    value = f" {param.metavar}" if param.metavar else ""
    return ", ".join(f"`{name}{value}`" for name in (*param.opts, *param.secondary_opts))


def _meaning(param: Any) -> str:
    told = [param.help.replace("|", r"\|").replace("*", r"\*")]
    if param.required and param.param_type_name == "option":
        told.append("Required.")
    if param.default not in (None, False) and "default:" not in param.help:
        told.append(f"Default: {_value(param)}.")
    if getattr(param, "envvar", None):
        told.append(f"Environment variable: `{param.envvar}`.")
    return " ".join(told)


def _value(param: Any) -> str:
    return f"`{param.opts[0]}`" if param.default is True else f"`{param.default}`"
