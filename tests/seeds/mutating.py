"""Changes of the law or of the code, made for as long as one test runs: who states something must notice the opposite.

A change is one line of words:

    plan PART drop OPERATION            what the turn plan does there is left out
    plan PART swap OPERATION OPERATION  two of its operations in the other order
    plan PART also OPERATION            it does that besides, as it begins; PART's own conditions on it no longer count
    plan PART at-the-end OPERATION      what it does as it begins is done as it ends
    plan PART last OPERATION            it does that besides, as the last thing of all
    plan PART priority KIND             always, never, exception or mana_sources
    plan PART gone                      there is no such phase or step
    plan PART after PART                it comes elsewhere: after that one
    plan PART single                    no second one of it (first strike)
    flag NAME = VALUE                   a flag of the timeline has this value at all times
    number CONCEPT = NUMBER             the concept has this number only, "-" is none; perhaps "from DAY", "until DAY"
    number CONCEPT also NUMBER;NUMBER   these are the numbers that it has besides, "-" is none
    code MODULE.FUNCTION: OLD => NEW    these words of a function's source are others

Several of them, with "; " between, are made together. PART is as the turn plan calls it, in quotation marks: "untap
step"; what was renamed goes by either name. MODULE is under `mainphase`. What a change is about must be there: if the
plan has no such operation, the flag and the number are what they were, or the words stand not once in that function,
the change means nothing any more and `MutantError` says so.

Law is changed where `rules_on` folds it, so that in any build a game takes it for the law of the day. Code is changed
by giving the function that there is other instructions; a compiled function has none to exchange.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import shlex
import signal
import threading
import types
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from mainphase.foundation.build import is_extension
from mainphase.rules import timeline as dated
from mainphase.rules.concepts import concept_names, concept_of
from mainphase.rules.law import FLAGS, FlagKind, Rules, check_flag
from mainphase.rules.numbering import Numbers
from mainphase.rules.parts import step_kind
from mainphase.rules.plan import ActionPlan, PhasePlan, PriorityKind, StepKind, StepPlan, TurnPlan
from mainphase.rules.turnplan import plan_on
from mainphase.scenarios import load, run

SECONDS: Final = 8  # of processor time, for a test with a change in it: without its end a loop may have none


class MutantError(Exception):
    """A change that says nothing, or is about something that is not there."""


@dataclass
class Law:
    """The law of one date while it is folded, for changes to work on."""

    date: str
    flags: dict[str, str | bool | int]
    plan: TurnPlan
    numbers: dict[int, str] = field(default_factory=dict)
    besides: dict[int, tuple[str, ...]] = field(default_factory=dict)


class Renumbered(Numbers):
    """The numbers of a date, but some."""

    def __init__(self, law: Law) -> None:
        super().__init__(law.date)
        self.others = law.numbers
        self.besides = law.besides

    def rule(self, concept: int) -> str:
        return self.others.get(concept, super().rule(concept))

    def also(self, concept: int) -> tuple[str, ...]:
        if concept in self.besides:
            return self.besides[concept]
        return () if concept in self.others else super().also(concept)


Amendment = Callable[[Law], bool]  # changes the law, and says whether there was anything to change


CHANGES: Final = re.compile(r"; (?=(?:plan|flag|number|code) )")


@contextmanager
def changed(change: str) -> Iterator[None]:
    """With this change in force. It is an error if it had nothing to change in any law that was asked for."""
    amendments: dict[str, Amendment] = {}
    with ExitStack() as undone:
        for part in CHANGES.split(change):
            kind, _, rest = part.partition(" ")
            if kind == "code":
                undone.enter_context(changed_code(rest))
            elif kind in AMENDING:
                amendments[part] = AMENDING[kind](rest)
            else:
                raise MutantError(f"{part!r} begins with {kind!r}; a change begins with code, {', '.join(AMENDING)}")
        if amendments:
            undone.enter_context(changed_law(amendments))
        yield


@contextmanager
def changed_law(amendments: dict[str, Amendment]) -> Iterator[None]:
    applied: set[str] = set()

    @cache
    def folded(date: str) -> Rules:
        line = dated.timeline()
        flags = dict(line.flags_on(date))
        law = Law(date, flags, plan_on(date, str(flags["timing"])))
        applied.update(part for part, amend in amendments.items() if amend(law))
        return Rules(date, line.text_on(date), law.flags, law.plan, Renumbered(law))

    unchanged = dated._folded
    dated._folded = folded
    try:
        yield
    finally:
        dated._folded = unchanged
    for part in amendments:
        if part not in applied:
            raise MutantError(f"{part!r} changes nothing in any law that the test asks for")


# -- the law ----------------------------------------------------------------------------------------------------------


def of_flag(said: str) -> Amendment:
    match = re.fullmatch(r"(\w+) = (\w+)", said)
    if match is None:
        raise MutantError(f"flag {said!r}: it should read `flag NAME = VALUE`")
    name, word = match.groups()
    if name not in FLAGS or FLAGS[name].planned:
        raise MutantError(f"there is no flag {name!r} in the timeline")
    kind = FLAGS[name].kind
    value: str | bool | int = (
        word if kind == FlagKind.WORD else word == "true" if kind == FlagKind.SWITCH else int(word)
    )
    check_flag(name, value, f"flag {said}")

    def amend(law: Law) -> bool:
        was, law.flags[name] = law.flags[name], value
        return was != value

    return amend


def of_number(said: str) -> Amendment:
    if besides := re.fullmatch(r"(\w+) also (\S+)", said):
        return of_numbers_besides(*besides.groups())
    match = re.fullmatch(r"(\w+) = (.+?)(?: from (\d{4}-\d\d-\d\d))?(?: until (\d{4}-\d\d-\d\d))?", said)
    if match is None:
        raise MutantError(f"number {said!r}: it should read `number CONCEPT = NUMBER`, perhaps with from or until DAY")
    name, number, since, until = match.groups()
    concept = known_concept(name)

    def amend(law: Law) -> bool:
        if law.date < (since or "") or law.date >= (until or "9999"):
            return False
        law.numbers[concept] = "" if number == "-" else number
        return Numbers(law.date).rule(concept) != law.numbers[concept]

    return amend


def of_numbers_besides(name: str, numbers: str) -> Amendment:
    concept = known_concept(name)

    def amend(law: Law) -> bool:
        law.besides[concept] = () if numbers == "-" else tuple(numbers.split(";"))
        return Numbers(law.date).also(concept) != law.besides[concept]

    return amend


def known_concept(name: str) -> int:
    if name not in concept_names():
        raise MutantError(f"there is no concept {name!r}")
    return concept_of(name)


def of_plan(said: str) -> Amendment:
    words = shlex.split(said)
    if len(words) < 2 or (words[1], len(words)) not in PLANS:
        raise MutantError(f"plan {said!r}: {', '.join(sorted({word for word, _ in PLANS}))} come after the part")
    part, what, *more = words
    known = {name for stack in ("stack", "batch") for name in parts_of(stack)}
    for name in (part, *(more if what == "after" else ())):
        if name not in known:
            raise MutantError(f"no phase or step is called {name!r}: {', '.join(sorted(known))}")
    return lambda law: PLANS[what, len(words)](law.plan, part, *more)


@cache
def parts_of(timing: str) -> tuple[str, ...]:
    days = [since for _, since in dated.timeline().texts]
    first, *later = days
    found: dict[str, None] = {}
    for day in [first] if timing == "batch" else later:
        for phase in plan_on(day, timing).phases:
            found.update(dict.fromkeys((phase.name, *(step.name for step in phase.steps))))
    return tuple(found)


def is_called(step: StepPlan, name: str) -> bool:
    if step.name == name:
        return True
    alike = step_kind(name) == step.kind != StepKind.MAIN and step.name.split()[-1] == name.split()[-1]
    return alike and not step.alone


def steps_called(plan: TurnPlan, name: str) -> list[StepPlan]:
    return [step for phase in plan.phases for step in phase.steps if is_called(step, name)]


def places(plan: TurnPlan, name: str) -> list[tuple[Any, str]]:
    """Where the operations of a part stand: (phase or step, the name of the list)."""
    found: list[tuple[Any, str]] = []
    for phase in plan.phases:
        if phase.name == name and not phase.steps[0].alone:
            found.append((phase, "ends"))
    return found + [(step, each) for step in steps_called(plan, name) for each in ("begins", "body", "ends")]


def drop(plan: TurnPlan, name: str, operation: str) -> bool:
    done = False
    for part, where in places(plan, name):
        actions = getattr(part, where)
        left = tuple(action for action in actions if action.name != operation)
        if left != actions:
            setattr(part, where, left)
            done = True
    return done


def swap(plan: TurnPlan, name: str, one: str, other: str) -> bool:
    done = False
    for part, where in places(plan, name):
        actions = list(getattr(part, where))
        names = [action.name for action in actions]
        if one in names and other in names:
            i, j = names.index(one), names.index(other)
            actions[i], actions[j] = actions[j], actions[i]
            setattr(part, where, tuple(actions))
            done = True
    return done


def also(plan: TurnPlan, name: str, operation: str) -> bool:
    return adds(plan, name, operation, "begins")


def last(plan: TurnPlan, name: str, operation: str) -> bool:
    return adds(plan, name, operation, "ends")


def adds(plan: TurnPlan, name: str, operation: str, where: str) -> bool:
    """The operation as it stands somewhere in the plan, whatever it depends on there."""
    every = [action for phase in plan.phases for step in phase.steps for action in step.begins + step.body + step.ends]
    found = next((action for action in every if action.name == operation), None)
    steps = steps_called(plan, name)
    if found is None or not steps:
        return False
    for step in steps:
        others = tuple(action for action in getattr(step, where) if action.name != operation)
        setattr(step, where, (*others, ActionPlan(found.name, found.action, found.concept)))
    return True


def at_the_end(plan: TurnPlan, name: str, operation: str) -> bool:
    done = False
    for step in steps_called(plan, name):
        moved = tuple(action for action in step.begins + step.body if action.name == operation)
        if moved:
            drop(plan, name, operation)
            step.ends = moved + step.ends
            done = True
    return done


def priority(plan: TurnPlan, name: str, kind: str) -> bool:
    value = vars(PriorityKind).get(kind.upper())
    if not isinstance(value, int):
        raise MutantError(f"{kind!r} is no kind of priority")
    done = False
    for step in steps_called(plan, name):
        done |= step.priority != value
        step.priority = value
    return done


def gone(plan: TurnPlan, name: str) -> bool:
    phases: list[PhasePlan] = []
    done = False
    for phase in plan.phases:
        kept = () if phase.name == name else tuple(step for step in phase.steps if not is_called(step, name))
        done |= len(kept) < len(phase.steps)
        if kept:
            phase.steps = kept
            phases.append(phase)
    plan.phases = tuple(phases)
    return done


def after(plan: TurnPlan, name: str, other: str) -> bool:
    for phase in plan.phases:
        moved = next((step for step in phase.steps if is_called(step, name)), None)
        if moved is not None and not moved.alone:
            steps = [step for step in phase.steps if step is not moved]
            at = next((i for i, step in enumerate(steps) if is_called(step, other)), None)
            if at is not None:
                phase.steps = (*steps[: at + 1], moved, *steps[at + 1 :])
                return True
    phases = list(plan.phases)
    names = [phase.name for phase in phases]
    if name not in names or other not in names:
        return False
    taken = phases.pop(names.index(name))
    phases.insert([phase.name for phase in phases].index(other) + 1, taken)
    plan.phases = tuple(phases)
    return True


def single(plan: TurnPlan, name: str) -> bool:
    steps = [step for step in steps_called(plan, name) if step.doubled_by]
    for step in steps:
        step.doubled_by = 0
    return bool(steps)


PLANS: Final[dict[tuple[str, int], Callable[..., bool]]] = {
    ("drop", 3): drop,
    ("swap", 4): swap,
    ("also", 3): also,
    ("last", 3): last,
    ("at-the-end", 3): at_the_end,
    ("priority", 3): priority,
    ("gone", 2): gone,
    ("after", 3): after,
    ("single", 2): single,
}
AMENDING: Final[dict[str, Callable[[str], Amendment]]] = {"flag": of_flag, "number": of_number, "plan": of_plan}


# -- the code ---------------------------------------------------------------------------------------------------------


STANDING: Final[dict[str, str]] = {}  # how functions read now, where a change has been made to them


@contextmanager
def changed_code(said: str) -> Iterator[None]:
    match = re.fullmatch(r"([\w.]+): (.+?) => (.*)", said)
    if match is None:
        raise MutantError(f"code {said!r}: it should read `code MODULE.FUNCTION: OLD => NEW`")
    where, old, new = match.groups()
    module, name = module_of(where)
    source = Path(inspect.getsourcefile(module) or "").read_text(encoding="utf-8")
    first, last = extent(source, name, where)
    within = STANDING.get(where, source[first:last])
    if within.count(old) != 1:
        raise MutantError(f"{old!r} stands {within.count(old)} times in mainphase.{where}; it should stand there once")
    amended = within.replace(old, new)
    text = source[:first] + amended + source[last:]
    try:
        whole = compile(text, module.__file__ or where, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise MutantError(f"code {said!r} is no Python: {error}") from error
    function = function_of(module, name, where)
    unchanged, other = function.__code__, instructions(whole, name)
    if other.co_freevars != unchanged.co_freevars:
        raise MutantError(f"code {said!r} takes away the last `super()` of {where}, or gives it a first one")
    function.__code__, STANDING[where] = other, amended
    try:
        yield
    finally:
        function.__code__, STANDING[where] = unchanged, within


def can_be_made(change: str) -> bool:
    """Whether no function that it is about is compiled."""
    parts = [part.partition(" ") for part in CHANGES.split(change)]
    return not any(
        kind == "code" and is_extension(module_of(rest.split(":")[0])[0].__name__) for kind, _, rest in parts
    )


def module_of(where: str) -> tuple[types.ModuleType, list[str]]:
    """The module that a name begins with, and the names of a function (of a class) in it."""
    parts = where.split(".")
    for end in range(len(parts) - 1, 0, -1):
        try:
            return importlib.import_module(".".join(["mainphase", *parts[:end]])), parts[end:]
        except ModuleNotFoundError:
            continue
    raise MutantError(f"there is no module for mainphase.{where}")


def extent(source: str, name: list[str], where: str) -> tuple[int, int]:
    """From where to where a function stands in the source of its module."""
    nodes: list[ast.stmt] = ast.parse(source).body
    found: ast.stmt | None = None
    for each in name:
        kinds = (ast.FunctionDef, ast.ClassDef)
        found = next((node for node in nodes if isinstance(node, kinds) and node.name == each), None)
        if not isinstance(found, kinds):
            raise MutantError(f"there is no mainphase.{where}")
        nodes = found.body
    assert found is not None
    lines = source.splitlines(keepends=True)
    return sum(map(len, lines[: found.lineno - 1])), sum(map(len, lines[: found.end_lineno]))


def function_of(module: types.ModuleType, name: list[str], where: str) -> types.FunctionType:
    found: Any = module
    for each in name:
        found = vars(found)[each]
    if isinstance(found, property):
        found = found.fget
    found = getattr(found, "__wrapped__", getattr(found, "__func__", found))
    if not isinstance(found, types.FunctionType):
        raise MutantError(f"mainphase.{where} is compiled, or no function")
    return found


def instructions(whole: types.CodeType, name: list[str]) -> types.CodeType:
    found = whole
    for each in name:
        found = next(c for c in found.co_consts if isinstance(c, types.CodeType) and c.co_name == each)
    return found


# -- a test with a change in it ---------------------------------------------------------------------------------------


class TooLong(Exception):
    """A test that did not end in time."""


def notices(test: Callable[[], None], change: str) -> str:
    """How the test fails while the change is in force; "" if it does not notice."""
    with changed(change), in_time():
        try:
            test()
        except MutantError:
            raise
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return ""


@contextmanager
def in_time() -> Iterator[None]:
    """Ends what takes longer than `SECONDS`, where that can be done: a change may keep a game from going on."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TooLong(f"it did not end in {SECONDS} seconds of processor time")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def named(root: Path, name: str) -> Callable[[], None]:
    """The test that a row names: a function, or a scenario under all its dates."""
    if name.endswith(".yaml"):
        return lambda: play_scenario(root / name)
    path, _, function = name.partition("::")
    found: Callable[[], None] = getattr(importlib.import_module(path.removesuffix(".py").replace("/", ".")), function)
    return found


def play_scenario(path: Path) -> None:
    scenario = load(path)
    for date in scenario.rules:
        result = run(scenario, date)
        assert result.ok, "\n".join([scenario.title, *map(str, result.failures)])
