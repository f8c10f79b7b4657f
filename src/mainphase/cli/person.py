"""A person at the terminal: what they type, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from mainphase.cli.picture import card_lines, show_table
from mainphase.cli.stops import Stops
from mainphase.errors import MainphaseError, OptionError
from mainphase.game import Decision, Event, Game
from mainphase.kernel.values import OptionKind
from mainphase.scenarios.places import place_of
from mainphase.whole_numbers import signed

HELP: Final = """\
A number chooses that option. So does its text, or a whole declaration:
  cast Lightning Bolt targeting Bob      attack Bob with everything      block Hill Giant with Wall of Omens
An empty line passes if you can pass.
  why TEXT        why you cannot do that now, with the rule
  undo            take back your last decision
  table           show the table again            look NAME   what a card does
  stops           where you are asked             stop STEP, unstop STEP   change that: "stop my upkeep", "stop all"
  concede         give up                         quit        leave; the game is not kept"""

PROMPT: Final = "> "


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """Asks one seat's decisions at the terminal. `tell` is given what happens."""

    def __init__(
        self, game: Game, name: str, console: Console, stops: Stops, tell: Callable[[list[Event]], None]
    ) -> None:
        self.game = game
        self.name = name
        self.console = console
        self.stops = stops
        self.tell = tell
        self.applied = 0  # calls of `apply` so far, by anybody
        self.mine: list[int] = []  # how many there had been before each of the person's own
        self._shown: tuple[int, str, int] | None = None

    def choose(self, decision: Decision) -> None:
        """Answers the decision, or passes where no stop is set. Raises `Quit`."""
        view = self.game.view(self.name)
        passing = (
            next((o.index for o in decision.options if o.kind == OptionKind.PASS), -1)
            if (decision.kind == "priority")
            else -1
        )
        if passing >= 0 and not self.stops.asks(view, place_of(self.game.state)):
            self.apply(passing)
            return
        place = (view.turn, view.place, len(view.stack))
        if place != self._shown:
            show_table(view, self.console)
            self._shown = place
        self.show_options(decision)
        while True:
            line = self.read()
            if not line and passing < 0:
                continue
            try:
                if self.command(line, decision, passing):
                    return
            except MainphaseError as error:
                self.console.print(Text(str(error), style="red"), soft_wrap=True)

    def read(self) -> str:
        try:
            return self.console.input(Text(PROMPT, style="bold")).strip()
        except EOFError:
            raise Quit from None

    def apply(self, choice: int | str) -> None:
        events = self.game.apply(choice)
        self.applied += 1
        self.tell(events)

    def command(self, line: str, decision: Decision, passing: int) -> bool:
        """Carries out one line; True if the decision has been answered or taken back."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                self.answer(passing)
                return True
            case "help" | "?":
                self.console.print(HELP, markup=False)
            case "quit" | "exit":
                raise Quit
            case "concede":
                self.tell(self.game.concede(self.name))
                self.applied += 1
                return True
            case "undo":
                self.undo()
                return True
            case "table":
                show_table(self.game.view(self.name), self.console)
                self.show_options(decision)
            case "look":
                self.look(rest)
            case "why":
                self.why(rest)
            case "stops":
                listed = self.stops.listed()
                self.console.print(Text(f"you are asked at: {', '.join(listed) if listed else 'no step'}"))
                self.console.print(Text(f"the steps: {', '.join(self.stops.known)}", style="dim"))
            case "stop" | "unstop":
                self.need(rest, f"{word} what? For example: {word} my upkeep")
                (self.stops.add if word.lower() == "stop" else self.stops.remove)(rest)
                self.console.print(Text(f"you are asked at: {', '.join(self.stops.listed()) or 'no step'}"))
            case _:
                given = signed(line)
                self.answer(line if given is None else self.number(given, decision))
                return True
        return False

    def answer(self, choice: int | str) -> None:
        before = self.applied
        self.apply(choice)
        self.mine.append(before)

    @staticmethod
    def need(rest: str, message: str) -> None:
        if not rest:
            raise OptionError(message)

    def number(self, given: int, decision: Decision) -> int:
        """What a typed number means: the option with it; or, where a number is asked for, that number."""
        limits = decision.number
        if limits is not None:
            low, high = limits
            if not low <= given <= high:
                raise OptionError(f"{given} is not a number from {low} to {high}")
            return given - low
        if not 0 <= given < len(decision.options):
            raise OptionError(f"there is no option {given}; the options go from 0 to {len(decision.options) - 1}")
        return given

    def undo(self) -> None:
        if not self.mine:
            raise OptionError("you have not made a decision yet that you could take back")
        before = self.mine.pop()
        self.game.undo(self.applied - before)
        self.applied = before
        self._shown = None
        self.console.print(Text("taken back", style="dim"))

    def why(self, text: str) -> None:
        self.need(text, "why what? For example: why play Forest")
        refusal = self.game.why_not(text, self.name)
        if refusal is None:
            self.console.print(Text("nothing forbids it: you can do that now"))
        else:
            self.console.print(Text(str(refusal), style="yellow"), soft_wrap=True)

    def look(self, name: str) -> None:
        self.need(name, "look at what? For example: look Grizzly Bears")
        view = self.game.view(self.name)
        visible = [*view.me.hand, *view.battlefield, *view.stack, *view.exile]
        visible += [o for p in view.players for o in p.graveyard]
        wanted = name.lower()
        found = [o for o in visible if wanted in (o.name.lower(), o.label.lower())]
        found = found or [o for o in visible if wanted in o.label.lower()]
        if not found:
            raise OptionError(f"you do not see a card called {name!r}")
        for line in card_lines(found[0]):
            self.console.print(line, soft_wrap=True)

    def show_options(self, decision: Decision) -> None:
        asked = self.game.view(self.name).decision
        if asked is not None:
            self.console.print(Text(asked.question, style="bold"))
        limits = decision.number
        if limits is not None:
            self.console.print(Text(f"  a number from {limits[0]} to {limits[1]}"))
            return
        said: set[str] = set()
        for option in decision.options:
            if str(option) in said:  # one of several cards that are alike
                continue
            said.add(str(option))
            self.console.print(Text.assemble((f"{option.index:3} ", "cyan"), str(option)), soft_wrap=True)
