"""Each concept has a sentence, and each flag one and the concepts that it touches."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.errors import RulesError
from mainphase.rules.concepts import Concept, concept_name, concept_names, concept_of
from mainphase.rules.law import flag_names
from mainphase.rules.meanings import concept_meaning, meanings, read_table, switches, switches_of
from mainphase.rules.timeline import rules_on


def test_each_concept_has_a_sentence_of_its_own() -> None:
    """But for keyword abilities (702): their names may say enough."""
    today = rules_on()
    without = [name for concept, name in enumerate(concept_names()) if concept and concept not in meanings()]
    without = [name for name in without if not today.number(concept_of(name)).startswith("702.")]
    assert not without, "write a sentence for it in rules/meanings.tsv"
    for concept, what in meanings().items():
        assert what[0].isupper() or not what[0].isalpha(), concept_name(concept)
        assert what.endswith("."), concept_name(concept)


def test_each_flag_has_a_sentence_and_touches_something() -> None:
    assert sorted(switches()) == list(flag_names()), "write a line for it in rules/switches.tsv"
    for switch in switches().values():
        assert switch.what.endswith("."), switch.flag
        assert switch.concepts, switch.flag


def test_what_touches_a_rule_is_found() -> None:
    assert [switch.flag for switch in switches_of(Concept.MANA_BURN)] == ["mana_burn"]
    assert concept_meaning(Concept.LEGEND_RULE) == "Of legends of one name that a player controls, one stays."


def test_a_table_with_other_columns_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "meanings.tsv"
    path.write_text("concept\twhat\nturn\n", encoding="utf-8")
    with pytest.raises(RulesError, match="1 fields"):
        read_table(path, ("concept", "what"))
    with pytest.raises(RulesError, match="the columns are"):
        read_table(path, ("concept", "what", "why"))
