"""Concepts are dense small integers with names: constants for those that code names, the others from the data."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import mainphase
from mainphase.errors import RulesError
from mainphase.rules.concepts import Concept, concept_name, concept_names, concept_of

SOURCE = Path(__file__).parents[2] / "src" / "mainphase"


def test_concepts_are_dense_and_fit_twelve_bits() -> None:
    names = concept_names()
    assert len(names) == len(set(names))
    assert all(names)
    assert len(names) < 2**12


def test_no_two_constants_share_a_number() -> None:
    numbers = [number for number in vars(Concept).values() if type(number) is int]
    assert len(numbers) > 200
    assert len(numbers) == len(set(numbers))


def test_names_and_numbers_go_both_ways() -> None:
    for number, name in enumerate(concept_names()):
        assert concept_of(name) == number
        assert concept_name(number) == name
    assert concept_name(Concept.UNTAP) == "untap"
    assert concept_of("Land_Per_Turn") == Concept.LAND_PER_TURN


def test_a_constant_is_one_that_code_names() -> None:
    named = {
        name
        for path in SOURCE.rglob("*.py")
        for name in re.findall(r"\bConcept\.([A-Z_0-9]+)", path.read_text(encoding="utf-8"))
    }
    assert {name for name in vars(Concept) if name.isupper()} == {"NONE", *named}


def test_a_concept_has_its_number_whoever_asks_first() -> None:
    """The data are read when they are asked for; a game that is sent to another process means there what it meant."""
    asked = ["extort", "untap_step", "toxic", "untap"]
    for names in (asked, asked[::-1]):
        code = f"from mainphase.rules.concepts import concept_of\nprint(*[concept_of(n) for n in {names}])"
        paths = [str(Path(mainphase.__file__).parents[1])]
        script = f"import sys\nsys.path[:0] = {paths}\n{code}"
        said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
        assert [int(number) for number in said.split()] == [concept_of(name) for name in names]


def test_unknown_concepts_are_refused_with_what_was_meant() -> None:
    with pytest.raises(RulesError, match=r"unknown concept 'untapp'.*untap"):
        concept_of("untapp")
    with pytest.raises(RulesError, match=r"no concept number 4095"):
        concept_name(4095)
