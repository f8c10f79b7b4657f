"""Bots by name: `random`, `greedy`, `search` and its options, the user's own as `module:Class`, or any program as
`program:COMMAND`.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import traceback
from typing import Any, Final

from mainphase.errors import cut, nearest, repr_of
from mainphase.players.bot import Bot, BotError, bot_type_name, place_of_error, said_by
from mainphase.players.bot_options import read_options
from mainphase.players.greedy import GreedyBot
from mainphase.players.program_bot import ProgramBot
from mainphase.players.random_bot import RandomBot
from mainphase.players.search_bot import SearchBot
from mainphase.saying.worded import commas, worded

PROGRAM: Final = "program"
BotKind = str | type[Any]  # how a bot is asked for

_BUILT_IN: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def bot_names() -> tuple[str, ...]:
    """The bots that come with mainphase."""
    return tuple(_BUILT_IN)


def bot_label(bot: BotKind) -> str:
    """The label of a bot: its name, or that of its class."""
    return bot if isinstance(bot, str) else bot_type_name(bot)


def make_bot(name: BotKind, seed: int = 0) -> Bot:
    """A new bot, by name or of a class. A class of the user's is given `seed=` if its constructor takes it. Raises
    BotError if there is no such bot.

    >>> type(mp.make_bot("greedy")).__name__
    'GreedyBot'
    >>> mp.make_bot("gredy")
    Traceback (most recent call last):
    ...
    mainphase.players.bot.BotError: ...
    """
    if not isinstance(name, (str, type)):
        raise BotError(
            worded(
                "error-a-bot-is-a-class",
                "a bot is a class, or named by text: {built_in}, or your own as module:Class; found {name}",
                built_in=commas(_BUILT_IN),
                name=repr_of(name),
            )
        )
    if not isinstance(seed, int):
        raise BotError(
            worded("error-the-seed-of-a-bot", "the seed of a bot is a whole number; found {seed}", seed=repr_of(seed))
        )
    if isinstance(name, type):
        return _make(bot_type_name(name), name, seed)
    called, colon, _ = name.partition(":")
    built_in = _BUILT_IN.get(called)
    if built_in is not None:
        bot: Bot = built_in(seed, **read_options(name, built_in)) if colon else built_in(seed)
        return bot
    if called == PROGRAM and colon:
        return ProgramBot(name.partition(":")[2])
    if ":" not in name:
        hint = nearest(name, _BUILT_IN, 1)
        raise BotError(
            worded(
                "error-there-is-no-bot-nearest-choose",
                "there is no bot {name} (nearest: {hint}); choose from {built_in}, or give your own as "
                "module:Class or program:COMMAND",
                name=repr(cut(name)),
                hint=hint,
                built_in=commas(_BUILT_IN),
            )
        )
    kind = _find(name)
    return _make(name, kind, seed)


def _find(name: str) -> Any:
    module_name, _, class_name = name.partition(":")
    if "/" in module_name or "\\" in module_name or module_name.endswith(".py"):
        raise BotError(
            worded(
                "error-the-bot-is-a-path-give",
                "the bot {name}: {module_name} is a path; give the module as Python imports it, from the "
                "folder where you are: bots.mine:MyBot for the class MyBot in bots/mine.py",
                name=repr(name),
                module_name=repr(module_name),
            )
        )
    if not class_name or not all(part.isidentifier() for part in module_name.split(".")):
        raise BotError(
            worded("error-bot-not-module-and-class", "the bot {name} is not of the form module:Class", name=repr(name))
        )
    if "" not in sys.path:  # a module in the current folder, as `python -m` would find it
        sys.path.insert(0, "")
    try:
        found: Any = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if module_name != missing and not module_name.startswith(missing + "."):
            raise BotError(
                worded(
                    "error-the-bot-its-module-needs",
                    "the bot {name}: its module needs {missing}, which is not installed",
                    name=repr(name),
                    missing=repr(missing),
                )
            ) from error
        raise BotError(
            worded(
                "error-the-bot-there-is-no-module",
                "the bot {name}: there is no module {module_name} here or installed",
                name=repr(name),
                module_name=repr(module_name),
            )
        ) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise BotError(
            worded(
                "error-the-bot-importing-its-module-failed",
                "the bot {name}: importing its module failed: {kind}: {error} ({filename}:{lineno})",
                name=repr(name),
                kind=type(error).__name__,
                error=said_by(error),
                filename=last.filename,
                lineno=last.lineno,
            )
        ) from error
    for part in class_name.split("."):
        if not hasattr(found, part):
            classes = [n for n, value in vars(found).items() if inspect.isclass(value) and hasattr(value, "choose")]
            others = (
                worded("error-with-a-method-choose", "; with a method choose it has {classes}", classes=commas(classes))
                if classes
                else ""
            )
            raise BotError(
                worded(
                    "error-the-bot-the-module",
                    "the bot {name}: the module {module_name} has no {class_name}{others}",
                    name=repr(name),
                    module_name=repr(module_name),
                    class_name=repr(class_name),
                    others=others,
                )
            )
        found = getattr(found, part)
    return found


def _make(name: str, kind: Any, seed: int) -> Bot:
    if not callable(kind):
        raise BotError(
            worded(
                "error-the-bot-is-not-a-class",
                "the bot {name} is {kind}, not a class",
                name=repr(name),
                kind=type(kind).__name__,
            )
        )
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):  # a class written in another language may have no signature
        takes_seed = False
    try:
        bot = kind(seed=seed) if takes_seed else kind()
    except TypeError as error:
        raise BotError(
            worded(
                "error-the-bot-cannot-be-made",
                "the bot {name} cannot be made: {error}; its constructor may take only seed",
                name=repr(name),
                error=said_by(error),
            )
        ) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotError(
            worded(
                "error-the-bot-cannot-be-made-it-raised",
                "the bot {name} cannot be made: it raised {kind}: {error}{place}",
                name=repr(name),
                kind=type(error).__name__,
                error=said_by(error),
                place=place_of_error(error),
            )
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(
            worded(
                "error-the-bot-has-no-method-choose",
                "the bot {name} has no method choose(view, decision)",
                name=repr(name),
            )
        )
    made: Bot = bot
    return made
