"""CR 607.2a, 603.12: cards that were exiled to pay for something are exiled with what asked for that; and what X
is, told of the target of an ability whose reflexive ability has another.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

INN = invented(
    "Whenever Inn attacks, you may exile a creature card from your graveyard. If you do, each opponent loses X life "
    "and you gain X life, where X is the number of creature cards exiled with Inn.",
    name="Inn", types="Artifact Creature — Horror Construct", pt="3/7",
)  # fmt: skip
DEVOURER = invented(
    "{3}: Exile target creature card from a graveyard. When you do, put X +1/+1 counters on target Wall, where X is "
    "the exiled card's toughness.",
    name="Devourer", types="Creature — Ooze", pt="2/2",
)  # fmt: skip


def test_607_2a_all_that_was_exiled_to_pay_for_its_own_ability() -> None:
    table = position(
        alice=[INN, INN], alice_graveyard=["Memnite", "Grizzly Bears", "Hill Giant"], bob_exile=["Serra Angel"]
    )
    for turn, chosen, lost in ((1, "Memnite", 1), (3, "Grizzly Bears", 3)):
        if turn > 1:
            table.advance_to(f"turn {turn}, precombat main")
        table.alice.attack(["Inn"])
        table.resolve()
        table.choose("yes")
        table.choose(chosen)
        assert (table.alice.life, table.bob.life) == (20 + lost, 20 - lost - 3 * (turn > 1))
    table.advance_to("turn 5, precombat main")
    before = table.bob.life
    table.alice.attack(["Inn 2"])
    table.resolve()
    table.choose("yes")
    assert table.bob.life == before - 1, "with the other one nothing was exiled before"


def test_603_12_the_toughness_of_what_was_exiled() -> None:
    table = position(alice=[DEVOURER, "Wall of Omens", "3 Forest"], bob_graveyard=["Hill Giant"])
    table.alice.activate("Devourer", ["Hill Giant"])
    table.resolve()
    table.choose("Wall of Omens")
    table.resolve()
    assert table.pt("Wall of Omens") == "3/7"


def test_607_2a_spells_that_share_a_type_with_the_exiled_card() -> None:
    anvil = invented(
        "When ~ enters, you may exile a nonland card from your hand.\nSpells you cast that share a card type with the "
        "exiled card cost {2} less to cast.",
        name="Anvil", types="Artifact", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[anvil, "Hill Giant", "Gray Ogre", "Divination", "Ornithopter"], alice=["Mountain"])
    table.alice.cast("Anvil")
    table.resolve()
    table.resolve()
    assert table.alice.why_not("cast Gray Ogre") is not None
    table.choose("yes")
    table.choose("Hill Giant")
    table.alice.cast("Gray Ogre")  # {2}{R}
    table.resolve()
    assert "Gray Ogre" in table.alice.battlefield
