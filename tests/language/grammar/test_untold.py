"""An X is read only where something tells what it is."""

from mainphase.language.grammar.abilities import line, read_line
from mainphase.language.text.about import About


def meanings(text: str) -> int:
    return len(read_line(text, About("Paper Heron"), line).readings)


def test_107_3m_an_x_of_the_spell_is_not_carried_into_triggered_abilities() -> None:
    assert meanings("When ~ enters, put X +1/+1 counters on it.") == 0
    assert meanings("When ~ enters, put two +1/+1 counters on it.") == 1


def test_an_x_that_is_told_is_read() -> None:
    assert meanings("When ~ enters, you gain X life, where X is the number of creatures you control.") == 1
    assert meanings("{X}, {T}: You gain X life.") == 1
