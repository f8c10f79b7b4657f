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
            f"a bot is a class, or named by text: {', '.join(_BUILT_IN)}, or your own as module:Class; "
            f"found {repr_of(name)}"
        )
    if not isinstance(seed, int):
        raise BotError(f"the seed of a bot is a whole number; found {repr_of(seed)}")
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
            f"there is no bot {cut(name)!r} (nearest: {hint}); "
            f"choose from {', '.join(_BUILT_IN)}, or give your own as module:Class or program:COMMAND"
        )
    kind = _find(name)
    return _make(name, kind, seed)


def _find(name: str) -> Any:
    module_name, _, class_name = name.partition(":")
    if "/" in module_name or "\\" in module_name or module_name.endswith(".py"):
        raise BotError(
            f"the bot {name!r}: {module_name!r} is a path; give the module as Python imports it, from the folder where "
            f"you are: bots.mine:MyBot for the class MyBot in bots/mine.py"
        )
    if not class_name or not all(part.isidentifier() for part in module_name.split(".")):
        raise BotError(f"the bot {name!r} is not of the form module:Class")
    if "" not in sys.path:  # a module in the current folder, as `python -m` would find it
        sys.path.insert(0, "")
    try:
        found: Any = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if module_name != missing and not module_name.startswith(missing + "."):
            raise BotError(f"the bot {name!r}: its module needs {missing!r}, which is not installed") from error
        raise BotError(f"the bot {name!r}: there is no module {module_name!r} here or installed") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise BotError(
            f"the bot {name!r}: importing its module failed: {type(error).__name__}: {said_by(error)} "
            f"({last.filename}:{last.lineno})"
        ) from error
    for part in class_name.split("."):
        if not hasattr(found, part):
            classes = [n for n, value in vars(found).items() if inspect.isclass(value) and hasattr(value, "choose")]
            others = f"; with a method choose it has {', '.join(classes)}" if classes else ""
            raise BotError(f"the bot {name!r}: the module {module_name!r} has no {class_name!r}{others}")
        found = getattr(found, part)
    return found


def _make(name: str, kind: Any, seed: int) -> Bot:
    if not callable(kind):
        raise BotError(f"the bot {name!r} is {type(kind).__name__}, not a class")
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):  # a class written in another language may have no signature
        takes_seed = False
    try:
        bot = kind(seed=seed) if takes_seed else kind()
    except TypeError as error:
        raise BotError(
            f"the bot {name!r} cannot be made: {said_by(error)}; its constructor may take only seed"
        ) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotError(
            f"the bot {name!r} cannot be made: it raised {type(error).__name__}: "
            f"{said_by(error)}{place_of_error(error)}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"the bot {name!r} has no method choose(view, decision)")
    made: Bot = bot
    return made
