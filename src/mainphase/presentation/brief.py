"""The table in few words, for language models: what a seat sees, the question that it is asked, its options by number.

All of it is said of a view, so it tells what its seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mainphase.presentation.layout import (
    ObjectLaidOut,
    PlayerLaidOut,
    counted,
    headline,
    layout_of,
    player_facts,
    stack_words,
)
from mainphase.presentation.option import distinct_options
from mainphase.presentation.table_view import DecisionView
from mainphase.presentation.view import View

LONGEST: Final = 2000  # characters for the table
ENTRIES: Final = (400, 40, 24, 16, 10, 6, 3, 1, 0)  # in each list, tried one after the other until the table is short
NUMBERS: Final = 12  # that are listed one by one


def brief_table(view: View, longest: int = LONGEST) -> str:
    """The table as the view shows it, in at most so many characters if it can be. Where lists are cut short for that,
    each says how many more there are.
    """
    said = ""
    for most in ENTRIES:
        said = "\n".join(table_lines(view, most))
        if len(said) <= longest:
            break
    return said


def brief_text(view: View, happened: str = "", longest: int = LONGEST) -> str:
    """The table, what has happened since, the question and the options by their numbers."""
    parts = [brief_table(view, longest)]
    if happened:
        parts.append(f"Since you decided last:\n{happened.rstrip()}")
    if view.decision is not None:
        parts.append("\n".join([view.decision.question, *numbered(view.decision)]))
    return "\n\n".join(parts) + "\n"


def numbered(decision: DecisionView) -> list[str]:
    """The options, each with the number that answers it. Those that are alike are there once: not every number is."""
    limits = decision.number
    if limits is None:
        return [f"{index}: {words}" for words, index in distinct_options(decision.answers).items()]
    low, high = limits
    if high - low < NUMBERS:
        return [f"{k}: {low + k}" for k in range(high - low + 1)]
    return [f"0 to {high - low}: the number itself" + (f" less {low}" if low else "")]


def table_lines(view: View, most: int) -> list[str]:
    layout = layout_of(view)
    lines = [f"{headline(layout)}; rules of {view.rules}" + (f"; {layout.result}" if layout.result else "")]
    players = sorted(layout.players, key=lambda player: not player.is_viewer)  # the reader first
    for player in players:
        lines += player_part(player, most)
    for title, what in (
        ("stack, top first", [stack_words(o) for o in layout.stack]),
        ("at the same time", layout.other_turns),
        ("exile", layout.exile),
        ("command zone", layout.command),
        ("you look at", [o.label for o in view.looked_at]),
        ("you know", [o.label for o in view.known]),
    ):
        lines += list_line(title, what, most)
    return lines


def player_part(player: PlayerLaidOut, most: int) -> list[str]:
    """A player and what is theirs: of graveyards the cards that went there last."""
    name = f"you, {player.name}" if player.is_viewer else player.name
    lands = [f"{o.name} (tapped)" if o.is_tapped else o.name for o in player.permanents if o.is_land]
    others = [brief_permanent(o) for o in player.permanents if not o.is_land]
    return [
        f"{name}: {', '.join(player_facts(player))}",
        *list_line("  hand", player.hand, max(most, 7 if player.is_viewer else 0)),
        *list_line("  lands", lands, most),
        *list_line("  permanents", others, most),
        *list_line("  graveyard, last first", reversed(player.graveyard), most // 2),
        *list_line("  also", [*player.ongoing, *player.leading], most),
        *list_line("  phased out", player.phased_out, most),
    ]


def brief_permanent(o: ObjectLaidOut) -> str:
    words = f"{o.label} {o.size}" if o.size else o.label
    return f"{words} ({', '.join(o.remarks)})" if o.remarks else words


def list_line(title: str, names: Iterable[str], most: int) -> list[str]:
    """A line with so many entries, and how many more there are; none if there is nothing to list."""
    entries = counted(names)
    if not entries:
        return []
    rest = len(entries) - most
    told = entries[:most] + ([f"and {rest} more" if most else f"{rest} entries"] if rest > 0 else [])
    return [f"{title}: {', '.join(told)}"]
