"""CR 707.10, 603.6: spells that are copied as they are cast, and once or twice."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import card, flashback, sorcery, targeting
from mainphase.language.grammar.abilities import read_lines

BEARS = "Grizzly Bears"
AS_CAST = "When you cast this spell, copy it for each creature you control."
TARGETED = (
    "When you cast this spell, if you control a creature, you may copy ~ and may choose a new target for the copy."
)


class Spell:
    is_spell = True
    name = ""


def spell(text: str, *more: n.Ability) -> CardDef:
    """A spell with this text, one ability a line."""
    known = read_lines(tuple(text.split("\n")), Spell())
    assert all(len(line.readings) == 1 and line.echoed for line in known), known
    abilities = [ability for line in known for ability in line.readings[0]]
    return card("Echo", "{1}", sorcery)(*abilities, *more)


@pytest.mark.parametrize(("creatures", "life"), [(0, 21), (2, 23)])
def test_707_10_copied_for_each_of_something(creatures: int, life: int) -> None:
    table = position(alice=["Forest", *[BEARS] * creatures], alice_hand=[spell(AS_CAST + "\nYou gain 1 life.")])
    table.alice.cast("Echo")
    table.resolve_all()
    assert table.alice.life == life


@pytest.mark.parametrize("mine", [True, False])
def test_707_10c_the_copy_may_have_another_target(mine: bool) -> None:
    text = TARGETED + "\nDestroy target creature an opponent controls."
    table = position(
        alice=["Forest", *([BEARS] if mine else [])], alice_hand=[spell(text)], bob=["Memnite", "Hill Giant"]
    )
    table.alice.cast("Echo", targets=["Memnite"])
    if mine:
        table.resolve()
        table.alice.choose("yes", "Hill Giant")
    table.resolve_all()
    assert sorted(table.bob.graveyard) == (["Hill Giant", "Memnite"] if mine else ["Memnite"])


ONCE_OR_TWICE = (
    "Copy target instant or sorcery spell you control. If this spell was cast from a graveyard, copy that spell twice "
    "instead. You may choose new targets for the copies."
)


def test_what_is_copied_once_or_twice() -> None:
    so = n.Fits(n.This(), n.CastFrom(n.Zone.GRAVEYARD))
    target = n.Target(0)
    assert does(ONCE_OR_TWICE) == n.If(so, n.CopySpell(target, amount=n.Fixed(2)), n.CopySpell(target))


@pytest.mark.parametrize(("way", "dealt"), [(0, 4), (1, 6)])
def test_608_2c_twice_instead_if_it_was_cast_from_a_graveyard(way: int, dealt: int) -> None:
    read = does(ONCE_OR_TWICE)
    assert read is not None
    mine = n.All((n.OfType(CardType.INSTANT | CardType.SORCERY), n.IsSpell(), n.ControlledBy(n.You())))
    twice = card("Twice", "{0}", n.OfType(CardType.INSTANT))(targeting(mine).do(read), flashback("{0}"))
    there: list[str | CardDef] = [twice] if way else []
    hand: list[str | CardDef] = ["Shock"] if way else [twice, "Shock"]
    table = position(alice=["Mountain"], alice_graveyard=there, alice_hand=hand)
    table.alice.cast("Shock", targets=["bob"])
    table.alice.cast("Twice", targets=["Shock"], way=way)
    while table.stack:
        if "done" in table.options:
            table.alice.choose("done")
        else:
            table.pass_once()
    assert table.bob.life == 20 - dealt
