"""`mainphase turn`: the turn of a date, as a table or as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from mainphase.cli.handing_out import check_no_json, handed_out
from mainphase.cli.options import OutOption, RulesOption, check_goes_alone, date_of_rules
from mainphase.cli.reader import LanguageOption
from mainphase.cli.streams import print_json
from mainphase.presentation.handouts.blocks import RULE, rules_in_brackets
from mainphase.presentation.handouts.collecting import draws_tables
from mainphase.presentation.handouts.endings import PICTURE
from mainphase.presentation.turn_words import turn_action_words
from mainphase.rules.timeline import day_said, uncertain_date_note
from mainphase.saying.reader import told
from mainphase.saying.worded import commas, term, worded

if TYPE_CHECKING:
    from mainphase.rules.documents import StatedDocument

_STACKED = {
    "deal_damage": worded("action-deal_damage-stacked", "combat damage is put on the stack, and dealt as it resolves"),
    "draw": worded("action-draw-stacked", "the draw of the active player is put on the stack"),
}
EACH_STEP: Final = worded("turn-each-step", "each step")
BODY: Final = 2  # the part of a phase of 1997 in which players act
NARROW: Final = 72  # in fewer columns a table would cut its words to pieces
_PRIORITY = {
    "always": worded("turn-priority", "priority"),
    "never": worded("turn-priority-never", "no priority"),
    "exception": worded("turn-priority-exception", "priority only if something happened"),
    "mana sources": worded("turn-priority-mana-sources", "mana sources only"),
}


def command(
    rules: RulesOption = "today",
    document: Annotated[
        str | None,
        typer.Option(
            "--document",
            metavar="NUMBER",
            help="Instead, what one of the five documents that mainphase began with states of the turn (000 to 004), "
            "statement by statement, with the rules of its day and what is right where it is wrong.",
        ),
    ] = None,
    language: LanguageOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print it as JSON: phases, steps, actions and their rules.")
    ] = False,
    out: OutOption = None,
) -> None:
    """Show the turn: its phases and steps, what happens in each, who gets priority, and the rule for all of it."""
    from mainphase.rules.describe import turn_as_data
    from mainphase.rules.documents import document_named
    from mainphase.rules.timeline import rules_on

    if document is not None:
        check_goes_alone("--document", {"--json": as_json, "--rules": rules != "today"})
        with handed_out(out) as console:
            say_document(document_named(document), console)
        return
    data = turn_as_data(rules_on(date_of_rules(rules)))
    if as_json:
        check_no_json(out, as_json)
        print_json(data)
        return
    with handed_out(out, is_picture=True) as console:
        if out is not None and out.suffix.lower() == PICTURE:
            console.print(as_picture(data))
        elif draws_tables(console, NARROW):
            console.print(as_table(data))
        else:
            as_lines(data, console)
        for change in data["unsettled"]:
            said = uncertain_date_note(data["rules"], change["what"], change["after"], change["on"])
            console.print(Text(told(said), style="yellow"), soft_wrap=True)


def say_document(document: StatedDocument, console: Console) -> None:
    """A document: each statement by its lines, with its rules, and what is right where it is not."""
    english = "Document {name}, {title}: judged by {date}"
    heading = worded("turn-document", english, name=document.name, title=document.title, date=document.day)
    console.print(Text(told(heading), style="bold"), soft_wrap=True)
    for one in document.statements:
        said = Text(f"  {one.lines:>6}  {told(one.statement)}", style="" if not one.instead else "dim")
        console.print(said.append_text(rules_in_brackets(one.rules)), soft_wrap=True)
        if one.instead:
            instead = worded("turn-document-instead", "Not so: {instead}", instead=one.instead)
            console.print(Text(f"          {told(instead)}", style="yellow"), soft_wrap=True)


@dataclass(frozen=True)
class TurnRow:
    """One thing said of a turn, to the reader: how deep it stands, what it is, the rule and what else says so."""

    depth: int
    text: str
    rule: str
    also: tuple[str, ...] = ()
    kind: str = "happens"  # or a key of _STYLES: a heading, players may act ("window") or nobody may ("shut"), …
    condition: str = ""


def _row(depth: int, text: str, cited: dict[str, Any], kind: str = "happens", condition: str = "") -> TurnRow:
    return TurnRow(depth, told(text), cited["rule"], tuple(cited["also"]), kind, told(term(condition)))


def rows_of(data: dict[str, Any]) -> Iterator[TurnRow]:
    """The turn, one thing a row, in the order in which it happens."""
    day = data["rules"]
    for part in data["before"]:
        yield _row(0, term(part["name"], day), part, "phase")
        for each in part["parts"]:
            yield from _parts(each, 1)
    for phase in data["phases"]:
        yield _row(0, term(phase["name"], day), phase, "phase")
        if "parts" in phase:
            for skipped in phase["steps"][0]["skipped"]:
                yield _row(1, skipped["what"], skipped, "note")
            for each in phase["parts"]:
                yield from _parts(each, 1)
                if each["part"] == BODY and phase["attack"]:
                    yield _row(2, worded("turn-attack", "the attack, once a turn"), phase["attacks"], "step")
                    for inner in phase["attack"]:
                        yield from _parts(inner, 3)
            continue
        for step in phase["steps"]:
            lone = len(phase["steps"]) == 1 and step["name"] == phase["name"]
            if not lone:
                yield _row(1, term(step["name"], day), step, "step", step["only"] or "")
            yield from _step(step, 1 if lone else 2)
    yield _row(0, data["skipping"]["what"], data["skipping"], "note")


def _step(step: dict[str, Any], depth: int) -> Iterator[TurnRow]:
    for skipped in step["skipped"]:
        yield _row(depth, skipped["what"], skipped, "note")
    triggers = step["triggers"]
    put = [_row(depth, triggers["what"], triggers)] if triggers else []
    if triggers and triggers.get("under"):
        yield put.pop()
    for action in step["actions"]:
        yield _row(depth, _words(action), action, condition=action["only"] or "")
    yield from put
    priority = told(_PRIORITY[step["priority"]])
    yield TurnRow(depth, priority, step["priority_rule"], (), "window" if step["window"] else "shut")
    for action in step["ends"]:
        yield _ends(action, depth)
    if step["again"]:
        yield _row(depth, step["again"]["what"], step["again"], "note")


def _ends(action: dict[str, Any], depth: int) -> TurnRow:
    said = worded("turn-as-it-ends", "as it ends: {action}", action=_words(action))
    return _row(depth, said, action, "ends", action["only"] or "")


def _parts(part: dict[str, Any], depth: int) -> Iterator[TurnRow]:
    """A part of a phase, or of the attack, of 1997: what it is and how players act in it, then what happens in it."""
    how = term(part["window"]) if part["window"] else ""
    if part["allowed"]:
        allowed = commas([term(each) for each in part["allowed"]])
        how = worded("turn-part-window", "{window}: {allowed}", window=how, allowed=allowed) if how else allowed
    said = worded("turn-part", "part {number}, {name}", number=part["part"], name=term(part["name"]))
    if how:
        said = worded("turn-part-how", "{part} ({how})", part=said, how=how)
    kind = "window" if how else "step"
    if part["what"]:
        yield _row(depth, worded("turn-part-what", "{part}: {what}", part=said, what=part["what"]), part, kind)
        return
    only = part.get("only") or ""
    if len(part["actions"]) == 1 and not how:
        alone = worded("turn-part-what", "{part}: {what}", part=said, what=_words(part["actions"][0]))
        yield _row(depth, alone, part["actions"][0], condition=only)
        return
    yield _row(depth, said, part, kind, only)
    for action in part["actions"]:
        what = _words(action)
        if action.get("must"):
            what = worded("turn-must", "{action}, which must be used", action=what)
        yield _row(depth + 1, what, action, condition=action["only"] or "")


def _words(action: dict[str, Any]) -> str:
    name: str = action["action"]
    if action.get("stacked"):
        return _STACKED[name]
    if action.get("burns"):
        english = "{action}, and each burns its player for 1 life"
        return worded("turn-burns", english, action=turn_action_words(name))
    return turn_action_words(name)


def _only(row: TurnRow) -> str:
    """For which games or steps alone it is."""
    return told(worded("turn-only", "only: {condition}", condition=row.condition)) if row.condition else ""


def as_lines(data: dict[str, Any], console: Console) -> None:
    """One thing a line, indented."""
    console.print(turn_heading(data))
    for row in rows_of(data):
        only = f"  {_only(row)}" if row.condition else ""
        console.print(
            Text.assemble("  " * row.depth, row.text, only, rules_in_brackets(row.rule, *row.also)), soft_wrap=True
        )


_STYLES: Final = {
    "phase": "bold yellow",
    "step": "bold",
    "window": "green",
    "shut": "dim",
    "note": "italic dim",
    "happens": "",
    "ends": "",
}


def as_table(data: dict[str, Any]) -> Group:
    """The turn as a table for a screen. What happens as every step ends is said once, at the foot."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, expand=False)
    table.add_column(told(worded("turn-column-turn", "the turn")))
    table.add_column(told(worded("turn-column-rule", "rule")))
    common = [_ends(action, 0) for action in _everywhere(data)]
    for row in rows_of(data):
        if replace(row, depth=0) in common:
            continue
        text = Text.assemble("  " * row.depth, (row.text, _STYLES[row.kind]))
        if row.condition:
            text.append(f"  {_only(row)}", style="dim")
        table.add_row(text, _cited(row))
    if common:
        table.add_section()
        for row in common:
            table.add_row(Text.assemble((f"{told(EACH_STEP)}, ", "dim"), row.text), _cited(row))
    return Group(turn_heading(data), table)


def as_picture(data: dict[str, Any]) -> Group:
    """The turn with its phases side by side."""
    heads: list[Text] = []
    phases: list[list[Text]] = []
    notes: list[Text] = []
    common = [_ends(action, 0) for action in _everywhere(data)]
    for row in rows_of(data):
        only = f"  {_only(row)}" if row.condition else ""
        indent = "  " * (row.depth - 1)
        said = Text.assemble(indent, (row.text, _STYLES[row.kind]), only, rules_in_brackets(row.rule))
        if row.depth and replace(row, depth=0) not in common:
            phases[-1].append(said)
        elif row.kind == "phase":
            heads.append(Text.assemble(row.text, rules_in_brackets(row.rule)))
            phases.append([])
        elif not row.depth:
            notes.append(said)
    notes += [Text.assemble(f"{told(EACH_STEP)}, ", row.text, rules_in_brackets(row.rule)) for row in common]
    table = Table()
    for head in heads:
        table.add_column(head)
    table.add_row(*[Text("\n").join(phase) for phase in phases])
    return Group(turn_heading(data), table, *notes)


def turn_heading(data: dict[str, Any]) -> Text:
    said = worded("turn-heading", "The turn under the rules of {date}", date=day_said(data["rules"]))
    return Text(told(said), style="bold")


def _cited(row: TurnRow) -> Text:
    return Text(" ").join([Text(rule, style=RULE) for rule in (row.rule, *row.also) if rule])


def _everywhere(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations at the end of every step. (In 1997 they are a part of each phase.)"""
    if data["timing"] == "batches":
        return []
    steps = [step for phase in data["phases"] for step in phase["steps"]]
    return [action for action in steps[0]["ends"] if all(action in step["ends"] for step in steps)]
