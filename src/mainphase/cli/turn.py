"""`mainphase turn`: the turn of a date, as a table or as data."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import RulesOption, date_of_rules
from mainphase.cli.screen import stdout

_PRIORITY = {"always": "priority", "never": "no priority", "exception": "priority only if something happened"}


def command(
    rules: RulesOption = "today",
    as_json: Annotated[bool, typer.Option("--json", help="As data: phases, steps, actions and their rules.")] = False,
) -> None:
    """Show the turn: its phases and steps, what happens in each, who gets priority, and the rule for it all."""
    from mainphase.rules.describe import turn_as_data
    from mainphase.rules.timeline import rules_on

    data = turn_as_data(rules_on(date_of_rules(rules)))
    if as_json:
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        return
    console = stdout()
    if console.is_terminal:
        console.print(as_table(data))
    else:
        as_lines(data, console)


def _only(item: dict[str, Any]) -> str:
    only = item["only"]
    return f"  only: {only}" if only else ""


def _rule(item: dict[str, Any]) -> str:
    return ", ".join([item["rule"], *item["also"]])


def _priority(step: dict[str, Any]) -> str:
    window = {"batch": " (batches)"}.get(step["window"] or "", "")
    return f"{_PRIORITY[step['priority']]}{window}"


def as_table(data: dict[str, Any]) -> Group:
    table = Table(title=f"The turn under the rules of {data['rules']}", title_style="bold", header_style="bold", expand=False)
    table.add_column("step")
    table.add_column("rule", style="cyan", no_wrap=True)
    table.add_column("what happens")
    table.add_column("rule", style="cyan")
    for phase in data["phases"]:
        lone = len(phase["steps"]) == 1 and phase["steps"][0]["name"] == phase["name"]
        if not lone:
            table.add_row(Text(phase["name"], style="bold yellow"), phase["rule"], "", "")
        for step in phase["steps"]:
            name = Text(step["name"], style="bold yellow") if lone else Text("  " + step["name"])
            name.append(_only(step), style="dim")
            rows: list[tuple[Text, str]] = []
            for action in step["actions"]:
                rows.append((Text.assemble(action["action"], (_only(action), "dim")), _rule(action)))
            style = "dim" if step["priority"] == "never" else "green"
            rows.append((Text(_priority(step), style=style), step["priority_rule"]))
            for action in step["ends"]:
                rows.append((Text.assemble(("as it ends: ", "dim"), action["action"], (_only(action), "dim")), _rule(action)))
            for place, (what, rule) in enumerate(rows):
                first = place == 0
                table.add_row(name if first else "", step["rule"] if first else "", what, rule)
        table.add_section()
    return Group(table)


def as_lines(data: dict[str, Any], console: Console) -> None:
    """The same, indented: one thing a line."""

    def say(depth: int, text: str, item_rule: str) -> None:
        console.print(Text(f"{'  ' * depth}{text} ({item_rule})"), soft_wrap=True)

    console.print(Text(f"The turn under the rules of {data['rules']}"))
    for phase in data["phases"]:
        say(0, phase["name"], _rule(phase))
        for step in phase["steps"]:
            depth = 1
            if not (len(phase["steps"]) == 1 and step["name"] == phase["name"]):
                say(1, step["name"] + _only(step), _rule(step))
                depth = 2
            for action in step["actions"]:
                say(depth, action["action"] + _only(action), _rule(action))
            say(depth, _priority(step), step["priority_rule"])
            for action in step["ends"]:
                say(depth, f"as it ends: {action['action']}{_only(action)}", _rule(action))
