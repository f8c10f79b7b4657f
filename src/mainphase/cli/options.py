"""Arguments and options that several commands share, and what reads them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.text import Text

from mainphase.cards.beside import NO_BUILT_IN
from mainphase.cli.screen import stderr
from mainphase.errors import OptionError, cut, nearest
from mainphase.foundation.whole_numbers import LONGEST_SEED, SEEDS, decimal, signed
from mainphase.rules.timeline import day_said, rules_on, timeline
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import all_of, commas, fixed, worded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mainphase.cards.decks import Deck
    from mainphase.cards.sideboarding import SideboardPlan
    from mainphase.rules.own_copies import OwnCopies

SEATS: Final = (
    "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "Ivan", "Judy", "Kevin", "Laura",
)  # fmt: skip
# Out of the box: one with a scheme deck against three.
SCHEMERS: Final = ("archenemy",)
VANGUARDS: Final = ("Urza", "Serra")
WALKERS: Final = ("planar-tempo", "planar-pacts")  # with planar decks
RULES_TEXT: Final = "MAINPHASE_RULES_TEXT"  # the variable that names the user's own copies of the rules

DecksArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="DECK DECK…",
        help="Names of bundled decks or paths of deck lists: two for a duel, up to eight otherwise. "
        "For archenemy, one of them has schemes. Without any, bundled decks are played that the rules of the date "
        "know; for archenemy, one against three, for two-headed giant, two against two, for vanguard, each with one, "
        "for planechase, each with a planar deck.",
    ),
]
RulesOption = Annotated[
    str,
    typer.Option(
        "--rules", metavar="DATE", help="Whose rules apply: a date (YYYY-MM-DD), the name of an edition, or today."
    ),
]
PlayedRulesOption = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="DATE",
        show_default="today",
        help="Whose rules apply: a date (YYYY-MM-DD), the name of an edition, or today. Overrides those of a preset.",
    ),
]
FormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="FORMAT",
        help="Refuse decks that were not legal in this format on the day of --rules. A preset, such as premodern, "
        "brings its rules with it.",
    ),
]
SubjectRulesOption = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="DATE",
        help="Whose rules apply: a date (YYYY-MM-DD), the name of an edition, or today. "
        "Overrides those that a scenario names.",
    ),
]


def number_from(low: int, high: int) -> Callable[[str | int], int]:
    """Returns the parser of a whole number within these bounds, for the command line."""

    def read(text: str | int) -> int:
        number = signed(str(text), LONGEST_SEED)
        if number is None or not low <= number <= high:
            english = "{text} is not a whole number from {low} to {high}"
            raise typer.BadParameter(
                worded("usage-whole-number", english, text=repr(cut(str(text))), low=low, high=high)
            )
        return number

    return read


def seconds(text: str | float) -> float:
    """Parses a time in seconds; `checked_seconds` has its bounds."""
    number = decimal(str(text))
    if number is None:
        english = "{text} is not a number of seconds, such as 2 or 0.5"
        raise typer.BadParameter(worded("usage-seconds", english, text=repr(cut(str(text)))))
    return number


def amount_from(low: float, high: float) -> Callable[[str | float], float]:
    """Returns the parser of a number between these that need not be whole."""

    def read(text: str | float) -> float:
        number = decimal(str(text))
        if number is None or not low <= number <= high:
            english = "{text} is not a number from {low:,g} to {high:,g}, such as 2 or 0.5"
            raise typer.BadParameter(worded("usage-number", english, text=repr(cut(str(text))), low=low, high=high))
        return number

    return read


SeedOption = Annotated[
    int,
    typer.Option("--seed", metavar="NUMBER", parser=number_from(*SEEDS), help="The same seed gives the same game."),
]
FirstOption = Annotated[
    str | None,
    typer.Option(
        "--first",
        metavar="PLAYER",
        help=f"Who goes first: {', '.join(SEATS)}. By default a player chosen at random decides.",
    ),
]
VariantOption = Annotated[
    str,
    typer.Option(
        "--variant",
        metavar="VARIANT",
        help="duel (for two, the default), free-for-all (for more), archenemy, vanguard, planechase, commander (decks "
        "that all have a commander play it by themselves), brawl, oathbreaker, two-headed giant (the first half of the "
        "decks against the second), team vs team, emperor, alternating teams, grand "
        "melee. "
        "Options follow after commas: 'free-for-all, attack left, range 2', 'team vs team, teams 3 2', 'planechase, "
        "single planar deck'.",
    ),
]
MaxTurnsOption = Annotated[
    int,
    typer.Option("--max-turns", metavar="NUMBER", parser=number_from(1, 1_000_000), help="Stop after this many turns."),
]
ProcessesOption = Annotated[
    int,
    typer.Option("--jobs", "-j", metavar="NUMBER", parser=number_from(1, 1024), help="How many processes play."),
]
BotSecondsOption = Annotated[
    float | None,
    typer.Option(
        "--bot-seconds",
        metavar="SECONDS",
        parser=seconds,
        help="A bot that takes longer than this for a decision loses the game.",
    ),
]


def bots_for_each(one: str) -> Any:
    """Returns the option of the bots that play, given once for all or once for each of these: "player", "deck"."""
    return typer.Option(
        "--bot",
        metavar="BOT",
        help="Who plays: random, greedy, search (search:sims=200, search:seconds=1), your own as module:Class, or "
        f"program:COMMAND. Give it once for all, or once for each {one}.",
    )


def check_faults(faults: Sequence[str]) -> None:
    """Raises BotFault if bots were at fault."""
    from mainphase.players.bot import BotFault

    if faults:
        lines = [worded("error-fault-loses", "{fault}; its player loses", fault=fault) for fault in faults]
        raise BotFault(commas(lines, "\n"))


BestOfOption = Annotated[
    int,
    typer.Option(
        "--best-of",
        metavar="NUMBER",
        parser=number_from(1, 99),
        help="Play matches of 3, 5 … games at most: whoever lost a game chooses who begins the next, and cards are "
        "exchanged with the sideboard.",
    ),
]
SideboardOption = Annotated[
    Path | None,
    typer.Option(
        "--sideboard",
        metavar="FILE",
        help="With --best-of: what decks exchange with their sideboards after the first game, as docs/matches.md "
        "tells.",
    ),
]


def plan_given(sideboard: Path | None, of_match: bool) -> SideboardPlan:
    """The plan that `--sideboard` names, or that of no exchange. Raises OptionError where no match is played."""
    from mainphase.cards.sideboarding import NOTHING_PLANNED, read_plan

    if sideboard is None:
        return NOTHING_PLANNED
    if not of_match:
        raise OptionError(
            fixed(
                "error-sideboard-says-what-is-exchanged",
                "--sideboard says what is exchanged between the games of a match; give it with --best-of",
            )
        )
    return read_plan(sideboard)


def check_goes_alone(option: str, others: dict[str, object]) -> None:
    """Raises OptionError if an option was given with others that it does not go with."""
    given = [name for name, value in others.items() if value]
    if given:
        raise OptionError(
            worded("error-does-not-go", "{option} does not go with {given}", option=option, given=all_of(given))
        )


def leave_out_built_in(wanted: bool) -> None:
    """For this process and those it starts."""
    if wanted:
        os.environ[NO_BUILT_IN] = "1"


NoBuiltInOption = Annotated[
    bool,
    typer.Option(
        "--no-built-in",
        callback=leave_out_built_in,
        help="Play only cards of your own catalogue (mainphase cards import), not those that come with mainphase.",
    ),
]
OutOption = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FILE",
        help="Write it to a file to hand out, instead of printing it: a page (.html), Markdown (.md), or, where it is "
        "a picture, .svg.",
    ),
]
JsonOption = Annotated[
    bool, typer.Option("--json", help="For programs: a line of JSON for everything (docs/programs.md).")
]


WithoutRefusedOption = Annotated[
    bool,
    typer.Option(
        "--without-refused",
        help="Play a deck without those of its cards that cannot be played, instead of refusing it.",
    ),
]
SmallDecksOption = Annotated[
    bool,
    typer.Option(
        "--small-decks", help="Also play decks of fewer cards than the rules of the date ask of a constructed deck."
    ),
]
InsteadOption = Annotated[
    list[str] | None,
    typer.Option(
        "--instead",
        metavar="CARD=CARD",
        help='Of the cards that cannot be played, play another in the place of this one: "Cultivate=Forest". Can be '
        "given several times; a card alone stands in for all others of the main deck.",
    ),
]


def read_for(
    sources: list[str],
    days: list[str],
    without_refused: bool,
    instead: list[str] | None,
    strict: bool = False,
) -> list[Deck]:
    """Reads the decks of a command, and says what is not played as their lists have it."""
    from mainphase.cards.decks import read_decks
    from mainphase.cards.refused import Remedies, substitutes_of

    decks = read_decks(
        sources,
        Remedies(without_refused, substitutes_of(instead or ())),
        tuple([date_of_rules(day) for day in days]),
        strict=strict,
    )
    for deck in decks:
        left_out = listed_names([name for _, name in deck.left_out])
        beside = [f"left out of the sideboard, because not supported: {left_out}"] if left_out else []
        for said in [*beside, *said_changes(deck)]:
            stderr().print(Text(f"{deck.name}: {said}"), soft_wrap=True)
    return decks


def said_changes(deck: Deck) -> list[str]:
    """What of a deck is not played as its list has it, a line each."""
    lines: list[str] = []
    if deck.without:
        lines.append(f"played without {listed_names([f'{count} {name}' for count, name in deck.without])}")
    if deck.replaced:
        others = [f"{count} {other} for {name}" for count, other, name in deck.replaced]
        lines.append(f"played with {listed_names(others)}")
    return lines


def seated(
    decks: list[str] | None,
    variant: str,
    date: str | None,
    without_refused: bool = False,
    instead: list[str] | None = None,
) -> dict[str, Deck]:
    """Who plays which deck: Alice the first, Bob the second, and so on. Raises typer.BadParameter if they are not two
    to as many as can play.
    """
    from mainphase.cards.multiplayer import TWO_HEADED_GIANT, most_seated, variant_name
    from mainphase.cards.planechase import PLANECHASE
    from mainphase.cards.variants import ARCHENEMY, LED, VANGUARD, check_variant

    said = variant_name(variant)
    given = decks or bundled_for(variant, date)
    most = most_seated(variant)
    if not 2 <= len(given) <= most:
        english = "a game has two to {most} players, each with a deck; found {count} decks"
        raise typer.BadParameter(worded("usage-two-to-so-many-decks", english, most=most, count=len(given)))
    check_variant(variant, len(given))
    # What is no game of such a variant under the rules of the date is told as that.
    days = [date] if date and said not in (ARCHENEMY, *LED, TWO_HEADED_GIANT, PLANECHASE) else []
    read = read_for(given, days, without_refused, instead)
    if said == VANGUARD and not decks:
        read = [replace(deck, vanguards=((1, who),)) for deck, who in zip(read, VANGUARDS, strict=True)]
    return dict(zip(SEATS, read, strict=False))


def bundled_for(variant: str, date: str | None) -> list[str]:
    """The bundled decks that are played in a variant if none are named."""
    from mainphase.cards.decks import decks_for
    from mainphase.cards.multiplayer import PRESETS, TWO_HEADED_GIANT, usual_players, variant_name
    from mainphase.cards.planechase import PLANECHASE, usual_walkers
    from mainphase.cards.variants import ARCHENEMY

    said = variant_name(variant)
    if said == ARCHENEMY:
        return [*SCHEMERS, *decks_for(date, 3)]
    if said == PLANECHASE:
        return [WALKERS[seat % len(WALKERS)] for seat in range(usual_walkers(variant))]
    number = 4 if said == TWO_HEADED_GIANT else usual_players(variant) if said in PRESETS else 2
    bundled = decks_for(date, number)
    return [bundled[seat % len(bundled)] for seat in range(number)]


def date_of_rules(text: str) -> str:
    """The date that `--rules` says, checked; today's is the day of the newest rules text."""
    return rules_on(text).date


def date_to_play(text: str) -> str:
    """The date that `--rules` says; of a day after the newest rules text it says so."""
    date = date_of_rules(text)
    if date > timeline().newest:
        stderr().print(Text(f"Rules of {day_said(date)}."), soft_wrap=True)
    return date


def rules_to_play(rules: str | None, in_format: str | None) -> str:
    """The date whose rules are played: what `--rules` says, or what a preset says, or today's."""
    if rules is None and in_format is not None:
        from mainphase.rules.formats.chronicle import format_named

        rules = format_named(in_format).rules or None
    return date_to_play(rules or "today")


def variant_to_play(variant: str, in_format: str | None) -> str:
    """What `--variant` says, or the variant that a format is one of."""
    if variant or in_format is None:
        return variant
    from mainphase.cards.variants import LED
    from mainphase.rules.formats.chronicle import format_named

    deck = format_named(in_format).deck
    return deck if deck in LED else ""


def check_legal(decks: Iterable[Deck], in_format: str | None, rules: str | None) -> None:
    """Says what cannot be known of decks in a format, and how a preset is played elsewhere. Raises OptionError for a
    deck that was not legal on the day of the rules.
    """
    if in_format is None:
        return
    from mainphase.new_game.format_decks import deck_in_format

    said: dict[str, None] = {}
    for deck in decks:
        found = deck_in_format(deck, in_format, rules)
        if found.against:
            raise OptionError(
                worded(
                    "error-the-deck-is-not-legal",
                    "the deck {deck} is not legal in {format} on {date}: {against}",
                    deck=deck.name,
                    format=found.format.name,
                    date=found.day,
                    against=commas(found.against, "; "),
                )
            )
        if found.format.differs:
            said[f"{found.format.name}: {found.format.differs}"] = None
        for what in found.unknown:
            said[f"{deck.name}: not known: {what}"] = None
    for line in said:
        stderr().print(Text(line), soft_wrap=True)


def chosen_date(text: str | None) -> str | None:
    """The date that `--rules` says, checked; None if it does not stand there."""
    return None if text is None else date_of_rules(text)


def one_of(what: str, given: str, allowed: tuple[str, ...] | list[str]) -> str:
    """The allowed word that was given, in any case. Raises OptionError, with the list of them, if it is none."""
    for word in allowed:
        if word.lower() == given.strip().lower():
            return word
    raise OptionError(
        worded(
            "error-there-is-no-nearest-choose",
            "there is no {what} {given} (nearest: {nearest}); choose from {allowed}",
            what=what,
            given=repr(cut(given)),
            nearest=nearest(given, allowed, 1),
            allowed=commas(allowed),
        )
    )


RulesTextOption = Annotated[
    Path | None,
    typer.Option(
        "--rules-text",
        metavar="PATH",
        envvar=RULES_TEXT,
        help="Your own copy of the rules text, or a folder of several, named by their days (2024-11-08.txt): shown "
        "where a rule is cited, from the nearest at or before the day of the rules.",
    ),
]


def own_copies(path: Path | None) -> OwnCopies | None:
    """The user's copies of the rules text that an option names, if it names any. Raises RulesError if they are none."""
    from mainphase.rules.own_copies import read_own_copies

    return read_own_copies(path) if path is not None else None


VerbosityOption = Annotated[
    str, typer.Option("--verbosity", "-v", metavar="LEVEL", help="How much to tell: quiet, normal or judge.")
]


def verbosity_of(text: str) -> str:
    from mainphase.presentation.transcript import VERBOSITIES

    return one_of(fixed("error-verbosity", "verbosity"), text, VERBOSITIES)
