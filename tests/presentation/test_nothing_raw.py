"""Nothing that a reader is shown is a name of the machine: of a concept, an event, a decision or an option."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.support.table import position

import mainphase
from mainphase.kernel import machine
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, Decision, DecisionKind, LogEntry, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.notation import option_texts, question
from mainphase.presentation.refusal_words import REASONS, plain_reason
from mainphase.presentation.words import ALL, EVENT_NAMES, entry_text
from mainphase.rules.concepts import concept_names
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.why import Why, packed, reasons_text

SRC = Path(mainphase.__file__).parent
CONCEPTS = [name for name in concept_names() if name]
RAW = {name for name in CONCEPTS if "_" in name}
LEAKS = RAW | {name.replace("_", " ") for name in RAW if name.startswith(("sba_", "attack_choose", "block_choose"))}


def clean(text: str) -> bool:
    words = text.casefold()
    return (
        bool(text.strip())
        and "_" not in text
        and "{" not in re.sub(r"\{[^{} ]+\}", "", text)
        and not any(leak in words for leak in LEAKS)
    )


def table() -> State:
    return position(alice=["Grizzly Bears", "Forest"], bob=["Hill Giant"]).state


def test_every_reason_is_words() -> None:
    for concept in range(1, len(concept_names())):
        assert clean(plain_reason(concept)), concept_names()[concept]
        assert clean(reasons_text(rules_on(None), (Why(concept, 0),))), concept_names()[concept]


def test_every_refusal_of_a_scenario_is_words() -> None:
    g = table()
    bear = g.battlefield[0]
    for concept in range(1, len(concept_names())):
        text = reasons_text(
            g.rules, (packed(g, pack_refusal(concept, bear), "Alice", "cast Shock", "Shock", more="so it is"),)
        )
        assert clean(text), concept_names()[concept]


def test_no_template_asks_for_what_nobody_gives() -> None:
    for template in REASONS.values():
        assert set(re.findall(r"\{(\w+)\}", template)) <= {"it", "who", "source", "other", "more"}


@pytest.mark.parametrize("name", range(len(EVENT_NAMES)), ids=EVENT_NAMES)
def test_every_event_is_words_whatever_it_cites(name: int) -> None:
    g = table()
    bear, giant = g.battlefield[0], g.battlefield[2]
    assert clean(EVENT_NAMES[name])
    every = 1 if name in (EventName.STATE_BASED_ACTION, EventName.PLAYER_LOSES) else 5
    for concept in range(1, len(concept_names()), every):
        for other in (giant, player_ref(1)):
            word = "R" if "mana" in EVENT_NAMES[name] else "upkeep step"
            entry = LogEntry(name, concept, 0, bear, other, 2, -1, g.objects[bear].card, -1, word)
            assert clean(entry_text(g, entry, ALL)), (EVENT_NAMES[name], concept_names()[concept])


def test_every_question_is_words() -> None:
    g = table()
    for kind in DECISION_NAMES:
        assert clean(DECISION_NAMES[kind])
        if kind == DecisionKind.OPTIONAL_COST:
            continue  # asks the spell that is being cast
        g.pending = Decision(0, kind, [], 0, 3, g.battlefield[0])
        g.pending.other = g.battlefield[2]
        assert clean(question(g)), DECISION_NAMES[kind]


def test_every_kind_of_option_has_a_text_of_its_own() -> None:
    source = (SRC / "presentation" / "option_words.py").read_text(encoding="utf-8")
    kernel = "".join(path.read_text(encoding="utf-8") for path in (SRC / "kernel").rglob("*.py"))
    kinds = set(re.findall(r"OptionKind\.([A-Z_]+)", kernel))
    assert len(kinds) > 25
    assert sorted(name for name in kinds if f"OptionKind.{name}" not in source) == []


@pytest.mark.parametrize("rules", ["1997-08-22", "2004-03-01", "2011-08-01", None])
def test_a_game_at_random_says_nothing_raw(rules: str | None) -> None:
    g = position(
        alice=["5 Mountain", "5 Forest", "Grizzly Bears", "Llanowar Elves"],
        alice_hand=["Lightning Bolt", "Giant Growth", "Shock", "Control Magic"],
        bob=["5 Swamp", "Hill Giant", "Prodigal Sorcerer"],
        bob_hand=["Terror", "Dark Ritual"],
        rules=rules,
    ).state
    g.log = []
    choice = random.Random(3)
    for _ in range(250):
        d = g.pending
        if d is None:
            break
        assert clean(question(g))
        for text in option_texts(g) if d.count() < 50 else ():
            assert clean(text), text
        machine.apply_option(g, choice.randrange(d.count()))
    assert len(g.log) > 40
    for entry in g.log:
        assert clean(entry_text(g, entry, ALL)), EVENT_NAMES[entry.name]
