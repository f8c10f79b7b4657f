"""Concepts are dense small integers with names."""

import pytest

from mainphase.errors import RulesError
from mainphase.rules.concepts import COUNT, Concept, concept_name, concept_names, concept_of


def test_concepts_are_dense_and_fit_twelve_bits() -> None:
    names = concept_names()
    assert len(names) == len(set(names)) == COUNT
    assert all(names)
    assert COUNT < 2**12


def test_names_and_numbers_go_both_ways() -> None:
    for number, name in enumerate(concept_names()):
        assert concept_of(name) == number
        assert concept_name(number) == name
    assert concept_name(Concept.UNTAP) == "untap"
    assert concept_of("Land_Per_Turn") == Concept.LAND_PER_TURN


def test_unknown_concepts_are_refused_with_what_was_meant() -> None:
    with pytest.raises(RulesError, match=r"unknown concept 'untapp'.*untap"):
        concept_of("untapp")
    with pytest.raises(RulesError, match=r"no concept number 4095"):
        concept_name(4095)
