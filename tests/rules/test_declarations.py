"""Mechanics are declared once, below `rules/mechanics`: how declarations are read, and that nothing repeats them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.cards.codec import CLASSES
from mainphase.errors import RulesError
from mainphase.language.grammar.keywords.names import word_of
from mainphase.language.text.reminders import marks_in, stem
from mainphase.presentation.refusal_words import REASONS, WITHOUT_STACK, declared_reasons, reason_template
from mainphase.rules import declared as declarations
from mainphase.rules.declared import DECLARATIONS, MechanicDeclaration, declared, declared_as, read_declaration
from mainphase.rules.meanings import MEANINGS, read_table
from mainphase.rules.numbers_by_name import NUMBERING_FILE

REMINDERS = Path(declarations.__file__).parents[1] / "language" / "text" / "reminders.tsv"


@pytest.mark.parametrize("one", declared(), ids=lambda one: one.file)
def test_a_declaration_is_where_its_name_says(one: MechanicDeclaration) -> None:
    file = one.name.lower().replace(" ", "_").replace("-", "_")
    assert one.file.split("/")[1] == f"{file}.tsv"


def test_what_is_declared_is_said_nowhere_else() -> None:
    own = {concept.name for one in declared() for concept in one.concepts if concept.numbers}
    assert own & {line.split("\t")[0] for line in NUMBERING_FILE.read_text(encoding="utf-8").splitlines()} == set()
    assert own & {name for name, _ in read_table(MEANINGS, ("concept", "what"))} == set()
    subjects = {stem(one.name) for one in declared()}
    assert subjects & {*marks_in(REMINDERS.read_text(encoding="utf-8"))} == set()
    refusing = {number for number, concept in declared_reasons().items() if concept.refusal}
    assert refusing & ({*REASONS} | {*WITHOUT_STACK}) == set()


def test_each_concept_and_each_name_is_declared_once() -> None:
    names = [concept.name for one in declared() for concept in one.concepts if concept.numbers]
    assert len(names) == len(set(names))
    for kind in declarations.MECHANIC_KINDS:
        called = [one.name for one in declared_as(kind)]
        assert called, f"nothing is a {kind}"
        assert len(called) == len(set(called))


@pytest.mark.parametrize("word", ["node", "counter", "designation", "deed"])
def test_what_shows_a_mechanic_shows_no_other(word: str) -> None:
    shown = [fields[0] for one in declared() for fields in one.said.get(word, ())]
    assert shown
    assert len(shown) == len(set(shown))


def test_what_a_declaration_names_exists() -> None:
    for one in declared():
        assert {fields[0] for fields in one.said.get("node", ())} <= {*CLASSES}, one.file
        if one.of("written"):
            assert word_of(one.name), one.file


def test_a_refusal_is_said_as_it_is_declared() -> None:
    menace = next(one for one in declared() if one.name == "menace").concepts[0]
    number = next(number for number, concept in declared_reasons().items() if concept is menace)
    assert reason_template(number) == menace.refusal == "{source} has menace and needs two or more blockers"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", r"mechanics/wrong\.tsv:1: it begins with ''"),
        ("keyword\tstomp\n", r":1: it begins with 'keyword'; it should be a kind of mechanic \(keyword ability, "),
        ("keyword ability\tstomp\nsays\tStomp.\n", r":2: unknown word 'says'"),
        ("keyword ability\tstomp\nformerly\t2001-07-23\n", r":2: 'formerly' and \['2001-07-23'\]: too few"),
        ("keyword ability\tstomp\n2001-07-23\t502.1\n", r":2: a number stands before any concept"),
        ("keyword ability\tstomp\nrefusal\tit stomps\n", r":2: a refusal stands before any concept"),
        ("keyword ability\tstomp\nconcept\tstomp\n2001-07-23\n", r":3: \[\] after 2001-07-23"),
        (
            "keyword ability\tstomp\nconcept\tstomp\n2001-07-23\t502.1\n1999-06-01\t502.1\n",
            r":4: stomp has a line since 2001-07-23 before this one since 1999-06-01",
        ),
    ],
)
def test_a_declaration_that_is_wrong_is_refused_with_file_and_line(tmp_path: Path, text: str, wrong: str) -> None:
    path = tmp_path / "mechanics" / "wrong.tsv"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=wrong):
        read_declaration(path)


def test_what_a_declaration_says_is_read(tmp_path: Path) -> None:
    path = tmp_path / "stomp.tsv"
    path.write_text(
        "keyword ability\tstomp\ncalled\tstomping\nconcept\tstomp\tIt stomps.\n1997-03-24\t-\n"
        "2001-07-23\t502.1\t100.1;100.2\n"
    )
    one = read_declaration(path)
    assert (one.kind, one.name, one.of("called"), one.of("written")) == ("keyword ability", "stomp", "stomping", "")
    (concept,) = one.concepts
    assert (concept.name, concept.meaning) == ("stomp", "It stomps.")
    assert [(number.since, number.rule, number.also) for number in concept.numbers] == [
        ("1997-03-24", "", ()),
        ("2001-07-23", "502.1", ("100.1", "100.2")),
    ]
    assert DECLARATIONS.is_dir()
