"""`mainphase check FILE…`: plays scenarios and compares what they expect; checks that decks can be played."""

from __future__ import annotations

from os.path import isdir
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from mainphase.cli.handing_out import handed_out
from mainphase.cli.options import (
    InsteadOption,
    NoBuiltInOption,
    OutOption,
    SubjectRulesOption,
    WithoutRefusedOption,
    chosen_date,
    one_of,
    said_changes,
)
from mainphase.cli.reader import LanguageOption
from mainphase.errors import MainphaseError, OptionError, RefusedDeckError, TooNewError
from mainphase.saying.error_texts import card_not_supported
from mainphase.saying.reader import told
from mainphase.saying.worded import all_of, commas, fixed, worded

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.cards.decks import Deck
    from mainphase.cards.refused import Remedies

SCENARIOS = (".yaml", ".yml", "")


def command(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…", help="Scenario files or folders of them, deck lists, or the names of bundled decks."
        ),
    ],
    rules: SubjectRulesOption = None,
    strict: Annotated[
        bool,
        typer.Option(
            "--strict",
            help="Refuse decks with unsupported cards in the sideboard, and those not for constructed play.",
        ),
    ] = False,
    in_format: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="Check decks by the sets and lists that a format had on the day of --rules, such as modern. A preset, "
            "such as premodern, brings its rules with it.",
        ),
    ] = None,
    variant: Annotated[
        str,
        typer.Option(
            "--variant",
            metavar="VARIANT",
            help="What decks that have a commander are for: commander (the default), brawl, or oathbreaker (of those "
            "with a signature spell the default).",
        ),
    ] = "",
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    language: LanguageOption = None,
    out: OutOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play scenarios and compare what happens with what they expect; check that decks can be played.

    Exit code 1 if any expectation fails (or, with --strict or --format, a deck is not for constructed play or the
    format), 2 if something can't be played.
    """
    from mainphase.cards.refused import Remedies, substitutes_of
    from mainphase.cards.variants import LED
    from mainphase.scenarios import check_files

    date = chosen_date(rules)
    led = one_of(fixed("error-variant-with-commanders", "variant with commanders"), variant, LED) if variant else ""
    if led and in_format is not None:
        raise OptionError(
            worded(
                "error-a-format-says-what-its-decks",
                "a format says what its decks are for: give --format {in_format} or --variant {led}",
                in_format=in_format,
                led=led,
            )
        )
    decks = [file for file in files if is_deck(file)]
    scenarios = [file for file in files if file not in decks]
    remedies = Remedies(without_refused, substitutes_of(instead or ()))
    played = date
    if in_format is not None:
        from mainphase.rules.formats.chronicle import format_named

        # An unknown one is refused before anything is printed.
        played = date or format_named(in_format).rules or None
    by = (in_format, date)
    with handed_out(out, f"Checked: {', '.join(map(str, files))}") as console:
        status = max((check_deck(str(deck), played, console, strict, remedies, by, led) for deck in decks), default=0)
        remedies.check_met()
        if scenarios:
            status = max(status, check_files(scenarios, console, date))
    if status:
        raise typer.Exit(status)


def is_deck(file: Path) -> bool:
    """True if this is a deck list: a bundled one's name, or a file that is not a scenario."""
    from mainphase.cards.decks import bundled_decks

    is_bundled = str(file) in bundled_decks() and not file.exists()
    return not isdir(file) and (file.suffix not in SCENARIOS or is_bundled)


def check_deck(
    source: str,
    rules: str | None,
    console: Console,
    strict: bool,
    remedies: Remedies,
    by: tuple[str | None, str | None] = (None, None),
    variant: str = "",
) -> int:
    """Prints whether every card of a deck is known and can be played on that date, which read differently then, which
    of the sideboard are left out, and the reasons against it as a constructed deck, as one for a `variant` with
    commanders, or `by` the lists of a format on a day. Returns the exit code.
    """
    from mainphase.cards.commander_pairs import is_signature
    from mainphase.cards.constructed import not_constructed
    from mainphase.cards.decks import deck_from, listed_deck
    from mainphase.cards.names import find_card, known_card, unknown_on
    from mainphase.cards.planar_decks import why_no_planar_deck
    from mainphase.cards.planechase import PLANECHASE
    from mainphase.cards.variants import ARCHENEMY, COMMANDER, OATHBREAKER
    from mainphase.new_game.commander_decks import not_commander_deck
    from mainphase.new_game.dated_variants import check_day_of_variant
    from mainphase.new_game.seats import check_archenemy
    from mainphase.presentation.names import named_card
    from mainphase.rules.timeline import date_of, day_said, rules_on
    from mainphase.scenarios.report import FAILED, MALFORMED, OK, say_malformed

    date = date_of(rules)
    try:
        deck = deck_from(source, remedies, (date,), strict)
        found = [*deck.cards(date), *deck.sideboard_cards(date)]
        leaders = [card for _, card in deck.counted_commanders(date)]
        found += leaders
        vanguards = [card for _, card in deck.counted_vanguards(date)]
        found += vanguards
        found += [card for _, card in deck.counted_planes(date)]
        if deck.planes:
            check_day_of_variant(rules_on(date), PLANECHASE, 2)
        if deck.schemes:
            check_day_of_variant(rules_on(date), ARCHENEMY, 2)
            check_archenemy(rules_on(date), {deck.name: deck}, None, None)
    except MainphaseError as error:
        say_malformed(error, console)
        in_format, day = by
        if in_format is not None and isinstance(error, (RefusedDeckError, TooNewError)):
            check_format(listed_deck(source), in_format, day, console)  # no card needs to be played for that
        return MALFORMED
    beside = sum(count for count, _ in (*deck.sideboard, *deck.left_out))
    facts = [worded("check-cards", "{number} cards", number=len(deck))]
    if beside:
        facts.append(worded("check-sideboard", "{number} in the sideboard", number=beside))
    if deck.schemes:
        schemes = sum(count for count, _ in deck.schemes)
        facts.append(worded("table-scheme-deck", "{number} in the scheme deck", number=schemes))
    if deck.planes:
        planes = sum(count for count, _ in deck.planes)
        facts.append(worded("table-planar-deck", "{number} in the planar deck", number=planes))
    if leaders:
        led_by = all_of([named_card(card.name) for card in leaders])
        facts.append(worded("check-led-by", "led by {cards}", cards=led_by))
    if vanguards:
        those = all_of([named_card(card.name) for card in vanguards])
        facts.append(worded("check-vanguard", "with the vanguard {cards}", cards=those))
    playable = told(worded("check-playable", "playable"))
    console.print(
        f"[green]{playable}[/green]  {escape(source)} [dim]({told(day_said(date))})[/dim]: "
        f"{escape(told(commas(facts)))}",
        highlight=False,
        soft_wrap=True,
    )
    for name in dict.fromkeys(card.name for card in found if card != find_card(card.name)):
        said = told(worded("check-reads-differently", "{card} reads differently today", card=named_card(name)))
        console.print(f"  {escape(said)}", highlight=False, soft_wrap=True)
    for _, name in deck.left_out:
        card = known_card(name)
        why = unknown_on(card, date) if card is not None else card_not_supported(name)
        said = told(worded("check-left-out", "left out of the sideboard: {why}", why=why))
        console.print(f"  {escape(said)}", highlight=False, soft_wrap=True)
    for said in said_changes(deck):
        console.print(f"  {escape(said)}", highlight=False, soft_wrap=True)
    in_format, day = by
    if in_format is not None:
        return check_format(deck, in_format, day, console)
    led = variant or (OATHBREAKER if any(is_signature(card) for card in leaders) else COMMANDER)
    against = not_commander_deck(deck, date, led) if leaders or variant else not_constructed(deck, date)
    for why in against:
        what = led.title() if leaders or variant else fixed("check-constructed-play", "constructed play")
        said = told(worded("check-not-for", "not for {what}: {why}", what=what, why=why))
        console.print(f"  {escape(said)}", highlight=False, soft_wrap=True)
    no_planes = why_no_planar_deck(deck.counted_planes(date)) if deck.planes else ""
    if no_planes:
        said = told(worded("check-not-for", "not for {what}: {why}", what="Planechase", why=no_planes))
        console.print(f"  {escape(said)}", highlight=False, soft_wrap=True)
    return FAILED if strict and (against or no_planes) else OK


def check_format(deck: Deck, in_format: str, day: str | None, console: Console) -> int:
    """Prints whether a deck is legal in a format on a day, what is against it, and what is not known. Returns the exit
    code.
    """
    from mainphase.new_game.format_decks import deck_in_format
    from mainphase.scenarios.report import FAILED, OK

    found = deck_in_format(deck, in_format, day)
    legal = fixed("check-legal", "legal") if found.legal else fixed("check-not-legal", "not legal")
    said = f"[green]{told(legal)}[/green]" if found.legal else f"[red]{told(legal)}[/red]"
    here = worded("check-in-format", "in {format} on {day}", format=found.format.name, day=found.day)
    surely = ""
    if found.legal and found.unknown:
        surely = told(fixed("check-as-far-as-known", ", as far as is known here"))
    console.print(f"  {said} {escape(told(here))}{surely}", highlight=False, soft_wrap=True)
    for why in found.against:
        console.print(f"    {escape(told(why))}", highlight=False, soft_wrap=True)
    for what in found.unknown:
        unknown = told(worded("check-not-known", "not known: {what}", what=what))
        console.print(f"    [dim]{escape(unknown)}[/dim]", highlight=False, soft_wrap=True)
    if found.format.differs:
        console.print(f"    [dim]{escape(found.format.differs)}[/dim]", highlight=False, soft_wrap=True)
    return OK if found.legal else FAILED
