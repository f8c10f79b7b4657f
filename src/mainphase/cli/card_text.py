"""`mainphase cards read`: what a text would mean on a card, from standard input or an editor."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from mainphase.cli.screen import stderr, stdout
from mainphase.cli.streams import print_json
from mainphase.errors import CardError, cut
from mainphase.foundation.bounded_files import LONGEST_OWN_CARDS, read_bounded_text
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded

if TYPE_CHECKING:
    from mainphase.cards.nodes import CardDef
    from mainphase.language.text.card_data import CardData
    from mainphase.language.verdicts import CardReading

LONGEST: Final = 20_000  # characters
TEMPLATE: Final = """\
# A card as it would be printed; lines that begin with # are left out. All but the text may be left out.
Name {1}{U}
Creature — Bird
Flying
2/1
"""


def command(
    as_json: Annotated[bool, typer.Option("--json", help="For programs: the verdict, each line, the tree.")] = False,
) -> None:
    """Read a card's text, from standard input or an editor, and say what it means: in words, as a tree, as JSON.

    A name with its cost, a type line, and power and toughness may stand around it, as on a card. Exit code 1 if it
    cannot be played.
    """
    from mainphase.language.catalogue.reading import READER, reader_named
    from mainphase.language.slips import slips_put_right, with_full_stops
    from mainphase.language.verdicts import Verdict
    from mainphase.language.written import candidates

    read = reader_named(READER)
    text = given_text()
    cards = candidates(text)
    card = cards[0]
    reading = first = read((card,))
    for other in cards[1:]:
        if reading.verdict == Verdict.PLAYABLE:
            break
        card, reading = other, read((other,))
    if reading.verdict != Verdict.PLAYABLE:
        card, reading = cards[0], first
    put_right = slips_put_right(text)
    for other in cards if reading.verdict != Verdict.PLAYABLE else ():
        stopped, again = with_full_stops(other, read((other,)), read)
        if again.verdict == Verdict.PLAYABLE:
            card, reading = stopped, again
            put_right.append("a full stop at the end")
            break
    if put_right:
        stderr().print(f"read with {', '.join(put_right)}", markup=False)
    if as_json:
        print_json(as_data(card, reading))
    else:
        if len(cards) > 1:
            stderr().print(
                f"read as: {card.type_line} (write a type line above the text to say otherwise)", markup=False
            )
        say_reading(card, reading, stdout())
    if reading.verdict != Verdict.PLAYABLE:
        raise typer.Exit(1)


def given_text() -> str:
    """The text on standard input; at a terminal, the text written in an editor. Raises CardError if it is empty or too
    long.
    """
    if not sys.stdin.isatty():
        text = sys.stdin.read(LONGEST + 1)
    else:
        text = edited(TEMPLATE)
        if text == TEMPLATE:
            raise CardError(
                fixed(
                    "error-nothing-was-written-save-the-text",
                    "nothing was written; save the text in the editor, or give it on standard input",
                )
            )
    if len(text) > LONGEST:
        raise CardError(
            worded(
                "error-the-text-is-too-long-allowed",
                "the text is too long; allowed are {longest:,} characters",
                longest=LONGEST,
            )
        )
    return text


def edited(text: str) -> str:
    """The text as the editor that VISUAL or EDITOR names leaves it. Raises CardError if the editor does not work."""
    usual = "notepad" if os.name == "nt" else "vi"
    editor = shlex.split(os.environ.get("VISUAL") or os.environ.get("EDITOR") or usual)
    with tempfile.TemporaryDirectory(prefix="mainphase-") as folder:
        file = Path(folder) / "card.txt"
        file.write_text(text, encoding="utf-8")
        try:
            subprocess.run([*editor, str(file)], check=True)
        except (OSError, subprocess.CalledProcessError) as wrong:
            raise CardError(
                worded(
                    "error-the-editor-did-not-work-name",
                    "the editor {editor} did not work ({wrong}); name another one in EDITOR, or give the text on "
                    "standard input",
                    editor=repr(cut(shlex.join(editor))),
                    wrong=error_text(wrong),
                )
            ) from None
        return read_bounded_text(file, LONGEST_OWN_CARDS)


def as_data(card: CardData, reading: CardReading) -> dict[str, object]:
    from mainphase.cards.codec import encode
    from mainphase.cli.failed_lines import line_data
    from mainphase.language.catalogue.reading import failed

    return {
        "name": reading.name,
        "type": card.type_line,
        "verdict": reading.verdict,
        "reason": reading.reason,
        "lines": [line_data(failed(line)) for line in reading.lines],
        "card": None if reading.card is None else encode(reading.card),
    }


def say_reading(card: CardData, reading: CardReading, console: Console) -> None:
    from mainphase.cli.failed_lines import say_line
    from mainphase.language.catalogue.reading import READER, failed, reader_named
    from mainphase.language.slips import hint_for
    from mainphase.language.verdicts import Verdict

    if reading.card is not None and reading.verdict == Verdict.PLAYABLE:
        say_meaning(reading.card, console)
        return
    console.print(
        Text.assemble((reading.name, "bold"), ("  cannot be played: ", "red"), reading.reason or reading.verdict),
        soft_wrap=True,
    )
    for line in reading.lines:
        if line.verdict != Verdict.PLAYABLE:
            say_line(failed(line), console)
            hint = hint_for(card, line, reader_named(READER)) if line.verdict == Verdict.UNSUPPORTED else ""
            if hint:
                console.print(Text(f"  {hint}"), soft_wrap=True)


def say_meaning(card: CardDef, console: Console) -> None:
    """In words, as a tree and as JSON."""
    import json

    from mainphase.cards.codec import encode
    from mainphase.cards.tree_text import notation
    from mainphase.cli.card_words import plain_card_lines

    for line in plain_card_lines(card):
        console.print(Text(line), soft_wrap=True)
    console.print()
    console.print(Text(notation(card).rstrip("\n")), soft_wrap=True)
    console.print()
    console.print(Text(json.dumps(encode(card), ensure_ascii=False)), soft_wrap=True)
