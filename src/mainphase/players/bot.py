"""What a bot is, and asking one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mainphase.errors import MainphaseError

if TYPE_CHECKING:
    from mainphase.game import Decision, Game
    from mainphase.table.view import View


class BotError(MainphaseError):
    """A bot that cannot be loaded, or that answered with something that is not an option."""


class Bot(Protocol):
    """Answers decisions. `view` is what its seat may see; the answer is the index of an option of the decision.

    A bot that never looks at the table may say `needs_view = False` in its class: then it is given None.
    """

    def choose(self, view: View, decision: Decision, /) -> int: ...


def name_of(bot: object) -> str:
    """What an error message calls a bot."""
    kind = type(bot)
    return str(getattr(bot, "name", "") or f"{kind.__module__}:{kind.__qualname__}")


def needs_view(bot: object) -> bool:
    return bool(getattr(bot, "needs_view", True))


def ask(bot: Bot, game: Game, decision: Decision) -> int:
    """The bot's answer to the pending decision, checked."""
    view = game.view(decision.decider) if needs_view(bot) else None
    answer = bot.choose(view, decision)  # type: ignore[arg-type]
    return checked(bot, decision, answer)


def checked(bot: object, decision: Decision, answer: object) -> int:
    """The answer if it is the index of an option, else an error that names the bot."""
    count = len(decision.options)
    asked = f"the bot {name_of(bot)}, asked by the decision {decision.kind!r} of {decision.player},"
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise BotError(
            f"{asked} answered {answer!r}; an answer is the index of an option, an int from 0 to {count - 1}"
        )
    if not 0 <= answer < count:
        raise BotError(f"{asked} answered {answer}; the options have the indices 0 to {count - 1}")
    return answer
