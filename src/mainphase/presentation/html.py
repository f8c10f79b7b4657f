"""A view as plain HTML, as a notebook shows it: the turn, the players, the battlefield, the stack, what is asked.

Tables with captions and headings, lists, text; no colours, no script, and every name escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mainphase.presentation.layout import TableLayout, layout_of
from mainphase.presentation.table_view import DecisionView, TableView
from mainphase.rules.timeline import day_said, rules_on

STRIP: Final = 'style="display:flex;flex-wrap:wrap;gap:0 1em;list-style:none;margin:0;padding:0"'
MANY: Final = 40  # options that are written out


def view_html(view: TableView) -> str:
    """The table from one seat."""
    layout = layout_of(view)
    parts = [
        f"<p><strong>{escape(table_heading(layout))}</strong>, under the rules of {escape(day_said(view.rules))}, "
        f"as {escape(view.player)} sees it</p>",
        turn_strip(view),
        players_table(layout),
        battlefield_table(layout),
        stack_table(layout),
        cards_line("At the same time", layout.other_turns),
        cards_line("Exile", layout.exile),
        cards_line("Command zone", layout.command),
        *[cards_line(f"Hand of {player.name}", player.hand) for player in layout.players],
        decision_list(view.decision),
    ]
    return f"<div>{''.join(parts)}</div>"


def table_heading(layout: TableLayout) -> str:
    if layout.result or not layout.turn:
        return layout.result or "Before the first turn"
    return f"Turn {layout.turn}: {layout.whose}'s {layout.place}"


def turn_strip(view: TableView) -> str:
    """Phases and steps in their order; the one that goes on is marked, for readers of every kind."""
    items = []
    for phase in rules_on(view.rules).plan.phases:
        now = phase.name == view.phase and view.turn > 0 and not view.over
        steps = [step.name for step in phase.steps]
        if steps == [phase.name]:
            items.append(f"<li>{strip_part(phase.name, now)}</li>")
        else:
            said = ", ".join(strip_part(step, now and step == view.step) for step in steps)
            items.append(f"<li>{escape(phase.name)}: {said}</li>")
    return f'<ol aria-label="The turn" {STRIP}>{"".join(items)}</ol>'


def strip_part(name: str, now: bool) -> str:
    return f'<strong aria-current="step">{escape(name)}</strong>' if now else escape(name)


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Each row begins with its heading. The cells are text."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        if body
        else ""
    )


def players_table(layout: TableLayout) -> str:
    columns = ("Player", "Life", "Hand", "Library", "Graveyard", "Mana", "Counters")
    rows = [
        (
            f"{player.name} ({', '.join(player.remarks)})" if player.remarks else player.name,
            f"{player.life} (of the team)" if player.life_shared else str(player.life),
            str(player.hand_size),
            str(player.library_size),
            ", ".join(player.graveyard),
            player.mana,
            ", ".join(player.counters),
        )
        for player in layout.players
    ]
    return table("Players", columns, rows)


def battlefield_table(layout: TableLayout) -> str:
    columns = ("Permanent", "Controller", "Type", "Size", "State")
    rows = [
        (o.label, o.controller, o.types, o.size, ", ".join(o.remarks))
        for player in layout.players
        for o in player.permanents
    ]
    return table("Battlefield", columns, rows)


def stack_table(layout: TableLayout) -> str:
    rows = [(o.label, o.controller, ", ".join(o.targets), ", ".join(o.remarks)) for o in layout.stack]
    return table("Stack, the top first", ("Spell or ability", "Controller", "Targets", "State"), rows)


def cards_line(title: str, cards: Sequence[str]) -> str:
    return f"<p>{escape(title)}: {escape(', '.join(cards))}</p>" if cards else ""


def decision_list(decision: DecisionView | None) -> str:
    if decision is None:
        return ""
    asked = f"<p>{escape(decision.question)}</p>"
    if decision.number is not None:
        low, high = decision.number
        return f"{asked}<p>A number from {low} to {high}</p>"
    options = decision.options
    items = "".join(f"<li>{escape(option)}</li>" for option in options[:MANY])
    more = f"<p>and {len(options) - MANY} more</p>" if len(options) > MANY else ""
    return f'{asked}<ol start="0">{items}</ol>{more}'
