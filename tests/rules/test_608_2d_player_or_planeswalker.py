"""CR 608.2d, 120.3: damage to a player or a planeswalker of theirs, as you choose when it is dealt."""

from __future__ import annotations

from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n

TEXT = (
    "Whenever you cast a spell, choose an opponent at random. ~ deals damage equal to that spell's mana value to that "
    "player or a planeswalker that player controls."
)
SMASHER = invented(TEXT, name="Smasher")


def cast(**there: list[str]) -> Table:
    table = position(alice=[SMASHER, "2 Forest"], alice_hand=["Grizzly Bears"], **there)  # type: ignore[arg-type]
    table.alice.cast("Grizzly Bears")
    table.resolve()
    return table


def test_608_2d_a_planeswalker_of_that_player() -> None:
    table = cast(bob=["Ajani Vengeant (3 loyalty)"])
    table.choose("Ajani Vengeant")
    assert (table.bob.life, table.counters("Ajani Vengeant", "loyalty")) == (20, 1)


def test_608_2d_or_the_player() -> None:
    table = cast(bob=["Ajani Vengeant (3 loyalty)"])
    table.choose("done")
    assert (table.bob.life, table.counters("Ajani Vengeant", "loyalty")) == (18, 3)


def test_608_2d_who_has_none() -> None:
    assert cast(bob=["Forest"]).bob.life == 18


def test_whose_mana_value_is_said_so() -> None:
    """What deals the damage is another than the spell: said as "it", it would be meant."""
    read = ability("Whenever you cast a spell, ~ deals damage equal to that spell's mana value to each opponent.")
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.DealDamage(n.ManaValueOf(n.ThatObject()), n.EachOpponent())
