"""The interface of a bot, and asking one."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import mainphase
from mainphase.errors import MainphaseError, OptionError
from mainphase.players.patience import within_seconds
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from mainphase.game import Decision, Game
    from mainphase.presentation.view import View

OURS: Final = str(Path(mainphase.__file__).parent)
LONGEST: Final = 200  # of what a bot says, in a message
MOST_SECONDS: Final = 86_400.0


class BotError(MainphaseError):
    """A bot that cannot be loaded, or that did not answer a decision as it should."""


class BotFault(BotError):
    """The fault of a bot that did not answer a decision as it should: it loses that game."""


class Bot(Protocol):
    """Answers decisions. `view` is what its seat may see; the answer is the index of an option of the decision.

    A bot that never looks at the table may say `needs_view = False` in its class: then it is given None.
    """

    def choose(self, view: View, decision: Decision, /) -> int:
        """The index of the option that it chooses."""
        ...


def bot_type_name(bot: object) -> str:
    """The name of a bot, or a class of bots, in error messages."""
    kind = bot if isinstance(bot, type) else type(bot)
    own = (None if kind is bot else getattr(bot, "__dict__", {}).get("name")) or vars(kind).get(
        "name"
    )  # an inherited one is another bot's
    return own if isinstance(own, str) else f"{kind.__module__}:{kind.__qualname__}"


def needs_view(bot: object) -> bool:
    """True if it is to be given a view. A class says so of its own `choose`, not of one that stands before it: who
    inherits from a bot that needs none, and chooses otherwise, is given one.
    """
    for kind in type(bot).__mro__:
        if "needs_view" in vars(kind):
            break
        if "choose" in vars(kind) and "needs_view" not in getattr(bot, "__dict__", {}):
            return True
    try:
        return bool(getattr(bot, "needs_view", True))
    except Exception:
        return True


def is_ours(bot: object) -> bool:
    """True if it is a bot of mainphase's own that reads the state itself, through the eyes of its seat: it may be given
    the state, which spares what has to be made for others. A user's own class that inherits from one is not.
    """
    return type(bot).__module__.startswith("mainphase.") and hasattr(bot, "decide")


def checked_seconds(seconds: float | None) -> float | None:
    """The seconds that a bot may take for a decision; None is for ever. Raises OptionError if out of bounds."""
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise OptionError(
            worded(
                "error-a-bot-cannot-be-given-seconds",
                "a bot cannot be given {seconds} seconds; allowed is more than 0, up to {most_seconds:.0f}",
                seconds=seconds,
                most_seconds=MOST_SECONDS,
            )
        )
    return seconds


def ask(bot: Bot, game: Game, decision: Decision, seconds: float | None = None) -> int:
    """The bot's answer to the pending decision, checked. If it raises, leaves, answers nonsense or takes longer than
    `seconds`, that is a `BotFault`."""
    given: tuple[Any, ...]
    if is_ours(bot):
        choose, given = bot.decide, (game.state,)  # type: ignore[attr-defined]
    else:
        choose, given = bot.choose, (view_for(game, decision, seconds) if needs_view(bot) else None, decision)
    try:
        answer = choose(*given) if seconds is None else within_seconds(seconds, choose, *given)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise bot_fault_of(bot, bot_message_start(bot, game, decision), error) from error
    index = checked_answer(bot, game, decision, answer)
    return other_than(game.barred, index)


def view_for(game: Game, decision: Decision, seconds: float | None) -> View:
    """The view of whoever decides. A bot that takes too long is left to itself and may still read it while the game
    goes on: where there is a limit, the view is one of a copy.
    """
    return (game if seconds is None else game.clone()).view(decision.decider)


def other_than(barred: int, index: int) -> int:
    """The answer of a bot that has shortened a shortcut, and so has to choose something else there (CR 732.2c): if it
    would not, the first other option.
    """
    if index != barred:
        return index
    return 0 if barred else 1


def fault_told(bot: str, player: str) -> str:
    """What the other players are told of a fault. The fault itself names the seed, and what the bot was asked."""
    return f"the bot {bot} did not answer as it should, so {player} loses"


def bot_message_start(bot: object, game: Game, decision: Decision) -> str:
    """How a message about a bot begins."""
    return worded(
        "error-the-bot-asked-by-the-decision",
        "the bot {bot}, asked by the decision {kind} of {player} in turn {turn} (seed {seed}),",
        bot=bot_type_name(bot),
        kind=repr(decision.kind),
        player=decision.player,
        turn=game.turn,
        seed=str(game.seed),
    )


def checked_answer(bot: object, game: Game, decision: Decision, answer: object) -> int:
    """The answer if it is the index of an option. Raises BotFault, which names the bot, if not."""
    count = len(decision.options)
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise BotFault(
            worded(
                "error-answered-an-answer-is-the-index",
                "{bot} answered {answer}; an answer is the index of an option, an int from 0 to {count}",
                bot=bot_message_start(bot, game, decision),
                answer=shown_answer(answer),
                count=count - 1,
            )
        )
    if not 0 <= answer < count:
        raise BotFault(
            worded(
                "error-answered-the-options-have-the-indices",
                "{bot} answered {answer}; the options have the indices 0 to {count}",
                bot=bot_message_start(bot, game, decision),
                answer=shown_answer(answer),
                count=count - 1,
            )
        )
    return answer


def bot_fault_of(bot: object, begins: str, error: BaseException) -> BaseException:
    """The BotFault for an exception that a bot raised, whose message begins so; an exception of one of ours is a fault
    of ours, and returned as it is.
    """
    if type(bot).__module__.startswith("mainphase."):
        return error
    if isinstance(error, TimeoutError) and error.args and error.args[0] is within_seconds:
        did = worded(
            "error-did-not-answer-within-seconds", "did not answer within {seconds:g} seconds", seconds=error.args[1]
        )
    elif isinstance(error, SystemExit):
        did = worded(
            "error-tried-to-leave-the-program",
            "tried to leave the program by SystemExit{place}",
            place=place_of_error(error),
        )
    else:
        did = worded(
            "error-raised",
            "raised {kind}: {error}{place}",
            kind=type(error).__name__,
            error=said_by(error),
            place=place_of_error(error),
        )
    return BotFault(worded("error-bot-did", "{begins} {did}", begins=begins, did=did))


def place_of_error(error: BaseException) -> str:
    """The last line of the bot's own code that an error came through: " (my_bot.py:12)"."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if not f.filename.startswith(OURS)]
    return f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""


def said_by(error: BaseException) -> str:
    try:
        return clipped(" ".join(str(error).split()))
    except Exception:  # its words are the user's own code too
        return "(no message)"


def shown_answer(answer: object) -> str:
    try:
        return clipped(repr(answer))
    except Exception:  # among them: an int of more digits than Python prints
        return f"something of the type {type(answer).__name__}"


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
