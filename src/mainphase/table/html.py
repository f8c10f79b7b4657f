"""A view as plain HTML, as a notebook shows it: the turn, the players, the battlefield, the stack, what is asked.

Tables with captions and headings, lists, text; no colours, no script, and every name escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mainphase.kernel.values import ref_player
from mainphase.rules.timeline import day_said, rules_on
from mainphase.table.plain_data import DecisionData, ObjectData, PlayerData, ViewData

STRIP: Final = 'style="display:flex;flex-wrap:wrap;gap:0 1em;list-style:none;margin:0;padding:0"'
MANY: Final = 40  # options that are written out


def view_html(view: ViewData) -> str:
    """The table from one seat."""
    parts = [
        f"<p><strong>{escape(heading(view))}</strong>, under the rules of {escape(day_said(view['rules']))}, "
        f"as {escape(view['player'])} sees it</p>",
        turn_strip(view),
        players_table(view),
        battlefield_table(view),
        stack_table(view),
        cards_line("Exile", view["exile"]),
        cards_line("Command zone", view["command"]),
        *[cards_line(f"Hand of {p['name']}", p["hand"]) for p in view["players"]],
        decision_list(view["decision"]),
    ]
    return f"<div>{''.join(parts)}</div>"


def heading(view: ViewData) -> str:
    if view["over"]:
        winners = " and ".join(view["winners"])
        return f"The game is over: {winners} won" if winners else "The game is over: a draw"
    if view["turn"] == 0:
        return "Before the first turn"
    return f"Turn {view['turn']}: {seat_name(view, view['active'])}'s {view['place'] or view['phase']}"


def turn_strip(view: ViewData) -> str:
    """Phases and steps in their order; the one that goes on is marked, for readers of every kind."""
    items = []
    for phase in rules_on(view["rules"]).plan.phases:
        now = phase.name == view["phase"] and view["turn"] > 0 and not view["over"]
        steps = [step.name for step in phase.steps]
        if steps == [phase.name]:
            items.append(f"<li>{part(phase.name, now)}</li>")
        else:
            said = ", ".join(part(step, now and step == view["step"]) for step in steps)
            items.append(f"<li>{escape(phase.name)}: {said}</li>")
    return f'<ol aria-label="The turn" {STRIP}>{"".join(items)}</ol>'


def part(name: str, now: bool) -> str:
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


def players_table(view: ViewData) -> str:
    columns = ("Player", "Life", "Hand", "Library", "Graveyard", "Mana", "Counters")
    return table("Players", columns, [player_row(view, player) for player in view["players"]])


def player_row(view: ViewData, player: PlayerData) -> tuple[str, ...]:
    remarks = [
        remark
        for remark, so in (
            ("active", view["turn"] > 0 and view["active"] == player["seat"]),
            ("has priority", view["priority"] == player["seat"]),
            ("has left", player["left"]),
        )
        if so
    ]
    return (
        f"{player['name']} ({', '.join(remarks)})" if remarks else player["name"],
        str(player["life"]),
        str(player["hand_size"]),
        str(player["library_size"]),
        ", ".join(o["name"] for o in player["graveyard"]),
        "".join(f"{{{letter}}}" for letter in player["pool"]),
        counters(player["counters"]),
    )


def battlefield_table(view: ViewData) -> str:
    columns = ("Permanent", "Controller", "Type", "Size", "State")
    rows = [
        (o["label"], seat_name(view, o["controller"]), o["types"], size(o), ", ".join(state(view, o)))
        for player in view["players"]
        for o in view["battlefield"]
        if o["controller"] == player["seat"]
    ]
    return table("Battlefield", columns, rows)


def stack_table(view: ViewData) -> str:
    rows = [
        (
            o["label"],
            seat_name(view, o["controller"]),
            ", ".join(ref_name(view, ref) for phrase in o.get("targets", []) for ref in phrase),
        )
        for o in reversed(view["stack"])
    ]
    return table("Stack, the top first", ("Spell or ability", "Controller", "Targets"), rows)


def cards_line(title: str, cards: Sequence[ObjectData]) -> str:
    return f"<p>{escape(title)}: {escape(', '.join(o['label'] for o in cards))}</p>" if cards else ""


def decision_list(decision: DecisionData | None) -> str:
    if decision is None:
        return ""
    asked = f"<p>{escape(decision['question'])}</p>"
    if decision["number"] is not None:
        return f"{asked}<p>A number from {decision['number']['low']} to {decision['number']['high']}</p>"
    options = decision["options"]
    items = "".join(f"<li>{escape(option['text'])}</li>" for option in options[:MANY])
    more = f"<p>and {len(options) - MANY} more</p>" if len(options) > MANY else ""
    return f'{asked}<ol start="0">{items}</ol>{more}'


def size(o: ObjectData) -> str:
    if "power" in o and "toughness" in o:
        return f"{o['power']}/{o['toughness']}"
    return f"loyalty {o['loyalty']}" if "loyalty" in o else f"defense {o['defense']}" if "defense" in o else ""


def state(view: ViewData, o: ObjectData) -> list[str]:
    """What else is to be said of a permanent."""
    said = ["tapped"] if o.get("tapped") else []
    if o.get("damage"):
        said.append(f"{o['damage']} damage")
    if o.get("counters"):
        said.append(counters(o["counters"]))
    if o.get("attached_to"):
        said.append(f"on {ref_name(view, o['attached_to'])}")
    attacked = view["attacks"].get(str(o["id"]))
    if attacked is not None:
        said.append(f"attacks {ref_name(view, attacked)}")
        if view["blocked"].get(str(o["id"])):
            said.append("blocked")
    blocks = view["blocks"].get(str(o["id"]))
    if blocks:
        said.append(f"blocks {' and '.join(ref_name(view, ref) for ref in blocks)}")
    return said


def counters(of: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in sorted(of.items()))


def seat_name(view: ViewData, seat: int) -> str:
    return view["players"][seat]["name"]


def ref_name(view: ViewData, ref: int) -> str:
    """A player or a visible object."""
    if ref < 0:
        return seat_name(view, ref_player(ref))
    graveyards = [o for player in view["players"] for o in player["graveyard"]]
    for o in [*view["battlefield"], *view["stack"], *view["exile"], *graveyards]:
        if o["id"] == ref:
            return o["label"]
    return "nothing"
