"""Every number the code can cite is looked up in the rules text of its day, where the dated texts are at hand.

The texts are not part of the project: without `../shared/rules` these tests are skipped and say so.

A rule about a concept mentions its name, or what `patterns.tsv` says instead; for a section of the rulebook of 1997,
what `patterns_1997.tsv` says. Where a text has no rule on something, the nearest that governs it is cited:
`nearest.tsv` says which, when and why. `absent.tsv` lists what the rules of a time do not know at all: it cannot happen
then. Mechanics are not in it, since cards that have one are refused.
"""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from mainphase.cards.mechanics import every_mechanic
from mainphase.rules.concepts import Concept, concept_name, concept_names, concept_of
from mainphase.rules.numbering import line_on, numbering
from mainphase.rules.text import RulesText, read_rules_text
from mainphase.rules.timeline import timeline

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT.parent / "shared" / "rules"
DATES = ROOT / "tests" / "dates"
UNNUMBERED = "1997-03-24"
DATED = [(name, since) for name, since in timeline().texts if name != UNNUMBERED]
NEWEST = timeline().newest
PAGE = re.compile(r"(Mirage|Fifth) p\. \d+")


@cache
def text_of(name: str) -> RulesText:
    path = TEXTS / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {name}.txt in ../shared/rules")
    return read_rules_text(path)


def table(name: str) -> list[list[str]]:
    """The lines of a table of this folder, without its head."""
    return [line.split("\t") for line in (DATES / name).read_text(encoding="utf-8").splitlines()[1:]]


@cache
def patterns(name: str = "patterns.tsv") -> dict[int, re.Pattern[str]]:
    """What a rule must mention to be about a concept: our own key words."""
    return {concept_of(concept): compiled(pattern) for concept, pattern in table(name)}


@cache
def pattern_of(concept: int) -> re.Pattern[str]:
    return patterns().get(concept) or compiled(concept_name(concept).replace("_", " "))


def compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.DOTALL)


@cache
def nearest_rules() -> dict[int, list[tuple[str, str, re.Pattern[str]]]]:
    """Where the nearest rule is cited: since, before, and what that one mentions."""
    found: dict[int, list[tuple[str, str, re.Pattern[str]]]] = {}
    for concept, since, before, pattern, why in table("nearest.tsv"):
        assert why, concept
        found.setdefault(concept_of(concept), []).append((since, before, compiled(pattern)))
    return found


def pattern_on(concept: int, date: str) -> re.Pattern[str]:
    for since, before, pattern in nearest_rules().get(concept, []):
        if since <= date < before:
            return pattern
    if date == UNNUMBERED and concept in patterns("patterns_1997.tsv"):
        return patterns("patterns_1997.tsv")[concept]
    return pattern_of(concept)


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
        elif not pattern_on(concept, since).search(text[line.rule]):
            wrong.append(
                f"{concept_name(concept)}: {line.rule} does not mention {pattern_on(concept, since).pattern!r}"
            )
        wrong.extend(f"{concept_name(concept)}: no rule {other}" for other in line.also if other not in text)
    assert not wrong, f"{name}: " + "; ".join(wrong)
    assert audited > 200


@cache
def sections() -> dict[str, str]:
    """The sections of the rulebook of 1997 that are cited, by their titles; what two sections of one title say stands
    together.
    """
    path = TEXTS / f"{UNNUMBERED}.txt"
    if not path.exists():
        pytest.skip(f"no rules text {UNNUMBERED}.txt in ../shared/rules")
    titles = {line.rule for concept in numbering() if (line := line_on(concept, UNNUMBERED)) and line.rule}
    found: dict[str, str] = {}
    title = ""
    for each in path.read_text(encoding="utf-8").splitlines():
        if each.strip() in titles:
            title = each.strip()
            found.setdefault(title, "")
        elif title:
            found[title] += each.strip() + "\n"
    return found


def test_every_section_of_1997_that_is_cited_exists_and_is_about_its_concept() -> None:
    wrong: list[str] = []
    for concept in numbering():
        line = line_on(concept, UNNUMBERED)
        if line is None or not line.rule or PAGE.fullmatch(line.rule):
            continue
        if line.rule not in sections():
            wrong.append(f"{concept_name(concept)}: no section {line.rule}")
        elif not pattern_on(concept, UNNUMBERED).search(sections()[line.rule]):
            wrong.append(
                f"{concept_name(concept)}: {line.rule} does not mention {pattern_on(concept, UNNUMBERED).pattern}"
            )
        wrong.extend(f"{concept_name(concept)}: {page} is no page" for page in line.also if not PAGE.fullmatch(page))
    assert not wrong, "; ".join(wrong)


@pytest.mark.parametrize(("concept", "since", "before", "pattern", "why"), table("nearest.tsv"))
def test_a_nearest_rule_is_cited_only_where_there_is_no_better_one(
    concept: str, since: str, before: str, pattern: str, why: str
) -> None:
    days = [day for name, day in timeline().texts if since <= day < before]
    assert days, f"{concept}: no text from {since} to {before}"
    if since == UNNUMBERED:
        return
    line = line_on(concept_of(concept), since)
    assert line is not None
    assert not pattern_of(concept_of(concept)).search(text_of(text_on(since))[line.rule]), "the rule is about it"


def text_on(day: str) -> str:
    return next(name for name, since in timeline().texts if since == day)


def cited() -> list[int]:
    """The concepts that the source names, and the turn plans."""
    names = {
        name.lower()
        for path in sorted((ROOT / "src").rglob("*.py"))
        for name in re.findall(r"\bConcept\.([A-Z][A-Z_0-9]*)", path.read_text(encoding="utf-8"))
    }
    for path in sorted((ROOT / "src").rglob("turn/*.toml")):
        names.update(re.findall(r'\bconcept *= *"(\w+)"', path.read_text(encoding="utf-8")))
    return sorted(concept_of(name) for name in names - {"none"})


def without_number(concept: int) -> list[tuple[str, str]]:
    """From when to when a concept has no number; what is gone for good has had its time."""
    out: list[tuple[str, str]] = []
    start = ""
    for _, day in timeline().texts:
        line = line_on(concept, day)
        assert line is not None, f"{concept_name(concept)}: no line for {day}"
        if not line.rule and not start:
            start = day
        elif line.rule and start:
            out.append((start, day))
            start = ""
    return out


def test_whatever_is_cited_has_a_number_on_every_day_on_which_it_can_happen() -> None:
    absent = {(name, since, before) for name, since, before, why in table("absent.tsv") if why}
    # Cards that have a mechanic without a number are refused, so nothing of it happens.
    refused = {mechanic.concept for mechanic in every_mechanic()}
    happening = [concept for concept in cited() if concept not in refused]
    found = {(concept_name(concept), *span) for concept in happening for span in without_number(concept)}
    assert sorted(found - absent) == [], "these have no number, and absent.tsv does not say why they cannot happen"
    for name, since, before in absent:
        assert (since, before) in without_number(concept_of(name)), f"{name} is no longer absent"
        assert concept_of(name) not in refused, f"cards with {name} are refused: absent.tsv need not say it"


def test_every_concept_has_a_line_for_the_newest_rules() -> None:
    for concept, name in enumerate(concept_names()):
        if concept == Concept.NONE:
            continue
        assert line_on(concept, NEWEST) is not None, name


def test_a_pattern_says_more_than_the_name() -> None:
    assert [name for name, pattern in table("patterns.tsv") if pattern == name.replace("_", " ")] == []


def test_only_things_that_are_gone_have_no_number_today() -> None:
    gone = [name for number, name in enumerate(concept_names()) if number and not _rule(number)]
    assert sorted(gone) == [
        "attack_intention",
        "attack_once",
        "batch",
        "boc_triggers_stacked",
        "combat_damage_stacked",
        "commander_mana",
        "commander_mulligan",
        "commander_seen",
        "damage_prevention_step",
        "discard_phase",
        "discard_priority",
        "draw_triggers_stacked",
        "end_triggers_stacked",
        "eoc_triggers_stacked",
        "interrupts",
        "life_check",
        "loses_at_once",
        "mana_burn",
        "order_attackers",
        "order_blockers",
        "order_made_to_block",
        "order_put_blocking",
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
    # Sets that came out under the rules of 1997 brought what is cited by the name of the set: no text is dated so.
    sets = {"1997-10-14", "1998-10-12"}
    days = {since for _, since in timeline().texts} | sets
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
