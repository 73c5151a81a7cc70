"""The messages that the terminal shows."""

import os
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final

from grachten.fluent_messages import FluentMessages, language_for
from grachten.rules import IllegalAction

FILES: Final = (
    "common.ftl",
    "log.ftl",
    "puzzles.ftl",
    "review.ftl",
    "sharing.ftl",
    "terminal.ftl",
)
"""Reading all files would take longer than a game takes to start."""


class Words(FluentMessages):
    """The messages of one language."""

    def __init__(self, language: str = "en", folder: Traversable | None = None) -> None:
        super().__init__(language, FILES, folder)
        self._folder = folder

    def explain(self, error: IllegalAction) -> str:
        """Why an action is not allowed, by the rule that forbids it."""
        return self._errors.say(f"error-rule-{error.rule.replace('.', '-')}")

    @cached_property
    def _errors(self) -> FluentMessages:
        return FluentMessages(self.language, ["errors.ftl"], self._folder)


def language_of_surroundings(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, as far as we speak it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(variable):
            return language_for(wanted.split("_")[0].split(".")[0].lower()) or "en"
    return "en"
