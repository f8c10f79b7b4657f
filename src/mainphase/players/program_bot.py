"""A bot that is a program of its own, written in whatever it likes: it reads decisions and answers, a line for each."""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from mainphase.errors import OptionError, cut
from mainphase.players.bot import BotError, BotFault
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, worded

if TYPE_CHECKING:
    from mainphase.game import Decision
    from mainphase.presentation.view import View

MOST_ANSWERS: Final = 3  # answers to a decision; then it loses
SECONDS_TO_END: Final = 5.0
WANTED: Final = fixed(
    "error-an-answer-is-the-index",
    'an answer is the index of an option (2) or notation in quotation marks ("cast Shock targeting Bob")',
)


def answer_in(line: str) -> int | str:
    """An answer is a JSON number, the index of an option, or a JSON string, notation. Raises OptionError for anything
    else.
    """
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise OptionError(
            worded("error-is-not-json", "{line} is not JSON; {wanted}", line=repr(line[:60]), wanted=WANTED)
        ) from error
    if isinstance(answer, bool) or not isinstance(answer, int | str):
        raise OptionError(
            worded("error-is-no-answer", "{line} is no answer; {wanted}", line=repr(line[:60]), wanted=WANTED)
        )
    return answer


class ProgramBot:
    """Starts a command when it is first asked, and writes it a line of JSON for each decision: the table and options in
    words (`text`), as data (`decision`, `view`), and what it has answered in vain (`refused`).

    An answer is the index of an option, or its words as a JSON string. After three that are none it has lost.
    """

    def __init__(self, command: str) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BotError(
                worded(
                    "error-the-bot-program-is-no-command",
                    "the bot 'program:{command}' is no command: {error}",
                    command=cut(command),
                    error=error_text(error),
                )
            ) from error
        if not self.command:
            raise BotError(
                fixed(
                    "error-the-bot-program-names-no-command",
                    "the bot 'program:' names no command; for example program:python my_agent.py",
                )
            )
        self.name = f"program:{command}"
        self.process: subprocess.Popen[str] | None = None
        self.happened: list[str] = []  # since it decided last, if somebody tells it
        self.refused = 0  # answers that were none

    def __getstate__(self) -> dict[str, Any]:
        """A copy starts the command anew, when it is first asked."""
        return {**vars(self), "process": None, "happened": list(self.happened)}

    def hear(self, text: str) -> None:
        """Something has happened, in words that its seat may know: it is told so before the next decision."""
        self.happened.append(text)

    def choose(self, view: View, decision: Decision) -> int:
        """Returns the index of the option that the program chooses. Raises BotFault if it gives none."""
        from mainphase.presentation.brief import brief_text

        text = brief_text(view, "".join(self.happened))
        self.happened.clear()
        self.write({"type": "decision", "text": text, "decision": decision.as_dict(), "view": view.as_dict()})
        said = ""
        for _ in range(MOST_ANSWERS):
            try:
                return answered_index(answer_in(self.read()), decision)
            except OptionError as error:
                said = error.message
                self.refused += 1
                self.write({"type": "refused", "message": said})
        raise BotFault(
            worded(
                "error-the-bot-has-given-answers",
                "the bot {name} has given {tries} answers that are none: {said}",
                name=self.name,
                tries=MOST_ANSWERS,
                said=said,
            )
        )

    def write(self, line: dict[str, Any]) -> None:
        """Raises BotFault if the program cannot be started or reads no more."""
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
                )
            except OSError as error:
                raise BotFault(
                    worded(
                        "error-the-bot-cannot-be-started",
                        "the bot {name} cannot be started: {strerror}",
                        name=self.name,
                        strerror=error.strerror,
                    )
                ) from error
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise BotFault(
                worded("error-bot-ended", "the bot {name} {how}", name=self.name, how=self.how_it_ended())
            ) from error

    def read(self) -> str:
        """The next line that is not empty. Raises BotFault if the program has ended, or writes what is no text."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            while line := self.process.stdout.readline():
                if line.strip():
                    return line.strip()
        except UnicodeDecodeError as error:
            raise BotFault(
                worded(
                    "error-the-bot-has-written",
                    "the bot {name} has written what is no UTF-8: {reason}",
                    name=self.name,
                    reason=error.reason,
                )
            ) from error
        raise BotFault(worded("error-bot-ended", "the bot {name} {how}", name=self.name, how=self.how_it_ended()))

    def how_it_ended(self) -> str:
        process = self.process
        with suppress(subprocess.TimeoutExpired):
            if process is not None and process.wait(SECONDS_TO_END) is not None:
                return worded(
                    "error-ended-by-itself-exit-code",
                    "ended by itself (exit code {returncode})",
                    returncode=process.returncode,
                )
        return fixed("error-reads-and-writes-no-more", "reads and writes no more")

    def close(self) -> None:
        """Ends the program: by the end of its input, or if that does not help, by force."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError, ValueError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


def answered_index(answer: int | str, decision: Decision) -> int:
    """The index of the option that is meant. Raises OptionError if there is none."""
    if isinstance(answer, int):
        if not 0 <= answer < decision.count:
            raise OptionError(
                worded(
                    "error-there-is-no-option-the-options",
                    "there is no option {answer}: the options go from 0 to {count}",
                    answer=answer,
                    count=decision.count - 1,
                )
            )
        return answer
    wanted = " ".join(answer.split()).lower()
    for option in decision.options:
        if option.text.lower() == wanted:
            return option.index
    raise OptionError(
        worded(
            "error-there-is-no-option-there",
            "there is no option {answer}; there is {options}",
            answer=repr(answer[:60]),
            options=cut(commas(str(o) for o in decision.options)),
        )
    )
