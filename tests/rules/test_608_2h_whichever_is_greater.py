"""CR 608.2h: of two amounts the greater is meant, and how many had entered is remembered whatever became of them."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n

GAINED, LOST = n.SoMuchThisTurn("gained life", n.You()), n.SoMuchThisTurn("lost life", n.You())
HEAL = invented("You gain 3 life.", name="Heal", types="Instant", cost="{0}")
BLEED = invented("You lose 1 life.", name="Bleed", types="Instant", cost="{0}")


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        (
            "You draw cards equal to the life you gained this turn or the life you lost this turn, "
            "whichever is greater.",
            n.GreaterOf(GAINED, LOST),
        ),
        (
            "You draw cards equal to 2 or the greatest power among creatures you control, whichever is greater.",
            n.GreaterOf(n.Fixed(2), n.GreatestPower(n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You()))))),
        ),
    ],
)
def test_the_greater_of_two(text: str, amount: n.Quantity) -> None:
    assert does(text.replace("You draw", "Draw")) == n.Draw(amount)


@pytest.mark.parametrize(("spells", "drawn"), [(("Heal", "Bleed"), 3), (("Bleed",), 1)])
def test_608_2h_whichever_is_greater(spells: tuple[str, ...], drawn: int) -> None:
    both = "the life you gained this turn or the life you lost this turn"
    errand = invented(f"Draw cards equal to {both}, whichever is greater.", name="Errand", types="Sorcery", cost="{0}")
    table = position(alice_hand=[HEAL, BLEED, errand])
    for spell in spells:
        table.alice.cast(spell)
        table.resolve()
    before = len(table.alice.hand)
    table.alice.cast("Errand")
    table.resolve()
    assert len(table.alice.hand) == before - 1 + drawn


def test_608_2h_what_entered_counts_though_it_has_left() -> None:
    count = "nontoken creature you had enter the battlefield under your control this turn"
    errand = invented(f"You gain 1 life for each {count}.", name="Errand", types="Sorcery", cost="{0}")
    sprout = invented("Create a 1/1 green Saproling creature token.", name="Sprout", types="Sorcery", cost="{0}")
    moth = invented("When ~ enters, sacrifice it.", name="Moth", cost="{0}")
    table = position(alice=["Grizzly Bears"], alice_hand=["2 Memnite", moth, sprout, errand], bob=[])
    for spell in ("Memnite", "Memnite", "Sprout", "Moth"):
        table.alice.cast(spell)
        table.resolve()
    table.resolve()
    assert "Moth" in table.alice.graveyard
    table.alice.cast("Errand")
    table.resolve()
    assert table.alice.life == 23
