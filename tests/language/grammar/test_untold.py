"""An X is read only where something tells what it is."""

from mainphase.language.grammar.abilities import line, read_line
from mainphase.language.text.about import About


def meanings(text: str) -> int:
    return len(read_line(text, About("Paper Heron"), line).readings)


def test_107_3m_an_x_of_the_spell_is_known_as_it_is_cast_and_as_it_enters() -> None:
    assert meanings("When ~ enters, put X +1/+1 counters on it.") == 1
    assert meanings("When you cast this spell, draw X cards.") == 1
    assert meanings("Whenever ~ attacks, put X +1/+1 counters on it.") == 0
    assert meanings("Whenever another creature enters, put X +1/+1 counters on it.") == 0


def test_an_x_that_is_told_is_read() -> None:
    assert meanings("When ~ enters, you gain X life, where X is the number of creatures you control.") == 1
    assert meanings("{X}, {T}: You gain X life.") == 1
