"""`mainphase turn`: the turn of a date, as a table or as data."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import RulesOption, date_of_rules, unsettled
from mainphase.cli.screen import stdout

# Actions have names for programs; people read these.
_WORDS = {
    "assign_damage": "combat damage is assigned",
    "choose_defender": "a defending player is chosen",
    "day_night": "it becomes day or night",
    "deal_damage": "combat damage is dealt",
    "declare_attackers": "attackers are declared",
    "declare_blockers": "blockers are declared",
    "discard": "the active player discards to hand size",
    "draw": "the active player draws a card",
    "empty_pools": "mana empties",
    "expire_durations": "effects that last until now end",
    "end_of_turn": "what happens at end of turn",
    "end_of_upkeep": "what happens at the end of upkeep",
    "sickness_ends": "summoning sickness ends for what the active player has",
    "life_check": "whoever has no life left loses",
    "lore": "Sagas get lore counters",
    "order_attackers": "attackers are put in damage order",
    "order_blockers": "blockers are put in damage order",
    "phasing": "permanents phase in and out",
    "remove_from_combat": "everything is removed from combat",
    "scheme": "a scheme is set in motion",
    "untap": "the active player untaps permanents",
    "visit": "the active player rolls to visit Attractions",
    "wear_off": "damage wears off, effects until end of turn end",
}
_PRIORITY = {
    "always": "priority",
    "never": "no priority",
    "exception": "priority only if something happened",
    "mana sources": "mana sources only",
}


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
    for change in data["unsettled"]:
        said = unsettled(data["rules"], change["what"], change["after"], change["on"])
        console.print(Text(said, style="yellow"), soft_wrap=True)


def _words(action: dict[str, Any]) -> str:
    name: str = action["action"]
    return _WORDS.get(name, name.replace("_", " "))


def _only(item: dict[str, Any]) -> str:
    only = item["only"]
    return f"  only: {only}" if only else ""


def _rule(item: dict[str, Any]) -> str:
    return ", ".join([item["rule"], *item["also"]])


def _priority(step: dict[str, Any]) -> str:
    window = {"batch": " (batches)"}.get(step["window"] or "", "")
    return f"{_PRIORITY[step['priority']]}{window}"


def _everywhere(data: dict[str, Any]) -> list[dict[str, Any]]:
    """What happens as every step ends: in the table it is said once."""
    steps = [step for phase in data["phases"] for step in phase["steps"]]
    return [action for action in steps[0]["ends"] if all(action in step["ends"] for step in steps)]


def as_table(data: dict[str, Any]) -> Group:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, expand=False)
    table.add_column("step", no_wrap=True)
    table.add_column("what happens")
    table.add_column("rule")
    common = _everywhere(data)
    for phase in data["phases"]:
        lone = len(phase["steps"]) == 1 and phase["steps"][0]["name"] == phase["name"]
        if not lone:
            table.add_row(Text(phase["name"], style="bold yellow"), "", _cited(phase))
        for step in phase["steps"]:
            name = Text(step["name"], style="bold yellow") if lone else Text("  " + step["name"])
            name.append(_only(step), style="dim")
            table.add_row(name, "", _cited(step))
            for action in step["actions"]:
                table.add_row("", Text.assemble(_words(action), (_only(action), "dim")), _cited(action))
            style = "dim" if step["priority"] == "never" else "green"
            table.add_row("", Text(_priority(step), style=style), Text(step["priority_rule"], style="cyan"))
            for action in step["ends"]:
                if action not in common:
                    what = Text.assemble(("as it ends, ", "dim"), _words(action), (_only(action), "dim"))
                    table.add_row("", what, _cited(action))
    table.add_section()
    for action in common:
        table.add_row(
            Text("each step", style="dim"), Text.assemble(("as it ends, ", "dim"), _words(action)), _cited(action)
        )
    title = Text(f"The turn under the rules of {data['rules']}", style="bold")
    return Group(title, table)


def _cited(item: dict[str, Any]) -> Text:
    return Text.assemble((item["rule"], "cyan"), (" ".join(["", *item["also"]]), "dim"))


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
                say(depth, _words(action) + _only(action), _rule(action))
            say(depth, _priority(step), step["priority_rule"])
            for action in step["ends"]:
                say(depth, f"as it ends: {_words(action)}{_only(action)}", _rule(action))
