"""What is wrong with the words of a command line, in other languages than English; in English typer tells it."""

from __future__ import annotations

import re
from typing import Any, Final

from mainphase.saying.worded import commas, worded

EXTRA: Final = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)")
NO_COMMAND: Final = re.compile(r"No such command '?([^'.]*)'?")


def usage_text(error: Any) -> str:
    """Returns the text of an error of usage, or "" if it is none. Its kinds are told apart by their names: some
    versions of typer have click's, others classes of their own.
    """
    kinds = [kind.__name__ for kind in type(error).__mro__]
    if "UsageError" not in kinds or "NoArgsIsHelpError" in kinds:
        return ""
    said = problem(error, kinds)
    command = getattr(error.ctx, "command_path", "") if error.ctx is not None else ""
    return worded("usage-see-help", "{said}; see {command} -h", said=said, command=command) if command else said


def problem(error: Any, kinds: list[str]) -> str:
    if "NoSuchOption" in kinds:
        near = list(error.possibilities or ())
        if near:
            english = "no such option: {option} (nearest: {near})"
            return worded("usage-no-such-option-near", english, option=error.option_name, near=commas(near))
        return worded("usage-no-such-option", "no such option: {option}", option=error.option_name)
    if "MissingParameter" in kinds:
        return worded("usage-missing", "{what} is missing", what=hint_of(error))
    if "BadParameter" in kinds:
        return worded("usage-bad-value", "{what}: {why}", what=hint_of(error), why=error.message)
    message = error.message
    if found := EXTRA.search(message):
        return worded("usage-too-many-words", "too many words: {words}", words=found[1])
    if found := NO_COMMAND.search(message):
        return worded("usage-no-such-command", "there is no command {name}", name=repr(found[1]))
    return str(message)


def hint_of(error: Any) -> str:
    """What is missing or wrong, as `--help` calls it."""
    if error.param_hint:
        return str(error.param_hint)
    options = [each for each in getattr(error.param, "opts", ()) if each.startswith("-")]
    return " / ".join(options) or str(getattr(error.param, "metavar", "") or getattr(error.param, "name", ""))
