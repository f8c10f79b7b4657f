"""A person at the terminal between two games of a match: what they exchange with their sideboard (CR 100.4)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mainphase.cards.decks import Deck
from mainphase.cards.names import folded
from mainphase.cards.sideboarding import check_exchange, counter_of, exchange_bounds, exchanged
from mainphase.cli.person import Quit, save_game, typed_line
from mainphase.errors import MainphaseError, OptionError, cut, nearest
from mainphase.foundation.whole_numbers import whole
from mainphase.game.match import Match
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import one_of_these, worded

HELP: Final = """\
+2 NAME     two of these come into the deck
-2 NAME     two go to the sideboard
deck        show both again
reset       play the deck that you began the match with
save FILE   keep the match, to go on another day
quit        leave the table
An empty line begins the next game."""
MOVED: Final = re.compile(r"([-+])\s*([0-9]{0,4})\s*(\S.*)")


class ExchangeAsked:
    """Asks one player of a match for the deck of the next game."""

    def __init__(self, match: Match, name: str, console: Console) -> None:
        self.match = match
        self.name = name
        self.console = console
        self.deck = match.played[name]

    def asked(self) -> Deck:
        """The deck for the next game. Raises Quit."""
        begun = self.match.decks[self.name]
        if not begun.sideboard and not self.deck.sideboard:
            return self.deck
        bounds = exchange_bounds(begun, rules_on(self.match.rules))
        how = f"exactly {bounds.least}" if bounds.one_for_one else f"at least {bounds.least}"
        rule = bounds.rule if bounds.one_for_one else bounds.size_rule
        cited = f" ({rule})" if rule else ""
        self.say(
            f"You may exchange cards with your sideboard. The deck has {how} cards{cited}; help tells how.", "bold"
        )
        self.show()
        while True:
            line = typed_line()
            try:
                if self.done(line):
                    return self.deck
            except MainphaseError as error:
                self.say(str(error), "red")

    def done(self, line: str) -> bool:
        """Does what a line says; True if the next game begins."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                check_exchange(self.name, self.match.decks[self.name], self.deck, self.match.rules)
                return True
            case "help" | "?":
                self.say(HELP)
            case "quit" | "exit":
                raise Quit
            case "deck":
                self.show()
            case "reset":
                self.deck = self.match.decks[self.name]
                self.show()
            case "save":
                self.say(save_game(self.match, rest.strip(), self.name), "dim")
            case _:
                self.move(line)
        return False

    def move(self, line: str) -> None:
        """Moves cards between deck and sideboard. Raises OptionError for a line that says something else."""
        found = MOVED.fullmatch(line)
        if found is None:
            raise OptionError(
                worded(
                    "error-none-of-the-words-between-games",
                    "{line} is none of: +2 NAME, -2 NAME, deck, reset, save, quit, or an empty line",
                    line=repr(cut(line)),
                )
            )
        out = found[1] == "-"
        held = counter_of(self.deck.main if out else self.deck.sideboard)
        moved = {card_called(found[3], held, "deck" if out else "sideboard"): whole(found[2] or "1") or 0}
        self.deck = exchanged(self.deck, moved if out else {}, {} if out else moved)
        self.say(f"{len(self.deck)} cards in the deck, {sum(n for n, _ in self.deck.sideboard)} beside it")

    def show(self) -> None:
        """The deck and the sideboard, side by side."""
        table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
        sides = [self.deck.main, self.deck.sideboard]
        for title, cards in zip(("deck", "sideboard"), sides, strict=True):
            table.add_column(f"{title} ({sum(count for count, _ in cards)})")
        for k in range(max(len(cards) for cards in sides)):
            table.add_row(*(f"{cards[k][0]} {cards[k][1]}" if k < len(cards) else "" for cards in sides))
        self.console.print(table)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)


def card_called(said: str, held: Counter[str], where: str) -> str:
    """The card of these that somebody named, in whole or by how only its name begins. Raises OptionError."""
    wanted = folded(said)
    found = [card for card in held if folded(card) == wanted] or [
        card for card in held if folded(card).startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise OptionError(
            worded("error-could-be", "{said} could be {found}", said=repr(cut(said)), found=one_of_these(sorted(found)))
        )
    raise OptionError(
        worded(
            "error-there-is-no-in-the-nearest",
            "there is no {said} in the {where}; nearest: {nearest}",
            said=repr(cut(said)),
            where=where,
            nearest=nearest(said, held, 3),
        )
    )
