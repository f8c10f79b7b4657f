"""CR 107.3i, 107.3m: the X that was chosen for a spell, for what triggers as it is cast or enters."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    attacks,
    card,
    creature,
    draw,
    enters,
    gain_life,
    instant,
    itself,
    on_the_stack,
    target,
    targeting,
    when,
    whenever,
    you,
)

X = n.X()


def library() -> list[str]:
    return ["Plains"] * 9


def entering(*more: n.Ability) -> CardDef:
    return card("Grower", "{X}{G}", creature, pt="1/1")(when(enters(itself)).do(gain_life(X)), *more)


def test_107_3m_what_triggers_as_it_enters_knows_x() -> None:
    table = position(alice=["4 Forest"], alice_hand=[entering()])
    table.alice.cast("Grower", x=3)
    table.resolve_all()
    assert table.alice.life == 23


def test_107_3m_but_not_if_it_enters_without_being_cast() -> None:
    put = card("Put", "{0}", instant)(targeting(creature).do(n.Move(target, n.Zone.EXILE), n.Move(n.Saved("it"), 3)))
    table = position(alice=["4 Forest"], alice_hand=[entering(), put])
    table.alice.cast("Grower", x=3)
    table.resolve_all()
    table.alice.cast("Put", ["Grower"])
    table.resolve_all()
    assert table.alice.life == 23


def test_107_3m_and_nothing_that_triggers_later_knows_it() -> None:
    later = entering(whenever(attacks(itself)).do(draw(X)))
    table = position(alice=["4 Forest"], alice_hand=[later], alice_library=library())
    table.alice.cast("Grower", x=3)
    table.resolve_all()
    table.advance_to("turn 3, precombat main")
    had = len(table.alice.hand)
    table.alice.attack(["Grower"])
    table.resolve_all()
    assert len(table.alice.hand) == had


def test_107_3i_what_triggers_as_it_is_cast_knows_x() -> None:
    cast = on_the_stack(when(n.CastsSpell(you, itself)).do(gain_life(X)))
    table = position(alice=["4 Forest"], alice_hand=[card("Herald", "{X}{G}", creature, pt="1/1")(cast)])
    table.alice.cast("Herald", x=2)
    table.resolve()
    assert table.alice.life == 22
    table.resolve_all()
    assert table.alice.life == 22
