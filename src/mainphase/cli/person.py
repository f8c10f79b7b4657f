"""A person at the terminal: what they type, and what it does."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from mainphase.cli.copied import say_copied
from mainphase.cli.picture import card_lines, show_table
from mainphase.cli.reasons_told import because_lines, lines_of_what_next, say_lines
from mainphase.cli.recording import check_writable, write_record
from mainphase.errors import MainphaseError, OptionError
from mainphase.foundation.whole_numbers import signed, whole
from mainphase.game import Decision, Event, Game, Refusal
from mainphase.game.losses import LOSS_KINDS, LossKind
from mainphase.game.match import Match
from mainphase.game.passing import UNTIL_WORDS, Passing, PassUntil, ability_on_top
from mainphase.kernel.values import OptionKind
from mainphase.players.bot import Bot
from mainphase.players.bots_and_shortcuts import answer_shortcut
from mainphase.presentation.matching import norm, normalized_words
from mainphase.presentation.notation import ALIASES
from mainphase.presentation.option import distinct_options
from mainphase.presentation.transcript import Transcript
from mainphase.presentation.what_next import WhatNext
from mainphase.rules.concepts import concept_of
from mainphase.rules.own_copies import OwnCopies, copied_concept
from mainphase.saying.reader import error_told, told
from mainphase.saying.worded import commas, fixed, one_of_these, term, worded

HELP: Final = """\
A number chooses that option. So does its text, or a whole declaration:
  cast Lightning Bolt targeting Bob
  attack Bob with everything
  block Hill Giant with Wall of Omens
An empty line passes if you can pass.
  again NUMBER TEXT   do that so often (732.2), several choices with ; between them
  why TEXT      why you cannot do that now, with the rule
  why NAME, why NAME power   why a card is what it is, step by step
  why next      what happens next if nobody does anything else
  undo          take back your last decision
  table         show the table again
  look NAME     what a card does
  stops         where you are asked
  stop STEP, unstop STEP   change that: "stop my upkeep", "stop all"
  go end of turn, go something, go my turn   pass on until then
  yield         always pass on the ability on top of the stack
  priority TEXT   do that, and hold priority
  warn land     warn before a land drop is forgotten, or no longer; so "mana", "attack"
  save FILE     keep the game, to go on another day
  concede       give up
  quit          leave the table; a game that is not saved is lost
The first letters of these words do too, except of concede and quit."""

# Commands: those that take something after them, and those that do not.
WITH_REST: Final = ("again", "go", "look", "priority", "save", "stop", "unstop", "warn", "why")
ALONE: Final = ("exit", "help", "quit", "stops", "table", "undo", "yield", "?")
CONCEDE: Final = "concede"
COMMANDS: Final = (*WITH_REST, *ALONE, CONCEDE)
WHOLE: Final = ("exit", "quit", CONCEDE)  # too much happens for a few letters

PROMPT: Final = "> "


class Quit(Exception):
    """The person leaves the table."""


def typed_line() -> str:
    """A line that is typed. Raises Quit at the end of input."""
    try:
        # Given to `input`, the prompt stays whole while the line is edited.
        return input(PROMPT).strip()
    except EOFError:
        raise Quit from None


class Person:
    """Asks one seat's decisions at the terminal. `told` tells what happens."""

    def __init__(
        self, game: Game, name: str, console: Console, passing: Passing, told: Transcript, match: Match | None = None
    ) -> None:
        self.game = game
        self.match = match
        self.name = name
        self.console = console
        self.passing = passing
        self.stops = passing.stops
        self.unwarned: set[LossKind] = set()
        self._warned = -1  # the moment at which the person has been told what they lose
        self.told = told
        self.bots: dict[str, Bot] = {}  # who play the others
        self.copies: OwnCopies | None = None  # of the rules text, the person's own
        self.mine: list[int] = []  # how many moves there had been before each of the person's own
        self.listed: list[int] = []  # the option behind each number that is shown
        self._shown: tuple[int, str, int] | None = None

    def choose(self, decision: Decision) -> None:
        """Answers the decision, or passes where no stop is set. Raises `Quit`."""
        view = self.game.view(self.name)
        passing = (
            next((o.index for o in decision.options if o.kind == OptionKind.PASS), -1)
            if (decision.kind == "priority")
            else -1
        )
        if passing >= 0 and self.passing.why(self.game.state, decision.count):
            self.apply(passing)
            return
        place = (view.turn, view.place, len(view.stack))
        if place != self._shown:
            show_table(view, self.console)
            self._shown = place
        self.show_options(decision)
        while True:
            line = typed_line()
            if not line and passing < 0:
                continue
            try:
                if self.command(line, decision, passing):
                    return
            except MainphaseError as error:
                self.say(error_told(error), "red")

    def apply(self, choice: int | str) -> None:
        self.hear(self.game.apply(choice))

    def hear(self, events: list[Event]) -> None:
        """Something has happened."""
        self.told.tell(events)
        self.passing.heard(events, self.name)

    def command(self, line: str, decision: Decision, passing: int) -> bool:
        """Carries out one line; True if the decision has been answered or taken back."""
        if not line:
            return self.go_on(passing, decision)
        given = signed(line)
        if given is not None:
            return self.go_on(self.number(given, decision), decision)
        word, rest = command_in(line, [str(o) for o in decision.options])
        match word:
            case "":
                return self.go_on(line, decision)
            case "priority":
                self.need(
                    rest,
                    worded(
                        "person-need-priority",
                        "hold priority after what? For example: priority cast Shock targeting Bob",
                    ),
                )
                self.answer(rest, decision, hold=True)
                return True
            case "go":
                self.need(rest, worded("person-need-go", "go on until when? For example: go my turn"))
                return self.pass_on(until_named(rest), decision)
            case "yield":
                return self.yields(decision)
            case "warn":
                self.need(rest, worded("person-need-warn", "warn what? For example: warn land"))
                self.warn(rest)
            case "help" | "?":
                self.say(fixed("person-help", HELP))
            case "quit" | "exit":
                raise Quit
            case "concede":
                return self.concede()
            case "undo":
                self.undo()
                return True
            case "again":
                self.again(rest)
                return True
            case "table":
                show_table(self.game.view(self.name), self.console)
                self.show_options(decision)
            case "look":
                self.look(rest)
            case "save":
                self.save(rest)
            case "why":
                self.why(rest)
            case "stops":
                self.say(self.asked_at())
                known = commas([term(each) for each in self.stops.known])
                self.say(worded("person-steps", "the steps: {steps}", steps=known), "dim")
            case _:
                self.need(rest, worded("person-need-stop", "{word} what? For example: {word} my upkeep", word=word))
                (self.stops.add if word == "stop" else self.stops.remove)(rest)
                self.say(self.asked_at())
        return False

    def asked_at(self) -> str:
        """Where the person is asked."""
        listed = self.stops.listed()
        if not listed:
            return worded("person-asked-nowhere", "you are asked at: no step")
        return worded("person-asked-at", "you are asked at: {steps}", steps=commas([term(each) for each in listed]))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(told(text), style=style), soft_wrap=True)

    def answer(self, choice: int | str, decision: Decision, hold: bool = False) -> None:
        before = self.game.moves
        passes = is_pass(choice, decision)
        self.apply(choice)
        self.mine.append(before)
        if decision.kind == "priority":
            self.passing.decided(passes, hold)

    def go_on(self, choice: int | str, decision: Decision) -> bool:
        """Answers, unless the person would lose something by it and has not been told; False if they are told."""
        goes_on = is_pass(choice, decision) or (decision.kind == "attack" and norm(str(choice)) == "no attack")
        if goes_on and self.warns(later=False):
            return False
        self.answer(choice, decision)
        return True

    def warns(self, later: bool) -> bool:
        """Tells once what would be lost by going on, as far as the person wants to be told; True if there was anything.
        `later`: they pass on beyond their next stop.
        """
        if self._warned == self.game.moves:
            return False
        lost = [
            each for each in self.game.losses(self.name) if each.kind not in self.unwarned and (later or not each.later)
        ]
        for each in lost:
            english = "{loss} Say it again to go on; warn {kind} warns no longer."
            self.say(worded("person-warned", english, loss=each.sentence, kind=each.kind), "yellow")
        self._warned = self.game.moves
        return bool(lost)

    def pass_on(self, until: PassUntil, decision: Decision) -> bool:
        """Passes, and goes on passing; False if the person is warned. Raises OptionError if they cannot pass."""
        passing = next((o.index for o in decision.options if o.kind == OptionKind.PASS), -1)
        if decision.kind != "priority" or passing < 0:
            raise OptionError(worded("person-no-pass", "this decision is not one that can be passed"))
        if self.warns(later=True):
            return False
        self.passing.pass_on(self.game.state, until)
        self.answer(passing, decision)
        return True

    def yields(self, decision: Decision) -> bool:
        """Passes on the ability on top of the stack, now and always. Raises OptionError if there is none."""
        ability = ability_on_top(self.game.state, self.passing.seat)
        if not ability:
            raise OptionError(worded("person-no-ability", "there is no ability on top of the stack to yield to"))
        self.passing.set_yields([*self.passing.yields, ability])
        self.say(worded("person-yields", "always passed on: {ability}", ability=ability), "dim")
        return self.pass_on("stop", decision)

    def warn(self, what: str) -> None:
        """Warns of that, or no longer. Raises OptionError if there is no such warning."""
        kind = next((each for each in LOSS_KINDS if each == what.lower()), None)
        if kind is None:
            raise OptionError(
                worded(
                    "error-there-are-warnings-of-found",
                    "there are warnings of {loss_kinds}; found {what}",
                    loss_kinds=commas(LOSS_KINDS),
                    what=repr(what),
                )
            )
        self.unwarned ^= {kind}
        if kind in self.unwarned:
            self.say(worded("person-not-warned-of", "you are no longer warned of {kind}", kind=kind))
        else:
            self.say(worded("person-warned-of", "you are warned of {kind}", kind=kind))

    def again(self, rest: str) -> None:
        """A shortcut (732.2): the choices of one lap, so many times over. The others accept it, or end it earlier.
        Raises OptionError or IllegalOption if it cannot be.
        """
        number, _, choices = rest.partition(" ")
        times = whole(number.replace(",", ""))
        if times is None or not choices.strip():
            raise OptionError(
                worded("person-again-how", "how often, and what? For example: again 50 activate Shivan Dragon; pass")
            )
        lap = self.game.lap_of(self.name, [choice.strip() for choice in choices.split(";")])
        shortcut = self.game.propose_shortcut(lap, times)
        for name in shortcut.waiting[:]:
            ended = shortcut.ends
            answer_shortcut(shortcut, name, self.bots[name])
            if shortcut.ends != ended:
                english = "{who} ends it in lap {lap:,}"
                self.say(worded("person-ends-lap", english, who=name, lap=shortcut.ends[0] + 1))
        before = self.game.moves
        for events in shortcut.steps():
            self.hear(events)
        self.mine.append(before)

    def concede(self) -> bool:
        self.say(worded("person-concede", "You would lose the game. Type yes to concede."), "bold")
        if typed_line().lower() not in ("yes", "y"):
            self.say(worded("person-plays-on", "You play on."))
            return False
        self.told.tell(self.game.concede(self.name))
        return True

    def save(self, name: str) -> None:
        self.say(save_game(self.match or self.game, name, self.name), "dim")

    @staticmethod
    def need(rest: str, message: str) -> None:
        """Raises OptionError with this message if nothing follows the command."""
        if not rest:
            raise OptionError(message)

    def number(self, given: int, decision: Decision) -> int:
        """The answer that a typed number stands for: the option with it; or, where a number is asked for, that number.
        Raises OptionError if there is no such option, or if the number is out of bounds.
        """
        limits = decision.number
        if limits is not None:
            low, high = limits
            if not low <= given <= high:
                english = "{given} is not a number from {low} to {high}"
                raise OptionError(worded("person-no-number", english, given=given, low=low, high=high))
            return given - low
        if not 0 <= given < len(self.listed):
            english = "there is no option {given}; the options go from 0 to {last}"
            raise OptionError(worded("person-no-option", english, given=given, last=len(self.listed) - 1))
        return self.listed[given]

    def undo(self) -> None:
        if not self.mine:
            raise OptionError(worded("person-no-undo", "you have not made a decision yet that you could take back"))
        self.game.undo(self.game.moves - self.mine.pop())
        self._shown = None
        self.say(worded("person-taken-back", "taken back"), "dim")
        self.told.go_to(self.game.events)

    def why(self, text: str) -> None:
        self.need(text, worded("person-need-why", "why what? For example: why play Forest"))
        refusal = self.game.why(text, self.name)
        if refusal is None:
            self.say(worded("person-nothing-forbids", "nothing forbids it: you can do that now"))
        elif isinstance(refusal, WhatNext):
            say_lines(self.console, lines_of_what_next(refusal))
        elif not isinstance(refusal, Refusal):
            say_lines(self.console, because_lines(refusal))
        else:
            self.say(refusal.__str__(), "yellow")
            if self.copies is not None and refusal.rule:
                concept = concept_of(refusal.concept)
                say_copied(copied_concept(self.copies, concept, self.game.rules), self.console, 2)

    def look(self, name: str) -> None:
        """Shows a card by name. Raises OptionError if the player sees none of that name."""
        self.need(name, worded("person-need-look", "look at what? For example: look Grizzly Bears"))
        found = self.game.view(self.name).called(name)
        if not found:
            raise OptionError(worded("person-not-seen", "you do not see a card called {name}", name=repr(name)))
        for line in card_lines(found[0]):
            self.console.print(line, soft_wrap=True)

    def show_options(self, decision: Decision) -> None:
        asked = self.game.view(self.name).decision
        if asked is not None:
            self.say(asked.question, "bold")
        if decision.number is not None:
            low, high = decision.number
            self.say(worded("person-number", "  a number from {low} to {high}", low=low, high=high))
            return
        said = distinct_options(decision.options)
        self.listed = list(said.values())
        for number, text in enumerate(said):
            self.console.print(Text.assemble((f"{number:3} ", "cyan"), told(text)), soft_wrap=True)


def is_pass(choice: int | str, decision: Decision) -> bool:
    """True if this answer passes priority."""
    if isinstance(choice, str):
        return decision.kind == "priority" and norm(choice) in ("pass", "p")
    return any(option.index == choice and option.kind == OptionKind.PASS for option in decision.options)


def until_named(text: str) -> PassUntil:
    """How far somebody wants to pass on. Raises OptionError if there is no such place."""
    said = without_the(text.lower().removeprefix("until "))
    for until, words in UNTIL_WORDS.items():
        if said and without_the(words).startswith(said):
            return until
    raise OptionError(
        worded(
            "error-you-can-pass-until-found",
            "you can pass until {values}; found {text}",
            values=commas(UNTIL_WORDS.values()),
            text=repr(text),
        )
    )


def without_the(text: str) -> str:
    return " ".join(word for word in text.split() if word != "the")


def save_game(game: Game | Match, name: str, player: str) -> str:
    """Writes the record of a game, or of a match, to a file; returns how to go on with it. Raises OptionError."""
    if not name:
        raise OptionError(worded("person-save", "save to which file? For example: save game.txt"))
    path = Path(name)
    check_writable(path)
    write_record(path, game.record())
    players = game.players if isinstance(game, Game) else list(game.decks)
    seat = "" if player == players[0] else f" --as {shlex.quote(player)}"
    command = f"mainphase play --resume {shlex.quote(name)}{seat}"
    return worded("person-saved", "saved; you can go on with: {command}", command=command)


def command_in(line: str, options: list[str]) -> tuple[str, str]:
    """The command that a line gives, and what follows it; no command if the line answers the decision. Raises
    OptionError if the line could mean several commands.

    Whole words come first: those of a command, then those of an option. Only then do a few letters stand for a command.
    """
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in WITH_REST or word == CONCEDE:
        return word, rest
    if word in ALONE:
        if rest:
            raise OptionError(
                worded(
                    "error-stands-alone-after-it-means-nothing",
                    "{word} stands alone; {rest} after it means nothing",
                    word=repr(word),
                    rest=repr(rest),
                )
            )
        return word, ""
    if word in {each for option in options for each in normalized_words(option)} or norm(line) in ALIASES:
        return "", ""
    meant = [each for each in (WITH_REST if rest else COMMANDS) if each.startswith(word)]
    if not meant:
        return "", ""
    if len(meant) > 1:
        raise OptionError(
            worded(
                "error-could-be-type",
                "{word} could be {meant}; type one of these",
                word=repr(word),
                meant=one_of_these(sorted(meant)),
            )
        )
    if meant[0] in WHOLE:
        raise OptionError(
            worded("error-if-you-mean-type-the-whole", "if you mean {meant}, type the whole word", meant=repr(meant[0]))
        )
    return meant[0], rest
