"""The table as lines of text: what a person at the terminal sees before they decide."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mainphase.presentation.layout import (
    ObjectLaidOut,
    PlayerLaidOut,
    headline,
    layout_of,
    player_facts,
    size,
    stack_words,
    with_counts,
)
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.symbols import AS_PRINTED
from mainphase.presentation.view import View
from mainphase.saying.reader import told
from mainphase.saying.worded import belonging_to, commas, worded

_INDENT = "    "
STACK: Final = worded("table-stack-heading", "stack:")
HAND: Final = worded("table-hand", "hand:")
GRAVEYARD: Final = worded("table-graveyard", "graveyard:")


def show_table(view: View, console: Console) -> None:
    layout = layout_of(view)
    title = told(headline(layout))
    if console.is_terminal and len(title) + 4 <= console.width:
        console.print(Rule(Text(title, style="bold"), style="dim"))
    else:
        console.print(Text(f"-- {title} --"), soft_wrap=True)
    players = sorted(layout.players, key=lambda player: player.is_viewer)  # the viewer last, next to what is asked
    lines = [line for player in players for line in player_lines(player)]
    lines += [Text.assemble((f"{told(STACK)} ", "bold magenta"), told(stack_words(o))) for o in layout.stack]
    lines += [Text.assemble(("at the same time: ", "bold magenta"), said) for said in layout.other_turns]
    for player in players:
        if player.hand:  # of others: of a player whom we control (723.4), or what we have seen of it
            whose = HAND if player.is_viewer else worded("table-hand-of", "{of} hand:", of=belonging_to(player.name))
            more = " …" if len(player.hand) < player.hand_size else ""
            lines.append(Text.assemble((f"{told(whose)} ", "bold"), told(commas(player.hand)), more))
    for line in lines:
        console.print(line, soft_wrap=True)


def player_lines(player: PlayerLaidOut) -> list[Text]:
    style = "bold green" if player.is_viewer else "bold red"
    lines = [Text.assemble((player.name, style), f"  {told(commas(player_facts(player)))}")]
    if player.graveyard:
        lines.append(
            Text.assemble(_INDENT, (f"{told(GRAVEYARD)} ", "dim"), (told(with_counts(player.graveyard)), "dim"))
        )
    lands = [tapped_land(o.name) if o.is_tapped else o.name for o in player.permanents if o.is_land]
    if lands:
        lines.append(Text.assemble(_INDENT, told(with_counts(lands))))
    lines += [Text.assemble(_INDENT, permanent_words(o)) for o in player.permanents if not o.is_land]
    lines += [Text.assemble(_INDENT, (told(said), "magenta")) for said in player.ongoing + player.leading]
    lines += [Text.assemble(_INDENT, (told(gone_out(label)), "dim")) for label in player.phased_out]
    return lines


def tapped_land(name: str) -> str:
    return worded("table-tapped-land", "{name} (tapped)", name=name)


def gone_out(label: str) -> str:
    """A permanent that is phased out."""
    return worded("table-phased-out", "{name} (phased out)", name=label)


def permanent_words(o: ObjectLaidOut) -> Text:
    text = Text(told(o.label), style="bold" if not o.is_tapped else "")
    if o.size:
        text.append(f" {told(o.size)}")
    if o.remarks:
        text.append(f" ({told(commas(o.remarks))})", style="dim")
    return text


def card_lines(o: ObjectView) -> list[Text]:
    """One card or permanent in full: as it is printed in the reader's language, or else in our words."""
    printed = told(o.printed)
    type_line, *text = printed.splitlines() or [o.type_line, *o.text]
    lines = [Text.assemble((told(o.label), "bold"), f"  {type_line}{f'  {told(size(o))}' if size(o) else ''}")]
    lines += [Text(f"- {line}") for line in text]
    return [*lines, Text(told(AS_PRINTED), style="dim")] if printed else lines
