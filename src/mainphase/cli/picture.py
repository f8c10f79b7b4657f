"""The table as lines of text: what a person at the terminal sees before they decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mainphase.presentation.layout import ObjectLaidOut, PlayerLaidOut, TableLayout, layout_of, size
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.view import View

_INDENT = "    "


def show_table(view: View, console: Console) -> None:
    layout = layout_of(view)
    title = headline(layout)
    if console.is_terminal and len(title) + 4 <= console.width:
        console.print(Rule(Text(title, style="bold"), style="dim"))
    else:
        console.print(Text(f"-- {title} --"), soft_wrap=True)
    players = sorted(layout.players, key=lambda player: player.is_viewer)  # the viewer last, next to what is asked
    lines = [line for player in players for line in player_lines(player)]
    lines += [Text.assemble(("stack: ", "bold magenta"), stack_words(o)) for o in layout.stack]
    for player in players:
        if player.hand:  # of others: of a player whom we control (723.4), or what we have seen of it
            whose = "hand: " if player.is_viewer else f"{player.name}'s hand: "
            more = " …" if len(player.hand) < player.hand_size else ""
            lines.append(Text.assemble((whose, "bold"), ", ".join(player.hand), more))
    for line in lines:
        console.print(line, soft_wrap=True)


def headline(layout: TableLayout) -> str:
    if layout.turn == 0:
        return "before the first turn"
    whose = "your" if layout.is_viewers else f"{layout.whose}'s"
    parts = [f"turn {layout.turn}", f"{whose} {layout.place}", layout.day_night]
    return ", ".join(part for part in parts if part)


def player_lines(player: PlayerLaidOut) -> list[Text]:
    of_team = " of the team" if player.life_shared else ""
    parts = [f"{player.life} life{of_team}", f"{player.hand_size} in hand", f"{player.library_size} in library"]
    parts += player.counters
    if player.mana:
        parts.append(f"mana {player.mana}")
    if player.schemes:
        parts.append(f"{player.schemes} in the scheme deck")
    parts += [remark for remark in player.remarks if remark == "has left the game"]
    style = "bold green" if player.is_viewer else "bold red"
    lines = [Text.assemble((player.name, style), f"  {', '.join(parts)}")]
    if player.graveyard:
        lines.append(Text.assemble(_INDENT, ("graveyard: ", "dim"), (with_counts(player.graveyard), "dim")))
    lands = [f"{o.name} (tapped)" if o.is_tapped else o.name for o in player.permanents if o.is_land]
    if lands:
        lines.append(Text.assemble(_INDENT, with_counts(lands)))
    lines += [Text.assemble(_INDENT, permanent_words(o)) for o in player.permanents if not o.is_land]
    lines += [Text.assemble(_INDENT, (said, "magenta")) for said in player.ongoing + player.leading]
    lines += [Text.assemble(_INDENT, (f"{label} (phased out)", "dim")) for label in player.phased_out]
    return lines


def with_counts(names: Iterable[str]) -> str:
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in Counter(names).items())


def permanent_words(o: ObjectLaidOut) -> Text:
    text = Text(o.label, style="bold" if not o.is_tapped else "")
    if o.size:
        text.append(f" {o.size}")
    if o.remarks:
        text.append(f" ({', '.join(o.remarks)})", style="dim")
    return text


def stack_words(o: ObjectLaidOut) -> str:
    words = f"{o.controller}: {o.label}"
    if o.remarks:
        words += f" with {', '.join(o.remarks)}"
    return f"{words} targeting {', '.join(o.targets)}" if o.targets else words


def card_lines(o: ObjectView) -> list[Text]:
    """One card or permanent in full."""
    lines = [Text.assemble((o.label, "bold"), f"  {o.type_line}{f'  {size(o)}' if size(o) else ''}")]
    lines += [Text(f"- {line}") for line in o.text]
    return lines
