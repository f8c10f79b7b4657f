"""How a rule, a part of the turn or a flag changed over the dates: what `mainphase history` tells.

A topic is a flag ("mana burn"), a concept ("legend rule"), a part of the turn ("untap step"), an operation of the turn
plan ("phasing", "empty pools"), a format ("Modern") or a rule number ("505.4"). What several of these are called is
told for all of them. Changes that are played as today (`undated`) are told with the rules that they were made to.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from mainphase.errors import LONGEST_NAME, RulesError, near_names
from mainphase.rules.concepts import concept_names
from mainphase.rules.formats.chronicle import DONE, Format, formats
from mainphase.rules.law import FLAGS, Rules, flag_names
from mainphase.rules.numbering import lines_of_concept
from mainphase.rules.parts import step_kind
from mainphase.rules.plan import ActionPlan, StepPlan
from mainphase.rules.timeline import rules_on, timeline
from mainphase.rules.undated import undated_at
from mainphase.saying.worded import commas, fixed, term, worded


@dataclass(frozen=True)
class HistoryEntry:
    """From a day on something is so. `after`: it may have been so earlier, but not by that day; "" if it is known."""

    since: str
    what: str
    source: str = ""
    after: str = ""


@dataclass(frozen=True)
class TopicHistory:
    """One topic: what it is ("flag", "rule numbers", "turn", "operation", "format", "rule", "not dated") and its
    entries, oldest first.
    """

    topic: str
    kind: str
    entries: tuple[HistoryEntry, ...]


def history(topic: str) -> list[TopicHistory]:
    """Everything that is called by this name, each with its changes.

    Raises `RulesError` when nothing is, naming what is nearest.
    """
    name = "_".join(topic.lower().replace("-", " ").split())
    found: list[TopicHistory] = []
    if name in flag_names():
        found.append(of_flag(name))
    if name in concept_names() and name:
        found.append(of_concept(name))
    parts = part_names()
    for candidate in (name, f"{name}_step", f"{name}_phase"):
        if candidate in parts:
            found.append(of_part(candidate))
            break
    if name in operation_names():
        found.append(of_operation(name))
    found += [of_format(one) for one in formats() if topic.strip().casefold() in one.folded_names]
    if topic.strip()[:1].isdigit():
        found.extend(of_number(topic.strip().rstrip(".")))
    if not found:
        turn = closest_topics(name, sorted({*flag_names(), *parts, *operation_names()}), 3)
        cited = closest_topics(name, sorted(c for c in concept_names() if c), 2)
        called = {folded: one.name for one in formats() for folded in one.folded_names}
        played = [called[near] for near in near_names(topic.strip().casefold(), sorted(called), 1, 0.7)]
        said = ", ".join(dict.fromkeys((*played, *turn, *cited))).replace("_", " ")
        raise RulesError(
            worded(
                "error-is-not-the-name",
                "{topic} is not the name of a flag, a concept, a part of the turn or something in it, a "
                "format, nor a rule number; nearest: {said}",
                topic=repr(topic[:LONGEST_NAME]),
                said=said,
            )
        )
    return found


def closest_topics(name: str, known: list[str], count: int) -> list[str]:
    """The topics that are spelt most alike, or share words that few have: "mana empty at" finds "empty pools"."""
    name = name[:LONGEST_NAME]
    asked = {word for word in name.split("_") if len(word) > 2}
    shared = {topic: asked & set(topic.split("_")) for topic in known}
    common = Counter(word for words in shared.values() for word in words)

    def distance(topic: str) -> float:
        return -SequenceMatcher(None, name, topic).ratio() - sum(1 / common[word] for word in shared[topic])

    return sorted(known, key=distance)[:count]


def of_flag(name: str) -> TopicHistory:
    if FLAGS[name].planned:
        return TopicHistory(name, "flag", of_each_text(lambda rules: spoken_flag(rules.flag(name))))
    entries: list[HistoryEntry] = []
    for change in timeline().changes:
        if name in change.flags:
            entries.append(HistoryEntry(change.on, spoken_flag(change.flags[name]), change.source, change.after))
    return TopicHistory(name, "flag", tuple(entries))


def of_each_text(said_by: Callable[[Rules], str], first: str = "") -> tuple[HistoryEntry, ...]:
    """Entries for what the rules of each text say of something, one wherever that is not what the text before said.
    `first`: what needs no entry at the beginning.
    """
    changes = {change.on: change for change in timeline().changes}
    entries: list[HistoryEntry] = []
    before = first
    for _, since in timeline().texts:
        said = said_by(rules_on(since))
        if said != before:
            change = changes.get(since)
            source, after = (change.source, change.after) if change else ("", "")
            entries.append(HistoryEntry(since, said, source, after))
        before = said
    return tuple(entries)


def of_format(one: Format) -> TopicHistory:
    """The chronicle of a format: each announcement by the day from which it held."""
    entries = [
        HistoryEntry(
            told.since,
            f"{DONE[told.does]}: {'; '.join(told.names)}",
            f"announced {told.announced}" if told.announced else "",
        )
        for told in one.announcements
    ]
    return TopicHistory(one.name, "format", tuple(entries))


def spoken_flag(value: str | bool | int) -> str:
    """A flag's name, which stays what one types after `history`, or its value as one says it."""
    if isinstance(value, bool):
        return fixed("flag-yes", "yes") if value else fixed("flag-no", "no")
    said = str(value).replace("_", " ")
    return said if value in FLAGS or not isinstance(value, str) else fixed(f"flag-{value}", said)


def of_concept(name: str) -> TopicHistory:
    concept = concept_names().index(name)
    entries = [
        HistoryEntry(
            line.since, ", ".join([line.rule, *line.also]) if line.rule else fixed("history-no-rule", "no rule")
        )
        for line in lines_of_concept(concept)
    ]
    return TopicHistory(name, "rule numbers", tuple(entries))


@dataclass(frozen=True)
class Standing:
    """A concept, and the rule number that it has on a date."""

    concept: int
    name: str
    rule: str


def concept_told(name: str) -> str:
    """A concept's name as one types it after `history`."""
    return name.replace("_", " ")


def stands_for(number: str, rules: Rules) -> list[Standing]:
    """The concepts that a rule number or title stands for under these rules, as far as it is cited here."""
    wanted = number.strip().rstrip(".").casefold()
    found: list[Standing] = []
    for concept, name in enumerate(concept_names()):
        if concept:
            for rule in (rules.number(concept), *rules.also(concept)):
                if rule and rule.casefold() == wanted:
                    found.append(Standing(concept, concept_told(name), rule))
                    break
    return found


def cited_rules(rules: Rules) -> list[str]:
    """The rule numbers (in 1997: titles) under which anything is cited under these rules."""
    found: dict[str, None] = {}
    for concept in range(1, len(concept_names())):
        for rule in (rules.number(concept), *rules.also(concept)):
            if rule:
                found.setdefault(rule)
    return sorted(found)


def of_number(number: str) -> list[TopicHistory]:
    """The histories of a rule number: what it stood for, as far as the project cites it, and changes that are not
    dated.
    """
    entries: list[HistoryEntry] = []
    before: list[str] | None = None
    for _, since in timeline().texts:
        rules = rules_on(since)
        now = [standing.name for standing in stands_for(number, rules)]
        if now != before and (now or before):
            entries.append(
                HistoryEntry(since, commas(now) or fixed("history-nothing-cited", "nothing that is cited here"))
            )
        before = now
    found = [TopicHistory(number, "rule", tuple(entries))] if entries else []
    changes = sorted(undated_at(number), key=lambda change: change.day)
    if changes:
        told = tuple(
            HistoryEntry(change.day, f"{change.what} ({change.why})", "; ".join(change.cards)) for change in changes
        )
        found.append(TopicHistory(number, "not dated", told))
    return found


@cache
def part_names() -> tuple[str, ...]:
    """The steps and phases that any date's turn has, as topics."""
    names: dict[str, None] = {}
    for _, since in timeline().texts:
        for phase in rules_on(since).plan.phases:
            names.setdefault(phase.name.replace(" ", "_"))
            for step in phase.steps:
                names.setdefault(step.name.replace(" ", "_"))
    return tuple(names)


def of_part(name: str) -> TopicHistory:
    """The history of a step, or of a phase that has none: what happens in it, at each change."""
    wanted = name.replace("_", " ")
    kind = step_kind(wanted)
    entries: list[HistoryEntry] = []
    before = ""
    for _, since in timeline().texts:
        rules = rules_on(since)
        said = ""
        for phase in rules.plan.phases:
            for step in phase.steps:
                if kind == step.kind if kind else bare_name(wanted) == bare_name(step.name):
                    said = describe_step(step)
            if wanted == phase.name and len(phase.steps) > 1:
                said = commas([term(step.name, since) for step in phase.steps], "; ")
        if said != before:
            entries.append(HistoryEntry(since, said or fixed("history-none", "there is none")))
        before = said
    return TopicHistory(name, "turn", tuple(entries))


def bare_name(name: str) -> str:
    """A part's name without what kind of part it is: what is a step today was a phase in 1997."""
    return name.removesuffix(" step").removesuffix(" phase")


@cache
def operation_names() -> tuple[str, ...]:
    """The operations that the turn plan of any date names: phasing, the draw, emptying the pools."""
    names: dict[str, None] = {}
    for _, since in timeline().texts:
        for actions in rules_on(since).plan.operations():
            for action in actions:
                names.setdefault(action.name)
    return tuple(names)


def of_operation(name: str) -> TopicHistory:
    """In which parts of the turn something happens, at each change of that."""
    return TopicHistory(name, "operation", of_each_text(lambda rules: places_of(name, rules)))


def places_of(name: str, rules: Rules) -> str:
    """In which parts of the turn an operation stands under these rules, and whether as they end."""

    begins: list[str] = []
    ends: list[str] = []

    def named(actions: tuple[ActionPlan, ...]) -> bool:
        return any(action.name == name and not (action.precombat_only and begins) for action in actions)

    for phase in rules.plan.phases:
        for step in phase.steps:
            if named(step.begins + step.body):
                begins.append(term(step.name, rules.date))
            if named(step.ends):
                ends.append(term(step.name, rules.date))
        begins.extend(
            worded("history-in-the-attack", "{part} (in the attack)", part=term(part.name))
            for part in phase.attack
            if named(part.actions)
        )
        if named(phase.ends):
            ends.append(term(phase.name, rules.date))
    said = [commas(dict.fromkeys(begins))] if begins else []
    if ends:
        said.append(worded("turn-as-it-ends", "as it ends: {action}", action=commas(dict.fromkeys(ends))))
    return commas(said, "; ") or fixed("history-nowhere", "nowhere in the turn")


def describe_step(step: StepPlan) -> str:
    """A line that tells what happens in a step."""
    begins = [operation_told(action.name) for action in step.begins + step.body]
    ends = [operation_told(action.name) for action in step.ends]
    said = [*begins, PRIORITIES[step.priority]]
    if ends:
        said.append(worded("turn-as-it-ends", "as it ends: {action}", action=commas(ends)))
    return commas(said, "; ")


PRIORITIES: Final = (
    worded("turn-priority-never", "no priority"),
    worded("turn-priority", "priority"),
    worded("history-priority-exception", "priority if something happened"),
    worded("turn-priority-mana-sources", "mana sources only"),
)


def operation_told(name: str) -> str:
    """An operation of the turn as one types it after `history`."""
    return name.replace("_", " ")
