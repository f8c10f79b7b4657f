"""Every number the code can cite is looked up in the rules text of its day, where the dated texts are at hand.

The texts are not part of the project: without `../shared/rules` these tests are skipped and say so.
"""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from mainphase.rules.concepts import Concept, concept_name, concept_names, concept_of
from mainphase.rules.numbering import line_on, numbering
from mainphase.rules.text import RulesText, read_text
from mainphase.rules.timeline import timeline

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT.parent / "shared" / "rules"
PATTERNS = ROOT / "tests" / "dates" / "patterns.tsv"
UNNUMBERED = "1997-03-24"
DATED = [(name, since) for name, since in timeline().texts if name != UNNUMBERED]
NEWEST = timeline().newest


@cache
def text_of(name: str) -> RulesText:
    path = TEXTS / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {name}.txt in ../shared/rules")
    return read_text(path)


@cache
def patterns() -> dict[int, re.Pattern[str]]:
    """What a rule must mention to be about a concept: our own key words."""
    lines = PATTERNS.read_text(encoding="utf-8").splitlines()[1:]
    fields = [line.split("\t") for line in lines]
    return {concept_of(name): re.compile(pattern, re.IGNORECASE | re.DOTALL) for name, pattern in fields}


@pytest.mark.parametrize(("name", "since"), DATED, ids=[name for name, _ in DATED])
def test_every_number_exists_in_the_text_of_its_day_and_is_about_its_concept(name: str, since: str) -> None:
    text = text_of(name)
    wrong: list[str] = []
    audited = 0
    for concept in numbering():
        line = line_on(concept, since)
        if line is None or not line.rule:
            continue
        audited += 1
        if line.rule not in text:
            wrong.append(f"{concept_name(concept)}: no rule {line.rule}")
        elif not patterns()[concept].search(text[line.rule]):
            wrong.append(f"{concept_name(concept)}: {line.rule} does not mention {patterns()[concept].pattern!r}")
        wrong.extend(f"{concept_name(concept)}: no rule {other}" for other in line.also if other not in text)
    assert not wrong, f"{name}: " + "; ".join(wrong)
    assert audited > 200


def test_every_concept_has_a_line_for_the_newest_rules_and_a_pattern() -> None:
    for concept, name in enumerate(concept_names()):
        if concept == Concept.NONE:
            continue
        assert line_on(concept, NEWEST) is not None, name
        assert concept in patterns(), name


def test_only_things_that_are_gone_have_no_number_today() -> None:
    gone = [name for number, name in enumerate(concept_names()) if number and not _rule(number)]
    assert sorted(gone) == [
        "attack_intention",
        "batch",
        "combat_damage_stacked",
        "damage_prevention_step",
        "discard_phase",
        "discard_priority",
        "interrupts",
        "life_check",
        "loses_at_once",
        "mana_burn",
        "order_attackers",
        "order_blockers",
        "phase_ability",
        "phase_cost",
        "planeswalker_redirection",
        "sba_planeswalker_uniqueness",
        "series",
        "tapped_artifact",
    ]


def test_every_concept_the_source_cites_exists_and_has_had_a_number() -> None:
    cited = {
        name
        for path in sorted((ROOT / "src").rglob("*.py"))
        for name in re.findall(r"\bConcept\.([A-Z][A-Z_0-9]*)", path.read_text(encoding="utf-8"))
    }
    known = set(concept_names())
    missing = sorted(name for name in cited if name.lower() not in known)
    assert not missing, f"Concept.{', Concept.'.join(missing)}: no such concept"
    numbered = {concept_name(concept) for concept, lines in numbering().items() if any(line.rule for line in lines)}
    without = sorted(name for name in cited - {"NONE"} if name.lower() not in numbered)
    assert not without, f"{', '.join(without)}: never had a number"


def test_a_number_changes_only_on_the_day_a_text_came_into_force() -> None:
    days = {since for _, since in timeline().texts}
    for concept, lines in numbering().items():
        for line in lines:
            assert line.since in days or line.since > NEWEST, (concept_name(concept), line.since)


def test_a_line_says_something_new() -> None:
    for concept, lines in numbering().items():
        for earlier, later in pairwise(lines):
            assert (earlier.rule, earlier.also) != (later.rule, later.also), (concept_name(concept), later.since)


def _rule(concept: int) -> str:
    line = line_on(concept, NEWEST)
    return line.rule if line is not None else ""
